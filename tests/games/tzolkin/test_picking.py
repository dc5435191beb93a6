"""Picking up workers: the action of the space, a lower one for corn, free choice, or nothing."""

from __future__ import annotations

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Gears, Table

CHICHEN_ITZA = [f"use C{action}" for action in range(1, 10)]


def test_lower_action_costs_one_corn_per_step() -> None:
    """TZ-11, X31: Y2 first gives the corn with which the worker of Y3 pays for action 2."""
    table = Table(gears={"yaxchilan": {1: 0, 2: 0, 3: 0}})
    table.play("pick_up Y2", "use Y2")
    assert (table.seat(0).stone, table.seat(0).corn) == (1, 1)
    table.play("pick_up Y3")
    assert table.legal == ["use Y2", "use Y3", "nothing"]
    table.play("use Y2")
    assert (table.seat(0).stone, table.seat(0).gold, table.seat(0).corn) == (2, 0, 1)
    assert table.gear("yaxchilan") == {1: 0}


def test_step_fee_cannot_be_paid_with_the_gain_of_the_action() -> None:
    """TZ-11, X32: without corn the worker of Y3 cannot use action 2, though it would give a corn."""
    table = Table(gears={"yaxchilan": {1: 0, 2: 0, 3: 0}})
    table.play("pick_up Y3")
    assert table.legal == ["use Y3", "nothing"]
    assert table.why("use Y2") == Reason("costs-corn", "TZ-11", {"cost": 1, "have": 0})
    table.play("use Y3")
    assert (table.seat(0).gold, table.seat(0).corn) == (1, 2)


def test_wood_taken_first_opens_corn_for_the_next_worker() -> None:
    """TZ-11, X33: wood at P3 uncovers the corn tile that the worker of P4 then takes for 1 corn."""
    table = Table(seats={0: {"corn": 1}}, gears={"palenque": {3: 0, 4: 0}})
    table.play("pick_up P3", "use P3", "harvest wood", "pick_up P4", "use P3")
    assert table.seat(0).corn == 0
    table.play("harvest corn")
    assert table.seat(0).corn == 5
    assert (table.seat(0).corn_tiles, table.seat(0).wood_tiles) == (1, 1)


def test_lower_harvest_without_corn_for_the_fee_is_illegal() -> None:
    """TZ-11, X33: without corn the worker of P4 cannot use action 3, though it would bring corn."""
    table = Table(gears={"palenque": {3: 0, 4: 0}})
    table.play("pick_up P3", "use P3", "harvest wood", "pick_up P4")
    assert table.legal == ["use P4", "nothing"]
    assert table.why("use P3") == Reason("costs-corn", "TZ-11", {"cost": 1, "have": 0})


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"])
def test_space_zero_has_no_action(gear: str) -> None:
    """TZ-11, X35: a worker picked up from T0, or another space 0, only returns."""
    table = Table(seats={0: {"corn": 9, "wood": 9, "skulls": 1}}, gears={gear: {0: 0}})
    events = table.play(f"pick_up {gear[0].upper()}0")
    assert [event.kind for event in events] == ["picked_up", "did_nothing"]
    assert table.legal == ["end_turn"]
    assert (table.seat(0).workers_in_hand, table.gear(gear)) == (3, {})


def test_doing_nothing_is_always_possible() -> None:
    """TZ-11, X36: the worker of U3 may be picked up without taking a new worker."""
    table = Table(gears={"uxmal": {3: 0}})
    table.play("pick_up U3")
    assert "nothing" in table.legal
    table.play("nothing")
    assert table.seat(0).workers_in_hand == 3
    assert table.legal == ["end_turn"]


def test_unusable_action_leaves_nothing() -> None:
    """TZ-11: where no action can be paid the worker returns without one."""
    table = Table(gears={"tikal": {5: 0}})
    events = table.play("pick_up T5")
    assert [event.kind for event in events] == ["picked_up", "did_nothing"]
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


