"""Many games as one of Gymnasium's vector environments: all seats act, each game when it is asked.

Every step takes one action in each game, for the seat that is asked there (`infos["seat"]`). A game that ends
begins again in the same step (AutoresetMode.SAME_STEP), so what is returned is always to be acted on.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from sacbe.core import constants
from sacbe.core.batch import Batch
from sacbe.core.game import Game
from sacbe.envs import rendering, seen
from sacbe.envs.seen import SEEDS, Observation


class VectorGames(VectorEnv[Observation, ArrayLike, NDArray[Any]]):
    """N games of one table.

    The arrays of observations belong to the environment: those that a step returns stay as they are during
    the next step, and are written again by the one after it. With `copy=True` they are yours.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        players: int,
        modules: Sequence[str] = (),
        reward: str = "standing",
        threads: int | None = None,
        copy: bool = False,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, **rendering.METADATA}
        self.num_envs, self.players, self.copies = num_envs, players, copy
        self.render_mode = render_mode
        self._renderer = rendering.Renderer(game, players, render_mode, language)
        self._batch = Batch(game, num_envs, players, modules, reward, threads or os.cpu_count() or 1)
        self.single_observation_space: spaces.Dict = seen.observation_space(game)
        self.single_action_space: spaces.Discrete = seen.action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        rows, shape = self._batch.rows, (constants.BANKS, num_envs, -1)
        self._observations = np.asarray(rows.observations).reshape(shape)
        self._masks = np.asarray(rows.masks).reshape(shape)
        self._finals = np.asarray(rows.finals).reshape(num_envs, -1)
        self._rewards = np.asarray(rows.rewards).reshape(num_envs, players)
        self._scores = np.asarray(rows.scores).reshape(num_envs, players)
        self._actions = np.asarray(rows.actions)
        self._seats = np.asarray(rows.seats)
        self._acted = np.asarray(rows.acted)
        self._ended = np.asarray(rows.ended)
        self._lengths = np.asarray(rows.final_lengths)
        self._seeds = np.asarray(rows.seeds)
        self._games = np.arange(num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games: game i with the seed plus i, or each with a seed of its own."""
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seeds = [int(seed) + place for place in range(self.num_envs)]
        else:
            drawn = self.np_random.integers(SEEDS)
            given = [None] * self.num_envs if seed is None else list(seed)
            seeds = [int(drawn) + place if own is None else own for place, own in enumerate(given)]
        self._batch.begin(seeds)
        return self._observed(), {"seat": self._seats.copy(), "seed": self._seeds.copy()}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one action in each game; the reward is that of the seat which took it."""
        self._actions[:] = actions
        self._batch.step()
        acted, ended = self._acted.copy(), self._ended.astype(np.bool_)
        rewards = self._rewards.copy()
        infos = {"seat": self._seats.copy(), "acted": acted, "rewards": rewards}
        if ended.any():
            infos |= self._ends(ended)
        return self._observed(), rewards[self._games, acted], ended, np.zeros_like(ended), infos

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, drawn at random in the core; the same for the same seeds."""
        self._batch.draw()
        return self._actions.copy()

    def render(self) -> tuple[str, ...] | None:
        """Every table as text or SVG."""
        states = self._batch.states()
        shown = [self._renderer.render(state) for state in states]
        return tuple(text for text in shown if text is not None) if self.render_mode else None

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._batch.close()

    def _observed(self) -> Observation:
        bank = self._batch.bank()
        found = {"observation": self._observations[bank], "action_mask": self._masks[bank]}
        return {name: array.copy() for name, array in found.items()} if self.copies else found

    def _ends(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """About games that have ended, with a flag for each game beside each entry, as Gymnasium has it.

        Nothing is legal any more in `final_obs`, and no value lies beyond it: games end, and are never cut.
        """
        finals = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.single_action_space.n, np.int8)
        for place in np.flatnonzero(ended):
            finals[place] = {"observation": self._finals[place].copy(), "action_mask": nothing}
        about = {"final_obs": finals, "scores": self._scores.copy(), "length": self._lengths.copy()}
        return {
            key: value for name, found in about.items() for key, value in ((name, found), (f"_{name}", ended))
        }
