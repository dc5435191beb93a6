# compiled
"""What is a game worth to its seats when it is over? Three answers, by name, each from -1 to 1.

* `standing`: the place, from 1 for the first to -1 for the last; seats that share a place share its worth.
* `win_share`: 1 for the winner; seats that share the victory share it; 0 for all others.
* `score_difference`: points ahead of the best other seat, or behind, in hundreds and within -1 and 1.
"""

from __future__ import annotations

from sacbe.core.errors import BadOptions
from sacbe.core.game import Game
from sacbe.core.state import State

STANDING = 0
WIN_SHARE = 1
SCORE_DIFFERENCE = 2

NAMES = ("standing", "win_share", "score_difference")

LOWEST = -1.0
"""The reward of a seat that takes an action which is not legal; the others get nothing."""

FULL_DIFFERENCE = 100.0
"""Points by which a game is won or lost outright."""


class Rewards:
    """The rewards of one game."""

    game: Game
    rule: int

    def __init__(self, game: Game, name: str) -> None:
        if name not in NAMES:
            raise BadOptions(f"There is no reward {name!r}; the rewards are: {', '.join(NAMES)}.")
        self.game = game
        self.rule = NAMES.index(name)

    def of(self, state: State) -> list[float]:
        """The rewards of all seats at the end of a game."""
        if self.rule == STANDING:
            return self.standings(state)
        if self.rule == WIN_SHARE:
            winners = self.game.winners(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        return self.differences(state)

    def standings(self, state: State) -> list[float]:
        """For each seat: how many it is ahead of, less how many are ahead of it, as a share of the others."""
        ranks = [self.game.ranked_by(state, seat) for seat in range(state.players)]
        others = max(1.0, len(ranks) - 1.0)  # C would divide whole numbers without a remainder
        return [sum([(other < own) - (other > own) for other in ranks]) / others for own in ranks]

    def differences(self, state: State) -> list[float]:
        """For each seat: points ahead of the best other."""
        points = [score / self.game.score_unit for score in self.game.scores(state)]
        best = [max(points[:seat] + points[seat + 1 :], default=0.0) for seat in range(len(points))]
        return [
            max(-1.0, min(1.0, (own - other) / FULL_DIFFERENCE))
            for own, other in zip(points, best, strict=True)
        ]

    def illegal(self, state: State, seat: int) -> list[float]:
        """The rewards of all seats when one has taken an action that is not legal."""
        return [lowest() if other == seat else 0.0 for other in range(state.players)]


def lowest() -> float:  # python
    """The reward of a seat that takes an action which is not legal."""
    worst: float = LOWEST
    return worst
