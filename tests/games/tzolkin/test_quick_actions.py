"""Quick actions: how they are performed, and which tile is in force when."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import Gears, Table

QUICK = ["quick_actions"]
SPACE = "place quick_action_space"
FARM = "a1_farm_one_worker_1"
TOMB = "a1_tomb_any_temple_and_build"
CIVIC = "a1_civic_agriculture"
STONE_CIVIC = "a1_civic_agriculture_stone"
GRANARY = "tp_b1"
ADVANCES = ["advance agriculture", "advance extraction", "advance architecture", "advance theology"]
AGE_1 = ["q1_corn", "q1_wood_corn", "q1_stone", "q1_technology_1", "q1_technology_2", "q1_trade", "q1_build"]
AGE_2 = ["q2_corn", "q2_stone", "q2_gold", "q2_technology", "q2_trade", "q2_build"]


def quick(tile: str, seat: dict[str, Any], *modules: str, **fields: Any) -> Table:
    """Seat 0 is to move on day 1, or on day 9 or 15 if so said, and this tile is in force."""
    slot = {1: 0, 9: 4, 15: 7}[fields.get("day", 1)]
    fields = {"modules": [*QUICK, *modules], "quick_tiles": [None] * slot + [tile], **fields}
    return Table(seats={0: seat}, **fields)


def under(prophecy: str, tile: str, seat: dict[str, Any], *modules: str, **fields: Any) -> Table:
    """The same on day 9, or 15 for a tile of the second age, with a prophecy in force."""
    if tile.startswith("q1"):
        return quick(tile, seat, "prophecies", *modules, day=9, prophecies=[prophecy], **fields)
    others = [name for name in ("hunger", "drought") if name != prophecy]
    return quick(tile, seat, "prophecies", *modules, day=15, prophecies=[others[0], prophecy], **fields)


# Gains, and the order of the turn.


@pytest.mark.parametrize(
    ("tile", "after"),
    [
        ("q1_corn", (3, 0, 0, 0)),
        ("q1_wood_corn", (1, 1, 0, 0)),
        ("q1_stone", (0, 0, 1, 0)),
        ("q2_corn", (3, 0, 0, 0)),
        ("q2_stone", (0, 0, 1, 0)),
        ("q2_gold", (0, 0, 0, 1)),
    ],
)
def test_gains_of_quick_actions(tile: str, after: tuple[int, int, int, int]) -> None:
    """TP-120, TP-128: with one corn for the space; no technology adds to what the tile gives."""
    top = dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), 3)
    for technologies in ({}, top):
        seat = {"corn": 1, "technologies": technologies}
        table = quick(tile, seat, **({"day": 15} if tile.startswith("q2") else {}))
        table.play(SPACE, "quick_action")
        assert table.goods() == after
        assert table.legal == ["end_turn"]


def test_quick_action_follows_all_placements() -> None:
    """TP-125, TP-143: it is not performed when its worker is placed, and nothing is placed after it."""
    table = quick("q1_stone", {"corn": 9})
    table.play(SPACE)
    assert (table.seat(0).stone, "quick_action" in table.legal) == (0, True)
    table.play("place palenque")
    assert table.seat(0).stone == 0
    table.play("quick_action")
    assert (table.seat(0).stone, table.legal) == (1, ["end_turn"])


def test_quick_action_must_be_performed_once_chosen() -> None:
    """TP-127: the turn cannot end before, and there is no second time."""
    table = quick("q1_stone", {"corn": 1})
    table.play(SPACE)
    assert table.legal == ["quick_action"]
    again = sacbe.from_position(table.position, seed=1)
    assert again.legal() == table.legal
    table.play("quick_action")
    assert table.legal == ["end_turn"]
    table.play("end_turn")
    assert table.to_act == 1


def test_without_a_worker_there_is_no_quick_action() -> None:
    """TP-127: only who has taken a space performs it."""
    table = quick("q1_stone", {"corn": 9})
    table.play("place palenque")
    assert "quick_action" not in table.legal


def test_reward_does_not_pay_for_placing() -> None:
    """TP-125, P125: with one corn a quick action for three corn and a worker on P0 are refused."""
    table = quick("q1_corn", {"corn": 1})
    table.play(SPACE)
    assert table.legal == ["quick_action"]
    table = quick("q1_corn", {"corn": 1})
    table.play("place palenque")
    assert SPACE not in table.legal
    table = quick("q1_corn", {"corn": 2})
    table.play("place palenque", SPACE, "quick_action")
    assert table.seat(0).corn == 3


def test_tooth_corn_is_taken_before_the_quick_action() -> None:
    """TP-124: four corn from the teeth buy a gold in a quick trade of the same turn, and come only once."""
    table = quick("q1_trade", {"corn": 2}, tooth_corn=4)
    table.play("place starting_player_space", SPACE)
    assert table.seat(0).corn == 0
    events = [event.kind for event in table.play("quick_action")]
    assert events.index("tooth_corn_taken") < events.index("quick_action_used")
    table.play("buy gold")
    assert table.goods() == (0, 0, 0, 1)
    table.play("end_turn")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (0, 0)


# Ah Chuy Kak's pick-up comes between.


def after_two_gears(tile: str, seat: dict[str, Any], gears: Gears) -> Table:
    """Ah Chuy Kak has put workers on P0 and U0, and an older one stands on a gear."""
    table = quick(tile, {"tribe": "ah_chuy_kak", "workers_in_hand": 3, **seat}, "tribes", gears=gears)
    table.play("place palenque", "place uxmal")
    return table


def test_gains_of_the_pick_up_do_not_count_for_the_test() -> None:
    """TP-126, P126b: with four corn the two corn of Y3 come too late for a quick building; five suffice."""
    gears: Gears = {"yaxchilan": {3: 0}}
    poor = after_two_gears("q1_build", {"corn": 4, "wood": 1}, gears)
    assert SPACE not in poor.legal
    poor.play("pick_up Y3", "use Y3")
    assert poor.legal == ["end_turn"]
    table = after_two_gears("q1_build", {"corn": 5, "wood": 1}, gears)
    table.play(SPACE)
    assert table.seat(0).corn == 1
    assert table.legal == ["pick_up Y3", "quick_action"]
    table.play("pick_up Y3", "use Y3")
    assert table.goods() == (3, 1, 0, 1)
    assert table.legal == ["quick_action"]
    table.play("quick_action", f"build {FARM}")
    assert table.goods() == (2, 0, 0, 1)


def test_pick_up_may_not_spend_the_block_of_the_quick_action() -> None:
    """TP-140, P140: the wood that a quick technology needs is not for T5, nor for any other action."""
    gears: Gears = {"tikal": {5: 0}}
    table = after_two_gears("q1_technology_1", {"corn": 12, "wood": 1}, gears)
    table.play(SPACE, "pick_up T5")
    assert not [text for text in table.legal if text.startswith("use")]
    assert table.legal == ["quick_action"]
    table.play("quick_action", "advance agriculture")
    assert (table.seat(0).technologies["agriculture"], table.seat(0).wood) == (1, 0)


def test_pick_up_may_spend_what_the_quick_action_does_not_need() -> None:
    """TP-140: with a second block T5 is used; the last one is kept for the level."""
    gears: Gears = {"tikal": {5: 0}}
    table = after_two_gears("q1_technology_1", {"corn": 12, "wood": 1, "gold": 1}, gears)
    table.play(SPACE, "pick_up T5", "use T5", "pay gold", "climb chaac", "climb kukulcan")
    assert table.legal == ["quick_action"]
    table.play("quick_action", "advance agriculture")
    assert table.goods() == (12 - 4, 0, 0, 0)


def test_pick_up_may_not_spend_the_corn_of_the_quick_action() -> None:
    """TP-126, TP-140: the corn for a quick building is not for the temple step of U1."""
    gears: Gears = {"uxmal": {1: 0}}
    table = after_two_gears("q1_build", {"corn": 7, "wood": 1}, gears)
    table.play(SPACE, "pick_up U1")
    assert table.legal == ["quick_action"]
    table = after_two_gears("q1_build", {"corn": 8, "wood": 1}, gears)
    table.play(SPACE, "pick_up U1")
    assert table.legal == ["use U1", "nothing"]


def test_pick_up_may_not_build_the_last_affordable_building() -> None:
    """TP-126: the only building in reach is kept for the quick action; a second one frees the first."""
    gears: Gears = {"tikal": {2: 0}}
    seat = {"tribe": "ah_chuy_kak", "workers_in_hand": 3, "corn": 9, "wood": 2}
    for row, actions in (([FARM], []), ([FARM, "a1_farm_one_worker_2"], ["use T2"])):
        table = quick("q1_build", seat, "tribes", gears=gears, row=row)
        table.play("place palenque", "place uxmal", SPACE, "pick_up T2")
        assert [text for text in table.legal if text == "use T2"] == actions
        if actions:
            table.play("use T2", f"build {FARM}")
            # The gap is not filled before the quick action.
            assert table.position["row"][0] is None
            table.play("quick_action")
            assert len(table.seat(0).buildings) == 2


# Technologies, tribes and prophecies.


def test_technologies_do_not_help_a_quick_building() -> None:
    """TP-128, P128: with architecture 3 one corn and the wood are paid; no corn back, no points."""
    table = quick("q1_build", {"corn": 3, "wood": 1, "technologies": {"architecture": 3}})
    table.play(SPACE, "quick_action")
    assert (table.seat(0).buildings, table.goods(), table.points(0)) == ([FARM], (1, 0, 0, 0), 0)


def test_technologies_help_the_building_chained_to_a_quick_one() -> None:
    """TP-128, P128b: the tomb brings no corn, the farm chained to it brings the corn of architecture 1."""
    seat = {"corn": 2, "wood": 2, "gold": 1, "technologies": {"architecture": 1}}
    table = quick("q1_build", seat, row=[TOMB, FARM])
    table.play(SPACE, "quick_action", f"build {TOMB}")
    assert table.goods() == (0, 1, 0, 0)
    table.play("resolve any_temple", "climb chaac", f"build {FARM}")
    assert (table.goods(), table.seat(0).temples["chaac"]) == ((1, 0, 0, 0), 1)
    assert set(table.seat(0).buildings) == {TOMB, FARM}


def test_theology_may_be_used_after_a_quick_skull_shrine() -> None:
    """TP-128, TP-114: the skull shrine offers the paid step of theology 2 however it was built."""
    seat = {"corn": 2, "gold": 1, "skulls": 1, "wood": 1, "technologies": {"theology": 2}}
    table = quick("q2_build", seat, "buildings", day=15, row=["tp_b8"])
    table.play(SPACE, "quick_action", "climb chaac")
    assert table.legal == ["pay wood", "done"]


@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_quick_technology_costs_as_always(level: int, cost: int) -> None:
    """TP-129: one, two and three blocks, and one for the bonus beyond."""
    others = dict.fromkeys(("agriculture", "extraction", "theology"), 0)
    seat = {"corn": 1, "wood": cost, "technologies": {**others, "architecture": level}}
    table = quick("q1_technology_1", seat)
    table.play(SPACE, "quick_action")
    assert table.legal == ADVANCES
    table.play("advance architecture")
    assert (table.seat(0).wood, table.legal) == (0, ["end_turn"])
    assert table.seat(0).technologies["architecture"] == min(3, level + 1)
    assert table.points(0) == (3 if level == 3 else 0)


def test_quick_technology_of_itzamna() -> None:
    """TP-129, P129: the first level costs no block, under teacher shortage one."""
    seat = {"corn": 1, "tribe": "itzamna"}
    table = quick("q1_technology_1", seat, "tribes")
    table.play(SPACE, "quick_action", "advance extraction")
    assert table.seat(0).technologies["extraction"] == 1
    taxed = under("teacher_shortage", "q1_technology_1", seat, "tribes")
    assert SPACE not in taxed.legal
    taxed = under("teacher_shortage", "q1_technology_1", {**seat, "stone": 1}, "tribes")
    taxed.play(SPACE, "quick_action", "advance extraction")
    assert (taxed.seat(0).stone, taxed.seat(0).technologies["extraction"]) == (0, 1)


@pytest.mark.parametrize(("corn", "is_legal"), [(1, False), (2, True)])
def test_quick_gold_under_gold_shortage(corn: int, is_legal: bool) -> None:
    """TP-130: the corn for the gold must be left when the space is paid."""
    table = under("gold_shortage", "q2_gold", {"corn": corn})
    assert (SPACE in table.legal) is is_legal
    if is_legal:
        table.play(SPACE, "quick_action")
        assert table.goods() == (0, 0, 0, 1)


def test_quick_wood_in_forest_fires() -> None:
    """TP-131, P131: no harvest, so the wood comes with its corn."""
    table = under("forest_fires", "q1_wood_corn", {"corn": 1})
    table.play(SPACE, "quick_action")
    assert table.goods() == (1, 1, 0, 0)


def test_quick_building_in_crowded_cities() -> None:
    """TP-132, P132: two wood and one block of any kind more."""
    assert SPACE not in under("crowded_cities", "q1_build", {"corn": 9, "wood": 2}, row=[CIVIC]).legal
    table = under("crowded_cities", "q1_build", {"corn": 2, "wood": 2, "stone": 1, "gold": 1}, row=[CIVIC])
    table.play(SPACE, "quick_action")
    assert table.legal == ["pay stone", "pay gold"]
    table.play("pay gold")
    assert (table.seat(0).buildings, table.goods()) == ([CIVIC], (0, 0, 1, 0))


def test_quick_building_may_be_renovated() -> None:
    """TP-133, P133: the Granary pays all three wood; one corn, no blocks."""
    seat = {"corn": 2, "buildings": [GRANARY]}
    table = quick("q1_build", seat, "buildings", row=[STONE_CIVIC])
    table.play(SPACE, "quick_action")
    assert (table.seat(0).buildings, table.goods()) == ([STONE_CIVIC], (0, 0, 1, 0))
    assert table.seat(0).technologies["agriculture"] == 1


# The schedule.


def in_force(table: Table) -> str:
    tile = table.session.view(None)["quick_tile"]
    assert isinstance(tile, str)
    return tile


def scheduled(day: int, **fields: Any) -> Table:
    """Two players on a day, all tiles in the order of their names; seat 0 has the last turn of the round."""
    tiles = [*AGE_1, *(AGE_2 if day > 8 and fields.get("food_days", 1) else [])]
    seats = {seat: {"corn": 60} for seat in range(2)}
    fields = {"modules": QUICK, "quick_tiles": tiles, **fields}
    return Table(players=2, day=day, marker=1, to_move=0, seats=seats, **fields)


def advance(table: Table, days: str) -> None:
    """Seat 0 takes the starting player space and turns the calendar; seat 1 has placed nothing."""
    table.play("place starting_player_space", "end_turn", f"turn_calendar {days}")


@pytest.mark.parametrize("day", range(1, 28))
def test_each_tile_belongs_to_the_teeth_of_its_slot(day: int) -> None:
    """TP-135: two days for each tile, but for the last one, which has the rest."""
    slots = [*AGE_1, *AGE_2, AGE_2[-1]]
    assert in_force(scheduled(day)) == slots[(day - 1) // 2]


@pytest.mark.parametrize(
    ("day", "tile"), [(1, "q1_corn"), (2, "q1_wood_corn"), (3, "q1_wood_corn"), (14, "q2_corn")]
)
def test_tile_is_replaced_when_the_gear_has_turned(day: int, tile: str) -> None:
    """TP-135, P135: from round 2 to 3 the second tile comes, from 14 to 15 the first of the second age."""
    table = scheduled(day)
    advance(table, "one_day")
    assert (table.position["day"], in_force(table)) == (day + 1, tile)


@pytest.mark.parametrize(("day", "tiles"), [(2, ["q1_wood_corn", "q1_stone"]), (3, ["q1_stone", "q1_stone"])])
def test_double_advance_may_shorten_a_tile(day: int, tiles: list[str]) -> None:
    """TP-136: from 2 to 4 the second tile has round 4 only; from 3 to 5 it has had round 3 only."""
    table = scheduled(day)
    advance(table, "two_days")
    assert (table.position["day"], in_force(table)) == (day + 2, tiles[0])
    while table.position["day"] == day + 2:
        table.play("place palenque", "end_turn")
    assert in_force(table) == tiles[1]


@pytest.mark.parametrize(("day", "gone"), [(8, 4), (9, 5)])
def test_tiles_of_the_second_age_are_laid_out_on_the_first_food_day(day: int, gone: int) -> None:
    """TP-137, P137: after feeding; four tiles are gone on day 8, five if the food day is delayed to 9."""
    table = scheduled(day, food_days=0)
    assert table.position["quick_tiles"][7:] == [None] * 6
    assert in_force(table) == AGE_1[gone - 1]
    table.play("place palenque", "end_turn")
    assert sorted(table.position["quick_tiles"][7:]) == sorted(AGE_2)
    kinds = [event.kind for event in table.session.events]
    laid = [i for i, kind in enumerate(kinds) if kind == "quick_tile_revealed"]
    assert len(laid) == 6
    assert max(i for i, kind in enumerate(kinds) if kind == "fed") < min(laid)
    assert max(laid) < kinds.index("calendar_turned")
    assert in_force(table) == AGE_1[day // 2]


@pytest.mark.parametrize("day", [7, 13, 14, 21])
def test_no_tiles_are_laid_out_at_other_times(day: int) -> None:
    """TP-137: neither before the first food day nor on later ones."""
    table = scheduled(day)
    table.play("place palenque", "end_turn")
    assert "quick_tile_revealed" not in [event.kind for event in table.session.events]


def test_tiles_are_laid_out_in_any_order() -> None:
    """TP-137, TP-135: both decks are shuffled."""
    first, second = set(), set()
    for seed in range(12):
        table = scheduled(8, food_days=0, seed=seed)
        table.play("place palenque", "end_turn")
        second.add(table.position["quick_tiles"][7])
        session = sacbe.start("tzolkin", 2, modules=QUICK, seed=seed)
        tiles = session.game.position(session.state)["quick_tiles"]
        assert sorted(tiles[:7]) == sorted(AGE_1)
        first.add(tiles[0])
    assert len(first) > 2
    assert len(second) > 2


def test_tile_follows_the_tooth_where_the_second_food_day_is_delayed() -> None:
    """TP-138: on day 15 before its food day a tile of age 2, but buildings and prophecy as before."""
    modules = [*QUICK, "prophecies"]
    prophecies = ["drought", "hunger", "desecration"]
    table = scheduled(13, modules=modules, prophecies=prophecies)
    advance(table, "two_days")
    assert (table.position["day"], in_force(table)) == (15, "q2_corn")
    assert (table.position["food_days"], table.position["age"]) == (1, 1)
    assert table.session.view(None)["calamity"] == "drought"
    while table.position["day"] == 15:
        table.play("place palenque", "end_turn")
    assert (in_force(table), table.position["age"]) == ("q2_corn", 2)
    assert table.session.view(None)["calamity"] == "hunger"


@pytest.mark.parametrize(("double_from", "days"), [(None, [25, 26, 27]), (26, [25, 26, 28]), (25, [25, 27])])
def test_last_tile_stays_to_the_end(double_from: int | None, days: list[int]) -> None:
    """TP-139, P139: three rounds, also with day 28 as the last; two if the double advance comes from 25."""
    table = scheduled(25)
    lasted = []
    while not table.session.is_over:
        day = table.position["day"]
        if day not in lasted:
            lasted.append(day)
        assert in_force(table) == AGE_2[-1]
        if table.to_act == 0 and day == double_from:
            advance(table, "two_days")
        else:
            table.play("place palenque", "end_turn")
    assert lasted == days


def test_quick_technology_is_one_advance() -> None:
    """TP-129: blocks for more do not buy a second one."""
    table = expansion.quick(
        "q1_technology_1", {"corn": 1, "wood": 9}, SPACE, "quick_action", "advance theology"
    )
    assert (table.seat(0).wood, table.seat(0).technologies["theology"], table.legal) == (8, 1, ["end_turn"])


def test_gold_shortage_taxes_no_other_quick_action() -> None:
    """TP-130: one corn for the space is enough for the stone."""
    fields: dict[str, Any] = {"modules": ["prophecies", "quick_actions"], "prophecies": ["gold_shortage"]}
    table = expansion.quick(
        "q1_stone", {"corn": 1}, day=9, **fields | {"quick_tiles": [None] * 4 + ["q1_stone"]}
    )
    table.play(SPACE, "quick_action")
    assert (table.seat(0).stone, table.seat(0).corn) == (1, 0)
