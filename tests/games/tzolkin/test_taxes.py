"""Taxes that may be declined: temple steps, gold, skulls and levels, and what may pay for them."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.games.tzolkin import names
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import MODULES, Table, steps, workers_on

CIVIC = "a1_civic_agriculture"
CIVIC_WITH_STONE = "a1_civic_agriculture_stone"
SECOND_AGE = 16

Seat = dict[str, Any]
SHRINE, LATE_SHRINE = "a1_shrine_theology_kukulcan", "a2_shrine_theology_chaac_kukulcan"
CIVIC_GOLD = "a1_civic_extraction_gold"
BOTTOM = dict.fromkeys(names.TEMPLES, -1)
TOMB = "a1_tomb_any_temple_and_build"
CIVIC_WITH_CORN = "a1_civic_extraction_corn"
WITH_GOLD, WITH_SKULL = "a2_civic_any_tech_gold", "a2_civic_any_tech_skull"
ADVANCES = [f"advance {track}" for track in names.TRACKS]


def under(
    prophecy: str, seat: Seat, *, day: int = 9, others: dict[int, Seat] | None = None, **more: Any
) -> Table:
    """A table of the second quarter, or of the third, in which the prophecy is in force."""
    prophecies = [prophecy, "hunger"] if day == 9 else ["hunger", prophecy]
    return Table(
        modules=["prophecies"], prophecies=prophecies, day=day, seats={0: seat, **(others or {})}, **more
    )


def using(prophecy: str, action: str, seat: Seat, **more: Any) -> Table:
    """A table on which seat 0 has just used an action from its own space."""
    table = under(prophecy, seat, gears=workers_on(action), **more)
    table.play(f"pick_up {action}", f"use {action}")
    return table


def building(prophecy: str, tile: str, seat: Seat, **more: Any) -> Table:
    """A table on which seat 0 has just built that tile at T2; it was the only one to build."""
    day = SECOND_AGE if tile.startswith("a2") else 9
    table = using(prophecy, "T2", seat, row=[tile], day=day, **more)
    assert table.seat(0).buildings == [tile]
    return table


def outcomes(table: Table) -> set[tuple[int, ...]]:
    """All ways in which the questions before the end of the turn may be answered.

    Each as corn, wood, stone, gold, skulls and the steps in the three temples.
    """
    found: set[tuple[int, ...]] = set()
    open_positions = [table.position]
    while open_positions:
        position = open_positions.pop()
        state = table.game.from_position(position)
        legal = table.game.legal(state)
        if [table.game.text(action) for action in legal] == ["end_turn"]:
            seat = position["seats"][0]
            held = [seat[good] for good in ("corn", "wood", "stone", "gold", "skulls")]
            found.add((*held, *seat["temples"].values()))
            continue
        for action in legal:
            state = table.game.from_position(position)
            table.game.apply(state, action)
            open_positions.append(table.game.position(state))
    return found


def is_over(table: Table) -> bool:
    return table.legal == ["end_turn"]


# Wrathful gods.


def test_step_that_cannot_be_paid_is_left_and_the_rest_stays() -> None:
    """TP-71, P71: no corn, C1 with a skull: 4 points, the skull is placed, no step."""
    table = using("wrathful_gods", "C1", {"skulls": 1})
    assert is_over(table)
    assert (table.points(0), table.seat(0).skulls, table.seat(0).temples) == (4, 0, steps(0, 0, 0))
    assert table.position["chichen_itza_skulls"] == [1]


@pytest.mark.parametrize(("answer", "corn", "chaac"), [("climb chaac", 0, 1), ("done", 1, 0)])
def test_step_of_chichen_itza_is_paid_or_declined(answer: str, corn: int, chaac: int) -> None:
    """TP-71, TP-72: with 1 corn the step is a choice; the points come either way."""
    table = using("wrathful_gods", "C1", {"skulls": 1, "corn": 1})
    assert table.legal == ["climb chaac", "done"]
    table.play(answer)
    assert (table.seat(0).corn, table.seat(0).temples["chaac"], table.points(0)) == (corn, chaac, 4)


def test_one_corn_pays_one_of_two_steps() -> None:
    """TP-72, P72: T5 with one wood and 1 corn: one step only, no corn, no wood."""
    table = using("wrathful_gods", "T5", {"wood": 1, "corn": 1})
    table.play("climb kukulcan")
    assert is_over(table)
    assert (table.goods(), table.seat(0).temples) == ((0, 0, 0, 0), steps(0, 0, 1))


def test_two_corn_pay_two_steps() -> None:
    """TP-72: T5 with 2 corn: a step in each of two temples; the second may be declined."""
    table = using("wrathful_gods", "T5", {"wood": 1, "corn": 2})
    table.play("climb chaac")
    assert table.legal == ["climb quetzalcoatl", "climb kukulcan", "done"]
    table.play("climb quetzalcoatl")
    assert (table.goods(), table.seat(0).temples) == ((0, 0, 0, 0), steps(1, 1, 0))


@pytest.mark.parametrize(("corn", "step"), [(4, 1), (3, 0)])
def test_step_of_uxmal_costs_four_corn(corn: int, step: int) -> None:
    """TP-72: 3 corn for the action and 1 for the step; with 3 corn there is no step."""
    table = using("wrathful_gods", "U1", {"corn": corn})
    if step:
        table.play("climb chaac")
    assert is_over(table)
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (0, step)


def test_what_leads_to_a_step_may_be_paid_though_the_step_cannot() -> None:
    """TP-156, TP-72: exactly 3 corn at Uxmal 1 are lost; so is the block of theology 2 without corn."""
    table = using("wrathful_gods", "U1", {"corn": 3})
    assert (table.seat(0).corn, set(table.seat(0).temples.values()), is_over(table)) == (0, {0}, True)
    theology = {"skulls": 1, "wood": 1, "technologies": {"theology": 2}}
    table = using("wrathful_gods", "C3", theology)
    table.play("pay wood")
    assert (table.goods()[1], set(table.seat(0).temples.values()), is_over(table)) == (0, {0}, True)


def test_each_of_two_steps_of_a_shrine_is_decided() -> None:
    """TP-71, TP-72: two steps of one icon: both, one or none, each for 1 corn."""
    for count in range(3):
        table = building("wrathful_gods", "a2_shrine_chaac_2_2vp", {"stone": 2, "corn": 2})
        table.play(*["climb chaac"] * count, *["done"] * (count < 2))
        assert (table.seat(0).temples["chaac"], table.seat(0).corn, table.points(0)) == (count, 2 - count, 2)


def test_steps_down_are_free() -> None:
    """TP-73, P73: begging without corn: 3 corn, one step down, no tax; burning likewise."""
    table = under("wrathful_gods", {})
    table.play("beg chaac")
    assert (table.seat(0).corn, table.seat(0).temples) == (3, steps(-1, 0, 0))
    table = using("wrathful_gods", "P3", {})
    table.play("harvest burn", "descend chaac")
    assert (table.seat(0).corn, table.seat(0).temples) == (5, steps(-1, 0, 0))


def test_corn_of_the_same_construction_pays_a_step() -> None:
    """TP-146, TP-72: the corn of architecture 1 pays for either of the two steps of the tile."""
    seat = {"wood": 2, "stone": 1, "technologies": {"architecture": 1}}
    table = building("wrathful_gods", "a1_tomb_chaac_quetzalcoatl", seat)
    table.play("climb chaac")
    assert (table.seat(0).corn, table.seat(0).temples) == (0, steps(1, 0, 0))
    table = building("wrathful_gods", "a1_tomb_chaac_quetzalcoatl", seat)
    table.play("done", "climb quetzalcoatl")
    assert (table.seat(0).corn, table.seat(0).temples) == (0, steps(0, 1, 0))


# Angry gods.


@pytest.mark.parametrize(
    ("temple", "tile", "cost"),
    [
        ("chaac", "a2_shrine_chaac_2_2vp", {"stone": 2}),
        ("kukulcan", "a2_shrine_kukulcan_2_3vp", {"gold": 2}),
        ("quetzalcoatl", "a2_shrine_quetzalcoatl_2_4vp", {"gold": 3}),
    ],
)
def test_angry_god_takes_a_block_for_each_step_in_its_temple(temple: str, tile: str, cost: Seat) -> None:
    """TP-74: one block a step: with one wood one step; without a block none; elsewhere free."""
    table = building(f"angry_god_{temple}", tile, cost | {"wood": 1})
    assert table.legal == [f"climb {temple}", "done"]
    table.play(f"climb {temple}")
    assert is_over(table)
    assert (table.goods(), table.seat(0).temples[temple]) == ((0, 0, 0, 0), 1)
    table = building(f"angry_god_{temple}", tile, cost)
    assert is_over(table)
    assert table.seat(0).temples[temple] == 0
    other = "kukulcan" if temple == "chaac" else "chaac"
    table = building(f"angry_god_{other}", tile, cost | {"wood": 1})
    assert (table.goods(), table.seat(0).temples[temple]) == ((0, 1, 0, 0), 2)


def test_block_for_an_angry_god_is_of_any_kind() -> None:
    """TP-74: the player chooses which block; a step may be declined and both blocks kept."""
    seat = {"stone": 2, "wood": 1, "gold": 1}
    table = building("angry_god_chaac", "a2_shrine_chaac_2_2vp", seat)
    table.play("climb chaac")
    assert table.legal == ["pay wood", "pay gold"]
    table.play("pay gold", "done")
    assert (table.goods(), table.seat(0).temples["chaac"]) == ((0, 1, 0, 0), 1)


def test_angry_god_comes_on_top_of_the_block_of_theology_2() -> None:
    """TP-74: the paid step of theology 2 in that temple costs two blocks, elsewhere one."""
    seat = {"skulls": 1, "wood": 3, "technologies": {"theology": 2}}
    table = using("angry_god_chaac", "C1", seat)
    table.play("climb chaac", "pay wood", "climb chaac")
    assert (table.seat(0).wood, table.seat(0).temples) == (0, steps(2, 0, 0))
    table = using("angry_god_chaac", "C1", seat)
    table.play("done", "pay wood", "climb kukulcan")
    assert (table.seat(0).wood, table.seat(0).temples) == (2, steps(0, 0, 1))


def test_one_block_of_theology_2_does_not_reach_the_angry_god() -> None:
    """TP-74: with one block the paid step goes to the other temples only."""
    table = using("angry_god_chaac", "C1", {"skulls": 1, "wood": 1, "technologies": {"theology": 2}})
    table.play("done", "pay wood")
    assert "climb chaac" not in table.legal
    table.play("climb quetzalcoatl")
    assert table.seat(0).temples == steps(0, 1, 0)


def test_angry_god_taxes_tikal_5() -> None:
    """TP-74: T5 costs one block, and a second one for a step in that temple."""
    table = using("angry_god_chaac", "T5", {"wood": 2})
    table.play("climb chaac", "climb kukulcan")
    assert (table.seat(0).wood, table.seat(0).temples) == (0, steps(1, 0, 1))
    table = using("angry_god_chaac", "T5", {"wood": 2})
    table.play("climb quetzalcoatl", "climb kukulcan")
    assert (table.seat(0).wood, table.seat(0).temples) == (1, steps(0, 1, 1))


def test_angry_god_without_a_block_is_not_climbed_to() -> None:
    """TP-74: T5 with one block reaches the two other temples, U1 without a block either of them."""
    found = outcomes(using("angry_god_chaac", "T5", {"wood": 1}))
    assert (0, 0, 0, 0, 0, 0, 1, 1) in found
    assert {chaac for *_, chaac, _, _ in found} == {0}
    found = outcomes(using("angry_god_chaac", "U1", {"corn": 3}))
    assert {(0, 0, 0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 0, 0, 0, 1)} <= found
    assert {chaac for *_, chaac, _, _ in found} == {0}


@pytest.mark.parametrize("prophecy", ["angry_god_chaac", "wrathful_gods"])
def test_wasted_step_costs_nothing(prophecy: str) -> None:
    """TP-75, P75: on the top step, or below an occupied top, a step is lost and nothing is paid."""
    seat = {"skulls": 1, "wood": 1, "corn": 1}
    table = using(prophecy, "C1", seat | {"temples": steps(5, 0, 0)})
    assert is_over(table)
    assert (table.goods(), table.seat(0).temples["chaac"], table.points(0)) == ((1, 1, 0, 0), 5, 4)
    occupied = {1: {"temples": steps(5, 0, 0)}}
    table = using(prophecy, "C1", seat | {"temples": steps(4, 0, 0)}, others=occupied)
    assert is_over(table)
    assert (table.goods(), table.seat(0).temples["chaac"]) == ((1, 1, 0, 0), 4)


def test_second_of_two_steps_is_wasted_at_the_top() -> None:
    """TP-75: from step 4 of Chaac the first step is paid, the second is lost without payment."""
    seat = {"stone": 2, "wood": 2, "temples": steps(4, 0, 0)}
    table = building("angry_god_chaac", "a2_shrine_chaac_2_2vp", seat)
    table.play("climb chaac")
    assert is_over(table)
    assert (table.seat(0).wood, table.seat(0).temples["chaac"]) == (1, 5)


def test_block_of_the_same_space_pays_the_angry_god() -> None:
    """TP-146, P146a: no block, C6: 8 points, one block gained and paid for the step, or kept without it."""
    for answer, wood, kukulcan in (("climb kukulcan", 0, 1), ("done", 1, 0)):
        table = using("angry_god_kukulcan", "C6", {"skulls": 1})
        table.play("gain wood", answer)
        assert is_over(table)
        assert (table.seat(0).wood, table.seat(0).temples["kukulcan"], table.points(0)) == (wood, kukulcan, 8)


def test_options_of_the_angry_god_on_chichen_itza() -> None:
    """TP-146, P146a: the block gained is paid for the step, or one of the three is kept; nothing else."""
    table = using("angry_god_kukulcan", "C6", {"skulls": 1})
    assert outcomes(table) == {
        (0, 0, 0, 0, 0, 0, 0, 1),
        (0, 1, 0, 0, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 1, 0, 0, 0, 0),
    }


def test_gains_of_a_chained_building_pay_for_the_step_of_the_first() -> None:
    """TP-146, TP-72: in any order, so that the corn of the chained building pays for a step."""
    row = ["a1_tomb_any_temple_and_build", "a1_civic_extraction_corn"]
    table = using("wrathful_gods", "T2", {"wood": 2, "stone": 1, "gold": 1}, row=row)
    table.play(f"build {row[0]}")
    assert outcomes(table) == {
        (0, 1, 1, 0, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, 0, 0),
        (0, 0, 0, 0, 0, 0, 1, 0),
        (0, 0, 0, 0, 0, 0, 0, 1),
    }


# Gold shortage.


def test_options_of_two_gold() -> None:
    """TP-80, P80: 2 stone and 2 corn; a gold, 2 stone and 1 corn; two gold and 2 stone; nothing else."""
    table = using("gold_shortage", "Y5", {"technologies": {"extraction": 3}})
    assert outcomes(table) == {(corn, 0, 2, 2 - corn, 0, 0, 0, 0) for corn in range(3)}


def test_corn_of_the_tile_pays_for_gold_of_its_bonus() -> None:
    """TP-146, TP-81: 6 corn of the tile pay for the gold of the extraction bonus."""
    seat = {"wood": 3, "stone": 1, "technologies": {"extraction": 3}}
    table = building("gold_shortage", "a2_civic_any_tech_6_corn", seat)
    table.play("advance extraction", "gain gold", "gain gold")
    assert table.goods() == (4, 0, 0, 2)


@pytest.mark.parametrize(("answer", "corn", "gold"), [("gain gold", 1, 1), ("done", 2, 0)])
def test_corn_gained_at_the_same_time_pays_for_gold(answer: str, corn: int, gold: int) -> None:
    """TP-81, P81: Y3 without corn: a gold and 1 corn, or 2 corn without gold."""
    table = using("gold_shortage", "Y3", {})
    assert table.legal == ["gain gold", "done"]
    table.play(answer)
    assert table.goods() == (corn, 0, 0, gold)


def test_gold_at_the_market_costs_five_corn() -> None:
    """TP-82, P82: 9 corn: one gold for 5, and 4 corn do not buy another; selling gives 4."""
    table = using("gold_shortage", "U2", {"corn": 9})
    table.play("buy gold")
    assert table.goods() == (4, 0, 0, 1)
    assert "buy gold" not in table.legal
    table = using("gold_shortage", "U2", {"gold": 1})
    table.play("sell gold")
    assert table.goods() == (4, 0, 0, 0)
    table = using("gold_shortage", "U2", {"corn": 10})
    table.play("buy gold", "buy gold")
    assert table.goods() == (0, 0, 0, 2)


def test_other_blocks_at_the_market_are_not_taxed() -> None:
    """TP-82: wood for 2 and stone for 3 corn as always."""
    table = using("gold_shortage", "U2", {"corn": 5})
    table.play("buy wood", "buy stone")
    assert table.goods() == (0, 1, 1, 0)


def test_gold_chosen_as_a_block_is_taxed() -> None:
    """TP-80: a block of choice may be gold for 1 corn; wood and stone are free."""
    table = using("gold_shortage", "C6", {"skulls": 1, "corn": 1})
    assert table.legal == ["gain wood", "gain stone", "gain gold"]
    table.play("gain gold")
    assert table.goods() == (0, 0, 0, 1)
    table = using("gold_shortage", "C6", {"skulls": 1})
    table.play("gain stone")
    assert table.goods() == (0, 0, 1, 0)


def test_gold_of_a_building_is_taxed() -> None:
    """TP-80, TP-146: without corn it is left; the corn of architecture 1 pays for it or stays."""
    tile = "a1_civic_extraction_gold"
    table = building("gold_shortage", tile, {"wood": 2, "stone": 1})
    assert (table.goods(), table.seat(0).technologies["extraction"]) == ((0, 0, 0, 0), 1)
    for answer, corn, gold in (("gain gold", 0, 1), ("done", 1, 0)):
        seat = {"wood": 2, "stone": 1, "technologies": {"architecture": 1}}
        table = building("gold_shortage", tile, seat)
        table.play(answer)
        assert (table.goods(), table.seat(0).technologies["extraction"]) == ((corn, 0, 0, gold), 1)


# Desecration.


def test_options_of_two_skulls() -> None:
    """TP-85, P85: no skull, one for a step down, two for two steps down in any temples above the bottom."""
    seat = {"technologies": {"theology": 3}, "temples": steps(2, -1, 1)}
    table = using("desecration", "Y4", seat)
    assert table.legal == ["descend chaac", "descend kukulcan", "done"]
    temples = {(2, 1): 0, (1, 1): 1, (2, 0): 1, (0, 1): 2, (1, 0): 2, (2, -1): 2}
    expected = {(0, 0, 0, 0, skulls, chaac, -1, ku) for (chaac, ku), skulls in temples.items()}
    assert outcomes(table) == expected


def test_step_of_the_same_tile_pays_for_its_skull() -> None:
    """TP-146, TP-86: all temples at the bottom: the step up of the tile is stepped down for its skull."""
    seat = {"stone": 1, "gold": 1, "technologies": {"theology": 3}, "temples": steps(-1, -1, -1)}
    table = building("desecration", "a1_shrine_theology_kukulcan", seat)
    assert outcomes(table) == {(0, 0, 0, 0, 1, -1, -1, -1), (0, 0, 0, 0, 0, -1, -1, 0)}


def test_skull_may_come_before_the_step_of_the_same_tile() -> None:
    """TP-85, TZ-35: on the top of Kukulcan the skull is taken first and the step leads back to the top."""
    seat = {"stone": 1, "gold": 1, "technologies": {"theology": 3}, "temples": steps(-1, -1, 6)}
    table = building("desecration", "a1_shrine_theology_kukulcan", seat)
    assert (0, 0, 0, 0, 1, -1, -1, 6) in outcomes(table)


def test_no_skull_without_a_step_to_go_down() -> None:
    """TP-86, P86: all temples at the bottom: Y4 gives nothing and nobody is asked."""
    table = using("desecration", "Y4", {"temples": steps(-1, -1, -1)})
    assert is_over(table)
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (0, 13)


def test_last_step_pays_for_one_of_two_skulls() -> None:
    """TP-85, TP-86: one temple at 0 and the others at the bottom: one skull at most."""
    seat = {"technologies": {"theology": 3}, "temples": steps(-1, -1, 0)}
    table = using("desecration", "Y4", seat)
    table.play("descend kukulcan")
    assert is_over(table)
    assert (table.seat(0).skulls, table.seat(0).temples) == (1, steps(-1, -1, -1))


def test_desecration_asks_only_for_skulls_of_the_bank() -> None:
    """TP-85: one skull in the bank: one step down at most; an empty bank asks nothing."""
    seat = {"technologies": {"theology": 3}}
    on_spaces = list(range(1, 10))
    table = using("desecration", "Y4", seat, chichen_itza_skulls=on_spaces, others={1: {"skulls": 3}})
    table.play("descend chaac")
    assert is_over(table)
    assert (table.seat(0).skulls, table.seat(0).temples) == (1, steps(-1, 0, 0))
    table = using("desecration", "Y4", seat, chichen_itza_skulls=on_spaces, others={1: {"skulls": 4}})
    assert is_over(table)


def test_skull_of_the_theology_bonus_is_taxed() -> None:
    """TP-85: a skull from any source: the bonus beyond theology 3 costs its block, then a step or nothing."""
    for answer, skulls in (("descend chaac", 1), ("done", 0)):
        table = using("desecration", "T1", {"wood": 1, "technologies": {"theology": 3}})
        table.play("advance theology", answer)
        assert (table.seat(0).skulls, table.seat(0).temples, table.seat(0).wood) == (
            skulls,
            steps(-skulls, 0, 0),
            0,
        )


def test_placing_a_skull_is_no_gain() -> None:
    """TP-85: a skull placed on Chichen Itza costs no step down."""
    table = using("desecration", "C1", {"skulls": 1})
    assert is_over(table)
    assert table.seat(0).temples == steps(1, 0, 0)


# Teacher shortage.


def test_free_advance_without_a_block_is_left() -> None:
    """TP-90, P90: agriculture's tile for its two wood: owned, no level."""
    table = building("teacher_shortage", CIVIC, {"wood": 2})
    assert is_over(table)
    assert (table.goods(), table.seat(0).technologies["agriculture"]) == ((0, 0, 0, 0), 0)


