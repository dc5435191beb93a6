"""Food days of the expansion: needs above two corn, the order of the steps, decisions and delays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.table import Gears, Table, steps

MID_ERA, END_OF_AGE_1, MID_ERA_2, END_OF_AGE_2 = 8, 14, 21, 27
ONE_LESS = ["a1_farm_one_less_corn_1", "a1_farm_one_less_corn_2"]
ONE_WORKER = ["a1_farm_one_worker_1", "a1_farm_one_worker_2", "a1_farm_one_worker_3"]
THREE_WORKERS = ["a2_farm_three_workers_1", "a2_farm_three_workers_2"]
ON_ALL_SPACES = list(range(1, 10))

Seat = dict[str, Any]
Seats = dict[int, Seat]


def food_day(prophecy: str | None, seats: Seats, *, day: int = MID_ERA_2, **more: Any) -> Table:
    """A table on which the last turn of a food day's round has ended, under that prophecy."""
    index = {MID_ERA: 0, END_OF_AGE_1: 0, MID_ERA_2: 1, END_OF_AGE_2: 2}.get(day, 1)
    others = [name for name in ("forest_fires", "crowded_cities", "forgotten_lore") if name != prophecy]
    modules = more.pop("modules", ["tribes", "prophecies", "buildings"])
    if prophecy is not None:
        more["prophecies"] = [*others[:index], prophecy, *others[index:]][:3]
    players = more.get("players", 4)
    last = (more.get("marker", 0) + players - 1) % players
    table = Table(modules=modules, day=day, seats=seats, to_move=last, row=[], **more)
    table.play("place uxmal", "end_turn")
    return table


def fed(table: Table, seat: int) -> tuple[int, float]:
    """What a seat has left of its corn, and the points that hunger cost it."""
    holder = table.seat(seat)
    return holder.corn, holder.points.get("hunger", 0)


def earned(table: Table, seat: int) -> float:
    points: dict[str, float] = table.seat(seat).points
    return points.get("prophecies", 0)


# Needs above two corn.


def test_farms_of_the_rulebook_under_hunger() -> None:
    """TP-14, P14: three workers, two "1 less" farms, one symbol: 0 + 1 + 1 = 2 corn."""
    seat = {"corn": 5, "buildings": [*ONE_LESS, ONE_WORKER[0]]}
    assert fed(food_day("hunger", {0: seat}), 0) == (3, 0)


@pytest.mark.parametrize(("farms", "corn"), [(0, 3), (1, 2), (2, 1)])
def test_farms_of_one_less_corn_add_up(farms: int, corn: int) -> None:
    """TP-14: each "1 less" farm takes 1 corn off each worker."""
    seat = {"corn": 20, "workers_in_hand": 4, "buildings": ONE_LESS[:farms]}
    assert fed(food_day("hunger", {0: seat}), 0) == (20 - 4 * corn, 0)


def test_no_worker_needs_less_than_nothing() -> None:
    """TP-14, TP-21: 3 - 2 - 2 is 0; what a symbol has left over helps no other worker."""
    seat = {"corn": 9, "buildings": [*ONE_LESS, *ONE_WORKER[:2]]}
    assert fed(food_day("hunger", {0: seat}), 0) == (8, 0)


def test_worker_uses_one_symbol_at_most() -> None:
    """TP-15, P15: Yaluk under hunger, five workers, one "1 less" farm, six symbols: 5 x (4-1-2) = 5 corn."""
    seat = {"tribe": "yaluk", "workers_in_hand": 5, "corn": 9, "buildings": [ONE_LESS[0], *THREE_WORKERS]}
    table = food_day("hunger", {0: seat})
    assert (fed(table, 0), earned(table, 0)) == ((4, 0), 6)


