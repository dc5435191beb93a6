"""What a version of a game offers to programs that learn; tzolkin_v0.py and mexica_v0.py are two of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core import registry
from sacbe.envs import aec
from sacbe.envs.single import SingleSeat
from sacbe.envs.text import TextGame
from sacbe.envs.vector import VectorGames


class Version:
    """Environments of one game."""

    def __init__(self, name: str) -> None:
        self._game = registry.get(name)

    def raw_env(self, players: int | None = None, modules: Sequence[str] = (), **options: Any) -> aec.RawEnv:
        """PettingZoo's AEC environment without its wrappers: `reward`, `render_mode`, `language`."""
        return aec.RawEnv(self._game, self._count(players), modules, **options)

    def env(self, players: int | None = None, modules: Sequence[str] = (), **options: Any) -> aec.CheckedEnv:
        """PettingZoo's AEC environment: `reward`, `render_mode`, `language`."""
        return aec.CheckedEnv(self.raw_env(players, modules, **options))

    def single(self, players: int | None = None, modules: Sequence[str] = (), **options: Any) -> SingleSeat:
        """Gymnasium's environment for one seat: `opponents`, `seat`, `reward`, `render_mode`, `language`."""
        return SingleSeat(self._game.name, self._count(players), modules, **options)

    def vector(
        self, num_envs: int, players: int | None = None, modules: Sequence[str] = (), **options: Any
    ) -> VectorGames:
        """Gymnasium's vector environment: `reward`, `threads`, `copy`, `render_mode`, `language`."""
        return VectorGames(self._game, num_envs, self._count(players), modules, **options)

    def text(self, players: int | None = None, modules: Sequence[str] = (), **options: Any) -> TextGame:
        """The game as text, for players who read: `language`, `reward`."""
        return TextGame(self._game, self._count(players), modules, **options)

    def _count(self, players: int | None) -> int:
        return self._game.min_players if players is None else players