@pytest.mark.parametrize(("answer", "stone", "level"), [("advance agriculture", 0, 1), ("done", 1, 0)])
def test_free_advance_is_paid_or_declined(answer: str, stone: int, level: int) -> None:
    """TP-90: with one more block the level is a choice."""
    table = building("teacher_shortage", CIVIC, {"wood": 2, "stone": 1})
    assert table.legal == ["advance agriculture", "done"]
    table.play(answer)
    assert (table.goods(), table.seat(0).technologies["agriculture"]) == ((0, 0, stone, 0), level)


@pytest.mark.parametrize(("answer", "stone", "level"), [("advance agriculture", 0, 1), ("done", 1, 0)])
def test_stone_of_the_same_tile_pays_the_teacher(answer: str, stone: int, level: int) -> None:
    """TP-146, P146b: three wood only: the stone gained pays for the level, or is kept without it."""
    table = building("teacher_shortage", CIVIC_WITH_STONE, {"wood": 3})
    table.play(answer)
    assert is_over(table)
    assert (table.goods(), table.seat(0).technologies["agriculture"]) == ((0, 0, stone, 0), level)


def test_extraction_bonus_does_not_pay_its_own_teacher() -> None:
    """TP-146: without a block the bonus of a free advance beyond extraction 3 is lost; with one it comes."""
    tile, levels = "a1_civic_extraction_corn", {"extraction": 3}
    table = building("teacher_shortage", tile, {"wood": 1, "stone": 1, "technologies": levels})
    assert is_over(table)
    assert table.goods() == (1, 0, 0, 0)
    table = building("teacher_shortage", tile, {"wood": 1, "stone": 1, "gold": 1, "technologies": levels})
    table.play("advance extraction", "gain wood", "gain stone")
    assert table.goods() == (1, 1, 1, 0)


