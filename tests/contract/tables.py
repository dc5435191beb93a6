"""What the kit runs on: every registered game and the template, with every number of players and modules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import sacbe
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.session import Session
from sacbe.core.state import State
from sacbe.games._template.game import Template

GAMES: dict[str, Game] = {name: sacbe.game(name) for name in registry.names()} | {Template.name: Template()}


def find_game(name: str) -> Game:
    """A game by its name; the template is known here, though not registered."""
    return GAMES[name] if name in GAMES else registry.get(name)


@dataclass(frozen=True)
class Table:
    """A game with a number of players and a set of modules."""

    game: Game
    players: int
    modules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join((self.game.name, str(self.players), *self.modules))

    def new(self) -> State:
        """A new game."""
        return self.game.new(self.players, self.modules)

    def watchers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), None]

    def walk(self, seed: int) -> Iterator[State]:
        """One random game: the state, always the same object, before each decision and at the end."""
        stream, state = Stream(seed), self.new()
        while True:
            yield state
            actions = self.game.legal(state)
            if not actions:
                return
            self.game.apply(state, actions[stream.draw(len(actions))])

    def moments(self, seed: int, every: int) -> list[State]:
        """Copies of every so manieth state of a random game, and its end."""
        states = [state.copy() for state in self.walk(seed)]
        return [*states[:-1:every], states[-1]]

    def secret_moments(self, seed: int) -> list[State]:
        """Copies of the states of a random game in which several seats choose at the same time."""
        return [
            state.copy()
            for state in self.walk(seed)
            if state.depth and self.game.is_simultaneous(top(state)[0])
        ]

    def played(self, seed: int) -> Session:
        """A finished random game, to be looked at and not to be changed."""
        return _played(self, seed)


@cache
def _played(table: Table, seed: int) -> Session:
    session, stream = Session(table.game, table.players, modules=table.modules, seed=seed), Stream(seed + 1)
    while not session.is_over:
        actions = table.game.legal(session.state)
        session.play(actions[stream.draw(len(actions))])
    return session


def top(state: State) -> tuple[int, int, int, int]:
    """The frame on top: kind, seat and two locals."""
    return state.frame()


def tables() -> list[Table]:
    """All tables that can be started."""
    return [Table(game, players, modules) for game in GAMES.values() for players, modules in game.tables()]
