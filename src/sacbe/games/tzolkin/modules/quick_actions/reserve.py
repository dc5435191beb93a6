"""Between the placements and the quick action nothing may make the action impossible.

Only Ah Chuy Kak's pick-up comes between. Whether an answer leaves the action possible is seen by trying it on
a copy, with all that must follow.
"""

from __future__ import annotations

import cython

from sacbe.core import ids as core
from sacbe.core.events import Journal
from sacbe.games.tzolkin import decisions, ids
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


def leaves_it_possible(state: State, seat: int, action: int) -> bool:
    """Try an answer on a copy: is the action still possible after it, and after some way to go on?"""
    trial = cython.cast(State, state.copy())
    trial.journal = Journal()
    answer(trial, action)
    if spends_what_is_needed(state, seat, trial.journal.take()) or not spaces.can_perform(trial, seat):
        return False
    return has_way_on(trial, seat)


def has_way_on(state: State, seat: int) -> bool:
    """Has the question that stands a good answer? The last in a list often ends it, so it is tried first."""
    top = (state.depth - 1) * core.FRAME
    kind = state.frames[top]
    state.offered = 0
    decisions.offer_answers(state, kind, seat, state.frames[top + 2], state.frames[top + 3])
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


def answer(state: State, action: int) -> None:
    """Answer the question that stands, and run the steps that follow by themselves."""
    kind = state.frames[(state.depth - 1) * core.FRAME]
    seat = state.frames[(state.depth - 1) * core.FRAME + 1]
    a = state.frames[(state.depth - 1) * core.FRAME + 2]
    b = state.frames[(state.depth - 1) * core.FRAME + 3]
    state.drop()
    decisions.apply(state, kind, seat, a, b, action)
    while state.frames[(state.depth - 1) * core.FRAME + 1] == core.AUTOMATIC:
        kind = state.frames[(state.depth - 1) * core.FRAME]
        a = state.frames[(state.depth - 1) * core.FRAME + 2]
        b = state.frames[(state.depth - 1) * core.FRAME + 3]
        state.drop()
        decisions.proceed(state, kind, a, b)
