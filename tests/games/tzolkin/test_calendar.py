"""The calendar: rounds and food days, turning gears, the starting player space, the double advance."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.events import Event
from sacbe.core.reasons import Reason
from sacbe.games.tzolkin.explain import why_not_two_days
from sacbe.games.tzolkin.state import State
from tests.games.tzolkin.table import Gears, Table

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal")


def last_turn(players: int = 4, **fields: Any) -> Table:
    """A table where only the last seat's turn is left of the round; seat 0 has the marker."""
    return Table(players=players, to_move=players - 1, **fields)


def quiet_turn(table: Table) -> list[Event]:
    """The seat that is asked takes its worker back for nothing or puts one on a gear of its own, and ends."""
    seat = table.to_act
    assert seat is not None
    pieces = [space for space, piece in table.gear(GEARS[seat]).items() if piece == seat]
    if not pieces:
        return table.finish_turn(f"place {GEARS[seat]}")
    events = table.play(f"pick_up {GEARS[seat][0].upper()}{pieces[0]}")
    if "nothing" in table.legal:
        events += table.play("nothing")
    return events + table.finish_turn()


def quiet_round(table: Table, players: int) -> list[Event]:
    """A quiet turn of every seat."""
    return [event for _ in range(players) for event in quiet_turn(table)]


def order_of_round(table: Table) -> list[int | None]:
    """Who is asked in turn through a quiet round of four."""
    order = []
    for _ in range(4):
        order.append(table.to_act)
        quiet_turn(table)
    return order


def why_one_day(table: Table, seat: int) -> Reason | None:
    """Why a seat on the starting player space could not advance two days now."""
    state = table.session.state
    assert isinstance(state, State)
    return why_not_two_days(state, seat)


def food_days(events: list[Event]) -> list[str | int]:
    """The food days among events: mid_era or end_of_age."""
    return [event.data["food_day"] for event in events if event.kind == "food_day_came"]


# Rounds and food days.


def test_a_game_without_double_advance_has_27_rounds() -> None:
    """TZ-1, X1: food days follow rounds 8, 14, 21 and 27, and the last one ends the game."""
    table = Table(players=2)
    held: dict[int, list[str | int]] = {}
    rounds = 0
    while not table.session.is_over:
        rounds += 1
        assert table.position["day"] == rounds
        kinds = food_days(quiet_round(table, 2))
        if kinds:
            held[rounds] = kinds
    assert rounds == 27
    assert held == {8: ["mid_era"], 14: ["end_of_age"], 21: ["mid_era"], 27: ["end_of_age"]}
    assert table.position["age"] == 2


def test_day_1_is_no_food_day() -> None:
    """TZ-1, X2: with no corn at all nobody loses points on the first day."""
    table = last_turn()
    events = quiet_turn(table)
    assert food_days(events) == []
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert table.position["day"] == 2


@pytest.mark.parametrize("day", [7, 9, 13, 15, 20, 22, 26])
def test_days_beside_food_days_are_ordinary(day: int) -> None:
    """TZ-1: neither the day before nor the day after a food day is one."""
    table = last_turn(day=day)
    assert food_days(quiet_turn(table)) == []
    assert table.position["day"] == day + 1


# Turning gears.


def test_worker_pushed_beyond_space_7_returns_without_an_action() -> None:
    """TZ-2, X3: from Y7 back to hand, with no gain."""
    table = last_turn(gears={"yaxchilan": {7: 0}}, seats={0: {"workers_in_hand": 2}})
    quiet_turn(table)
    seat = table.seat(0)
    assert seat.workers_in_hand == 3
    assert (seat.corn, seat.wood, seat.stone, seat.gold, seat.skulls) == (0, 0, 0, 0, 0)
    assert table.gear("yaxchilan") == {}


def test_chichen_itza_is_longer() -> None:
    """TZ-2, X4: a worker on C10 is returned, one on C9 moves on to C10."""
    table = last_turn(gears={"chichen_itza": {9: 1, 10: 0}}, seats={0: {"skulls": 1}})
    quiet_turn(table)
    assert table.gear("chichen_itza") == {10: 1}
    assert table.seat(0).workers_in_hand == 3
    assert (table.seat(0).skulls, table.points(0)) == (1, 0)