def test_yaluk_feeds_three_corn_a_worker() -> None:
    """TP-16, P16: five workers, 14 corn, 20 points: four are fed for 12; 2 corn and 15 points are left."""
    seat = {"tribe": "yaluk", "workers_in_hand": 5, "corn": 14, "points": 20}
    table = food_day(None, {0: seat}, modules=["tribes"])
    assert (table.seat(0).corn, table.points(0)) == (2, 15)


def test_only_yaluk_needs_more_and_loses_more() -> None:
    """TP-16: the others need 2 corn a worker and lose 3 points for each that is hungry."""
    seats = {0: {"tribe": "yaluk", "corn": 8, "workers_in_hand": 5}, 1: {"tribe": "bacab", "corn": 5}}
    table = food_day(None, seats, modules=["tribes"])
    assert (fed(table, 0), fed(table, 1)) == ((2, -15), (1, -3))


def test_yaluk_under_hunger_feeds_four_corn_a_worker() -> None:
    """TP-17, P17: five workers and 20 corn: no corn, all fed; hunger counts 5: +6 points."""
    table = food_day("hunger", {0: {"tribe": "yaluk", "workers_in_hand": 5, "corn": 20}})
    assert (fed(table, 0), earned(table, 0)) == ((0, 0), 6)


def test_yaluk_under_hunger_with_one_corn_too_few() -> None:
    """TP-17, TP-20: 19 corn feed four of five; 3 corn stay, 5 points are lost; hunger counts 4."""
    table = food_day("hunger", {0: {"tribe": "yaluk", "workers_in_hand": 5, "corn": 19}})
    assert (fed(table, 0), earned(table, 0)) == ((3, -5), 0)


@pytest.mark.parametrize(
    ("corn", "left", "hungry"),
    [(0, 0, 5), (1, 0, 4), (2, 0, 3), (4, 2, 3), (5, 0, 2), (7, 2, 2), (8, 0, 1), (10, 2, 1), (11, 0, 0)],
)
def test_cheapest_workers_are_fed_first(corn: int, left: int, hungry: int) -> None:
    """TP-18, TP-20: two symbols leave needs of 1, 1, 3, 3 and 3 corn; as many as possible are fed."""
    seat = {"corn": corn, "workers_in_hand": 5, "buildings": ONE_WORKER[:2]}
    assert fed(food_day("hunger", {0: seat}), 0) == (left, -3 * hungry)


def test_worker_with_a_symbol_still_needs_one_corn() -> None:
    """TP-19, P19: a "three workers" farm, four workers, 6 corn: 1+1+1+3 = 6; hunger counts 4: 0 points."""
    seat = {"corn": 6, "workers_in_hand": 4, "buildings": THREE_WORKERS[:1]}
    table = food_day("hunger", {0: seat})
    assert (fed(table, 0), earned(table, 0)) == ((0, 0), 0)


def test_symbol_frees_no_worker_without_corn_under_hunger() -> None:
    """TP-19: three symbols, three workers and no corn: all are hungry."""
    table = food_day("hunger", {0: {"buildings": THREE_WORKERS[:1]}})
    assert (fed(table, 0), earned(table, 0)) == ((0, -9), -5)


@pytest.mark.parametrize(("corn", "left", "points"), [(5, 2, -3), (4, 1, -3), (3, 0, -3), (2, 0, -6)])
def test_no_worker_is_fed_by_half_with_reductions(corn: int, left: int, points: int) -> None:
    """TP-20: four workers that need 1, 1, 1 and 3 corn, less one of them; the corn that is left stays."""
    seat = {"corn": corn, "workers_in_hand": 4, "buildings": THREE_WORKERS[:1]}
    assert fed(food_day("hunger", {0: seat}), 0) == (left, points)


def test_unused_symbols_are_lost() -> None:
    """TP-21, P21: three workers, four symbols: 3 x (3-2) = 3 corn."""
    seat = {"corn": 8, "buildings": [*THREE_WORKERS[:1], ONE_WORKER[0]]}
    assert fed(food_day("hunger", {0: seat}), 0) == (5, 0)


