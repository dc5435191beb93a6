"""Food days, the calendar and the end of the game where two or three rules of the expansion meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.table import MODULES, Gears, Table, steps

WITHOUT_QUICK = MODULES[:3]
Seats = dict[int, dict[str, Any]]
THREE, OTHER_THREE = "a2_farm_three_workers_1", "a2_farm_three_workers_2"
ONE, LESS, LESS_2 = "a1_farm_one_worker_1", "a1_farm_one_less_corn_1", "a1_farm_one_less_corn_2"


def before(
    day: int,
    prophecy: str | None = None,
    seats: Seats | None = None,
    *,
    players: int = 3,
    modules: list[str] | None = None,
    **fields: Any,
) -> Table:
    """The last turn of the round of a food day; the prophecy is in force on it."""
    foretold = [None] * {14: 0, 21: 1, 27: 2}.get(day, 0) + [prophecy] if prophecy else []
    document = {"prophecies": foretold, "to_move": players - 1, "row": [], **fields}
    chosen = modules if modules is not None else WITHOUT_QUICK
    return Table(players=players, day=day, modules=chosen, seats=seats, **document)


def food_day(day: int, prophecy: str | None = None, seats: Seats | None = None, **more: Any) -> Table:
    """The same, with that turn made; the food day runs up to its first question."""
    table = before(day, prophecy, seats, **more)
    table.play("place uxmal", "end_turn")
    return table


# Feeding: Yaluk, hunger and farms.


@pytest.mark.parametrize(
    ("day", "tribe", "prophecy", "workers", "farms", "wealth", "corn", "left", "lost", "banded"),
    [
        # 4 - 1 - 1 = 2 each, one of them 0 by the symbol: 8 for five; five fed.
        (14, "yaluk", "hunger", 5, [LESS, LESS_2, ONE], [], 8, 0, 0, 6),
        # 3 each, three of them 1: cheapest first 1 + 1 + 1 + 3 = 6, the fifth lacks 1.
        (21, "yaluk", None, 5, [THREE], [], 8, 2, -5, 0),
        # 4 each, three of them 2: 6 for three, 3 left are too few for a fourth.
        (21, "yaluk", "hunger", 5, [THREE], [], 9, 3, -10, -5),
        # 3 each, one of them 1 by the wealth tile: 1 + 3, 2 left.
        (14, None, "hunger", 3, [], ["w_uxmal_3"], 6, 2, -3, -5),
        # 3 - 2 = 1 each, three of them 0 (a symbol never makes less than nothing): 3 for six.
        (21, None, "hunger", 6, [LESS, LESS_2, THREE], [], 3, 0, 0, 13),
        # 3 each, six symbols for four workers: one symbol each, 4 x 1.
        (21, None, "hunger", 4, [THREE, OTHER_THREE], [], 4, 0, 0, 0),
        # 3 each, 2 with the farm: 10 for five, one corn is missing.
        (14, "yaluk", None, 5, [LESS], [], 9, 1, -5, 0),
        # Nobody is fed at all: 5 x 5 points and the lowest band.
        (14, "yaluk", "hunger", 5, [], [], 3, 3, -25, -5),
    ],
)
def test_feeding_by_tribe_prophecy_and_farms(
    day: int, tribe: str | None, prophecy: str | None, workers: int, farms: list[str], wealth: list[str],
    corn: int, left: int, lost: float, banded: float,
) -> None:  # fmt: skip
    """TP-14 to TP-23: needs add, a symbol takes 2 off one worker, a farm for all 1 off each."""
    me = {"tribe": tribe, "corn": corn, "workers_in_hand": workers, "buildings": farms, "wealth": wealth}
    table = food_day(day, prophecy, {0: me})
    assert (table.seat(0).corn, table.earned(0, "hunger")) == (left, lost)
    assert table.earned(0, "prophecies") == banded


def test_income_feeds_the_workers_of_yaluk_under_hunger() -> None:
    """TP-24, TP-17: c=17 and 3 of tp_b1 are 4 for each of five; hunger counts five: +6."""
    table = food_day(14, "hunger", {0: {"tribe": "yaluk", "corn": 17, "buildings": ["tp_b1"]}})
    assert (table.seat(0).corn, table.earned(0, "hunger"), table.earned(0, "prophecies")) == (0, 0, 6)


def test_workers_on_quick_and_starting_player_space_are_fed_and_counted() -> None:
    """TP-150, TZ-49, TP-22: four workers, one on each: 12 corn under hunger, four fed: 0 points."""
    me = {"corn": 12, "workers_in_hand": 2}
    fields = {"starting_player_space": 0, "quick_spaces": [0, None, "idle"], "modules": MODULES}
    table = food_day(14, "hunger", {0: me}, **fields)
    assert (table.seat(0).corn, table.earned(0, "hunger"), table.earned(0, "prophecies")) == (0, 0, 0)


def test_bacab_is_not_topped_up_for_feeding() -> None:
    """TP-38, TZ-56: c=0 on the food day: three unfed; the 2 corn come with the next turn."""
    table = food_day(14, None, {0: {"tribe": "bacab", "corn": 0}})
    assert (table.earned(0, "hunger"), table.to_act, table.seat(0).corn) == (-9, 0, 2)


def test_pass_of_ahmakiq_feeds_a_worker() -> None:
    """TP-36, TZ-55: c=4, the last turn passes: 6 corn feed three."""
    table = before(14, None, {2: {"tribe": "ahmakiq", "corn": 4}})
    table.play("pass", "end_turn")
    assert (table.seat(2).corn, table.earned(2, "hunger")) == (0, 0)


def test_quick_corn_feeds_a_worker() -> None:
    """TP-125, TP-150: day 14, c=4: 1 for the space, 3 gained, and all three are fed."""
    tiles = [None] * 6 + ["q1_corn"]
    table = before(14, None, {2: {"corn": 4}}, modules=MODULES, quick_tiles=tiles)
    table.play("place quick_action_space", "quick_action", "end_turn")
    assert (table.seat(2).corn, table.earned(2, "hunger")) == (0, 0)


# Income and rewards under the taxes.


def test_gold_income_is_weighed_against_a_hungry_worker() -> None:
    """TP-83, TP-24: c=6, three workers, tp_b3: the gold's corn is missing at the feeding."""
    for answer, corn, gold, lost in (("gain gold", 1, 1, -3), ("done", 0, 0, 0)):
        table = food_day(14, "gold_shortage", {0: {"corn": 6, "buildings": ["tp_b3"]}})
        assert (table.to_act, table.legal) == (0, ["gain gold", "done"])
        table.play(answer)
        seat = table.seat(0)
        assert (seat.corn, seat.gold, table.earned(0, "hunger")) == (corn, gold, lost)


