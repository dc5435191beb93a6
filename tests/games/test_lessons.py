"""Every lesson teaches what it says: each path is played, with every wrong action and every sentence.

A new lesson needs no code here: docs/adding-a-lesson.md explains how to write one.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sacbe
from sacbe.bots.levels import LEVELS
from sacbe.core import constants, lessons, registry
from sacbe.core.lessons import FULL_TABLE, Lesson, Step
from sacbe.core.session import Session
from sacbe.core.words import LANGUAGES, Words
from tests.words.files import FILES, RULES, texts

LESSONS = {
    id: (game, lesson)
    for game in registry.names()
    for id, lesson in lessons.of_game(registry.get(game)).items()
}
TAUGHT = sorted({game for game, _ in LESSONS.values()})
STEPWISE = [id for id, (_, lesson) in LESSONS.items() if lesson.steps]
WHOLE_GAMES = [id for id in LESSONS if id not in STEPWISE]

PARTS_OF_THE_PAGE = {
    *("prompt", "points", "seat 0", "seat 1"),
    *("calendar", "prophecies"),
    *("tray", "action_points", "token"),
}
"""What a lesson may light that no action names."""
LONGEST = {"en": 18, "pt": 22, "es": 22, "hu": 18}
"""Words in one line of a lesson."""

every_lesson = pytest.mark.parametrize("id", LESSONS)
every_step = pytest.mark.parametrize("id", STEPWISE)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# The table.


def at(view: Any, path: str) -> Any:
    """What a view has at a path such as `seats.0.corn`; None where it has nothing."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view.get(part)
        if view is None:
            return None
    return view


def differences(session: Session, wanted: dict[str, Any]) -> dict[str, Any]:
    """What the learner sees that is not as wanted, by path."""
    view = session.view(0)
    return {path: at(view, path) for path, value in wanted.items() if at(view, path) != value}


def after(lesson: Lesson, *wants: str) -> Session:
    """The table after some steps, each done by one wanted action."""
    session = sacbe.from_position(lesson.position)
    for step, want in zip(lesson.steps, wants, strict=False):
        follow(session, step, want)
    return session


def follow(session: Session, step: Step, want: str) -> None:
    """Do a step, and let happen what the lesson says, chance included: just that."""
    moves = session.record.moves
    session.play(want)
    done = 1 + max(place for place, (seat, _) in enumerate(moves) if seat != constants.CHANCE)
    for seat, action in replies(step):
        if len(moves) == done:  # otherwise chance has drawn it already
            assert session.to_act == seat and action in session.legal(), (want, action, session.legal())
            session.play(action)
        assert moves[done] == (seat, session.game.actions.parse(action)), (want, action)
        done += 1
    assert len(moves) == done, (want, session.game.text(moves[-1][1]))


def replies(step: Step) -> Iterator[tuple[int, str]]:
    """What follows a step, action by action, with the seat."""
    for line in step.replies:
        seat, actions = line.split(": ", 1)
        for action in actions.split("; "):
            yield constants.CHANCE if seat == "chance" else int(seat), action


@cache
def paths(id: str) -> list[tuple[str, ...]]:
    """Every way to do all steps of a lesson."""
    found: list[tuple[str, ...]] = [()]
    for step in LESSONS[id][1].steps:
        found = [(*path, want) for path in found for want in step.want]
    return found


@every_lesson
def test_a_lesson_names_what_there_is(id: str) -> None:
    """Its rules, the lessons it unlocks, its bots, and a position of the game with as many seats."""
    game, lesson = LESSONS[id]
    start, known = sacbe.from_position(lesson.position), rule_ids(game)
    assert lesson.rules and set(lesson.rules) <= known
    assert [unlocked for unlocked in lesson.unlocks if not unlocked.endswith(FULL_TABLE)] == [
        unlocked for unlocked in lesson.unlocks if unlocked in LESSONS
    ]
    assert (start.game.name, start.state.players) == (game, lesson.players)
    assert lesson.modules == start.position()["modules"]
    assert lesson.names[0] is None and len(lesson.names) == lesson.players and all(lesson.names[1:])
    assert start.to_act == 0 and lesson.minutes > 0


