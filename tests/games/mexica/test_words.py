"""The words of Mexica: every key and none too many, and whatever the engine can say reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import sacbe
from sacbe.core import registry
from sacbe.core.events import Event
from sacbe.core.words import LANGUAGES, Words, key
from sacbe.games.mexica import actions, ids, names
from tests.contract.messages import (
    assert_reads_well,
    board_labels,
    keys_of,
    messages,
    summary_keys,
    variables,
)

PACKAGE = "sacbe.games.mexica"
PLAYERS = ("Ana", "Béla", "Chico", "Dolores")
WORDS = {language: Words.load(language, PACKAGE) for language in LANGUAGES}

NAMED = (
    *names.CALPULLI,
    *names.CANALS,
    *names.AXES,
    *names.VOTES,
    *names.STRENGTHS,
    *registry.get("mexica").modules,
    names.COLOURS[ids.NEUTRAL],
)
OTHERS = ("player-of-seat", "cli-help", "cli-why-what")


# What must be there.


def reasons() -> Iterator[tuple[str, set[str]]]:
    """The keys of all reasons that are given, with their data; `at` names a cell, a seat has a player."""
    sources = [
        (files(PACKAGE) / path).read_text("utf-8") for path in ("explain.py", "refusals.py", "bans.py")
    ]
    for node in (node for source in sources for node in ast.walk(ast.parse(source))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in ("Reason", "at"):
            fields = {"cell"} if node.func.id == "at" else set()
            if node.func.id == "Reason" and len(node.args) > 2 and isinstance(node.args[2], ast.Dict):
                fields = {ast.literal_eval(field) for field in node.args[2].keys if field is not None}
            fields |= {"player"} if "seat" in fields else set()
            for part in ast.walk(node.args[0]):  # a key, or a choice of two
                if isinstance(part, ast.Constant):
                    yield str(part.value), fields


REASONS = tuple(sorted({reason for reason, _ in reasons()}))


def expected_keys() -> set[str]:
    """Every key that the game has something to say under."""
    return {
        *keys_of(sacbe.game("mexica")),
        *OTHERS,
        *(key("name", thing) for thing in NAMED),
        *(key("reason", reason) for reason in REASONS),
        *board_labels(PACKAGE),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_none_too_many(language: str) -> None:
    written = set(messages(PACKAGE, language))
    assert expected_keys() - written == set()
    assert written - expected_keys() - summary_keys(PACKAGE, written) == set()


def test_reasons_and_labels_are_found_in_the_source() -> None:
    assert {"costs-points", "other-question", "would-trap", "not-along-the-bridge"} <= set(REASONS)
    assert len(REASONS) > 35
    assert len(board_labels(PACKAGE)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_actions_of_this_game(language: str) -> None:
    text = WORDS[language].text("cli-help")
    assert "step H5" in text
    assert "MX-5" in text
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_uses_only_the_data_it_is_given(language: str) -> None:
    given: dict[str, set[str]] = {}
    for reason, fields in reasons():
        given.setdefault(reason, set()).update(fields)
    for reason, fields in given.items():
        used = variables(PACKAGE, language, key("reason", reason))
        assert used <= fields, reason


# Names.


def size_of(tile: str) -> str:
    """The size of a calpulli, as a text."""
    return tile.removeprefix("calpulli_").rstrip("ab")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_calpulli_is_named_by_its_size(language: str) -> None:
    for tile in names.CALPULLI:
        assert re.findall(r"\d+", WORDS[language].name(tile)) == [size_of(tile)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_things_have_names_of_their_own(language: str) -> None:
    things = (*names.CANALS, *names.AXES, *names.VOTES, *names.STRENGTHS)
    assert len({WORDS[language].name(thing) for thing in things}) == len(things)


# Everything the engine can say.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_text_of_its_own(language: str) -> None:
    texts: dict[str, set[str]] = {}
    for action in actions.SPACE:
        text = WORDS[language].action(actions.SPACE, action)
        assert_reads_well(text)
        verb, noun = actions.SPACE.verb(action), actions.SPACE.noun(action) or ""
        texts.setdefault(text, set()).add(f"{verb} {size_of(noun) if verb == 'draw' else noun}")
    assert [same for same in texts.values() if len(same) > 1] == []


# A few sentences in full.

TOLD = {
    "en": (
        "Ana lays a canal on D5.",
        "Ana lays a canal on D5 and D6.",
        "Ana builds a bridge over O7, west–east.",
        "Ana scores 1 point (present at a founding).",
        "Ana wants to keep the calpulli of 10.",
    ),
    "pt": (
        "Ana abre um canal em D5.",
        "Ana abre um canal em D5 e D6.",
        "Ana constrói uma ponte sobre O7, oeste–leste.",
        "Ana marca 1 ponto (presença em fundações).",
        "Ana quer manter o calpulli de 10.",
    ),
    "es": (
        "Ana abre un canal en D5.",
        "Ana abre un canal en D5 y D6.",
        "Ana construye un puente sobre O7, oeste–este.",
        "Ana anota 1 punto (presencia en fundaciones).",
        "Ana quiere conservar el calpulli de 10.",
    ),
    "hu": (
        "Ana csatornát rak le (D5).",
        "Ana csatornát rak le (D5 és D6).",
        "Ana hidat épít (O7, nyugat–kelet).",
        "Ana 1 pontot szerez (jelenlét alapításkor).",
        "Ana megtartaná a 10 mezős calpullit.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_read_as_sentences(language: str) -> None:
    told = (
        Event("canal_laid", 0, {"cell": "D5", "other": ""}),
        Event("canal_laid", 0, {"cell": "D5", "other": "D6"}),
        Event("bridge_built", 0, {"cell": "O7", "axis": "h"}),
        Event("scored", 0, {"source": "presence", "points": 1}),
        Event("voted", 0, {"size": 10, "vote": "no"}),
    )
    assert tuple(WORDS[language].log(event, PLAYERS) for event in told) == TOLD[language]
