"""Slips of the printed rulebooks: each test shows the reading that holds."""

from __future__ import annotations

import pytest

from sacbe.games.tzolkin import names
from sacbe.games.tzolkin.game import own
from sacbe.games.tzolkin.rules.scoring import score_monument
from tests.games.tzolkin.table import Table


def worth(table: Table, seat: int, monument: str) -> int:
    return score_monument(own(table.session.state), seat, names.TILES.index(monument))


def test_a_score_may_be_negative() -> None:
    """TZ-71: 1 point and three hungry workers make -8, not 0."""
    table = Table(day=8, to_move=3, seats={0: {"points": 1}, 1: {"corn": 6}})
    table.finish_turn("place uxmal")
    assert [table.points(seat) for seat in (0, 1)] == [-8, 0]


def test_yellow_loses_three_points_at_the_bottom_of_kukulcan() -> None:
    """TZ-72: at the end of age 1 Yellow's steps give 6 + 0 - 3, and 3 + 1 for its ties: 7."""
    temples = [
        {"chaac": 1, "kukulcan": 5},
        {"chaac": 3, "kukulcan": 3},
        {"chaac": 3, "kukulcan": -1},
    ]
    seats = {seat: {"corn": 6, "temples": steps} for seat, steps in enumerate(temples)}
    table = Table(players=3, day=14, to_move=2, seats=seats)
    table.finish_turn("place uxmal")
    assert table.points(2) == 6 + 0 - 3 + 3 + 1


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


def test_worker_on_the_starting_player_space_returns_at_the_end_of_the_round() -> None:
    """TZ-74: it stays there after its owner's turn, and comes back in the calendar step."""
    table = Table(seats={0: {"board": "dark"}})
    table.finish_turn("place starting_player_space")
    assert (table.position["starting_player_space"], table.seat(0).workers_in_hand) == (0, 2)
    assert "place starting_player_space" not in table.legal
    for gear in ("palenque", "yaxchilan", "tikal"):
        assert table.position["starting_player_space"] == 0
        table.finish_turn(f"place {gear}")
    assert (table.position["day"], table.position["starting_player_space"]) == (2, None)
    assert table.seat(0).workers_in_hand == 3


def test_the_second_agriculture_of_the_appendix_is_architecture() -> None:
    """TZ-75: a1_shrine_architecture raises architecture, a1_civic_agriculture agriculture."""
    table = Table(seats={0: {"gold": 1, "wood": 2}}, gears={"tikal": {2: 0, 6: 0}})
    table.play("pick_up T2", "use T2", "build a1_shrine_architecture")
    levels = {"agriculture": 0, "extraction": 0, "architecture": 1, "theology": 0}
    assert table.seat(0).technologies == levels
    table.finish_turn("pick_up T6", "use T2", "build a1_civic_agriculture")
    assert table.seat(0).technologies == {**levels, "agriculture": 1}


def test_type_monuments_count_every_building_and_monument_of_their_colour() -> None:
    """TZ-76: a shrine building and two shrine monuments are three shrines."""
    own_tiles = {"buildings": ["a1_shrine_theology_kukulcan"], "monuments": ["m_shrines", "m_skulls"]}
    table = Table(seats={0: own_tiles, 1: {"monuments": ["m_best_temple"]}})
    assert worth(table, 0, "m_shrines") == 12


def test_agriculture_2_fishes_better_and_harvests_without_a_tile() -> None:
    """TZ-77: level 2 of agriculture, not level 3, has the harvest without a tile and the fishing."""
    for level, fish, irrigates in ((1, 3, False), (2, 4, True)):
        seats = {0: {"technologies": {"agriculture": level}}}
        table = Table(seats=seats, gears={"palenque": {1: 0, 3: 0}})
        table.play("pick_up P1", "use P1")
        assert table.seat(0).corn == fish
        table.play("pick_up P3", "use P3")
        assert ("harvest irrigate" in table.legal) is irrigates


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


def test_extraction_3_doubles_gold_and_stone_at_yaxchilan_5() -> None:
    """TZ-77: with extraction 3 Y5 gives 2 gold, 2 stone and 2 corn."""
    table = Table(seats={0: {"technologies": {"extraction": 3}}}, gears={"yaxchilan": {5: 0}})
    table.finish_turn("pick_up Y5", "use Y5")
    seat = table.seat(0)
    assert (seat.gold, seat.stone, seat.corn, seat.wood) == (2, 2, 2, 0)


def test_there_are_thirteen_monuments_and_one_is_for_wood_tiles() -> None:
    """TZ-78: m_wood_tiles exists, can be built, and gives 4 points for each wood tile."""
    assert len(set(names.MONUMENTS)) == 13
    table = Table(
        seats={0: {"wood": 1, "gold": 4, "wood_tiles": 3}},
        gears={"tikal": {4: 0}},
        jungle={"palenque_3": {"corn": 4, "wood": 1}},
        monuments=["m_wood_tiles"],
    )
    table.finish_turn("pick_up T4", "use T4", "build m_wood_tiles")
    assert (table.seat(0).monuments, worth(table, 0, "m_wood_tiles")) == (["m_wood_tiles"], 12)


def test_one_corn_in_all_is_laid_on_the_teeth() -> None:
    """TZ-79: a round without the starting player space adds 1 corn, not one on each tooth."""
    table = Table(players=2)
    for day in (1, 2):
        table.finish_turn("place palenque")
        table.finish_turn("place yaxchilan")
        assert table.position["tooth_corn"] == day


def test_all_rewards_of_a_space_of_chichen_itza_are_received() -> None:
    """TZ-79: C6 gives 8 points and a step in Kukulcan and a block."""
    table = Table(seats={0: {"skulls": 1}}, gears={"chichen_itza": {6: 0}})
    table.finish_turn("pick_up C6", "use C6", "gain stone")
    seat = table.seat(0)
    assert (table.points(0), seat.temples["kukulcan"], seat.stone, seat.skulls) == (8, 1, 1, 0)


def test_workers_on_gears_count_for_the_monument_of_workers() -> None:
    """TZ-79: three in hand and one on a gear are four workers, 6 points."""
    table = Table(seats={0: {"workers_in_hand": 3}}, gears={"tikal": {1: 0}})
    assert worth(table, 0, "m_workers") == 6


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
