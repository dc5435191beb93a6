"""A hint for a seat that is asked: what a strong bot would consider, and why.

It is for those who play bots: where other people play, nobody is helped. It thinks in a thread, from what the
seat may know, for about a second.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict
from typing import Any

from sacbe.bots.advice import Advice, advise
from sacbe.bots.search import Budget
from sacbe.core.game import Game
from sacbe.server import foresight, tables
from sacbe.server.errors import NotAllowed
from sacbe.server.hall import Hall, Room
from sacbe.server.models import User

BUDGET = Budget(seconds=1.2)
"""To find the answers takes half of it, to compare them as long again."""


async def hint(hall: Hall, room: Room, person: User) -> dict[str, Any]:
    """The best answers to the question that a person is asked."""
    seat = tables.seat_of(room.seats, person)
    state = foresight.asked(room.live, seat)
    if any(other.user_id not in (None, person.id) for other in room.seats):
        raise NotAllowed("Hints are for tables where all the others are bots.")
    hall.limits.count("hints", person.id)
    game = room.live.game
    found = await asyncio.to_thread(advise, game, state, BUDGET, secrets.randbits(32))
    return {"advice": [told(game, advice) for advice in found]}


def told(game: Game, advice: Advice) -> dict[str, Any]:
    """One answer as the protocol tells it."""
    changes = [asdict(change) for change in advice.changes]
    return {"action": game.text(advice.action), "worth": advice.worth, "changes": changes}
