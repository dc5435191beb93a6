"""What a coach says to a newcomer who plays against bots, from what the seat may know."""

from __future__ import annotations

import secrets

from msgspec import UNSET, UnsetType

from sacbe.bots.coach import counsel
from sacbe.bots.hints import Hint
from sacbe.core.events import Event
from sacbe.server.protocol import answers
from sacbe.server.storage.models import User
from sacbe.server.tables import hints
from sacbe.server.tables.digests import standing
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables


async def coach(tables: LiveTables, table: LiveTable, user: User) -> answers.Counsel:
    """What is worth a word now, or nothing; refused where a hint is refused."""
    seat, state = hints.state_of_helped(table, user)
    game, seed, events = table.game, secrets.randbits(32), since_last_turn(table, seat)
    found = await tables.thinking.at_once(counsel, game, state, seed, events)

    def as_sent(hint: Hint | None) -> answers.Hint | UnsetType:
        return UNSET if hint is None else hints.hint_view(game, state, seat, hint)

    return answers.Counsel(
        guard=hints.sent(found.guard),
        remedy=as_sent(found.remedy),
        review=hints.sent(found.review),
        advice=as_sent(found.advice),
    )


def since_last_turn(table: LiveTable, seat: int | None) -> list[Event]:
    """What happened since the last turn of a seat ended."""
    events = [event for entry in standing(table.history.after(0)) for event in entry.events]
    ends = [place for place, event in enumerate(events) if (event.kind, event.seat) == ("turn_ended", seat)]
    return events[ends[-1] + 1 :] if ends else events