def test_bonus_of_a_first_free_advance_pays_for_the_second() -> None:
    """TP-146: what one part gives pays the tax on another: two advances with one block to spare."""
    seat = {"stone": 1, "gold": 2, "wood": 1, "technologies": {"extraction": 3}}
    table = building("teacher_shortage", "a2_shrine_two_any_tech", seat)
    table.play("advance extraction", "gain wood", "gain wood", "advance theology")
    assert (table.goods(), table.seat(0).technologies["theology"]) == ((0, 1, 0, 0), 1)


def test_each_of_two_free_advances_is_decided() -> None:
    """TP-90: one may be taken and the other declined."""
    table = building("teacher_shortage", "a2_shrine_two_any_tech", {"stone": 1, "gold": 2, "wood": 2})
    table.play("advance theology", "done")
    assert is_over(table)
    assert (table.goods(), table.seat(0).technologies["theology"]) == ((0, 1, 0, 0), 1)


def test_bonus_beyond_level_3_costs_two_blocks() -> None:
    """TP-91, P91: theology 3 and two wood: a skull, no wood, theology still 3; one wood is refused."""
    table = using("teacher_shortage", "T1", {"wood": 2, "technologies": {"theology": 3}})
    table.play("advance theology")
    assert (table.seat(0).wood, table.seat(0).skulls, table.seat(0).technologies["theology"]) == (0, 1, 3)
    table = under("teacher_shortage", {"wood": 1, "technologies": {"theology": 3}}, gears={"tikal": {1: 0}})
    table.play("pick_up T1")
    assert is_over(table)