def test_gold_income_without_corn_is_lost_unasked() -> None:
    """TP-83, TP-146: c=0 and no corn income: the gold cannot be paid."""
    table = food_day(14, "gold_shortage", {0: {"buildings": ["tp_b3"]}})
    assert (table.seat(0).gold, table.position["day"]) == (0, 15)


def test_reward_gold_is_paid_with_what_feeding_leaves() -> None:
    """TP-84, TP-24: Qu=4 is two gold; c=7 leaves 1 after feeding, so one of them."""
    table = food_day(21, "gold_shortage", {0: {"corn": 7, "temples": steps(0, 4, 0)}})
    assert table.legal == ["gain gold", "done"]
    table.play("gain gold")
    assert (table.seat(0).gold, table.seat(0).corn, table.position["day"]) == (1, 0, 22)


def test_xaman_ek_cannot_sell_for_the_gold_of_a_temple() -> None:
    """TP-66, TP-84: c=6 feeds three; w=1 may not be sold on the food day, so the gold is lost."""
    me = {"tribe": "xaman_ek", "corn": 6, "wood": 1, "temples": steps(0, 2, 0)}
    table = food_day(21, "gold_shortage", {0: me})
    assert (table.seat(0).gold, table.seat(0).wood, table.position["day"]) == (0, 1, 22)


