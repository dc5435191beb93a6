"""Placing where two or three rules meet: tribes, high floodwaters, quick spaces, begging and pity."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.table import MODULES, Gears, Table

AT_THE_BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
BEG = ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
EVERY_GEAR = [f"place {gear}" for gear in GEARS]
FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"


def table(
    tribe: str | None = None,
    prophecy: str | None = None,
    quick: str | None = None,
    *,
    day: int = 10,
    gears: Gears | None = None,
    players: int = 4,
    fields: dict[str, Any] | None = None,
    **seat: Any,
) -> Table:
    """A turn of seat 0 with this tribe, prophecy in force and quick tile in force; day 10 or 15 to 16."""
    in_age_2 = day > 14
    tiles = [None] * (7 if in_age_2 else (day - 1) // 2) + [quick] if quick else []
    foretold = [None] * (1 if in_age_2 else 0) + [prophecy] if prophecy else []
    document = {"quick_tiles": tiles, "prophecies": foretold, **(fields or {})}
    me = {"tribe": tribe, **seat}
    return Table(players=players, modules=MODULES, day=day, seats={0: me}, gears=gears, **document)


def taken_up_to(space: int, **but: int) -> Gears:
    """The spaces of all gears below this number (of a gear named, below its own) taken by others.

    Five idle workers come first, then workers of the other seats, who keep enough for other spaces.
    """
    pieces: list[int | str] = ["idle"] * 5 + [1] * 4 + [2] * 5 + [3] * 6
    return {gear: {i: pieces.pop(0) for i in range(but.get(gear, space))} for gear in GEARS}


def placing(made: Table) -> list[str]:
    """The placements that are offered."""
    return [text for text in made.legal if text.split()[0] in ("place", "skip", "bargain")]


# Cit-Bolon-Tum, Vacub-Caquix and Yumkaax meet high floodwaters.


def test_fixed_price_under_floodwaters_is_three_and_two() -> None:
    """TP-49, TP-99: lowest free space C5: the fixed 3 replaces the number only, 3 + 2 = 5."""
    gears = taken_up_to(0, chichen_itza=5)
    made = table("cit_bolon_tum", "high_floodwaters", corn=6, gears=gears)
    assert "bargain chichen_itza" in made.legal
    assert "place chichen_itza" not in made.legal
    made.play("bargain chichen_itza")
    assert (made.seat(0).corn, made.gear("chichen_itza")[5]) == (1, 0)


def test_fixed_price_under_floodwaters_is_refused_with_four_corn() -> None:
    """TP-49: with c=4 neither 3 + 2 nor 5 + 2 can be paid."""
    gears = taken_up_to(0, chichen_itza=5)
    made = table("cit_bolon_tum", "high_floodwaters", corn=4, gears=gears)
    assert "bargain chichen_itza" not in made.legal
    assert "place chichen_itza" not in made.legal


def test_fixed_price_floodwaters_and_the_surcharge_add_up() -> None:
    """TP-46, TP-49: P0 free, then C5 as the second worker: 3 + 2 + 1 = 6."""
    gears = taken_up_to(0, chichen_itza=5)
    made = table("cit_bolon_tum", "high_floodwaters", corn=6, gears=gears)
    made.play("place palenque", "bargain chichen_itza")
    assert made.seat(0).corn == 0


def test_extra_space_of_chichen_itza_costs_its_number_and_the_flood() -> None:
    """TP-153, TP-99: C0 to C10 taken; C11 for 11 + 2 = 13 without the fixed price, for 5 with it."""
    gears = taken_up_to(0, chichen_itza=11)
    plain = table("cit_bolon_tum", "high_floodwaters", corn=13, gears=gears)
    plain.play("place chichen_itza")
    assert (plain.seat(0).corn, plain.gear("chichen_itza")[11]) == (0, 0)
    bargain = table("cit_bolon_tum", "high_floodwaters", corn=13, gears=gears)
    bargain.play("bargain chichen_itza")
    assert (bargain.seat(0).corn, bargain.gear("chichen_itza")[11]) == (8, 0)


def test_fixed_price_is_spent_once_also_on_an_extra_space() -> None:
    """TP-45, TP-153: P8 for the fixed 3; Tikal's lowest space 5 then costs 5 + 1."""
    gears = taken_up_to(0, palenque=8, tikal=5)
    made = table("cit_bolon_tum", corn=9, gears=gears)
    made.play("bargain palenque")
    assert (made.seat(0).corn, made.gear("palenque")[8]) == (6, 0)
    assert not [text for text in made.legal if text.startswith("bargain")]
    made.play("place tikal")
    assert made.seat(0).corn == 0


