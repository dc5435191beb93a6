"""Calamities that change numbers: harvests, levels, prices of buildings, floods, hunger.

Each table stands in the second quarter, where the first prophecy is in force.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import ROW, Gears, Table, workers_on

FARM = "a1_farm_one_worker_1"
CIVIC = "a1_civic_agriculture"
CIVIC_WITH_STONE = "a1_civic_agriculture_stone"
TOMB = "a1_tomb_chaac_quetzalcoatl"
JUNGLE_4 = {"corn": 4, "wood": 4}

Seat = dict[str, Any]


def under(prophecy: str, seat: Seat | None = None, **more: Any) -> Table:
    others = [name for name in ("gold_shortage", "teacher_shortage") if name != prophecy]
    prophecies = [prophecy, *others][:3]
    fields = {"day": 9, **more}
    return Table(modules=["prophecies"], prophecies=prophecies, seats={0: seat or {}}, **fields)


def using(prophecy: str, action: str, seat: Seat | None = None, **more: Any) -> Table:
    """A table on which seat 0 has just used an action from its own space."""
    gears = workers_on(action)
    table = under(prophecy, seat, gears=gears, **more)
    table.play(f"pick_up {action}", f"use {action}")
    return table


def picking(prophecy: str, space: str, seat: Seat | None = None, **more: Any) -> Table:
    """A table on which seat 0 has just picked up a worker."""
    table = under(prophecy, seat, gears=workers_on(space), **more)
    table.play(f"pick_up {space}")
    return table


def levels(**tracks: int) -> Seat:
    return {"technologies": tracks}


def blocks(table: Table, seat: int = 0) -> tuple[int, int, int]:
    holder = table.seat(seat)
    return holder.wood, holder.stone, holder.gold


# Forest fires.


@pytest.mark.parametrize(
    ("action", "extraction", "wood"),
    [("P3", 0, 1), ("P3", 1, 2), ("P4", 0, 2), ("P4", 1, 3), ("P5", 0, 3), ("P5", 1, 4), ("P5", 3, 4)],
)
def test_forest_fires_take_one_wood_of_a_wood_harvest(action: str, extraction: int, wood: int) -> None:
    """TP-76, P76: 1 wood less after the technology bonus; the tile is taken all the same."""
    table = using("forest_fires", action, levels(extraction=extraction))
    table.play("harvest wood")
    assert (table.seat(0).wood, table.seat(0).wood_tiles) == (wood, 1)
    assert table.position["jungle"][f"palenque_{action[1]}"] == {"corn": 4, "wood": 3}


def test_forest_fires_do_not_touch_yaxchilan() -> None:
    """TP-77, P77: Y1 with extraction 1 gives 2 wood."""
    assert using("forest_fires", "Y1", levels(extraction=1)).seat(0).wood == 2


@pytest.mark.parametrize(("action", "corn"), [("P3", 5), ("P4", 7), ("P5", 9)])
def test_forest_fires_do_not_touch_burning(action: str, corn: int) -> None:
    """TP-77, P77: burning at P3 gives 5 corn and takes no wood."""
    table = using("forest_fires", action, {"wood": 1})
    table.play("harvest burn", "descend chaac")
    assert (table.seat(0).corn, table.seat(0).wood, table.seat(0).corn_tiles) == (corn, 1, 1)


def test_forest_fires_do_not_touch_other_wood() -> None:
    """TP-77: wood of the market, of Chichen Itza and of a corn harvest is as always."""
    table = using("forest_fires", "U2", {"corn": 4})
    table.play("buy wood", "buy wood")
    assert table.seat(0).wood == 2
    table = using("forest_fires", "C6", {"skulls": 1})
    table.play("gain wood")
    assert table.seat(0).wood == 1
    table = using("forest_fires", "P2")
    assert (table.seat(0).corn, table.seat(0).wood) == (4, 0)


# Drought.


def test_drought_takes_one_corn_of_a_burnt_harvest() -> None:
    """TP-78, P78b: agriculture 1, P4 burned: 7 + 1 - 1 corn, one corn tile, one temple down."""
    table = using("drought", "P4", levels(agriculture=1))
    table.play("harvest burn", "descend quetzalcoatl")
    seat = table.seat(0)
    assert (seat.corn, seat.corn_tiles, seat.temples["quetzalcoatl"]) == (7, 1, -1)


@pytest.mark.parametrize(("action", "corn"), [("P2", 3), ("P3", 4), ("P4", 6), ("P5", 8)])
@pytest.mark.parametrize(("agriculture", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_drought_takes_one_corn_of_a_visible_tile(
    action: str, corn: int, agriculture: int, more: int
) -> None:
    """TP-78: a harvest with a visible corn tile gives 1 corn less, at every level and every space 2-5."""
    jungle = {f"palenque_{space}": {"corn": 4, "wood": 0} for space in range(2, 6)}
    table = using("drought", action, levels(agriculture=agriculture), jungle=jungle)
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (corn + more, 1)


def test_drought_takes_one_corn_of_a_harvest_without_tile() -> None:
    """TP-78: agriculture 2, P5 without a visible corn tile: 9 + 1 - 1 corn, no tile."""
    table = using("drought", "P5", levels(agriculture=2))
    table.play("harvest irrigate")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (9, 0)
    assert table.position["jungle"]["palenque_5"] == JUNGLE_4


@pytest.mark.parametrize(("agriculture", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_drought_does_not_touch_fishing(agriculture: int, corn: int) -> None:
    """TP-79, P79: P1 gives 3 corn, 4 with agriculture 2."""
    assert using("drought", "P1", levels(agriculture=agriculture)).seat(0).corn == corn


def test_drought_does_not_touch_wood_or_other_corn() -> None:
    """TP-78: a wood harvest and the corn of Yaxchilan and of the market stay."""
    table = using("drought", "P4")
    table.play("harvest wood")
    assert (table.seat(0).wood, table.seat(0).corn) == (3, 0)
    assert using("drought", "Y3").seat(0).corn == 2
    table = using("drought", "U2", {"gold": 1})
    table.play("sell gold")
    assert table.seat(0).corn == 4


# Forgotten lore.


def test_forgotten_lore_takes_the_stone_of_extraction_2() -> None:
    """TP-92, P92: extraction 3 at Y5: 1 stone, 2 gold, 2 corn."""
    seat = using("forgotten_lore", "Y5", levels(extraction=3)).seat(0)
    assert (seat.stone, seat.gold, seat.corn) == (1, 2, 2)


@pytest.mark.parametrize(
    ("action", "extraction", "gains"),
    [
        ("Y1", 2, (2, 0, 0, 0)),
        ("Y2", 2, (0, 1, 0, 1)),
        ("Y2", 3, (0, 1, 0, 1)),
        ("Y3", 3, (0, 0, 2, 2)),
        ("Y5", 2, (0, 1, 1, 2)),
    ],
)
def test_forgotten_lore_leaves_extraction_1_and_3(
    action: str, extraction: int, gains: tuple[int, int, int, int]
) -> None:
    """TP-92: levels 1 and 3 work, level 2 does not."""
    table = using("forgotten_lore", action, levels(extraction=extraction))
    assert (*blocks(table), table.seat(0).corn) == gains


def test_forgotten_lore_takes_the_fishing_bonus() -> None:
    """TP-93, P93: agriculture 3: P1 gives 3 corn."""
    assert using("forgotten_lore", "P1", levels(agriculture=3)).seat(0).corn == 3


def test_forgotten_lore_closes_a_group_without_tiles() -> None:
    """TP-93, P93: agriculture 3, P2 without tiles: the action is impossible; with a tile it gives 4 + 3."""
    empty = {"palenque_2": {"corn": 0, "wood": 0}}
    table = picking("forgotten_lore", "P2", levels(agriculture=3) | {"corn": 1}, jungle=empty)
    assert table.legal == ["use P1", "nothing"]
    assert using("forgotten_lore", "P2", levels(agriculture=3)).seat(0).corn == 7


def test_forgotten_lore_forbids_the_harvest_without_tile() -> None:
    """TP-93: agriculture 3 at P5 without a visible corn tile: wood or burning only; burning gives 9 + 3."""
    table = using("forgotten_lore", "P5", levels(agriculture=3))
    assert table.legal == ["harvest wood", "harvest burn"]
    table.play("harvest burn", "descend chaac")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (12, 1)


def test_forgotten_lore_takes_the_points_of_architecture_2() -> None:
    """TP-94, P94: architecture 3 at T2: one block less, 1 corn, no points."""
    table = using("forgotten_lore", "T2", levels(architecture=3) | {"wood": 1})
    table.play(f"build {FARM}")
    assert (table.seat(0).wood, table.seat(0).corn, table.points(0)) == (1, 1, 0)


def test_forgotten_lore_leaves_the_discount_at_uxmal() -> None:
    """TP-94: architecture 3 at U4: a three-block building for 4 corn, 1 corn back, no points."""
    table = using("forgotten_lore", "U4", levels(architecture=3) | {"corn": 4})
    table.play(f"build {TOMB}")
    assert (table.seat(0).corn, table.points(0)) == (1, 0)


def test_forgotten_lore_takes_the_paid_step_of_theology_2() -> None:
    """TP-92: no block for a step after Chichen Itza; theology 1 and 3 work."""
    table = picking("forgotten_lore", "C1", levels(theology=3) | {"skulls": 1, "wood": 2})
    assert table.legal == ["use C1", "use C2", "nothing"]
    table.play("use C2")
    assert (table.legal, table.points(0), table.seat(0).wood) == (["end_turn"], 5, 2)
    assert using("forgotten_lore", "Y4", levels(theology=3)).seat(0).skulls == 2


def test_level_2_must_still_be_passed_under_forgotten_lore() -> None:
    """TP-92: advances cost as always, also to level 2."""
    table = using("forgotten_lore", "T1", levels(extraction=1) | {"wood": 2})
    table.play("advance extraction")
    assert (table.seat(0).technologies["extraction"], table.seat(0).wood) == (2, 0)


# Crowded cities.


def test_crowded_cities_tax_both_buildings_of_tikal_4() -> None:
    """TP-95, P95: 1 + 1 and 2 + 1: five blocks, the taxes of any kind."""
    table = using("crowded_cities", "T4", {"wood": 3, "stone": 1, "gold": 1})
    table.play(f"build {FARM}")
    assert table.legal == ["pay wood", "pay stone", "pay gold"]
    table.play("pay stone", f"build {CIVIC}")
    assert blocks(table) == (0, 0, 0)
    assert table.seat(0).buildings == [FARM, CIVIC]


def test_four_blocks_are_not_enough_for_both_buildings() -> None:
    """TP-95: with four blocks the second building is not offered."""
    table = using("crowded_cities", "T4", {"wood": 4})
    table.play(f"build {FARM}")
    assert table.seat(0).wood == 2
    assert (f"build {CIVIC}" in table.legal, table.why(f"build {CIVIC}") is None) == (False, False)


def test_building_without_a_block_for_the_tax_is_refused() -> None:
    """TP-95: the printed cost alone does not build; one block of any kind more does."""
    assert picking("crowded_cities", "T2", {"wood": 1}).legal == ["end_turn"]
    table = using("crowded_cities", "T2", {"wood": 1, "gold": 1}, row=[FARM])
    assert (blocks(table), table.seat(0).buildings) == ((0, 0, 0), [FARM])


def test_gains_of_the_building_do_not_pay_the_tax() -> None:
    """TP-95, TP-146: the tax is due before any gain: three wood do not build a tile that gives a stone."""
    assert picking("crowded_cities", "T2", {"wood": 3}, row=[CIVIC_WITH_STONE]).legal == ["end_turn"]
    table = using("crowded_cities", "T2", {"wood": 4}, row=[CIVIC_WITH_STONE])
    assert (blocks(table), table.seat(0).technologies["agriculture"]) == ((0, 1, 0), 1)


def test_architecture_3_does_not_cancel_the_tax() -> None:
    """TP-96: a one-block building costs the tax alone; without any block it is refused."""
    table = using("crowded_cities", "T2", levels(architecture=3) | {"stone": 1}, row=[FARM])
    assert (blocks(table), table.seat(0).corn, table.points(0)) == ((0, 0, 0), 1, 2)
    assert picking("crowded_cities", "T2", levels(architecture=3), row=[FARM]).legal == ["end_turn"]


def test_architecture_3_saves_a_printed_block() -> None:
    """TP-96: w2 s1 with one block saved and one block of tax: three blocks in all."""
    table = using("crowded_cities", "T2", levels(architecture=3) | {"wood": 3}, row=[TOMB])
    assert (blocks(table), table.seat(0).buildings) == ((0, 0, 0), [TOMB])
    assert picking("crowded_cities", "T2", levels(architecture=3) | {"wood": 2}, row=[TOMB]).legal == [
        "end_turn"
    ]


@pytest.mark.parametrize(("architecture", "price"), [(0, 8), (3, 6)])
def test_crowded_cities_at_uxmal_4(architecture: int, price: int) -> None:
    """TP-97, P97: a three-block building costs 6 + 2 corn, with architecture 3 two less."""
    rich = levels(architecture=architecture) | {"corn": price}
    back = 1 if architecture else 0
    table = using("crowded_cities", "U4", rich)
    table.play(f"build {TOMB}")
    assert table.seat(0).corn == back
    poor = levels(architecture=architecture) | {"corn": price - 1}
    table = using("crowded_cities", "U4", poor)
    assert f"build {TOMB}" not in table.legal


def test_corn_of_the_building_does_not_pay_the_tax_at_uxmal_4() -> None:
    """TP-97, TP-146: four blocks cost 8 + 2 corn; the 6 corn of the tile come too late."""
    row = ["a2_civic_any_tech_6_corn", "a2_farm_three_workers_1"]
    prophecies: Seat = {"day": 16, "prophecies": ["hunger", "crowded_cities"], "modules": ["prophecies"]}
    for corn, is_offered in ((9, False), (10, True)):
        table = Table(seats={0: {"corn": corn}}, gears={"uxmal": {4: 0}}, row=row, **prophecies)
        table.play("pick_up U4", "use U4")
        if is_offered:
            table.play(f"build {row[0]}", "advance theology")
            assert table.seat(0).corn == 6
        else:
            # The other building is the only one, so that it was built at once for 4 + 2 corn.
            assert (table.seat(0).buildings, table.seat(0).corn) == ([row[1]], 3)


def test_monuments_are_exempt_from_crowded_cities() -> None:
    """TP-98, P98: a monument at the printed price, without any other block."""
    seat = {"wood": 3, "stone": 2, "gold": 1}
    table = using("crowded_cities", "T4", seat, monuments=["m_tombs"])
    table.play("build m_tombs")
    assert (blocks(table), table.seat(0).monuments) == ((0, 0, 0), ["m_tombs"])


def test_chained_building_is_taxed_too() -> None:
    """TP-95: each building costs one block more, also one built by the icon of another."""
    row = ["a1_tomb_any_temple_and_build", *ROW[:2]]
    table = using("crowded_cities", "T2", {"wood": 3, "gold": 2}, row=row)
    table.play(f"build {row[0]}", "pay gold", "resolve any_temple", "climb chaac")
    assert (blocks(table), table.legal) == ((2, 0, 0), [f"build {FARM}", "done"])
    table.play(f"build {FARM}")
    assert blocks(table) == (0, 0, 0)


# High floodwaters.


def test_floodwaters_cost_two_corn_for_each_worker() -> None:
    """TP-99, P99: C0 and C1: 0+2 + 1+2 + 1 = 6 corn."""
    table = under("high_floodwaters", {"corn": 6})
    table.play("place chichen_itza")
    assert table.seat(0).corn == 4
    table.play("place chichen_itza")
    assert (table.seat(0).corn, table.gear("chichen_itza")) == (0, {0: 0, 1: 0})


def test_floodwaters_refuse_whoever_cannot_pay() -> None:
    """TP-99: with 1 corn C0 is refused, with 5 the second worker; other gears cost as always."""
    table = under("high_floodwaters", {"corn": 1})
    assert "place chichen_itza" not in table.legal
    table = under("high_floodwaters", {"corn": 5})
    table.play("place chichen_itza")
    assert "place chichen_itza" not in table.legal
    table.play("place tikal", "end_turn")
    assert table.seat(0).corn == 2


def test_floodwaters_do_not_touch_picking_up() -> None:
    """TP-99: the action of a worker on Chichen Itza costs no corn."""
    table = using("high_floodwaters", "C4", {"skulls": 1})
    assert (table.points(0), table.seat(0).corn) == (7, 0)


FIRST_SPACES: Gears = {
    "palenque": {0: 1},
    "yaxchilan": {0: 1},
    "tikal": {0: 2},
    "uxmal": {0: 2},
}


@pytest.mark.parametrize(("corn", "must_beg"), [(0, True), (1, False)])
def test_floodwaters_count_for_obligatory_begging(corn: int, must_beg: bool) -> None:
    """TP-99, TZ-9: only C0 is left of the spaces 0; it costs 2 corn, so that the spaces 1 are cheapest."""
    table = under("high_floodwaters", {"corn": corn}, gears=FIRST_SPACES, starting_player_space=3)
    assert all(text.startswith("beg ") for text in table.legal) == must_beg
    assert ("place palenque" in table.legal, "place chichen_itza" in table.legal) == (not must_beg, False)


def test_floodwaters_count_for_pity() -> None:
    """TP-99, TZ-10: out of pity a worker goes on a space 1, which is cheaper than C0 in the flood."""
    bottom = {"temples": {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}}
    table = under("high_floodwaters", bottom, gears=FIRST_SPACES, starting_player_space=3)
    assert table.legal == ["place palenque", "place yaxchilan", "place tikal", "place uxmal"]


def test_floodwaters_end_with_their_quarter() -> None:
    """TP-99, TP-69: in the first and in the third quarter C0 is free."""
    for day in (8, 15):
        table = under("high_floodwaters", day=day)
        table.play("place chichen_itza")
        assert table.seat(0).corn == 0


# Hunger.


@pytest.mark.parametrize(("prophecy", "corn", "points"), [("hunger", 1, -3), ("drought", 2, 0)])
def test_hunger_lets_every_worker_need_three_corn(prophecy: str, corn: int, points: int) -> None:
    """TP-19, TP-20: three workers and 7 or 8 corn: under hunger two are fed for 6, else all three for 6."""
    table = under(prophecy, {"corn": 7 if prophecy == "hunger" else 8}, day=14, to_move=3)
    table.play("place uxmal", "end_turn")
    assert (table.seat(0).corn, table.seat(0).points.get("hunger", 0)) == (corn, points)


def test_full_gear_stays_full_under_high_floodwaters() -> None:
    """TP-99: no corn buys a space that is not there."""
    pieces: dict[int, int | str] = {space: 1 + space // 4 for space in range(11)}
    table = expansion.under("high_floodwaters", {"corn": 20}, gears={"chichen_itza": pieces})
    assert "place chichen_itza" not in table.legal
    del pieces[10]
    assert (
        "place chichen_itza"
        in expansion.under("high_floodwaters", {"corn": 20}, gears={"chichen_itza": pieces}).legal
    )
