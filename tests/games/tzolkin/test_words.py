"""The words of Tzolk'in: complete, the same keys and variables in every language, and fit for whole games."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.events import Event, EventKind
from sacbe.core.reasons import Reason
from sacbe.core.session import Session
from sacbe.core.words import LANGUAGES, Words, key
from sacbe.games.tzolkin import actions, events, frames, ids, names

PACKAGE = "sacbe.games.tzolkin"
PLAYERS = ("Ana", "Béla", "Chico", "Dolores", "Eva")
WORDS = {language: Words.load(language, PACKAGE) for language in LANGUAGES}

NAMED = (
    *names.PLACES,
    *names.TEMPLES,
    *names.TRACKS,
    *names.GOODS,
    *names.TYPES,
    *names.SIDES,
    *names.HARVEST_TILES,
    *names.JUNGLE,
    *names.CHOICE_ICONS,
    *names.DAYS,
    *names.FOOD_DAYS,
    *names.ARCHITECTURE_CHOICES,
    *names.TILES,
    *names.WEALTH,
    *names.MODULES,
    *names.TRIBES,
    *names.PROPHECIES,
    *names.QUICK_TILES,
    *(f"bonus_{track}" for track in names.TRACKS),
    *(f"harvest_{way}" for way in names.HARVESTS),
    *(f"use_{action}" for action in names.ACTIONS),
)
VERBS = tuple(verb.name for verb in actions.SPACE.verbs)
ASKING = tuple(
    name for kind, (name, _) in frames.SPECS.items() if kind in frames.CHANCE_KINDS or kind >= ids.KEEP_WEALTH
)
OTHERS = ("game-name", "game-subtitle", "credits", "goods")
EXPLAINED_IN = ("explain.py", "refusals.py", "prices.py", "modules/explain.py", "modules/explain_taxes.py")
SCORE = ("total", "seat", "winner", "shared")
SAMPLE_NUMBERS = (0, 1, 2, 5, -1, 2.25)


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
    if any(variant.lstrip("-").isdigit() or variant == "one" for variant in chosen):
        return SAMPLE_NUMBERS
    return (*sorted(chosen), "xyz")


def assert_reads_well(text: str) -> None:
    """A text for people: no braces, variables, ids, or spare spaces."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}$_]|  |\?\?\?|\n", text), text


# What must be there.


