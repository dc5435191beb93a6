# compiled
"""The calamities that only change a number: harvests, prices, hunger, and the levels that work."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.modules import material


def harvest(amount: int) -> int:
    """Forest fires and drought: a harvest at Palenque gives one less; fishing is none (TP-76 to TP-79)."""
    return max(0, amount - material.HARVEST_LESS)


def level_works(level: int) -> bool:
    """Forgotten lore: no effect of level 2 works (TP-92 to TP-94)."""
    return level != material.LOST_LEVEL


def building_tax() -> int:
    """Crowded cities: one block of any kind more for each building (TP-95, TP-97)."""
    return material.BUILDING_BLOCKS


def more_corn() -> int:
    """Hunger: each worker needs one corn more (TP-14, TP-17)."""
    return material.HUNGER_CORN


def gear_cost(gear: int, corn: int) -> int:
    """High floodwaters: two corn more for each worker placed on Chichen Itza (TP-49, TP-99)."""
    return corn + (material.FLOOD_CORN if gear == ids.CHICHEN_ITZA else 0)