def test_hunger_counts_workers_fed_by_farms() -> None:
    """TP-22, P22: six workers, three at 1 corn and three at 3 corn, all fed: +13 points."""
    seat = {"corn": 12, "workers_in_hand": 6, "buildings": THREE_WORKERS[:1]}
    table = food_day("hunger", {0: seat})
    assert (fed(table, 0), earned(table, 0)) == ((0, 0), 13)


def test_hunger_counts_workers_that_cost_nothing() -> None:
    """TP-22: six workers, two "1 less" farms and six symbols: no corn at all, and all count."""
    seat = {"workers_in_hand": 6, "buildings": [*ONE_LESS, *THREE_WORKERS]}
    table = food_day("hunger", {0: seat})
    assert (fed(table, 0), earned(table, 0)) == ((0, 0), 13)


def test_hunger_counts_workers_wherever_they_are() -> None:
    """TP-22: in hand, on gears and on the starting player space; those on nobody's side do not count."""
    gears: Gears = {"palenque": {3: 0, 4: "idle"}, "chichen_itza": {10: 0}}
    seats = {0: {"corn": 15, "workers_in_hand": 2}}
    table = food_day("hunger", seats, players=3, gears=gears, starting_player_space=0)
    table.play(*[text for text in table.legal if text == "turn_calendar one_day"])
    assert (fed(table, 0), earned(table, 0)) == ((0, 0), 6)


def test_symbol_of_a_wealth_tile_works_like_one_of_a_farm() -> None:
    """TP-23: 1 + 3 + 3 corn under hunger, 0 + 2 + 2 otherwise; Yaluk's worker still needs 1."""
    assert fed(food_day("hunger", {0: {"corn": 9, "wealth": ["w_uxmal_3"]}}), 0) == (2, 0)
    assert fed(food_day("drought", {0: {"corn": 9, "wealth": ["w_uxmal_3"]}}), 0) == (5, 0)
    yaluk = {"tribe": "yaluk", "corn": 15, "workers_in_hand": 5, "wealth": ["w_uxmal_3"]}
    assert fed(food_day("drought", {0: yaluk}), 0) == (2, 0)


# The order of the steps.


def kinds(table: Table) -> list[str]:
    """The steps of the food day as events, each where it comes first or last in a row."""
    names: list[str] = []
    for event in table.session.events:
        name = f"{event.kind} {event.data['source']}" if event.kind == "scored" else event.kind
        if not names or names[-1] != name:
            names.append(name)
    return names[names.index("food_day_came") :]


def in_order(found: list[str], *wanted: str) -> bool:
    """Is the last of each before the first of the next?"""
    last = [len(found) - 1 - found[::-1].index(name) for name in wanted]
    return all(last[i] < found.index(name) for i, name in enumerate(wanted[1:]))


def test_income_comes_before_feeding() -> None:
    """TP-24, P24: 3 corn, a granary, three workers: 6 corn feed all three."""
    table = food_day(None, {0: {"corn": 3, "buildings": ["tp_b1"]}}, day=MID_ERA)
    assert fed(table, 0) == (0, 0)
    assert in_order(kinds(table), "food_day_came", "income_came", "fed", "calendar_turned")


def test_first_food_day_lays_out_the_quick_tiles_of_age_2_between_feeding_and_rewards() -> None:
    """TP-24: income, feeding, the age 2 quick tiles, temple rewards, the calendar."""
    seats = {0: {"corn": 3, "buildings": ["tp_b1"], "temples": steps(1, 0, 0)}}
    modules = ["prophecies", "buildings", "quick_actions"]
    table = food_day("hunger", seats, day=MID_ERA, modules=modules)
    events = [(event.kind, event.data.get("good")) for event in table.session.events]
    revealed = [i for i, (kind, _) in enumerate(events) if kind == "quick_tile_revealed"]
    feeding = [i for i, (kind, _) in enumerate(events) if kind in ("fed", "unfed")]
    assert len(revealed) == 6
    assert max(feeding) < min(revealed)
    assert max(revealed) < events.index(("gained", "stone"))


