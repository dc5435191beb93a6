"""Goods, effects and prices as signs, the same in every language: 5●/2▬ is five corn or two wood."""

from __future__ import annotations

from collections.abc import Mapping

from sacbe.core.game import Game
from sacbe.core.typography import Paint
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import actions, extensions, hooks, ids, names
from sacbe.games.tzolkin.rules import buildings, picking, placing, technology
from sacbe.games.tzolkin.state import State

GOODS = {"corn": "●", "wood": "▬", "stone": "■", "gold": "◆", "skull": "☠"}
POINTS = "★"
BLOCK = "□"
TEMPLE = "▲"
TECHNOLOGY = "⚙"
BUILDING = "⌂"
MONUMENT = "♖"
WORKER = "♙"
TRADE = "⇄"
ANY = "✱"
TILE = "▣"
FOOD = "♨"
MARKER = "⚑"
TWO_DAYS = "»"
IDLE = "○"
LEGEND = {
    "points": POINTS,
    "block": BLOCK,
    "temple": TEMPLE,
    "technology": TECHNOLOGY,
    "building": BUILDING,
    "monument": MONUMENT,
    "market": TRADE,
    "any": ANY,
    "tile": TILE,
    "workers": WORKER,
    "food": FOOD,
    "marker": MARKER,
    "two-days": TWO_DAYS,
    "idle": IDLE,
}
TYPE_COLOURS = {"farm": "33", "civic": "32", "tomb": "37", "shrine": "34"}
_COLOURS = {"●": "33", "▬": "31", "■": "37", "◆": "93", "☠": "96", "▲": "35", "★": "1"}

_GEARS = names.load("gears")["gears"]
_SACRED = {space["space"]: space["effects"] for space in names.load("chichen_itza")["spaces"]}
COSTS: dict[str, dict[str, int]] = {
    tile["id"]: tile["cost"]
    for tile in [*names.load("buildings"), *names.load("new_buildings"), *names.load("monuments")]
}
PRICES: dict[str, int] = names.load("market")["corn_per_block"]
_UXMAL = _GEARS["uxmal"]["actions"]
_ACTIONS = {
    "T1": f"1{TECHNOLOGY}",
    "T2": f"1{BUILDING}",
    "T3": f"1–2{TECHNOLOGY}",
    "T4": f"1–2{BUILDING}/1{MONUMENT}",
    "T5": f"1{BLOCK}→2{TEMPLE}",
    "U1": f"{_UXMAL['1']['cost']['corn']}{GOODS['corn']}→1{TEMPLE}",
    "U2": f"{GOODS['corn']}{TRADE}{BLOCK}",
    "U3": f"1{WORKER}",
    "U4": f"{_UXMAL['4']['corn_per_block']}{GOODS['corn']}/{BLOCK}→1{BUILDING}",
    "U5": f"{_UXMAL['5']['cost']['corn']}{GOODS['corn']}→{ANY}",
}


def coloured(text: str, paint: Paint) -> str:
    """A text with its signs in their colours."""
    return "".join(paint.code(_COLOURS[sign], sign) if sign in _COLOURS else sign for sign in text)


def goods(amounts: Mapping[str, int]) -> str:
    """Some goods."""
    return " ".join(f"{amount}{GOODS[good]}" for good, amount in amounts.items())


def action(gear: str, space: int) -> str:
    """What a space of a gear offers."""
    data = _GEARS[gear]
    if space == 0 or space > data["last_space"]:
        return ""
    if space in data["free_choice_spaces"]:
        return ANY
    if gear == names.GEARS[ids.CHICHEN_ITZA]:
        return "".join(_sacred(effect) for effect in _SACRED[space])
    effect = data["actions"][str(space)]
    if effect["kind"] == "harvest":
        wood = f"/{effect['wood']}{GOODS['wood']}" if effect["wood"] else ""
        return f"{effect['corn']}{GOODS['corn']}{wood}"
    if effect["kind"] == "gain":
        return goods(effect["materials"])
    return _ACTIONS[f"{names.GEAR_LETTERS[names.GEARS.index(gear)]}{space}"]


def _sacred(effect: dict[str, int | str]) -> str:
    if effect["kind"] == "victory_points":
        return f"{effect['amount']}{POINTS}"
    if effect["kind"] == "temple_steps":
        return str(effect["temple"])[:1].upper()
    return BLOCK


