"""Calamities that only change a number: harvests, prices, hunger, and the levels that work."""

from __future__ import annotations

from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.state import State


def step_corn(state: State) -> int:
    """Wrathful gods: one corn for each step up (TP-72)."""
    return material.STEP_CORN if state.calamity == ids.WRATHFUL_GODS else 0


def step_blocks(state: State, temple: int) -> int:
    """Angry god: one block for each step up in its temple (TP-74)."""
    return material.STEP_BLOCKS if state.calamity == ids.ANGRY_GOD_CHAAC + temple else 0


def harvest_wood(state: State, wood: int) -> int:
    """Forest fires: a wood harvest at Palenque gives one wood less (TP-76, TP-77)."""
    return max(0, wood - material.HARVEST_LESS) if state.calamity == ids.FOREST_FIRES else wood


def harvest_corn(state: State, corn: int) -> int:
    """Drought: a corn harvest gives one corn less; fishing is none (TP-78, TP-79)."""
    return max(0, corn - material.HARVEST_LESS) if state.calamity == ids.DROUGHT else corn


def corn_tax(state: State, block: int) -> int:
    """Gold shortage: one corn for each gold gained or bought (TP-80, TP-82)."""
    return material.GOLD_CORN if state.calamity == ids.GOLD_SHORTAGE and block == ids.GOLD else 0


def advance_tax(state: State) -> int:
    """Teacher shortage: one block more for each advance (TP-60, TP-90, TP-91)."""
    return material.ADVANCE_BLOCKS if state.calamity == ids.TEACHER_SHORTAGE else 0


def level_works(state: State, level: int) -> bool:
    """Forgotten lore: no effect of level 2 works (TP-92 to TP-94)."""
    return state.calamity != ids.FORGOTTEN_LORE or level != material.LOST_LEVEL


def building_tax(state: State) -> int:
    """Crowded cities: one block of any kind more for each building (TP-95, TP-97)."""
    return material.BUILDING_BLOCKS if state.calamity == ids.CROWDED_CITIES else 0


def corn_per_worker(state: State, corn: int) -> int:
    """Hunger: each worker needs one corn more (TP-14, TP-17)."""
    return corn + (material.HUNGER_CORN if state.calamity == ids.HUNGER else 0)


def gear_cost(state: State, gear: int, corn: int) -> int:
    """High floodwaters: two corn more for each worker placed on Chichen Itza (TP-99, TP-49)."""
    if state.calamity == ids.HIGH_FLOODWATERS and gear == ids.CHICHEN_ITZA:
        return corn + material.FLOOD_CORN
    return corn
