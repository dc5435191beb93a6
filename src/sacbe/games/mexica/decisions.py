"""The frames of Mexica: for each kind of pending question its `legal` and its `apply`, for each step of the
game's own course what it does."""

from __future__ import annotations

from sacbe.games.mexica import actions, ids
from sacbe.games.mexica.rules import (
    bridges,
    canals,
    founding,
    movement,
    periods,
    setup,
    temples,
    turn,
)
from sacbe.games.mexica.state import State


def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a question."""
    if kind == ids.TURN:
        turn.legal_turn(state, seat)
    elif kind == ids.LAY_SINGLE:
        canals.legal_lay_single(state, seat)
    elif kind == ids.LAY_FIRST:
        canals.legal_lay_first(state, seat)
    elif kind == ids.LAY_SECOND:
        canals.legal_lay_second(state, seat, a)
    elif kind == ids.CHOOSE_AXIS:
        bridges.legal_choose_axis(state, seat, a, b)
    elif kind == ids.CHOOSE_GOAL:
        bridges.legal_choose_goal(state, seat, a)
    elif kind == ids.CHOOSE_SITE:
        temples.legal_choose_site(state, seat)
    elif kind == ids.CHOOSE_TILE_CELL:
        founding.legal_choose_tile_cell(state, seat)
    elif kind == ids.CHOOSE_LANDING:
        movement.legal_choose_landing(state)
    elif kind == ids.VOTE:
        turn.legal_vote(state)
    elif kind == ids.PLACE_PILLI:
        setup.legal_place_pilli(state)
    elif kind == ids.DRAW_FIRST_PLAYER:
        setup.legal_draw_first_player(state)
    elif kind == ids.DRAW_CALPULLI:
        setup.legal_draw_calpulli(state)
    elif kind == ids.DRAW_NEUTRAL_CELL:
        setup.legal_draw_neutral_cell(state)
    elif kind == ids.DRAW_NEUTRAL_TEMPLE:
        setup.legal_draw_neutral_temple(state)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a question."""
    if kind == ids.TURN:
        turn.apply_turn(state, seat, action)
    elif kind == ids.LAY_SINGLE:
        canals.lay(state, seat, action - actions.LAY, ids.NOWHERE)
    elif kind == ids.LAY_FIRST:
        state.ask(ids.LAY_SECOND, seat, action - actions.LAY)
    elif kind == ids.LAY_SECOND:
        canals.lay(state, seat, a, action - actions.LAY)
    elif kind == ids.CHOOSE_AXIS:
        bridges.build(state, seat, a, b, action - actions.AXIS)
    elif kind == ids.CHOOSE_GOAL:
        state.ask(ids.CHOOSE_AXIS, seat, action - actions.BRIDGE, a)
    elif kind == ids.CHOOSE_SITE:
        temples.build(state, seat, a, action - actions.BUILD)
    elif kind == ids.CHOOSE_TILE_CELL:
        founding.found(state, seat, a, action - actions.TILE)
    elif kind == ids.CHOOSE_LANDING:
        movement.teleport(state, seat, action - actions.LAND)
    elif kind == ids.VOTE:
        turn.apply_vote(state, seat, a, b, action)
    elif kind == ids.PLACE_PILLI:
        setup.apply_place_pilli(state, seat, action)
    elif kind == ids.DRAW_FIRST_PLAYER:
        setup.apply_draw_first_player(state, action)
    elif kind == ids.DRAW_CALPULLI:
        setup.apply_draw_calpulli(state, action)
    elif kind == ids.DRAW_NEUTRAL_CELL:
        setup.apply_draw_neutral_cell(state, action)
    elif kind == ids.DRAW_NEUTRAL_TEMPLE:
        setup.apply_draw_neutral_temple(state, a, b, action)


def proceed(state: State, kind: int, a: int, b: int) -> None:
    """Carry out a step of the game's own course."""
    if kind == ids.ROUND:
        periods.play_round(state, a)
    elif kind == ids.END_TURN:
        periods.end_turn(state, a)
    elif kind == ids.END_ROUND:
        periods.end_round(state)
    elif kind == ids.END_PERIOD:
        periods.end_period(state)
    elif kind == ids.DEAL_CALPULLI:
        setup.deal_calpulli(state, a)
    elif kind == ids.PLACE_NEUTRAL:
        setup.place_neutral(state, a)
    elif kind == ids.PLACE_PILLIS:
        setup.place_pillis(state)