def test_second_food_day_changes_the_age_between_feeding_and_rewards() -> None:
    """TP-24: income, feeding, the age change, temple points, prophecy points, the calendar."""
    seats = {seat: {"corn": 6} for seat in range(4)} | {0: {"corn": 3, "buildings": ["tp_b1"]}}
    found = kinds(food_day("drought", seats, day=END_OF_AGE_1))
    order = ("income_came", "fed", "age_changed", "scored temples", "scored prophecies", "calendar_turned")
    assert in_order(found, "food_day_came", *order)


def test_prophecy_points_come_last_in_the_middle_of_an_age() -> None:
    """TP-24: feeding, temple rewards, prophecy points, the calendar."""
    table = food_day("drought", {seat: {"corn": 6, "temples": steps(1, 0, 0)} for seat in range(4)})
    found = kinds(table)
    assert in_order(found, "fed", "gained", "scored prophecies", "calendar_turned")


# Decisions.


def rewards_of_gold(corn: int = 8) -> Seats:
    return {seat: {"corn": corn, "temples": steps(0, 2, 0)} for seat in range(4)}


def test_players_decide_in_the_turn_order_of_the_round() -> None:
    """TP-147, P147: marker at seat 2, gold shortage: seats 2, 3, 0, 1 decide; then prophecy points."""
    table = food_day("gold_shortage", rewards_of_gold(), marker=2)
    asked = []
    while table.legal == ["gain gold", "done"]:
        asked.append(table.to_act)
        assert [earned(table, seat) for seat in range(4)] == [0, 0, 0, 0]
        table.play("gain gold")
    assert asked == [2, 3, 0, 1]
    assert [table.seat(seat).gold for seat in range(4)] == [1, 1, 1, 1]
    assert [earned(table, seat) for seat in range(4)] == [-5, -5, -5, -5]
    assert (table.position["day"], table.to_act) == (22, 2)


def test_each_player_completes_the_step_before_the_next() -> None:
    """TP-147: seat 0 decides on both its gold before seat 1 is asked."""
    seats = {0: {"corn": 8, "temples": steps(0, 4, 0)}, 1: {"corn": 8, "temples": steps(0, 4, 0)}}
    table = food_day("gold_shortage", seats)
    asked = []
    while table.legal == ["gain gold", "done"]:
        asked.append(table.to_act)
        table.play("gain gold")
    assert asked == [0, 0, 1, 1]


def test_marker_moves_only_after_the_decisions() -> None:
    """TP-147: seat 1 has used the starting player space; seat 0 still decides first."""
    table = food_day("gold_shortage", rewards_of_gold(), starting_player_space=1)
    asked = []
    while table.legal == ["gain gold", "done"]:
        asked.append(table.to_act)
        assert table.position["marker"] == 0
        table.play("done")
    assert asked == [0, 1, 2, 3]
    table.play(*[text for text in table.legal if text == "turn_calendar one_day"])
    assert table.position["marker"] == 1


def test_all_decide_on_income_before_anybody_is_fed() -> None:
    """TP-147, TP-83: while the income of one is open, nobody has paid for food yet."""
    seats: Seats = {0: {"corn": 7, "buildings": ["tp_b3"]}, 1: {"corn": 7}}
    table = food_day("gold_shortage", seats, marker=1)
    assert (table.to_act, table.legal) == (0, ["gain gold", "done"])
    assert [table.seat(seat).corn for seat in (0, 1)] == [7, 7]
    table.play("gain gold")
    assert [(table.seat(seat).corn, table.seat(seat).gold) for seat in (0, 1)] == [(0, 1), (1, 0)]


