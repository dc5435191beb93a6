"""A bot of your own, for both ways to play: lines of JSON, or a server (docs/own-bots.md).

    sacbe arena tzolkin --bots "program:python3 examples/bot.py,random"
    python3 examples/bot.py http://127.0.0.1:8000 tzolkin --players 3

It knows what it sees and what is legal, but no rules: it rates each answer by rules of thumb, and takes one
of the best. It plays games that it does not know at random.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

View = dict[str, Any]

# Tzolk'in: what the action of a space is worth, about in points, space by space from 0.
SPACES = {
    "P": (0, 1, 2, 3, 5, 6, 6, 6),
    "Y": (0, 1, 2, 4, 4, 6, 6, 6),
    "T": (0, 1, 3, 3, 5, 4, 4, 4),
    "U": (0, 2, 2, 2, 2, 3, 3, 3),
    "C": (0, 4, 5, 6, 7, 8, 8, 9, 10, 13, 13),
}
GEARS = {"palenque": 3.0, "yaxchilan": 1.0}
GEARS_WHEN_FED = {"chichen_itza": 0.8, "yaxchilan": 2.5, "tikal": 2.0, "palenque": 2.0, "uxmal": 1.0}
RIPE = 3
"""A worker whose space is worth less goes on riding."""
FOOD = 8
"""Corn that is enough for a food day and some placing."""


def rate_tzolkin(view: View, seat: int, verb: str, noun: str) -> float:
    """Pick up workers that are ripe, place others while there is corn; corn comes first before hunger."""
    me = view["seats"][seat]
    is_hungry = me["corn"] < FOOD
    if verb in ("pick_up", "use"):
        letter, space = noun[0], int(noun[1:])
        worth = SPACES[letter][min(space, len(SPACES[letter]) - 1)]
        if letter == "C" and not me["skulls"]:
            return -2.0
        if letter == "P" and is_hungry:
            worth *= 2
        return worth - RIPE if verb == "pick_up" else worth
    if verb == "place":
        spare = me["corn"] - 2 * view["question"].get("placed", 0)
        return (GEARS if is_hungry else GEARS_WHEN_FED).get(noun, 0.5) if spare > 2 else -2.0
    if verb == "beg":
        return 0.5 if me["corn"] < 2 else -9.0
    if verb == "harvest":
        return float(noun == "corn")
    return {"end_turn": -1.0, "nothing": -1.0, "done": -0.5}.get(verb, 0.0)


def rate_mexica(view: View, seat: int, verb: str, noun: str) -> float:
    """Found what can be founded, build the largest temples there are, and dig with what is left."""
    founded = {cell for district in view["districts"] if district["founded"] for cell in district["cells"]}
    if verb in ("step", "land", "build"):
        return 1.0 if noun in founded else 0.0
    if verb == "temple":
        return 5.0 + int(noun)
    if verb == "vote":
        return float(noun == "no")
    return {"found": 20.0, "canal": 2.0, "end_turn": -0.5, "teleport": -1.0, "propose": -1.0}.get(verb, -0.2)


RATES: dict[str, Callable[[View, int, str, str], float]] = {"tzolkin": rate_tzolkin, "mexica": rate_mexica}


def choose(view: View, seat: int, actions: list[str], chance: random.Random) -> str:
    """One of the actions that are rated best."""
    rate = RATES.get(view["game"], lambda view, seat, verb, noun: 0.0)
    rates = {text: rate(view, seat, *[*text.split(), ""][:2]) for text in actions}
    return chance.choice([text for text in actions if rates[text] == max(rates.values())])


def answer_lines() -> None:
    """Play one seat in one game: a line in for each question, a line out for each answer."""
    seat, chance = 0, random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["message"] == "hello":
            seat, chance = told["seat"], random.Random(told["seed"])
        elif told["message"] == "choose":
            action = choose(told["view"], seat, [choice["text"] for choice in told["actions"]], chance)
            print(json.dumps({"action": action}), flush=True)


def play_on_a_server() -> None:
    """Play a game on a server, by the client beside this file."""
    import client

    chance = random.Random()

    def answer(table: dict[str, Any]) -> str:
        return choose(table["view"], table["seat"], [choice["action"] for choice in table["choices"]], chance)

    client.main("Own bot", answer)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play_on_a_server()
    else:
        answer_lines()
