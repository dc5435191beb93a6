"""Goods, effects and prices as signs, the same in every language: 5●/2▬ is five corn or two wood."""

from __future__ import annotations

from collections.abc import Mapping

from sacbe.core import ids as core
from sacbe.core.game import Game
from sacbe.core.typography import Paint
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import actions, hooks, ids, names
from sacbe.games.tzolkin.modules.quick_actions import schedule
from sacbe.games.tzolkin.modules.tribes import placing as tribe_placing
from sacbe.games.tzolkin.rules import buildings, picking, placing, technology, temples
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
_COSTS: dict[str, dict[str, int]] = {
    tile["id"]: tile["cost"]
    for tile in [*names.load("buildings"), *names.load("new_buildings"), *names.load("monuments")]
}
_PRICES: dict[str, int] = names.load("market")["corn_per_block"]
_UXMAL = _GEARS["uxmal"]["actions"]
_TRIBES = {tribe["id"]: tribe["ability"][0] for tribe in names.load("tribes")}
_QUICK = names.load("quick_actions")
_SHOWN = dict(
    zip(names.QUICK_TILES, [*_QUICK["tiles"]["age_1"], *_QUICK["tiles"]["age_2"]], strict=True),
)
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
_QUICK_ACTIONS = {
    "technology": f"1{TECHNOLOGY}",
    "trade": _ACTIONS["U2"],
    "build": f"{_QUICK['actions']['build']['cost']['corn']}{GOODS['corn']}→1{BUILDING}",
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


def quick_action(tile: str) -> str:
    """What a quick tile offers."""
    shown = _SHOWN[tile]
    return _QUICK_ACTIONS.get(shown) or goods(_QUICK["actions"][shown]["materials"])


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
    placed = a if kind == ids.PLACING else 0
    if verb == "place":
        return _place_note(state, seat, noun, placed)
    if verb == "pick_up":
        return _pick_up_note(state, seat, noun)
    if verb == "use" and kind == ids.USE_ACTION:
        gear, action_used = picking.gear_of(noun), picking.number_of(noun)
        return _fee(picking.step_fee(state, seat, gear, b, action_used))
    if verb == "build":
        return _build_note(state, seat, names.TILES[noun], a, words)
    if verb == "advance":
        return _advance_note(state, seat, noun, b if kind == ids.ADVANCE else ids.FREE)
    if verb in ("sell", "buy"):
        return _trade_note(state, noun, is_sale=verb == "sell")
    if state.modules:
        return _module_note(state, seat, kind, verb, noun, placed, words)
    return ""


def _corn(amount: int) -> str:
    sign = "−" if amount > 0 else "+" if amount < 0 else ""
    return f"{sign}{abs(amount)}{GOODS['corn']}"


def _fee(amount: int) -> str:
    return _corn(amount) if amount else ""


def _space(gear: int, space: int) -> str:
    return f"{names.GEAR_LETTERS[gear]}{space}"


def _place_note(state: State, seat: int, place: int, placed: int) -> str:
    cost = _corn(placing.placing_cost(state, seat, place, placed))
    if place == ids.QUICK_ACTION_SPACE:
        return f"{cost} → {quick_action(names.QUICK_TILES[schedule.tile_in_force(state)])}"
    if place >= ids.STARTING_PLAYER_SPACE:
        return cost
    return f"{cost} → {_space(place, placing.lowest_free_space(state, seat, place))}"


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
    price = _PRICES[names.BLOCKS[block]]
    return _corn(-price if is_sale else price + hooks.corn_tax(state, block))


def _build_note(state: State, seat: int, tile: str, way: int, words: Words) -> str:
    """The price, less what a building given up for it pays, with what is due on top."""
    number = names.TILES.index(tile)
    cost = dict(_COSTS[tile])
    for block, name in enumerate(names.BLOCKS):
        if name in cost:
            cost[name] = buildings.cost_in_blocks(state, number, block)
    parts = [goods({good: amount for good, amount in cost.items() if amount}) or f"0{BLOCK}"]
    if way == ids.AT_UXMAL_4:
        skulls = {good: amount for good, amount in cost.items() if good not in names.BLOCKS}
        parts = [_corn(buildings.cost_in_corn(state, seat, number)), goods(skulls)]
    elif buildings.tax_in_blocks(state, number):
        parts.append(f"+{buildings.tax_in_blocks(state, number)}{BLOCK}")
    return f"{' '.join(filter(None, parts))}  {words(key('text', tile))}"


# Choices of the modules, and what calamities make of others.


def _module_note(state: State, seat: int, kind: int, verb: str, noun: int, placed: int, words: Words) -> str:
    if verb == "keep_tribe":
        return words(key("text", names.TRIBES[noun]))
    if verb == "skip":
        cost = _corn(tribe_placing.skip_cost(state, seat, noun, placed))
        return f"{cost} → {_space(noun, tribe_placing.space_after_skip(state, seat, noun))}"
    if verb == "bargain":
        cost = _corn(tribe_placing.bargain_cost(state, seat, noun, placed))
        return f"{cost} → {_space(noun, placing.lowest_free_space(state, seat, noun))}"
    if verb == "pass":
        return _corn(-_TRIBES["ahmakiq"]["materials"]["corn"])
    if verb == "ahead":
        return _corn(_TRIBES["ahau_chamahez"]["corn_cost"])
    if verb == "barter":
        return _corn(-_PRICES[names.BLOCKS[noun]])
    if verb == "quick_action":
        return _quick_action_note(state, seat, words)
    if verb == "renovate":
        tile = names.RENOVATABLE[noun]
        return f"→ {goods(_COSTS[tile])}  {words(key('text', tile))}"
    return _taxed_note(state, seat, kind, verb, noun)


def _quick_action_note(state: State, seat: int, words: Words) -> str:
    """What the action of today does, the corn that is taken before it, and what is due on it."""
    taken = state.tooth_corn if state.starting_player_space == seat + 1 else 0
    parts = [_fee(-taken), words.name(names.QUICK_TILES[schedule.tile_in_force(state)])]
    if schedule.action_in_force(state) == ids.QUICK_GOLD:
        parts.append(_fee(hooks.corn_tax(state, ids.GOLD)))
    return "  ".join(filter(None, parts))


def _taxed_note(state: State, seat: int, kind: int, verb: str, noun: int) -> str:
    """What a calamity asks for a gain or a step, or gives for a step down."""
    if verb == "gain":
        return _fee(hooks.corn_tax(state, noun))
    if verb == "descend" and kind == ids.TAXED_SKULLS:
        return f"→ 1{GOODS['skull']}"
    if verb == "climb" and temples.is_taxed(state, seat, noun):
        blocks = hooks.step_blocks(state, noun)
        return f"−{blocks}{BLOCK}" if blocks else _fee(hooks.step_corn(state))
    return ""
