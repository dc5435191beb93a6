"""Tribes that take turns in their own way: Ah Chuy Kak, Ahmakiq, Bacab and Xaman Ek; begging with tribes."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.errors import IllegalAction
from sacbe.games.tzolkin import names
from tests.games.tzolkin.expansion import tribe
from tests.games.tzolkin.table import MODULES, Gears, Table, workers_on

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
OTHERS = ("balam", "yumkaax", None)
BEGGING = ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}


def dear(name: str, price: int, **seat: Any) -> Table:
    """A seat without workers on gears, whose cheapest placement costs so much."""
    taken: Gears = {gear: dict.fromkeys(range(price), 1 + i % 3) for i, gear in enumerate(GEARS)}
    return tribe(name, gears=taken, table={"starting_player_space": 3}, **seat)


# Ah Chuy Kak.


def chuy(**fields: Any) -> Table:
    """Ah Chuy Kak with an older worker on Y3."""
    gears = {"yaxchilan": {3: 0}, **fields.pop("gears", {})}
    return tribe("ah_chuy_kak", gears=gears, **{"workers_in_hand": 3, **fields})


def test_two_placed_workers_let_an_older_one_be_picked_up() -> None:
    """TP-25, P25: P0 and U0 cost 1; Y3 then gives 2 corn and a gold."""
    table = chuy(corn=4)
    table.play("place palenque", "place uxmal")
    assert table.offers("pick_up") == ["Y3"]
    table.play("pick_up Y3", "use Y3")
    assert (table.seat(0).corn, table.seat(0).gold) == (5, 1)
    assert table.gear("yaxchilan") == {}
    assert table.seat(0).workers_in_hand == 2


def test_one_placed_worker_is_not_enough() -> None:
    """TP-25: after the first worker nothing can be picked up, after a third it still can."""
    table = chuy(corn=9)
    table.play("place palenque")
    assert table.offers("pick_up") == []
    table.play("place uxmal", "place tikal")
    assert table.offers("pick_up") == ["Y3"]


def test_picking_up_is_optional() -> None:
    """TP-25: the turn may end without it."""
    table = chuy(corn=4)
    table.finish_turn("place palenque", "place uxmal")
    assert table.to_act == 1
    assert table.gear("yaxchilan") == {3: 0}


def test_only_one_worker_is_picked_up() -> None:
    """TP-25: one other own worker, whichever of them."""
    table = chuy(corn=4, gears={"tikal": {2: 0}, "chichen_itza": {4: 1}}, workers_in_hand=2)
    table.play("place palenque", "place uxmal")
    assert table.offers("pick_up") == ["Y3", "T2"]
    table.play("pick_up T2")
    assert table.legal == ["end_turn"]
    assert table.gear("yaxchilan") == {3: 0}


def test_workers_are_counted_anew_each_turn() -> None:
    """TP-25, TP-27: two workers of the last turn are older ones now, and do not count."""
    table = chuy(corn=9, table={"players": 2}, workers_in_hand=5)
    table.finish_turn("place palenque", "place uxmal")
    table.finish_turn("place tikal")
    table.play("place palenque")
    assert table.offers("pick_up") == []
    table.play("place uxmal")
    assert table.offers("pick_up") == ["P1", "Y4", "U1"]


@pytest.mark.parametrize("name", OTHERS)
def test_others_cannot_mix_placing_and_picking_up(name: str | None) -> None:
    """TP-25: the mixed turn is Ah Chuy Kak's alone."""
    table = tribe(name, corn=9, gears={"yaxchilan": {3: 0}}, workers_in_hand=3)
    table.play("place palenque", "place uxmal")
    assert table.offers("pick_up") == []


def test_a_pick_up_turn_stays_as_it_is() -> None:
    """TP-25: whoever begins with picking up cannot place, Ah Chuy Kak neither."""
    table = chuy(corn=4)
    table.play("pick_up Y3", "use Y3")
    assert table.legal == ["end_turn"]


