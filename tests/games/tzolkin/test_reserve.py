"""A quick action that is chosen but not yet taken: nothing before it may make it impossible."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from sacbe.games.tzolkin import names
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import MODULES, Table, workers_on

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
SHRINE, LATE_SHRINE = "a1_shrine_theology_kukulcan", "a2_shrine_theology_chaac_kukulcan"
RICH = """
from tests.games.tzolkin.test_reserve import in_reserve
made = in_reserve("U2", "q1_stone", [], corn=12, wood=5, stone=4, gold=3)
made.play("use U2", "sell wood", "done", "quick_action")
"""
SPACE = "place quick_action_space"
CIVIC_WITH_CORN, CIVIC_WITH_STONE = "a1_civic_extraction_corn", "a1_civic_agriculture_stone"


def in_reserve(at: str, tile: str, row: list[str], **seat: Any) -> Table:
    """Ah Chuy Kak has paid 4 corn for P0, Y0 and a quick space, and picks up an older worker."""
    monuments = seat.pop("open_monuments", [])
    gears = workers_on(at)
    tiles = [None, None, None, None, tile]
    me = {"tribe": "ah_chuy_kak", "workers_in_hand": 4, **seat, "corn": seat.get("corn", 0) + 4}
    made = Table(
        modules=MODULES, day=10, row=row, monuments=monuments, quick_tiles=tiles, seats={0: me}, gears=gears
    )
    made.play("place palenque", "place yaxchilan", "place quick_action_space", f"pick_up {at}")
    return made


def test_renovation_at_uxmal_leaves_the_quick_build_possible() -> None:
    """TP-126, TP-104: U4 builds the shrine (s1 g1) with tp_b4 for 2 corn; w1 and c=4 are left for a farm."""
    made = in_reserve("U4", "q1_build", [FARM, SHRINE], corn=6, wood=1, buildings=["tp_b4"])
    made.play("use U4")
    built = [(seat["corn"], seat["wood"]) for seat in expansion.ends(made) if seat["buildings"] == [SHRINE]]
    assert built == [(4, 1)]


def test_renovation_with_architecture_3_leaves_the_quick_build_possible() -> None:
    """TP-126, TP-108: at T2 tp_b4 covers the gold, R=3 saves the stone; the wood is left for a farm."""
    levels = {"architecture": 3}
    made = in_reserve(
        "T2", "q1_build", [FARM, SHRINE], corn=1, wood=1, buildings=["tp_b4"], technologies=levels
    )
    assert "use T2" in made.legal
    made.play("use T2")
    assert [seat["wood"] for seat in expansion.ends(made) if seat["buildings"] == [SHRINE]] == [1]


def test_renovation_for_a_monument_leaves_the_quick_build_possible() -> None:
    """TP-126, TP-106: w=4 s=2: m_tombs with tp_b4 costs w3 s2; one wood is left for a farm."""
    goods = {"corn": 1, "wood": 4, "stone": 2}
    made = in_reserve(
        "T4", "q1_build", [FARM, OTHER_FARM], buildings=["tp_b4"], open_monuments=["m_tombs"], **goods
    )
    made.play("use T4")
    assert "renovate tp_b4" in made.legal
    assert [seat["wood"] for seat in expansion.ends(made) if seat["monuments"] == ["m_tombs"]] == [1]


def test_only_farm_of_the_quick_build_is_not_built_at_uxmal() -> None:
    """TP-126: the same: a farm bought at U4 would leave the shrine, and tp_b4 does not pay for its stone."""
    made = in_reserve("U4", "q1_build", [FARM, SHRINE], corn=6, wood=1, buildings=["tp_b4"])
    made.play("use U4")
    assert not [seat for seat in expansion.ends(made) if FARM in seat["buildings"]]


def test_market_is_answered_in_time_while_a_quick_action_is_in_reserve() -> None:
    """TP-140, TZ-37: w=5 s=4 g=3 c=12 at U2: trading hurts no quick stone, and is offered without delay."""
    done = subprocess.run([sys.executable, "-c", RICH], timeout=20, check=False, capture_output=True)
    assert done.returncode == 0


def test_last_corn_of_the_quick_build_pays_no_step_fee() -> None:
    """TP-127, TP-126: c=1: Y3 from Y4 would give 2 corn back, but first spend what the build needs."""
    made = in_reserve("Y4", "q1_build", [FARM], corn=1, wood=1)
    assert made.legal == ["use Y4", "nothing"]
    assert "use Y3" in in_reserve("Y4", "q1_build", [FARM], corn=2, wood=1).legal


def picking_up(space: str, tile: str, goods: dict[str, Any], seat: int = 0, **fields: Any) -> Table:
    """Ah Chuy Kak has placed two workers on gears and one on a quick space, and picks up another."""
    gears = {gear: dict.fromkeys(spaces, seat) for gear, spaces in workers_on(space).items()}
    me = {"tribe": "ah_chuy_kak", "corn": 9, "workers_in_hand": 3, **goods}
    plays = ("place palenque", "place uxmal", SPACE, f"pick_up {space}")
    return expansion.quick(
        tile, {}, *plays, gears=gears, seats={seat: me}, to_move=seat, marker=seat, **fields
    )


def test_worker_on_the_starting_player_space_brings_the_corn() -> None:
    """TP-68, TP-124, TP-126: the second worker of Yumkaax costs no corn and brings that for building."""
    table = expansion.quick(
        "q1_build", {"tribe": "yumkaax", "corn": 1, "wood": 1}, SPACE, tooth_corn=1, row=[FARM]
    )
    assert table.legal == ["place starting_player_space"]
    table.play("place starting_player_space", "quick_action")
    assert (table.seat(0).corn, table.seat(0).buildings) == (0, [FARM])


@pytest.mark.parametrize(
    ("plays", "fields"),
    [
        ((), {"tooth_corn": 0}),
        ((), {"starting_player_space": 1, "marker": 1, "to_move": 0}),
        ((), {"gears": {"tikal": {1: 0, 2: 0}}}),
        (("place palenque",), {"tooth_corn": 4}),
    ],
)
def test_tooth_corn_that_cannot_be_had_does_not_count(plays: tuple[str, ...], fields: dict[str, Any]) -> None:
    """TP-126: no corn there, the space taken, no second worker in hand, or a third that costs two."""
    seat = {"tribe": "yumkaax", "corn": 1, "wood": 1}
    table = expansion.quick("q1_build", seat, *plays, row=[FARM], **{"tooth_corn": 1, **fields})
    assert SPACE not in table.legal


def test_second_worker_in_hand_is_enough_for_the_tooth_corn() -> None:
    """TP-126: one worker for the quick space, the other for the corn."""
    seat = {"tribe": "yumkaax", "corn": 1, "wood": 1}
    assert SPACE in expansion.quick("q1_build", seat, row=[FARM], tooth_corn=1, gears={"tikal": {1: 0}}).legal


@pytest.mark.parametrize(("goods", "offered"), [({}, False), ({"stone": 1}, True), ({"wood": 2}, True)])
def test_sale_before_the_quick_action_may_bring_its_corn(goods: dict[str, int], offered: bool) -> None:
    """TP-126: Xaman Ek may take the space if a sale can still pay and leaves the block for the farm."""
    seat = {"tribe": "xaman_ek", "corn": 1, "wood": 1, **goods}
    table = expansion.quick("q1_build", seat, row=[FARM])
    assert (SPACE in table.legal) is offered
    if offered:
        table.play(SPACE)
        block = "stone" if "stone" in goods else "wood"
        assert table.legal == [f"barter {block}"]
        table.play(f"barter {block}", "quick_action")
        assert table.seat(0).buildings == [FARM]


def test_sale_of_another_seat_brings_nothing() -> None:
    """TP-65, TP-126: the same goods do not help a tribe that sells none."""
    assert (
        SPACE not in expansion.quick("q1_build", {"tribe": "balam", "corn": 1, "wood": 2}, row=[FARM]).legal
    )


@pytest.mark.parametrize(("wood", "row", "usable"), [(2, [FARM], False), (2, [FARM, OTHER_FARM], True)])
def test_pick_up_leaves_a_building_for_the_quick_action(wood: int, row: list[str], usable: bool) -> None:
    """TP-126, TP-140: the last building that can be paid is not built before."""
    table = picking_up("T2", "q1_build", {"wood": wood}, row=row)
    assert ("use T2" in table.legal) is usable


@pytest.mark.parametrize(("wood", "usable"), [(3, False), (4, True)])
def test_block_of_the_quick_action_is_not_spent_and_gained_back(wood: int, usable: bool) -> None:
    """TP-127, TP-140: three wood for a building that gives a stone leave no block for a moment."""
    table = picking_up("T2", "q1_technology_1", {"wood": wood}, row=[CIVIC_WITH_STONE])
    assert ("use T2" in table.legal) is usable


def test_block_of_the_building_is_not_paid_and_gained_back() -> None:
    """TP-127, TP-140: the bonus of extraction may give a wood, but not for the wood that the farm needs."""
    goods = {"wood": 1, "stone": 1, "gold": 1, "technologies": {"extraction": 3}}
    table = picking_up("T1", "q1_build", goods, row=[FARM])
    table.play("use T1", "advance extraction")
    assert table.legal == ["pay stone", "pay gold"]


@pytest.mark.parametrize("track", names.TRACKS)
@pytest.mark.parametrize(("wood", "usable"), [(2, False), (3, True)])
def test_pick_up_leaves_the_price_of_the_next_level(wood: int, usable: bool, track: str) -> None:
    """TP-140: the only cheap track costs two after an advance; seat 2 must keep as much."""
    levels = dict.fromkeys(names.TRACKS, 2) | {track: 0}
    table = picking_up("T1", "q1_technology_1", {"wood": wood, "technologies": levels}, seat=2)
    assert ("use T1" in table.legal) is usable
    assert table.to_act == 2


def test_pick_up_that_costs_nothing_is_free_to_use() -> None:
    """TP-28, TP-140: a harvest, or a skull laid down, does not touch a quick action that is chosen."""
    empty = {"palenque_2": {"corn": 0, "wood": 0}}
    assert "use P3" in picking_up("P3", "q1_stone", {}, jungle=empty).legal
    table = picking_up("C6", "q1_stone", {"skulls": 1})
    table.play("use C6", "gain wood")
    assert (table.points(0), table.legal) == (8, ["quick_action"])
