"""Technology: paid and free advances, and the bonuses beyond the third level."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table

TRACKS = ("agriculture", "extraction", "architecture", "theology")
ADVANCES = [f"advance {track}" for track in TRACKS]
# Seat 0 on the top of Chaac, and just below the tops of the others that seats 1 and 2 hold.
BLOCKED: dict[int, dict[str, Any]] = {
    0: {"temples": {"chaac": 5, "quetzalcoatl": 6, "kukulcan": 5}},
    1: {"temples": {"quetzalcoatl": 7}},
    2: {"temples": {"kukulcan": 6}},
}


def levels(
    agriculture: int = 0, extraction: int = 0, architecture: int = 0, theology: int = 0
) -> dict[str, int]:
    """The levels of a seat by track."""
    return dict(zip(TRACKS, (agriculture, extraction, architecture, theology), strict=True))


def at_tikal(space: int, technologies: dict[str, int], **seat: Any) -> Table:
    """Seat 0 has picked up its worker from Tikal and uses the action of its space."""
    table = Table(seats={0: {"technologies": technologies, **seat}}, gears={"tikal": {space: 0}})
    table.play(f"pick_up T{space}", f"use T{space}")
    return table


def building(tile: str, technologies: dict[str, int], **seat: Any) -> Table:
    """Seat 0 has built the only building of the row with its worker on T2."""
    table = Table(
        day=15 if tile.startswith("a2") else 1,
        seats={0: {"technologies": technologies, **seat}},
        gears={"tikal": {2: 0}},
        row=[tile],
    )
    table.play("pick_up T2", "use T2")
    assert table.seat(0).buildings == [tile]
    return table


def choosing_wealth(tiles: list[str], **seat: Any) -> Table:
    """Seat 0 is the last to choose among four wealth tiles, before the first round."""
    return Table(
        seats={0: {"wealth_dealt": tiles, **seat}},
        pending=[{"kind": "round"}, {"kind": "open_wealth"}, {"kind": "keep_wealth", "seat": 0, "left": 2}],
    )


def blocks(table: Table) -> tuple[int, int, int]:
    """Wood, stone and gold of seat 0."""
    seat = table.seat(0)
    return (seat.wood, seat.stone, seat.gold)


# Paid advances.


def test_second_level_costs_two_blocks_of_any_mix() -> None:
    """TZ-23, X63: a wood and a stone pay extraction 1 to 2."""
    table = at_tikal(1, levels(extraction=1), wood=1, stone=1)
    events = table.play("advance extraction")
    assert (events[-1].kind, events[-1].data) == ("advanced", {"track": "extraction", "level": 2})
    assert table.seat(0).technologies == levels(extraction=2)
    assert blocks(table) == (0, 0, 0)


def test_architecture_bonus_is_three_points() -> None:
    """TZ-23, X64: beyond architecture 3 a block gives 3 points, and the marker stays on 3."""
    table = at_tikal(1, levels(architecture=3), wood=1)
    events = table.play("advance architecture")
    assert [event.kind for event in events] == ["paid", "bonus_reached", "scored"]
    assert table.points(0) == 3
    assert table.seat(0).technologies == levels(architecture=3)
    assert blocks(table) == (0, 0, 0)


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_each_level_costs_one_block_more(track: str, level: int, cost: int) -> None:
    """TZ-23: the levels 1, 2 and 3 cost 1, 2 and 3 blocks on every track."""
    table = at_tikal(1, {track: level}, stone=cost)
    table.play(f"advance {track}")
    assert table.seat(0).technologies[track] == level + 1
    assert blocks(table) == (0, 0, 0)
    assert table.legal == ["end_turn"]


def test_the_payer_chooses_the_blocks() -> None:
    """TZ-23: two blocks of three kinds are paid one by one, by choice."""
    table = at_tikal(1, levels(theology=1), wood=1, stone=2, gold=1)
    table.play("advance theology")
    assert table.legal == ["pay wood", "pay stone", "pay gold"]
    table.play("pay wood")
    assert table.legal == ["pay stone", "pay gold"]
    assert table.why("pay wood") == Reason("no-such-block", "TZ-23", {"block": "wood"})
    table.play("pay stone")
    assert table.seat(0).technologies["theology"] == 2
    assert blocks(table) == (0, 1, 1)


def test_only_tracks_that_can_be_paid_are_offered() -> None:
    """TZ-23: one block pays for a bonus beyond level 3, but for no level 2 or 3."""
    table = at_tikal(1, levels(agriculture=3, extraction=2, architecture=3, theology=1), gold=1)
    assert table.legal == ["advance agriculture", "advance architecture"]
    assert table.why("advance extraction") == Reason("costs-blocks", "TZ-23", {"cost": 3, "have": 1})
    assert table.why("advance theology") == Reason("costs-blocks", "TZ-23", {"cost": 2, "have": 1})


def test_advancing_needs_blocks_for_the_cheapest_track() -> None:
    """TZ-23: with every track on level 1 one block pays for no advance, and T1 cannot be used."""
    table = Table(
        seats={0: {"corn": 1, "wood": 1, "technologies": levels(1, 1, 1, 1)}}, gears={"tikal": {2: 0}}
    )
    table.play("pick_up T2")
    assert table.legal == ["use T2", "nothing"]
    assert table.why("use T1") == Reason("costs-blocks", "TZ-23", {"cost": 2, "have": 1})


def test_skulls_and_corn_do_not_pay_an_advance() -> None:
    """TZ-23: only wood, stone and gold are blocks."""
    table = Table(seats={0: {"corn": 9, "skulls": 3}}, gears={"tikal": {1: 0}})
    events = table.play("pick_up T1")
    assert [event.kind for event in events] == ["picked_up", "did_nothing"]
    assert table.seat(0).technologies == levels()


def test_paid_advance_cannot_be_declined_once_chosen() -> None:
    """TZ-23: who uses T1 makes an advance; only the worker may do nothing instead."""
    table = at_tikal(1, levels(), wood=1)
    assert table.legal == ADVANCES
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "advance"})


# Bonuses beyond level 3.


def test_agriculture_bonus_is_a_temple_step() -> None:
    """TZ-23: beyond agriculture 3 a block gives one step in any temple."""
    table = at_tikal(1, levels(agriculture=3), wood=1)
    table.play("advance agriculture")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb kukulcan")
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 1}
    assert (table.seat(0).technologies, blocks(table)) == (levels(agriculture=3), (0, 0, 0))


def test_agriculture_bonus_to_a_top_step_turns_the_board() -> None:
    """TZ-23, TZ-44: the step of the bonus is a real one, and on top it turns the board light."""
    table = at_tikal(1, levels(agriculture=3), wood=1, temples={"chaac": 4}, board="dark")
    table.play("advance agriculture", "climb chaac")
    assert (table.seat(0).temples["chaac"], table.seat(0).board) == (5, "light")


def test_extraction_bonus_is_two_blocks_of_choice() -> None:
    """TZ-23: beyond extraction 3 a block gives two blocks, alike or different."""
    table = at_tikal(1, levels(extraction=3), wood=1)
    table.play("advance extraction")
    assert table.legal == ["gain wood", "gain stone", "gain gold"]
    table.play("gain gold")
    assert table.legal == ["gain wood", "gain stone", "gain gold"]
    table.play("gain gold")
    assert (blocks(table), table.seat(0).technologies) == ((0, 0, 2), levels(extraction=3))
    assert table.legal == ["end_turn"]


def test_theology_bonus_is_a_skull() -> None:
    """TZ-23: beyond theology 3 a block gives a skull from the bank."""
    table = at_tikal(1, levels(theology=3), wood=1)
    table.play("advance theology")
    assert (table.seat(0).skulls, table.position["skull_bank"], blocks(table)) == (1, 12, (0, 0, 0))
    assert table.seat(0).technologies == levels(theology=3)


def test_bonus_costs_one_block_though_more_are_there() -> None:
    """TZ-23: the bonus costs 1 block of choice, not 3."""
    table = at_tikal(1, levels(architecture=3), wood=2, gold=2)
    table.play("advance architecture", "pay gold")
    assert (blocks(table), table.points(0)) == ((2, 0, 1), 3)
    assert table.legal == ["end_turn"]


# Two advances.


def test_two_advances_on_two_tracks() -> None:
    """TZ-24, X65: two wood at T3 pay agriculture 1 and architecture 1."""
    table = at_tikal(3, levels(), wood=2)
    table.play("advance agriculture", "advance architecture")
    assert table.seat(0).technologies == levels(agriculture=1, architecture=1)
    assert (blocks(table), table.legal) == ((0, 0, 0), ["end_turn"])


def test_two_advances_on_one_track() -> None:
    """TZ-24, X66: agriculture 0 to 2 at T3 costs 1+2 blocks."""
    table = at_tikal(3, levels(), wood=3)
    table.play("advance agriculture")
    assert (blocks(table), table.seat(0).technologies) == ((2, 0, 0), levels(agriculture=1))
    table.play("advance agriculture")
    assert (blocks(table), table.seat(0).technologies) == ((0, 0, 0), levels(agriculture=2))


def test_two_advances_on_one_track_with_too_few_blocks() -> None:
    """TZ-24, X66: with two blocks agriculture goes to 1 only; the other tracks stay open for the second."""
    table = at_tikal(3, levels(), wood=2)
    table.play("advance agriculture")
    assert table.legal == [*ADVANCES[1:], "done"]
    assert table.why("advance agriculture") == Reason("costs-blocks", "TZ-23", {"cost": 2, "have": 1})


def test_one_advance_of_two_is_enough() -> None:
    """TZ-24, X68: T3 with only one advance is legal, though a second could be paid."""
    table = at_tikal(3, levels(), wood=5)
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "advance"})
    table.play("advance extraction")
    assert table.legal == [*ADVANCES, "done"]
    table.play("done")
    assert (blocks(table), table.seat(0).technologies) == ((4, 0, 0), levels(extraction=1))
    assert table.legal == ["end_turn"]


def test_bonus_twice_in_one_action() -> None:
    """TZ-24, X69: with architecture 3 two wood at T3 give the bonus twice, 6 points."""
    table = at_tikal(3, levels(architecture=3), wood=2)
    table.play("advance architecture", "advance architecture")
    assert (table.points(0), blocks(table)) == (6, (0, 0, 0))
    assert table.seat(0).technologies == levels(architecture=3)


def test_two_advances_with_one_block() -> None:
    """TZ-24: with one block T3 is usable and gives one advance, without asking for a second."""
    table = at_tikal(3, levels(), gold=1)
    table.play("advance theology")
    assert (blocks(table), table.seat(0).technologies) == ((0, 0, 0), levels(theology=1))
    assert table.legal == ["end_turn"]


def test_bonus_of_the_first_advance_pays_the_second() -> None:
    """TZ-24: one block at T3 buys the extraction bonus, and its two blocks pay level 2 of another track."""
    table = at_tikal(3, levels(agriculture=1, extraction=3, architecture=1, theology=1), wood=1)
    table.play("gain stone", "gain gold")
    assert table.legal == [*ADVANCES, "done"]
    table.play("advance theology")
    assert blocks(table) == (0, 0, 0)
    assert table.seat(0).technologies == levels(agriculture=1, extraction=3, architecture=1, theology=2)


def test_extraction_bonus_twice_grows_one_block_into_three() -> None:
    """TZ-24: with extraction 3 one block becomes two, and one of these two more."""
    table = at_tikal(3, levels(extraction=3), wood=1)
    table.play("advance extraction", "gain gold", "gain gold")
    assert blocks(table) == (0, 0, 2)
    table.play("advance extraction", "gain stone", "gain stone")
    assert (blocks(table), table.legal) == ((0, 2, 1), ["end_turn"])


def test_two_agriculture_bonuses_may_go_to_one_temple() -> None:
    """TZ-24: two bonuses of T3 are two separate steps, unlike those of T5."""
    table = at_tikal(3, levels(agriculture=3), wood=2)
    table.play("advance agriculture", "climb chaac", "advance agriculture", "climb chaac")
    assert table.seat(0).temples == {"chaac": 2, "quetzalcoatl": 0, "kukulcan": 0}


def test_third_level_and_its_bonus_in_one_action() -> None:
    """TZ-24: agriculture 2 to 3 for 3 blocks, then the bonus for 1."""
    table = at_tikal(3, levels(agriculture=2), wood=4)
    table.play("advance agriculture")
    assert (blocks(table), table.seat(0).technologies) == ((1, 0, 0), levels(agriculture=3))
    table.play("advance agriculture", "climb chaac")
    assert (blocks(table), table.seat(0).temples["chaac"]) == ((0, 0, 0), 1)


def test_three_advances_are_too_many() -> None:
    """TZ-24: after two advances T3 is over."""
    table = at_tikal(3, levels(), wood=9)
    table.play("advance agriculture", "advance extraction")
    assert table.legal == ["end_turn"]
    assert blocks(table) == (7, 0, 0)


# Free advances.


def test_free_advance_of_a_building_beyond_three_gives_the_bonus() -> None:
    """TZ-25, X71: theology 3 and the shrine of theology give a skull and a step in Kukulcan."""
    table = building("a1_shrine_theology_kukulcan", levels(theology=3), stone=1, gold=1)
    assert (table.seat(0).skulls, table.seat(0).temples["kukulcan"]) == (1, 1)
    assert (table.seat(0).technologies, blocks(table)) == (levels(theology=3), (0, 0, 0))


def test_two_wealth_tiles_of_theology_give_two_levels() -> None:
    """TZ-25, X73: the two theology tiles give theology 2, 7 corn, 2 wood and 1 stone."""
    table = choosing_wealth(["w_chichen_itza_3", "w_chichen_itza_7", "w_uxmal_1", "w_tikal_3"])
    table.play("keep w_chichen_itza_3", "keep w_chichen_itza_7")
    assert table.seat(0).technologies == levels(theology=2)
    assert (table.seat(0).corn, blocks(table), table.seat(0).skulls) == (7, (2, 1, 0), 0)
    assert table.seat(0).wealth == ["w_chichen_itza_3", "w_chichen_itza_7"]


@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_agriculture_bonus_may_be_wasted(temple: str) -> None:
    """TZ-25, X74: with no temple to climb the paid bonus is wasted, but the advance is legal."""
    seats = {**BLOCKED, 0: {**BLOCKED[0], "wood": 1, "technologies": levels(agriculture=3)}}
    table = Table(seats=seats, gears={"tikal": {1: 0}})
    table.play("pick_up T1", "use T1")
    assert table.legal == ADVANCES
    table.play("advance agriculture", f"climb {temple}")
    assert table.seat(0).temples == BLOCKED[0]["temples"]
    assert (blocks(table), table.legal) == ((0, 0, 0), ["end_turn"])


def test_free_agriculture_bonus_may_be_wasted() -> None:
    """TZ-25, X74: with no temple to climb a building with a free advance can still be built."""
    seats = {**BLOCKED, 0: {**BLOCKED[0], "wood": 2, "technologies": levels(agriculture=3)}}
    table = Table(seats=seats, gears={"tikal": {2: 0}}, row=["a1_civic_agriculture"])
    table.play("pick_up T2", "use T2", "climb chaac")
    assert table.seat(0).temples == BLOCKED[0]["temples"]
    assert (table.seat(0).buildings, blocks(table)) == (["a1_civic_agriculture"], (0, 0, 0))


def test_free_advance_below_three_raises_the_level() -> None:
    """TZ-25: a building's advance costs nothing beyond the building, at any level."""
    table = building("a1_civic_agriculture", levels(agriculture=2), wood=2)
    assert (table.seat(0).technologies, blocks(table)) == (levels(agriculture=3), (0, 0, 0))
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


