"""What can be asked in Tzolk'in? Every kind of decision, and every automatic step.

The rules of chance, of the base game and of the modules; dispatch.py passes each decision to its rule.
"""

from __future__ import annotations

from sacbe.core.decisions import DecisionKind, DecisionKinds, Local, seat_local
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.modules import new_buildings, turn_over
from sacbe.games.tzolkin.modules.prophecies import (
    desecration,
    gods,
    gold_shortage,
    quarters,
    teacher_shortage,
)
from sacbe.games.tzolkin.modules.quick_actions import schedule
from sacbe.games.tzolkin.modules.tribes import dealing, itzamna
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

THINGS = (
    *names.TILES,
    *names.WEALTH,
    *(f"C{space}" for space in range(11)),
    *(f"bonus_{track}" for track in names.TRACKS),
)
CONSTRUCTIONS = (
    "tikal_2",
    "tikal_4",
    "tikal_4_second",
    "tikal_4_second_without_architecture",
    "uxmal_4",
    "chained",
    "only_a_monument",
    "without_architecture",
)
HOW = ("paid", "paid_or_done", "free")
NUMBER = range(100)
YES_NO = (False, True)

KINDS = DecisionKinds(
    # Chance.
    DecisionKind(
        ids.DRAW_START_PLAYER,
        "draw_start_player",
        verbs=("start_player",),
        legal=setup.legal_draw_start_player,
        apply=setup.apply_draw_start_player,
        is_chance=True,
    ),
    DecisionKind(
        ids.REVEAL_BUILDING,
        "reveal_building",
        locals=(Local("place", range(ids.ROW)),),
        verbs=("reveal",),
        legal=buildings.legal_reveal_building,
        apply=buildings.apply_reveal_building,
        is_chance=True,
    ),
    DecisionKind(
        ids.REVEAL_MONUMENT,
        "reveal_monument",
        verbs=("reveal",),
        legal=setup.legal_reveal_monument,
        apply=setup.apply_reveal_monument,
        is_chance=True,
    ),
    DecisionKind(
        ids.DEAL_WEALTH_TILE,
        "deal_wealth_tile",
        locals=(seat_local("to", ids.SEATS),),
        verbs=("deal",),
        legal=setup.legal_deal_wealth_tile,
        apply=setup.apply_deal_wealth_tile,
        is_chance=True,
    ),
    DecisionKind(
        ids.DRAW_IDLE_WORKER,
        "draw_idle_worker",
        locals=(Local("placed", NUMBER),),
        verbs=("idle",),
        legal=setup.legal_draw_idle_worker,
        apply=setup.apply_draw_idle_worker,
        is_chance=True,
    ),
    # Automatic steps.
    DecisionKind(ids.FILL_ROW, "fill_row", proceed=buildings.fill_row),
    DecisionKind(
        ids.FILL_MONUMENTS, "fill_monuments", locals=(Local("laid", NUMBER),), proceed=setup.fill_monuments
    ),
    DecisionKind(ids.DEAL_WEALTH, "deal_wealth", locals=(Local("dealt", NUMBER),), proceed=setup.deal_wealth),
    DecisionKind(
        ids.PLACE_IDLE_WORKERS,
        "place_idle_workers",
        locals=(Local("placed", NUMBER),),
        proceed=setup.place_idle_workers,
    ),
    DecisionKind(ids.ASK_WEALTH, "ask_wealth", proceed=setup.ask_wealth),
    DecisionKind(ids.OPEN_WEALTH, "open_wealth", proceed=setup.open_wealth),
    DecisionKind(
        ids.ROUND, "round", locals=(Local("turns_taken", range(ids.SEATS + 1)),), proceed=calendar.play_round
    ),
    DecisionKind(ids.END_TURN, "end_turn", locals=(seat_local("of", ids.SEATS),), proceed=turn.end_turn),
    DecisionKind(ids.FOOD_DAY, "food_day", proceed=food_day.hold),
    DecisionKind(ids.FEEDING, "feeding", proceed=food_day.feed_all),
    DecisionKind(ids.AGE_CHANGE, "age_change", proceed=food_day.change_age),
    DecisionKind(ids.TEMPLE_REWARDS, "temple_rewards", proceed=food_day.give_temple_rewards),
    DecisionKind(
        ids.SEAT_REWARDS,
        "seat_rewards",
        locals=(seat_local("of", ids.SEATS), Local("skulls", YES_NO)),
        proceed=temples.give_seat_rewards,
    ),
    DecisionKind(ids.CLOSE_FOOD_DAY, "close_food_day", proceed=food_day.close),
    DecisionKind(ids.CALENDAR, "calendar", proceed=calendar.turn_calendar),
    DecisionKind(ids.FINAL_SCORING, "final_scoring", proceed=scoring.score_game),
    DecisionKind(
        ids.RAISE_LEVEL,
        "raise_level",
        locals=(seat_local("of", ids.SEATS), Local("track", names.TRACKS)),
        proceed=technology.raise_level,
    ),
    DecisionKind(
        ids.RECEIVE,
        "receive",
        locals=(seat_local("of", ids.SEATS), Local("thing", THINGS)),
        proceed=icons.receive,
    ),
    DecisionKind(
        ids.STEP_UP,
        "step_up",
        locals=(seat_local("of", ids.SEATS), Local("temple", names.TEMPLES)),
        proceed=temples.step_up,
    ),
    # Decisions of a turn.
    DecisionKind(
        ids.KEEP_WEALTH,
        "keep_wealth",
        locals=(Local("left", range(1, 5)),),
        verbs=("keep",),
        legal=setup.legal_keep_wealth,
        apply=setup.apply_keep_wealth,
        is_simultaneous=True,
    ),
    DecisionKind(
        ids.TURN,
        "turn",
        locals=(Local("begged", YES_NO),),
        verbs=("beg", "place", "pick_up"),
        legal=turn.legal_turn,
        apply=turn.apply_turn,
    ),
    DecisionKind(
        ids.PLACING,
        "placing",
        locals=(Local("placed", range(1, 7)),),
        verbs=("place", "end_turn"),
        legal=placing.legal_placing,
        apply=turn.apply_placing,
    ),
    DecisionKind(
        ids.PICKING,
        "picking",
        verbs=("pick_up", "end_turn"),
        legal=picking.legal_picking,
        apply=turn.apply_picking,
    ),
    DecisionKind(
        ids.CHOOSE_DAYS,
        "choose_days",
        verbs=("turn_calendar",),
        legal=calendar.legal_choose_days,
        apply=calendar.apply_choose_days,
    ),
    # Follow-up decisions.
    DecisionKind(
        ids.USE_ACTION,
        "use_action",
        locals=(Local("gear", names.GEARS), Local("space", range(13))),
        verbs=("use", "nothing"),
        legal=picking.legal_use_action,
        apply=picking.apply_use_action,
    ),
    DecisionKind(
        ids.CHOOSE_ANY_ACTION,
        "choose_any_action",
        locals=(Local("optional", YES_NO),),
        verbs=("use", "done"),
        legal=picking.legal_choose_any_action,
        apply=picking.apply_choose_any_action,
    ),
    DecisionKind(
        ids.HARVEST,
        "harvest",
        locals=(Local("group", names.JUNGLE),),
        verbs=("harvest",),
        legal=palenque.legal_harvest,
        apply=palenque.apply_harvest,
    ),
    DecisionKind(
        ids.CLIMB,
        "climb",
        locals=(Local("left", range(1, 4)), Local("climbed", names.TEMPLES, is_set=True)),
        verbs=("climb",),
        legal=temples.legal_climb,
        apply=temples.apply_climb,
    ),
    DecisionKind(
        ids.DESCEND, "descend", verbs=("descend",), legal=temples.legal_descend, apply=temples.apply_descend
    ),
    DecisionKind(
        ids.PAY_BLOCKS,
        "pay_blocks",
        locals=(Local("owed", range(1, 10)),),
        verbs=("pay",),
        legal=paying.legal_pay_blocks,
        apply=paying.apply_pay_blocks,
    ),
    DecisionKind(
        ids.GAIN_BLOCKS,
        "gain_blocks",
        locals=(Local("left", range(1, 10)),),
        verbs=("gain",),
        legal=paying.legal_gain_blocks,
        apply=paying.apply_gain_blocks,
    ),
    DecisionKind(
        ids.ADVANCE,
        "advance",
        locals=(Local("left", range(1, 4)), Local("how", HOW)),
        verbs=("advance", "done"),
        legal=technology.legal_advance,
        apply=technology.apply_advance,
    ),
    DecisionKind(
        ids.TRADE,
        "trade",
        locals=(Local("bought", names.BLOCKS, is_set=True), Local("sold", names.BLOCKS, is_set=True)),
        verbs=("sell", "buy", "done"),
        legal=uxmal.legal_trade,
        apply=uxmal.apply_trade,
    ),
    DecisionKind(
        ids.BUILD,
        "build",
        locals=(Local("way", CONSTRUCTIONS, argument="construction"),),
        verbs=("build", "done"),
        legal=buildings.legal_build,
        apply=buildings.apply_build,
    ),
    DecisionKind(
        ids.USE_ARCHITECTURE,
        "use_architecture",
        locals=(Local("tile", names.BUILDINGS),),
        verbs=("architecture",),
        legal=buildings.legal_use_architecture,
        apply=buildings.apply_use_architecture,
    ),
    DecisionKind(
        ids.SAVE_BLOCK,
        "save_block",
        locals=(Local("tile", names.BUILDINGS),),
        verbs=("save",),
        legal=buildings.legal_save_block,
        apply=buildings.apply_save_block,
    ),
    DecisionKind(
        ids.THEOLOGY_STEP,
        "theology_step",
        verbs=("pay", "done"),
        legal=chichen_itza.legal_theology_step,
        apply=chichen_itza.apply_theology_step,
    ),
    DecisionKind(
        ids.RESOLVE_ICONS,
        "resolve_icons",
        locals=(Local("thing", THINGS), Local("icons", range(16), argument="left")),
        verbs=("resolve",),
        legal=icons.legal_resolve_icons,
        apply=icons.apply_resolve_icons,
    ),
    # Tribes.
    DecisionKind(ids.DEAL_TRIBES, "deal_tribes", locals=(Local("dealt", NUMBER),), proceed=dealing.deal),
    DecisionKind(
        ids.DEAL_TRIBE_TILE,
        "deal_tribe_tile",
        locals=(seat_local("to", ids.SEATS),),
        verbs=("deal_tribe",),
        legal=dealing.legal_deal_tribe,
        apply=dealing.apply_deal_tribe,
        is_chance=True,
    ),
    DecisionKind(
        ids.KEEP_TRIBE,
        "keep_tribe",
        verbs=("keep_tribe",),
        legal=dealing.legal_keep_tribe,
        apply=dealing.apply_keep_tribe,
        is_simultaneous=True,
    ),
    DecisionKind(
        ids.CHOOSE_BONUS,
        "choose_bonus",
        verbs=("bonus",),
        legal=itzamna.legal_choose_bonus,
        apply=itzamna.apply_choose_bonus,
    ),
    DecisionKind(
        ids.TURN_OVER,
        "turn_over",
        verbs=("end_turn", "quick_action"),
        legal=turn_over.legal_turn_over,
        apply=turn_over.apply_turn_over,
    ),
    # Prophecies.
    DecisionKind(
        ids.DRAW_PROPHECIES, "draw_prophecies", locals=(Local("drawn", NUMBER),), proceed=quarters.draw
    ),
    DecisionKind(
        ids.DRAW_PROPHECY,
        "draw_prophecy",
        locals=(Local("place", range(ids.PROPHECIES_DRAWN)),),
        verbs=("prophecy",),
        legal=quarters.legal_draw_prophecy,
        apply=quarters.apply_draw_prophecy,
        is_chance=True,
    ),
    DecisionKind(ids.PROPHECY_POINTS, "prophecy_points", proceed=quarters.score_all),
    DecisionKind(
        ids.TAXED_GOLD,
        "taxed_gold",
        locals=(Local("left", range(1, 10)),),
        verbs=("gain", "done"),
        legal=gold_shortage.legal_taxed_gold,
        apply=gold_shortage.apply_taxed_gold,
    ),
    DecisionKind(
        ids.TAXED_SKULLS,
        "taxed_skulls",
        locals=(Local("left", range(1, 10)),),
        verbs=("descend", "done"),
        legal=desecration.legal_taxed_skulls,
        apply=desecration.apply_taxed_skulls,
    ),
    DecisionKind(
        ids.TAXED_STEPS,
        "taxed_steps",
        locals=(Local("temple", names.TEMPLES), Local("left", range(1, 4))),
        verbs=("climb", "done"),
        legal=gods.legal_taxed_steps,
        apply=gods.apply_taxed_steps,
    ),
    DecisionKind(
        ids.TAXED_LEVEL,
        "taxed_level",
        locals=(Local("track", names.TRACKS),),
        verbs=("advance", "done"),
        legal=teacher_shortage.legal_taxed_level,
        apply=teacher_shortage.apply_taxed_level,
    ),
    # New buildings.
    DecisionKind(
        ids.INCOME, "income", locals=(seat_local("of", ids.SEATS),), proceed=new_buildings.take_income
    ),
    DecisionKind(
        ids.LOWER,
        "lower",
        verbs=("lower", "done"),
        legal=new_buildings.legal_lower,
        apply=new_buildings.apply_lower,
    ),
    DecisionKind(
        ids.RAISE_OTHERS,
        "raise_others",
        locals=(Local("tracks", names.TRACKS, is_set=True),),
        verbs=("advance", "done"),
        legal=new_buildings.legal_raise_others,
        apply=new_buildings.apply_raise_others,
    ),
    # Quick actions.
    DecisionKind(
        ids.LAY_OUT_QUICK_TILES,
        "lay_out_quick_tiles",
        locals=(Local("slot", range(ids.QUICK_TILES + 1)),),
        proceed=schedule.lay_out_tiles,
    ),
    DecisionKind(
        ids.REVEAL_QUICK_TILE,
        "reveal_quick_tile",
        locals=(Local("slot", range(ids.QUICK_TILES)),),
        verbs=("quick_tile",),
        legal=schedule.legal_reveal_quick_tile,
        apply=schedule.apply_reveal_quick_tile,
        is_chance=True,
    ),
)