def test_starting_player_space_is_no_gear() -> None:
    """TP-26: P0 and the starting player space are one worker on gears; U0 makes it two."""
    table = chuy(corn=9)
    table.play("place palenque", "place starting_player_space")
    assert table.offers("pick_up") == []
    table.play("place uxmal")
    assert table.offers("pick_up") == ["Y3"]


def test_quick_space_is_no_gear() -> None:
    """TP-26: P0 and a quick space are one worker on gears; U0 makes it two."""
    quick = {"modules": ["tribes", "quick_actions"], "quick_tiles": ["q1_stone"]}
    table = chuy(corn=9, table=quick)
    table.play("place palenque", "place quick_action_space")
    assert table.offers("pick_up") == []
    table.play("place uxmal")
    assert table.offers("pick_up") == ["Y3"]


def test_workers_placed_this_turn_stay() -> None:
    """TP-27, P27: with no older worker on a gear nothing can be picked up."""
    table = tribe("ah_chuy_kak", corn=9)
    table.play("place palenque", "place uxmal")
    assert table.offers("pick_up") == []


def test_older_worker_on_the_same_gear_is_told_apart() -> None:
    """TP-27: Y0 and Y1 are placed beside the older worker on Y3, which alone can be picked up."""
    table = chuy(corn=9)
    table.play("place yaxchilan", "place yaxchilan")
    assert table.gear("yaxchilan") == {0: 0, 1: 0, 3: 0}
    assert table.offers("pick_up") == ["Y3"]
    with pytest.raises(IllegalAction):
        table.play("pick_up Y1")


def test_older_worker_below_the_new_ones() -> None:
    """TP-27: an older worker on Y0 may be picked up although it stands below."""
    table = tribe("ah_chuy_kak", corn=9, gears={"yaxchilan": {0: 0}})
    table.play("place yaxchilan", "place yaxchilan")
    assert table.offers("pick_up") == ["Y0"]
    table.play("pick_up Y0")
    assert table.gear("yaxchilan") == {1: 0, 2: 0}
    assert table.legal == ["end_turn"]


def test_pick_up_has_the_usual_choices() -> None:
    """TP-28, P28: Y3 may use action 2 for 1 corn, or do nothing."""
    table = chuy(corn=2)
    table.play("place palenque", "place uxmal", "pick_up Y3")
    assert table.legal == ["use Y2", "use Y3", "nothing"]
    table.play("use Y2")
    assert (table.seat(0).corn, table.seat(0).stone) == (1, 1)


def test_step_fee_is_paid_from_what_placing_left() -> None:
    """TP-28: with no corn left after placing only the own action remains."""
    table = chuy(corn=1)
    table.play("place palenque", "place uxmal", "pick_up Y3")
    assert table.legal == ["use Y3", "nothing"]


def test_no_worker_is_placed_after_the_pick_up() -> None:
    """TP-149, P149a: with 1 corn P0 and U0; Y3 gives 2 corn and a gold, but no third worker goes out."""
    table = chuy(corn=1)
    table.play("place palenque", "place uxmal")
    assert table.seat(0).corn == 0
    table.play("pick_up Y3", "use Y3")
    assert (table.seat(0).corn, table.seat(0).gold) == (2, 1)
    assert table.legal == ["end_turn"]


def test_worker_gained_by_the_pick_up_is_not_placed() -> None:
    """TP-149: nor one gained at U3."""
    table = tribe("ah_chuy_kak", corn=9, gears={"uxmal": {3: 0}}, workers_in_hand=2)
    table.play("place palenque", "place tikal", "pick_up U3", "use U3")
    assert table.seat(0).workers_in_hand == 2
    assert table.legal == ["end_turn"]


def test_tooth_corn_comes_after_the_pick_up() -> None:
    """TP-149: it cannot pay the step fee, and is there when the turn has ended."""
    table = chuy(corn=3, table={"tooth_corn": 4})
    table.play("place palenque", "place uxmal", "place starting_player_space", "pick_up Y3")
    assert table.legal == ["use Y3", "nothing"]
    table.play("use Y3")
    assert table.seat(0).corn == 2
    table.play("end_turn")
    assert table.seat(0).corn == 6


