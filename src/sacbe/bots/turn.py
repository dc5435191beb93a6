"""An opponent that plays each turn for the best position it can see at its end, and looks no further.

It thinks once in a turn and follows its plan as long as the table is as planned; what chance, another seat or
an undo changes makes it think again. It looks at a guess of what its seat cannot know, never at the table
itself. A weak one misjudges its plans, each as a whole: what it does makes sense, but is not the best.
"""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.bots.decision import RIVALRY
from sacbe.core.beam import Beam
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State


@dataclass(frozen=True)
class Care:
    """How carefully a turn is thought through; see core/beam.py."""

    plans: int
    """Plans that are followed at the same time."""
    answers: int
    """Answers that are tried to a follow-up."""
    error: int = 0
    """Hundredths of a point by which each action of a plan is misjudged at most."""

    def beam(self, game: Game, stream: Stream) -> Beam:
        """A beam of this care."""
        return Beam(game, stream, self.plans, self.answers, RIVALRY, self.error)


class TurnBot:
    """Plays for the end of its turn, from a seed."""

    def __init__(self, seed: int, care: Care) -> None:
        self._stream = Stream(seed)
        self._care = care
        self._plan: list[tuple[int, int]] = []  # the key of each position to come, and what to do there

    def choose(self, game: Game, state: State) -> int:
        """The next action of the plan."""
        if not self._plan or self._plan[0][0] != state.key():
            self._plan = self._thought(game, state)
        return self._plan.pop(0)[1]

    def _thought(self, game: Game, state: State) -> list[tuple[int, int]]:
        """A plan for the rest of the turn."""
        actions = game.legal(state)
        if len(actions) == 1:
            return [(state.key(), actions[0])]
        seen = state.copy()
        game.guess(seen, game.to_act(state), self._stream)
        ways = self._care.beam(game, self._stream).ways(seen)
        return along(game, seen, [*ways[0].actions, game.end_turn] if ways else actions[:1])


def along(game: Game, state: State, actions: list[int]) -> list[tuple[int, int]]:
    """The actions of a plan as far as they are legal, each with the key of the position where it is taken."""
    here, seat, plan = state.copy(), game.to_act(state), list[tuple[int, int]]()
    for action in actions:
        if game.to_act(here) != seat or action not in game.legal(here):
            break
        plan.append((here.key(), action))
        game.apply(here, action)
    return plan
