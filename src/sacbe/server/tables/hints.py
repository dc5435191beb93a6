"""A hint for a seat that is asked: what a strong bot would consider, and why.

Only people who play against bots get hints. A hint is computed in a thread, from what the seat may know; it
takes a fraction of a second.
"""

from __future__ import annotations

import secrets

from sacbe.bots.hints import Hint, find_hints
from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.server.errors import NotAllowed
from sacbe.server.protocol import answers
from sacbe.server.storage.models import User
from sacbe.server.tables import preview, seating
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.thinking import Urgency


async def hint(tables: LiveTables, table: LiveTable, user: User) -> answers.Hints:
    """The best answers to the pending decision of a user."""
    seat = seating.seat_of(table.seats, user)
    state = preview.state_of_asked(table, seat)
    if any(other.user_id not in (None, user.id) for other in table.seats):
        raise NotAllowed("Hints are for tables where all the others are bots.")
    game = table.game
    async with tables.thinking.admitted(user.id, lambda: Urgency.WAITED_FOR):
        found = await tables.thinking.in_thread(find_hints, game, state, secrets.randbits(32))
    return answers.Hints([hint_view(game, state, seat, hint) for hint in found])


def hint_view(game: Game, state: State, seat: int | None, hint: Hint) -> answers.Hint:
    """One answer, its value and why, as clients get it."""
    return answers.Hint(
        action=game.text(hint.action),
        worth=hint.value,
        changes=[answers.TermChange(change.term, change.by) for change in hint.changes],
        plan=planned(game, state, seat, hint),
    )


def named(game: Game, action: int) -> answers.NamedAction:
    """An action with its halves, like a choice."""
    return answers.NamedAction(game.text(action), game.actions.verb(action), game.actions.noun(action))


def planned(game: Game, state: State, seat: int | None, hint: Hint) -> list[answers.PlanStep]:
    """The actions of a plan, each with its follow-ups and the events that they would bring."""
    here, steps = state.copy(), list[answers.PlanStep]()
    is_secret = preview.chooses_in_secret(game, state)
    for actions in hint.plan:
        here.journal = journal = Journal()
        for action in actions:
            if not game.ends_turn(action):
                game.apply(here, action)
        brings = game.documents(journal.drain(), seat) if not is_secret else []
        steps.append(answers.PlanStep([named(game, action) for action in actions], brings))
    return steps
