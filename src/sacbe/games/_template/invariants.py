"""What must hold in every position: nothing is lost or made from nothing, and every number is possible."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games._template import ids, names
from sacbe.games._template.rules import scoring
from sacbe.games._template.state import State

_SETUP = names.load("setup")
WORTH: list[int] = [tile["points"] for tile in names.load("tiles")]
TOKENS: list[int] = [_SETUP["tokens"][token] for token in names.TOKENS]


def fault(state: State) -> str | None:
    """The first thing that is impossible about a state, as a sentence; None if nothing is."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything that is impossible about a state, as sentences."""
    if not 1 <= state.round <= _SETUP["rounds"]:
        yield f"round must be 1 to {_SETUP['rounds']}, not {state.round}."
    if state.tiles.count(ids.OPEN) > _SETUP["market"]:
        yield f"market must hold up to {_SETUP['market']} tiles, not {state.tiles.count(ids.OPEN)}."
    for tile, where in enumerate(state.tiles):
        if where >= ids.OWNED + state.players:
            yield f"seats has no owner of {names.TILES[tile]} in the game."
    for seat in range(state.players):
        yield from _seat_faults(state, seat)


def _seat_faults(state: State, seat: int) -> Iterator[str]:
    tokens = state.tokens[seat * ids.TOKENS : (seat + 1) * ids.TOKENS]
    tiles = [tile for tile, where in enumerate(state.tiles) if where == ids.OWNED + seat]
    worth, points = sum(WORTH[tile] for tile in tiles), state.points[seat * ids.SOURCES + ids.FROM_TILES]
    if min(tokens) < 0:
        yield f"seats[{seat}].tokens must be 0 or more, not {min(tokens)}."
    if points != worth:
        yield f"seats[{seat}].points.tiles must be {worth}, what its tiles are worth, not {points}."
    # The favours score when nothing is pending any more (TM-6).
    bonus = scoring.score_favour(state, seat) if state.depth == 0 else 0
    if state.points[seat * ids.SOURCES + ids.FROM_FAVOUR] != bonus:
        yield f"seats[{seat}].points.favour must be {bonus} now."
