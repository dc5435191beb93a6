"""Tribes that place in their own way: Cit-Bolon-Tum, Vacub-Caquix and Yumkaax."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sacbe.core.errors import BadText
from sacbe.games.tzolkin.state import State
from tests.games.tzolkin import expansion
from tests.games.tzolkin.expansion import tribe
from tests.games.tzolkin.table import MODULES, Gears, Table

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
OTHER_TRIBES = ("ahmakiq", "balam", "yumkaax", None)


def filled(*spaces: int, by: int | str = 1) -> dict[int, int | str]:
    """Spaces of a gear taken by others."""
    return dict.fromkeys(spaces, by)


def crowd(upto: int) -> dict[int, int | str]:
    """The spaces below a number taken by seats 1 to 3."""
    return {space: 1 + space // 4 for space in range(upto)}


# Cit-Bolon-Tum: the price.


def cit(**fields: Any) -> Table:
    """Cit-Bolon-Tum to move."""
    return tribe("cit_bolon_tum", **fields)


def test_fixed_price_for_a_dear_space() -> None:
    """TP-45, P45: T5 for 3 corn instead of 5."""
    table = cit(corn=10, gears={"tikal": crowd(5)})
    table.play("bargain tikal")
    assert table.seat(0).corn == 7
    assert table.gear("tikal")[5] == 0


def test_the_view_says_on_which_space_the_workers_of_a_seat_stay_last() -> None:
    """TP-48: one space beyond the last of every gear for this tribe alone."""
    seats = cit().session.view(None)["seats"]
    assert seats[0]["last_spaces"] == {gear: last + 1 for gear, last in seats[1]["last_spaces"].items()}


def test_fixed_price_is_optional() -> None:
    """TP-45: T5 for its 5 corn is offered beside it."""
    table = cit(corn=10, gears={"tikal": crowd(5)})
    table.play("place tikal")
    assert table.seat(0).corn == 5


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_pay_the_number_of_the_space(name: str | None) -> None:
    """TP-45: the price is Cit-Bolon-Tum's alone."""
    table = tribe(name, corn=10, gears={"tikal": crowd(5)})
    assert table.offers("bargain") == []


def test_fixed_price_needs_three_corn() -> None:
    """TP-45: with 3 corn T5 can be taken for the price only, with 2 not at all."""
    table = cit(corn=3, gears={"tikal": crowd(5)})
    assert table.offers("bargain") == ["tikal"]
    assert "tikal" not in table.offers("place")
    assert cit(corn=2, gears={"tikal": crowd(5)}).offers("bargain") == []


@pytest.mark.parametrize("verbs", [("bargain", "place"), ("place", "bargain")])
def test_surcharge_stays_and_either_worker_gets_the_price(verbs: tuple[str, str]) -> None:
    """TP-46, P46: two spaces of cost 5 for 3+5+1 corn, whichever comes first; no second price in the turn."""
    table = cit(corn=12, gears={"tikal": crowd(5), "uxmal": filled(*range(5), by=2)})
    table.play(f"{verbs[0]} tikal", f"{verbs[1]} uxmal")
    assert table.seat(0).corn == 3
    assert (table.gear("tikal")[5], table.gear("uxmal")[5]) == (0, 0)


def test_price_is_used_once_in_a_turn() -> None:
    """TP-45: after it the second worker pays in full; the next turn has a price again."""
    table = cit(corn=30, gears={"tikal": crowd(4)})
    table.play("bargain tikal")
    assert table.offers("bargain") == []
    table.play("place tikal")
    assert table.seat(0).corn == 30 - 3 - 5 - 1


def test_next_turn_has_a_price_again() -> None:
    """TP-45: once in each turn."""
    idle = filled(0, 1, 2, 3, by="idle")
    table = cit(corn=30, gears={"tikal": idle}, table={"players": 2})
    table.finish_turn("bargain tikal")
    table.finish_turn("place starting_player_space")
    table.play("turn_calendar one_day")
    table.finish_turn("place tikal")
    assert table.gear("tikal") == {0: 1, 1: "idle", 2: "idle", 3: "idle", 4: "idle", 5: 0}
    table.play("bargain tikal")
    assert (table.seat(0).corn, table.gear("tikal")[6]) == (24, 0)