def test_all_gears_turn_by_one_space() -> None:
    """TZ-2: every worker rides one space up, on all five gears."""
    workers: Gears = {gear: {3: 0} for gear in GEARS[:3]}
    table = last_turn(gears={**workers, "uxmal": {0: 1}, "chichen_itza": {7: 1, 8: 2}})
    table.finish_turn("place starting_player_space")
    table.play("turn_calendar one_day")
    assert [table.gear(gear) for gear in GEARS] == [{4: 0}, {4: 0}, {4: 0}, {1: 1}]
    assert table.gear("chichen_itza") == {8: 1, 9: 2}


# Idle workers.


def test_step_back_over_an_idle_worker() -> None:
    """TZ-70, X190: an idle worker on Y2 does not keep the worker on Y3 from action 2 for a corn."""
    table = Table(players=2, seats={0: {"corn": 1}}, gears={"yaxchilan": {2: "idle", 3: 0}})
    table.play("pick_up Y3", "use Y2")
    assert (table.seat(0).corn, table.seat(0).stone) == (1, 1)
    assert table.gear("yaxchilan") == {2: "idle"}


def test_idle_workers_are_never_pushed_off() -> None:
    """TZ-70: they pass through the unnumbered spaces and come back to space 0."""
    gears: Gears = {
        "tikal": {7: "idle", 8: "idle", 9: "idle"},
        "chichen_itza": {10: "idle", 11: "idle", 12: "idle"},
    }
    table = last_turn(2, gears=gears)
    quiet_turn(table)
    assert table.gear("tikal") == {0: "idle", 8: "idle", 9: "idle"}
    assert table.gear("chichen_itza") == {0: "idle", 11: "idle", 12: "idle"}
    assert [table.seat(seat).workers_in_hand for seat in (0, 1)] == [3, 2]


def test_idle_workers_turn_two_spaces_in_a_double_advance() -> None:
    """TZ-70: from T6 to T8 and from T9 to T1."""
    table = last_turn(2, gears={"tikal": {6: "idle", 9: "idle"}}, starting_player_space=0)
    quiet_turn(table)
    table.play("turn_calendar two_days")
    assert table.gear("tikal") == {1: "idle", 8: "idle"}


def test_idle_workers_are_not_picked_up() -> None:
    """TZ-70: they belong to nobody."""
    table = Table(players=2, gears={"yaxchilan": {2: "idle"}, "palenque": {1: 0}})
    assert [text for text in table.legal if text.startswith("pick_up")] == ["pick_up P1"]
    assert table.why("pick_up Y2") == Reason("no-own-worker-there", "TZ-11", {"space": "Y2"})


def test_idle_workers_are_not_fed() -> None:
    """TZ-70: on a food day six corn are enough for three workers, with idle ones beside them."""
    seats = {0: {"corn": 6}, 1: {"corn": 6}}
    table = last_turn(2, day=8, seats=seats, gears={"tikal": {0: "idle", 5: "idle"}})
    quiet_turn(table)
    assert [(table.seat(seat).corn, table.points(seat)) for seat in (0, 1)] == [(0, 0), (0, 0)]


# Corn on the teeth.


def test_corn_on_the_teeth_is_taken_at_the_end_of_the_turn() -> None:
    """TZ-47, X126: thirty corn during the turn, thirty-four after it."""
    table = Table(seats={0: {"corn": 30}}, tooth_corn=4)
    table.play("place starting_player_space")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (30, 4)
    table.play("end_turn")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (34, 0)


def test_corn_on_the_teeth_does_not_pay_for_placing() -> None:
    """TZ-47: it comes too late for a second worker of the same turn."""
    table = Table(tooth_corn=9)
    table.play("place starting_player_space")
    assert table.legal == ["end_turn"]
    parts: dict[str, int | str] = {"cost": 1, "have": 0, "parts": "placing", "space": 0, "tax": 0, "more": 1}
    assert table.why("place palenque") == Reason("costs-corn", "TZ-5", parts)


def test_corn_on_the_teeth_grows_by_one_in_each_unclaimed_round() -> None:
    """TZ-47, X129: three rounds make three; claimed in the fourth, which adds none, double advance or not."""
    table = Table(players=2)
    for corn in (1, 2, 3):
        quiet_round(table, 2)
        assert table.position["tooth_corn"] == corn
    table.finish_turn("place starting_player_space")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (3, 0)
    quiet_turn(table)
    table.play("turn_calendar two_days")
    assert (table.position["day"], table.position["tooth_corn"]) == (6, 0)


