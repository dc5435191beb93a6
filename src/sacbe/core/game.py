"""The contract: what every game promises, stated once.

**State.** One object of small integers and a stack of pending questions (decisions.py). It holds no future:
unseen piles are sets, and chance is a seat that is asked like any other.

* `state.copy()` is cheap and independent. A copy has no journal.
* `state.key()` is equal for equal positions, and the same number compiled and plain.

**Game.** One object for each game; it holds no position.

* `game.legal(state)` is a sorted list of action numbers, never empty before the end and empty after it.
  Every action listed can be completed: there are no dead ends.
* `game.apply(state, action)` changes the state in place. It trusts its caller: an action that is not in
  `legal(state)` leaves the state undefined. `Session.play` checks once, at the edge.
* After `apply` the state always waits for a real question or is over: steps of the game's own course run by
  themselves, and a follow-up question with only one answer is answered by itself. Turns, their ends and
  chance are always asked.
* `game.to_act(state)` is the seat asked, `ids.CHANCE`, or None when the game is over. Where several seats
  choose secretly at the same time `game.may_act(state)` lists them all, and `game.turn_to(state, seat)` lets
  any of them answer first.
* `game.view(state, seat)` is built up from what that seat (None: a spectator) may know. `game.guess(state,
  seat, stream)` replaces, in place, everything the seat cannot know by something else it must hold possible;
  the seat's view, legal actions and arrays are the same before and after.
* `game.position(state)` writes any position as a plain document, and `game.from_position(document)` reads
  one. The two are inverse: what is accepted can be written and read again. What breaks a rule is refused with
  one sentence, what only skips history is not. `trusted` is for documents that were accepted once and are
  stored: it keeps the checks without which the rules would run astray, and leaves out whether a game could
  have come there, so that a stricter reader closes no table and no record.
* `game.text(action)` and `game.parse(state, text)` are inverse.
* `game.explain(state, action)` says why an action is not legal now, from the questions that legality asks.
* `game.scores(state)` are the standings in the game's unit, `game.breakdown(state)` the same by source.
* `game.evaluate(state, seat)` is what the position is worth to a seat at the end of the game, in hundredths
  of a point, as far as one can tell at a glance when the turn in progress ends here. It depends only on what
  the seat may know. A game that has no better idea answers with the points so far.
* `game.terms(state, seat)` is the same by where it comes from: the terms add up to the evaluation, and each
  has its word (`term-` and its name).
* Points, costs and everything else are integers; nothing depends on clocks, floats or the environment.
"""

from __future__ import annotations

import hashlib
from array import array
from itertools import chain, combinations, product
from typing import Any

import cython

from sacbe.core import block, ids
from sacbe.core.actions import ActionSpace
from sacbe.core.chance import Stream
from sacbe.core.decisions import Stack
from sacbe.core.errors import BadOptions, BadPosition
from sacbe.core.events import Event, EventKind, Journal
from sacbe.core.reasons import Reason

HUNDREDTHS = 100
"""Units in one point of `evaluate`."""


class State(Stack):
    """A position of some game; each game adds its fields and lists their names in FIELDS."""

    FIELDS: tuple[str, ...] = ()

    def __init__(self, players: int = 0) -> None:
        Stack.__init__(self)
        self.players = players

    def copy(self) -> State:
        """An independent twin, without a journal."""
        twin: State = block.twin_of(self)
        return twin

    def numbers(self) -> list[int]:
        """Every number of the position in a fixed order."""
        numbers = [self.players, self.depth]
        numbers.extend(list(self.frames)[: self.depth * ids.FRAME])
        for name in self.FIELDS:
            value = getattr(self, name)
            if isinstance(value, list):
                numbers.extend(value)
            else:
                numbers.append(value)
        return numbers

    def key(self) -> int:
        """A number that is equal for equal positions."""
        digest = hashlib.blake2b(array("h", self.numbers()).tobytes(), digest_size=8).digest()
        return int.from_bytes(digest, "big")


