# compiled
"""Mexica as a Game: passes every question to the file that answers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from sacbe.core import game
from sacbe.core import network as networks
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions
from sacbe.core.events import Event, Journal
from sacbe.core.features import Features
from sacbe.core.playthrough import Playthrough
from sacbe.core.reasons import Reason
from sacbe.core.state import State as CoreState
from sacbe.core.turns import Route
from sacbe.core.words import Words
from sacbe.games.mexica import (
    actions,
    dispatch,
    encoding,
    explain,
    gifts,
    ids,
    inputs,
    invariants,
    material,
    names,
    observation,
    planning,
    position,
    routes,
    standing,
    style,
    view,
)
from sacbe.games.mexica.actions import SPACE
from sacbe.games.mexica.decisions import KINDS
from sacbe.games.mexica.evaluation.terms import Evaluation
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.events import EVENT_KINDS
from sacbe.games.mexica.rules import points, scoring, setup
from sacbe.games.mexica.state import State
from sacbe.games.mexica.text import board, signs


def own(state: CoreState) -> State:
    """A state that is known to be one of this game."""
    assert isinstance(state, State)
    return state


def has_done_nothing(state: State) -> bool:
    """Has the turn in progress all its action points, and nothing been bought or proposed in it?"""
    return state.action_points == material.POINTS_PER_TURN and state.bought == 0 and state.proposed == 0


def points_left(state: State) -> int:
    """Action points of the turn in progress."""
    return state.action_points


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
    search_horizon = 0
    decision_kinds = KINDS
    weights = names.load("weights")
    blocks = inputs.BLOCKS
    observed = inputs.OBSERVED
    stages = inputs.STAGES
    learns_leads = True
    network = networks.installed("sacbe.games.mexica", inputs.BLOCKS)

    installed: Weights

    def __init__(self) -> None:
        game.Game.__init__(self, ids.FOLLOW_UPS, actions.END_TURN)
        self.installed = Weights(self.weights)

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        state = State(players)
        state.journal = journal
        state.strength = position.strength_of(modules)
        setup.lay_out(state)
        return state

    def list_legal(self, state: CoreState, kind: int, seat: int, a: int, b: int) -> None:
        dispatch.legal(cython.cast(State, state), kind, seat, a, b)

    def resolve(self, state: CoreState, kind: int, seat: int, a: int, b: int, action: int) -> None:
        dispatch.apply(cython.cast(State, state), kind, seat, a, b, action)

    def proceed(self, state: CoreState, kind: int, a: int, b: int) -> None:
        dispatch.proceed(cython.cast(State, state), kind, a, b)

    def evaluation(self, weights: dict[str, Any] | None = None) -> Evaluation:
        return Evaluation(self.installed if weights is None else Weights(weights))

    def encode(self, state: CoreState, seat: int, into: Features) -> None:
        encoding.encode(cython.cast(Evaluation, into.by_hand), cython.cast(State, state), seat, into)

    def observe(self, state: CoreState, seat: int, into: Features) -> None:
        observation.observe(cython.cast(State, state), seat, into)

    def lapsing(self, state: CoreState) -> int:
        return points_left(cython.cast(State, state))

    def begins_turn(self, state: CoreState) -> bool:
        return state.kind() == ids.TURN and has_done_nothing(cython.cast(State, state))

    def give(self, state: CoreState, seat: int, stream: Stream) -> None:
        gifts.give(cython.cast(State, state), seat, stream)

    def free_action(self, state: CoreState) -> int | None:
        # Action points lapse at the end of a turn, and a token breaks ties even then (MX-18, MX-25).
        return actions.BUY_TOKEN if actions.BUY_TOKEN in self.legal(state) else None

    def check_options(self, players: int, modules: tuple[str, ...]) -> None:
        game.Game.check_options(self, players, modules)
        if modules and players != 2:
            raise BadOptions(f"{modules[0]} is for two players, who have neutral temples.")
        if len(modules) > 1:
            raise BadOptions("The neutral colour has one strength: neutral_hard or neutral_very_hard.")

    def scores(self, state: CoreState) -> list[int]:
        return [points.total(own(state), seat) for seat in range(state.players)]

    def breakdown(self, state: CoreState) -> list[dict[str, int]]:
        return [
            {source: own(state).points[seat * ids.SOURCES + i] for i, source in enumerate(names.SOURCES)}
            for seat in range(state.players)
        ]

    def ranked_by(self, state: CoreState, seat: int) -> list[int]:
        return scoring.ranked_by(own(state), seat)

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view.views(self, own(state), (seat,))[0]

    def views(self, state: CoreState, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return view.views(self, own(state), seats)

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

    # Optional parts.

    def bring_turn(self, state: CoreState, seat: int) -> bool:  # python
        return planning.bring_turn(self, own(state), seat)

    def routes(self, state: CoreState) -> list[Route]:
        return routes.routes(self, own(state))

    def board_text(
        self, state: CoreState, seat: int | None, words: Words, players: Sequence[str], colour: bool
    ) -> str:
        return board.board(self, own(state), seat, words, players, colour)

    def action_note(self, state: CoreState, action: int, words: Words) -> str:
        return signs.action_note(self, own(state), action, words)

    def holdings_text(self, state: CoreState, seat: int) -> str:
        return signs.holdings_text(own(state), seat)

    def log_worthy(self, events: Sequence[Event]) -> list[Event]:
        return signs.log_worthy(events)

    def style(self, played: Playthrough) -> list[dict[str, float]]:
        return style.style(self, played)