def test_xaman_ek_is_not_offered_a_sale_while_it_decides_on_gold() -> None:
    """TP-66, TP-83: the question of the income offers the gold or not, and no sale."""
    table = food_day(
        21, "gold_shortage", {0: {"tribe": "xaman_ek", "corn": 7, "wood": 1, "buildings": ["tp_b3"]}}
    )
    assert table.legal == ["gain gold", "done"]


def test_gold_of_income_and_temple_counts_for_the_prophecy() -> None:
    """TP-24, TP-83, TP-84: g=2, tp_b3 and Qu=2 with c=8: 2 + 1 + 1 = 4 gold: +6."""
    me = {"corn": 8, "gold": 2, "buildings": ["tp_b3"], "temples": steps(0, 2, 0)}
    table = food_day(21, "gold_shortage", {0: me})
    table.play("gain gold", "gain gold")
    assert (table.seat(0).gold, table.seat(0).corn, table.earned(0, "prophecies")) == (4, 0, 6)


def test_decisions_go_round_before_the_next_step() -> None:
    """TP-147: marker at seat 1: seat 0 alone decides on income, then seats 1, 2, 0 on rewards."""
    seats = {
        seat: {"corn": 9, "buildings": [tile], "temples": steps(0, 2, 0)}
        for seat, tile in enumerate(["tp_b3", "tp_b4", "tp_b1"])
    }
    table = before(21, "gold_shortage", seats, marker=1, to_move=0)
    table.play("place uxmal", "end_turn")
    asked = []
    while table.position["day"] == 21:
        asked.append(table.to_act)
        table.play("done")
    assert asked == [0, 1, 2, 0]


def test_skull_income_that_costs_the_step_of_the_reward() -> None:
    """TP-111, TP-85, TP-87: Ku=4, tp_b2: the step down in Kukulcan leaves Ku=3 for the rewards."""
    me = {"corn": 6, "buildings": ["tp_b2"], "temples": steps(0, 0, 4)}
    table = food_day(21, "desecration", {0: me})
    table.play("descend kukulcan")
    seat = table.seat(0)
    assert (seat.skulls, seat.wood, seat.temples["kukulcan"], table.position["day"]) == (1, 2, 3, 22)


def test_skull_income_and_skull_reward_both_cost_a_step() -> None:
    """TP-111, TP-85, TP-89: k=1, tp_b2 and Ku=4: three skulls and two steps down: +6."""
    me = {"corn": 6, "skulls": 1, "buildings": ["tp_b2"], "temples": steps(1, 0, 4)}
    table = food_day(21, "desecration", {0: me})
    table.play("descend quetzalcoatl", "descend kukulcan")
    seat = table.seat(0)
    assert (seat.skulls, seat.temples, seat.stone, seat.wood) == (3, steps(1, -1, 3), 1, 2)
    assert table.earned(0, "prophecies") == 6


def test_reward_skull_takes_no_other_reward_away() -> None:
    """TP-87: Qu=2 Ku=4: the step down in Quetzalcoatl for the skull leaves the gold of Qu=2."""
    table = food_day(21, "desecration", {0: {"corn": 6, "temples": steps(0, 2, 4)}})
    table.play("descend quetzalcoatl")
    seat = table.seat(0)
    assert (seat.skulls, seat.gold, seat.wood, seat.temples["quetzalcoatl"]) == (1, 1, 2, 1)


SHORT = {"chichen_itza_skulls": list(range(1, 10))}


def test_short_bank_gives_nobody_a_skull_though_one_would_decline() -> None:
    """TP-88, TZ-59: bank 1, two entitled: nobody is asked and nobody steps down."""
    both = {"corn": 6, "temples": steps(0, 0, 4)}
    table = food_day(21, "desecration", {0: both, 1: both, 2: {"skulls": 3}}, **SHORT)
    assert table.position["day"] == 22
    assert [table.seat(seat).skulls for seat in (0, 1)] == [0, 0]
    assert [table.seat(seat).temples["kukulcan"] for seat in (0, 1)] == [4, 4]


