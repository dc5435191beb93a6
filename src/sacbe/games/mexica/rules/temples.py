# compiled
"""Temples: four levels, anywhere in the district of the seat's pilli (MX-13)."""

from __future__ import annotations

from sacbe.games.mexica import actions, changes, ids
from sacbe.games.mexica.rules import calpulli, founding, points, trapping
from sacbe.games.mexica.state import State


def stock(state: State, seat: int, level: int) -> int:
    """Temples of a level that the seat may still build."""
    return state.stock[seat * ids.LEVELS + level - 1]


def has_no_temples(state: State, seat: int) -> bool:
    """Has the seat built all temples available so far?"""
    for level in range(1, ids.LEVELS + 1):
        if stock(state, seat, level) > 0:
            return False
    return True


def can_build_in(state: State, seat: int, district: int, cell: int) -> bool:
    """Is it an empty ordinary cell of the seat's district? A temple may not trap anyone in round 1."""
    return (
        state.district[cell] == district
        and state.empty_site[cell] == 1
        and not trapping.would_trap(state, seat, cell, ids.NOWHERE, ids.TEMPLE)
    )


def has_site(state: State, seat: int) -> bool:
    """Is there a cell for a temple?"""
    district = founding.own_district(state, seat)
    if district == ids.NOWHERE:
        return False
    for cell in range(district, ids.CELLS):
        if can_build_in(state, seat, district, cell):
            return True
    return False


def can_afford(state: State, seat: int, level: int) -> bool:
    """Has the seat such a temple and the points for it?"""
    return points.can_spend(state, level) and stock(state, seat, level) > 0


def can_build(state: State, seat: int, level: int) -> bool:
    """Has the seat such a temple, the points and a cell for it?"""
    return can_afford(state, seat, level) and has_site(state, seat)


def offer_levels(state: State, seat: int) -> None:
    """Offer the levels that the seat can build."""
    if not can_afford_some(state, seat) or not has_site(state, seat):
        return
    for level in range(1, ids.LEVELS + 1):
        if can_afford(state, seat, level):
            state.offer(actions.TEMPLE + level - 1)


def can_afford_some(state: State, seat: int) -> bool:
    """Has the seat some temple and the points for it?"""
    for level in range(1, ids.LEVELS + 1):
        if can_afford(state, seat, level):
            return True
    return False


def legal_choose_site(state: State, seat: int) -> None:
    """Offer the cells for a temple."""
    district = founding.own_district(state, seat)
    for cell in range(district, ids.CELLS):
        if can_build_in(state, seat, district, cell):
            state.offer(actions.BUILD + cell)


def apply_choose_site(state: State, seat: int, level: int, action: int) -> None:
    """Build the temple there."""
    build(state, seat, level, action - actions.BUILD)


def build(state: State, seat: int, level: int, cell: int) -> None:
    """Build a temple for as many points as its level."""
    points.spend(state, seat, level)
    state.stock[seat * ids.LEVELS + level - 1] -= 1
    changes.build_on(state, cell, ids.TEMPLE + seat * ids.LEVELS + level - 1)
    state.note(ids.TEMPLE_BUILT, seat, level, cell)
    points.note_irreversible(state)
    trapping.measure_in_first_round(state)
    calpulli.remove_unfoundable(state)
