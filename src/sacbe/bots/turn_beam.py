"""A bot that plans a whole turn at once by a beam search over whole actions, and follows its plan.

It plans again when the table is not as planned: after an outcome of chance, another seat's choice or an undo.
It searches a guess at what its seat cannot know, never the table itself. A weak one misjudges its plans, each
as a whole: what it does makes sense, but is not the best.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.beam import OPPONENT_WEIGHT, Weights
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.search.turn_beam import TurnBeam
from sacbe.core.state import State


@dataclass(frozen=True)
class BeamSettings:
    """How thoroughly a turn is searched; see core/search/turn_beam.py."""

    width: int
    """Plans that are followed at the same time."""
    answers: int
    """Answers that are tried to a follow-up."""
    noise: int = 0
    """Hundredths of a point by which each action of a plan is misjudged at most."""

    def beam(self, game: Game, evaluation: Evaluation, stream: Stream) -> TurnBeam:
        """A beam search with these settings."""
        return TurnBeam(game, evaluation, stream, self.width, self.answers, OPPONENT_WEIGHT, self.noise)


class TurnBeamBot:
    """Plays for the end of its turn, from a seed."""

    def __init__(self, seed: int, settings: BeamSettings, weights: Weights = None) -> None:
        self._stream, self._weights = Stream(seed), weights
        self._settings = settings
        self._plan: list[tuple[int, int]] = []  # the key of each position to come, and what to do there

    def choose(self, game: Game, state: State) -> int:
        """The next action of the plan."""
        if not self._plan or self._plan[0][0] != state.key():
            self._plan = self._new_plan(game, state)
        return self._plan.pop(0)[1]

    def _new_plan(self, game: Game, state: State) -> list[tuple[int, int]]:
        """A plan for the rest of the turn."""
        actions = game.legal(state)
        if len(actions) == 1:
            return [(state.key(), actions[0])]
        guess = state.copy()
        game.guess(guess, game.to_act(state), self._stream)
        ends = self._settings.beam(game, game.evaluation(self._weights), self._stream).best_ends(guess)
        return legal_prefix(game, guess, [*ends[0].actions, game.end_turn] if ends else actions[:1])


def legal_prefix(game: Game, state: State, actions: list[int]) -> list[tuple[int, int]]:
    """The actions of a plan as far as they are legal, each with the key of the position where it is taken."""
    here, seat, plan = state.copy(), game.to_act(state), list[tuple[int, int]]()
    for action in actions:
        if game.to_act(here) != seat or action not in game.legal(here):
            break
        plan.append((here.key(), action))
        game.apply(here, action)
    return plan