def test_free_agriculture_bonus_is_a_temple_step() -> None:
    """TZ-25: agriculture 3 and a building with agriculture give a temple step of choice."""
    table = building("a1_civic_agriculture_stone", levels(agriculture=3), wood=3)
    table.play("climb quetzalcoatl")
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 1, "kukulcan": 0}
    assert blocks(table) == (0, 1, 0)


def test_free_extraction_bonus_is_two_blocks() -> None:
    """TZ-25: extraction 3 and a building with extraction give two blocks of choice and its corn."""
    table = building("a1_civic_extraction_corn", levels(extraction=3), wood=1, stone=1)
    table.play("gain gold", "gain stone")
    assert (blocks(table), table.seat(0).corn) == ((0, 1, 1), 1)


def test_free_architecture_bonus_is_three_points() -> None:
    """TZ-25, TZ-28: architecture 3 saves the gold and gives 1 corn and 2 points; the bonus adds 3."""
    table = building("a1_shrine_architecture", levels(architecture=3), gold=1)
    assert (table.points(0), table.seat(0).corn, blocks(table)) == (5, 1, (0, 0, 1))
    assert table.seat(0).technologies == levels(architecture=3)


def test_free_advance_on_any_track() -> None:
    """TZ-25: an any-technology building offers every track without payment, and cannot be declined."""
    table = building("a2_civic_any_tech_6_corn", levels(1, 2, 0, 3), wood=3, stone=1)
    assert table.legal == ADVANCES
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "advance"})
    table.play("advance extraction")
    assert table.seat(0).technologies == levels(1, 3, 0, 3)
    assert (table.seat(0).corn, blocks(table)) == (6, (0, 0, 0))