def test_extra_space_is_open_to_its_owner_only() -> None:
    """TP-153, TZ-5: with P0 to P7 taken another tribe cannot choose Palenque, however rich."""
    made = table("yumkaax", corn=30, gears=taken_up_to(0, palenque=8))
    assert "place palenque" not in made.legal


def test_extra_space_is_closed_while_an_idle_worker_stands_on_it() -> None:
    """TP-153, TZ-70: idle workers pass through 8; while one stands there P8 is not free."""
    gears = taken_up_to(0, palenque=8)
    gears["palenque"] |= {0: 1, 8: "idle"}
    made = table("cit_bolon_tum", corn=30, gears=gears)
    assert "place palenque" not in made.legal
    assert "bargain palenque" not in made.legal


def test_fixed_price_does_not_serve_a_quick_space() -> None:
    """TP-48, TP-120: after a bargain on T5 the quick space costs its own 1 and the surcharge 1."""
    gears = taken_up_to(0, tikal=5)
    made = table("cit_bolon_tum", quick="q1_stone", corn=5, gears=gears)
    made.play("bargain tikal", "place quick_action_space")
    assert made.seat(0).corn == 0


def test_skipped_space_of_chichen_itza_is_flooded_all_the_same() -> None:
    """TP-62, TP-99: C0 is treated as taken; C1 costs 1 + 2 = 3, and with c=2 only C0 (2) is left."""
    made = table("vacub_caquix", "high_floodwaters", corn=3)
    made.play("skip chichen_itza")
    assert (made.seat(0).corn, made.gear("chichen_itza")) == (0, {1: 0})
    poor = table("vacub_caquix", "high_floodwaters", corn=2)
    assert "skip chichen_itza" not in poor.legal
    assert "place chichen_itza" in poor.legal


def test_skip_steps_over_idle_workers_behind_the_skipped_space() -> None:
    """TP-62, TZ-7: Y0 empty, Y1 idle: the skip leads to Y2 (2), the next worker to Y3 (3 + 1)."""
    made = table("vacub_caquix", corn=6, gears={"yaxchilan": {1: "idle"}})
    made.play("skip yaxchilan", "skip yaxchilan")
    assert (made.seat(0).corn, made.gear("yaxchilan")) == (0, {1: "idle", 2: 0, 3: 0})


def test_no_second_space_is_skipped_when_the_first_is_filled() -> None:
    """TP-63, TP-64: Y2 by the skip, then Y0 itself; Y3 is next, and it may not be skipped too."""
    made = table("vacub_caquix", corn=20, workers_in_hand=4, gears={"yaxchilan": {1: "idle"}})
    made.play("skip yaxchilan", "place yaxchilan")
    assert made.gear("yaxchilan") == {0: 0, 1: "idle", 2: 0}
    assert not [text for text in made.legal if text.startswith("skip")]
    made.play("place yaxchilan")
    assert (made.seat(0).corn, made.gear("yaxchilan")[3]) == (20 - 2 - 1 - 3 - 2, 0)


def test_cheaper_table_of_yumkaax_with_flood_and_quick_space() -> None:
    """TP-68, TP-99, TP-120: P0, C0 and a quick space: 0 + (0 + 2) + 1, table 2 for three: 5 corn."""
    made = table("yumkaax", "high_floodwaters", "q1_stone", corn=5)
    made.play("place palenque", "place chichen_itza", "place quick_action_space")
    assert made.seat(0).corn == 0
    made.play("quick_action", "end_turn")
    assert made.seat(0).stone == 1


# The cheapest placement decides about begging.


def test_flooded_space_0_makes_begging_obligatory() -> None:
    """TZ-9, TP-99: 0 and 1 of the small gears taken, C0 free: flooded, all cost 2, and c=1 must beg."""
    gears = taken_up_to(2, chichen_itza=0)
    made = table(None, "high_floodwaters", corn=1, gears=gears, fields=closed())
    assert made.legal == BEG
    dry = table(None, corn=1, gears=gears, fields=closed())
    assert dry.legal == [*BEG, "place chichen_itza"]


