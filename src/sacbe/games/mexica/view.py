"""What one seat may see. Nothing is secret in Mexica: the tiles face down are those that are nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sacbe.core import ids as core
from sacbe.core.frames import stack
from sacbe.games.mexica import geometry, ids, names, position
from sacbe.games.mexica.frames import FRAMES
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


def view(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or a spectator, may know it, with what it means."""
    whole = position.write(state)
    seen = {key: whole[key] for key in PUBLIC}
    seen["districts"] = [
        district(state, cell) for cell in range(ids.CELLS) if geometry.is_district(state, cell)
    ]
    seen["scores"] = [points.total(state, other) for other in range(state.players)]
    seen["to_act"] = game.may_act(state)
    seen["question"] = FRAMES.write(stack(state)[-1]) if state.depth else None
    asked = state.depth > 0 and state.frames[(state.depth - 1) * core.FRAME + 1] == seat
    seen["legal"] = [game.text(action) for action in game.legal(state)] if asked else []
    seen["over"] = game.is_over(state)
    seen["winners"] = game.winners(state)
    return seen


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
