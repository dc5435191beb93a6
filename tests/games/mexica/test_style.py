"""How seats have played: the numbers, counted again from the actions of the record and from the last view."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import sacbe
from sacbe.bots import specs
from sacbe.bots.specs import BotSpec
from sacbe.core.record import Record
from sacbe.core.session import Session
from sacbe.lab.match import play
from sacbe.lab.style import Style, styles
from tests.games.habits import always, answers, never

GAME = sacbe.game("mexica")
RANDOM, QUICK = specs.read("random", GAME), specs.read("turn@1", GAME)


def played(*bots: BotSpec, seed: int = 5) -> tuple[Record, list[Style]]:
    """A game between bots: its record, and how each seat played it."""
    record = play(GAME, bots, (), seed).record
    return record, styles(GAME, record)


def bridges_with_one_place(record: Record, seat: int) -> int:
    """Bridges that a seat took up and that had one place to go: they went there without an answer."""
    texts = [(mover, GAME.text(action)) for mover, action in record.moves]
    return sum(
        mover == seat and text.startswith("relocate ") and not after.startswith("bridge ")
        for (mover, text), (_, after) in pairwise(texts)
    )


@pytest.mark.parametrize("bots", [(QUICK, RANDOM), (QUICK, QUICK, RANDOM, RANDOM)], ids=["2", "4"])
def test_what_was_built_and_how_pillis_moved_is_in_the_record(bots: tuple[BotSpec, ...]) -> None:
    record, found = played(*bots)
    for seat, style in enumerate(found):
        assert style["districts founded"] == answers(GAME, record, seat, "found ")
        assert style["canals laid"] == answers(GAME, record, seat, "canal ")
        built = answers(GAME, record, seat, "bridge ") + bridges_with_one_place(record, seat)
        assert style["bridges built or moved"] == built
        for level in "1234":
            assert style[f"temples of level {level}"] == answers(GAME, record, seat, f"temple {level}")
        assert style["tokens bought"] == answers(GAME, record, seat, "buy_token")
        assert style["teleports"] == answers(GAME, record, seat, "teleport")
        assert style["boats"] == answers(GAME, record, seat, "boat ")
        assert style["turns"] == answers(GAME, record, seat, "end_turn")
    assert found[0]["districts founded"] > 0
    assert sum(style["boats"] + style["teleports"] for style in found) > 0


def test_foundings_of_the_first_period_are_counted_apart() -> None:
    record, found = played(QUICK, QUICK)
    session, in_first = Session.replaying(GAME, record.header), [0, 0]
    for seat, action in record.moves:
        if GAME.text(action).startswith("found ") and session.view(None)["period"] == 1:
            in_first[seat] += 1
        session.push(seat, action)
    assert [style["districts founded in period 1"] for style in found] == in_first
    assert 0 < sum(in_first) < sum(style["districts founded"] for style in found)


def led(view: dict[str, Any], seat: int, is_first_period: bool) -> int:
    """Districts that are scored as the position is, in which no colour is above a seat (MX-23)."""
    scored = (district for district in view["districts"] if district["founded"] or not is_first_period)
    return sum(0 < max(district["levels"]) == district["levels"][seat] for district in scored)


def test_the_first_in_a_district_leads_it() -> None:
    """MX-23: the last action of a period changes no district, so the view before it shows who will lead."""
    record, found = played(QUICK, QUICK, RANDOM)
    session, before = Session.replaying(GAME, record.header), {}
    for seat, action in record.moves:
        if GAME.ends_turn(action):
            view = session.view(None)
            before[view["period"]] = view
        session.push(seat, action)
    for seat, style in enumerate(found):
        assert style["districts led in period 1"] == led(before[1], seat, True)
        assert style["districts led in period 2"] == led(before[2], seat, False)
    assert any(style["districts led in period 1"] for style in found)


def test_a_bot_that_never_teleports_has_no_teleports() -> None:
    _, (eager, shy) = played(always("teleport"), never("teleport"))
    assert eager["teleports"] > shy["teleports"] == 0


def test_a_bot_that_ends_every_turn_at_once_wastes_its_points() -> None:
    _, (idle, busy) = played(always("end_turn"), QUICK)
    assert idle["turns with 2 points or more left"] == idle["turns that wasted points"] == idle["turns"]
    assert busy["turns that wasted points"] < busy["turns"]


def test_points_left_are_those_that_the_end_of_a_turn_reports() -> None:
    record, found = played(RANDOM, RANDOM)
    events = Session.from_record(GAME, record).events
    for seat, style in enumerate(found):
        left = [event.data["left"] for event in events if event.kind == "turn_ended" and event.seat == seat]
        assert style["turns with 2 points or more left"] == sum(int(points) >= 2 for points in left)
        assert 0 < style["turns that wasted points"] <= style["turns with 2 points or more left"]
