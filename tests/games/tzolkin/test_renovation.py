"""Renovation: an owned building with its icon is given up to pay a part of a new one."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import names
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import Table, workers_on

TEMPLES = "a2_tomb_three_temples_3vp"  # 1 wood, 2 stone, 1 gold
CIVIC = "a1_civic_agriculture_stone"  # 3 wood
SHRINE = "a1_shrine_architecture"  # 1 gold
GRANARY, SEASONS, GOLDSMITHS, QUARRY = "tp_b1", "tp_b2", "tp_b3", "tp_b4"
SECOND_AGE: dict[str, Any] = {"day": 15, "row": [TEMPLES]}
FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"


def builder(
    action: str, *, architecture: int = 0, table: dict[str, Any] | None = None, **goods: Any
) -> Table:
    """A table where seat 0 has picked up a worker to use an action of Tikal or Uxmal."""
    gear = {"T": "tikal", "U": "uxmal"}[action[0]]
    seat = {"technologies": {"architecture": architecture}, **goods}
    fields: dict[str, Any] = {"modules": ["buildings"], **(table or {})}
    made = Table(seats={0: seat}, gears={gear: {int(action[1]): 0}}, **fields)
    made.play(f"pick_up {action}")
    return made


def could_do_nothing(table: Table) -> bool:
    """Was there no action for the worker picked up, so that it came back for nothing?"""
    return table.legal == ["end_turn"] and "action_used" not in [event.kind for event in table.session.events]


def blocks(table: Table) -> tuple[int, int, int]:
    seat = table.seat(0)
    return seat.wood, seat.stone, seat.gold


# What it pays.


@pytest.mark.parametrize(
    ("old", "left"),
    [(GOLDSMITHS, (1, 2, 1)), (QUARRY, (0, 0, 2)), (None, (0, 0, 1))],
)
def test_blocks_on_both_tiles_are_paid_by_the_old_one(old: str | None, left: tuple[int, int, int]) -> None:
    """TP-103, P103: Goldsmiths leave one gold to pay, the Quarry Shrine one wood and two stone; no change."""
    owned = [GOLDSMITHS, QUARRY]
    table = builder("T2", wood=1, stone=2, gold=2, buildings=owned, table=SECOND_AGE)
    table.play("use T2")
    assert table.legal == [f"build {TEMPLES}", f"renovate {GOLDSMITHS}", f"renovate {QUARRY}"]
    table.play(f"renovate {old}" if old else f"build {TEMPLES}")
    assert blocks(table) == left
    assert set(table.seat(0).buildings) == {TEMPLES, *owned} - {old}
    assert table.points(0) == 3
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize(
    ("goods", "old"),
    [({"gold": 1}, GOLDSMITHS), ({"wood": 1, "stone": 2}, QUARRY)],
)
def test_renovation_alone_may_make_a_building_affordable(goods: dict[str, int], old: str) -> None:
    """TP-103, P103: with nothing but the rest of the price the action is there, and the rest is paid."""
    table = builder("T2", buildings=[GOLDSMITHS, QUARRY], table=SECOND_AGE, **goods)
    assert "use T2" in table.legal
    table.play("use T2")
    assert blocks(table) == (0, 0, 0)
    assert old not in table.seat(0).buildings
    assert len(table.seat(0).buildings) == 2


@pytest.mark.parametrize(
    ("goods", "owned"),
    [
        ({"wood": 9, "stone": 9}, [GOLDSMITHS]),
        ({"stone": 9, "gold": 9}, [QUARRY]),
        ({"wood": 1, "stone": 1, "gold": 1}, [QUARRY]),
        ({"wood": 1, "stone": 1, "gold": 9}, [GRANARY]),
    ],
)
def test_blocks_that_only_the_old_tile_shows_pay_nothing(goods: dict[str, int], owned: list[str]) -> None:
    """TP-103: what the old tile lacks must be paid, and a spare gold or wood of it does not help."""
    table = builder("T2", buildings=owned, table=SECOND_AGE, **goods)
    assert "use T2" not in table.legal


def test_renovated_building_leaves_the_game() -> None:
    """TP-103: it comes back neither to the row nor to a deck."""
    table = builder("T2", gold=1, buildings=[GRANARY, GOLDSMITHS], table=SECOND_AGE)
    table.play("use T2", "end_turn")
    position = table.position
    assert GOLDSMITHS not in [*position["row"], *position["decks"]["1"], *position["decks"]["2"]]
    assert all(GOLDSMITHS not in seat["buildings"] for seat in position["seats"])
    again = sacbe.from_position(position, seed=1)
    assert again.game.position(again.state) == position


def test_renovated_building_of_the_first_age_is_not_dealt_again() -> None:
    """TP-103: while the first age lasts, the deck does not bring back what was given up."""
    table = builder("T2", wood=3, buildings=[GRANARY], table={"row": [CIVIC]})
    table.play("use T2", f"renovate {GRANARY}", "end_turn")
    assert GRANARY not in [*table.position["row"], *table.position["decks"]["1"]]


@pytest.mark.parametrize("tile", ["a1_civic_extraction_gold", "tp_b5", "tp_b6", "tp_b7", "tp_b8"])
def test_only_buildings_with_the_icon_can_be_renovated(tile: str) -> None:
    """TP-103: an ordinary building and those of the second age have no renovation icon."""
    table = builder("T2", stone=2, gold=1, buildings=[tile], table=SECOND_AGE)
    assert "use T2" not in table.legal
    rich = builder("T2", wood=9, stone=9, gold=9, buildings=[tile], table=SECOND_AGE)
    rich.play("use T2")
    assert not [text for text in rich.legal if text.startswith("renovate")]


def test_building_of_another_seat_cannot_be_renovated() -> None:
    """TP-103: only an owned building is discarded."""
    seats: dict[int, dict[str, Any]] = {0: {"gold": 1}, 1: {"buildings": [GOLDSMITHS]}}
    table = Table(modules=["buildings"], seats=seats, gears={"tikal": {2: 0}}, **SECOND_AGE)
    table.play("pick_up T2")
    assert "use T2" not in table.legal


def test_after_the_choice_of_the_old_tile_the_new_one_is_chosen() -> None:
    """TP-103: with the Granary given up two buildings of wood are in reach, one of them with a rest."""
    row = [CIVIC, "a1_tomb_chaac_quetzalcoatl", "a1_tomb_chaac_kukulcan"]
    table = builder("T2", stone=1, buildings=[GRANARY], table={"row": row})
    table.play("use T2")
    # One wood and two stone stay out of reach; nothing can be built without renovation.
    if table.legal == [f"renovate {GRANARY}"]:
        table.play(f"renovate {GRANARY}")
    assert table.legal == [f"build {CIVIC}", "build a1_tomb_chaac_quetzalcoatl"]
    table.play("build a1_tomb_chaac_quetzalcoatl")
    assert blocks(table) == (0, 0, 0)
    assert table.seat(0).buildings == ["a1_tomb_chaac_quetzalcoatl"]


# One for each construction.


def test_one_renovation_for_one_building() -> None:
    """TP-105, P105: owning both, nobody builds for nothing by giving up both."""
    table = builder("T2", buildings=[GOLDSMITHS, QUARRY], table=SECOND_AGE)
    assert could_do_nothing(table)


def test_second_renovation_is_not_offered_for_the_same_building() -> None:
    """TP-105: when one tile is given up, the next answer is the new building."""
    row = [TEMPLES, "a2_tomb_worker_6vp"]
    owned = [GOLDSMITHS, QUARRY]
    table = builder("T2", wood=5, stone=5, gold=5, buildings=owned, table={"day": 15, "row": row})
    table.play("use T2", f"renovate {GOLDSMITHS}")
    assert table.legal == ["build a2_tomb_worker_6vp", f"build {TEMPLES}"]
    again = sacbe.from_position(table.position, seed=1)
    assert again.legal() == table.legal
    table.play(f"build {TEMPLES}")
    assert blocks(table) == (5, 5, 4)
    assert set(table.seat(0).buildings) == {QUARRY, TEMPLES}


def test_two_renovations_in_one_action_for_two_buildings() -> None:
    """TP-107, P107: Goldsmiths for the first building of T4 and the Quarry Shrine for the second."""
    row = [TEMPLES, "a2_shrine_kukulcan_2_3vp"]
    table = builder("T4", gold=1, buildings=[GOLDSMITHS, QUARRY], table={"day": 15, "row": row})
    table.play("use T4", f"renovate {GOLDSMITHS}")
    if f"build {TEMPLES}" in table.legal:
        table.play(f"build {TEMPLES}")
    assert blocks(table) == (0, 0, 0)
    assert table.legal == ["done", f"renovate {QUARRY}"]
    table.play(f"renovate {QUARRY}")
    assert set(table.seat(0).buildings) == set(row)
    assert (blocks(table), table.points(0)) == ((0, 0, 0), 3 + 3)
    assert table.legal == ["end_turn"]


def test_one_tile_does_not_pay_twice_in_one_action() -> None:
    """TP-107: the tile given up for the first building is gone for the second."""
    row = ["a2_shrine_kukulcan_2_3vp", "a2_tomb_8vp"]
    table = builder("T4", wood=1, buildings=[QUARRY], table={"day": 15, "row": row})
    table.play("use T4")
    if f"renovate {QUARRY}" in table.legal:
        table.play(f"renovate {QUARRY}")
    table.play("build a2_shrine_kukulcan_2_3vp")
    assert table.seat(0).buildings == ["a2_shrine_kukulcan_2_3vp"]
    assert table.legal == ["end_turn"]


def test_first_building_of_the_action_may_pay_for_the_second() -> None:
    """TP-103, P103b: three wood build the Granary, which is given up at once for a building of three wood."""
    table = builder("T4", wood=3, table={"row": [GRANARY, CIVIC]})
    table.play("use T4", f"build {GRANARY}")
    assert table.legal == ["done", f"renovate {GRANARY}"]
    table.play(f"renovate {GRANARY}")
    seat = table.seat(0)
    assert (seat.wood, seat.stone, seat.technologies["agriculture"]) == (0, 1, 1)
    assert seat.buildings == [CIVIC]
    assert table.legal == ["end_turn"]


def test_building_may_not_be_renovated_for_itself() -> None:
    """TP-103: the tile must be owned before the new one is paid."""
    table = builder("T4", table={"row": [GRANARY, CIVIC]})
    assert could_do_nothing(table)


def test_chained_construction_has_its_own_renovation() -> None:
    """TP-105, TP-107: a tomb paid with one tile chains a building that is paid with another."""
    row = ["a1_tomb_any_temple_and_build", CIVIC]
    table = builder("T2", wood=1, buildings=[GRANARY, QUARRY], table={"row": row})
    table.play("use T2", f"renovate {QUARRY}")
    if "build a1_tomb_any_temple_and_build" in table.legal:
        table.play("build a1_tomb_any_temple_and_build")
    table.play("resolve construct")
    table.play(*(text for text in [f"renovate {GRANARY}"] if text in table.legal))
    seat = table.seat(0)
    assert CIVIC in seat.buildings
    table.play("climb chaac")
    seat = table.seat(0)
    assert set(seat.buildings) == set(row)
    assert (seat.wood, seat.stone, seat.temples["chaac"]) == (0, 1, 1)


# Corn, monuments, architecture.


@pytest.mark.parametrize(("old", "corn"), [(GOLDSMITHS, 2), (QUARRY, 6), (None, 8)])
def test_at_uxmal_the_rest_is_paid_in_corn(old: str | None, corn: int) -> None:
    """TP-104, P104: first the old tile is subtracted, then each block left costs two corn."""
    table = builder("U4", corn=8, buildings=[GOLDSMITHS, QUARRY], table=SECOND_AGE)
    table.play("use U4", f"renovate {old}" if old else f"build {TEMPLES}")
    assert table.seat(0).corn == 8 - corn
    assert TEMPLES in table.seat(0).buildings
    assert old not in table.seat(0).buildings


@pytest.mark.parametrize(("old", "corn"), [(GOLDSMITHS, 2), (QUARRY, 6)])
def test_at_uxmal_the_rest_must_be_there_in_corn(old: str, corn: int) -> None:
    """TP-104: with one corn less than the rest the building is out of reach."""
    enough = builder("U4", corn=corn, buildings=[old], table=SECOND_AGE)
    assert "use U4" in enough.legal
    short = builder("U4", corn=corn - 1, wood=9, stone=9, gold=9, buildings=[old], table=SECOND_AGE)
    assert "use U4" not in short.legal


def test_monument_may_be_paid_by_renovation() -> None:
    """TP-106, P106: the Granary pays the three wood of a monument; two stone and a gold are left."""
    table = builder("T4", stone=2, gold=1, buildings=[GRANARY], table={"monuments": ["m_tombs"], "row": []})
    table.play("use T4")
    seat = table.seat(0)
    assert (seat.monuments, seat.buildings, blocks(table)) == (["m_tombs"], [], (0, 0, 0))
    assert table.legal == ["end_turn"]


def test_monument_takes_one_renovation_only() -> None:
    """TP-105, TP-106: the Granary and the Goldsmiths together do not pay wood and stone of a monument."""
    owned = [GRANARY, GOLDSMITHS]
    table = builder("T4", gold=1, buildings=owned, table={"monuments": ["m_tombs"], "row": []})
    assert "use T4" not in table.legal
    table = builder("T4", gold=1, wood=2, buildings=owned, table={"monuments": ["m_tombs"], "row": []})
    table.play("use T4")
    assert (table.seat(0).buildings, blocks(table)) == ([GRANARY], (0, 0, 0))


def test_old_tile_is_chosen_before_a_monument_or_a_building() -> None:
    """TP-106: with a tile given up both kinds are offered at T4, and still not both in one action."""
    fields = {"monuments": ["m_tombs"], "row": [CIVIC]}
    table = builder("T4", wood=9, stone=9, gold=9, buildings=[GRANARY], table=fields)
    table.play("use T4", f"renovate {GRANARY}")
    assert table.legal == [f"build {CIVIC}", "build m_tombs"]
    table.play("build m_tombs")
    assert (blocks(table), table.legal) == ((9, 7, 8), ["end_turn"])


@pytest.mark.parametrize(
    ("old", "goods", "answers", "left"),
    [
        (GOLDSMITHS, {}, [], (0, 0, 0)),
        (QUARRY, {"wood": 1, "stone": 2, "gold": 1}, ["save wood", "save stone"], (1, 0, 1)),
    ],
)
def test_architecture_saves_a_block_of_the_rest(
    old: str, goods: dict[str, int], answers: list[str], left: tuple[int, int, int]
) -> None:
    """TP-108: the discount comes after the subtraction, so it saves a block of the rest."""
    table = builder("T2", architecture=3, buildings=[old], table=SECOND_AGE, **goods)
    table.play("use T2")
    if f"renovate {old}" in table.legal:
        table.play(f"renovate {old}")
    if answers:
        assert table.legal == answers
        table.play(answers[0])
    assert table.seat(0).buildings == [TEMPLES]
    assert blocks(table) == left
    assert (table.seat(0).corn, table.points(0)) == (1, 2 + 3)


@pytest.mark.parametrize(("old", "corn"), [(GOLDSMITHS, 0), (QUARRY, 4)])
def test_architecture_saves_two_corn_of_the_rest(old: str, corn: int) -> None:
    """TP-108, TP-104: at U4 two corn less than the rest, and architecture's own corn after it."""
    table = builder("U4", architecture=3, corn=corn, buildings=[old], table=SECOND_AGE)
    table.play("use U4")
    assert table.seat(0).buildings == [TEMPLES]
    assert table.seat(0).corn == 1


