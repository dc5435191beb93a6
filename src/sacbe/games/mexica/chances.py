"""What could a newcomer to Mexica do with this turn? Districts to found and to lead, temples, the palace.

A coach speaks of one of these only if a good turn takes it. Each is tried on a copy of the table, so it never
promises more than the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from sacbe.core.coaching import Chance
from sacbe.core.effects import Data, Effect
from sacbe.core.game import Game
from sacbe.core.state import State as CoreState
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.effects import POINT, counted, levels, palace_points, tile_cell
from sacbe.games.mexica.founding_chances import at, closing, played, rivals, waiting, within_reach
from sacbe.games.mexica.routes import routes
from sacbe.games.mexica.rules import calpulli, scoring
from sacbe.games.mexica.state import State

POINTS_PER_TURN: int = names.load("action_points")["per_turn"]

MANY = 3
"""Points that a temple must bring, or cost another, to be worth a word."""

FEW = 2
"""Temples left to another from which on the last round may be near."""
LATE = 3
"""Own temples left from which on the highest should be planned."""
HIGH = 3
"""Levels of a temple that asks for most of a turn."""


def chances(game: Game, state: CoreState, seat: int) -> list[Chance]:
    """What the seat could make use of now."""
    assert isinstance(state, State)
    if game.to_act(state) != seat or state.frame().kind != ids.TURN:
        return []
    reached = within_reach(game, state, seat)
    return [
        *closing(game, state, seat),
        *waiting(game, state, reached, seat),
        *leading(state, reached, seat),
        *safe(state, seat),
        *last_temples(state, seat),
        *high_temple(state, seat),
        *to_the_palace(game, state, seat),
    ]


def leading(state: State, reached: dict[int, tuple[int, State]], seat: int) -> Iterator[Chance]:
    """The smallest temple, at once or after a walk, that improves the seat's place in a district (MX-23)."""
    for district, (cost, there) in reached.items():
        is_free = any(
            there.district[cell] == district and there.empty_site[cell] for cell in range(ids.CELLS)
        )
        affordable = [level for level in set(stock(there, seat)) if cost + level <= state.action_points]
        if not is_free or not is_scored_soon(state, district):
            continue
        found = (temple(state, district, seat, level, cost) for level in sorted(affordable))
        built = partial(has_built, state, district, seat)
        yield from (Chance(effect, built) for effect in [next(filter(None, found), None)] if effect)


def is_scored_soon(state: State, district: int) -> bool:
    """Is a district founded, or is this the last round of the game, in which all ground counts (MX-23)?"""
    return geometry.is_founded(state, district) or (state.period == 2 and bool(state.triggered))


def has_built(state: State, district: int, seat: int, after: CoreState) -> bool:
    """Has the seat more levels in a district than before?"""
    now = cast(State, after)
    return scoring.level_sum(now, now.district[district], seat) > scoring.level_sum(state, district, seat)


def temple(state: State, district: int, seat: int, level: int, cost: int) -> Effect | None:
    """What a temple of a level there would bring the seat, or cost the one with whom it is tied."""
    sums = levels(state, district)
    own, higher = sums.get(seat, 0), {**sums, seat: sums.get(seat, 0) + level}
    sites = sum(state.district[cell] == district and state.empty_site[cell] for cell in range(ids.CELLS))
    data: Data = {
        "size": state.size[district],
        "cell": tile_cell(state, district),
        "level": level,
        "cost": cost,
    }
    had, now = counted(state, district, seat), points_of(state, district, seat, higher)
    if now - had >= MANY:
        data |= {"points": now, "had": had}
        kind = "temple_leads" if sites > 1 else "last_site"
        return Effect(kind, "districts", (now - had) * POINT, data)
    tied = [other for other in sums if other != seat and sums[other] == own == max(sums.values())]
    if len(tied) != 1 or tied[0] == ids.NEUTRAL:
        return None
    lost = counted(state, district, tied[0]) - points_of(state, district, tied[0], higher)
    data |= {"seat": tied[0], "points": lost}
    return Effect("breaks_tie", "districts", lost * POINT, data) if lost >= MANY else None


