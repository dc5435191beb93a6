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
EROSION = 0
PLOT = 0
NO_LEAD = 0
FOUNDING_NOW = 0
FOUNDING_LATER = 0
LEAD = 0
ACTION_POINT = 0
GOAL = 0
GOAL_LEVEL = 0
STOCK_1 = 0
STOCK_2 = 0
TOKEN_1 = 0
TOKEN_2 = 0
PALACE_AT_END = 0
PALACE_BEFORE = 0
WAY_IN = 0


def load(hints: dict[str, Any]) -> None:
    """Take all weights from a document like data/hints.json."""
    global NEXT_SCORING, LATER_SCORING, UNFOUNDED_1, UNFOUNDED_2, EROSION, PLOT, NO_LEAD
    global FOUNDING_NOW, FOUNDING_LATER, LEAD, ACTION_POINT, GOAL, GOAL_LEVEL
    global STOCK_1, STOCK_2, TOKEN_1, TOKEN_2, PALACE_AT_END, PALACE_BEFORE, WAY_IN
    weights = {name: entry["weights"] for name, entry in hints.items()}
    NEXT_SCORING, LATER_SCORING = weights["scorings"]
    UNFOUNDED_1, UNFOUNDED_2 = weights["unfounded"]
    EROSION, PLOT = weights["erosion"]
    NO_LEAD, WAY_IN = weights["no_lead"][0], weights["way_in"][0]
    FOUNDING_NOW, FOUNDING_LATER = weights["founding"]
    LEAD, ACTION_POINT = weights["lead"][0], weights["action_point"][0]
    GOAL, GOAL_LEVEL = weights["goal"]
    STOCK_1, STOCK_2 = weights["stock"]
    TOKEN_1, TOKEN_2 = weights["token"]
    PALACE_AT_END, PALACE_BEFORE = weights["palace"]


load(names.load("hints"))
