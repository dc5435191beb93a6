# compiled
"""Icons: what the things printed on buildings, wealth tiles, Chichen Itza and bonuses give."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import buildings, paying, technology, temples
from sacbe.games.tzolkin.state import State

NOWHERE = -1


def source_of(thing: int) -> int:
    """Where points printed on a thing come from."""
    if thing < ids.TILES:
        return ids.FROM_BUILDINGS
    return ids.FROM_TECHNOLOGY if thing >= ids.FIRST_BONUS else ids.FROM_CHICHEN_ITZA


def receive(state: State, seat: int, thing: int) -> None:
    """Take what a thing gives: what needs no choice at once, the rest in any order (TZ-35, TZ-80)."""
    choices = 0
    for place in range(ids.ICONS):
        kind = material.ICON[thing * ids.ICONS + place]
        if asks(state, seat, kind, material.ICON_WHAT[thing * ids.ICONS + place]):
            choices |= 1 << place
        else:
            give(state, seat, thing, place)
    if choices:
        state.ask(ids.RESOLVE_ICONS, seat, thing, choices)


def asks(state: State, seat: int, kind: int, what: int) -> bool:
    """Must the owner decide something about this icon: what to choose, or whether to pay for it?"""
    return kind >= ids.ANY_TEMPLE or (kind >= ids.GAIN and hooks.is_taxed(state, seat, kind, what))


def give(state: State, seat: int, thing: int, place: int) -> None:
    """Give one icon that needs no choice; owned farm symbols work on food days without this."""
    kind = material.ICON[thing * ids.ICONS + place]
    what = material.ICON_WHAT[thing * ids.ICONS + place]
    amount = material.ICON_AMOUNT[thing * ids.ICONS + place]
    if kind == ids.GAIN:
        paying.gain(state, seat, what, amount)
    elif kind == ids.WORKER:
        paying.gain_worker(state, seat, material.WORKERS_MAX)
    elif kind == ids.POINTS:
        paying.score(state, seat, source_of(thing), amount)
    elif kind == ids.STEPS_UP:
        temples.climb(state, seat, what, amount)
    elif kind == ids.LEVEL:
        technology.raise_level(state, seat, what)
    elif kind == ids.SKULL_ON_BUILDING:
        hooks.lay_skull(state, seat, thing)


def is_open(state: State, seat: int, kind: int, what: int) -> bool:
    """Is there anything to choose for this icon now? Others can wait for the end."""
    if kind == ids.CONSTRUCT:
        return buildings.can_build_something(state, seat, ids.CHAINED)
    if kind == ids.MONUMENT:
        return buildings.can_build_something(state, seat, ids.ONLY_A_MONUMENT)
    if kind == ids.ANY_ACTION:
        return state.corn[seat] >= material.CORN_PER_ACTION
    return hooks.can_pay_tax(state, seat, kind, what)


def place_of(thing: int, left: int, kind: int) -> int:
    """Where an icon of this kind is among those left on a thing, or NOWHERE."""
    for place in range(ids.ICONS):
        if left & (1 << place) and material.ICON[thing * ids.ICONS + place] == kind:
            return place
    return NOWHERE


def offer_icons(state: State, seat: int, thing: int, left: int, only_open: bool) -> None:
    """Offer the icons left, in the order of their kinds."""
    for kind in range(ids.GAIN, ids.EXCHANGE + 1):
        place = place_of(thing, left, kind)
        if place == NOWHERE:
            continue
        if not only_open or is_open(state, seat, kind, material.ICON_WHAT[thing * ids.ICONS + place]):
            state.offer(actions.RESOLVE + kind - ids.GAIN)


def legal_resolve_icons(state: State, seat: int, thing: int, left: int) -> None:
    """Offer the icons left; those that offer nothing now only when no other is left."""
    listed = state.offered
    offer_icons(state, seat, thing, left, True)
    if state.offered == listed:
        offer_icons(state, seat, thing, left, False)


def apply_resolve_icons(state: State, seat: int, thing: int, left: int, action: int) -> None:
    """Ask what the chosen icon needs to know, and come back for the others."""
    kind = action - actions.RESOLVE + ids.GAIN
    place = place_of(thing, left, kind)
    rest = left & ~(1 << place)
    if rest:
        state.ask(ids.RESOLVE_ICONS, seat, thing, rest)
    what = material.ICON_WHAT[thing * ids.ICONS + place]
    ask_icon(state, seat, kind, what, material.ICON_AMOUNT[thing * ids.ICONS + place])


def ask_icon(state: State, seat: int, kind: int, what: int, amount: int) -> None:
    """Put the question of an icon."""
    if kind == ids.ANY_TEMPLE:
        state.ask(ids.CLIMB, seat, amount)
    elif kind == ids.ANY_BLOCKS:
        state.ask(ids.GAIN_BLOCKS, seat, amount)
    elif kind == ids.ANY_TECHNOLOGY:
        state.ask(ids.ADVANCE, seat, amount, ids.FREE)
    elif kind == ids.CONSTRUCT:
        state.ask(ids.BUILD, seat, ids.CHAINED)
    elif kind == ids.MARKET:
        state.ask(ids.TRADE, seat)
    elif kind == ids.ANY_ACTION:
        state.ask(ids.CHOOSE_ANY_ACTION, seat, 1)
    elif kind == ids.MONUMENT:
        state.ask(ids.BUILD, seat, ids.ONLY_A_MONUMENT)
    else:
        hooks.ask_icon(state, seat, kind, what, amount)