def test_corn_is_added_to_the_teeth_on_food_days_too() -> None:
    """TZ-47: a food day round without a worker on the space adds its corn."""
    table = last_turn(day=8, tooth_corn=2)
    quiet_turn(table)
    assert table.position["tooth_corn"] == 3


def test_corn_on_the_teeth_can_feed() -> None:
    """TZ-47: taken at the end of the turn, it is there when the food day comes."""
    table = last_turn(day=8, tooth_corn=6)
    table.finish_turn("place starting_player_space")
    assert (table.seat(3).corn, table.points(3)) == (0, 0)
    assert table.points(0) == -9


# The marker.


def test_user_of_the_starting_player_space_gets_the_marker() -> None:
    """TZ-48, X130: Red has it, Blue uses the space and is first in the next round."""
    table = last_turn(starting_player_space=2)
    quiet_turn(table)
    table.play("turn_calendar one_day")
    assert table.position["marker"] == 2
    assert order_of_round(table) == [2, 3, 0, 1]


def test_holder_of_the_marker_passes_it_to_the_left() -> None:
    """TZ-48, X131: Red has the marker and uses the space; Green is first and Red last."""
    table = last_turn(starting_player_space=0)
    quiet_turn(table)
    table.play("turn_calendar one_day")
    assert table.position["marker"] == 1
    assert order_of_round(table) == [1, 2, 3, 0]


def test_last_seat_passes_the_marker_to_the_first() -> None:
    """TZ-48: the left of seat 3 is seat 0."""
    table = Table(marker=3, to_move=2, starting_player_space=3)
    quiet_turn(table)
    table.play("turn_calendar one_day")
    assert table.position["marker"] == 0


def test_two_players_pass_the_marker_to_each_other() -> None:
    """TZ-48, X132: the holder uses the space, and the other player is first."""
    table = last_turn(2, starting_player_space=0)
    quiet_turn(table)
    table.play("turn_calendar one_day")
    assert (table.position["marker"], table.to_act) == (1, 1)


def test_marker_stays_when_nobody_uses_the_space() -> None:
    """TZ-48, X133: the same seat is first again."""
    table = last_turn()
    quiet_turn(table)
    assert (table.position["marker"], table.to_act) == (0, 0)


# The worker on the starting player space.


@pytest.mark.parametrize(("corn", "left", "points"), [(6, 0, 0), (5, 1, -3), (4, 0, -3)])
def test_worker_on_the_starting_player_space_is_fed(corn: int, left: int, points: int) -> None:
    """TZ-49, X134: on day 8 three workers eat, the one on the space among them."""
    table = last_turn(day=8, seats={0: {"corn": corn}}, starting_player_space=0)
    quiet_turn(table)
    assert (table.seat(0).corn, table.points(0)) == (left, points)


def test_worker_on_the_starting_player_space_returns_in_the_calendar_step() -> None:
    """TZ-49: it stays there through the round and then comes back to hand, without an action."""
    table = last_turn()
    table.finish_turn("place starting_player_space")
    table.play("turn_calendar one_day")
    assert table.position["starting_player_space"] is None
    assert table.seat(3).workers_in_hand == 3
    assert table.seat(3).corn == 0


def test_space_is_taken_until_the_calendar_step() -> None:
    """TZ-49: at the end of the turn the worker still stands there."""
    table = Table()
    table.finish_turn("place starting_player_space")
    assert table.position["starting_player_space"] == 0
    assert table.seat(0).workers_in_hand == 2
    assert table.why("place starting_player_space") == Reason("starting-player-space-taken", "TZ-6")


# The double advance.


def test_dark_board_advances_one_day() -> None:
    """TZ-50, X136: without the light side there is no choice."""
    table = last_turn(seats={0: {"board": "dark"}}, starting_player_space=0)
    assert why_one_day(table, 0) == Reason("board-is-dark", "TZ-50")
    quiet_turn(table)
    assert (table.position["day"], table.seat(0).board) == (2, "dark")


def test_one_day_leaves_the_board_light() -> None:
    """TZ-50, X137: only two days turn the board."""
    table = last_turn(starting_player_space=0)
    quiet_turn(table)
    table.play("turn_calendar one_day")
    assert (table.position["day"], table.seat(0).board) == (2, "light")


