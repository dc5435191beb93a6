"""Palenque: fishing, harvest tiles, burning, and what agriculture and extraction add."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Table

BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}


def field(wood: int, corn: int) -> dict[str, int]:
    """The tiles of a harvest space, as the rulings write them: wood tiles, corn tiles."""
    return {"corn": corn, "wood": wood}


def harvesting(space: int, tiles: dict[str, int], **seat: Any) -> Table:
    """Seat 0 has picked up its worker from a harvest space with these tiles and asks for its action."""
    table = Table(seats={0: seat}, gears={"palenque": {space: 0}}, jungle={f"palenque_{space}": tiles})
    table.play(f"pick_up P{space}", f"use P{space}")
    return table


def jungle(table: Table, space: int) -> dict[str, int]:
    """The tiles left at a harvest space."""
    tiles: dict[str, int] = table.position["jungle"][f"palenque_{space}"]
    return tiles


def test_wood_uncovers_the_corn_tile_for_the_next_user() -> None:
    """TZ-14, X41: at P3 (4,4) there is wood but no corn; after a wood harvest the next user may take corn."""
    table = Table(gears={"palenque": {3: 0, 6: 1}})
    table.play("pick_up P3", "use P3")
    assert table.legal == ["harvest wood", "harvest burn"]
    assert table.why("harvest corn") == Reason("no-corn-tile-visible", "TZ-14", {"group": "palenque_3"})
    events = table.finish_turn("harvest wood")
    told = [(event.kind, event.data) for event in events]
    assert ("tile_taken", {"tile": "wood", "group": "palenque_3"}) in told
    assert (table.seat(0).wood, table.seat(0).wood_tiles, table.seat(0).corn) == (2, 1, 0)
    assert jungle(table, 3) == field(3, 4)
    table.play("pick_up P6", "use P3", "harvest corn")
    assert (table.seat(1).corn, table.seat(1).corn_tiles, table.seat(1).wood_tiles) == (5, 1, 0)
    assert jungle(table, 3) == field(3, 3)


def test_corn_of_the_first_group_lies_open() -> None:
    """TZ-14, X42: P2 (0,4) gives a corn tile and 4 corn."""
    table = harvesting(2, field(0, 4))
    assert (table.seat(0).corn, table.seat(0).corn_tiles, table.seat(0).wood) == (4, 1, 0)
    assert jungle(table, 2) == field(0, 3)
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_jungle_has_one_field_per_player_in_each_group(players: int) -> None:
    """TZ-14, X43: P2 begins with a corn tile per player, P3 to P5 with a wood tile on each of them."""
    session = sacbe.start("tzolkin", players=players, seed=1)
    begun = session.game.position(session.state)["jungle"]
    assert begun["palenque_2"] == field(0, players)
    assert [begun[f"palenque_{space}"] for space in (3, 4, 5)] == [field(players, players)] * 3


def test_group_without_tiles_is_closed() -> None:
    """TZ-14, X198: with P4 empty its worker pays 1 corn to harvest wood at P3, and cannot use P4."""
    table = Table(seats={0: {"corn": 1}}, gears={"palenque": {4: 0}}, jungle={"palenque_4": field(0, 0)})
    table.play("pick_up P4")
    assert table.legal == ["use P3", "nothing"]
    assert table.why("use P4") == Reason("no-harvest-tiles", "TZ-14", {"group": "palenque_4"})
    table.play("use P3", "harvest wood")
    assert (table.seat(0).corn, table.seat(0).wood, table.seat(0).wood_tiles) == (0, 2, 1)
    assert jungle(table, 3) == field(3, 4)
    assert jungle(table, 4) == field(0, 0)


def test_first_group_without_tiles_is_closed() -> None:
    """TZ-14: with P2 empty its worker can only fish for 1 corn or do nothing."""
    table = Table(seats={0: {"corn": 1}}, gears={"palenque": {2: 0}}, jungle={"palenque_2": field(0, 0)})
    table.play("pick_up P2")
    assert table.legal == ["use P1", "nothing"]
    assert table.why("use P2") == Reason("no-harvest-tiles", "TZ-14", {"group": "palenque_2"})


@pytest.mark.parametrize(("space", "corn", "wood"), [(3, 5, 2), (4, 7, 3), (5, 9, 4)])
def test_with_both_kinds_visible_the_user_chooses(space: int, corn: int, wood: int) -> None:
    """TZ-14: P3, P4 and P5 give 5, 7 and 9 corn or 2, 3 and 4 wood."""
    table = harvesting(space, field(2, 3))
    assert table.legal == ["harvest corn", "harvest wood", "harvest burn"]
    table.play("harvest corn")
    assert (table.seat(0).corn, table.seat(0).wood, table.seat(0).corn_tiles) == (corn, 0, 1)
    assert jungle(table, space) == field(2, 2)
    table = harvesting(space, field(2, 3))
    table.play("harvest wood")
    assert (table.seat(0).corn, table.seat(0).wood, table.seat(0).wood_tiles) == (0, wood, 1)
    assert jungle(table, space) == field(1, 3)


def test_last_corn_tile_of_a_group_closes_it() -> None:
    """TZ-14: the worker of P6 takes the last tile of P5, and the group is closed for the worker of P7."""
    table = Table(gears={"palenque": {6: 0, 7: 0}}, jungle={"palenque_5": field(0, 1)})
    table.play("pick_up P6", "use P5", "pick_up P7")
    assert table.seat(0).corn == 9
    assert jungle(table, 5) == field(0, 0)
    assert table.why("use P5") == Reason("no-harvest-tiles", "TZ-14", {"group": "palenque_5"})


def test_burning_takes_the_covered_corn_for_a_temple_step() -> None:
    """TZ-15, X44: wood at P3, then burning at P4: 7 corn, a corn tile, no wood tile, one temple down."""
    table = Table(gears={"palenque": {3: 0, 4: 0}})
    table.play("pick_up P3", "use P3", "harvest wood")
    assert table.seat(0).wood == 2
    events = table.play("pick_up P4", "use P4", "harvest burn")
    told = [(event.kind, event.data) for event in events]
    assert ("wood_tile_burned", {"group": "palenque_4"}) in told
    assert ("tile_taken", {"tile": "corn", "group": "palenque_4"}) in told
    assert table.legal == ["descend chaac", "descend quetzalcoatl", "descend kukulcan"]
    table.play("descend quetzalcoatl")
    assert (table.seat(0).corn, table.seat(0).wood) == (7, 2)
    assert (table.seat(0).corn_tiles, table.seat(0).wood_tiles) == (1, 1)
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": -1, "kukulcan": 0}
    assert jungle(table, 4) == field(3, 3)


def test_burning_needs_a_temple_to_go_down_in() -> None:
    """TZ-15, X45: with all three temples at the bottom burning is not offered."""
    table = harvesting(3, field(3, 4), temples=BOTTOM)
    assert table.legal == ["harvest corn", "harvest wood"]
    assert table.why("harvest burn") == Reason("no-temple-to-descend", "TZ-15")


def test_burning_with_another_corn_tile_visible_is_legal() -> None:
    """TZ-15, X47: at P4 (3,4) the user may burn another field: 7 corn, a corn tile, one temple down."""
    table = harvesting(4, field(3, 4))
    table.play("harvest burn", "descend chaac")
    assert (table.seat(0).corn, table.seat(0).corn_tiles, table.seat(0).wood_tiles) == (7, 1, 0)
    assert jungle(table, 4) == field(2, 3)
    assert table.seat(0).temples["chaac"] == -1


def test_covered_corn_and_no_temple_leave_wood() -> None:
    """TZ-14, TZ-15: at P3 (4,4) a player with all temples at the bottom gets wood, without being asked."""
    table = harvesting(3, field(4, 4), temples=BOTTOM)
    assert (table.seat(0).wood, table.seat(0).wood_tiles, table.seat(0).corn) == (2, 1, 0)
    assert table.legal == ["end_turn"]


def test_burning_goes_down_only_in_a_temple_above_the_bottom() -> None:
    """TZ-15, TZ-46: a temple at the bottom cannot be chosen for the step down."""
    table = harvesting(5, field(4, 4), temples={**BOTTOM, "chaac": 2, "kukulcan": 0})
    table.play("harvest burn")
    assert table.legal == ["descend chaac", "descend kukulcan"]
    assert table.why("descend quetzalcoatl") == Reason("at-the-bottom", "TZ-46", {"temple": "quetzalcoatl"})
    table.play("descend chaac")
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": -1, "kukulcan": 0}


def test_burning_needs_a_wood_tile() -> None:
    """TZ-15: where all wood is gone there is nothing to burn, and the corn tile is taken at once."""
    table = harvesting(5, field(0, 3))
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (9, 1)
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert jungle(table, 5) == field(0, 2)


def test_burning_the_last_field_empties_the_group() -> None:
    """TZ-15: burning at (1,1) takes both tiles away, the wood tile for nobody."""
    table = harvesting(3, field(1, 1))
    table.play("harvest burn", "descend chaac")
    assert jungle(table, 3) == field(0, 0)
    assert [table.seat(seat).wood_tiles for seat in range(4)] == [0, 0, 0, 0]
    assert table.seat(0).corn_tiles == 1


def test_second_burning_is_impossible_once_every_temple_is_at_the_bottom() -> None:
    """TZ-15: the first burning takes the last temple step, so the next worker cannot burn."""
    table = Table(
        seats={0: {"temples": {**BOTTOM, "kukulcan": 0}}},
        gears={"palenque": {4: 0, 5: 0}},
        jungle={"palenque_4": field(3, 4)},
    )
    table.play("pick_up P5", "use P5", "harvest burn")
    assert (table.seat(0).temples, table.seat(0).corn) == (BOTTOM, 9)
    table.play("pick_up P4", "use P4")
    assert table.legal == ["harvest corn", "harvest wood"]
    assert table.why("harvest burn") == Reason("no-temple-to-descend", "TZ-15")


@pytest.mark.parametrize(("agriculture", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing_grows_with_agriculture_two(agriculture: int, corn: int) -> None:
    """TZ-16, X48: P1 gives 3, 3, 4, 4 corn with agriculture 0, 1, 2, 3."""
    table = Table(seats={0: {"technologies": {"agriculture": agriculture}}}, gears={"palenque": {1: 0}})
    table.play("pick_up P1", "use P1")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (corn, 0)


@pytest.mark.parametrize(("agriculture", "corn"), [(0, 9), (1, 10), (2, 10), (3, 12)])
def test_corn_harvest_grows_with_agriculture(agriculture: int, corn: int) -> None:
    """TZ-16, X49: P5 with visible corn gives 9, 10, 10, 12 corn with agriculture 0, 1, 2, 3."""
    table = harvesting(5, field(3, 4), technologies={"agriculture": agriculture})
    table.play("harvest corn")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (corn, 1)


def test_irrigation_harvests_covered_corn_without_a_tile() -> None:
    """TZ-16, X50: with agriculture 2 P5 (4,4) gives 10 corn, no tile and no temple loss."""
    table = harvesting(5, field(4, 4), technologies={"agriculture": 2})
    assert table.legal == ["harvest wood", "harvest burn", "harvest irrigate"]
    table.play("harvest irrigate")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (10, 0)
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert jungle(table, 5) == field(4, 4)


def test_visible_corn_tile_must_be_taken() -> None:
    """TZ-16, X52: with agriculture 2 and a corn tile visible a corn harvest takes the tile."""
    table = harvesting(5, field(3, 4), technologies={"agriculture": 2})
    assert table.legal == ["harvest corn", "harvest wood", "harvest burn"]
    assert table.why("harvest irrigate") == Reason("corn-tile-visible", "TZ-16", {"group": "palenque_5"})
    table.play("harvest corn")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (10, 1)
    assert jungle(table, 5) == field(3, 3)


def test_burning_stays_allowed_with_irrigation() -> None:
    """TZ-16, X199: with agriculture 2 burning P5 (4,4) gives 10 corn and the tile for one temple step."""
    table = harvesting(5, field(4, 4), technologies={"agriculture": 2})
    table.play("harvest burn", "descend kukulcan")
    assert (table.seat(0).corn, table.seat(0).corn_tiles, table.seat(0).wood_tiles) == (10, 1, 0)
    assert table.seat(0).temples["kukulcan"] == -1
    assert jungle(table, 5) == field(3, 3)


def test_irrigation_needs_agriculture_two() -> None:
    """TZ-16: with agriculture 1 there is no harvest without a tile."""
    table = harvesting(5, field(4, 4), technologies={"agriculture": 1})
    assert table.legal == ["harvest wood", "harvest burn"]
    assert table.why("harvest irrigate") == Reason(
        "needs-level", "TZ-16", {"track": "agriculture", "level": 2}
    )


@pytest.mark.parametrize(("space", "corn"), [(2, 5), (3, 6), (4, 8), (5, 10)])
def test_irrigation_opens_a_group_without_tiles(space: int, corn: int) -> None:
    """TZ-14, TZ-16: with agriculture 2 corn is harvested even where no tile is left."""
    table = harvesting(space, field(0, 0), technologies={"agriculture": 2})
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (corn, 0)
    assert jungle(table, space) == field(0, 0)


def test_agriculture_three_adds_to_a_burned_harvest() -> None:
    """TZ-16: agriculture 3 makes burning P4 worth 7+3 corn."""
    table = harvesting(4, field(4, 4), technologies={"agriculture": 3})
    table.play("harvest burn", "descend chaac")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (10, 1)


def test_agriculture_three_adds_to_an_irrigated_harvest() -> None:
    """TZ-16: agriculture 3 makes a harvest without a tile at P3 worth 5+3 corn."""
    table = harvesting(3, field(4, 4), technologies={"agriculture": 3})
    table.play("harvest irrigate")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (8, 0)


def test_irrigation_works_with_all_temples_at_the_bottom() -> None:
    """TZ-15, TZ-16: a harvest without a tile costs no temple step, so it needs none."""
    table = harvesting(3, field(4, 4), technologies={"agriculture": 2}, temples=BOTTOM)
    assert table.legal == ["harvest wood", "harvest irrigate"]
    table.play("harvest irrigate")
    assert (table.seat(0).corn, table.seat(0).temples) == (6, BOTTOM)


def test_irrigation_looks_at_the_space_used_only() -> None:
    """TZ-16: a corn tile visible at P4 does not matter for the worker that steps down to P3."""
    table = Table(
        seats={0: {"corn": 1, "technologies": {"agriculture": 2}}},
        gears={"palenque": {4: 0}},
        jungle={"palenque_4": field(2, 4)},
    )
    table.play("pick_up P4", "use P3", "harvest irrigate")
    assert table.seat(0).corn == 6
    assert jungle(table, 4) == field(2, 4)
    assert jungle(table, 3) == field(4, 4)


def test_agriculture_adds_no_wood_and_works_for_its_owner_only() -> None:
    """TZ-16: agriculture 3 adds nothing to wood, and nothing for another player."""
    table = Table(
        seats={0: {"technologies": {"agriculture": 3}}},
        gears={"palenque": {5: 0, 2: 1}},
    )
    table.finish_turn("pick_up P5", "use P5", "harvest wood")
    assert (table.seat(0).wood, table.seat(0).corn) == (4, 0)
    table.play("pick_up P2", "use P2")
    assert table.seat(1).corn == 4


def test_extraction_adds_wood_where_wood_is_gained() -> None:
    """TZ-17, X53: with extraction 1 the wood of P4 is 4, and Y1 gives 2."""
    table = Table(
        seats={0: {"technologies": {"extraction": 1}}}, gears={"palenque": {4: 0}, "yaxchilan": {1: 0}}
    )
    table.play("pick_up P4", "use P4", "harvest wood")
    assert (table.seat(0).wood, table.seat(0).wood_tiles) == (4, 1)
    table.play("pick_up Y1", "use Y1")
    assert table.seat(0).wood == 6


def test_extraction_adds_no_wood_to_corn() -> None:
    """TZ-17, X53: with extraction 1 the corn of P4 brings no wood."""
    table = harvesting(4, field(3, 4), technologies={"extraction": 1})
    table.play("harvest corn")
    assert (table.seat(0).corn, table.seat(0).wood) == (7, 0)


@pytest.mark.parametrize("space", [3, 4, 5])
def test_extraction_adds_no_wood_to_burning(space: int) -> None:
    """TZ-15, TZ-17: a burned wood tile gives no wood, so extraction adds none."""
    table = harvesting(space, field(4, 4), technologies={"extraction": 3})
    table.play("harvest burn", "descend chaac")
    assert (table.seat(0).wood, table.seat(0).wood_tiles) == (0, 0)


@pytest.mark.parametrize(("space", "wood"), [(3, 3), (4, 4), (5, 5)])
def test_extraction_three_adds_one_wood_and_nothing_else(space: int, wood: int) -> None:
    """TZ-17: higher levels of extraction add no more wood at Palenque."""
    table = harvesting(space, field(4, 4), technologies={"extraction": 3})
    table.play("harvest wood")
    assert (table.seat(0).wood, table.seat(0).stone, table.seat(0).gold) == (wood, 0, 0)


@pytest.mark.parametrize(("space", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_wood_tiles_lie_on_the_corn_tiles(space: int, wood: int) -> None:
    """TZ-73: at P3 to P5 a wood tile covers each corn tile and has to go first."""
    table = Table(gears={"palenque": {space: 0}}, seats={0: {"temples": dict.fromkeys(names.TEMPLES, -1)}})
    group = f"palenque_{space}"
    assert table.position["jungle"][group] == {"corn": 4, "wood": 4}
    table.play(f"pick_up P{space}", f"use P{space}")
    # No corn tile is visible and nothing can be burned: the wood harvest answered itself.
    assert table.position["jungle"][group] == {"corn": 4, "wood": 3}
    assert (table.seat(0).wood, table.seat(0).wood_tiles, table.seat(0).corn_tiles) == (wood, 1, 0)


def test_agriculture_2_fishes_better_and_harvests_without_a_tile() -> None:
    """TZ-77: level 2 of agriculture, not level 3, has the harvest without a tile and the fishing."""
    for level, fish, irrigates in ((1, 3, False), (2, 4, True)):
        seats = {0: {"technologies": {"agriculture": level}}}
        table = Table(seats=seats, gears={"palenque": {1: 0, 3: 0}})
        table.play("pick_up P1", "use P1")
        assert table.seat(0).corn == fish
        table.play("pick_up P3", "use P3")
        assert ("harvest irrigate" in table.legal) is irrigates


def test_extraction_adds_wood_to_wood_harvests_and_not_to_corn_harvests() -> None:
    """TZ-79: the extra wood of extraction 1 comes with wood at Palenque, never with corn."""
    seats = {0: {"technologies": {"extraction": 1}}}
    table = Table(
        seats=seats, gears={"palenque": {4: 0, 5: 0}}, jungle={"palenque_5": {"corn": 4, "wood": 3}}
    )
    table.play("pick_up P4", "use P4", "harvest wood")
    assert (table.seat(0).wood, table.seat(0).corn) == (4, 0)
    table.finish_turn("pick_up P5", "use P5", "harvest corn")
    assert (table.seat(0).wood, table.seat(0).corn) == (4, 9)
