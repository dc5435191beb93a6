"""What tiles give: chained buildings, any action, workers, free choices in any order; and monuments."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table

CHAIN = "a1_tomb_any_temple_and_build"
FARM = "a1_farm_one_worker_1"
OTHER_FARM = "a1_farm_one_worker_2"
TOMB = "a1_tomb_chaac_kukulcan"
CHAIN_ROW = [CHAIN, FARM, OTHER_FARM, TOMB, "a1_civic_agriculture", "a1_shrine_architecture"]

ANY_ACTION = "a2_tomb_any_action_2vp"
MARKET = "a2_tomb_market_6vp"
WORKER = "a2_tomb_worker_6vp"
ROW_2 = [ANY_ACTION, MARKET, WORKER, "a2_civic_any_tech_stone", "a2_shrine_two_any_tech"]
ROW_2 += ["a2_civic_any_tech_skull"]
LATE: dict[str, Any] = {"day": 15, "row": ROW_2}

MONUMENT = "m_wood_tiles"


def builder(action: str, *, architecture: int = 0, table: dict[str, Any], **goods: Any) -> Table:
    """A table where seat 0 has begun to use an action of Tikal or Uxmal from the action's own space."""
    gear = {"T": "tikal", "U": "uxmal"}[action[0]]
    seat = {"technologies": {"architecture": architecture}, **goods}
    made = Table(seats={0: seat}, gears={gear: {int(action[1]): 0}}, **table)
    made.play(f"pick_up {action}", f"use {action}")
    return made


# A chained building.


def test_architecture_applies_to_the_chained_building_on_its_own() -> None:
    """TZ-31, X92: the tomb and the farm chained to it give a corn each."""
    table = builder("T2", architecture=1, wood=2, gold=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}")
    assert (table.seat(0).corn, table.seat(0).wood, table.seat(0).gold) == (1, 1, 0)
    table.play("resolve any_temple", "climb quetzalcoatl", f"build {FARM}")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.gold) == (2, 0, 0)
    assert seat.temples == {"chaac": 0, "quetzalcoatl": 1, "kukulcan": 0}
    assert seat.buildings == [FARM, CHAIN]