def test_owner_of_the_worker_decides_and_turns_dark() -> None:
    """TZ-50: the seat on the space is asked, not the last to play; all gears turn by two."""
    table = last_turn(seats={3: {"board": "dark"}}, starting_player_space=2, gears={"palenque": {0: 1}})
    quiet_turn(table)
    assert table.to_act == 2
    assert table.legal == ["turn_calendar one_day", "turn_calendar two_days"]
    table.play("turn_calendar two_days")
    assert table.position["day"] == 3
    assert [table.seat(seat).board for seat in range(4)] == ["light", "light", "dark", "dark"]
    assert table.gear("palenque") == {2: 1}


def test_board_turned_light_on_a_top_step_is_used_again() -> None:
    """TZ-50: dark after a double advance, light on top of Chaac, and two days once more."""
    seats = {0: {"corn": 3, "board": "dark", "temples": {"chaac": 4}}}
    table = Table(players=2, seats=seats, gears={"uxmal": {1: 0}})
    table.finish_turn("pick_up U1", "use U1", "climb chaac")
    quiet_turn(table)
    table.finish_turn("place starting_player_space")
    quiet_turn(table)
    table.play("turn_calendar two_days")
    assert (table.position["day"], table.seat(0).board) == (4, "dark")


def test_red_worker_on_space_6_blocks_green() -> None:
    """TZ-51, X138: Red picks up U7 and leaves U6, so Green may not double."""
    table = Table(marker=1, to_move=0, gears={"uxmal": {6: 0, 7: 0}}, starting_player_space=1)
    table.finish_turn("pick_up U7", "nothing")
    assert (table.position["day"], table.to_act) == (2, 2)
    assert table.gear("uxmal") == {7: 0}


def test_red_worker_on_space_7_does_not_block_green() -> None:
    """TZ-51, X138: Red picks up U6 instead; Green doubles and the worker on U7 is returned."""
    table = Table(marker=1, to_move=0, gears={"uxmal": {6: 0, 7: 0}}, starting_player_space=1)
    table.finish_turn("pick_up U6", "nothing")
    table.play("turn_calendar two_days")
    assert table.position["day"] == 3
    assert table.gear("uxmal") == {}
    assert table.seat(0).workers_in_hand == 3


def test_own_worker_blocks_too() -> None:
    """TZ-51, X139: the claimer's worker on C9 forbids the double advance."""
    table = last_turn(gears={"chichen_itza": {9: 0}}, starting_player_space=0)
    assert why_one_day(table, 0) == Reason("worker-blocks-two-days", "TZ-51")
    quiet_turn(table)
    assert table.position["day"] == 2
    assert table.gear("chichen_itza") == {10: 0}


@pytest.mark.parametrize(("gear", "blocking"), [*((gear, 6) for gear in GEARS), ("chichen_itza", 9)])
def test_only_the_last_space_but_one_blocks(gear: str, blocking: int) -> None:
    """TZ-51: a worker of any seat on space 6, or on C9; not on the spaces beside it."""
    for space in (blocking - 1, blocking, blocking + 1):
        table = Table(gears={gear: {space: 2}}, starting_player_space=0, to_move=1)
        reason = why_one_day(table, 0)
        assert (reason is None) == (space != blocking)
    table = last_turn(gears={gear: {blocking: 2}}, starting_player_space=0)
    table.finish_turn("place palenque")
    assert table.position["day"] == 2


@pytest.mark.parametrize(("gear", "space"), [("tikal", 6), ("chichen_itza", 9)])
def test_idle_workers_do_not_block(gear: str, space: int) -> None:
    """TZ-52, X140: an idle worker on T6 or C9 leaves the choice of two days."""
    table = last_turn(2, gears={gear: {space: "idle"}}, starting_player_space=0)
    quiet_turn(table)
    assert table.legal == ["turn_calendar one_day", "turn_calendar two_days"]
    table.play("turn_calendar two_days")
    assert table.gear(gear) == {space + 2: "idle"}


# Food days passed over.


def doubled(day: int, **fields: Any) -> Table:
    """A table of two just after a double advance at the end of a day."""
    table = last_turn(2, day=day, starting_player_space=0, **fields)
    quiet_turn(table)
    table.play("turn_calendar two_days")
    assert table.position["day"] == day + 2
    return table


