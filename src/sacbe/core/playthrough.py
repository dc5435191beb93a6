"""One game from its first move to its last, read back from its record: every turn, every event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.session import Session
from sacbe.core.state import State


@dataclass(frozen=True)
class PlayedTurn:
    """A turn: whose it is, the state in which that seat ended it, and what happened since the turn before."""

    seat: int
    end: State
    events: list[Event]


@dataclass(frozen=True)
class Playthrough:
    """The turns of a game, all its events, and the state in which it ended."""

    turns: list[PlayedTurn]
    events: list[Event]
    end: State

    def turns_of(self, seat: int) -> list[PlayedTurn]:
        """The turns of one seat."""
        return [turn for turn in self.turns if turn.seat == seat]

    def count(self, kind: str, seat: int, **data: int | str) -> int:
        """Events of a kind that happened to a seat with these particulars."""
        return count(self.events, kind, seat, **data)


def of(game: Game, record: Record) -> Playthrough:
    """What a record tells."""
    session = Session.replaying(game, record.header)
    turns: list[PlayedTurn] = []
    events: list[Event] = []
    for seat, action in record.moves:
        if game.ends_turn(action):
            turns.append(PlayedTurn(seat, session.state.copy(), events))
            events = []
            session.push(seat, action)
        else:
            events += session.push(seat, action)
    return Playthrough(turns, session.events, session.state)


def count(events: Sequence[Event], kind: str, seat: int, **data: int | str) -> int:
    """Events of a kind that happened to a seat with these particulars."""
    return sum(
        event.kind == kind and event.seat == seat and data.items() <= event.data.items() for event in events
    )
