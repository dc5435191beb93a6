"""The kinds of frames of Tzolk'in as they stand in documents: the name and the locals of each."""

from __future__ import annotations

from sacbe.core.frames import FrameKinds, Local, seat_local
from sacbe.games.tzolkin import ids, names

THINGS = (
    *names.TILES,
    *names.WEALTH,
    *(f"C{space}" for space in range(11)),
    *(f"bonus_{track}" for track in names.TRACKS),
)
WAYS = (
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

SPECS: dict[int, tuple[str, tuple[Local, ...]]] = {
    ids.DRAW_START_PLAYER: ("draw_start_player", ()),
    ids.REVEAL_BUILDING: ("reveal_building", (Local("place", range(ids.ROW)),)),
    ids.REVEAL_MONUMENT: ("reveal_monument", ()),
    ids.DEAL_WEALTH_TILE: ("deal_wealth_tile", (seat_local("to", ids.SEATS),)),
    ids.DRAW_IDLE_WORKER: ("draw_idle_worker", (Local("placed", NUMBER),)),
    ids.DEAL_TRIBE_TILE: ("deal_tribe_tile", (seat_local("to", ids.SEATS),)),
    ids.DRAW_PROPHECY: ("draw_prophecy", (Local("place", range(ids.PROPHECIES_DRAWN)),)),
    ids.REVEAL_QUICK_TILE: ("reveal_quick_tile", (Local("slot", range(ids.QUICK_TILES)),)),
    ids.FILL_ROW: ("fill_row", ()),
    ids.FILL_MONUMENTS: ("fill_monuments", (Local("laid", NUMBER),)),
    ids.DEAL_WEALTH: ("deal_wealth", (Local("dealt", NUMBER),)),
    ids.PLACE_IDLE_WORKERS: ("place_idle_workers", (Local("placed", NUMBER),)),
    ids.ASK_WEALTH: ("ask_wealth", ()),
    ids.OPEN_WEALTH: ("open_wealth", ()),
    ids.ROUND: ("round", (Local("turns_taken", range(ids.SEATS + 1)),)),
    ids.END_TURN: ("end_turn", (seat_local("of", ids.SEATS),)),
    ids.FOOD_DAY: ("food_day", ()),
    ids.FEEDING: ("feeding", ()),
    ids.AGE_CHANGE: ("age_change", ()),
    ids.TEMPLE_REWARDS: ("temple_rewards", ()),
    ids.SEAT_REWARDS: ("seat_rewards", (seat_local("of", ids.SEATS), Local("skulls", YES_NO))),
    ids.CLOSE_FOOD_DAY: ("close_food_day", ()),
    ids.CALENDAR: ("calendar", ()),
    ids.FINAL_SCORING: ("final_scoring", ()),
    ids.RAISE_LEVEL: ("raise_level", (seat_local("of", ids.SEATS), Local("track", names.TRACKS))),
    ids.RECEIVE: ("receive", (seat_local("of", ids.SEATS), Local("thing", THINGS))),
    ids.STEP_UP: ("step_up", (seat_local("of", ids.SEATS), Local("temple", names.TEMPLES))),
    ids.DEAL_TRIBES: ("deal_tribes", (Local("dealt", NUMBER),)),
    ids.DRAW_PROPHECIES: ("draw_prophecies", (Local("drawn", NUMBER),)),
    ids.LAY_OUT_QUICK_TILES: ("lay_out_quick_tiles", (Local("slot", range(ids.QUICK_TILES + 1)),)),
    ids.INCOME: ("income", (seat_local("of", ids.SEATS),)),
    ids.PROPHECY_POINTS: ("prophecy_points", ()),
    ids.KEEP_WEALTH: ("keep_wealth", (Local("left", range(1, 5)),)),
    ids.TURN: ("turn", (Local("begged", YES_NO),)),
    ids.PLACING: ("placing", (Local("placed", range(1, 7)),)),
    ids.PICKING: ("picking", ()),
    ids.CHOOSE_DAYS: ("choose_days", ()),
    ids.KEEP_TRIBE: ("keep_tribe", ()),
    ids.TURN_OVER: ("turn_over", ()),
    ids.USE_ACTION: ("use_action", (Local("gear", names.GEARS), Local("space", range(13)))),
    ids.CHOOSE_ANY_ACTION: ("choose_any_action", (Local("optional", YES_NO),)),
    ids.HARVEST: ("harvest", (Local("group", names.JUNGLE),)),
    ids.CLIMB: ("climb", (Local("left", range(1, 4)), Local("climbed", names.TEMPLES, is_set=True))),
    ids.DESCEND: ("descend", ()),
    ids.PAY_BLOCKS: ("pay_blocks", (Local("owed", range(1, 10)),)),
    ids.GAIN_BLOCKS: ("gain_blocks", (Local("left", range(1, 10)),)),
    ids.ADVANCE: ("advance", (Local("left", range(1, 4)), Local("how", HOW))),
    ids.TRADE: (
        "trade",
        (Local("bought", names.BLOCKS, is_set=True), Local("sold", names.BLOCKS, is_set=True)),
    ),
    ids.BUILD: ("build", (Local("way", WAYS),)),
    ids.USE_ARCHITECTURE: ("use_architecture", (Local("tile", names.BUILDINGS),)),
    ids.SAVE_BLOCK: ("save_block", (Local("tile", names.BUILDINGS),)),
    ids.THEOLOGY_STEP: ("theology_step", ()),
    ids.RESOLVE_ICONS: ("resolve_icons", (Local("thing", THINGS), Local("icons", range(16)))),
    ids.TAXED_GOLD: ("taxed_gold", (Local("left", range(1, 10)),)),
    ids.TAXED_SKULLS: ("taxed_skulls", (Local("left", range(1, 10)),)),
    ids.TAXED_STEPS: ("taxed_steps", (Local("temple", names.TEMPLES), Local("left", range(1, 4)))),
    ids.TAXED_LEVEL: ("taxed_level", (Local("track", names.TRACKS),)),
    ids.LOWER: ("lower", ()),
    ids.RAISE_OTHERS: ("raise_others", (Local("tracks", names.TRACKS, is_set=True),)),
    ids.CHOOSE_BONUS: ("choose_bonus", ()),
}
CHANCE_KINDS = range(ids.DRAW_START_PLAYER, ids.FILL_ROW)
AUTOMATIC_KINDS = range(ids.FILL_ROW, ids.KEEP_WEALTH)
FRAMES = FrameKinds(SPECS, CHANCE_KINDS, AUTOMATIC_KINDS)

WAITING = (
    ids.PICKING,
    ids.TURN_OVER,
    ids.RESOLVE_ICONS,
    ids.THEOLOGY_STEP,
    ids.BUILD,
    ids.ADVANCE,
    ids.RAISE_OTHERS,
    ids.RECEIVE,
    ids.CHOOSE_BONUS,
)
"""Frames that wait while what was begun is completed."""
