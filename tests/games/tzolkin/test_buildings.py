"""Construction: what buildings cost, what architecture does for them, and the building row."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import ROW, Table, workers_on

FARM = "a1_farm_one_worker_1"
CIVIC = "a1_civic_agriculture"
TOMB = "a1_tomb_chaac_quetzalcoatl"
OTHER_TOMB = "a1_tomb_chaac_kukulcan"
SHRINE = "a1_shrine_architecture"


def builder(
    action: str, *, architecture: int = 0, table: dict[str, Any] | None = None, **goods: Any
) -> Table:
    """A table where seat 0 has begun to use an action of Tikal or Uxmal from the action's own space."""
    gear = {"T": "tikal", "U": "uxmal"}[action[0]]
    seat = {"technologies": {"architecture": architecture}, **goods}
    made = Table(seats={0: seat}, gears={gear: {int(action[1]): 0}}, **(table or {}))
    made.play(f"pick_up {action}", f"use {action}")
    return made


# The printed cost and the row.


def test_row_is_refilled_only_at_the_end_of_the_turn() -> None:
    """TZ-27, X76: a building leaves a gap for the rest of the turn; then the deck fills it."""
    table = builder("T2", wood=2)
    assert len(table.position["decks"]["1"]) == 8
    table.play(f"build {FARM}")
    assert table.position["row"] == [None, *ROW[1:]]
    assert len(table.position["decks"]["1"]) == 8
    table.play("end_turn")
    dealt, *others = table.position["row"]
    assert others == list(ROW[1:])
    assert dealt is not None
    assert dealt not in ROW
    assert len(table.position["decks"]["1"]) == 7


def test_second_building_is_never_dealt_in_the_same_turn() -> None:
    """TZ-27, X77: the second building of T4 comes from what was open before the first."""
    table = builder("T4", wood=9, stone=9, gold=9)
    table.play(f"build {FARM}")
    assert table.legal == [*(f"build {tile}" for tile in ROW[1:]), "done"]
    table.play(f"build {CIVIC}")
    assert table.position["row"] == [None, ROW[1], None, *ROW[3:]]
    assert len(table.position["decks"]["1"]) == 8
    table.play("end_turn")
    assert None not in table.position["row"]
    assert len(table.position["decks"]["1"]) == 6


def test_empty_deck_leaves_a_gap() -> None:
    """TZ-27, X78: with no card left the row stays at five."""
    table = builder("T2", wood=2, table={"decks": {"1": []}})
    table.play(f"build {FARM}", "end_turn")
    assert table.position["row"] == [None, *ROW[1:]]
    assert table.to_act == 1


def test_last_card_fills_the_first_of_two_gaps() -> None:
    """TZ-27: two buildings are built and one card is left, so that one gap stays."""
    table = builder("T4", wood=3, table={"decks": {"1": ["a1_farm_one_worker_2"]}})
    table.play(f"build {FARM}", f"build {CIVIC}", "end_turn")
    assert table.position["row"] == ["a1_farm_one_worker_2", ROW[1], None, *ROW[3:]]
    assert table.position["decks"]["1"] == []


def test_row_of_the_second_age_is_refilled_from_its_own_deck() -> None:
    """TZ-27: the deck of the current age, not what is left of the first."""
    row = ["a2_farm_three_workers_1", "a2_civic_any_tech_stone", "a2_tomb_8vp", "a2_shrine_chaac_2_2vp"]
    row += ["a2_shrine_kukulcan_2_3vp", "a2_tomb_market_6vp"]
    decks = {"1": ["a1_farm_one_worker_2"], "2": ["a2_farm_three_workers_2"]}
    table = builder("T2", wood=3, table={"day": 15, "row": row, "decks": decks})
    table.play("build a2_farm_three_workers_1", "end_turn")
    assert table.position["row"] == ["a2_farm_three_workers_2", *row[1:]]
    assert table.position["decks"]["1"] == ["a1_farm_one_worker_2"]


def test_exactly_the_printed_blocks_are_paid() -> None:
    """TZ-27: one block does not stand for another."""
    table = builder("T2", wood=1, stone=5, gold=1)
    assert table.legal == [f"build {FARM}", f"build {OTHER_TOMB}", f"build {SHRINE}"]
    assert table.why(f"build {CIVIC}") == Reason(
        "lacks-block", "TZ-27", {"block": "wood", "cost": 2, "have": 1}
    )
    table.play(f"build {OTHER_TOMB}")
    seat = table.seat(0)
    assert (seat.wood, seat.stone, seat.gold, seat.corn) == (0, 3, 1, 0)
    assert seat.buildings == [OTHER_TOMB]
    assert table.points(0) == 0


