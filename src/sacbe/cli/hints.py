"""Hints at the terminal: the best ways to continue, each with the number of its choice, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sacbe.bots.hints import find_hints
from sacbe.cli import console
from sacbe.core.constants import HUNDREDTHS
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.words import Words, key

INDENT = " " * 5


def lines(game: Game, state: State, words: Words, players: Sequence[str]) -> Iterator[str]:
    """For each hint its plan and the points that it promises; below it what speaks for it, and against."""
    choices = game.legal(state)
    for hint in find_hints(game, state, state.key()):
        plan = " · ".join(_step(game, actions, words) for actions in hint.plan)
        line = words("cli-hint", plan=plan, points=hint.value / HUNDREDTHS)
        yield from console.wrapped(line, f"{choices.index(hint.action) + 1:>3}  ", INDENT)
        sentences = [words.effect(effect, players) for effect in (hint.reason, hint.warning) if effect]
        if sentences:
            yield from console.wrapped(" ".join(sentences), INDENT, INDENT)


def _step(game: Game, actions: tuple[int, ...], words: Words) -> str:
    """An action, and the things that the answers to its follow-ups name."""
    first, *follow_ups = actions
    space = game.actions
    nouns = [(space.verb(action), noun) for action in follow_ups if (noun := space.noun(action))]
    things = words.listed([words.name(noun, key("name", verb)) for verb, noun in nouns])
    return words.action(space, first) + (f": {things}" if things else "")
