# compiled
"""Huracan: Palenque with Yaxchilan and Tikal with Uxmal count as one place each (TP-53 to TP-57)."""

from __future__ import annotations

from sacbe.games.tzolkin import ids


def paired_gear(gear: int) -> int:
    """For Huracan Palenque and Yaxchilan count as one place, Tikal and Uxmal too (TP-53)."""
    return gear if gear == ids.CHICHEN_ITZA else gear ^ 1
