"""Placing workers: the space that must be taken, its price, the starting player space and idle workers."""

from __future__ import annotations

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table

SIX_PLACES = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "starting_player_space")


def places(table: Table) -> list[str]:
    """The places offered."""
    return [text.removeprefix("place ") for text in table.legal if text.startswith("place ")]


def test_second_and_third_worker_cost_more() -> None:
    """TZ-5, X10: P0, P2 and Y0 cost 0+2+0+3 corn; a fourth worker is too dear."""
    table = Table(
        seats={1: {"corn": 7, "workers_in_hand": 4}}, gears={"palenque": {1: 0}}, marker=1, to_move=1
    )
    table.play("place palenque", "place palenque", "place yaxchilan")
    assert table.seat(1).corn == 2
    assert table.gear("palenque") == {0: 1, 1: 0, 2: 1}
    assert table.legal == ["end_turn"]
    parts: dict[str, int | str] = {"cost": 3, "have": 2, "parts": "placing", "space": 0, "tax": 0, "more": 3}
    assert table.why("place uxmal") == Reason("costs-corn", "TZ-5", parts)


def test_high_spaces_are_paid_by_their_number() -> None:
    """TZ-5, X11: with P0 to P2 taken two workers on P3 and P4 cost 3+4+1 corn."""
    table = Table(
        seats={0: {"corn": 9, "workers_in_hand": 2}}, gears={"palenque": {0: 1, 1: 1, 2: 1}, "uxmal": {1: 0}}
    )
    table.play("place palenque")
    assert table.seat(0).corn == 6
    table.play("place palenque")
    assert table.seat(0).corn == 1
    assert table.gear("palenque") == {0: 1, 1: 1, 2: 1, 3: 0, 4: 0}


