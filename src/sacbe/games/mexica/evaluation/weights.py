# compiled
"""The weights of the evaluation, mostly hundredths of a point or percent.

data/weights.json says what each weight means.
"""

from __future__ import annotations

from typing import Any


class Weights:
    """The weights of a document like data/weights.json; never changed, so threads may share them."""

    next_scoring: int
    later_scoring: int
    unfounded_1: int
    unfounded_2: int
    erosion: int
    plot: int
    no_lead: int
    founding_now: int
    founding_later: int
    lead: int
    action_point: int
    goal: int
    goal_level: int
    stock_1: int
    stock_2: int
    token_1: int
    token_2: int
    palace_at_end: int
    palace_before: int
    way_in: int

    def __init__(self, document: dict[str, Any]) -> None:
        weights = {name: entry["weights"] for name, entry in document.items()}
        self.next_scoring, self.later_scoring = weights["scorings"]
        self.unfounded_1, self.unfounded_2 = weights["unfounded"]
        self.erosion, self.plot = weights["erosion"]
        self.no_lead, self.way_in = weights["no_lead"][0], weights["way_in"][0]
        self.founding_now, self.founding_later = weights["founding"]
        self.lead, self.action_point = weights["lead"][0], weights["action_point"][0]
        self.goal, self.goal_level = weights["goal"]
        self.stock_1, self.stock_2 = weights["stock"]
        self.token_1, self.token_2 = weights["token"]
        self.palace_at_end, self.palace_before = weights["palace"]
