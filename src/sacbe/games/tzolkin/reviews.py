"""What made the difference for a seat on the last food day? Hunger, and what the gods gave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sacbe.core.digest import Sums, cards
from sacbe.core.effects import Effect
from sacbe.core.events import Event
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.digest import Reader
from sacbe.games.tzolkin.evaluation import units

GOOD = 150
"""What a block or a crystal skull is worth about, in hundredths of a point."""


def review(events: Sequence[Event], seat: int) -> Effect | None:
    """The own hunger on the food day among some events; or what set the seat most apart from the others."""
    days = [card for card in cards(Reader(), events) if card.kind == "food_day"]
    if not days:
        return None
    sums, unfed = days[-1].seats, workers(events, "unfed")
    if seat in unfed:
        fed, lost = workers(events, "fed").get(seat, 0), points_lost(sums, seat)
        data = {"fed": fed, "workers": fed + unfed[seat], "points": lost}
        return Effect("fed_some", "food", lost * units.POINT, {**data}, is_loss=True)
    found = [*hungry(sums, unfed), *temple_points(sums, seat), *temple_goods(sums, seat)]
    return max(found, key=lambda effect: effect.size, default=None)


def workers(events: Sequence[Event], kind: str) -> dict[int, int]:
    """How many workers of each seat were fed, or were not, on the last food day among some events."""
    return {
        event.seat: int(event.data["workers"])
        for event in events
        if event.kind == kind and event.seat is not None
    }


def points_lost(sums: dict[int, Sums], seat: int) -> int:
    """What its hungry workers cost a seat."""
    return -round(sums[seat].get("hunger", 0))


def hungry(sums: dict[int, Sums], unfed: dict[int, int]) -> Iterator[Effect]:
    """The other whose hunger cost most."""
    if unfed:
        other = max(unfed, key=lambda seat: points_lost(sums, seat))
        lost = points_lost(sums, other)
        yield Effect("other_hungry", "food", lost * units.POINT, {"seat": other, "points": lost})


def temple_points(sums: dict[int, Sums], seat: int) -> Iterator[Effect]:
    """The points of the temples at an end of age, beside the best other."""
    quarters = {other: round(net.get("temples", 0) * ids.QUARTERS) for other, net in sums.items()}
    yield from compared(
        ("temple_points_ahead", "temple_points_behind"), "quarters", quarters, seat, units.QUARTER
    )


def temple_goods(sums: dict[int, Sums], seat: int) -> Iterator[Effect]:
    """The blocks and skulls of the temples in the middle of an age, beside the best other."""
    goods = (*names.BLOCKS, "skull")
    counts = {other: round(sum(net.get(good, 0) for good in goods)) for other, net in sums.items()}
    yield from compared(("temple_gifts_ahead", "temple_gifts_behind"), "more", counts, seat, GOOD)


def compared(
    kinds: tuple[str, str], field: str, brought: dict[int, int], seat: int, each: int
) -> Iterator[Effect]:
    """By how much a seat got more than the best other, or less: the first kind, or the second."""
    others = [other for other in brought if other != seat]
    best = max(others, key=lambda other: brought[other], default=None)
    if best is None or seat not in brought or brought[seat] == brought[best]:
        return
    ahead = brought[seat] - brought[best]
    kind = kinds[0] if ahead > 0 else kinds[1]
    yield Effect(kind, "temples", abs(ahead) * each, {"seat": best, field: abs(ahead)})