@cache
def rule_ids(game: str) -> set[str]:
    """The ids of a game's rules."""
    pages = (page.read_text("utf-8") for page in RULES[game].glob("*.md"))
    return {id for page in pages for id in re.findall(r"^#+ ([A-Z]{2}-\d+)\b", page, re.MULTILINE)}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_offered_after_another(game: str) -> None:
    """The list of a game begins with one lesson and ends with a full table."""
    found = lessons.of_game(registry.get(game))
    unlocked = {id for lesson in found.values() for id in lesson.unlocks}
    first, *others = found
    assert first not in unlocked and unlocked >= set(others)
    assert any(id.endswith(FULL_TABLE) for id in unlocked)


@every_step
def test_what_is_lit_has_a_place(id: str) -> None:
    """The light and the arrow name nouns of actions, or parts of the page."""
    game, lesson = LESSONS[id]
    nouns = {noun for verb in registry.get(game).actions.verbs for noun in verb.nouns}
    for step in lesson.steps:
        named = {*step.light, *(step.arrow or {}).values()}
        assert step.light and named <= nouns | PARTS_OF_THE_PAGE


@every_step
def test_every_wanted_path_leads_to_the_goal(id: str) -> None:
    """Each step changes what the lesson says, and the goal is reached by the last one, not before."""
    lesson = LESSONS[id][1]
    for path in paths(id):
        session = sacbe.from_position(lesson.position)
        for step, want in zip(lesson.steps, path, strict=True):
            assert differences(session, lesson.goal), f"the goal is reached before {want}"
            assert session.to_act == 0, want
            assert want in session.legal(), f"{want}: {session.explain(want)}"
            follow(session, step, want)
            assert differences(session, step.after) == {}, want
        assert differences(session, lesson.goal) == {}, path


@every_step
def test_a_wrong_action_is_legal_or_refused_for_the_reason_named(id: str) -> None:
    lesson = LESSONS[id][1]
    for path in paths(id):
        for number, step in enumerate(lesson.steps):
            session = after(lesson, *path[:number])
            assert not step.tolerate.keys() & set(step.want)
            for action, named in step.tolerate.items():
                reason = session.explain(action)
                assert (reason.key if reason else None) == named, f"step {number + 1}: {action}"
                assert (action in session.legal()) == (named is None), f"step {number + 1}: {action}"


@pytest.mark.parametrize("id", WHOLE_GAMES)
def test_a_whole_game_can_be_played_to_its_end(id: str) -> None:
    """Against bots that there are; the seats of the others are theirs."""
    lesson = LESSONS[id][1]
    assert len(lesson.opponents) == lesson.players - 1 and set(lesson.opponents) <= set(LEVELS)
    for seed in range(2):
        chance, session = random.Random(seed), sacbe.from_position(lesson.position, seed=seed)
        while not session.is_over:
            assert differences(session, lesson.goal)
            session.play(chance.choice(session.legal()))
        assert differences(session, lesson.goal) == {}


# The sentences.


@every_language
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_has_its_sentences_and_no_other(game: str, language: str) -> None:
    found = lessons.of_game(registry.get(game)).values()
    written = texts(FILES[f"{game}/lessons"] / f"{language}.ftl")
    assert list(written) == [key for lesson in found for key in lesson.messages()]


@cache
def words_of(game: str, language: str) -> Words:
    """The words of a game and its lessons."""
    rules = registry.get(game)
    return registry.words_of(rules, language, lessons.package_of(rules))


@every_language
@every_lesson
def test_a_lesson_speaks_in_short_sentences(id: str, language: str) -> None:
    """With the names and terms filled in, no line is long, empty, or ends in the air."""
    game, lesson = LESSONS[id]
    for key in lesson.messages():
        line = words_of(game, language).text(key)
        count = len([word for word in line.split() if re.search(r"\w", word)])
        assert 0 < count <= LONGEST[language], f"{key} has {count} words: {line}"
        is_sentence = re.search(r"-(new|close|say|then|wrong-\d+|opening-\w+)$", key)
        assert not is_sentence or line[-1] in ".!?", f"{key}: {line}"
        assert "'" not in line and '"' not in line and "..." not in line, f"{key}: {line}"
