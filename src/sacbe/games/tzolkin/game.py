"""Tzolk'in as a Game: every question to it, passed on to the room that answers."""

from __future__ import annotations

from typing import Any

import cython

from sacbe.core import game
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions
from sacbe.core.events import Journal
from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import (
    actions,
    decisions,
    explain,
    hints,
    ids,
    invariants,
    names,
    position,
    standing,
    view,
)
from sacbe.games.tzolkin.actions import SPACE
from sacbe.games.tzolkin.events import EVENT_KINDS
from sacbe.games.tzolkin.frames import FRAMES
from sacbe.games.tzolkin.rules import scoring, setup
from sacbe.games.tzolkin.state import State


def own(state: game.State) -> State:
    """A state that is known to be one of this game."""
    assert isinstance(state, State)
    return state


class Tzolkin(game.Game):
    """The Mayan calendar, for two to four players, and its expansion, for up to five."""

    name = "tzolkin"
    min_players = 2
    max_players = 5
    modules = names.MODULES
    rules_version = 1
    score_unit = ids.QUARTERS
    turns_ahead = 28  # to the end: a game has 27 days
    actions = SPACE
    event_kinds = EVENT_KINDS
    frame_kinds = FRAMES.names

    def __init__(self) -> None:
        game.Game.__init__(self, ids.FOLLOW_UPS, actions.END_TURN)

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        state = State(players)
        state.journal = journal
        state.modules = sum(1 << names.MODULES.index(module) for module in modules)
        setup.lay_out(state)
        return state

    def list_legal(self, state: game.State, kind: int, seat: int, a: int, b: int) -> None:
        decisions.legal(cython.cast(State, state), kind, seat, a, b)

    def resolve(self, state: game.State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        decisions.apply(cython.cast(State, state), kind, seat, a, b, action)

    def proceed(self, state: game.State, kind: int, a: int, b: int) -> None:
        decisions.proceed(cython.cast(State, state), kind, a, b)

    def weigh(self, state: game.State, seat: int) -> int:
        return hints.evaluate(cython.cast(State, state), seat)

    def terms(self, state: game.State, seat: int) -> dict[str, int]:
        return hints.terms(own(state), seat)

    def check_options(self, players: int, modules: tuple[str, ...]) -> None:
        game.Game.check_options(self, players, modules)
        if players == 5 and "quick_actions" not in modules:
            raise BadOptions("tzolkin for five players needs the module quick_actions.")

    def scores(self, state: game.State) -> list[int]:
        return [scoring.total(own(state), seat) for seat in range(state.players)]

    def breakdown(self, state: game.State) -> list[dict[str, int]]:
        return [
            {source: own(state).points[seat * ids.SOURCES + i] for i, source in enumerate(names.SOURCES)}
            for seat in range(state.players)
        ]

    def winners(self, state: game.State) -> list[int]:
        return scoring.winners(own(state)) if self.is_over(state) else []

    def view(self, state: game.State, seat: int | None) -> dict[str, Any]:
        return view.view(self, own(state), seat)

    def guess(self, state: game.State, seat: int | None, stream: Stream) -> None:
        view.guess(own(state), seat, stream)
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
        return kind in (ids.KEEP_WEALTH, ids.KEEP_TRIBE)
