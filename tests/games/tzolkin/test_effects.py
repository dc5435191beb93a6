"""Effects of turns: every number in them is what the rules give when they are carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import sacbe
from sacbe.core import registry
from sacbe.core.effects import Effect
from sacbe.core.events import Journal
from sacbe.core.words import LANGUAGES
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.effects import effects, with_tooth_corn
from sacbe.games.tzolkin.rules import food_day, scoring, temples
from sacbe.games.tzolkin.state import State
from tests.contract.messages import assert_reads_well
from tests.games.turns import turns

GAME = sacbe.game("tzolkin")
DAYS = {number: food["day"] for number, food in enumerate(names.load("calendar")["food_days"])}


def held_on(state: State, number: int) -> int:
    """TZ-53: a food day that two days passed over is that of the round landed on."""
    return state.day if state.day > DAYS[number] else DAYS[number]


def copy_of(state: State) -> State:
    copy = state.copy()
    assert isinstance(copy, State)
    return copy


def gained(state: State, seat: int, change: Callable[[State], None]) -> int:
    """Quarter points that a rule gives a seat when it is carried out."""
    after = copy_of(state)
    change(after)
    return scoring.total(after, seat) - scoring.total(state, seat)


def at_end_of_age(state: State, seat: int, age: int) -> int:
    return gained(state, seat, lambda after: temples.give_points(after, age))


def hungry(state: State, seat: int) -> int:
    """The workers that would go hungry if the seat had to feed them now."""
    after = copy_of(state)
    after.journal = journal = Journal()
    food_day.feed(after, seat)
    events = GAME.documents(journal.drain(), seat)
    return sum(int(event["workers"] or 0) for event in events if event["event"] == "unfed")


def held(state: State, seat: int) -> dict[str, int]:
    """The goods of a seat, as a document names them."""
    document = GAME.position(state)["seats"][seat]
    return {good: document.get("skulls" if good == "skull" else good, 0) for good in names.GOODS}


def fault(effect: Effect, before: State, after: State, seat: int) -> str | None:
    """What is wrong with an effect, recomputed by carrying the rules out; None if all of it is true."""
    data = effect.data
    age = 1 if before.food_days < 2 else 2
    more = at_end_of_age(after, seat, age) - at_end_of_age(before, seat, age)
    points = scoring.total(after, seat) - scoring.total(before, seat)
    goods, had = held(after, seat), held(before, seat)
    match effect.kind:
        case "points" | "points_lost":
            right = {"quarters": points}
        case "temples" | "temple_loss":
            right = {"quarters": more, "day": held_on(before, 2 * age - 1)}
        case "temples_twice":
            again = at_end_of_age(after, seat, 2) - at_end_of_age(before, seat, 2)
            right = {"quarters": more, "day": held_on(before, 1), "last_day": 27} if again == more else {}
        case "temple_goods":
            given = [copy_of(after), copy_of(before)]
            for state in given:
                temples.give_seat_rewards(state, seat, int(temples.skulls_suffice(state)))
            new, old = (held(state, seat)[str(data["good"])] for state in given)
            change = goods[str(data["good"])] - had[str(data["good"])]
            right = {
                "good": data["good"],
                "amount": new - old - change,
                "day": held_on(before, before.food_days),
            }
        case "all_fed" | "more_fed" | "hungry":
            right = {
                "corn": goods["corn"],
                "need": view_need(after, seat),
                "day": held_on(before, before.food_days),
            }
            if effect.kind != "hungry":
                right["workers"] = hungry(before, seat) - hungry(after, seat)
            if (hungry(after, seat) == 0) != (effect.kind == "all_fed"):
                return "feeds others"
        case "goods":
            good = str(data["good"])
            right = {"good": good, "amount": goods[good] - had[good]}
        case "level":
            level = GAME.position(after)["seats"][seat]["technologies"][data["track"]]
            right = {"track": data["track"], "level": level, "turns": 27 - after.day}
        case "worker":
            right = {"workers": after.workers[seat], "turns": 27 - after.day}
        case "on_the_way":
            start, goal = str(data["space"]), str(data["name_use"])
            wait = int(goal[1:]) - int(start[1:])
            right = {"space": start, "name_use": goal, "day": after.day + wait}
            place = names.GEAR_LETTERS.index(start[0]) * ids.GEAR_SPACES + int(start[1:])
            if start[0] != goal[0] or after.spaces[place] != seat + 1 or before.spaces[place] == seat + 1:
                return "no worker was placed there"
        case "first":
            right = {} if after.starting_player_space == seat + 1 and after.marker != seat else {"no": 1}
        case "farm":
            workers = before.workers[seat]
            saved = [food_day.corn_to_feed(state, seat, workers) for state in (before, after)]
            right = {"corn": saved[0] - saved[1]}
        case "monument" | "monument_grows" | "monument_near":
            worth = [GAME.view(state, seat)["monument_worth"].get(data["tile"]) for state in (before, after)]
            grown = effect.kind == "monument_grows"
            right = {"tile": data["tile"], "points": worth[1][seat] - (worth[0][seat] if grown else 0)}
            if effect.kind == "monument_near":
                cost = next(one["cost"] for one in names.load("monuments") if one["id"] == data["tile"])
                right["cost"] = sum(cost.values())
                right["held"] = sum(min(amount, goods[good]) for good, amount in cost.items())
        case _:
            return "unknown"
    return None if data == right else f"{data} is not {right}"


def view_need(state: State, seat: int) -> int:
    """The corn that the table shows as needed."""
    return int(GAME.view(state, seat)["corn_to_feed"][seat])


@pytest.mark.parametrize("modules", [(), names.MODULES])
def test_every_number_is_what_the_rules_give(modules: tuple[str, ...]) -> None:
    """TZ-56 to TZ-60, TZ-66: points, food, temples, goods and workers of many turns."""
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for before, after, seat in turns(GAME, 2 + seed % 3, seed, modules):
            assert isinstance(before, State) and isinstance(after, State)
            for effect in effects(before, after, seat):
                kinds[effect.kind] += 1
                old, new = with_tooth_corn(before, seat), with_tooth_corn(after, seat)
                assert fault(effect, old, new, seat) is None, (effect, fault(effect, old, new, seat))
    assert set(kinds) >= {
        *("temples", "temples_twice", "temple_loss", "temple_goods", "all_fed", "more_fed", "hungry"),
        *("goods", "level", "worker", "on_the_way", "points", "first", "monument_near"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_reads_well(language: str) -> None:
    """In every language, with names of players where it names one."""
    words = registry.words_of(GAME, language)
    for before, after, seat in turns(GAME, 4, 2):
        for effect in effects(before, after, seat):
            assert_reads_well(words.effect(effect, ("Ana", "Béla", "Chico", "Dolores")))


def test_what_has_not_changed_is_no_effect() -> None:
    """A turn that has only begun has no effect."""
    for before, _, seat in turns(GAME, 3, 4):
        assert effects(before, before, seat) == []
