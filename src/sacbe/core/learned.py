# compiled
"""An evaluation that was learnt: a network says what is still to come for a seat.

Its values are final points, or leads over the best other where a game learns those. Sensible play and
the words of hints still come from the game's hand-made evaluation: its priors and terms. What the network
sees beyond them is a term of its own, so that they add up.
"""

from __future__ import annotations

from typing import Annotated, Any

import cython

from sacbe.core import constants
from sacbe.core.evaluation import Evaluation
from sacbe.core.features import Features
from sacbe.core.game import Game
from sacbe.core.layout import Ints, zero
from sacbe.core.network import Network
from sacbe.core.state import State

Weights = dict[str, Any] | Network | None
"""Weights of an evaluation: a document of hand-made ones, a network, or those that are installed."""

POINTS = "points"
TO_COME = "to_come"
"""The terms for points that are certain, and for what the network sees and no hand-made term explains."""

MAX_STRETCH = 3.0
"""How many times as large, or as small, as they are hand-made terms may be shown."""


class LearnedEvaluation(Evaluation):
    """Values by a network, with working memory of its own."""

    game: Game
    network: Network
    by_hand: Evaluation
    has_leads: bool
    features: Features
    sums: Annotated[Ints, constants.MAX_UNITS]

    def __init__(self, game: Game, network: Network, by_hand: Evaluation) -> None:
        if not cython.compiled:
            zero(self)
        self.game = game
        self.network = network
        self.by_hand = by_hand
        self.has_leads = game.learns_leads
        self.features = Features(by_hand)

    def value(self, state: State, seat: int) -> int:
        self.game.encode(state, seat, self.features)
        return self.network.value(self.features, self.sums)

    def prior(self, state: State, action: int) -> int:
        return self.by_hand.prior(state, action)

    def terms(self, state: State, seat: int) -> dict[str, int]:
        terms = self.by_hand.terms(state, seat)
        return terms | {TO_COME: self.evaluate(state, seat) - sum(terms.values())}

    def gives_leads(self) -> bool:
        return self.has_leads

    def guide(self) -> Evaluation:
        return self.by_hand if self.game.plans_by_action else self


def evaluation_of(game: Game, weights: Weights = None) -> Evaluation:
    """A new evaluation: by a network, by hand-made weights, or the strongest that is installed.

    Where the core is not compiled, a network takes too long, and the hand-made weights are the strongest.
    """
    given = game.network if weights is None and cython.compiled else weights
    if isinstance(given, Network):
        return LearnedEvaluation(game, given, game.evaluation())
    return game.evaluation(given)


def scaled(changes: dict[str, int]) -> dict[str, int]:
    """Changes of terms in such a size that they add up, as far as that goes; the rest is still to come.

    Points that are certain stay as they are. What has not changed is not shown as if it had.
    """
    total = sum(changes.values())
    by_hand = {name: by for name, by in changes.items() if name not in (POINTS, TO_COME)}
    to_explain, explained = total - changes.get(POINTS, 0), sum(by_hand.values())
    stretch = to_explain / explained if explained else 1.0
    stretch = min(max(stretch, 1.0 / MAX_STRETCH), MAX_STRETCH)
    shown = {POINTS: changes.get(POINTS, 0)} | {name: round(by * stretch) for name, by in by_hand.items()}
    return shown | {TO_COME: total - sum(shown.values())}
