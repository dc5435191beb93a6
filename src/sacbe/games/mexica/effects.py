"""What a turn of Mexica changes for a seat, as a person would count it: foundings, leads, canals, tokens.

Points of districts are those of the next scoring as the table stands. Districts are named by their first
cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sacbe.core.effects import Data, Effect
from sacbe.core.state import State as CoreState
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.evaluation import distances, plots
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.rules import calpulli, founding, points, scoring
from sacbe.games.mexica.state import State

POINT = 100
"""Hundredths in a point."""
LARGEST = ids.SMALLEST + ids.SIZES - 1
"""Cells of the largest plot."""
OTHERS = 50
PER_LEVEL = 50
PER_TOKEN = 60
PER_SITE = 10
"""What a point that another loses, a level of a lead, a token and a site are worth about.

So one can tell which effect is the greater: one's own points come first."""


@cache
def weights() -> Weights:
    """What plots are worth, to tell which is the best."""
    return Weights(names.load("weights"))


def effects(before: CoreState, after: CoreState, seat: int) -> list[Effect]:
    """All that has changed for a seat between two moments of its turn."""
    assert isinstance(before, State) and isinstance(after, State)
    if before.pilli[seat] == ids.NOWHERE:
        return []
    return [
        *scored(before, after, seat),
        *standings(before, after, seat),
        *others(before, after, seat),
        *built_ahead(before, after, seat),
        *closed(before, after),
        *begun(before, after, seat),
        *arrived(before, after, seat),
        *tokens(before, after, seat),
        *palace(before, after, seat),
    ]


# Points at once.


def districts_of(state: State) -> list[int]:
    """The districts of the island."""
    return [cell for cell in range(ids.CELLS) if geometry.is_district(state, cell)]


