"""Endpoints for games as such: what can be played, positions, and replays (docs/protocol.md).

A replay takes some time to compute, so it runs in a thread while others play. These endpoints require no
sign-in, so requests are limited by address.
"""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from sacbe.bots.levels import LEVELS
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.core.game import Game
from sacbe.server.api.auth import ONLY_ASKS, MaybeSignedIn, TablesDep
from sacbe.server.api.limits import limit_studies
from sacbe.server.errors import Refused
from sacbe.server.protocol import answers
from sacbe.server.protocol.documents import Document, ViewJson
from sacbe.server.protocol.requests import SentPosition, SentRecord, SentRecordAt, SentRecordViews
from sacbe.server.tables import replay, seating
from sacbe.server.tables.game import seats_to_act


class GamesApi(Controller):
    """Games, positions of them, and replays."""

    path = "/api"
    tags = ["games"]
    opt = ONLY_ASKS
    guards = [limit_studies]

    @get("/games", summary="The games, with players, modules and bots")
    async def games(self) -> list[answers.GameInfo]:
        return [_game_view(registry.get(name)) for name in registry.names()]

    @post("/positions", summary="Check a position, and see it with what may be played there", status_code=200)
    async def position(self, data: JSONBody[SentPosition]) -> answers.CheckedPosition:
        try:
            game = registry.get(data.game)
            state = game.from_position(data.position)
        except SacbeError as error:
            raise Refused(str(error)) from None
        return answers.CheckedPosition(
            position=game.position(state),
            to_act=game.to_act(state),
            asked=seats_to_act(game, state),
            legal=[game.text(action) for action in game.legal(state)],
        )

    # A game that is being played, or over.

    @get("/tables/{table_id:str}/moves", summary="What I saw of a game, from one move to another")
    async def moves(
        self,
        table_id: FromPath[str],
        maybe_user: MaybeSignedIn,
        tables: TablesDep,
        first: FromQuery[int],
        last: FromQuery[int],
    ) -> list[answers.SeenMove]:
        table = await tables.get(table_id)
        seat = seating.seat_of(table.seats, maybe_user)
        return await asyncio.to_thread(replay.of_moves(table).seen, first, last, seat)

    # A game that is over.

    @get("/tables/{table_id:str}/replay", summary="A game that is over, move by move")
    async def outline(self, table_id: FromPath[str], tables: TablesDep) -> answers.Outline:
        found = await replay.of_table(tables, table_id)
        return await asyncio.to_thread(found.outline)

    @get("/tables/{table_id:str}/replay/views", summary="What a spectator saw, from one move to another")
    async def views(
        self, table_id: FromPath[str], tables: TablesDep, first: FromQuery[int], last: FromQuery[int]
    ) -> list[ViewJson]:
        found = await replay.of_table(tables, table_id)
        return await asyncio.to_thread(found.views, first, last)

    @get("/tables/{table_id:str}/positions/{move:int}", summary="The position after a number of moves")
    async def position_at(self, table_id: FromPath[str], move: FromPath[int], tables: TablesDep) -> Document:
        found = await replay.of_table(tables, table_id)
        return await asyncio.to_thread(found.position, move)

    # A record that is sent.

    @post("/records", summary="A record, move by move", status_code=200)
    async def record_outline(self, data: JSONBody[SentRecord]) -> answers.Outline:
        return await asyncio.to_thread(lambda: replay.of_text(data.record).outline())

    @post("/records/views", summary="What a spectator of a record sees", status_code=200)
    async def record_views(self, data: JSONBody[SentRecordViews]) -> list[ViewJson]:
        return await asyncio.to_thread(lambda: replay.of_text(data.record).views(data.first, data.last))

    @post("/records/position", summary="A position of a record", status_code=200)
    async def record_position(self, data: JSONBody[SentRecordAt]) -> Document:
        return await asyncio.to_thread(lambda: replay.of_text(data.record).position(data.move))


def _game_view(game: Game) -> answers.GameInfo:
    """A game with every table of it that can be set up, so that the page need not know what goes together."""
    return answers.GameInfo(
        name=game.name,
        players=[game.min_players, game.max_players],
        modules=list(game.modules),
        tables=[answers.TableOptions(players, list(modules)) for players, modules in game.tables()],
        rules=game.rules_version,
        bots=list(LEVELS),
    )
