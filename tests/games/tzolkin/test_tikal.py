"""Tikal: one or two advances, one or two buildings or a monument, a block for two temples."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import ROW, Table

FARM = "a1_farm_one_worker_1"
OTHER_FARM = "a1_farm_one_worker_2"
CIVIC = "a1_civic_agriculture"
TOMB = "a1_tomb_chaac_quetzalcoatl"
SHRINE = "a1_shrine_architecture"
CHAIN = "a1_tomb_any_temple_and_build"
ANY_ACTION = "a2_tomb_any_action_2vp"
MARKET = "a2_tomb_market_6vp"
ANY_TECH = "a2_civic_any_tech_stone"
CHAIN_ROW = {"row": [CHAIN, FARM, OTHER_FARM, CIVIC, TOMB, SHRINE]}
LATE = {"day": 15, "row": [ANY_ACTION, MARKET, ANY_TECH, "a2_shrine_two_any_tech"]}


def at_tikal(action: int, *, table: dict[str, Any] | None = None, **seat: Any) -> Table:
    """A table where seat 0 has begun to use an action of Tikal from the action's own space."""
    made = Table(seats={0: seat}, gears={"tikal": {action: 0}}, **(table or {}))
    made.play(f"pick_up T{action}", f"use T{action}")
    return made


# Tikal 3: one or two advances.


def test_two_advances_on_two_tracks() -> None:
    """TZ-24, X65: two wood lift agriculture and architecture to level 1."""
    table = at_tikal(3, wood=2)
    table.play("advance agriculture", "advance architecture")
    assert table.seat(0).wood == 0
    levels = {"agriculture": 1, "extraction": 0, "architecture": 1, "theology": 0}
    assert table.seat(0).technologies == levels
    assert table.legal == ["end_turn"]


def test_two_advances_on_one_track_cost_three_blocks() -> None:
    """TZ-24, X66: from the start to level 1 for one block, on to level 2 for two."""
    table = at_tikal(3, wood=3)
    table.play("advance agriculture")
    assert (table.seat(0).wood, table.seat(0).technologies["agriculture"]) == (2, 1)
    table.play("advance agriculture")
    assert (table.seat(0).wood, table.seat(0).technologies["agriculture"]) == (0, 2)


def test_second_advance_is_priced_after_the_first() -> None:
    """TZ-24: with one block left the track just climbed is too dear, the others are not."""
    table = at_tikal(3, wood=2)
    table.play("advance agriculture")
    assert table.legal == ["advance extraction", "advance architecture", "advance theology", "done"]
    assert table.why("advance agriculture") == Reason("costs-blocks", "TZ-23", {"cost": 2, "have": 1})


def test_one_advance_is_enough() -> None:
    """TZ-24, X68: the second advance may be left out."""
    table = at_tikal(3, wood=5)
    assert "done" not in table.legal
    table.play("advance theology", "done")
    assert table.seat(0).wood == 4
    assert table.seat(0).technologies["theology"] == 1
    assert table.legal == ["end_turn"]


def test_bonus_twice_in_one_action() -> None:
    """TZ-24, X69: two advances beyond level 3 of architecture give three points each."""
    table = at_tikal(3, wood=2, technologies={"architecture": 3})
    table.play("advance architecture", "advance architecture")
    assert (table.points(0), table.seat(0).wood) == (6, 0)
    assert table.seat(0).technologies["architecture"] == 3


def test_first_advance_pays_for_the_second() -> None:
    """TZ-24: one advance is resolved after the other, so the blocks of the first bonus buy the second."""
    table = at_tikal(3, wood=1, technologies={"extraction": 3})
    table.play("advance extraction", "gain gold", "gain stone")
    assert "advance theology" in table.legal
    table.play("advance theology", "pay gold")
    seat = table.seat(0)
    assert (seat.wood, seat.stone, seat.gold) == (0, 1, 0)
    assert seat.technologies["theology"] == 1


def test_temple_step_of_the_first_bonus_comes_before_the_second_advance() -> None:
    """TZ-24: beyond level 3 of agriculture both steps may go to the same temple."""
    table = at_tikal(3, wood=2, technologies={"agriculture": 3})
    table.play("advance agriculture")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb chaac", "advance agriculture", "climb chaac")
    assert table.seat(0).temples["chaac"] == 2
    assert table.seat(0).wood == 0


