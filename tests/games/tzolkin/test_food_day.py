"""Food days: feeding, farms, the change of the age, temple rewards.

Each table stands before the last turn of a food day's round; its last seat puts one worker on the first free
space and ends the turn, and the food day runs.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.table import Table, steps

MID_ERA, END_OF_AGE_1, MID_ERA_2, END_OF_AGE_2 = 8, 14, 21, 27
# Nine of the thirteen skulls lie there; seats may hold more of the rest.
ALL_SPACES = list(range(1, 10))
THREE_FARMS = ["a1_farm_one_worker_1", "a1_farm_one_worker_2", "a1_farm_one_less_corn_1"]


Seats = dict[int, dict[str, Any]]


def food_day(day: int, seats: Seats | None = None, *, players: int = 4, **fields: Any) -> Table:
    """A table on which that food day has just been held."""
    table = Table(players=players, day=day, seats=seats, to_move=players - 1, **fields)
    table.play("place uxmal", "end_turn")
    return table


# The rulebook's example of temple rewards: Red, Blue and Yellow.
EXAMPLE: Seats = {
    0: {"corn": 6, "temples": steps(1, 0, 5)},
    1: {"corn": 6, "temples": steps(3, 0, 3)},
    2: {"corn": 6, "temples": steps(3, 0, -1)},
}


def test_feeding_comes_before_the_new_row_and_the_new_row_before_the_temple_rewards() -> None:
    """TZ-55: feeding, then at the end of age 1 a new building row, then temple rewards, then the calendar."""
    table = food_day(END_OF_AGE_1, {seat: {"corn": 6} for seat in range(4)})
    kinds = [event.kind for event in table.session.events]
    temple_points = [
        i for i, event in enumerate(table.session.events) if event.data.get("source") == "temples"
    ]
    revealed = [i for i, kind in enumerate(kinds) if kind == "building_revealed"]
    fed = [i for i, kind in enumerate(kinds) if kind == "fed"]
    assert (len(fed), len(revealed), len(temple_points)) == (4, 6, 12)
    assert kinds.index("food_day_came") < min(fed)
    assert max(fed) < kinds.index("age_changed") < min(revealed)
    assert max(revealed) < min(temple_points)
    assert max(temple_points) < kinds.index("calendar_turned")


def test_mid_era_rewards_come_after_feeding() -> None:
    """TZ-55: temple rewards come after feeding in the middle of an age too."""
    table = food_day(MID_ERA, {0: {"corn": 6, "temples": steps(1, 0, 0)}})
    kinds = [(event.kind, event.data.get("good")) for event in table.session.events]
    assert max(i for i, (kind, _) in enumerate(kinds) if kind == "fed") < kinds.index(("gained", "stone"))


@pytest.mark.parametrize("day", [1, 7, 9, 13, 15, 20, 22, 26])
def test_other_days_feed_nobody(day: int) -> None:
    """TZ-56, TZ-1: on a day without food day nobody is fed and no points are lost."""
    table = food_day(day, {0: {"corn": 5, "temples": steps(5, 5, 5)}})
    assert "fed" not in [event.kind for event in table.session.events]
    assert (table.seat(0).corn, table.seat(0).stone) == (5, 0)
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_three_workers_and_five_corn_leave_one_worker_hungry() -> None:
    """TZ-56, X148: three workers and 5 corn: two are fed for 4, 1 corn stays, 3 points are lost."""
    table = food_day(MID_ERA, {0: {"corn": 5}})
    assert (table.seat(0).corn, table.points(0)) == (1, -3)


def test_no_worker_is_fed_by_half() -> None:
    """TZ-56, X149: four workers and 1 corn: the corn stays and 12 points are lost."""
    table = food_day(MID_ERA, {0: {"corn": 1, "workers_in_hand": 4}})
    assert (table.seat(0).corn, table.points(0)) == (1, -12)


def test_hunger_may_make_a_score_negative() -> None:
    """TZ-56, X150: 2 points, no corn and three workers end at -7."""
    table = food_day(MID_ERA, {0: {"corn": 0, "points": 2}})
    assert (table.seat(0).corn, table.points(0)) == (0, -7)


def test_whoever_can_feed_must_feed() -> None:
    """TZ-56, X151: with 6 corn and three workers all 6 are paid; nobody is asked."""
    table = food_day(MID_ERA, {0: {"corn": 6}})
    assert (table.seat(0).corn, table.points(0)) == (0, 0)
    assert (table.position["day"], table.position["pending"][-1]["kind"]) == (9, "turn")


def test_workers_in_hand_on_gears_and_on_the_starting_player_space_are_fed() -> None:
    """TZ-56: six workers, wherever they are, need 12 corn."""
    table = food_day(
        MID_ERA,
        {0: {"corn": 13, "workers_in_hand": 2}},
        gears={"palenque": {3: 0}, "yaxchilan": {7: 0}, "chichen_itza": {10: 0}},
        starting_player_space=0,
    )
    assert (table.seat(0).corn, table.points(0)) == (1, 0)
    fed = [event.data for event in table.session.events if event.kind == "fed" and event.seat == 0]
    assert fed == [{"workers": 6, "corn": 12}]


def test_idle_workers_are_fed_by_nobody() -> None:
    """TZ-56, TZ-70: idle workers cost no corn and no points."""
    table = food_day(
        MID_ERA,
        {0: {"corn": 6}, 1: {"corn": 6}},
        players=2,
        gears={"tikal": {3: "idle", 8: "idle"}, "palenque": {1: "idle"}},
    )
    assert [table.seat(seat).corn for seat in (0, 1)] == [0, 0]
    assert [table.points(seat) for seat in (0, 1)] == [0, 0]


def test_two_free_workers_and_one_less_corn() -> None:
    """TZ-57, X152: five workers, two of them free, the others at 1 corn less: 3 corn."""
    table = food_day(MID_ERA, {0: {"corn": 7, "workers_in_hand": 5, "buildings": THREE_FARMS}})
    assert (table.seat(0).corn, table.points(0)) == (4, 0)


@pytest.mark.parametrize("workers", [3, 6])
def test_two_farms_of_one_less_corn_feed_everybody(workers: int) -> None:
    """TZ-57, X153: two "1 less" farms: any number of workers costs nothing; there is no floor of 1."""
    farms = ["a1_farm_one_less_corn_1", "a1_farm_one_less_corn_2"]
    table = food_day(MID_ERA, {0: {"corn": 5, "workers_in_hand": workers, "buildings": farms}})
    assert (table.seat(0).corn, table.points(0)) == (5, 0)


def test_two_farms_of_one_less_corn_feed_without_any_corn() -> None:
    """TZ-57: whoever owes nothing cannot be hungry, even with no corn at all."""
    farms = ["a1_farm_one_less_corn_1", "a1_farm_one_less_corn_2"]
    table = food_day(MID_ERA, {0: {"buildings": farms, "workers_in_hand": 6}})
    assert (table.seat(0).corn, table.points(0)) == (0, 0)


def test_surplus_of_free_workers_is_lost() -> None:
    """TZ-57, X154: three workers, four of them free: nothing is paid and nothing gained."""
    holdings = {"corn": 5, "buildings": ["a2_farm_three_workers_1"], "wealth": ["w_uxmal_3"]}
    table = food_day(MID_ERA_2, {0: holdings})
    assert (table.seat(0).corn, table.points(0)) == (5, 0)


def test_one_free_worker_and_one_less_corn() -> None:
    """TZ-57, X156: three workers, one of them free, the others at 1 corn less: 2 corn."""
    farms = ["a1_farm_one_worker_1", "a1_farm_one_less_corn_1"]
    table = food_day(MID_ERA, {0: {"corn": 9, "buildings": farms}})
    assert (table.seat(0).corn, table.points(0)) == (7, 0)


def test_farm_symbol_of_a_wealth_tile_works_on_every_food_day() -> None:
    """TZ-57, TZ-68: a wealth tile's farm symbol frees one worker on each food day."""
    for day in (MID_ERA, END_OF_AGE_1, MID_ERA_2, END_OF_AGE_2):
        table = food_day(day, {0: {"corn": 9, "wealth": ["w_uxmal_3"]}})
        assert table.seat(0).corn == 5, day


