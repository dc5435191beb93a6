"""One turn ahead: what the best rest of the turn is worth after each action that a seat could take now.

A beam of plans, each the actions of one line of play, grows by one decision at a time until the seat is not
asked any more or its evaluations are spent. Wherever the turn could end the position is weighed: the seat's
own evaluation less a share of that of the opponent who stood best at the beginning. Actions that sensible
play never takes (a prior of zero) are left out. The GIL is free meanwhile, so turns of different tables are
thought through in threads.
"""

from __future__ import annotations

import cython

from sacbe.core import block, ids
from sacbe.core.game import Game, State

PERCENT = 100
PRIME = 65521


class Lookahead:
    """Looks at the turns of one game; its own memory serves one search at a time."""

    def __init__(self, game: Game, width: int, evaluations: int, rivalry: int) -> None:
        assert 0 < width <= ids.BEAM
        self.game = game
        self.width = width  # plans kept after each decision
        self.evaluations = evaluations  # positions weighed at most
        self.rivalry = rivalry  # the share of the best opponent's evaluation that counts against, in percent
        self.rival = 0
        self.left = 0
        self.kept = 0
        self.found = 0
        if not cython.compiled:
            self.plans = [0] * (ids.BEAM * ids.PLAN)
            self.rests = [0] * ids.BEAM  # the worth of the plan where the turn could have ended last
            self.firsts = [0] * ids.BEAM  # the place of the plan's first action among the answers
            self.next_plans = [0] * (ids.BEAM * ids.PLAN)
            self.next_rests = [0] * ids.BEAM
            self.next_firsts = [0] * ids.BEAM
            self.next_worths = [0] * ids.BEAM
            self.next_signs = [0] * ids.BEAM  # plans of the same worth and sign are taken for one
            self.best = [0] * ids.ANSWERS
            self.glimpse = [0] * ids.ANSWERS

    def values(self, state: State) -> list[int]:
        """What each legal action leads to, in their order; UNKNOWN where no end is in sight."""
        self.think(state, state.copy(), state.copy())
        answers = range(state.offered)
        best = [self.best[place] for place in answers]
        return best if max(best) > ids.UNKNOWN else [self.glimpse[place] for place in answers]

    def think(self, state: State, base: State, trial: State) -> None:
        """Search without the GIL."""
        with cython.nogil:
            self.search(state, base, trial)

    def search(self, state: State, base: State, trial: State) -> None:
        """Let the beam grow from the question that stands; `base` and `trial` are room to work in."""
        seat = state.frames[(state.depth - 1) * ids.FRAME + 1]
        for place in range(state.offered):
            self.best[place] = ids.UNKNOWN
            self.glimpse[place] = ids.UNKNOWN
        self.left = self.evaluations
        self.kept = 1
        self.rival = self.best_opponent(state, seat)
        self.rests[0] = self.worth(state, seat)
        length = 0
        while self.kept > 0 and length < ids.PLAN:
            self.found = 0
            for plan in range(self.kept):
                self.replay(state, base, plan, length)
                self.extend(base, trial, seat, plan, length)
            length += 1
            self.turn_over(length)

    def best_opponent(self, state: State, seat: int) -> int:
        """The other seat that stands best, or the seat itself if nothing counts against it."""
        if self.rivalry == 0:
            return seat
        rival = seat
        best = ids.UNKNOWN
        for other in range(state.players):
            if other != seat and self.game.weigh(state, other) > best:
                rival = other
                best = self.game.weigh(state, other)
        return rival

    def worth(self, state: State, seat: int) -> int:
        """The seat's own evaluation, less a share of its rival's."""
        own = self.game.weigh(state, seat)
        if self.rival == seat:
            return own
        against = self.game.weigh(state, self.rival)
        return own - max(0, against) * self.rivalry // PERCENT

    def replay(self, state: State, base: State, plan: int, length: int) -> None:
        """Into `base`: the position after a plan."""
        block.overwrite(base, state)
        for step in range(length):
            self.game.step(base, self.plans[plan * ids.PLAN + step])

    def extend(self, base: State, trial: State, seat: int, plan: int, length: int) -> None:
        """Try every answer at the end of a plan."""
        for place in range(base.offered):
            action = base.offer_at(place)
            first = place if length == 0 else self.firsts[plan]
            if action == self.game.end_turn:
                self.best[first] = max(self.best[first], self.rests[plan])
                continue
            if self.left == 0:
                return
            if self.game.prior(base, action) == 0:
                continue
            block.overwrite(trial, base)
            self.game.step(trial, action)
            self.judge(trial, seat, plan, length, first, action)

    def judge(self, trial: State, seat: int, plan: int, length: int, first: int, action: int) -> None:
        """Weigh the position after one more action; remember it as an end of the turn, as a plan, or both."""
        self.left -= 1
        # Of two ways to the same end the shorter is better: a plan pays a hundredth of a point for an action.
        worth = self.worth(trial, seat) - length - 1
        rest = self.rests[plan]
        if length == 0:
            self.glimpse[first] = worth
        if not trial.asks(seat):
            self.best[first] = max(self.best[first], worth)
            return
        if trial.is_offered(self.game.end_turn):
            self.best[first] = max(self.best[first], worth)
            rest = worth
        place = self.room_for(max(worth, rest), sign(trial, worth))
        if place < self.width:
            for step in range(length):
                self.next_plans[place * ids.PLAN + step] = self.plans[plan * ids.PLAN + step]
            self.next_plans[place * ids.PLAN + length] = action
            self.next_rests[place] = rest
            self.next_firsts[place] = first

    def room_for(self, worth: int, mark: int) -> int:
        """A place in the next beam for a plan of this worth, taken from the worst if it is full; or none.

        In the middle of a follow-up something is paid and nothing gained, so a plan is worth no less than
        where it could have ended the turn last.
        """
        worst = 0
        for place in range(self.found):
            if self.next_signs[place] == mark and self.next_worths[place] == worth:
                return self.width
            if self.next_worths[place] < self.next_worths[worst]:
                worst = place
        place = worst
        if self.found < self.width:
            place = self.found
            self.found += 1
        elif self.next_worths[worst] >= worth:
            return self.width
        self.next_worths[place] = worth
        self.next_signs[place] = mark
        return place

    def turn_over(self, length: int) -> None:
        """Make the next beam the present one."""
        self.kept = self.found
        for plan in range(self.found):
            for step in range(length):
                self.plans[plan * ids.PLAN + step] = self.next_plans[plan * ids.PLAN + step]
            self.rests[plan] = self.next_rests[plan]
            self.firsts[plan] = self.next_firsts[plan]


def sign(state: State, worth: int) -> int:
    """A number that is alike for positions reached in another order: what is asked, and what it is worth."""
    top = (state.depth - 1) * ids.FRAME
    mark = max(worth, -worth) % PRIME
    for part in range(ids.FRAME):
        mark = (mark * 31 + state.frames[top + part] + ids.ANSWERS) % PRIME
    return (mark * 31 + state.offered) % PRIME
