# compiled
"""Between the placements and the quick action nothing may make the action impossible.

Only Ah Chuy Kak's pick-up comes between. A trial on a copy of the state, with all that must follow,
shows whether an answer leaves the action possible.
"""

from __future__ import annotations

import cython

from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.games.tzolkin import dispatch, game, ids
from sacbe.games.tzolkin.modules.quick_actions import spaces
from sacbe.games.tzolkin.rules import holdings
from sacbe.games.tzolkin.state import State


def reserve(state: State) -> None:
    """From now on the action that was chosen must stay possible (TP-126, TP-140)."""
    if state.quick_action == ids.TAKEN:
        state.quick_action = ids.RESERVED


def keep_possible(state: State, kind: int, seat: int) -> None:
    """Strike the answers that would make the reserved action impossible (TP-127, TP-140)."""
    if kind < ids.FOLLOW_UPS:
        return
    kept = 0
    for place in range(state.offered):
        if leaves_it_possible(state, seat, state.offers[place]):
            state.offers[kept] = state.offers[place]
            kept += 1
    state.offered = kept


def leaves_it_possible(state: State, seat: int, action: int) -> bool:  # with gil
    """Try an answer on a copy: is the action still possible after it, and after what follows?"""
    trial = cython.cast(State, state.copy())
    trial.journal = Journal()
    rules = cython.cast(Game, game.Tzolkin())
    rules.answer(trial, action)
    rules.run_automatic_steps(trial)
    if spends_what_is_needed(state, seat, trial.journal.drain()) or not spaces.can_perform(trial, seat):
        return False
    return can_go_on(trial, seat)


def can_go_on(state: State, seat: int) -> bool:  # with gil
    """Has the pending question a good answer? The last in a list often ends it, so it is tried first."""
    top = state.top()
    kind = state.frames[top]
    state.offered = 0
    dispatch.offer_answers(state, kind, seat, state.frames[top + 2], state.frames[top + 3])
    if kind < ids.FOLLOW_UPS:
        return bool(state.offered > 0)
    for place in range(state.offered - 1, -1, -1):
        if leaves_it_possible(state, seat, state.offers[place]):
            return True
    return False


def spends_what_is_needed(state: State, seat: int, rows: list[tuple[int, ...]]) -> bool:
    """Is the seat short of what the action costs at any moment, though it may gain it back (TP-127)?"""
    corn = spaces.corn_then(state, seat, state.corn[seat])
    blocks = holdings.blocks(state, seat)
    for kind, of, good, amount, *_ in rows:
        if of != seat or kind not in (ids.PAID_GOODS, ids.GAINED):
            continue
        change = amount if kind == ids.GAINED else -amount
        if good == ids.CORN:
            corn += change
        elif good < ids.BLOCKS:
            blocks += change
        if corn < spaces.corn_needed(state) or blocks < spaces.blocks_needed(state, seat):
            return True
    return False
