"""A coach says one thing that is true and useful, and otherwise nothing."""

from __future__ import annotations

import re

import pytest

import sacbe
from sacbe.bots import coach, hints
from sacbe.bots.coach import counsel
from sacbe.bots.hints import Hint
from sacbe.core import lessons, registry
from sacbe.core.coaching import Coaching
from sacbe.core.effects import Effect
from sacbe.core.session import Session
from sacbe.core.words import LANGUAGES
from tests.contract.messages import assert_reads_well
from tests.games.test_lessons import LONGEST

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


def with_wood() -> list[dict[str, object]]:
    """The seats of the lesson on patience, the first with something to spend at Tikal."""
    first, *others = lessons.of_game(sacbe.game("tzolkin"))["tz-02-patience"].position["seats"]
    return [{**first, "wood": 1}, *others]


SITUATIONS = {
    "food tonight": (lesson("tz-05-food"), ("hungry_tonight", {"need": 6, "corn": 3})),
    "food tomorrow": (lesson("tz-05-food", day=7), ("hungry_tomorrow", {"need": 6, "corn": 3})),
    "food tonight, a day late": (
        lesson("tz-05-food", day=9, food_days=0),
        ("hungry_tonight", {"need": 6, "corn": 3}),
    ),
    "a worker on the last space": (
        lesson("tz-02-patience", gears={"yaxchilan": {"2": 0}, "tikal": {"7": 0}}, seats=with_wood()),
        ("pushed_off", {"space": "T7"}),
    ),
    "a district closed": (
        lesson("mx-01-first-canal", "canal single", "lay B13"),
        ("free_founding", {"size": 3, "points": 2}),
    ),
    "two points left": (lesson("mx-06-tokens"), ("unspent", {"points": 2})),
    "one point left": (lesson("mx-06-tokens", "buy_token"), ("unspent", {"points": 1})),
    "a start cell near in the last round": (
        lesson("mx-07-period", "step I7", "step H7"),
        ("palace_near", {"cell": "H6", "cost": 1, "points": 5}),
    ),
}
QUIET = {
    "a worker on the last space that could do nothing": lesson(
        "tz-02-patience", gears={"yaxchilan": {"2": 0}, "tikal": {"7": 0}}
    ),
    "food in two days": lesson("tz-05-food", day=6),
    "enough corn tonight": lesson("tz-10-skulls"),
    "another’s worker on the last space": lesson("tz-02-patience"),
    "a worker that can no longer be taken back": lesson(
        "tz-02-patience",
        "place palenque",
        gears={"yaxchilan": {"2": 0}, "tikal": {"7": 0}},
        seats=with_wood(),
    ),
    "nothing left to spend": lesson("mx-06-tokens", "buy_token", "buy_token"),
    "two points left, but only one token more": lesson("mx-06-tokens", "buy_token", action_points=3),
    "points for more than tokens": lesson("mx-03-bridge"),
    "on a start cell in the last round": lesson("mx-07-period", "step I7"),
    "a start cell near, but the period goes on": lesson(
        "mx-07-period", "step I7", "step H7", triggered=False
    ),
}
SEATS = lessons.of_game(sacbe.game("tzolkin"))["tz-13-short-game"].position["seats"]
SHORT_ROW = lessons.of_game(sacbe.game("tzolkin"))["tz-13-short-game"].position["row"]
SHORT = lessons.of_game(sacbe.game("mexica"))["mx-09-short-game"].position
ISLAND = lessons.of_game(sacbe.game("mexica"))["mx-09-short-game"].position["seats"]
ALL_GONE = [*SHORT["removed_tiles"], *SHORT["open_tiles"]]
SIZES = lessons.of_game(sacbe.game("mexica"))["mx-02-size"].position["open_tiles"]
TEMPLES = lessons.of_game(sacbe.game("mexica"))["mx-05-temple"].position["temples"]