def test_two_free_advances_on_one_track() -> None:
    """TZ-25: the shrine of two advances may raise a track to 3 and give its bonus at once."""
    table = building("a2_shrine_two_any_tech", levels(theology=2), stone=1, gold=2)
    table.play("advance theology")
    assert table.legal == ADVANCES
    table.play("advance theology")
    assert (table.seat(0).technologies, table.seat(0).skulls) == (levels(theology=3), 1)
    assert (blocks(table), table.legal) == ((0, 0, 0), ["end_turn"])


def test_two_free_advances_on_two_tracks_are_obligatory() -> None:
    """TZ-25, TZ-80: the second advance of the shrine cannot be declined."""
    table = building("a2_shrine_two_any_tech", levels(), stone=1, gold=2)
    table.play("advance agriculture")
    assert table.legal == ADVANCES
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "advance"})
    table.play("advance theology")
    assert table.seat(0).technologies == levels(agriculture=1, theology=1)


def test_wealth_tile_beyond_three_gives_the_bonus() -> None:
    """TZ-25: a wealth tile with theology gives a skull to a player on theology 3."""
    table = choosing_wealth(
        ["w_chichen_itza_3", "w_palenque_7", "w_uxmal_1", "w_tikal_3"], technologies=levels(theology=3)
    )
    table.play("keep w_chichen_itza_3", "keep w_palenque_7")
    assert (table.seat(0).skulls, table.seat(0).technologies) == (1, levels(theology=3))
    assert (table.seat(0).corn, blocks(table)) == (5 + 9, (0, 2, 0))


