"""Shards: what they say is what the records say, and what the seats saw."""

from __future__ import annotations

import polars
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from sacbe.bots import specs
from sacbe.bots.bot import considered
from sacbe.core import constants, record, registry
from sacbe.core.game import Game
from sacbe.core.observation import blocks_of
from sacbe.lab import run, shards
from sacbe.lab.observations import Observer
from sacbe.lab.run import Run

TABLES = [
    Run(
        "tzolkin",
        ("turn@1", "greedy", "random"),
        ("tribes", "prophecies", "buildings", "quick_actions"),
        3,
        True,
    ),
    Run("mexica", ("turn@1", "random"), (), 3, True),
]


def shard_of(asked: Run, *seeds: int) -> tuple[pa.Table, list[str]]:
    """The rows of some games, and their records."""
    games = [run.play_game(asked, seed) for seed in seeds]
    content = shards.joined([game.shard for game in games if game.shard is not None])
    return pq.read_table(pa.BufferReader(content)), [game.record.decode() for game in games]


@pytest.mark.parametrize("asked", TABLES, ids=lambda asked: asked.game)
def test_every_decision_of_the_records_is_a_row_with_what_its_seat_saw_and_could_do(asked: Run) -> None:
    table, texts = shard_of(asked, 3, 4)
    rows = table.to_pylist()
    game = registry.get(asked.game)
    observer = Observer(game)
    for text in texts:
        _, read = record.read(text, registry.get)
        state = read.start(game)
        for number, (seat, action) in enumerate(read.moves):
            if seat != constants.CHANCE:
                row = rows.pop(0)
                assert (row["game"], row["decision"], row["seat"]) == (read.header.seed, number, seat)
                assert row["action"] == action
                assert [place for place, legal in enumerate(row["mask"]) if legal] == game.legal(state)
                assert row["observation"] == observer.observation(state, seat).tolist()
                row_end = row
            record.apply_move(game, state, number + 1, seat, action)
        assert row_end["scores"] == [units / game.score_unit for units in game.scores(state)]
        assert [seat for seat, share in enumerate(row_end["wins"]) if share] == game.winners(state)
    assert rows == []


@pytest.mark.parametrize("asked", TABLES, ids=lambda asked: asked.game)
def test_what_a_bot_considered_was_legal_and_its_choice_is_the_best_of_it(asked: Run) -> None:
    table, _ = shard_of(asked, 3)
    found = [row for row in table.to_pylist() if row["considered"]]
    assert len(found) > 10
    for row in found:
        assert all(row["mask"][action] for action in row["considered"])
        assert len(row["values"]) == len(row["considered"]) == len(set(row["considered"]))
        assert row["values"] == sorted(row["values"], reverse=True)
        assert row["visits"] is None
    assert sum(row["action"] == row["considered"][0] for row in found) > 0.9 * len(found)


def test_a_tree_search_tells_its_visits() -> None:
    asked = Run("tzolkin", ("search@20", "random"), (), 5, True)
    table, _ = shard_of(asked, 5)
    found = [row for row in table.to_pylist() if row["visits"]]
    assert found
    for row in found:
        assert row["visits"] == sorted(row["visits"], reverse=True)
        assert row["action"] == row["considered"][0]


def test_a_bot_that_compares_nothing_has_considered_nothing() -> None:
    game = registry.get("tzolkin")
    assert considered(specs.read("random", game).create(1)) == ()


@pytest.mark.parametrize("asked", TABLES, ids=lambda asked: asked.game)
def test_other_programs_read_the_same(asked: Run) -> None:
    content = shards.joined([run.play_game(asked, 3).shard or b""])
    ours, theirs = pq.read_table(pa.BufferReader(content)), polars.read_parquet(content)
    assert theirs.columns == ours.column_names
    assert theirs["observation"].to_list() == ours["observation"].to_pylist()
    game: Game = registry.get(asked.game)
    assert theirs["mask"].dtype == polars.Array(polars.Boolean, len(game.actions))
    assert theirs["observation"].dtype == polars.Array(polars.Int16, blocks_of(game).size)
