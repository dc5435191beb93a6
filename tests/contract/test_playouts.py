"""Playouts: the same in threads as one after the other, and the same compiled and plain."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from sacbe.core import record
from sacbe.core.state import State
from tests.contract.tables import Table

READ_PLAIN = """
import sys
import sacbe
from sacbe.core import record
from tests.contract.tables import find_game
assert not sacbe.is_compiled()
for text in sys.stdin.read().split("\\f"):
    game, read = record.read(text, find_game)
    assert record.write(game, read) == text
"""


def test_a_playout_ends_and_depends_on_its_seed_alone(table: Table) -> None:
    keys = set()
    for seed in range(10):
        one, other = table.new(), table.new()
        assert table.game.playout(one, seed) == table.game.playout(other, seed) > 0
        assert table.game.is_over(one)
        assert one.key() == other.key()
        table.game.check(one)
        keys.add(one.key())
    assert len(keys) == 10


def test_playouts_in_threads_equal_playouts_one_by_one(table: Table) -> None:
    start = table.moments(seed=0, every=10)[3]

    def play(seed: int) -> tuple[int, int]:
        state: State = start.copy()
        decisions = table.game.playout(state, seed)
        return decisions, state.key()

    seeds = range(40)
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(play, seeds)) == [play(seed) for seed in seeds]


def test_plain_python_replays_the_same_positions(table: Table) -> None:
    """A record holds a hash after every turn; the uncompiled sources must come to the same ones."""
    texts = "\f".join(record.write(table.game, table.played(seed).record) for seed in range(2))
    done = subprocess.run(
        [sys.executable, "-c", READ_PLAIN],
        input=texts,
        text=True,
        encoding="utf-8",
        capture_output=True,
        env={**os.environ, "SACBE_PLAIN": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
