"""What goods are worth by the turns left: it follows from the weights alone, so it is counted once for all.

All in hundredths of a point. `fill` counts anew, after the weights were set.
"""

from __future__ import annotations

import cython

from sacbe.games.tzolkin import ids, material, shares, weights

if not cython.compiled:
    TURNS = 28
    GOOD = [0] * (TURNS * ids.GOODS)  # one piece of each good
    STEP_GOODS = [0] * (TURNS * ids.TEMPLES * ids.STEPS)  # the goods of all steps of a temple up to one


def at_the_end(good: int) -> int:
    """What a good scores at the end."""
    if good == ids.SKULL:
        return material.POINTS_PER_SKULL * shares.POINT
    return shares.QUARTER if good == ids.CORN else material.PRICE[good] * shares.QUARTER


def fill() -> None:
    """Count everything, for each number of turns left."""
    for turns in range(TURNS):
        fill_goods(turns)
        fill_steps(turns)


def fill_goods(turns: int) -> None:
    """A piece of a good: what it scores at the end, and more while there is time to use it."""
    for good in range(ids.GOODS):
        use = min(max(0, turns - weights.TOO_LATE[good]), weights.FADE)
        more = shares.scaled(weights.GOOD[good] - at_the_end(good), use, weights.FADE)
        GOOD[turns * ids.GOODS + good] = at_the_end(good) + more


def fill_steps(turns: int) -> None:
    """The goods of a temple: who stands on a step has those of all steps below, too."""
    for temple in range(ids.TEMPLES):
        total = 0
        for place in range(ids.STEPS):
            good = material.STEP_REWARD[temple * ids.STEPS + place]
            if good >= 0:
                total += GOOD[turns * ids.GOODS + good]
            STEP_GOODS[(turns * ids.TEMPLES + temple) * ids.STEPS + place] = total


fill()
