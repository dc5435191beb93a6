"""What one seat may see. Nothing is secret in Mexica: the tiles face down are those that are nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import TYPE_CHECKING, Any

from sacbe.core.decisions import stack
from sacbe.games.mexica import geometry, ids, names, position
from sacbe.games.mexica.decisions import KINDS
from sacbe.games.mexica.rules import points, scoring
from sacbe.games.mexica.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game

PUBLIC = (
    "game",
    "rules",
    "modules",
    "players",
    "period",
    "round",
    "first_player",
    "action_points",
    "tokens_bought",
    "proposed",
    "triggered",
    "idle_rounds",
    "quiet_rounds",
    "canals",
    "bridges",
    "temples",
    "tiles_on_board",
    "open_tiles",
    "removed_tiles",
    "supply",
    "seats",
)


def views(game: Game, state: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """The position with what it means; only what can be played is listed for one seat alone."""
    whole = position.write(state)
    seen = {key: whole[key] for key in PUBLIC}
    seen["districts"] = [district(state, cell) for cell, first in enumerate(state.district) if cell == first]
    seen["scores"] = [points.total(state, other) for other in range(state.players)]
    seen["period_worth"] = worth = period_worth(state)
    seen["if_ended"] = seen["scores"] if game.is_over(state) else list(map(add, seen["scores"], worth))
    seen["to_act"] = game.may_act(state)
    seen["question"] = KINDS.write(stack(state)[-1]) if state.depth else None
    seen["legal"] = []
    seen["over"] = game.is_over(state)
    seen["winners"] = game.winners(state)
    asked = game.to_act(state)
    return [
        {**seen, "legal": _legal(game, state)} if seat is not None and seat == asked else seen
        for seat in seats
    ]


def _legal(game: Game, state: State) -> list[str]:
    return [game.text(action) for action in game.legal(state)]


def period_worth(state: State) -> list[int]:
    """What the period would bring each seat if it were scored as the position is."""
    scored = state.copy()
    assert isinstance(scored, State)
    scoring.score_districts(scored)
    scoring.score_palace(scored)
    return [points.total(scored, seat) - points.total(state, seat) for seat in range(state.players)]


def district(state: State, first: int) -> dict[str, Any]:
    """A district: its cells, whether it is founded, the level sums and what it would score now."""
    cells = [cell for cell, district in enumerate(state.district) if district == first]
    founded = geometry.is_founded(state, first)
    return {
        "cells": [names.CELLS[cell] for cell in cells],
        "size": state.size[first],
        "founded": founded,
        "levels": [scoring.level_sum(state, first, colour) for colour in range(ids.COLOURS)],
        "worth": [scoring.district_points(state, first, founded, seat) for seat in range(state.players)],
    }
