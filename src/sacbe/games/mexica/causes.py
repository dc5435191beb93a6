"""Which causes did the points of a game of Mexica have? Districts by period, foundings, the palace."""

from __future__ import annotations

from sacbe.core import swings
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.swings import Cause, Share
from sacbe.games.mexica import ids
from sacbe.games.mexica.state import State

FOUNDINGS = ("founding", "presence")
"""What a founding brings its founder and the others there."""


def causes(game: Game, record: Record) -> list[Cause]:
    """All causes, with what each seat got of them and in which round."""
    reading: Reading | None = None
    for state, events in swings.moments(game, record):
        assert isinstance(state, State)
        reading = reading or Reading(state)
        for event in events:
            reading.take(event)
    assert reading is not None
    for seat, founded in enumerate(reading.founded):
        reading.cause("foundings").of_seat[seat] = {"founded": founded}
    return [_with_standings(cause) for cause in reading.found.values() if cause.shares]


class Reading:
    """The causes found so far in a record that is read event by event."""

    def __init__(self, state: State) -> None:
        self.found: dict[tuple[str, ...], Cause] = {}
        self.round = state.round
        self.period = state.period
        self.founded = [0] * state.players
        self._district: Cause | None = None
        earlier = [Share(seat, state.points[seat * ids.SOURCES]) for seat in range(state.players)]
        self.found["earlier",] = Cause("earlier", shares=[share for share in earlier if share.points])

    def take(self, event: Event) -> None:
        """Take in what happened next."""
        if event.kind == "round_began":
            self.round = int(event.data["round"])
        elif event.kind == "period_ended":
            self.period = int(event.data["period"])
        elif event.kind == "district_founded" and event.seat is not None:
            self.founded[event.seat] += 1
        elif event.kind == "district_scored":
            cell, size = str(event.data["cell"]), int(event.data["size"])
            self._district = self.cause("district", cell=cell, size=size, period=self.period)
        elif event.kind == "scored":
            self._score(event)

    def _score(self, event: Event) -> None:
        """A district is named by the event before its points."""
        source = str(event.data["source"])
        if self._district is not None:
            cause, self._district = self._district, None
        else:
            cause = self.cause("foundings" if source in FOUNDINGS else source)
        assert event.seat is not None
        cause.shares.append(Share(event.seat, int(event.data["points"]), self.round))

    def cause(self, kind: str, **facts: int | str) -> Cause:
        """The cause of this kind with these facts; a new one the first time."""
        key = (kind, *map(str, facts.values()))
        return self.found.setdefault(key, Cause(kind, dict(facts)))


def _with_standings(cause: Cause) -> Cause:
    """Whoever leads a district scores its size, alone or with others (MX-23)."""
    if cause.kind == "district":
        leaders = [share.seat for share in cause.shares if share.points == cause.facts["size"]]
        for share in cause.shares:
            standing = "below" if share.seat not in leaders else "alone" if len(leaders) == 1 else "shared"
            cause.of_seat[share.seat] = {"standing": standing}
    return cause