ON_GEARS = {"yaxchilan": {"3": 0, "2": 1}, "tikal": {"2": 0, "1": 1}}
"""Where the workers of the short game are, with the learner's one space before the skull."""


def with_blocks(wood: int, stone: int, gold: int) -> list[dict[str, object]]:
    """The seats of the short game, the first with some blocks."""
    return [{**SEATS[0], "wood": wood, "stone": stone, "gold": gold}, SEATS[1]]


def at_monuments(day: int) -> Session:
    """The short game on a late day: one worker on its way to Tikal 4, and blocks for every monument."""
    first = {**SEATS[0], "wood": 4, "stone": 4, "gold": 4, "workers_in_hand": 3}
    gears = {"yaxchilan": {"3": 1}, "tikal": {"2": 0, "1": 1}}
    return lesson("tz-13-short-game", day=day, gears=gears, seats=[first, SEATS[1]])


def island(*others: int, **first: object) -> list[dict[str, object]]:
    """The seats of the short game of Mexica: what is other for the first, and the temples of the second."""
    second = {**ISLAND[1], "temples": [*others]} if others else ISLAND[1]
    return [{**ISLAND[0], **first}, second]


def with_corn(corn: int) -> list[dict[str, object]]:
    """The seats of the short game, the first with some corn."""
    return [{**SEATS[0], "corn": corn}, SEATS[1]]


