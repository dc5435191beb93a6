"""What made the difference for a seat when the first period was scored? A district, or the palace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sacbe.core.effects import Data, Effect
from sacbe.core.events import Event
from sacbe.games.mexica.effects import POINT


def review(events: Sequence[Event], seat: int) -> Effect | None:
    """What a seat and the best other scored, and where they differ most (MX-23, MX-24)."""
    ends = [place for place, event in enumerate(events) if event.kind == "period_ended"]
    if not ends:
        return None
    totals, districts = Counter[int](), dict[tuple[str, int], Counter[int]]()
    for event in events[ends[-1] :]:
        if event.seat is None:
            continue
        if event.kind == "scored":
            totals[event.seat] += int(event.data["points"])
        elif event.kind == "district_scored":
            place = str(event.data["cell"]), int(event.data["size"])
            districts.setdefault(place, Counter())[event.seat] += int(event.data["points"])
    others = {event.seat for event in events if event.seat is not None} - {seat}
    if not others:
        return None
    best = max(sorted(others), key=lambda other: totals[other])
    data: Data = {"own": totals[seat], "seat": best, "theirs": totals[best]}
    apart = {place: abs(won[seat] - won[best]) for place, won in districts.items()}
    cell, size = max(apart, key=lambda place: apart[place], default=("", 0))
    if not apart.get((cell, size)):
        return Effect("period_even", "districts", abs(totals[seat] - totals[best]) * POINT, data)
    won = districts[cell, size]
    data |= {"size": size, "cell": cell, "here": won[seat], "there": won[best]}
    return Effect("period_district", "districts", apart[cell, size] * POINT, data)
