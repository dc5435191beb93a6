"""What follows from a table's rows alone: the game in progress, and everything that happened, in order.

A change is planned on a trial of the game, stored, and only then taken in; so the memory never knows more
than the database. Chance is drawn when a change is planned, and the row keeps what was drawn.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sacbe.core import constants, registry
from sacbe.core.errors import SacbeError
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.reasons import Reason
from sacbe.core.record import Header
from sacbe.core.session import Session
from sacbe.core.state import State
from sacbe.server.errors import Illegal, NotAllowed, Refused, Stale
from sacbe.server.protocol.answers import AskedRewind
from sacbe.server.tables.history import Entry, History

GAME_KINDS = ("start", "play", "undo", "rewind")
"""Rows that change the game; the others are about the people around it."""


@dataclass(frozen=True)
class Outcome:
    """The game as a row leaves it, which nothing changes any more, and what happened with the row."""

    session: Session
    events: tuple[Event, ...]
    to_act: list[int]
    """The seats that are asked."""
    is_over: bool

    @classmethod
    def of(cls, session: Session) -> Outcome:
        """Take the events out of a session: the history keeps them, and once is enough."""
        events = tuple(session.events)
        session.events.clear()
        return cls(session, events, seats_to_act(session.game, session.state), session.is_over)


@dataclass
class Change:
    """A planned row, and what it leads to."""

    kind: str
    seat: int | None
    user: str | None
    data: dict[str, Any]
    outcome: Outcome | None = None
    """The game after it, if it changes the game."""
    seating: dict[str, Any] = field(default_factory=dict)
    """What it changes of the row's seat."""
    erased: tuple[int, ...] = ()
    """The rows from which it takes out what people wrote and their names."""


