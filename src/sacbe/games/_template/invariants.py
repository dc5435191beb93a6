"""What must hold in every position: matter is conserved and every number is possible."""

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
        yield f"Round {state.round} is not between 1 and {_SETUP['rounds']}."
    if state.tiles.count(ids.OPEN) > _SETUP["market"]:
        yield f"{state.tiles.count(ids.OPEN)} tiles lie in the market, which holds {_SETUP['market']}."
    for tile, where in enumerate(state.tiles):
        if where >= ids.OWNED + state.players:
            yield f"{names.TILES[tile]} belongs to a seat that is not in the game."
    for seat in range(state.players):
        yield from _seat_faults(state, seat)


def _seat_faults(state: State, seat: int) -> Iterator[str]:
    tokens = state.tokens[seat * ids.TOKENS : (seat + 1) * ids.TOKENS]
    tiles = [tile for tile, where in enumerate(state.tiles) if where == ids.OWNED + seat]
    worth, points = sum(WORTH[tile] for tile in tiles), state.points[seat * ids.SOURCES + ids.FROM_TILES]
    if min(tokens) < 0:
        yield f"Seat {seat} has {min(tokens)} tokens of a kind."
    if points != worth:
        yield f"Seat {seat} has {points} points for tiles worth {worth}."
    # The favours score when nothing is pending any more (TM-6).
    bonus = scoring.score_favour(state, seat) if state.depth == 0 else 0
    if state.points[seat * ids.SOURCES + ids.FROM_FAVOUR] != bonus:
        yield f"Seat {seat} must have {bonus} points for its favour now."