@pytest.mark.parametrize(("action", "fee"), [(5, 0), (4, 1), (3, 2), (2, 3), (1, 4)])
def test_every_step_down_costs_one_corn(action: int, fee: int) -> None:
    """TZ-11: the worker of Y5 reaches action n for 5 - n corn; with one corn less it cannot."""
    gained = {1: 0, 2: 1, 3: 2, 4: 0, 5: 2}[action]
    table = Table(seats={0: {"corn": fee}}, gears={"yaxchilan": {5: 0}})
    table.play("pick_up Y5")
    assert table.legal == [*(f"use Y{number}" for number in range(action, 6)), "nothing"]
    table.play(f"use Y{action}")
    assert table.seat(0).corn == gained


def test_occupied_lower_space_does_not_matter() -> None:
    """TZ-11: the lower action may be used although another player's worker stands there."""
    table = Table(seats={0: {"corn": 1}}, gears={"yaxchilan": {2: 1, 3: 0}})
    table.play("pick_up Y3", "use Y2")
    assert (table.seat(0).stone, table.seat(0).corn) == (1, 1)
    assert table.gear("yaxchilan") == {2: 1}


def test_idle_workers_below_do_not_matter() -> None:
    """TZ-11, TZ-70: steps are counted by the numbers, idle workers in between neither block nor cost more."""
    gears: Gears = {"yaxchilan": {2: "idle", 3: "idle", 4: "idle", 5: 0}}
    table = Table(players=2, seats={0: {"corn": 3}}, gears=gears)
    table.play("pick_up Y5", "use Y2")
    assert (table.seat(0).corn, table.seat(0).stone, table.seat(0).gold) == (1, 1, 0)


def test_higher_action_is_out_of_reach() -> None:
    """TZ-11: a worker steps down only, whatever corn there is."""
    table = Table(seats={0: {"corn": 20}}, gears={"yaxchilan": {3: 0}})
    table.play("pick_up Y3")
    assert table.legal == ["use Y1", "use Y2", "use Y3", "nothing"]
    assert table.why("use Y4") == Reason("out-of-reach", "TZ-11", {"action": "Y4", "space": 3})


def test_action_of_another_gear_is_out_of_reach() -> None:
    """TZ-11: a lower action must be one of the same gear."""
    table = Table(seats={0: {"corn": 20}}, gears={"yaxchilan": {3: 0}})
    table.play("pick_up Y3")
    assert table.why("use P1") == Reason("other-gear", "TZ-11", {"action": "P1", "gear": "yaxchilan"})


def test_workers_come_back_one_at_a_time_in_any_order() -> None:
    """TZ-11: the higher worker may go first, and each is done before the next is picked up."""
    table = Table(gears={"palenque": {1: 0}, "yaxchilan": {1: 0, 4: 0}})
    table.play("pick_up Y4")
    assert table.why("pick_up P1") == Reason("other-question", "TZ-3", {"question": "use_action"})
    table.play("use Y4")
    assert table.legal == ["pick_up P1", "pick_up Y1", "end_turn"]
    table.play("pick_up Y1", "use Y1", "pick_up P1", "use P1")
    assert (table.seat(0).skulls, table.seat(0).wood, table.seat(0).corn) == (1, 1, 3)
    assert table.legal == ["end_turn"]


def test_step_fee_comes_on_top_of_the_own_cost() -> None:
    """TZ-11, TZ-36: the worker of U3 needs 2 + 3 corn for the temple step of U1."""
    table = Table(seats={0: {"corn": 5}}, gears={"uxmal": {3: 0}})
    table.play("pick_up U3", "use U1", "climb chaac")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (0, 1)