CHANCES = {
    "all workers in hand": (
        lesson("tz-01-first-worker"),
        lesson("tz-13-short-game", day=26),
        ("idle_hands", {"workers": 3, "corn": 1}),
    ),
    "corn on the calendar": (
        lesson("tz-13-short-game", tooth_corn=4),
        lesson("tz-13-short-game", tooth_corn=2),
        ("tooth_corn", {"corn": 4}),
    ),
    "more corn than is ever eaten": (
        lesson("tz-13-short-game", seats=with_corn(18)),
        lesson("tz-13-short-game", seats=with_corn(17)),
        ("surplus", {"corn": 6}),
    ),
    "food in two days": (
        lesson("tz-05-food", day=6),
        lesson("tz-05-food", day=4),
        ("food_soon", {"days": 2, "need": 6, "corn": 3}),
    ),
    "a god that gives gold soon": (
        lesson("tz-13-short-game", day=19),
        lesson("tz-13-short-game", day=16),
        ("temple_good", {"temple": "quetzalcoatl", "day": 21, "good": "gold", "amount": 1}),
    ),
    "the lead in a temple": (
        lesson("tz-09-temples"),
        lesson("tz-13-short-game", day=19),
        ("temple_lead", {"temple": "chaac", "day": 14, "quarters": 20}),
    ),
    "a canal that closes a district": (
        lesson("mx-09-short-game", seats=[{**ISLAND[0], "pilli": "P10"}, ISLAND[1]]),
        lesson("mx-03-bridge"),
        ("canal_closes", {"size": 10, "points": 5, "cell": "N10", "second": "N11"}),
    ),
    "a closed district across a bridge": (
        lesson("mx-03-bridge", "bridge Q8"),
        lesson("mx-03-bridge"),
        ("district_waits", {"size": 13, "cell": "T6", "cost": 2, "points": 7}),
    ),
    "a better place in a district": (
        lesson("mx-05-temple"),
        lesson("mx-05-temple", "temple 4", "build R7", "temple 2", "build U7"),
        ("temple_leads", {"size": 13, "cell": "T9", "level": 1, "cost": 0, "points": 7, "had": 0}),
    ),
    "a tie": (
        lesson("mx-05-temple", temples={**TEMPLES, "R7": [0, 3], "U7": [0, 2]}),
        lesson("mx-05-temple", temples={**TEMPLES, "R7": [0, 3], "U7": [0, 1]}),
        ("breaks_tie", {"size": 13, "cell": "T9", "level": 1, "cost": 0, "seat": 1, "points": 6}),
    ),
    "the palace in the last round": (
        lesson("mx-07-period"),
        lesson("mx-07-period", triggered=False),
        ("palace_near", {"cell": "I7", "cost": 1, "points": 5}),
    ),
    "a farm that feeds three workers": (
        lesson("tz-13-short-game"),
        lesson("tz-13-short-game", row=SHORT_ROW[1:]),
        ("farm_pays", {"tile": "a2_farm_three_workers_1", "corn": 6, "days": 2}),
    ),
    "a skull one day away": (
        lesson("tz-13-short-game", gears=ON_GEARS),
        lesson("tz-13-short-game", gears=ON_GEARS, day=27),
        ("worth_waiting", {"space": "Y3", "name_use": "Y4"}),
    ),
    "the stone that a shrine lacks": (
        lesson("tz-13-short-game", gears=ON_GEARS, seats=with_blocks(0, 1, 0)),
        lesson("tz-13-short-game", gears=ON_GEARS, seats=with_blocks(0, 0, 0)),
        (
            "step_back",
            {"space": "Y3", "corn": 1, "good": "stone", "amount": 1, "tile": "a2_shrine_chaac_2_2vp"},
        ),
    ),
    "the last way to a monument": (
        at_monuments(24),
        at_monuments(23),
        ("last_monument", {"space": "T2", "day": 26, "tile": "m_technology_levels", "points": 6}),
    ),
    "a district that another reaches, too": (
        lesson("mx-03-bridge", "bridge Q8", seats=[{"pilli": "P8"}, {"pilli": "T7"}]),
        lesson("mx-03-bridge", "bridge Q8"),
        ("founding_race", {"size": 13, "cell": "T6", "cost": 2, "points": 7, "seat": 1}),
    ),
    "the last free cell": (
        lesson("mx-09-short-game", seats=island(pilli="I1"), temples={**SHORT["temples"], "J1": [1, 1]}),
        lesson("mx-09-short-game", seats=island(pilli="I1")),
        ("last_site", {"size": 5, "cell": "F1", "level": 1, "cost": 0, "points": 3, "had": 0}),
    ),
    "a lead that nobody can take": (
        lesson(
            "mx-09-short-game",
            seats=island(1, 0, 0, 0, pilli="T8"),
            temples={**SHORT["temples"], "R7": [0, 4]},
        ),
        lesson("mx-09-short-game", seats=island(pilli="T8"), temples={**SHORT["temples"], "R7": [0, 4]}),
        ("lead_safe", {"size": 13, "cell": "T9"}),
    ),
    "a level that adds to an action": (
        lesson("tz-13-short-game", day=22),
        lesson("tz-13-short-game", day=23),
        (
            "level_pays",
            {"track": "extraction", "level": 2, "space": "Y2", "good": "stone", "amount": 1, "turns": 5},
        ),
    ),
    "a worker hired in time": (
        lesson("tz-13-short-game", day=22),
        lesson("tz-13-short-game", day=23),
        ("worker_pays", {"turns": 5, "corn": 2, "days": 1}),
    ),
    "the last good for a monument": (
        lesson("tz-13-short-game", day=23, seats=with_blocks(3, 3, 2)),
        lesson("tz-13-short-game", day=23, seats=with_blocks(3, 3, 1)),
        (
            "monument_lacks",
            {"good": "gold", "amount": 1, "tile": "m_technology_levels", "points": 6},
        ),
    ),
    "a canal that leaves the right size": (
        lesson("mx-02-size"),
        lesson("mx-02-size", open_tiles=["calpulli_3a", "calpulli_5a", *SIZES[:-2]]),
        ("canal_fits", {"size": 4, "cell": "J1", "wrong": 3, "other": "I1"}),
    ),
    "the highest temple among the last": (
        lesson("mx-09-short-game", seats=island(temples=[1, 1, 0, 1])),
        lesson("mx-09-short-game", seats=island(temples=[1, 1, 1, 1])),
        ("high_temple", {"level": 4, "temples": 3, "turn": 6}),
    ),
    "a large temple before the last round": (
        lesson("mx-09-short-game", open_tiles=[], removed_tiles=ALL_GONE, seats=island(0, 1, 0, 0)),
        lesson("mx-09-short-game", seats=island(0, 1, 0, 0)),
        ("last_temples", {"seat": 1, "temples": 1, "level": 4}),
    ),
}
"""A table where a newcomer has the chance, one where not, and what is counted."""


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_coach_guards_against_what_is_about_to_be_lost(name: str) -> None:
    session, wanted = SITUATIONS[name]
    assert facts(guard(session)) == wanted
    assert said(session).advice is None


