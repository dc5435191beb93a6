"""A table as its rows tell it: the game in progress, and everything that happened, in order.

A change is planned first (what would the row say?), stored, and only then taken in; so the memory never knows
more than the database. Chance is drawn when a change is planned and stands in the row.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sacbe.core import ids, registry
from sacbe.core.events import Event
from sacbe.core.game import Game, State
from sacbe.core.reasons import Reason
from sacbe.core.record import Header
from sacbe.core.session import Session
from sacbe.server.errors import Illegal, NotAllowed, Refused, Stale
from sacbe.server.history import Entry, History

GAME_KINDS = ("start", "play", "undo", "rewind")
"""Rows that change the game; the others are about people."""


@dataclass
class LiveTable:
    """One table in memory."""

    id: str
    header: Header
    seq: int = 0
    session: Session | None = None
    history: History = field(default_factory=History)
    asked_at: dict[int, int] = field(default_factory=dict)
    """The row at which the question that stands was put to each seat: the number of its decision."""
    rewind: dict[str, Any] | None = None
    """A rewind that was asked for: to which move, by whom, and who has agreed."""
    is_stopped: bool = False
    """Has the operator ended the game?"""
    joined: set[int] = field(default_factory=set)
    """Places in the record of moves that came with the move before them; they are undone with it."""

    @property
    def game(self) -> Game:
        """The rules."""
        return registry.get(self.header.game)

    @property
    def is_over(self) -> bool:
        """Has the game ended, by its rules or by the operator?"""
        return self.session is not None and (self.session.is_over or self.is_stopped)

    def playing(self) -> Session:
        """The game in progress; Refused before it begins."""
        if self.session is None:
            raise Refused("The game has not begun: seats are still free.")
        return self.session

    def check_not_stopped(self) -> None:
        """Refused once the operator has ended the game."""
        if self.is_stopped:
            raise NotAllowed("The operator of this server has stopped this game.")

    def to_act(self) -> list[int]:
        """The seats that are asked."""
        if self.session is None or self.is_over:
            return []
        return [seat for seat in self.game.may_act(self.session.state) if seat >= 0]

    def asked(self, seat: int) -> State:
        """A copy of the game in which the question to a seat that is asked stands on top."""
        state = self.playing().state.copy()
        if seat != self.game.to_act(state):
            self.game.turn_to(state, seat)
        return state

    # Planning a change: the data of the row that would tell it.

    def plan_start(self) -> dict[str, Any]:
        """Begin the game, with what chance decides first."""
        session = Session.followed(self.game, self.header)
        return {"moves": _chance(self.game, session.state.copy())}

    def plan_play(self, seat: int, decision: int, *texts: str | int) -> dict[str, Any]:
        """Answer the question of a seat, and then those that follow; refused as a whole if one answer is.

        Nobody else answers in between, not even chance: whoever is refused has seen nothing that was drawn.
        """
        self.playing()
        self.check_not_stopped()
        self.check_decision(seat, decision)
        state = self.asked(seat)
        moves = [[seat, self._answer(state, seat, text)] for text in texts]
        return {"moves": [*moves, *_chance(self.game, state)]}

    def _answer(self, state: State, seat: int, text: str | int) -> int:
        """Carry out one answer of a seat; the action."""
        if self.game.to_act(state) != seat:
            raise Illegal(f"{text!r} is not legal then: somebody else answers first.", action=str(text))
        action = self.game.parse(state, text) if isinstance(text, str) else text
        if action not in self.game.legal(state):
            raise self._illegal(state, action)
        self.game.apply(state, action)
        return action

    def check_decision(self, seat: int, decision: int) -> None:
        """Does this decision stand for this seat?"""
        if seat not in self.to_act():
            raise Stale("Nothing is asked of this seat now.", decision=None)
        if decision != self.asked_at[seat]:
            raise Stale("That question does not stand any more.", decision=self.asked_at[seat])

    def _illegal(self, state: State, action: int) -> Illegal:
        if not 0 <= action < len(self.game.actions):
            return Illegal(f"There is no action number {action}.")
        reason = self.game.explain(state, action)
        details: dict[str, Any] = {"action": self.game.text(action)}
        if reason is not None:
            details |= why(reason)
        return Illegal(f"{self.game.text(action)!r} is not legal now.", **details)

    def plan_undo(self, seat: int, whole_turn: bool) -> dict[str, Any]:
        """Take back what the seat's last answer did, or its whole turn, down to the last reveal."""
        session = self.playing()
        self.check_not_stopped()
        if session.to_act != seat or not session.can_undo():
            raise NotAllowed("Nothing of this turn can be taken back.")
        moves, floor = session.moves_after_undo(whole_turn), session.moves_after_undo(True)
        while moves > floor and moves in self.joined:
            moves -= 1
        return {"moves": moves}

    # Taking rows in.

    def take(self, row: Any) -> Entry:
        """Take one stored row in; rows come in the order of their numbers."""
        before = self.to_act()
        events = self._apply(row)
        entry = Entry(
            row.seq, row.at, row.kind, row.seat, row.user_id, row.data, self._moves(), tuple(events)
        )
        self.seq = row.seq
        self.history.add(entry)
        if row.kind in GAME_KINDS:
            self._note_questions(before, row)
        return entry

    def _moves(self) -> int:
        return len(self.session.record.moves) if self.session is not None else 0

    def _apply(self, row: Any) -> list[Event]:
        if row.kind == "start":
            self.session = Session.followed(self.game, self.header)
            begun = list(self.session.events)
            return [*begun, *self._follow(row.data["moves"])]
        if row.kind == "play":
            first = self._moves()
            self.joined.update(range(first + 1, first + len(row.data["moves"])))
            return self._follow(row.data["moves"])
        if row.kind in ("undo", "rewind"):
            self.playing().rewind(row.data["moves"])
            self.playing().events.clear()
            self.rewind = None
            self.joined = {place for place in self.joined if place < self._moves()}
        elif row.kind == "rewind_asked":
            self.rewind = {"moves": row.data["moves"], "by": row.seat, "agreed": [row.seat]}
        elif row.kind == "rewind_agreed" and self.rewind is not None:
            self.rewind["agreed"].append(row.seat)
        elif row.kind == "rewind_refused":
            self.rewind = None
        elif row.kind == "erase":
            self.history.erase(row.data["entries"])
        elif row.kind == "stop":
            self.is_stopped, self.rewind = True, None
        return []

    def _follow(self, moves: Iterable[list[int]]) -> list[Event]:
        session = self.playing()
        self.rewind = None
        happened = [event for seat, action in moves for event in session.follow(seat, action)]
        # The history has them; a second list of everything would only take memory.
        session.events.clear()
        return happened

    def _note_questions(self, before: list[int], row: Any) -> None:
        """A question is new for whoever acted, and for whoever was not asked before."""
        asked = self.to_act()
        is_kept = row.kind == "play"
        self.asked_at = {
            seat: self.asked_at[seat] if is_kept and seat in before and seat != row.seat else row.seq
            for seat in asked
        }


def why(reason: Reason) -> dict[str, Any]:
    """A reason as clients are told it."""
    return {"reason": reason.key, "rule": reason.rule, "data": dict(reason.data)}


def _chance(game: Game, state: State) -> list[list[int]]:
    """What chance decides until a seat is asked."""
    moves = []
    while game.to_act(state) == ids.CHANCE:
        outcomes = game.legal(state)
        outcome = outcomes[secrets.randbelow(len(outcomes))]
        game.apply(state, outcome)
        moves.append([ids.CHANCE, outcome])
    return moves
