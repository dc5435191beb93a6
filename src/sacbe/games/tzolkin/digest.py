"""What the events of Tzolk'in mean to its log: turns, food days, prophecies, final scoring, days."""

from __future__ import annotations

from sacbe.core import digest
from sacbe.core.digest import Card, Deed, Sums
from sacbe.core.events import Event
from sacbe.core.words import points
from sacbe.games.tzolkin import names

CARDS = {
    "turn_began": digest.TURN,
    "day_began": digest.HEADING,
    "food_day_came": "food_day",
    "prophecy_began": "prophecy_began",
    "game_ended": digest.HEADING,
}
"""Events that begin a card, and its kind."""
SCORED_CARDS = {"prophecies": "prophecy", "corn": "final", "skulls": "final", "monuments": "final"}
"""Points of these sources come between turns, and make a card."""
ORDER = ("corn", *names.BLOCKS, "skull", "corn_tile", "wood_tile", "workers", *names.TEMPLES)
ROW_SOURCES = ("hunger", "temples")
"""Points that a food day lists by their source."""
PAID_BEFORE = ("placed", "advanced", "bonus_reached")
"""Events that come after the payment for them."""


class Reader(digest.Reader):
    """Reads the events of one game; it remembers the tribes and the prophecy in force."""

    def __init__(self) -> None:
        self.tribes: dict[int, str] = {}
        self.prophecy = ""

    def begins(self, event: Event, first: Event) -> bool:
        kind = card_kind(event)
        return bool(kind) and (event.kind != "scored" or kind != card_kind(first))

    def remember(self, event: Event) -> None:
        if event.kind == "tribe_revealed" and event.seat is not None:
            self.tribes[event.seat] = str(event.data["tribe"])
        elif event.kind == "prophecy_began":
            self.prophecy = str(event.data["prophecy"])

    def card(self, stretch: list[Event]) -> Card | None:
        first, kind = stretch[0], card_kind(stretch[0])
        seat = digest.seat_of_turn(stretch) if kind in ("", digest.TURN) else None
        if seat is not None:
            return Turn(seat, self.tribes.get(seat, "")).read(stretch)
        if kind == digest.HEADING:
            return Card(kind, data={"heading": first.kind, **first.data})
        if not kind:
            return None
        card = Card(kind, data=self._title(first, kind))
        for event in stretch:
            if event.seat is not None:
                count(card.seats.setdefault(event.seat, {}), event, ROW_SOURCES)
        card.seats = {seat: ordered(net) for seat, net in sorted(card.seats.items())}
        if kind == "food_day":
            card.data["ends_age"] = _age_that_ends(stretch)
        return card

    def _title(self, first: Event, kind: str) -> dict[str, int | str]:
        if first.kind == "scored":
            return {"prophecy": self.prophecy} if kind == "prophecy" else {}
        return dict(first.data)


def card_kind(event: Event) -> str:
    """The kind of card that an event begins; none for most."""
    if event.kind == "scored":
        return SCORED_CARDS.get(str(event.data["source"]), "")
    return CARDS.get(event.kind, "")


def _age_that_ends(stretch: list[Event]) -> int:
    """Which age the food day ends; 0 if it is in the middle of one."""
    if stretch[0].data["food_day"] != "end_of_age":
        return 0
    return 1 if any(event.kind == "age_changed" for event in stretch) else 2


def count(net: Sums, event: Event, apart: tuple[str, ...] = ()) -> None:
    """Add what an event brings its seat to a sum; points of some sources apart from the others."""
    data = event.data
    match event.kind:
        case "gained":
            digest.add(net, str(data["good"]), int(data["amount"]))
        case "paid":
            digest.add(net, str(data["good"]), -int(data["amount"]))
        case "scored":
            source = str(data["source"])
            digest.add(net, source if source in apart else "points", points(int(data["quarters"])))
        case "climbed":
            digest.add(net, str(data["temple"]), 1)
        case "descended":
            digest.add(net, str(data["temple"]), -1)
        case "tile_taken":
            digest.add(net, f"{data['tile']}_tile", 1)
        case "worker_gained":
            digest.add(net, "workers", 1)
        case "skull_placed":
            digest.add(net, "skull", -1)


def ordered(net: Sums) -> Sums:
    """Sums in the order in which cards show them."""
    order = [*ORDER, *ROW_SOURCES, "points"]
    return {thing: net[thing] for thing in order if net.get(thing)}


