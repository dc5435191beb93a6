"""What a change will leave behind, told before it is stored: is the game over, and which seats are asked?

So the row that changes a game and the seats that wait behind it are stored in one transaction, and a list of
tables can tell whose turn it is without playing any of them through.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sacbe.core import ids
from sacbe.core.game import Game, State
from sacbe.core.record import Record
from sacbe.server.live import LiveTable


def position_after(live: LiveTable, kind: str, data: dict[str, Any]) -> State | None:
    """The position behind a row of a kind; None if the row changes no game."""
    if kind == "start":
        return _played(live.game, Record(live.header).start(live.game), data["moves"])
    if kind == "play":
        return _played(live.game, live.playing().state.copy(), data["moves"])
    if kind in ("undo", "rewind"):
        return _gone_back(live, data["moves"])
    return None


def asked(game: Game, state: State) -> list[int]:
    """The seats that a position asks."""
    return [seat for seat in game.may_act(state) if seat >= 0]


def _gone_back(live: LiveTable, moves: int) -> State | None:
    """The first question at or behind a move of the record."""
    record = live.playing().record.moves
    questions = (place for place in range(moves, len(record)) if record[place][0] != ids.CHANCE)
    place = next(questions, None)
    if place is None:
        return None
    return _played(live.game, Record(live.header).start(live.game), record[:place])


def _played(game: Game, state: State, moves: Iterable[Iterable[int]]) -> State:
    for seat, action in moves:
        if seat != game.to_act(state):
            game.turn_to(state, seat)
        game.apply(state, action)
    return state