@pytest.mark.parametrize("action", ["T2", "U4"])
def test_architecture_gives_nothing_back_when_nothing_is_left_to_pay(action: str) -> None:
    """TP-108, TP-103: the old tile pays everything; there is no block or corn to save, and none is gained."""
    table = builder(action, architecture=3, buildings=[GRANARY], corn=4, wood=2, table={"row": [CIVIC]})
    table.play(f"use {action}", f"renovate {GRANARY}")
    seat = table.seat(0)
    assert seat.buildings == [CIVIC]
    assert (seat.corn, seat.wood, table.points(0)) == (4 + 1, 2, 2)


def test_architecture_may_be_used_at_tikal_4_when_nothing_is_left_to_pay() -> None:
    """TP-108, TP-103: the old tile pays everything, and using architecture brings its corn and points."""
    table = builder("T4", architecture=3, buildings=[GRANARY], wood=2, table={"row": [CIVIC]})
    table.play("use T4", f"renovate {GRANARY}")
    assert table.legal == ["architecture use", "architecture waive"]
    table.play("architecture use")
    assert (table.seat(0).buildings, table.seat(0).wood, table.seat(0).corn) == ([CIVIC], 2, 1)
    assert table.points(0) == 2


def test_architecture_and_renovation_may_go_to_different_buildings() -> None:
    """TP-107, TP-108: the first building is renovated and waives architecture, the second saves its block."""
    fields = {"row": [CIVIC, "a1_farm_one_worker_1"]}
    table = builder("T4", architecture=3, buildings=[GRANARY], table=fields)
    table.play("use T4", f"renovate {GRANARY}", f"build {CIVIC}", "architecture waive")
    assert table.legal == ["build a1_farm_one_worker_1", "done"]
    table.play("build a1_farm_one_worker_1")
    assert set(table.seat(0).buildings) == {CIVIC, "a1_farm_one_worker_1"}
    assert (table.seat(0).corn, table.points(0), blocks(table)) == (1, 2, (0, 1, 0))


