"""What a seat would do in its next turn, planned while others move: on a copy, and stored nowhere.

While the seat is asked, the same says which steps of its plan are still possible.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from sacbe.core.chance import Stream
from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.protocol import answers
from sacbe.server.tables.game import TableGame, read_action, why
from sacbe.server.tables.preview import chooses_in_secret, routes_of, state_of_asked
from sacbe.server.tables.views import choices_of

MAX_PLANNED = 60


def plan(table: TableGame, seat: int | None, steps: Sequence[Sequence[str]]) -> answers.Plan:
    """The table after the possible steps, what each brings or why it is not possible, and what may follow."""
    if seat is None:
        raise NotAllowed("Only who has a seat plans its turn.")
    if sum(len(step) for step in steps) > MAX_PLANNED:
        raise Refused(f"At most {MAX_PLANNED} actions are planned at once.")
    game, state, tried = table.game, _turn_of(table, seat), list[answers.PlannedStep]()
    for step in steps:
        trial = state.copy()
        found = _take(game, trial, seat, step)
        tried.append(found)
        if found.legal:
            state = trial
    seen = Raw(msgspec.json.encode(game.view(state, seat)))
    is_asked = game.to_act(state) == seat
    possible = Raw(msgspec.json.encode(choices_of(game, state, seat) if is_asked else []))
    return answers.Plan(seen, possible, routes_of(game, state) if is_asked else [], tried)


def _turn_of(table: TableGame, seat: int) -> State:
    """The pending turn of a seat, or its next one as if nobody did anything until then."""
    state = table.playing().state
    table.check_not_stopped()
    if not table.is_over and chooses_in_secret(table.game, state):
        raise NotAllowed("Nothing is planned while seats choose in secret.")
    if seat in table.to_act():
        return state_of_asked(table, seat)
    state = state.copy()
    table.game.guess(state, seat, Stream(0))
    if table.is_over or not table.game.bring_turn(state, seat):
        raise NotAllowed("How your next turn begins is not known yet.")
    return state


def _take(game: Game, state: State, seat: int, step: Sequence[str]) -> answers.PlannedStep:
    """Take all actions of a step on a state, if they are legal one after the other."""
    state.journal = journal = Journal()
    for text in step:
        action = read_action(game, state, text)
        if game.to_act(state) != seat:
            return answers.PlannedStep(False)
        if action not in game.legal(state):
            reason = game.explain(state, action)
            return answers.PlannedStep(False, **(why(reason) if reason is not None else {}))
        game.apply(state, action)
    return answers.PlannedStep(True, game.documents(journal.drain(), seat))
