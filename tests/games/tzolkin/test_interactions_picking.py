"""Picking up where two or three rules meet: tribes, technologies and the taxes of prophecies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.expansion import holds, steps_of
from tests.games.tzolkin.table import MODULES, Gears, Table, workers_on

AT_THE_BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
FARM, OTHER_FARM, CIVIC = "a1_farm_one_worker_1", "a1_farm_one_worker_2", "a1_civic_agriculture"


def table(
    where: str,
    tribe: str | None = None,
    prophecy: str | None = None,
    *,
    levels: dict[str, int] | None = None,
    fields: dict[str, Any] | None = None,
    **seat: Any,
) -> Table:
    """A turn of seat 0, whose worker stands on this space, with this tribe and prophecy, on day 10."""
    me = {"tribe": tribe, "technologies": levels or {}, **seat}
    gears = workers_on(where)
    document = {"prophecies": [prophecy] if prophecy else [], **(fields or {})}
    return Table(modules=MODULES, day=10, seats={0: me}, gears=gears, **document)


def picked(where: str, tribe: str | None = None, prophecy: str | None = None, **more: Any) -> Table:
    """The same, with the worker picked up."""
    made = table(where, tribe, prophecy, **more)
    made.play(f"pick_up {where}")
    return made


# Ahau Chamahez.


def test_two_ahead_under_forgotten_lore_without_a_paid_step() -> None:
    """TP-35, TP-32: T=2, C5 to 7 for 1 corn: VP+10, Qu+1; theology 2 sleeps, so the wood stays."""
    made = picked("C5", "ahau_chamahez", "forgotten_lore", levels={"theology": 2}, corn=1, wood=1, skulls=1)
    made.play("ahead C7")
    assert made.legal == ["end_turn"]
    assert (holds(made), steps_of(made), made.points(0)) == ((0, 1, 0, 0, 0), (0, 1, 0), 10)


def test_two_ahead_with_theology_2_offers_the_paid_step() -> None:
    """TP-32, TZ-42: without forgotten lore the same action is followed by a block for a step."""
    made = picked("C5", "ahau_chamahez", levels={"theology": 2}, corn=1, wood=1, skulls=1)
    made.play("ahead C7", "pay wood", "climb chaac")
    assert (holds(made), steps_of(made)) == ((0, 0, 0, 0, 0), (1, 1, 0))


def test_corn_paid_for_stepping_ahead_is_not_there_for_wrathful_gods() -> None:
    """TP-31, TP-72: c=1 goes for the step ahead; C6 gives VP and a block, its step cannot be paid."""
    made = picked("C5", "ahau_chamahez", "wrathful_gods", corn=1, skulls=1)
    made.play("ahead C6", "gain stone")
    assert (holds(made), steps_of(made), made.points(0)) == ((0, 0, 1, 0, 0), (0, 0, 0), 8)


def test_gold_won_one_ahead_is_taxed_from_its_own_corn() -> None:
    """TP-29, TP-81: c=1, Y2 to Y3: pays 1, gains 2 corn; then g1 c1, or c2 without gold."""
    made = picked("Y2", "ahau_chamahez", "gold_shortage", corn=1)
    made.play("ahead Y3")
    assert made.legal == ["gain gold", "done"]
    made.play("gain gold")
    assert holds(made) == (1, 0, 0, 1, 0)


def test_harvest_one_ahead_suffers_the_drought() -> None:
    """TP-29, TP-78: c=1, P1 to P2: pays 1, harvests 4 - 1 = 3, takes the tile."""
    made = picked("P1", "ahau_chamahez", "drought", corn=1)
    made.play("ahead P2")
    assert (made.seat(0).corn, made.seat(0).corn_tiles) == (3, 1)


def test_first_level_one_ahead_costs_two_blocks_under_shortage() -> None:
    """TP-154, TP-90: c=1 w=2, T0 to T1: 1 corn, 1 + 1 blocks for the level; not with w=1."""
    made = picked("T0", "ahau_chamahez", "teacher_shortage", corn=1, wood=2)
    made.play("ahead T1", "advance theology")
    assert (holds(made), made.seat(0).technologies["theology"]) == ((0, 0, 0, 0, 0), 1)
    poor = table("T0", "ahau_chamahez", "teacher_shortage", corn=1, wood=1)
    poor.play("pick_up T0")
    assert "ahead T1" not in poor.legal


def test_action_chosen_through_uxmal_5_cannot_be_one_ahead() -> None:
    """TP-29, TZ-39: U5 offers plain actions of the four gears; the ability is of the worker picked up."""
    made = picked("U5", "ahau_chamahez", corn=9, wood=5)
    made.play("use U5")
    assert not [text for text in made.legal if text.startswith("ahead")]


def test_uxmal_5_one_ahead_costs_its_own_corn_too() -> None:
    """TP-29, TZ-39: c=2, U4 to U5: 1 for the step ahead, 1 for the action; fishing gives 3."""
    made = picked("U4", "ahau_chamahez", corn=2)
    made.play("ahead U5", "use P1")
    assert made.seat(0).corn == 3
    assert "ahead U5" not in picked("U4", "ahau_chamahez", corn=1).legal


def test_free_choice_space_reached_ahead_asks_no_step_fee() -> None:
    """TP-33, TZ-12: c=1, U5 to space 6: U3 for the 1 corn of the step ahead alone."""
    made = picked("U5", "ahau_chamahez", corn=1)
    made.play("ahead U3")
    assert (made.seat(0).corn, made.seat(0).workers_in_hand) == (0, 4)


def test_nothing_lies_ahead_of_the_last_space() -> None:
    """TP-154: a worker on 7 has no space ahead; a worker on 6 has, where the choice is as free."""
    assert not [text for text in picked("Y7", "ahau_chamahez", corn=5).legal if text.startswith("ahead")]
    ahead = [text for text in picked("Y6", "ahau_chamahez", corn=5).legal if text.startswith("ahead")]
    assert ahead == [f"ahead Y{number}" for number in range(1, 6)]


def test_filled_spaces_are_passed_over_two_ahead() -> None:
    """TP-34, TP-32, TZ-40: T=1, C8 to space 10: any action that is not filled, for 1 corn."""
    fields = {"chichen_itza_skulls": [8, 9]}
    made = picked("C8", "ahau_chamahez", levels={"theology": 1}, corn=1, skulls=1, fields=fields)
    assert "ahead C9" not in made.legal
    made.play("ahead C3")
    assert (made.seat(0).corn, steps_of(made), made.points(0)) == (0, (1, 0, 0), 6)


def test_second_worker_of_the_turn_stays_where_it_is() -> None:
    """TP-30, TP-32: one worker per turn goes ahead, also if the second stands on another gear."""
    gears: Gears = {"yaxchilan": {2: 0}, "chichen_itza": {5: 0}}
    me = {"tribe": "ahau_chamahez", "corn": 5, "skulls": 1, "technologies": {"theology": 1}}
    made = Table(modules=MODULES, seats={0: me}, gears=gears)
    made.play("pick_up Y2", "ahead Y3", "pick_up C5")
    assert "use C6" in made.legal  # theology 1 alone still works
    assert not [text for text in made.legal if text.startswith("ahead")]


# Balam.


def test_corn_of_balam_pays_the_tax_on_the_step() -> None:
    """TP-44, TP-42, TP-72: c=0 k=1, C5 uses action 4: c+1, which pays for Ku+1 or is kept."""
    made = picked("C5", "balam", "wrathful_gods", skulls=1)
    made.play("use C4")
    assert made.legal == ["climb kukulcan", "done"]
    made.play("climb kukulcan")
    assert (made.seat(0).corn, steps_of(made), made.points(0)) == (0, (0, 0, 1), 7)


def test_corn_of_balam_pays_uxmal_1() -> None:
    """TP-42, TZ-36: c=2, U2 uses action 1: 2 + 1 = 3 corn for the step."""
    made = picked("U2", "balam", corn=2)
    made.play("use U1", "climb chaac")
    assert (made.seat(0).corn, steps_of(made)) == (0, (1, 0, 0))


def test_corn_of_balam_pays_a_building_in_a_crowded_city() -> None:
    """TP-42, TP-97: c=7, U5 uses action 4: 8 corn are 6 for three blocks and 2 for the tax."""
    made = picked("U5", "balam", "crowded_cities", corn=7)
    made.play("use U4", "build a1_tomb_chaac_kukulcan")
    assert (made.seat(0).corn, steps_of(made)) == (0, (1, 0, 1))


def test_filled_space_earns_balam_nothing() -> None:
    """TP-152, TZ-40: C6 is filled, so a worker on C7 cannot use action 6, with or without the corn."""
    made = picked("C7", "balam", skulls=1, fields={"chichen_itza_skulls": [6]})
    assert "use C6" not in made.legal
    made.play("use C5")
    assert made.seat(0).corn == 1


def test_group_without_tiles_is_closed_to_balam() -> None:
    """TP-152, TZ-14: P4 without tiles: the worker on P5 cannot use action 4; action 3 gives the corn."""
    made = picked("P5", "balam", fields={"jungle": {"palenque_4": {"corn": 0, "wood": 0}}})
    assert "use P4" not in made.legal
    made.play("use P3", "harvest wood")
    assert (made.seat(0).corn, made.seat(0).wood) == (1, 2)


def test_balam_earns_corn_where_desecration_leaves_no_skull() -> None:
    """TP-152, TP-86: temples at the bottom: Y5 uses action 4 without effect, which earns the corn."""
    made = picked("Y5", "balam", "desecration", temples=AT_THE_BOTTOM)
    made.play("use Y4")
    assert (holds(made), made.legal) == ((1, 0, 0, 0, 0), ["end_turn"])


def test_balam_harvests_wood_lower_in_forest_fires() -> None:
    """TP-41, TP-76: P5 uses action 3, E=1: c+1, 2 + 1 - 1 wood."""
    made = picked("P5", "balam", "forest_fires", levels={"extraction": 1})
    made.play("use P3", "harvest wood")
    assert (made.seat(0).corn, made.seat(0).wood) == (1, 2)


def test_theology_1_keeps_serving_balam_under_forgotten_lore() -> None:
    """TP-152, TP-35: T=2 under forgotten lore, C9 to space 10, action 3: c+1, VP+6, Ch+1, no paid step."""
    made = picked("C9", "balam", "forgotten_lore", levels={"theology": 2}, wood=1, skulls=1)
    made.play("use C3")
    assert (holds(made), steps_of(made), made.points(0)) == ((1, 1, 0, 0, 0), (1, 0, 0), 6)
    assert made.legal == ["end_turn"]


# Huracan.


@pytest.mark.parametrize(("prophecy", "stone"), [(None, 2), ("forgotten_lore", 1)])
def test_paired_action_uses_its_own_technology(prophecy: str | None, stone: int) -> None:
    """TP-56, TP-92: worker P5 uses Y5 with E=3: g2 s2 c2; under forgotten lore s1."""
    made = picked("P5", "huracan", prophecy, levels={"extraction": 3, "agriculture": 3})
    made.play("use Y5")
    assert (holds(made), made.seat(0).corn_tiles) == ((2, 0, stone, 2, 0), 0)


@pytest.mark.parametrize(("prophecy", "corn"), [(None, 4), ("forgotten_lore", 3), ("drought", 4)])
def test_fishing_from_yaxchilan_uses_agriculture(prophecy: str | None, corn: int) -> None:
    """TP-56, TP-93, TP-79: worker Y1 fishes with A=2: 4 corn, 3 under forgotten lore, 4 in drought."""
    made = picked("Y1", "huracan", prophecy, levels={"agriculture": 2})
    made.play("use P1")
    assert made.seat(0).corn == corn


def test_harvest_from_yaxchilan_in_drought() -> None:
    """TP-53, TP-56, TP-78: worker Y5 harvests P5 without tile, A=2: 9 + 1 - 1 = 9 corn."""
    made = picked("Y5", "huracan", "drought", levels={"agriculture": 2})
    made.play("use P5", "harvest irrigate")
    assert (made.seat(0).corn, made.seat(0).corn_tiles) == (9, 0)


def test_group_without_tiles_leaves_the_paired_action() -> None:
    """TP-53, TP-93: A=3 under forgotten lore, P2 without tiles: P2 is closed, Y2 is open at no fee."""
    fields = {"jungle": {"palenque_2": {"corn": 0, "wood": 0}}}
    made = picked("P2", "huracan", "forgotten_lore", levels={"agriculture": 3}, fields=fields)
    assert made.legal == ["use Y2", "nothing"]


def test_gold_of_the_paired_gear_is_taxed() -> None:
    """TP-54, TP-81: worker P4, c=1, pays 1 for action Y3: gains 2 corn; the gold costs one of them."""
    made = picked("P4", "huracan", "gold_shortage", corn=1)
    made.play("use Y3", "gain gold")
    assert holds(made) == (1, 0, 0, 1, 0)


def test_worker_on_uxmal_4_builds_with_blocks_at_tikal() -> None:
    """TP-53, TP-95: under crowded cities U4 asks 2 + 2 corn for a farm, T4 two blocks; both are offered."""
    made = picked("U4", "huracan", "crowded_cities", wood=2)
    assert "use U4" not in made.legal
    made.play("use T4")
    assert (made.seat(0).wood, made.seat(0).buildings) == (0, [FARM])


# Itzamna.


def test_two_levels_of_itzamna_under_shortage() -> None:
    """TP-58, TP-60: T3, A 0 to 2: (0 + 1) + (1 + 1) = 3 blocks."""
    made = picked("T3", "itzamna", "teacher_shortage", wood=3)
    made.play("use T3", "advance agriculture", "advance agriculture")
    assert (made.seat(0).wood, made.seat(0).technologies["agriculture"]) == (0, 2)


def test_first_level_of_itzamna_needs_a_block_under_shortage() -> None:
    """TP-60: without a block no track can be advanced; without the shortage all can."""
    assert "use T1" not in picked("T1", "itzamna", "teacher_shortage").legal
    free = picked("T1", "itzamna")
    free.play("use T1", "advance architecture")
    assert free.seat(0).technologies["architecture"] == 1


@pytest.mark.parametrize(("wood", "is_possible"), [(1, False), (2, True)])
def test_bonus_of_itzamna_costs_two_under_shortage(wood: int, is_possible: bool) -> None:
    """TP-59, TP-91: all tracks at 3: 1 + 1 blocks, then the bonus of any track."""
    made = picked("T1", "itzamna", "teacher_shortage", wood=wood, levels=dict.fromkeys(TRACKS, 3))
    assert ("use T1" in made.legal) == is_possible
    if is_possible:
        made.play("use T1", "advance agriculture")
        assert made.legal == [f"bonus {track}" for track in TRACKS]
        made.play("bonus architecture")
        assert (made.points(0), made.seat(0).wood) == (3, 0)


TRACKS = ("agriculture", "extraction", "architecture", "theology")


def test_extraction_bonus_of_itzamna_under_gold_shortage() -> None:
    """TP-59, TP-80: A=3, c=1: of the two blocks of the extraction bonus one may be gold."""
    made = picked("T1", "itzamna", "gold_shortage", corn=1, wood=1, levels={"agriculture": 3})
    made.play("use T1", "advance agriculture", "bonus extraction", "gain gold")
    assert made.legal == ["gain wood", "gain stone"]
    made.play("gain stone")
    assert holds(made) == (0, 0, 1, 1, 0)


def test_skull_bonus_of_itzamna_is_desecrated() -> None:
    """TP-59, TP-85: A=3, the theology bonus is a skull for one step down, or is declined."""
    made = picked("T1", "itzamna", "desecration", wood=1, levels={"agriculture": 3}, temples={"chaac": 2})
    made.play("use T1", "advance agriculture", "bonus theology", "descend chaac")
    assert (made.seat(0).skulls, steps_of(made), made.seat(0).wood) == (1, (1, 0, 0), 0)


def test_temple_bonus_of_itzamna_costs_corn_under_wrathful_gods() -> None:
    """TP-59, TP-72: T=3, c=0: the agriculture bonus brings no step."""
    made = picked("T1", "itzamna", "wrathful_gods", wood=1, levels={"theology": 3})
    made.play("use T1", "advance theology", "bonus agriculture")
    assert (steps_of(made), made.seat(0).skulls, made.legal) == ((0, 0, 0), 0, ["end_turn"])


# Theology 2 and the taxes on steps.


def theologian(prophecy: str, space: int = 5, **seat: Any) -> Table:
    """A worker on Chichen Itza of a seat with theology 2 and a skull, whose own action is used."""
    made = picked(f"C{space}", None, prophecy, levels={"theology": 2}, skulls=1, **seat)
    made.play(f"use C{space}")
    return made


def test_paid_step_in_the_angry_gods_temple_costs_two_blocks() -> None:
    """TP-74: angry Kukulcan, w=2, C5: its step declined, theology 2 in Kukulcan takes 1 + 1."""
    made = theologian("angry_god_kukulcan", wood=2)
    assert made.legal == ["climb kukulcan", "done"]
    made.play("done", "pay wood")
    assert made.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan", "done"]
    made.play("climb kukulcan")
    assert (made.seat(0).wood, steps_of(made)) == (0, (0, 0, 1))


def test_two_blocks_pay_the_tax_and_a_step_elsewhere() -> None:
    """TP-74: w=2: 1 for the Kukulcan step of C5; the last block buys a step in the other temples only."""
    made = theologian("angry_god_kukulcan", wood=2)
    made.play("climb kukulcan", "pay wood")
    assert made.legal == ["climb chaac", "climb quetzalcoatl", "done"]
    made.play("climb chaac")
    assert (made.seat(0).wood, steps_of(made)) == (0, (1, 0, 1))


def test_one_corn_pays_for_one_of_the_two_steps() -> None:
    """TP-72, TZ-42: wrathful gods, c=1 w=1: the step of C5, or declined and the paid step of theology 2."""
    first = theologian("wrathful_gods", corn=1, wood=1)
    first.play("climb kukulcan")
    assert (first.seat(0).corn, first.seat(0).wood, steps_of(first)) == (0, 1, (0, 0, 1))
    first.play("done")
    assert first.legal == ["end_turn"]
    second = theologian("wrathful_gods", corn=1, wood=1)
    second.play("done", "pay wood", "climb chaac")
    assert (second.seat(0).corn, second.seat(0).wood, steps_of(second)) == (0, 0, (1, 0, 0))


def test_block_of_the_space_pays_the_tax_or_the_paid_step() -> None:
    """TP-146, TZ-42: angry Kukulcan, C6: its block pays Ku+1, or theology 2 in another temple."""
    made = theologian("angry_god_kukulcan", 6)
    made.play("gain wood")
    assert made.legal == ["climb kukulcan", "done"]
    made.play("done", "pay wood", "climb quetzalcoatl")
    assert (holds(made), steps_of(made)) == ((0, 0, 0, 0, 0), (0, 1, 0))


# Two temples at Tikal 5.


def test_wasted_step_costs_no_corn_and_leaves_the_other() -> None:
    """TP-75, TP-72, TZ-45: Ch=5, c=1 w=1: Chaac is wasted for nothing, then Kukulcan for the corn."""
    made = picked("T5", None, "wrathful_gods", corn=1, wood=1, temples={"chaac": 5})
    made.play("use T5", "climb chaac")
    assert (made.seat(0).corn, steps_of(made)) == (1, (5, 0, 0))
    assert made.legal == ["climb quetzalcoatl", "climb kukulcan", "done"]
    made.play("climb kukulcan")
    assert (made.seat(0).corn, steps_of(made), made.legal) == (0, (5, 0, 1), ["end_turn"])


def test_block_of_tikal_5_does_not_pay_the_angry_god() -> None:
    """TP-74, TZ-45: w=1 is the price of T5; angry Chaac would need a second block."""
    made = picked("T5", None, "angry_god_chaac", wood=1)
    made.play("use T5")
    assert "climb chaac" not in made.legal
    made.play("climb quetzalcoatl", "climb kukulcan")
    assert steps_of(made) == (0, 1, 1)


def test_angry_god_gets_a_second_block_at_tikal_5() -> None:
    """TP-74: w=2: one for T5, one for the Chaac step; the other temple is free."""
    made = picked("T5", None, "angry_god_chaac", wood=2)
    made.play("use T5", "climb chaac", "climb kukulcan")
    assert (made.seat(0).wood, steps_of(made)) == (0, (1, 0, 1))


# Gold and skulls.


@pytest.mark.parametrize(("corn", "gold"), [(0, 0), (1, 1), (2, 2)])
def test_extraction_bonus_gives_as_much_gold_as_corn_pays(corn: int, gold: int) -> None:
    """TP-80, TZ-23: E=3, w=1: two blocks of choice; each gold costs a corn."""
    made = picked("T1", None, "gold_shortage", corn=corn, wood=1, levels={"extraction": 3})
    made.play("use T1", "advance extraction", *["gain gold"] * gold)
    assert ("gain gold" in made.legal) is False
    assert (made.seat(0).gold, made.seat(0).corn) == (gold, 0)


def test_theology_3_brings_one_skull_where_one_step_down_is_left() -> None:
    """TP-85, TP-86: T=3, Ch=0, others at -1: after one skull no temple is left for another."""
    temples = {**AT_THE_BOTTOM, "chaac": 0}
    made = picked("Y4", None, "desecration", levels={"theology": 3}, temples=temples)
    made.play("use Y4", "descend chaac")
    assert (made.seat(0).skulls, steps_of(made), made.legal) == (1, (-1, -1, -1), ["end_turn"])


def test_short_bank_asks_for_one_step_down_only() -> None:
    """TP-85, TZ-19: T=3, one skull in the bank: one skull, one step down, no second question."""
    seats: dict[int, dict[str, Any]] = {1: {"skulls": 3}}
    seats[0] = {"technologies": {"theology": 3}, "temples": {"chaac": 2}}
    made = Table(
        modules=MODULES, day=10, prophecies=["desecration"], seats=seats, gears={"yaxchilan": {4: 0}},
        chichen_itza_skulls=list(range(1, 10)),
    )  # fmt: skip
    assert made.position["skull_bank"] == 1
    made.play("pick_up Y4", "use Y4", "descend chaac")
    assert (made.seat(0).skulls, steps_of(made), made.legal) == (1, (1, 0, 0), ["end_turn"])


def test_uxmal_5_under_forgotten_lore() -> None:
    """TZ-26, TP-92: c=1, U5 to Y5 with E=3: 1 corn paid, s1 g2 c2."""
    made = picked("U5", None, "forgotten_lore", corn=1, levels={"extraction": 3})
    made.play("use U5", "use Y5")
    assert holds(made) == (2, 0, 1, 2, 0)


def test_market_reached_through_uxmal_5_taxes_gold() -> None:
    """TZ-39, TP-82: c=6: 1 for U5, then a gold for 5; with 5 corn after the fee no second is near."""
    made = picked("U5", None, "gold_shortage", corn=6)
    made.play("use U5", "use U2", "buy gold")
    assert (made.seat(0).corn, made.seat(0).gold) == (0, 1)


def test_extra_choice_space_of_cit_bolon_tum_is_taxed_like_any() -> None:
    """TP-50, TP-80: a worker on Y8 uses Y3: no fee, g1 for one of the 2 corn."""
    made = picked("Y8", "cit_bolon_tum", "gold_shortage")
    assert [f"use Y{i}" in made.legal for i in range(1, 6)] == [True] * 5
    made.play("use Y3", "gain gold")
    assert holds(made) == (1, 0, 0, 1, 0)


def test_extra_space_of_chichen_itza_offers_what_is_not_filled() -> None:
    """TP-50, TZ-40: a worker on C11, C9 filled, c=0 k=1: action 8 at no fee."""
    fields = {"chichen_itza_skulls": [9]}
    made = picked("C11", "cit_bolon_tum", skulls=1, fields=fields)
    assert "use C9" not in made.legal
    made.play("use C8", "gain gold")
    assert (made.points(0), made.seat(0).gold, steps_of(made)) == (11, 1, (0, 1, 0))


# Xaman Ek in the middle of things.


def test_sale_pays_the_tax_on_a_gold_just_won() -> None:
    """TP-65, TP-80: c=0 w=1, C6: gold only once the wood is sold; it costs 1 of the 2 corn."""
    made = picked("C6", "xaman_ek", "gold_shortage", wood=1, skulls=1)
    made.play("use C6")
    if "resolve any_blocks" in made.legal:
        made.play("resolve any_blocks")
    assert "gain gold" not in made.legal
    made.play("barter wood", "gain gold")
    assert holds(made) == (1, 0, 0, 1, 0)


def test_block_owed_is_not_sold_while_paying() -> None:
    """TP-65, TZ-23: A=1, w=1 s=1: the level costs both; neither may be sold while they are owed."""
    made = picked("T1", "xaman_ek", wood=1, stone=1, levels=dict.fromkeys(TRACKS, 1))
    made.play("use T1", "advance agriculture")
    assert (made.seat(0).technologies["agriculture"], holds(made)) == (2, (0, 0, 0, 0, 0))


def test_block_to_spare_is_sold_while_paying() -> None:
    """TP-65: w=2 s=1, two owed: one wood may be sold between, then the others are paid."""
    made = picked("T1", "xaman_ek", wood=2, stone=1, levels=dict.fromkeys(TRACKS, 1))
    made.play("use T1", "advance agriculture", "pay wood")
    assert {"barter wood", "barter stone"} <= set(made.legal)
    made.play("barter wood")
    assert (made.seat(0).technologies["agriculture"], holds(made)) == (2, (2, 0, 0, 0, 0))


def test_sale_pays_the_corn_of_the_step_down() -> None:
    """TP-65, TZ-11: c=0 w=1, worker Y3: action 1 costs 2 corn, which the wood pays once it is sold."""
    made = picked("Y3", "xaman_ek", wood=1)
    assert "use Y1" not in made.legal
    made.play("barter wood", "use Y1")
    assert holds(made) == (0, 1, 0, 0, 0)