@pytest.mark.parametrize(("level", "price"), [(0, 2), (1, 3), (2, 4), (3, 2)])
def test_paid_advance_costs_one_block_more(level: int, price: int) -> None:
    """TP-91, TP-146: the extra block is part of the price; neither the advance nor its bonus pays it."""
    same = dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), level)
    table = using("teacher_shortage", "T1", {"wood": price, "technologies": same})
    table.play("advance extraction")
    if level == 3:
        table.play("gain gold", "gain gold")
        assert table.goods() == (0, 0, 0, 2)
    else:
        assert (table.seat(0).wood, table.seat(0).technologies["extraction"]) == (0, level + 1)
    table = under("teacher_shortage", {"wood": price - 1, "technologies": same}, gears={"tikal": {1: 0}})
    table.play("pick_up T1")
    assert is_over(table)


def test_two_advances_of_tikal_3_are_both_taxed() -> None:
    """TP-91: agriculture from 0 to 2 costs 1+1 and 2+1 blocks."""
    table = using("teacher_shortage", "T3", {"wood": 5})
    table.play("advance agriculture", "advance agriculture")
    assert (table.seat(0).wood, table.seat(0).technologies["agriculture"]) == (0, 2)


def begun(at: str, row: list[str], prophecy: str, **seat: Any) -> Table:
    """The worker of seat 0 uses the action of its space, on day 10 or, with tiles of age 2, on day 16."""
    is_late = row[0].startswith("a2")
    prophecies = ["hunger", prophecy] if is_late else [prophecy]
    gears = workers_on(at)
    day = 16 if is_late else 10
    made = Table(modules=MODULES, day=day, row=row, prophecies=prophecies, seats={0: seat}, gears=gears)
    made.play(f"pick_up {at}", f"use {at}")
    return made