def test_nothing_to_chain_does_not_stop_the_tomb() -> None:
    """TZ-31, X95: nothing is affordable after it, yet the tomb is built and its temple step taken."""
    table = builder("T2", wood=1, gold=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb kukulcan")
    assert table.legal == ["end_turn"]
    assert table.seat(0).buildings == [CHAIN]
    assert table.seat(0).temples["kukulcan"] == 1


def test_chained_building_may_be_declined() -> None:
    """TZ-31: the chained construction is optional."""
    table = builder("T2", wood=2, gold=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}", "resolve any_temple", "climb chaac", "done")
    assert table.seat(0).buildings == [CHAIN]
    assert table.seat(0).wood == 1
    assert table.legal == ["end_turn"]


def test_building_chained_to_a_tomb_bought_with_corn_is_paid_in_blocks() -> None:
    """TZ-31: at U4 the tomb costs four corn, but the farm chained to it a wood."""
    table = builder("U4", corn=10, wood=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}")
    assert table.seat(0).corn == 6
    table.play("resolve construct")
    assert table.legal == [f"build {FARM}", f"build {OTHER_FARM}", "done"]
    lacks: dict[str, int | str] = {"block": "gold", "cost": 1, "have": 0}
    assert table.why("build a1_shrine_architecture") == Reason("lacks-block", "TZ-27", lacks)
    table.play(f"build {FARM}")
    assert (table.seat(0).corn, table.seat(0).wood) == (6, 0)


def test_corn_alone_chains_nothing() -> None:
    """TZ-31: without blocks no building can be chained, however much corn there is."""
    table = builder("U4", corn=10, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}", "climb chaac")
    assert table.legal == ["end_turn"]
    assert table.seat(0).corn == 6


def test_architecture_3_saves_corn_on_the_tomb_and_a_block_on_the_chained_building() -> None:
    """TZ-31: at U4 two corn less for the tomb, then one block less for the building chained to it."""
    table = builder("U4", architecture=3, corn=2, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}", "resolve construct", f"build {FARM}", "climb chaac")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, table.points(0)) == (2, 0, 4)
    assert seat.buildings == [FARM, CHAIN]


def test_no_monument_is_chained() -> None:
    """TZ-31: a chained construction is an action T2, and so no monument."""
    table = builder("T2", wood=3, gold=5, table={"row": CHAIN_ROW, "monuments": [MONUMENT]})
    table.play(f"build {CHAIN}", "resolve construct")
    assert f"build {MONUMENT}" not in table.legal
    assert table.why(f"build {MONUMENT}") == Reason("monument-by-tikal-4-only", "TZ-34", {"tile": MONUMENT})


# Icons in any order.


def test_icons_are_resolved_in_any_order() -> None:
    """TZ-35: the chained building may come before the temple step, and is complete before it."""
    table = builder("T2", wood=2, stone=2, gold=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}")
    assert table.legal == ["resolve any_temple", "resolve construct"]
    table.play("resolve construct", f"build {TOMB}")
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb chaac")
    assert table.seat(0).temples == {"chaac": 2, "quetzalcoatl": 0, "kukulcan": 1}
    assert table.legal == ["end_turn"]


def test_an_icon_is_resolved_once() -> None:
    """TZ-35: what has been resolved is not asked again, and what the tile does not show never."""
    table = builder("T2", wood=2, gold=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}")
    assert table.why("resolve market") == Reason("no-such-icon", "TZ-35", {"icon": "market"})
    table.play("resolve any_temple", "climb chaac")
    assert table.legal == [f"build {FARM}", f"build {OTHER_FARM}", "done"]


# Any action.


def test_any_action_tomb_can_be_built_without_corn() -> None:
    """TZ-32, X96: with no corn the action falls away, the points stay."""
    table = builder("T2", wood=2, stone=1, gold=1, table=LATE)
    table.play(f"build {ANY_ACTION}")
    assert table.points(0) == 2
    assert table.seat(0).buildings == [ANY_ACTION]
    assert table.legal == ["end_turn"]


def test_corn_of_architecture_pays_for_any_action() -> None:
    """TZ-32: the corn earned with the tomb itself may pay the fee."""
    table = builder("T2", architecture=1, wood=2, stone=1, gold=1, table=LATE)
    table.play(f"build {ANY_ACTION}")
    assert table.seat(0).corn == 1
    assert "done" in table.legal
    table.play("use Y3")
    seat = table.seat(0)
    assert (seat.corn, seat.gold, table.points(0)) == (2, 1, 2)


def test_any_action_reaches_the_small_gears_but_not_chichen_itza() -> None:
    """TZ-32, X98: T4 with its monument and U1 to U4 are in reach, Chichen Itza never."""
    table = builder("T2", corn=9, skulls=1, wood=9, stone=9, gold=9, table={**LATE, "monuments": [MONUMENT]})
    table.play(f"build {ANY_ACTION}")
    small = [f"use {gear}{n}" for gear in "PYTU" for n in range(1, 6) if gear + str(n) != "U5"]
    assert table.legal == [*small, "done"]
    assert table.why("use C1") == Reason("not-by-any-action", "TZ-39", {"action": "C1"})
    assert table.why("use U5") == Reason("not-by-any-action", "TZ-39", {"action": "U5"})
    table.play("use T4")
    assert f"build {MONUMENT}" in table.legal


def test_any_action_may_be_declined() -> None:
    """TZ-32: the icon is optional, and declining costs no corn."""
    table = builder("T2", corn=3, wood=2, stone=1, gold=1, table=LATE)
    table.play(f"build {ANY_ACTION}", "done")
    assert (table.seat(0).corn, table.points(0)) == (3, 2)
    assert table.legal == ["end_turn"]


def test_any_action_pays_the_cost_of_the_action_too() -> None:
    """TZ-32: three corn are one too few for the fee and a temple step."""
    table = builder("T2", corn=3, wood=2, stone=1, gold=1, table=LATE)
    table.play(f"build {ANY_ACTION}")
    parts: dict[str, int | str] = {"cost": 4, "have": 3, "step": 1, "action": 3}
    assert table.why("use U1") == Reason("use-costs-corn", "TZ-36", parts)


# Workers and other gains.


def test_seventh_worker_is_wasted() -> None:
    """TZ-33, X99: with six workers in play the tomb gives its points only."""
    table = builder("T2", workers_in_hand=5, wood=2, stone=1, gold=1, table=LATE)
    table.play(f"build {WORKER}")
    assert table.seat(0).workers_in_hand == 6
    assert table.points(0) == 6


def test_worker_of_a_building_must_be_taken() -> None:
    """TZ-80, X193: nobody is asked; the fourth worker is in hand."""
    table = builder("T2", wood=2, stone=1, gold=1, table=LATE)
    table.play(f"build {WORKER}")
    assert table.legal == ["end_turn"]
    assert table.seat(0).workers_in_hand == 4
    assert table.points(0) == 6


def test_free_advance_must_be_taken() -> None:
    """TZ-80: the seat chooses the track, but not whether to advance."""
    table = builder("T2", wood=3, table=LATE)
    assert table.legal == [
        "advance agriculture",
        "advance extraction",
        "advance architecture",
        "advance theology",
    ]
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "advance"})
    table.play("advance extraction")
    assert table.seat(0).technologies["extraction"] == 1
    assert (table.seat(0).wood, table.seat(0).stone) == (0, 1)


