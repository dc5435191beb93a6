"""What people may do at a table, by whatever way they come: each is one change through the hall's door."""

from __future__ import annotations

from typing import Any

from sacbe.core.errors import SacbeError
from sacbe.server import told
from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.live import LiveTable
from sacbe.server.models import User
from sacbe.server.people import clean
from sacbe.server.tables import seat_of

CHAT_LENGTH = 500


async def my_seat(hall: Hall, user: User, table_id: str) -> tuple[Room, int]:
    """The room and the seat of a person who sits there."""
    room = await hall.room(table_id)
    seat = seat_of(room.seats, user)
    if seat is None:
        raise NotAllowed("You have no seat at this table.")
    return room, seat


async def play(hall: Hall, user: User, table_id: str, decision: int, action: str | int) -> dict[str, Any]:
    """Answer the question that stands; acknowledged when it is stored."""
    room, seat = await my_seat(hall, user, table_id)

    def plan(live: LiveTable) -> Change:
        try:
            return Change("play", seat, user.id, live.plan_play(seat, decision, action))
        except Refused:
            raise
        except SacbeError as error:
            raise Refused(str(error)) from None

    entry = await hall.change(table_id, plan)
    return told.entry(room.live, entry, seat)


async def undo(hall: Hall, user: User, table_id: str, whole_turn: bool) -> dict[str, Any]:
    """Take back one action, or the whole turn."""
    room, seat = await my_seat(hall, user, table_id)
    entry = await hall.change(
        table_id, lambda live: Change("undo", seat, user.id, live.plan_undo(seat, whole_turn))
    )
    return told.entry(room.live, entry, seat)


async def ask_rewind(hall: Hall, user: User, table_id: str, moves: int) -> dict[str, Any]:
    """Ask the others to go back across turns; bots agree."""
    room, seat = await my_seat(hall, user, table_id)

    def plan(live: LiveTable) -> Change:
        if not 0 <= moves < len(live.playing().record.moves):
            raise Refused("The record has no such place to go back to.")
        return Change("rewind_asked", seat, user.id, {"to": moves, "moves": moves})

    entry = await hall.change(table_id, plan)
    await _rewind_if_agreed(hall, room, table_id)
    return told.entry(room.live, entry, seat)


async def answer_rewind(hall: Hall, user: User, table_id: str, agree: bool) -> dict[str, Any]:
    """Agree to a rewind, or refuse it; one refusal ends it."""
    room, seat = await my_seat(hall, user, table_id)

    def plan(live: LiveTable) -> Change:
        if live.rewind is None or seat in live.rewind["agreed"]:
            raise Refused("Nobody asks you to go back.")
        return Change("rewind_agreed" if agree else "rewind_refused", seat, user.id, {})

    entry = await hall.change(table_id, plan)
    await _rewind_if_agreed(hall, room, table_id)
    return told.entry(room.live, entry, seat)


async def _rewind_if_agreed(hall: Hall, room: Room, table_id: str) -> None:
    """Go back when everyone who plays here has agreed."""
    people = {seat.number for seat in room.seats if seat.bot is None}
    asked = room.live.rewind
    if asked is None or not people <= set(asked["agreed"]):
        return

    def plan(live: LiveTable) -> Change:
        if live.rewind is None:
            raise Refused("Nobody asks to go back any more.")
        return Change(
            "rewind", live.rewind["by"], None, {"to": live.rewind["moves"], "moves": live.rewind["moves"]}
        )

    await hall.change(table_id, plan)


async def chat(hall: Hall, user: User, table_id: str, text: str) -> dict[str, Any]:
    """Say something; spectators may, too."""
    room = await hall.room(table_id)
    line = clean(text, CHAT_LENGTH, "message")
    seat = seat_of(room.seats, user)
    entry = await hall.change(
        table_id, lambda live: Change("chat", seat, user.id, {"name": user.name, "text": line})
    )
    return told.entry(room.live, entry, seat)


async def explain(hall: Hall, user: User | None, table_id: str, text: str) -> dict[str, Any]:
    """Why an action is not legal now for the one who asks."""
    room = await hall.room(table_id)
    session, seat = room.live.playing(), seat_of(room.seats, user)
    game, state = room.live.game, session.state.copy()
    if seat not in room.live.to_act():
        raise NotAllowed("Nothing is asked of you now.")
    if seat != game.to_act(state):
        game.turn_to(state, seat)
    try:
        action = game.parse(state, text)
    except SacbeError as error:
        raise Refused(str(error)) from None
    reason = game.explain(state, action)
    if reason is None:
        return {"action": game.text(action), "legal": True}
    return {
        "action": game.text(action),
        "legal": False,
        "reason": reason.key,
        "rule": reason.rule,
        "data": dict(reason.data),
    }