def test_skull_declined_by_one_stays_in_the_bank() -> None:
    """TP-88, TP-85: bank 2, two entitled: one declines, the other takes one, one is left."""
    both = {"corn": 6, "temples": steps(0, 0, 4)}
    table = food_day(21, "desecration", {0: both, 1: both, 2: {"skulls": 2}}, **SHORT)
    table.play("done", "descend chaac")
    assert ([table.seat(seat).skulls for seat in (0, 1)], table.position["skull_bank"]) == ([0, 1], 1)


@pytest.mark.parametrize(("answer", "blue"), [("descend chaac", 0), ("done", 1)])
def test_skull_of_the_income_decides_about_the_reward_of_another(answer: str, blue: int) -> None:
    """TP-111, TP-85, TZ-59: bank 1: tp_b2 of seat 0 takes it from seat 1 (Ku=4), or leaves it."""
    seats: Seats = {
        0: {"corn": 6, "buildings": ["tp_b2"]},
        1: {"corn": 6, "temples": steps(0, 0, 4)},
        2: {"skulls": 3},
    }
    table = food_day(21, "desecration", seats, **SHORT)
    assert table.to_act == 0
    table.play(answer)
    if blue:
        assert table.to_act == 1
        table.play("descend kukulcan")
    assert (table.seat(0).skulls, table.seat(1).skulls, table.position["skull_bank"]) == (1 - blue, blue, 0)


# Points of the prophecies.


def test_workers_about_to_leave_chichen_itza_still_count() -> None:
    """TP-100, TP-50: workers on C10 and C11 of Cit-Bolon-Tum and on C3; an idle one not: 3 count, +13."""
    gears: Gears = {"chichen_itza": {3: 0, 10: 0, 11: 0, 5: "idle"}}
    table = food_day(14, "high_floodwaters", {0: {"tribe": "cit_bolon_tum", "corn": 6}}, gears=gears)
    assert table.earned(0, "prophecies") == 13
    assert table.gear("chichen_itza") == {4: 0, 11: 0, 6: "idle"}


def test_renovation_lowers_the_count_of_a_crowded_city() -> None:
    """TP-109, TP-110, TP-95: tp_b1 of two buildings is renovated: still 2, no income."""
    me = {"wood": 1, "buildings": ["tp_b1", ONE], "monuments": ["m_tombs"], "corn": 4}
    row = ["a1_civic_agriculture_stone"]
    table = before(14, "crowded_cities", {2: me}, row=row, gears={"tikal": {2: 2}})
    table.play("pick_up T2", "use T2")
    if "renovate tp_b1" in table.legal:
        table.play("renovate tp_b1")
    table.play("end_turn")
    assert (table.seat(2).corn, table.earned(2, "hunger"), table.earned(2, "prophecies")) == (0, 0, 0)
    assert table.seat(2).stone == 1


def test_building_of_the_last_turn_yields_and_counts() -> None:
    """TP-110, TP-98: tp_b1 built in the round of the food day gives 3 corn and is the second building: 0."""
    me = {"wood": 4, "corn": 3, "buildings": ["a1_shrine_architecture"]}
    table = before(14, "crowded_cities", {2: me}, row=["tp_b1"], gears={"tikal": {2: 2}})
    table.play("pick_up T2", "use T2", "end_turn")
    assert (table.seat(2).corn, table.earned(2, "hunger"), table.earned(2, "prophecies")) == (0, 0, 0)


# The order of the steps.


