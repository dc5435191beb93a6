"""A game in words, for players who read: what has happened, the table, the question, and the legal actions.

Everything is in one of the four languages. Actions are answered in the notation of records, which is the same
in all of them (docs/notation.md), or by their numbers in the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sacbe.core import registry
from sacbe.core.errors import BadOptions, BadText
from sacbe.core.game import Game
from sacbe.core.rewards import Rewards, lowest
from sacbe.core.session import Session
from sacbe.envs.rendering import names_of

QUIET = ("turn_began", "turn_ended")
"""Events that say nothing new."""


@dataclass(frozen=True)
class Choice:
    """A legal action: its number, what is answered, how it reads, and its price or gain."""

    number: int
    text: str
    words: str
    note: str


@dataclass(frozen=True)
class Turn:
    """What a seat reads when it is asked; at the end there is no seat, and everybody has a reward."""

    seat: int | None
    news: str
    """What happened since the seat was asked last, as far as it may know."""
    table: str
    question: str
    choices: tuple[Choice, ...]
    refusal: str
    """Why the last answer could not be played; empty if it was."""
    rewards: tuple[float, ...]
    """Of all seats, at the end; empty before."""

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.seat is None

    def __str__(self) -> str:
        """All of it as one text."""
        listed = [
            "  ".join(filter(None, (f"{place:>3}", choice.text, choice.words, choice.note)))
            for place, choice in enumerate(self.choices, start=1)
        ]
        parts = (self.refusal, self.news, self.table, self.question, "\n".join(listed))
        return "\n\n".join(part for part in parts if part)


class TextGame:
    """One game after the other, in words. After `attempts` bad answers to a question the game ends."""

    def __init__(
        self,
        game: Game,
        players: int,
        modules: Sequence[str] = (),
        language: str = "en",
        reward: str = "standing",
        attempts: int = 1,
    ) -> None:
        game.check_options(players, tuple(modules))
        if attempts < 1:
            raise BadOptions(f"A question can be answered at least once, not {attempts} times.")
        self.game, self.players, self.modules, self.attempts = game, players, tuple(modules), attempts
        self.words, self.names = registry.words_of(game, language), names_of(players)
        self._rewards = Rewards(game, reward)
        self._given: tuple[float, ...] | None = None
        self._begin(0)

    def reset(self, seed: int = 0) -> Turn:
        """Begin a game, and put its first question."""
        self._begin(seed)
        return self._turn()

    def step(self, answer: str) -> Turn:
        """Play an action by its text, or by its number in the list; what the next seat reads."""
        session, seat = self.session, self.session.to_act
        if seat is None or self._given is not None:
            raise RuntimeError("The game is over; reset() begins another.")
        refusal = self._play(answer.strip())
        if not refusal:
            self._refused = 0
            if session.is_over:
                self._given = tuple(self._rewards.of(session.state))
            return self._turn()
        self._refused += 1
        if self._refused >= self.attempts:
            self._given = tuple(lowest() if other == seat else 0.0 for other in range(self.players))
        return self._turn(refusal)

    def _begin(self, seed: int) -> None:
        self.session = Session(self.game, self.players, modules=self.modules, names=self.names, seed=seed)
        self._read = [0] * self.players
        """How many events each seat has read of."""
        self._given = None
        self._refused = 0

    def _play(self, answer: str) -> str:
        """Play an answer; why that cannot be, or nothing."""
        game, session = self.game, self.session
        legal = game.legal(session.state)
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
            action = legal[int(answer) - 1]
        else:
            try:
                action = game.parse(session.state, answer)
            except BadText as error:
                return str(error)
        reason = session.explain(action)
        if reason is not None:
            return f"{self.words.reason(reason, self.names)} ({reason.rule})"
        session.play(action)
        return ""

    def _turn(self, refusal: str = "") -> Turn:
        session, state, words = self.session, self.session.state, self.words
        seat = session.to_act if self._given is None else None
        table = self.game.board_text(state, seat, words, self.names, False)
        if seat is None:
            return Turn(None, "", table, "", (), refusal, self._given or ())
        asked = self.game.decision_kinds.write(state.frame())
        kind = asked.pop("kind")
        asked.pop("seat")
        holdings = self.game.holdings_text(state, seat)
        question = "  ".join(filter(None, (f"{self.names[seat]}: {words.prompt(kind, **asked)}", holdings)))
        return Turn(seat, self._news(seat), table, question, self._choices(), refusal, ())

    def _news(self, seat: int) -> str:
        """What has happened since the seat was asked last, a sentence a line."""
        known = self.session.events_for(seat)
        new, self._read[seat] = known[self._read[seat] :], len(known)
        worthy = [event for event in self.game.log_worthy(new) if event.kind not in QUIET]
        return "\n".join(self.words.log(event, self.names) for event in worthy)

    def _choices(self) -> tuple[Choice, ...]:
        game, state, words = self.game, self.session.state, self.words
        return tuple(
            Choice(
                action,
                game.text(action),
                words.action(game.actions, action),
                game.action_note(state, action, words).strip(),
            )
            for action in game.legal(state)
        )
