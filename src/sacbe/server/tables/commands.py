"""What users may do at a table: play, undo, rewind, chat. Each command becomes one change."""

from __future__ import annotations

from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.protocol import answers
from sacbe.server.protocol.messages import PlayMessage, UndoMessage
from sacbe.server.protocol.requests import Play, Undo
from sacbe.server.storage import names
from sacbe.server.storage.models import User
from sacbe.server.tables import clocks
from sacbe.server.tables.game import Change
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.preview import MAX_TRIED
from sacbe.server.tables.seating import seat_of
from sacbe.server.tables.views import entry_view

CHAT_LENGTH = 500


async def seat_of_user(tables: LiveTables, user: User, table_id: str, claimed: int | None = None) -> int:
    """The seat from which a user may act; refused if the user claims another."""
    table = await tables.get(table_id)
    seat = seat_of(table.seats, user)
    if seat is None:
        raise NotAllowed("You have no seat at this table.")
    if claimed not in (None, seat):
        raise NotAllowed("This seat is not yours.")
    if table.seats[seat].has_forfeited:
        raise NotAllowed(clocks.FORFEITED)
    return seat


async def play(tables: LiveTables, user: User, table_id: str, command: Play | PlayMessage) -> answers.Entry:
    """Answer the pending decision, by one action or several; acknowledged when all of it is stored."""
    seat = await seat_of_user(tables, user, table_id, command.seat)
    answers = _answers(command)
    entry = await tables.change(
        table_id, lambda table: table.plan_play(seat, user.id, command.decision, *answers)
    )
    return entry_view(entry, seat)


def _answers(command: Play | PlayMessage) -> list[str] | list[str | int]:
    """The actions of an answer, in their order."""
    if (command.action is None) == (command.actions is None):
        raise Refused("An answer has an action, or a list of actions.")
    if command.action is not None:
        return [command.action]
    if not command.actions or len(command.actions) > MAX_TRIED:
        raise Refused(f"From one to {MAX_TRIED} actions are played at once.")
    return command.actions


async def undo(tables: LiveTables, user: User, table_id: str, command: Undo | UndoMessage) -> answers.Entry:
    """Take back what the last answer did, or the whole turn."""
    seat = await seat_of_user(tables, user, table_id, command.seat)
    entry = await tables.change(table_id, lambda table: table.plan_undo(seat, user.id, command.whole_turn))
    return entry_view(entry, seat)


async def ask_rewind(tables: LiveTables, user: User, table_id: str, moves: int) -> answers.Entry:
    """Ask the others to go back across turns; bots agree."""
    seat = await seat_of_user(tables, user, table_id)

    def plan(table: LiveTable) -> Change:
        if table.is_over:
            raise Refused("The game is over.")
        if not 0 <= moves < len(table.playing().record.moves):
            raise Refused("The record has no such place to go back to.")
        if _is_agreed(table, {seat}):
            return table.plan_rewind(seat, user.id, moves)
        return Change("rewind_asked", seat, user.id, {"to": moves, "moves": moves})

    return entry_view(await tables.change(table_id, plan), seat)


async def answer_rewind(tables: LiveTables, user: User, table_id: str, agree: bool) -> answers.Entry:
    """Agree to a rewind, or refuse it; the last agreement carries it out, one refusal ends it."""
    seat = await seat_of_user(tables, user, table_id)

    def plan(table: LiveTable) -> Change:
        asked = table.rewind
        if asked is None or seat in asked.agreed:
            raise Refused("Nobody asks you to go back.")
        if not agree:
            return Change("rewind_refused", seat, user.id, {})
        if not _is_agreed(table, {seat, *asked.agreed}):
            return Change("rewind_agreed", seat, user.id, {})
        return table.plan_rewind(seat, user.id, asked.moves)

    return entry_view(await tables.change(table_id, plan), seat)


def _is_agreed(table: LiveTable, agreed: set[int]) -> bool:
    """Has everyone agreed who plays here?"""
    return {seat.number for seat in table.seats if seat.bot is None} <= agreed


async def chat(tables: LiveTables, user: User, table_id: str, text: str) -> answers.Entry:
    """Write a line of chat; spectators may, too."""
    table = await tables.get(table_id)
    line = names.clean(text, CHAT_LENGTH, "message")
    seat = seat_of(table.seats, user)
    data = {"name": _name_at(table, user, seat), "text": line}
    entry = await tables.change(table_id, lambda table: Change("chat", seat, user.id, data))
    return entry_view(entry, seat)


def _name_at(table: LiveTable, user: User, seat: int | None) -> str:
    """A user's name at a table where others may have the same name."""
    called = {seat.number: table.header.names[seat.number] for seat in table.seats if seat.user_id}
    place = len(table.seats) if seat is None else seat
    called[place] = user.name
    return dict(zip(called, names.distinct(called.values()), strict=True))[place]
