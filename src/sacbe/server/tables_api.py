"""The routes about tables: setting up, seats, and play without a WebSocket (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from sacbe.core import record
from sacbe.server import doors, foresight, hiding, hints, listing, rematch, replay, tables, told
from sacbe.server.access import Person, TheHall, Visitor
from sacbe.server.limits import limit_studies
from sacbe.server.messages import Answer, Chat, Fill, Hide, Join, NewTable, Play, Rewind, Trial, Undo

Json = dict[str, Any]
Which = Annotated[str, QueryParameter(pattern="^(open|playing|over|mine|hidden)$")]


class TablesApi(Controller):
    """Tables, and play at them."""

    path = "/api/tables"
    tags = ["tables"]

    # Tables and seats.

    @get("/", summary="Tables: open, playing, over, mine, or mine that are hidden")
    async def find(self, visitor: Visitor, hall: TheHall, which: Which = "open") -> list[Json]:
        return await listing.find(hall.store, visitor, which)

    @post("/", summary="Set up a table")
    async def create(self, data: JSONBody[NewTable], person: Person, hall: TheHall) -> Json:
        hall.limits.count("tables", person.id)
        table = await tables.create(hall, person, data)
        return await listing.show(hall.store, table.id, person)

    @get("/{table_id:str}", summary="A table")
    async def show(self, table_id: FromPath[str], visitor: Visitor, hall: TheHall) -> Json:
        return await listing.show(hall.store, table_id, visitor)

    @post("/{table_id:str}/join", summary="Take a seat", status_code=200)
    async def join(
        self, table_id: FromPath[str], data: JSONBody[Join], person: Person, hall: TheHall
    ) -> Json:
        hall.limits.count("joins", person.id)
        return {"seat": await tables.join(hall, person, table_id, data)}

    @post("/{table_id:str}/leave", summary="Leave the seat; in a game a bot plays on", status_code=200)
    async def leave(self, table_id: FromPath[str], person: Person, hall: TheHall) -> Json:
        await tables.leave(hall, person, table_id)
        return {}

    @post("/{table_id:str}/return", summary="Take the seat back from the bot", status_code=200)
    async def come_back(self, table_id: FromPath[str], person: Person, hall: TheHall) -> Json:
        await tables.come_back(hall, person, table_id)
        await hiding.hide(hall.store, person, table_id, is_hidden=False)
        return {}

    @post("/{table_id:str}/fill", summary="Let bots take the free seats, and begin", status_code=200)
    async def fill(
        self, table_id: FromPath[str], data: JSONBody[Fill], person: Person, hall: TheHall
    ) -> Json:
        await tables.fill(hall, person, table_id, data.bot)
        return await listing.show(hall.store, table_id, person)

    @delete("/{table_id:str}", summary="Take away a table that has not begun", status_code=200)
    async def remove(self, table_id: FromPath[str], person: Person, hall: TheHall) -> Json:
        await tables.remove(hall, person, table_id)
        return {}

    @post("/{table_id:str}/hide", summary="Leave a table out of my list, or put it back", status_code=200)
    async def hide(
        self, table_id: FromPath[str], data: JSONBody[Hide], person: Person, hall: TheHall
    ) -> Json:
        await hiding.hide(hall.store, person, table_id, data.is_hidden)
        return {}

    @post("/{table_id:str}/rematch", summary="Play again, at a new table", status_code=200)
    async def rematch(self, table_id: FromPath[str], person: Person, hall: TheHall) -> Json:
        hall.limits.count("tables", person.id)
        return await listing.show(hall.store, await rematch.ask(hall, person, table_id), person)

    # Looking.

    @get("/{table_id:str}/state", summary="The table as my seat sees it, with my choices")
    async def state(self, table_id: FromPath[str], visitor: Visitor, hall: TheHall) -> Json:
        room = await hall.room(table_id)
        return told.table(room, tables.seat_of(room.seats, visitor))

    @get("/{table_id:str}/legal", summary="My question, and what I may answer")
    async def legal(self, table_id: FromPath[str], visitor: Visitor, hall: TheHall) -> Json:
        room = await hall.room(table_id)
        return told.question(room, tables.seat_of(room.seats, visitor))

    @get("/{table_id:str}/entries", summary="What happened behind a number")
    async def entries(
        self, table_id: FromPath[str], visitor: Visitor, hall: TheHall, after: FromQuery[int] = 0
    ) -> list[Json]:
        room = await hall.room(table_id)
        seat = tables.seat_of(room.seats, visitor)
        await hall.remember(room, after)
        return [told.entry(room.live, entry, seat) for entry in room.live.history.behind(after)]

    @get("/{table_id:str}/explain", summary="Why is an action not legal?")
    async def explain(
        self, table_id: FromPath[str], action: FromQuery[str], visitor: Visitor, hall: TheHall
    ) -> Json:
        room = await hall.room(table_id)
        return foresight.explain(room.live, tables.seat_of(room.seats, visitor), action)

    @post("/{table_id:str}/preview", summary="The table after actions that are only tried", status_code=200)
    async def preview(
        self, table_id: FromPath[str], data: JSONBody[Trial], person: Person, hall: TheHall
    ) -> Json:
        room = await hall.room(table_id)
        return foresight.preview(room.live, tables.seat_of(room.seats, person), data.actions)

    @get("/{table_id:str}/ways", summary="Where my piece can go now, and by which actions")
    async def ways(self, table_id: FromPath[str], visitor: Visitor, hall: TheHall) -> Json:
        room = await hall.room(table_id)
        return foresight.travel(room.live, tables.seat_of(room.seats, visitor))

    @get("/{table_id:str}/hint", summary="The best answers to what I am asked, and why; takes a second")
    async def hint(self, table_id: FromPath[str], person: Person, hall: TheHall) -> Json:
        return await hints.hint(hall, await hall.room(table_id), person)

    @get(
        "/{table_id:str}/record",
        summary="The record of a game that is over",
        media_type="text/plain",
        guards=[limit_studies],
    )
    async def record(self, table_id: FromPath[str], hall: TheHall) -> str:
        found = await replay.of_table(hall, table_id)
        return record.write(found.game, found.record)

    # Playing.

    @post("/{table_id:str}/play", summary="Answer the decision that stands", status_code=200)
    async def play(
        self, table_id: FromPath[str], data: JSONBody[Play], person: Person, hall: TheHall
    ) -> Json:
        return await doors.play(hall, person, table_id, data)

    @post("/{table_id:str}/undo", summary="Take back an action or the turn", status_code=200)
    async def undo(
        self, table_id: FromPath[str], data: JSONBody[Undo], person: Person, hall: TheHall
    ) -> Json:
        return await doors.undo(hall, person, table_id, data)

    @post("/{table_id:str}/rewind", summary="Ask the others to go back across turns", status_code=200)
    async def rewind(
        self, table_id: FromPath[str], data: JSONBody[Rewind], person: Person, hall: TheHall
    ) -> Json:
        return await doors.ask_rewind(hall, person, table_id, data.moves)

    @post("/{table_id:str}/rewind/answer", summary="Agree to going back, or refuse", status_code=200)
    async def answer(
        self, table_id: FromPath[str], data: JSONBody[Answer], person: Person, hall: TheHall
    ) -> Json:
        return await doors.answer_rewind(hall, person, table_id, data.agree)

    @post("/{table_id:str}/chat", summary="Say something", status_code=200)
    async def chat(
        self, table_id: FromPath[str], data: JSONBody[Chat], person: Person, hall: TheHall
    ) -> Json:
        return await doors.chat(hall, person, table_id, data.text)