def test_quick_action_comes_after_the_pick_up() -> None:
    """TP-149: after the pick-up the quick action is performed, and nothing can be picked up after it."""
    quick = {"modules": ["tribes", "quick_actions"], "quick_tiles": ["q1_stone"]}
    table = chuy(corn=4, table=quick)
    table.play("place palenque", "place uxmal", "place quick_action_space", "pick_up Y3", "use Y3")
    assert (table.seat(0).corn, table.seat(0).stone) == (2, 0)
    assert table.legal == ["quick_action"]
    table.play("quick_action")
    assert table.seat(0).stone == 1
    assert table.legal == ["end_turn"]


def test_row_is_refilled_after_the_pick_up() -> None:
    """TP-149: a building of the pick-up leaves its gap until the turn ends."""
    table = tribe("ah_chuy_kak", corn=1, wood=1, gears={"tikal": {2: 0}}, workers_in_hand=2)
    table.play("place palenque", "place uxmal", "pick_up T2", "use T2")
    assert table.position["row"][0] is None
    table.play("end_turn")
    assert table.position["row"][0] is not None


# Ahmakiq.


def test_passing_gains_two_corn() -> None:
    """TP-36, P36: all workers on gears, 3 corn: a pass makes it 5 and the workers stay."""
    table = tribe("ahmakiq", corn=3, gears={"yaxchilan": {1: 0, 2: 0, 3: 0}})
    assert table.legal == ["pick_up Y1", "pick_up Y2", "pick_up Y3", "pass"]
    table.play("pass")
    assert table.seat(0).corn == 5
    assert table.legal == ["end_turn"]
    table.play("end_turn")
    assert table.gear("yaxchilan") == {1: 0, 2: 0, 3: 0}
    assert (table.seat(0).corn, table.to_act) == (5, 1)


def test_passing_with_workers_in_hand() -> None:
    """TP-36: it is a whole turn, also with workers that could be placed."""
    table = tribe("ahmakiq", corn=3)
    table.finish_turn("pass")
    assert table.goods("corn", "workers_in_hand") == (5, 3)


@pytest.mark.parametrize("first", ["place palenque", "pick_up Y0"])
def test_passing_replaces_the_turn(first: str) -> None:
    """TP-36: neither after placing nor after picking up."""
    table = tribe("ahmakiq", corn=3, gears={"yaxchilan": {0: 0}})
    table.play(first)
    assert "pass" not in table.legal


@pytest.mark.parametrize("name", OTHERS)
def test_others_cannot_pass(name: str | None) -> None:
    """TP-36: the pass is Ahmakiq's alone."""
    table = tribe(name, corn=3, gears={"yaxchilan": {1: 0}})
    assert "pass" not in table.legal
    with pytest.raises(IllegalAction):
        table.play("pass")


def test_passing_replaces_obligatory_begging() -> None:
    """TP-37: without corn and with no placement below 1 corn begging or passing is the choice."""
    table = dear("ahmakiq", 1)
    assert table.legal == [*BEGGING, "pass"]
    table.finish_turn("pass")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (2, 0)


def test_passing_beside_pity() -> None:
    """TP-37: where nothing but pity is left the duty to place may still be passed."""
    table = dear("ahmakiq", 1, temples=BOTTOM)
    assert "pass" in table.legal
    assert table.offers("place") == list(GEARS)
    table.play("pass")
    assert table.seat(0).corn == 2


def test_begging_before_a_pass() -> None:
    """TP-155, P155: 2 corn, begs on Chaac, passes: 3+2 corn."""
    table = tribe("ahmakiq", corn=2)
    table.finish_turn("beg chaac", "pass")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (5, -1)


def test_no_begging_after_a_pass() -> None:
    """TP-155: begging stands at the start of the turn."""
    table = tribe("ahmakiq")
    table.play("pass")
    assert (table.seat(0).corn, table.legal) == (2, ["end_turn"])


