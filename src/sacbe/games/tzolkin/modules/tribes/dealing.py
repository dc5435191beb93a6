# compiled
"""Set-up with tribes: two for each seat, one of them kept in secret together with the wealth tiles."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids
from sacbe.games.tzolkin import material as base
from sacbe.games.tzolkin.state import State


def deal(state: State, dealt: int) -> None:
    """Deal two tribes to every seat, one after the other (TP-2)."""
    if dealt < ids.TRIBES_DEALT * state.players:
        state.ask(ids.DEAL_TRIBES, core.AUTOMATIC, dealt + 1)
        state.ask(ids.DEAL_TRIBE_TILE, core.CHANCE, dealt // ids.TRIBES_DEALT)


def legal_deal_tribe(state: State) -> None:
    """Every tribe not yet dealt may come."""
    for tribe in range(ids.ALL_TRIBES):
        if state.tribes[tribe] == ids.IN_DECK:
            state.offer(actions.DEAL_TRIBE + tribe)


def apply_deal_tribe(state: State, seat: int, action: int) -> None:
    """Deal the tribe; only its seat sees it (TP-2)."""
    state.tribes[action - actions.DEAL_TRIBE] = ids.DEALT + seat
    state.whisper(ids.TRIBE_DEALT, seat, action - actions.DEAL_TRIBE)


def legal_keep_tribe(state: State, seat: int) -> None:
    """Offer the two tribes dealt to the seat."""
    for tribe in range(ids.ALL_TRIBES):
        if state.tribes[tribe] == ids.DEALT + seat:
            state.offer(actions.KEEP_TRIBE + tribe)


def apply_keep_tribe(state: State, seat: int, action: int) -> None:
    """Keep the tribe in secret, then choose wealth tiles (TP-2, TP-11)."""
    tribe = action - actions.KEEP_TRIBE
    state.tribes[tribe] = ids.OWNED + seat
    state.whisper(ids.TRIBE_KEPT, seat, tribe)
    state.ask(ids.KEEP_WEALTH, seat, hooks.wealth_kept(state, seat, base.WEALTH_KEPT))


def reveal(state: State) -> None:
    """All have chosen: the tribes are shown, in turn order, and the others go back (TP-2)."""
    for turn in range(state.players):
        seat = (state.marker + turn) % state.players
        for tribe in range(ids.ALL_TRIBES):
            if state.tribes[tribe] == ids.OWNED + seat:
                state.tribe[seat] = tribe + 1
                state.note(ids.TRIBE_REVEALED, seat, tribe)
                gather_workers(state, seat)
    for tribe in range(ids.ALL_TRIBES):
        if state.tribes[tribe] < ids.OWNED or state.tribes[tribe] >= ids.DEALT:
            state.tribes[tribe] = ids.GONE


def gather_workers(state: State, seat: int) -> None:
    """Take the workers that the tribe starts with."""
    state.workers[seat] = hooks.workers_at_start(state, seat, base.WORKERS_START)
    state.hand[seat] = state.workers[seat]
