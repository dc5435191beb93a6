"""What happened, in sentences: one for each turn that is over, one for each event that has no card yet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sacbe.cli import console
from sacbe.core import digest, registry, sentences
from sacbe.core.digest import TURN, Card
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.typography import Paint, letters
from sacbe.core.words import Words

QUIET = ("turn_began", "turn_ended")
"""Events that the lines show by themselves."""


class GameLog:
    """Puts a game's events into lines that fit the terminal."""

    def __init__(self, game: Game, words: Words, players: Sequence[str], paint: Paint) -> None:
        self.game, self.words, self.players, self.paint = game, words, players, paint

    def news(self, events: Sequence[Event], first: int, seat: int | None) -> list[str]:
        """What is new from the event of this number on; a seat has followed its own turn event by event."""
        cards = digest.cards(registry.reader_of(self.game), events)
        lines = self.events(events[first : cards[0].at[0] if cards else None])
        for card in cards:
            if card.end < first:
                continue
            if card.kind == TURN and (card.seat == seat or card is cards[-1]):
                lines += self.events(events[max(first, card.at[0]) : card.end + 1])
            elif card.kind == TURN or card.at[0] >= first:
                lines += self.card(card)
        return lines

    def card(self, card: Card, margin: int = 0) -> list[str]:
        """A card as a sentence, with the colour and letter of its seat."""
        text = sentences.sentence(card, self.words, self.players)
        if card.seat is None:
            return [self.paint.faint(line) for line in console.wrapped(text, "  ", "  ", margin)]
        return self._of_seat(card.seat, text, margin)

    def events(self, events: Sequence[Event], margin: int = 0) -> list[str]:
        """Runs of sentences about one seat without its name; others, such as the game's own, stand alone."""
        lines: list[str] = []
        shown = [event for event in self.game.log_worthy(events) if event.kind not in QUIET]
        for seat, run in groupby(shown, lambda event: event.seat):
            texts = [self.words.log(event, self.players) for event in run]
            if seat is None or not all(text.startswith(f"{self.players[seat]} ") for text in texts):
                lines += [line for text in texts for line in console.wrapped(text, "  ", "  ", margin)]
                continue
            short = "; ".join(text.removeprefix(self.players[seat]).strip(" .") for text in texts)
            lines += self._of_seat(seat, f"{short}.", margin)
        return lines

    def _of_seat(self, seat: int, text: str, margin: int = 0) -> list[str]:
        head = f"{letters(self.players)[seat]} {self.players[seat]}"
        first, *rest = console.wrapped(
            text.removeprefix(self.players[seat]).strip(), f"{head}  ", "    ", margin
        )
        return [self.paint.seat(seat, head) + first[len(head) :], *rest]
