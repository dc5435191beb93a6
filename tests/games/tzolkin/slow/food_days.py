"""Food days and the final scoring: `food_day` says what each seat gains and loses (TZ-55 to TZ-66)."""

from __future__ import annotations

from collections import Counter

from tests.games.tzolkin.slow.data import (
    BLOCKS,
    FEEDING,
    FOOD_DAYS,
    RATES,
    SCORING,
    TEMPLES,
    TILES,
    TOP_LEVEL,
    WEALTH,
    Document,
)
from tests.games.tzolkin.slow.gains import gain, score, workers_in_play
from tests.games.tzolkin.slow.setup import step


def food_day(document: Document) -> list[dict[str, float]]:
    """What the next food day changes for each seat, if it were held in this position."""
    rewards = mid_era if FOOD_DAYS[document["food_days"]]["kind"] == "mid_era" else end_of_age
    return [
        {name: total for name in {**fed, **reward} if (total := fed.get(name, 0) + reward.get(name, 0))}
        for fed, reward in zip(feeding(document), rewards(document), strict=True)
    ]


def feeding(document: Document) -> list[dict[str, float]]:
    """Corn paid and points lost by each seat."""
    return [feed(document, number) for number in range(document["players"])]


def feed(document: Document, number: int) -> dict[str, float]:
    """As many workers as possible are fed, farms help, the others cost points (TZ-56, TZ-57)."""
    seat = document["seats"][number]
    icons = [icon for tile in seat["buildings"] for icon in TILES[tile]["effects"]]
    icons += [icon for tile in seat["wealth"] for icon in WEALTH[tile]["effects"]]
    free = sum(icon["workers"] for icon in icons if icon["kind"] == "feeding_free_workers")
    less = sum(icon["corn"] for icon in icons if icon["kind"] == "feeding_discount_per_worker")
    hungry = max(0, workers_in_play(document, number) - free)
    price = max(0, FEEDING["corn_per_worker"] - less)
    paid, corn = 0, seat["corn"]
    while hungry and corn >= price:
        hungry, corn, paid = hungry - 1, corn - price, paid + price
    return {"corn": -paid, "points": -hungry * FEEDING["victory_points_lost_per_unfed_worker"]}


def mid_era(document: Document) -> list[dict[str, float]]:
    """Materials of the own step and all below; skulls for all entitled or for none (TZ-58, TZ-59)."""
    rewards: list[Counter[str]] = [Counter() for _ in document["seats"]]
    for seat, reward in zip(document["seats"], rewards, strict=True):
        for temple, data in TEMPLES.items():
            for row in data["steps"]:
                if row["step"] <= seat["temples"][temple]:
                    reward.update(row["mid_era_reward"] or {})
    enough = sum(reward["skull"] for reward in rewards) <= document["skull_bank"]
    return [
        {**{kind: reward[kind] for kind in BLOCKS}, "skulls": reward["skull"] if enough else 0}
        for reward in rewards
    ]


def end_of_age(document: Document) -> list[dict[str, float]]:
    """Points of the own step, and the highest player's bonus, halved when it is shared (TZ-60)."""
    age = FOOD_DAYS[document["food_days"]]["age"]
    points = [0.0] * document["players"]
    for temple, data in TEMPLES.items():
        steps = [seat["temples"][temple] for seat in document["seats"]]
        bonus = data["highest_player_bonus"][f"end_of_age_{age}"]
        for number, height in enumerate(steps):
            points[number] += step_points(temple, height)
            if height == max(steps):
                points[number] += bonus if steps.count(height) == 1 else bonus / 2
    return [{"points": n} for n in points]


def step_points(temple: str, height: int) -> int:
    """The points printed on a step."""
    points: int = next(s["victory_points"] for s in TEMPLES[temple]["steps"] if s["step"] == height)
    return points


def final_points(document: Document) -> list[float]:
    """What the final scoring gives to each seat: corn, skulls, monuments (TZ-64)."""
    return [
        (seat["corn"] + sum(seat[kind] * RATES[kind] for kind in BLOCKS))
        * SCORING["quarter_points_per_corn"]
        / 4
        + seat["skulls"] * SCORING["points_per_skull"]
        + sum(monument_points(document, number, tile) for tile in seat["monuments"])
        for number, seat in enumerate(document["seats"])
    ]


def monument_points(document: Document, number: int, tile: str) -> int:
    """What a monument is worth to its owner (TZ-66)."""
    seat, scoring = document["seats"][number], TILES[tile]["scoring"]
    owned = [*seat["buildings"], *seat["monuments"]]
    kind, each = scoring["kind"], scoring.get("victory_points_each", 0)
    levels = list(seat["technologies"].values())
    if kind == "per_monument_built_by_anyone":
        each = scoring["victory_points_each_by_player_count"][str(document["players"])]
    if kind == "by_count_of_level_3_technologies":
        return int(scoring["victory_points_by_count"][str(levels.count(TOP_LEVEL))])
    if kind == "by_workers_in_play":
        return int(scoring["victory_points_by_count"][str(workers_in_play(document, number))])
    if kind == "sum_current_temple_step_vp":
        return sum(step_points(temple, height) for temple, height in seat["temples"].items())
    counts = {
        "per_owned_tile_of_type": sum(TILES[other]["type"] == scoring.get("type") for other in owned),
        "per_owned_tile": len(owned),
        "per_owned_harvest_tile": seat[f"{scoring.get('tile', 'corn')}_tiles"],
        "per_monument_built_by_anyone": sum(len(other["monuments"]) for other in document["seats"]),
        "per_technology_level": sum(levels),
        "per_step_above_start_on_one_chosen_temple": max(0, *seat["temples"].values()),
        "per_skull_on_chichen_itza": len(document["chichen_itza_skulls"]),
    }
    return int(counts[kind] * each)


# The same as steps of the game's own course.


def hold_feeding(document: Document, frame: Document) -> None:
    """Feeding; then the age changes, if it is the second food day; then the temples reward."""
    change(document, feeding(document))
    step(document, "close_food_day")
    step(document, "temple_rewards")
    today = FOOD_DAYS[document["food_days"]]
    if today["kind"] == "end_of_age" and today["age"] == 1:
        step(document, "age_change")


def hold_rewards(document: Document, frame: Document) -> None:
    """The temples reward."""
    is_mid_era = FOOD_DAYS[document["food_days"]]["kind"] == "mid_era"
    change(document, mid_era(document) if is_mid_era else end_of_age(document))


def close(document: Document, frame: Document) -> None:
    """The food day is over."""
    document["food_days"] += 1


def hold_final_scoring(document: Document, frame: Document) -> None:
    """The last points."""
    for number, points in enumerate(final_points(document)):
        score(document, number, points)


def change(document: Document, amounts: list[dict[str, float]]) -> None:
    """Carry out what was reckoned for each seat."""
    for number, seat_changes in enumerate(amounts):
        for name, amount in seat_changes.items():
            if name == "points":
                score(document, number, amount)
            else:
                gain(document, number, "skull" if name == "skulls" else name, int(amount))
