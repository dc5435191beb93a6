"""Comparing the engine with the slow rules at one decision, and counting what was compared."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from sacbe.core.constants import CHANCE
from sacbe.core.game import Game
from sacbe.core.state import State
from tests.games.tzolkin.slow.data import Document
from tests.games.tzolkin.slow.outcomes import successor
from tests.games.tzolkin.slow.questions import legal, space_prices


class Comparison:
    """The engine beside the slow rules; `branches` counts the kinds of questions and answers compared."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.branches: Counter[str] = Counter()

    def check(self, state: State, rng: random.Random, *, every_answer: bool) -> None:
        """Both must find the same answers to the question that stands, and do the same on one or each."""
        document, actions = self.game.position(state), self.game.legal(state)
        texts = {self.game.text(action): action for action in actions}
        assert sorted(texts) == legal(document), document
        self.branches.update(question_labels(document))
        every_answer = every_answer and document["pending"][-1]["seat"] != "chance"
        for text in texts if every_answer else [rng.choice(list(texts))]:
            after = state.copy()
            self.game.apply(after, texts[text])
            expected, got = comparable(successor(document, text)), comparable(self.game.position(after))
            assert expected == got, (text, list(differ(expected, got)), document)
            self.branches.update(answer_labels(document, text))


def full(game: Game, document: Document) -> Document:
    """A document with all its fields, after the steps that run by themselves and what chance decides.

    It is trusted, so that a step can be looked at alone, wherever it is put.
    """
    state = game.from_position(document, trusted=True)
    while game.to_act(state) == CHANCE:
        game.apply(state, game.legal(state)[0])
    return game.position(state)


def comparable(document: Document) -> Document:
    """A position without the order of piles, the sources of points and the day after the last one."""
    if not document["pending"]:
        document["day"] = None
    for name in ("monuments", "chichen_itza_skulls", "wealth_drawn"):
        document[name].sort()
    for seat in document["seats"]:
        seat["points"] = sum(seat["points"].values())
        for name in ("buildings", "monuments", "wealth", "wealth_dealt"):
            seat[name].sort()
    return document


def differ(expected: Any, got: Any, path: str = "") -> Iterator[str]:
    """The places where two documents differ."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        for name in expected:
            yield from differ(expected[name], got[name], f"{path}.{name}")
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for place, pair in enumerate(zip(expected, got, strict=True)):
            yield from differ(*pair, f"{path}[{place}]")
    elif expected != got:
        yield f"{path}: expected {expected}, got {got}"


def question_labels(document: Document) -> list[str]:
    """The kind of the question, and its variant where there are several."""
    question = document["pending"][-1]
    variants = [question[name] for name in ("way", "how", "optional", "begged") if name in question]
    return [f"? {question['kind']}", *(f"? {question['kind']} {variant}" for variant in variants)]


def answer_labels(document: Document, text: str) -> list[str]:
    """The verb of an answer, the answer itself, and whether the gods take pity."""
    question, (verb, _, noun) = document["pending"][-1], text.partition(" ")
    labels = [verb, text] if noun else [verb]
    if question["kind"] == "turn" and verb == "place":
        corn = document["seats"][question["seat"]]["corn"]
        labels += ["pity"] if space_prices(document)[noun] > corn else []
    return labels
