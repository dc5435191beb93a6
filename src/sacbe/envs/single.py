"""A game as a Gymnasium environment: one seat acts, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from sacbe.bots import specs
from sacbe.bots.bot import Bot
from sacbe.core import constants, registry, rewards
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions
from sacbe.envs import rendering, seen
from sacbe.envs.seen import Observation, SeenGame

SEATS_PER_SEED = 100
"""Seeds of bots that belong to one seed of a game."""


class SingleSeat(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots, by their names (sacbe/bots/specs.py).

    `opponents` sit in the order of play after the own seat; where there are too few, the last one sits in the
    other seats, too. Without a `seat` each game draws one.
    """

    metadata = rendering.METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        modules: Sequence[str] = (),
        opponents: Sequence[str] = ("skilled",),
        seat: int | None = None,
        reward: str = "standing",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self._game = registry.get(game)
        self.players = self._game.min_players if players is None else players
        self._seen = SeenGame(self._game, self.players, modules)
        if seat is not None and not 0 <= seat < self.players:
            raise BadOptions(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")
        if not 1 <= len(opponents) < self.players:
            raise BadOptions(f"{self.players} players have 1 to {self.players - 1} opponents.")
        others = [*opponents, *[opponents[-1]] * (self.players - 1 - len(opponents))]
        self._opponents = [specs.read(name, self._game) for name in others]
        self._rewards = rewards.Rewards(self._game, reward)
        self._renderer = rendering.Renderer(self._game, self.players, render_mode, language)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = seen.observation_space(self._game)
        self.action_space: spaces.Space[Any] = seen.action_space(self._game)
        self._seat_wanted = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the bots play until the own seat is asked."""
        super().reset(seed=seed)
        self._seen.begin(seed)
        drawn = Stream(self._seen.seed + 1).draw(self.players)
        self.seat = drawn if self._seat_wanted is None else self._seat_wanted
        self._leave()
        for place, bot in enumerate(self._opponents):
            other = (self.seat + 1 + place) % self.players
            self._bots[other] = bot.create(self._seen.seed * SEATS_PER_SEED + other)
        self._play_bots()
        self._show()
        return self._seen.seen_by(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots play until the own seat is asked again or the game is over."""
        solo, reward, is_over = self._seen.solo, 0.0, False
        if solo.asked() == constants.NOBODY:
            raise RuntimeError("The game is over; reset() begins another.")
        if not self._seen.allows(int(action)):
            reward, is_over = rewards.lowest(), True
        else:
            solo.play(int(action))
            self._play_bots()
            if solo.asked() == constants.NOBODY:
                reward, is_over = self._rewards.of(solo.state)[self.seat], True
        self._show()
        return self._seen.seen_by(self.seat), reward, is_over, False, self._info()

    def render(self) -> str | None:
        """The table as text or as SVG, as the render mode says."""
        return self._renderer.render(self._seen.solo.state, self.seat)

    def close(self) -> None:
        """End bots that are programs."""
        self._leave()

    def _play_bots(self) -> None:
        solo = self._seen.solo
        asked = solo.asked()
        while asked not in (self.seat, constants.NOBODY):
            asked = solo.play(self._bots[asked].choose(self._game, solo.state))

    def _leave(self) -> None:
        for bot in self._bots.values():
            specs.close(bot)
        self._bots = {}

    def _info(self) -> dict[str, Any]:
        """The own seat, the seed of the game, and the points of all seats, the own first."""
        scores = [score / self._game.score_unit for score in self._game.scores(self._seen.solo.state)]
        return {
            "seat": self.seat,
            "seed": self._seen.seed,
            "scores": scores[self.seat :] + scores[: self.seat],
        }

    def _show(self) -> None:
        if self.render_mode == rendering.HUMAN:
            self.render()
