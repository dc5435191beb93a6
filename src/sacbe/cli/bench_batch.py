"""How fast are many games stepped together, with all that environments show?"""

from __future__ import annotations

import os
import time

from sacbe.core.batch import Batch
from sacbe.core.game import Game

GAMES = 256
"""Games in the batch."""

STEPS = 16
"""Steps between two looks at the clock."""


def batch_speed(
    game: Game, players: int, modules: tuple[str, ...], seconds: float, count: int = GAMES, threads: int = 0
) -> float:
    """Decisions per second, of random play on all cores; choosing the actions is part of it."""
    batch = Batch(game, count, players, modules, threads=threads or os.cpu_count() or 1)
    batch.begin(range(count))
    decisions = 0
    start = now = time.perf_counter()
    while now < start + seconds:
        for _ in range(STEPS):
            batch.draw()
            batch.step()
        decisions += STEPS * count
        now = time.perf_counter()
    batch.close()
    return decisions / (now - start)
