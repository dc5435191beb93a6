# compiled
"""Prices that cannot be paid, part by part: what a reason says that something costs, and what the seat has.

A price is what the rules ask for it; `extensions.price_rule` names the rule where a module makes it.
"""

from __future__ import annotations

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import extensions, hooks, ids, material, names
from sacbe.games.tzolkin.rules import buildings, holdings, palenque, picking, technology, uxmal
from sacbe.games.tzolkin.rules import placing as places
from sacbe.games.tzolkin.state import State

MAX_CORN = 100
"""More corn than any building costs."""
ANY_BLOCK = -1
"""Architecture saves a block of any kind."""
Parts = dict[str, int | str]


def corn(cost: int, have: int, rule: str) -> Reason:
    """A price in corn that has no parts."""
    return Reason("costs-corn", rule, {"cost": cost, "have": have})


def blocks(cost: int, have: int, rule: str) -> Reason:
    """A price in blocks of any kind that has no parts."""
    return Reason("costs-blocks", rule, {"cost": cost, "have": have})


# Placing.


def placing(state: State, seat: int, number: int, cost: int, placed: int, rule: str) -> Reason:
    """Corn for one more worker: the space's number, what is due on top there, the charge for several."""
    more = places.surcharge(state, seat, placed)
    if more > 0:
        rule = extensions.price_rule(state, seat, "workers", placed, rule)
    if cost > number:
        rule = extensions.price_rule(state, seat, "gear", number, rule)
    parts: Parts = {"cost": cost + more, "have": state.corn[seat]}
    if cost + more == number:
        return Reason("costs-corn", rule, parts)
    parts |= {"parts": "placing", "space": number, "tax": cost - number, "more": more}
    return Reason("costs-corn", rule, parts)


# Using an action.


def corn_of_action(state: State, seat: int, index: int) -> int | None:
    """Corn for an action itself; for a building the cheapest; None if corn does not help."""
    gear, number = picking.gear_of(index), picking.number_of(index)
    if gear != ids.UXMAL:
        return 0
    for have in range(MAX_CORN):
        if uxmal.can_act(state, seat, number, have):
            return have
    return None


def using(state: State, seat: int, index: int, step: int, rule: str) -> Reason:
    """Why an action cannot be used, with the corn to get to it (gained if negative) and its own price."""
    price, have = corn_of_action(state, seat, index), state.corn[seat]
    if price is None:
        return Reason(
            "no-building-affordable", extensions.price_rule(state, seat, "building_for_corn", 0, "TZ-30")
        )
    if have >= step + price:
        return performing(state, seat, index)
    if price == 0:
        return corn(step, have, rule)
    own_rule = {uxmal.TEMPLE_STEP: "TZ-36", uxmal.ANY_ACTION: "TZ-39"}.get(picking.number_of(index))
    if own_rule is None:
        own_rule = extensions.price_rule(state, seat, "building_for_corn", 0, "TZ-30")
        return Reason("no-building-for-corn", own_rule, {"cost": step + price, "have": have, "step": step})
    if step == 0:
        return corn(price, have, own_rule)
    parts: Parts = {"cost": step + price, "have": have, "step": step, "action": price}
    return Reason("use-costs-corn", own_rule, parts)


def performing(state: State, seat: int, index: int) -> Reason:
    """Why an action cannot be carried out that corn would pay for."""
    gear, number = picking.gear_of(index), picking.number_of(index)
    if gear == ids.PALENQUE:
        group = palenque.group_of(number)
        rule = extensions.price_rule(state, seat, "harvest", group, "TZ-14")
        return Reason("no-harvest-tiles", rule, {"group": names.JUNGLE[group]})
    if gear == ids.CHICHEN_ITZA:
        if state.skulls[seat] == 0:
            return Reason("no-skull", "TZ-40")
        return Reason("skull-there-already", "TZ-40", {"space": names.ACTIONS[index]})
    if number in (2, 4):
        return Reason("no-building-affordable", extensions.price_rule(state, seat, "building", 0, "TZ-27"))
    if number == 5:
        return blocks(1, holdings.blocks(state, seat), "TZ-45")
    return advancing(state, seat, cheapest_track(state, seat), ids.PAID)


