"""The library as outsiders use it: public names alone, both games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sacbe

MARKET: dict[str, Any] = {
    "game": "tzolkin",
    "players": 2,
    "seats": [{"corn": 9, "wood": 1}, {}],
    "gears": {"uxmal": {"2": 0}, "yaxchilan": {"2": 0}},
}
CANALS: dict[str, Any] = {"game": "mexica", "players": 2, "seats": [{"pilli": "K6"}, {"pilli": "H8"}]}


def played_out(name: str) -> sacbe.Session:
    """A game at its end."""
    session = sacbe.start(name, players=2, seed=5)
    while not session.is_over:
        session.play(session.legal()[0])
    return session


# What a session can be asked.


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_a_session_writes_its_position(name: str) -> None:
    session = sacbe.start(name, players=3, seed=7)
    for _ in range(20):
        again = sacbe.from_position(session.position())
        assert again.position() == session.position()
        assert again.legal() == session.legal()
        session.play(session.legal()[0])


def test_winners_are_known_at_the_end() -> None:
    assert sacbe.start("mexica", players=2).winners() == []
    session = played_out("tzolkin")
    best = max(session.scores())
    assert session.winners()
    assert all(session.scores()[seat] == best for seat in session.winners())


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_breakdown_adds_up_to_the_points(name: str) -> None:
    session = played_out(name)
    assert [sum(sources.values()) for sources in session.breakdown()] == session.scores()


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_shares_of_the_win_add_up_and_end_with_the_winner(name: str) -> None:
    assert sum(sacbe.start(name, players=3).win_shares()) == pytest.approx(1)
    session = played_out(name)
    assert [seat for seat, share in enumerate(session.win_shares()) if share > 0] == session.winners()


def test_a_record_is_opened_and_played_on() -> None:
    session = sacbe.start("tzolkin", players=2, seed=7)
    for _ in range(9):
        session.play(session.legal()[0])
    again = sacbe.from_record(record_of(session))
    assert again.position() == session.position()
    assert again.play(again.legal()[0])
    with pytest.raises(sacbe.BadRecord, match="A record begins with"):
        sacbe.from_record("no record")


def record_of(session: sacbe.Session) -> str:
    """The record of a session as text."""
    from sacbe.core import record

    return record.write(session.game, session.record)


# Why not.


def test_a_refusal_carries_its_reason_and_the_reason_its_sentence() -> None:
    session = sacbe.from_position(MARKET)
    with pytest.raises(sacbe.IllegalAction) as refusal:
        session.play("end_turn")
    reason = refusal.value.reason
    assert reason == session.explain("end_turn") == sacbe.Reason("no-passing", "TZ-4")
    assert sacbe.words("tzolkin").reason(reason) == "You cannot pass: place a worker or pick one up."
    assert "passar" in sacbe.words("tzolkin", "pt").reason(reason)


def test_a_seat_asks_for_itself_where_several_choose() -> None:
    """Each seat keeps other wealth tiles: what one may keep another may not."""
    session = sacbe.start("tzolkin", players=3, seed=7)
    dealt = [session.view(seat)["legal"] for seat in range(3)]
    for seat, tiles in enumerate(dealt):
        assert all(session.explain(tile, seat=seat) is None for tile in tiles)
        others = {tile for other in dealt for tile in other} - set(tiles)
        reasons = [session.explain(tile, seat=seat) for tile in others]
        assert {reason.key for reason in reasons if reason is not None} == {"not-dealt"}
        assert None not in reasons
    assert session.to_act == 0


def test_a_seat_that_is_not_asked_has_no_reason() -> None:
    with pytest.raises(sacbe.IllegalAction, match=r"^Seat 1 is not asked now\.$"):
        sacbe.from_position(MARKET).explain("end_turn", seat=1)


def test_a_whole_construction_is_explained() -> None:
    """This double on K4 and K5: what is wrong with it is said without playing its first half."""
    session = sacbe.from_position(CANALS)
    before = session.position()
    assert session.explain("canal double", "lay K4", "lay K5") is None
    reason = session.explain("canal double", "lay K4", "lay K9")
    assert reason is not None
    assert (reason.key, reason.data["cell"]) == ("cells-do-not-touch", "K9")
    palace = session.explain("canal double", "lay H7", "lay K5")
    assert palace is not None
    assert palace.key == "palace-there"
    assert session.position() == before


def test_a_construction_ends_where_somebody_else_decides() -> None:
    session = sacbe.from_position(CANALS)
    with pytest.raises(sacbe.IllegalAction, match="Before 'step K7' seat 1 decides"):
        session.explain("end_turn", "step K7")


@pytest.mark.parametrize("action", [None, 3.5, True, ["end_turn"], b"end_turn"])
def test_what_is_no_action_is_refused_with_a_sentence(action: Any) -> None:
    session = sacbe.from_position(MARKET)
    for ask in (session.play, session.explain):
        with pytest.raises(sacbe.BadText, match=r"^An action is a text or a number, not "):
            ask(action)


# Whole lines.


def test_a_line_is_played_with_or_without_the_answers_that_give_themselves() -> None:
    """A worker on Chichen Itza 2 without a skull can do nothing, so nothing else is asked."""
    idle = {**MARKET, "gears": {"chichen_itza": {"2": 0}}}
    short, full = sacbe.from_position(idle), sacbe.from_position(idle)
    short.play_line("pick_up C2; end_turn")
    full.play_line(["pick_up C2", "nothing", "end_turn"])
    assert short.position() == full.position()
    assert short.record.moves == full.record.moves


def test_an_optional_answer_is_given_only_if_it_is_legal() -> None:
    """The block of an advance is asked for only where there is a choice."""
    for goods, paid in (({"wood": 1}, 0), ({"wood": 1, "gold": 1}, 1)):
        position = {**MARKET, "seats": [goods, {}], "gears": {"tikal": {"1": 0}}}
        session = sacbe.from_position(position)
        session.play_line("pick_up T1; use T1; advance theology; pay wood?; end_turn")
        assert session.position()["seats"][0]["wood"] == 0
        assert sum(seat == 0 for seat, _ in session.record.moves) == 4 + paid


def test_a_line_is_played_as_a_whole_or_not_at_all() -> None:
    session = sacbe.from_position(MARKET)
    before = session.position(), list(session.events)
    with pytest.raises(sacbe.IllegalAction, match="'buy wood' is not legal now") as refusal:
        session.play_line("pick_up U2; use U2; sell wood; buy wood; end_turn")
    assert refusal.value.reason is not None
    with pytest.raises(sacbe.BadText):
        session.play_line("pick_up U2; jump")
    assert (session.position(), list(session.events)) == before


def test_a_line_goes_on_through_chance_and_other_seats() -> None:
    """Chance is drawn once: a line and its actions one by one lead to the same game."""
    line, single = (sacbe.start("tzolkin", players=2, seed=11) for _ in range(2))
    texts = []
    for _ in range(60):
        texts.append(single.legal()[0])
        single.play(texts[-1])
    happened = line.play_line(texts)
    assert line.record.moves == single.record.moves
    assert happened == line.events[-len(happened) :]
    assert line.position() == single.position()


# What happens while a position is read.


def test_what_happens_before_the_first_question_is_kept() -> None:
    """All turns of the round are taken: the food day comes before anybody is asked."""
    position = {
        "game": "tzolkin",
        "players": 2,
        "day": 8,
        "seats": [{"corn": 9}, {"corn": 0}],
        "pending": [{"kind": "round", "turns_taken": 2}],
    }
    session = sacbe.from_position(position)
    kinds = [event.kind for event in session.events]
    assert "food_day_came" in kinds
    assert kinds.count("fed") + kinds.count("unfed") >= 2
    session.play(session.legal()[0])
    session.play(session.legal()[0])
    session.rewind(0)
    assert [event.kind for event in session.events] == kinds


WRONG_TYPES: list[Any] = [None, True, 3.5, b"x", {"a": 1}, object(), [None]]
DOORS: dict[str, tuple[Callable[[Any], Any], tuple[Any, ...]]] = {
    "start, players": (lambda value: sacbe.start("mexica", value), (None,)),
    "start, modules": (lambda value: sacbe.start("mexica", 3, modules=value), ()),
    "start, names": (lambda value: sacbe.start("mexica", 3, names=value), ()),
    "start, seed": (lambda value: sacbe.start("mexica", 3, seed=value), ()),
    "from_position": (lambda value: sacbe.from_position(value), ()),
    "from_position, seed": (lambda value: sacbe.from_position({"players": 2}, seed=value), ()),
    "from_record": (lambda value: sacbe.from_record(value), ()),
    "game": (lambda value: sacbe.game(value), ()),
    "words": (lambda value: sacbe.words(value), ()),
    "play_line": (lambda value: sacbe.start("mexica", 3).play_line(value), ()),
    "rewind": (lambda value: sacbe.start("mexica", 3).rewind(value), ()),
}
"""What the library is asked by, and the values that are right there after all."""


@pytest.mark.parametrize("door", DOORS)
def test_a_value_of_another_type_is_refused_with_a_sentence(door: str) -> None:
    ask, right = DOORS[door]
    for value in WRONG_TYPES:
        if value in right:
            continue
        with pytest.raises(sacbe.SacbeError) as refusal:
            ask(value)
        assert str(refusal.value).endswith(".")
        assert "\n" not in str(refusal.value)
