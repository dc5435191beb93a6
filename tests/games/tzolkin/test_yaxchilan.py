"""Yaxchilan: blocks, corn and crystal skulls, what extraction and theology add, and where skulls go."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table

GOODS = ("wood", "stone", "gold", "corn", "skulls")


def goods(table: Table, seat: int = 0) -> dict[str, int]:
    """The goods a seat has, without those it has none of."""
    return {good: getattr(table.seat(seat), good) for good in GOODS if getattr(table.seat(seat), good)}


def digging(action: int, bank: int = 13, **seat: Any) -> Table:
    """Seat 0 has used an action of Yaxchilan from its own space; seat 3 holds the skulls the bank has not."""
    table = Table(seats={0: seat, 3: {"skulls": 13 - bank}}, gears={"yaxchilan": {action: 0}})
    table.play(f"pick_up Y{action}", f"use Y{action}")
    return table


def second_age(building: str, **fields: Any) -> Table:
    """Seat 0 may build this one building of the second age with its worker on T2."""
    return Table(day=15, row=[building], gears={"tikal": {2: 0}}, **fields)


@pytest.mark.parametrize(
    ("action", "gained"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skulls": 1}),
        (5, {"stone": 1, "gold": 1, "corn": 2}),
    ],
)
def test_every_space_gives_what_it_shows(action: int, gained: dict[str, int]) -> None:
    """TZ-18: wood; stone and corn; gold and 2 corn; a skull; gold, stone and 2 corn."""
    assert goods(digging(action)) == gained


def test_extraction_three_doubles_the_blocks_of_the_fifth_space() -> None:
    """TZ-18, X54: with extraction 3 Y5 gives 2 gold, 2 stone and 2 corn."""
    assert goods(digging(5, technologies={"extraction": 3})) == {"stone": 2, "gold": 2, "corn": 2}


def test_extraction_two_adds_stone_to_the_fifth_space() -> None:
    """TZ-18, X55: with extraction 2 Y5 gives 1 gold, 2 stone and 2 corn."""
    assert goods(digging(5, technologies={"extraction": 2})) == {"stone": 2, "gold": 1, "corn": 2}


def test_third_space_gives_gold_and_two_corn() -> None:
    """TZ-18, X56: without extraction Y3 gives 1 gold and 2 corn."""
    assert goods(digging(3, technologies={"extraction": 0})) == {"gold": 1, "corn": 2}


@pytest.mark.parametrize(
    ("level", "action", "gained"),
    [
        (1, 2, {"stone": 1, "corn": 1}),
        (1, 5, {"stone": 1, "gold": 1, "corn": 2}),
        (2, 1, {"wood": 2}),
        (2, 2, {"stone": 2, "corn": 1}),
        (2, 3, {"gold": 1, "corn": 2}),
        (3, 1, {"wood": 2}),
        (3, 2, {"stone": 2, "corn": 1}),
        (3, 3, {"gold": 2, "corn": 2}),
        (3, 4, {"skulls": 1}),
    ],
)
def test_each_level_of_extraction_adds_its_own_block(level: int, action: int, gained: dict[str, int]) -> None:
    """TZ-18, TZ-26: level 1 adds wood, 2 stone, 3 gold, each one more and only where that block is gained."""
    assert goods(digging(action, technologies={"extraction": level})) == gained


def test_empty_bank_gives_no_skull() -> None:
    """TZ-19, X57: with no skull in the bank Y4 has no effect."""
    table = digging(4, bank=0)
    assert goods(table) == {}
    assert table.position["skull_bank"] == 0
    assert table.legal == ["end_turn"]


def test_theology_three_gives_two_skulls() -> None:
    """TZ-19, X59: with theology 3 and 5 skulls in the bank Y4 gives 2 and leaves 3."""
    table = digging(4, bank=5, technologies={"theology": 3})
    assert goods(table) == {"skulls": 2}
    assert table.position["skull_bank"] == 3


@pytest.mark.parametrize(("bank", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_theology_three_takes_what_the_bank_has(bank: int, gained: int) -> None:
    """TZ-19: the second skull of theology 3 comes only if the bank has it."""
    table = digging(4, bank=bank, technologies={"theology": 3})
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (gained, bank - gained)


@pytest.mark.parametrize("level", [0, 1, 2])
def test_lower_theology_adds_no_skull(level: int) -> None:
    """TZ-19, TZ-20: below theology 3 Y4 gives one skull."""
    table = digging(4, technologies={"theology": level})
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (1, 12)


def test_other_goods_are_unlimited() -> None:
    """TZ-19: the bank never runs out of blocks and corn."""
    table = Table(seats={0: {"corn": 900, "gold": 900}, 1: {"gold": 900}}, gears={"yaxchilan": {3: 0}})
    table.play("pick_up Y3", "use Y3")
    assert goods(table) == {"gold": 901, "corn": 902}


def test_empty_bank_wastes_the_bonus_of_theology() -> None:
    """TZ-19, TZ-25: without skulls in the bank the theology bonus is paid for and wasted."""
    table = Table(
        seats={0: {"wood": 1, "technologies": {"theology": 3}}, 3: {"skulls": 13}}, gears={"tikal": {1: 0}}
    )
    table.play("pick_up T1", "use T1", "advance theology")
    assert goods(table) == {}
    assert table.seat(0).technologies["theology"] == 3


def test_skull_icon_of_a_building_is_limited_by_the_bank() -> None:
    """TZ-19: the skull of a building is wasted when the bank has none."""
    table = second_age("a2_civic_any_tech_skull", seats={0: {"wood": 2, "stone": 2}, 3: {"skulls": 13}})
    table.play("pick_up T2", "use T2", "advance agriculture")
    assert goods(table) == {}
    assert table.seat(0).buildings == ["a2_civic_any_tech_skull"]


def test_short_bank_gives_nobody_the_skull_of_the_temple() -> None:
    """TZ-19, TZ-59: with 1 skull for two players on Kukulcan 4 none gets it, and both get their wood."""
    entitled = {"corn": 6, "temples": {"kukulcan": 4}}
    table = Table(day=8, to_move=3, seats={0: entitled, 1: entitled, 3: {"skulls": 12}})
    table.finish_turn("place palenque")
    assert [goods(table, seat) for seat in (0, 1)] == [{"wood": 2}, {"wood": 2}]
    assert table.position["skull_bank"] == 1


def test_theology_three_adds_nothing_to_the_theology_bonus() -> None:
    """TZ-20, X60: with theology 3 the bonus of the track gives 1 skull, not 2."""
    table = Table(seats={0: {"wood": 1, "technologies": {"theology": 3}}}, gears={"tikal": {1: 0}})
    table.play("pick_up T1", "use T1", "advance theology")
    assert goods(table) == {"skulls": 1}
    assert table.position["skull_bank"] == 12


def test_theology_three_adds_nothing_to_the_skull_of_a_building() -> None:
    """TZ-20, X60: with theology 3 the skull icon of a building gives 1 skull."""
    table = second_age(
        "a2_civic_any_tech_skull", seats={0: {"wood": 2, "stone": 2, "technologies": {"theology": 3}}}
    )
    table.play("pick_up T2", "use T2", "advance agriculture")
    assert goods(table) == {"skulls": 1}


def test_skull_of_a_building_and_theology_bonus_add_up() -> None:
    """TZ-20, TZ-25: the free advance of the same building on theology 3 gives one skull more."""
    table = second_age(
        "a2_civic_any_tech_skull", seats={0: {"wood": 2, "stone": 2, "technologies": {"theology": 3}}}
    )
    table.play("pick_up T2", "use T2", "advance theology")
    assert goods(table) == {"skulls": 2}
    assert table.position["skull_bank"] == 11


def test_theology_three_adds_nothing_to_the_skull_of_a_temple() -> None:
    """TZ-20: with theology 3 the reward of Kukulcan 4 is 1 skull."""
    seat = {"corn": 6, "temples": {"kukulcan": 4}, "technologies": {"theology": 3}}
    table = Table(day=8, to_move=3, seats={0: seat})
    table.finish_turn("place palenque")
    assert goods(table) == {"wood": 2, "skulls": 1}


def test_extraction_adds_nothing_at_chichen_itza() -> None:
    """TZ-21, X61: with extraction 3 the block of C6 is 1 gold."""
    table = Table(seats={0: {"skulls": 1, "technologies": {"extraction": 3}}}, gears={"chichen_itza": {6: 0}})
    table.play("pick_up C6", "use C6")
    assert table.legal == ["gain wood", "gain stone", "gain gold"]
    table.play("gain gold")
    assert goods(table) == {"gold": 1}


def test_extraction_adds_nothing_to_a_building() -> None:
    """TZ-21: with extraction 3 the gold icon of a building is 1 gold."""
    table = second_age(
        "a2_civic_any_tech_gold", seats={0: {"wood": 2, "stone": 1, "technologies": {"extraction": 3}}}
    )
    table.play("pick_up T2", "use T2", "advance theology")
    assert goods(table) == {"gold": 1}


def test_extraction_adds_nothing_to_temple_rewards() -> None:
    """TZ-21: with extraction 3 the mid-era rewards of the temples are as printed."""
    seat = {
        "corn": 6,
        "temples": {"chaac": 1, "quetzalcoatl": 2, "kukulcan": 1},
        "technologies": {"extraction": 3},
    }
    table = Table(day=8, to_move=3, seats={0: seat})
    table.finish_turn("place palenque")
    assert goods(table) == {"wood": 1, "stone": 1, "gold": 1}


def test_extraction_adds_nothing_at_the_market() -> None:
    """TZ-21: with extraction 3 a gold bought for 4 corn is 1 gold."""
    table = Table(seats={0: {"corn": 4, "technologies": {"extraction": 3}}}, gears={"uxmal": {2: 0}})
    table.play("pick_up U2", "use U2", "buy gold")
    assert goods(table) == {"gold": 1}


def test_extraction_adds_nothing_to_its_own_bonus() -> None:
    """TZ-21, TZ-23: the bonus beyond extraction 3 is 2 blocks, not more."""
    table = Table(seats={0: {"wood": 1, "technologies": {"extraction": 3}}}, gears={"tikal": {1: 0}})
    table.play("pick_up T1", "use T1", "advance extraction", "gain gold", "gain wood")
    assert goods(table) == {"wood": 1, "gold": 1}


def test_skull_on_chichen_itza_stays_there() -> None:
    """TZ-22: a skull placed on a space of Chichen Itza does not return to the bank."""
    table = Table(seats={0: {"skulls": 2}}, gears={"chichen_itza": {1: 0}})
    table.play("pick_up C1", "use C1")
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (1, 11)
    assert table.position["chichen_itza_skulls"] == [1]


def test_skull_paid_for_a_monument_returns_to_the_bank() -> None:
    """TZ-22: the skull of `m_skulls` goes to the bank and lies on no space of Chichen Itza."""
    table = Table(
        seats={0: {"gold": 4, "skulls": 1}}, gears={"tikal": {4: 0}}, row=[], monuments=["m_skulls"]
    )
    assert table.position["skull_bank"] == 12
    table.play("pick_up T4", "use T4")
    assert table.seat(0).monuments == ["m_skulls"]
    assert goods(table) == {}
    assert (table.position["skull_bank"], table.position["chichen_itza_skulls"]) == (13, [])


def test_skull_paid_as_a_cost_can_be_won_again() -> None:
    """TZ-19, TZ-22: the skull paid into an empty bank is there for the next worker on Y4."""
    table = Table(
        seats={0: {"gold": 4, "skulls": 1, "technologies": {"theology": 3}}, 3: {"skulls": 12}},
        gears={"tikal": {4: 0}, "yaxchilan": {4: 0}},
        row=[],
        monuments=["m_skulls"],
    )
    table.play("pick_up T4", "use T4", "pick_up Y4", "use Y4")
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (1, 0)


def test_monument_with_a_skull_in_its_cost_needs_one() -> None:
    """TZ-22: without a skull `m_skulls` cannot be built, whatever the gold."""
    table = Table(seats={0: {"gold": 5, "wood": 1}}, gears={"tikal": {4: 0}}, monuments=["m_skulls"])
    table.play("pick_up T4", "use T4")
    assert table.legal == ["build a1_farm_one_worker_1", "build a1_shrine_architecture"]
    assert table.why("build m_skulls") == Reason("no-skull", "TZ-27")


def test_extraction_3_doubles_gold_and_stone_at_yaxchilan_5() -> None:
    """TZ-77: with extraction 3 Y5 gives 2 gold, 2 stone and 2 corn."""
    table = Table(seats={0: {"technologies": {"extraction": 3}}}, gears={"yaxchilan": {5: 0}})
    table.finish_turn("pick_up Y5", "use Y5")
    seat = table.seat(0)
    assert (seat.gold, seat.stone, seat.corn, seat.wood) == (2, 2, 2, 0)
