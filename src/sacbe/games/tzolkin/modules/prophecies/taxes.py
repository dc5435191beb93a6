# compiled
"""What the taxing prophecies share: gold, skulls, steps and levels that a seat may pay for or decline.

A seat gets everything that is free first, because it may need that to pay for the taxed parts (TP-146).
"""

from __future__ import annotations

from sacbe.games.tzolkin import hooks, ids
from sacbe.games.tzolkin.modules.prophecies import desecration, gold_shortage
from sacbe.games.tzolkin.rules import holdings, paying, technology, temples
from sacbe.games.tzolkin.state import State

# The parts that names.TAXED names.
GOLD = 0
SKULL = 1
TEMPLE_STEP = 2
LEVEL = 3


def is_taxed_good(state: State, good: int) -> bool:
    """Is something due on this good: corn on gold, a step down on skulls (TP-80, TP-85)?"""
    if state.calamity == ids.GOLD_SHORTAGE:
        return good == ids.GOLD
    return state.calamity == ids.DESECRATION and good == ids.SKULL


def ask_tax(state: State, seat: int, good: int, amount: int) -> None:
    """Ask the seat to pay for each gold or skull, instead of giving it."""
    kind = ids.TAXED_GOLD if good == ids.GOLD else ids.TAXED_SKULLS
    if state.asks(seat) and state.kind() == kind:
        state.frames[state.top() + 2] += amount  # more of what is already asked for
    else:
        state.ask(kind, seat, amount)


# Icons.


def is_taxed(state: State, seat: int, kind: int, what: int) -> bool:
    """Is something due on an icon that gives goods, steps or a level? Not on a wasted step (TP-71, TP-75).

    Under desecration a step that would be wasted waits for the step down of a skull (TZ-35).
    """
    if kind == ids.GAIN:
        return is_taxed_good(state, what)
    if kind == ids.STEPS_UP:
        return temples.is_taxed(state, seat, what) or desecration.waits_for_skull(state, seat, what)
    return hooks.advance_tax(state) > 0 or brings_bonus(state, seat, what)


def brings_bonus(state: State, seat: int, track: int) -> bool:
    """Does an advance give a bonus, which may pay for the other parts under a calamity (TP-146)?"""
    return state.calamity != ids.NO_CALAMITY and holdings.level(state, seat, track) == ids.TOP_LEVEL


def can_pay_for_good(state: State, seat: int, good: int) -> bool:
    """Could the seat pay for one gold or one skull now?"""
    if good == ids.GOLD:
        return gold_shortage.can_pay(state, seat)
    return desecration.can_pay(state, seat)


def can_step_somewhere(state: State, seat: int) -> bool:
    """Could the seat climb in some temple now, and pay for it?"""
    for temple in range(ids.TEMPLES):
        if temples.can_climb(state, seat, temple) and temples.can_pay_step(state, seat, temple):
            return True
    return False


def can_pay_tax(state: State, seat: int, kind: int, what: int) -> bool:
    """Could the seat pay now for what an icon gives? If not, the icon can wait for the others."""
    if kind == ids.GAIN:
        return can_pay_for_good(state, seat, what)
    if kind == ids.STEPS_UP:
        return temples.can_pay_step(state, seat, what) and not desecration.waits_for_skull(state, seat, what)
    if kind == ids.ANY_TEMPLE:
        return can_step_somewhere(state, seat)
    if kind in (ids.LEVEL, ids.ANY_TECHNOLOGY):
        return holdings.blocks(state, seat) >= hooks.advance_tax(state)
    return True


def ask_icon(state: State, seat: int, kind: int, what: int, amount: int) -> None:
    """Ask whether a taxed icon is paid for."""
    if kind == ids.GAIN:
        paying.gain(state, seat, what, amount)
    elif kind == ids.STEPS_UP and state.calamity == ids.DESECRATION:
        temples.climb(state, seat, what, amount)
    elif kind == ids.STEPS_UP:
        state.ask(ids.TAXED_STEPS, seat, what, amount)
    elif kind == ids.LEVEL and hooks.advance_tax(state) == 0:
        technology.raise_level(state, seat, what)
    elif kind == ids.LEVEL:
        state.ask(ids.TAXED_LEVEL, seat, what)


def decline(state: State, seat: int, part: int) -> None:
    """Leave a taxed part; the others stay (TP-71)."""
    state.note(ids.DECLINED, seat, part)
