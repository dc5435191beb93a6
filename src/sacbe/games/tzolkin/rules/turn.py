# compiled
"""A turn: begging, then placing or picking up, then its end."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import paying, picking, placing, temples
from sacbe.games.tzolkin.state import State


def can_beg(state: State, seat: int, begged: int) -> bool:
    """Begging: once, at the start of the turn, with little corn and a temple to go down in (TZ-8)."""
    return not begged and state.corn[seat] <= material.BEG_LIMIT and temples.can_descend_anywhere(state, seat)


def must_beg(state: State, seat: int, begged: int) -> bool:
    """Is begging the only way to place a worker (TZ-9)?"""
    return placing.cannot_afford_to_place(state, seat) and can_beg(state, seat, begged)


def is_pitied(state: State, seat: int, begged: int) -> bool:
    """Must the seat place although it can neither pay nor beg (TZ-10)?"""
    return placing.cannot_afford_to_place(state, seat) and not can_beg(state, seat, begged)


def legal_turn(state: State, seat: int, begged: int) -> None:
    """Offer begging, the first placement and the first pick-up; passing is not allowed (TZ-4)."""
    if can_beg(state, seat, begged):
        for temple in range(ids.TEMPLES):
            if temples.can_descend(state, seat, temple):
                state.offer(actions.BEG + temple)
    if is_pitied(state, seat, begged):
        placing.offer_pity(state, seat)
    else:
        # A seat that must beg can pay for no placement and has no worker to pick up, so it is offered none.
        placing.offer_places(state, seat, 0)
        picking.offer_workers(state, seat)
        hooks.offer_placing(state, seat, 0)
    hooks.offer_instead_of_turn(state, seat)


def apply_turn(state: State, seat: int, begged: int, action: int) -> None:
    """Beg and ask again, or begin to place or to pick up."""
    if action < actions.PLACE:
        beg(state, seat, action - actions.BEG)
        state.ask(ids.TURN, seat, 1)
    elif actions.PICK_UP <= action < actions.END_TURN:
        picking.pick_up(state, seat, action - actions.PICK_UP)
    else:
        apply_placing(state, seat, 0, action)


def beg(state: State, seat: int, temple: int) -> None:
    """Corn becomes exactly three, for one step down (TZ-8)."""
    state.note(ids.BEGGED, seat, temple)
    paying.gain(state, seat, ids.CORN, hooks.beg_result(state, seat, material.BEG_RESULT) - state.corn[seat])
    temples.descend(state, seat, temple)


def apply_placing(state: State, seat: int, placed: int, action: int) -> None:
    """Place one more worker, or end the turn."""
    if action == actions.END_TURN:
        state.ask(ids.END_TURN, core.AUTOMATIC, seat)
    elif action < actions.PICK_UP:
        placing.place_worker(state, seat, action - actions.PLACE, placed)
        state.ask(ids.PLACING, seat, placed + 1)
    else:
        hooks.apply_placing(state, seat, placed, action)


def apply_picking(state: State, seat: int, action: int) -> None:
    """Pick up one more worker, or end the turn."""
    if action == actions.END_TURN:
        state.ask(ids.END_TURN, core.AUTOMATIC, seat)
    else:
        picking.pick_up(state, seat, action - actions.PICK_UP)


def end_turn(state: State, seat: int) -> None:
    """Tooth corn goes to the seat on the starting player space; then the row is filled (TZ-3, TZ-47)."""
    take_tooth_corn(state, seat)
    state.note(ids.TURN_ENDED, seat)
    hooks.end_turn(state, seat)
    state.ask(ids.FILL_ROW, core.AUTOMATIC)


def take_tooth_corn(state: State, seat: int) -> None:
    """A seat on the starting player space takes the corn on the teeth (TZ-47)."""
    if state.starting_player_space == seat + 1 and state.tooth_corn > 0:
        state.note(ids.TOOTH_CORN_TAKEN, seat, state.tooth_corn)
        paying.gain(state, seat, ids.CORN, state.tooth_corn)
        state.tooth_corn = 0
