"""Which answers does the question last in `pending` have? One function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.tzolkin.slow.data import (
    ADVANCE_PRICES,
    ANY_ACTION_FEE,
    BEGGING,
    BLOCKS,
    CORN_PER_BLOCK,
    GEARS,
    LETTERS,
    LEVELS,
    MONUMENTS,
    RATES,
    STEP_PRICE,
    SURCHARGE,
    TEMPLES,
    TILES,
    TOP_LEVEL,
    TRACKS,
    WEALTH,
    Document,
)


def legal(document: Document) -> list[str]:
    """The legal answers to the question that stands, as a sorted list of texts."""
    frame = document["pending"][-1]
    answers = QUESTIONS[frame["kind"]](document, frame)
    assert len(answers) == len(set(answers))
    return sorted(answers)


def is_optional_question(frame: Document) -> bool:
    """May the answer be `done`?"""
    kind = frame["kind"]
    return (
        kind in ("trade", "theology_step")
        or (kind == "choose_any_action" and frame["optional"])
        or (kind == "advance" and frame["how"] == "paid_or_done")
        or (kind == "build" and frame["way"] not in ("tikal_2", "tikal_4", "uxmal_4"))
    )


def or_done(frame: Document, answers: list[str]) -> list[str]:
    """The answers, and `done` where it is allowed."""
    return [*answers, "done"] if is_optional_question(frame) else answers


# Turns: begging, placing, picking up (TZ-4 to TZ-10).


def turn(document: Document, frame: Document) -> list[str]:
    """The first action of a turn."""
    seat = document["seats"][frame["seat"]]
    begging = []
    if not frame["begged"] and seat["corn"] <= BEGGING["allowed_if_corn_at_most"]:
        begging = [f"beg {temple}" for temple in temples_to_descend(seat)]
    placing = [f"place {place}" for place in affordable_places(document, frame["seat"], 0)]
    picking = [f"pick_up {space}" for space in own_spaces(document, frame["seat"])]
    if not begging and not placing and not picking:
        placing = [f"place {place}" for place in cheapest_places(document)]  # Pity (TZ-10).
    return begging + placing + picking


def placing(document: Document, frame: Document) -> list[str]:
    """One more worker, or the end of the turn."""
    return [f"place {place}" for place in affordable_places(document, frame["seat"], frame["placed"])] + [
        "end_turn"
    ]


def picking(document: Document, frame: Document) -> list[str]:
    """One more worker to take back, or the end of the turn."""
    return [f"pick_up {space}" for space in own_spaces(document, frame["seat"])] + ["end_turn"]


def space_prices(document: Document) -> dict[str, int]:
    """Where a worker could be placed, and the number of the space it would take there."""
    prices = {}
    for gear in GEARS:
        free = [n for n in range(GEARS[gear]["last_space"] + 1) if str(n) not in document["gears"][gear]]
        if free:
            prices[gear] = min(free)
    if document["starting_player_space"] is None:
        prices["starting_player_space"] = 0
    return prices


def charge(worker: int) -> int:
    """What the n-th worker of a turn costs on top of its space."""
    return SURCHARGE[str(worker)] - SURCHARGE.get(str(worker - 1), 0)


def affordable_places(document: Document, number: int, placed: int) -> list[str]:
    """Where the seat can place its next worker of this turn and pay for it."""
    seat = document["seats"][number]
    if seat["workers_in_hand"] == 0:
        return []
    return [
        place for place, price in space_prices(document).items() if price + charge(placed + 1) <= seat["corn"]
    ]


def cheapest_places(document: Document) -> list[str]:
    """The places with the lowest price."""
    prices = space_prices(document)
    return [place for place in prices if prices[place] == min(prices.values())]


def own_spaces(document: Document, number: int) -> list[str]:
    """The spaces of the gears on which the seat has a worker."""
    return [
        letter + space
        for letter, gear in LETTERS.items()
        for space, piece in document["gears"][gear].items()
        if piece == number
    ]


# Actions of the gears (TZ-11, TZ-12, TZ-39, TZ-41).


def use_action(document: Document, frame: Document) -> list[str]:
    """What the worker just picked up can do."""
    corn = document["seats"][frame["seat"]]["corn"]
    return [
        f"use {action}"
        for action, fee in reachable(document, frame).items()
        if fee <= corn and is_usable(document, frame["seat"], action, corn - fee)
    ] + ["nothing"]


def reachable(document: Document, frame: Document) -> dict[str, int]:
    """The actions that a worker reaches from its space, each with the fee for stepping back."""
    gear, space = frame["gear"], frame["space"]
    letter = next(letter for letter in LETTERS if LETTERS[letter] == gear)
    lowest_free_choice = min(GEARS[gear]["free_choice_spaces"])
    ahead = gear == "chichen_itza" and document["seats"][frame["seat"]]["technologies"]["theology"] >= 1
    everything = {f"{letter}{n}": 0 for n in range(1, 10 if gear == "chichen_itza" else 6)}
    if space >= lowest_free_choice or (ahead and space + 1 >= lowest_free_choice):
        return everything
    fees = {f"{letter}{n}": space - n for n in range(1, space + 1)}
    if ahead:
        fees[f"{letter}{space + 1}"] = 0
    return fees


def choose_any_action(document: Document, frame: Document) -> list[str]:
    """Any action of the four small gears but this one; its corn is paid together with the action."""
    corn = document["seats"][frame["seat"]]["corn"] - ANY_ACTION_FEE
    actions = [f"{letter}{n}" for letter in "PYTU" for n in range(1, 6) if letter + str(n) != "U5"]
    usable = [a for a in actions if corn >= 0 and is_usable(document, frame["seat"], a, corn)]
    return or_done(frame, [f"use {action}" for action in usable])


def is_usable(document: Document, number: int, action: str, corn: int) -> bool:
    """Can the seat carry out an action when so much corn is left?"""
    seat = document["seats"][number]
    blocks: int = sum(seat[kind] for kind in BLOCKS)
    row = [tile for tile in document["row"] if tile]
    if action[0] == "C":
        return bool(seat["skulls"] >= 1 and int(action[1:]) not in document["chichen_itza_skulls"])
    if action in ("P2", "P3", "P4", "P5"):
        return bool(harvests(document, seat, f"palenque_{action[1]}"))
    if action in ("T1", "T3"):
        return any(advance_price(seat, track) <= blocks for track in TRACKS)
    if action == "T2":
        return any(can_pay(seat, tile, discount=has_discount(seat)) for tile in row)
    if action == "T4":
        return any(can_pay(seat, tile, discount=has_discount(seat)) for tile in row) or any(
            can_pay(seat, tile) for tile in document["monuments"]
        )
    if action == "T5":
        return blocks >= 1
    if action == "U1":
        return corn >= STEP_PRICE
    if action == "U4":
        return any(corn_price(seat, tile) <= corn for tile in row)
    if action == "U5":
        return corn >= ANY_ACTION_FEE
    return True  # Fishing, Yaxchilan, the market and hiring can always be used, even to no effect.


def harvest(document: Document, frame: Document) -> list[str]:
    """How to harvest."""
    return [f"harvest {way}" for way in harvests(document, document["seats"][frame["seat"]], frame["group"])]


def harvests(document: Document, seat: Document, group: str) -> list[str]:
    """The ways to harvest that are open to the seat in a group of the jungle (TZ-14 to TZ-16)."""
    tiles = document["jungle"][group]
    visible_corn = tiles["corn"] - tiles["wood"]
    ways = {
        "corn": visible_corn > 0,
        "wood": tiles["wood"] > 0,
        "burn": tiles["wood"] > 0 and bool(temples_to_descend(seat)),
        "irrigate": visible_corn == 0 and seat["technologies"]["agriculture"] >= 2,
    }
    return [way for way, is_open in ways.items() if is_open]


# Temples, blocks, technologies, the market.


def climb(document: Document, frame: Document) -> list[str]:
    """Any temple not yet used by this action, even if the step will be wasted."""
    return [f"climb {temple}" for temple in TEMPLES if temple not in frame["climbed"]]


def descend(document: Document, frame: Document) -> list[str]:
    """Any temple where the seat is not at the bottom."""
    return [f"descend {temple}" for temple in temples_to_descend(document["seats"][frame["seat"]])]


def temples_to_descend(seat: Document) -> list[str]:
    """The temples where a step down is possible."""
    return [temple for temple in TEMPLES if seat["temples"][temple] > TEMPLES[temple]["bottom_step"]]


def pay_blocks(document: Document, frame: Document) -> list[str]:
    """Any block in hand; the step of theology 2 may be declined."""
    seat = document["seats"][frame["seat"]]
    return or_done(frame, [f"pay {kind}" for kind in BLOCKS if seat[kind] > 0])


def gain_blocks(document: Document, frame: Document) -> list[str]:
    """Any block."""
    return [f"gain {kind}" for kind in BLOCKS]


def advance(document: Document, frame: Document) -> list[str]:
    """Any track if it is free, else one that can be paid for."""
    seat = document["seats"][frame["seat"]]
    blocks = sum(seat[kind] for kind in BLOCKS)
    tracks = [track for track in TRACKS if frame["how"] == "free" or advance_price(seat, track) <= blocks]
    return or_done(frame, [f"advance {track}" for track in tracks])


def advance_price(seat: Document, track: str) -> int:
    """The blocks that the next advance on a track costs (TZ-23)."""
    steps = ("start_to_1", "1_to_2", "2_to_3", "bonus_beyond_3")
    return ADVANCE_PRICES[steps[seat["technologies"][track]]]


def trade(document: Document, frame: Document) -> list[str]:
    """Exchanges that do not undo one of this visit."""
    seat = document["seats"][frame["seat"]]
    buys = [f"buy {kind}" for kind in BLOCKS if seat["corn"] >= RATES[kind] and kind not in frame["sold"]]
    sells = [f"sell {kind}" for kind in BLOCKS if seat[kind] > 0 and kind not in frame["bought"]]
    return or_done(frame, buys + sells)


# Construction (TZ-27 to TZ-31, TZ-34, TZ-81).


def build(document: Document, frame: Document) -> list[str]:
    """What can be constructed in this way."""
    seat, way = document["seats"][frame["seat"]], frame["way"]
    row = [tile for tile in document["row"] if tile]
    if way == "uxmal_4":
        tiles = [tile for tile in row if corn_price(seat, tile) <= seat["corn"]]
    else:
        discount = has_discount(seat) and way != "tikal_4_second_without_architecture"
        tiles = [tile for tile in row if can_pay(seat, tile, discount=discount)]
    if way == "tikal_4":
        tiles += [tile for tile in document["monuments"] if can_pay(seat, tile)]
    return or_done(frame, [f"build {tile}" for tile in tiles])


def has_discount(seat: Document) -> bool:
    """Does architecture save something?"""
    return bool(seat["technologies"]["architecture"] >= TOP_LEVEL)


def can_pay(seat: Document, tile: str, *, discount: bool = False) -> bool:
    """Does the seat hold what the tile costs, or all but one block of it with the discount?"""
    cost = TILES[tile]["cost"]
    short_of = sum(max(0, cost.get(kind, 0) - seat[kind]) for kind in BLOCKS)
    skulls = cost.get("skull", 0) <= seat["skulls"]
    return bool(skulls and short_of <= (LEVELS["architecture"]["3"][0]["discount_blocks"] if discount else 0))


def corn_price(seat: Document, tile: str) -> int:
    """The price of a building at Uxmal 4."""
    discount: int = LEVELS["architecture"]["3"][1]["discount_corn"] if has_discount(seat) else 0
    blocks: int = sum(TILES[tile]["cost"].values())
    return blocks * CORN_PER_BLOCK - discount


def use_architecture(document: Document, frame: Document) -> list[str]:
    """On this building, or kept for the second if this one can be paid in full."""
    in_full = can_pay(document["seats"][frame["seat"]], frame["tile"])
    return ["architecture use", "architecture waive"] if in_full else ["architecture use"]


def save_block(document: Document, frame: Document) -> list[str]:
    """The blocks of the cost without which the rest can be paid."""
    seat, cost = document["seats"][frame["seat"]], TILES[frame["tile"]]["cost"]
    return [
        f"save {saved}"
        for saved in cost
        if all(amount - (kind == saved) <= seat[kind] for kind, amount in cost.items())
    ]


def choices_of(thing: str) -> dict[int, Document]:
    """The icons of a tile that ask its owner something, by their places."""
    return {place: icon for place, icon in enumerate(TILES[thing]["effects"]) if choice_name(icon)}


def choice_name(icon: Document) -> str | None:
    """What `resolve` calls an icon; None if it asks nothing."""
    names = {"construct": "construct", "market_exchange": "market", "perform_any_action": "any_action"}
    if icon["kind"] == "temple_steps" and icon["temple"] == "any":
        return "any_temple"
    if icon["kind"] == "advance_technology" and icon["technology"] == "any":
        return "any_technology"
    return names.get(icon["kind"])


def resolve_icons(document: Document, frame: Document) -> list[str]:
    """Which of the icons that are left comes first (TZ-35); a building must be within reach."""
    seat, row = document["seats"][frame["seat"]], [tile for tile in document["row"] if tile]
    can_build = any(can_pay(seat, tile, discount=has_discount(seat)) for tile in row)
    left = [icon for place, icon in choices_of(frame["thing"]).items() if frame["icons"] >> place & 1]
    names = [choice_name(icon) for icon in left if icon["kind"] != "construct" or can_build]
    return [f"resolve {name}" for name in names] or ["done"]


# The calendar, set-up and chance.


def choose_days(document: Document, frame: Document) -> list[str]:
    """One day, or two where nothing forbids it."""
    two = ["turn_calendar two_days"] if two_days_allowed(document, frame["seat"]) else []
    return ["turn_calendar one_day", *two]


def two_days_allowed(document: Document, number: int) -> bool:
    """May this user of the starting player space make two days pass (TZ-50 to TZ-52)?"""
    blocked = any(
        isinstance(document["gears"][gear].get(str(GEARS[gear]["double_advance_blocking_space"])), int)
        for gear in GEARS
    )
    return document["seats"][number]["board"] == "light" and not blocked


def keep_wealth(document: Document, frame: Document) -> list[str]:
    """Any tile that was dealt and is not yet kept."""
    return [f"keep {tile}" for tile in document["seats"][frame["seat"]]["wealth_dealt"]]


def unseen_wealth(document: Document) -> list[str]:
    """The wealth tiles that are neither dealt nor drawn."""
    seen = set(document["wealth_drawn"])
    for seat in document["seats"]:
        seen |= {*seat["wealth"], *seat["wealth_dealt"]}
    return [tile for tile in WEALTH if tile not in seen]


QUESTIONS: dict[str, Callable[[Document, Document], list[str]]] = {
    "turn": turn,
    "placing": placing,
    "picking": picking,
    "use_action": use_action,
    "choose_any_action": choose_any_action,
    "harvest": harvest,
    "climb": climb,
    "descend": descend,
    "pay_blocks": pay_blocks,
    "theology_step": pay_blocks,
    "gain_blocks": gain_blocks,
    "advance": advance,
    "trade": trade,
    "build": build,
    "use_architecture": use_architecture,
    "save_block": save_block,
    "resolve_icons": resolve_icons,
    "choose_days": choose_days,
    "keep_wealth": keep_wealth,
    "draw_start_player": lambda document, frame: [f"start_player {n}" for n in range(document["players"])],
    "reveal_building": lambda document, frame: [
        f"reveal {tile}" for tile in document["decks"][str(document["age"])]
    ],
    "reveal_monument": lambda document, frame: [
        f"reveal {tile}" for tile in MONUMENTS if tile not in document["monuments"]
    ],
    "deal_wealth_tile": lambda document, frame: [f"deal {tile}" for tile in unseen_wealth(document)],
    "draw_idle_worker": lambda document, frame: [f"idle {tile}" for tile in unseen_wealth(document)],
}