@pytest.mark.parametrize(("answer", "gold", "corn", "points"), [("gain gold", 1, 0, -6), ("done", 0, 1, -6)])
def test_corn_of_one_building_pays_for_the_gold_of_another(
    answer: str, gold: int, corn: int, points: int
) -> None:
    """TP-146, P146c: no corn, granary and goldsmiths: 2 corn and a gold, or 3 corn, before feeding."""
    table = food_day("gold_shortage", {0: {"buildings": ["tp_b1", "tp_b3"]}})
    assert (table.to_act, table.legal) == (0, ["gain gold", "done"])
    table.play(answer)
    # One of three workers is fed for 2 corn.
    assert (table.seat(0).gold, fed(table, 0)) == (gold, (corn, points))


def test_income_of_gold_without_corn_is_left() -> None:
    """TP-83: without corn nobody is asked; income may be declined to feed with the corn."""
    table = food_day("gold_shortage", {0: {"buildings": ["tp_b3"]}})
    assert (table.seat(0).gold, table.position["day"]) == (0, 22)
    for answer, gold, hunger in (("gain gold", 1, -3), ("done", 0, 0)):
        table = food_day("gold_shortage", {0: {"corn": 6, "buildings": ["tp_b3"]}})
        table.play(answer)
        assert (table.seat(0).gold, fed(table, 0)[1]) == (gold, hunger)


def test_income_of_gold_is_free_under_another_prophecy() -> None:
    """TP-83, TP-69: the tax belongs to gold shortage alone, and not to the food day before it."""
    before = food_day("gold_shortage", {0: {"corn": 6, "buildings": ["tp_b3"]}}, day=MID_ERA)
    assert (before.seat(0).gold, fed(before, 0)) == (1, (0, 0))
    table = food_day("drought", {0: {"corn": 6, "buildings": ["tp_b3"]}})
    assert (table.seat(0).gold, fed(table, 0)) == (1, (0, 0))


def test_gold_of_the_temples_is_paid_after_feeding() -> None:
    """TP-84: 7 corn feed three workers; the last one buys one of two gold, or stays."""
    seats = {0: {"corn": 7, "temples": steps(0, 4, 0)}}
    for answer, corn, gold in (("gain gold", 0, 1), ("done", 1, 0)):
        table = food_day("gold_shortage", seats)
        assert (table.to_act, fed(table, 0)) == (0, (1, 0))
        table.play(answer)
        while table.legal == ["gain gold", "done"]:
            table.play("done")
        assert (table.seat(0).corn, table.seat(0).gold, table.position["day"]) == (corn, gold, 22)
    table = food_day("gold_shortage", {0: {"corn": 6, "temples": steps(0, 4, 0)}})
    assert (table.seat(0).gold, table.position["day"]) == (0, 22)


def test_other_rewards_stay_when_gold_is_declined() -> None:
    """TP-71, TP-84: stone, wood and the skull come all the same."""
    table = food_day("gold_shortage", {0: {"corn": 7, "temples": steps(3, 2, 4)}})
    table.play("done")
    seat = table.seat(0)
    assert (seat.stone, seat.wood, seat.skulls, seat.gold, seat.corn) == (2, 2, 1, 0, 1)


def test_step_down_for_a_skull_takes_no_reward_away() -> None:
    """TP-87: from Kukulcan 4, Chaac 1 or Quetzalcoatl 2 down for the skull: all rewards of before stay."""
    for temple in ("chaac", "quetzalcoatl", "kukulcan"):
        table = food_day("desecration", {0: {"corn": 6, "temples": steps(1, 2, 4)}})
        assert table.legal == ["descend chaac", "descend quetzalcoatl", "descend kukulcan", "done"]
        table.play(f"descend {temple}")
        seat = table.seat(0)
        assert (seat.stone, seat.gold, seat.wood, seat.skulls) == (1, 1, 2, 1)
        assert seat.temples == steps(1, 2, 4) | {temple: steps(1, 2, 4)[temple] - 1}


