# compiled
"""The weights of the evaluation, and the tables that follow from them, mostly hundredths of a point.

data/weights.json says what each weight means.
"""

from __future__ import annotations

from typing import Annotated, Any

import cython

from sacbe.core.layout import Ints, zero
from sacbe.games.tzolkin import ids, material
from sacbe.games.tzolkin.evaluation import units


class Weights:
    """The weights of a document like data/weights.json; never changed, so threads may share them."""

    good: Annotated[Ints, ids.GOODS]
    too_late: Annotated[Ints, ids.GOODS]
    more_workers: Annotated[Ints, 3]
    level: Annotated[Ints, ids.TRACKS * ids.TOP_LEVEL]
    ages: Annotated[Ints, 2]
    highest: Annotated[Ints, 2]
    hope: Annotated[Ints, 3]
    icon_action: Annotated[Ints, 3]
    harvest_tile: Annotated[Ints, 2]
    two: Annotated[Ints, 2]
    starting_player: Annotated[Ints, 2]
    prophecy: Annotated[Ints, 2]
    tribe: Annotated[Ints, ids.ALL_TRIBES + 1]
    fade: int
    corn_at_hand: int
    corn_wanted: int
    store: int
    surplus: int
    income: int
    scarce: int
    hunger: int
    food: int
    worker_day: int
    climbing: int
    monument_growth: int
    monument_option: int
    trust: int
    skull_pace: int
    crowding: int
    market: int
    good_by_turns: Annotated[Ints, ids.LAST_DAY * ids.GOODS]  # one piece of each good, by the turns left
    step_goods: Annotated[Ints, ids.LAST_DAY * ids.TEMPLES * ids.STEPS]  # of all steps of a temple up to one

    def __init__(self, document: dict[str, Any]) -> None:
        if not cython.compiled:
            zero(self)
        weights = {name: entry["weights"] for name, entry in document.items()}
        self._set_numbers({name: given[0] for name, given in weights.items() if len(given) == 1})
        self._set_tables(weights)
        for turns in range(ids.LAST_DAY):
            self.fill_goods(turns)
            self.fill_steps(turns)

    def _set_numbers(self, numbers: dict[str, int]) -> None:
        self.fade = max(1, numbers["fade"])
        self.corn_at_hand, self.corn_wanted = numbers["corn_at_hand"], numbers["corn_wanted"]
        self.store, self.surplus = numbers["store"], numbers["surplus"]
        self.income, self.scarce = numbers["income"], numbers["scarce"]
        self.hunger, self.food = numbers["hunger"], numbers["food"]
        self.worker_day, self.trust, self.crowding = (
            numbers["worker_day"],
            numbers["trust"],
            numbers["crowding"],
        )
        self.skull_pace, self.climbing, self.market = (
            numbers["skull_pace"],
            numbers["climbing"],
            numbers["market"],
        )
        self.monument_growth, self.monument_option = numbers["monument_growth"], numbers["monument_option"]

    def _set_tables(self, weights: dict[str, list[int]]) -> None:
        for place in range(ids.GOODS):
            self.good[place] = weights["goods"][place]
            self.too_late[place] = weights["too_late"][place]
        for place in range(ids.TRACKS * ids.TOP_LEVEL):
            self.level[place] = weights["levels"][place]
        for place in range(3):
            self.more_workers[place] = weights["more_workers"][place]
            self.hope[place] = weights["hope"][place]
            self.icon_action[place] = weights["any_action"][place]
        for place in range(2):
            self.ages[place] = weights["ages"][place]
            self.highest[place] = weights["highest"][place]
            self.harvest_tile[place] = weights["harvest_tiles"][place]
            self.two[place] = weights["two"][place]
            self.starting_player[place] = weights["starting_player"][place]
            self.prophecy[place] = weights["prophecy"][place]
        for tribe in range(ids.ALL_TRIBES):
            self.tribe[tribe + 1] = weights["tribes"][tribe]

    # Tables by the turns left, which follow from the weights.

    def fill_goods(self, turns: int) -> None:
        """A piece of a good: what it scores at the end, and more while there is time to use it."""
        for good in range(ids.GOODS):
            use = min(max(0, turns - self.too_late[good]), self.fade)
            more = units.scaled(self.good[good] - score_at_the_end(good), use, self.fade)
            self.good_by_turns[turns * ids.GOODS + good] = score_at_the_end(good) + more

    def fill_steps(self, turns: int) -> None:
        """The goods of a temple: a seat on a step has those of all steps below, too."""
        for temple in range(ids.TEMPLES):
            total = 0
            for place in range(ids.STEPS):
                good = material.STEP_REWARD[temple * ids.STEPS + place]
                if good >= 0:
                    total += self.good_by_turns[turns * ids.GOODS + good]
                self.step_goods[(turns * ids.TEMPLES + temple) * ids.STEPS + place] = total


def score_at_the_end(good: int) -> int:
    """What a good scores at the end."""
    if good == ids.SKULL:
        return material.POINTS_PER_SKULL * units.POINT
    return units.QUARTER if good == ids.CORN else material.PRICE[good] * units.QUARTER
