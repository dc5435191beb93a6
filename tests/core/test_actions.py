"""The numbering of actions: number <-> (verb, noun) <-> text."""

from __future__ import annotations

import pytest

from sacbe.core.actions import ActionSpace, Verb
from sacbe.core.errors import BadText

SPACE = ActionSpace(Verb("place", ("P1", "wide_space")), Verb("pass"), Verb("pay", ("wood", "stone")))


def test_verbs_are_numbered_in_order_and_nouns_within_them() -> None:
    assert list(SPACE) == [0, 1, 2, 3, 4]
    assert len(SPACE) == 5
    assert [SPACE.text(action) for action in SPACE] == [
        "place P1",
        "place wide_space",
        "pass",
        "pay wood",
        "pay stone",
    ]


def test_an_action_has_a_verb_and_at_most_one_noun() -> None:
    assert [(SPACE.verb(action), SPACE.noun(action)) for action in SPACE] == [
        ("place", "P1"),
        ("place", "wide_space"),
        ("pass", None),
        ("pay", "wood"),
        ("pay", "stone"),
    ]


def test_the_base_of_a_verb_is_its_first_number() -> None:
    assert [SPACE.base(verb) for verb in ("place", "pass", "pay")] == [0, 2, 3]


def test_number_finds_an_action() -> None:
    assert SPACE.number("pay", "stone") == 4
    assert SPACE.number("pass") == 2
    with pytest.raises(KeyError):
        SPACE.number("pay", "gold")
    with pytest.raises(KeyError):
        SPACE.number("pay")


@pytest.mark.parametrize("text", ["place P1", "PLACE p1", "  place   P1  ", "place\tp1"])
def test_capitals_and_spare_spaces_do_not_matter(text: str) -> None:
    assert SPACE.parse(text) == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pay", "'pay' needs one of: wood, stone."),
        ("pay gold", "'pay' knows no 'gold'; it takes wood, stone."),
        ("pass now", "'pass' knows no 'now'; it takes no noun."),
        ("jump", "No action begins with 'jump'; the verbs are: place, pass, pay."),
        ("", "No action begins with ''; the verbs are: place, pass, pay."),
        ("payl wood", "No action begins with 'payl'; the verbs are: place, pass, pay."),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadText) as refusal:
        SPACE.parse(text)
    assert str(refusal.value) == sentence


def test_of_many_nouns_a_few_are_shown() -> None:
    space = ActionSpace(Verb("step", tuple(f"A{number}" for number in range(1, 197))))
    for text in ("step", "step Z9"):
        with pytest.raises(BadText) as refusal:
            space.parse(text)
        assert str(refusal.value).endswith("196 nouns such as A1, A2, A99, A196.")


def test_a_noun_that_no_verb_takes_may_be_known_all_the_same() -> None:
    space = ActionSpace(Verb("step", ("A1",)), absent={"a2": "that is lake"}.get)
    with pytest.raises(BadText, match=r"^'step' cannot take 'a2': that is lake\.$"):
        space.parse("step A2")
