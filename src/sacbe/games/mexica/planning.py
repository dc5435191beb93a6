"""How does the next turn of a seat begin, if nobody else did anything until then?"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.core.decisions import put_stack, stack
from sacbe.core.game import Game
from sacbe.games.mexica import ids
from sacbe.games.mexica.rules import periods
from sacbe.games.mexica.state import State


def bring_turn(game: Game, state: State, seat: int) -> bool:
    """Six fresh points on the island as it is; not during set-up, nor beyond the end of the period."""
    pending = stack(state)
    if not pending or pending[0][0] != ids.ROUND:
        return False
    turn = (seat - state.first_player) % state.players
    is_next_round = turn < pending[0][2]
    if is_next_round and state.triggered:
        return False
    state.round += is_next_round
    put_stack(state, [[ids.ROUND, core.AUTOMATIC, turn + 1, 0]])
    periods.begin_turn(state, seat)
    game.relist(state)
    return True