@pytest.mark.parametrize(
    ("tile", "god", "cost"),
    [
        (SHRINE, "kukulcan", {"stone": 1, "gold": 1}),
        (LATE_SHRINE, "kukulcan", {"stone": 2, "gold": 1}),
        (LATE_SHRINE, "chaac", {"stone": 2, "gold": 1}),
    ],
)
def test_blocks_of_itzamnas_bonus_pay_the_angry_god(tile: str, god: str, cost: dict[str, int]) -> None:
    """TP-146, TP-61, TP-74, TZ-35: T=3: the level gives 2 blocks, one of them pays for the step."""
    levels = {"theology": 3}
    made = begun("T2", [tile], f"angry_god_{god}", tribe="itzamna", technologies=levels, **cost)
    climbed = [seat for seat in expansion.ends(made) if seat["temples"][god] == 1]
    assert climbed
    assert {seat["wood"] + seat["stone"] + seat["gold"] for seat in climbed} == {1}


def test_block_of_the_bonus_is_sold_for_the_tax_on_the_gold() -> None:
    """TP-146, TP-65, TP-80, TZ-35: E=3 c=0: of 2 wood won one is sold (c=2), and the tile's gold taken."""
    levels = {"extraction": 3}
    goods = {"wood": 2, "stone": 1}
    made = begun("T2", [CIVIC_GOLD], "gold_shortage", tribe="xaman_ek", technologies=levels, **goods)
    assert (1, 1, 0, 1) in [
        tuple(seat[good] for good in ("corn", "wood", "stone", "gold")) for seat in expansion.ends(made)
    ]


