"""Words: messages of a language, names for ids, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.core.actions import ActionSpace, Verb
from sacbe.core.errors import BadOptions
from sacbe.core.events import Event
from sacbe.core.figures import figure
from sacbe.core.reasons import Reason
from sacbe.core.words import LANGUAGES, Words, key, points

SOURCE = """
hello = Hello, { $player }!
broken = { $player } and { missing }
attribute =
    .only = an attribute

name-red-house = Red House
name-corn = corn
name-reap-corn = ripe corn
source-corn = corn left

action-done = Done
action-build = Build the { $noun }
action-reap = Reap { $noun }, { $noun_id }
prompt-pay = { $owed ->
        [one] Pay { $owed } block
       *[other] Pay { $owed } blocks
    } ({ $optional }; { $kinds })
log-built = { $player } builds the { $house } on { $space }.
log-scored = { $points } points, { $loss } lost: { $source }
log-day-began = Day { $day }
reason-costs-corn = This costs { $cost } corn; you have { $have }.
"""


TERMS = 'some = 1 { -corn }, 2 { -corn(form: "object") }'


@pytest.fixture
def words() -> Words:
    """A few English words."""
    return Words("en", SOURCE)


def test_a_key_has_hyphens_for_underscores() -> None:
    assert key("name", "a1_farm_one_worker_1") == "name-a1-farm-one-worker-1"
    assert key("name", "use", "P1") == "name-use-P1"


def test_quarters_are_points_without_needless_decimals() -> None:
    assert [points(quarters) for quarters in (0, 4, 9, -12, -2)] == [0, 1, 2.25, -3, -0.5]
    assert isinstance(points(8), int)


def test_a_message_is_filled_in_without_marks_around_its_data(words: Words) -> None:
    assert words.text("hello", player="Ana") == words("hello", player="Ana") == "Hello, Ana!"


def test_an_unknown_key_is_refused(words: Words) -> None:
    assert words.has("hello")
    assert not words.has("goodbye")
    for message in ("goodbye", "attribute"):
        with pytest.raises(KeyError, match=message):
            words.text(message)


def test_a_message_that_cannot_be_filled_in_is_refused(words: Words) -> None:
    with pytest.raises(ValueError, match="'hello' cannot be filled in"):
        words.text("hello")
    with pytest.raises(ValueError, match="'broken' cannot be filled in"):
        words.text("broken", player="Ana")


def test_an_unknown_language_is_refused_with_one_sentence() -> None:
    with pytest.raises(BadOptions) as refusal:
        Words.load("tlh")
    assert str(refusal.value) == "There is no language 'tlh'; the languages are: en, pt, es, hu."


def test_a_number_is_written_as_the_language_writes_it() -> None:
    assert [figure(value, "en") for value in (0, 0.25, 12.5, -2.75, -0.5, 3)] == [
        *("0", "¼", "12½", "−2¾", "−½", "3")
    ]
    assert [figure(1234.1, locale) for locale in ("en", "pt_BR", "hu")] == [
        "1,234.1",
        "1.234,1",
        "1\xa0234,1",
    ]


def test_a_number_in_a_message_chooses_a_form_and_is_a_figure() -> None:
    source = "points = { $points ->\n    [one] { $points } ponto\n   *[other] { $points } pontos\n  }"
    words = Words("pt", source, "about = { NUMBER($points, maximumFractionDigits: 1) }")
    assert [words.text("points", points=points) for points in (1, 1.5, -3, 12.75)] == [
        *("1 ponto", "1½ ponto", "−3 pontos", "12¾ pontos")
    ]
    assert words.text("about", points=-2.27) == "−2,3"


def test_things_are_listed_as_the_language_joins_them() -> None:
    listed = [Words(language).listed(["Ana", "Béla", "Chico"]) for language in LANGUAGES]
    assert listed == ["Ana, Béla and Chico", "Ana, Béla e Chico", "Ana, Béla y Chico", "Ana, Béla és Chico"]


def test_terms_are_loaded_with_the_words() -> None:
    words = Words("hu", "-corn = { $form ->\n   *[one] kukorica\n    [object] kukoricát\n  }", TERMS)
    assert words.text("some") == "1 kukorica, 2 kukoricát"


def test_words_are_loaded_from_several_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package, text in (("words_a", "one = First\n"), ("words_b", "one = Other\ntwo = Second\n")):
        folder = tmp_path / package / "words"
        folder.mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
        for language in LANGUAGES:
            (folder / f"{language}.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for language in LANGUAGES:
        words = Words.load(language, "words_a", "words_b")
        assert words.language == language
        assert (words("one"), words("two")) == ("First", "Second")


def test_an_id_has_a_name_of_its_own_a_usual_one_or_none(words: Words) -> None:
    assert words.name("corn") == "corn"
    assert words.name("corn", "source") == "corn left"
    assert words.name("corn", "good") == "corn"
    assert words.name("P3") == "P3"


def test_an_action_reads_as_a_choice(words: Words) -> None:
    space = ActionSpace(Verb("build", ("red_house", "shed")), Verb("reap", ("corn",)), Verb("done"))
    assert [words.action(space, number) for number in space] == [
        "Build the Red House",
        "Build the shed",
        "Reap ripe corn, corn",
        "Done",
    ]


def test_a_question_has_its_locals_filled_in(words: Words) -> None:
    assert words.prompt("pay", owed=1, optional=True, kinds=[]) == "Pay 1 block (yes; none)"
    assert (
        words.prompt("pay", owed=2, optional=False, kinds=["corn", "red_house"])
        == "Pay 2 blocks (no; corn and Red House)"
    )


def test_a_thing_that_is_not_there_is_none() -> None:
    words = Words(
        "en", "log-laid = { $other ->\n        [none] One.\n       *[other] Two, { $other_id }.\n    }"
    )
    assert words.log(Event("laid", None, {"other": ""}), []) == "One."
    assert words.log(Event("laid", None, {"other": "D5"}), []) == "Two, D5."


def test_an_event_is_told_of_its_player(words: Words) -> None:
    event = Event("built", 1, {"house": "red_house", "space": "P3"})
    assert words.log(event, ("Ana", "Béla")) == "Béla builds the Red House on P3."
    assert words.log(Event("day_began", None, {"day": 4}), ("Ana",)) == "Day 4"


def test_scored_quarters_are_told_in_points(words: Words) -> None:
    told = [
        words.log(Event("scored", 0, {"source": "corn", "quarters": quarters}), ("Ana",))
        for quarters in (9, -12)
    ]
    assert told == ["2¼ points, 0 lost: corn left", "−3 points, 3 lost: corn left"]


def test_a_reason_is_a_sentence(words: Words) -> None:
    reason = Reason("costs-corn", "TZ-5", {"cost": 3, "have": 2})
    assert words.reason(reason) == "This costs 3 corn; you have 2."


def test_a_reason_names_the_player_of_a_seat() -> None:
    words = Words("en", "reason-taken = It is taken by { $player }.\nplayer-of-seat = seat { $seat }")
    reason = Reason("taken", "TZ-5", {"seat": 1})
    assert words.reason(reason, ("Ana", "Béla")) == "It is taken by Béla."
    assert words.reason(reason) == "It is taken by seat 1."
