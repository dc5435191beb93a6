"""Words: everything a game can say is said in every language, and reads well."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from sacbe.core import registry
from sacbe.core.decisions import Local
from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.reasons import Reason
from sacbe.core.words import LANGUAGES, Words
from tests.contract.messages import assert_reads_well, messages, sample_arguments, variables
from tests.contract.tables import GAMES, Table

PLAYERS = ("Ana", "Béla", "Chico", "Dolores", "Emma")
HELP = "cli-help"
"""A page, not a sentence."""

SOME_NUMBERS = (-1, 0, 1, 2, 9)
MANY = 100
"""Of more values than so many only some are tried."""

MOMENTS_BETWEEN = 60
"""Moments of a game between two at which all reasons are read."""


def all_words(table: Table) -> list[Words]:
    """The words of a game in every language."""
    return [registry.words_of(table.game, language) for language in LANGUAGES]


def package_of(game: Game) -> str:
    """The package that a game and its words are in."""
    return type(game).__module__.rpartition(".")[0]


# The messages.


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_are_in_the_same_order_in_every_language(game: str) -> None:
    keys = [list(messages(package_of(GAMES[game]), language)) for language in LANGUAGES]
    assert all(other == keys[0] for other in keys)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_uses_the_same_variables_in_every_language(game: str) -> None:
    package = package_of(GAMES[game])
    for message in messages(package, "en"):
        used = [variables(package, language, message) for language in LANGUAGES]
        assert all(others == used[0] for others in used), (message, used)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_filled_in(game: str, language: str) -> None:
    package, words = package_of(GAMES[game]), registry.words_of(GAMES[game], language)
    for message in messages(package, language).keys() - {HELP}:
        for arguments in sample_arguments(package, language, message):
            assert_reads_well(words.text(message, **arguments))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_read(game: str, language: str) -> None:
    actions, words = GAMES[game].actions, registry.words_of(GAMES[game], language)
    for action in actions:
        assert_reads_well(words.action(actions, action))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_put(game: str, language: str) -> None:
    words = registry.words_of(GAMES[game], language)
    for kind in GAMES[game].decision_kinds:
        locals_ = {local.name: values_of(local) for local in kind.locals}
        for data in () if kind.is_automatic else each(locals_):
            assert_reads_well(words.prompt(kind.name, seat=0, **data))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_can_be_told(game: str, language: str) -> None:
    words = registry.words_of(GAMES[game], language)
    for kind in GAMES[game].event_kinds:
        for data in each({field: kind.names.get(field, SOME_NUMBERS) for field in kind.fields}):
            assert_reads_well(words.log(Event(kind.name, 0, data), PLAYERS))


def values_of(local: Local) -> Sequence[object]:
    """What a document may have for a local."""
    if local.is_set:
        return [list(local.values[:count]) for count in range(len(local.values))]
    return [*local.values, *[None] * local.or_none]


def each(values: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Each value of each field, or a few of very many, with each of the others."""
    tried = [some if len(some) <= MANY else (*some[:3], *some[-3:]) for some in values.values()]
    return (dict(zip(values, chosen, strict=True)) for chosen in itertools.product(*tried))


# What comes up in games.


def test_every_event_of_a_game_can_be_told(table: Table) -> None:
    for words in all_words(table):
        for event in table.played(0).events:
            assert_reads_well(words.log(event, PLAYERS))


def test_every_question_and_every_reason_of_a_game_can_be_put(table: Table) -> None:
    questions, reasons = asked_and_refused(table)
    for words in all_words(table):
        for question in questions:
            assert_reads_well(words.prompt(**question))
        for reason in reasons:
            assert_reads_well(words.reason(reason))


def asked_and_refused(table: Table) -> tuple[list[dict[str, Any]], list[Reason]]:
    """The different questions that come up in a random game, and the reasons at some of its moments."""
    questions: dict[str, dict[str, Any]] = {}
    reasons: dict[str, Reason] = {}
    for number, state in enumerate(table.walk(seed=5)):
        for question in table.game.position(state)["pending"][-1:]:
            questions[repr(question)] = question
        for action in table.game.actions if number % MOMENTS_BETWEEN == 0 else ():
            reason = table.game.explain(state, action)
            if reason is not None:
                reasons[repr(reason)] = reason
    assert len({question["kind"] for question in questions.values()}) > 1
    return list(questions.values()), list(reasons.values())