def test_farms_do_not_prevent_hunger_of_the_others() -> None:
    """TZ-57: four workers, one of them free, the others at 1 corn each, and 1 corn: two stay hungry."""
    farms = ["a1_farm_one_worker_1", "a1_farm_one_less_corn_1"]
    table = food_day(MID_ERA, {0: {"corn": 1, "workers_in_hand": 4, "buildings": farms}})
    assert (table.seat(0).corn, table.points(0)) == (0, -6)


def test_farms_feed_only_their_owner() -> None:
    """TZ-57: another player's farms help nobody."""
    table = food_day(MID_ERA, {0: {"corn": 6, "buildings": THREE_FARMS}, 1: {"corn": 6}})
    assert [table.seat(seat).corn for seat in (0, 1)] == [5, 0]


def test_mid_era_rewards_of_the_rulebook() -> None:
    """TZ-58, X157: the rewards of the own step and of all steps below, in every temple."""
    table = food_day(MID_ERA, EXAMPLE, players=3)
    seats = [table.seat(seat) for seat in range(3)]
    goods = [(seat.stone, seat.wood, seat.gold, seat.skulls) for seat in seats]
    assert goods == [(1, 2, 0, 1), (2, 2, 0, 0), (2, 0, 0, 0)]
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]


def test_mid_era_rewards_of_top_steps() -> None:
    """TZ-58, X158: Quetzalcoatl 7 gives 2 gold; Kukulcan 6 gives 2 wood and a skull."""
    table = food_day(MID_ERA_2, {0: {"temples": steps(0, 7, 0)}, 1: {"temples": steps(0, 0, 6)}})
    first, second = table.seat(0), table.seat(1)
    assert (first.wood, first.stone, first.gold, first.skulls) == (0, 0, 2, 0)
    assert (second.wood, second.stone, second.gold, second.skulls) == (2, 0, 0, 1)
    assert table.position["skull_bank"] == 12