def test_no_second_advance_is_asked_without_blocks() -> None:
    """TZ-24: one block pays for one advance, and the action is over."""
    table = at_tikal(3, wood=1)
    table.play("advance extraction")
    assert table.legal == ["end_turn"]
    assert table.seat(0).technologies["extraction"] == 1


# Tikal 4: one or two buildings, or one monument.


def test_architecture_on_the_first_building_only() -> None:
    """TZ-29, X82: the first saves a stone and gives corn and points; the second is paid in full."""
    table = at_tikal(4, wood=3, stone=1, technologies={"architecture": 3})
    table.play(f"build {TOMB}", "architecture use", "save stone")
    assert (table.seat(0).wood, table.seat(0).stone) == (1, 1)
    assert (table.seat(0).corn, table.points(0)) == (1, 2)
    assert table.legal == [f"build {FARM}", "done"]
    table.play(f"build {FARM}")
    assert (table.seat(0).wood, table.seat(0).stone) == (0, 1)
    assert (table.seat(0).corn, table.points(0)) == (1, 2)
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 0}


def test_level_won_by_the_first_building_serves_the_second() -> None:
    """TZ-29, X83: from level 0 the shrine gives level 1, and the farm after it a corn."""
    table = at_tikal(4, wood=1, gold=1)
    table.play(f"build {SHRINE}")
    assert table.seat(0).corn == 0
    assert table.seat(0).technologies["architecture"] == 1
    table.play(f"build {FARM}")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.gold) == (1, 0, 0)
    assert table.legal == ["end_turn"]


def test_level_won_by_the_first_building_is_idle_when_architecture_was_used() -> None:
    """TZ-29: used on the shrine, architecture gives the second building nothing, the new level included."""
    table = at_tikal(4, wood=1, gold=1, technologies={"architecture": 2})
    table.play(f"build {SHRINE}", "architecture use")
    assert (table.seat(0).corn, table.points(0)) == (1, 2)
    table.play(f"build {FARM}")
    assert (table.seat(0).corn, table.seat(0).wood, table.points(0)) == (1, 0, 2)


def test_waived_architecture_serves_the_second_building_with_the_new_level() -> None:
    """TZ-29: waived on the shrine that lifts it to 3, architecture makes the farm free, gains included."""
    table = at_tikal(4, gold=1, technologies={"architecture": 2})
    table.play("architecture waive")
    assert table.seat(0).buildings == [SHRINE]
    assert (table.seat(0).gold, table.seat(0).corn, table.points(0)) == (0, 0, 0)
    assert table.legal == [f"build {FARM}", "done"]
    table.play(f"build {FARM}")
    assert (table.seat(0).corn, table.points(0)) == (1, 2)


def test_waived_architecture_3_saves_a_block_of_the_second_building() -> None:
    """TZ-29: the first is paid in full, the second one block cheaper."""
    table = at_tikal(4, wood=2, technologies={"architecture": 3})
    table.play(f"build {FARM}", "architecture waive")
    assert (table.seat(0).wood, table.seat(0).corn, table.points(0)) == (1, 0, 0)
    table.play(f"build {CIVIC}")
    assert (table.seat(0).wood, table.seat(0).corn, table.points(0)) == (0, 1, 2)


def test_used_architecture_3_leaves_the_second_building_at_its_full_price() -> None:
    """TZ-29: what could be paid only with a saved block is not offered as the second."""
    table = at_tikal(4, wood=1, technologies={"architecture": 3})
    table.play(f"build {FARM}", "architecture use")
    assert (table.seat(0).wood, table.seat(0).corn, table.points(0)) == (1, 1, 2)
    assert table.legal == ["end_turn"]
    assert table.seat(0).buildings == [FARM]


def test_tikal_4_is_not_asked_for_architecture_at_level_0() -> None:
    """TZ-29: there is nothing to use or waive without a level."""
    table = at_tikal(4, wood=3)
    table.play(f"build {FARM}")
    assert table.legal == [f"build {CIVIC}", "done"]