def scored(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Districts founded, with what the founder scores; and other points."""
    rest = points.total(after, seat) - points.total(before, seat)
    for district in districts_of(after):
        if geometry.is_founded(after, district) and not geometry.is_founded(
            before, before.district[district]
        ):
            size = after.size[district]
            won = scoring.value(size, True, 2)
            rest -= won
            yield Effect("founded", "points", won * POINT, {"size": size, "points": won})
    if rest > 0:
        yield Effect("points", "points", rest * POINT, {"points": rest})


# Districts.


def counted(state: State, district: int, seat: int) -> int:
    """What a district would score for a seat now: in the first period only founded ones do (MX-23)."""
    is_founded = geometry.is_founded(state, district)
    if not is_founded and state.period == 1:
        return 0
    return scoring.district_points(state, district, is_founded, seat)


def in_all(state: State, seat: int) -> int:
    """What all districts would score for a seat now."""
    return sum(counted(state, district, seat) for district in districts_of(state))


def levels(state: State, district: int) -> dict[int, int]:
    """The level sums of the colours that have temples in a district."""
    sums = {colour: scoring.level_sum(state, district, colour) for colour in range(ids.COLOURS)}
    return {colour: total for colour, total in sums.items() if total > 0}


def standings(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Districts in which the seat is better or worse placed than before."""
    for district in districts_of(after):
        old = before.district[district]
        won, had = counted(after, district, seat), counted(before, old, seat)
        rivals = {colour: sums for colour, sums in levels(after, district).items() if colour != seat}
        data: Data = {"size": after.size[district], "cell": tile_cell(after, district)}
        if won > had:
            kind, more = placing(before, after, district, seat)
            yield Effect(kind, "districts", (won - had) * POINT, data | {"points": won, "had": had} | more)
        elif won == had > 0 and leads(after, district, seat) and rivals:
            lead = scoring.level_sum(after, district, seat) - max(rivals.values())
            grown = lead - lead_of(before, old, seat)
            if grown > 0:
                yield Effect("lead_grows", "districts", grown * PER_LEVEL, data | {"levels": lead})


def tile_cell(state: State, district: int) -> str:
    """The cell of a district that shows where it is: that of its calpulli, or its first."""
    cells = [cell for cell in range(ids.CELLS) if state.district[cell] == district]
    tiles = [cell for cell in cells if geometry.is_calpulli(state.ground[cell])]
    return names.CELLS[(tiles or cells)[0]]


def leads(state: State, district: int, seat: int) -> bool:
    """Has the seat a temple there, and nobody more levels?"""
    return scoring.level_sum(state, district, seat) > 0 and scoring.rank(state, district, seat) == 1


def lead_of(state: State, district: int, seat: int) -> int:
    """By how many levels the seat is ahead of the best other colour in a district."""
    sums = levels(state, district)
    return sums.get(seat, 0) - max((sums[colour] for colour in sums if colour != seat), default=0)


def placing(before: State, after: State, district: int, seat: int) -> tuple[str, Data]:
    """How the seat is placed in a district that brings it more: the kind of effect, and what it names."""
    place = scoring.rank(after, district, seat)
    if place > 1:
        return "place", {"place": place}
    rivals = {colour: sums for colour, sums in levels(after, district).items() if colour != seat}
    if not rivals:
        return "alone", {}
    led = [
        other for other in rivals if other < ids.NEUTRAL and leads(before, before.district[district], other)
    ]
    if lead_of(after, district, seat) == 0:
        equal = [other for other in led if rivals[other] == max(rivals.values())]
        return ("draws_level", {"seat": equal[0]}) if len(equal) == 1 else ("shares", {})
    if len(led) == 1 and not leads(before, before.district[district], seat):
        return "takes_lead", {"seat": led[0]}
    return "leads", {}


def built_ahead(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Temples on ground that no scoring counts yet, where the seat now leads."""
    for district in districts_of(after):
        if after.period == 1 and not geometry.is_founded(after, district):
            lead, had = lead_of(after, district, seat), lead_of(before, before.district[district], seat)
            sites = [cell for cell in new_cells(before, after) if after.district[cell] == district]
            if lead > max(0, had) and sites:
                data: Data = {"levels": lead, "cell": names.CELLS[sites[0]]}
                yield Effect("ahead", "districts", (lead - max(0, had)) * PER_LEVEL, data)


def new_cells(before: State, after: State) -> list[int]:
    """Cells on which something else lies than before."""
    grounds = zip(before.ground, after.ground, strict=True)
    return [cell for cell, (old, new) in enumerate(grounds) if old != new]


def others(before: State, after: State, seat: int) -> Iterator[Effect]:
    """What others lose in the districts, and what they or the seat itself should not have got or lost."""
    for other in range(after.players):
        lost = in_all(before, other) - in_all(after, other)
        if other != seat and lost > 0:
            yield Effect("costs_other", "districts", lost * OTHERS, {"seat": other, "points": lost})
        gained = points.total(after, other) - points.total(before, other)
        if other != seat and gained > 0:
            data: Data = {"seat": other, "points": gained}
            yield Effect("other_scores", "points", gained * POINT, data, is_loss=True)
        if other == seat and lost > 0:
            yield Effect("falls", "districts", lost * POINT, {"points": lost}, is_loss=True)


def closed(before: State, after: State) -> Iterator[Effect]:
    """Districts that canals have closed and for which a calpulli is open."""
    for district in districts_of(after):
        size = after.size[district]
        is_new = before.size[before.district[district]] != size
        if is_new and not geometry.is_founded(after, district) and calpulli.open_tiles(after, size):
            worth = scoring.value(size, True, 2)
            data: Data = {"size": size, "cell": names.CELLS[district], "points": worth}
            yield Effect("closed", "founding", worth * POINT, data)


def begun(before: State, after: State, seat: int) -> Iterator[Effect]:
    """The best ground beside a new canal that more canals would close for an open calpulli."""
    dug = {cell for cell in new_cells(before, after) if geometry.is_water(after.ground[cell])}
    survey = Survey()
    plots.find(survey, after)
    distances.measure(survey, after, seat)
    worth = {plot: plots.plot_value(weights(), survey, after, plot) for plot in range(survey.plots)}
    for plot in sorted(worth, key=lambda plot: -worth[plot]):
        cells, canals = cells_of(survey, plot), survey.plot_canals[plot]
        if (
            canals
            and worth[plot] > 0
            and any(geometry.is_beside(cell, water) for cell in cells for water in dug)
        ):
            data: Data = {"size": len(cells), "canals": canals, "cell": names.CELLS[cells[0]]}
            yield Effect("begun", "founding", worth[plot], data)
            return


def cells_of(survey: Survey, plot: int) -> list[int]:
    """The cells of a plot, from the corner where it grew."""
    first = plot * LARGEST
    return survey.plot_cells[first : first + survey.plot_size[plot]]


# The pilli, tokens, the palace.


def arrived(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Another district in which the pilli can build next."""
    here = founding.own_district(after, seat)
    if here == ids.NOWHERE or founding.own_district(before, seat) == before.district[here]:
        return
    sites = sum(after.district[cell] == here and after.empty_site[cell] for cell in range(ids.CELLS))
    if sites:
        data: Data = {"size": after.size[here], "sites": sites}
        yield Effect("arrives", "building", sites * PER_SITE, data)


def tokens(before: State, after: State, seat: int) -> Iterator[Effect]:
    """Tokens bought for later turns."""
    if after.tokens[seat] > before.tokens[seat]:
        more = after.tokens[seat] - before.tokens[seat]
        yield Effect("tokens", "tokens", more * PER_TOKEN, {"more": more, "tokens": after.tokens[seat]})


def palace_points(state: State, seat: int) -> int:
    """What the palace would score for a seat now (MX-24)."""
    scores = state.copy()
    assert isinstance(scores, State)
    scoring.score_palace(scores)
    return points.total(scores, seat) - points.total(state, seat)


def palace(before: State, after: State, seat: int) -> Iterator[Effect]:
    """The pilli has come to a start cell, or has left one."""
    won = palace_points(after, seat)
    if won > palace_points(before, seat):
        yield Effect("palace", "palace", won * POINT, {"points": won})
