"""A coach says one thing that is true and useful, and otherwise nothing."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots import coach
from sacbe.bots.coach import counsel
from sacbe.bots.hints import Hint
from sacbe.core import lessons, registry
from sacbe.core.coaching import Coaching
from sacbe.core.effects import Effect
from sacbe.core.session import Session
from sacbe.core.words import LANGUAGES
from tests.contract.messages import assert_reads_well

SEED = 1


def lesson(id: str, *actions: str, **changes: object) -> Session:
    """The table of a lesson after some actions; `changes` are other values of its position."""
    game = "mexica" if id.startswith("mx") else "tzolkin"
    found = lessons.of_game(sacbe.game(game))[id]
    session = sacbe.from_position({**found.position, **changes})
    for action in actions:
        session.play(action)
    return session


def said(session: Session) -> coach.Counsel:
    """What the coach says to the seat that is asked."""
    return counsel(session.game, session.state, SEED)


def guard(session: Session) -> Effect | None:
    """What the coach warns of."""
    return said(session).guard


def facts(effect: Effect | None) -> tuple[str, dict[str, int | str]] | None:
    return (effect.kind, dict(effect.data)) if effect is not None else None


SITUATIONS = {
    "food tonight": (lesson("tz-05-food"), ("hungry_tonight", {"need": 6, "corn": 3})),
    "food tomorrow": (lesson("tz-05-food", day=7), ("hungry_tomorrow", {"need": 6, "corn": 3})),
    "a worker on the last space": (
        lesson("tz-02-patience", gears={"yaxchilan": {"2": 0}, "tikal": {"7": 0}}),
        ("pushed_off", {"space": "T7"}),
    ),
    "a district closed": (
        lesson("mx-01-first-canal", "canal single", "lay B13"),
        ("free_founding", {"size": 3, "points": 2}),
    ),
    "two points left": (lesson("mx-06-tokens"), ("unspent", {"points": 2})),
    "one point left": (lesson("mx-06-tokens", "buy_token"), ("unspent", {"points": 1})),
}
QUIET = {
    "food in two days": lesson("tz-05-food", day=6),
    "enough corn tonight": lesson("tz-10-skulls"),
    "another’s worker on the last space": lesson("tz-02-patience"),
    "a worker that can no longer be taken back": lesson(
        "tz-02-patience", "place palenque", gears={"yaxchilan": {"2": 0}, "tikal": {"7": 0}}
    ),
    "nothing left to spend": lesson("mx-06-tokens", "buy_token", "buy_token"),
    "two points left, but only one token more": lesson("mx-06-tokens", "buy_token", action_points=3),
    "points for more than tokens": lesson("mx-03-bridge"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_coach_guards_against_what_is_about_to_be_lost(name: str) -> None:
    session, wanted = SITUATIONS[name]
    assert facts(guard(session)) == wanted
    assert said(session).advice is None


@pytest.mark.parametrize("name", QUIET)
def test_a_coach_does_not_warn_of_what_is_not_there(name: str) -> None:
    assert guard(QUIET[name]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guard_reads_well(language: str) -> None:
    for session, _ in SITUATIONS.values():
        effect = guard(session)
        assert effect is not None
        assert_reads_well(registry.words_of(session.game, language).effect(effect, ("Ana", "Béla")))


def test_the_greatest_danger_comes_first() -> None:
    """Two hungry workers weigh more than one that falls off (6 points)."""
    session = lesson("tz-05-food", gears={"palenque": {"2": 0}, "tikal": {"7": 0}})
    assert facts(guard(session)) == ("hungry_tonight", {"need": 6, "corn": 3})


def test_a_coach_is_silent_while_a_decision_is_open() -> None:
    """A worker is home and asks what to do: no advice, not even a warning."""
    assert said(lesson("tz-05-food", "pick_up P2")) == coach.SILENCE


def test_a_coach_advises_only_at_the_beginning_of_a_turn() -> None:
    assert said(lesson("mx-03-bridge", "bridge Q8")) == coach.SILENCE


def advised(session: Session, margin: int, monkeypatch: pytest.MonkeyPatch) -> Hint | None:
    """The advice if another margin were enough."""
    monkeypatch.setattr(
        registry, "coaching_of", lambda game: Coaching(begins=lambda state: True, margin=margin)
    )
    return said(session).advice


def test_a_coach_does_not_talk_over_what_is_good_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best turn is named only if it is better than the next best by the margin, and with a reason."""
    session = lesson("mx-03-bridge")
    best = advised(session, 0, monkeypatch)
    assert best is not None and best.reason is not None
    assert session.game.text(best.action) in session.legal()
    assert advised(session, 100_000, monkeypatch) is None
