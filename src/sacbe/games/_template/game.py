# compiled
"""The template as a Game: passes every question to the file that answers it.

The compiled core calls `list_legal`, `resolve` and `proceed` without going through Python, so this file, the
state and the rules below it are compiled; position, view and explanation are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from sacbe.core import game
from sacbe.core.chance import Stream
from sacbe.core.events import Journal
from sacbe.core.features import Features
from sacbe.core.reasons import Reason
from sacbe.core.state import State as CoreState
from sacbe.core.words import Words
from sacbe.games._template import (
    actions,
    dispatch,
    explain,
    ids,
    inputs,
    invariants,
    names,
    observation,
    position,
    standing,
    view,
)
from sacbe.games._template.actions import SPACE
from sacbe.games._template.decisions import KINDS
from sacbe.games._template.events import EVENT_KINDS
from sacbe.games._template.rules import scoring, setup
from sacbe.games._template.state import State
from sacbe.games._template.text import board


def own(state: CoreState) -> State:
    """A state that is known to be one of this game."""
    assert isinstance(state, State)
    return state


class Template(game.Game):
    """Traders at a market, for two to four players."""

    name = names.NAME
    min_players = 2
    max_players = ids.SEATS
    modules: tuple[str, ...] = ()
    rules_version = names.RULES_VERSION
    score_unit = 1
    actions = SPACE
    event_kinds = EVENT_KINDS
    decision_kinds = KINDS
    observed = inputs.OBSERVED

    def __init__(self) -> None:
        game.Game.__init__(self, ids.FOLLOW_UPS, actions.END_TURN)

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        state = State(players)
        state.journal = journal
        setup.lay_out(state)
        return state

    def list_legal(self, state: CoreState, kind: int, seat: int, a: int, b: int) -> None:
        dispatch.legal(cython.cast(State, state), kind, seat, a, b)

    def resolve(self, state: CoreState, kind: int, seat: int, a: int, b: int, action: int) -> None:
        dispatch.apply(cython.cast(State, state), kind, seat, a, b, action)

    def proceed(self, state: CoreState, kind: int, a: int, b: int) -> None:
        dispatch.proceed(cython.cast(State, state), kind, a, b)

    def observe(self, state: CoreState, seat: int, into: Features) -> None:
        observation.observe(cython.cast(State, state), seat, into)

    def scores(self, state: CoreState) -> list[int]:
        return [scoring.total(own(state), seat) for seat in range(state.players)]

    def breakdown(self, state: CoreState) -> list[dict[str, int]]:
        return [position.points_of(own(state), seat) for seat in range(state.players)]

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view.view(self, own(state), seat)

    def guess(self, state: CoreState, seat: int | None, stream: Stream) -> None:
        view.guess(self, own(state), seat, stream)
        self.relist(state)

    def position(self, state: CoreState) -> dict[str, Any]:
        return position.write(own(state))

    def read_position(self, document: Any) -> State:
        return position.read(document)

    def fault(self, state: CoreState) -> str | None:
        return invariants.fault(own(state))

    def unreachable(self, state: CoreState) -> str | None:
        return standing.fault(own(state))

    def explain(self, state: CoreState, action: int) -> Reason | None:
        return explain.explain(self, own(state), action)

    def board_text(
        self, state: CoreState, seat: int | None, words: Words, players: Sequence[str], colour: bool
    ) -> str:
        return board.board(self, own(state), seat, words, players, colour)
