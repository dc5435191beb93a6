"""Words: everything a game can say is said in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from sacbe.core.reasons import Reason
from sacbe.core.words import LANGUAGES, Words
from tests.contract.tables import Table

PLAYERS = ("Ana", "Béla", "Chico", "Dolores", "Emma")
KEY = re.compile(r"^([a-z][A-Za-z0-9-]*) =", re.MULTILINE)


def package_of(table: Table) -> str:
    """The package that a game and its words are in."""
    return type(table.game).__module__.rpartition(".")[0]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, table: Table) -> Words:
    return Words.load(request.param, package_of(table))


def test_all_languages_have_the_same_keys(table: Table) -> None:
    keys = [
        KEY.findall((files(package_of(table)) / "words" / f"{language}.ftl").read_text("utf-8"))
        for language in LANGUAGES
    ]
    assert all(other == keys[0] for other in keys)
    assert len(set(keys[0])) == len(keys[0])


def test_every_action_can_be_read(table: Table, words: Words) -> None:
    texts = [words.action(table.game.actions, action) for action in table.game.actions]
    assert all(text == text.strip() != "" for text in texts)
    for verb in table.game.actions.verbs:
        assert words.text(f"verb-{verb.name.replace('_', '-')}")


def test_every_event_of_a_game_can_be_told(table: Table, words: Words) -> None:
    for event in table.played(0).events:
        assert words.log(event, PLAYERS)


def test_every_question_and_every_reason_can_be_put(table: Table, words: Words) -> None:
    questions, reasons = asked_and_refused(table)
    for question in questions:
        local = {key: value for key, value in question.items() if key not in ("kind", "seat")}
        assert words.prompt(question["kind"], **local)
    for reason in reasons:
        assert words.reason(reason)


@cache
def asked_and_refused(table: Table) -> tuple[list[dict[str, Any]], list[Reason]]:
    """The different questions and reasons that come up in a random game."""
    questions: dict[str, dict[str, Any]] = {}
    reasons: dict[str, Reason] = {}
    for state in table.moments(seed=5, every=20)[:-1]:
        question = table.game.position(state)["pending"][-1]
        questions[repr(question)] = question
        for action in table.game.actions:
            reason = table.game.explain(state, action)
            if reason is not None:
                reasons[repr(reason)] = reason
    return list(questions.values()), list(reasons.values())