def test_without_a_sale_the_gold_of_the_tile_stays_out_of_reach() -> None:
    """TP-80: the same with no tribe: no corn, no gold."""
    levels = {"extraction": 3}
    made = begun("T2", [CIVIC_GOLD], "gold_shortage", technologies=levels, wood=2, stone=1)
    assert {seat["gold"] for seat in expansion.ends(made)} == {0}


def test_no_third_gold_is_asked_for() -> None:
    """TP-80: Y5 with extraction 3 gives two gold, however much corn there is."""
    seat = {"corn": 9, "technologies": {"extraction": 3}}
    table = expansion.under(
        "gold_shortage", seat, "pick_up Y5", "use Y5", "gain gold", "gain gold", gears=workers_on("Y5")
    )
    assert (table.seat(0).gold, table.seat(0).corn) == (2, 9)
    assert table.legal == ["end_turn"]


def test_declining_once_declines_all_gold_of_a_reward() -> None:
    """TP-84: two gold of one temple are one question, asked again after each gold that is taken."""
    table = expansion.under(
        "gold_shortage", {}, day=21, to_move=3, seats={0: {"corn": 9, "temples": {"quetzalcoatl": 4}}}, row=[]
    )
    table.finish_turn("place uxmal")
    assert (table.to_act, table.legal) == (0, ["gain gold", "done"])
    table.play("done")
    assert (table.seat(0).gold, table.position["day"]) == (0, 22)