def test_declined_skull_leaves_the_other_rewards() -> None:
    """TP-85, TP-71: no skull and no step down; the wood stays; the bank keeps its skull."""
    table = food_day("desecration", {0: {"temples": steps(0, 0, 4)}})
    table.play("done")
    assert (table.seat(0).wood, table.seat(0).skulls, table.seat(0).temples) == (2, 0, steps(0, 0, 4))
    assert table.position["skull_bank"] == 13


def test_entitled_players_are_counted_before_anyone_declines() -> None:
    """TP-88: one skull for two entitled players: nobody is asked and nobody gets it."""
    seats = {seat: {"temples": steps(0, 0, 4)} for seat in (0, 1)} | {2: {"skulls": 3}}
    table = food_day("desecration", seats, chichen_itza_skulls=ON_ALL_SPACES)
    assert (table.position["day"], table.position["skull_bank"]) == (22, 1)
    assert [(table.seat(seat).skulls, table.seat(seat).wood) for seat in (0, 1)] == [(0, 2), (0, 2)]


def test_skulls_that_suffice_are_offered_to_each() -> None:
    """TP-88, TP-147: two skulls for two: the first declines, the second takes one; one stays."""
    seats = {seat: {"temples": steps(0, 0, 4)} for seat in (0, 1)} | {2: {"skulls": 2}}
    table = food_day("desecration", seats, chichen_itza_skulls=ON_ALL_SPACES)
    assert table.to_act == 0
    table.play("done")
    assert table.to_act == 1
    table.play("descend kukulcan")
    assert [table.seat(seat).skulls for seat in (0, 1)] == [0, 1]
    assert table.position["skull_bank"] == 1


# Delays.


def delayed(day: int, prophecies: list[str], seats: Seats) -> Table:
    """A table of two on which a double advance has passed from that day."""
    modules = ["tribes", "prophecies", "buildings"]
    table = Table(players=2, modules=modules, prophecies=prophecies, day=day, seats=seats, to_move=1, row=[])
    table.play("place starting_player_space", "end_turn", "turn_calendar two_days")
    assert table.to_act == 1
    return table


def test_hunger_holds_on_the_delayed_food_day() -> None:
    """TP-70, TP-19: from day 20 to day 22: the second prophecy lets workers need 3 corn there, once."""
    table = delayed(20, ["drought", "hunger", "forest_fires"], {0: {"corn": 20}, 1: {"corn": 8}})
    table.play("place palenque", "end_turn", "place yaxchilan", "end_turn")
    assert (fed(table, 0), fed(table, 1)) == ((11, 0), (2, -3))
    assert (earned(table, 0), table.position["day"]) == (-5, 23)
    table.play("place tikal", "end_turn", "place uxmal", "end_turn")
    assert (fed(table, 0), earned(table, 0)) == ((11, 0), -5)


def test_hunger_as_first_prophecy_spares_the_delayed_first_food_day() -> None:
    """TP-70: from day 7 to day 9: two corn a worker, no prophecy points; income comes there once."""
    seats: Seats = {0: {"corn": 6, "buildings": ["tp_b1"]}, 1: {"corn": 6}}
    table = delayed(7, ["hunger", "drought", "forest_fires"], seats)
    table.play("place palenque", "end_turn", "place yaxchilan", "end_turn")
    assert (fed(table, 0), fed(table, 1)) == ((3, 0), (0, 0))
    assert [earned(table, seat) for seat in (0, 1)] == [0, 0]


def test_taxes_of_the_turns_hold_on_the_delayed_food_day() -> None:
    """TP-70, TP-99: from day 13 to day 15: Chichen Itza still costs 2 corn more, and scores that day."""
    table = delayed(13, ["high_floodwaters", "hunger", "drought"], {0: {"corn": 9}, 1: {"corn": 9}})
    table.play("place chichen_itza")
    assert table.seat(1).corn == 7
    table.play("end_turn", "place palenque", "end_turn")
    assert [earned(table, seat) for seat in (0, 1)] == [-5, 0]
    table.play("place chichen_itza")
    assert (table.position["day"], table.seat(1).corn) == (16, 1)
