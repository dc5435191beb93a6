"""Games for learning, as Parquet: a row for each decision of a seat (docs/selfplay.md describes the columns).

This module needs Arrow (`pip install 'sacbe[data]'`), so the lab imports it only for those who want shards.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from sacbe.bots.bot import Bot, considered
from sacbe.core import registry
from sacbe.core.game import Game
from sacbe.core.observation import blocks_of
from sacbe.core.state import State
from sacbe.lab.match import MatchResult
from sacbe.lab.observations import Observer


@cache
def schema(name: str) -> pa.Schema:
    """The columns for a game."""
    game = registry.get(name)
    blocks = blocks_of(game)
    return pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("decision", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("observation", pa.list_(pa.int16(), blocks.size), nullable=False),
            pa.field("mask", pa.list_(pa.bool_(), len(game.actions)), nullable=False),
            pa.field("action", pa.int16(), nullable=False),
            pa.field("considered", pa.list_(pa.int16())),
            pa.field("visits", pa.list_(pa.int32())),
            pa.field("values", pa.list_(pa.float32())),
            pa.field("scores", pa.list_(pa.float32()), nullable=False),
            pa.field("wins", pa.list_(pa.float32()), nullable=False),
        ],
        metadata={"game": name, "layout": blocks.digest(), "rules": str(game.rules_version)},
    )


class Rows:
    """The decisions of one game, while it is played."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._seed, self._observer = game, seed, Observer(game)
        self._observations, self._masks = array("h"), bytearray()
        self._moves: dict[str, list[Any]] = {
            name: [] for name in ("decision", "seat", "action", "considered", "visits", "values")
        }

    def add(self, state: State, number: int, seat: int, action: int, bot: Bot) -> None:
        """Add a decision before it is carried out."""
        self._observations += self._observer.observation(state, seat)
        mask = bytearray(len(self._game.actions))
        for legal in self._game.legal(state):
            mask[legal] = 1
        self._masks += mask
        found = considered(bot)
        row = {
            "decision": number,
            "seat": seat,
            "action": action,
            "considered": [one.action for one in found] or None,
            "visits": [one.visits for one in found] if any(one.visits for one in found) else None,
            "values": [one.value for one in found] or None,
        }
        for name, value in row.items():
            self._moves[name].append(value)

    def written(self, result: MatchResult) -> bytes:
        """All decisions of the game, which has ended like this."""
        columns = schema(self._game.name)
        count = len(self._moves["decision"])
        flags = pa.Array.from_buffers(pa.uint8(), len(self._masks), [None, pa.py_buffer(self._masks)])
        amounts = pa.Array.from_buffers(
            pa.int16(), len(self._observations), [None, pa.py_buffer(self._observations)]
        )
        lists = {
            "observation": pa.FixedSizeListArray.from_arrays(amounts, type=columns.field("observation").type),
            "mask": pa.FixedSizeListArray.from_arrays(
                pc.cast(flags, pa.bool_()), type=columns.field("mask").type
            ),
        }
        same = {"game": self._seed, "scores": result.scores, "wins": result.wins}
        values = lists | self._moves | {name: [value] * count for name, value in same.items()}
        batch = pa.record_batch(
            [
                value if isinstance(value, pa.Array) else pa.array(value, columns.field(name).type)
                for name in columns.names
                for value in [values[name]]
            ],
            schema=columns,
        )
        return packed(pa.Table.from_batches([batch]))


def packed(table: pa.Table) -> bytes:
    """A table as a stream of Arrow, compressed."""
    sink = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="zstd")
    with pa.ipc.new_stream(sink, table.schema, options=options) as stream:
        stream.write_table(table)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def joined(games: Sequence[bytes]) -> bytes:
    """The games of a block, one after the other, as Parquet."""
    table = pa.concat_tables([pa.ipc.open_stream(game).read_all() for game in games])
    sink = pa.BufferOutputStream()
    # A dictionary of numbers that are small already would only take time.
    plain = [name for name in table.column_names if name not in ("observation", "mask")]
    pq.write_table(table, sink, compression="zstd", use_dictionary=plain)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def parted(shard: bytes, seeds: Sequence[int]) -> Iterator[bytes]:
    """The games of a shard, each by itself again."""
    read = pq.read_table(pa.BufferReader(shard))
    # What was read names its columns a little differently, and the shard would differ by that.
    table = pa.Table.from_arrays(read.columns, schema=schema(read.schema.metadata[b"game"].decode()))
    for seed in seeds:
        yield packed(table.filter(pc.equal(table["game"], seed)))
