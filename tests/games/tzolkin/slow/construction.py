"""Constructing a building or a monument: who pays what, and what comes of it (TZ-27 to TZ-35, TZ-81)."""

from __future__ import annotations

from tests.games.tzolkin.slow.data import BLOCKS, LEVELS, TILES, Document
from tests.games.tzolkin.slow.gains import ask, extra, give, score, seat_of
from tests.games.tzolkin.slow.questions import choice_name, choices_of, corn_price, has_discount

Cost = dict[str, int]


def build(document: Document, frame: Document, tile: str) -> None:
    """Construct in the way that the question says."""
    number, way, seat = frame["seat"], frame["way"], seat_of(document, frame)
    if tile in document["monuments"]:
        document["monuments"].remove(tile)
        seat["monuments"].append(tile)
        pay_cost(document, number, TILES[tile]["cost"])
    elif way == "uxmal_4":
        seat["corn"] -= corn_price(seat, tile)
        construct(document, number, tile, {}, architecture=True)
    elif way == "tikal_4" and seat["technologies"]["architecture"] >= 1:
        ask(document, "use_architecture", number, tile=tile)
    elif way == "tikal_4":
        ask(document, "build", number, way="tikal_4_second")
        construct(document, number, tile, TILES[tile]["cost"], architecture=False)
    elif way == "tikal_4_second_without_architecture":
        construct(document, number, tile, TILES[tile]["cost"], architecture=False)
    else:
        construct_with_architecture(document, number, tile)


def choose_architecture(document: Document, frame: Document, choice: str) -> None:
    """At Tikal 4: architecture for this building, or for the second."""
    number, tile = frame["seat"], frame["tile"]
    if choice == "use":
        ask(document, "build", number, way="tikal_4_second_without_architecture")
        construct_with_architecture(document, number, tile)
    else:
        ask(document, "build", number, way="tikal_4_second")
        construct(document, number, tile, TILES[tile]["cost"], architecture=False)


def construct_with_architecture(document: Document, number: int, tile: str) -> None:
    """Construct; with architecture 3 the saved block is asked for first."""
    if has_discount(document["seats"][number]):
        take(document, number, tile)
        ask(document, "save_block", number, tile=tile)
    else:
        construct(document, number, tile, TILES[tile]["cost"], architecture=True)


def take(document: Document, number: int, tile: str) -> None:
    """The tile goes from the row to its owner."""
    document["row"][document["row"].index(tile)] = None
    document["seats"][number]["buildings"].append(tile)


def save(document: Document, frame: Document, saved: str) -> None:
    """Construct for one block less."""
    cost = {kind: n - (kind == saved) for kind, n in TILES[frame["tile"]]["cost"].items()}
    construct(document, frame["seat"], frame["tile"], cost, architecture=True)


def construct(document: Document, number: int, tile: str, cost: Cost, *, architecture: bool) -> None:
    """Pay, take the tile, then what architecture gives, then what the tile shows (TZ-28, TZ-81)."""
    seat = document["seats"][number]
    pay_cost(document, number, cost)
    if tile not in seat["buildings"]:
        take(document, number, tile)
    if architecture:
        seat["corn"] += extra(seat, "architecture", 1, "corn")
        if seat["technologies"]["architecture"] >= 2:
            score(document, number, LEVELS["architecture"]["2"][0]["victory_points"])
    choices = choices_of(tile)
    if len(choices) > 1:
        mask = sum(1 << place for place in choices)
        ask(document, "resolve_icons", number, thing=tile, icons=mask)
    for place, icon in enumerate(TILES[tile]["effects"]):
        if len(choices) == 1 or place not in choices:
            give(document, number, icon)


def pay_cost(document: Document, number: int, cost: Cost) -> None:
    """Blocks and skulls go back to the bank (TZ-22)."""
    seat = document["seats"][number]
    for kind in BLOCKS:
        seat[kind] -= cost.get(kind, 0)
    seat["skulls"] -= cost.get("skull", 0)
    document["skull_bank"] += cost.get("skull", 0)


def resolve(document: Document, frame: Document, name: str) -> None:
    """One icon now, the others later."""
    place, icon = next((p, i) for p, i in choices_of(frame["thing"]).items() if choice_name(i) == name)
    if left := frame["icons"] & ~(1 << place):
        ask(document, "resolve_icons", frame["seat"], thing=frame["thing"], icons=left)
    give(document, frame["seat"], icon)
