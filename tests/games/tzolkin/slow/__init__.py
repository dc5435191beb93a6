"""A second opinion on the rules: slow, obvious, over plain position documents, and independent of the engine.

`legal` lists the answers to the question that stands last in `pending`; `successor` plays one of them;
`outcome` and `food_day` say what seats gain and lose by an action and on a food day. Nothing here knows how
the engine works: it is written from the rules, and the numbers come from the data files.
"""

from __future__ import annotations

from tests.games.tzolkin.slow.food_days import food_day
from tests.games.tzolkin.slow.outcomes import changes, outcome, successor
from tests.games.tzolkin.slow.questions import legal

__all__ = ["changes", "food_day", "legal", "outcome", "successor"]