def holdings_text(state: State, seat: int) -> str:
    """What a seat can pay with: its goods and the workers in its hand."""
    blocks = state.blocks[seat * ids.BLOCKS : (seat + 1) * ids.BLOCKS]
    amounts = dict(zip(GOODS, (state.corn[seat], *blocks, state.skulls[seat]), strict=True))
    held = goods({good: amount for good, amount in amounts.items() if amount})
    return f"{held} {state.hand[seat]}{WORKER}".strip()


# Prices of choices.


def action_note(game: Game, state: State, number: int, words: Words) -> str:
    """The note beside a choice: its price in signs, and where it leads."""
    verb, noun = actions.SPACE.verb(number), number - actions.SPACE.base(actions.SPACE.verb(number))
    kind, seat, a, b = state.frame()
    placed = a if kind == ids.PLACING else 0
    if verb == "place":
        return _place_note(state, seat, noun, placed)
    if verb == "pick_up":
        return _pick_up_note(state, seat, noun)
    if verb == "use" and kind == ids.USE_ACTION:
        gear, action_used = picking.gear_of(noun), picking.number_of(noun)
        return fee(picking.step_fee(state, seat, gear, b, action_used))
    if verb == "build":
        return _build_note(state, seat, names.TILES[noun], a, words)
    if verb == "advance":
        return _advance_note(state, seat, noun, b if kind == ids.ADVANCE else ids.FREE)
    if verb in ("sell", "buy"):
        return _trade_note(state, noun, is_sale=verb == "sell")
    return extensions.action_note(state, verb, noun, words)


def corn(amount: int) -> str:
    """Corn to pay, or to gain if it is negative."""
    sign = "−" if amount > 0 else "+" if amount < 0 else ""
    return f"{sign}{abs(amount)}{GOODS['corn']}"


def fee(amount: int) -> str:
    """Corn to pay, if there is any."""
    return corn(amount) if amount else ""


def space_name(gear: int, space: int) -> str:
    """A space as texts name it."""
    return f"{names.GEAR_LETTERS[gear]}{space}"


def _place_note(state: State, seat: int, place: int, placed: int) -> str:
    cost = corn(placing.placing_cost(state, seat, place, placed))
    if place >= ids.STARTING_PLAYER_SPACE:
        return cost + extensions.place_note(state, place)
    return f"{cost} → {space_name(place, placing.lowest_free_space(state, seat, place))}"


def _pick_up_note(state: State, seat: int, place: int) -> str:
    """The actions of the space; a space beyond the last number offers any."""
    gear = min(place // ids.GEAR_SPACES, ids.CHICHEN_ITZA)
    space = place - gear * ids.GEAR_SPACES
    own = action(names.GEARS[gear], space)
    paired = action(names.GEARS[hooks.paired_gear(state, seat, gear)], space)
    if space > 0 and not own:
        return ANY
    return own if paired == own else f"{own} / {paired}"


def _advance_note(state: State, seat: int, track: int, how: int) -> str:
    blocks = technology.price(state, seat, track, how)
    return f"{blocks}{BLOCK}" if blocks or how != ids.FREE else ""


def _trade_note(state: State, block: int, is_sale: bool) -> str:
    price = PRICES[names.BLOCKS[block]]
    return corn(-price if is_sale else price + hooks.corn_tax(state, block))


def _build_note(state: State, seat: int, tile: str, construction: int, words: Words) -> str:
    """The price, less what a building given up for it pays, with what is due on top."""
    number = names.TILES.index(tile)
    cost = dict(COSTS[tile])
    for block, name in enumerate(names.BLOCKS):
        if name in cost:
            cost[name] = buildings.cost_in_blocks(state, number, block)
    parts = [goods({good: amount for good, amount in cost.items() if amount}) or f"0{BLOCK}"]
    if construction == ids.AT_UXMAL_4:
        skulls = {good: amount for good, amount in cost.items() if good not in names.BLOCKS}
        parts = [corn(buildings.cost_in_corn(state, seat, number)), goods(skulls)]
    elif buildings.tax_in_blocks(state, number):
        parts.append(f"+{buildings.tax_in_blocks(state, number)}{BLOCK}")
    return f"{' '.join(filter(None, parts))}  {words(key('text', tile))}"
