"""What one seat may see: the table, its own favour, and the pending decision.

Built up from nothing. The favours are secret until the end (TM-3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sacbe.core.chance import Stream
from sacbe.core.decisions import stack
from sacbe.games._template import ids, position
from sacbe.games._template.decisions import KINDS
from sacbe.games._template.rules import scoring
from sacbe.games._template.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game


def view(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or a spectator, may know it."""
    asked = _as_asked(game, state, seat)
    return {
        "game": game.name,
        "players": state.players,
        "round": state.round,
        "market": position.tiles_at(state, ids.OPEN),
        "bag": position.tiles_at(state, ids.IN_BAG),
        "seats": [_seat(game, state, other, seat) for other in range(state.players)],
        "scores": [scoring.total(state, other) for other in range(state.players)],
        "to_act": game.may_act(state),
        "question": KINDS.write(stack(asked)[-1]) if asked is not None else None,
        "legal": [game.text(action) for action in game.legal(asked)] if asked is not None else [],
        "over": game.is_over(state),
        "winners": game.winners(state),
    }


def _as_asked(game: Game, state: State, seat: int | None) -> State | None:
    """The state with the seat's own question on top; None if it is not asked."""
    if seat is None or seat not in game.may_act(state):
        return None
    asked = state.copy()
    assert isinstance(asked, State)
    game.ask_first(asked, seat)
    return asked


def _seat(game: Game, state: State, other: int, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "tokens": position.tokens_of(state, other),
        "tiles": position.tiles_at(state, ids.OWNED + other),
        "points": position.points_of(state, other),
    }
    if other == seat or game.is_over(state):
        seen["favour"] = position.favour_of(state, other)
    return seen


def guess(game: Game, state: State, seat: int | None, stream: Stream) -> None:
    """Choose the favours of the others again."""
    if game.is_over(state):
        return
    state.favour = [
        stream.draw(ids.KINDS) + 1 if other != seat and favour != ids.NO_FAVOUR else favour
        for other, favour in enumerate(state.favour)
    ]
