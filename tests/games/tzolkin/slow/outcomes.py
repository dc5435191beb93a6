"""What does an action do? `successor` plays one action and everything that follows by itself.

It ends at the next real question. `outcome` is its short form: what the acting seat gained and lost.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.games.tzolkin.slow import actions, construction, food_days, gains, rounds, setup
from tests.games.tzolkin.slow.data import BLOCKS, Document
from tests.games.tzolkin.slow.questions import legal

ALWAYS_ASKED = ("turn", "placing", "picking", "choose_days", "keep_wealth")
GOODS = ("corn", *BLOCKS, "skulls", "workers_in_hand", "corn_tiles", "wood_tiles")


def outcome(document: Document, text: str) -> dict[str, float]:
    """What an action changes for the seat that acts, and in the skull bank; what stays is left out."""
    return changes(document, successor(document, text), document["pending"][-1]["seat"])


def changes(before: Document, after: Document, number: int) -> dict[str, float]:
    """The differences between two positions for one seat."""
    old, new = holdings(before, number), holdings(after, number)
    return {name: new[name] - old[name] for name in new if new[name] != old[name]}


def holdings(document: Document, number: int) -> dict[str, float]:
    """Everything countable that a seat has, and the skull bank."""
    seat = document["seats"][number]
    counts = {name: seat[name] for name in GOODS} | seat["temples"] | seat["technologies"]
    return {**counts, "points": sum(seat["points"].values()), "skull_bank": document["skull_bank"]}


def successor(document: Document, text: str) -> Document:
    """The position after an action and what follows from it without a choice."""
    after: Document = json.loads(json.dumps(document))
    answer(after, text)
    while after["pending"] and not is_question(after):
        frame = after["pending"][-1]
        if frame["kind"] in COURSE:
            COURSE[frame["kind"]](after, after["pending"].pop())
        else:
            answer(after, legal(after)[0])
    return after


def is_question(document: Document) -> bool:
    """Does the last frame wait for somebody's choice?"""
    frame = document["pending"][-1]
    if frame["kind"] in COURSE:
        return False
    if frame["seat"] == "chance" or frame["kind"] in ALWAYS_ASKED:
        return True
    if frame["kind"] == "pay_blocks":
        seat = document["seats"][frame["seat"]]
        if frame["owed"] == sum(seat[kind] for kind in BLOCKS):
            return False  # Every block is taken, in whatever order.
    return len(legal(document)) > 1


def answer(document: Document, text: str) -> None:
    """Carry out the answer to the question that stands."""
    frame = document["pending"].pop()
    verb, _, noun = text.partition(" ")
    ANSWERS[verb](document, frame, noun)


def decline(document: Document, frame: Document, noun: str) -> None:
    """Nothing happens."""


ANSWERS: dict[str, Callable[[Document, Document, str], None]] = {
    "beg": actions.beg,
    "place": actions.place,
    "pick_up": actions.pick_up,
    "end_turn": rounds.end_turn,
    "use": actions.use,
    "nothing": decline,
    "harvest": actions.harvest,
    "climb": actions.climb,
    "descend": actions.descend,
    "pay": actions.pay,
    "gain": actions.gain_block,
    "advance": actions.advance,
    "buy": actions.buy,
    "sell": actions.sell,
    "build": construction.build,
    "architecture": construction.choose_architecture,
    "save": construction.save,
    "resolve": construction.resolve,
    "done": decline,
    "turn_calendar": rounds.turn_calendar,
    "start_player": setup.start_player,
    "reveal": setup.reveal,
    "deal": setup.deal,
    "idle": setup.idle,
    "keep": setup.keep,
}

# Steps of the game's own course, which wait for nobody.
COURSE: dict[str, Callable[[Document, Document], None]] = {
    "raise_level": lambda document, frame: gains.raise_level(document, frame["of"], frame["track"]),
    "round": rounds.go_round,
    "fill_row": setup.fill_row,
    "food_day": food_days.hold_feeding,
    "age_change": rounds.change_age,
    "temple_rewards": food_days.hold_rewards,
    "close_food_day": food_days.close,
    "calendar": rounds.step_calendar,
    "final_scoring": food_days.hold_final_scoring,
    "fill_monuments": setup.fill_monuments,
    "deal_wealth": setup.deal_wealth,
    "place_idle_workers": setup.place_idle_workers,
    "ask_wealth": setup.ask_wealth,
    "open_wealth": setup.open_wealth,
}
