"""Many games at once: one call takes an action in each of them, without the GIL and on several threads.

Each game has a seed and a stream of chance of its own, so it is the same whatever the others do and however
many threads there are. slices.py has what a thread does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from sacbe.core import constants, observation
from sacbe.core.errors import BadOptions
from sacbe.core.game import Game
from sacbe.core.rewards import Rewards
from sacbe.core.slices import Rows, Slice, slots
from sacbe.core.state import State

FEWEST = 16
"""Games that are worth a thread."""

MOST = 2**31 - 1
"""Numbers that a buffer holds."""

WORDS = 2**64
"""Seeds there are."""


class Batch:
    """Many games of one table, in slices."""

    def __init__(
        self,
        game: Game,
        count: int,
        players: int,
        modules: Sequence[str] = (),
        reward: str = "standing",
        threads: int = 1,
    ) -> None:
        if count < 1:
            raise BadOptions(f"There must be at least one game, not {count}.")
        start = game.new(players, tuple(modules))
        self.size, self.actions = observation.blocks_of(game).size, len(game.actions)
        self.count, self.players = count, players
        if constants.BANKS * count * max(self.size, self.actions) > MOST:
            raise BadOptions(f"{count:,} games are too many; use several batches.")
        self.rows = Rows(count, players, self.size, self.actions)
        self.threads = max(1, min(threads, count // FEWEST))
        ends = [count * part // self.threads for part in range(self.threads + 1)]
        rewards = Rewards(game, reward)
        self.slices = [
            Slice(game, players, rewards, self.rows, start, first, last) for first, last in pairwise(ends)
        ]
        self.pool = ThreadPoolExecutor(max(1, self.threads - 1))

    def begin(self, seeds: Sequence[int]) -> None:
        """Begin all games, each with its seed; the next one of a place has a seed greater by their number."""
        for place, seed in enumerate(seeds):
            self.rows.next_seeds[place] = seed % WORDS
        self._on_all(Slice.begin)

    def step(self) -> None:
        """Take the actions that are in the rows."""
        self._on_all(Slice.run)

    def draw(self) -> None:
        """Put legal actions into the rows, drawn at random."""
        self._on_all(Slice.draw)

    def bank(self) -> int:
        """The bank of rows that was written last."""
        return self.slices[0].bank

    def states(self) -> list[State]:
        """The positions of all games."""
        return [slot.state for part in self.slices for slot in slots(part.tree)]

    def close(self) -> None:
        """End the threads."""
        self.pool.shutdown()

    def _on_all(self, call: Callable[[Slice], None]) -> None:
        """Do something with every slice, each on a thread of its own."""
        others = [self.pool.submit(call, part) for part in self.slices[1:]]
        call(self.slices[0])
        for other in others:
            other.result()
