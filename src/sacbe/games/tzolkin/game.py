# compiled
"""Tzolk'in as a Game: passes every question to the file that answers it."""

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
from sacbe.core.words import Words
from sacbe.games.tzolkin import (
    actions,
    dispatch,
    encoding,
    explain,
    gifts,
    ids,
    inputs,
    invariants,
    names,
    observation,
    planning,
    position,
    standing,
    style,
    view,
)
from sacbe.games.tzolkin.actions import SPACE
from sacbe.games.tzolkin.decisions import KINDS
from sacbe.games.tzolkin.evaluation.terms import Evaluation
from sacbe.games.tzolkin.evaluation.weights import Weights
from sacbe.games.tzolkin.events import EVENT_KINDS
from sacbe.games.tzolkin.rules import scoring, setup
from sacbe.games.tzolkin.state import State
from sacbe.games.tzolkin.text import board, signs

PLACING = 0
PICKING_UP = 1
BEGGING = 2
WAYS = 3
"""The ways to spend a turn."""


def own(state: CoreState) -> State:
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
    search_horizon = 28  # to the end: a game has 27 days
    actions = SPACE
    event_kinds = EVENT_KINDS
    decision_kinds = KINDS
    weights = names.load("weights")
    blocks = inputs.BLOCKS
    observed = inputs.OBSERVED
    stages = inputs.STAGES
    network = networks.installed("sacbe.games.tzolkin", inputs.BLOCKS)

    installed: Weights

    def __init__(self) -> None:
        game.Game.__init__(self, ids.FOLLOW_UPS, actions.END_TURN, WAYS, plans_by_action=False)
        self.installed = Weights(self.weights)

    def begin(self, players: int, modules: tuple[str, ...], journal: Journal | None) -> State:
        state = State(players)
        state.journal = journal
        state.modules = sum(1 << names.MODULES.index(module) for module in modules)
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
        encoding.encode(cython.cast(State, state), seat, into)

    def observe(self, state: CoreState, seat: int, into: Features) -> None:
        observation.observe(cython.cast(State, state), seat, into)

    def way(self, state: CoreState, action: int) -> int:
        if state.kind() != ids.TURN:
            return PLACING
        if action < actions.PLACE:
            return BEGGING
        return PICKING_UP if actions.PICK_UP <= action < actions.END_TURN else PLACING

    def begins_turn(self, state: CoreState) -> bool:
        return state.kind() == ids.TURN and state.frames[state.top() + 2] == 0

    def give(self, state: CoreState, seat: int, stream: Stream) -> None:
        gifts.give(cython.cast(State, state), seat, stream)

    def check_options(self, players: int, modules: tuple[str, ...]) -> None:
        game.Game.check_options(self, players, modules)
        if players == 5 and "quick_actions" not in modules:
            raise BadOptions("tzolkin for five players needs the module quick_actions.")

    def scores(self, state: CoreState) -> list[int]:
        return [scoring.total(own(state), seat) for seat in range(state.players)]

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

    def guess(self, state: CoreState, seat: int | None, stream: Stream) -> None:
        view.guess(own(state), seat, stream)
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

    # Optional parts.

    def bring_turn(self, state: CoreState, seat: int) -> bool:  # python
        return planning.bring_turn(self, own(state), seat)

    def board_text(
        self, state: CoreState, seat: int | None, words: Words, players: Sequence[str], colour: bool
    ) -> str:
        return board.board(self, own(state), seat, words, players, colour)

    def action_note(self, state: CoreState, action: int, words: Words) -> str:
        return signs.action_note(self, own(state), action, words)

    def holdings_text(self, state: CoreState, seat: int) -> str:
        return signs.holdings_text(own(state), seat)

    def log_worthy(self, events: Sequence[Event]) -> list[Event]:
        return board.log_worthy(events)

    def style(self, played: Playthrough) -> list[dict[str, float]]:
        return style.style(played)