def test_food_day_8_passed_over_is_held_on_day_9() -> None:
    """TZ-53, X141: feeding and mid-era rewards come once, after the turns of day 9; the next is day 14."""
    table = doubled(7, seats={1: {"temples": {"chaac": 1}}})
    assert table.points(1) == 0
    assert food_days(quiet_round(table, 2)) == ["mid_era"]
    assert (table.points(1), table.seat(1).stone) == (-9, 1)
    for day in (10, 11, 12, 13):
        assert table.position["day"] == day
        assert food_days(quiet_round(table, 2)) == []
    assert food_days(quiet_round(table, 2)) == ["end_of_age"]


def test_double_advance_onto_a_food_day() -> None:
    """TZ-53, X142: from day 6 to day 8, a normal food day, and day 9 is none."""
    table = doubled(6)
    assert food_days(quiet_round(table, 2)) == ["mid_era"]
    assert food_days(quiet_round(table, 2)) == []


def test_double_advance_after_a_food_day_skips_nothing() -> None:
    """TZ-53, X143: from day 8, its food day held, to day 10."""
    table = last_turn(2, day=8, starting_player_space=0)
    assert food_days(quiet_turn(table)) == ["mid_era"]
    table.play("turn_calendar two_days")
    assert table.position["day"] == 10
    assert food_days(quiet_round(table, 2)) == []


def test_age_change_moves_with_its_food_day() -> None:
    """TZ-53: from day 13 to day 15 the first age goes on; its end, with the new row, follows day 15."""
    table = doubled(13)
    assert table.position["age"] == 1
    assert all(tile.startswith("a1_") for tile in table.position["row"])
    assert food_days(quiet_round(table, 2)) == ["end_of_age"]
    assert (table.position["age"], table.position["day"]) == (2, 16)
    assert all(tile.startswith("a2_") for tile in table.position["row"])
    assert food_days(quiet_round(table, 2)) == []


def test_food_day_21_passed_over_is_held_on_day_22() -> None:
    """TZ-53: a mid-era food day, and the age does not change again."""
    table = doubled(20)
    assert food_days(quiet_round(table, 2)) == ["mid_era"]
    assert (table.position["age"], table.position["food_days"]) == (2, 3)
    assert food_days(quiet_round(table, 2)) == []


def test_double_advance_from_day_26_leads_to_the_last_round() -> None:
    """TZ-53, X145: the next round is the final food day and the last; 27 rounds are played in all."""
    table = doubled(26)
    assert not table.session.is_over
    assert food_days(quiet_round(table, 2)) == ["end_of_age"]
    assert table.session.is_over


def test_double_advance_from_day_25_saves_a_round() -> None:
    """TZ-53: day 27 is landed on, its food day comes as usual, and the game ends."""
    table = doubled(25)
    assert food_days(quiet_round(table, 2)) == ["end_of_age"]
    assert table.session.is_over


# The last round.


def test_corn_on_the_teeth_counts_in_the_last_round() -> None:
    """TZ-54, X146: seven corn from the teeth feed three workers, and the one left is a quarter point."""
    table = last_turn(day=27, tooth_corn=7)
    table.finish_turn("place starting_player_space")
    assert table.session.is_over
    points = table.seat(3).points
    assert points["corn"] == 0.25
    assert "hunger" not in points
    assert table.seat(0).points["hunger"] == -9


@pytest.mark.parametrize("day", [27, 28])
def test_marker_and_double_advance_have_no_effect_in_the_last_round(day: int) -> None:
    """TZ-54: the marker stays and two days are not offered; the game is over after one."""
    table = last_turn(day=day, food_days=3, starting_player_space=1, gears={"yaxchilan": {3: 2}})
    assert why_one_day(table, 1) == Reason("last-round", "TZ-54")
    quiet_turn(table)
    assert table.session.is_over
    assert (table.position["marker"], table.seat(1).board) == (0, "light")
    assert table.gear("yaxchilan") == {4: 2}


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


def test_one_corn_in_all_is_laid_on_the_teeth() -> None:
    """TZ-79: a round without the starting player space adds 1 corn, not one on each tooth."""
    table = Table(players=2)
    for day in (1, 2):
        table.finish_turn("place palenque")
        table.finish_turn("place yaxchilan")
        assert table.position["tooth_corn"] == day