@pytest.mark.parametrize("bank", [1, 2])
def test_taxed_skull_may_come_before_the_technology_or_after(bank: int) -> None:
    """TP-85, TZ-35: the icons of a building in any order, also for the last skull of the bank."""
    seats = {0: {"wood": 2, "stone": 2}, 1: {"skulls": 13 - bank}}
    table = expansion.building("desecration", WITH_SKULL, {}, seats=seats)
    assert table.legal == ["resolve goods", "resolve any_technology"]
    table.play("resolve goods", "descend chaac")
    assert (table.seat(0).skulls, table.legal) == (1, ADVANCES)


def test_step_of_the_technology_pays_for_the_skull() -> None:
    """TP-86, TP-146: at the bottom of all temples the skull waits for the step of agriculture."""
    seat = {"wood": 2, "stone": 2, "temples": BOTTOM, "technologies": {"agriculture": 3}}
    table = expansion.building("desecration", WITH_SKULL, seat)
    assert table.legal == ADVANCES
    table.play("advance agriculture", "climb kukulcan")
    assert table.legal == ["descend kukulcan", "done"]
    table.play("descend kukulcan")
    assert (table.seat(0).skulls, table.seat(0).temples) == (1, BOTTOM)


@pytest.mark.parametrize(("corn", "legal"), [(0, ADVANCES), (1, ["resolve goods", "resolve any_technology"])])
def test_gold_that_cannot_be_paid_waits(corn: int, legal: list[str]) -> None:
    """TP-80, TZ-35: with a corn the gold may come first; without, nothing but the technology is there."""
    assert (
        expansion.building("gold_shortage", WITH_GOLD, {"corn": corn, "wood": 2, "stone": 1}).legal == legal
    )


