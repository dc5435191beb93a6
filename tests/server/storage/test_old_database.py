"""A database that version 0.1 wrote opens, and every table of it rebuilds to what version 0.1 showed.

`version_0_1/` holds a dump of the database and what each table in it showed: one that is open, one past its
first snapshot, one with a clock, one with a pending rewind, one with undone moves, one of Mexica, one with
every module, a finished one and one that the operator stopped.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from sacbe.core.record import position_hash
from sacbe.server.storage.models import Snapshot
from sacbe.server.tables import listing, past_games, views
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from tests.server.in_process import Worker, worker

FOLDER = Path(__file__).parent / "version_0_1"
SHOWN: dict[str, Any] = json.loads((FOLDER / "shown.json").read_text())


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    """The address of a copy of the database."""
    connection = sqlite3.connect(tmp_path / "tables.db")
    connection.executescript((FOLDER / "database.sql").read_text())
    connection.close()
    return f"sqlite:///{tmp_path}/tables.db"


async def _rebuilt(at: Worker, table_id: str) -> LiveTable:
    """A table with its whole history, as a worker rebuilds it that has just started."""
    tables = LiveTables(at.tables.store)
    live = await tables.get(table_id)
    await tables.load_history(live, 0)
    return live


def _shown(live: LiveTable) -> dict[str, Any]:
    """What version 0.1 noted of a table."""
    live, seats = live, range(len(live.seats))
    tables, entries = [views.table_view(live, seat) for seat in seats], live.history.after(0)
    return {
        "id": live.id,
        "seq": live.seq,
        "moves": len(live.session.record.moves) if live.session is not None else 0,
        "hash": position_hash(live.session.state) if live.session is not None else None,
        "to_act": live.to_act(),
        "decisions": [table.decision for table in tables],
        "choices": [len(msgspec.json.decode(table.choices)) for table in tables],
        "events": [sum(len(views.entry_view(entry, seat).events) for entry in entries) for seat in seats],
        "rewind": msgspec.to_builtins(live.rewind),
        "over": live.is_over,
        "stopped": live.is_stopped,
        "scores": live.session.view(None)["scores"] if live.session is not None else None,
    }


def test_every_table_of_version_0_1_rebuilds_from_its_snapshot_and_from_rows_alone(old_database: str) -> None:
    async def scene() -> None:
        async with worker(old_database) as at:
            ids = {name: shown["id"] for name, shown in SHOWN["tables"].items()}
            tables = {name: await _rebuilt(at, table_id) for name, table_id in ids.items()}
            async with at.tables.store.db_sessions() as session:
                await session.execute(delete(Snapshot))
                await session.commit()
            from_rows = {name: await _rebuilt(at, table_id) for name, table_id in ids.items()}
            for name, shown in SHOWN["tables"].items():
                assert _shown(tables[name]) == _shown(from_rows[name]) == shown, name
                for seat in (None, *range(len(tables[name].seats))):
                    assert views.game_view(tables[name], seat) == views.game_view(from_rows[name], seat), name

    asyncio.run(scene())


def test_the_results_of_version_0_1_are_computed_when_somebody_asks(old_database: str) -> None:
    """A game that the operator has stopped has none."""
    finished, stopped = SHOWN["tables"]["finished"], SHOWN["tables"]["stopped"]

    async def scene() -> None:
        async with worker(old_database) as at:
            users = await at.tables.store.users(
                [seat.user_id for seat in await at.tables.store.seats(finished["id"])]
            )
            for user in users.values():
                await past_games.results(at.tables, user)
            over = await listing.show(at.tables.store, finished["id"], None)
            assert [seat.points for seat in over.seats] == finished["scores"]
            assert [seat.place for seat in over.seats] == [1, 2]
            assert (await listing.show(at.tables.store, stopped["id"], None)).ended is None

    asyncio.run(scene())


def test_a_token_and_a_password_of_version_0_1_still_sign_in(old_database: str) -> None:
    async def scene() -> None:
        async with worker(old_database) as at:
            assert (await at.people.sign_ins.by_token(SHOWN["token"])).name == "Ana"
            assert (await at.people.sign_in("bo", SHOWN["password"])).name == "Bo"

    asyncio.run(scene())