def test_both_free_advances_must_be_taken() -> None:
    """TZ-80: two free advances are two, on one track or on two."""
    table = builder("T2", stone=1, gold=2, table=LATE)
    table.play("advance theology")
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "advance"})
    table.play("advance theology")
    assert table.seat(0).technologies["theology"] == 2
    assert table.legal == ["end_turn"]


def test_temple_step_of_a_building_must_be_taken() -> None:
    """TZ-80: the seat chooses the temple, but must climb."""
    table = builder("T2", wood=1, gold=1, table={"row": CHAIN_ROW})
    table.play(f"build {CHAIN}")
    assert table.why("done") == Reason("other-question", "TZ-3", {"question": "climb"})


def test_gain_goes_as_far_as_the_bank() -> None:
    """TZ-80: a skull that the bank does not have is not gained; the rest is."""
    seats = {0: {"wood": 2, "stone": 2}, 1: {"skulls": 13}}
    table = Table(seats=seats, gears={"tikal": {2: 0}}, **LATE)
    table.play("pick_up T2", "use T2", "advance theology")
    assert table.seat(0).buildings == ["a2_civic_any_tech_skull"]
    assert (table.seat(0).skulls, table.seat(0).technologies["theology"]) == (0, 1)


def test_market_of_a_building_may_be_declined() -> None:
    """TZ-80: trading is optional; the points are not."""
    table = builder("T2", corn=5, stone=3, table=LATE)
    assert table.legal == ["buy wood", "buy stone", "buy gold", "done"]
    table.play("done")
    assert (table.seat(0).corn, table.points(0)) == (5, 6)
    assert table.legal == ["end_turn"]


# Monuments.


@pytest.mark.parametrize("action", ["T2", "U4"])
def test_monuments_are_not_offered_at_tikal_2_and_uxmal_4(action: str) -> None:
    """TZ-34, X100: they are built by action T4 only."""
    table = builder(action, corn=30, gold=4, wood=1, table={"monuments": [MONUMENT]})
    assert f"build {MONUMENT}" not in table.legal
    assert table.why(f"build {MONUMENT}") == Reason("monument-by-tikal-4-only", "TZ-34", {"tile": MONUMENT})


def test_monument_from_tikal_5_costs_one_corn() -> None:
    """TZ-34, X192: a worker on T5 steps back to action 4 for a corn and builds the monument."""
    table = Table(seats={0: {"corn": 1, "gold": 4, "wood": 1}}, gears={"tikal": {5: 0}}, monuments=[MONUMENT])
    table.play("pick_up T5", "use T4", f"build {MONUMENT}")
    seat = table.seat(0)
    assert (seat.corn, seat.gold, seat.wood) == (0, 0, 0)
    assert seat.monuments == [MONUMENT]


