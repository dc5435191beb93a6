# compiled
"""Yumkaax: a table of its own for placing several workers (TP-68)."""

from __future__ import annotations

from sacbe.games.tzolkin.modules import material


def surcharge(placed: int) -> int:
    """Yumkaax has a table of its own for the number of workers (TP-68)."""
    return material.OWN_SURCHARGE[placed + 1] - material.OWN_SURCHARGE[placed]
