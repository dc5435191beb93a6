"""A game at this terminal: asks people, lets bots play, shows what happened, and ends with the scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sacbe.bots.bot import Bot
from sacbe.bots.program import ProgramFailed
from sacbe.cli import arguments, console, scores
from sacbe.cli.game_log import GameLog
from sacbe.cli.prompt import AskAgain, Leave, Prompt
from sacbe.core import record
from sacbe.core.session import Session
from sacbe.core.words import Words

LOG_LINES = 25


class Table:
    """One sitting."""

    def __init__(
        self,
        session: Session,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        words: Words,
        record_path: str | None,
    ) -> None:
        self.session, self.names, self.bots, self.words = session, names, bots, words
        self.game, self.paint, self.record_path = session.game, console.paint(), record_path
        self.people = [seat for seat in range(session.state.players) if seat not in bots]
        self.log = GameLog(self.game, words, names, self.paint)
        self._logged = len(session.events)  # the board shows what set-up brought
        self._last_person: int | None = None
        self._show_board = True

    def play(self) -> int:
        """Play to the end, or until somebody leaves or the input ends; the exit code."""
        print(self.paint.strong(self.words("game-name")) + self.paint.faint(f"  {self._seed_line()}"))
        if console.is_narrow():
            print(self.words("cli-narrow", columns=console.MAX_WIDTH))
        try:
            while not self.session.is_over:
                seat = self.session.to_act
                if seat is not None and seat in self.bots:
                    self.session.play(self.bots[seat].choose(self.game, self.session.state))
                    self._show_board = True
                elif seat is not None:
                    self._ask(seat)
        except (Leave, EOFError):
            self._end_early()
            return 0
        except (KeyboardInterrupt, ProgramFailed):
            self._save_if_asked()
            raise
        self._end()
        return 0

    def _seed_line(self) -> str:
        return self.words("cli-welcome", seed=str(self.session.record.header.seed))

    # Asking a person.

    def _ask(self, seat: int) -> None:
        """Put the pending decision to a person, and play the answer."""
        if self._is_secret() and seat != self._last_person and len(self.people) > 1:
            self._pass_keyboard(seat)
        self._show_board = self._show_board or seat != self._last_person
        self._last_person = seat
        self.show_news(seat)
        if self._show_board:
            self.show_board(seat)
            self._show_board = False
        try:
            action = Prompt(self, seat).answer()
        except AskAgain:
            return
        secret = self._is_secret()
        self.session.play(action)
        self._show_board = self.game.ends_turn(action)
        if secret and len(self.people) > 1 and self.session.to_act != seat:
            console.clear()

    def _is_secret(self) -> bool:
        """Do several seats choose at the same time, unseen by the others?"""
        return self.game.is_simultaneous(self.session.state.frame().kind)

    def _pass_keyboard(self, seat: int) -> None:
        console.clear()
        print(self.paint.seat(seat, self.words("cli-pass-keyboard", player=self.names[seat])))
        console.read_line(self.words("cli-press-enter") + " ")
        console.clear()

    # Showing.

    def show_board(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        print()
        print(self.game.board_text(self.session.state, seat, self.words, self.names, self.paint.colour))

    def show_news(self, seat: int | None) -> None:
        """What happened since the last time, as far as a seat may know it."""
        known, events = self.session.events[: self._logged], self.session.events_for(seat)
        lines = self.log.news(events, sum(event.known_to(seat) for event in known), seat)
        self._logged = len(self.session.events)
        if lines:
            print("\n" + "\n".join(lines))

    def show_log(self, seat: int | None) -> None:
        """The last lines of what happened."""
        lines = self.log.news(self.session.events_for(seat), 0, None)
        print("\n".join(lines[-LOG_LINES:]) or self.words("cli-log-empty"))

    # Ending.

    def _end(self) -> None:
        self.show_news(self.people[0] if len(self.people) == 1 else None)
        print()
        print(scores.score_table(self.game, self.session.state, self.words, self.names, self.paint))
        print(self.paint.strong(scores.verdict(self.game, self.session.state, self.words, self.names)))
        if not self._save_if_asked():
            self.offer_to_save()

    def _end_early(self) -> None:
        """Somebody left: keep the record if a file was given, and say goodbye."""
        self._save_if_asked()
        print(self.words("cli-bye"))

    def _save_if_asked(self) -> bool:
        if self.record_path:
            self.save(self.record_path)
        return bool(self.record_path)

    def offer_to_save(self) -> None:
        """Ask for a file to save the record in; no answer, no file."""
        while True:
            try:
                path = console.read_line(self.words("cli-save-as") + " ").strip()
            except EOFError:
                return
            if not path or path.isdigit():  # a number is an answer too many, not a file
                return
            try:
                arguments.check_writable(path)
                self.save(path)
                return
            except arguments.BadCommand as error:
                print(error)

    def save(self, path: str) -> None:
        """Write the record."""
        arguments.write_text(path, record.write(self.game, self.session.record))
        print(self.words("cli-saved", file=path))
