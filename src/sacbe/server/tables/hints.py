"""A hint for a seat that is asked: what a strong bot would consider, and why.

Only people who play against bots get hints. A hint is computed in a thread, from what the seat may know. A
narrow search answers at once, in a thread of its own; a wide one takes its turn among the bots.
"""

from __future__ import annotations

import secrets

from msgspec import UNSET, UnsetType

from sacbe.bots.hints import AT_ONCE, Hint, find_hints
from sacbe.core.effects import Effect
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


async def hint(tables: LiveTables, table: LiveTable, user: User, is_quick: bool = False) -> answers.Hints:
    """The best answers to the pending decision of a user, or at once what a narrow search finds."""
    seat, state = state_of_helped(table, user)
    game, seed = table.game, secrets.randbits(32)
    if is_quick:
        found = await tables.thinking.at_once(find_hints, game, state, seed, AT_ONCE)
    else:
        async with tables.thinking.admitted(user.id, lambda: Urgency.WAITED_FOR):
            found = await tables.thinking.in_thread(find_hints, game, state, seed)
    return answers.Hints([hint_view(game, state, seat, hint) for hint in found])


def state_of_helped(table: LiveTable, user: User) -> tuple[int | None, State]:
    """The seat of a user who is asked, and a copy of the state; refused where other people play."""
    seat = seating.seat_of(table.seats, user)
    state = preview.state_of_asked(table, seat)
    if any(other.user_id not in (None, user.id) for other in table.seats):
        raise NotAllowed("Hints are for tables where all the others are bots.")
    return seat, state


def hint_view(game: Game, state: State, seat: int | None, hint: Hint) -> answers.Hint:
    """One answer, its value and why, as clients get it."""
    return answers.Hint(
        action=game.text(hint.action),
        worth=hint.value,
        changes=[answers.TermChange(change.term, change.by) for change in hint.changes],
        plan=planned(game, state, seat, hint),
        reason=sent(hint.reason),
        warning=sent(hint.warning),
    )


def sent(effect: Effect | None) -> answers.Effect | UnsetType:
    """An effect as clients get it."""
    return UNSET if effect is None else answers.Effect(effect.kind, dict(effect.data))


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
