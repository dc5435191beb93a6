"""Setting up and refilling the row: what chance and the players decide there (TZ-67 to TZ-69, TZ-82)."""

from __future__ import annotations

from tests.games.tzolkin.slow.data import SETUP, TILES, WEALTH, Document
from tests.games.tzolkin.slow.gains import ask, give, seat_of

COMMON = SETUP["common"]


def step(document: Document, kind: str, **fields: int) -> None:
    """Put a step of the game's own course before everything else that is pending."""
    document["pending"].append({"kind": kind, **fields})


def ask_chance(document: Document, kind: str, **fields: int) -> None:
    """Put a question to chance before everything else that is pending."""
    document["pending"].append({"kind": kind, "seat": "chance", **fields})


def by_count(document: Document, what: str) -> int:
    """A number that depends on the number of players."""
    number: int = SETUP["by_player_count"][str(document["players"])][what]
    return number


def start_player(document: Document, frame: Document, number: str) -> None:
    """The marker goes to the seat drawn."""
    document["marker"] = int(number)


def fill_row(document: Document, frame: Document) -> None:
    """Each gap is filled from the deck of the age, while there is one (TZ-27)."""
    if None in document["row"] and document["decks"][str(document["age"])]:
        step(document, "fill_row")
        ask_chance(document, "reveal_building", place=document["row"].index(None))


def fill_monuments(document: Document, frame: Document) -> None:
    """As many monuments as there are players ask for (TZ-67)."""
    if frame["laid"] < by_count(document, "monuments"):
        step(document, "fill_monuments", laid=frame["laid"] + 1)
        ask_chance(document, "reveal_monument")


def reveal(document: Document, frame: Document, tile: str) -> None:
    """A tile is turned up."""
    if frame["kind"] == "reveal_monument":
        document["monuments"].append(tile)
    else:
        document["decks"][str(TILES[tile]["age"])].remove(tile)
        document["row"][frame["place"]] = tile


def deal_wealth(document: Document, frame: Document) -> None:
    """Four tiles for each seat."""
    dealt, each = frame["dealt"], COMMON["wealth_tiles_dealt"]
    if dealt < each * document["players"]:
        step(document, "deal_wealth", dealt=dealt + 1)
        ask_chance(document, "deal_wealth_tile", to=dealt // each)


def deal(document: Document, frame: Document, tile: str) -> None:
    """A tile goes to a seat, face down."""
    document["seats"][frame["to"]]["wealth_dealt"].append(tile)


def place_idle_workers(document: Document, frame: Document) -> None:
    """Tiles are drawn until all idle workers stand."""
    if frame["placed"] < by_count(document, "dummy_workers"):
        ask_chance(document, "draw_idle_worker", placed=frame["placed"])


def idle(document: Document, frame: Document, tile: str) -> None:
    """One on the space of the tile; the first of a small gear brings another opposite, if any is left."""
    document["wealth_drawn"].append(tile)
    gear, space = WEALTH[tile]["gear"], WEALTH[tile]["dummy_space"]
    pieces, placed = document["gears"][gear], frame["placed"] + 1
    is_first = not pieces
    pieces[str(space)] = "idle"
    if is_first and gear != "chichen_itza" and placed < by_count(document, "dummy_workers"):
        pieces[str((space + 5) % 10)] = "idle"
        placed += 1
    step(document, "place_idle_workers", placed=placed)


def ask_wealth(document: Document, frame: Document) -> None:
    """Each seat chooses; all at the same time."""
    for number in reversed(range(document["players"])):
        ask(document, "keep_wealth", number, left=COMMON["wealth_tiles_kept"])


def keep(document: Document, frame: Document, tile: str) -> None:
    """A tile is kept."""
    seat = seat_of(document, frame)
    seat["wealth_dealt"].remove(tile)
    seat["wealth"].append(tile)
    if frame["left"] > 1:
        ask(document, "keep_wealth", frame["seat"], left=frame["left"] - 1)


def open_wealth(document: Document, frame: Document) -> None:
    """All kept tiles give what they show, in turn order; the others are discarded."""
    for turn in range(document["players"]):
        number = (document["marker"] + turn) % document["players"]
        document["seats"][number]["wealth_dealt"] = []
        for tile in document["seats"][number]["wealth"]:
            for icon in WEALTH[tile]["effects"]:
                give(document, number, icon)
