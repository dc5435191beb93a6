"""One turn ahead, by whole actions: which ways to spend a turn end best for the seat that is asked.

An action with all its follow-ups is one step of a plan, and a position is weighed only where the turn could
end or the seat is asked no more: in the middle of an action something is paid and nothing gained. A beam of
plans grows by one whole action at a time. A plan that no further action improves is an *end*, and the best
ends are kept with the actions that lead to them.

Each position is worth the seat's own evaluation, less a share of that of the opponent who stood best at the
beginning. Actions that sensible play never takes (a prior of zero) are left out, and of the answers to a
follow-up only those with the greatest prior are tried; of a long list so many as the beam may try, spread
evenly and beginning anywhere, and two thirds as many at each further question of the same action. A plan
that comes back to where an earlier one has been is dropped. The GIL is free meanwhile, so turns of different
tables are thought through in threads.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from sacbe.core import block, ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State

PERCENT = 100
PRIME = 67108859

DEPTH = 12
"""Questions that one whole action may ask; what is left then is the next step of the plan."""


class End(NamedTuple):
    """One way to spend the turn: what it is worth, and the actions, without the one that ends the turn."""

    worth: int
    actions: tuple[int, ...]


class Room:
    """Positions to work in: one for a question, and further ones for its follow-ups."""

    def __init__(self, state: State, left: int) -> None:
        self.state = state.copy()
        self.left = left
        if left > 0:
            self.inner = Room(state, left - 1)


class Beam:
    """Thinks turns of one game through; its own memory serves one thought at a time."""

    def __init__(
        self,
        game: Game,
        stream: Stream,
        width: int,
        answers: int,
        rivalry: int,
        error: int = 0,
        evaluations: int = ids.NO_LIMIT,
    ) -> None:
        assert 0 < width <= ids.BEAM
        self.game = game
        self.stream = stream
        self.width = width  # plans kept after each whole action
        self.answers = answers  # answers tried to the first follow-up of an action
        self.rivalry = rivalry  # the share of the best opponent's evaluation that counts against, in percent
        self.error = error  # hundredths of a point by which each whole action of a plan is misjudged at most
        self.evaluations = evaluations  # positions weighed at most
        self.seat = 0
        self.rival = 0
        self.left = 0
        self.kept = 0
        self.found = 0
        self.ends = 0
        self.seen = 0
        self.length = 0
        self.first = 0
        self.is_improved = False
        if not cython.compiled:
            self.actions = [0] * ids.PLAN  # of the plan that is looked at
            self.plans = [0] * (ids.BEAM * ids.PLAN)
            self.lengths = [0] * ids.BEAM
            self.worths = [0] * ids.BEAM  # UNKNOWN where the turn cannot end
            self.errors = [0] * ids.BEAM
            self.signs = [0] * ids.BEAM
            self.next_plans = [0] * (ids.BEAM * ids.PLAN)
            self.next_lengths = [0] * ids.BEAM
            self.next_worths = [0] * ids.BEAM
            self.next_errors = [0] * ids.BEAM
            self.next_signs = [0] * ids.BEAM
            self.next_ranks = [0] * ids.BEAM
            self.end_plans = [0] * (ids.ENDS * ids.PLAN)
            self.end_lengths = [0] * ids.ENDS
            self.end_worths = [0] * ids.ENDS
            self.end_signs = [0] * ids.ENDS
            self.end_ranks = [0] * ids.ENDS
            self.seen_signs = [0] * ids.SEEN
            self.best = [0] * ids.ANSWERS  # what the best end after each answer is worth

    def ways(self, state: State) -> list[End]:
        """The best ways to spend the rest of the turn, that which seems best first."""
        self.think(state, Room(state, DEPTH))
        found = sorted(range(self.ends), key=lambda end: -self.end_ranks[end])
        return [End(self.end_worths[end], self.actions_to(end)) for end in found]

    def values(self, state: State) -> list[int]:
        """What the best end after each legal action is worth, in their order; UNKNOWN where none was found.

        It tells what was found out when `ways` thought about the same position last.
        """
        return [self.best[place] for place in range(state.offered)]

    def actions_to(self, end: int) -> tuple[int, ...]:
        """The actions that lead to an end."""
        start = end * ids.PLAN
        return tuple(self.end_plans[place] for place in range(start, start + self.end_lengths[end]))

    def think(self, state: State, room: Room) -> None:
        """Search without the GIL."""
        with cython.nogil:
            self.search(state, room)

    def search(self, state: State, room: Room) -> None:
        """Let the beam grow from the question that stands."""
        self.seat = state.frames[(state.depth - 1) * ids.FRAME + 1]
        self.rival = self.best_opponent(state)
        self.left = self.evaluations
        self.ends = 0
        self.seen = 0
        self.begin(state)
        while self.kept > 0 and self.left > 0:
            self.found = 0
            for plan in range(self.kept):
                self.take_up(state, room.state, plan)
                self.is_improved = False
                self.extend(room.state, room.inner, plan, 0)
                if not self.is_improved and self.worths[plan] > ids.UNKNOWN:
                    self.length = self.lengths[plan]
                    self.keep_end(self.worths[plan], self.errors[plan], self.signs[plan])
            self.turn_over()

    def begin(self, state: State) -> None:
        """One plan: to do nothing."""
        self.kept = 1
        self.lengths[0] = 0
        self.errors[0] = 0
        self.signs[0] = 0
        self.worths[0] = ids.UNKNOWN
        can_end = state.is_offered(self.game.end_turn)
        if can_end:
            self.worths[0] = self.worth(state)
        for place in range(state.offered):
            self.best[place] = ids.UNKNOWN
            if can_end and state.offer_at(place) == self.game.end_turn:
                self.best[place] = self.worths[0]

    # What a position is worth.

    def best_opponent(self, state: State) -> int:
        """The other seat that stands best, or the seat itself if nothing counts against it."""
        rival = self.seat
        best = ids.UNKNOWN
        if self.rivalry > 0:
            for other in range(state.players):
                if other != self.seat and self.game.weigh(state, other) > best:
                    rival = other
                    best = self.game.weigh(state, other)
        return rival

    def worth(self, state: State) -> int:
        """The seat's own evaluation, less a share of its rival's."""
        own = self.game.weigh(state, self.seat)
        if self.rival == self.seat:
            return own
        against = self.game.weigh(state, self.rival)
        return own - max(0, against) * self.rivalry // PERCENT

    # One more whole action.

    def take_up(self, state: State, base: State, plan: int) -> None:
        """Into `base`: the position after a plan."""
        block.overwrite(base, state)
        self.length = self.lengths[plan]
        for step in range(self.length):
            self.actions[step] = self.plans[plan * ids.PLAN + step]
            self.game.step(base, self.actions[step])

    def extend(self, base: State, room: Room, plan: int, asked: int) -> None:
        """Try the answers to the question in `base`, which is so many questions after the end of a plan."""
        if self.length == ids.PLAN:
            return
        least = self.least_prior(base)
        stride = self.stride(base, least, asked)
        place = self.stream.below(stride) if stride > 1 else 0
        sensible = 0
        for at in range(base.offered):
            action = base.offer_at(at)
            if action == self.game.end_turn or self.game.prior(base, action) < least:
                continue
            sensible += 1
            if (sensible - 1) % stride != place:
                continue
            if self.left == 0:
                return
            if self.length == 0:
                self.first = at
            block.overwrite(room.state, base)
            self.game.step(room.state, action)
            self.actions[self.length] = action
            self.length += 1
            if self.is_whole(room.state) or room.left == 0:
                self.consider(room.state, plan)
            else:
                self.extend(room.state, room.inner, plan, asked + 1)
            self.length -= 1

    def least_prior(self, base: State) -> int:
        """The least prior of answers that are tried: to a follow-up the greatest, to others any."""
        most = 0
        for at in range(base.offered):
            if base.offer_at(at) != self.game.end_turn:
                most = max(most, self.game.prior(base, base.offer_at(at)))
        if base.frames[(base.depth - 1) * ids.FRAME] >= self.game.follow_ups:
            return most
        return min(most, 1)

    def stride(self, base: State, least: int, asked: int) -> int:
        """Of how many sensible answers one is tried: of all at the first question, and of short lists."""
        if asked == 0:
            return 1
        sensible = 0
        for at in range(base.offered):
            action = base.offer_at(at)
            if action != self.game.end_turn and self.game.prior(base, action) >= least:
                sensible += 1
        most = self.answers
        for _ in range(asked - 1):
            most = (2 * most + 1) // 3
        return max(1, (sensible + most - 1) // most)

    def is_whole(self, state: State) -> bool:
        """Is an action complete: could the turn end, or is the seat asked no more?"""
        return not state.asks(self.seat) or state.is_offered(self.game.end_turn)

    def consider(self, state: State, plan: int) -> None:
        """Weigh a position after one more action; remember it as an end, as a plan, or not at all."""
        self.left -= 1
        # Of two ways to the same end the shorter is better: a plan pays a hundredth of a point for an action.
        value = self.worth(state)
        worth = value - self.length
        error = self.errors[plan] + self.stream.below(2 * self.error + 1) - self.error
        mark = sign(state, value)
        is_end = self.is_whole(state)
        if is_end:
            self.best[self.first] = max(self.best[self.first], worth)
            if worth > self.worths[plan]:
                self.is_improved = True
        if is_end and self.is_finished(state):
            self.keep_end(worth, error, mark)
        else:
            self.keep_plan(worth, error, mark, is_end)

    def is_finished(self, state: State) -> bool:
        """Is there nothing sensible to do but to end the turn?"""
        if state.asks(self.seat):
            for at in range(state.offered):
                action = state.offer_at(at)
                if action != self.game.end_turn and self.game.prior(state, action) > 0:
                    return False
        return True

    # What is kept.

    def keep_plan(self, worth: int, error: int, mark: int, is_end: bool) -> None:
        """Keep the plan that is looked at for the next beam, in the place of the worst if that is full."""
        place = room_for(self.next_ranks, self.next_signs, self.found, self.width, worth + error, mark)
        if place == self.width or self.has_been(mark):
            return
        self.found = max(self.found, place + 1)
        self.next_ranks[place] = worth + error
        self.next_signs[place] = mark
        self.next_errors[place] = error
        self.next_worths[place] = worth if is_end else ids.UNKNOWN
        self.next_lengths[place] = self.length
        for step in range(self.length):
            self.next_plans[place * ids.PLAN + step] = self.actions[step]

    def keep_end(self, worth: int, error: int, mark: int) -> None:
        """Keep the plan that is looked at among the best ends."""
        place = room_for(self.end_ranks, self.end_signs, self.ends, ids.ENDS, worth + error, mark)
        if place == ids.ENDS:
            return
        self.ends = max(self.ends, place + 1)
        self.end_ranks[place] = worth + error
        self.end_signs[place] = mark
        self.end_worths[place] = worth
        self.end_lengths[place] = self.length
        for step in range(self.length):
            self.end_plans[place * ids.PLAN + step] = self.actions[step]

    def has_been(self, mark: int) -> bool:
        """Has an earlier plan been at a position of this sign?"""
        for place in range(self.seen):
            if self.seen_signs[place] == mark:
                return True
        return False

    def turn_over(self) -> None:
        """Make the next beam the present one."""
        self.kept = self.found
        for plan in range(self.found):
            self.lengths[plan] = self.next_lengths[plan]
            self.worths[plan] = self.next_worths[plan]
            self.errors[plan] = self.next_errors[plan]
            self.signs[plan] = self.next_signs[plan]
            if self.seen < ids.SEEN:
                self.seen_signs[self.seen] = self.signs[plan]
                self.seen += 1
            for step in range(self.lengths[plan]):
                self.plans[plan * ids.PLAN + step] = self.next_plans[plan * ids.PLAN + step]


def room_for(ranks: list[int], signs: list[int], count: int, most: int, rank: int, mark: int) -> int:
    """A place among the best for one more, that of the worst if all are taken; `most` if there is none.

    Of positions with one sign, which are taken for one, the first is kept.
    """
    worst = 0
    for place in range(count):
        if signs[place] == mark:
            return most
        if ranks[place] < ranks[worst]:
            worst = place
    if count < most:
        return count
    return worst if ranks[worst] < rank else most


def sign(state: State, value: int) -> int:
    """A number that is alike for positions reached in another order: their worth, and what can be done."""
    mark = max(value, -value) % PRIME
    for place in range(state.offered):
        mark = (mark * 31 + state.offer_at(place)) % PRIME
    return mark
