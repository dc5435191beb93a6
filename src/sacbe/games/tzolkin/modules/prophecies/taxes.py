"""Taxed gains: gold, skulls, steps and levels that a seat may pay for or decline.

What is taxed is asked for after all that comes free with it, so that the one may pay for the other (TP-146).
"""

from __future__ import annotations

from sacbe.core import ids as core
from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin.modules import material
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


def withholds(state: State, seat: int, good: int, amount: int) -> bool:
    """Ask for each gold or skull, instead of giving it, if it is taxed."""
    if not is_taxed_good(state, good):
        return False
    kind = ids.TAXED_GOLD if good == ids.GOLD else ids.TAXED_SKULLS
    top = (state.depth - 1) * core.FRAME
    if state.depth > 0 and state.frames[top] == kind and state.frames[top + 1] == seat:
        state.frames[top + 2] += amount  # more of what is already asked for
    else:
        state.ask(kind, seat, amount)
    return True


# Icons.


def is_taxed(state: State, seat: int, kind: int, what: int) -> bool:
    """Is something due on an icon that gives goods, steps or a level? Not on a wasted step (TP-71, TP-75).

    Under desecration a step that would be wasted waits for the step down of a skull (TZ-35).
    """
    if kind == ids.GAIN:
        return is_taxed_good(state, what)
    if kind == ids.STEPS_UP:
        return temples.is_taxed(state, seat, what) or waits_for_skull(state, seat, what)
    return hooks.advance_tax(state) > 0 or brings_bonus(state, seat, what)


def waits_for_skull(state: State, seat: int, temple: int) -> bool:
    """Would a step in this temple be wasted now, under desecration?"""
    return state.calamity == ids.DESECRATION and not temples.can_climb(state, seat, temple)


def brings_bonus(state: State, seat: int, track: int) -> bool:
    """Does an advance give a bonus, which may pay for the other parts under a calamity (TP-146)?"""
    return state.calamity != ids.NO_CALAMITY and holdings.level(state, seat, track) == ids.TOP_LEVEL


def can_pay_for_good(state: State, seat: int, good: int) -> bool:
    """Could the seat pay for one gold or one skull now (TP-80, TP-85, TP-86)?"""
    if good == ids.GOLD:
        return state.corn[seat] >= material.GOLD_CORN
    return state.skull_bank > 0 and temples.can_descend_anywhere(state, seat)


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
        return temples.can_pay_step(state, seat, what) and not waits_for_skull(state, seat, what)
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


# Gold shortage.


def legal_taxed_gold(state: State, seat: int) -> None:
    """Pay for a gold, or decline (TP-80)."""
    if can_pay_for_good(state, seat, ids.GOLD):
        state.offer(actions.GAIN + ids.GOLD)
    state.offer(actions.DONE)


def apply_taxed_gold(state: State, seat: int, left: int, action: int) -> None:
    """Take one gold for its corn, and ask for the next."""
    if action == actions.DONE:
        decline(state, seat, GOLD)
        return
    take_gold(state, seat)
    if left > 1:
        state.ask(ids.TAXED_GOLD, seat, left - 1)


def take_gold(state: State, seat: int) -> None:
    """Pay the corn that is due and take a gold."""
    paying.pay(state, seat, ids.CORN, hooks.corn_tax(state, ids.GOLD))
    paying.take(state, seat, ids.GOLD, 1)


# Desecration.


def legal_taxed_skulls(state: State, seat: int) -> None:
    """Offer each temple to step down in for a skull, or none (TP-85, TP-86)."""
    if state.skull_bank > 0:
        temples.legal_descend(state, seat)
    state.offer(actions.DONE)


def apply_taxed_skulls(state: State, seat: int, left: int, action: int) -> None:
    """Take one skull for a step down, and ask for the next."""
    if action == actions.DONE:
        decline(state, seat, SKULL)
        return
    paying.take(state, seat, ids.SKULL, 1)
    temples.descend(state, seat, action - actions.DESCEND)
    if left > 1:
        state.ask(ids.TAXED_SKULLS, seat, left - 1)


# Wrathful gods and angry god.


def legal_taxed_steps(state: State, seat: int, temple: int) -> None:
    """Pay for a step in this temple, or decline (TP-71, TP-72, TP-74)."""
    if temples.can_pay_step(state, seat, temple):
        state.offer(actions.CLIMB + temple)
    if temples.is_taxed(state, seat, temple):
        state.offer(actions.DONE)


def apply_taxed_steps(state: State, seat: int, temple: int, left: int, action: int) -> None:
    """Climb one step for its price, and ask for the next."""
    if action == actions.DONE:
        decline(state, seat, TEMPLE_STEP)
        return
    if left > 1:
        state.ask(ids.TAXED_STEPS, seat, temple, left - 1)
    temples.pay_and_climb(state, seat, temple)


# Teacher shortage.


def legal_taxed_level(state: State, seat: int, track: int) -> None:
    """Pay for an advance that is free otherwise, or decline (TP-90)."""
    if holdings.blocks(state, seat) >= hooks.advance_tax(state):
        state.offer(actions.ADVANCE + track)
    state.offer(actions.DONE)


def apply_taxed_level(state: State, seat: int, track: int, action: int) -> None:
    """Rise for the block that is due."""
    if action == actions.DONE:
        decline(state, seat, LEVEL)
        return
    technology.pay_and_rise(state, seat, track, hooks.advance_tax(state))
