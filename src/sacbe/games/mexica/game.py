"""Mexica as a Game: every question to it, passed on to the room that answers."""

from __future__ import annotations

from typing import Any

import cython

from sacbe.core import game
from sacbe.core.errors import BadOptions
from sacbe.core.events import Journal
from sacbe.core.reasons import Reason
from sacbe.games.mexica import (
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
from sacbe.games.mexica.actions import SPACE
from sacbe.games.mexica.events import EVENT_KINDS
from sacbe.games.mexica.frames import FRAMES
from sacbe.games.mexica.rules import points, scoring, setup
from sacbe.games.mexica.state import State


def own(state: game.State) -> State:
    """A state that is known to be one of this game."""
    assert isinstance(state, State)
    return state


class Mexica(game.Game):
    """A city of canals and temples in the lake, for two to four players."""

    name = "mexica"
    min_players = 2
    max_players = 4
    modules: tuple[str, ...] = ("neutral_hard", "neutral_very_hard")
    rules_version = 1
    score_unit = 1
    actions = SPACE
    event_kinds = EVENT_KINDS
    turns_ahead = 0
    frame_kinds = FRAMES.names

    def __init__(self) -> None:
        game.Game.__init__(self, ids.FOLLOW_UPS, actions.END_TURN)

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        state = State(players)
        state.journal = journal
        state.strength = position.strength_of(modules)
        setup.lay_out(state)
        return state

    def list_legal(self, state: game.State, kind: int, seat: int, a: int, b: int) -> None:
        decisions.legal(cython.cast(State, state), kind, seat, a, b)

    def resolve(self, state: game.State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        decisions.apply(cython.cast(State, state), kind, seat, a, b, action)

    def proceed(self, state: game.State, kind: int, a: int, b: int) -> None:
        decisions.proceed(cython.cast(State, state), kind, a, b)

    def prior(self, state: game.State, action: int) -> int:
        return hints.prior(cython.cast(State, state), action)

    def weigh(self, state: game.State, seat: int) -> int:
        return hints.evaluate(cython.cast(State, state), seat)

    def terms(self, state: game.State, seat: int) -> dict[str, int]:
        return hints.terms(own(state), seat)

    def check_options(self, players: int, modules: tuple[str, ...]) -> None:
        game.Game.check_options(self, players, modules)
        if modules and players != 2:
            raise BadOptions(f"{modules[0]} is for two players, who have neutral temples.")
        if len(modules) > 1:
            raise BadOptions("The neutral colour has one strength: neutral_hard or neutral_very_hard.")

    def scores(self, state: game.State) -> list[int]:
        return [points.total(own(state), seat) for seat in range(state.players)]

    def breakdown(self, state: game.State) -> list[dict[str, int]]:
        return [
            {source: own(state).points[seat * ids.SOURCES + i] for i, source in enumerate(names.SOURCES)}
            for seat in range(state.players)
        ]

    def winners(self, state: game.State) -> list[int]:
        return scoring.winners(own(state)) if self.is_over(state) else []

    def view(self, state: game.State, seat: int | None) -> dict[str, Any]:
        return view.view(self, own(state), seat)

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