# Technologies.


def cheapest_track(state: State, seat: int) -> int:  # python
    """The track on which the next level costs least."""
    return min(range(ids.TRACKS), key=lambda track: technology.advance_cost(state, seat, track))


def advancing(state: State, seat: int, track: int, how: int) -> Reason:
    """Blocks for an advance, what is due on every advance among them."""
    cost, tax = technology.price(state, seat, track, how), hooks.advance_tax(state)
    rule = extensions.price_rule(state, seat, "advance", track, "TZ-23")
    if tax == 0:
        return blocks(cost, holdings.blocks(state, seat), rule)
    parts: Parts = {"cost": cost, "have": holdings.blocks(state, seat), "tax": tax}
    return Reason("costs-blocks-taxed", rule, parts)


# The market.


def buying(state: State, seat: int, block: int) -> Reason:
    """Corn for a block at the market, with what is due on it."""
    cost, tax = uxmal.buying_price(state, block), hooks.corn_tax(state, block)
    if tax == 0:
        return corn(cost, state.corn[seat], "TZ-37")
    rule = extensions.price_rule(state, seat, "buying", block, "TZ-37")
    return Reason("costs-corn-taxed", rule, {"cost": cost, "have": state.corn[seat], "tax": tax})


# Construction.


def building(state: State, seat: int, tile: int, level: int, saved: int = ANY_BLOCK) -> Reason:
    """What is lacking of a tile's cost with this much architecture; `saved` is the block it must save."""
    rule = (
        "TZ-27"
        if buildings.is_monument(tile)
        else extensions.price_rule(state, seat, "building", tile, "TZ-27")
    )
    saves = (
        level == ids.TOP_LEVEL and not buildings.is_monument(tile) and buildings.all_blocks(state, tile) > 0
    )
    lacking = {}
    for block in range(ids.BLOCKS):
        cost = buildings.cost_in_blocks(state, tile, block) - (1 if block == saved else 0)
        lacking[block] = max(0, cost - state.blocks[seat * ids.BLOCKS + block])
    free = 1 if saves and saved == ANY_BLOCK else 0
    tax = buildings.tax_in_blocks(state, tile)
    if sum(lacking.values()) > free:
        block = next(block for block, count in lacking.items() if count > 0)
        is_alone = sum(lacking.values()) == lacking[block]
        have = state.blocks[seat * ids.BLOCKS + block]
        need = have + lacking[block] - (free if is_alone else 0)
        parts: Parts = {"block": names.BLOCKS[block], "cost": need, "have": have}
        if not saves and tax == 0:
            return Reason("lacks-block", rule, parts)
        return Reason("lacks-block-of-building", rule, {**parts, "saved": 1 if saves else 0, "tax": tax})
    if state.skulls[seat] < buildings.cost_in_skulls(tile):
        return Reason("no-skull", rule)
    spare = holdings.blocks(state, seat) - buildings.all_blocks(state, tile) + (1 if saves else 0)
    return Reason("tax-in-blocks", rule, {"cost": tax, "have": spare})


def building_for_corn(state: State, seat: int, tile: int) -> Reason:
    """Corn for a building at Uxmal 4: its blocks, what architecture saves and what is due on top (TZ-30)."""
    cost, have = buildings.cost_in_corn(state, seat, tile), state.corn[seat]
    rule = extensions.price_rule(state, seat, "building_for_corn", tile, "TZ-30")
    if have >= cost:
        return Reason("no-skull", rule)
    printed = buildings.all_blocks(state, tile) * material.CORN_PER_BLOCK
    tax = buildings.tax_in_blocks(state, tile) * material.CORN_PER_BLOCK
    saved = printed + tax - cost
    if saved == 0 and tax == 0:
        return corn(cost, have, rule)
    parts: Parts = {"cost": cost, "have": have, "printed": printed, "saved": saved, "tax": tax}
    return Reason("building-costs-corn", rule, parts)
