"""A decision put to a person: the choices with their prices, and what may be typed besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sacbe.cli import arguments, console, hints, rulebook, rules
from sacbe.core.errors import BadText, NothingToUndo
from sacbe.core.typography import length, pad

if TYPE_CHECKING:
    from sacbe.cli.table import Table


MANY = 40
"""Choices beyond which a list is shown in columns."""


class Leave(Exception):
    """A person leaves the table before the end."""


class AskAgain(Exception):
    """Something was taken back, so another decision is pending."""


class Prompt:
    """The pending decision, put to one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.words = table, seat, table.words
        self.game, self.session = table.game, table.session
        self.choices = self.game.legal(self.session.state)
        self._commands: dict[str, Callable[[str], None]] = {}
        for command, names in (
            (self._undo, ("u", "undo")),
            (self._reset, ("r", "reset")),
            (self._why, ("why",)),
            (self._hint, ("hint", "hints")),
            (self._board, ("b", "board")),
            (self._log, ("l", "log")),
            (self._save, ("save",)),
            (self._rules, ("rule", "rules")),
            (self._help, ("?", "h", "help")),
            (self._quit, ("q", "quit")),
        ):
            self._commands.update(dict.fromkeys(names, command))

    def answer(self) -> int:
        """The action chosen; raises AskAgain or Leave if it comes to that."""
        self.show()
        while True:
            line = console.read_line(f"{self.table.names[self.seat]}> ").strip()
            action = self._action(line)
            if action is not None:
                return action

    # Showing.

    def show(self) -> None:
        """The decision, and its numbered choices."""
        question = dict(self.session.view(self.seat)["question"])
        kind = question.pop("kind")
        question.pop("seat", None)
        print()
        holdings = self.game.holdings_text(self.session.state, self.seat)
        print(
            self.table.paint.strong(self.words.prompt(kind, **question)), f"  {holdings}" if holdings else ""
        )
        if len(self.choices) > MANY:
            self._show_many()
            return
        sentences = [self.words.action(self.game.actions, action) for action in self.choices]
        column = max(map(len, sentences)) + 2
        for number, (action, sentence) in enumerate(zip(self.choices, sentences, strict=True), 1):
            self._show_choice(f"{number:>3}  {pad(sentence, column)}", action)

    def _show_many(self) -> None:
        """A long list in columns, as the choices may be typed; those with a price or gain come first."""
        noted: list[str] = []
        plain: list[str] = []
        for number, action in enumerate(self.choices, 1):
            note = self.game.action_note(self.session.state, action, self.words)
            text = f"{number:>3} {self.game.text(action)}"
            (noted if note else plain).append(f"{text}  {note}" if note else text)
        for texts in filter(None, (noted, plain)):
            column = max(map(length, texts)) + 2
            abreast = max(1, console.width() // column)
            for first in range(0, len(texts), abreast):
                print("".join(pad(text, column) for text in texts[first : first + abreast]).rstrip())

    def _show_choice(self, left: str, action: int) -> None:
        """A choice, its price beside it, and at the right end how it may be typed."""
        note = self.game.action_note(self.session.state, action, self.words)
        first, *rest = console.wrapped(left + note, "", " " * length(left))
        text = self.game.text(action)
        gap = console.width() - length(first) - len(text)
        print(first + (" " * gap + self.table.paint.faint(text) if gap > 1 and not rest else ""))
        for line in rest:
            print(line)

    # Understanding what is typed.

    def _action(self, line: str) -> int | None:
        """The action that a line chooses, or None after it has been dealt with otherwise."""
        if not line:
            return None
        if line.isascii() and line.isdigit():
            return self._numbered(int(line))
        action = self._written(line)
        if action in self.choices:
            return action
        if action is not None:
            print(self._reason(action))
            return None
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is None:
            print(self.words("cli-unknown", text=line))
        else:
            command(rest.strip())
        return None

    def _numbered(self, number: int) -> int | None:
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1]
        print(self.words("cli-bad-number", count=len(self.choices)))
        return None

    def _written(self, line: str) -> int | None:
        """The action that a line names, legal or not."""
        try:
            return self.game.parse(self.session.state, line)
        except BadText:
            return self._abbreviated(line)

    def _abbreviated(self, line: str) -> int | None:
        """The only choice whose words begin like those typed; a command's name is no abbreviation."""
        typed = line.lower().split()
        if typed[0] in self._commands:
            return None
        found = [action for action in self.choices if _begins(self.game.text(action).lower().split(), typed)]
        return found[0] if len(found) == 1 else None

    def _reason(self, action: int) -> str:
        reason = self.session.explain(action)
        if reason is None:
            return self.words("cli-legal")
        return f"{self.words.reason(reason, self.table.names)} ({reason.rule})"

    # Commands.

    def _undo(self, _: str) -> None:
        self._take_back(self.session.undo)

    def _reset(self, _: str) -> None:
        self._take_back(self.session.reset_turn)

    def _take_back(self, step: Callable[[], None]) -> None:
        try:
            step()
        except NothingToUndo:
            print(self.words("cli-nothing-to-undo"))
            return
        print(self.words("cli-undone"))
        raise AskAgain

    def _why(self, text: str) -> None:
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(self.choices):
            text = self.game.text(self.choices[int(text) - 1])
        try:
            print(self._reason(self.game.parse(self.session.state, text)))
        except BadText:
            print(self.words("cli-unknown", text=text) if text else self.words("cli-why-what"))

    def _hint(self, _: str) -> None:
        print("\n".join(hints.lines(self.game, self.session.state, self.words, self.table.names)))

    def _board(self, _: str) -> None:
        self.table.show_board(self.seat)
        self.show()

    def _log(self, _: str) -> None:
        self.table.show_log(self.seat)

    def _save(self, path: str) -> None:
        if not path:
            print(self.words("cli-save-where"))
            return
        try:
            arguments.check_writable(path)
            self.table.save(path)
        except arguments.BadCommand as error:
            print(error)

    def _rules(self, rule: str) -> None:
        checkout = rules.find_checkout(self.game.name)
        if checkout is None:
            print(self.words("cli-no-rules"))
            return
        try:
            chapters = rulebook.read_book(checkout / "docs" / "rules" / self.game.name, self.words)
            print(rules.show(chapters, rule, self.words))
        except arguments.BadCommand as error:
            print(error)

    def _help(self, _: str) -> None:
        print(self.words("cli-help"))

    def _quit(self, _: str) -> None:
        if not self.table.record_path:
            self.table.offer_to_save()
        raise Leave


def _begins(words: list[str], typed: list[str]) -> bool:
    return len(typed) <= len(words) and all(
        word.startswith(start) for word, start in zip(words, typed, strict=False)
    )
