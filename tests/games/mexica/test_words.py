"""The words of Mexica: every key and none too many, and whatever the engine can say reads well."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sacbe
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.events import Event, EventKind
from sacbe.core.words import LANGUAGES, Words, key
from sacbe.games.mexica import actions, events, ids, names
from sacbe.games.mexica.decisions import KINDS
from tests.contract.messages import assert_reads_well, messages, variables

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
VERBS = tuple(verb.name for verb in actions.SPACE.verbs)
ASKING = {kind.name: kind.locals for kind in KINDS if not kind.is_automatic}
OTHERS = ("game-name", "game-subtitle", "credits", "player-of-seat", "cli-help", "cli-why-what")
SCORE = ("total", "seat", "winner", "shared")
SHOWN_IN = ("text/board.py", "text/island.py")


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


def board_labels() -> set[str]:
    """The labels that the table in a terminal is written with."""
    sources = [(files(PACKAGE) / source).read_text("utf-8") for source in SHOWN_IN]
    return {label for source in sources for label in re.findall(r'["\'](board-[a-z-]+)["\']', source)}


def of_command_line() -> set[str]:
    """The keys that the command line brings for all games."""
    source = (files("sacbe.cli") / "words" / "en.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


def terms() -> set[str]:
    """The terms of the evaluation in the middle of a game."""
    game = sacbe.game("mexica")
    state, stream = game.new(2), Stream(1)
    for _ in range(40):
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
    return set(game.evaluation().terms(state, 0))


def expected_keys() -> set[str]:
    """Every key that the game has something to say under."""
    return {
        *OTHERS,
        *(key("name", thing) for thing in NAMED),
        *(key("source", source) for source in names.SOURCES),
        *(key("term", term) for term in terms()),
        *(key(prefix, verb) for verb in VERBS for prefix in ("action", "verb")),
        *(key(prefix, kind) for kind in ASKING for prefix in ("prompt", "question")),
        *(key("log", kind.name) for kind in events.EVENT_KINDS),
        *(key("reason", reason) for reason in REASONS),
        *(key("score", heading) for heading in SCORE),
        *(board_labels() - of_command_line()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_none_too_many(language: str) -> None:
    written = set(messages(PACKAGE, language))
    assert expected_keys() - written == set()
    assert written - expected_keys() == set()


def test_reasons_and_labels_are_found_in_the_source() -> None:
    assert {"costs-points", "other-question", "would-trap", "not-along-the-bridge"} <= set(REASONS)
    assert len(REASONS) > 35
    assert len(board_labels()) > 20


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKING)
def test_every_question_can_be_put(language: str, kind: str) -> None:
    few: list[Sequence[object]] = [[*local.values[:12], *[None] * local.or_none] for local in ASKING[kind]]
    for chosen in itertools.product(*few):
        data = dict(zip((local.name for local in ASKING[kind]), chosen, strict=True))
        if kind != "choose_goal" or data["origin"] is not None:
            assert_reads_well(WORDS[language].prompt(kind, seat=0, **data))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", events.EVENT_KINDS, ids=lambda kind: kind.name)
def test_every_event_can_be_told(language: str, kind: EventKind) -> None:
    choices: list[Sequence[int | str]] = []
    for field in kind.fields:
        values: Sequence[int | str] = kind.names.get(field, (0, 1, 2, 9))
        if field != "other":
            values = [value for value in values if value != ""]
        choices.append(values if len(values) < 20 else [*values[:3], *values[-3:]])
    for data in itertools.product(*choices):
        event = Event(kind.name, 0, dict(zip(kind.fields, data, strict=True)))
        assert_reads_well(WORDS[language].log(event, PLAYERS))


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
        "Ana constrói um canal em D5.",
        "Ana constrói um canal em D5 e D6.",
        "Ana constrói uma ponte sobre O7, oeste–leste.",
        "Ana marca 1 ponto (presença em fundações).",
        "Ana quer manter o calpulli de 10.",
    ),
    "es": (
        "Ana coloca un canal en D5.",
        "Ana coloca un canal en D5 y D6.",
        "Ana construye un puente sobre O7, oeste–este.",
        "Ana anota 1 punto (presencia en fundaciones).",
        "Ana quiere conservar el calpulli de 10.",
    ),
    "hu": (
        "Ana csatornát rak ide: D5.",
        "Ana csatornát rak ide: D5 és D6.",
        "Ana hidat épít ide: O7, nyugat–kelet.",
        "Ana 1 pontot szerez (jelenlét alapításkor).",
        "Ana megtartaná ezt a calpullit: 10.",
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
