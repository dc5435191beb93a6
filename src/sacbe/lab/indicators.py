"""Indicators of sensible play, counted from records turn by turn.

Shares of wins between equal bots do not show whether they play the game at all. The indicators use what
players see: views, events and legal actions. Each game has its own: in Mexica, tiles founded and points left
over; in Tzolk'in, technology, workers, hunger and turns that gain nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.session import Session

Indicators = dict[str, float]
"""What was counted in one game, by name."""

SPARE_POINTS = 2
"""Action points from which on a turn in Mexica has left something over."""

FOUND, BUY, TEMPLE = "found ", "buy_token", "temple "
"""How the texts of some actions of Mexica begin."""

USEFUL = {
    "placed",
    "gained",
    "climbed",
    "advanced",
    "built",
    "scored",
    "skull_placed",
    "worker_gained",
    "tile_taken",
}
"""Events of Tzolk'in by which a turn has brought something."""


@dataclass(frozen=True)
class Turn:
    """A turn: whose it is, what that seat saw before it ended the turn, and what happened in it."""

    seat: int
    view: dict[str, Any]
    events: list[Event]


def indicators(game: Game, record: Record) -> Indicators:
    """The indicators of one game."""
    session = Session.replaying(game, record.header)
    turns = list(turns_of(session, record))
    return BY_GAME[game.name](turns, session)


def turns_of(session: Session, record: Record) -> Iterator[Turn]:
    """The turns of a record, one after the other; the session is at its end after the last one."""
    events: list[Event] = []
    for seat, action in record.moves:
        view = session.view(seat) if session.game.ends_turn(action) else None
        happened = session.push(seat, action)
        if view is not None:
            yield Turn(seat, view, events)
            events = []
        else:
            events.extend(happened)


# Mexica.


def mexica(turns: list[Turn], _session: Session) -> Indicators:
    """Tiles founded in the first period, and turns that left points over while they were of use."""
    first = [turn for turn in turns if turn.view["period"] == 1]
    return {
        "founded": count(first, "district_founded"),
        "turns": len(turns),
        "wasted": sum(map(is_wasted, turns)),
    }


def is_wasted(turn: Turn) -> bool:
    """Were points left over while a founding, a token or a temple that changes a rank was possible?"""
    if turn.view["action_points"] < SPARE_POINTS:
        return False
    legal = turn.view["legal"]
    return BUY in legal or any(text.startswith(FOUND) for text in legal) or can_change_rank(turn)


def can_change_rank(turn: Turn) -> bool:
    """Would some temple change anybody's rank in the district of the seat's pilli?"""
    view, seat = turn.view, turn.seat
    pilli = view["seats"][seat]["pilli"]
    here = next((district for district in view["districts"] if pilli in district["cells"]), None)
    if here is None:
        return False
    levels = [int(text.removeprefix(TEMPLE)) for text in view["legal"] if text.startswith(TEMPLE)]
    return any(ranks(with_temple(here["levels"], seat, level)) != ranks(here["levels"]) for level in levels)


def with_temple(levels: list[int], seat: int, level: int) -> list[int]:
    """The levels of all colours in a district after one more temple of a seat."""
    return [own + level * (colour == seat) for colour, own in enumerate(levels)]


def ranks(levels: list[int]) -> list[int]:
    """The rank of each colour, from 1; the last of all without any temple."""
    return [1 + sum(other > own for other in levels) if own else len(levels) for own in levels]


# Tzolk'in.


def tzolkin(turns: list[Turn], session: Session) -> Indicators:
    """Means of one seat: technology levels and workers at the end, food days on which some went hungry."""
    seats = session.view(None)["seats"]
    players = len(seats)
    workers = 3 * players + count_events(session.events, "worker_gained")
    return {
        "levels": fmean(sum(seat["technologies"].values()) for seat in seats),
        "workers": workers / players,
        "hungry": count_events(session.events, "unfed") / players,
        "turns": len(turns),
        "empty": sum(not any(is_useful(event, turn.seat) for event in turn.events) for turn in turns),
    }


def is_useful(event: Event, seat: int) -> bool:
    """Does a seat gain something by an event?"""
    return event.seat == seat and event.kind in USEFUL


def count(turns: list[Turn], kind: str) -> int:
    """Events of a kind in some turns."""
    return sum(count_events(turn.events, kind) for turn in turns)


def count_events(events: list[Event], kind: str) -> int:
    """Events of a kind."""
    return sum(event.kind == kind for event in events)


BY_GAME: dict[str, Callable[[list[Turn], Session], Indicators]] = {
    "mexica": mexica,
    "tzolkin": tzolkin,
}
"""What counts the indicators of each game, by its name."""