def closed() -> dict[str, Any]:
    """The starting player space and all quick spaces are taken."""
    return {"starting_player_space": 1, "quick_spaces": [1, 2, "idle"]}


@pytest.mark.parametrize(
    ("tribe", "prophecy", "quick", "seat", "is_free"),
    [
        ("balam", None, "q1_technology_1", {}, False),
        ("balam", None, "q1_technology_1", {"wood": 1}, True),
        ("itzamna", None, "q1_technology_1", {}, True),
        ("itzamna", "teacher_shortage", "q1_technology_1", {}, False),
        ("itzamna", "teacher_shortage", "q1_technology_1", {"gold": 1}, True),
        ("balam", "teacher_shortage", "q1_technology_1", {"wood": 1}, False),
        ("balam", "forest_fires", "q1_wood_corn", {}, True),
        ("balam", None, "q1_trade", {}, True),
        ("balam", None, "q1_build", {"wood": 1}, False),
    ],
)
def test_quick_space_counts_for_begging_if_its_action_can_be_performed(
    tribe: str, prophecy: str | None, quick: str, seat: dict[str, Any], is_free: bool
) -> None:
    """TP-150, TP-129, TP-60: c=1, spaces 0 and 1 and SPS taken, a quick space free: it spares begging or not.

    Itzamna's first level costs no block, one under teacher shortage; others pay one, two under the shortage.
    Building needs 1 corn, which the quick space takes.
    """
    fields = {"starting_player_space": 1}
    made = table(tribe, prophecy, quick, corn=1, gears=taken_up_to(2), fields=fields, **seat)
    assert made.legal == ([*BEG, "place quick_action_space"] if is_free else BEG)


@pytest.mark.parametrize(("corn", "is_free"), [(1, False), (2, True)])
def test_quick_gold_under_shortage_counts_only_with_a_corn_for_the_tax(corn: int, is_free: bool) -> None:
    """TP-130, TP-150: spaces 0 to 2 taken; 1 corn for the space, 1 for the tax, or begging is a duty."""
    fields = {"starting_player_space": 1}
    made = table(None, "gold_shortage", "q2_gold", day=15, corn=corn, gears=taken_up_to(3), fields=fields)
    assert made.legal == ([*BEG, "place quick_action_space"] if is_free else BEG)


def test_fixed_price_can_be_the_cheapest_placement() -> None:
    """TZ-9, TP-45: all spaces up to 3 taken: c=2 must beg; 3 corn buy a place for the fixed price."""
    made = table("cit_bolon_tum", corn=2, gears=taken_up_to(4), fields=closed())
    assert made.legal == BEG
    made.play("beg chaac")
    assert made.legal == [f"bargain {gear}" for gear in GEARS]
    made.play("bargain tikal")
    assert (made.seat(0).corn, made.legal) == (0, ["end_turn"])


def test_fixed_price_spares_pity() -> None:
    """TZ-10, TP-45: temples at the bottom, c=3, cheapest number 4: the fixed 3 is paid, there is no pity."""
    made = table("cit_bolon_tum", corn=3, temples=AT_THE_BOTTOM, gears=taken_up_to(4), fields=closed())
    assert made.legal == [f"bargain {gear}" for gear in GEARS]


def test_pity_leads_to_a_cheapest_space_and_not_past_a_skipped_one() -> None:
    """TZ-10, TP-62: in pity exactly one cheapest space is taken; U3 is dearer, nothing is skipped."""
    gears = taken_up_to(2, uxmal=3)
    made = table("vacub_caquix", corn=1, temples=AT_THE_BOTTOM, gears=gears, fields=closed())
    assert made.legal == ["place palenque", "place yaxchilan", "place tikal", "place chichen_itza"]
    made.play("place yaxchilan")
    assert (made.seat(0).corn, made.gear("yaxchilan")[2], made.legal) == (0, 0, ["end_turn"])


