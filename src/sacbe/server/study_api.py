"""The routes about games as such: what can be played, and positions to look at (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from sacbe.bots.levels import LEVELS
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.server.errors import Refused
from sacbe.server.messages import Document

Json = dict[str, Any]


class StudyApi(Controller):
    """Games, and positions of them."""

    path = "/api"
    tags = ["games"]

    @get("/games", summary="The games, with players, modules and bots")
    async def games(self) -> list[Json]:
        return [
            {
                "name": name,
                "players": [registry.get(name).min_players, registry.get(name).max_players],
                "modules": list(registry.get(name).modules),
                "rules": registry.get(name).rules_version,
                "bots": list(LEVELS),
            }
            for name in registry.names()
        ]

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
            "legal": [game.text(action) for action in game.legal(state)],
        }