@pytest.mark.parametrize("space", range(9))
def test_price_is_fixed_and_no_discount(space: int) -> None:
    """TP-47, P47: useless below space 4 (space 2 costs 2), 3 corn from space 4 on (space 7 costs 3)."""
    table = cit(corn=20, gears={"palenque": crowd(space)})
    assert table.offers("bargain") == (["palenque"] if space >= 4 else [])
    table.play("bargain palenque" if space >= 4 else "place palenque")
    assert table.seat(0).corn == 20 - (3 if space >= 4 else space)
    assert table.gear("palenque")[space] == 0


def test_price_is_for_gears_only() -> None:
    """TP-48, P48: a quick space costs its 1 corn, the starting player space nothing; neither has a price."""
    table = cit(corn=9, table={"modules": ["tribes", "quick_actions"], "quick_tiles": ["q1_stone"]})
    table.play("place quick_action_space")
    assert table.seat(0).corn == 8
    assert table.offers("bargain") == []
    for place in ("starting_player_space", "quick_action_space"):
        with pytest.raises(BadText, match=place):
            table.play(f"bargain {place}")


def test_flood_is_paid_on_top_of_the_price() -> None:
    """TP-49: C6 for 3+2 corn; for its number it is 6+2; with 4 corn the price cannot be paid."""
    flood = {"modules": ["tribes", "prophecies"], "prophecies": ["high_floodwaters"], "day": 9}
    gears: Gears = {"chichen_itza": crowd(6)}
    table = cit(corn=9, gears=gears, table=flood)
    table.play("bargain chichen_itza")
    assert table.seat(0).corn == 4
    table = cit(corn=9, gears=gears, table=flood)
    table.play("place chichen_itza")
    assert table.seat(0).corn == 1
    assert cit(corn=4, gears=gears, table=flood).offers("bargain") == []


def test_the_extra_space_can_be_placed_on() -> None:
    """TP-153, P153a: with P0 to P7 taken P8 costs 3; others cannot choose Palenque."""
    table = cit(corn=3, gears={"palenque": crowd(8)})
    assert table.offers("bargain") == ["palenque"]
    table.play("bargain palenque")
    assert table.seat(0).corn == 0
    assert table.gear("palenque")[8] == 0
    other = tribe("yumkaax", corn=20, gears={"palenque": crowd(8)})
    assert "palenque" not in other.offers("place")


def test_the_extra_space_has_its_number_as_price() -> None:
    """TP-153: P8 for 8 corn, C11 for 11; with a corn less only the fixed price is left."""
    table = cit(corn=8, gears={"palenque": crowd(8)})
    table.play("place palenque")
    assert (table.seat(0).corn, table.gear("palenque")[8]) == (0, 0)
    table = cit(corn=11, gears={"chichen_itza": crowd(11)})
    table.play("place chichen_itza")
    assert (table.seat(0).corn, table.gear("chichen_itza")[11]) == (0, 0)
    assert "palenque" not in cit(corn=7, gears={"palenque": crowd(8)}).offers("place")


def test_the_extra_space_must_be_free_and_the_last() -> None:
    """TP-153: an idle worker on P8 closes the gear; P9 is never placed on."""
    gears: Gears = {"palenque": {**crowd(8), 8: "idle"}}
    table = cit(corn=20, gears=gears, table={"players": 4, "modules": ["tribes", "quick_actions"]})
    assert "palenque" not in table.offers("place") + table.offers("bargain")


def test_flooded_extra_space() -> None:
    """TP-153, P153b: C11 for 3+2 corn."""
    flood = {"modules": ["tribes", "prophecies"], "prophecies": ["high_floodwaters"], "day": 9}
    table = cit(corn=5, gears={"chichen_itza": crowd(11)}, table=flood)
    assert "chichen_itza" not in table.offers("place")
    table.play("bargain chichen_itza")
    assert (table.seat(0).corn, table.gear("chichen_itza")[11]) == (0, 0)


@pytest.mark.parametrize(("corn", "must_beg"), [(3, False), (2, True)])
def test_price_counts_as_the_cheapest_placement(corn: int, must_beg: bool) -> None:
    """TP-45: where every space costs 4 or more, 3 corn are enough to place and 2 make begging obligatory."""
    gears: Gears = {gear: filled(*range(4), by=1 + i) for i, gear in enumerate(GEARS[:4])}
    gears["chichen_itza"] = {0: 1, 1: 2, 2: 3, 3: 4}
    fields = {"players": 5, "modules": ["tribes", "quick_actions"], "starting_player_space": 1}
    table = cit(corn=corn, gears=gears, table={**fields, "quick_spaces": [2, 3, 4]})
    if must_beg:
        assert table.legal == ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
        table.play("beg chaac")
    assert table.legal == [f"bargain {gear}" for gear in GEARS]
    table.play("bargain uxmal")
    assert (table.seat(0).corn, table.gear("uxmal")[4]) == (0, 0)