def test_wealth_tile_with_the_agriculture_bonus_asks_for_the_temple() -> None:
    """TZ-25: the bonus of a wealth tile is chosen before the first turn begins."""
    table = choosing_wealth(
        ["w_palenque_1", "w_palenque_7", "w_uxmal_1", "w_tikal_3"], technologies=levels(agriculture=3)
    )
    table.play("keep w_palenque_1", "keep w_palenque_7")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb quetzalcoatl")
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 2, "kukulcan": 0}
    assert "place palenque" in table.legal


# Where the levels work.


def test_extraction_works_through_any_action() -> None:
    """TZ-26, X75: with extraction 1 U5 used as Y1 costs the corn and gives 2 wood."""
    table = Table(seats={0: {"corn": 1, "technologies": levels(extraction=1)}}, gears={"uxmal": {5: 0}})
    table.play("pick_up U5", "use U5", "use Y1")
    assert (table.seat(0).corn, blocks(table)) == (0, (2, 0, 0))


def test_agriculture_works_through_any_action() -> None:
    """TZ-26: with agriculture 2 U5 used as P5 may harvest without a tile."""
    table = Table(seats={0: {"corn": 1, "technologies": levels(agriculture=2)}}, gears={"uxmal": {5: 0}})
    table.play("pick_up U5", "use U5", "use P5", "harvest irrigate")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (10, 0)


