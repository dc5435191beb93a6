"""What a coach says to a newcomer who plays against bots, from what the seat may know."""

from __future__ import annotations

import secrets

from msgspec import UNSET

from sacbe.bots.coach import counsel
from sacbe.server.protocol import answers
from sacbe.server.storage.models import User
from sacbe.server.tables import hints
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables


async def coach(tables: LiveTables, table: LiveTable, user: User) -> answers.Counsel:
    """One thing that is worth a word now, or nothing; refused where a hint is refused."""
    seat, state = hints.state_of_helped(table, user)
    found = await tables.thinking.at_once(counsel, table.game, state, secrets.randbits(32))
    advice = found.advice
    return answers.Counsel(
        guard=hints.sent(found.guard),
        advice=hints.hint_view(table.game, state, seat, advice) if advice is not None else UNSET,
    )