class Game:
    """The rules of one game, and everything that can be asked about its states."""

    name = ""
    min_players = 1
    max_players = 1
    modules: tuple[str, ...] = ()
    rules_version = 1
    score_unit = 1
    """Units in one point of `scores`."""
    actions = ActionSpace()
    event_kinds: tuple[EventKind, ...] = ()
    turns_ahead = 3
    """Own turns that a search looks ahead; none where more care for the own turn helps more."""
    frame_kinds: tuple[str, ...] = ()
    """Names of the kinds of frames, by number."""

    def __init__(self, follow_ups: int, end_turn: int) -> None:
        # Frames of this kind number and above are follow-ups, answered by themselves when there is no choice.
        self.follow_ups = follow_ups
        # The action that confirms the end of a turn.
        self.end_turn = end_turn

    # What each game writes in its own rooms.

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        """A state before its first step, with what set-up needs on its stack."""
        raise NotImplementedError

    def list_legal(self, state: State, kind: int, seat: int, a: int, b: int) -> None:
        """Offer the answers to the frame on top, in ascending order."""

    def resolve(self, state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        """Carry out the answer to a frame that has been taken off the stack."""

    def proceed(self, state: State, kind: int, a: int, b: int) -> None:
        """Carry out an automatic frame that has been taken off the stack."""

    def scores(self, state: State) -> list[int]:
        """The standing of each seat."""
        raise NotImplementedError

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """The standing of each seat by source; the sums are the scores."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that have won; empty before the end."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        raise NotImplementedError

    def guess(self, state: State, seat: int | None, stream: Stream) -> None:
        """Replace what the seat cannot know by something it must hold possible."""

    def position(self, state: State) -> dict[str, Any]:
        """The whole position as a document."""
        raise NotImplementedError

    def read_position(self, document: Any) -> State:
        """The state that a document describes, field by field."""
        raise NotImplementedError

    def fault(self, state: State) -> str | None:
        """The first thing that must not be in any state, as a sentence; None if nothing is."""
        return None

    def unreachable(self, state: State) -> str | None:
        """The first thing about a state to which no game could have come; None if there is none."""
        return None

    def explain(self, state: State, action: int) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        raise NotImplementedError

    def is_simultaneous(self, kind: int) -> bool:
        """Is a frame of this kind one of several that seats may answer in any order?"""
        return False

    # What all games share.

    def new(self, players: int, modules: tuple[str, ...] = (), journal: Journal | None = None) -> State:
        """A new game, waiting for its first question; the journal has what happens before it."""
        self.check_options(players, modules)
        state = self.begin(players, modules, journal)
        self.settle(state)
        return state

    def check_options(self, players: int, modules: tuple[str, ...]) -> None:
        """Refuse, with one sentence, what the game cannot be started with."""
        for module in modules:
            if module not in self.modules:
                known = ", ".join(self.modules) or "none"
                raise BadOptions(f"{self.name} has no module {module!r} (modules: {known}).")
        if not self.min_players <= players <= self.max_players:
            raise BadOptions(
                f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}."
            )

    def tables(self) -> list[tuple[int, tuple[str, ...]]]:
        """Every number of players with every set of modules that the game can be started with."""
        sets = chain.from_iterable(
            combinations(self.modules, count) for count in range(len(self.modules) + 1)
        )
        counts = range(self.min_players, self.max_players + 1)
        return [table for modules in sets for table in product(counts, (modules,)) if self.allows(*table)]

    def allows(self, players: int, modules: tuple[str, ...]) -> bool:
        """Can the game be started with so many players and these modules?"""
        try:
            self.check_options(players, modules)
        except BadOptions:
            return False
        return True

    def from_position(self, document: Any, journal: Journal | None = None, *, trusted: bool = False) -> State:
        """The state that a document describes; BadPosition if it is impossible.

        The journal has what happens until somebody is asked.
        """
        state = self._settled(document, trusted, journal)
        if not trusted:
            again = self._settled(self.position(state), trusted, None)
            for name in state.FIELDS:
                if getattr(again, name) != getattr(state, name):
                    raise BadPosition(f"{name} is lost when this position is written and read again.")
        return state

    def _settled(self, document: Any, trusted: bool, journal: Journal | None) -> State:
        """The position of a document, gone on to its first question."""
        state = self.read_position(document)
        state.journal = journal
        fault = self.fault(state) or (None if trusted else self.unreachable(state))
        if fault is not None:
            raise BadPosition(fault)
        self.refresh(state)
        if self.fault(state) is not None or not (self.legal(state) or self.is_over(state)):
            raise BadPosition("pending does not fit the position: nobody could go on from there.")
        return state

    def check(self, state: State) -> None:
        """Raise AssertionError if matter is not conserved, or no game could have come to the state."""
        fault = self.fault(state) or self.unreachable(state)
        assert fault is None, fault

    def legal(self, state: State) -> list[int]:
        """The legal actions, sorted."""
        return [state.offer_at(i) for i in range(state.offered)]

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal action and go on to the next real question."""
        self.step(state, action)

    def step(self, state: State, action: int) -> None:
        """`apply`, for the compiled core."""
        self.answer(state, action)
        self.settle(state)

    def answer(self, state: State, action: int) -> None:
        """Take the top frame off and carry out the answer to it."""
        start = (state.depth - 1) * ids.FRAME
        kind = state.frames[start]
        seat = state.frames[start + 1]
        a = state.frames[start + 2]
        b = state.frames[start + 3]
        state.drop()
        self.resolve(state, kind, seat, a, b, action)

    def settle(self, state: State) -> None:
        """Run automatic steps and forced follow-ups until a real question stands or the game is over."""
        state.offered = 0
        while state.depth > 0:
            start = (state.depth - 1) * ids.FRAME
            kind = state.frames[start]
            seat = state.frames[start + 1]
            a = state.frames[start + 2]
            b = state.frames[start + 3]
            if seat == ids.AUTOMATIC:
                state.drop()
                self.proceed(state, kind, a, b)
                continue
            state.offered = 0
            self.list_legal(state, kind, seat, a, b)
            if state.offered != 1 or kind < self.follow_ups or seat == ids.CHANCE:
                return
            self.answer(state, state.offer_at(0))
            state.offered = 0

    def refresh(self, state: State) -> None:
        """List the legal actions anew, after the state was changed from outside."""
        self.settle(state)

    def to_act(self, state: State) -> int | None:
        """The seat asked, ids.CHANCE, or None when the game is over."""
        return state.frames[(state.depth - 1) * ids.FRAME + 1] if state.depth > 0 else None

    def may_act(self, state: State) -> list[int]:
        """All seats that may answer now; more than one only where they choose secretly at the same time."""
        seats: list[int] = []
        for i in range(state.depth - 1, -1, -1):
            kind, seat = state.frames[i * ids.FRAME], state.frames[i * ids.FRAME + 1]
            if seats and not self.is_simultaneous(kind):
                break
            seats.append(seat)
            if not self.is_simultaneous(kind):
                break
        return seats

    def turn_to(self, state: State, seat: int) -> None:
        """Let a seat among `may_act` answer first."""
        below = self.may_act(state).index(seat)
        frames = list(state.frames)
        top, chosen = (state.depth - 1) * ids.FRAME, (state.depth - 1 - below) * ids.FRAME
        frames[top : top + ids.FRAME], frames[chosen : chosen + ids.FRAME] = (
            frames[chosen : chosen + ids.FRAME],
            frames[top : top + ids.FRAME],
        )
        state.frames = frames
        self.refresh(state)

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.depth == 0

    def ends_turn(self, action: int) -> bool:
        """Does this action confirm the end of a turn?"""
        return action == self.end_turn

    def text(self, action: int) -> str:
        """An action as text."""
        return self.actions.text(action)

    def parse(self, state: State, text: str) -> int:
        """The action that a text names, legal or not; BadText if there is none."""
        return self.actions.parse(text)

    def events(self, rows: list[tuple[int, ...]]) -> list[Event]:
        """Journal rows as events."""
        return [self.event_kinds[row[0]].event(row) for row in rows]

    def prior(self, state: State, action: int) -> int:
        """How likely sensible play takes an action now, as a weight; all alike unless a game knows better."""
        return 1

    def evaluate(self, state: State, seat: int) -> int:
        """What the position is worth to a seat at the end of the game, in hundredths of a point."""
        return self.weigh(state, seat)

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """`evaluate` by its terms, each by its name."""
        return {"points": self.evaluate(state, seat)}

    def weigh(self, state: State, seat: int) -> int:
        """`evaluate`, for the compiled core; the points so far unless a game knows better."""
        with cython.gil:
            points = self.points_so_far(state, seat)
        return points

    def points_so_far(self, state: State, seat: int) -> int:
        """The standing of a seat in hundredths of a point."""
        return self.scores(state)[seat] * HUNDREDTHS // self.score_unit

    def playout(self, state: State, seed: int, sensible: bool = False) -> int:
        """Play a state to its end, in place, with random or with sensible actions; the number of decisions.

        The GIL is free meanwhile, so playouts of different states run in threads.
        """
        stream = Stream(seed)
        wise = 1 if sensible else 0
        with cython.nogil:
            decisions = self.run_sensibly(state, stream) if wise else self.run(state, stream)
        return decisions

    def run_sensibly(self, state: State, stream: Stream) -> int:
        """The loop of a sensible playout: actions are drawn by their priors, answers to follow-ups evenly."""
        decisions = 0
        while state.offered > 0:
            decisions += 1
            if state.frames[(state.depth - 1) * ids.FRAME] >= self.follow_ups:
                self.step(state, state.offer_at(stream.below(state.offered)))
                continue
            weight = 0
            for place in range(state.offered):
                weight += self.prior(state, state.offer_at(place))
            drawn = stream.below(weight) if weight > 0 else 0
            chosen = 0
            while chosen < state.offered - 1:
                drawn -= self.prior(state, state.offer_at(chosen))
                if drawn < 0:
                    break
                chosen += 1
            self.step(state, state.offer_at(chosen))
        return decisions

    def run(self, state: State, stream: Stream) -> int:
        """The loop of a random playout."""
        decisions = 0
        while state.offered > 0:
            self.step(state, state.offer_at(stream.below(state.offered)))
            decisions += 1
        return decisions