# Bacab.


def bacab_next(corn: int, **seat: Any) -> Table:
    """Seat 1 is Bacab, and its turn has just come."""
    table = Table(modules=["tribes"], seats={1: {"tribe": "bacab", "corn": corn, **seat}})
    assert table.seat(1).corn == corn
    table.finish_turn("place uxmal")
    assert table.to_act == 1
    return table


@pytest.mark.parametrize(("corn", "then"), [(0, 2), (1, 2), (2, 2), (3, 3), (7, 7)])
def test_corn_is_made_up_to_two(corn: int, then: int) -> None:
    """TP-38, P38: less than 2 corn becomes 2 before any choice, and the temples stay."""
    table = bacab_next(corn)
    assert table.seat(1).corn == then
    assert table.seat(1).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


def test_the_first_turn_counts_too() -> None:
    """TP-38: the first turn of a round begins with 2 corn as well."""
    table = Table(modules=["tribes"], seats={0: {"tribe": "bacab"}}, to_move=3)
    table.finish_turn("place uxmal")
    assert (table.to_act, table.seat(0).corn) == (0, 2)


def test_corn_is_made_up_once_in_a_turn() -> None:
    """TP-38: what is spent in the turn is not made up."""
    table = bacab_next(0)
    table.play("place uxmal", "place palenque")
    assert table.seat(1).corn == 0
    table.play("end_turn")
    assert table.seat(1).corn == 0


def test_nobody_else_is_given_corn() -> None:
    """TP-38: seat 2 has no Bacab and no corn."""
    table = bacab_next(0)
    table.finish_turn("place palenque")
    assert (table.to_act, table.seat(2).corn) == (2, 0)


def test_begging_brings_four() -> None:
    """TP-39, P39: 2 corn, Chaac on 1: begging makes it 4 and Chaac 0."""
    table = bacab_next(2, temples={"chaac": 1})
    table.play("beg chaac")
    assert (table.seat(1).corn, table.seat(1).temples["chaac"]) == (4, 0)


def test_begging_after_the_gift() -> None:
    """TP-39: without corn Bacab is given 2 and may beg for 4, once."""
    table = bacab_next(0)
    table.play("beg kukulcan")
    assert (table.seat(1).corn, table.seat(1).temples["kukulcan"]) == (4, -1)
    assert table.offers("beg") == []


@pytest.mark.parametrize(("corn", "begging"), [(2, BEGGING), (3, []), (4, [])])
def test_begging_stays_limited(corn: int, begging: list[str]) -> None:
    """TP-40, P40: with 3 corn Bacab may not beg."""
    table = bacab_next(corn)
    assert [text for text in table.legal if text.startswith("beg")] == begging


# Xaman Ek.


def xaman(**fields: Any) -> Table:
    """Xaman Ek to move."""
    return tribe("xaman_ek", **fields)


def test_sale_before_paying() -> None:
    """TP-65, P65: T0 is taken; a gold sold for 4 corn pays P0 and T1, 2 are left."""
    table = xaman(gold=1, gears={"tikal": {0: 1}})
    table.play("barter gold", "place palenque", "place tikal")
    assert table.goods("corn", "gold") == (2, 0)


