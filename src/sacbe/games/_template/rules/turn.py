# compiled
"""Rounds and turns: gathering a token, or taking tiles and paying for them."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games._template import actions, ids, material
from sacbe.games._template.rules import scoring
from sacbe.games._template.state import State


def play_round(state: State, turns_taken: int) -> None:
    """The next seat's turn; after all turns the next round, after the last round the scoring (TM-1, TM-6)."""
    if turns_taken == state.players:
        if state.round == material.ROUNDS:
            scoring.score_game(state)
            return
        state.round += 1
        turns_taken = 0
    if turns_taken == 0:
        state.note(ids.ROUND_BEGAN, -1, state.round)
    seat = in_order(state, turns_taken)
    state.note(ids.TURN_BEGAN, seat)
    state.ask(ids.ROUND, core.AUTOMATIC, turns_taken + 1)
    state.ask(ids.TURN, seat, ids.NOTHING_YET)


def in_order(state: State, place: int) -> int:
    """The seat at a place in the order of turns, or the place of a seat: there and back again (TM-1)."""
    return place if state.round % 2 == 1 else state.players - 1 - place


def tokens_of(state: State, seat: int) -> int:
    """All tokens of a seat."""
    count = 0
    for token in range(ids.TOKENS):
        count += state.tokens[seat * ids.TOKENS + token]
    return count


def can_take(state: State, seat: int, tile: int, step: int) -> bool:
    """Does the tile lie in the market, and has the seat a token for it and not gathered (TM-4, TM-5)?"""
    return step != ids.GATHERED and state.tiles[tile] == ids.OPEN and tokens_of(state, seat) > 0


def legal_turn(state: State, seat: int, step: int) -> None:
    """Offer the tiles, a token to gather, and the end of a turn in which something was done (TM-4)."""
    for tile in range(ids.TILES):
        if can_take(state, seat, tile, step):
            state.offer(actions.TAKE + tile)
    if step != ids.NOTHING_YET:
        state.offer(actions.END_TURN)
        return
    for token in range(ids.TOKENS):
        state.offer(actions.GATHER + token)


def apply_turn(state: State, seat: int, step: int, action: int) -> None:
    """Take a tile, gather a token, or end the turn."""
    if action == actions.END_TURN:
        state.note(ids.TURN_ENDED, seat)
    elif action < actions.GATHER:
        take_tile(state, seat, action - actions.TAKE)
    else:
        gather(state, seat, action - actions.GATHER)


def take_tile(state: State, seat: int, tile: int) -> None:
    """Take and score a tile, and ask what it is paid with, before chance replaces it (TM-2, TM-5)."""
    state.tiles[tile] = ids.OWNED + seat
    state.note(ids.TAKEN, seat, tile)
    scoring.score(state, seat, ids.FROM_TILES, material.WORTH[tile])
    state.ask(ids.TURN, seat, ids.TAKING)
    state.ask(ids.FILL_MARKET, core.AUTOMATIC)
    state.ask(ids.PAY, seat)


def gather(state: State, seat: int, token: int) -> None:
    """Gather a token; nothing but the end of the turn remains (TM-4)."""
    state.tokens[seat * ids.TOKENS + token] += 1
    state.note(ids.GATHERED_TOKEN, seat, token)
    state.ask(ids.TURN, seat, ids.GATHERED)


# The follow-up: which token.


def legal_pay(state: State, seat: int) -> None:
    """Offer each token the seat has; with only one of the two the question answers itself."""
    for token in range(ids.TOKENS):
        if state.tokens[seat * ids.TOKENS + token] > 0:
            state.offer(actions.PAY + token)


def apply_pay(state: State, seat: int, action: int) -> None:
    """Give the token back."""
    token = action - actions.PAY
    state.tokens[seat * ids.TOKENS + token] -= 1
    state.note(ids.PAID, seat, token)
