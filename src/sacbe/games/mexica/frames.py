"""The kinds of frames of Mexica as they stand in documents: the name and the locals of each."""

from __future__ import annotations

from sacbe.core.frames import FrameKinds, Local, seat_local
from sacbe.games.mexica import ids, names

NUMBER = range(101)
SIZE = range(ids.SMALLEST, ids.SMALLEST + ids.SIZES)

SPECS: dict[int, tuple[str, tuple[Local, ...]]] = {
    ids.DRAW_FIRST_PLAYER: ("draw_first_player", ()),
    ids.DRAW_CALPULLI: ("draw_calpulli", ()),
    ids.DRAW_NEUTRAL_CELL: ("draw_neutral_cell", ()),
    ids.DRAW_NEUTRAL_TEMPLE: (
        "draw_neutral_temple",
        (Local("level", range(2, 5)), Local("left", range(1, 11))),
    ),
    ids.DEAL_CALPULLI: ("deal_calpulli", (Local("dealt", NUMBER),)),
    ids.PLACE_NEUTRAL: ("place_neutral", (Local("failed", NUMBER),)),
    ids.ROUND: ("round", (Local("turns_taken", range(ids.SEATS + 1)),)),
    ids.END_ROUND: ("end_round", ()),
    ids.END_PERIOD: ("end_period", ()),
    ids.END_TURN: ("end_turn", (seat_local("of", ids.SEATS),)),
    ids.PLACE_PILLIS: ("place_pillis", ()),
    ids.PLACE_PILLI: ("place_pilli", ()),
    ids.TURN: ("turn", ()),
    ids.VOTE: ("vote", (Local("size", SIZE), Local("left", range(ids.SEATS)))),
    ids.LAY_SINGLE: ("lay_single", ()),
    ids.LAY_FIRST: ("lay_first", ()),
    ids.LAY_SECOND: ("lay_second", (Local("first", names.CELLS),)),
    ids.CHOOSE_AXIS: (
        "choose_axis",
        (Local("cell", names.CELLS), Local("origin", names.CELLS, or_none=True)),
    ),
    ids.CHOOSE_GOAL: ("choose_goal", (Local("origin", names.CELLS),)),
    ids.CHOOSE_SITE: ("choose_site", (Local("level", range(1, 5)),)),
    ids.CHOOSE_TILE_CELL: ("choose_tile_cell", (Local("size", SIZE),)),
    ids.CHOOSE_LANDING: ("choose_landing", ()),
}
CHANCE_KINDS = range(ids.DRAW_FIRST_PLAYER, ids.DEAL_CALPULLI)
AUTOMATIC_KINDS = range(ids.DEAL_CALPULLI, ids.PLACE_PILLI)
FRAMES = FrameKinds(SPECS, CHANCE_KINDS, AUTOMATIC_KINDS)
