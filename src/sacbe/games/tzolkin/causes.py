"""Which causes did the points of a game of Tzolk'in have? Temples by age, monuments, prophecies, sources."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from sacbe.core import swings
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.swings import Cause, Facts, Share
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.rules import holdings, scoring, temples
from sacbe.games.tzolkin.state import State

AGE_ENDS = {2: 1, 4: 2}
"""The age that ends with the food day of this number."""
NAMED = ("temples", "monuments", "prophecies")
"""Sources of which each part is a cause of its own."""


def causes(game: Game, record: Record) -> list[Cause]:
    """All causes, with what each seat got of them and on which day."""
    read = swings.moments(game, record)
    first, events = next(read)
    assert isinstance(first, State)
    reading = Reading(first)
    for state, happened in chain([(first, events)], read):
        assert isinstance(state, State)
        reading.take(state, happened)
    for seat, skulls in enumerate(reading.skulls):
        reading.cause("chichen_itza").of_seat[seat] = {"skulls": skulls}
    return [cause for cause in reading.found.values() if cause.shares]


class Reading:
    """The causes found so far in a record that is read move by move."""

    def __init__(self, state: State) -> None:
        self.found: dict[tuple[str, ...], Cause] = {}
        self.day = state.day
        self.food_day = state.food_days + 1
        self.prophecy = names.PROPHECIES[state.calamity - 1] if state.calamity else ""
        self.built: dict[str, int] = {}
        self.skulls = [0] * state.players
        earlier = [Share(seat, state.points[seat * ids.SOURCES]) for seat in range(state.players)]
        self.found["earlier",] = Cause("earlier", shares=[share for share in earlier if share.points])

    def take(self, state: State, events: list[Event]) -> None:
        """Take in what happened with one move, which led to this state."""
        expected: dict[str, Iterator[Cause]] = {}
        for event in events:
            if event.kind == "day_began":
                self.day = int(event.data["day"])
            elif event.kind == "food_day_came":
                self.food_day = int(event.data["number"])
            elif event.kind == "prophecy_began":
                self.prophecy = str(event.data["prophecy"])
            elif event.kind == "built":
                self.built[str(event.data["tile"])] = self.day
            elif event.kind == "skull_placed" and event.seat is not None:
                self.skulls[event.seat] += 1
            elif event.kind == "scored":
                self._score(state, event, expected)

    def _score(self, state: State, event: Event, expected: dict[str, Iterator[Cause]]) -> None:
        source, seat = str(event.data["source"]), event.seat
        when: int | None = self.day
        assert seat is not None
        if source not in NAMED:
            cause = self.cause(source)
        elif source == "prophecies":
            cause = self.cause("prophecy", prophecy=self.prophecy)
        else:
            if source not in expected:
                expected[source] = self._temples(state) if source == "temples" else self._monuments(state)
            cause = next(expected[source])
            if source == "monuments":
                when = self.built.get(str(cause.facts["tile"]))
        cause.shares.append(Share(seat, int(event.data["quarters"]), when))

    def cause(self, kind: str, **facts: int | str) -> Cause:
        """The cause of this kind with these facts; a new one the first time."""
        key = (kind, *map(str, facts.values()))
        return self.found.setdefault(key, Cause(kind, dict(facts)))

    # Scorings whose events name only the source: what they stand for, in the order of the rules.

    def _temples(self, state: State) -> Iterator[Cause]:
        """The temple of each scoring at the end of an age (TZ-60)."""
        age = AGE_ENDS[self.food_day]
        for seat in range(state.players):
            for temple in range(ids.TEMPLES):
                bonus = temples.highest_bonus(state, seat, temple, age)
                points = temples.step_points(temple, holdings.step(state, seat, temple)) * ids.QUARTERS
                cause = self.cause("temple", temple=names.TEMPLES[temple], age=age)
                cause.of_seat[seat] = _standing(state, seat, temple)
                if points + bonus != 0:
                    yield cause

    def _monuments(self, state: State) -> Iterator[Cause]:
        """The monument of each scoring at the end of the game (TZ-64)."""
        for seat in range(state.players):
            for tile in range(ids.FIRST_MONUMENT, ids.TILES):
                if holdings.owns(state, seat, tile) and scoring.score_monument(state, seat, tile) != 0:
                    yield self.cause("monument", tile=names.TILES[tile])


def _standing(state: State, seat: int, temple: int) -> Facts:
    """Does the seat stand highest, alone or with others?"""
    highest = temples.highest_step(state, temple)
    if holdings.step(state, seat, temple) < highest:
        return {"standing": "below"}
    there = [holdings.step(state, other, temple) for other in range(state.players)].count(highest)
    return {"standing": "alone" if there == 1 else "shared"}
