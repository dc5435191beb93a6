"""The words of Tzolk'in: every key and none too many, and whatever the engine can say reads well."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import sacbe
from sacbe.core.events import Event
from sacbe.core.words import LANGUAGES, Words, key
from sacbe.games.tzolkin import actions, names
from sacbe.games.tzolkin.text.signs import LEGEND
from tests.contract.messages import (
    assert_reads_well,
    board_labels,
    keys_of,
    messages,
    summary_keys,
    variables,
)

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
EXPLAINED_IN = ("explain.py", "refusals.py", "prices.py", "modules/explain.py", "modules/explain_taxes.py")


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


def expected_keys() -> set[str]:
    """Every key that the game has something to say under."""
    return {
        *keys_of(sacbe.game("tzolkin")),
        "goods",
        "goods-object",
        *(key("name", thing) for thing in NAMED),
        *(key("text", tile) for tile in (*names.TILES, *names.WEALTH, *names.TRIBES)),
        *(key(f"prophecy-{prophecy}", what) for prophecy in names.PROPHECIES for what in ("text", "counts")),
        *(key("quick-action", action) for action in names.QUICK_ACTIONS),
        *(key("part", part) for part in names.TAXED),
        *(key("verb", verb.name) for verb in actions.SPACE.verbs),
        *(key("reason", reason) for reason in REASONS),
        key("reason", "costs-corn-placing"),  # a price that names its parts
        *board_labels(PACKAGE),
        *(key("board-sign", sign) for sign in LEGEND),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_none_too_many(language: str) -> None:
    written = set(messages(PACKAGE, language))
    assert expected_keys() - written == set()
    assert written - expected_keys() - summary_keys(PACKAGE, written) == set()


def test_reasons_are_found_in_the_source() -> None:
    assert {"costs-corn", "other-question", "worker-blocks-two-days"} <= set(REASONS)
    assert len(REASONS) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_uses_only_the_data_it_is_given(language: str) -> None:
    for reason, fields in reasons():
        if fields is not None:
            used = variables(PACKAGE, language, key("reason", reason))
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
    for message in messages(PACKAGE, "en"):
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


# A few sentences in full.

TOLD = {
    "en": (
        "Ana places a worker on Palenque 3 for 4 corn.",
        "Ana places a worker on the starting player space for free.",
        "Ana gains 2 crystal skulls.",
        "Ana scores 2¼ points (corn and blocks left).",
        "Ana loses 3 points (unfed workers).",
    ),
    "pt": (
        "Ana coloca um trabalhador em Palenque 3 por 4 milhos.",
        "Ana coloca um trabalhador no espaço de jogador inicial de graça.",
        "Ana ganha 2 caveiras de cristal.",
        "Ana marca 2¼ pontos (milho e blocos restantes).",
        "Ana perde 3 pontos (trabalhadores sem comida).",
    ),
    "es": (
        "Ana coloca un trabajador en Palenque 3 por 4 unidades de maíz.",
        "Ana coloca un trabajador en la casilla de jugador inicial gratis.",
        "Ana consigue 2 calaveras de cristal.",
        "Ana anota 2¼ puntos (maíz y cubos restantes).",
        "Ana pierde 3 puntos (trabajadores sin comer).",
    ),
    "hu": (
        "Ana 4 kukoricáért letesz egy munkást a Palenque 3. mezőjére.",
        "Ana ingyen letesz egy munkást a kezdőjátékos-mezőre.",
        "Ana 2 kristálykoponyát szerez.",
        "Ana 2¼ pontot szerez (megmaradt kukorica és kockák).",
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