def test_building_in_the_deck_cannot_be_built() -> None:
    """TZ-27: only what lies in the row can be built."""
    table = builder("T2", wood=9, stone=9, gold=9)
    tile = "a1_farm_one_worker_2"
    assert table.why(f"build {tile}") == Reason("not-open", "TZ-27", {"tile": tile})


def test_building_of_another_seat_cannot_be_built_again() -> None:
    """TZ-27: a building that has left the row is out of reach."""
    table = Table(seats={0: {"wood": 5}, 1: {"buildings": [FARM]}}, gears={"tikal": {2: 0}})
    table.play("pick_up T2", "use T2")
    assert table.legal == [f"build {ROW[1]}", f"build {CIVIC}"]
    assert table.why(f"build {FARM}") == Reason("not-open", "TZ-27", {"tile": FARM})


def test_action_2_is_not_offered_without_an_affordable_building() -> None:
    """TZ-27: who can pay no building in the row cannot use T2, however much corn lies there."""
    table = Table(seats={0: {"corn": 30, "stone": 9}}, gears={"tikal": {2: 0}})
    table.play("pick_up T2")
    assert table.legal == ["use T1", "nothing"]
    assert table.why("use T2") == Reason("no-building-affordable", "TZ-27")


# Architecture.


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
def test_architecture_gives_corn_and_then_points(level: int, corn: int, points: int) -> None:
    """TZ-28: level 1 gives a corn for each building, level 2 also two points, level 3 no more of either."""
    table = builder("T2", architecture=level, wood=2)
    table.play(f"build {CIVIC}")
    assert (table.seat(0).corn, table.points(0)) == (corn, points)
    assert table.seat(0).wood == (1 if level == 3 else 0)


@pytest.mark.parametrize(
    ("have", "save", "left"),
    [
        ({"wood": 1, "stone": 2}, "save wood", (1, 0)),
        ({"wood": 1, "stone": 2}, "save stone", (0, 1)),
        ({"wood": 1, "stone": 1}, None, (0, 0)),
        ({"wood": 0, "stone": 2}, None, (0, 0)),
    ],
)
def test_architecture_3_saves_a_block_of_choice(
    have: dict[str, Any], save: str | None, left: tuple[int, int]
) -> None:
    """TZ-28, X79: a building of one wood and two stone is paid with w1 s1 or with s2."""
    table = builder("T2", architecture=3, **have)
    table.play(f"build {OTHER_TOMB}")
    if save is not None:
        assert table.legal == ["save wood", "save stone"]
        assert table.why("save gold") == Reason("not-in-the-cost", "TZ-28", {"block": "gold"})
        table.play(save)
    seat = table.seat(0)
    assert (seat.wood, seat.stone) == left
    assert (seat.corn, table.points(0)) == (1, 2)
    assert seat.temples == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}


def test_architecture_3_makes_a_one_block_building_free() -> None:
    """TZ-28, X80: a farm of one wood costs nothing at T2, and corn and points come all the same."""
    table = builder("T2", architecture=3)
    assert table.legal == [f"build {FARM}", f"build {SHRINE}"]
    table.play(f"build {FARM}")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, table.points(0)) == (1, 0, 2)
    assert seat.buildings == [FARM]


def test_architecture_3_saves_one_block_only() -> None:
    """TZ-28: a building that lacks two blocks stays out of reach."""
    table = builder("T2", architecture=3, wood=1)
    assert table.legal == [f"build {FARM}", f"build {CIVIC}", f"build {SHRINE}"]
    parts: dict[str, int | str] = {"block": "wood", "cost": 2, "have": 1, "saved": 1, "tax": 0}
    assert table.why(f"build {TOMB}") == Reason("lacks-block-of-building", "TZ-27", parts)


