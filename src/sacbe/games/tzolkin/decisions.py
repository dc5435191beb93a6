"""The frames of Tzolk'in: for each kind of pending question its `legal` and its `apply`, for each step of the
game's own course what it does."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.rules import (
    buildings,
    calendar,
    chichen_itza,
    food_day,
    icons,
    palenque,
    paying,
    picking,
    placing,
    scoring,
    setup,
    technology,
    temples,
    turn,
    uxmal,
)
from sacbe.games.tzolkin.state import State


def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a question; modules may amend them."""
    if state.modules:
        offer_answers(state, kind, seat, a, b)
        hooks.amend(state, kind, seat, a, b)
    else:
        offer_answers(state, kind, seat, a, b)


def offer_answers(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Offer the answers to a question, each kind by its own rule."""
    if kind == ids.TURN:
        turn.legal_turn(state, seat, a)
    elif kind == ids.PLACING:
        placing.legal_placing(state, seat, a)
    elif kind == ids.PICKING:
        picking.legal_picking(state, seat)
    elif kind == ids.USE_ACTION:
        picking.legal_use_action(state, seat, a, b)
    elif kind == ids.CHOOSE_ANY_ACTION:
        picking.legal_choose_any_action(state, seat, a)
    elif kind == ids.HARVEST:
        palenque.legal_harvest(state, seat, a)
    elif kind == ids.CLIMB:
        temples.legal_climb(state, seat, a, b)
    elif kind == ids.DESCEND:
        temples.legal_descend(state, seat)
    elif kind == ids.PAY_BLOCKS:
        paying.legal_pay_blocks(state, seat)
    elif kind == ids.GAIN_BLOCKS:
        paying.legal_gain_blocks(state, seat)
    elif kind == ids.ADVANCE:
        technology.legal_advance(state, seat, b)
    elif kind == ids.TRADE:
        uxmal.legal_trade(state, seat, a, b)
    elif kind == ids.BUILD:
        buildings.legal_build(state, seat, a)
    elif kind == ids.USE_ARCHITECTURE:
        buildings.legal_use_architecture(state, seat, a)
    elif kind == ids.SAVE_BLOCK:
        buildings.legal_save_block(state, seat, a)
    elif kind == ids.THEOLOGY_STEP:
        chichen_itza.legal_theology_step(state, seat)
    elif kind == ids.RESOLVE_ICONS:
        icons.legal_resolve_icons(state, seat, a, b)
    elif kind == ids.CHOOSE_DAYS:
        calendar.legal_choose_days(state)
    elif kind == ids.KEEP_WEALTH:
        setup.legal_keep_wealth(state, seat)
    elif kind == ids.REVEAL_BUILDING:
        buildings.legal_reveal_building(state)
    elif kind == ids.REVEAL_MONUMENT:
        setup.legal_reveal_monument(state)
    elif kind == ids.DEAL_WEALTH_TILE:
        setup.legal_deal_wealth_tile(state)
    elif kind == ids.DRAW_IDLE_WORKER:
        setup.legal_draw_idle_worker(state)
    elif kind == ids.DRAW_START_PLAYER:
        setup.legal_draw_start_player(state)
    else:
        hooks.legal(state, kind, seat, a)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a question, unless a module's answer leaves it standing."""
    if action >= actions.BARTER and hooks.interrupts(state, kind, seat, a, b, action):
        return
    carry_out(state, kind, seat, a, b, action)


def carry_out(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a question, each kind by its own rule."""
    if kind == ids.TURN:
        turn.apply_turn(state, seat, a, action)
    elif kind == ids.PLACING:
        turn.apply_placing(state, seat, a, action)
    elif kind == ids.PICKING:
        turn.apply_picking(state, seat, action)
    elif kind == ids.USE_ACTION:
        picking.apply_use_action(state, seat, a, b, action)
    elif kind == ids.CHOOSE_ANY_ACTION:
        picking.apply_choose_any_action(state, seat, action)
    elif kind == ids.HARVEST:
        palenque.apply_harvest(state, seat, a, action)
    elif kind == ids.CLIMB:
        temples.apply_climb(state, seat, a, b, action)
    elif kind == ids.DESCEND:
        temples.apply_descend(state, seat, action)
    elif kind == ids.PAY_BLOCKS:
        paying.apply_pay_blocks(state, seat, a, action)
    elif kind == ids.GAIN_BLOCKS:
        paying.apply_gain_blocks(state, seat, a, action)
    elif kind == ids.ADVANCE:
        technology.apply_advance(state, seat, a, b, action)
    elif kind == ids.TRADE:
        uxmal.apply_trade(state, seat, a, b, action)
    elif kind == ids.BUILD:
        buildings.apply_build(state, seat, a, action)
    elif kind == ids.USE_ARCHITECTURE:
        buildings.apply_use_architecture(state, seat, a, action)
    elif kind == ids.SAVE_BLOCK:
        buildings.apply_save_block(state, seat, a, action)
    elif kind == ids.THEOLOGY_STEP:
        chichen_itza.apply_theology_step(state, seat, action)
    elif kind == ids.RESOLVE_ICONS:
        icons.apply_resolve_icons(state, seat, a, b, action)
    elif kind == ids.CHOOSE_DAYS:
        calendar.apply_choose_days(state, seat, action)
    elif kind == ids.KEEP_WEALTH:
        setup.apply_keep_wealth(state, seat, a, action)
    elif kind == ids.REVEAL_BUILDING:
        buildings.apply_reveal_building(state, a, action)
    elif kind == ids.REVEAL_MONUMENT:
        setup.apply_reveal_monument(state, action)
    elif kind == ids.DEAL_WEALTH_TILE:
        setup.apply_deal_wealth_tile(state, a, action)
    elif kind == ids.DRAW_IDLE_WORKER:
        setup.apply_draw_idle_worker(state, a, action)
    elif kind == ids.DRAW_START_PLAYER:
        setup.apply_draw_start_player(state, action)
    else:
        hooks.apply(state, kind, seat, a, b, action)


def proceed(state: State, kind: int, a: int, b: int) -> None:
    """Carry out a step of the game's own course."""
    if kind == ids.ROUND:
        calendar.play_round(state, a)
    elif kind == ids.END_TURN:
        turn.end_turn(state, a)
    elif kind == ids.RECEIVE:
        icons.receive(state, a, b)
    elif kind == ids.RAISE_LEVEL:
        technology.raise_level(state, a, b)
    elif kind == ids.FILL_ROW:
        buildings.fill_row(state)
    elif kind == ids.CALENDAR:
        calendar.turn_calendar(state)
    elif kind == ids.FOOD_DAY:
        food_day.hold(state)
    elif kind == ids.FEEDING:
        food_day.feed_all(state)
    elif kind == ids.STEP_UP:
        temples.climb(state, a, b, 1)
    elif kind == ids.SEAT_REWARDS:
        temples.give_seat_rewards(state, a, b)
    elif kind == ids.CLOSE_FOOD_DAY:
        food_day.close(state)
    elif kind == ids.AGE_CHANGE:
        food_day.change_age(state)
    elif kind == ids.TEMPLE_REWARDS:
        food_day.give_temple_rewards(state)
    elif kind == ids.FINAL_SCORING:
        scoring.score_game(state)
    elif kind == ids.FILL_MONUMENTS:
        setup.fill_monuments(state, a)
    elif kind == ids.DEAL_WEALTH:
        setup.deal_wealth(state, a)
    elif kind == ids.PLACE_IDLE_WORKERS:
        setup.place_idle_workers(state, a)
    elif kind == ids.ASK_WEALTH:
        setup.ask_wealth(state)
    elif kind == ids.OPEN_WEALTH:
        setup.open_wealth(state)
    else:
        hooks.proceed(state, kind, a)
