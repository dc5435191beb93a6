"""One live game: play with a check at the edge, undo, views, events, the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, IllegalAction, NothingToUndo, SacbeError
from sacbe.core.events import Event, Journal
from sacbe.core.game import Game, State
from sacbe.core.reasons import Reason
from sacbe.core.record import Header, Record, take_move


@dataclass
class Moment:
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
        self.game = game
        start = game.from_position(position) if position is not None else None
        count = start.players if start is not None else players if players is not None else game.min_players
        if names and len(names) != count:
            raise BadOptions(f"{len(names)} names are given for {count} players.")
        self.record = Record(
            Header(game.name, count, game.rules_version, tuple(modules), tuple(names), date, seed, position)
        )
        self.state = start if start is not None else game.new(count, tuple(modules))
        self.events: list[Event] = []
        self._journal = Journal()
        self.state.journal = self._journal
        self._stream = Stream(seed)
        self._past: list[Moment] = []
        """The run of actions in progress: moments of one seat, with no chance or end of turn between them."""
        self._play_chance()

    @classmethod
    def of_record(cls, game: Game, record: Record, seed: int | None = None) -> Session:
        """The session at the end of a record, to go on from there."""
        session = cls.followed(game, record.header)
        for seat, action in record.moves:
            session.follow(seat, action)
        if seed is not None:
            session._stream = Stream(seed)
        session._play_chance()
        return session

    @classmethod
    def followed(cls, game: Game, header: Header) -> Session:
        """A session whose moves, those of chance too, are all decided elsewhere and told by `follow`."""
        session = cls.__new__(cls)
        session.game = game
        session.record = Record(header)
        session.state = session.record.start(game)
        session.events = []
        session._journal = Journal()
        session.state.journal = session._journal
        session._stream = Stream(header.seed or 0)
        session._past = []
        return session

    def follow(self, seat: int, action: int) -> list[Event]:
        """Take one move of a seat or of chance, and nothing after it; what happened."""
        happened = len(self.events)
        if seat != ids.CHANCE:
            self._remember(seat, self.state.copy())
        take_move(self.game, self.state, len(self.record.moves) + 1, seat, action)
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

    def scores(self) -> list[float]:
        """The points of each seat."""
        return [score / self.game.score_unit for score in self.game.scores(self.state)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def explain(self, action: int | str) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        if not 0 <= number < len(self.game.actions):
            raise IllegalAction(f"There is no action number {number}.")
        return self.game.explain(self.state, number)

    def events_for(self, seat: int | None) -> list[Event]:
        """All events so far that a seat may know."""
        return [event for event in self.events if event.known_to(seat)]

    # Playing.

    def play(self, action: int | str, seat: int | None = None) -> list[Event]:
        """Play one action, given as number or text, and what chance decides after it; what happened.

        Where several seats choose at the same time, `seat` says who plays; it may be left out otherwise.
        """
        game, state = self.game, self.state
        asked = game.to_act(state)
        acting = asked if seat is None else seat
        if asked is None:
            raise IllegalAction("The game is over (game-over).")
        if acting is None or acting not in game.may_act(state):
            raise IllegalAction(f"Seat {acting} is not asked now.")
        before, happened = state.copy(), len(self.events)
        if acting != asked:
            game.turn_to(state, acting)
        try:
            number = self._checked(action)
        except SacbeError:
            if acting != asked:
                game.turn_to(state, asked)
            raise
        self._remember(acting, before)
        game.apply(state, number)
        self._after(acting, number)
        self._play_chance()
        return self.events[happened:]

    def _checked(self, action: int | str) -> int:
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        if number not in self.game.legal(self.state):
            raise IllegalAction(self._refusal(number))
        return number

    def _refusal(self, number: int) -> str:
        if not 0 <= number < len(self.game.actions):
            return f"There is no action number {number}."
        reason = self.game.explain(self.state, number)
        if reason is None:
            return f"{self.game.text(number)!r} is not legal now."
        details = ", ".join(
            [reason.key, *(f"{key} {value}" for key, value in reason.data.items()), reason.rule]
        )
        return f"{self.game.text(number)!r} is not legal now ({details})."

    def _remember(self, seat: int, before: State) -> None:
        if not self._goes_on(seat):
            self._past.clear()
        self._past.append(Moment(before, seat, len(self.record.moves), len(self.events)))

    def _after(self, seat: int, action: int) -> None:
        self.record.moves.append((seat, action))
        self.events.extend(self.game.events(self._journal.take()))

    def _play_chance(self) -> None:
        game, state = self.game, self.state
        while game.to_act(state) == ids.CHANCE:
            outcomes = game.legal(state)
            outcome = outcomes[self._stream.draw(len(outcomes))]
            game.apply(state, outcome)
            self._after(ids.CHANCE, outcome)

    # Undoing.

    def can_undo(self) -> bool:
        """May the seat that is asked take its last action back? Not beyond a reveal or a change of turn."""
        return self._goes_on(self.to_act)

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
        return self._past[0 if whole_turn else -1].moves

    def rewind(self, moves: int) -> None:
        """Go back to where the record had so many moves, across turns; it is for the others to consent."""
        for place, (seat, _) in enumerate(self.record.moves):
            if place >= moves and seat != ids.CHANCE:
                self._go_back(place)
                return

    def _goes_on(self, seat: int | None) -> bool:
        """Would an action of this seat belong to the run of actions in progress?"""
        if not self._past:
            return False
        last = self._past[-1]
        is_last = last.moves == len(self.record.moves) - 1  # otherwise chance has spoken since
        return is_last and last.seat == seat and not self.game.ends_turn(self.record.moves[last.moves][1])

    def _go_back(self, moves: int) -> None:
        """Have so many moves again: as remembered, or else by playing the record anew.

        Before the first remembered moment another run may have been in progress, which is not remembered.
        """
        for place, moment in enumerate(self._past):
            if moment.moves == moves and place > 0:
                self._restore(place)
                return
        self._play_anew(moves)

    def _restore(self, place: int) -> None:
        moment = self._past[place]
        del self._past[place:]
        self.state = moment.state
        self.state.journal = self._journal
        del self.record.moves[moment.moves :]
        del self.events[moment.events :]

    def _play_anew(self, moves: int) -> None:
        kept = self.record.moves[:moves]
        self.state = self.record.start(self.game)
        self.state.journal = self._journal
        for forgotten in (self._past, self.record.moves, self.events):
            forgotten.clear()
        for seat, action in kept:
            self.follow(seat, action)
