"""Are all moves found, and does each do what it should? The engine beside the slow rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import names
from tests.games.tzolkin.slow.comparing import Comparison, full
from tests.games.tzolkin.slow.data import FOOD_DAYS, MONUMENTS
from tests.games.tzolkin.slow.food_days import final_points, food_day
from tests.games.tzolkin.slow.outcomes import ANSWERS, changes, outcome, successor
from tests.games.tzolkin.slow.questions import QUESTIONS, legal
from tests.games.tzolkin.slow.rich import rich_pick_up, rich_position
from tests.games.tzolkin.table import Table

GAME = sacbe.game("tzolkin")
LONG = pytest.param(range(10_000, 15_000), marks=pytest.mark.long)

SET_UP = {
    *(
        "? draw_start_player",
        "? reveal_monument",
        "? deal_wealth_tile",
        "? draw_idle_worker",
        "? keep_wealth",
    ),
    *("start_player", "deal", "idle", "keep"),
}
TURNS = {
    *("? turn", "? turn True", "? placing", "? picking", "? choose_days", "? reveal_building"),
    *("beg", "place", "pity", "pick_up", "end_turn", "turn_calendar", "reveal"),
}
WITHOUT_NUMBER = {*(letter + number for letter in "PYTU" for number in "89"), "C11", "C12"}
WAYS = ("tikal_2", "tikal_4", "tikal_4_second", "tikal_4_second_without_architecture", "uxmal_4", "chained")
NOUNS = {
    "use": names.ACTIONS,
    "build": tuple(tile for tile in names.TILES if tile not in names.NEW_BUILDINGS),
    "harvest": names.HARVESTS,
    "climb": names.TEMPLES,
    "descend": names.TEMPLES,
    "pay": names.BLOCKS,
    "gain": names.BLOCKS,
    "advance": names.TRACKS,
    "sell": names.BLOCKS,
    "buy": names.BLOCKS,
    "architecture": names.ARCHITECTURE_CHOICES,
    "save": names.BLOCKS,
    "resolve": ("any_temple", "construct"),
    "? build": WAYS,
    "? advance": ("paid", "paid_or_done", "free"),
    "? choose_any_action": ("True", "False"),
}


@pytest.mark.parametrize("seeds", [range(12), pytest.param(range(12, 60), marks=pytest.mark.long)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_the_same_from_set_up_to_final_scoring(players: int, seeds: range) -> None:
    comparison = Comparison(GAME)
    for seed in seeds:
        rng, state = random.Random(seed), GAME.new(players)
        while answers := GAME.legal(state):
            comparison.check(state, rng, every_answer=False)
            GAME.apply(state, rng.choice(answers))
    without = {"? draw_idle_worker", "idle"} if players == 4 else set()
    assert SET_UP - without <= set(comparison.branches)


@pytest.mark.parametrize("seeds", [range(120), LONG], ids=str)
def test_turns_from_rich_positions_are_the_same(seeds: range) -> None:
    comparison = Comparison(GAME)
    for seed in seeds:
        rng = random.Random(seed)
        state = GAME.from_position(rich_position(rng))
        for _ in range(25):
            if answers := GAME.legal(state):
                comparison.check(state, rng, every_answer=True)
                GAME.apply(state, rng.choice(answers))
    spaces = {f"pick_up {space}" for space in names.SPACES if space not in WITHOUT_NUMBER}
    assert TURNS | spaces <= set(comparison.branches)


@pytest.mark.parametrize("seeds", [range(2500), LONG], ids=str)
def test_all_that_a_worker_can_do_is_the_same(seeds: range) -> None:
    comparison = Comparison(GAME)
    for seed in seeds:
        rng = random.Random(seed)
        state = GAME.from_position(rich_pick_up(rng), trusted=True)
        while GAME.position(state)["pending"][-1]["kind"] not in ("picking", "placing", "turn"):
            comparison.check(state, rng, every_answer=True)
            GAME.apply(state, rng.choice(GAME.legal(state)))
    kinds = {f"? {kind}" for kind in QUESTIONS} | set(ANSWERS)
    nouns = {f"{verb} {noun}" for verb, nouns in NOUNS.items() for noun in nouns}
    assert (kinds | nouns) - SET_UP - TURNS <= set(comparison.branches)


def test_food_days_are_the_same() -> None:
    held: Counter[str] = Counter()
    for seed in range(400):
        before = full(GAME, rich_position(random.Random(seed)))
        course = [{"kind": "round", "turns_taken": 0}, {"kind": "food_day"}]
        today = FOOD_DAYS[before["food_days"]]["day"]
        after = full(GAME, {**before, "day": today, "pending": course})
        expected = food_day(before)
        for number in range(before["players"]):
            got = changes(before, after, number)
            got.pop("skull_bank", None)
            assert got == expected[number], (number, before)
        entitled = sum(seat["temples"]["kukulcan"] >= 4 for seat in before["seats"])
        is_short = entitled > before["skull_bank"] and before["food_days"] in (0, 2)
        held.update([f"food day {before['food_days']}", *["too few skulls"] * is_short])
    assert len(held) == len(FOOD_DAYS) + 1


def test_final_scoring_is_the_same() -> None:
    scored: set[str] = set()
    for seed in range(400):
        before = full(GAME, rich_position(random.Random(seed)))
        after = full(GAME, {**before, "pending": [{"kind": "final_scoring"}]})
        for number, points in enumerate(final_points(before)):
            got = changes(before, after, number)
            assert got.get("points", 0) == points, (number, before)
            scored.update(before["seats"][number]["monuments"])
    assert scored == set(MONUMENTS)


# The slow rules are no better than their own tests: worked examples, of which the engine has many more.

EXAMPLES: dict[str, tuple[dict[str, Any], dict[str, Any], str, dict[str, int]]] = {
    "X10": (
        {"corn": 7, "workers_in_hand": 4},
        {"gears": {"palenque": {1: 1}}},
        "place palenque; place palenque; place yaxchilan",
        {"corn": -5, "workers_in_hand": -3},
    ),
    "X21": ({}, {}, "beg chaac", {"corn": 3, "chaac": -1}),
    "X31": (
        {},
        {"gears": {"yaxchilan": {1: 0, 2: 0, 3: 0}}},
        "pick_up Y2; use Y2; pick_up Y3; use Y2",
        {"stone": 2, "corn": 1, "workers_in_hand": 2},
    ),
    "X44": (
        {},
        {"gears": {"palenque": {4: 0}}},
        "pick_up P4; use P4; harvest burn; descend chaac",
        {"corn": 7, "corn_tiles": 1, "chaac": -1, "workers_in_hand": 1},
    ),
    "X54": (
        {"technologies": {"extraction": 3}},
        {"gears": {"yaxchilan": {5: 0}}},
        "pick_up Y5; use Y5",
        {"gold": 2, "stone": 2, "corn": 2, "workers_in_hand": 1},
    ),
    "X65": (
        {"wood": 2},
        {"gears": {"tikal": {3: 0}}},
        "pick_up T3; use T3; advance agriculture; advance architecture",
        {"wood": -2, "agriculture": 1, "architecture": 1, "workers_in_hand": 1},
    ),
    "X79": (
        {"wood": 1, "stone": 2, "technologies": {"architecture": 3}},
        {"gears": {"tikal": {2: 0}}},
        "pick_up T2; use T2; build a1_tomb_chaac_kukulcan; save wood",
        {"stone": -2, "corn": 1, "points": 2, "chaac": 1, "kukulcan": 1, "workers_in_hand": 1},
    ),
    "X89": (
        {"corn": 4, "technologies": {"architecture": 3}},
        {"gears": {"uxmal": {4: 0}}},
        "pick_up U4; use U4; build a1_tomb_chaac_quetzalcoatl",
        {"corn": -3, "points": 2, "chaac": 1, "quetzalcoatl": 1, "workers_in_hand": 1},
    ),
    "X109": (
        {"corn": 1, "skulls": 1},
        {"gears": {"chichen_itza": {7: 0}}},
        "pick_up C7; use C6; gain gold",
        {"corn": -1, "skulls": -1, "points": 8, "kukulcan": 1, "gold": 1, "workers_in_hand": 1},
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_slow_rules_follow_the_examples(example: str) -> None:
    seat, fields, actions, expected = EXAMPLES[example]
    document, total = Table(seats={0: seat}, **fields).position, Counter[str]()
    for text in actions.split("; "):
        assert text in legal(document)
        total.update(outcome(document, text))
        document = successor(document, text)
    assert {name: amount for name, amount in total.items() if amount} == expected


def test_the_slow_rules_follow_the_food_day_example() -> None:
    """X157, X161: Red, Blue and Yellow, none of whom can feed anybody."""
    temples = [(1, 0, 5), (3, 0, 3), (3, 0, -1)]
    seats = {
        number: {"temples": dict(zip(names.TEMPLES, steps, strict=True))}
        for number, steps in enumerate(temples)
    }
    mid_era_day = Table(players=3, seats=seats, day=8).position
    assert food_day(mid_era_day) == [
        {"points": -9, "stone": 1, "wood": 2, "skulls": 1},
        {"points": -9, "stone": 2, "wood": 2},
        {"points": -9, "stone": 2},
    ]
    end_of_age = Table(players=3, seats=seats, day=14).position
    assert [change["points"] + 9 for change in food_day(end_of_age)] == [16, 15, 7]
