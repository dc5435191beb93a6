"""Uxmal: a temple step for corn, the market, a worker, and any action of the small gears."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.errors import BadText
from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Gears, Table


def at_uxmal(space: int, *, table: dict[str, Any] | None = None, **seat: Any) -> Table:
    """A table where seat 0 has just picked up its worker from a space of Uxmal."""
    made = Table(seats={0: seat}, gears={"uxmal": {space: 0}}, **(table or {}))
    made.play(f"pick_up U{space}")
    return made


# Uxmal 1: a temple step.


def test_three_corn_for_a_temple_step() -> None:
    """TZ-36, X101: exactly three corn, exactly one step, in a temple of choice."""
    table = at_uxmal(1, corn=3)
    table.play("use U1")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb quetzalcoatl")
    assert table.seat(0).corn == 0
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 1, "kukulcan": 0}


def test_two_corn_are_too_few_for_a_temple_step() -> None:
    """TZ-36, X101: with two corn the action cannot be used."""
    table = at_uxmal(2, corn=3)
    assert "use U1" not in table.legal
    parts: dict[str, int | str] = {"cost": 4, "have": 3, "step": 1, "action": 3}
    assert table.why("use U1") == Reason("use-costs-corn", "TZ-36", parts)


def test_six_corn_do_not_buy_two_steps() -> None:
    """TZ-36, X101: one worker, one step; the rest of the corn stays."""
    table = at_uxmal(1, corn=6)
    table.play("use U1", "climb chaac")
    assert table.seat(0).corn == 3
    assert table.seat(0).temples["chaac"] == 1
    assert table.legal == ["end_turn"]


def test_two_workers_may_both_step_up() -> None:
    """TZ-36: two workers at Uxmal are two actions of three corn each, the one from U2 with its fee."""
    table = Table(seats={0: {"corn": 7}}, gears={"uxmal": {1: 0, 2: 0}})
    table.play("pick_up U1", "use U1", "climb chaac", "pick_up U2", "use U1", "climb chaac")
    assert table.seat(0).corn == 0
    assert table.seat(0).temples["chaac"] == 2


# Uxmal 2: the market.


def test_stone_sells_for_three_corn() -> None:
    """TZ-37, X102: two stone bring six corn."""
    table = at_uxmal(2, stone=2)
    table.play("use U2", "sell stone", "sell stone")
    assert (table.seat(0).corn, table.seat(0).stone) == (6, 0)


def test_gold_costs_four_corn() -> None:
    """TZ-37, X103: eight corn buy two gold."""
    table = at_uxmal(2, corn=8)
    table.play("use U2", "buy gold", "buy gold")
    assert (table.seat(0).corn, table.seat(0).gold) == (0, 2)
    assert table.legal == ["end_turn"]


def test_skulls_cannot_be_traded() -> None:
    """TZ-37, X105: there is no such exchange; with corn for a wood only wood is offered."""
    table = at_uxmal(2, corn=2, skulls=3)
    table.play("use U2")
    assert table.legal == ["buy wood", "done"]
    for text in ("sell skull", "buy skull"):
        with pytest.raises(BadText):
            table.why(text)


def test_no_exchange_at_all_is_legal() -> None:
    """TZ-37, X105: the market may be visited for nothing."""
    table = at_uxmal(2, corn=2, wood=1)
    table.play("use U2", "done")
    assert (table.seat(0).corn, table.seat(0).wood) == (2, 1)
    assert table.legal == ["end_turn"]


def test_market_with_empty_hands_is_legal() -> None:
    """TZ-37, X105: even with nothing to trade the action can be used, and is over at once."""
    table = at_uxmal(2)
    assert table.legal == ["use U2", "nothing"]
    table.play("use U2")
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize(("block", "price"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_prices_are_the_same_both_ways(block: str, price: int) -> None:
    """TZ-37: wood 2, stone 3, gold 4 corn, selling and buying."""
    seat: dict[str, Any] = {block: 1}
    table = at_uxmal(2, **seat)
    table.play("use U2", f"sell {block}")
    assert table.seat(0).corn == price
    table = at_uxmal(2, corn=price)
    table.play("use U2", f"buy {block}")
    assert table.seat(0).corn == 0
    assert getattr(table.seat(0), block) == 1


def test_blocks_are_traded_through_corn() -> None:
    """TZ-37: two wood become one gold by way of four corn."""
    table = at_uxmal(2, wood=2)
    table.play("use U2", "sell wood")
    assert table.why("buy gold") == Reason("costs-corn", "TZ-37", {"cost": 4, "have": 2})
    table.play("sell wood", "buy gold")
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.gold) == (0, 0, 1)


def test_what_is_not_held_cannot_be_sold() -> None:
    """TZ-37: no block, no sale."""
    table = at_uxmal(2, corn=4)
    table.play("use U2")
    assert table.why("sell gold") == Reason("no-such-block", "TZ-37", {"block": "gold"})


def test_an_exchange_of_the_same_visit_is_not_undone() -> None:
    """TZ-83: buying back what was just sold, or selling what was bought, would change nothing."""
    table = at_uxmal(2, corn=3, stone=1)
    table.play("use U2", "sell stone")
    assert table.why("buy stone") == Reason("sold-just-now", "TZ-83", {"block": "stone"})
    table.play("buy gold")
    assert table.why("sell gold") == Reason("bought-just-now", "TZ-83", {"block": "gold"})
    assert table.legal == ["buy wood", "done"]


def test_market_and_construction_in_one_turn() -> None:
    """TZ-37: the wood bought by one worker pays the building of the next."""
    table = Table(seats={0: {"corn": 2}}, gears={"uxmal": {2: 0}, "tikal": {2: 0}})
    table.play("pick_up U2", "use U2", "buy wood", "pick_up T2", "use T2", "end_turn")
    assert (table.seat(0).corn, table.seat(0).wood) == (0, 0)
    assert table.seat(0).buildings == ["a1_farm_one_worker_1"]


# Uxmal 3: a worker.


def test_a_worker_comes_to_hand() -> None:
    """TZ-38: one worker from the bank, at once."""
    table = at_uxmal(3)
    table.play("use U3")
    assert table.seat(0).workers_in_hand == 4
    assert table.legal == ["end_turn"]


def test_sixth_worker_is_the_last() -> None:
    """TZ-38: with five in play the sixth comes."""
    table = at_uxmal(3, workers_in_hand=4)
    table.play("use U3")
    assert table.seat(0).workers_in_hand == 6


def test_seventh_worker_does_not_come() -> None:
    """TZ-38, X106: with six workers in play the action has no effect."""
    table = at_uxmal(3, workers_in_hand=5)
    table.play("use U3")
    assert table.seat(0).workers_in_hand == 6
    assert table.legal == ["end_turn"]


def test_workers_on_gears_count_as_in_play() -> None:
    """TZ-38: three in hand and three out are six."""
    gears: Gears = {"uxmal": {3: 0}, "palenque": {1: 0, 2: 0}}
    table = Table(seats={0: {"workers_in_hand": 3}}, gears=gears)
    table.play("pick_up U3", "use U3")
    assert table.seat(0).workers_in_hand == 4


# Uxmal 5: any action.


def test_one_corn_for_the_best_of_yaxchilan() -> None:
    """TZ-39, X108: with one corn U5 reaches Y5: two corn, a gold and a stone."""
    table = at_uxmal(5, corn=1)
    table.play("use U5", "use Y5")
    seat = table.seat(0)
    assert (seat.corn, seat.gold, seat.stone) == (2, 1, 1)


def test_every_action_of_the_small_gears_is_in_reach() -> None:
    """TZ-39: Palenque too; not Chichen Itza, and not U5 again."""
    table = at_uxmal(5, corn=9, wood=9, stone=9, gold=9, skulls=1)
    table.play("use U5")
    names = [f"{gear}{number}" for gear in "PYTU" for number in range(1, 6)]
    assert table.legal == [f"use {name}" for name in names if name != "U5"]
    for action in ("C5", "U5"):
        assert table.why(f"use {action}") == Reason("not-by-any-action", "TZ-39", {"action": action})
    table.play("use P2")
    assert table.seat(0).corn == 12


def test_the_corn_for_any_action_is_paid_first() -> None:
    """TZ-39: three corn are enough for U1 itself, but not for the corn of U5 and U1."""
    table = at_uxmal(5, corn=3)
    table.play("use U5")
    assert "use U1" not in table.legal
    parts: dict[str, int | str] = {"cost": 4, "have": 3, "step": 1, "action": 3}
    assert table.why("use U1") == Reason("use-costs-corn", "TZ-36", parts)


def test_any_action_costs_its_own_cost_too() -> None:
    """TZ-39: four corn pay for U5 and the temple step behind it."""
    table = at_uxmal(5, corn=4)
    table.play("use U5", "use U1", "climb kukulcan")
    assert table.seat(0).corn == 0
    assert table.seat(0).temples["kukulcan"] == 1


def test_building_for_corn_through_any_action() -> None:
    """TZ-39: one corn for U5 and two for each block."""
    table = at_uxmal(5, corn=5)
    table.play("use U5", "use U4", "build a1_civic_agriculture")
    assert table.seat(0).corn == 0
    assert table.seat(0).technologies["agriculture"] == 1


def test_any_action_needs_a_corn() -> None:
    """TZ-39: without corn U5 cannot be used."""
    table = at_uxmal(6)
    assert table.legal == ["use U2", "use U3", "nothing"]
    assert table.why("use U5") == Reason("costs-corn", "TZ-39", {"cost": 1, "have": 0})


@pytest.mark.parametrize("space", [5, 6, 7])
def test_free_choice_spaces_reach_any_action_for_its_corn_alone(space: int) -> None:
    """TZ-39: from U6 and U7 the action costs one corn as from U5."""
    table = at_uxmal(space, corn=1)
    table.play("use U5", "use Y1")
    assert (table.seat(0).corn, table.seat(0).wood) == (0, 1)


def test_any_action_is_not_optional_once_chosen() -> None:
    """TZ-39: after choosing U5 an action must follow; something can always be done with its corn."""
    table = at_uxmal(5, corn=1)
    table.play("use U5")
    assert table.legal[0] == "use P1"
    assert table.why("done") == Reason("must-choose", "TZ-80", {"question": "choose_any_action"})