def test_pity_under_floodwaters_does_not_offer_chichen_itza_where_it_is_dearer() -> None:
    """TZ-10, TP-99: all gears have 2 as lowest space, but C2 costs 4 with the flood."""
    made = table(
        None, "high_floodwaters", corn=1, temples=AT_THE_BOTTOM, gears=taken_up_to(2), fields=closed()
    )
    assert made.legal == EVERY_GEAR[:4]


def test_pity_reaches_a_quick_space_whose_action_needs_no_corn() -> None:
    """TP-150, TZ-10: c=0, quick stone is the cheapest placement (1): taken for all corn, performed."""
    fields = {"starting_player_space": 1}
    gears = taken_up_to(2)
    made = table(None, None, "q1_stone", corn=0, temples=AT_THE_BOTTOM, gears=gears, fields=fields)
    assert made.legal == ["place quick_action_space"]
    made.play("place quick_action_space", "quick_action", "end_turn")
    assert (made.seat(0).corn, made.seat(0).stone) == (0, 1)


def test_pity_does_not_reach_quick_gold_under_shortage() -> None:
    """TP-150, TP-130: after all corn is given up the tax cannot be paid; the gears are cheapest."""
    fields = {"starting_player_space": 1}
    made = table(
        None, "gold_shortage", "q2_gold", day=15, corn=1, temples=AT_THE_BOTTOM, gears=taken_up_to(2),
        fields=fields,
    )  # fmt: skip
    assert made.legal == EVERY_GEAR


def test_bacab_with_five_players_begs_and_is_pitied() -> None:
    """TP-141, TP-99, TP-150: 24 workers of four others make every placement cost 5; Bacab has 2, begs to 4.

    P, Y, T, U up to 4 and C up to 2 (C3 costs 3 + 2) are taken, and SPS. The quick spaces are free, but a
    quick build cannot be performed without blocks. After begging exactly one worker goes, for all corn.
    """
    owners = [seat for seat in range(1, 5) for _ in range(6)]
    small: Gears = {gear: {i: owners.pop() for i in range(5)} for gear in GEARS[:4]}
    gears: Gears = {**small, "chichen_itza": {i: owners.pop() for i in range(3)}}
    fields = {"starting_player_space": owners.pop()}
    assert not owners
    made = table("bacab", "high_floodwaters", "q1_build", gears=gears, fields=fields, players=5)
    assert (made.seat(0).corn, made.legal) == (2, BEG)
    made.play("beg chaac")
    assert (made.seat(0).corn, made.legal) == (4, EVERY_GEAR)
    made.play("place chichen_itza")
    assert (made.seat(0).corn, made.gear("chichen_itza")[3], made.legal) == (0, 0, ["end_turn"])


def test_bacab_with_five_players_and_a_quick_stone_need_not_beg() -> None:
    """TP-38, TP-150: as before, but a quick stone can always be performed and costs 1 of the free 2 corn."""
    made = table("bacab", None, "q1_stone", gears=taken_up_to(3), fields={"starting_player_space": 1})
    assert made.seat(0).corn == 2
    assert made.legal == [*BEG, "place quick_action_space"]


def test_bacab_is_topped_up_before_a_step_down_is_asked() -> None:
    """TP-38, TP-39, TP-73: c=0 becomes 2, begging 4; under wrathful gods the step down costs nothing."""
    made = table("bacab", "wrathful_gods", corn=0)
    assert made.seat(0).corn == 2
    made.play("beg kukulcan")
    assert (made.seat(0).corn, made.seat(0).temples["kukulcan"]) == (4, -1)
    assert not [text for text in made.legal if text.startswith("beg")]


@pytest.mark.parametrize("temples", [{}, AT_THE_BOTTOM])
def test_ahmakiq_passes_instead_of_begging_or_pity(temples: dict[str, int]) -> None:
    """TP-37, TZ-9, TZ-10: nothing can be paid; the pass is offered beside begging, or beside pity."""
    made = table("ahmakiq", corn=1, temples=temples, gears=taken_up_to(2), fields=closed())
    assert made.legal == [*(EVERY_GEAR if temples else BEG), "pass"]
    made.play("pass")
    assert (made.seat(0).corn, made.legal) == (3, ["end_turn"])


