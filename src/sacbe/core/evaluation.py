# compiled
"""How good is a position for a seat, and which actions does sensible play take?

An evaluation owns its weights and its working memory, so two with different weights can be compared in one
process. It serves one thread at a time: `game.evaluation()` makes another.
"""

from __future__ import annotations

from sacbe.core.state import State


class Evaluation:
    """Values of positions and priors of actions, for the searches; each game has its own."""

    def value(self, state: State, seat: int) -> int:
        """`evaluate`, for the compiled core."""
        return 0

    def prior(self, state: State, action: int) -> int:
        """How likely sensible play takes an action now, as a weight; all alike unless a game knows better."""
        return 1

    def evaluate(self, state: State, seat: int) -> int:  # python
        """The seat's expected final points, in hundredths, as far as one can tell if its turn ends here."""
        return self.value(state, seat)

    def gives_leads(self) -> bool:
        """Is a value how far the seat will be ahead of the best other, and not how many points it has?"""
        return False

    def guide(self) -> Evaluation:
        """The evaluation that guides plans through a turn, when this one judges its ends."""
        return self

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """`evaluate` by its terms, each by its name."""
        return {"points": self.value(state, seat)}
