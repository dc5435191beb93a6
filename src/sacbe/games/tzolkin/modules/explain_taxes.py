# compiled
"""Why not, by the prophecies and the new buildings: what is due on a gain, what is given up for a tile."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import hooks, ids, material, names
from sacbe.games.tzolkin.rules import buildings, holdings, icons, temples
from sacbe.games.tzolkin.state import State

Frame = tuple[int, int, int, int]
Explainer = Callable[[State, Frame, int], Reason | None]


def _step_tax(state: State, seat: int, temple: int) -> Reason | None:
    if not temples.is_taxed(state, seat, temple) or temples.can_pay_step(state, seat, temple):
        return None
    corn = hooks.step_corn(state)
    if corn > 0:
        return Reason("tax-in-corn", "TP-72", {"cost": corn, "have": state.corn[seat]})
    blocks = hooks.step_blocks(state, temple)
    return Reason("tax-in-blocks", "TP-74", {"cost": blocks, "have": holdings.blocks(state, seat)})


def _climb(state: State, frame: Frame, temple: int) -> Reason | None:
    kind, seat, a, b = frame
    if kind == ids.TAXED_STEPS and a != temple:
        return Reason("only-this-temple", "TP-71", {"temple": names.TEMPLES[a]})
    if kind == ids.TAXED_STEPS or (kind == ids.CLIMB and not b & (1 << temple)):
        return _step_tax(state, seat, temple)
    return None


def _gain(state: State, frame: Frame, block: int) -> Reason | None:
    if frame[0] == ids.TAXED_GOLD and block != ids.GOLD:
        return Reason("only-gold", "TP-80")
    if frame[0] in (ids.GAIN_BLOCKS, ids.TAXED_GOLD):
        return _gold_tax(state, frame[1], block)
    return None


def _gold_tax(state: State, seat: int, block: int) -> Reason:
    return Reason("tax-in-corn", "TP-80", {"cost": hooks.corn_tax(state, block), "have": state.corn[seat]})


def _descend(state: State, frame: Frame, temple: int) -> Reason | None:
    if frame[0] != ids.TAXED_SKULLS:
        return None
    return _no_skull(state, frame[1]) or Reason("at-the-bottom", "TP-85", {"temple": names.TEMPLES[temple]})


def _no_skull(state: State, seat: int) -> Reason | None:
    """Why the seat can take no skull at all under desecration."""
    if state.skull_bank == 0:
        return Reason("no-skull-in-bank", "TP-88")
    return None if temples.can_descend_anywhere(state, seat) else Reason("no-temple-for-skull", "TP-86")


def _level_tax(state: State, seat: int, rule: str) -> Reason:
    return Reason(
        "tax-in-blocks", rule, {"cost": hooks.advance_tax(state), "have": holdings.blocks(state, seat)}
    )


def _advance(state: State, frame: Frame, track: int) -> Reason | None:
    kind, seat, a, b = frame
    if kind == ids.RAISE_OTHERS and not a & (1 << track):
        return Reason("raised-already", "TP-115", {"track": names.TRACKS[track]})
    if kind == ids.RAISE_OTHERS:
        return _level_tax(state, seat, "TP-117")
    if kind == ids.TAXED_LEVEL and a != track:
        return Reason("only-this-track", "TP-90", {"track": names.TRACKS[a]})
    if kind == ids.TAXED_LEVEL or (kind == ids.ADVANCE and b == ids.FREE):
        return _level_tax(state, seat, "TP-90")
    return None


def _resolve(state: State, frame: Frame, icon: int) -> Reason | None:
    """An icon that is there, but cannot be paid for now while others can be resolved."""
    kind, seat, thing, left = frame
    place = icons.place_of(thing, left, ids.GAIN + icon) if kind == ids.RESOLVE_ICONS else icons.NOWHERE
    if place == icons.NOWHERE:
        return None
    sort, what = ids.GAIN + icon, material.ICON_WHAT[thing * ids.ICONS + place]
    if sort == ids.GAIN:
        return _gold_tax(state, seat, ids.GOLD) if what == ids.GOLD else _no_skull(state, seat)
    if sort in (ids.LEVEL, ids.ANY_TECHNOLOGY):
        return _level_tax(state, seat, "TP-90")
    if sort in (ids.STEPS_UP, ids.ANY_TEMPLE):
        wanted = [what] if sort == ids.STEPS_UP else range(ids.TEMPLES)
        taxes = [tax for temple in wanted if (tax := _step_tax(state, seat, temple)) is not None]
        return taxes[0] if taxes else Reason("step-wasted-now", "TZ-35")
    return None


# Construction.


def _renovate(state: State, frame: Frame, number: int) -> Reason | None:
    kind, seat, _, _ = frame
    if kind != ids.BUILD:
        return None
    if state.renovated:
        return Reason("already-renovating", "TP-105")
    if not holdings.owns(state, seat, ids.BASE_BUILDINGS + number):
        return Reason("not-renovatable", "TP-103")
    return Reason("no-building-affordable", "TP-103")


def _build(state: State, frame: Frame, tile: int) -> Reason | None:
    kind, _, construction, _ = frame
    if kind != ids.BUILD or state.tiles[tile] != ids.OPEN or not buildings.takes(construction, tile):
        return None
    return None if hooks.is_worth_renovating(state, tile) else Reason("nothing-saved", "TP-103")


def _lower(state: State, frame: Frame, track: int) -> Reason | None:
    if frame[0] != ids.LOWER:
        return None
    return Reason("level-is-zero", "TP-115", {"track": names.TRACKS[track]})


EXPLAINERS: dict[str, Explainer] = {
    "climb": _climb,
    "gain": _gain,
    "descend": _descend,
    "advance": _advance,
    "resolve": _resolve,
    "renovate": _renovate,
    "build": _build,
    "lower": _lower,
}
