"""The games pass OpenSpiel's own simulation test. Without pyspiel nothing here runs, and one line says so."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sacbe
from sacbe.core.rewards import NAMES
from tests.contract.tables import Table
from tests.contract.test_observations import Rows
from tests.envs.tables import BOTH_GAMES, EVERY_TABLE

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'sacbe[openspiel]'")


def load(name: str, **parameters: object) -> Any:
    """A game as OpenSpiel loads it."""
    import sacbe.envs.openspiel  # noqa: F401  (this registers the games)

    listed = ",".join(f"{key}={value}" for key, value in parameters.items())
    return pyspiel.load_game(f"sacbe_{name}({listed})")


def play(game: Any, seed: int) -> Any:
    """The end of a game at random."""
    state, draw = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@EVERY_TABLE
def test_openspiel_finds_no_fault(table: Table) -> None:
    game = load(table.game.name, players=table.players, modules="+".join(table.modules))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@BOTH_GAMES
@pytest.mark.parametrize("reward", NAMES)
def test_returns_keep_what_the_type_promises(name: str, reward: str) -> None:
    game = load(name, players=3, reward=reward)
    for seed in range(3):
        returns = play(game, seed).returns()
        assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
        if game.get_type().utility != pyspiel.GameType.Utility.GENERAL_SUM:
            assert sum(returns) == pytest.approx(game.utility_sum())


@BOTH_GAMES
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = load(name, players=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert (str(state), len(twin.history()) - len(state.history())) == (before, 1)
    assert state.current_player() == 0


@BOTH_GAMES
def test_a_player_sees_the_same_as_in_the_other_environments(name: str) -> None:
    """The same game, with every outcome of chance told to OpenSpiel."""
    rules, state = sacbe.game(name), load(name, players=2).new_initial_state()
    rows = Rows(Table(rules, 2))
    position, draw = rules.new(2), random.Random(4)
    for _ in range(120):
        legal = rules.legal(position)
        outcomes = list(range(len(legal))) if state.is_chance_node() else legal
        assert state.legal_actions() == outcomes
        place = draw.randrange(len(legal))
        state.apply_action(outcomes[place])
        rules.apply(position, legal[place])
        for player in range(2):
            assert state.observation_tensor(player) == rows.see(position, player)
