"""Prophecies: how they are drawn, when each is in force, and the points of all their bands."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core import constants as core
from sacbe.games.tzolkin import names
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import Table, steps

GAME = sacbe.game("tzolkin")
MID_ERA, END_OF_AGE_1, MID_ERA_2, END_OF_AGE_2 = 8, 14, 21, 27
THREE = ["hunger", "drought", "desecration"]
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
TILES = [
    "a1_farm_one_worker_1",
    "a1_farm_one_worker_2",
    "a1_farm_one_worker_3",
    "a1_farm_one_less_corn_1",
    "a1_farm_one_less_corn_2",
    "a1_civic_agriculture",
    "a1_tomb_chaac_kukulcan",
    "a1_shrine_architecture",
]

# All harvest tiles are in the hands of seats or out of the game.
NO_JUNGLE = {f"palenque_{space}": {"corn": 0, "wood": 0} for space in range(2, 6)}

Seat = dict[str, Any]


def with_prophecies(
    day: int, prophecies: list[str], seats: dict[int, Seat] | None = None, **more: Any
) -> Table:
    return Table(modules=["prophecies"], day=day, prophecies=prophecies, seats=seats, **more)


def held(day: int, prophecies: list[str], seats: dict[int, Seat] | None = None, **more: Any) -> Table:
    """A table on which the food day of that day has just been held; its last seat places one worker."""
    players = more.get("players", 4)
    table = with_prophecies(day, prophecies, seats, to_move=players - 1, **more)
    table.play("place uxmal", "end_turn")
    return table


def earned(table: Table, seat: int, source: str = "prophecies") -> float:
    points: dict[str, float] = table.seat(seat).points
    return points.get(source, 0)


def in_force(table: Table) -> str | None:
    prophecy: str | None = table.session.view(None)["calamity"]
    return prophecy


# Drawing.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_of_thirteen_are_drawn_before_anyone_chooses(players: int) -> None:
    """TP-3: chance draws three different prophecies of thirteen, and only then wealth tiles are chosen."""
    state = GAME.new(players, ("prophecies", "tribes"))
    offered: list[int] = []
    drawn: list[str] = []
    while GAME.to_act(state) == core.CHANCE:
        legal = [GAME.text(action) for action in GAME.legal(state)]
        if legal[0].startswith("prophecy "):
            offered.append(len(legal))
            drawn.append(legal[-1].split()[1])
            GAME.apply(state, GAME.legal(state)[-1])
        else:
            assert not any(text.startswith("prophecy ") for text in legal)
            GAME.apply(state, GAME.legal(state)[0])
    assert offered == [13, 12, 11]
    assert len(set(drawn)) == 3
    assert GAME.position(state)["prophecies"] == drawn
    assert GAME.position(state)["pending"][-1]["kind"] in ("keep_wealth", "keep_tribe")
    for seat in (None, *range(players)):
        assert GAME.view(state, seat)["prophecies"] == drawn


def test_each_prophecy_may_be_drawn() -> None:
    """TP-3: all thirteen are offered to chance, each as likely as the others."""
    state = GAME.new(4, ("prophecies",))
    while "prophecy" not in GAME.text(GAME.legal(state)[0]):
        GAME.apply(state, GAME.legal(state)[0])
    assert [GAME.text(action) for action in GAME.legal(state)] == [f"prophecy {name}" for name in BANDS]
    assert (len(BANDS), names.PROPHECIES) == (13, tuple(BANDS))


def test_game_without_the_module_has_no_prophecies() -> None:
    """TP-3: without the module nothing is drawn, taxed or scored."""
    table = Table(day=END_OF_AGE_1, to_move=3)
    table.play("place chichen_itza", "end_turn")
    assert "prophecies" not in table.position
    assert [earned(table, seat) for seat in range(4)] == [0, 0, 0, 0]


# Their course.


@pytest.mark.parametrize(
    ("days", "prophecy"),
    [
        (range(1, 9), None),
        (range(9, 15), "hunger"),
        (range(15, 22), "drought"),
        (range(22, 28), "desecration"),
    ],
)
def test_first_quarter_has_no_prophecy_and_each_other_has_its_own(days: range, prophecy: str | None) -> None:
    """TP-3, P3: hunger, drought, desecration in this order: quarters 2, 3 and 4; quarter 1 has none."""
    for day in days:
        assert in_force(with_prophecies(day, THREE)) == prophecy, day


def whole_game(seed: int) -> tuple[dict[int, set[str | None]], set[int]]:
    """A game of single days: the prophecies in force in each round, and the days that scored some."""
    session = with_prophecies(1, THREE, players=2, seed=seed).session
    rounds: dict[int, set[str | None]] = {}
    scored: set[int] = set()
    while session.to_act is not None:
        view = session.view(None)
        rounds.setdefault(view["day"], set()).add(view["calamity"])
        legal = session.legal()
        wanted = ("turn_calendar one_day", "end_turn", "nothing", "done", "place", "beg", "pick_up")
        text = next((text for want in wanted for text in legal if text.startswith(want)), legal[0])
        for event in session.play(text):
            if event.kind == "scored" and event.data["source"] == "prophecies":
                scored.add(view["day"])
    return rounds, scored


def test_windows_of_a_game_without_delays() -> None:
    """TP-69, P69: the prophecies are in force in rounds 9-14, 15-21 and 22-27, one at a time."""
    rounds, scored = whole_game(1)
    by_round = {day: prophecies for day, prophecies in rounds.items() if day <= END_OF_AGE_2}
    assert sorted(by_round) == list(range(1, 28))
    assert all(by_round[day] == {None} for day in range(1, 9))
    assert all(by_round[day] == {"hunger"} for day in range(9, 15))
    assert all(by_round[day] == {"drought"} for day in range(15, 22))
    assert all(by_round[day] == {"desecration"} for day in range(22, 28))
    assert scored == {END_OF_AGE_1, MID_ERA_2, END_OF_AGE_2}


def test_first_food_day_scores_no_prophecy() -> None:
    """TP-69: no prophecy is in force on the first food day: nothing is taxed and nothing scored."""
    table = held(MID_ERA, THREE, {0: {"corn": 6, "temples": steps(0, 0, 4)}})
    assert [earned(table, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert (table.seat(0).corn, table.points(0), table.seat(0).skulls) == (0, 0, 1)
    assert (table.position["day"], in_force(table)) == (9, "hunger")


@pytest.mark.parametrize(
    ("day", "first", "second", "third"),
    [(END_OF_AGE_1, 13, 0, 0), (MID_ERA_2, 0, 13, 0), (END_OF_AGE_2, 0, 0, 13)],
)
def test_each_later_food_day_scores_one_prophecy(day: int, first: int, second: int, third: int) -> None:
    """TP-69: each food day scores the prophecy in force and no other."""
    plenty: dict[int, Seat] = {
        0: {"wood_tiles": 6},
        1: {"corn_tiles": 7},
        2: {"technologies": dict.fromkeys(TRACKS, 3)},
    }
    table = held(day, ["forest_fires", "drought", "teacher_shortage"], plenty, jungle=NO_JUNGLE)
    assert [earned(table, seat) for seat in range(3)] == [points or -5 for points in (first, second, third)]
    assert earned(table, 3) == -5


def test_prophecy_is_in_force_for_the_rewards_of_its_last_day() -> None:
    """TP-69: the second prophecy taxes the rewards of the third food day; the third does not yet."""
    seats = {0: {"corn": 7, "temples": steps(0, 2, 4)}}
    table = held(MID_ERA_2, ["hunger", "gold_shortage", "desecration"], seats)
    assert (table.to_act, table.legal) == (0, ["gain gold", "done"])
    assert (table.seat(0).skulls, table.seat(0).temples) == (1, steps(0, 2, 4))
    table.play("gain gold")
    assert (table.seat(0).corn, table.seat(0).gold) == (0, 1)
    assert (table.position["day"], in_force(table)) == (22, "desecration")


# A food day that a double advance delays.


def doubled(day: int, prophecies: list[str], seats: dict[int, Seat] | None = None, **more: Any) -> Table:
    """A table of two on which a double advance has just passed from that day."""
    seats = {0: {"corn": 30}, 1: {"corn": 30}} | (seats or {})
    table = with_prophecies(day, prophecies, seats, players=2, to_move=1, **more)
    table.play("place starting_player_space", "end_turn", "turn_calendar two_days")
    return table


def round_of_two(table: Table, first: str = "place palenque", second: str = "place yaxchilan") -> None:
    table.play(first, "end_turn", second, "end_turn")


def test_delayed_first_food_day_delays_the_first_prophecy() -> None:
    """TP-70, P70: from day 7 to day 9: the food day is on 9 and the first prophecy begins on day 10."""
    table = doubled(7, ["high_floodwaters", "hunger", "drought"])
    assert (table.position["day"], in_force(table)) == (9, None)
    corn = table.seat(1).corn
    table.play("place chichen_itza")
    assert table.seat(1).corn == corn
    table.play("end_turn", "place palenque", "end_turn")
    assert (table.position["day"], in_force(table)) == (10, "high_floodwaters")
    assert [earned(table, seat) for seat in range(2)] == [0, 0]
    assert [event.kind for event in table.session.events].count("prophecy_began") == 1


@pytest.mark.parametrize(
    ("day", "food_days", "index"),
    [(13, 1, 0), (20, 2, 1)],
)
def test_delayed_food_day_lengthens_its_prophecy(day: int, food_days: int, index: int) -> None:
    """TP-70: passed over from the day before, the prophecy holds one day more and scores there, once."""
    table = doubled(day, THREE, food_days=food_days)
    assert (table.position["day"], in_force(table)) == (day + 2, THREE[index])
    assert earned(table, 0) == 0
    round_of_two(table)
    assert (table.position["day"], in_force(table)) == (day + 3, THREE[index + 1])
    assert earned(table, 0) == -5
    round_of_two(table)
    assert earned(table, 0) == -5


def test_delayed_last_food_day_keeps_the_last_prophecy_to_day_28() -> None:
    """TP-70: from day 26 to day 28: the third prophecy is in force there and scores there."""
    table = doubled(26, THREE, {0: {"corn": 30, "skulls": 5}})
    assert (table.position["day"], in_force(table)) == (28, "desecration")
    round_of_two(table)
    assert table.to_act is None
    assert [earned(table, seat) for seat in range(2)] == [13, -5]


@pytest.mark.parametrize(("day", "before", "after"), [(6, None, "hunger"), (12, "hunger", "drought")])
def test_double_advance_onto_a_food_day_delays_nothing(day: int, before: str | None, after: str) -> None:
    """TP-70: two days onto a food day: it is held on its own day, and the next prophecy begins after it."""
    table = doubled(day, THREE)
    assert (table.position["day"], in_force(table)) == (day + 2, before)
    round_of_two(table)
    assert (table.position["day"], in_force(table)) == (day + 3, after)


@pytest.mark.parametrize(("day", "after"), [(8, "hunger"), (14, "drought"), (21, "desecration")])
def test_double_advance_from_a_food_day_shortens_the_next_prophecy(day: int, after: str) -> None:
    """TP-70: two days after a food day that was held: the next prophecy is in force from where they lead."""
    table = doubled(day, THREE)
    assert (table.position["day"], in_force(table)) == (day + 2, after)


# Points.


# For each prophecy the bands: the points, the lowest and the highest value that is tried.
BANDS: dict[str, list[tuple[int, int, int]]] = {
    "wrathful_gods": [(-5, -3, 0), (0, 1, 3), (6, 4, 9), (13, 10, 18)],
    "angry_god_chaac": [(-5, -1, -1), (0, 0, 1), (6, 2, 3), (13, 4, 5)],
    "angry_god_quetzalcoatl": [(-5, -1, -1), (0, 0, 1), (6, 2, 3), (13, 4, 7)],
    "angry_god_kukulcan": [(-5, -1, -1), (0, 0, 1), (6, 2, 3), (13, 4, 6)],
    "forest_fires": [(-5, 0, 0), (0, 1, 2), (6, 3, 5), (13, 6, 8)],
    "drought": [(-5, 0, 1), (0, 2, 3), (6, 4, 6), (13, 7, 9)],
    "gold_shortage": [(-5, 0, 1), (0, 2, 3), (6, 4, 5), (13, 6, 8)],
    "desecration": [(-5, 0, 0), (0, 1, 2), (6, 3, 4), (13, 5, 7)],
    "teacher_shortage": [(-5, 0, 2), (0, 3, 4), (6, 5, 6), (13, 7, 12)],
    "forgotten_lore": [(-5, 0, 0), (0, 1, 1), (6, 2, 2), (13, 3, 4)],
    "crowded_cities": [(-5, 0, 1), (0, 2, 3), (6, 4, 6), (13, 7, 8)],
    "hunger": [(-5, 0, 3), (0, 4, 4), (6, 5, 5), (13, 6, 6)],
    "high_floodwaters": [(-5, 0, 0), (0, 1, 1), (6, 2, 2), (13, 3, 6)],
}
VALUES = [
    (prophecy, value, points)
    for prophecy, bands in BANDS.items()
    for points, low, high in bands
    for value in range(low, high + 1)
]


def spread(total: int, tops: tuple[int, ...], low: int) -> list[int]:
    """Numbers up to these tops, from that low one, that add up to a total."""
    parts = [low] * len(tops)
    for i, top in enumerate(tops):
        parts[i] += min(top - low, total - sum(parts))
    return parts


def holdings(prophecy: str, value: int) -> Seat:
    """What a seat has for which a prophecy counts this value."""
    if prophecy == "wrathful_gods":
        return {"temples": dict(zip(TEMPLES, spread(value, (5, 7, 6), -1), strict=True))}
    if prophecy.startswith("angry_god_"):
        # The other temples would count as another value.
        other = 0 if value >= 2 else 3
        return {"temples": dict.fromkeys(TEMPLES, other) | {prophecy.removeprefix("angry_god_"): value}}
    if prophecy == "teacher_shortage":
        return {"technologies": dict(zip(TRACKS, spread(value, (3, 3, 3, 3), 0), strict=True))}
    if prophecy == "forgotten_lore":
        levels = [2 + i % 2 if i < value else 1 for i in range(4)]
        return {"technologies": dict(zip(TRACKS, levels, strict=True))}
    if prophecy == "crowded_cities":
        return {"buildings": TILES[:value]}
    if prophecy == "hunger":
        return {"workers_in_hand": 6, "corn": 3 * value}
    if prophecy == "high_floodwaters":
        return {"workers_in_hand": 6 - value}
    keys = {
        "forest_fires": "wood_tiles",
        "drought": "corn_tiles",
        "gold_shortage": "gold",
        "desecration": "skulls",
    }
    return {keys[prophecy]: value}


@pytest.mark.parametrize(("prophecy", "value", "points"), VALUES)
def test_all_bands(prophecy: str, value: int, points: int) -> None:
    """TP-69, TP-101: what each prophecy counts, and what its bands give or cost."""
    on_chichen_itza = range(1, value + 1) if prophecy == "high_floodwaters" else ()
    gears = {"chichen_itza": dict.fromkeys(on_chichen_itza, 0)}
    others = [name for name in THREE if name != prophecy]
    table = held(
        END_OF_AGE_1,
        [prophecy, *others][:3],
        {0: holdings(prophecy, value)},
        gears=gears,
        row=[],
        jungle=NO_JUNGLE,
    )
    assert earned(table, 0) == points


@pytest.mark.parametrize("prophecy", BANDS)
def test_bands_are_the_same_on_every_food_day(prophecy: str) -> None:
    """TP-69: a prophecy drawn third scores its best band on the fourth food day."""
    value = BANDS[prophecy][-1][1]
    on_chichen_itza = range(1, value + 1) if prophecy == "high_floodwaters" else ()
    others = [name for name in ("drought", "hunger", "forest_fires") if name != prophecy][:2]
    gears = {"chichen_itza": dict.fromkeys(on_chichen_itza, 0)}
    table = held(
        END_OF_AGE_2, [*others, prophecy], {0: holdings(prophecy, value)}, gears=gears, jungle=NO_JUNGLE
    )
    assert earned(table, 0) == 13


def test_prophecy_points_may_push_a_score_below_zero() -> None:
    """TP-101, P101: 3 points and the lowest band: -2 points."""
    seat = {"points": 3, "corn": 6, "temples": steps(0, 0, 0)}
    top = {"corn": 6, "temples": steps(1, 1, 1)}
    table = held(END_OF_AGE_1, ["desecration", "hunger", "drought"], {0: seat, 1: top})
    assert table.points(0) == -2


def test_desecration_counts_skulls_in_hand_only() -> None:
    """TP-89, P89: six skulls on Chichen Itza and one in hand count 1: 0 points."""
    skulls = [1, 2, 3, 4, 5, 6]
    table = held(END_OF_AGE_1, ["desecration", "hunger"], {0: {"skulls": 1}}, chichen_itza_skulls=skulls)
    assert [earned(table, seat) for seat in (0, 1)] == [0, -5]


def test_the_view_says_what_the_prophecy_in_force_counts() -> None:
    """TP-69, TP-89: the skulls in hand of each seat, beside the points they would bring."""
    seats: dict[int, Seat] = {0: {"skulls": 2}, 1: {"skulls": 0}}
    view = with_prophecies(9, ["desecration", "hunger", "drought"], seats).session.view(None)
    assert view["prophecy_count"][:2] == [2, 0]
    assert len(view["prophecy_count"]) == len(view["prophecy_worth"]) == view["players"]
    assert with_prophecies(2, THREE, seats).session.view(None)["prophecy_count"] == [0, 0, 0, 0]


def test_monuments_are_no_buildings_of_crowded_cities() -> None:
    """TP-98, P98: two buildings and one monument count 2: 0 points; one building and three monuments -5."""
    seats = {
        0: {"buildings": TILES[:2], "monuments": ["m_tombs"]},
        1: {"buildings": TILES[2:3], "monuments": ["m_civics", "m_shrines", "m_workers"]},
    }
    table = held(END_OF_AGE_1, ["crowded_cities", "hunger"], seats, row=[])
    assert [earned(table, seat) for seat in (0, 1)] == [0, -5]


def test_floodwaters_count_own_workers_before_the_gears_turn() -> None:
    """TP-100: a worker on C10 counts although the same day pushes it off; other gears and seats do not."""
    gears = {"chichen_itza": {10: 0, 3: 0, 4: 1}, "palenque": {2: 1, 3: 1}}
    table = held(END_OF_AGE_1, ["high_floodwaters", "hunger"], gears=gears)
    assert [earned(table, seat) for seat in range(4)] == [6, 0, -5, -5]
    assert table.gear("chichen_itza") == {4: 0, 5: 1}


def test_floodwaters_ignore_idle_workers() -> None:
    """TP-100: idle workers on Chichen Itza count for nobody."""
    gears = {"chichen_itza": {0: "idle", 3: "idle", 5: "idle", 6: 1}}
    table = held(END_OF_AGE_1, ["high_floodwaters", "hunger"], players=2, gears=gears)
    assert [earned(table, seat) for seat in (0, 1)] == [-5, 0]


def test_prophecy_points_come_after_the_temple_rewards() -> None:
    """TP-24, TP-100: gold and skulls of the rewards count on the same food day."""
    seats = {0: {"corn": 8, "temples": steps(0, 4, 0)}}
    table = held(MID_ERA_2, ["hunger", "gold_shortage", "drought"], seats)
    table.play("gain gold", "gain gold")
    assert (table.seat(0).gold, earned(table, 0)) == (2, 0)


def test_last_prophecy_does_not_touch_final_scoring() -> None:
    """TP-102, P102: gold shortage in quarter 4: three gold turn into 12 corn, untaxed, for 3 points."""
    table = held(END_OF_AGE_2, ["hunger", "drought", "gold_shortage"], {0: {"corn": 6, "gold": 3}})
    assert table.to_act is None
    assert (earned(table, 0), earned(table, 0, "corn")) == (0, 3)


def test_forgotten_lore_does_not_touch_final_scoring() -> None:
    """TP-102: levels count for monuments as always, and no second points follow the fourth food day."""
    seat = {"technologies": dict.fromkeys(TRACKS, 2), "monuments": ["m_technology_levels"]}
    table = held(END_OF_AGE_2, ["hunger", "drought", "forgotten_lore"], {0: seat})
    assert (earned(table, 0), earned(table, 0, "monuments")) == (13, 24)


def test_prophecies_are_scored_in_turn_order() -> None:
    """TP-24, TP-147: from the seat with the marker on, before the marker moves."""
    table = expansion.under(
        "hunger", {}, day=14, marker=2, to_move=1, seats={seat: {"corn": 9} for seat in range(4)}
    )
    scored = expansion.told(table.finish_turn("place uxmal"), "scored")
    assert [seat for seat, data in scored if data["source"] == "prophecies"] == [2, 3, 0, 1]