def test_step_fee_and_own_cost_must_both_be_there() -> None:
    """TZ-11, TZ-36: with 4 corn the worker of U3 can pay the fee of 2 but not the 3 of U1 after it."""
    table = Table(seats={0: {"corn": 4}}, gears={"uxmal": {3: 0}})
    table.play("pick_up U3")
    assert table.legal == ["use U2", "use U3", "nothing"]
    parts: dict[str, int | str] = {"cost": 5, "have": 4, "step": 2, "action": 3}
    assert table.why("use U1") == Reason("use-costs-corn", "TZ-36", parts)


def test_step_fee_comes_before_the_corn_of_a_building() -> None:
    """TZ-11, TZ-30: the worker of U5 pays 1 for action 4 and then 2 corn for a building of one block."""
    table = Table(seats={0: {"corn": 3}}, gears={"uxmal": {5: 0}}, row=["a1_farm_one_worker_1"])
    table.play("pick_up U5", "use U4")
    assert table.seat(0).corn == 0
    assert table.seat(0).buildings == ["a1_farm_one_worker_1"]


def test_step_fee_may_take_the_corn_that_a_building_needs() -> None:
    """TZ-11, TZ-30: with 2 corn the worker of U5 cannot pay the fee of 1 and a building for 2."""
    table = Table(seats={0: {"corn": 2}}, gears={"uxmal": {5: 0}}, row=["a1_farm_one_worker_1"])
    table.play("pick_up U5")
    assert table.legal == ["use U3", "use U5", "nothing"]
    assert table.why("use U4") == Reason("no-building-for-corn", "TZ-30", {"cost": 3, "have": 2, "step": 1})


def test_step_fee_of_the_market_is_paid_before_trading() -> None:
    """TZ-11, TZ-37: without corn the worker of U3 cannot sell its gold at U2 to pay the fee."""
    table = Table(seats={0: {"gold": 2}}, gears={"uxmal": {3: 0}})
    table.play("pick_up U3")
    assert table.legal == ["use U3", "nothing"]
    assert table.why("use U2") == Reason("costs-corn", "TZ-11", {"cost": 1, "have": 0})


def test_step_fee_of_a_paid_advance_is_corn_on_top_of_blocks() -> None:
    """TZ-11, TZ-23: the worker of T5 reaches T1 for 4 corn and pays the advance in blocks."""
    table = Table(seats={0: {"corn": 4, "wood": 1}}, gears={"tikal": {5: 0}})
    table.play("pick_up T5", "use T1", "advance theology")
    assert (table.seat(0).corn, table.seat(0).wood) == (0, 0)
    assert table.seat(0).technologies["theology"] == 1


def test_filled_space_may_be_left_for_a_lower_one() -> None:
    """TZ-11, TZ-40: with C5 filled its worker uses C4 for 1 corn."""
    table = Table(
        seats={0: {"corn": 1, "skulls": 1}}, gears={"chichen_itza": {5: 0}}, chichen_itza_skulls=[5]
    )
    table.play("pick_up C5")
    assert table.legal == ["use C4", "nothing"]
    assert table.why("use C5") == Reason("skull-there-already", "TZ-40", {"space": "C5"})
    table.play("use C4")
    assert (table.seat(0).corn, table.seat(0).skulls, table.points(0)) == (0, 0, 7)


def test_free_choice_space_has_no_step_fee() -> None:
    """TZ-12, X37: the worker of Y7 uses action 2 without a fee."""
    table = Table(seats={0: {"corn": 30}}, gears={"yaxchilan": {7: 0}})
    table.play("pick_up Y7", "use Y2")
    assert (table.seat(0).stone, table.seat(0).corn) == (1, 31)


@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_offers_every_action_of_the_gear(space: int) -> None:
    """TZ-12: on spaces 6 and 7 all five actions are open to a player without corn."""
    table = Table(gears={"yaxchilan": {space: 0}})
    table.play(f"pick_up Y{space}")
    assert table.legal == ["use Y1", "use Y2", "use Y3", "use Y4", "use Y5", "nothing"]
    table.play("use Y1")
    assert (table.seat(0).wood, table.seat(0).corn) == (1, 0)


