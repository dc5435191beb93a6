"""Technology of tribes: Itzamná's prices and bonuses; Huracan's paired gears, each with its technology."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.table import ROW, Table, workers_on

OTHER_TRIBES = ("ahmakiq", "balam", None)
TRACKS = ("agriculture", "extraction", "architecture", "theology")
TEACHERS = {"modules": ["tribes", "prophecies"], "prophecies": ["teacher_shortage"], "day": 9}


def picked(name: str | None, space: str, *, table: dict[str, Any] | None = None, **goods: Any) -> Table:
    """A table where seat 0 has a tribe, the turn, and a worker just picked up from a space."""
    gears = workers_on(space)
    fields: dict[str, Any] = {"modules": ["tribes"], **(table or {})}
    made = Table(seats={0: {"tribe": name, **goods}}, gears=gears, **fields)
    made.play(f"pick_up {space}")
    return made


def levels(table: Table) -> list[int]:
    """The levels of seat 0."""
    return [table.seat(0).technologies[track] for track in TRACKS]


# Itzamná.

ITZAMNA = "itzamna"


def test_two_levels_for_one_block() -> None:
    """TP-58, P58: T3 takes agriculture from 0 to 2 for 0+1 blocks."""
    table = picked(ITZAMNA, "T3", wood=1)
    table.play("use T3", "advance agriculture")
    assert (levels(table), table.seat(0).wood) == ([1, 0, 0, 0], 1)
    table.play("advance agriculture")
    assert (levels(table), table.seat(0).wood) == ([2, 0, 0, 0], 0)


@pytest.mark.parametrize(("level", "cost"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_prices_of_the_levels(level: int, cost: int) -> None:
    """TP-58, TP-59: levels cost 0, 1 and 2 blocks, an advance beyond the third 1; no block less will do."""
    technologies = dict.fromkeys(TRACKS, level)
    table = picked(ITZAMNA, "T1", wood=cost, technologies=technologies)
    table.play("use T1", "advance architecture")
    assert table.seat(0).wood == 0
    if cost:
        assert picked(ITZAMNA, "T1", wood=cost - 1, technologies=technologies).legal == ["end_turn"]


def test_first_levels_without_any_block() -> None:
    """TP-58: T3 raises two tracks from 0 to 1 for nothing; the second level is then out of reach."""
    table = picked(ITZAMNA, "T3")
    table.play("use T3", "advance extraction")
    assert table.offers("advance") == ["agriculture", "architecture", "theology"]
    assert "done" in table.legal
    table.play("advance theology")
    assert levels(table) == [0, 1, 0, 1]
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_pay_the_usual_prices(name: str | None) -> None:
    """TP-58: without a block nobody else advances."""
    assert picked(name, "T1").legal == ["end_turn"]


def test_mixed_blocks_pay_the_third_level() -> None:
    """TP-58: 2 blocks of any kind from level 2 to 3."""
    table = picked(ITZAMNA, "T1", stone=1, gold=1, technologies={"theology": 2, "agriculture": 1})
    table.play("use T1", "advance theology")
    assert (levels(table), *table.goods("stone", "gold")) == ([1, 0, 0, 3], 0, 0)


def test_any_bonus_beyond_the_third_level() -> None:
    """TP-59, P59: agriculture 3, theology 0: a block buys the bonus of theology, a skull."""
    table = picked(ITZAMNA, "T1", wood=1, technologies={"agriculture": 3})
    table.play("use T1", "advance agriculture")
    assert table.legal == [f"bonus {track}" for track in TRACKS]
    table.play("bonus theology")
    assert (levels(table), *table.goods("wood", "skulls")) == ([3, 0, 0, 0], 0, 1)
    assert table.legal == ["end_turn"]


def beyond(track: str, **fields: Any) -> Table:
    """Extraction stands on 3, a block is paid, and the bonus of a track is chosen."""
    table = picked(ITZAMNA, "T1", wood=1, technologies={"extraction": 3}, **fields)
    table.play("use T1", "advance extraction", f"bonus {track}")
    return table


def test_bonus_of_agriculture() -> None:
    """TP-59: one step in a temple of choice."""
    table = beyond("agriculture")
    assert table.offers("climb") == ["chaac", "quetzalcoatl", "kukulcan"]
    table.play("climb kukulcan")
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 1}


def test_bonus_of_extraction() -> None:
    """TP-59: two blocks of choice, the own track's bonus too."""
    table = beyond("extraction")
    table.play("gain gold", "gain stone")
    assert table.goods("wood", "stone", "gold") == (0, 1, 1)