def test_monument_from_tikal_5_is_out_of_reach_without_corn() -> None:
    """TZ-34, X192: with no corn there is only action 5 or nothing."""
    table = Table(seats={0: {"gold": 4, "wood": 1}}, gears={"tikal": {5: 0}}, monuments=[MONUMENT])
    table.play("pick_up T5")
    assert table.legal == ["use T5", "nothing"]
    assert table.why("use T4") == Reason("costs-corn", "TZ-11", {"cost": 1, "have": 0})


@pytest.mark.parametrize(
    ("gear", "space", "way", "fee"),
    [
        ("tikal", 4, ("use T4",), 0),
        ("tikal", 6, ("use T4",), 0),
        ("tikal", 7, ("use T4",), 0),
        ("uxmal", 5, ("use U5", "use T4"), 1),
        ("uxmal", 6, ("use U5", "use T4"), 1),
        ("uxmal", 7, ("use U5", "use T4"), 1),
    ],
)
def test_monument_by_every_way_to_tikal_4(gear: str, space: int, way: tuple[str, ...], fee: int) -> None:
    """TZ-34: however action T4 is reached, it may build a monument."""
    table = Table(
        seats={0: {"corn": 5, "gold": 4, "wood": 1}}, gears={gear: {space: 0}}, monuments=[MONUMENT]
    )
    table.play(f"pick_up {gear[0].upper()}{space}", *way, f"build {MONUMENT}")
    seat = table.seat(0)
    assert (seat.corn, seat.gold, seat.wood) == (5 - fee, 0, 0)
    assert seat.monuments == [MONUMENT]
    assert table.legal == ["end_turn"]


def test_monument_through_the_any_action_tomb() -> None:
    """TZ-34: the icon of a tomb just built at T2 leads to T4 and its monument."""
    table = builder("T2", corn=1, wood=6, stone=1, gold=5, table={**LATE, "monuments": [MONUMENT]})
    table.play(f"build {ANY_ACTION}", "use T4", f"build {MONUMENT}")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.stone, seat.gold) == (0, 3, 0, 0)
    assert seat.monuments == [MONUMENT]
    assert seat.buildings == [ANY_ACTION]


def test_a_seat_may_own_several_monuments_and_none_is_replaced() -> None:
    """TZ-34: a second monument is built in the same game; no new one is laid out."""
    table = Table(
        seats={0: {"gold": 4, "wood": 1, "monuments": ["m_workers"]}},
        gears={"tikal": {4: 0}},
        monuments=[MONUMENT, "m_tombs"],
    )
    table.play("pick_up T4", "use T4", f"build {MONUMENT}", "end_turn")
    assert table.seat(0).monuments == [MONUMENT, "m_workers"]
    assert table.position["monuments"] == ["m_tombs"]


def test_a_monument_of_another_seat_cannot_be_built() -> None:
    """TZ-34: a monument is built once."""
    seats: dict[int, dict[str, Any]] = {0: {"gold": 4, "wood": 1}, 1: {"monuments": [MONUMENT]}}
    table = Table(seats=seats, gears={"tikal": {4: 0}})
    table.play("pick_up T4", "use T4")
    assert table.why(f"build {MONUMENT}") == Reason("not-open", "TZ-27", {"tile": MONUMENT})


def test_age_change_leaves_the_monuments() -> None:
    """TZ-34: the new row of the second age does not touch open or built monuments."""
    seats = {2: {"monuments": ["m_workers"]}}
    table = Table(seats=seats, monuments=[MONUMENT, "m_tombs"], day=14, to_move=3)
    table.play("place palenque", "end_turn")
    assert table.position["age"] == 2
    assert table.position["monuments"] == ["m_tombs", MONUMENT]
    assert table.seat(2).monuments == ["m_workers"]