@pytest.mark.parametrize(("block", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_rates_of_the_market(block: str, corn: int) -> None:
    """TP-65: wood 2, stone 3, gold 4; a block that is not there is not offered."""
    table = xaman(**{block: 1})
    assert table.offers("barter") == [block]
    table.play(f"barter {block}")
    assert table.goods("corn", block) == (corn, 0)


@pytest.mark.parametrize("seed", range(8))
def test_a_position_after_a_sale_can_be_read_whatever_is_asked(seed: int) -> None:
    """TP-65: a sale may come before any answer, also while two of three blocks are paid."""
    game, stream, asked = sacbe.game("tzolkin"), Stream(seed), set[str]()
    levels, gears = dict.fromkeys(names.TRACKS, 1), workers_on("T1", "T3", "U2", "C6")
    state = xaman(wood=1, stone=1, gold=1, technologies=levels, gears=gears, workers_in_hand=0).session.state
    while game.to_act(state) == 0:
        legal = game.legal(state)
        for action in legal:
            if game.text(action).startswith("barter "):
                asked.add(game.position(state)["pending"][-1]["kind"])
                sold = state.copy()
                game.apply(sold, action)
                assert game.unreachable(sold) is None
        others = [action for action in legal if not game.text(action).startswith("barter ")]
        game.apply(state, others[stream.draw(len(others))])
    assert asked


def test_sale_between_placements() -> None:
    """TP-65: after the first worker a sale may pay for the second."""
    table = xaman(wood=1)
    table.play("place palenque")
    assert table.offers("place") == []
    table.play("barter wood", "place uxmal")
    assert table.goods("corn", "wood") == (1, 0)


def test_sale_when_the_worker_is_in_the_air() -> None:
    """TP-65: a gold sold after picking up from U1 pays the 3 corn of the action."""
    table = xaman(gold=1, gears={"uxmal": {1: 0}})
    table.play("pick_up U1")
    assert "use U1" not in table.legal
    table.play("barter gold", "use U1", "climb chaac")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (1, 1)


def test_sale_pays_a_step_fee() -> None:
    """TP-65: Y3 may use action 1 for the 2 corn of a wood."""
    table = xaman(wood=1, gears={"yaxchilan": {3: 0}})
    table.play("pick_up Y3", "barter wood", "use Y1")
    assert table.goods("corn", "wood") == (0, 1)


def test_sale_of_what_was_just_gained() -> None:
    """TP-65: the wood of Y1 may be sold after the action, before the turn ends."""
    table = xaman(gears={"yaxchilan": {1: 0}})
    table.play("pick_up Y1", "use Y1", "barter wood")
    assert table.goods("corn", "wood") == (2, 0)
    assert table.legal == ["end_turn"]


def test_sale_within_an_action() -> None:
    """TP-65: while T5 is paid the other block may be sold, but not the last one, which is due."""
    table = xaman(wood=1, stone=1, gears={"tikal": {5: 0}})
    table.play("pick_up T5", "use T5", "barter stone")
    assert table.offers("barter") == []
    while table.legal != ["end_turn"]:
        table.play(table.legal[0])
    assert table.goods("corn", "wood", "stone") == (3, 0, 0)
    assert sum(table.seat(0).temples.values()) == 2


@pytest.mark.parametrize("name", OTHERS)
def test_others_cannot_sell(name: str | None) -> None:
    """TP-65: the sale is Xaman Ek's alone."""
    assert tribe(name, corn=9, gold=2).offers("barter") == []


def test_no_sale_in_the_turns_of_others() -> None:
    """TP-65: only in the own turn."""
    table = xaman(gold=2, corn=5)
    table.finish_turn("place palenque")
    assert (table.to_act, table.offers("barter")) == (1, [])


def test_no_sale_while_feeding() -> None:
    """TP-66: on a food day workers go hungry beside blocks that could have been sold."""
    table = xaman(wood=3, gold=3, table={"day": 8, "to_move": 3})
    table.finish_turn("place palenque")
    assert table.points(0) == -9
    assert table.goods("corn", "gold") == (0, 3)
    assert table.position["day"] == 9


def test_no_sale_at_the_rewards_of_a_food_day() -> None:
    """TP-66: the gold of a temple under gold shortage is paid with the corn there is."""
    fields = {
        "modules": ["tribes", "prophecies"],
        "prophecies": [None, "gold_shortage"],
        "day": 21,
        "to_move": 3,
    }
    table = xaman(corn=7, wood=1, temples={"quetzalcoatl": 3}, table=fields)
    table.finish_turn("place palenque")
    assert (table.to_act, table.legal) == (0, ["gain gold", "done"])


def test_no_sale_when_the_calendar_turns() -> None:
    """TP-65: the choice of the days is not part of a turn."""
    table = xaman(gold=1, table={"marker": 1, "to_move": 0})
    table.finish_turn("place starting_player_space")
    assert table.legal == ["turn_calendar one_day", "turn_calendar two_days"]


def test_one_block_in_a_turn() -> None:
    """TP-67, P67: of two gold one is sold for 4 corn; the second sale is refused, of any block."""
    table = xaman(gold=2, wood=1)
    table.play("barter gold")
    assert table.seat(0).corn == 4
    assert table.offers("barter") == []
    with pytest.raises(IllegalAction):
        table.play("barter gold")
    table.play("place palenque")
    assert table.offers("barter") == []


def test_next_turn_has_a_sale_again() -> None:
    """TP-67: once in each own turn; an unused sale is not kept."""
    table = xaman(gold=3, table={"players": 2})
    table.finish_turn("barter gold", "place palenque")
    table.finish_turn("place uxmal")
    table.play("barter gold")
    assert table.goods("corn", "gold") == (8, 1)
    assert table.offers("barter") == []


def test_sale_or_begging_is_free_choice() -> None:
    """TP-148, P148a: no corn, one wood, cheapest placement 1: sell and place, or beg for 3 corn."""
    table = dear("xaman_ek", 1, wood=1)
    assert table.legal == [*BEGGING, "barter wood"]
    table.play("barter wood", "place palenque")
    assert table.goods("corn", "wood") == (1, 0)
    table = dear("xaman_ek", 1, wood=1)
    table.play("beg chaac")
    assert table.goods("corn", "wood") == (3, 1)


def test_begging_after_a_sale() -> None:
    """TP-148: with 2 corn from a wood begging is legal; after a worker has been placed it is not."""
    table = xaman(wood=1)
    table.play("barter wood")
    assert [text for text in table.legal if text.startswith("beg")] == BEGGING
    table.play("beg chaac")
    assert table.goods("corn", "wood") == (3, 0)
    table = xaman(wood=1)
    table.play("barter wood", "place palenque")
    assert table.offers("beg") == []


def test_sale_before_and_after_begging() -> None:
    """TP-148, P148b: a gold sold first makes 4 corn and ends begging; begging first makes 3, then 7."""
    table = xaman(gold=1)
    table.play("barter gold")
    assert (table.seat(0).corn, table.offers("beg")) == (4, [])
    table = xaman(gold=1)
    table.play("beg chaac", "barter gold")
    assert (table.seat(0).corn, table.offers("beg")) == (7, [])


def test_begging_is_obligatory_where_a_sale_is_not_enough() -> None:
    """TP-148: cheapest placement 3: a wood (2 corn) does not help, with 1 corn more it does."""
    table = dear("xaman_ek", 3, wood=1)
    assert table.offers("place") == []
    table.play("barter wood")
    assert table.legal == BEGGING
    table = dear("xaman_ek", 3, wood=1, corn=1)
    table.play("barter wood")
    assert (table.seat(0).corn, table.offers("place")) == (3, list(GEARS))


def test_no_pity_while_a_sale_would_pay() -> None:
    """TP-148: all temples at the bottom: a wood must be sold for a space of cost 1."""
    table = dear("xaman_ek", 1, wood=1, temples=BOTTOM)
    assert table.legal == ["barter wood"]
    table.play("barter wood", "place tikal")
    assert table.seat(0).corn == 1


def test_pity_where_a_sale_would_not_pay() -> None:
    """TP-148: cheapest placement 3 and a wood: exactly one worker, all corn given up."""
    table = dear("xaman_ek", 3, wood=1, corn=0, temples=BOTTOM)
    assert table.offers("place") == list(GEARS)
    table.play("place tikal")
    assert table.goods("corn", "workers_in_hand") == (0, 2)
    assert table.offers("place") == []


def test_pity_after_a_sale_that_falls_short() -> None:
    """TP-157, TP-148: cheapest placement 3, wood and gold: the gold would pay, but the wood was sold."""
    table = dear("xaman_ek", 3, wood=1, gold=1, temples=BOTTOM)
    assert table.legal == ["barter wood", "barter gold"]
    table.play("barter wood")
    assert table.legal == [f"place {gear}" for gear in GEARS]
    table.play("place tikal")
    assert table.goods("corn", "gold", "workers_in_hand") == (0, 1, 2)


@pytest.mark.parametrize(("block", "before"), [("wood", ["barter wood"]), ("stone", [])])
def test_no_pity_after_begging_while_a_sale_would_pay(block: str, before: list[str]) -> None:
    """TP-148: cheapest placement 4, no corn, one block: begging is obligatory, then the block must be sold.

    A stone sold before would leave 3 corn, with which the obligatory begging is no longer legal.
    """
    gears: Gears = {gear: dict.fromkeys(range(4), 1 + i) for i, gear in enumerate(GEARS[:4])}
    gears["chichen_itza"] = {0: 1, 1: 2, 2: 3, 3: 4}
    fields = {"players": 5, "modules": ["tribes", "quick_actions"], "starting_player_space": 1}
    table = xaman(gears=gears, table={**fields, "quick_spaces": [2, 3, 4]}, **{block: 1})
    assert table.legal == [*BEGGING, *before]
    table.play("beg chaac")
    assert (table.seat(0).corn, table.legal) == (3, [f"barter {block}"])
    table.play(f"barter {block}", "place tikal")
    assert table.seat(0).corn == (1 if block == "wood" else 2)


def test_sale_never_takes_what_is_due() -> None:
    """TP-65: the only block, for which an advance was chosen, is not for sale before it is paid."""
    table = xaman(wood=1, gears={"tikal": {1: 0}})
    table.play("pick_up T1")
    assert table.legal == ["use T1", "nothing", "barter wood"]
    table.play("use T1")
    assert table.offers("barter") == []
    table.play("advance theology")
    assert table.goods("corn", "wood") == (0, 0)


@pytest.mark.parametrize("piece", [0, 1, "idle"])
@pytest.mark.parametrize(("gear", "last", "teeth"), [("palenque", 7, 10), ("chichen_itza", 10, 13)])
def test_two_days_with_a_piece_on_every_space(piece: int | str, gear: str, last: int, teeth: int) -> None:
    """TP-51, TP-52, TP-153, TZ-51, TZ-52: only a worker that one day keeps and two push off blocks them."""
    stays = last + 1 if piece == 0 else last
    spaces = range(teeth) if piece == "idle" else range(stays + 1)
    for space in spaces:
        seats: dict[int, dict[str, Any]] = {
            0: {"tribe": "cit_bolon_tum", "corn": 9},
            1: {"corn": 9},
            2: {"corn": 9},
        }
        made = Table(players=3, modules=MODULES, day=10, seats=seats, gears={gear: {space: piece}})
        made.play("place tikal", "end_turn", "place tikal", "end_turn")
        made.play("place starting_player_space", "end_turn")
        blocks = piece != "idle" and space == stays - 1
        assert ("turn_calendar two_days" in made.legal) != blocks, space
        if blocks:
            continue
        made.play("turn_calendar two_days")
        there = {(space + 2) % teeth} if piece == "idle" or space + 2 <= stays else set()
        assert set(made.gear(gear)) == there, space


@pytest.mark.parametrize(("stone", "sale"), [(1, []), (2, ["barter stone"])])
def test_sale_must_leave_what_is_to_be_paid(stone: int, sale: list[str]) -> None:
    """TP-65: the gold pays for the only building, and another block to sell is no way to pay for it."""
    seat = {"tribe": "xaman_ek", "wood": 1, "gold": 1, "stone": stone}
    table = Table(
        modules=["tribes"], seats={0: seat}, gears=workers_on("T2"), row=["a1_shrine_theology_kukulcan"]
    )
    table.play("pick_up T2", "use T2")
    assert table.legal == ["build a1_shrine_theology_kukulcan", "barter wood", *sale]
