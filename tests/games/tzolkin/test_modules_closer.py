"""The modules seen closer: exact offers, last workers, other seats, and what is told of what happens."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.errors import BadPosition
from sacbe.core.events import Event
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Table

GAME = sacbe.game("tzolkin")
BOTTOM = dict.fromkeys(names.TEMPLES, -1)
SPACE = "place quick_action_space"
FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
SHRINE = "a1_shrine_architecture"
TOMB = "a1_tomb_any_temple_and_build"
CIVIC_WITH_CORN, CIVIC_WITH_STONE = "a1_civic_extraction_corn", "a1_civic_agriculture_stone"
WITH_GOLD, WITH_SKULL = "a2_civic_any_tech_gold", "a2_civic_any_tech_skull"
ADVANCES = [f"advance {track}" for track in names.TRACKS]
QUICK_TRIBES = ["tribes", "quick_actions"]


def crowded(taken: int) -> dict[str, dict[int, int | str]]:
    """So many spaces of every gear are taken, for five players up to four."""
    places = [(gear, space) for gear in names.GEARS for space in range(taken)]
    gears: dict[str, dict[int, int | str]] = {gear: {} for gear in names.GEARS}
    for number, (gear, space) in enumerate(places):
        gears[gear][space] = 1 + number % 4
    return gears


def besieged(taken: int, seat: dict[str, Any], tile: str = "q1_stone", **fields: Any) -> Table:
    """Five players, seat 0 with all temples at the bottom; so much is taken of every gear, and the space."""
    fields = {"quick_spaces": [1, 2, 3], "starting_player_space": 4, **fields}
    fields = {"gears": crowded(taken), "quick_tiles": [tile], "marker": 1, "to_move": 0, **fields}
    return Table(players=5, modules=QUICK_TRIBES, seats={0: {"temples": BOTTOM, **seat}}, **fields)


def under(prophecy: str, seat: dict[str, Any], *plays: str, day: int = 9, **fields: Any) -> Table:
    """A table of the quarter, the second or from day 15 on the third, in which the prophecy is in force."""
    prophecies = [prophecy] if day < 15 else ["forest_fires", prophecy]
    table = Table(
        **{
            "modules": ["tribes", "prophecies"],
            "day": day,
            "prophecies": prophecies,
            "seats": {0: seat},
            **fields,
        }
    )
    table.play(*plays)
    return table


def at(action: str) -> dict[str, dict[int, int | str]]:
    """A worker of seat 0 on the space of an action."""
    return {names.GEARS[names.GEAR_LETTERS.index(action[0])]: {int(action[1:]): 0}}


def building(prophecy: str, tile: str, seat: dict[str, Any], **fields: Any) -> Table:
    """Seat 0 has just built that tile at T2; it was the only one to build."""
    day = 16 if tile.startswith("a2") else 9
    return under(prophecy, seat, "pick_up T2", "use T2", gears=at("T2"), row=[tile], day=day, **fields)


def told(events: list[Event], name: str) -> list[tuple[int | None, dict[str, Any]]]:
    """Who did what, of all events of a name."""
    return [(event.seat, dict(event.data)) for event in events if event.kind == name]


# Pity.


def test_pity_offers_the_fixed_price_where_it_is_the_cheapest() -> None:
    """TP-45, TP-141: every space costs four, Cit-Bolon-Tum's price three: one worker for all corn."""
    table = besieged(4, {"tribe": "cit_bolon_tum", "corn": 2})
    assert table.legal == [f"bargain {gear}" for gear in names.GEARS]
    table.play("bargain tikal")
    assert (table.seat(0).corn, table.gear("tikal")[4]) == (0, 0)
    assert table.legal == ["end_turn"]


def test_pity_knows_no_fixed_price_for_other_tribes() -> None:
    """TP-141: the others give all their corn for a space that costs four."""
    table = besieged(4, {"tribe": "yumkaax", "corn": 2})
    assert table.legal == [f"place {gear}" for gear in names.GEARS]