# Crowded cities, and income lost.


def crowded(action: str, **goods: Any) -> Table:
    """Crowded cities are in force, a shrine of one gold lies open, and seat 0 owns the Quarry Shrine."""
    fields = {"modules": ["buildings", "prophecies"], "prophecies": ["crowded_cities"], "day": 9}
    return builder(action, buildings=[QUARRY], table={**fields, "row": [SHRINE]}, **goods)


def test_tax_of_crowded_cities_is_not_covered() -> None:
    """TP-109: the second gold of the old tile does not pay the tax; a block of any kind does."""
    assert could_do_nothing(crowded("T2"))
    table = crowded("T2", wood=1)
    table.play("use T2")
    assert (table.seat(0).buildings, blocks(table)) == ([SHRINE], (0, 0, 0))
    assert table.seat(0).technologies["architecture"] == 1


@pytest.mark.parametrize(("corn", "is_legal"), [(1, False), (2, True)])
def test_tax_of_crowded_cities_in_corn_is_not_covered(corn: int, is_legal: bool) -> None:
    """TP-109: at U4 two corn are left to pay although the old tile covers the printed cost."""
    table = crowded("U4", corn=corn)
    assert ("use U4" in table.legal) is is_legal
    if is_legal:
        table.play("use U4")
        assert (table.seat(0).buildings, table.seat(0).corn) == ([SHRINE], 0)


