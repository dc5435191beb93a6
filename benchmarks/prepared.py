"""A database full of tables in mid-game, written before the server starts: four people with tokens at each.

A few games of each kind are played at random, and their rows are copied to many tables; so a thousand tables
are ready in seconds, and the server finds them as if they had been played here.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert

from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.record import Header
from sacbe.server.storage import database
from sacbe.server.storage.models import Base, Row, Seat, Snapshot, Table, Token, User
from sacbe.server.tables import snapshots
from sacbe.server.tables.game import Change, TableGame

SEATS = 4
ROWS = {"tzolkin": 90, "mexica": 180}
"""How many rows a table has: about the middle of a game."""
DIFFERENT = 8
"""How many different games of each kind."""
BATCH = 5_000


@dataclass
class Prepared:
    """A table as the load generator knows it."""

    id: str
    game: str
    tokens: list[str]


@dataclass
class Played:
    """The rows of a game, and its last snapshot if it has one."""

    rows: list[dict[str, Any]]
    snapshot: dict[str, Any] | None


def play(name: str, seed: int) -> Played:
    """Play a game at random up to its middle."""
    game, stream = registry.get(name), Stream(seed)
    table = TableGame("", Header(name, SEATS, game.rules_version))
    played = Played([], None)

    def take(change: Change) -> None:
        fields = {"seq": table.seq + 1, "at": time.time(), "kind": change.kind, "seat": change.seat}
        fields["data"] = change.data
        table.take(Row(**fields), change.outcome)
        played.rows.append(fields)
        if table.seq % snapshots.EVERY == 0:
            played.snapshot = {"seq": table.seq, "record": snapshots.write(table, None)}

    take(table.plan_start())
    while table.seq < ROWS[name]:
        seat = table.to_act()[0]
        legal = game.legal(table.state_for(seat))
        action = legal[stream.draw(len(legal))]
        take(table.plan_play(seat, None, table.decision_numbers[seat], action))
    return played


def prepare(url: str, games: dict[str, int]) -> list[Prepared]:
    """Fill a new database with this many tables of each game; the games alternate."""
    played = {name: [play(name, seed) for seed in range(DIFFERENT)] for name in games}
    names = sorted((number / count, name) for name, count in games.items() for number in range(count))
    tables = [
        Prepared(f"{number:012x}", name, [f"token {number} {seat}" for seat in range(SEATS)])
        for number, (_, name) in enumerate(names)
    ]
    found: dict[type[Base], list[dict[str, Any]]] = {kind: [] for kind in (User, Token, Table, Seat)}
    found |= {Row: [], Snapshot: []}
    for number, table in enumerate(tables):
        _seat(table, found)
        game = played[table.game][number // len(games) % DIFFERENT]
        found[Row] += [{"table_id": table.id, **row} for row in game.rows]
        if game.snapshot is not None:
            found[Snapshot].append({"table_id": table.id, **game.snapshot})
    asyncio.run(_store(url, found))
    return tables


def _seat(table: Prepared, found: dict[type[Base], list[dict[str, Any]]]) -> None:
    """Somebody on each seat of a table, known by a token."""
    for seat, token in enumerate(table.tokens):
        user, digest = f"{table.id}{seat}", hashlib.sha256(token.encode()).hexdigest()
        found[User].append({"id": user, "name": f"Guest {seat}", "created": 0.0})
        found[Token].append({"digest": digest, "user_id": user, "label": "load", "created": 0.0})
        found[Seat].append({"table_id": table.id, "number": seat, "kind": "person", "user_id": user})
    found[Table].append(
        {
            "id": table.id,
            "owner_id": f"{table.id}0",
            "title": "Load",
            "game": table.game,
            "players": SEATS,
            "modules": [],
            "options": {},
            "is_open": True,
            "state": "playing",
            "created": 0.0,
        }
    )


async def _store(url: str, found: dict[type[Base], list[dict[str, Any]]]) -> None:
    engine = database.connect(url)
    await database.migrate(engine)
    async with engine.begin() as connection:
        for kind, documents in found.items():
            for start in range(0, len(documents), BATCH):
                await connection.execute(insert(kind), documents[start : start + BATCH])
    await engine.dispose()
