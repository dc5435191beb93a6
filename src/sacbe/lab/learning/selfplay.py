# compiled
"""Self-play: a network plays all seats, and every end of a turn becomes a sample for learning.

The target of a sample is the lambda-return of its seat: partly what the next own end of a turn is worth to
the network, partly what came after that. Exploration comes from noise, from actions at random, and from gifts
(`Game.give`). No return runs across a gift: what was before it is worth what the network says, and no more.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Annotated

import cython

from sacbe.bots.turn_beam import beam
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.evaluation import Evaluation
from sacbe.core.features import Features
from sacbe.core.game import Game
from sacbe.core.layout import Floats, Ints, Short, zero
from sacbe.core.search.turn_beam import TurnBeam
from sacbe.core.state import State
from sacbe.lab.learning.samples import Samples

MAX_ROOM = 240000
"""Inputs of all positions of a game that are kept."""

MILLION = 1000000

ANSWERS = 5
"""Answers that a beam tries to a follow-up of a whole action."""

OUTPUT_ONE = 2000.0
"""Hundredths of a point for which an output of 1 stands."""

OTHER = 0
OWN_END = 1
CUT = 2
"""Kinds of records: a position between turns, an own end of a turn, the last position before a gift."""


@dataclass(frozen=True)
class Exploration:
    """How far self-play departs from what seems best; shares are in millionths."""

    noise: int
    """Hundredths of a point by which a position is misjudged at most."""
    wild_noise: int
    """The same in wild turns."""
    wild_turns: int
    """Turns that are wild."""
    random_actions: int
    """Turns that begin with an action at random."""
    random_setup: int
    """Decisions outside of turns that are taken at random."""
    gifts_at_start: int
    """Seats that begin with up to ten gifts."""
    gifts: int
    """Turns that begin with a gift."""
    by_hand: int
    """Games in which the hand-made evaluation plays some seats."""


class SelfPlay:
    """Plays games of one table and keeps their positions."""

    game: Game
    evaluation: Evaluation
    beam: TurnBeam
    hand_beam: TurnBeam
    stream: Stream
    features: Features
    noise: int
    wild_noise: int
    wild_turns: int
    random_actions: int
    random_setup: int
    gifts_at_start: int
    gifts: int
    by_hand: int
    gives_leads: bool
    trace: float  # lambda
    records: int
    filled: int
    begun: Annotated[Ints, constants.MAX_SEATS]  # has the seat begun a turn?
    is_by_hand: Annotated[Ints, constants.MAX_SEATS]  # does the hand-made evaluation play it?
    seats: Annotated[Ints, constants.MAX_RECORDS]
    kinds: Annotated[Ints, constants.MAX_RECORDS]
    values: Annotated[Ints, constants.MAX_RECORDS]
    bases: Annotated[Ints, constants.MAX_RECORDS]
    stages: Annotated[Ints, constants.MAX_RECORDS]
    starts: Annotated[Ints, constants.MAX_RECORDS]
    targets: Annotated[Floats, constants.MAX_RECORDS]
    places: memoryview[Short]
    amounts: memoryview[Short]

    def __init__(
        self, game: Game, evaluation: Evaluation, exploration: Exploration, trace: float, width: int = 1
    ) -> None:
        if not cython.compiled:
            zero(self)
        self.game = game
        self.evaluation = evaluation
        self.stream = Stream(0)
        self.beam = beam(game, evaluation, self.stream, width, ANSWERS, 0)
        self.hand_beam = beam(game, game.evaluation(), self.stream, width, ANSWERS, exploration.noise)
        self.features = Features(game.evaluation())
        self.noise, self.wild_noise = exploration.noise, exploration.wild_noise
        self.wild_turns = exploration.wild_turns
        self.random_actions, self.random_setup = exploration.random_actions, exploration.random_setup
        self.gifts_at_start, self.gifts = exploration.gifts_at_start, exploration.gifts
        self.by_hand = exploration.by_hand
        self.gives_leads = self.evaluation.gives_leads()
        self.trace = trace
        self.places, self.amounts = room(), room()

    def play(self, players: int, modules: tuple[str, ...], seed: int) -> State:
        """One game from its first decision to its end; `samples` has its positions."""
        state = self.game.new(players, modules)
        self.stream.reseed(seed)
        self.beam.allocate(state)
        self.hand_beam.allocate(state)
        self.run(state)
        return state

    def samples(self) -> Samples:
        """What was kept of the last game."""
        kept = Samples()
        kept.places = array("h", self.places[: self.filled])
        kept.amounts = array("h", self.amounts[: self.filled])
        ends = [self.starts[record] for record in range(self.records) if self.kinds[record] != CUT]
        for record in range(self.records):
            if self.kinds[record] != CUT:
                kept.stages.append(self.stages[record])
                kept.targets.append(self.targets[record])
        kept.starts = array("i", [*ends, self.filled])
        return kept

    def run(self, state: State) -> None:  # cpdef
        """Play without the GIL."""
        with cython.nogil:
            self.records = 0
            self.filled = 0
            for seat in range(state.players):
                self.begun[seat] = 0
                self.is_by_hand[seat] = 0
            if self.by_hand > 0 and self.draws(self.by_hand):
                for seat in range(state.players):
                    self.is_by_hand[seat] = self.stream.below(2)
            while state.offered > 0:
                self.go_on(state)
            self.set_targets(state)

    def draws(self, millionths: int) -> bool:
        """Does something happen that happens with this chance?"""
        return self.stream.below(MILLION) < millionths

    def go_on(self, state: State) -> None:
        """Play an outcome of chance, or the rest of a turn."""
        seat = state.asked()
        if seat == constants.CHANCE:
            self.step_at_random(state)
            return
        is_turn = self.game.begins_turn(state)
        if is_turn:
            self.give(state, seat)
        if self.draws(self.random_actions if is_turn else self.random_setup):
            self.step_at_random(state)
            return
        self.beam.noise = self.noise
        if self.wild_turns > 0 and self.draws(self.wild_turns):
            self.beam.noise = self.wild_noise
        if self.is_by_hand[seat]:
            has_plan = self.follow_plan(self.hand_beam, state)
        else:
            has_plan = self.follow_plan(self.beam, state)
        if not has_plan:
            self.step_at_random(state)
        elif state.asks(seat) and state.is_offered(self.game.end_turn):
            self.keep(state, seat, OWN_END)
            self.keep(state, (seat + 1 + self.stream.below(state.players - 1)) % state.players, OTHER)
            self.game.step(state, self.game.end_turn)
        elif state.depth > 0:
            self.keep(state, seat, OTHER)

    def follow_plan(self, beam: TurnBeam, state: State) -> bool:
        """Play the best plan that a beam finds, without the end of the turn; is there one?"""
        beam.search(state)
        best = beam.best_end()
        if best < 0:
            return False
        for place in range(beam.end_lengths[best]):
            self.game.step(state, beam.end_plans[best * constants.MAX_PLAN + place])
        return True

    def step_at_random(self, state: State) -> None:
        """Take any action."""
        self.game.step(state, state.offer_at(self.stream.below(state.offered)))

    def give(self, state: State, seat: int) -> None:
        """Gifts for a seat at the beginning of its turn, sometimes; more at the first."""
        count = 0
        if not self.begun[seat]:
            self.begun[seat] = 1
            if self.draws(self.gifts_at_start):
                count = 1 + self.stream.below(10)
        elif self.draws(self.gifts):
            count = 1
        if count > 0:
            for other in range(state.players):
                if other == seat or self.gives_leads:
                    self.keep(state, other, CUT)
            for _ in range(count):
                self.game.give(state, seat, self.stream)
            self.game.settle(state)

    # Records and their targets.

    def keep(self, state: State, seat: int, kind: int) -> None:
        """Keep a position as a seat sees it."""
        if (
            self.is_by_hand[seat]
            or self.records == constants.MAX_RECORDS
            or self.filled + constants.MAX_FEATURES > MAX_ROOM
        ):
            return
        self.game.encode(state, seat, self.features)
        if self.features.stage < 0:
            return
        record = self.records
        self.records += 1
        self.seats[record] = seat
        self.kinds[record] = kind
        self.bases[record] = self.features.base
        self.values[record] = self.evaluation.value(state, seat) if kind != OTHER else 0
        self.stages[record] = self.features.stage
        self.starts[record] = self.filled
        if kind == CUT:
            return
        for number in range(self.features.count):
            self.places[self.filled] = self.features.places[number]
            self.amounts[self.filled] = self.features.amounts[number]
            self.filled += 1

    def set_targets(self, end: State) -> None:
        """The targets, from the last record to the first: what comes after each, less what is certain."""
        for seat in range(end.players):
            final = self.evaluation.value(end, seat)
            later = 1.0 * final
            value = 1.0 * final
            for back in range(self.records):
                record = self.records - 1 - back
                if self.seats[record] != seat:
                    continue
                if self.kinds[record] == CUT:
                    later = self.values[record]
                    value = later
                    continue
                later_now = (1 - self.trace) * value + self.trace * later
                self.targets[record] = (later_now - self.bases[record]) / OUTPUT_ONE
                if self.kinds[record] == OWN_END:
                    later = later_now
                    value = self.values[record]


def room() -> memoryview[Short]:
    """Room for the inputs of a game."""
    return memoryview(array("h", bytes(2 * MAX_ROOM)))