def test_pass_leaves_the_tooth_corn_and_no_quick_action() -> None:
    """TP-36, TZ-4: a pass is neither a placement nor a pick-up; only the end of the turn is left."""
    made = table("ahmakiq", None, "q1_stone", corn=3, gears={"yaxchilan": {3: 0}}, fields={"tooth_corn": 4})
    made.play("pass", "end_turn")
    assert (made.seat(0).corn, made.position["tooth_corn"], made.gear("yaxchilan")) == (5, 4, {3: 0})
    assert made.to_act == 1


def test_pass_is_refused_after_a_placement() -> None:
    """TP-36: a whole turn is passed, or none of it."""
    made = table("ahmakiq", corn=3)
    made.play("place palenque")
    assert "pass" not in made.legal


# Xaman Ek.


def test_sale_pays_for_a_placement_and_the_quick_build() -> None:
    """TP-65, TP-126: c=1 w=1 s=1: the stone is sold first (4), quick space 1, build 1 and w1: c=2."""
    made = table("xaman_ek", None, "q1_build", day=1, corn=1, wood=1, stone=1)
    made.play("barter stone", "place quick_action_space", "quick_action", "end_turn")
    seat = made.seat(0)
    assert (seat.corn, seat.wood, seat.stone, seat.buildings) == (2, 0, 0, [FARM])


def test_sale_may_come_between_the_quick_space_and_its_action() -> None:
    """TP-65, TP-126: the sale is made before the placements are complete, so it counts."""
    made = table("xaman_ek", None, "q1_build", day=1, corn=2, wood=1, stone=1)
    made.play("place quick_action_space", "barter stone", "place palenque", "quick_action")
    assert (made.seat(0).corn, made.seat(0).buildings) == (2 - 1 + 3 - 1 - 1, [FARM])


def test_only_block_of_a_quick_technology_is_not_sold() -> None:
    """TP-127: the wood that the quick technology needs may not be sold once the space is taken."""
    made = table("xaman_ek", None, "q1_technology_1", day=1, corn=1, wood=1)
    assert "barter wood" in made.legal
    made.play("place quick_action_space")
    assert "barter wood" not in made.legal
    made.play("quick_action", "advance agriculture", "end_turn")
    assert (made.seat(0).wood, made.seat(0).technologies["agriculture"]) == (0, 1)


def test_block_beyond_the_reserved_one_is_sold() -> None:
    """TP-127, TP-65: with w=2 one wood is free to sell."""
    made = table("xaman_ek", None, "q1_technology_1", day=1, corn=1, wood=2)
    made.play("place quick_action_space", "barter wood")
    assert (made.seat(0).corn, made.seat(0).wood) == (2, 1)


def test_gold_is_sold_for_four_under_shortage() -> None:
    """TP-65, TP-82: selling is no gain of gold: 4 corn, no tax."""
    made = table("xaman_ek", "gold_shortage", gold=1)
    made.play("barter gold")
    assert (made.seat(0).corn, made.seat(0).gold) == (4, 0)


def test_sale_that_pays_the_cheapest_placement_rules_out_pity() -> None:
    """TP-148, TZ-10: temples at the bottom, c=0 w=1, cheapest 2: the wood pays it, so it must be sold."""
    made = table("xaman_ek", wood=1, temples=AT_THE_BOTTOM, gears=taken_up_to(2), fields=closed())
    assert made.legal == ["barter wood"]
    made.play("barter wood")
    assert made.legal == EVERY_GEAR
    made.play("place tikal")
    assert made.seat(0).corn == 0


def test_sale_that_does_not_pay_leaves_pity() -> None:
    """TP-148, TZ-10: the same with cheapest 3: 2 corn for the wood are not enough; pity stands."""
    made = table("xaman_ek", wood=1, temples=AT_THE_BOTTOM, gears=taken_up_to(3), fields=closed())
    assert made.legal == [*EVERY_GEAR, "barter wood"]
    made.play("place uxmal")
    assert (made.seat(0).corn, made.seat(0).wood, placing(made)) == (0, 1, [])


def test_dear_block_among_several_rules_out_pity() -> None:
    """TP-148: cheapest 3, w=1 s=1: the stone would pay, so there is no pity."""
    made = table("xaman_ek", wood=1, stone=1, temples=AT_THE_BOTTOM, gears=taken_up_to(3), fields=closed())
    assert not placing(made)
    assert "barter stone" in made.legal


