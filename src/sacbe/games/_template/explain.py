"""Why not: the reason that an action is not legal now, from the same questions that legality asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sacbe.core.decisions import stack
from sacbe.core.reasons import Reason
from sacbe.games._template import actions, ids, names
from sacbe.games._template.decisions import KINDS
from sacbe.games._template.rules import turn
from sacbe.games._template.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game


def explain(game: Game, state: State, action: int) -> Reason | None:
    """The reason why an action is not legal now, or None if it is."""
    if action in game.legal(state):
        return None
    if game.is_over(state):
        return Reason("game-over", "TM-6")
    verb = actions.SPACE.verb(action)
    if verb in KINDS.chance:
        return Reason("chance-decides", "TM-2")
    kind, seat, step, _ = stack(state)[-1]
    if verb not in KINDS[kind].verbs:
        return Reason("other-question", "TM-4", {"question": KINDS.names[kind]})
    noun = action - actions.SPACE.base(verb)
    if verb == "pay":
        return Reason("no-such-token", "TM-5", {"token": names.TOKENS[noun]})
    if verb == "end_turn":
        return Reason("no-passing", "TM-4")
    if step == ids.GATHERED:
        return Reason("gathered-already", "TM-4")
    return _cannot_take(state, seat, noun) if verb == "take" else Reason("taking-already", "TM-4")


def _cannot_take(state: State, seat: int, tile: int) -> Reason:
    if state.tiles[tile] != ids.OPEN:
        return Reason("not-in-the-market", "TM-2", {"tile": names.TILES[tile]})
    return Reason("costs-tokens", "TM-5", {"cost": 1, "have": turn.tokens_of(state, seat)})