def test_six_workers_on_six_free_zeros_cost_fifteen() -> None:
    """TZ-5, X12: six workers on five spaces 0 and the starting player space cost 15 corn."""
    table = Table(seats={0: {"corn": 15, "workers_in_hand": 6}})
    table.play(*(f"place {place}" for place in SIX_PLACES))
    assert table.seat(0).corn == 0
    assert table.seat(0).workers_in_hand == 0
    assert [table.gear(gear) for gear in SIX_PLACES[:5]] == [{0: 0}] * 5
    assert table.position["starting_player_space"] == 0
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize(("workers", "surcharge"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_surcharge_grows_with_the_number_placed(workers: int, surcharge: int) -> None:
    """TZ-5: 1 to 6 workers placed in a turn cost 0, 1, 3, 6, 10, 15 corn on top."""
    table = Table(seats={0: {"corn": 20, "workers_in_hand": 6}})
    table.play(*(f"place {place}" for place in SIX_PLACES[:workers]))
    assert table.seat(0).corn == 20 - surcharge


def test_sixth_worker_is_refused_one_corn_short() -> None:
    """TZ-5: with 14 corn only five workers can be placed on free zeros."""
    table = Table(seats={0: {"corn": 14, "workers_in_hand": 6}})
    table.play(*(f"place {place}" for place in SIX_PLACES[:5]))
    assert table.seat(0).corn == 4
    assert table.legal == ["end_turn"]
    parts: dict[str, int | str] = {"cost": 5, "have": 4, "parts": "placing", "space": 0, "tax": 0, "more": 5}
    assert table.why("place starting_player_space") == Reason("costs-corn", "TZ-5", parts)


def test_surcharge_begins_anew_each_turn() -> None:
    """TZ-5: only workers placed in this turn count, not those that stand there from earlier turns."""
    table = Table(seats={0: {"workers_in_hand": 2}}, gears={"uxmal": {1: 0, 2: 0, 3: 0}})
    table.play("place palenque")
    assert table.seat(0).corn == 0
    assert table.gear("palenque") == {0: 0}


def test_full_gear_cannot_be_chosen() -> None:
    """TZ-5, X14: with P0 to P7 taken Palenque is full, for P8 and P9 are never placed on."""
    palenque: dict[int, int | str] = {0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3}
    table = Table(seats={0: {"corn": 40}}, gears={"palenque": palenque})
    assert places(table) == list(SIX_PLACES[1:])
    assert table.why("place palenque") == Reason("gear-is-full", "TZ-5", {"gear": "palenque"})


@pytest.mark.parametrize("space", [6, 7])
def test_last_spaces_of_a_small_gear_can_be_placed_on(space: int) -> None:
    """TZ-5: spaces 6 and 7 are legal when they are the lowest free ones, for 6 and 7 corn."""
    taken: dict[int, int | str] = {lower: 1 + lower // 3 for lower in range(space)}
    table = Table(seats={0: {"corn": space}}, gears={"yaxchilan": taken})
    table.play("place yaxchilan")
    assert table.seat(0).corn == 0
    assert table.gear("yaxchilan")[space] == 0


def test_last_space_of_chichen_itza_can_be_placed_on() -> None:
    """TZ-5: C10 is legal when C0 to C9 are taken, for 10 corn; then the gear is full."""
    taken: dict[int, int | str] = {lower: 1 + lower // 4 for lower in range(10)}
    table = Table(seats={0: {"corn": 30}}, gears={"chichen_itza": taken})
    table.play("place chichen_itza")
    assert table.seat(0).corn == 20
    assert table.gear("chichen_itza")[10] == 0
    assert table.why("place chichen_itza") == Reason("gear-is-full", "TZ-5", {"gear": "chichen_itza"})


def test_gear_filled_in_the_same_turn_closes() -> None:
    """TZ-5: a worker on P7 fills the gear for the next worker of the turn."""
    taken: dict[int, int | str] = {lower: 1 + lower // 3 for lower in range(7)}
    table = Table(seats={0: {"corn": 40}}, gears={"palenque": taken})
    table.play("place palenque")
    assert places(table) == list(SIX_PLACES[1:])


def test_workers_of_one_turn_see_each_other() -> None:
    """TZ-5: three workers on an empty gear stand on 0, 1 and 2 and cost 0+1+2 and 3 on top."""
    table = Table(seats={0: {"corn": 6}})
    table.play("place tikal", "place tikal", "place tikal")
    assert table.gear("tikal") == {0: 0, 1: 0, 2: 0}
    assert table.seat(0).corn == 0


def test_gaps_are_filled_from_below() -> None:
    """TZ-5: the lowest free space is taken, below and between the others, the own ones included."""
    table = Table(seats={0: {"corn": 20}}, gears={"uxmal": {0: 0, 2: 1, 3: 2, 5: 1}})
    table.play("place uxmal", "place uxmal")
    assert table.gear("uxmal") == {0: 0, 1: 0, 2: 1, 3: 2, 4: 0, 5: 1}
    assert table.seat(0).corn == 20 - 1 - 5


def test_only_affordable_places_are_offered() -> None:
    """TZ-5: with 1 corn a gear whose lowest free space is 2 cannot be chosen, one with 1 can."""
    table = Table(seats={0: {"corn": 1}}, gears={"palenque": {0: 1}, "yaxchilan": {0: 1, 1: 2}})
    assert places(table) == ["palenque", "tikal", "uxmal", "chichen_itza", "starting_player_space"]
    assert table.why("place yaxchilan") == Reason("costs-corn", "TZ-5", {"cost": 2, "have": 1})


def test_workers_run_out() -> None:
    """TZ-5: no more workers can be placed than are in hand, whatever the corn."""
    table = Table(seats={0: {"corn": 40}})
    table.play("place palenque", "place yaxchilan", "place tikal")
    assert table.legal == ["end_turn"]
    assert table.why("place uxmal") == Reason("no-worker-in-hand", "TZ-5")


def test_starting_player_space_is_free_but_counts() -> None:
    """TZ-6, X16: P0, the starting player space and Y0 cost 0, 1 and 2 corn."""
    table = Table(seats={0: {"corn": 30}})
    table.play("place palenque")
    assert table.seat(0).corn == 30
    table.play("place starting_player_space")
    assert table.seat(0).corn == 29
    table.play("place yaxchilan")
    assert table.seat(0).corn == 27
    assert table.position["starting_player_space"] == 0


def test_starting_player_space_first_makes_the_next_worker_dearer() -> None:
    """TZ-6: the starting player space costs 0 as first worker, and the next worker pays 1 on top."""
    table = Table(seats={0: {"corn": 1}})
    table.play("place starting_player_space")
    assert table.seat(0).corn == 1
    table.play("place palenque")
    assert table.seat(0).corn == 0


def test_starting_player_space_taken_by_another_is_closed() -> None:
    """TZ-6, X17: nobody else can be placed on the starting player space in that round."""
    table = Table(marker=1, to_move=0, starting_player_space=1, seats={0: {"corn": 30}})
    assert places(table) == list(SIX_PLACES[:5])
    assert table.why("place starting_player_space") == Reason("starting-player-space-taken", "TZ-6")


def test_starting_player_space_takes_only_one_worker_of_a_player() -> None:
    """TZ-6: the space takes one worker per round in total, so no second one of the same player."""
    table = Table(seats={0: {"corn": 30}})
    table.play("place starting_player_space")
    assert places(table) == list(SIX_PLACES[:5])
    assert table.why("place starting_player_space") == Reason("starting-player-space-taken", "TZ-6")
    table.play("end_turn")
    assert table.why("place starting_player_space") == Reason("starting-player-space-taken", "TZ-6")


def test_idle_worker_takes_its_space() -> None:
    """TZ-7, X18: with an idle worker on T0 the next worker there goes to T1 for 1 corn."""
    table = Table(players=2, seats={0: {"corn": 5}}, gears={"tikal": {0: "idle"}})
    table.play("place tikal")
    assert table.gear("tikal") == {0: "idle", 1: 0}
    assert table.seat(0).corn == 4


def test_idle_workers_in_between_are_passed_over() -> None:
    """TZ-7: with idle workers on P1 and P2 two workers stand on P0 and P3 and cost 0+3+1."""
    table = Table(players=2, seats={0: {"corn": 4}}, gears={"palenque": {1: "idle", 2: "idle"}})
    table.play("place palenque", "place palenque")
    assert table.gear("palenque") == {0: 0, 1: "idle", 2: "idle", 3: 0}
    assert table.seat(0).corn == 0


def test_idle_workers_on_unnumbered_spaces_do_not_matter() -> None:
    """TZ-7: idle workers on P8 and P9 take no numbered space."""
    table = Table(players=3, gears={"palenque": {8: "idle", 9: "idle"}})
    table.play("place palenque")
    assert table.gear("palenque") == {0: 0, 8: "idle", 9: "idle"}


def test_idle_workers_alone_can_fill_a_gear() -> None:
    """TZ-7: eight idle workers on Y0 to Y7 close Yaxchilan."""
    table = Table(players=2, seats={0: {"corn": 30}}, gears={"yaxchilan": dict.fromkeys(range(8), "idle")})
    assert "yaxchilan" not in places(table)
    assert table.why("place yaxchilan") == Reason("gear-is-full", "TZ-5", {"gear": "yaxchilan"})