def test_pity_passes_over_a_price_that_is_no_help() -> None:
    """TP-47, TZ-10: where spaces cost one, Cit-Bolon-Tum places on them like everybody."""
    table = besieged(1, {"tribe": "cit_bolon_tum"})
    assert table.legal == [f"place {gear}" for gear in names.GEARS]


@pytest.mark.parametrize(("tile", "offered"), [("q1_stone", True), ("q1_build", False)])
def test_pity_offers_a_quick_space_only_for_an_action_without_corn(tile: str, offered: bool) -> None:
    """TP-150: the quick space costs one like the gears; building needs a corn that is given up."""
    table = besieged(1, {"wood": 1}, tile, quick_spaces=[None, 2, 3])
    assert table.legal == [f"place {gear}" for gear in names.GEARS] + [SPACE] * offered


def test_sale_is_free_when_no_turn_begins_with_it() -> None:
    """TP-65, TP-148: who must beg may not sell too much, but who has picked up a worker may."""
    seat = {"tribe": "xaman_ek", "stone": 1, "temples": {}, "workers_in_hand": 3}
    begging = besieged(4, seat)
    assert begging.legal == [f"beg {temple}" for temple in names.TEMPLES]
    gears = crowded(4)
    gears["palenque"][5] = 0
    picking = besieged(4, seat | {"workers_in_hand": 2}, gears=gears)
    picking.play("pick_up P5", "nothing")
    assert picking.legal == ["end_turn", "barter stone"]


# Placing.


def test_last_worker_in_hand_may_have_the_fixed_price() -> None:
    """TP-45: with one worker in hand the price is offered, with none it is not."""
    gears = crowded(0) | {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2}, "tikal": {1: 0, 2: 0}}
    seat = {"tribe": "cit_bolon_tum", "corn": 9, "workers_in_hand": 1}
    assert "bargain palenque" in Table(modules=["tribes"], seats={0: seat}, gears=gears).legal
    gears["tikal"][3] = 0
    table = Table(modules=["tribes"], seats={0: seat | {"workers_in_hand": 0}}, gears=gears)
    assert table.legal == ["pick_up T1", "pick_up T2", "pick_up T3"]


def test_last_worker_in_hand_may_skip() -> None:
    """TP-62: with one worker in hand a space may be skipped, with none nothing is placed."""
    seat = {"tribe": "vacub_caquix", "corn": 9, "workers_in_hand": 1}
    fields: dict[str, Any] = {"modules": ["tribes"], "gears": {"tikal": {1: 0, 2: 0}}}
    assert "skip palenque" in Table(seats={0: seat}, **fields).legal
    fields["gears"]["tikal"][3] = 0
    table = Table(seats={0: seat | {"workers_in_hand": 0}}, **fields)
    assert table.legal == ["pick_up T1", "pick_up T2", "pick_up T3"]


