"""One live game: play with a check at the edge, undo, views, events, the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from sacbe.core import constants, lines, win_share
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, BadText, IllegalAction, NothingToUndo
from sacbe.core.events import Event, Journal
from sacbe.core.game import Game
from sacbe.core.reasons import Reason
from sacbe.core.record import Header, Record, apply_move
from sacbe.core.state import State

KEPT_RUNS = 8
"""A rewind to one of the last few runs need not replay the whole record."""


@dataclass
class Checkpoint:
    """What undo goes back to: the state before an action, and how much had happened."""

    state: State
    seat: int
    moves: int
    events: int


class Session:
    """A game in progress. Chance is played from the seed, as soon as it is asked."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        *,
        modules: Sequence[str] = (),
        names: Sequence[str] = (),
        seed: int = 0,
        date: str = "",
        position: dict[str, Any] | None = None,
    ) -> None:
        _check_types(players, modules, names, seed)
        self.game = game
        self._journal = Journal()
        start = game.from_position(position, self._journal) if position is not None else None
        count = start.players if start is not None else players if players is not None else game.min_players
        if names and len(names) != count:
            raise BadOptions(f"{len(names)} names are given for {count} players.")
        self.record = Record(
            Header(game.name, count, game.rules_version, tuple(modules), tuple(names), date, seed, position)
        )
        self.state = start if start is not None else game.new(count, tuple(modules), self._journal)
        self.state.journal = self._journal
        self.events: list[Event] = game.events(self._journal.drain())
        self._stream = Stream(seed)
        self._checkpoints: list[Checkpoint] = []
        """The run of actions in progress: checkpoints of one seat, no chance or end of turn between."""
        self._runs: list[Checkpoint] = []
        """Where the last few runs before it began, the latest last."""
        self._play_chance()

    @classmethod
    def from_record(cls, game: Game, record: Record, seed: int | None = None) -> Session:
        """The session at the end of a record, to go on from there."""
        session = cls.replaying(game, record.header)
        for seat, action in record.moves:
            session.push(seat, action)
        if seed is not None:
            session._stream = Stream(seed)
        session._play_chance()
        return session

    @classmethod
    def replaying(cls, game: Game, header: Header) -> Session:
        """A session whose moves, those of chance too, are all decided elsewhere and given to `push`."""
        session = cls.__new__(cls)
        session.game = game
        session.record = Record(header)
        session._journal = Journal()
        session.state = session.record.start(game, session._journal)
        session.state.journal = session._journal
        session.events = game.events(session._journal.drain())
        session._stream = Stream(header.seed or 0)
        session._checkpoints, session._runs = [], []
        return session

    def push(self, seat: int, action: int) -> list[Event]:
        """Take one move of a seat or of chance, and nothing after it; what happened."""
        happened = len(self.events)
        if seat != constants.CHANCE:
            self._add_checkpoint(seat, self.state.copy())
        apply_move(self.game, self.state, len(self.record.moves) + 1, seat, action)
        self._after(seat, action)
        return self.events[happened:]

    # Asking.

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.game.is_over(self.state)

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, or None at the end."""
        return self.game.to_act(self.state)

    def legal(self) -> list[str]:
        """The legal actions as texts."""
        return [self.game.text(action) for action in self.game.legal(self.state)]

    def win_shares(self) -> list[float]:
        """How likely each seat wins if the turn in progress ends here, by the installed network."""
        return win_share.of_game(self.game).of(self.state)

    def scores(self) -> list[float]:
        """The points of each seat."""
        return [score / self.game.score_unit for score in self.game.scores(self.state)]

    def breakdown(self) -> list[dict[str, float]]:
        """The points of each seat by source."""
        unit = self.game.score_unit
        return [
            {source: score / unit for source, score in seat.items()}
            for seat in self.game.breakdown(self.state)
        ]

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return self.game.winners(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def position(self) -> dict[str, Any]:
        """The whole position as a document, secrets included; `sacbe.from_position` reads it."""
        return self.game.position(self.state)

    def explain(self, *line: int | str, seat: int | None = None) -> Reason | None:
        """Why an action is not legal now; None if it is.

        Several actions are tried one after the other on a copy, and the reason is that of the first one that
        is not legal. `seat` says who asks, where several seats choose at the same time.
        """
        steps, state = lines.steps(line, self._number), self.state_for(seat)
        found = [lines.why_not(self.game, state.copy(), steps, in_full) for in_full in (False, True)]
        refused = [reason for reason in found if reason is not None]
        return max(refused, key=lambda one: one[0])[1] if len(refused) == len(found) else None

    def events_for(self, seat: int | None) -> list[Event]:
        """All events so far that a seat may know."""
        return [event for event in self.events if event.known_to(seat)]

    # Playing.

    def play(self, action: int | str, seat: int | None = None) -> list[Event]:
        """Play one action, given as number or text, and what chance decides after it; what happened.

        Where several seats choose at the same time, `seat` says who plays; it may be left out otherwise.
        """
        if self.is_over:
            raise IllegalAction("The game is over (game-over).")
        number, asked, happened = self._number(action), self.state_for(seat), len(self.events)
        if number not in self.game.legal(asked):
            raise self._refusal(asked, number)
        acting = self.game.to_act(asked)
        assert acting is not None
        self._add_checkpoint(acting, self.state.copy())
        if acting != self.to_act:
            self.game.ask_first(self.state, acting)
        self.game.apply(self.state, number)
        self._after(acting, number)
        self._play_chance()
        return self.events[happened:]

    def play_line(self, line: lines.Actions, seat: int | None = None) -> list[Event]:
        """Play several actions in a row, given as a list or as one text with semicolons; what happened.

        An answer that the game gives by itself, because there is no other, may be in the line or be left
        out, and one with a question mark (`pay wood?`) is given only if it is legal. All of the line is
        played or none of it.
        """
        steps = lines.steps(line, self._number)
        refusals: list[tuple[int, IllegalAction]] = []
        for in_full in (False, True):
            trial = self.trial()
            try:
                happened = trial._play_all(steps, seat, in_full)
            except IllegalAction as refusal:
                refusals.append((len(trial.record.moves), refusal))
            else:
                self.adopt(trial)
                return happened
        raise max(refusals, key=lambda one: one[0])[1]

    def _play_all(self, steps: list[lines.Step], seat: int | None, in_full: bool) -> list[Event]:
        reader, happened = lines.Reader(self.game, in_full), len(self.events)
        for step in steps:
            if not reader.passes_over(self.state_for(seat), step):
                self.play(step.action, seat)
        return self.events[happened:]

    def trial(self) -> Session:
        """A session that goes on from here by itself."""
        trial = Session.__new__(Session)
        trial.game = self.game
        trial.record = Record(self.record.header, list(self.record.moves))
        trial.state, trial._stream = self.state.copy(), self._stream.copy()
        trial.events, trial._checkpoints, trial._runs = (
            list(self.events),
            list(self._checkpoints),
            list(self._runs),
        )
        trial._journal = trial.state.journal = Journal()
        return trial

    def adopt(self, trial: Session) -> None:
        """Go on from where a trial has come to, which is used up by this."""
        self.state, self._journal, self._stream = trial.state, trial._journal, trial._stream
        self.record.moves, self.events = trial.record.moves, trial.events
        self._checkpoints, self._runs = trial._checkpoints, trial._runs

    def _number(self, action: int | str) -> int:
        """The number of an action that is given as number or text."""
        if isinstance(action, str):
            return self.game.parse(self.state, action)
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise BadText(f"An action is a text or a number, not {action!r}.")
        number = index(action)
        if not 0 <= number < len(self.game.actions):
            raise IllegalAction(f"There is no action number {number}.")
        return number

    def state_for(self, seat: int | None) -> State:
        """The state with the decision of a seat on top; of the seat asked first, if no seat is given.

        It may be the session's own state: copy it to change it.
        """
        if self.is_over:
            return self.state
        acting = self.to_act if seat is None else seat
        if acting is None or acting not in self.game.may_act(self.state):
            raise IllegalAction(f"Seat {acting} is not asked now.")
        if acting == self.to_act:
            return self.state
        state = self.state.copy()
        self.game.ask_first(state, acting)
        return state

    def _refusal(self, state: State, number: int) -> IllegalAction:
        text, reason = self.game.text(number), self.game.explain(state, number)
        if reason is None:
            return IllegalAction(f"{text!r} is not legal now.")
        details = ", ".join(
            [reason.key, *(f"{key} {value}" for key, value in reason.data.items()), reason.rule]
        )
        return IllegalAction(f"{text!r} is not legal now ({details}).", reason)

    def _add_checkpoint(self, seat: int, before: State) -> None:
        if not self._continues_run(seat):
            self._runs = [*self._runs, *self._checkpoints[:1]][-KEPT_RUNS:]
            self._checkpoints.clear()
        self._checkpoints.append(Checkpoint(before, seat, len(self.record.moves), len(self.events)))

    def _after(self, seat: int, action: int) -> None:
        self.record.moves.append((seat, action))
        self.events.extend(self.game.events(self._journal.drain()))

    def _play_chance(self) -> None:
        game, state = self.game, self.state
        while game.to_act(state) == constants.CHANCE:
            outcomes = game.legal(state)
            outcome = outcomes[self._stream.draw(len(outcomes))]
            game.apply(state, outcome)
            self._after(constants.CHANCE, outcome)

    # Undoing.

    def can_undo(self) -> bool:
        """May the seat that is asked take its last action back? Not beyond a reveal or a change of turn."""
        return self._continues_run(self.to_act)

    def undo(self) -> None:
        """Take back the last action of the turn in progress."""
        self.rewind(self.moves_after_undo(False))

    def reset_turn(self) -> None:
        """Take back everything down to the floor."""
        self.rewind(self.moves_after_undo(True))

    def moves_after_undo(self, whole_turn: bool) -> int:
        """How many moves the record would have after taking back one action, or all down to the floor."""
        if not self.can_undo():
            raise NothingToUndo("Nothing of this turn can be taken back.")
        return self._checkpoints[0 if whole_turn else -1].moves

    def rewind(self, moves: int) -> None:
        """Go back to where the record had this many moves, across turns; the caller asks the others first."""
        if not _is_number(moves):
            raise NothingToUndo(f"A session goes back to a number of moves, not to {moves!r}.")
        for place, (seat, _) in enumerate(self.record.moves):
            if place >= moves and seat != constants.CHANCE:
                self._go_back(place)
                return

    def _continues_run(self, seat: int | None) -> bool:
        """Would an action of this seat belong to the run of actions in progress?"""
        if not self._checkpoints:
            return False
        last = self._checkpoints[-1]
        is_last = last.moves == len(self.record.moves) - 1  # otherwise chance has drawn since
        return is_last and last.seat == seat and not self.game.ends_turn(self.record.moves[last.moves][1])

    def _go_back(self, moves: int) -> None:
        """Go back to this many moves: from the run in progress, or else by replaying.

        Before the first checkpoint of the run another run may have been in progress, which a replay finds.
        """
        for place, checkpoint in enumerate(self._checkpoints):
            if checkpoint.moves == moves and place > 0:
                del self._checkpoints[place:]
                self._restore(checkpoint)
                return
        self._replay(moves)

    def _restore(self, checkpoint: Checkpoint) -> None:
        # A copy, because a session of which this one is a trial may have the same checkpoint.
        self.state = checkpoint.state.copy()
        self.state.journal = self._journal
        del self.record.moves[checkpoint.moves :]
        del self.events[checkpoint.events :]

    def _replay(self, moves: int) -> None:
        """Replay the record up to this many moves, from the last run before them that is remembered."""
        kept = self.record.moves[:moves]
        runs = [run for run in (*self._runs, *self._checkpoints[:1]) if run.moves < moves]
        if runs:
            self._restore(runs.pop())
        else:
            self.state = self.record.start(self.game, self._journal)
            self.state.journal = self._journal
            self.record.moves.clear()
            self.events[:] = self.game.events(self._journal.drain())
        self._checkpoints, self._runs = [], runs
        for seat, action in kept[len(self.record.moves) :]:
            self.push(seat, action)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_types(players: object, modules: object, names: object, seed: object) -> None:
    """Refuse, with one sentence, options that are not even of the right type."""
    if players is not None and not _is_number(players):
        raise BadOptions(f"players must be a whole number, not {players!r}.")
    if not _is_number(seed):
        raise BadOptions(f"seed must be a whole number, not {seed!r}.")
    for option, texts in (("modules", modules), ("names", names)):
        if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
            raise BadOptions(f"{option} must be a list of texts, not {texts!r}.")