REMEDIES = {
    "food tonight": ["pick_up P2", "use P2"],
    "food tonight, a day late": ["pick_up P2", "use P2"],
    "food tomorrow": ["pick_up P2", "use P2"],
    "a worker on the last space": ["pick_up T7"],
    "a district closed": ["found 3"],
    "two points left": ["buy_token", "buy_token"],
    "one point left": ["buy_token"],
    "a start cell near in the last round": ["step H6"],
}


@pytest.mark.parametrize("name", REMEDIES)
def test_a_warning_comes_with_what_prevents_it(name: str) -> None:
    session, _ = SITUATIONS[name]
    game, remedy, warning = session.game, said(session).remedy, guard(session)
    assert remedy is not None and warning is not None
    texts = [game.text(action) for step in remedy.plan for action in step]
    assert texts[: len(REMEDIES[name])] == REMEDIES[name]
    after = registry.coaching_of(game).guards(game, coach.played(game, session.state, remedy), 0)
    assert warning.kind not in [effect.kind for effect in after]


def test_begging_is_a_remedy_where_no_worker_brings_corn() -> None:
    """TZ-51: with no worker to take back, the gods help out; it feeds one worker, not all three."""
    first, *others = lessons.of_game(sacbe.game("tzolkin"))["tz-05-food"].position["seats"]
    session = lesson("tz-05-food", gears={}, seats=[{**first, "corn": 0, "workers_in_hand": 3}, *others])
    remedy = said(session).remedy
    assert remedy is not None
    assert session.game.text(remedy.action).startswith("beg ")


def test_there_is_no_remedy_once_workers_were_placed() -> None:
    """TZ-4: who has placed takes nobody back; the warning stays alone."""
    session = lesson("tz-05-food", "place uxmal")
    assert guard(session) is not None
    assert said(session).remedy is None


@pytest.mark.parametrize("name", QUIET)
def test_a_coach_does_not_warn_of_what_is_not_there(name: str) -> None:
    assert guard(QUIET[name]) is None


def chances(session: Session) -> list[Effect]:
    """What the seat that is asked could do."""
    seat = session.to_act
    assert seat is not None
    found = registry.coaching_of(session.game).chances(session.game, session.state, seat)
    return [chance.effect for chance in found]


@pytest.mark.parametrize("name", CHANCES)
def test_a_coach_sees_chances_where_they_are(name: str) -> None:
    there, elsewhere, wanted = CHANCES[name]
    assert wanted in [facts(effect) for effect in chances(there)]
    assert wanted[0] not in [effect.kind for effect in chances(elsewhere)]


def test_ground_that_no_period_counts_is_no_chance() -> None:
    """MX-23: in period 1 only founded districts score, however large the rest of the island is."""
    assert [effect.data["size"] for effect in chances(lesson("mx-05-temple"))] == [13]


@pytest.mark.parametrize(
    ("id", "kind"),
    [("tz-09-temples", "temple_lead"), ("mx-05-temple", "temple_leads"), ("mx-07-period", "palace_near")],
)
def test_a_chance_that_a_good_turn_takes_is_worth_a_word(id: str, kind: str) -> None:
    advice = said(lesson(id)).advice
    assert advice is not None and advice.reason is not None
    assert advice.reason.kind == kind


