"""Endpoints that play on from a position without a table: lessons run on them (docs/protocol.md).

They store nothing and require no sign-in, so requests are limited by address.
"""

from __future__ import annotations

import asyncio

from litestar import Controller, post
from litestar.params import JSONBody

from sacbe.server.api.auth import ONLY_ASKS
from sacbe.server.api.limits import limit_positions
from sacbe.server.protocol import answers
from sacbe.server.protocol.messages import Update
from sacbe.server.protocol.requests import PlayedOn, StudyExplain, StudyPlay, StudyPreview
from sacbe.server.tables import preview, study


class PositionsApi(Controller):
    """Play on from a position."""

    path = "/api/positions"
    tags = ["positions"]
    opt = ONLY_ASKS
    guards = [limit_positions]

    @post("/play", summary="What comes of some actions, as a live table sends it", status_code=200)
    async def play(self, data: JSONBody[StudyPlay]) -> Update:
        return await asyncio.to_thread(study.update, data, data.seen)

    @post("/explain", summary="Why is an action not legal there?", status_code=200)
    async def explain(self, data: JSONBody[StudyExplain]) -> answers.Explanation:
        table = await asyncio.to_thread(study.of_request, data)
        return preview.explain(table, data.seat, data.action, data.after)

    @post("/preview", summary="The table there after actions that are only tried", status_code=200)
    async def preview(self, data: JSONBody[StudyPreview]) -> answers.Preview:
        table = await asyncio.to_thread(study.of_request, data)
        return preview.preview(table, data.seat, data.tried)

    @post("/ways", summary="Where my piece can go there, and by which actions", status_code=200)
    async def ways(self, data: JSONBody[PlayedOn]) -> answers.Routes:
        table = await asyncio.to_thread(study.of_request, data)
        return preview.routes(table, data.seat)