def test_order_of_the_first_food_day() -> None:
    """TP-24, TP-137: income, feeding, age 2 quick tiles, temple rewards, calendar; no prophecy is scored."""
    me = {"corn": 3, "buildings": ["tp_b1"], "temples": steps(1, 0, 0)}
    table = food_day(8, None, {0: me}, modules=MODULES)
    kinds = [event.kind for event in table.session.events]
    rewards = [event.kind for event in table.session.events if event.data.get("good") == "stone"]
    order = ["income_came", "fed", "quick_tile_revealed", "calendar_turned"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert kinds.count("quick_tile_revealed") == 6
    assert rewards == ["gained"]
    stone = next(i for i, event in enumerate(table.session.events) if event.data.get("good") == "stone")
    assert max(i for i, kind in enumerate(kinds) if kind == "quick_tile_revealed") < stone
    assert (table.seat(0).corn, table.earned(0, "hunger")) == (0, 0)


# Delayed food days.


def doubled(day: int, *prophecies: str, modules: list[str] | None = None, **fields: Any) -> Table:
    """A round at the end of which seat 0, on the starting player space, turns the calendar by two days."""
    seats = {seat: {"corn": 9, "workers_in_hand": 3 - (seat == 0)} for seat in range(3)}
    document = {"starting_player_space": 0, "to_move": 2, "row": [], **fields}
    table = Table(
        players=3, day=day, seats=seats, modules=modules or MODULES, prophecies=list(prophecies), **document
    )
    table.play("place palenque", "end_turn", "turn_calendar two_days")
    return table


def play_round(table: Table) -> None:
    """Each seat puts one worker on a gear."""
    day = table.position["day"]
    while table.position["day"] == day:
        table.play("place palenque", "end_turn")


def test_first_prophecy_waits_for_a_delayed_food_day() -> None:
    """TP-70, TP-135, TP-137: 7 to 9: no prophecy on day 9, but the fifth quick tile."""
    table = doubled(7, "hunger", "drought", "desecration")
    view = table.session.view(0)
    assert (view["day"], view["calamity"], view["food_days"]) == (9, None, 0)
    assert view["quick_tile"] == table.position["quick_tiles"][4]
    assert table.position["quick_tiles"][7:] == [None] * 6
    play_round(table)
    view = table.session.view(0)
    assert (view["day"], view["calamity"], view["food_days"]) == (10, "hunger", 1)
    assert [table.earned(seat, "prophecies") for seat in range(3)] == [0, 0, 0]
    assert None not in table.position["quick_tiles"]
    assert view["quick_tile"] == table.position["quick_tiles"][4]


def test_quick_tile_runs_ahead_of_a_delayed_end_of_age() -> None:
    """TP-138, TP-70: 13 to 15: the first age 2 quick tile with the first prophecy and age 1."""
    table = doubled(13, "hunger", "drought", "desecration")
    view = table.session.view(0)
    assert (view["day"], view["calamity"], view["age"]) == (15, "hunger", 1)
    assert view["quick_tile"] == table.position["quick_tiles"][7]
    play_round(table)
    view = table.session.view(0)
    assert (view["day"], view["calamity"], view["age"], view["food_days"]) == (16, "drought", 2, 2)
    assert view["quick_tile"] == table.position["quick_tiles"][7]
    # Three workers need 9 corn, each seat had 9: all are fed, which is the lowest band.
    assert [table.earned(seat, "prophecies") for seat in range(3)] == [-5, -5, -5]


def test_double_advance_from_26_makes_day_28_the_last_of_the_prophecy() -> None:
    """TP-139, TP-69, TZ-53: day 28 is the last food day, with the third prophecy and the last quick tile."""
    table = doubled(26, "hunger", "drought", "forest_fires")
    view = table.session.view(0)
    assert (view["day"], view["calamity"]) == (28, "forest_fires")
    assert view["quick_tile"] == table.position["quick_tiles"][12]
    for _ in range(3):
        table.play("place palenque", "end_turn")
    assert table.session.is_over
    assert [table.earned(seat, "prophecies") for seat in range(3)] == [-5, -5, -5]


def test_double_advance_shortens_a_quick_tile_to_one_round() -> None:
    """TP-136: 3 to 5: the second tile was in force for one round."""
    table = doubled(3)
    assert table.session.view(0)["quick_tile"] == table.position["quick_tiles"][2]


@pytest.mark.parametrize(
    ("tribe", "gear", "space", "is_allowed"),
    [
        ("cit_bolon_tum", "palenque", 6, True),
        ("cit_bolon_tum", "palenque", 7, False),
        ("cit_bolon_tum", "palenque", 8, True),
        ("cit_bolon_tum", "chichen_itza", 9, True),
        ("cit_bolon_tum", "chichen_itza", 10, False),
        ("cit_bolon_tum", "chichen_itza", 11, True),
        ("balam", "palenque", 6, False),
        ("balam", "palenque", 7, True),
        ("balam", "chichen_itza", 9, False),
        ("balam", "chichen_itza", 10, True),
    ],
)
def test_what_blocks_the_double_advance_depends_on_whose_worker_it_is(
    tribe: str, gear: str, space: int, is_allowed: bool
) -> None:
    """TP-51, TP-52, TP-153, TZ-51: it is blocked where one day keeps a worker that two would push off."""
    table = Table(
        players=3, day=3, modules=WITHOUT_QUICK, seats={1: {"tribe": tribe}}, gears={gear: {space: 1}},
        starting_player_space=0, to_move=2,
    )  # fmt: skip
    table.play("place uxmal", "end_turn")
    assert (table.legal == ["turn_calendar one_day", "turn_calendar two_days"]) == is_allowed


def test_fixed_extra_space_carries_a_worker_over_a_delayed_food_day() -> None:
    """TP-51, TZ-53: day 7, Cit-Bolon-Tum on P6 and P8: two days to 9, P6 to P8, P8 to hand."""
    table = Table(
        players=3, day=7, modules=WITHOUT_QUICK, seats={1: {"tribe": "cit_bolon_tum", "corn": 6}},
        gears={"palenque": {6: 1, 8: 1}}, starting_player_space=0, to_move=2,
    )  # fmt: skip
    table.play("place uxmal", "end_turn", "turn_calendar two_days")
    assert (table.position["day"], table.gear("palenque"), table.seat(1).workers_in_hand) == (9, {8: 1}, 2)


# The calendar step and the end.


def test_quick_space_is_not_the_starting_player_space() -> None:
    """TP-134, TZ-47: a quick space taken, SPS not: one corn comes to the teeth, the worker returns."""
    table = before(3, None, {2: {"corn": 3}}, modules=MODULES, quick_tiles=[None, "q1_stone"], tooth_corn=2)
    table.play("place quick_action_space", "quick_action", "end_turn")
    assert (table.position["tooth_corn"], table.position["marker"]) == (3, 0)
    assert (table.seat(2).workers_in_hand, table.position["quick_spaces"]) == (3, [None, None, "idle"])


def last_turn(seats: Seats, play: str, **fields: Any) -> list[int]:
    """The winners after the last turn of the game, which seat 1 of two makes."""
    table = Table(players=2, day=27, to_move=1, row=[], modules=MODULES, seats=seats, **fields)
    table.play(play, "end_turn")
    assert table.session.is_over
    assert len(set(table.session.scores())) == 1
    return table.game.winners(table.session.state)


def test_worker_on_a_quick_space_does_not_break_a_tie() -> None:
    """TP-150, TZ-63: equal points; a worker on a quick space or on SPS counts as none, one on P0 counts."""
    seats: Seats = {0: {"corn": 6}, 1: {"corn": 6}}
    fields = {"quick_spaces": [0, "idle", "idle"]}
    assert last_turn(seats, "place palenque", **fields) == [1]
    assert last_turn(seats, "place starting_player_space", **fields) == [0, 1]


def test_extra_space_keeps_a_worker_for_the_tie_break() -> None:
    """TP-50, TZ-62: after the last advance Cit-Bolon-Tum's P7 stands on P8; Balam's P7 is pushed off."""
    gears: Gears = {"palenque": {7: 0}, "yaxchilan": {0: 1}}
    for tribe, winners in (("cit_bolon_tum", [0, 1]), ("balam", [1])):
        seats: Seats = {0: {"corn": 6, "tribe": tribe}, 1: {"corn": 6}}
        assert last_turn(seats, "place starting_player_space", gears=gears) == winners
