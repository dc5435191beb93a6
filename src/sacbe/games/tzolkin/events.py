"""How the events of Tzolk'in are named, in the order of their ids."""

from __future__ import annotations

from sacbe.core.events import EventKind
from sacbe.games.tzolkin import names

EVENT_KINDS = (
    EventKind("start_player_drawn", "The seat begins the game."),
    EventKind("building_revealed", "A building comes into the row.", ("tile",), {"tile": names.TILES}),
    EventKind("monument_revealed", "A monument is laid out at set-up.", ("tile",), {"tile": names.TILES}),
    EventKind(
        "wealth_dealt",
        "The seat is dealt a wealth tile; only it knows which.",
        ("tile",),
        {"tile": names.WEALTH},
    ),
    EventKind(
        "idle_worker_placed",
        "A worker that belongs to nobody is placed at set-up.",
        ("space",),
        {"space": names.SPACES},
    ),
    EventKind(
        "wealth_kept", "The seat keeps a wealth tile; only it knows which.", ("tile",), {"tile": names.WEALTH}
    ),
    EventKind(
        "wealth_revealed",
        "All have chosen: this tile is one of the seat's.",
        ("tile",),
        {"tile": names.WEALTH},
    ),
    EventKind("day_began", "A round begins on this day.", ("day",)),
    EventKind("turn_began", "The seat's turn begins."),
    EventKind("turn_ended", "The seat's turn ends."),
    EventKind("begged", "The seat begs for corn and angers a god.", ("temple",), {"temple": names.TEMPLES}),
    EventKind(
        "pitied", "The gods take pity: the seat pays all the corn it has instead of the price.", ("corn",)
    ),
    EventKind(
        "placed",
        "The seat places a worker on a space of a gear, or on another place, and pays the corn.",
        ("place", "space", "corn"),
        {"place": names.PLACES},
    ),
    EventKind("picked_up", "The seat picks a worker up.", ("space",), {"space": names.SPACES}),
    EventKind("action_used", "The worker uses an action.", ("action",), {"action": names.ACTIONS}),
    EventKind("did_nothing", "The worker is taken back without an action."),
    EventKind("gained", "The seat gains goods.", ("good", "amount"), {"good": names.GOODS}),
    EventKind("paid", "The seat pays goods.", ("good", "amount"), {"good": names.GOODS}),
    EventKind(
        "scored",
        "The seat scores points, in quarters; they may be negative.",
        ("source", "quarters"),
        {"source": names.SOURCES},
    ),
    EventKind(
        "climbed", "The seat climbs to a step of a temple.", ("temple", "step"), {"temple": names.TEMPLES}
    ),
    EventKind(
        "step_wasted",
        "A step up is wasted: the seat is on the top step, or another seat is.",
        ("temple",),
        {"temple": names.TEMPLES},
    ),
    EventKind(
        "descended",
        "The seat goes down to a step of a temple.",
        ("temple", "step"),
        {"temple": names.TEMPLES},
    ),
    EventKind("board_turned", "The player board is turned over.", ("side",), {"side": names.SIDES}),
    EventKind(
        "advanced", "The seat's technology rises to a level.", ("track", "level"), {"track": names.TRACKS}
    ),
    EventKind(
        "bonus_reached",
        "The seat advances beyond level 3 and takes the bonus.",
        ("track",),
        {"track": names.TRACKS},
    ),
    EventKind("worker_gained", "The seat gains a worker."),
    EventKind(
        "tile_taken",
        "The seat takes a harvest tile of a jungle.",
        ("tile", "group"),
        {"tile": names.HARVEST_TILES, "group": names.JUNGLE},
    ),
    EventKind(
        "wood_tile_burned",
        "The seat burns a wood tile for the corn below it.",
        ("group",),
        {"group": names.JUNGLE},
    ),
    EventKind("built", "The seat constructs a building or a monument.", ("tile",), {"tile": names.TILES}),
    EventKind("skull_placed", "The seat lays a crystal skull on a space of Chichen Itza.", ("space",)),
    EventKind(
        "tooth_corn_added",
        "Nobody took the starting player space, so corn is added; this much lies on the teeth now.",
        ("corn",),
    ),
    EventKind("tooth_corn_taken", "The seat takes the corn from the teeth.", ("corn",)),
    EventKind("marker_moved", "The starting player marker goes to the seat."),
    EventKind("calendar_turned", "The gears turn by one day or two.", ("days",)),
    EventKind(
        "worker_returned", "The gear has pushed the seat's worker off.", ("gear",), {"gear": names.GEARS}
    ),
    EventKind(
        "food_day_came",
        "A food day comes, of goods or of points.",
        ("food_day", "number"),
        {"food_day": names.FOOD_DAYS},
    ),
    EventKind("fed", "The seat feeds workers with corn.", ("workers", "corn")),
    EventKind("unfed", "The seat cannot feed some workers and loses points.", ("workers",)),
    EventKind("age_changed", "The second age begins: the row is laid out again.", ("age",)),
    EventKind("game_ended", "The game is over."),
    EventKind(
        "tribe_dealt", "The seat is dealt a tribe; only it knows which.", ("tribe",), {"tribe": names.TRIBES}
    ),
    EventKind(
        "tribe_kept", "The seat keeps a tribe; only it knows which.", ("tribe",), {"tribe": names.TRIBES}
    ),
    EventKind(
        "tribe_revealed", "All have chosen: this is the seat's tribe.", ("tribe",), {"tribe": names.TRIBES}
    ),
    EventKind(
        "prophecy_drawn",
        "A prophecy is laid out for a quarter of the game.",
        ("prophecy", "number"),
        {"prophecy": names.PROPHECIES},
    ),
    EventKind(
        "prophecy_began", "The calamity of a prophecy begins.", ("prophecy",), {"prophecy": names.PROPHECIES}
    ),
    EventKind(
        "quick_tile_revealed",
        "A quick tile is laid out at its place on the calendar.",
        ("tile", "number"),
        {"tile": names.QUICK_TILES},
    ),
    EventKind(
        "quick_action_used",
        "The seat performs the quick action in force.",
        ("tile",),
        {"tile": names.QUICK_TILES},
    ),
    EventKind("quick_space_closed", "A quick action space is closed for good.", ("number",)),
    EventKind("quick_worker_returned", "The seat's worker comes back from a quick action space."),
    EventKind("passed", "Ahmakiq passes."),
    EventKind("sold", "Xaman Ek sells a block.", ("block",), {"block": names.BLOCKS}),
    EventKind("went_ahead", "Ahau Chamahez pays for an action ahead of the worker."),
    EventKind(
        "skipped", "Vacub-Caquix passes over a space when placing.", ("space",), {"space": names.SPACES}
    ),
    EventKind("bargained", "Cit-Bolon-Tum places a worker for the fixed price."),
    EventKind(
        "renovated",
        "The seat gives a building up for the one it constructs next.",
        ("tile",),
        {"tile": names.TILES},
    ),
    EventKind(
        "lowered", "The seat's technology falls to a level.", ("track", "level"), {"track": names.TRACKS}
    ),
    EventKind(
        "declined",
        "The seat does not pay what a calamity asks and goes without that part.",
        ("part",),
        {"part": names.TAXED},
    ),
    EventKind(
        "skull_laid",
        "The seat lays a crystal skull on a building of its own.",
        ("tile",),
        {"tile": names.TILES},
    ),
    EventKind("income_came", "A building brings the seat its income.", ("tile",), {"tile": names.TILES}),
)
