"""Goods, effects and prices as signs, the same in every language: 5●/2▬ is five corn or two wood."""

from __future__ import annotations

from collections.abc import Mapping

from sacbe.core import ids as core
from sacbe.core.game import Game
from sacbe.core.typography import Paint
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import actions, ids, names
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
_COSTS = {tile["id"]: tile["cost"] for tile in [*names.load("buildings"), *names.load("new_buildings"), *names.load("monuments")]}
_PRICES: dict[str, int] = names.load("market")["corn_per_block"]
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


def purse(state: State, seat: int) -> str:
    """What a seat can pay with: its goods and the workers in its hand."""
    blocks = state.blocks[seat * ids.BLOCKS : (seat + 1) * ids.BLOCKS]
    amounts = dict(zip(GOODS, (state.corn[seat], *blocks, state.skulls[seat]), strict=True))
    held = goods({good: amount for good, amount in amounts.items() if amount})
    return f"{held} {state.hand[seat]}{WORKER}".strip()


# Prices of choices.


def note(game: Game, state: State, number: int, words: Words) -> str:
    """What stands beside a choice: its price in signs, and where it leads."""
    verb, noun = actions.SPACE.verb(number), number - actions.SPACE.base(actions.SPACE.verb(number))
    kind, seat, a, b = state.frames[(state.depth - 1) * core.FRAME : state.depth * core.FRAME]
    if verb == "place":
        return _place_note(state, seat, noun, a if kind == ids.PLACING else 0)
    if verb == "pick_up":
        gear = min(noun // ids.GEAR_SPACES, ids.CHICHEN_ITZA)
        return action(names.GEARS[gear], noun - gear * ids.GEAR_SPACES)
    if verb == "use" and kind == ids.USE_ACTION:
        return _fee(picking.step_fee(state, seat, a, b, picking.number_of(noun)))
    if verb == "build":
        return _build_note(state, seat, names.TILES[noun], a, words)
    if verb == "advance" and b != ids.FREE:
        return f"{technology.advance_cost(state, seat, noun)}{BLOCK}"
    if verb in ("sell", "buy"):
        return f"{'+' if verb == 'sell' else '−'}{_PRICES[names.BLOCKS[noun]]}{GOODS['corn']}"
    return ""


def _corn(amount: int) -> str:
    return f"−{amount}{GOODS['corn']}" if amount else f"0{GOODS['corn']}"


def _fee(amount: int) -> str:
    return _corn(amount) if amount else ""


def _place_note(state: State, seat: int, place: int, placed: int) -> str:
    cost = _corn(placing.placing_cost(state, seat, place, placed))
    if place >= ids.STARTING_PLAYER_SPACE:
        return cost
    return f"{cost} → {names.GEAR_LETTERS[place]}{placing.lowest_free_space(state, seat, place)}"


def _build_note(state: State, seat: int, tile: str, way: int, words: Words) -> str:
    number = names.TILES.index(tile)
    cost = (
        _corn(buildings.cost_in_corn(state, seat, number)) if way == ids.AT_UXMAL_4 else goods(_COSTS[tile])
    )
    return f"{cost}  {words(key('text', tile))}"
