# compiled
"""Set-up: the first tokens and the secret favours."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games._template import actions, ids, material
from sacbe.games._template.state import State


def lay_out(state: State) -> None:
    """Give out the tokens and line up the steps of set-up, the last first (TM-2, TM-3)."""
    for seat in range(state.players):
        for token in range(ids.TOKENS):
            state.tokens[seat * ids.TOKENS + token] = material.STARTING_TOKENS[token]
    state.ask(ids.ROUND, core.AUTOMATIC)
    state.ask(ids.ASK_FAVOURS, core.AUTOMATIC)
    state.ask(ids.FILL_MARKET, core.AUTOMATIC)


def ask_favours(state: State) -> None:
    """Ask every seat at once, to be answered in any order (TM-3)."""
    for seat in range(state.players - 1, -1, -1):
        state.ask(ids.CHOOSE_FAVOUR, seat)


def legal_choose_favour(state: State) -> None:
    """Offer every kind."""
    for kind in range(ids.KINDS):
        state.offer(actions.FAVOUR + kind)


def apply_choose_favour(state: State, seat: int, action: int) -> None:
    """Favour the kind; only the seat itself knows (TM-3)."""
    kind = action - actions.FAVOUR
    state.favour[seat] = kind + 1
    state.whisper(ids.FAVOUR_CHOSEN, seat, kind)
