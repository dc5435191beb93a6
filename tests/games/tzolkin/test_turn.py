"""The frame of a round and of a turn: who plays when, and what a turn must and must not contain."""

from __future__ import annotations

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table

PLACES = [
    "place palenque",
    "place yaxchilan",
    "place tikal",
    "place uxmal",
    "place chichen_itza",
    "place starting_player_space",
]


def test_turns_go_clockwise_from_the_marker() -> None:
    """TZ-3, X6: with the marker at seat 2 the order is 2, 3, 0, 1."""
    table = Table(marker=2)
    order = []
    for place in PLACES[:4]:
        order.append(table.to_act)
        table.finish_turn(place)
    assert order == [2, 3, 0, 1]
    assert (table.position["day"], table.to_act) == (2, 2)


def test_everyone_has_one_turn_a_round_however_little_was_done() -> None:
    """TZ-3: each player has exactly one turn, then the calendar turns."""
    table = Table(players=2, marker=1)
    table.finish_turn("place palenque")
    assert (table.to_act, table.position["day"]) == (0, 1)
    table.finish_turn("place yaxchilan")
    assert (table.to_act, table.position["day"]) == (1, 2)
    assert table.gear("palenque") == {1: 1}
    assert table.gear("yaxchilan") == {1: 0}


def test_food_day_comes_after_the_turns_and_before_the_calendar() -> None:
    """TZ-3: the food day steps follow the last turn, and only then the calendar turns."""
    table = Table(day=8, marker=0, to_move=3, seats={3: {"corn": 6}}, gears={"yaxchilan": {7: 3}})
    kinds = [event.kind for event in table.finish_turn("place palenque")]
    steps = [
        "placed",
        "turn_ended",
        "food_day_came",
        "fed",
        "tooth_corn_added",
        "calendar_turned",
        "day_began",
    ]
    places = [kinds.index(step) for step in steps]
    assert places == sorted(places)
    assert kinds.index("worker_returned") > kinds.index("calendar_turned")
    assert table.seat(3).corn == 0


def test_no_feeding_between_the_turns_of_a_food_day() -> None:
    """TZ-3: on a food day nobody is fed before the last player has had a turn."""
    table = Table(day=8, marker=0, to_move=2, seats={2: {"corn": 6}, 3: {"corn": 6}})
    table.finish_turn("place palenque")
    assert table.to_act == 3
    assert [table.seat(seat).corn for seat in (2, 3)] == [6, 6]
    assert table.points(0) == 0


def test_row_is_refilled_before_the_next_player_begins() -> None:
    """TZ-3: the building row is filled up at the end of the turn, not during it."""
    table = Table(seats={0: {"wood": 1}}, gears={"tikal": {2: 0}})
    table.play("pick_up T2", "use T2")
    assert table.seat(0).buildings == ["a1_farm_one_worker_1"]
    assert table.position["row"].count(None) == 1
    assert table.to_act == 0
    table.play("end_turn")
    assert None not in table.position["row"]
    assert table.to_act == 1


def test_tooth_corn_is_collected_as_the_last_step_of_the_turn() -> None:
    """TZ-3: the player on the starting player space takes the corn on the teeth at the end of the turn."""
    table = Table(tooth_corn=4, seats={0: {"corn": 1}})
    table.play("place starting_player_space")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (1, 4)
    assert "place palenque" in table.legal
    table.play("place palenque")
    assert table.seat(0).corn == 0
    parts: dict[str, int | str] = {"cost": 2, "have": 0, "parts": "placing", "space": 0, "tax": 0, "more": 2}
    assert table.why("place yaxchilan") == Reason("costs-corn", "TZ-5", parts)
    table.play("end_turn")
    assert (table.seat(0).corn, table.position["tooth_corn"], table.to_act) == (4, 0, 1)


def test_a_single_tooth_corn_is_collected() -> None:
    """TZ-3: also one corn on the teeth is taken."""
    table = Table(tooth_corn=1)
    events = table.finish_turn("place starting_player_space")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (1, 0)
    assert "tooth_corn_taken" in [event.kind for event in events]