def test_flood_counts_when_a_sale_is_weighed_against_begging() -> None:
    """TP-148, TP-99: C0 free but flooded (2), others 3: a wood pays 2, so begging is free choice."""
    gears = taken_up_to(3, chichen_itza=0)
    made = table("xaman_ek", "high_floodwaters", wood=1, gears=gears, fields=closed())
    assert made.legal == [*BEG, "barter wood"]
    made.play("barter wood")
    assert made.legal == [*BEG, "place chichen_itza"]
    made.play("beg chaac")
    assert made.seat(0).corn == 3


# Ah Chuy Kak with a quick action in reserve, and the corn of the teeth.


def chuy_kak(where: str, quick: str, *row: str, prophecy: str | None = None, **seat: Any) -> Table:
    """P0, another 0 and a quick space are taken (1 + 3 corn); then the older worker is picked up."""
    letters = {"Y": "yaxchilan", "T": "tikal", "U": "uxmal", "C": "chichen_itza"}
    gears: Gears = {letters[where[0]]: {int(where[1:]): 0}}
    second = "yaxchilan" if where[0] != "Y" else "uxmal"
    seat = {"workers_in_hand": 4, **seat, "corn": seat.get("corn", 0) + 4}
    day = 15 if quick.startswith("q2") else 10
    fields = {"row": list(row)} if row else {}
    made = table("ah_chuy_kak", prophecy, quick, day=day, gears=gears, fields=fields, **seat)
    made.play("place palenque", f"place {second}", "place quick_action_space", f"pick_up {where}")
    return made


@pytest.mark.parametrize(("wood", "is_possible"), [(2, False), (3, True)])
def test_level_is_not_bought_if_the_next_one_is_then_too_dear(wood: int, is_possible: bool) -> None:
    """TP-126, TP-140: A/E/R/T 0/2/2/2: T1 buys A for 1; the quick technology then costs at least 2."""
    levels = {"extraction": 2, "architecture": 2, "theology": 2}
    made = chuy_kak("T1", "q1_technology_1", wood=wood, technologies=levels)
    assert ("use T1" in made.legal) == is_possible
    if is_possible:
        made.play("use T1")
        assert made.seat(0).technologies["agriculture"] == 1
        made.play("quick_action")
        assert (made.seat(0).technologies["agriculture"], made.seat(0).wood) == (2, 0)


def test_last_affordable_building_is_left_for_the_quick_build() -> None:
    """TP-126: w=2, only one farm in the row: T2 may not take it. With two farms T2 takes one."""
    made = chuy_kak("T2", "q1_build", FARM, "a1_farm_one_less_corn_1", corn=1, wood=2)
    assert "use T2" not in made.legal
    made = chuy_kak("T2", "q1_build", FARM, OTHER_FARM, corn=1, wood=2)
    made.play("use T2", f"build {FARM}", "quick_action", "end_turn")
    assert (made.seat(0).buildings, made.seat(0).wood) == ([FARM, OTHER_FARM], 0)


def test_blocks_of_the_quick_build_limit_what_is_built_before() -> None:
    """TP-126, TZ-28: farm (w1), civic (w2), w=2: either at T2 would starve the other; R=3 saves a block."""
    assert "use T2" not in chuy_kak("T2", "q1_build", FARM, "a1_civic_agriculture", corn=1, wood=2).legal
    made = chuy_kak(
        "T2", "q1_build", FARM, "a1_civic_agriculture", corn=1, wood=2, technologies={"architecture": 3}
    )
    made.play("use T2")
    assert made.legal == [f"build {FARM}", "build a1_civic_agriculture"]


def test_building_to_be_renovated_is_reserved() -> None:
    """TP-126, TP-133: only tp_b1 makes the quick build possible, so T2 may not discard it."""
    row = ("a1_civic_agriculture_stone", "a1_farm_one_less_corn_1")
    made = chuy_kak("T2", "q1_build", *row, corn=1, wood=1, buildings=["tp_b1"])
    assert "use T2" not in made.legal


def test_reserved_block_is_not_sold_at_the_market() -> None:
    """TP-126, TZ-37: quick technology, w=1: U2 sells the wood only after another block is bought."""
    made = chuy_kak("U2", "q1_technology_1", corn=3, wood=1)
    made.play("use U2")
    assert "sell wood" not in made.legal
    made.play("buy stone")
    assert "sell wood" in made.legal


