"""What happened, turn by turn: which cards does the log of a game have, and what is on each?

A digest takes in the events that a viewer may know, one after the other. Events that belong together make one
card: a turn of a seat, something that happened to all seats, or the heading of a day or round. A game says in
its `digest.py` where a card begins and what its events mean; this file has what all digests share, and what
games without one get.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sacbe.core.events import Event

TURN = "turn"
HEADING = "heading"
TURN_BOUNDS = ("turn_began", "turn_ended")
At = tuple[int, int]
"""Where an event is: the number of its row or move, and its place there."""
Sums = dict[str, float]
"""How much of each thing; less than zero is a loss."""


@dataclass
class Deed:
    """Something that a seat did: a verb, where, and to or with what."""

    verb: str
    places: tuple[str, ...] = ()
    to: str = ""
    """The place that it was used as, or went to."""
    thing: str = ""
    amount: int = 0
    """A level, a size or a number, if the verb has one."""
    net: Sums = field(default_factory=dict)

    def is_like(self, other: Deed) -> bool:
        """Do both read as one, save for the place?"""
        return (self.verb, self.thing, self.amount) == (other.verb, other.thing, other.amount)

    def document(self) -> dict[str, Any]:
        """The deed without what is empty."""
        return _full(
            verb=self.verb,
            places=list(self.places),
            to=self.to,
            thing=self.thing,
            amount=self.amount,
            net=nonzero(self.net),
        )


@dataclass
class Card:
    """One card of the log: what it is about, whose it is, what was done, and what it came to."""

    kind: str
    """A turn, a heading, or the name of what happened to all seats."""
    seat: int | None = None
    data: dict[str, int | str] = field(default_factory=dict)
    """What its title says: the number of the day, the name of the prophecy."""
    deeds: list[Deed] = field(default_factory=list)
    net: Sums = field(default_factory=dict)
    """What the seat of the turn gained and lost."""
    seats: dict[int, Sums] = field(default_factory=dict)
    """What others gained and lost; on a card about all, everybody."""
    events: list[Event] = field(default_factory=list)
    """The events one by one, in games that have no deeds."""
    at: At = (0, 0)
    """The first of its events."""
    end: int = 0
    """The row or move of the last."""

    def document(self) -> dict[str, Any]:
        """The card as clients get it, without what is empty."""
        return {"at": list(self.at), "end": self.end, "kind": self.kind, "seat": self.seat} | _full(
            data=self.data,
            deeds=[deed.document() for deed in self.deeds],
            net=nonzero(self.net),
            seats=[{"seat": seat, "net": nonzero(net)} for seat, net in self.seats.items()],
            events=[event.document() for event in self.events],
        )


class Reader:
    """What the events of a game mean to its log; a game brings its own, and this one serves any game."""

    headings: frozenset[str] = frozenset({"round_began", "game_ended"})

    def begins(self, event: Event, first: Event) -> bool:
        """Does an event begin a card, or belong to the one that began with `first`?"""
        return event.kind == "turn_began" or event.kind in self.headings

    def remember(self, event: Event) -> None:
        """Keep what later cards need to know of an event."""

    def card(self, stretch: list[Event]) -> Card | None:
        """The card of some events that belong together; None for set-up, and before a turn's first deed."""
        first, *rest = stretch
        if first.kind in self.headings:
            return Card(HEADING, data={"heading": first.kind, **first.data})
        seat = seat_of_turn(stretch)
        if seat is None or not rest:
            return None
        return Card(TURN, seat, events=[event for event in stretch if event.kind not in TURN_BOUNDS])


class Digest:
    """The cards of a game, as its events come in; it keeps only what the last card is made of."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._stretch: list[tuple[At, Event]] = []

    @property
    def since(self) -> At:
        """Where the last card begins; it alone can still change."""
        return self._stretch[0][0] if self._stretch else (0, 0)

    def add(self, at: At, event: Event) -> Card | None:
        """Take in the next event; the card before it, if there is one and it is complete now."""
        complete = None
        if self._stretch and self._reader.begins(event, self._stretch[0][1]):
            complete = self.last()
            for _, other in self._stretch:
                self._reader.remember(other)
            self._stretch.clear()
        self._stretch.append((at, event))
        return complete

    def last(self) -> Card | None:
        """The card that can still change."""
        if not self._stretch:
            return None
        card = self._reader.card([event for _, event in self._stretch])
        if card is not None:
            card.at, card.end = self._stretch[0][0], self._stretch[-1][0][0]
        return card

    def take_back(self, after: int) -> None:
        """Forget the events after a row; they are all of the last card."""
        self._stretch = [(at, event) for at, event in self._stretch if at[0] <= after]


def cards(reader: Reader, events: Iterable[Event]) -> list[Card]:
    """All cards of some events, which are numbered from 0."""
    digest = Digest(reader)
    found = [digest.add((number, 0), event) for number, event in enumerate(events)]
    return [card for card in (*found, digest.last()) if card is not None]


def seat_of_turn(stretch: list[Event]) -> int | None:
    """Whose turn some events are; a game may begin in the middle of one, and then its end says it."""
    first = stretch[0]
    if first.kind == "turn_began":
        return first.seat
    return next((event.seat for event in stretch if event.kind == "turn_ended"), None)


def add(net: Sums, thing: str, amount: float) -> None:
    """Add to a sum."""
    net[thing] = net.get(thing, 0) + amount


def nonzero(net: Sums) -> Sums:
    """The sums that are not zero, whole numbers as such."""
    return {thing: int(sum_) if sum_ == int(sum_) else sum_ for thing, sum_ in net.items() if sum_}


def _full(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value}