# Cit-Bolon-Tum: the spaces.


def last_turn(gears: Gears) -> Table:
    """Seat 0 is Cit-Bolon-Tum; only the turn of the last seat of four is left of the round."""
    return tribe("cit_bolon_tum", gears=gears, table={"to_move": 3})


def end_round(table: Table) -> None:
    """The last seat places a worker and the day ends."""
    table.finish_turn("place tikal")


@pytest.mark.parametrize(("gear", "last"), [(gear, 10 if gear == "chichen_itza" else 7) for gear in GEARS])
def test_worker_stays_one_day_longer(gear: str, last: int) -> None:
    """TP-50, P50: P7 moves to P8, C10 to C11; on the other gears it is the same."""
    table = last_turn({gear: {last: 0}})
    end_round(table)
    assert table.gear(gear)[last + 1] == 0
    assert table.seat(0).workers_in_hand == 2


@pytest.mark.parametrize(("gear", "last"), [("palenque", 8), ("yaxchilan", 8), ("chichen_itza", 11)])
def test_extra_space_is_pushed_off_by_the_next_day(gear: str, last: int) -> None:
    """TP-50, P50: the worker on P8 (C11) returns to hand without an action."""
    table = last_turn({gear: {last: 0}})
    end_round(table)
    assert table.gear(gear) == {}
    seat = table.seat(0)
    assert (seat.workers_in_hand, seat.corn, seat.wood) == (3, 0, 0)


def test_workers_of_others_are_pushed_off_as_ever() -> None:
    """TP-50: the extra space is for this player's workers only."""
    table = last_turn({"palenque": {7: 1}, "chichen_itza": {10: 2}})
    end_round(table)
    assert (table.gear("palenque"), table.gear("chichen_itza")) == ({}, {})


@pytest.mark.parametrize(("name", "winners"), [("cit_bolon_tum", [0]), (None, [0, 1])])
def test_extra_space_is_on_the_gear_when_the_game_ends(name: str | None, winners: list[int]) -> None:
    """TP-50: the last turn of the gears leaves the worker of P7 on P8, where it breaks a tie."""
    table = Table(
        players=2,
        modules=["tribes"],
        day=27,
        to_move=1,
        seats={0: {"tribe": name, "corn": 6, "points": 50}, 1: {"corn": 6, "points": 50}},
        gears={"palenque": {7: 0}},
    )
    table.finish_turn("place starting_player_space")
    assert table.game.winners(table.session.state) == winners


def test_extra_space_is_a_free_choice() -> None:
    """TP-50, P50: on P8 any Palenque action may be used, without a step fee."""
    table = cit(gears={"palenque": {8: 0}})
    table.play("pick_up P8")
    assert table.legal == [*(f"use P{number}" for number in range(1, 6)), "nothing"]
    table.play("use P2")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (4, 1)


def test_extra_space_of_chichen_itza_is_a_free_choice() -> None:
    """TP-50: on C11 any free action may be used for a skull."""
    table = cit(gears={"chichen_itza": {11: 0}}, skulls=1, table={"chichen_itza_skulls": [4]})
    table.play("pick_up C11")
    assert table.legal == [*(f"use C{number}" for number in range(1, 10) if number != 4), "nothing"]
    table.play("use C7")
    assert (table.points(0), table.seat(0).skulls) == (10, 0)


def days_offered(gears: Gears) -> list[str]:
    """The days that the seat on the starting player space may choose, if it may choose."""
    table = last_turn(gears=gears)
    table.finish_turn("place starting_player_space")
    return table.offers("turn_calendar")


BOTH = ["one_day", "two_days"]


def test_two_days_move_six_to_eight() -> None:
    """TP-51, P51: the worker on P6 does not block and stands on P8 after two days, one on C9 on C11."""
    table = last_turn({"palenque": {6: 0}, "chichen_itza": {9: 0}})
    table.finish_turn("place starting_player_space")
    assert table.offers("turn_calendar") == BOTH
    table.play("turn_calendar two_days")
    assert (table.gear("palenque"), table.gear("chichen_itza")) == ({8: 0}, {11: 0})