def test_free_choice_is_exactly_one_action() -> None:
    """TZ-12: after its one action the worker is done."""
    table = Table(gears={"yaxchilan": {6: 0}})
    table.play("pick_up Y6", "use Y5")
    assert table.legal == ["end_turn"]
    assert table.why("use Y4") == Reason("no-worker-on-gear", "TZ-11", {"action": "Y4", "gear": "yaxchilan"})


def test_free_choice_may_be_left_unused() -> None:
    """TZ-11, TZ-12: a worker on a free choice space may be picked up without an action."""
    table = Table(gears={"yaxchilan": {6: 0}})
    table.play("pick_up Y6", "nothing")
    assert (table.seat(0).workers_in_hand, table.seat(0).wood, table.legal) == (3, 0, ["end_turn"])


def test_own_cost_stays_on_a_free_choice_space() -> None:
    """TZ-12, TZ-36: U1 from U7 costs its 3 corn and nothing more."""
    table = Table(seats={0: {"corn": 3}}, gears={"uxmal": {7: 0}})
    table.play("pick_up U7", "use U1", "climb kukulcan")
    assert (table.seat(0).corn, table.seat(0).temples["kukulcan"]) == (0, 1)


def test_action_that_cannot_be_paid_is_no_free_choice() -> None:
    """TZ-12, TZ-39: without corn U7 leaves the market and the new worker."""
    table = Table(gears={"uxmal": {7: 0}})
    table.play("pick_up U7")
    assert table.legal == ["use U2", "use U3", "nothing"]
    assert table.why("use U1") == Reason("costs-corn", "TZ-36", {"cost": 3, "have": 0})
    assert table.why("use U5") == Reason("costs-corn", "TZ-39", {"cost": 1, "have": 0})


def test_free_choice_at_tikal_needs_the_blocks_of_the_action() -> None:
    """TZ-12: T6 offers without corn what one gold pays for: advances, a building for gold, temple steps."""
    table = Table(seats={0: {"gold": 1}}, gears={"tikal": {6: 0}})
    table.play("pick_up T6")
    assert table.legal == ["use T1", "use T2", "use T3", "use T4", "use T5", "nothing"]
    table.play("use T5", "climb chaac", "climb kukulcan")
    assert (table.seat(0).gold, table.seat(0).corn) == (0, 0)
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}


def test_free_choice_at_palenque_needs_a_tile() -> None:
    """TZ-12, TZ-14: a group without tiles is no choice for the worker of P7 either."""
    table = Table(gears={"palenque": {7: 0}}, jungle={"palenque_4": {"corn": 0, "wood": 0}})
    table.play("pick_up P7")
    assert table.legal == ["use P1", "use P2", "use P3", "use P5", "nothing"]
    assert table.why("use P4") == Reason("no-harvest-tiles", "TZ-14", {"group": "palenque_4"})


def test_free_choice_of_chichen_itza_needs_a_skull_and_an_open_space() -> None:
    """TZ-12, TZ-40: C10 offers every space without a skull, and no corn is paid."""
    table = Table(seats={0: {"skulls": 1}}, gears={"chichen_itza": {10: 0}}, chichen_itza_skulls=[3, 9])
    table.play("pick_up C10")
    assert table.legal == [*(use for use in CHICHEN_ITZA if use not in ("use C3", "use C9")), "nothing"]
    assert table.why("use C9") == Reason("skull-there-already", "TZ-40", {"space": "C9"})
    table.play("use C1")
    assert (table.seat(0).skulls, table.points(0), table.seat(0).temples["chaac"]) == (0, 4, 1)


def test_last_space_but_one_of_chichen_itza_is_no_free_choice() -> None:
    """TZ-12: C9 is an ordinary space; lower actions cost corn there."""
    table = Table(seats={0: {"skulls": 1, "corn": 1}}, gears={"chichen_itza": {9: 0}})
    table.play("pick_up C9")
    assert table.legal == ["use C8", "use C9", "nothing"]
    assert table.why("use C7") == Reason("costs-corn", "TZ-11", {"cost": 2, "have": 1})


