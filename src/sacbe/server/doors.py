"""What people may do at a table, by whatever way they come: each is one change through the hall's door."""

from __future__ import annotations

from typing import Any

from sacbe.core.errors import SacbeError
from sacbe.server import clocks, names, told
from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.foresight import MOST_TRIED
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.live import LiveTable
from sacbe.server.messages import Play, Undo
from sacbe.server.models import User
from sacbe.server.tables import seat_of

CHAT_LENGTH = 500


async def my_seat(hall: Hall, user: User, table_id: str, claimed: int | None = None) -> tuple[Room, int]:
    """The room and the seat of a person who sits there; another seat that is claimed is refused."""
    room = await hall.room(table_id)
    seat = seat_of(room.seats, user)
    if seat is None:
        raise NotAllowed("You have no seat at this table.")
    if claimed not in (None, seat):
        raise NotAllowed("This seat is not yours.")
    if room.seats[seat].has_forfeited:
        raise NotAllowed(clocks.FORFEITED)
    return room, seat


async def play(hall: Hall, user: User, table_id: str, answer: Play) -> dict[str, Any]:
    """Answer the question that stands, by one action or several; acknowledged when all of it is stored."""
    hall.limits.count("moves", user.id)
    room, seat = await my_seat(hall, user, table_id, answer.seat)
    texts = _answers(answer)

    def plan(live: LiveTable) -> Change:
        try:
            return Change("play", seat, user.id, live.plan_play(seat, answer.decision, *texts))
        except Refused:
            raise
        except SacbeError as error:
            raise Refused(str(error)) from None

    entry = await hall.change(table_id, plan)
    return told.entry(room.live, entry, seat)


def _answers(answer: Play) -> list[str] | list[str | int]:
    """The actions of an answer, in their order."""
    if (answer.action is None) == (answer.actions is None):
        raise Refused("An answer has an action, or a list of actions.")
    if answer.action is not None:
        return [answer.action]
    if not answer.actions or len(answer.actions) > MOST_TRIED:
        raise Refused(f"From one to {MOST_TRIED} actions are played at once.")
    return answer.actions


async def undo(hall: Hall, user: User, table_id: str, wanted: Undo) -> dict[str, Any]:
    """Take back what the last answer did, or the whole turn."""
    hall.limits.count("undos", user.id)
    room, seat = await my_seat(hall, user, table_id, wanted.seat)
    entry = await hall.change(
        table_id, lambda live: Change("undo", seat, user.id, live.plan_undo(seat, wanted.whole_turn))
    )
    return told.entry(room.live, entry, seat)


async def ask_rewind(hall: Hall, user: User, table_id: str, moves: int) -> dict[str, Any]:
    """Ask the others to go back across turns; bots agree."""
    hall.limits.count("rewinds", user.id)
    room, seat = await my_seat(hall, user, table_id)

    def plan(live: LiveTable) -> Change:
        if live.is_over:
            raise Refused("The game is over.")
        if not 0 <= moves < len(live.playing().record.moves):
            raise Refused("The record has no such place to go back to.")
        kind = "rewind" if _is_agreed(room, {seat}) else "rewind_asked"
        return Change(kind, seat, user.id, {"to": moves, "moves": moves})

    entry = await hall.change(table_id, plan)
    return told.entry(room.live, entry, seat)


async def answer_rewind(hall: Hall, user: User, table_id: str, agree: bool) -> dict[str, Any]:
    """Agree to a rewind, or refuse it; the last agreement carries it out, one refusal ends it."""
    hall.limits.count("rewinds", user.id)
    room, seat = await my_seat(hall, user, table_id)

    def plan(live: LiveTable) -> Change:
        asked = live.rewind
        if asked is None or seat in asked["agreed"]:
            raise Refused("Nobody asks you to go back.")
        if not agree:
            return Change("rewind_refused", seat, user.id, {})
        if not _is_agreed(room, {seat, *asked["agreed"]}):
            return Change("rewind_agreed", seat, user.id, {})
        return Change("rewind", seat, user.id, {"to": asked["moves"], "moves": asked["moves"]})

    entry = await hall.change(table_id, plan)
    return told.entry(room.live, entry, seat)


def _is_agreed(room: Room, agreed: set[int]) -> bool:
    """Has everyone agreed who plays here?"""
    return {seat.number for seat in room.seats if seat.bot is None} <= agreed


async def chat(hall: Hall, user: User, table_id: str, text: str) -> dict[str, Any]:
    """Say something; spectators may, too."""
    hall.limits.count("chat", user.id)
    room = await hall.room(table_id)
    line = names.clean(text, CHAT_LENGTH, "message")
    seat = seat_of(room.seats, user)
    said = {"name": _name_at(room, user, seat), "text": line}
    entry = await hall.change(table_id, lambda live: Change("chat", seat, user.id, said))
    return told.entry(room.live, entry, seat)


def _name_at(room: Room, user: User, seat: int | None) -> str:
    """How a person is called at a table, where others may have the same name."""
    people = {seat.number: room.live.header.names[seat.number] for seat in room.seats if seat.user_id}
    place = len(room.seats) if seat is None else seat
    people[place] = user.name
    return dict(zip(people, names.distinct(people.values()), strict=True))[place]
