# compiled
"""The contract: what every game promises, stated once.

**State.** One object of small integers and a stack of pending decisions (state.py). It holds no future:
unseen piles are sets, and chance is a seat that is asked like any other.

* `state.copy()` is cheap and independent. A copy has no journal.
* `state.key()` is equal for equal positions, and the same number compiled and plain.

**Game.** One object for each game; it holds no position.

* `game.legal(state)` is a sorted list of action numbers, never empty before the end and empty after it.
  Every action listed can be completed: there are no dead ends.
* `game.apply(state, action)` changes the state in place. It trusts its caller: an action that is not in
  `legal(state)` leaves the state undefined. `Session.play` checks once, at the edge.
* After `apply` the state always waits for a real decision or is over: automatic steps run by
  themselves, and a follow-up with only one answer answers itself. Turns, their ends and
  chance are always asked.
* `game.to_act(state)` is the seat asked, `constants.CHANCE`, or None when the game is over. Where several
  seats choose secretly at the same time `game.may_act(state)` lists them all, and
  `game.ask_first(state, seat)` lets any of them answer first.
* `game.view(state, seat)` is built up from what that seat (None: a spectator) may know. `game.guess(state,
  seat, stream)` replaces, in place, everything the seat cannot know by something else it must hold possible;
  the seat's view, legal actions and arrays are the same before and after.
* `game.position(state)` writes any position as a plain document, and `game.from_position(document)` reads
  one. The two are inverse: what is accepted can be written and read again. What breaks a rule is refused with
  one sentence, what only skips history is not. `trusted` is for documents that were accepted once and are
  stored: it keeps the checks that the rules rely on, and does not ask whether a game could have led there,
  so that tables and records stay readable when the checks become stricter.
* `game.text(action)` and `game.parse(state, text)` are inverse.
* `game.explain(state, action)` says why an action is not legal now, from the questions that legality asks.
* `game.scores(state)` are the points in the game's unit, `game.breakdown(state)` the same by source.
* `game.evaluation(weights)` makes an Evaluation (evaluation.py). Its `evaluate(state, seat)` is what the
  position is worth to a seat at the end of the game, in hundredths of a point, as far as one can tell when
  the turn in progress ends here. It depends only on what the seat may know. `terms(state, seat)` is the same
  by where it comes from: the terms add up to the value, and each has its word (`term-` and its name).
* `game.observe(state, seat, features)` writes the inputs that `game.observed` declares: the table as the seat
  may know it, at any decision (observation.py adds what is asked).
* `game.encode(state, seat, features)` writes the inputs that `game.blocks` declares (features.py), also from
  what the seat may know alone. `game.network`, if there is one, says by them what is still to come: points,
  or where `game.learns_leads` how far the seat will be ahead of the best other.
* Points, costs and everything else are integers; nothing depends on clocks, floats or the environment.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Any

import cython

from sacbe.core import constants
from sacbe.core.actions import ActionSpace
from sacbe.core.blocks import Blocks
from sacbe.core.chance import Seed, Stream
from sacbe.core.decisions import DecisionKinds
from sacbe.core.errors import BadOptions, BadPosition
from sacbe.core.evaluation import Evaluation
from sacbe.core.events import Event, EventKind, Journal
from sacbe.core.features import Features
from sacbe.core.network import Network
from sacbe.core.reasons import Reason
from sacbe.core.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sacbe.core.playthrough import Playthrough
    from sacbe.core.turns import Route
    from sacbe.core.words import Words


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
    search_horizon = 3
    """Own turns that a search looks ahead; 0 where planning the turn itself helps more than a search."""
    decision_kinds = DecisionKinds()
    network: Network | None = None
    """The network that is installed; None if there is none."""
    learns_leads = False
    """Does the network say how far a seat will be ahead of the best other, and not how many points it has?"""
    blocks = Blocks()
    """The inputs that `encode` writes."""
    observed = Blocks()
    """The inputs that `observe` writes."""
    stages = 0
    """Into how many stages `encode` divides the game."""
    weights: dict[str, Any] = {}
    """The weights of its evaluation as they are installed; empty if it has none."""

    ways: int  # kinds of turns, which a search plans apart: in Tzolk'in one places or picks up
    plans_by_action: bool  # does a plan of a turn grow by whole actions, or by single decisions?
    follow_ups: int  # frames of this kind number and above answer themselves when there is no choice
    end_turn: int  # the action that confirms the end of a turn

    def __init__(self, follow_ups: int, end_turn: int, ways: int = 1, plans_by_action: bool = True) -> None:
        self.ways = ways
        self.plans_by_action = plans_by_action
        self.follow_ups = follow_ups
        self.end_turn = end_turn

    # What each game defines.

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        """A state before its first step, with what set-up needs on its stack."""
        raise NotImplementedError

    def list_legal(self, state: State, kind: int, seat: int, a: int, b: int) -> None:
        """Offer the answers to the frame on top, in ascending order."""

    def resolve(self, state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        """Carry out the answer to a frame that has been taken off the stack."""

    def proceed(self, state: State, kind: int, a: int, b: int) -> None:
        """Carry out an automatic frame that has been taken off the stack."""

    def encode(self, state: State, seat: int, into: Features) -> None:
        """Write the inputs of a seat, from what it may know; nothing unless a game declares `blocks`."""
        into.count = 0
        into.stage = -1

    def observe(self, state: State, seat: int, into: Features) -> None:
        """Write what a seat may know of the table; nothing unless a game declares what is `observed`."""
        into.count = 0

    def way(self, state: State, action: int) -> int:
        """Which of the `ways` to spend a turn begins with an action."""
        return 0

    def lapsing(self, state: State) -> int:
        """How much of what only this turn can use is left; it lapses when the turn ends."""
        return 0

    def begins_turn(self, state: State) -> bool:
        """Is the pending decision the first of a turn?"""
        return not self.is_follow_up(state)

    def give(self, state: State, seat: int, stream: Stream) -> None:
        """Give a seat something, for self-play: so a network sees what it is good for."""

    def free_action(self, state: State) -> int | None:
        """An action that costs only what lapses with the turn, and is never worse than to end it; or None."""
        return None

    def scores(self, state: State) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    def breakdown(self, state: State) -> list[dict[str, int]]:
        """The points of each seat by source; the sums are the scores."""
        raise NotImplementedError

    def ranked_by(self, state: State, seat: int) -> list[int]:
        """What decides the victory: a seat's points, then what breaks a tie."""
        return [self.scores(state)[seat]]

    def winners(self, state: State, among: Sequence[int] | None = None) -> list[int]:
        """The seats that have won, of all or among some; empty before the end. Equals share a victory."""
        if not self.is_over(state):
            return []
        seats = range(state.players) if among is None else among
        ranks = {seat: self.ranked_by(state, seat) for seat in seats}
        return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        raise NotImplementedError

    def views(self, state: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats, for less than they cost one by one; they may share parts."""
        return [self.view(state, seat) for seat in seats]

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
        """The first thing about a state that no game could reach, as a sentence; None if there is none."""
        return None

    def explain(self, state: State, action: int) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        raise NotImplementedError

    def is_simultaneous(self, kind: int) -> bool:  # python
        """Is a frame of this kind one of several that seats may answer in any order?"""
        return self.decision_kinds[kind].is_simultaneous

    # Optional parts: what a game does not override is left out.

    def routes(self, state: State) -> list[Route]:
        """How the seat asked can bring a piece somewhere by several actions in a row."""
        return []

    def bring_turn(self, state: State, seat: int) -> bool:  # python
        """Let the next turn of a seat begin now, in place, so that it can be planned; can it begin?

        What others have begun is left as it is, and nothing is drawn. The state follows from what the seat
        may know.
        """
        return False

    def board_text(
        self, state: State, seat: int | None, words: Words, players: Sequence[str], colour: bool
    ) -> str:
        """The table as a seat (None: a spectator) sees it, for a terminal; `players` are names of seats."""
        return ""

    def action_note(self, state: State, action: int, words: Words) -> str:
        """What is shown beside a legal action in a terminal: its price."""
        return ""

    def holdings_text(self, state: State, seat: int) -> str:
        """What a seat can pay with, in a few signs."""
        return ""

    def log_worthy(self, events: Sequence[Event]) -> list[Event]:
        """The events without those that another one repeats."""
        return list(events)

    def style(self, played: Playthrough) -> list[dict[str, float]]:
        """How each seat has played: named numbers, the same names for all seats and for equal modules."""
        return [{} for _ in range(played.end.players)]

    # What all games share.

    def new(self, players: int, modules: tuple[str, ...] = (), journal: Journal | None = None) -> State:
        """A new game, waiting for its first decision; the journal has what happens before it."""
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
        """Can the game be started with this number of players and these modules?"""
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
            for name in state.fields():
                if getattr(again, name) != getattr(state, name):
                    raise BadPosition(f"{name} is lost when this position is written and read again.")
        return state

    def _settled(self, document: Any, trusted: bool, journal: Journal | None) -> State:
        """The position of a document, played on to its first decision."""
        state = self.read_position(document)
        state.journal = journal
        fault = self.fault(state) or (None if trusted else self.unreachable(state))
        if fault is not None:
            raise BadPosition(fault)
        self.relist(state)
        if self.fault(state) is not None or not (self.legal(state) or self.is_over(state)):
            raise BadPosition("pending does not fit the position: nobody could go on from there.")
        return state

    def check(self, state: State) -> None:  # python
        """Raise AssertionError if an invariant is broken, or if no game could reach the state."""
        fault = self.fault(state) or self.unreachable(state)
        assert fault is None, fault

    def legal(self, state: State) -> list[int]:  # cpdef
        """The legal actions, sorted."""
        return [state.offer_at(i) for i in range(state.offered)]

    def apply(self, state: State, action: int) -> None:  # cpdef
        """Carry out a legal action and go on to the next real decision."""
        self.step(state, action)

    def step(self, state: State, action: int) -> None:
        """`apply`, for the compiled core."""
        self.answer(state, action)
        self.settle(state)

    def answer(self, state: State, action: int) -> None:
        """Take the top frame off and carry out the answer to it."""
        top = state.top()
        kind = state.frames[top]
        seat = state.frames[top + 1]
        a = state.frames[top + 2]
        b = state.frames[top + 3]
        state.pop()
        self.resolve(state, kind, seat, a, b, action)

    def settle(self, state: State) -> None:
        """Run automatic steps and forced follow-ups until a real decision is pending or the game is over."""
        state.offered = 0
        self.run_automatic_steps(state)
        while state.depth > 0:
            start = state.top()
            kind = state.frames[start]
            seat = state.frames[start + 1]
            state.offered = 0
            self.list_legal(state, kind, seat, state.frames[start + 2], state.frames[start + 3])
            if state.offered != 1 or kind < self.follow_ups or seat == constants.CHANCE:
                return
            self.answer(state, state.offer_at(0))
            state.offered = 0
            self.run_automatic_steps(state)

    def run_automatic_steps(self, state: State) -> None:
        """Carry out the automatic frames on top of the stack, until a seat is asked or the game is over."""
        while state.depth > 0 and state.asked() == constants.AUTOMATIC:
            start = state.top()
            kind = state.frames[start]
            a = state.frames[start + 2]
            b = state.frames[start + 3]
            state.pop()
            self.proceed(state, kind, a, b)

    def relist(self, state: State) -> None:  # python
        """List the legal actions again, after the state was changed from outside."""
        self.settle(state)

    def is_follow_up(self, state: State) -> bool:
        """Is the pending decision a follow-up, which answers itself when only one action is legal?"""
        return state.kind() >= self.follow_ups

    def to_act(self, state: State) -> int | None:
        """The seat asked, constants.CHANCE, or None when the game is over."""
        return state.frame().seat if state.depth > 0 else None

    def may_act(self, state: State) -> list[int]:
        """All seats that may answer now; more than one only where they choose secretly at the same time."""
        seats: list[int] = []
        for below in range(state.depth):
            kind, seat, _, _ = state.frame(below)
            if seats and not self.is_simultaneous(kind):
                break
            seats.append(seat)
            if not self.is_simultaneous(kind):
                break
        return seats

    def ask_first(self, state: State, seat: int) -> None:  # python
        """Let a seat among `may_act` answer first."""
        below = self.may_act(state).index(seat)
        frames = list(state.frames)
        size = constants.FRAME_SIZE
        top, chosen = (state.depth - 1) * size, (state.depth - 1 - below) * size
        frames[top : top + size], frames[chosen : chosen + size] = state.frame(below), state.frame()
        state.frames = frames
        self.relist(state)

    def is_over(self, state: State) -> bool:  # python
        """Has the game ended?"""
        return state.depth == 0

    def ends_turn(self, action: int) -> bool:  # python
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

    def documents(self, rows: list[tuple[int, ...]], seat: int | None) -> list[dict[str, Any]]:
        """Journal rows as the documents of those events that a seat, or a spectator, may know."""
        known = (constants.EVERYONE, seat)
        return [self.event_kinds[row[0]].document(row) for row in rows if row[5] in known]

    def evaluation(self, weights: dict[str, Any] | None = None) -> Evaluation:
        """A new evaluation, with the weights installed or others; the points so far if a game has none."""
        return PointsSoFar(self)

    def evaluate(self, state: State, seat: int) -> int:  # python
        """The value of a position for a seat by the weights installed, in hundredths of a point."""
        return self.evaluation().evaluate(state, seat)

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """`evaluate` by its terms, each by its name."""
        return self.evaluation().terms(state, seat)

    def playout(self, state: State, seed: Seed, sensible: bool = False) -> int:  # cpdef
        """Play a state to its end, in place, with random or with sensible actions; the number of decisions.

        The GIL is free meanwhile, so playouts of different states run in threads.
        """
        stream = Stream(seed)
        if sensible:
            evaluation = cython.cast(Evaluation, self.evaluation())
            with cython.nogil:
                decisions = self.run_by_priors(state, stream, evaluation)
        else:
            with cython.nogil:
                decisions = self.run(state, stream)
        return decisions

    def run_by_priors(self, state: State, stream: Stream, evaluation: Evaluation) -> int:
        """The loop of a sensible playout: actions are drawn by their priors, chance and follow-ups evenly."""
        decisions = 0
        while state.offered > 0:
            decisions += 1
            if self.is_follow_up(state) or state.is_chance():
                self.step(state, state.offer_at(stream.below(state.offered)))
                continue
            weight = 0
            for place in range(state.offered):
                weight += evaluation.prior(state, state.offer_at(place))
            drawn = stream.below(weight) if weight > 0 else 0
            chosen = 0
            while chosen < state.offered - 1:
                drawn -= evaluation.prior(state, state.offer_at(chosen))
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


def is_compiled() -> bool:  # python
    """Is the core compiled, or does it run as plain Python?"""
    compiled: bool = cython.compiled
    return compiled


class PointsSoFar(Evaluation):
    """The evaluation of a game that defines none: the points so far."""

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, state: State, seat: int) -> int:
        return self.points(state, seat)

    def points(self, state: State, seat: int) -> int:  # with gil
        """The points of a seat, in hundredths."""
        return self.game.scores(state)[seat] * constants.HUNDREDTHS // self.game.score_unit
