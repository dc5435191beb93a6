"""Action tokens: bought, kept and spent (MX-18, MX-19, MX-32)."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.errors import IllegalAction
from tests.games.mexica.table import Table


def holding(tokens: int, action_points: int = 6, **fields: Any) -> Table:
    """Seat 0 in turn with so many tokens and action points."""
    return Table(seats={0: {"tokens": tokens}}, action_points=action_points, **fields)


def supply(table: Table) -> int:
    """Tokens in the supply."""
    return int(table.position["supply"]["tokens"])


def test_two_tokens_a_turn() -> None:
    """MX-18, S70: buying two leaves 4 AP and 2 tokens; the third is refused."""
    table = Table()
    table.play("buy_token", "buy_token")
    assert (table.action_points, table.seat(0).tokens, supply(table)) == (4, 2, 10)
    with pytest.raises(IllegalAction, match="tokens-bought-already"):
        table.play("buy_token")


def test_two_more_in_the_next_turn() -> None:
    """MX-18: the limit is one of the turn, for each player alone."""
    table = Table()
    for _ in range(3):
        table.play("buy_token", "buy_token", "end_turn")
    table.play("buy_token", "buy_token")
    assert [table.seat(seat).tokens for seat in range(3)] == [4, 2, 2]


def test_no_token_in_the_supply() -> None:
    """MX-18, S71: with an empty supply buying is refused; another player's spent token can be bought."""
    table = Table(seats={0: {"tokens": 0}, 1: {"tokens": 7}, 2: {"tokens": 5}})
    with pytest.raises(IllegalAction, match="no-tokens-left"):
        table.play("buy_token")
    table.play("end_turn", "spend_token")
    assert supply(table) == 1
    table.play("end_turn", "buy_token")
    assert (supply(table), table.seat(2).tokens) == (0, 6)


def test_any_number_may_be_spent() -> None:
    """MX-18, S72: 3 tokens spent make 9 AP in this turn."""
    table = holding(3)
    table.play("spend_token", "spend_token", "spend_token")
    assert (table.action_points, table.seat(0).tokens, supply(table)) == (9, 0, 12)
    with pytest.raises(IllegalAction, match="MX-32"):
        table.play("spend_token")


def test_all_twelve_tokens_in_one_turn() -> None:
    """MX-18: no limit on spending; 12 tokens make 18 AP."""
    table = holding(12)
    table.play(*["spend_token"] * 12)
    assert (table.action_points, supply(table)) == (18, 12)


def test_action_points_do_not_last() -> None:
    """MX-18, S74: a turn ended with 4 AP leads to one of 6 AP; ending with all 6 unspent is legal."""
    table = Table()
    table.play("step H5", "step H4")
    assert table.action_points == 4
    table.play("end_turn", "end_turn", "end_turn")
    assert (table.to_act, table.action_points) == (0, 6)


def test_tokens_last_over_turns_and_periods() -> None:
    """MX-18: tokens of all players are still there when period 2 opens."""
    table = Table(triggered=True, to_move=2, seats={0: {"tokens": 2}, 1: {"tokens": 1}})
    table.play("buy_token", "end_turn")
    assert table.position["period"] == 2
    assert [table.seat(seat).tokens for seat in range(3)] == [2, 1, 1]


def test_a_token_bought_may_be_spent_at_once() -> None:
    """MX-19: buy and spend in one turn; it still counts toward the two."""
    table = Table()
    table.play("buy_token", "spend_token", "buy_token", "spend_token")
    assert (table.action_points, table.seat(0).tokens) == (6, 0)
    with pytest.raises(IllegalAction, match="tokens-bought-already"):
        table.play("buy_token")


def test_the_last_action_point_buys_a_token() -> None:
    """MX-32, S134: 1 AP and no token: buy, and 1 token; spend, and 1 AP."""
    table = holding(0, action_points=1)
    table.play("buy_token")
    assert (table.action_points, table.seat(0).tokens) == (0, 1)
    table.play("spend_token")
    assert (table.action_points, table.seat(0).tokens) == (1, 0)


def test_a_token_spent_for_nothing() -> None:
    """MX-32, S135: at 0 AP a token may be spent and the turn ended; token and AP are gone."""
    table = holding(1, action_points=0)
    table.play("spend_token", "end_turn")
    assert (table.seat(0).tokens, supply(table)) == (0, 12)
    table.play("end_turn", "end_turn")
    assert (table.to_act, table.action_points) == (0, 6)


def test_spending_is_legal_exactly_when_a_token_is_held() -> None:
    """MX-32: at any number of action points, and the tokens of others do not help."""
    assert "spend_token" in holding(1, action_points=17).legal
    assert "spend_token" in holding(1, action_points=0).legal
    assert "spend_token" not in Table(seats={1: {"tokens": 4}}).legal


def test_buying_needs_an_action_point() -> None:
    """MX-18: at 0 AP a token cannot be bought."""
    with pytest.raises(IllegalAction, match="costs-points"):
        holding(3, action_points=0).play("buy_token")


def test_the_limit_survives_in_the_position() -> None:
    """MX-19: one token bought before leaves one to buy."""
    table = holding(1, tokens_bought=1)
    table.play("buy_token")
    assert "buy_token" not in table.legal
