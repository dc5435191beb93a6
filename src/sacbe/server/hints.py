"""A hint for a seat that is asked: what a strong bot would consider, and why.

It is for those who play bots: where other people play, nobody is helped. It thinks in a thread, from what the
seat may know. How long that takes depends on the machine; it is made for an answer within a second.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import Any

from sacbe.bots.advice import Advice, advise
from sacbe.bots.search import Budget
from sacbe.core.events import Journal
from sacbe.core.game import Game, State
from sacbe.server import foresight, tables
from sacbe.server.errors import NotAllowed
from sacbe.server.hall import Hall, Room
from sacbe.server.models import User
from sacbe.server.thinking import Urgency

BUDGET = Budget(seconds=0.8)
"""To find the answers takes half of it, to compare them as long again at most."""


async def hint(hall: Hall, room: Room, person: User) -> dict[str, Any]:
    """The best answers to the question that a person is asked."""
    seat = tables.seat_of(room.seats, person)
    state = foresight.asked(room.live, seat)
    if any(other.user_id not in (None, person.id) for other in room.seats):
        raise NotAllowed("Hints are for tables where all the others are bots.")
    hall.limits.count("hints", person.id)
    game = room.live.game
    async with hall.thinking.admitted(person.id, lambda: Urgency.WAITED_FOR):
        found = await hall.thinking.in_thread(advise, game, state, BUDGET, secrets.randbits(32))
    return {"advice": [told(game, state, seat, advice) for advice in found]}


def told(game: Game, state: State, seat: int | None, advice: Advice) -> dict[str, Any]:
    """One way to go on as the protocol tells it."""
    return {
        "action": game.text(advice.action),
        "worth": advice.worth,
        "changes": [asdict(change) for change in advice.changes],
        "plan": planned(game, state, seat, advice),
    }


def named(game: Game, action: int) -> dict[str, Any]:
    """An action with its halves, like a choice."""
    return {"action": game.text(action), "verb": game.actions.verb(action), "noun": game.actions.noun(action)}


def planned(game: Game, state: State, seat: int | None, advice: Advice) -> list[dict[str, Any]]:
    """The actions of a plan, each with its follow-ups and the events that they would bring."""
    here, steps = state.copy(), list[dict[str, Any]]()
    is_secret = foresight.chooses_in_secret(game, state)
    for actions in advice.plan:
        here.journal = journal = Journal()
        for action in actions:
            if not game.ends_turn(action):
                game.apply(here, action)
        events = [event for event in game.events(journal.take()) if event.known_to(seat) and not is_secret]
        steps.append(
            {
                "actions": [named(game, action) for action in actions],
                "brings": [event.document() for event in events],
            }
        )
    return steps
