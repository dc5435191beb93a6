"""Play at a glance: each answer is worth what the seat's evaluation says one step later.

In the middle of a follow-up something is paid and nothing gained yet, so follow-ups are answered first, each
by its own best glance. It is the quickest play that makes sense, and what searches play on with.
"""

from __future__ import annotations

from sacbe.core import block, ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State


class Glance:
    """Answers questions of one game at a glance."""

    def __init__(self, game: Game, stream: Stream, jitter: int) -> None:
        self.game = game
        self.stream = stream
        # Glances err by up to so many hundredths of a point, so that no two walks are alike.
        self.jitter = jitter

    def make_room(self, state: State) -> None:
        """Room to work in, for positions like this one."""
        self.probe, self.inner = state.copy(), state.copy()

    def choose(self, state: State) -> int:
        """The answer that looks best to the seat that is asked."""
        self.make_room(state)
        return self.best(state, state.frames[(state.depth - 1) * ids.FRAME + 1])

    def play_on(self, state: State, seat: int, turns: int) -> None:
        """Play for all seats, in place, until one of them has ended so many turns; chance draws."""
        while state.offered > 0 and turns > 0:
            asked = state.frames[(state.depth - 1) * ids.FRAME + 1]
            if asked == ids.CHANCE:
                self.game.step(state, state.offer_at(self.stream.below(state.offered)))
                continue
            action = self.best(state, asked)
            if asked == seat and action == self.game.end_turn:
                turns -= 1
            self.game.step(state, action)

    def finish(self, state: State) -> None:
        """Answer the follow-ups that stand, in place."""
        if state.depth > 0:
            seat = state.frames[(state.depth - 1) * ids.FRAME + 1]
            if seat != ids.CHANCE:
                self.answer_follow_ups(state, seat)

    def best(self, state: State, seat: int) -> int:
        """The answer that looks best."""
        chosen = state.offer_at(0)
        if state.offered == 1:
            return chosen
        best = ids.UNKNOWN
        for place in range(state.offered):
            action = state.offer_at(place)
            if self.game.prior(state, action) == 0:
                continue
            worth = self.at(state, action, seat)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def at(self, state: State, action: int, seat: int) -> int:
        """What an answer is worth to a seat one step later."""
        block.overwrite(self.probe, state)
        self.game.step(self.probe, action)
        self.answer_follow_ups(self.probe, seat)
        return self.game.weigh(self.probe, seat) + self.stream.below(self.jitter + 1)

    def answer_follow_ups(self, state: State, seat: int) -> None:
        """Answer the follow-ups that a seat is asked by what is best one step later."""
        for _ in range(ids.PLAN):
            if not state.asks(seat) or not self.is_follow_up(state):
                return
            self.game.step(state, self.best_follow_up(state, seat))

    def is_follow_up(self, state: State) -> bool:
        """Is the question that stands a follow-up?"""
        return state.frames[(state.depth - 1) * ids.FRAME] >= self.game.follow_ups

    def best_follow_up(self, state: State, seat: int) -> int:
        """The answer after which the seat's evaluation is best, of as many as a glance can take in.

        Of a long list it takes every second or third answer, and so on, beginning anywhere.
        """
        stride = (state.offered + ids.GLIMPSES - 1) // ids.GLIMPSES
        chosen = state.offer_at(0)
        best = ids.UNKNOWN
        place = self.stream.below(stride)
        while place < state.offered:
            action = state.offer_at(place)
            place += stride
            if self.game.prior(state, action) == 0:
                continue
            block.overwrite(self.inner, state)
            self.game.step(self.inner, action)
            worth = self.game.weigh(self.inner, seat)
            if worth > best:
                best = worth
                chosen = action
        return chosen