def test_two_skulls_suffice_for_two_players() -> None:
    """TZ-59, X160: two skulls in the bank, two players entitled: each gets one, and the wood."""
    seats: Seats = {0: {"temples": steps(0, 0, 4)}, 1: {"temples": steps(0, 0, 4)}, 2: {"skulls": 2}}
    table = food_day(MID_ERA, seats, chichen_itza_skulls=ALL_SPACES)
    assert [(table.seat(seat).skulls, table.seat(seat).wood) for seat in (0, 1)] == [(1, 2), (1, 2)]
    assert table.position["skull_bank"] == 0


def test_one_skull_for_two_players_goes_to_neither() -> None:
    """TZ-59: too few skulls for all entitled: none gets one; the other rewards are unaffected."""
    seats: Seats = {0: {"temples": steps(3, 4, 4)}, 1: {"temples": steps(0, 0, 6)}, 2: {"skulls": 3}}
    table = food_day(MID_ERA, seats, chichen_itza_skulls=ALL_SPACES)
    first, second = table.seat(0), table.seat(1)
    assert (first.skulls, first.wood, first.stone, first.gold) == (0, 2, 2, 2)
    assert (second.skulls, second.wood) == (0, 2)
    assert table.position["skull_bank"] == 1


def test_points_of_the_rulebook_at_the_end_of_age_1() -> None:
    """TZ-60, X161, X163: 16, 15 and 7 points; standing on step 0 is enough to share a bonus."""
    table = food_day(END_OF_AGE_1, EXAMPLE, players=3)
    assert [table.points(seat) for seat in range(3)] == [16, 15, 7]


def test_points_of_the_rulebook_at_the_end_of_age_2() -> None:
    """TZ-60, X161: 18, 15 and 7 points."""
    table = food_day(END_OF_AGE_2, EXAMPLE, players=3)
    assert [table.earned(seat, "temples") for seat in range(3)] == [18, 15, 7]


def test_four_tied_players_each_get_half_the_bonus() -> None:
    """TZ-60, X162: four players on the same steps: 4+3, 0+1 and 0+2 points each."""
    seats = {seat: {"corn": 6, "temples": steps(2, 0, 0)} for seat in range(4)}
    table = food_day(END_OF_AGE_1, seats)
    assert [table.points(seat) for seat in range(4)] == [10, 10, 10, 10]


