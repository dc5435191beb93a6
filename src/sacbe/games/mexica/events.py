"""How the events of Mexica are named, in the order of their ids."""

from __future__ import annotations

from sacbe.core.events import EventKind
from sacbe.games.mexica import names

CELLS = (*names.CELLS, "")
"""Cell names; -1, no cell, is the last."""

EVENT_KINDS = (
    EventKind("first_player_drawn", "The seat begins the game."),
    EventKind(
        "calpulli_drawn",
        "A calpulli tile is drawn for the first period at set-up.",
        ("tile",),
        {"tile": names.CALPULLI},
    ),
    EventKind(
        "neutral_cell_drawn",
        "A cell is drawn for a neutral temple (for two players).",
        ("cell",),
        {"cell": CELLS},
    ),
    EventKind(
        "neutral_draw_failed",
        "The cells drawn leave no room for the others; all are drawn again. `failed` counts the draws.",
        ("failed",),
    ),
    EventKind("neutral_temple_placed", "A neutral temple is placed.", ("cell", "level"), {"cell": CELLS}),
    EventKind("pilli_placed", "The seat's pilli begins on a cell.", ("cell",), {"cell": CELLS}),
    EventKind("round_began", "A round of a period begins.", ("round", "period")),
    EventKind("turn_began", "The seat's turn begins."),
    EventKind("turn_ended", "The seat's turn ends; the action points left are lost.", ("left",)),
    EventKind("spent", "The seat spends action points; `left` is how many it still has.", ("points", "left")),
    EventKind(
        "canal_laid",
        "The seat lays a canal on a cell, and a double one on another cell too.",
        ("cell", "other"),
        {"cell": CELLS, "other": CELLS},
    ),
    EventKind(
        "district_founded",
        "The seat founds a district of this size and puts its tile on a cell.",
        ("size", "cell"),
        {"cell": CELLS},
    ),
    EventKind("scored", "The seat scores points.", ("source", "points"), {"source": names.SOURCES}),
    EventKind(
        "bridge_built",
        "The seat builds a bridge, with its ramps west and east (h) or north and south (v).",
        ("cell", "axis"),
        {"cell": CELLS, "axis": names.AXES},
    ),
    EventKind("bridge_lifted", "The seat lifts a bridge to build it elsewhere.", ("cell",), {"cell": CELLS}),
    EventKind("temple_built", "The seat builds a temple of a level.", ("level", "cell"), {"cell": CELLS}),
    EventKind("stepped", "The seat's pilli walks to a cell.", ("cell",), {"cell": CELLS}),
    EventKind(
        "sailed",
        "The seat's pilli sails to a bridge, at a cost in action points.",
        ("cell", "cost"),
        {"cell": CELLS},
    ),
    EventKind("teleported", "The seat's pilli teleports to a cell.", ("cell",), {"cell": CELLS}),
    EventKind("token_bought", "The seat buys an action token; `tokens` is how many it has now.", ("tokens",)),
    EventKind(
        "token_spent",
        "The seat spends an action token; `action_points` is how many it has now.",
        ("action_points",),
    ),
    EventKind("proposed", "The seat proposes to remove the tile of this size.", ("size",)),
    EventKind("voted", "The seat votes on a proposal.", ("size", "vote"), {"vote": names.VOTES}),
    EventKind(
        "tile_removed",
        "A tile leaves the game without being founded.",
        ("size", "why"),
        {"why": names.REMOVALS},
    ),
    EventKind(
        "period_triggered", "The seat has met the conditions: the period ends after this round.", ("period",)
    ),
    EventKind(
        "stall_near",
        "Some rounds have passed without progress; soon the period ends by itself.",
        ("idle", "quiet"),
    ),
    EventKind("period_stalled", "The period ends because of the stall rule.", ("period",)),
    EventKind("period_ended", "A period ends and is scored.", ("period",)),
    EventKind(
        "district_scored",
        "The seat scores a district of this size, named by the cell it is known by.",
        ("cell", "size", "points"),
        {"cell": CELLS},
    ),
    EventKind("tiles_opened", "The tiles of the second period are turned face up."),
    EventKind("game_ended", "The game is over."),
)