class Turn:
    """The turn of a seat, read event by event."""

    def __init__(self, seat: int, tribe: str) -> None:
        self.tribe, self.card = tribe, Card(digest.TURN, seat)
        self.deed = Deed("")
        """The deed that events belong to."""
        self.price: Sums = {}
        """What was paid for the deed that comes next."""

    def read(self, stretch: list[Event]) -> Card | None:
        """The card of the turn; None before its first deed."""
        for place, event in enumerate(stretch):
            if event.kind == "turn_ended":
                break
            if event.seat == self.card.seat:
                self._take(event, is_price=_pays_for_next(stretch, place))
            elif event.seat is not None:
                count(self.card.seats.setdefault(event.seat, {}), event)
        self.card.deeds = [deed for deed in self.card.deeds if deed.verb != "traded" or deed.net]
        self.card.net = ordered(self.card.net)
        for deed in self.card.deeds:
            deed.net = ordered(deed.net)
        return self.card if self.card.deeds else None

    def _take(self, event: Event, is_price: bool) -> None:
        count(self.card.net, event)
        if event.kind == "gained" and not self.card.deeds:
            self._call_tribe(is_after=False)
        deed = self._deed(event)
        if deed is not None:
            self.deed = deed
            deed.net, self.price = self.price, {}
            self.card.deeds.append(deed)
        count(self.price if is_price else self.deed.net, event)

    def _deed(self, event: Event) -> Deed | None:
        """The deed that begins with an event; many events only say more of another one."""
        data = {name: str(value) for name, value in event.data.items()}
        match event.kind:
            case "placed":
                return _placed(data["place"], data["space"])
            case "picked_up":
                return Deed("took", (data["space"],))
            case "action_used":
                return self._used(data["action"])
            case "did_nothing":
                self._withdraw()
            case "begged":
                return Deed("begged", thing=data["temple"])
            case "quick_action_used":
                return self._quick(data["tile"])
            case "advanced" | "lowered":
                return Deed(event.kind, thing=data["track"], amount=int(data["level"]))
            case "built" | "renovated":
                return Deed(event.kind, thing=data["tile"])
            case "bonus_reached":
                return Deed("bonus", thing=data["track"])
            case "skull_placed" | "skull_laid":
                return Deed("skull", thing=data.get("tile", ""))
            case "wood_tile_burned":
                return Deed("burned")
            case "sold":
                return Deed("sold", thing=data["block"])
            case "declined":
                return Deed("declined", thing=data["part"])
            case "passed":
                return Deed("passed")
            case "went_ahead" | "skipped" | "bargained":
                self._call_tribe(event.kind == "went_ahead")
        return None

    def _used(self, action: str) -> Deed | None:
        """The worker taken back uses an action, its own or another; or a building lets the seat use one."""
        if self.deed.verb != "took":
            return Deed("used", (action,))
        if self.deed.places != (action,):
            self.deed.to = action
        return Deed("traded") if action == "U2" else None

    def _withdraw(self) -> None:
        """The worker taken back last uses no action; something may have been sold since."""
        for deed in reversed(self.card.deeds):
            if deed.verb == "took":
                deed.verb = "withdrew"
                return

    def _quick(self, tile: str) -> Deed | None:
        """The quick action of the worker that was placed for it."""
        placed = next((deed for deed in self.card.deeds if deed.verb == "quick"), None)
        if placed is None:  # the game began after it was placed
            return Deed("quick", thing=tile)
        placed.thing = tile
        self.deed = placed
        return None

    def _call_tribe(self, is_after: bool) -> None:
        """The tribe helps, once or more: it is named before what it helps with."""
        if all(deed.verb != "tribe" for deed in self.card.deeds):
            deed = Deed("tribe", thing=self.tribe)
            self.card.deeds.insert(len(self.card.deeds) - (1 if is_after else 0), deed)
            self.deed = self.deed if is_after else deed


def _pays_for_next(stretch: list[Event], place: int) -> bool:
    """Is an event the payment for what the events after it name?"""
    if stretch[place].kind != "paid":
        return False
    after = next((event.kind for event in stretch[place:] if event.kind != "paid"), "")
    return after in PAID_BEFORE


def _placed(place: str, space: str) -> Deed:
    """A worker was put on a place."""
    if place == "starting_player_space":
        return Deed("first_player")
    if place == "quick_action_space":
        return Deed("quick")
    return Deed("placed", (f"{names.GEAR_LETTERS[names.GEARS.index(place)]}{space}",))
