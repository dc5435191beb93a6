"""After a food day or period 1 a coach says what made the difference, once and in one sentence."""

from __future__ import annotations

import pytest

from sacbe.bots.coach import counsel
from sacbe.core import registry
from sacbe.core.effects import Effect
from sacbe.core.events import Event
from sacbe.core.words import LANGUAGES
from tests.bots.test_coach import SEATS, SEED, facts, guard, lesson
from tests.contract.messages import assert_reads_well

IXCHEL = ("pick_up Y1", "use Y1", "end_turn")
"""What the other does on the food day of the lesson; she stays one worker short of corn."""


def after(id: str, *actions: str, **changes: object) -> tuple[list[Event], Effect | None]:
    """What happened from the position of a lesson on, and what the coach says of it to the first seat."""
    session = lesson(id, **changes)
    happened = [event for action in actions for event in session.play(action)]
    assert session.to_act == 0
    return happened, counsel(session.game, session.state, SEED, happened).review


def review(id: str, *actions: str, **changes: object) -> Effect | None:
    return after(id, *actions, **changes)[1]


MUCH_CORN = [{**seat, "corn": 12} for seat in SEATS]
WITH_GOLD = {"temples": {"chaac": 1, "quetzalcoatl": 2, "kukulcan": 1}}
DAY_21 = ("place uxmal", "end_turn", "place uxmal", "end_turn")
REVIEWS = {
    "own hunger": (
        review("tz-05-food", "place uxmal", "end_turn", *IXCHEL),
        ("fed_some", {"fed": 1, "workers": 3, "points": 6}),
    ),
    "the hunger of another": (
        review("tz-05-food", "pick_up P2", "use P2", "end_turn", *IXCHEL),
        ("other_hungry", {"seat": 1, "points": 3}),
    ),
    "points of the temples": (
        review("tz-09-temples", "pick_up U1", "use U1", "climb chaac", "end_turn", "place tikal", "end_turn"),
        ("temple_points_ahead", {"seat": 1, "quarters": 32}),
    ),
    "goods of the temples": (
        review("tz-13-short-game", *DAY_21, day=21, seats=[{**MUCH_CORN[0], **WITH_GOLD}, MUCH_CORN[1]]),
        ("temple_gifts_ahead", {"seat": 1, "more": 1}),
    ),
    "goods of the temples for another": (
        review("tz-13-short-game", *DAY_21, day=21, seats=[MUCH_CORN[0], {**MUCH_CORN[1], **WITH_GOLD}]),
        ("temple_gifts_behind", {"seat": 1, "more": 1}),
    ),
    "a district of period 1": (
        review("mx-07-period", "step I7", "temple 1", "end_turn", "end_turn"),
        (
            "period_district",
            {"own": 12, "seat": 1, "theirs": 0, "size": 7, "cell": "G6", "here": 7, "there": 0},
        ),
    ),
}


@pytest.mark.parametrize("name", REVIEWS)
def test_a_review_says_what_made_the_difference(name: str) -> None:
    found, wanted = REVIEWS[name]
    assert facts(found) == wanted


def test_nothing_is_reviewed_where_nobody_was_fed_or_scored() -> None:
    assert review("tz-05-food", "place uxmal", "end_turn", *IXCHEL, day=6) is None


def test_a_warning_and_a_review_may_come_together() -> None:
    """The review is of yesterday, the warning of today."""
    happened, _ = after("tz-05-food", "place uxmal", "end_turn", *IXCHEL)
    session = lesson("tz-05-food")
    said = counsel(session.game, session.state, SEED, happened)
    assert said.guard == guard(session)
    assert said.review is not None and said.advice is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_review_reads_well(language: str) -> None:
    for name, (found, _) in REVIEWS.items():
        game = lesson("mx-07-period" if "period" in name else "tz-05-food").game
        assert found is not None
        assert_reads_well(registry.words_of(game, language).effect(found, ("Ana", "Béla")))