@pytest.mark.parametrize(("gear", "space"), [("palenque", 6), ("uxmal", 6), ("chichen_itza", 9)])
def test_six_of_another_player_still_blocks(gear: str, space: int) -> None:
    """TP-51: only this player's workers ride further."""
    assert "two_days" not in days_offered({gear: {space: 1}})
    assert days_offered({gear: {space: 0}}) == BOTH


@pytest.mark.parametrize(("gear", "space"), [("palenque", 7), ("uxmal", 7), ("chichen_itza", 10)])
def test_seven_blocks_two_days(gear: str, space: int) -> None:
    """TP-52: two days would push off what one day would not; a worker of another player does not block."""
    assert "two_days" not in days_offered({gear: {space: 0}})
    assert days_offered({gear: {space: 1}}) == BOTH


@pytest.mark.parametrize(("gear", "space"), [("palenque", 8), ("chichen_itza", 11)])
def test_extra_space_does_not_block_two_days(gear: str, space: int) -> None:
    """TP-153: the worker there is pushed off anyway."""
    assert days_offered({gear: {space: 0}}) == BOTH


# Vacub-Caquix.


def vacub(**fields: Any) -> Table:
    """Vacub-Caquix to move."""
    return tribe("vacub_caquix", **fields)


def test_two_workers_skip_the_same_space() -> None:
    """TP-62, P62: Y1 and Y2 cost 1+2+1 corn, Y0 stays empty."""
    table = vacub(corn=4)
    table.play("skip yaxchilan", "skip yaxchilan")
    assert table.seat(0).corn == 0
    assert table.gear("yaxchilan") == {1: 0, 2: 0}


def test_skipping_may_begin_with_a_later_worker() -> None:
    """TP-62: Y0 first, then Y1 is skipped: Y2 and Y3 for 0+2+3 and 3 on top."""
    table = vacub(corn=9)
    table.play("place yaxchilan", "skip yaxchilan", "skip yaxchilan")
    assert table.gear("yaxchilan") == {0: 0, 2: 0, 3: 0}
    assert table.seat(0).corn == 1


def test_skipping_passes_over_taken_spaces() -> None:
    """TP-62: with Y1 taken the worker that skips Y0 goes to Y2 for 2 corn."""
    table = vacub(corn=2, gears={"yaxchilan": {1: 1}})
    table.play("skip yaxchilan")
    assert table.gear("yaxchilan") == {1: 1, 2: 0}
    assert table.seat(0).corn == 0


def test_skipping_costs_the_space_taken() -> None:
    """TP-62: without corn nothing can be skipped for Y1."""
    assert vacub().offers("skip") == []
    assert vacub(corn=1).offers("skip") == list(GEARS)


def test_the_last_space_cannot_be_skipped() -> None:
    """TP-62: with only Y7 free there is no space behind it, with Y6 and Y7 there is."""
    assert "yaxchilan" not in vacub(corn=20, gears={"yaxchilan": crowd(7)}).offers("skip")
    table = vacub(corn=20, gears={"yaxchilan": crowd(6)})
    table.play("skip yaxchilan")
    assert (table.gear("yaxchilan")[7], table.seat(0).corn) == (0, 13)


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_cannot_skip(name: str | None) -> None:
    """TP-62: the skip is Vacub-Caquix's alone."""
    assert tribe(name, corn=20).offers("skip") == []


def test_another_worker_may_take_the_skipped_space() -> None:
    """TP-63, P63: first Y1 for 1, then Y0 for 0+1 corn."""
    table = vacub(corn=2)
    table.play("skip yaxchilan", "place yaxchilan")
    assert table.seat(0).corn == 0
    assert table.gear("yaxchilan") == {0: 0, 1: 0}


def test_a_taken_skip_is_used_up() -> None:
    """TP-64: once Y0 has been skipped and taken no other space can be skipped in the turn."""
    table = vacub(corn=20)
    table.play("skip yaxchilan", "place yaxchilan")
    assert table.offers("skip") == []
    table.play("place yaxchilan")
    assert table.gear("yaxchilan") == {0: 0, 1: 0, 2: 0}


def test_one_gear_and_one_space_in_a_turn() -> None:
    """TP-64, P64: after P0 has been skipped T0 cannot be; P0 still can."""
    table = vacub(corn=20)
    table.play("skip palenque")
    assert table.offers("skip") == ["palenque"]
    assert "tikal" in table.offers("place")


