"""The environments of a single seat pass Gymnasium's own check, and bots play the other seats."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sacbe
from sacbe.core.chance import Stream
from sacbe.envs.single import SingleSeat
from tests.contract.tables import Table
from tests.envs.tables import BOTH_GAMES, EVERY_TABLE, VERSIONS


@EVERY_TABLE
def test_gymnasium_finds_no_fault(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(
            SingleSeat(table.game.name, table.players, table.modules, opponents=("random",)),
            skip_render_check=True,
        )


def played(env: SingleSeat, seed: int) -> tuple[float, list[float], int]:
    """A game at random: the reward, the last scores and how many decisions there were."""
    seen, info = env.reset(seed=seed)
    stream, decisions, reward, over = Stream(seed), 0, 0.0, False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, info = env.step(int(legal[stream.draw(len(legal))]))
        decisions += 1
    return reward, info["scores"], decisions


@BOTH_GAMES
def test_a_game_ends_with_the_reward_of_its_scores(name: str) -> None:
    for seed in range(4):
        env = VERSIONS[name].single(players=3, opponents=("random",), reward="score_difference")
        reward, (own, *others), decisions = played(env, seed)
        assert reward == pytest.approx(max(-1.0, min(1.0, (own - max(others)) / 100)))
        assert decisions > 10


def test_the_same_seed_is_the_same_game() -> None:
    single = VERSIONS["tzolkin"].single
    assert played(single(opponents=("greedy",)), 6) == played(single(opponents=("greedy",)), 6)
    assert played(single(opponents=("greedy",)), 6) != played(single(opponents=("greedy",)), 7)


def test_the_seat_changes_from_game_to_game_unless_it_is_given() -> None:
    env = VERSIONS["tzolkin"].single(players=4, opponents=("random",))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    env = VERSIONS["tzolkin"].single(players=4, opponents=("random",), seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_gymnasium_makes_every_game_by_its_name() -> None:
    for name in ("sacbe/Tzolkin-v0", "sacbe/Mexica-v0"):
        env = gymnasium.make(name, players=2, opponents=("random",), render_mode="ansi")
        env.reset(seed=1)
        assert "seat_0" in str(env.render())
        env.close()


def test_an_illegal_action_ends_the_game_with_the_lowest_reward() -> None:
    env = VERSIONS["mexica"].single(opponents=("random",))
    seen, _ = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


@pytest.mark.parametrize("wrong", [{"opponents": ()}, {"opponents": ("nobody",)}, {"seat": 2}], ids=str)
def test_what_cannot_be_is_refused_in_one_sentence(wrong: dict[str, object]) -> None:
    with pytest.raises(sacbe.BadOptions, match=r"\.$"):
        VERSIONS["tzolkin"].single(players=2, **wrong)
