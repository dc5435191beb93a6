"""How has a user done? Read from the stored results of the games that the user has played to their end.

Games from a position of somebody's choice do not count, nor does a game that a bot finished. Results that are
missing, because an earlier version stored the game or because it was imported, are computed and stored first.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, case, exists, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from sacbe.server.protocol import answers
from sacbe.server.storage.models import Result, Row, Seat, Table, User
from sacbe.server.storage.store import OVER, results_of
from sacbe.server.tables.game import GAME_KINDS
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.standings import standings

LAST = 12
"""How many of the last games are named."""
SETTLED = 50
"""How many missing results are computed for one request."""


async def results(tables: LiveTables, user: User) -> answers.Results:
    """How a user has done, in all games and in the last ones."""
    await _settle(tables, user)
    won, others = func.sum(case((Result.place == 1, 1), else_=0)), aliased(Result)
    counted = select(Table.game, func.count(), won, func.avg(Result.points)).where(*_played_by(user))
    best = select(func.max(others.points)).where(
        others.table_id == Result.table_id, others.seat != Result.seat
    )
    last = (
        select(Table, Result, best.correlate(Result).scalar_subquery())
        .where(*_played_by(user))
        .order_by(Result.ended.desc())
        .limit(LAST)
    )
    async with tables.store.db_sessions() as db:
        games = [answers.GameResults(*row) for row in await db.execute(counted.group_by(Table.game))]
        past = (await db.execute(last)).all()
    return answers.Results(
        sorted(games, key=lambda found: -found.games),
        [
            answers.PastGame(
                table=table.id,
                game=table.game,
                ended=result.ended,
                players=table.players,
                place=result.place,
                points=result.points,
                lead=result.points - (most or 0.0),
            )
            for table, result, most in past
        ],
    )


def _played_by(user: User) -> list[ColumnElement[bool]]:
    """Whole games in which the user has made the last moves of a seat."""
    return [
        Result.table_id == Table.id,
        Seat.table_id == Table.id,
        Seat.number == Result.seat,
        Seat.user_id == user.id,
        Seat.bot.is_(None),
        Table.options["position"].as_string().is_(None),
    ]


async def _settle(tables: LiveTables, user: User) -> None:
    """Compute and store the results that are missing."""
    has_result = exists().where(Result.table_id == Table.id).correlate(Table)
    sits = exists().where(Seat.table_id == Table.id, Seat.user_id == user.id).correlate(Table)
    missing = select(Table).where(Table.state == OVER, sits, ~has_result).order_by(Table.created.desc())
    async with tables.store.db_sessions() as db:
        found = [table.id for table in await db.scalars(missing) if not table.options.get("stopped")]
    for table_id in found[:SETTLED]:
        await _settle_one(tables, table_id)
        # A long game takes a while to replay; others are served meanwhile.
        await asyncio.sleep(0)


async def _settle_one(tables: LiveTables, table_id: str) -> None:
    table = await tables.get(table_id)
    ended = select(func.max(Row.at)).where(Row.table_id == table_id, Row.kind.in_(GAME_KINDS))
    async with tables.store.db_sessions() as db:
        db.add_all(results_of(table_id, standings(table, table.playing()), await db.scalar(ended) or 0.0))
        try:
            await db.commit()
        except IntegrityError:
            # Another request has done the same.
            await db.rollback()
