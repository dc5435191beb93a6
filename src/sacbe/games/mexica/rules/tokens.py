# compiled
"""Action tokens: bought for later, spent for one more action point."""

from __future__ import annotations

from sacbe.games.mexica import ids, material
from sacbe.games.mexica.rules import points
from sacbe.games.mexica.state import State


def can_buy(state: State) -> bool:
    """At most two a turn, for one point each, while the supply lasts (MX-18)."""
    return points.can_spend(state, 1) and state.bought < material.MAX_TOKENS_BOUGHT and state.tokens_left > 0


def buy(state: State, seat: int) -> None:
    """Buy a token."""
    points.spend(state, seat, 1)
    state.bought += 1
    state.tokens_left -= 1
    state.tokens[seat] += 1
    state.note(ids.TOKEN_BOUGHT, seat, state.tokens[seat])


def can_spend_token(state: State, seat: int) -> bool:
    """Whenever one is held, one bought this turn too (MX-19, MX-32)."""
    return state.tokens[seat] > 0


def spend_token(state: State, seat: int) -> None:
    """A token goes back to the supply for one action point (MX-32)."""
    state.tokens[seat] -= 1
    state.tokens_left += 1
    state.action_points += 1
    state.spent_in_round = 1
    state.note(ids.TOKEN_SPENT, seat, state.action_points)
