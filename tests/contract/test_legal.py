"""Legal actions, their explanation, and what must hold after each of them."""

from __future__ import annotations

import json

import pytest

from sacbe.core import constants
from sacbe.core.errors import BadOptions
from tests.contract.tables import Table, top


@pytest.mark.parametrize("seed", range(3))
def test_legal_actions_are_sorted_unique_and_never_empty_before_the_end(table: Table, seed: int) -> None:
    for state in table.walk(seed):
        actions = table.game.legal(state)
        assert actions == sorted(set(actions))
        assert bool(actions) == (not table.game.is_over(state)) == (table.game.to_act(state) is not None)
        assert all(0 <= action < len(table.game.actions) for action in actions)


@pytest.mark.parametrize("seed", range(3))
def test_matter_is_conserved_after_every_action(table: Table, seed: int) -> None:
    for state in table.walk(seed):
        table.game.check(state)


def test_the_stack_and_the_list_of_answers_have_room(table: Table) -> None:
    """A C array has no end of its own; a state may bring a longer list than the core's."""
    for state in table.walk(seed=3):
        assert state.depth <= constants.MAX_FRAMES
        assert len(table.game.legal(state)) <= len(getattr(state, "many_offers", state.offers))


@pytest.mark.parametrize("seed", range(3))
def test_what_waits_is_a_real_question(table: Table, seed: int) -> None:
    """No automatic step is left over, and no follow-up with only one answer is asked."""
    for state in table.walk(seed):
        if table.game.is_over(state):
            continue
        kind, seat, _, _ = top(state)
        assert not table.game.decision_kinds[kind].is_automatic
        assert seat == constants.CHANCE or 0 <= seat < table.players
        if kind >= table.game.follow_ups and seat != constants.CHANCE:
            assert len(table.game.legal(state)) > 1
        assert seat == table.game.may_act(state)[0]


def test_a_decision_is_answered_with_its_own_verbs(table: Table) -> None:
    """Modules may add others to the decisions of the base game."""
    for state in table.walk(seed=3) if not table.modules else ():
        for action in table.game.legal(state):
            assert table.game.actions.verb(action) in table.game.decision_kinds[state.frame().kind].verbs


def test_listing_the_answers_again_changes_nothing(table: Table) -> None:
    for state in table.moments(seed=4, every=10):
        key, actions = state.key(), table.game.legal(state)
        table.game.relist(state)
        assert (state.key(), table.game.legal(state)) == (key, actions)


def test_text_and_parse_are_inverse_over_the_whole_numbering(table: Table) -> None:
    state, game = table.new(), table.game
    texts = [game.text(action) for action in game.actions]
    assert len({text.lower() for text in texts}) == len(game.actions)
    assert [game.parse(state, text) for text in texts] == list(game.actions)
    assert [game.parse(state, f"  {text.upper()} ") for text in texts] == list(game.actions)


def test_explanations_are_none_exactly_for_legal_actions(table: Table) -> None:
    for state in table.moments(seed=5, every=80):
        legal = table.game.legal(state)
        for action in table.game.actions:
            reason = table.game.explain(state, action)
            assert (reason is None) == (action in legal), table.game.text(action)
            if reason is not None:
                assert reason.key and reason.rule
                assert json.loads(json.dumps(reason.document())) == reason.document()


@pytest.mark.parametrize("seed", range(3))
def test_scores_are_the_sums_of_their_sources(table: Table, seed: int) -> None:
    for state in table.moments(seed, every=10):
        scores = table.game.scores(state)
        assert len(scores) == table.players
        assert scores == [sum(sources.values()) for sources in table.game.breakdown(state)]


@pytest.mark.parametrize("seed", range(3))
def test_there_are_winners_at_the_end_and_not_before(table: Table, seed: int) -> None:
    for state in table.moments(seed, every=10):
        winners = table.game.winners(state)
        assert bool(winners) == table.game.is_over(state)
        assert set(winners) <= set(range(table.players))


def test_without_its_winners_a_game_is_won_by_the_next_best(table: Table) -> None:
    """A seat that has lost by the clock wins nothing, whatever its points."""
    state = table.moments(seed=0, every=1000)[-1]
    won = table.game.winners(state)
    others = [seat for seat in range(table.players) if seat not in won]
    ranks = {seat: table.game.ranked_by(state, seat) for seat in range(table.players)}
    assert all(ranks[seat] > ranks[other] for seat in won for other in others)
    following = table.game.winners(state, among=others)
    assert bool(following) == bool(others)
    assert all(ranks[seat] == max(ranks[other] for other in others) for seat in following)
    assert table.game.winners(table.new(), among=others) == []


def test_options_that_do_not_exist_are_refused(table: Table) -> None:
    game = table.game
    for players in (game.min_players - 1, game.max_players + 1):
        with pytest.raises(BadOptions):
            game.new(players)
    with pytest.raises(BadOptions):
        game.new(table.players, ("no_such_module",))
