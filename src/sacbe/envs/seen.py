"""What environments show of one game in progress: the spaces, and the arrays that the core writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from sacbe.core import observation
from sacbe.core.game import Game
from sacbe.core.observation import Observer
from sacbe.core.solo import Solo

LARGEST = 512.0
"""The largest amount of an input, and the least but for its sign: 16 bits in parts of 64."""

SEEDS = 2**32
"""Seeds from which games are drawn whose seed nobody gives."""

Observation = dict[str, NDArray[Any]]
"""What a seat sees, and what it may do: `observation` and `action_mask`."""


def observation_space(game: Game) -> spaces.Dict:
    """The space of what a seat sees."""
    size = observation.blocks_of(game).size
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """The space of all actions of a game, by their numbers."""
    return spaces.Discrete(len(game.actions))


def memory_of(array: NDArray[Any]) -> Any:
    """The memory of an array, for the core."""
    return array.data


class SeenGame:
    """One game in progress, and what its seats see of it."""

    def __init__(self, game: Game, players: int, modules: Sequence[str]) -> None:
        size, actions = observation.blocks_of(game).size, len(game.actions)
        self.game = game
        self._observation = np.zeros(size, np.float32)
        self._mask = np.zeros(actions, np.int8)
        self.solo = Solo(
            game, players, tuple(modules), Observer(game, memory_of(self._observation), memory_of(self._mask))
        )
        self._seeds: np.random.Generator | None = None
        self.seed = 0

    def begin(self, seed: int | None) -> None:
        """A new game: with this seed, or with one that follows from the last one given."""
        if seed is not None or self._seeds is None:
            self._seeds, _ = seeding.np_random(seed)
        self.seed = int(self._seeds.integers(SEEDS)) if seed is None else int(seed)
        self.solo.begin(self.seed)

    def seen_by(self, seat: int) -> Observation:
        """What a seat sees, in arrays of their own."""
        self.solo.see(seat)
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def allows(self, action: int) -> bool:
        """Is this a legal action?"""
        return 0 <= action < len(self._mask) and self.solo.is_legal(action)
