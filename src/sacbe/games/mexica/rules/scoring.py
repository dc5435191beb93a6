# compiled
"""Scoring: who leads in each district, the palace, and who has won."""

from __future__ import annotations

from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.rules import points
from sacbe.games.mexica.state import State


def level_sum(state: State, district: int, colour: int) -> int:
    """The sum of the levels of a colour's temples in a district (MX-23)."""
    total = 0
    for cell in range(district, ids.CELLS):
        ground = state.ground[cell]
        if state.district[cell] != district or not geometry.is_temple(ground):
            continue
        if geometry.temple_colour(ground) == colour:
            total += geometry.temple_level(ground)
    return total


def rank(state: State, district: int, colour: int) -> int:
    """1 + the number of colours strictly above; the neutral colour takes part (MX-23, MX-26)."""
    own = level_sum(state, district, colour)
    place = 1
    for other in range(ids.COLOURS):
        if other != colour and level_sum(state, district, other) > own:
            place += 1
    return place


def value(size: int, is_founded: bool, place: int) -> int:
    """Points of a district for a rank: printed values, or its cells, half of them, half of that (MX-23)."""
    second = material.SECOND[size] if is_founded else (size + 1) // 2
    third = material.THIRD[size] if is_founded else (second + 1) // 2
    if place == 1:
        return size
    if place == 2:
        return second
    return third if place == 3 else 0


def district_points(state: State, district: int, is_founded: bool, seat: int) -> int:
    """What a seat scores in a district; nothing without a temple there."""
    if level_sum(state, district, seat) == 0:
        return 0
    return value(state.size[district], is_founded, rank(state, district, seat))


def score_districts(state: State) -> None:
    """Founded districts in both periods, unfounded ones in the second only (MX-23)."""
    for district in range(ids.CELLS):
        if not geometry.is_district(state, district):
            continue
        is_founded = geometry.is_founded(state, district)
        if not is_founded and state.period == 1:
            continue
        source = ids.FROM_PERIOD_1 if state.period == 1 else ids.FROM_PERIOD_2
        for seat in range(state.players):
            won = district_points(state, district, is_founded, seat)
            if won > 0:
                state.note(ids.DISTRICT_SCORED, seat, district, state.size[district], won)
                points.score(state, seat, source if is_founded else ids.FROM_UNFOUNDED, won)


def score_palace(state: State) -> None:
    """Five points for a pilli on one of the four start cells, none for the centre (MX-24)."""
    for seat in range(state.players):
        for number in range(ids.START_CELLS):
            if state.pilli[seat] == material.START_CELL[number]:
                points.score(state, seat, ids.FROM_PALACE, material.START_CELL_BONUS)


def ranked_by(state: State, seat: int) -> list[int]:
    """Most points, then most action tokens, then a shared victory (MX-25)."""
    return [points.total(state, seat), state.tokens[seat]]
