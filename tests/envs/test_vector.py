"""Many games at once are the same games as one by one, whatever the number of threads."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import sacbe
from sacbe.core import constants
from sacbe.core.rewards import NAMES, Rewards
from sacbe.envs.seen import SeenGame
from sacbe.envs.vector import VectorGames
from tests.contract.tables import Table
from tests.envs.tables import BOTH_GAMES, EVERY_TABLE, VERSIONS

FEW = settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))


class OneByOne:
    """The same as the vector environment, game by game in Python."""

    def __init__(self, table: Table, count: int, reward: str, seeds: list[int]) -> None:
        self.games = [SeenGame(table.game, table.players, table.modules) for _ in seeds]
        self.rewards = Rewards(table.game, reward)
        self.seeds, self.count = list(seeds), count
        for game, seed in zip(self.games, seeds, strict=True):
            game.begin(seed)

    def step(self, actions: NDArray[Any]) -> list[list[float]]:
        """Take the actions; the rewards of all seats, where a game has ended."""
        given = []
        for place, (game, action) in enumerate(zip(self.games, actions, strict=True)):
            rewards = [0.0] * game.solo.state.players
            asked = game.solo.asked()
            if not game.allows(int(action)):
                rewards, asked = self.rewards.illegal(game.solo.state, asked), constants.NOBODY
            else:
                asked = game.solo.play(int(action))
                if asked == constants.NOBODY:
                    rewards = self.rewards.of(game.solo.state)
            if asked == constants.NOBODY:
                self.seeds[place] += self.count
                game.begin(self.seeds[place])
            given.append(rewards)
        return given


def assert_same_games(table: Table, seed: int, steps: int, threads: int, reward: str, errs: bool) -> int:
    """Play both ways and compare everything; how many games have ended."""
    count = 34
    env = VectorGames(table.game, count, table.players, table.modules, reward, threads)
    seen, infos = env.reset(seed=seed)
    single = OneByOne(table, count, reward, [seed + place for place in range(count)])
    ends, draw = 0, np.random.default_rng(seed)
    for step in range(steps):
        for place, game in enumerate(single.games):
            if (place + step) % 7 == 0:
                own = game.seen_by(game.solo.asked())
                assert (seen["observation"][place] == own["observation"]).all()
                assert (seen["action_mask"][place] == own["action_mask"]).all()
            assert infos["seat"][place] == game.solo.asked()
        actions = env.sample()
        assert seen["action_mask"][np.arange(count), actions].all()
        if errs and step % 20 == 19:
            actions[draw.integers(count)] = draw.integers(-1, len(table.game.actions) + 1)
        acted = infos["seat"]
        seen, rewards, ended, cut, infos = env.step(actions)
        wanted = single.step(actions)
        assert np.allclose(infos["rewards"], wanted)
        assert np.allclose(rewards, [row[seat] for row, seat in zip(wanted, acted, strict=True)])
        assert not cut.any()
        ends += int(ended.sum())
    env.close()
    return ends


@BOTH_GAMES
@FEW
@given(
    seed=st.integers(0, 2**40),
    threads=st.integers(1, 3),
    reward=st.sampled_from(NAMES),
)
def test_many_games_are_the_same_as_one_by_one(name: str, seed: int, threads: int, reward: str) -> None:
    """Also where an action is not legal, so that a game ends early."""
    table = Table(sacbe.game(name), 2)
    assert assert_same_games(table, seed, 42, threads, reward, errs=True) > 0


@EVERY_TABLE
def test_games_end_and_begin_again(table: Table) -> None:
    steps = 700 if table.game.name == "tzolkin" else 1200
    if table.modules and table.game.name == "tzolkin":
        steps = 1000
    assert assert_same_games(table, 5, steps, 2, "standing", False) > 0


@BOTH_GAMES
def test_threads_change_nothing(name: str) -> None:
    games = [VERSIONS[name].vector(64, players=2, threads=threads) for threads in (1, 4)]
    seen = [env.reset(seed=9)[0] for env in games]
    for _ in range(300):
        actions = [env.sample() for env in games]
        assert (actions[0] == actions[1]).all()
        found = [env.step(chosen) for env, chosen in zip(games, actions, strict=True)]
        for one, other in zip(*[(*step[0].values(), *step[1:4]) for step in found], strict=True):
            assert (one == other).all()
        seen = [step[0] for step in found]
    assert seen[0]["action_mask"].any(axis=1).all()


@BOTH_GAMES
def test_what_a_step_returns_stays_during_the_next(name: str) -> None:
    env = VERSIONS[name].vector(8, players=2)
    seen, _ = env.reset(seed=2)
    for _ in range(20):
        before = seen["observation"].copy()
        after = env.step(env.sample())[0]
        assert (seen["observation"] == before).all()
        seen = after
    env = VERSIONS[name].vector(8, players=2, copy=True)
    seen, _ = env.reset(seed=2)
    first = seen["observation"].copy()
    for _ in range(5):
        env.step(env.sample())
    assert (seen["observation"] == first).all()


@BOTH_GAMES
def test_spaces_and_metadata_are_those_of_gymnasium(name: str) -> None:
    env = VERSIONS[name].vector(5, players=2, render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.sample().astype(np.int64))
    shown = env.render()
    assert shown is not None
    assert len(shown) == 5


def test_an_end_tells_what_was_seen_scored_and_how_long_it_was() -> None:
    env = VERSIONS["tzolkin"].vector(16, players=2, reward="win_share")
    env.reset(seed=1)
    lengths, infos, ended = np.zeros(16, int), {}, np.zeros(16, bool)
    while not ended.any():
        _, _, ended, _, infos = env.step(env.sample())
        lengths += 1
    place = int(np.flatnonzero(ended)[0])
    assert (infos["_final_obs"] == ended).all()
    assert infos["final_obs"][place]["observation"].any()
    assert infos["length"][place] == lengths[place]
    assert infos["rewards"][place].sum() == pytest.approx(1.0)
    assert np.argmax(infos["rewards"][place]) in np.flatnonzero(
        infos["scores"][place] == infos["scores"][place].max()
    )


def test_seeds_may_be_given_one_by_one() -> None:
    env = VERSIONS["tzolkin"].vector(3, players=2)
    together, _ = env.reset(seed=7)
    together = together["observation"].copy()
    apart, infos = env.reset(seed=[7, 8, 9])
    assert (apart["observation"] == together).all()
    assert infos["seed"].tolist() == [7, 8, 9]


def test_too_many_games_are_refused() -> None:
    for count in (0, 10**7):
        with pytest.raises(sacbe.BadOptions, match=r"\.$"):
            VERSIONS["mexica"].vector(count)


PLAIN = """
import sacbe
from sacbe.envs import tzolkin_v0, mexica_v0
for version in (tzolkin_v0, mexica_v0):
    env = version.vector(4, players=2)
    env.reset(seed=3)
    for _ in range(30):
        seen, rewards, *_ = env.step(env.sample())
        print(seen["observation"].sum(axis=1).tolist(), seen["action_mask"].sum(axis=1).tolist())
print(sacbe.is_compiled())
"""


def test_the_plain_core_steps_the_same_games() -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", PLAIN],
            env={**os.environ, **more},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for more in ({}, {"SACBE_PLAIN": "1"})
    ]
    assert found[0][:-1] == found[1][:-1]
    assert found[1][-1] == "False"
