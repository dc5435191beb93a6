"""What happened, in sentences: one paragraph for what one player did, one line for what the game did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sacbe.cli import console
from sacbe.core.events import Event
from sacbe.core.typography import Paint, letters
from sacbe.core.words import Words

QUIET = ("turn_began", "turn_ended")
"""Events that the paragraphs show by themselves."""


def sentences(
    events: Iterable[Event], words: Words, players: Sequence[str], paint: Paint, margin: int = 0
) -> list[str]:
    """The events as lines that fit the terminal, less a margin."""
    lines: list[str] = []
    for seat, sentences in _paragraphs(events, words, players):
        if seat is None:
            lines += [
                paint.faint(line)
                for sentence in sentences
                for line in console.wrapped(sentence, "  ", "  ", margin)
            ]
            continue
        head = f"{letters(players)[seat]} {players[seat]}"
        first, *rest = console.wrapped("; ".join(sentences) + ".", f"{head}  ", "    ", margin)
        lines += [paint.seat(seat, head) + first[len(head) :], *rest]
    return lines


def _paragraphs(
    events: Iterable[Event], words: Words, players: Sequence[str]
) -> list[tuple[int | None, list[str]]]:
    """Runs of sentences about one seat without its name; others, such as the game's own, stand alone."""
    paragraphs: list[tuple[int | None, list[str]]] = []
    for event in events:
        if event.kind in QUIET:
            continue
        seat, sentence = event.seat, words.log(event, players)
        if seat is not None and sentence.startswith(f"{players[seat]} "):
            sentence = sentence[len(players[seat]) + 1 :].rstrip(".")
        else:
            seat = None
        if not paragraphs or paragraphs[-1][0] != seat:
            paragraphs.append((seat, []))
        paragraphs[-1][1].append(sentence)
    return paragraphs
