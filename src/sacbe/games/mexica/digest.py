"""What the events of Mexica mean to its log: turns, the scoring of periods, headings of rounds."""

from __future__ import annotations

from sacbe.core import digest
from sacbe.core.digest import Card, Deed
from sacbe.core.events import Event

CARDS = {
    "turn_began": digest.TURN,
    "round_began": digest.HEADING,
    "period_ended": "period",
    "game_ended": digest.HEADING,
}
"""Events that begin a card, and its kind."""
ORDER = ("action_points", "tokens", "points", "unused")
TRAVELS = {"stepped": "walked", "sailed": "sailed", "teleported": "teleported"}


class Reader(digest.Reader):
    """Reads the events of one game."""

    def begins(self, event: Event, first: Event) -> bool:
        return event.kind in CARDS

    def card(self, stretch: list[Event]) -> Card | None:
        first = stretch[0]
        kind = CARDS.get(first.kind)
        seat = digest.seat_of_turn(stretch) if kind in (None, digest.TURN) else None
        if seat is not None:
            return Turn(seat).read(stretch)
        if kind == digest.HEADING:
            return Card(kind, data={"heading": first.kind, **first.data})
        return _period(stretch) if kind else None


def _period(stretch: list[Event]) -> Card:
    """What every seat scored at the end of a period, and for how many districts."""
    card = Card("period", data=dict(stretch[0].data))
    card.data["districts"] = len({event.data["cell"] for event in stretch if event.kind == "district_scored"})
    for event in stretch:
        if event.kind == "scored" and event.seat is not None:
            digest.add(card.seats.setdefault(event.seat, {}), "points", int(event.data["points"]))
    card.seats = dict(sorted(card.seats.items(), key=lambda row: -row[1]["points"]))
    return card


class Turn:
    """The turn of a seat, read event by event."""

    def __init__(self, seat: int) -> None:
        self.seat, self.card = seat, Card(digest.TURN, seat)
        self.spent = 0
        """Action points for the deed that the next event names."""
        self.lifted = ""

    def read(self, stretch: list[Event]) -> Card | None:
        """The card of the turn; None before its first deed."""
        for event in stretch:
            if event.kind == "scored" and event.seat is not None:
                self._score(event.seat, int(event.data["points"]))
            elif event.kind == "turn_ended":
                self.card.net["unused"] = int(event.data["left"])
                if not self.card.deeds:
                    self.card.deeds.append(Deed("passed"))
                break
            elif event.seat == self.seat or event.kind == "tile_removed":
                self._take(event)
        self.card.net = {thing: self.card.net[thing] for thing in ORDER if self.card.net.get(thing)}
        return self.card if self.card.deeds else None

    def _score(self, seat: int, points: int) -> None:
        is_own = seat == self.seat
        digest.add(self.card.net if is_own else self.card.seats.setdefault(seat, {}), "points", points)
        if is_own and self.card.deeds:
            digest.add(self.card.deeds[-1].net, "points", points)

    def _take(self, event: Event) -> None:
        if event.kind == "spent":
            self.spent = int(event.data["points"])
            digest.add(self.card.net, "action_points", -self.spent)
        elif event.kind == "bridge_lifted":
            self.lifted = str(event.data["cell"])
        else:
            self._do(event)

    def _do(self, event: Event) -> None:
        deed = self._deed(event)
        if deed is None:
            return
        if self.spent:
            digest.add(deed.net, "action_points", -self.spent)
            self.spent = 0
        if deed not in self.card.deeds:
            self.card.deeds.append(deed)

    def _deed(self, event: Event) -> Deed | None:
        """What an event tells: a new deed, or the last one again, which has gone on."""
        data = event.data
        match event.kind:
            case "stepped" | "sailed" | "teleported":
                return self._went(TRAVELS[event.kind], str(data["cell"]))
            case "canal_laid":
                cells = [str(data[name]) for name in ("cell", "other") if data[name]]
                return Deed("canal", tuple(cells))
            case "bridge_built":
                return self._bridge(str(data["cell"]))
            case "temple_built":
                return Deed("temple", (str(data["cell"]),), amount=int(data["level"]))
            case "district_founded":
                return Deed("founded", (str(data["cell"]),), amount=int(data["size"]))
            case "token_bought":
                return self._token("bought", 1)
            case "token_spent":
                return self._token("spent", -1)
            case "proposed":
                return Deed("proposed", amount=int(data["size"]))
            case "tile_removed":
                return self._removed(int(data["size"]))
            case "period_triggered":
                return Deed("triggered", amount=int(data["period"]))
        return None

    def _went(self, verb: str, cell: str) -> Deed:
        """The pilli goes on, or begins to go."""
        last = self.card.deeds[-1] if self.card.deeds else None
        if last is not None and last.verb == verb:
            last.places = (cell,)
            return last
        return Deed(verb, (cell,))

    def _bridge(self, cell: str) -> Deed:
        """A bridge from the supply, or one that was lifted elsewhere."""
        lifted, self.lifted = self.lifted, ""
        if lifted in ("", cell):
            return Deed("turned_bridge" if lifted else "bridge", (cell,))
        return Deed("moved_bridge", (lifted,), to=cell)

    def _token(self, verb: str, change: int) -> Deed:
        """One more token bought or spent."""
        digest.add(self.card.net, "tokens", change)
        deed = next((deed for deed in self.card.deeds if deed.verb == verb), None) or Deed(verb)
        deed.amount += 1
        digest.add(deed.net, "tokens", change)
        return deed

    def _removed(self, size: int) -> Deed | None:
        """All agreed to the last proposal, or the tile has lost its place."""
        last = self.card.deeds[-1] if self.card.deeds else None
        if last is not None and (last.verb, last.amount) == ("proposed", size):
            last.verb = "removed"
            return None
        return Deed("tile_removed", amount=size)
