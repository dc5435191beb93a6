"""Why did a finished game end as it did? As clients get it, at the table and in its replay."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core import registry, swings
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.server.protocol import answers
from sacbe.server.tables.live_table import LiveTable


def of_table(table: LiveTable) -> answers.Account | None:
    """That of a table, among the seats that have not lost by the clock; found once after the last row."""
    session = table.session
    if session is None or table.is_stopped:
        return None
    if not table.accounts:
        among = [seat.number for seat in table.seats if not seat.has_forfeited]
        table.accounts.append(of_record(table.game, session.record, session.state, among))
    return table.accounts[0]


def of_record(game: Game, record: Record, end: State, among: Sequence[int]) -> answers.Account | None:
    """That of a record which ends in this state."""
    found = swings.account(game, end, registry.causes_of(game, record), among)
    if found is None:
        return None
    return answers.Account(
        found.winner,
        found.second,
        [_swing(game, swing) for swing in found.swings],
        [_swing(game, line) if line is not None else None for line in found.lines],
    )


def _swing(game: Game, swing: swings.Swing) -> answers.Swing:
    unit = game.score_unit
    return answers.Swing(
        cause=swing.cause,
        seat=swing.seat,
        against=swing.against,
        points=swing.points / unit,
        own=swing.own / unit,
        other=swing.other / unit,
        when=swing.when,
        place=swing.place,
        facts=dict(swing.facts),
    )