def test_theology_makes_the_last_space_but_one_a_free_choice() -> None:
    """TZ-12, TZ-41: with theology 1 the worker of C9 reaches space 10 and uses any action for no corn."""
    table = Table(
        seats={0: {"skulls": 1, "technologies": {"theology": 1}}},
        gears={"chichen_itza": {9: 0}},
        chichen_itza_skulls=[9],
    )
    table.play("pick_up C9")
    assert table.legal == [*CHICHEN_ITZA[:8], "nothing"]
    table.play("use C2")
    assert (table.seat(0).corn, table.seat(0).skulls, table.points(0)) == (0, 0, 5)
    assert table.position["chichen_itza_skulls"] == [2, 9]


def test_theology_does_not_make_stepping_down_cheaper() -> None:
    """TZ-11, TZ-41: with theology 1 the worker of C5 reaches C6 for nothing and C4 for 1 corn, not C3."""
    table = Table(
        seats={0: {"corn": 1, "skulls": 1, "technologies": {"theology": 1}}}, gears={"chichen_itza": {5: 0}}
    )
    table.play("pick_up C5")
    assert table.legal == ["use C4", "use C5", "use C6", "nothing"]
    assert table.why("use C3") == Reason("costs-corn", "TZ-11", {"cost": 2, "have": 1})
    assert table.why("use C7") == Reason("out-of-reach", "TZ-11", {"action": "C7", "space": 5})
    table.play("use C4")
    assert (table.seat(0).corn, table.points(0)) == (0, 7)


def test_worker_won_while_picking_up_waits_for_the_next_turn() -> None:
    """TZ-13, X40: U3 makes four workers of three, and the turn ends without placing."""
    table = Table(seats={0: {"corn": 9}}, gears={"uxmal": {3: 0}})
    table.play("pick_up U3", "use U3")
    assert table.seat(0).workers_in_hand == 4
    assert table.legal == ["end_turn"]
    assert table.why("place palenque") == Reason("picking-already", "TZ-4")


def test_worker_won_may_be_placed_in_the_next_turn() -> None:
    """TZ-13: the new worker is an ordinary one from the next turn on."""
    table = Table(players=2, seats={0: {"corn": 9}}, gears={"uxmal": {3: 0}})
    table.finish_turn("pick_up U3", "use U3")
    table.finish_turn("place palenque")
    table.play("place yaxchilan", "place tikal", "place uxmal", "place chichen_itza")
    assert (table.seat(0).workers_in_hand, table.seat(0).corn) == (0, 9 - 6)


def test_worker_won_through_any_action_waits_too() -> None:
    """TZ-13, TZ-39: a worker won by U3 through U5 cannot be placed in that turn."""
    table = Table(seats={0: {"corn": 9}}, gears={"uxmal": {5: 0}})
    table.play("pick_up U5", "use U5", "use U3")
    assert (table.seat(0).workers_in_hand, table.seat(0).corn) == (4, 8)
    assert table.legal == ["end_turn"]
    assert table.why("place palenque") == Reason("picking-already", "TZ-4")


def test_worker_won_by_a_building_waits_too() -> None:
    """TZ-13: a worker won by a building cannot be placed in that turn."""
    table = Table(
        day=15,
        seats={0: {"corn": 9, "wood": 1, "stone": 1, "gold": 1}},
        gears={"tikal": {2: 0}},
        row=["a2_tomb_worker_6vp"],
    )
    table.play("pick_up T2", "use T2")
    assert (table.seat(0).workers_in_hand, table.points(0)) == (4, 6)
    assert table.legal == ["end_turn"]
    assert table.why("place palenque") == Reason("picking-already", "TZ-4")
