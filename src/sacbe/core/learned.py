# compiled
"""An evaluation that was learnt: a network says what is still to come for a seat.

Sensible play and the words of hints still come from the game's hand-made evaluation: its priors, and its
terms, scaled so that they add up to what the network says.
"""

from __future__ import annotations

from typing import Annotated

import cython

from sacbe.core import constants
from sacbe.core.evaluation import Evaluation
from sacbe.core.features import Features
from sacbe.core.game import Game
from sacbe.core.layout import Ints, zero
from sacbe.core.network import Network
from sacbe.core.state import State

POINTS = "points"
OUTLOOK = "outlook"
"""The terms for points that are certain, and for what the network sees and no hand-made term explains."""

MAX_STRETCH = 3
"""How many times as large, or as small, as they are hand-made terms may be shown."""


class LearnedEvaluation(Evaluation):
    """Values by a network, with working memory of its own."""

    game: Game
    network: Network
    by_hand: Evaluation
    features: Features
    sums: Annotated[Ints, constants.MAX_UNITS]

    def __init__(self, game: Game, network: Network, by_hand: Evaluation) -> None:
        if not cython.compiled:
            zero(self)
        self.game = game
        self.network = network
        self.by_hand = by_hand
        self.features = Features(by_hand)

    def value(self, state: State, seat: int) -> int:
        self.game.encode(state, seat, self.features)
        return self.network.value(self.features, self.sums)

    def prior(self, state: State, action: int) -> int:
        return self.by_hand.prior(state, action)

    def terms(self, state: State, seat: int) -> dict[str, int]:
        return scaled(self.by_hand.terms(state, seat), self.evaluate(state, seat))


def scaled(terms: dict[str, int], value: int) -> dict[str, int]:
    """Hand-made terms in such a size that they add up to a value; what they cannot explain is the outlook."""
    points = terms.get(POINTS, 0)
    to_come, explained = value - points, sum(terms.values()) - points
    stretch = to_come / explained if explained else 1.0
    stretch = min(max(stretch, 1 / MAX_STRETCH), MAX_STRETCH)
    shown = {
        name: amount if name == POINTS else round(amount * stretch) for name, amount in terms.items()
    }
    rest = value - sum(shown.values())
    return shown | {OUTLOOK: rest} if rest else shown
