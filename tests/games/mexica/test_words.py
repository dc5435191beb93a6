"""The words of Mexica: complete, the same keys and variables in every language, and fit for whole games."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sacbe
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.events import Event, EventKind
from sacbe.core.reasons import Reason
from sacbe.core.session import Session
from sacbe.core.words import LANGUAGES, Words, key
from sacbe.games.mexica import actions, events, frames, ids, names

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
ASKING = {
    name: locals_
    for kind, (name, locals_) in frames.SPECS.items()
    if kind in frames.CHANCE_KINDS or kind >= ids.PLACE_PILLI
}
OTHERS = ("game-name", "game-subtitle", "credits", "player-of-seat", "cli-help", "cli-why-what")
SCORE = ("total", "seat", "winner", "shared")
SHOWN_IN = ("board.py", "island.py")
SAMPLE_NUMBERS = (0, 1, 2, 5)


# The messages of a language, as they are written.


def parsed(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key; there must be nothing unreadable and no key twice."""
    source = (files(PACKAGE) / "words" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    twice = [name for name, count in Counter(message.id.name for message in messages).items() if count > 1]
    assert twice == []
    return {message.id.name: message for message in messages}


MESSAGES = {language: parsed(language) for language in LANGUAGES}


class Inspection(Visitor):
    """The variables of a message and of those it refers to, and the variants chosen by each."""

    def __init__(self, messages: dict[str, ftl.Message], message: str) -> None:
        self.messages = messages
        self.variants: dict[str, set[str]] = {}
        self.visit(messages[message])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variants.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Go on in the message referred to."""
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note the variants of a selector."""
        assert isinstance(node.selector, ftl.VariableReference)
        chosen = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            chosen.add(variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name)
        self.generic_visit(node)


def variables(language: str, message: str) -> dict[str, set[str]]:
    """The variables of a message, with the variants chosen by them."""
    return Inspection(MESSAGES[language], message).variants


def samples(chosen: set[str]) -> tuple[object, ...]:
    """Values that reach every variant of a selector."""
    if not chosen:
        return ("Xyz", 3)
    if any(variant.isdigit() or variant == "one" for variant in chosen):
        return SAMPLE_NUMBERS
    return (*sorted(chosen), "xyz")


def assert_reads_well(text: str) -> None:
    """A text for people: no braces, variables, ids, spare spaces, or doubled full stops."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$_]|  |\?\?\?|\n|\.\.| [.,;:?]", text), text


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
    return set(game.terms(state, 0))


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
    written = set(MESSAGES[language])
    assert expected_keys() - written == set()
    assert written - expected_keys() == set()


def test_the_keys_stand_in_the_same_order_in_every_language() -> None:
    for language in LANGUAGES:
        assert list(MESSAGES[language]) == list(MESSAGES["en"])


def test_reasons_and_labels_are_found_in_the_source() -> None:
    assert {"costs-points", "other-question", "would-trap", "not-along-the-bridge"} <= set(REASONS)
    assert len(REASONS) > 35
    assert len(board_labels()) > 20


def test_a_message_uses_the_same_variables_in_every_language() -> None:
    """A language may choose a form by the id of a name where another needs only the name."""
    for message in MESSAGES["en"]:
        used = [{name.removesuffix("_id") for name in variables(language, message)} for language in LANGUAGES]
        assert all(others == used[0] for others in used), (message, used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: str) -> None:
    for message in set(MESSAGES[language]) - {"cli-help"}:
        chosen = variables(language, message)
        for values in itertools.product(*(samples(variants) for variants in chosen.values())):
            assert_reads_well(WORDS[language].text(message, **dict(zip(chosen, values, strict=True))))


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
        used = {name.removesuffix("_id") for name in variables(language, key("reason", reason))}
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


def play_random_game(players: int, seed: int, modules: tuple[str, ...] = ()) -> Iterator[Session]:
    """A table before each of its random actions, and at the end."""
    session = sacbe.start("mexica", players, modules=modules, seed=seed)
    stream = Stream(seed)
    while not session.is_over:
        yield session
        legal = session.game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    yield session


@pytest.mark.parametrize("players", (2, 3, 4))
def test_a_whole_game_is_told_in_every_language(players: int) -> None:
    session, asked = None, set()
    for session in play_random_game(players, seed=players):
        if session.to_act is None:
            continue
        question = session.view(session.to_act)["question"]
        if repr(question) not in asked:
            asked.add(repr(question))
            for words in WORDS.values():
                assert_reads_well(words.prompt(**question))
    assert session is not None
    assert session.is_over
    kinds = " ".join(asked)
    assert all(kind in kinds for kind in ("turn", "vote", "lay_first", "lay_second", "choose_site"))
    for words in WORDS.values():
        for event in session.events:
            assert_reads_well(words.log(event, PLAYERS))


def test_every_refusal_of_a_game_is_explained_in_every_language() -> None:
    refusals: dict[str, Reason] = {}
    for moment, session in enumerate(play_random_game(3, seed=5)):
        if moment % 25 == 0:
            for action in session.game.actions:
                reason = session.explain(action)
                if reason is not None:
                    refusals[repr(reason)] = reason
    for words in WORDS.values():
        for reason in refusals.values():
            assert_reads_well(words.reason(reason))
    assert len({reason.key for reason in refusals.values()}) > 20


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