def test_architecture_is_never_for_monuments() -> None:
    """TZ-28, X81: a monument is paid in full and gives neither corn nor points, whatever the level."""
    table = builder("T4", architecture=3, stone=3, gold=3, table={"monuments": ["m_best_temple"]})
    table.play("build m_best_temple")
    seat = table.seat(0)
    assert (seat.stone, seat.gold, seat.corn, table.points(0)) == (0, 0, 0, 0)
    assert seat.monuments == ["m_best_temple"]
    assert table.legal == ["end_turn"]


def test_architecture_3_does_not_save_a_block_of_a_monument() -> None:
    """TZ-28: with one block less than printed a monument is not offered."""
    table = builder("T4", architecture=3, stone=2, gold=3, table={"monuments": ["m_best_temple"]})
    assert "build m_best_temple" not in table.legal
    lacks: dict[str, int | str] = {"block": "stone", "cost": 3, "have": 2}
    assert table.why("build m_best_temple") == Reason("lacks-block", "TZ-27", lacks)


def test_corn_of_architecture_does_not_pay_for_its_own_building() -> None:
    """TZ-28: the corn comes after the payment, so one corn does not buy a building of two at U4."""
    table = Table(seats={0: {"corn": 1, "technologies": {"architecture": 1}}}, gears={"uxmal": {4: 0}})
    table.play("pick_up U4")
    assert "use U4" not in table.legal
    assert table.why("use U4") == Reason("no-building-for-corn", "TZ-30", {"cost": 2, "have": 1, "step": 0})


def test_architecture_is_not_asked_at_tikal_2() -> None:
    """TZ-81: at T2 architecture always applies; there is nothing to waive."""
    table = builder("T2", architecture=2, wood=2)
    table.play(f"build {FARM}")
    assert table.legal == ["end_turn"]
    assert (table.seat(0).corn, table.points(0)) == (1, 2)


def test_level_of_a_building_does_not_serve_its_own_construction() -> None:
    """TZ-81, X195: the shrine that lifts architecture to 2 gives the corn of level 1 and no points."""
    table = builder("T2", architecture=1, gold=1, wood=1)
    table.play(f"build {SHRINE}")
    seat = table.seat(0)
    assert (seat.gold, seat.corn, table.points(0)) == (0, 1, 0)
    assert seat.technologies["architecture"] == 2


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (2, 1, 2)])
def test_shrine_of_architecture_gives_by_the_level_before(level: int, corn: int, points: int) -> None:
    """TZ-81: level 1 won by the shrine brings no corn for it, level 3 won by it saves no block of it."""
    table = builder("T2", architecture=level, gold=1, wood=1)
    table.play(f"build {SHRINE}")
    seat = table.seat(0)
    assert (seat.gold, seat.corn, table.points(0)) == (0, corn, points)
    assert seat.technologies["architecture"] == level + 1


def test_shrine_of_architecture_at_level_3_is_free_and_gives_the_bonus() -> None:
    """TZ-28: the gold is saved, two points come with the building and three with the bonus of its track."""
    table = builder("T2", architecture=3)
    table.play(f"build {SHRINE}")
    assert (table.seat(0).corn, table.points(0)) == (1, 5)
    assert table.seat(0).technologies["architecture"] == 3


def test_waived_architecture_is_lost_without_a_second_building() -> None:
    """TZ-81, X196: T4 with the level waived on the first and no second gives neither corn nor points."""
    table = builder("T4", architecture=2, wood=1)
    assert table.legal == ["architecture use", "architecture waive"]
    table.play("architecture waive")
    assert (table.seat(0).wood, table.seat(0).corn, table.points(0)) == (0, 0, 0)
    assert table.seat(0).buildings == [FARM]
    assert table.legal == ["end_turn"]


def test_waived_architecture_is_lost_when_the_second_building_is_declined() -> None:
    """TZ-81: a second building could be paid, but is not wanted."""
    table = builder("T4", architecture=2, wood=1, gold=1)
    table.play(f"build {FARM}", "architecture waive")
    assert table.legal == [f"build {SHRINE}", "done"]
    table.play("done")
    assert (table.seat(0).gold, table.seat(0).corn, table.points(0)) == (1, 0, 0)


def test_architecture_cannot_be_waived_where_the_printed_cost_is_too_high() -> None:
    """TZ-81: who needs the saved block to pay must use architecture on the first building."""
    table = builder("T4", architecture=3, wood=1)
    table.play(f"build {CIVIC}")
    seat = table.seat(0)
    assert (seat.wood, seat.corn, table.points(0)) == (0, 1, 2)
    assert seat.buildings == [CIVIC]