def test_one_building_at_tikal_4_is_enough() -> None:
    """TZ-29: the second building may be left out."""
    table = at_tikal(4, wood=3)
    assert "done" not in table.legal
    table.play(f"build {FARM}", "done")
    assert table.seat(0).wood == 2
    assert table.legal == ["end_turn"]


def test_no_third_building_at_tikal_4() -> None:
    """TZ-29: two is the most, however much is left."""
    table = at_tikal(4, wood=9, stone=9, gold=9)
    table.play(f"build {FARM}", f"build {TOMB}")
    assert table.legal == ["end_turn"]
    assert len([tile for tile in table.position["row"] if tile]) == len(ROW) - 2


@pytest.mark.parametrize("first", [FARM, "m_wood_tiles"])
def test_a_monument_comes_alone(first: str) -> None:
    """TZ-29, X86: a building and a monument, or two monuments, in one action T4 are illegal."""
    table = at_tikal(4, wood=9, stone=9, gold=9, table={"monuments": ["m_wood_tiles", "m_tombs"]})
    table.play(f"build {first}")
    assert "build m_tombs" not in table.legal
    assert table.why("build m_tombs") is not None
    if first == FARM:
        assert table.legal == [*(f"build {tile}" for tile in ROW[1:]), "done"]
    else:
        assert table.legal == ["end_turn"]
        assert table.seat(0).monuments == ["m_wood_tiles"]


def test_the_reason_against_a_monument_as_second_names_the_rule_of_tikal_4() -> None:
    """TZ-29: at T4 a monument is refused because a building was built, not because this is another action."""
    table = at_tikal(4, wood=9, stone=9, gold=9, table={"monuments": ["m_tombs"]})
    table.play(f"build {FARM}")
    reason = table.why("build m_tombs")
    assert reason is not None
    assert reason.rule == "TZ-29"


def test_gains_of_the_first_building_pay_for_the_second() -> None:
    """TZ-29: the stone of the first building is in hand when the second is paid."""
    first = "a1_civic_agriculture_stone"
    table = at_tikal(4, wood=5, table={"row": [first, TOMB, FARM]})
    table.play(f"build {first}")
    assert (table.seat(0).wood, table.seat(0).stone) == (2, 1)
    table.play(f"build {TOMB}")
    assert (table.seat(0).wood, table.seat(0).stone) == (0, 0)


def test_any_action_of_the_first_building_comes_before_the_second() -> None:
    """TZ-29, TZ-32: the wood gained by the action of the first pays for the second building."""
    table = at_tikal(4, corn=1, wood=3, stone=1, gold=1, table=LATE)
    table.play(f"build {ANY_ACTION}", "use P4", "harvest wood")
    assert (table.seat(0).corn, table.seat(0).wood) == (0, 4)
    table.play(f"build {ANY_TECH}", "advance theology")
    seat = table.seat(0)
    assert (seat.wood, seat.stone, seat.corn) == (1, 1, 0)
    assert seat.technologies["theology"] == 1


def test_market_of_the_first_building_supplies_the_second() -> None:
    """TZ-29: the market tomb is built, wood bought, and a second building paid with it."""
    table = at_tikal(4, corn=6, stone=3, table=LATE)
    assert table.seat(0).buildings == [MARKET]
    table.play("buy wood", "buy wood", "buy wood", f"build {ANY_TECH}", "advance agriculture")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.stone, table.points(0)) == (0, 0, 1, 6)


def test_tikal_4_within_tikal_4_is_an_action_of_its_own() -> None:
    """TZ-29, TZ-34: the any-action tomb leads to another T4 with its monument; the first goes on after it."""
    fields = {**LATE, "monuments": ["m_wood_tiles"]}
    table = at_tikal(4, corn=1, wood=6, stone=1, gold=5, table=fields)
    table.play(f"build {ANY_ACTION}", "use T4", "build m_wood_tiles")
    assert table.seat(0).monuments == ["m_wood_tiles"]
    assert table.legal == [f"build {ANY_TECH}", "done"]


