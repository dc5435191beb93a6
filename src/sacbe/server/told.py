"""What a client is told: rows with the events its seat may know, and the table as its seat sees it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from sacbe.core.events import Journal
from sacbe.core.game import Game, State
from sacbe.server.foresight import chooses_in_secret
from sacbe.server.hall import Room
from sacbe.server.history import Entry
from sacbe.server.live import LiveTable

SECRET_DATA = ("moves",)
"""What a row says to the server alone: the numbers of actions, some of them secret."""

_encode = msgspec.json.Encoder().encode


def entry(live: LiveTable, told: Entry, seat: int | None) -> dict[str, Any]:
    """A row as a seat, or a spectator, may know it."""
    public = {key: value for key, value in told.data.items() if key not in SECRET_DATA or told.kind == "undo"}
    return {
        "seq": told.seq,
        "at": told.at,
        "kind": told.kind,
        "seat": told.seat,
        "moves": told.moves,
        **({"data": public} if public else {}),
        "events": [event.document() for event in told.events if event.known_to(seat)],
    }


def view(room: Room, seat: int | None) -> Raw | None:
    """What a seat sees of the game, as JSON; None before it begins."""
    if room.live.session is None:
        return None
    if seat not in room.views:
        room.views[seat] = Raw(_encode(room.live.session.view(seat)))
    return room.views[seat]


def table(room: Room, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it now, with its question and what it may answer."""
    live = room.live
    seen: dict[str, Any] = {
        "seq": live.seq,
        "seat": seat,
        "begun": live.session is not None,
        "over": live.is_over,
        "stopped": live.is_stopped,
        "forfeited": [seat.number for seat in room.seats if seat.has_forfeited],
        "to_act": live.to_act(),
        "present": room.presence.seats(live.id, room.seats),
        "watching": room.presence.watching(live.id, room.seats),
        "rewind": live.rewind,
        "clock": room.clock.told() if room.clock is not None else None,
        "view": view(room, seat),
        **question(room, seat),
        "can_undo": False,
    }
    if live.session is not None and seen["decision"] is not None:
        seen["can_undo"] = live.session.to_act == seat and live.session.can_undo()
    if live.is_over and live.session is not None:
        seen |= points(live.game, live.session.state)
    return seen


def scores(game: Game, state: State) -> list[float]:
    """The points of each seat."""
    return [score / game.score_unit for score in game.scores(state)]


def points(game: Game, state: State) -> dict[str, Any]:
    """The points of each seat, and the same by source."""
    by_source = [
        {source: score / game.score_unit for source, score in sources.items()}
        for sources in game.breakdown(state)
    ]
    return {"scores": scores(game, state), "breakdown": by_source}


def question(room: Room, seat: int | None) -> dict[str, Any]:
    """The question that stands for a seat, and what it may answer."""
    live = room.live
    if seat is None or seat not in live.to_act() or room.seats[seat].has_forfeited:
        return {"decision": None, "choices": []}
    return {"decision": live.asked_at[seat], "choices": choices(live, seat)}


def choices(live: LiveTable, seat: int) -> list[dict[str, Any]]:
    """What a seat may answer: verb and noun of each action, and what it would bring at once.

    Where seats choose in secret nothing is tried out, for the last of them would see what the others chose.
    """
    game, state = live.game, live.asked(seat)
    is_secret = chooses_in_secret(game, state)
    found = []
    for action in game.legal(state):
        choice: dict[str, Any] = {
            "action": game.text(action),
            "verb": game.actions.verb(action),
            "noun": game.actions.noun(action),
        }
        if not is_secret:
            choice["brings"] = _brings(game, state.copy(), action, seat)
        found.append(choice)
    return found


def _brings(game: Game, trial: State, action: int, seat: int) -> list[dict[str, Any]]:
    """The events that an action would bring at once, before chance or anyone answers."""
    journal = trial.journal = Journal()
    game.apply(trial, action)
    return [event.document() for event in game.events(journal.take()) if event.known_to(seat)]