@pytest.mark.parametrize(("renovates", "points"), [(True, -5), (False, 0)])
def test_renovated_building_does_not_count_for_crowded_cities(renovates: bool, points: int) -> None:
    """TP-109: with the old tile gone one building is left, in the lowest band; with it there would be two."""
    fields: dict[str, Any] = {
        "modules": ["buildings", "prophecies"],
        "prophecies": ["crowded_cities"],
        "day": 14,
    }
    seats: dict[int, dict[str, Any]] = {3: {"buildings": [QUARRY], "wood": 1, "gold": 1, "corn": 6}}
    table = Table(seats=seats, gears={"tikal": {2: 3}}, to_move=3, row=[SHRINE], **fields)
    table.play("pick_up T2", "use T2", f"renovate {QUARRY}" if renovates else f"build {SHRINE}")
    while table.legal != ["end_turn"]:
        table.play("pay wood")
    table.play("end_turn")
    assert table.seat(3).points.get("prophecies", 0) == points


@pytest.mark.parametrize(("renovates", "corn"), [(True, 0), (False, 3)])
def test_income_of_a_renovated_building_is_lost_at_once(renovates: bool, corn: int) -> None:
    """TP-110, P110: given up in a turn of a food day's round, the Granary gives no corn that day."""
    seats: dict[int, dict[str, Any]] = {3: {"buildings": [GRANARY], "wood": 3, "corn": 6}}
    table = Table(modules=["buildings"], seats=seats, gears={"tikal": {2: 3}}, to_move=3, day=14, row=[CIVIC])
    table.play("pick_up T2", "use T2", f"renovate {GRANARY}" if renovates else f"build {CIVIC}", "end_turn")
    assert table.position["day"] == 15
    assert (table.seat(3).corn, table.seat(3).wood) == (corn, 3 if renovates else 0)


def test_monument_that_is_not_open_cannot_be_built() -> None:
    """TZ-34, TP-106: blocks for a monument in the box do not make Tikal 4 usable."""
    seat = {"wood": 0, "gold": 4, "skulls": 1}
    fields: dict[str, Any] = {"modules": ["buildings"], "row": [FARM], "gears": workers_on("T4")}
    table = Table(seats={0: seat}, monuments=["m_tombs"], **fields)
    table.play("pick_up T4")
    assert "use T4" not in table.legal
    table = Table(seats={0: seat}, monuments=["m_skulls"], **fields)
    table.play("pick_up T4")
    assert "use T4" in table.legal


def test_building_leaves_the_monuments_alone() -> None:
    """TP-110: who gives up nothing for a building takes nothing out of play."""
    fields: dict[str, Any] = {"modules": ["buildings"], "row": [FARM], "gears": workers_on("T2")}
    table = Table(seats={0: {"wood": 1}}, monuments=list(names.MONUMENTS[-2:]), **fields)
    assert expansion.told(table.play("pick_up T2", "use T2"), "renovated") == []
    assert (table.seat(0).buildings, table.position["monuments"]) == ([FARM], list(names.MONUMENTS[-2:]))
