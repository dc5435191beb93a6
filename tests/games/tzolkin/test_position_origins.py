"""A follow-up stands only on what leads to it, and what a seat has fits the moment."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import BadPosition
from sacbe.games.tzolkin import names
from tests.contract import documents

Document = dict[str, Any]
ALL = ["tribes", "prophecies", "buildings", "quick_actions"]
RICH = {
    "corn": 9,
    "wood": 3,
    "stone": 3,
    "gold": 3,
    "skulls": 1,
    "corn_tiles": 1,
    "technologies": dict.fromkeys(names.TRACKS, 3),
    "temples": dict.fromkeys(names.TEMPLES, 2),
}
"""A seat that could afford whatever is asked."""


def table(*pending: Document, seat: Document | None = None, **fields: Any) -> Document:
    """Four players with all modules, seat 0 in its turn."""
    seats = [{**RICH, **(seat or {})}, {}, {}, {}]
    jungle = {"palenque_2": {"corn": 2}}
    row = ["a1_farm_one_worker_1", None]
    usual = {"seats": seats, "jungle": jungle, "row": row, "chichen_itza_skulls": [1]}
    stack = [{"kind": "round", "turns_taken": 1}, *pending]
    return {"game": "tzolkin", "players": 4, "modules": ALL, **usual, "pending": stack, **fields}


def frame(kind: str, **fields: Any) -> Document:
    """A question to seat 0."""
    return {"kind": kind, "seat": 0, **fields}


def is_accepted(document: Document) -> bool:
    """Is a document read? If not, the sentence must name a frame or a field."""
    try:
        sacbe.from_position(document)
    except BadPosition as refusal:
        assert str(refusal).startswith(("pending[", "seats[", "this_turn.", "tooth_corn"))
        return False
    return True


# What a worker does.

ACTIONS = {
    "harvest": frame("harvest", group="palenque_2"),
    "descend": frame("descend"),
    "climb": frame("climb", left=2),
    "trade": frame("trade"),
    "advance": frame("advance", left=2),
    "second advance": frame("advance", how="paid_or_done"),
    "build": frame("build", way="tikal_2"),
    "build for corn": frame("build", way="uxmal_4"),
    "use_architecture": frame("use_architecture", tile="a1_farm_one_worker_1"),
    "choose_any_action": frame("choose_any_action"),
    "theology_step": frame("theology_step"),
}
PICKING = [frame("picking")]
WAITING = {
    "the second advance": [*PICKING, frame("advance", how="paid_or_done")],
    "a step of theology": [*PICKING, frame("theology_step")],
    "other technologies to rise": [*PICKING, frame("raise_others", tracks=["theology"])],
}


@pytest.mark.parametrize("name", ACTIONS)
def test_what_a_worker_does_lies_on_its_pick_up(name: str) -> None:
    """TZ-11: whatever an action asks follows the worker that was picked up."""
    assert is_accepted(table(*PICKING, ACTIONS[name]))


@pytest.mark.parametrize(("below", "name"), list(product(WAITING, ACTIONS)))
def test_what_a_worker_does_lies_on_nothing_else(below: str, name: str) -> None:
    """TZ-24, TZ-42, TP-115: an advance or a step leads to bonuses, never to another action."""
    waiting = [dict(waits) for waits in WAITING[below]]
    fields: Document = {}
    if below == "other technologies to rise":
        fields = {"day": 16, "seat": {"buildings": ["tp_b7"]}, "row": ["a2_farm_three_workers_1", None]}
    assert is_accepted(table(*waiting, **fields))
    assert not is_accepted(table(*waiting, ACTIONS[name], **fields))


QUICK = {
    "q1_trade": frame("trade"),
    "q1_technology_1": frame("advance"),
    "q1_build": frame("build", way="without_architecture"),
    "q1_stone": frame("turn_over"),
}


@pytest.mark.parametrize(("tile", "asked"), list(product(QUICK, QUICK)))
def test_a_quick_action_asks_what_its_tile_shows(tile: str, asked: str) -> None:
    """TP-128: on the end of a turn lies what the tile in force leads to."""
    fields: Document = {"quick_tiles": [tile], "quick_spaces": [0, None, "idle"]}
    question = [] if asked == "q1_stone" else [QUICK[asked]]
    document = table(frame("turn_over"), *question, **fields)
    assert is_accepted(document) == (asked in (tile, "q1_stone"))


@pytest.mark.parametrize("name", ACTIONS)
def test_a_quick_action_picks_up_nobody(name: str) -> None:
    """TP-25, TP-128: what only a worker on a gear can do follows one that Ah Chuy Kak has picked up."""
    spaces = {"quick_spaces": [0, None, "idle"], "quick_tiles": ["q1_stone"]}
    assert not is_accepted(table(frame("turn_over"), ACTIONS[name], **spaces))
    seat = {"tribe": "ah_chuy_kak"}
    placed = {"gears": {"tikal": {"0": 0, "1": 0}}, "this_turn": {"placed": ["T0", "T1"]}}
    assert is_accepted(table(frame("turn_over"), ACTIONS[name], seat=seat, **placed))


# What is on offer under a prophecy.


@pytest.mark.parametrize(("left", "accepted"), [(1, True), (2, True), (3, False)])
def test_no_action_gives_three_gold(left: int, accepted: bool) -> None:
    """TP-80: Yaxchilan 4 gives a gold, with extraction 3 a second."""
    fields: Document = {"day": 10, "prophecies": ["gold_shortage"]}
    assert is_accepted(table(*PICKING, frame("taxed_gold", left=left), **fields)) == accepted


@pytest.mark.parametrize(("steps", "accepted"), [(1, False), (2, True)])
def test_gold_of_a_food_day_comes_of_the_temples(steps: int, accepted: bool) -> None:
    """TP-80: the second step of Quetzalcoatl shows a gold."""
    seat = {"temples": {"quetzalcoatl": steps}}
    document: Document = {
        "game": "tzolkin",
        "modules": ["prophecies"],
        "prophecies": [None, "gold_shortage"],
        "day": 21,
        "food_days": 2,
        "seats": [{}, {**RICH, "corn_tiles": 0, **seat}],
        "pending": [
            *({"kind": "calendar"}, {"kind": "close_food_day"}, {"kind": "prophecy_points"}),
            {"kind": "taxed_gold", "seat": 1, "left": 1},
        ],
    }
    assert is_accepted(document) == accepted


# What a seat has, at the moment.

BEGGED = frame("turn", begged=True)
SET_UP = [
    {"kind": "open_wealth"},
    *({"kind": "keep_wealth", "seat": seat, "left": 2} for seat in (1, 0)),
]
HANDS = [{"wealth_dealt": list(names.WEALTH[4 * seat : 4 * seat + 4])} for seat in (0, 1)]


def set_up(seat: Document, **fields: Any) -> Document:
    """Two players who choose their wealth tiles."""
    pending = [{"kind": "round"}, *SET_UP]
    return {"game": "tzolkin", "seats": [{**HANDS[0], **seat}, HANDS[1]], "pending": pending, **fields}


def points(**sources: float) -> Document:
    """The beginning of a turn of a seat with such points."""
    return {"game": "tzolkin", "seats": [{"points": sources}, {}]}


WRONG = {
    "points won by hunger": (points(hunger=3), "seats[0].points.hunger must be 0 or less, not 3."),
    "points lost by buildings": (
        points(buildings=-3),
        "seats[0].points.buildings must be 0 or more, not -3.",
    ),
    "monuments scored": (
        points(monuments=4),
        "points.monuments must be 0 before the end of the game, not 4.",
    ),
    "corn scored": (points(corn=0.5), "points.corn must be 0 before the end of the game, not 0.5."),
    "prophecies without them": (points(prophecies=6), "points.prophecies must be 0 without the module proph"),
    "corn in set-up": (set_up({"corn": 5}), "corn must be as at the beginning in set-up"),
    "points in set-up": (set_up({"points": 5}), "points must be as at the beginning in set-up"),
    "a building in set-up": (
        set_up({"buildings": ["a1_farm_one_worker_1"]}),
        "seats must have empty buildings and monuments in set-up",
    ),
    "a jungle cut in set-up": (set_up({}, jungle={"palenque_2": {"corn": 1}}), "jungle must be as at the"),
    "corn left when days are chosen": (
        {"game": "tzolkin", "players": 2, "tooth_corn": 4, "pending": [frame("choose_days")]},
        "tooth_corn must be 0 when days are chosen, not 4.",
    ),
    "Balam begging for nine corn": (
        table(BEGGED, seat={"tribe": "balam"}),
        "it needs a turn taken, and after begging the corn that it brings and a step down",
    ),
    "Xaman Ek, who may still sell, with the corn of a sale": (
        table(BEGGED, seat={"tribe": "xaman_ek", "corn": 6}),
        "pending[1] (turn) cannot stand there",
    ),
    "Bacab without corn at the beginning of a turn": (
        table(frame("turn"), seat={"tribe": "bacab", "corn": 1}),
        "seats[0].corn must be 2 or more when a turn of bacab begins, not 1.",
    ),
    "a bargain on a low space": (
        table(
            frame("placing", placed=1),
            seat={"tribe": "cit_bolon_tum"},
            gears={"tikal": {"3": 0}},
            this_turn={"bargained": True},
        ),
        "this_turn.bargained is for cit_bolon_tum, once it has placed a worker beyond space 3.",
    ),
    "Ah Chuy Kak forgetting a worker": (
        table(
            frame("placing", placed=2),
            seat={"tribe": "ah_chuy_kak"},
            gears={"tikal": {"0": 0, "1": 0}},
            this_turn={"placed": ["T0"]},
        ),
        "this_turn.placed must list 2 spaces, as many as were placed on gears.",
    ),
    "fewer placed than stand on no gear": (
        table(
            frame("placing", placed=1),
            starting_player_space=0,
            quick_spaces=[0, None, "idle"],
            this_turn={"quick_action": "taken"},
        ),
        "pending[1] (placing) cannot stand there",
    ),
    "a building given up for one that it does not help to pay": (
        table(
            *PICKING,
            frame("use_architecture", tile="a1_farm_one_worker_1"),
            seat={"buildings": ["tp_b4"]},
            this_turn={"renovated": "tp_b4"},
        ),
        "pending[2] (use_architecture) cannot stand there",
    ),
    "a bonus to choose below the third level": (
        table(*PICKING, frame("choose_bonus"), seat={"tribe": "itzamna", "technologies": {}}),
        "pending[2] (choose_bonus) cannot stand there",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_the_moment_is_refused(name: str) -> None:
    """TZ-8, TZ-47, TZ-64, TP-38, TP-45, TP-65: nothing comes before its time, and nothing from nowhere."""
    document, words = WRONG[name]
    assert words in documents.refusal(sacbe.from_position, document)


RIGHT = {
    "Xaman Ek with three corn": table(BEGGED, seat={"tribe": "xaman_ek", "corn": 3}),
    "Xaman Ek, who has sold wood": table(
        BEGGED, seat={"tribe": "xaman_ek", "corn": 5}, this_turn={"sale": None}
    ),
    "Bacab, begging for four": table(BEGGED, seat={"tribe": "bacab", "corn": 4}),
    "a bonus to choose": table(*PICKING, frame("choose_bonus"), seat={"tribe": "itzamna"}),
    "points lost by hunger": points(hunger=-3, temples=-1, earlier=4),
    "nothing in set-up": set_up({}),
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_fits_the_moment_is_accepted(name: str) -> None:
    """TP-38, TP-65: tribes may have other sums of corn."""
    assert is_accepted(RIGHT[name])


# Set-up.


def test_a_tribe_is_kept_before_wealth_tiles_that_have_been_dealt() -> None:
    """TP-2: without them nothing could be answered once the tribe is kept."""
    session = sacbe.start("tzolkin", 3, modules=["tribes"], seed=5)
    position = session.position()
    assert position["pending"][-1]["kind"] == "keep_tribe"
    assert is_accepted(position)
    del position["seats"][position["pending"][-1]["seat"]]["wealth_dealt"]
    assert not is_accepted(position)
