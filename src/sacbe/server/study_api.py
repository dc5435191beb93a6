"""The routes about games as such: what can be played, positions, and replays (docs/protocol.md).

A replay takes some time to compute, so it is done in a thread, and nobody who plays waits for it. Nobody need
be signed in, so what an address may ask for is limited.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from sacbe.bots.levels import LEVELS
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.core.game import Game
from sacbe.server import outlook, replay
from sacbe.server.access import ONLY_ASKS, TheHall
from sacbe.server.errors import Refused
from sacbe.server.limits import limit_studies
from sacbe.server.messages import Document, SentRecord, SentRecordAt, SentRecordViews

Json = dict[str, Any]


class StudyApi(Controller):
    """Games, positions of them, and replays."""

    path = "/api"
    tags = ["games"]
    opt = ONLY_ASKS
    guards = [limit_studies]

    @get("/games", summary="The games, with players, modules and bots")
    async def games(self) -> list[Json]:
        return [_told(registry.get(name)) for name in registry.names()]

    @post("/positions", summary="Check a position, and see it with what may be played there", status_code=200)
    async def position(self, data: JSONBody[Document]) -> Json:
        try:
            game = registry.get(data.game)
            state = game.from_position(data.position)
        except SacbeError as error:
            raise Refused(str(error)) from None
        return {
            "position": game.position(state),
            "to_act": game.to_act(state),
            "asked": outlook.asked(game, state),
            "legal": [game.text(action) for action in game.legal(state)],
        }

    # A game that is over.

    @get("/tables/{table_id:str}/replay", summary="A game that is over, move by move")
    async def outline(self, table_id: FromPath[str], hall: TheHall) -> Json:
        found = await replay.of_table(hall, table_id)
        return await asyncio.to_thread(found.outline)

    @get("/tables/{table_id:str}/replay/views", summary="What a spectator saw, from one move to another")
    async def views(
        self, table_id: FromPath[str], hall: TheHall, first: FromQuery[int], last: FromQuery[int]
    ) -> list[Json]:
        found = await replay.of_table(hall, table_id)
        return await asyncio.to_thread(found.views, first, last)

    @get("/tables/{table_id:str}/positions/{move:int}", summary="The position behind so many moves")
    async def position_at(self, table_id: FromPath[str], move: FromPath[int], hall: TheHall) -> Json:
        found = await replay.of_table(hall, table_id)
        return await asyncio.to_thread(found.position, move)

    # A record that is sent.

    @post("/records", summary="A record, move by move", status_code=200)
    async def record_outline(self, data: JSONBody[SentRecord]) -> Json:
        return await asyncio.to_thread(lambda: replay.of_text(data.record).outline())

    @post("/records/views", summary="What a spectator of a record sees", status_code=200)
    async def record_views(self, data: JSONBody[SentRecordViews]) -> list[Json]:
        return await asyncio.to_thread(lambda: replay.of_text(data.record).views(data.first, data.last))

    @post("/records/position", summary="A position of a record", status_code=200)
    async def record_position(self, data: JSONBody[SentRecordAt]) -> Json:
        return await asyncio.to_thread(lambda: replay.of_text(data.record).position(data.move))


def _told(game: Game) -> Json:
    """A game with every table of it that can be set up, so that no page need know what goes together."""
    return {
        "name": game.name,
        "players": [game.min_players, game.max_players],
        "modules": list(game.modules),
        "tables": [{"players": players, "modules": list(modules)} for players, modules in game.tables()],
        "rules": game.rules_version,
        "bots": list(LEVELS),
    }