# Uxmal 4.


def test_uxmal_4_costs_two_corn_for_each_block() -> None:
    """TZ-30, X87: a building of three blocks costs six corn."""
    table = builder("U4", corn=6)
    table.play(f"build {TOMB}")
    seat = table.seat(0)
    assert seat.corn == 0
    assert seat.buildings == [TOMB]
    assert seat.temples == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 0}


def test_blocks_are_no_money_at_uxmal_4() -> None:
    """TZ-30: corn only; blocks in hand neither pay nor are touched."""
    table = builder("U4", corn=4, wood=2, stone=2)
    too_dear = Reason("costs-corn", "TZ-30", {"cost": 6, "have": 4})
    assert table.why(f"build {TOMB}") == too_dear
    table.play(f"build {CIVIC}")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.stone) == (0, 2, 2)


def test_architecture_3_saves_two_corn_at_uxmal_4() -> None:
    """TZ-30, X89: the same building costs four corn, then one comes back with two points."""
    table = builder("U4", architecture=3, corn=4)
    table.play(f"build {TOMB}")
    assert (table.seat(0).corn, table.points(0)) == (1, 2)


def test_architecture_3_makes_a_one_block_building_free_at_uxmal_4() -> None:
    """TZ-30, X90: two corn less than two is nothing."""
    table = builder("U4", architecture=3)
    assert table.legal == [f"build {FARM}", f"build {SHRINE}"]
    table.play(f"build {FARM}")
    assert (table.seat(0).corn, table.points(0)) == (1, 2)


@pytest.mark.parametrize(("tile", "cost"), [("a1_farm_one_less_corn_1", 8), (CIVIC, 4), (FARM, 2)])
def test_price_at_uxmal_4_follows_the_number_of_blocks(tile: str, cost: int) -> None:
    """TZ-30, X91: four blocks cost eight corn, two blocks four."""
    table = builder("U4", corn=10)
    table.play(f"build {tile}")
    assert table.seat(0).corn == 10 - cost


def test_one_corn_short_at_uxmal_4_is_too_little() -> None:
    """TZ-30: seven corn do not buy four blocks, nor do blocks make up for it."""
    table = builder("U4", corn=7, wood=4)
    too_dear = Reason("costs-corn", "TZ-30", {"cost": 8, "have": 7})
    assert table.why("build a1_farm_one_less_corn_1") == too_dear


def test_only_one_building_at_uxmal_4() -> None:
    """TZ-30: after the building the action is over, with corn left for another."""
    table = builder("U4", corn=20)
    table.play(f"build {FARM}")
    assert table.seat(0).corn == 18
    assert table.legal == ["end_turn"]


def test_step_fee_is_paid_before_the_price_at_uxmal_4() -> None:
    """TZ-30: from U5 the action costs a corn more, so two corn are not enough for one block."""
    table = Table(seats={0: {"corn": 2}}, gears={"uxmal": {5: 0}})
    table.play("pick_up U5")
    assert "use U4" not in table.legal
    assert table.why("use U4") == Reason("no-building-for-corn", "TZ-30", {"cost": 3, "have": 2, "step": 1})


def test_the_second_agriculture_of_the_appendix_is_architecture() -> None:
    """TZ-75: a1_shrine_architecture raises architecture, a1_civic_agriculture agriculture."""
    table = Table(seats={0: {"gold": 1, "wood": 2}}, gears={"tikal": {2: 0, 6: 0}})
    table.play("pick_up T2", "use T2", "build a1_shrine_architecture")
    levels = {"agriculture": 0, "extraction": 0, "architecture": 1, "theology": 0}
    assert table.seat(0).technologies == levels
    table.finish_turn("pick_up T6", "use T2", "build a1_civic_agriculture")
    assert table.seat(0).technologies == {**levels, "agriculture": 1}


@pytest.mark.parametrize("action", ["T2", "U4"])
def test_gap_in_the_row_is_no_building(action: str) -> None:
    """TZ-27, TZ-30: an open monument and the goods for it change nothing about an empty row."""
    seat = {"corn": 20, "gold": 4, "skulls": 1}
    table = Table(seats={0: seat}, monuments=["m_skulls"], row=[], gears=workers_on(action))
    table.play(f"pick_up {action}")
    assert f"use {action}" not in table.legal