def reasons() -> Iterator[tuple[str, set[str] | None]]:
    """The keys of all reasons that are given, with their data where they are written on the spot."""
    sources = [(files(PACKAGE) / path).read_text("utf-8") for path in EXPLAINED_IN]
    for node in (node for source in sources for node in ast.walk(ast.parse(source))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            reason = ast.literal_eval(node.args[0])
            if len(node.args) < 3:
                yield reason, set()
            elif isinstance(node.args[2], ast.Dict) and None not in node.args[2].keys:
                yield reason, {ast.literal_eval(field) for field in node.args[2].keys if field is not None}
            else:
                yield reason, None


REASONS = tuple(sorted({reason for reason, _ in reasons()}))


def terms() -> set[str]:
    """The terms of the evaluation in the middle of a game."""
    game = sacbe.game("tzolkin")
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
        *(key("text", tile) for tile in (*names.TILES, *names.WEALTH, *names.TRIBES, *names.MODULES)),
        *(key(f"prophecy-{prophecy}", what) for prophecy in names.PROPHECIES for what in ("text", "counts")),
        *(key("quick-action", action) for action in names.QUICK_ACTIONS),
        *(key("part", part) for part in names.TAXED),
        *(key(prefix, verb) for verb in VERBS for prefix in ("action", "verb")),
        *(key(prefix, kind) for kind in ASKING for prefix in ("prompt", "question")),
        *(key("log", kind.name) for kind in events.EVENT_KINDS),
        *(key("reason", reason) for reason in REASONS),
        *(key("score", heading) for heading in SCORE),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_none_too_many(language: str) -> None:
    written = set(MESSAGES[language])
    assert expected_keys() - written == set()
    assert written - expected_keys() == set()


def test_the_keys_stand_in_the_same_order_in_every_language() -> None:
    for language in LANGUAGES:
        assert list(MESSAGES[language]) == list(MESSAGES["en"])


def test_reasons_are_found_in_the_source() -> None:
    assert {"costs-corn", "other-question", "worker-blocks-two-days"} <= set(REASONS)
    assert len(REASONS) > 40


def test_a_message_uses_the_same_variables_in_every_language() -> None:
    """A language may choose a form by the id of a name where another needs only the name."""
    for message in MESSAGES["en"]:
        used = [{name.removesuffix("_id") for name in variables(language, message)} for language in LANGUAGES]
        assert all(others == used[0] for others in used), (message, used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: str) -> None:
    for message in MESSAGES[language]:
        chosen = variables(language, message)
        for values in itertools.product(*(samples(variants) for variants in chosen.values())):
            assert_reads_well(WORDS[language].text(message, **dict(zip(chosen, values, strict=True))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_uses_only_the_data_it_is_given(language: str) -> None:
    for reason, fields in reasons():
        if fields is not None:
            used = {name.removesuffix("_id") for name in variables(language, key("reason", reason))}
            assert used <= fields, reason


# Names and texts.


FACES = {building["id"]: building.get("face", building["id"]) for building in names.load("buildings")}
FACES |= {tile: tile.rstrip("_12") for tile in names.QUICK_TILES if tile.startswith("q1_technology")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_copies_share_a_name_and_other_tiles_do_not(language: str) -> None:
    faces: dict[str, set[str]] = {}
    for tile in (*names.TILES, *names.WEALTH):
        faces.setdefault(WORDS[language].name(tile), set()).add(FACES.get(tile, tile))
    assert [same for same in faces.values() if len(same) > 1] == []
    assert len(faces) == len({FACES.get(tile, tile) for tile in (*names.TILES, *names.WEALTH)})


AMOUNTS = ("amount", "workers", "corn", "steps", "max", "victory_points_each")
TABLES = ("materials", "victory_points_by_count", "victory_points_each_by_player_count")


def numbers_in(text: str) -> Counter[int]:
    """The numbers in a text."""
    return Counter(int(number) for number in re.findall(r"\d+", text))


def printed_numbers(effect: dict[str, Any]) -> set[int]:
    """The amounts printed with an effect."""
    amounts = [effect.get(name, 0) for name in AMOUNTS]
    return {
        amount
        for amount in (*amounts, *(n for name in TABLES for n in effect.get(name, {}).values()))
        if amount
    }


def test_a_text_tells_every_number_that_is_printed() -> None:
    for tile in (*names.load("buildings"), *names.load("wealth"), *names.load("monuments")):
        told = numbers_in(WORDS["en"].text(key("text", tile["id"])))
        for effect in tile.get("effects") or [tile["scoring"]]:
            assert printed_numbers(effect) <= set(told), tile["id"]


def test_names_and_texts_have_the_same_numbers_in_every_language() -> None:
    for message in MESSAGES["en"]:
        if message.startswith(("name-", "text-")):
            told = [numbers_in(words.text(message)) for words in WORDS.values()]
            assert all(others == told[0] for others in told), (message, told)


# Everything the engine can say.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_text_of_its_own(language: str) -> None:
    texts: dict[str, set[str]] = {}
    for action in actions.SPACE:
        text = WORDS[language].action(actions.SPACE, action)
        assert_reads_well(text)
        verb, noun = actions.SPACE.verb(action), actions.SPACE.noun(action) or ""
        texts.setdefault(text, set()).add(f"{verb} {FACES.get(noun, noun)}")
    assert [same for same in texts.values() if len(same) > 1] == []


def locals_of(kind: str) -> Iterator[dict[str, object]]:
    """Locals that a frame of this kind may have."""
    specs = frames.SPECS[frames.FRAMES.names.index(kind)][1]
    values: list[list[object]] = []
    for local in specs:
        if local.is_set:
            values.append([list(local.values[:count]) for count in range(len(local.values))])
        else:
            values.append(list(local.values))
    for chosen in itertools.product(*values):
        yield dict(zip((local.name for local in specs), chosen, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKING)
def test_every_question_can_be_put(language: str, kind: str) -> None:
    for data in locals_of(kind):
        assert_reads_well(WORDS[language].prompt(kind, seat=0, **data))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", events.EVENT_KINDS, ids=lambda kind: kind.name)
def test_every_event_can_be_told(language: str, kind: EventKind) -> None:
    choices: list[tuple[int | str, ...]] = [kind.names.get(field, (-1, 0, 1, 2, 9)) for field in kind.fields]
    for values in itertools.product(*choices):
        event = Event(kind.name, 0, dict(zip(kind.fields, values, strict=True)))
        assert_reads_well(WORDS[language].log(event, PLAYERS))


def play_random_game(players: int, seed: int, modules: tuple[str, ...] = ()) -> Iterator[Session]:
    """A table before each of its random actions, and at the end."""
    session = sacbe.start("tzolkin", players, modules=modules, seed=seed)
    stream = Stream(seed)
    while not session.is_over:
        yield session
        legal = session.game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    yield session


@pytest.mark.parametrize(
    ("players", "modules"), [(2, ()), (3, ()), (4, ()), (3, names.MODULES), (5, names.MODULES)]
)
def test_a_whole_game_is_told_in_every_language(players: int, modules: tuple[str, ...]) -> None:
    session, asked = None, set()
    for session in play_random_game(players, players, modules):
        for words in WORDS.values():
            for action in session.game.legal(session.state):
                assert_reads_well(words.action(session.game.actions, action))
            if session.to_act is not None:
                question = session.view(session.to_act)["question"]
                asked.add(question["kind"])
                assert_reads_well(words.prompt(**question))
    assert session is not None
    assert session.is_over
    assert {"keep_wealth", "turn", "placing", "picking", "use_action"} <= asked
    for words in WORDS.values():
        for event in session.events:
            assert_reads_well(words.log(event, PLAYERS))


def test_every_refusal_of_a_game_is_explained_in_every_language() -> None:
    refusals: dict[str, Reason] = {}
    for session in play_random_game(3, seed=5):
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
        "Ana places a worker on Palenque 3 for 4 corn.",
        "Ana places a worker on the starting player space for free.",
        "Ana gains 2 crystal skulls.",
        "Ana scores 2.25 points (corn and blocks left).",
        "Ana loses 3 points (unfed workers).",
    ),
    "pt": (
        "Ana coloca um trabalhador em Palenque 3 por 4 de milho.",
        "Ana coloca um trabalhador no espaço de jogador inicial de graça.",
        "Ana ganha 2 caveiras de cristal.",
        "Ana marca 2,25 pontos (milho e blocos restantes).",
        "Ana perde 3 pontos (trabalhadores sem comida).",
    ),
    "es": (
        "Ana coloca un trabajador en Palenque 3 por 4 de maíz.",
        "Ana coloca un trabajador en la casilla de jugador inicial gratis.",
        "Ana consigue 2 calaveras de cristal.",
        "Ana anota 2,25 puntos (maíz y cubos restantes).",
        "Ana pierde 3 puntos (trabajadores sin comer).",
    ),
    "hu": (
        "Ana 4 kukoricáért letesz egy munkást a Palenque 3. mezőjére.",
        "Ana ingyen letesz egy munkást a kezdőjátékos-mezőre.",
        "Ana 2 kristálykoponyát szerez.",
        "Ana 2,25 pontot szerez (megmaradt kukorica és kockák).",
        "Ana 3 pontot veszít (éhes munkások).",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_read_as_sentences(language: str) -> None:
    told = (
        Event("placed", 0, {"place": "palenque", "space": 3, "corn": 4}),
        Event("placed", 0, {"place": "starting_player_space", "space": 0, "corn": 0}),
        Event("gained", 0, {"good": "skull", "amount": 2}),
        Event("scored", 0, {"source": "corn", "quarters": 9}),
        Event("scored", 0, {"source": "hunger", "quarters": -12}),
    )
    assert tuple(WORDS[language].log(event, PLAYERS) for event in told) == TOLD[language]
