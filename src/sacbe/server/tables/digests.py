"""The log of a table as cards, one for each turn: kept once for all clients, because all may read the same.

The cards are numbered from 0. Only the last one changes, unless the players go back across turns; then all
are made again, and every client gets them again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from sacbe.core import registry
from sacbe.core.digest import Card, Digest
from sacbe.core.game import Game
from sacbe.server.protocol import answers
from sacbe.server.tables.history import Entry

_encode = msgspec.json.Encoder().encode


@dataclass
class Known:
    """How far a client knows the cards: up to the last complete one, as they were made at some time."""

    cards: int = 0
    made: int = 0


class TableDigest:
    """The cards of a table, in memory from the first client that asks for them."""

    def __init__(self, game: Game, entries: Iterable[Entry]) -> None:
        self._game = game
        self.made = 0
        """How many times all cards were made."""
        self.make(entries)

    def make(self, entries: Iterable[Entry]) -> None:
        """Make all cards from the table's entries."""
        self._digest = Digest(registry.reader_of(self._game))
        self._complete: list[tuple[int, Raw]] = []
        self._rows: list[tuple[int, int]] = []
        self.made += 1
        for entry in standing(entries):
            self._add(entry)

    def take(self, entry: Entry) -> bool:
        """Take in the next entry; False if the cards must be made again, because turns were taken back."""
        if entry.kind not in ("undo", "rewind"):
            self._add(entry)
            return True
        kept = [seq for seq, moves in self._rows if moves <= entry.moves]
        if entry.kind == "rewind" or not kept:
            return False
        self._digest.take_back(kept[-1])
        self._rows = self._rows[: len(kept)]
        return True

    def news(self, known: Known) -> answers.Digest:
        """The cards that a client lacks or that have changed; it knows them now."""
        first = known.cards if known.made == self.made else 0
        known.cards, known.made = len(self._complete), self.made
        last = self._digest.last()
        cards = [text for _, text in self._complete[first:]]
        return answers.Digest(first, [*cards, *([_text(last)] if last is not None else [])])

    def known_after(self, entries: list[Entry], after: int) -> Known:
        """What a client knows that has seen the rows up to a number, and not the entries after it."""
        goes_back = any(entry.kind in ("undo", "rewind") for entry in entries)
        cards = sum(end <= after for end, _ in self._complete)
        return Known() if goes_back else Known(cards, self.made)

    def _add(self, entry: Entry) -> None:
        public = [event for event in entry.events if event.known_to(None)]
        for place, event in enumerate(public):
            complete = self._digest.add((entry.seq, place), event)
            if complete is not None:
                self._complete.append((complete.end, _text(complete)))
        if public:
            first, _ = self._digest.since
            self._rows = [row for row in self._rows if row[0] >= first] + [(entry.seq, entry.moves)]


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count: no later one took them back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind in ("undo", "rewind"):
            while kept and kept[-1].moves > entry.moves:
                kept.pop()
        elif entry.events:
            kept.append(entry)
    return kept


def _text(card: Card) -> Raw:
    return Raw(_encode(card.document()))