def test_tooth_corn_is_only_for_the_starting_player_space() -> None:
    """TZ-3: a player who is not on the starting player space collects nothing."""
    table = Table(tooth_corn=4)
    table.finish_turn("place palenque")
    assert (table.seat(0).corn, table.position["tooth_corn"]) == (0, 4)
    table.finish_turn("place starting_player_space")
    table.finish_turn("place yaxchilan")
    assert [table.seat(seat).corn for seat in (0, 1, 2)] == [0, 4, 0]


def test_with_no_worker_on_a_gear_only_placing_is_possible() -> None:
    """TZ-4, X7: three workers in hand and none on gears leave placing, after optional begging."""
    table = Table(seats={0: {"corn": 2}})
    assert table.legal == ["beg chaac", "beg quetzalcoatl", "beg kukulcan", *PLACES]
    table.play("beg chaac")
    assert table.legal == PLACES
    assert table.why("pick_up P0") == Reason("no-own-worker-there", "TZ-11", {"space": "P0"})


def test_with_all_workers_on_gears_only_picking_up_is_possible() -> None:
    """TZ-4, X8: without a worker in hand at least one must be picked up."""
    table = Table(seats={0: {"corn": 9}}, gears={"palenque": {1: 0}, "yaxchilan": {2: 0}, "tikal": {0: 0}})
    assert table.legal == ["pick_up P1", "pick_up Y2", "pick_up T0"]
    assert table.why("place uxmal") == Reason("no-worker-in-hand", "TZ-5")
    assert table.why("end_turn") == Reason("no-passing", "TZ-4")
    table.play("pick_up T0")
    assert table.legal == ["pick_up P1", "pick_up Y2", "end_turn"]


def test_picking_up_after_placing_is_illegal() -> None:
    """TZ-4, X9: a turn that has begun by placing cannot pick up."""
    table = Table(seats={0: {"corn": 9}}, gears={"palenque": {1: 0}})
    assert "pick_up P1" in table.legal
    table.play("place yaxchilan")
    assert not [text for text in table.legal if text.startswith("pick_up")]
    assert table.why("pick_up P1") == Reason("placing-already", "TZ-4")


def test_placing_after_picking_up_is_illegal() -> None:
    """TZ-4: a turn that has begun by picking up cannot place, not even the worker just picked up."""
    table = Table(seats={0: {"corn": 9}}, gears={"palenque": {1: 0}})
    table.play("pick_up P1", "use P1")
    assert table.legal == ["end_turn"]
    assert table.why("place palenque") == Reason("picking-already", "TZ-4")
    assert table.why("place starting_player_space") == Reason("picking-already", "TZ-4")


def test_passing_is_illegal() -> None:
    """TZ-4: a turn cannot end before a worker was placed or picked up."""
    table = Table(seats={0: {"corn": 9}}, gears={"palenque": {1: 0}})
    assert "end_turn" not in table.legal
    assert table.why("end_turn") == Reason("no-passing", "TZ-4")


def test_begging_is_no_turn_by_itself() -> None:
    """TZ-4, TZ-8: who has begged must still place or pick up."""
    table = Table(gears={"palenque": {1: 0}})
    table.play("beg kukulcan")
    assert table.legal == ["place palenque", *PLACES[1:], "pick_up P1"]
    assert table.why("end_turn") == Reason("no-passing", "TZ-4")


def test_one_worker_is_enough_for_a_turn() -> None:
    """TZ-4: after one worker the turn may end, though more could be placed."""
    table = Table(seats={0: {"corn": 9}})
    table.play("place palenque")
    assert table.legal == [*PLACES, "end_turn"]
    table.play("end_turn")
    assert (table.seat(0).workers_in_hand, table.to_act) == (2, 1)


def test_foreign_and_idle_workers_cannot_be_picked_up() -> None:
    """TZ-4, TZ-70: only one's own workers on the gears can be picked up."""
    table = Table(players=2, gears={"tikal": {1: "idle", 2: 1, 3: 0}}, seats={0: {"corn": 3}})
    assert [text for text in table.legal if text.startswith("pick_up")] == ["pick_up T3"]
    assert table.why("pick_up T1") == Reason("no-own-worker-there", "TZ-11", {"space": "T1"})
    assert table.why("pick_up T2") == Reason("no-own-worker-there", "TZ-11", {"space": "T2"})
