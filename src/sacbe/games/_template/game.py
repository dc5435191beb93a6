"""The template as a Game: every question to it, passed on to the room that answers.

The compiled core calls `list_legal`, `resolve` and `proceed` without going through Python, so this file, the
state and the rules below it need their `.pxd`; position, view and explanation do not.
"""

from __future__ import annotations

from typing import Any

import cython

from sacbe.core import game
from sacbe.core.chance import Stream
from sacbe.core.events import Journal
from sacbe.core.reasons import Reason
from sacbe.games._template import (
    actions,
    decisions,
    explain,
    ids,
    invariants,
    names,
    position,
    standing,
    view,
)
from sacbe.games._template.actions import SPACE
from sacbe.games._template.events import EVENT_KINDS
from sacbe.games._template.frames import FRAMES
from sacbe.games._template.rules import scoring, setup
from sacbe.games._template.state import State


def own(state: game.State) -> State:
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
    frame_kinds = FRAMES.names

    def __init__(self) -> None:
        game.Game.__init__(self, ids.FOLLOW_UPS, actions.END_TURN)

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        state = State(players)
        state.journal = journal
        setup.lay_out(state)
        return state

    def list_legal(self, state: game.State, kind: int, seat: int, a: int, b: int) -> None:
        decisions.legal(cython.cast(State, state), kind, seat, a, b)

    def resolve(self, state: game.State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        decisions.apply(cython.cast(State, state), kind, seat, a, b, action)

    def proceed(self, state: game.State, kind: int, a: int, b: int) -> None:
        decisions.proceed(cython.cast(State, state), kind, a, b)

    def scores(self, state: game.State) -> list[int]:
        return [scoring.total(own(state), seat) for seat in range(state.players)]

    def breakdown(self, state: game.State) -> list[dict[str, int]]:
        return [position.points_of(own(state), seat) for seat in range(state.players)]

    def winners(self, state: game.State) -> list[int]:
        if not self.is_over(state):
            return []
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def view(self, state: game.State, seat: int | None) -> dict[str, Any]:
        return view.view(self, own(state), seat)

    def guess(self, state: game.State, seat: int | None, stream: Stream) -> None:
        view.guess(self, own(state), seat, stream)
        self.refresh(state)

    def position(self, state: game.State) -> dict[str, Any]:
        return position.write(own(state))

    def read_position(self, document: Any) -> State:
        return position.read(document)

    def fault(self, state: game.State) -> str | None:
        return invariants.fault(own(state))

    def unreachable(self, state: game.State) -> str | None:
        return standing.fault(own(state))

    def explain(self, state: game.State, action: int) -> Reason | None:
        return explain.explain(self, own(state), action)

    def is_simultaneous(self, kind: int) -> bool:
        return kind == ids.CHOOSE_FAVOUR
