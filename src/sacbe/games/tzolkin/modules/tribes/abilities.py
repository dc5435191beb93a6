"""Abilities that only change a number: what begging brings, workers eat, advances and workers cost."""

from __future__ import annotations

from sacbe.games.tzolkin.modules import material


def beg_result() -> int:
    """Bacab's begging brings corn to four (TP-39)."""
    return material.BEG_RESULT


def workers_at_start() -> int:
    """Yaluk starts with five workers (TP-13)."""
    return material.MORE_WORKERS


def more_corn() -> int:
    """Each worker of Yaluk needs one corn more (TP-16)."""
    return material.MORE_CORN


def points_per_unfed() -> int:
    """Each unfed worker of Yaluk costs five points (TP-16)."""
    return material.MORE_POINTS_LOST


def advance_cost(level: int) -> int:
    """Itzamná's levels cost 0, 1 and 2 blocks, the bonus beyond one (TP-58, TP-59)."""
    return material.OWN_ADVANCE_COST[level]


def surcharge(placed: int) -> int:
    """Yumkaax has a table of its own for the number of workers (TP-68)."""
    return material.OWN_SURCHARGE[placed + 1] - material.OWN_SURCHARGE[placed]
