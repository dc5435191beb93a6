"""The kinds of frames, as they stand in documents: the name of each and the meaning of its locals."""

from __future__ import annotations

from sacbe.core.frames import FrameKinds, Local
from sacbe.games._template import ids, names

SPECS: dict[int, tuple[str, tuple[Local, ...]]] = {
    ids.REVEAL_TILE: ("reveal_tile", ()),
    ids.FILL_MARKET: ("fill_market", ()),
    ids.ASK_FAVOURS: ("ask_favours", ()),
    ids.ROUND: ("round", (Local("turns_taken", range(ids.SEATS + 1)),)),
    ids.CHOOSE_FAVOUR: ("choose_favour", ()),
    ids.TURN: ("turn", (Local("step", names.STEPS),)),
    ids.PAY: ("pay", ()),
}
CHANCE_KINDS = (ids.REVEAL_TILE,)
AUTOMATIC_KINDS = range(ids.FILL_MARKET, ids.CHOOSE_FAVOUR)
FRAMES = FrameKinds(SPECS, CHANCE_KINDS, AUTOMATIC_KINDS)
