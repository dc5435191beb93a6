# compiled
"""Which rule of the modules makes a price, where the base game's own does not.

`of` is asked by what is paid: the base game names its rule, and gets it back where no module changes it.
"""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import ids, material
from sacbe.games.tzolkin.rules import holdings, palenque
from sacbe.games.tzolkin.state import State

Maker = Callable[[State, int, int, str], str]


def of(state: State, seat: int, what: str, noun: int, rule: str) -> str:
    """The rule that makes a price of this kind for a seat."""
    return MAKERS[what](state, seat, noun, rule)


def of_paired_gear(reason: Reason) -> Reason:
    """Why Huracan cannot use an action of the paired gear: its place, the way back or its price."""
    rule = "TP-53" if reason.key == "out-of-reach" else "TP-54" if reason.rule == "TZ-11" else "TP-55"
    return Reason(reason.key, rule, reason.data)


def _workers(state: State, seat: int, placed: int, rule: str) -> str:
    return "TP-68" if state.tribe[seat] == ids.YUMKAAX else rule


def _gear(state: State, seat: int, number: int, rule: str) -> str:
    """Only high floodwaters make a space dearer than its number, also at a fixed price."""
    return "TP-49" if rule == "TP-45" else "TP-99"


def _full_gear(state: State, seat: int, gear: int, rule: str) -> str:
    return "TP-153" if state.tribe[seat] == ids.CIT_BOLON_TUM else rule


def _harvest(state: State, seat: int, group: int, rule: str) -> str:
    """Without forgotten lore agriculture 2 would harvest without a tile."""
    is_lost = state.calamity == ids.FORGOTTEN_LORE and holdings.level(state, seat, ids.AGRICULTURE) >= 2
    return "TP-93" if is_lost and not palenque.corn_is_visible(state, group) else rule


def _advance(state: State, seat: int, track: int, rule: str) -> str:
    if state.calamity != ids.TEACHER_SHORTAGE:
        return "TP-58" if state.tribe[seat] == ids.ITZAMNA else rule
    if state.tribe[seat] == ids.ITZAMNA:
        return "TP-60"
    return "TP-91" if holdings.level(state, seat, track) == ids.TOP_LEVEL else "TP-90"


def _buying(state: State, seat: int, block: int, rule: str) -> str:
    return "TP-82" if state.calamity == ids.GOLD_SHORTAGE and block == ids.GOLD else rule


def _building(state: State, seat: int, tile: int, rule: str) -> str:
    """Crowded cities make it dearer, what is given up for it cheaper."""
    if state.calamity == ids.CROWDED_CITIES:
        return "TP-109" if state.renovated else "TP-95"
    return "TP-103" if state.renovated else rule


def _building_for_corn(state: State, seat: int, tile: int, rule: str) -> str:
    if state.calamity == ids.CROWDED_CITIES:
        return "TP-97"
    return "TP-104" if state.renovated else rule


def _tax(state: State, seat: int, paid_for: int, rule: str) -> str:
    """Blocks that are due on a step or on a building."""
    return "TP-74" if paid_for == ids.STEP_UP else "TP-95"


def _two_days(state: State, seat: int, noun: int, rule: str) -> str:
    """A worker in the way that stands on a gear's last space but for Cit-Bolon-Tum (TP-52)."""
    for gear in range(ids.GEARS):
        piece = state.spaces[gear * ids.GEAR_SPACES + material.LAST_SPACE[gear] - 1]
        if piece not in (ids.NOBODY, ids.IDLE) and state.tribe[piece - 1] != ids.CIT_BOLON_TUM:
            return rule
    return "TP-52"


MAKERS: dict[str, Maker] = {
    "workers": _workers,
    "gear": _gear,
    "full_gear": _full_gear,
    "harvest": _harvest,
    "advance": _advance,
    "buying": _buying,
    "building": _building,
    "building_for_corn": _building_for_corn,
    "tax": _tax,
    "two_days": _two_days,
}