def test_reserved_corn_for_the_tax_is_not_spent_at_the_market() -> None:
    """TP-126, TP-130: quick gold under shortage keeps 1 corn: with 2 no wood is bought, with 3 it is."""
    poor = chuy_kak("U2", "q2_gold", prophecy="gold_shortage", corn=2)
    poor.play("use U2")
    assert "buy wood" not in poor.legal
    rich = chuy_kak("U2", "q2_gold", prophecy="gold_shortage", corn=3)
    rich.play("use U2", "buy wood")
    assert rich.seat(0).corn == 1


def test_block_of_theology_2_is_reserved() -> None:
    """TP-126, TZ-42: T=2, quick technology with w=1: after C5 no block is offered for the paid step."""
    made = chuy_kak("C5", "q1_technology_1", wood=1, skulls=1, technologies={"theology": 2})
    made.play("use C5")
    assert "pay wood" not in made.legal
    assert (made.seat(0).wood, made.legal) == (1, ["quick_action"])


@pytest.mark.parametrize(("wood", "is_possible"), [(2, False), (3, True)])
def test_tax_of_a_crowded_city_does_not_take_the_reserved_block(wood: int, is_possible: bool) -> None:
    """TP-126, TP-95: quick technology; the farm at T2 takes w1 and a block; one must be left."""
    made = chuy_kak("T2", "q1_technology_1", FARM, prophecy="crowded_cities", wood=wood)
    assert ("use T2" in made.legal) == is_possible


@pytest.mark.parametrize(("tooth_corn", "is_possible"), [(0, False), (1, True)])
def test_tooth_corn_stands_in_for_corn_spent_at_the_pick_up(tooth_corn: int, is_possible: bool) -> None:
    """TP-126, TP-127: c=8 less 1 + 6 leaves 1 for the build: U5 may spend it only if the teeth hold one.

    Without that even P1, which gives back more than it took, would spend first what the build needs.
    """
    fields = {"tooth_corn": tooth_corn}
    gears: Gears = {"uxmal": {5: 0}}
    made = table(
        "ah_chuy_kak", None, "q1_build", gears=gears, fields=fields, corn=8, wood=1, workers_in_hand=4
    )
    made.play("place palenque", "place yaxchilan", "place starting_player_space", "place quick_action_space")
    made.play("pick_up U5")
    if not is_possible:
        assert not {"use U5", "use U4", "use P1"} & set(made.legal)
        return
    made.play("use U5", "use Y1", "quick_action")
    assert (made.seat(0).corn, made.seat(0).wood) == (0, 2)


def test_tooth_corn_cannot_pay_for_the_pick_up() -> None:
    """TP-149, TP-124: the pick-up comes before the tooth corn: c=0 after placing, U1 cannot be paid."""
    fields = {"tooth_corn": 5}
    made = table("ah_chuy_kak", gears={"uxmal": {1: 0}}, fields=fields, corn=3, workers_in_hand=4)
    made.play("place palenque", "place yaxchilan", "place starting_player_space", "pick_up U1")
    assert (made.legal, made.seat(0).corn) == (["end_turn"], 0)
    made.play("end_turn")
    assert made.seat(0).corn == 5


def test_starting_player_and_quick_space_do_not_make_two() -> None:
    """TP-26: P0, SPS and a quick space are one worker on a gear; a second one opens the pick-up."""
    made = table("ah_chuy_kak", None, "q1_stone", gears={"yaxchilan": {3: 0}}, corn=9, workers_in_hand=5)
    made.play("place palenque", "place starting_player_space", "place quick_action_space")
    assert "pick_up Y3" not in made.legal
    made.play("place tikal")
    assert "pick_up Y3" in made.legal


def test_worker_won_by_the_pick_up_waits_for_the_next_turn() -> None:
    """TP-149, TZ-13: U3 gives a worker; neither it nor the one picked up is placed."""
    made = chuy_kak("U3", "q1_stone", corn=9)
    made.play("use U3")
    assert (made.legal, made.seat(0).workers_in_hand) == (["quick_action"], 3)
