"""The weights of the evaluation: data/hints.json as numbers, mostly hundredths of a point or percent.

What each weight means stands beside it in the data. `load` sets them anew, which is how they are tuned.
"""

from __future__ import annotations

from typing import Any

from sacbe.games.mexica import names

NEXT_SCORING = 0
LATER_SCORING = 0
UNFOUNDED_1 = 0
UNFOUNDED_2 = 0
NO_LEAD = 0
FOUNDING_HERE = 0
FOUNDING_ELSEWHERE = 0
FOUNDING_DISTANCE = 0
ROOM = 0
NEAR_MISS = 0
ACTION_POINT = 0
STEP = 0
TOKEN_1 = 0
TOKEN_2 = 0
GOAL = 0
GOAL_LEVEL = 0
GOAL_DISTANCE = 0
PALACE_AT_END = 0
PALACE_BEFORE = 0


def load(hints: dict[str, Any]) -> None:
    """Take all weights from a document like data/hints.json."""
    global NEXT_SCORING, LATER_SCORING, UNFOUNDED_1, UNFOUNDED_2, NO_LEAD
    global FOUNDING_HERE, FOUNDING_ELSEWHERE, FOUNDING_DISTANCE, ROOM, NEAR_MISS, ACTION_POINT, STEP
    global TOKEN_1, TOKEN_2, GOAL, GOAL_LEVEL, GOAL_DISTANCE, PALACE_AT_END, PALACE_BEFORE
    weights = {name: entry["weights"] for name, entry in hints.items()}
    NEXT_SCORING, LATER_SCORING = weights["scorings"]
    UNFOUNDED_1, UNFOUNDED_2 = weights["unfounded"]
    FOUNDING_HERE, FOUNDING_ELSEWHERE, FOUNDING_DISTANCE = weights["founding"]
    NO_LEAD = weights["no_lead"][0]
    ROOM, NEAR_MISS = weights["room"][0], weights["near_miss"][0]
    ACTION_POINT, STEP = weights["action_point"][0], weights["step"][0]
    TOKEN_1, TOKEN_2 = weights["token"]
    GOAL, GOAL_LEVEL, GOAL_DISTANCE = weights["goal"]
    PALACE_AT_END, PALACE_BEFORE = weights["palace"]


load(names.load("hints"))
