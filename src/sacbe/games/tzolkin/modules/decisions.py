"""The frames of the modules: what each question offers and what its answer does, and the steps between."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.modules import new_buildings
from sacbe.games.tzolkin.modules.prophecies import course, taxes
from sacbe.games.tzolkin.modules.quick_actions import schedule, spaces
from sacbe.games.tzolkin.modules.tribes import bonus, dealing
from sacbe.games.tzolkin.rules import turn
from sacbe.games.tzolkin.state import State


def legal(state: State, kind: int, seat: int, a: int) -> None:
    """Offer the answers to a question."""
    if kind == ids.TURN_OVER:
        legal_turn_over(state, seat)
    elif kind == ids.KEEP_TRIBE:
        dealing.legal_keep_tribe(state, seat)
    elif kind == ids.TAXED_GOLD:
        taxes.legal_taxed_gold(state, seat)
    elif kind == ids.TAXED_SKULLS:
        taxes.legal_taxed_skulls(state, seat)
    elif kind == ids.TAXED_STEPS:
        taxes.legal_taxed_steps(state, seat, a)
    elif kind == ids.TAXED_LEVEL:
        taxes.legal_taxed_level(state, seat, a)
    elif kind == ids.CHOOSE_BONUS:
        bonus.legal_choose_bonus(state)
    elif kind == ids.LOWER:
        new_buildings.legal_lower(state, seat)
    elif kind == ids.RAISE_OTHERS:
        new_buildings.legal_raise_others(state, seat, a)
    elif kind == ids.DEAL_TRIBE_TILE:
        dealing.legal_deal_tribe(state)
    elif kind == ids.DRAW_PROPHECY:
        course.legal_draw_prophecy(state)
    elif kind == ids.REVEAL_QUICK_TILE:
        schedule.legal_reveal_quick_tile(state, a)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a question."""
    if kind == ids.TURN_OVER:
        turn.apply_placing(state, seat, 0, action)
    elif kind == ids.KEEP_TRIBE:
        dealing.apply_keep_tribe(state, seat, action)
    elif kind == ids.TAXED_GOLD:
        taxes.apply_taxed_gold(state, seat, a, action)
    elif kind == ids.TAXED_SKULLS:
        taxes.apply_taxed_skulls(state, seat, a, action)
    elif kind == ids.TAXED_STEPS:
        taxes.apply_taxed_steps(state, seat, a, b, action)
    elif kind == ids.TAXED_LEVEL:
        taxes.apply_taxed_level(state, seat, a, action)
    elif kind == ids.CHOOSE_BONUS:
        bonus.apply_choose_bonus(state, seat, action)
    elif kind == ids.LOWER:
        new_buildings.apply_lower(state, seat, action)
    elif kind == ids.RAISE_OTHERS:
        new_buildings.apply_raise_others(state, seat, a, action)
    elif kind == ids.DEAL_TRIBE_TILE:
        dealing.apply_deal_tribe(state, a, action)
    elif kind == ids.DRAW_PROPHECY:
        course.apply_draw_prophecy(state, a, action)
    elif kind == ids.REVEAL_QUICK_TILE:
        schedule.apply_reveal_quick_tile(state, a, action)


def proceed(state: State, kind: int, a: int) -> None:
    """Carry out a step of the game's own course."""
    if kind == ids.DEAL_TRIBES:
        dealing.deal(state, a)
    elif kind == ids.DRAW_PROPHECIES:
        course.draw(state, a)
    elif kind == ids.PROPHECY_POINTS:
        course.score_all(state)
    elif kind == ids.INCOME:
        new_buildings.take_income(state, a)
    elif kind == ids.LAY_OUT_QUICK_TILES:
        schedule.lay_out_tiles(state, a)


def legal_turn_over(state: State, seat: int) -> None:
    """Nothing more is placed or picked up: the quick action, if one was chosen, or the end of the turn."""
    if hooks.may_end_turn(state):
        state.offer(actions.END_TURN)
    spaces.offer_quick_action(state, seat)
