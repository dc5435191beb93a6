# compiled
"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sacbe.core.decisions import DecisionKind
from sacbe.core.reasons import Reason
from sacbe.games.mexica import actions, names
from sacbe.games.mexica.decisions import KINDS
from sacbe.games.mexica.refusals import EXPLAINERS, at, richer
from sacbe.games.mexica.routes import routes
from sacbe.games.mexica.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game


def explain(game: Game, state: State, action: int) -> Reason | None:
    """The reason why an action is not legal now, or None if it is."""
    if action in game.legal(state):
        return None
    if state.depth == 0:
        return Reason("game-over", "MX-20")
    verb = actions.SPACE.verb(action)
    if verb in KINDS.chance:
        return Reason("chance-decides", KINDS.chance[verb].rule)
    frame = state.frame()
    if verb not in KINDS[frame.kind].verbs:
        return _other_question(KINDS[frame.kind], verb)
    number = action - actions.SPACE.base(verb)
    reason = EXPLAINERS[verb](state, frame, number)
    return _way(game, state, number) if reason.key == "not-beside" else reason


def _other_question(kind: DecisionKind, verb: str) -> Reason:
    """What is asked first, by its rule; in a turn by the rule of what the verb answers."""
    rule = kind.rule or next(other.rule for other in KINDS if other.rule and verb in other.verbs)
    return Reason("other-question", rule, {"question": kind.name})


def _way(game: Game, state: State, cell: int) -> Reason:
    """Why a pilli does not get to a free cell farther off: what the way costs, or that there is none."""
    costs = {route.to: route.cost for route in routes(game, richer(state))}
    cost = costs.get(names.CELLS[cell])
    if cost is None:
        return at("no-way-there", "MX-15", cell)
    if cost <= state.action_points:
        return at("not-beside", "MX-15", cell)
    return Reason(
        "way-costs", "MX-15", {"cell": names.CELLS[cell], "cost": cost, "have": state.action_points}
    )
