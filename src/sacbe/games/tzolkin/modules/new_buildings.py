# compiled
"""New buildings: renovation, income on food days, the skull shrine and the exchange of technologies."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import buildings, chichen_itza, holdings, paying, technology
from sacbe.games.tzolkin.state import State


def shuffle_in(state: State) -> None:
    """The new buildings go into the decks of both ages (TP-144)."""
    for tile in range(ids.BASE_BUILDINGS, ids.BUILDINGS):
        state.tiles[tile] = ids.IN_DECK


# Renovation.


def cost_in_blocks(state: State, block: int, cost: int) -> int:
    """Blocks shown on both tiles are paid by the building given up; no change is given (TP-103)."""
    if state.renovated == 0:
        return cost
    return max(0, cost - base.COST[(state.renovated - 1) * ids.GOODS + block])


def is_worth_renovating(state: State, tile: int) -> bool:
    """Does the building given up, if there is one, pay for any block of the tile?"""
    if state.renovated == 0:
        return True
    for block in range(ids.BLOCKS):
        if (
            cost_in_blocks(state, block, base.COST[tile * ids.GOODS + block])
            < base.COST[tile * ids.GOODS + block]
        ):
            return True
    return False


def can_renovate(state: State, seat: int, old: int, construction: int) -> bool:
    """Could some tile be constructed this way if this building were given up, one for each tile (TP-105)?"""
    if state.renovated > 0 or not holdings.owns(state, seat, old):
        return False
    state.renovated = old + 1
    helps = 1 if buildings.can_build_as_it_is(state, seat, construction) else 0
    state.renovated = 0
    return helps == 1


def can_renovate_something(state: State, seat: int, construction: int) -> bool:
    """Could some tile be constructed this way by giving up a building?"""
    for old in range(ids.BASE_BUILDINGS, ids.BASE_BUILDINGS + ids.RENOVATABLE):
        if can_renovate(state, seat, old, construction):
            return True
    return False


def can_renovate_for_corn(state: State, seat: int, corn: int) -> bool:
    """The same at Uxmal 4, with this much corn (TP-104)."""
    own = state.corn[seat]
    state.corn[seat] = corn
    helps = 1 if can_renovate_something(state, seat, ids.AT_UXMAL_4) else 0
    state.corn[seat] = own
    return helps == 1


def offer_renovation(state: State, seat: int, construction: int) -> None:
    """Offer the buildings that may be given up for one under construction, monuments too (TP-103, TP-106)."""
    for number in range(ids.RENOVATABLE):
        if can_renovate(state, seat, ids.BASE_BUILDINGS + number, construction):
            state.offer(actions.RENOVATE + number)


def renovate(state: State, seat: int, construction: int, action: int) -> None:
    """Choose the building to give up, then the one to construct."""
    state.renovated = ids.BASE_BUILDINGS + action - actions.RENOVATE + 1
    state.ask(ids.BUILD, seat, construction)


def finish_construction(state: State, seat: int) -> None:
    """The new tile is paid: the old building leaves play, and its income is lost (TP-110)."""
    if state.renovated > 0:
        state.tiles[state.renovated - 1] = ids.GONE
        state.note(ids.RENOVATED, seat, state.renovated - 1)
        state.renovated = 0


# Income.


def line_up_income(state: State) -> None:
    """Every seat takes its income before feeding, in turn order (TP-24, TP-147)."""
    for turn in range(state.players - 1, -1, -1):
        state.ask(ids.INCOME, core.AUTOMATIC, (state.marker + turn) % state.players)


def take_income(state: State, seat: int) -> None:
    """Take what the seat's buildings yield on this food day (TP-110, TP-111)."""
    for number in range(ids.RENOVATABLE):
        if holdings.owns(state, seat, ids.BASE_BUILDINGS + number):
            state.note(ids.INCOME_CAME, seat, ids.BASE_BUILDINGS + number)
            take_income_of(state, seat, number)


def take_income_of(state: State, seat: int, number: int) -> None:
    """Take what one building yields; taxed goods are asked for after all of them (TP-146)."""
    for good in range(ids.GOODS):
        amount = material.INCOME[(number * ids.FOOD_DAYS + state.food_days) * ids.GOODS + good]
        paying.gain(state, seat, good, amount)


# The skull shrine.


def lay_skull(state: State, seat: int, tile: int) -> None:
    """The skull of the cost stays on the building; theology 2 works as on Chichen Itza (TP-112, TP-114)."""
    state.skull_bank -= 1
    state.laid_skulls += 1
    state.note(ids.SKULL_LAID, seat, tile)
    chichen_itza.offer_theology_step(state, seat)


# The exchange of technologies.


def has_level(state: State, seat: int) -> bool:
    """Is some technology on level 1 or more (TP-118)?"""
    for track in range(ids.TRACKS):
        if holdings.level(state, seat, track) > 0:
            return True
    return False


def ask_exchange(state: State, seat: int) -> None:
    """One technology goes down, the other three go up; obligatory where possible (TP-115, TP-118, TP-145)."""
    if has_level(state, seat):
        state.ask(ids.LOWER, seat)


def legal_lower(state: State, seat: int) -> None:
    """Offer every technology on level 1 or more."""
    for track in range(ids.TRACKS):
        if holdings.level(state, seat, track) > 0:
            state.offer(actions.LOWER + track)


def apply_lower(state: State, seat: int, action: int) -> None:
    """Go down one level, then raise the others."""
    track = action - actions.LOWER
    state.levels[seat * ids.TRACKS + track] -= 1
    state.note(ids.LOWERED, seat, track, holdings.level(state, seat, track))
    state.ask(ids.RAISE_OTHERS, seat, (1 << ids.TRACKS) - 1 - (1 << track))


def legal_raise_others(state: State, seat: int, tracks: int) -> None:
    """Offer the tracks left, in any order; taxed ones may be declined (TP-117, TP-145)."""
    tax = hooks.advance_tax(state)
    for track in range(ids.TRACKS):
        if tracks & (1 << track) and holdings.blocks(state, seat) >= tax:
            state.offer(actions.ADVANCE + track)
    if tax > 0:
        state.offer(actions.DONE)


def apply_raise_others(state: State, seat: int, tracks: int, action: int) -> None:
    """Go up one level, beyond the third with its bonus, and ask for the rest (TP-116)."""
    if action == actions.DONE:
        return
    track = action - actions.ADVANCE
    rest = tracks & ~(1 << track)
    if rest:
        state.ask(ids.RAISE_OTHERS, seat, rest)
    technology.pay_and_rise(state, seat, track, hooks.advance_tax(state))
