"""How the events of Mexica are named, in the order of their ids."""

from __future__ import annotations

from sacbe.core.events import EventKind
from sacbe.games.mexica import names

CELLS = (*names.CELLS, "")
"""Cell names; -1, no cell, is the last."""

EVENT_KINDS = (
    EventKind("first_player_drawn"),
    EventKind("calpulli_drawn", ("tile",), {"tile": names.CALPULLI}),
    EventKind("neutral_cell_drawn", ("cell",), {"cell": CELLS}),
    EventKind("neutral_draw_failed", ("failed",)),
    EventKind("neutral_temple_placed", ("cell", "level"), {"cell": CELLS}),
    EventKind("pilli_placed", ("cell",), {"cell": CELLS}),
    EventKind("round_began", ("round", "period")),
    EventKind("turn_began"),
    EventKind("turn_ended", ("left",)),
    EventKind("spent", ("points", "left")),
    EventKind("canal_laid", ("cell", "other"), {"cell": CELLS, "other": CELLS}),
    EventKind("district_founded", ("size", "cell"), {"cell": CELLS}),
    EventKind("scored", ("source", "points"), {"source": names.SOURCES}),
    EventKind("bridge_built", ("cell", "axis"), {"cell": CELLS, "axis": names.AXES}),
    EventKind("bridge_lifted", ("cell",), {"cell": CELLS}),
    EventKind("temple_built", ("level", "cell"), {"cell": CELLS}),
    EventKind("stepped", ("cell",), {"cell": CELLS}),
    EventKind("sailed", ("cell", "cost"), {"cell": CELLS}),
    EventKind("teleported", ("cell",), {"cell": CELLS}),
    EventKind("token_bought", ("tokens",)),
    EventKind("token_spent", ("action_points",)),
    EventKind("proposed", ("size",)),
    EventKind("voted", ("size", "vote"), {"vote": names.VOTES}),
    EventKind("tile_removed", ("size", "why"), {"why": names.REMOVALS}),
    EventKind("period_triggered", ("period",)),
    EventKind("stall_near", ("idle", "quiet")),
    EventKind("period_stalled", ("period",)),
    EventKind("period_ended", ("period",)),
    EventKind("district_scored", ("cell", "size", "points"), {"cell": CELLS}),
    EventKind("tiles_opened"),
    EventKind("game_ended"),
)
