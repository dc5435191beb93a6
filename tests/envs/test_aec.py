"""The AEC environments pass PettingZoo's own tests, and are the games that sessions play."""

from __future__ import annotations

import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.rewards import NAMES
from tests.contract.tables import Table
from tests.envs.tables import BOTH_GAMES, EVERY_TABLE, VERSIONS


@EVERY_TABLE
def test_pettingzoo_finds_no_fault(table: Table) -> None:
    version = VERSIONS[table.game.name]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It expects plain arrays, and says so of every dictionary, also of its own chess.
        warnings.filterwarnings("ignore", "Observation")
        api_test(version.env(table.players, table.modules), num_cycles=400)
        seed_test(lambda: version.env(table.players, table.modules), num_cycles=100)


@EVERY_TABLE
def test_a_game_is_the_one_that_a_session_plays(table: Table) -> None:
    env = VERSIONS[table.game.name].raw_env(table.players, table.modules)
    session = sacbe.start(table.game.name, table.players, modules=table.modules, seed=11)
    env.reset(seed=11)
    stream, given = Stream(5), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        given[agent] += reward
        if over:
            env.step(None)
            continue
        assert agent == f"seat_{session.to_act}"
        legal = table.game.legal(session.state)
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        action = legal[stream.draw(len(legal))]
        session.play(action)
        env.step(action)
    assert session.is_over
    assert sum(given.values()) == pytest.approx(0.0)
    assert [seat for seat, reward in enumerate(given.values()) if reward == max(given.values())] == (
        session.winners()
    )


@BOTH_GAMES
@pytest.mark.parametrize("wrapped", [True, False])
def test_an_illegal_action_ends_the_game_with_the_lowest_reward(name: str, wrapped: bool) -> None:
    version = VERSIONS[name]
    env = version.env(players=2) if wrapped else version.raw_env(players=2)
    env.reset(seed=3)
    agent = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


@BOTH_GAMES
def test_the_usual_checks_say_what_is_wrong(name: str) -> None:
    env = VERSIONS[name].env(players=2)
    for early in (env.last, env.agent_iter, lambda: env.agents, lambda: env.agent_selection):
        with pytest.raises((AttributeError, AssertionError)):
            early()
    env.reset(seed=1)
    for unknown in (-1, len(sacbe.game(name).actions)):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(unknown)
    agents = env.agent_iter()
    with pytest.raises(AssertionError, match="step"):
        for _ in agents:
            pass


@BOTH_GAMES
def test_observations_are_the_callers_to_keep(name: str) -> None:
    env = VERSIONS[name].env(players=2)
    env.reset(seed=1)
    first = env.last()[0]
    kept = {key: array.copy() for key, array in first.items()}
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    env.last()
    assert all((first[key] == kept[key]).all() for key in kept)


@BOTH_GAMES
@pytest.mark.parametrize("reward", NAMES)
def test_every_reward_lies_within_its_limits_and_favours_the_winner(name: str, reward: str) -> None:
    env = VERSIONS[name].raw_env(players=2, reward=reward)
    env.reset(seed=8)
    stream = Stream(8)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[stream.draw(len(legal))]))
    best, worst = sorted(env.rewards.values(), reverse=True)
    assert {"standing": (1.0, -1.0), "win_share": (1.0, 0.0)}.get(reward, (best, -best)) == (best, worst)
    assert 0.0 < best <= 1.0


def test_a_game_without_a_seed_follows_from_the_last_seed() -> None:
    seeds = []
    for _ in range(2):
        env = VERSIONS["tzolkin"].raw_env()
        env.reset(seed=4)
        env.reset()
        seeds.append(env.game_seed)
    assert seeds[0] == seeds[1] != 4


def test_pettingzoo_makes_every_game_by_its_name() -> None:
    for name in ("sacbe/Tzolkin-v0", "sacbe/Mexica-v0"):
        env = pettingzoo.make("aec", name, players=3)
        env.reset(seed=1)
        assert env.num_agents == 3


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    env = VERSIONS["tzolkin"].env
    for wrong in ({"players": 7}, {"modules": ("dragons",)}, {"reward": "fame"}, {"render_mode": "smoke"}):
        with pytest.raises(sacbe.BadOptions, match=r"\.$"):
            env(**wrong)