def test_theology_three_works_through_any_action() -> None:
    """TZ-20, TZ-26: with theology 3 Y4 gives 2 skulls also when reached through U5."""
    table = Table(seats={0: {"corn": 1, "technologies": levels(theology=3)}}, gears={"uxmal": {5: 0}})
    table.play("pick_up U5", "use U5", "use Y4")
    assert table.seat(0).skulls == 2


def test_extraction_works_on_a_free_choice_space() -> None:
    """TZ-26: with extraction 3 Y7 used as Y5 gives 2 gold and 2 stone."""
    table = Table(seats={0: {"technologies": levels(extraction=3)}}, gears={"yaxchilan": {7: 0}})
    table.play("pick_up Y7", "use Y5")
    assert (blocks(table), table.seat(0).corn) == ((0, 2, 2), 2)


def test_agriculture_works_on_a_free_choice_space_and_a_step_down() -> None:
    """TZ-26: with agriculture 3 P6 used as P2 gives 4+3 corn, and P3 stepped down to P1 gives 4 for 2."""
    table = Table(seats={0: {"technologies": levels(agriculture=3)}}, gears={"palenque": {3: 0, 6: 0}})
    table.play("pick_up P6", "use P2")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (7, 1)
    table.play("pick_up P3", "use P1")
    assert table.seat(0).corn == 7 - 2 + 4