@dataclass
class TableGame:
    """A table as its rows describe it."""

    id: str
    header: Header
    seq: int = 0
    outcome: Outcome | None = None
    """The game after the last row that changed it; None before it begins."""
    history: History = field(default_factory=History)
    decision_numbers: dict[int, int] = field(default_factory=dict)
    """The number of each seat's pending decision: the row with which it was asked."""
    rewind: AskedRewind | None = None
    is_stopped: bool = False
    """Has the operator ended the game?"""
    joined: set[int] = field(default_factory=set)
    """Places in the record of moves that came with the move before them; they are undone with it."""
    draw: Callable[[int], int] = secrets.randbelow
    """How chance draws one of so many outcomes."""

    @property
    def game(self) -> Game:
        """The rules."""
        return registry.get(self.header.game)

    @property
    def session(self) -> Session | None:
        """The game in progress; None before it begins."""
        return self.outcome.session if self.outcome is not None else None

    @property
    def is_over(self) -> bool:
        """Has the game ended, by its rules or by the operator?"""
        return self.outcome is not None and (self.outcome.is_over or self.is_stopped)

    @property
    def moves(self) -> int:
        """How many moves the record has."""
        return len(self.session.record.moves) if self.session is not None else 0

    def playing(self) -> Session:
        """The game in progress; Refused before it begins."""
        if self.session is None:
            raise Refused("The game has not begun: seats are still free.")
        return self.session

    def check_not_stopped(self) -> None:
        """Refused once the operator has ended the game."""
        if self.is_stopped:
            raise NotAllowed("The operator of this server has stopped this game.")

    def check_decision(self, seat: int, decision: int) -> None:
        """Refuse an answer to a decision that is no longer the seat's."""
        if seat not in self.to_act():
            raise Stale("Nothing is asked of this seat now.", decision=None)
        if decision != self.decision_numbers[seat]:
            raise Stale("That decision is no longer open.", decision=self.decision_numbers[seat])

    def to_act(self) -> list[int]:
        """The seats that are asked."""
        return self.outcome.to_act if self.outcome is not None and not self.is_stopped else []

    def state_for(self, seat: int) -> State:
        """A copy of the state, with the decision of a seat that is asked on top."""
        return self.playing().state_for(seat).copy()

    # Planning changes of the game.

    def plan_start(self) -> Change:
        """Begin the game, with what chance decides first."""
        session = Session.replaying(self.game, self.header)
        moves = self._draw(session)
        return Change("start", None, None, {"moves": moves}, Outcome.of(session))

    def plan_play(self, seat: int, user: str | None, decision: int, *answers: str | int) -> Change:
        """Answer a seat's decision, and then those that follow; if one answer is refused, all are.

        Nobody else answers in between, not even chance, so a refusal reveals nothing that was drawn.
        """
        trial = self.playing().trial()
        self.check_not_stopped()
        self.check_decision(seat, decision)
        moves = [[seat, self._answer(trial, seat, answer)] for answer in answers]
        moves += self._draw(trial)
        return Change("play", seat, user, {"moves": moves}, Outcome.of(trial))

    def _answer(self, trial: Session, seat: int, answer: str | int) -> int:
        """Carry out one answer of a seat; the action."""
        if seat not in self.game.may_act(trial.state):
            raise Illegal(f"{answer!r} is not legal then: somebody else answers first.", action=str(answer))
        state = trial.state_for(seat)
        action = read_action(self.game, state, answer) if isinstance(answer, str) else answer
        if action not in self.game.legal(state):
            raise self._illegal(state, action)
        trial.push(seat, action)
        return action

    def _illegal(self, state: State, action: int) -> Illegal:
        if not 0 <= action < len(self.game.actions):
            return Illegal(f"There is no action number {action}.")
        reason = self.game.explain(state, action)
        details: dict[str, Any] = {"action": self.game.text(action)}
        if reason is not None:
            details |= why(reason)
        return Illegal(f"{self.game.text(action)!r} is not legal now.", **details)

    def _draw(self, session: Session) -> list[list[int]]:
        """Let chance decide until a seat is asked; its moves."""
        game, moves = session.game, list[list[int]]()
        while session.to_act == constants.CHANCE:
            outcomes = game.legal(session.state)
            outcome = outcomes[self.draw(len(outcomes))]
            session.push(constants.CHANCE, outcome)
            moves.append([constants.CHANCE, outcome])
        return moves

    def plan_undo(self, seat: int, user: str | None, whole_turn: bool) -> Change:
        """Take back what the seat's last answer did, or its whole turn, down to the last reveal."""
        session = self.playing()
        self.check_not_stopped()
        if session.to_act != seat or not session.can_undo():
            raise NotAllowed("Nothing of this turn can be taken back.")
        moves, floor = session.moves_after_undo(whole_turn), session.moves_after_undo(True)
        while moves > floor and moves in self.joined:
            moves -= 1
        return Change("undo", seat, user, {"moves": moves}, self._gone_back(moves))

    def plan_rewind(self, seat: int, user: str | None, moves: int) -> Change:
        """Go back to where the record had this many moves."""
        return Change("rewind", seat, user, {"to": moves, "moves": moves}, self._gone_back(moves))

    def _gone_back(self, moves: int) -> Outcome:
        trial = self.playing().trial()
        trial.rewind(moves)
        trial.events.clear()
        return Outcome.of(trial)

    # Taking rows in.

    def take(self, row: Any, outcome: Outcome | None = None) -> Entry:
        """Take the next stored row in, with the outcome it was planned with if that was here."""
        before = self.to_act()
        if row.kind in GAME_KINDS:
            outcome = outcome or self._replayed(row.kind, row.data["moves"])
            self._adopt(row, outcome)
            self._number_decisions(before, row)
        else:
            self._note(row)
        events = outcome.events if outcome is not None else ()
        entry = Entry(row.seq, row.at, row.kind, row.seat, row.user_id, row.data, self.moves, events)
        self.seq = row.seq
        self.history.add(entry)
        return entry

    def _replayed(self, kind: str, moves: Any) -> Outcome:
        """What a row of the game leads to that was not planned here."""
        if kind in ("undo", "rewind"):
            return self._gone_back(moves)
        is_start = kind == "start"
        session = Session.replaying(self.game, self.header) if is_start else self.playing().trial()
        for seat, action in moves:
            session.push(seat, action)
        return Outcome.of(session)

    def _adopt(self, row: Any, outcome: Outcome) -> None:
        first = self.moves
        self.outcome, self.rewind = outcome, None
        if row.kind == "play":
            self.joined.update(range(first + 1, first + len(row.data["moves"])))
        else:
            self.joined = {place for place in self.joined if place < self.moves}

    def _number_decisions(self, before: list[int], row: Any) -> None:
        """A decision is new for the seat that acted, and for every seat that was not asked before."""
        is_kept = row.kind == "play"
        self.decision_numbers = {
            seat: self.decision_numbers[seat] if is_kept and seat in before and seat != row.seat else row.seq
            for seat in self.to_act()
        }

    def _note(self, row: Any) -> None:
        """Take in a row that leaves the game as it is."""
        if row.kind == "rewind_asked":
            self.rewind = AskedRewind(row.data["moves"], row.seat, [row.seat])
        elif row.kind == "rewind_agreed" and self.rewind is not None:
            self.rewind.agreed.append(row.seat)
        elif row.kind == "rewind_refused":
            self.rewind = None
        elif row.kind == "erase":
            self.history.erase(row.data["entries"])
        elif row.kind == "stop":
            self.is_stopped, self.rewind = True, None


def seats_to_act(game: Game, state: State) -> list[int]:
    """The seats that a state asks."""
    return [seat for seat in game.may_act(state) if seat >= 0]


def why(reason: Reason) -> dict[str, Any]:
    """A reason as clients get it."""
    return {"reason": reason.key, "rule": reason.rule, "data": dict(reason.data)}


def read_action(game: Game, state: State, text: str) -> int:
    """The action that a text names; refused if there is none."""
    try:
        return game.parse(state, text)
    except SacbeError as error:
        raise Refused(str(error)) from None