def test_a_chance_is_taken_when_it_is_used_and_not_when_it_is_lost() -> None:
    """Walking away leaves the district unled; building leads it."""
    session = lesson("mx-05-temple")
    chance = registry.coaching_of(session.game).chances(session.game, session.state, 0)[0]
    assert not chance.is_taken(lesson("mx-05-temple", "step S8").state)
    assert chance.is_taken(lesson("mx-05-temple", "temple 1", "build S8").state)


def test_founding_another_district_of_the_size_takes_no_chance() -> None:
    """The 4 in the west is founded by the canal there, and by nothing else."""
    session = lesson("mx-01-first-canal")
    closes = registry.coaching_of(session.game).chances(session.game, session.state, 0)[0]
    for cell, size in (("B13", 3), ("C13", 4)):
        founding = lesson("mx-01-first-canal", "canal single", f"lay {cell}", f"found {size}")
        founding.play(founding.legal()[0])
        assert closes.is_taken(founding.state) == (size == 4)


def test_a_coach_never_advises_what_it_would_warn_of() -> None:
    """TZ-55: all four workers could go out on day 20, and the corn for them would be missing tomorrow."""
    at_home = {**SEATS[0], "corn": 6, "workers_in_hand": 4}
    session = lesson(
        "tz-13-short-game", day=20, gears={}, seats=[at_home, {**SEATS[1], "workers_in_hand": 4}]
    )
    game, state, guards = session.game, session.state, registry.coaching_of(session.game).guards
    hint = hints.find_hints(game, state, SEED, hints.AT_ONCE)[0]
    assert [effect.kind for effect in guards(game, coach.played(game, state, hint), 0)] == ["hungry_tomorrow"]
    advice = said(session).advice
    assert advice is None or not guards(game, coach.played(game, state, advice), 0)


def test_every_line_reads_well_in_every_language() -> None:
    lines = [(session, guard(session)) for session, _ in SITUATIONS.values()]
    lines += [(there, effect) for there, _, _ in CHANCES.values() for effect in chances(there)]
    for session, effect in lines:
        assert effect is not None
        for language in LANGUAGES:
            assert_reads_well(registry.words_of(session.game, language).effect(effect, ("Ana", "Béla")))


def test_no_sentence_of_the_coach_is_long() -> None:
    """A newcomer reads it between two moves."""
    lines = [(session, guard(session)) for session, _ in SITUATIONS.values()]
    lines += [(there, effect) for there, _, _ in CHANCES.values() for effect in chances(there)]
    for session, effect in lines:
        assert effect is not None
        for language, longest in LONGEST.items():
            text = registry.words_of(session.game, language).effect(effect, ("Ana", "Béla"))
            for sentence in re.split(r"(?<=[.!?])\s", text):
                assert len(sentence.split()) <= longest, sentence


def test_a_god_that_pays_a_day_late_pays_today() -> None:
    """TZ-53: two days passed over day 21, so the food day is held on day 22."""
    found = [
        effect
        for effect in chances(lesson("tz-13-short-game", day=22, food_days=2))
        if effect.term == "temples"
    ]
    assert found
    assert {effect.data["day"] for effect in found} == {22}


@pytest.mark.parametrize(
    ("name", "actions"),
    [
        ("a canal that leaves the right size", ("canal single", "lay J1", "found 4", "tile F1")),
        ("the highest temple among the last", ("temple 4", "build F6")),
    ],
)
def test_a_chance_is_taken_by_the_turn_that_uses_it(name: str, actions: tuple[str, ...]) -> None:
    session, _, wanted = CHANCES[name]
    found = registry.coaching_of(session.game).chances(session.game, session.state, 0)
    chance = next(chance for chance in found if chance.effect.kind == wanted[0])
    assert not chance.is_taken(session.state)
    turn = session.game, session.state.copy()
    for action in actions:
        turn[0].apply(turn[1], turn[0].parse(turn[1], action))
    assert chance.is_taken(turn[1])


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
