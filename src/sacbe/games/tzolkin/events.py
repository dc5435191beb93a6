"""How the events of Tzolk'in are named, in the order of their ids."""

from __future__ import annotations

from sacbe.core.events import EventKind
from sacbe.games.tzolkin import names

EVENT_KINDS = (
    EventKind("start_player_drawn"),
    EventKind("building_revealed", ("tile",), {"tile": names.TILES}),
    EventKind("monument_revealed", ("tile",), {"tile": names.TILES}),
    EventKind("wealth_dealt", ("tile",), {"tile": names.WEALTH}),
    EventKind("idle_worker_placed", ("space",), {"space": names.SPACES}),
    EventKind("wealth_kept", ("tile",), {"tile": names.WEALTH}),
    EventKind("wealth_revealed", ("tile",), {"tile": names.WEALTH}),
    EventKind("day_began", ("day",)),
    EventKind("turn_began"),
    EventKind("turn_ended"),
    EventKind("begged", ("temple",), {"temple": names.TEMPLES}),
    EventKind("pitied", ("corn",)),
    EventKind("placed", ("place", "space", "corn"), {"place": names.PLACES}),
    EventKind("picked_up", ("space",), {"space": names.SPACES}),
    EventKind("action_used", ("action",), {"action": names.ACTIONS}),
    EventKind("did_nothing"),
    EventKind("gained", ("good", "amount"), {"good": names.GOODS}),
    EventKind("paid", ("good", "amount"), {"good": names.GOODS}),
    EventKind("scored", ("source", "quarters"), {"source": names.SOURCES}),
    EventKind("climbed", ("temple", "step"), {"temple": names.TEMPLES}),
    EventKind("step_wasted", ("temple",), {"temple": names.TEMPLES}),
    EventKind("descended", ("temple", "step"), {"temple": names.TEMPLES}),
    EventKind("board_turned", ("side",), {"side": names.SIDES}),
    EventKind("advanced", ("track", "level"), {"track": names.TRACKS}),
    EventKind("bonus_reached", ("track",), {"track": names.TRACKS}),
    EventKind("worker_gained"),
    EventKind("tile_taken", ("tile", "group"), {"tile": names.HARVEST_TILES, "group": names.JUNGLE}),
    EventKind("wood_tile_burned", ("group",), {"group": names.JUNGLE}),
    EventKind("built", ("tile",), {"tile": names.TILES}),
    EventKind("skull_placed", ("space",)),
    EventKind("tooth_corn_added", ("corn",)),
    EventKind("tooth_corn_taken", ("corn",)),
    EventKind("marker_moved"),
    EventKind("calendar_turned", ("days",)),
    EventKind("worker_returned", ("gear",), {"gear": names.GEARS}),
    EventKind("food_day_came", ("food_day", "number"), {"food_day": names.FOOD_DAYS}),
    EventKind("fed", ("workers", "corn")),
    EventKind("unfed", ("workers",)),
    EventKind("age_changed", ("age",)),
    EventKind("game_ended"),
)