def points_of(state: State, district: int, seat: int, sums: dict[int, int]) -> int:
    """What a district would score for a seat if the colours had these sums of levels there."""
    above = sum(total > sums[seat] for total in sums.values())
    return scoring.value(state.size[district], geometry.is_founded(state, district), 1 + above)


def safe(state: State, seat: int) -> Iterator[Chance]:
    """A lead in the district of the pilli that no temple left to others can take in this period (MX-23)."""
    here = at(state, seat)
    if here == ids.NOWHERE or not is_scored_soon(state, here):
        return
    cells = [cell for cell in range(ids.CELLS) if state.district[cell] == here]
    room = sum(
        not (geometry.is_temple(state.ground[cell]) or geometry.is_calpulli(state.ground[cell]))
        for cell in cells
    )
    sums = levels(state, here)
    reached = [sums.get(other, 0) + sum(stock(state, other)[:room]) for other in rivals(state, seat)]
    own, highest = sums.get(seat, 0), max([sums.get(ids.NEUTRAL, 0), *reached])
    if own > highest and any(state.empty_site[cell] for cell in cells):
        data: Data = {"size": state.size[here], "cell": tile_cell(state, here)}
        effect = Effect("lead_safe", "districts", MANY * POINT, data)
        yield Chance(effect, partial(has_built_elsewhere, state, here, seat))


def stock(state: State, seat: int) -> list[int]:
    """The levels of the temples that a seat may still build, the highest first."""
    return [
        level for level in range(ids.LEVELS, 0, -1) for _ in range(state.stock[seat * ids.LEVELS + level - 1])
    ]


def has_built_elsewhere(before: State, district: int, seat: int, after: CoreState) -> bool:
    """Has the seat built temples since, and none of them in a district?"""
    now = cast(State, after)
    return len(stock(now, seat)) < len(stock(before, seat)) and not has_built(before, district, seat, now)


def last_temples(state: State, seat: int) -> Iterator[Chance]:
    """A high temple to build before another has none left, which ends the period (MX-20)."""
    left = {other: len(stock(state, other)) for other in rivals(state, seat)}
    other = min(left, key=lambda other: left[other])
    own = stock(state, seat)
    if state.triggered or calpulli.any_tile_open(state) or left[other] > FEW or not own or own[0] < HIGH:
        return
    data: Data = {"seat": other, "temples": left[other], "level": own[0]}
    effect = Effect("last_temples", "temples", own[0] * POINT // 2, data)
    yield Chance(effect, lambda after: stock(cast(State, after), seat).count(own[0]) < own.count(own[0]))


def high_temple(state: State, seat: int) -> Iterator[Chance]:
    """The highest temple, among the last that the seat has for the second period (MX-20)."""
    own = stock(state, seat)
    if state.period == 2 and not state.triggered and 1 < len(own) <= LATE and own[0] == ids.LEVELS > own[1]:
        data: Data = {"level": own[0], "temples": len(own), "turn": POINTS_PER_TURN}
        effect = Effect("high_temple", "temples", own[0] * POINT // 2, data)
        yield Chance(effect, lambda after: ids.LEVELS not in stock(cast(State, after), seat))


def to_the_palace(game: Game, state: State, seat: int) -> Iterator[Chance]:
    """A free start cell within reach, in the last round of a period."""
    for effect in at_the_palace(game, state, seat):
        yield Chance(effect, lambda after: palace_points(cast(State, after), seat) > 0)


def at_the_palace(game: Game, state: State, seat: int) -> Iterator[Effect]:
    """What standing on a free start cell within reach would score, in the last round of a period (MX-24)."""
    if not state.triggered or palace_points(state, seat):
        return
    for route in routes(game, state):
        if route.to in names.START_CELLS:
            bonus = palace_points(played(game, state, *route.actions), seat)
            data: Data = {"cell": route.to, "cost": route.cost, "points": bonus}
            yield Effect("palace_near", "palace", bonus * POINT, data)
            return
