"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sacbe.core import ids as core
from sacbe.core.reasons import Reason
from sacbe.games.mexica import actions, ids, names
from sacbe.games.mexica.frames import FRAMES
from sacbe.games.mexica.refusals import EXPLAINERS, at, richer
from sacbe.games.mexica.state import State
from sacbe.games.mexica.ways import ways

if TYPE_CHECKING:
    from sacbe.core.game import Game

IN_TURN = (
    "canal",
    "bridge",
    "relocate",
    "temple",
    "found",
    "step",
    "boat",
    "teleport",
    "buy_token",
    "spend_token",
    "propose",
    "end_turn",
)
# The verbs that answer each kind of question.
ANSWERS: dict[int, tuple[str, ...]] = {
    ids.PLACE_PILLI: ("start",),
    ids.TURN: IN_TURN,
    ids.VOTE: ("vote",),
    ids.LAY_SINGLE: ("lay",),
    ids.LAY_FIRST: ("lay",),
    ids.LAY_SECOND: ("lay",),
    ids.CHOOSE_AXIS: ("axis",),
    ids.CHOOSE_GOAL: ("bridge",),
    ids.CHOOSE_SITE: ("build",),
    ids.CHOOSE_TILE_CELL: ("tile",),
    ids.CHOOSE_LANDING: ("land",),
}
# The rule of each question that keeps others waiting.
RULES = {
    ids.DRAW_FIRST_PLAYER: "MX-4",
    ids.DRAW_CALPULLI: "MX-3",
    ids.DRAW_NEUTRAL_CELL: "MX-27",
    ids.DRAW_NEUTRAL_TEMPLE: "MX-27",
    ids.PLACE_PILLI: "MX-2",
    ids.VOTE: "MX-33",
    ids.LAY_SINGLE: "MX-5",
    ids.LAY_FIRST: "MX-5",
    ids.LAY_SECOND: "MX-5",
    ids.CHOOSE_AXIS: "MX-10",
    ids.CHOOSE_GOAL: "MX-11",
    ids.CHOOSE_SITE: "MX-13",
    ids.CHOOSE_TILE_CELL: "MX-8",
    ids.CHOOSE_LANDING: "MX-17",
}
CHANCE_VERBS = {
    "first_player": ids.DRAW_FIRST_PLAYER,
    "draw": ids.DRAW_CALPULLI,
    "neutral": ids.DRAW_NEUTRAL_CELL,
}


def explain(game: Game, state: State, action: int) -> Reason | None:
    """The reason why an action is not legal now, or None if it is."""
    if action in game.legal(state):
        return None
    if state.depth == 0:
        return Reason("game-over", "MX-20")
    verb = actions.SPACE.verb(action)
    if verb in CHANCE_VERBS:
        return Reason("chance-decides", RULES[CHANCE_VERBS[verb]])
    start = (state.depth - 1) * core.FRAME
    frame = (state.frames[start], state.frames[start + 1], state.frames[start + 2], state.frames[start + 3])
    if verb not in ANSWERS.get(frame[0], ()):
        return _other_question(frame[0], verb)
    number = action - actions.SPACE.base(verb)
    reason = EXPLAINERS[verb](state, frame, number)
    return _way(game, state, number) if reason.key == "not-beside" else reason


def _other_question(kind: int, verb: str) -> Reason:
    """What is asked first, by its rule; in a turn by the rule of what the verb answers."""
    asked = kind if kind in RULES else next(k for k in RULES if verb in ANSWERS.get(k, ()))
    return Reason("other-question", RULES[asked], {"question": FRAMES.names[kind]})


def _way(game: Game, state: State, cell: int) -> Reason:
    """Why a pilli does not get to a free cell farther off: what the way costs, or that there is none."""
    costs = {way.to: way.cost for way in ways(game, richer(state))}
    cost = costs.get(names.CELLS[cell])
    if cost is None:
        return at("no-way-there", "MX-15", cell)
    if cost <= state.action_points:
        return at("not-beside", "MX-15", cell)
    return Reason(
        "way-costs", "MX-15", {"cell": names.CELLS[cell], "cost": cost, "have": state.action_points}
    )