def test_levels_work_through_the_action_of_a_building() -> None:
    """TZ-26: with extraction 1 the any-action building used as P5 for 1 corn gives 4+1 wood."""
    table = building("a2_tomb_any_action_2vp", levels(extraction=1), corn=1, wood=2, stone=1, gold=1)
    table.play("use P5", "harvest wood")
    assert (table.seat(0).corn, blocks(table), table.seat(0).wood_tiles) == (0, (5, 0, 0), 1)
    assert table.points(0) == 2


def test_levels_are_cumulative() -> None:
    """TZ-26: theology 3 still reaches one space ahead and still offers the paid step."""
    table = Table(
        seats={0: {"wood": 1, "skulls": 1, "technologies": levels(theology=3)}},
        gears={"chichen_itza": {0: 0}},
    )
    table.play("pick_up C0", "use C1")
    assert table.legal == ["pay wood", "done"]
    table.play("pay wood", "climb kukulcan")
    assert (table.seat(0).temples, table.points(0)) == ({"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}, 4)


def test_level_won_in_a_turn_works_for_the_next_worker() -> None:
    """TZ-26: extraction 1 paid with the worker of T1 adds wood for the worker of Y1 in the same turn."""
    table = Table(seats={0: {"gold": 1}}, gears={"tikal": {1: 0}, "yaxchilan": {1: 0}})
    table.play("pick_up T1", "use T1", "advance extraction", "pick_up Y1", "use Y1")
    assert blocks(table) == (2, 0, 0)


def test_theology_2_is_the_paid_step() -> None:
    """TZ-77: level 2 of theology, not level 1, offers a step for a block after an action."""
    for level, offered in ((1, False), (2, True)):
        seats = {0: {"technologies": {"theology": level}, "skulls": 1, "wood": 1, "gold": 1}}
        table = Table(seats=seats, gears={"chichen_itza": {1: 0}})
        table.play("pick_up C1", "use C1")
        assert (table.legal == ["pay wood", "pay gold", "done"]) is offered


def test_architecture_3_is_the_discount() -> None:
    """TZ-77: level 3 of architecture, not level 2, saves 2 corn at U4."""
    for level, buildable in ((2, False), (3, True)):
        seats = {0: {"technologies": {"architecture": level}, "corn": 6}}
        table = Table(seats=seats, gears={"uxmal": {4: 0}})
        table.play("pick_up U4", "use U4")
        assert ("build a1_farm_one_less_corn_1" in table.legal) is buildable
