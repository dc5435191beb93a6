"""Which moment of the game it is, by the pending frames: set-up, a turn, a food day, the calendar."""

from __future__ import annotations

from sacbe.core.decisions import stack
from sacbe.games.tzolkin import ids
from sacbe.games.tzolkin.state import State

NO_SEAT = -1
WAITING = (
    ids.PICKING,
    ids.TURN_OVER,
    ids.RESOLVE_ICONS,
    ids.THEOLOGY_STEP,
    ids.BUILD,
    ids.ADVANCE,
    ids.RAISE_OTHERS,
)
"""Frames that wait while what was begun is completed."""


def kinds(state: State) -> list[int]:
    """The kinds of the pending frames, bottom to top; empty when the game is over."""
    return [frame[0] for frame in stack(state)]


def is_set_up(state: State) -> bool:
    """Is the table still being set up, with tiles that are secret or not yet dealt?"""
    return ids.OPEN_WEALTH in kinds(state)


def is_before_first_turn(state: State) -> bool:
    """Does anything of set-up still lie on the first round?"""
    frames = stack(state)
    return len(frames) > 1 and frames[0][:3:2] == [ids.ROUND, 0]


def mover(state: State) -> int:
    """The seat whose turn is in progress, or NO_SEAT."""
    frames = stack(state)
    if len(frames) < 2 or frames[0][0] != ids.ROUND or frames[0][2] == 0 or frames[1][0] == ids.FILL_ROW:
        return NO_SEAT
    return (state.marker + frames[0][2] - 1) % state.players


def may_stand(state: State, seat: int) -> bool:
    """May a worker of the seat stand on a space that is left at the end of the round?

    Not once the calendar has been reached, and not that of a seat whose turn is in progress and which has
    placed nobody in it. Whether the others have had their turns is history.
    """
    pending = kinds(state)
    if not pending or pending[0] in (ids.CHOOSE_DAYS, ids.FINAL_SCORING):
        return False
    return seat != mover(state) or pending[1] in (ids.PLACING, ids.TURN_OVER, ids.END_TURN)


def is_fed(state: State) -> bool:
    """Are the workers fed on the food day that is held?"""
    pending = kinds(state)
    return ids.CLOSE_FOOD_DAY in pending and ids.FEEDING not in pending