def test_bonus_of_architecture() -> None:
    """TP-59: three points."""
    assert beyond("architecture").points(0) == 3


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_have_the_bonus_of_the_track(name: str | None) -> None:
    """TP-59: architecture gives 3 points and nothing is asked."""
    table = picked(name, "T1", wood=1, technologies={"architecture": 3})
    table.play("use T1", "advance architecture")
    assert (table.points(0), table.legal) == (3, ["end_turn"])


def test_two_bonuses_at_tikal_3() -> None:
    """TP-59: the choice is made anew for each advance."""
    table = picked(ITZAMNA, "T3", wood=2, technologies={"agriculture": 3})
    table.play("use T3", "advance agriculture", "bonus theology", "advance agriculture", "bonus architecture")
    assert (table.points(0), *table.goods("wood", "skulls")) == (3, 0, 1)


def test_bonus_without_use_is_legal() -> None:
    """TP-59: with an empty bank the bonus of theology gives nothing."""
    spaces = list(range(1, 10))
    table = beyond("theology", table={"chichen_itza_skulls": spaces}, skulls=4)
    assert table.goods("skulls", "wood") == (4, 0)


@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3), (3, 2)])
def test_teacher_shortage_costs_a_block_more(level: int, cost: int) -> None:
    """TP-60: 1, 2, 3 and 2 blocks; with one less nothing can be advanced."""
    technologies = dict.fromkeys(TRACKS, level)
    table = picked(ITZAMNA, "T1", wood=cost, technologies=technologies, table=TEACHERS)
    table.play("use T1", "advance architecture")
    assert table.seat(0).wood == 0
    if level == 3:
        assert table.legal == [f"bonus {track}" for track in TRACKS]
    poor = picked(ITZAMNA, "T1", wood=cost - 1, technologies=technologies, table=TEACHERS)
    assert poor.legal == ["end_turn"]


def test_teacher_shortage_at_tikal_3() -> None:
    """TP-60: agriculture from 0 to 2 costs 1+2 blocks."""
    table = picked(ITZAMNA, "T3", stone=3, table=TEACHERS)
    table.play("use T3", "advance agriculture", "advance agriculture")
    assert (levels(table), table.seat(0).stone) == ([2, 0, 0, 0], 0)


def build(tile: str, *, space: str = "T2", technologies: dict[str, int], **fields: Any) -> Table:
    """Itzamná builds a tile at Tikal."""
    table = picked(ITZAMNA, space, technologies=technologies, **fields)
    table.play(f"use {space}")
    if f"build {tile}" in table.legal:
        table.play(f"build {tile}")
    assert table.seat(0).buildings == [tile]
    return table


def test_building_gives_any_bonus() -> None:
    """TP-61: a1_shrine_architecture at architecture 3: any bonus, no block for it."""
    table = build("a1_shrine_architecture", gold=2, technologies={"architecture": 3})
    assert table.legal == [f"bonus {track}" for track in TRACKS]
    before = table.goods("wood", "stone", "gold")
    table.play("bonus theology")
    assert table.goods("skulls", "wood", "stone", "gold") == (1, *before)
    assert levels(table) == [0, 0, 3, 0]


def test_building_with_a_free_track_gives_any_bonus() -> None:
    """TP-61: a2_shrine_two_any_tech at theology 3: both advances may be beyond, with any bonus each."""
    row = ["a2_shrine_two_any_tech"]
    table = build(row[0], stone=1, gold=2, technologies={"theology": 3}, table={"day": 15, "row": row})
    table.play("advance theology", "bonus architecture", "advance theology", "bonus theology")
    assert (table.points(0), *table.goods("skulls", "stone", "gold")) == (3, 1, 0, 0)
    assert levels(table) == [0, 0, 0, 3]


def test_hall_of_exchange_gives_any_bonus() -> None:
    """TP-61: tp_b7 lowers agriculture and raises theology beyond 3: any bonus."""
    fields = {"modules": ["tribes", "buildings"], "day": 15, "row": ["tp_b7"]}
    table = build("tp_b7", wood=1, stone=1, technologies={"agriculture": 1, "theology": 3}, table=fields)
    table.play("lower agriculture", "advance theology")
    assert table.legal == [f"bonus {track}" for track in TRACKS]
    table.play("bonus architecture")
    assert table.points(0) == 3


@pytest.mark.parametrize("gold", [1, 2])
def test_free_bonus_under_teacher_shortage(gold: int) -> None:
    """TP-60, TP-61: a building's advance beyond 3 costs a block, then any bonus; without one it is lost."""
    tile = "a1_shrine_theology_kukulcan"
    fields = {**TEACHERS, "row": [tile]}
    table = build(tile, stone=1, gold=gold, technologies={"theology": 3}, table=fields)
    if gold == 2:
        assert table.legal == ["advance theology", "done"]
        table.play("advance theology", "bonus architecture")
    assert (table.points(0), *table.goods("gold", "skulls")) == (3 * (gold - 1), 0, 0)
    assert table.legal == ["end_turn"]


