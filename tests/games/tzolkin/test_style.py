"""How seats have played: the numbers, counted again from the actions of the record and from the last view."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.bots import specs
from sacbe.bots.specs import BotSpec
from sacbe.core.events import Event
from sacbe.core.playthrough import PlayedTurn
from sacbe.core.record import Record
from sacbe.core.session import Session
from sacbe.games.tzolkin import names, style
from sacbe.games.tzolkin.state import State
from sacbe.lab.match import play
from sacbe.lab.style import Style, styles
from tests.games.habits import always, answers, never
from tests.games.tzolkin.table import Table

GAME = sacbe.game("tzolkin")
RANDOM, GREEDY = specs.read("random", GAME), specs.read("greedy", GAME)
TABLES = [
    pytest.param((GREEDY, RANDOM), (), id="base"),
    pytest.param((GREEDY, GREEDY, RANDOM, RANDOM, RANDOM), names.MODULES, id="every module"),
]


def played(*bots: BotSpec, modules: tuple[str, ...] = (), seed: int = 5) -> tuple[Record, list[Style]]:
    """A game between bots: its record, and how each seat played it."""
    record = play(GAME, bots, modules, seed).record
    return record, styles(GAME, record)


def workers_of(view: dict[str, Any], seat: int) -> int:
    """Workers in hand and out, in a view at the end, when nobody is on a space beside the gears."""
    out = [piece for gear in view["gears"].values() for piece in gear.values()]
    return int(view["seats"][seat]["workers_in_hand"]) + out.count(seat)


@pytest.mark.parametrize(("bots", "modules"), TABLES)
def test_what_a_seat_has_at_the_end_is_in_the_last_view(
    bots: tuple[BotSpec, ...], modules: tuple[str, ...]
) -> None:
    record, found = played(*bots, modules=modules)
    view = Session.from_record(GAME, record).view(None)
    for seat, (numbers, seen) in enumerate(zip(found, view["seats"], strict=True)):
        for track, level in seen["technologies"].items():
            assert numbers[f"level of {track}"] == level
        assert numbers["levels of all technologies"] == sum(seen["technologies"].values())
        assert numbers["workers"] == workers_of(view, seat)
        assert (numbers["buildings"], numbers["monuments"]) == (
            len(seen["buildings"]),
            len(seen["monuments"]),
        )
        assert [numbers[f"steps in {temple.title()}"] for temple in names.TEMPLES] == list(
            seen["temples"].values()
        )
    placed = sum(numbers["skulls in Chichen Itza"] for numbers in found)
    assert placed == len(view["chichen_itza_skulls"])


@pytest.mark.parametrize(("bots", "modules"), TABLES)
def test_what_a_seat_did_is_in_the_record(bots: tuple[BotSpec, ...], modules: tuple[str, ...]) -> None:
    record, found = played(*bots, modules=modules)
    for seat, numbers in enumerate(found):
        assert numbers["times begged"] == answers(GAME, record, seat, "beg ")
        assert numbers["double advances"] == answers(GAME, record, seat, "turn_calendar two_days")
        assert numbers["turns"] == answers(GAME, record, seat, "end_turn")
    assert sum(numbers["times begged"] for numbers in found) > 0


def test_every_worker_not_fed_costs_three_points() -> None:
    """TZ-56: so the points say how many went hungry."""
    _, found = played(RANDOM, RANDOM, GREEDY)
    for numbers in found:
        assert numbers["points: unfed workers"] == -3 * numbers["workers not fed"]
        assert bool(numbers["workers not fed"]) == bool(numbers["food days with hunger"])
        assert numbers["food days with hunger"] <= 4
    assert any(numbers["workers not fed"] > numbers["food days with hunger"] for numbers in found)


def test_a_bot_that_never_begs_has_not_begged() -> None:
    _, (eager, shy) = played(always("beg "), never("beg "))
    assert eager["times begged"] > shy["times begged"] == 0


def test_a_bot_that_always_advances_two_days_does_so_once_or_more() -> None:
    _, (eager, shy) = played(always("turn_calendar two_days"), never("turn_calendar two_days"))
    assert eager["double advances"] > shy["double advances"] == 0


@pytest.mark.parametrize(
    ("kind", "seat", "is_empty"), [("picked_up", 0, True), ("gained", 1, True), ("gained", 0, False)]
)
def test_a_turn_is_empty_unless_its_own_seat_gains_something(kind: str, seat: int, is_empty: bool) -> None:
    turn = PlayedTurn(0, GAME.new(2), [Event("turn_began", 0), Event(kind, seat)])
    assert style.is_empty(turn) == is_empty


def test_monuments_are_not_buildings() -> None:
    """The last building of the expansion and the first monument are neighbours in the numbering."""
    mine, yours = [names.BUILDINGS[0], names.NEW_BUILDINGS[-1]], [names.MONUMENTS[0], names.MONUMENTS[-1]]
    table = Table(modules=["buildings"], day=20, seats={0: {"buildings": mine}, 1: {"monuments": yours}})
    assert isinstance(table.session.state, State)
    tiles = [style.at_the_end(table.session.state, seat) for seat in (0, 1)]
    assert [(seat["buildings"], seat["monuments"]) for seat in tiles] == [(2, 0), (0, 2)]