def test_theology_bonus_is_free_but_for_desecration() -> None:
    """TP-85: under another prophecy the skull beyond level 3 comes without a question."""
    seat = {"stone": 1, "gold": 1, "technologies": {"theology": 3}}
    table = expansion.building("drought", "a1_shrine_theology_kukulcan", seat)
    assert (table.seat(0).skulls, table.seat(0).temples["kukulcan"]) == (1, 1)
    assert table.legal == ["end_turn"]


def test_step_that_can_be_paid_may_come_first() -> None:
    """TP-74, TZ-35: with a block in hand the taxed step of C6 need not wait for the block that it gives."""
    table = expansion.under(
        "angry_god_kukulcan", {"skulls": 1, "wood": 1}, "pick_up C6", "use C6", gears=workers_on("C6")
    )
    assert table.legal == ["resolve temple_steps", "resolve any_blocks"]


def test_corn_of_a_chained_building_pays_for_the_step() -> None:
    """TP-72, TP-146: without corn the step of any temple waits for the corn of the building chained to it."""
    table = expansion.under(
        "wrathful_gods",
        {"wood": 2, "stone": 1, "gold": 1},
        *("pick_up T2", "use T2", f"build {TOMB}"),
        gears=workers_on("T2"),
        row=[TOMB, CIVIC_WITH_CORN],
    )
    assert table.legal == [f"build {CIVIC_WITH_CORN}", "done"]
    table.play(f"build {CIVIC_WITH_CORN}")
    assert table.legal == [*(f"climb {temple}" for temple in names.TEMPLES), "done"]
    table.play("climb chaac")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (0, 1)


def test_only_a_taxed_step_may_be_declined() -> None:
    """TP-71, TP-74, TZ-45: of the two steps of T5 one at least is free of tax and must be taken."""
    table = expansion.under("angry_god_chaac", {"wood": 2}, "pick_up T5", "use T5", gears=workers_on("T5"))
    climbs = [f"climb {temple}" for temple in names.TEMPLES]
    assert table.legal == climbs
    table.play("climb quetzalcoatl")
    assert table.legal == ["climb chaac", "climb kukulcan", "done"]