def test_the_next_turn_has_a_skip_again() -> None:
    """TP-64: once in each turn."""
    table = vacub(corn=20, table={"players": 2})
    table.finish_turn("skip palenque")
    table.finish_turn("place uxmal")
    assert table.to_act == 0
    assert "tikal" in table.offers("skip")


# Yumkaax.


@pytest.mark.parametrize(("workers", "surcharge"), [(1, 0), (2, 0), (3, 2), (4, 5), (5, 9), (6, 13)])
def test_own_table_for_the_number_of_workers(workers: int, surcharge: int) -> None:
    """TP-68: 1 to 6 workers cost 0, 0, 2, 5, 9, 13 corn on top; the starting player space counts."""
    table = tribe("yumkaax", corn=20, workers_in_hand=6)
    table.play(*(f"place {place}" for place in (*GEARS, "starting_player_space")[-workers:]))
    assert table.seat(0).corn == 20 - surcharge


def test_spaces_cost_the_same_and_quick_spaces_count() -> None:
    """TP-68, P68: P0, T1, the starting player space and a quick space cost 2 and 5 corn; others pay 8."""
    quick = {"modules": ["tribes", "quick_actions"], "quick_tiles": ["q1_stone"]}
    places = ("palenque", "tikal", "starting_player_space", "quick_action_space")
    for name, cost in (("yumkaax", 7), ("balam", 8)):
        table = tribe(name, corn=8, workers_in_hand=4, gears={"tikal": {0: 1}}, table=quick)
        table.play(*(f"place {place}" for place in places))
        assert table.seat(0).corn == 8 - cost


def test_sixth_worker_one_corn_short() -> None:
    """TP-68: with 12 corn only five workers can be placed on free zeros."""
    table = tribe("yumkaax", corn=12, workers_in_hand=6)
    table.play(*(f"place {gear}" for gear in GEARS))
    assert table.seat(0).corn == 3
    assert table.legal == ["end_turn"]


def reached(taken: set[int], workers: int, skipped: int) -> set[tuple[frozenset[int], int]]:
    """Where workers can end on a gear, and for how much, if one space may be treated as taken by each."""
    ways = {(frozenset(taken), 0)}
    for placed in range(workers):
        further = set()
        for there, corn in ways:
            for barred in (there, there | {skipped}):
                free = [space for space in range(8) if space not in barred]
                if free:
                    further.add((there | {free[0]}, corn + free[0] + placed))
        ways = further
    return ways


def test_skips_reach_what_one_space_treated_as_taken_allows() -> None:
    """TP-62, TP-63, TP-64: every way to place up to three workers on a gear with some spaces taken."""
    stream = random.Random(7)
    for _ in range(40):
        taken = {space for space in range(8) if stream.random() < 0.4}
        workers = stream.choice([1, 2, 3])
        pieces: dict[int, int | str] = {space: 1 + place % 3 for place, space in enumerate(sorted(taken))}
        me = {"tribe": "vacub_caquix", "corn": 40}
        made = Table(modules=MODULES, seats={0: me}, gears={"yaxchilan": pieces})
        states = [made.session.state.copy()]
        for _ in range(workers):
            after = []
            for state in states:
                for action in made.game.legal(state):
                    if made.game.text(action) in ("place yaxchilan", "skip yaxchilan"):
                        after.append(state.copy())
                        made.game.apply(after[-1], action)
            states = after
        found = set()
        for state in states:
            assert isinstance(state, State)
            found.add((frozenset(s for s in range(8) if state.spaces[10 + s]), 40 - state.corn[0]))
        free = set(range(8)) - taken
        assert found == {way for skipped in free for way in reached(taken, workers, skipped)}


def test_last_worker_in_hand_may_have_the_fixed_price() -> None:
    """TP-45: with one worker in hand the price is offered, with none it is not."""
    gears = expansion.crowded(0) | {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2}, "tikal": {1: 0, 2: 0}}
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


def test_workers_placed_in_a_turn_are_forgotten_after_it() -> None:
    """TP-27: six workers placed by Ah Chuy Kak, and the next turn remembers none of them."""
    table = Table(modules=["tribes"], seats={0: {"tribe": "ah_chuy_kak", "corn": 60, "workers_in_hand": 6}})
    table.play(*["place palenque"] * 6)
    assert len(table.position["this_turn"]["placed"]) == 6
    assert table.legal == ["end_turn"]
    table.play("end_turn")
    assert table.position["this_turn"]["placed"] == []
