"""Endpoints for tables: setting up, seats, and play without a WebSocket (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from sacbe.core import record
from sacbe.server.api.auth import MaybeSignedIn, SignedIn, TablesDep
from sacbe.server.api.limits import LimitsDep, limit_studies
from sacbe.server.protocol import answers
from sacbe.server.protocol.requests import (
    Answer,
    Chat,
    Fill,
    Hide,
    Join,
    NewTable,
    PlannedTurn,
    Play,
    Rewind,
    Trial,
    Undo,
)
from sacbe.server.tables import (
    coach,
    commands,
    hiding,
    hints,
    listing,
    plans,
    preview,
    rematch,
    replay,
    seating,
    views,
)

TableId = FromPath[str]
Which = Annotated[str, QueryParameter(pattern="^(open|playing|over|mine|hidden)$")]


class TablesApi(Controller):
    """Tables, and play at them."""

    path = "/api/tables"
    tags = ["tables"]

    # Tables and seats.

    @get("/", summary="Tables: open, playing, over, mine, or mine that are hidden")
    async def find(
        self, maybe_user: MaybeSignedIn, tables: TablesDep, which: Which = "open"
    ) -> list[answers.Table]:
        return await listing.find(tables.store, maybe_user, which)

    @post("/", summary="Set up a table")
    async def create(
        self, data: JSONBody[NewTable], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Table:
        limits.count("tables", user.id)
        table = await seating.create(tables, user, data)
        return await listing.show(tables.store, table.id, user)

    @get("/{table_id:str}", summary="A table")
    async def show(self, table_id: TableId, maybe_user: MaybeSignedIn, tables: TablesDep) -> answers.Table:
        return await listing.show(tables.store, table_id, maybe_user)

    @post("/{table_id:str}/join", summary="Take a seat", status_code=200)
    async def join(
        self, table_id: TableId, data: JSONBody[Join], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Joined:
        limits.count("joins", user.id)
        return answers.Joined(await seating.join(tables, user, table_id, data))

    @post("/{table_id:str}/leave", summary="Leave the seat; in a game a bot plays on", status_code=200)
    async def leave(self, table_id: TableId, user: SignedIn, tables: TablesDep) -> answers.Nothing:
        await seating.leave(tables, user, table_id)
        return answers.Nothing()

    @post("/{table_id:str}/return", summary="Take the seat back from the bot", status_code=200)
    async def come_back(self, table_id: TableId, user: SignedIn, tables: TablesDep) -> answers.Nothing:
        await seating.come_back(tables, user, table_id)
        await hiding.hide(tables.store, user, table_id, is_hidden=False)
        return answers.Nothing()

    @post("/{table_id:str}/fill", summary="Let bots take the free seats, and begin", status_code=200)
    async def fill(
        self, table_id: TableId, data: JSONBody[Fill], user: SignedIn, tables: TablesDep
    ) -> answers.Table:
        await seating.fill(tables, user, table_id, data.bot)
        return await listing.show(tables.store, table_id, user)

    @delete("/{table_id:str}", summary="Remove a table: not begun, or nobody else sits", status_code=200)
    async def remove(self, table_id: TableId, user: SignedIn, tables: TablesDep) -> answers.Nothing:
        await seating.remove(tables, user, table_id)
        return answers.Nothing()

    @post("/{table_id:str}/hide", summary="Leave a table out of my list, or put it back", status_code=200)
    async def hide(
        self, table_id: TableId, data: JSONBody[Hide], user: SignedIn, tables: TablesDep
    ) -> answers.Nothing:
        await hiding.hide(tables.store, user, table_id, data.is_hidden)
        return answers.Nothing()

    @post("/{table_id:str}/rematch", summary="Play again, at a new table", status_code=200)
    async def rematch(
        self, table_id: TableId, user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Table:
        limits.count("tables", user.id)
        return await listing.show(tables.store, await rematch.ask(tables, user, table_id), user)

    # Seeing.

    @get("/{table_id:str}/state", summary="The table as my seat sees it, with my choices")
    async def state(
        self, table_id: TableId, maybe_user: MaybeSignedIn, tables: TablesDep, brings: FromQuery[bool] = True
    ) -> answers.TableView:
        table = await tables.get(table_id)
        return views.table_view(table, seating.seat_of(table.seats, maybe_user), brings)

    @get("/{table_id:str}/legal", summary="My pending decision, and what I may answer")
    async def legal(
        self, table_id: TableId, maybe_user: MaybeSignedIn, tables: TablesDep, brings: FromQuery[bool] = True
    ) -> answers.Decision:
        table = await tables.get(table_id)
        return views.decision(table, seating.seat_of(table.seats, maybe_user), brings)

    @get("/{table_id:str}/entries", summary="What happened after a number")
    async def entries(
        self, table_id: TableId, maybe_user: MaybeSignedIn, tables: TablesDep, after: FromQuery[int] = 0
    ) -> list[answers.Entry]:
        table = await tables.get(table_id)
        seat = seating.seat_of(table.seats, maybe_user)
        await tables.load_history(table, after)
        return [views.entry_view(entry, seat) for entry in table.history.after(after)]

    @get("/{table_id:str}/explain", summary="Why is an action not legal?")
    async def explain(
        self, table_id: TableId, action: FromQuery[str], maybe_user: MaybeSignedIn, tables: TablesDep
    ) -> answers.Explanation:
        table = await tables.get(table_id)
        return preview.explain(table, seating.seat_of(table.seats, maybe_user), action)

    @post("/{table_id:str}/preview", summary="The table after actions that are only tried", status_code=200)
    async def preview(
        self, table_id: TableId, data: JSONBody[Trial], user: SignedIn, tables: TablesDep
    ) -> answers.Preview:
        table = await tables.get(table_id)
        return preview.preview(table, seating.seat_of(table.seats, user), data.actions)

    @post("/{table_id:str}/plan", summary="My next turn, planned while others move", status_code=200)
    async def plan(
        self, table_id: TableId, data: JSONBody[PlannedTurn], user: SignedIn, tables: TablesDep
    ) -> answers.Plan:
        table = await tables.get(table_id)
        return plans.plan(table, seating.seat_of(table.seats, user), data.steps)

    @get("/{table_id:str}/ways", summary="Where my piece can go now, and by which actions")
    async def ways(self, table_id: TableId, maybe_user: MaybeSignedIn, tables: TablesDep) -> answers.Routes:
        table = await tables.get(table_id)
        return preview.routes(table, seating.seat_of(table.seats, maybe_user))

    @get("/{table_id:str}/board", summary="The board as text, as my seat sees it")
    async def board(
        self, table_id: TableId, maybe_user: MaybeSignedIn, tables: TablesDep, lang: FromQuery[str] = "en"
    ) -> answers.Board:
        seats = (await listing.show(tables.store, table_id, maybe_user)).seats
        players = [seat.name or str(seat.number + 1) for seat in seats]
        table = await tables.get(table_id)
        seat = seating.seat_of(table.seats, maybe_user)
        return answers.Board(views.board_text(table, seat, players, lang))

    @get("/{table_id:str}/hint", summary="The best answers to my pending decision, and why")
    async def hint(
        self,
        table_id: TableId,
        user: SignedIn,
        tables: TablesDep,
        limits: LimitsDep,
        quick: FromQuery[bool] = False,
    ) -> answers.Hints:
        limits.count("hints", user.id)
        return await hints.hint(tables, await tables.get(table_id), user, is_quick=quick)

    @get("/{table_id:str}/coach", summary="What a coach would say to me now, if anything")
    async def coach(
        self, table_id: TableId, user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Counsel:
        limits.count("hints", user.id)
        return await coach.coach(tables, await tables.get(table_id), user)

    @get(
        "/{table_id:str}/record",
        summary="The record of a game that is over",
        media_type="text/plain",
        guards=[limit_studies],
    )
    async def record(self, table_id: TableId, tables: TablesDep) -> str:
        found = await replay.of_table(tables, table_id)
        return record.write(found.game, found.record)

    # Playing.

    @post("/{table_id:str}/play", summary="Answer the pending decision", status_code=200)
    async def play(
        self, table_id: TableId, data: JSONBody[Play], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Entry:
        limits.count("moves", user.id)
        return await commands.play(tables, user, table_id, data)

    @post("/{table_id:str}/undo", summary="Take back an action or the turn", status_code=200)
    async def undo(
        self, table_id: TableId, data: JSONBody[Undo], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Entry:
        limits.count("undos", user.id)
        return await commands.undo(tables, user, table_id, data)

    @post("/{table_id:str}/rewind", summary="Ask the others to go back across turns", status_code=200)
    async def rewind(
        self, table_id: TableId, data: JSONBody[Rewind], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Entry:
        limits.count("rewinds", user.id)
        return await commands.ask_rewind(tables, user, table_id, data.moves)

    @post("/{table_id:str}/rewind/answer", summary="Agree to going back, or refuse", status_code=200)
    async def answer(
        self, table_id: TableId, data: JSONBody[Answer], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Entry:
        limits.count("rewinds", user.id)
        return await commands.answer_rewind(tables, user, table_id, data.agree)

    @post("/{table_id:str}/chat", summary="Write a line of chat", status_code=200)
    async def chat(
        self, table_id: TableId, data: JSONBody[Chat], user: SignedIn, tables: TablesDep, limits: LimitsDep
    ) -> answers.Entry:
        limits.count("chat", user.id)
        return await commands.chat(tables, user, table_id, data.text)
