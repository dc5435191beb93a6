# compiled
"""A turn: action points spent in any order on canals, bridges, temples, moves and tokens."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.mexica import actions, ids
from sacbe.games.mexica.rules import bridges, calpulli, canals, founding, movement, temples, tokens
from sacbe.games.mexica.state import State

# The removal of a tile by vote (MX-33).


def propose(state: State, seat: int, size: int) -> None:
    """Propose to remove an open tile, once per size and turn; the others answer before all else."""
    state.proposed |= 1 << (size - ids.SMALLEST)
    state.note(ids.PROPOSED, seat, size)
    state.ask(ids.TURN, seat)
    state.ask(ids.VOTE, (seat + 1) % state.players, size, state.players - 2)


def legal_vote(state: State) -> None:
    """Yes or no."""
    state.offer(actions.VOTE)
    state.offer(actions.VOTE + 1)


def apply_vote(state: State, seat: int, size: int, left: int, action: int) -> None:
    """The first no ends it; the last yes removes the tile at once (MX-21, MX-33)."""
    state.note(ids.VOTED, seat, size, action - actions.VOTE)
    if action != actions.VOTE:
        return
    if left > 0:
        state.ask(ids.VOTE, (seat + 1) % state.players, size, left - 1)
        return
    calpulli.remove(state, size, ids.BY_VOTE)
    calpulli.remove_unfoundable(state)


# The question of a turn.


def legal_turn(state: State, seat: int) -> None:
    """Offer all that the points left allow, and the end of the turn, which never comes by itself (MX-28)."""
    for tile in range(2):
        if canals.can_lay_some(state, seat, tile):
            state.offer(actions.CANAL + tile)
    bridges.offer_bridges(state)
    bridges.offer_relocations(state, seat)
    temples.offer_levels(state, seat)
    founding.offer_founding(state, seat)
    movement.offer_steps(state, seat)
    movement.offer_boats(state, seat)
    if movement.can_teleport(state):
        state.offer(actions.TELEPORT)
    if tokens.can_buy(state):
        state.offer(actions.BUY_TOKEN)
    if tokens.can_spend_token(state, seat):
        state.offer(actions.SPEND_TOKEN)
    proposable = calpulli.open_sizes(state) & ~state.proposed
    for number in range(ids.SIZES):
        if proposable & (1 << number):
            state.offer(actions.PROPOSE + number)
    state.offer(actions.END_TURN)


def apply_turn(state: State, seat: int, action: int) -> None:
    """Begin what was chosen; the turn goes on below it."""
    if action == actions.END_TURN:
        state.ask(ids.END_TURN, core.AUTOMATIC, seat)
        return
    if actions.PROPOSE <= action < actions.END_TURN:
        propose(state, seat, action - actions.PROPOSE + ids.SMALLEST)
        return
    state.ask(ids.TURN, seat)
    if action < actions.BRIDGE:
        state.ask(ids.LAY_SINGLE if action == actions.CANAL else ids.LAY_FIRST, seat)
    elif action < actions.RELOCATE:
        state.ask(ids.CHOOSE_AXIS, seat, action - actions.BRIDGE, bridges.NO_BRIDGE)
    elif action < actions.TEMPLE:
        state.ask(ids.CHOOSE_GOAL, seat, action - actions.RELOCATE)
    elif action < actions.FOUND:
        state.ask(ids.CHOOSE_SITE, seat, action - actions.TEMPLE + 1)
    elif action < actions.STEP:
        state.ask(ids.CHOOSE_TILE_CELL, seat, action - actions.FOUND + ids.SMALLEST)
    elif action < actions.BOAT:
        movement.step(state, seat, action - actions.STEP)
    elif action < actions.TELEPORT:
        movement.sail(state, seat, action - actions.BOAT)
    elif action == actions.TELEPORT:
        state.ask(ids.CHOOSE_LANDING, seat)
    elif action == actions.BUY_TOKEN:
        tokens.buy(state, seat)
    else:
        tokens.spend_token(state, seat)