def test_chained_building_leaves_the_waived_architecture_to_the_second() -> None:
    """TZ-29, TZ-81: the chained farm takes architecture always, the second building because it was waived."""
    table = at_tikal(4, wood=3, gold=1, technologies={"architecture": 1}, table=CHAIN_ROW)
    table.play(f"build {CHAIN}", "architecture waive")
    assert table.seat(0).corn == 0
    table.play("resolve construct", f"build {FARM}")
    assert table.seat(0).corn == 1
    table.play("climb chaac", f"build {OTHER_FARM}")
    assert (table.seat(0).corn, table.seat(0).wood) == (2, 0)
    assert table.seat(0).buildings == [FARM, OTHER_FARM, CHAIN]


def test_chained_building_does_not_bring_used_architecture_back() -> None:
    """TZ-29, TZ-31: used on the first and on its chained farm, architecture is not used on the second."""
    table = at_tikal(4, wood=3, gold=1, technologies={"architecture": 1}, table=CHAIN_ROW)
    table.play(f"build {CHAIN}", "architecture use", "resolve construct", f"build {FARM}", "climb chaac")
    assert table.seat(0).corn == 2
    table.play(f"build {OTHER_FARM}")
    assert (table.seat(0).corn, table.seat(0).wood) == (2, 0)


# Tikal 5: a block for two temples.


def test_one_block_for_a_step_in_each_of_two_temples() -> None:
    """TZ-45, X124: one wood gives Chaac and Kukulcan a step; both in one temple are illegal."""
    table = at_tikal(5, wood=1)
    table.play("climb chaac")
    assert table.legal == ["climb quetzalcoatl", "climb kukulcan"]
    assert table.why("climb chaac") == Reason("temple-climbed-already", "TZ-45", {"temple": "chaac"})
    table.play("climb kukulcan")
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}
    assert table.seat(0).wood == 0
    assert table.legal == ["end_turn"]


def test_a_blocked_step_of_tikal_5_is_wasted() -> None:
    """TZ-45: the temple with the taken top may be chosen and gives nothing; the other step counts."""
    seats: dict[int, dict[str, Any]] = {
        0: {"stone": 1, "temples": {"chaac": 4}},
        1: {"temples": {"chaac": 5}},
    }
    table = Table(seats=seats, gears={"tikal": {5: 0}})
    table.play("pick_up T5", "use T5", "climb chaac", "climb quetzalcoatl")
    assert table.seat(0).temples == {"chaac": 4, "quetzalcoatl": 1, "kukulcan": 0}
    assert table.seat(0).stone == 0


def test_wasted_temple_cannot_be_climbed_again_by_the_same_action() -> None:
    """TZ-45: the second step goes to a different temple even if the first was wasted."""
    table = at_tikal(5, wood=1, temples={"quetzalcoatl": 7})
    table.play("climb quetzalcoatl")
    assert table.legal == ["climb chaac", "climb kukulcan"]


def test_the_block_for_tikal_5_is_of_choice() -> None:
    """TZ-45: any one block, asked for when several kinds are held."""
    table = at_tikal(5, wood=1, gold=1)
    assert table.legal == ["pay wood", "pay gold"]
    table.play("pay gold", "climb chaac", "climb quetzalcoatl")
    assert (table.seat(0).wood, table.seat(0).gold) == (1, 0)


def test_the_reason_against_a_block_not_held_names_the_rule_of_tikal_5() -> None:
    """TZ-45: the block is the price of the temple steps, not of an advance."""
    reason = at_tikal(5, wood=1, gold=1).why("pay stone")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-such-block", "TZ-45")


def test_tikal_5_needs_a_block() -> None:
    """TZ-45: neither corn nor skulls pay for it."""
    seat = {"corn": 30, "skulls": 2, "technologies": {"architecture": 3}}
    table = Table(seats={0: seat}, gears={"tikal": {5: 0}})
    table.play("pick_up T5")
    assert table.legal == ["use T2", "use T4", "nothing"]
    assert table.why("use T5") == Reason("costs-blocks", "TZ-45", {"cost": 1, "have": 0})


def test_both_steps_of_tikal_5_must_be_taken() -> None:
    """TZ-45: after the first step the second is asked for, and there is no way around it."""
    table = at_tikal(5, wood=1)
    table.play("climb kukulcan")
    assert table.legal == ["climb chaac", "climb quetzalcoatl"]
