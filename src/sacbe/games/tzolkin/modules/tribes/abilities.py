"""Abilities that only change a number: what begging brings, workers eat, advances and workers cost."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.state import State


def beg_result(state: State, seat: int, corn: int) -> int:
    """Bacab's begging brings corn to four (TP-39)."""
    return material.BEG_RESULT if state.tribe[seat] == ids.BACAB else corn


def corn_per_worker(state: State, seat: int, corn: int) -> int:
    """Each worker of Yaluk needs one corn more (TP-16)."""
    return corn + (material.MORE_CORN if state.tribe[seat] == ids.YALUK else 0)


def points_per_unfed(state: State, seat: int, points: int) -> int:
    """Each unfed worker of Yaluk costs five points (TP-16)."""
    return material.MORE_POINTS_LOST if state.tribe[seat] == ids.YALUK else points


def advance_cost(state: State, seat: int, level: int, blocks: int) -> int:
    """Itzamná's levels cost 0, 1 and 2 blocks, the bonus beyond one (TP-58, TP-59)."""
    return material.OWN_ADVANCE_COST[level] if state.tribe[seat] == ids.ITZAMNA else blocks


def surcharge(state: State, seat: int, placed: int, corn: int) -> int:
    """Yumkaax has a table of its own for the number of workers (TP-68)."""
    if state.tribe[seat] != ids.YUMKAAX:
        return corn
    return material.OWN_SURCHARGE[placed + 1] - material.OWN_SURCHARGE[placed]
