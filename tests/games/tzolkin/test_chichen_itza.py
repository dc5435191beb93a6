"""Chichen Itza: a skull for each space, and what theology makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table


def at_chichen_itza(
    space: int, *, theology: int = 0, table: dict[str, Any] | None = None, **seat: Any
) -> Table:
    """A table where seat 0 has just picked up its worker from a space of Chichen Itza."""
    seats = {0: {"technologies": {"theology": theology}, **seat}}
    made = Table(seats=seats, gears={"chichen_itza": {space: 0}}, **(table or {}))
    made.play(f"pick_up C{space}")
    return made


# A skull on a space.


def test_lower_action_for_a_corn() -> None:
    """TZ-40, X109: from C7 action 6 costs a corn and a skull and gives 8 points, a step and a block."""
    table = at_chichen_itza(7, corn=1, skulls=1)
    table.play("use C6")
    assert table.legal == ["gain wood", "gain stone", "gain gold"]
    table.play("gain gold")
    seat = table.seat(0)
    assert (seat.corn, seat.skulls, seat.gold) == (0, 0, 1)
    assert seat.temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 1}
    assert table.points(0) == 8
    assert table.position["chichen_itza_skulls"] == [6]
    assert table.position["skull_bank"] == 12


def test_each_space_is_used_once_in_a_game() -> None:
    """TZ-40, X110: where a skull lies the action is closed for all."""
    table = at_chichen_itza(6, corn=9, skulls=1, table={"chichen_itza_skulls": [6]})
    assert table.legal == ["use C1", "use C2", "use C3", "use C4", "use C5", "nothing"]
    assert table.why("use C6") == Reason("skull-there-already", "TZ-40", {"space": "C6"})


def test_skull_of_one_seat_closes_the_space_for_the_next() -> None:
    """TZ-40, X110: seat 0 fills C4, and seat 1 cannot use it from C5 in the same round."""
    seats = {0: {"skulls": 1}, 1: {"corn": 5, "skulls": 1}}
    table = Table(seats=seats, gears={"chichen_itza": {4: 0, 5: 1}})
    table.play("pick_up C4", "use C4", "end_turn", "pick_up C5")
    assert table.legal == ["use C1", "use C2", "use C3", "use C5", "nothing"]


def test_no_skull_no_action() -> None:
    """TZ-40, X110: the worker comes back with nothing."""
    table = at_chichen_itza(7, corn=9)
    assert table.legal == ["end_turn"]
    assert table.seat(0).workers_in_hand == 3
    assert table.points(0) == 0


def test_wasted_temple_step_does_not_forbid_the_action() -> None:
    """TZ-40, X111: on top of Quetzalcoatl already, C9 still gives 13 points and a block."""
    table = at_chichen_itza(9, skulls=1, temples={"quetzalcoatl": 7})
    table.play("use C9", "gain stone")
    assert table.points(0) == 13
    assert table.seat(0).temples["quetzalcoatl"] == 7
    assert table.seat(0).stone == 1


@pytest.mark.parametrize(
    ("space", "points", "temple", "block"),
    [
        (1, 4, "chaac", False),
        (2, 5, "chaac", False),
        (3, 6, "chaac", False),
        (4, 7, "kukulcan", False),
        (5, 8, "kukulcan", False),
        (6, 8, "kukulcan", True),
        (7, 10, "quetzalcoatl", False),
        (8, 11, "quetzalcoatl", True),
        (9, 13, "quetzalcoatl", True),
    ],
)
def test_what_the_spaces_give(space: int, points: int, temple: str, block: bool) -> None:
    """TZ-40: points and a step on every space, a block of choice on C6, C8 and C9."""
    table = at_chichen_itza(space, skulls=1)
    table.play(f"use C{space}")
    if block:
        table.play("gain wood")
    assert table.legal == ["end_turn"]
    assert table.points(0) == points
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0, temple: 1}
    assert table.seat(0).wood == int(block)


def test_one_worker_uses_one_space() -> None:
    """TZ-40: a second skull needs a second worker, each on a space of its own."""
    table = Table(seats={0: {"corn": 5, "skulls": 2}}, gears={"chichen_itza": {2: 0, 3: 0}})
    table.play("pick_up C3", "use C2", "pick_up C2")
    assert table.legal == ["use C1", "nothing"]
    table.play("use C1")
    assert table.position["chichen_itza_skulls"] == [1, 2]
    assert (table.seat(0).corn, table.seat(0).skulls, table.points(0)) == (3, 0, 9)


def test_space_10_is_a_free_choice() -> None:
    """TZ-40: from C10 every space without a skull is in reach, for no corn."""
    table = at_chichen_itza(10, skulls=1, table={"chichen_itza_skulls": [1, 9]})
    assert table.legal == [*(f"use C{space}" for space in range(2, 9)), "nothing"]
    table.play("use C7")
    assert table.points(0) == 10


# Theology 1: one space ahead.


def test_theology_1_looks_one_space_ahead() -> None:
    """TZ-41, X112: from C5 action 6 without corn."""
    table = at_chichen_itza(5, theology=1, skulls=1)
    assert table.legal == ["use C5", "use C6", "nothing"]
    table.play("use C6", "gain wood")
    assert table.points(0) == 8
    assert table.seat(0).temples["kukulcan"] == 1
    assert table.seat(0).wood == 1


def test_theology_1_gives_space_0_an_action() -> None:
    """TZ-41, X113: from C0 action 1: four points and a step of Chaac."""
    table = at_chichen_itza(0, theology=1, skulls=1)
    assert table.legal == ["use C1", "nothing"]
    table.play("use C1")
    assert table.points(0) == 4
    assert table.seat(0).temples["chaac"] == 1


def test_space_0_has_no_action_without_theology() -> None:
    """TZ-41: at level 0 the worker from C0 does nothing."""
    table = at_chichen_itza(0, skulls=1)
    assert table.legal == ["end_turn"]
    assert table.seat(0).skulls == 1


def test_theology_1_works_where_the_own_space_is_filled() -> None:
    """TZ-41: a skull on C5 does not keep its worker from C6."""
    table = at_chichen_itza(5, theology=1, skulls=1, table={"chichen_itza_skulls": [5]})
    assert table.legal == ["use C6", "nothing"]


def test_theology_1_from_space_9_is_a_free_choice() -> None:
    """TZ-41: one ahead of C9 is C10, so any space for no corn."""
    table = at_chichen_itza(9, theology=1, skulls=1)
    assert table.legal == [*(f"use C{space}" for space in range(1, 10)), "nothing"]
    table.play("use C3")
    assert (table.seat(0).corn, table.points(0)) == (0, 6)


def test_theology_1_from_space_8_is_action_9_alone() -> None:
    """TZ-41: only the space before the free choice has it; lower actions still cost corn."""
    table = at_chichen_itza(8, theology=1, skulls=1)
    assert table.legal == ["use C8", "use C9", "nothing"]
    assert table.why("use C7") == Reason("costs-corn", "TZ-11", {"cost": 1, "have": 0})


def test_theology_1_does_not_shift_the_price_of_stepping_back() -> None:
    """TZ-41: looking ahead and stepping back are not combined; C4 from C5 costs one corn as ever."""
    table = at_chichen_itza(5, theology=1, corn=3, skulls=1)
    table.play("use C4")
    assert table.seat(0).corn == 2
    assert table.points(0) == 7


@pytest.mark.parametrize(("theology", "action"), [(0, "C6"), (1, "C7"), (3, "C7")])
def test_more_than_one_space_ahead_is_out_of_reach(theology: int, action: str) -> None:
    """TZ-41: one space with theology, none without, whatever the level above 1."""
    table = at_chichen_itza(5, theology=theology, corn=9, skulls=1)
    assert table.why(f"use {action}") == Reason("out-of-reach", "TZ-11", {"action": action, "space": 5})


def test_theology_looks_ahead_on_chichen_itza_only() -> None:
    """TZ-41: on the other gears there is no action one space ahead."""
    table = Table(seats={0: {"technologies": {"theology": 3}}}, gears={"yaxchilan": {1: 0}})
    table.play("pick_up Y1")
    assert table.legal == ["use Y1", "nothing"]


# Theology 2: a block for a step.


def test_theology_2_takes_the_block_just_gained() -> None:
    """TZ-42: the gold of C6 pays for a step in any temple."""
    table = at_chichen_itza(6, theology=2, skulls=1)
    table.play("use C6", "gain gold")
    assert table.legal == ["pay gold", "done"]
    table.play("pay gold", "climb chaac")
    assert table.seat(0).gold == 0
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}
    assert table.legal == ["end_turn"]


def test_theology_2_is_no_offer_without_an_action() -> None:
    """TZ-42, X117: picked up for nothing, the worker brings no paid step."""
    table = at_chichen_itza(6, theology=2, skulls=1, wood=3)
    table.play("nothing")
    assert table.legal == ["end_turn"]
    assert table.seat(0).wood == 3


def test_theology_2_is_one_step_only() -> None:
    """TZ-42, X118: after one action two blocks for two steps are illegal."""
    table = at_chichen_itza(5, theology=2, skulls=1, wood=2)
    table.play("use C5", "pay wood", "climb quetzalcoatl")
    assert table.legal == ["end_turn"]
    assert table.why("pay wood") == Reason("other-question", "TZ-3", {"question": "picking"})
    assert table.seat(0).wood == 1
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 1, "kukulcan": 1}


def test_theology_2_may_be_declined() -> None:
    """TZ-42: the paid step is optional."""
    table = at_chichen_itza(5, theology=2, skulls=1, stone=1)
    table.play("use C5")
    assert table.legal == ["pay stone", "done"]
    table.play("done")
    assert table.seat(0).stone == 1
    assert table.legal == ["end_turn"]


def test_the_reason_against_a_block_not_held_names_the_rule_of_theology_2() -> None:
    """TZ-42: the block is the price of the paid step, not of an advance."""
    table = at_chichen_itza(5, theology=2, skulls=1, stone=1)
    table.play("use C5")
    reason = table.why("pay gold")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-such-block", "TZ-42")


def test_theology_2_is_offered_after_each_action() -> None:
    """TZ-42: two workers, two skulls, two paid steps."""
    seat = {"skulls": 2, "wood": 2, "technologies": {"theology": 2}}
    table = Table(seats={0: seat}, gears={"chichen_itza": {4: 0, 7: 0}})
    table.play("pick_up C4", "use C4", "pay wood", "climb chaac")
    table.play("pick_up C7", "use C7", "pay wood", "climb chaac")
    assert table.seat(0).wood == 0
    assert table.seat(0).temples == {"chaac": 2, "quetzalcoatl": 1, "kukulcan": 1}


def test_theology_2_follows_an_action_one_space_ahead() -> None:
    """TZ-42: levels add up, so the look ahead of theology 1 is followed by the paid step."""
    table = at_chichen_itza(0, theology=2, skulls=1, gold=1)
    table.play("use C1", "pay gold", "climb chaac")
    assert table.seat(0).temples["chaac"] == 2


@pytest.mark.parametrize(("theology", "wood"), [(1, 3), (2, 0)])
def test_no_paid_step_without_the_level_or_a_block(theology: int, wood: int) -> None:
    """TZ-42: level 1 offers none, and neither does level 2 to a seat without blocks."""
    table = at_chichen_itza(5, theology=theology, skulls=1, wood=wood)
    table.play("use C5")
    assert table.legal == ["end_turn"]
    assert table.seat(0).wood == wood


def test_theology_2_counts_at_chichen_itza_only() -> None:
    """TZ-42: a temple step at Uxmal is followed by no paid step."""
    seat = {"corn": 3, "wood": 3, "technologies": {"theology": 2}}
    table = Table(seats={0: seat}, gears={"uxmal": {1: 0}})
    table.play("pick_up U1", "use U1", "climb chaac")
    assert table.legal == ["end_turn"]


def test_all_rewards_of_a_space_of_chichen_itza_are_received() -> None:
    """TZ-79: C6 gives 8 points and a step in Kukulcan and a block."""
    table = Table(seats={0: {"skulls": 1}}, gears={"chichen_itza": {6: 0}})
    table.finish_turn("pick_up C6", "use C6", "gain stone")
    seat = table.seat(0)
    assert (table.points(0), seat.temples["kukulcan"], seat.stone, seat.skulls) == (8, 1, 1, 0)