def test_free_first_level_stays_free() -> None:
    """TP-61: below level 3 a building's advance gives the level and asks nothing."""
    table = build("a1_shrine_architecture", gold=1, technologies={}, table={"row": list(ROW)})
    assert (levels(table), table.legal) == ([0, 0, 1, 0], ["end_turn"])


# Huracan.

HURACAN = "huracan"


def test_same_number_on_the_paired_gear() -> None:
    """TP-53, P53: P4 uses Y4: a skull and no harvest tile."""
    table = picked(HURACAN, "P4")
    assert {"Y4", "P4"} <= set(table.offers("use"))
    table.play("use Y4")
    assert table.goods("skulls", "corn_tiles", "wood_tiles") == (1, 0, 0)


@pytest.mark.parametrize(("space", "letters"), [("P2", "PY"), ("Y2", "PY"), ("T3", "TU"), ("U3", "TU")])
def test_pairs(space: str, letters: str) -> None:
    """TP-53: Palenque with Yaxchilan, Tikal with Uxmal, both ways, and no other pair."""
    table = picked(HURACAN, space, corn=9, wood=9)
    numbers = range(1, int(space[1]) + 1)
    assert set(table.offers("use")) == {f"{letter}{number}" for letter in letters for number in numbers}


def test_chichen_itza_has_no_pair() -> None:
    """TP-53: C3 uses actions of Chichen Itza only."""
    assert picked(HURACAN, "C3", corn=9, skulls=1).offers("use") == ["C1", "C2", "C3"]


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_use_their_own_gear(name: str | None) -> None:
    """TP-53: the pairs are Huracan's alone."""
    assert picked(name, "P4", corn=9).offers("use") == ["P1", "P2", "P3", "P4"]


def test_space_0_has_no_action_on_either_gear() -> None:
    """TP-53: P0 gives nothing at Yaxchilan too."""
    table = picked(HURACAN, "P0", corn=9)
    assert table.legal == ["end_turn"]


def test_lower_action_of_the_paired_gear() -> None:
    """TP-54, P54: P4 pays 1 corn for Y3: 2 corn and a gold."""
    table = picked(HURACAN, "P4", corn=1)
    assert set(table.offers("use")) == {"P3", "P4", "Y3", "Y4"}
    table.play("use Y3")
    assert table.goods("corn", "gold") == (2, 1)


def test_without_corn_the_same_number_only() -> None:
    """TP-54: the step fee is the normal one, on either gear."""
    assert picked(HURACAN, "P4").offers("use") == ["P4", "Y4"]


def test_own_cost_of_the_action_is_paid() -> None:
    """TP-55, P55: T1 uses U1 for 3 corn; with 2 it cannot."""
    table = picked(HURACAN, "T1", corn=3)
    table.play("use U1", "climb kukulcan")
    assert (table.seat(0).corn, table.seat(0).temples["kukulcan"]) == (0, 1)
    assert picked(HURACAN, "T1", corn=2, wood=1).offers("use") == ["T1"]


def test_technology_of_the_action_counts() -> None:
    """TP-56: extraction 1 helps P1 at Y1, agriculture 1 helps Y2 at P2."""
    table = picked(HURACAN, "P1", technologies={"agriculture": 2, "extraction": 1})
    table.play("use Y1")
    assert table.goods("corn", "wood") == (0, 2)
    table = picked(HURACAN, "Y2", technologies={"agriculture": 1, "extraction": 2})
    table.play("use P2")
    assert table.goods("corn", "stone", "corn_tiles") == (5, 0, 1)


def test_architecture_at_the_paired_gear() -> None:
    """TP-56: U2 builds by T2 with architecture 1, T4 builds by U4 for corn."""
    table = picked(HURACAN, "U2", wood=1, technologies={"architecture": 1})
    table.play("use T2")
    assert table.goods("corn", "wood") == (1, 0)
    table = picked(HURACAN, "T4", corn=2, technologies={"architecture": 1})
    table.play("use U4", "build a1_farm_one_worker_1")
    assert table.seat(0).corn == 1


@pytest.mark.parametrize("space", ["T6", "T7", "U6"])
def test_free_choice_covers_both_gears(space: str) -> None:
    """TP-57, P57: T6 uses U3 without corn: one worker more."""
    table = picked(HURACAN, space)
    table.play("use U3")
    assert table.goods("corn", "workers_in_hand") == (0, 4)


def test_free_choice_of_palenque_covers_yaxchilan() -> None:
    """TP-57: P6 may use all ten actions."""
    expected = {f"{letter}{number}" for letter in "PY" for number in range(1, 6)}
    assert set(picked(HURACAN, "P6").offers("use")) == expected
