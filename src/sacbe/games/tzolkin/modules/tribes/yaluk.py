# compiled
"""Yaluk: five workers from the start, which need more corn (TP-13, TP-16)."""

from __future__ import annotations

from sacbe.games.tzolkin.modules import material


def workers_at_start() -> int:
    """Yaluk starts with five workers (TP-13)."""
    return material.MORE_WORKERS


def more_corn() -> int:
    """Each worker of Yaluk needs one corn more (TP-16)."""
    return material.MORE_CORN


def points_per_unfed() -> int:
    """Each unfed worker of Yaluk costs five points (TP-16)."""
    return material.MORE_POINTS_LOST