def test_bottom_steps_cost_points() -> None:
    """TZ-60, X164: all three temples at the bottom, highest nowhere: -6 points."""
    table = food_day(END_OF_AGE_1, {0: {"corn": 6, "temples": steps(-1, -1, -1)}})
    assert table.points(0) == -6


def test_players_tied_at_the_bottom_share_the_bonus() -> None:
    """TZ-60, X200: two players both at the bottom of Kukulcan: -3 + 2 points each."""
    seats = {seat: {"corn": 6, "temples": steps(0, 0, -1)} for seat in range(2)}
    table = food_day(END_OF_AGE_2, seats, players=2)
    # Chaac 0 + 1 and Quetzalcoatl 0 + 3 besides.
    assert [table.earned(seat, "temples") for seat in range(2)] == [3, 3]


@pytest.mark.parametrize(("day", "bonuses"), [(END_OF_AGE_1, 6 + 2 + 4), (END_OF_AGE_2, 2 + 6 + 4)])
def test_single_highest_player_gets_the_whole_bonus(day: int, bonuses: int) -> None:
    """TZ-60: alone on top of every temple: 8 + 13 + 10 points and all three bonuses of the age."""
    table = food_day(day, {1: {"corn": 6, "temples": steps(5, 7, 6)}})
    assert table.earned(1, "temples") == 31 + bonuses
    assert table.earned(0, "temples") == 0


def test_row_changes_with_the_age() -> None:
    """TZ-61, X165: six age 1 buildings give way to six of age 2; twelve are left in the deck."""
    table = food_day(END_OF_AGE_1)
    row = table.position["row"]
    assert len(set(row)) == 6
    assert all(tile.startswith("a2_") for tile in row)
    assert (table.position["decks"]["1"], len(table.position["decks"]["2"])) == ([], 12)
    assert (table.position["age"], table.position["food_days"]) == (2, 2)


def test_owned_tiles_and_monuments_outlive_the_age() -> None:
    """TZ-61: owned buildings, owned monuments, wealth tiles and open monuments stay."""
    own = {"buildings": ["a1_farm_one_worker_1"], "monuments": ["m_tombs"], "wealth": ["w_uxmal_3"]}
    table = food_day(END_OF_AGE_1, {0: own}, monuments=["m_workers", "m_skulls"])
    seat = table.seat(0)
    assert {"buildings": seat.buildings, "monuments": seat.monuments, "wealth": seat.wealth} == own
    assert table.position["monuments"] == ["m_workers", "m_skulls"]


@pytest.mark.parametrize(("day", "age"), [(MID_ERA, 1), (MID_ERA_2, 2), (END_OF_AGE_2, 2)])
def test_no_other_food_day_changes_the_age(day: int, age: int) -> None:
    """TZ-61: the age changes on the second food day only."""
    table = food_day(day)
    assert table.position["age"] == age
    assert "age_changed" not in [event.kind for event in table.session.events]


def test_age_changes_on_the_day_landed_on_when_day_14_was_passed_over() -> None:
    """TZ-61, TZ-53: from day 13 two days to day 15, the second food day is held there, once."""
    table = food_day(15, {0: {"corn": 12, "temples": steps(1, 0, 0)}}, food_days=1)
    assert (table.position["age"], table.position["food_days"], table.position["day"]) == (2, 2, 16)
    assert (table.seat(0).corn, table.seat(0).stone) == (6, 0)
    for gear in ("palenque", "yaxchilan", "tikal", "chichen_itza"):
        table.play(f"place {gear}", "end_turn")
    assert (table.position["day"], table.seat(0).corn) == (17, 6)


def test_the_view_tells_what_feeding_needs() -> None:
    """TZ-56, TZ-57: 2 corn for each worker, less by farms; told to everyone."""
    farm = {"workers_in_hand": 3, "buildings": ["a1_farm_one_worker_1"]}
    table = Table(players=2, seats={0: {"workers_in_hand": 4}, 1: farm})
    assert table.session.view(None)["corn_to_feed"] == [8, 4]
