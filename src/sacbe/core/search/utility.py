# compiled
"""What a beam search maximises: the seat's own value, less a share of the value of its best opponent."""

from __future__ import annotations

from sacbe.core import constants
from sacbe.core.evaluation import Evaluation
from sacbe.core.state import State

PERCENT = 100


def best_opponent(evaluation: Evaluation, state: State, seat: int, opponent_weight: int) -> int:
    """The other seat with the best value, or the seat itself if no opponent counts."""
    if opponent_weight == 0:
        return seat
    opponent = seat
    best = constants.NO_VALUE
    for other in range(state.players):
        if other != seat and evaluation.value(state, other) > best:
            opponent = other
            best = evaluation.value(state, other)
    return opponent


def utility_of(evaluation: Evaluation, state: State, seat: int, opponent: int, opponent_weight: int) -> int:
    """A seat's own value, less a share, in percent, of an opponent's, unless that is the seat itself."""
    own = evaluation.value(state, seat)
    if opponent == seat or opponent_weight == 0:
        return own
    return own - max(0, evaluation.value(state, opponent)) * opponent_weight // PERCENT