def test_full_gear_stays_full_under_high_floodwaters() -> None:
    """TP-99: no corn buys a space that is not there."""
    pieces: dict[int, int | str] = {space: 1 + space // 4 for space in range(11)}
    table = under("high_floodwaters", {"corn": 20}, gears={"chichen_itza": pieces})
    assert "place chichen_itza" not in table.legal
    del pieces[10]
    assert (
        "place chichen_itza" in under("high_floodwaters", {"corn": 20}, gears={"chichen_itza": pieces}).legal
    )


def test_workers_placed_in_a_turn_are_forgotten_after_it() -> None:
    """TP-27: six workers placed by Ah Chuy Kak, and the next turn remembers none of them."""
    table = Table(modules=["tribes"], seats={0: {"tribe": "ah_chuy_kak", "corn": 60, "workers_in_hand": 6}})
    table.play(*["place palenque"] * 6)
    assert len(table.position["this_turn"]["placed"]) == 6
    assert table.legal == ["end_turn"]
    table.play("end_turn")
    assert table.position["this_turn"]["placed"] == []


# Picking up.


def test_ahead_reaches_the_actions_of_the_gear_and_no_others() -> None:
    """TP-33, TP-34: one ahead of Y5 all may be chosen, also those as cheap in the usual way."""
    table = Table(modules=["tribes"], seats={0: {"tribe": "ahau_chamahez", "corn": 1}}, gears=at("Y5"))
    table.play("pick_up Y5")
    assert table.legal == ["use Y4", "use Y5", "nothing", *(f"ahead Y{number}" for number in range(1, 6))]


def test_no_corn_reaches_an_action_ahead() -> None:
    """TZ-11: a hundred corn and more do not lead a worker upwards."""
    table = Table(seats={0: {"corn": 150}}, gears=at("Y2"))
    table.play("pick_up Y2")
    assert table.legal == ["use Y1", "use Y2", "nothing"]


@pytest.mark.parametrize(("stone", "sale"), [(1, []), (2, ["barter stone"])])
def test_sale_must_leave_what_is_to_be_paid(stone: int, sale: list[str]) -> None:
    """TP-65: the gold pays for the only building, and another block to sell is no way to pay for it."""
    seat = {"tribe": "xaman_ek", "wood": 1, "gold": 1, "stone": stone}
    table = Table(modules=["tribes"], seats={0: seat}, gears=at("T2"), row=["a1_shrine_theology_kukulcan"])
    table.play("pick_up T2", "use T2")
    assert table.legal == ["build a1_shrine_theology_kukulcan", "barter wood", *sale]


# Taxes.


def test_no_third_gold_is_asked_for() -> None:
    """TP-80: Y5 with extraction 3 gives two gold, however much corn there is."""
    seat = {"corn": 9, "technologies": {"extraction": 3}}
    table = under("gold_shortage", seat, "pick_up Y5", "use Y5", "gain gold", "gain gold", gears=at("Y5"))
    assert (table.seat(0).gold, table.seat(0).corn) == (2, 9)
    assert table.legal == ["end_turn"]


def test_declining_once_declines_all_gold_of_a_reward() -> None:
    """TP-84: two gold of one temple are one question, asked again after each gold that is taken."""
    table = under(
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
    table = building("desecration", WITH_SKULL, {}, seats=seats)
    assert table.legal == ["resolve goods", "resolve any_technology"]
    table.play("resolve goods", "descend chaac")
    assert (table.seat(0).skulls, table.legal) == (1, ADVANCES)


def test_step_of_the_technology_pays_for_the_skull() -> None:
    """TP-86, TP-146: at the bottom of all temples the skull waits for the step of agriculture."""
    seat = {"wood": 2, "stone": 2, "temples": BOTTOM, "technologies": {"agriculture": 3}}
    table = building("desecration", WITH_SKULL, seat)
    assert table.legal == ADVANCES
    table.play("advance agriculture", "climb kukulcan")
    assert table.legal == ["descend kukulcan", "done"]
    table.play("descend kukulcan")
    assert (table.seat(0).skulls, table.seat(0).temples) == (1, BOTTOM)


@pytest.mark.parametrize(("corn", "legal"), [(0, ADVANCES), (1, ["resolve goods", "resolve any_technology"])])
def test_gold_that_cannot_be_paid_waits(corn: int, legal: list[str]) -> None:
    """TP-80, TZ-35: with a corn the gold may come first; without, nothing but the technology is there."""
    assert building("gold_shortage", WITH_GOLD, {"corn": corn, "wood": 2, "stone": 1}).legal == legal


def test_theology_bonus_is_free_but_for_desecration() -> None:
    """TP-85: under another prophecy the skull beyond level 3 comes without a question."""
    seat = {"stone": 1, "gold": 1, "technologies": {"theology": 3}}
    table = building("drought", "a1_shrine_theology_kukulcan", seat)
    assert (table.seat(0).skulls, table.seat(0).temples["kukulcan"]) == (1, 1)
    assert table.legal == ["end_turn"]


def test_step_that_can_be_paid_may_come_first() -> None:
    """TP-74, TZ-35: with a block in hand the taxed step of C6 need not wait for the block that it gives."""
    table = under("angry_god_kukulcan", {"skulls": 1, "wood": 1}, "pick_up C6", "use C6", gears=at("C6"))
    assert table.legal == ["resolve temple_steps", "resolve any_blocks"]


def test_corn_of_a_chained_building_pays_for_the_step() -> None:
    """TP-72, TP-146: without corn the step of any temple waits for the corn of the building chained to it."""
    table = under(
        "wrathful_gods",
        {"wood": 2, "stone": 1, "gold": 1},
        *("pick_up T2", "use T2", f"build {TOMB}"),
        gears=at("T2"),
        row=[TOMB, CIVIC_WITH_CORN],
    )
    assert table.legal == [f"build {CIVIC_WITH_CORN}", "done"]
    table.play(f"build {CIVIC_WITH_CORN}")
    assert table.legal == [*(f"climb {temple}" for temple in names.TEMPLES), "done"]
    table.play("climb chaac")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (0, 1)


def test_only_a_taxed_step_may_be_declined() -> None:
    """TP-71, TP-74, TZ-45: of the two steps of T5 one at least is free of tax and must be taken."""
    table = under("angry_god_chaac", {"wood": 2}, "pick_up T5", "use T5", gears=at("T5"))
    climbs = [f"climb {temple}" for temple in names.TEMPLES]
    assert table.legal == climbs
    table.play("climb quetzalcoatl")
    assert table.legal == ["climb chaac", "climb kukulcan", "done"]


# Quick actions.


def quick(tile: str, seat: dict[str, Any], *plays: str, **fields: Any) -> Table:
    """Seat 0 is to move on the first day, on which this quick tile is in force."""
    table = Table(
        **{"modules": QUICK_TRIBES, "quick_tiles": [tile], "seats": {0: seat}, **fields},
    )
    table.play(*plays)
    return table


def picking_up(space: str, tile: str, goods: dict[str, Any], seat: int = 0, **fields: Any) -> Table:
    """Ah Chuy Kak has placed two workers on gears and one on a quick space, and picks up another."""
    gears = {gear: dict.fromkeys(spaces, seat) for gear, spaces in at(space).items()}
    me = {"tribe": "ah_chuy_kak", "corn": 9, "workers_in_hand": 3, **goods}
    plays = ("place palenque", "place uxmal", SPACE, f"pick_up {space}")
    return quick(tile, {}, *plays, gears=gears, seats={seat: me}, to_move=seat, marker=seat, **fields)


def test_quick_technology_is_one_advance() -> None:
    """TP-129: blocks for more do not buy a second one."""
    table = quick("q1_technology_1", {"corn": 1, "wood": 9}, SPACE, "quick_action", "advance theology")
    assert (table.seat(0).wood, table.seat(0).technologies["theology"], table.legal) == (8, 1, ["end_turn"])


def test_gold_shortage_taxes_no_other_quick_action() -> None:
    """TP-130: one corn for the space is enough for the stone."""
    fields: dict[str, Any] = {"modules": ["prophecies", "quick_actions"], "prophecies": ["gold_shortage"]}
    table = quick("q1_stone", {"corn": 1}, day=9, **fields | {"quick_tiles": [None] * 4 + ["q1_stone"]})
    table.play(SPACE, "quick_action")
    assert (table.seat(0).stone, table.seat(0).corn) == (1, 0)


def test_worker_on_the_starting_player_space_brings_the_corn() -> None:
    """TP-68, TP-124, TP-126: the second worker of Yumkaax costs no corn and brings that for building."""
    table = quick("q1_build", {"tribe": "yumkaax", "corn": 1, "wood": 1}, SPACE, tooth_corn=1, row=[FARM])
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
    table = quick("q1_build", seat, *plays, row=[FARM], **{"tooth_corn": 1, **fields})
    assert SPACE not in table.legal


def test_second_worker_in_hand_is_enough_for_the_tooth_corn() -> None:
    """TP-126: one worker for the quick space, the other for the corn."""
    seat = {"tribe": "yumkaax", "corn": 1, "wood": 1}
    assert SPACE in quick("q1_build", seat, row=[FARM], tooth_corn=1, gears={"tikal": {1: 0}}).legal


@pytest.mark.parametrize(("goods", "offered"), [({}, False), ({"stone": 1}, True), ({"wood": 2}, True)])
def test_sale_before_the_quick_action_may_bring_its_corn(goods: dict[str, int], offered: bool) -> None:
    """TP-126: Xaman Ek may take the space if a sale can still pay and leaves the block for the farm."""
    seat = {"tribe": "xaman_ek", "corn": 1, "wood": 1, **goods}
    table = quick("q1_build", seat, row=[FARM])
    assert (SPACE in table.legal) is offered
    if offered:
        table.play(SPACE)
        block = "stone" if "stone" in goods else "wood"
        assert table.legal == [f"barter {block}"]
        table.play(f"barter {block}", "quick_action")
        assert table.seat(0).buildings == [FARM]


def test_sale_of_another_seat_brings_nothing() -> None:
    """TP-65, TP-126: the same goods do not help a tribe that sells none."""
    assert SPACE not in quick("q1_build", {"tribe": "balam", "corn": 1, "wood": 2}, row=[FARM]).legal


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


def test_worker_returns_from_the_quick_space_by_name() -> None:
    """TP-134: the seat that gets its worker back is told."""
    table = quick("q1_corn", {}, SPACE, "quick_action", seats={3: {"corn": 1}}, to_move=3)
    assert told(table.play("end_turn"), "quick_worker_returned") == [(3, {})]


# Construction.


def test_monument_that_is_not_open_cannot_be_built() -> None:
    """TZ-34, TP-106: blocks for a monument in the box do not make Tikal 4 usable."""
    seat = {"wood": 0, "gold": 4, "skulls": 1}
    fields: dict[str, Any] = {"modules": ["buildings"], "row": [FARM], "gears": at("T4")}
    table = Table(seats={0: seat}, monuments=["m_tombs"], **fields)
    table.play("pick_up T4")
    assert "use T4" not in table.legal
    table = Table(seats={0: seat}, monuments=["m_skulls"], **fields)
    table.play("pick_up T4")
    assert "use T4" in table.legal


def test_building_leaves_the_monuments_alone() -> None:
    """TP-110: who gives up nothing for a building takes nothing out of play."""
    fields: dict[str, Any] = {"modules": ["buildings"], "row": [FARM], "gears": at("T2")}
    table = Table(seats={0: {"wood": 1}}, monuments=list(names.MONUMENTS[-2:]), **fields)
    assert told(table.play("pick_up T2", "use T2"), "renovated") == []
    assert (table.seat(0).buildings, table.position["monuments"]) == ([FARM], list(names.MONUMENTS[-2:]))


@pytest.mark.parametrize("action", ["T2", "U4"])
def test_gap_in_the_row_is_no_building(action: str) -> None:
    """TZ-27, TZ-30: an open monument and the goods for it change nothing about an empty row."""
    seat = {"corn": 20, "gold": 4, "skulls": 1}
    table = Table(seats={0: seat}, monuments=["m_skulls"], row=[], gears=at(action))
    table.play(f"pick_up {action}")
    assert f"use {action}" not in table.legal


# What happens is told.


def test_events_of_abilities() -> None:
    """TP-45, TP-62, TP-65: the price, the skip and the sale are told with what they concern."""
    gears: dict[str, dict[int, int | str]] = {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2}}
    bargain = Table(modules=["tribes"], seats={0: {"tribe": "cit_bolon_tum", "corn": 9}}, gears=gears)
    assert told(bargain.play("bargain palenque"), "bargained") == [(0, {})]
    skip = Table(modules=["tribes"], seats={0: {"tribe": "vacub_caquix", "corn": 9}})
    assert told(skip.play("skip tikal"), "skipped") == [(0, {"space": "T0"})]
    sale = Table(modules=["tribes"], seats={0: {"tribe": "xaman_ek", "stone": 1}})
    assert told(sale.play("barter stone"), "sold") == [(0, {"block": "stone"})]


def test_events_of_what_is_declined() -> None:
    """TP-71: each taxed part that is left is told by its name."""
    gold = under("gold_shortage", {}, "pick_up Y3", "use Y3", gears=at("Y3"))
    assert told(gold.play("done"), "declined") == [(0, {"part": "gold"})]
    skull = under("desecration", {}, "pick_up Y4", "use Y4", gears=at("Y4"))
    assert told(skull.play("done"), "declined") == [(0, {"part": "skull"})]
    step = under("wrathful_gods", {"corn": 1, "skulls": 1}, "pick_up C1", "use C1", gears=at("C1"))
    assert told(step.play("done"), "declined") == [(0, {"part": "temple_step"})]
    level = building("teacher_shortage", CIVIC_WITH_STONE, {"wood": 3})
    assert told(level.play("done"), "declined") == [(0, {"part": "level"})]


def test_events_of_buildings() -> None:
    """TP-110: the building given up is told, and so is each that yields on a food day."""
    seats = {0: {"wood": 0, "buildings": ["tp_b1", "tp_b4"]}}
    table = Table(modules=["buildings"], seats=seats, gears=at("T2"), row=[FARM], monuments=["m_skulls"])
    assert told(table.play("pick_up T2", "use T2"), "renovated") == [(0, {"tile": "tp_b1"})]
    assert table.position["monuments"] == ["m_skulls"]
    income = Table(modules=["buildings"], seats=seats, day=8, to_move=3)
    told_income = told(income.finish_turn("place uxmal"), "income_came")
    assert told_income == [(0, {"tile": "tp_b1"}), (0, {"tile": "tp_b4"})]


def test_prophecies_are_scored_in_turn_order() -> None:
    """TP-24, TP-147: from the seat with the marker on, before the marker moves."""
    table = under("hunger", {}, day=14, marker=2, to_move=1, seats={seat: {"corn": 9} for seat in range(4)})
    scored = told(table.finish_turn("place uxmal"), "scored")
    assert [seat for seat, data in scored if data["source"] == "prophecies"] == [2, 3, 0, 1]


def test_nothing_is_told_that_did_not_happen() -> None:
    """TP-1: no gain, price, loss or score of nothing, in a whole game with all modules."""
    session = sacbe.start("tzolkin", 5, seed=3, modules=names.MODULES)
    stream, events = Stream(4), list[Event]()
    while not session.is_over:
        legal = session.legal()
        events += session.play(legal[stream.draw(len(legal))])
    amounts = {"gained": "amount", "paid": "amount", "scored": "quarters", "unfed": "workers"}
    amounts["tooth_corn_taken"] = "corn"
    for name, amount in amounts.items():
        assert told(events, name)
        assert 0 not in [data[amount] for _, data in told(events, name)]
    for seat in range(5):
        assert len([event for event in told(events, "tribe_kept") if event[0] == seat]) == 1
    assert [data["number"] for _, data in told(events, "quick_tile_revealed")] == [8, 9, 10, 11, 12, 13]


# Documents.


@pytest.mark.parametrize(
    "fields",
    [
        {"quick_spaces": [None, None]},
        {"quick_spaces": [7, None, "idle"]},
        {"quick_spaces": [0.5, None, "idle"]},
        {"quick_tiles": ["q1_corn", "q1_corn"]},
        {"quick_tiles": [None] * 14},
        {"prophecies": ["rain"]},
        {"laid_skulls": 2},
        {"this_turn": {"sale": 9}},
        {"this_turn": {"sale": "x"}},
        {"this_turn": {"skipped": "P99"}},
        {"this_turn": {"placed": ["P0"] * 7}},
        {"this_turn": {"renovated": FARM}},
    ],
    ids=str,
)
def test_impossible_field_of_a_module_is_refused(fields: dict[str, Any]) -> None:
    """TP-1: with one sentence, and never with an error of another kind."""
    with pytest.raises(BadPosition):
        Table(modules=list(names.MODULES), **fields)
