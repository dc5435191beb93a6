"""Where each kind of frame may be: what it lies on, and what the position must be like (core/standing.py).

The questions are those of the rules that push the frame.
"""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core import standing
from sacbe.core.decisions import stack
from sacbe.games.tzolkin import extensions, ids, moment, standing_course, standing_follow_ups, timing
from sacbe.games.tzolkin.decisions import KINDS
from sacbe.games.tzolkin.state import State

TABLE = standing_course.TABLE | standing_follow_ups.TABLE


def fault(state: State) -> str | None:
    """The first thing about a state that no game could reach, as a sentence."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything about a state that no game could reach, as sentences."""
    yield from standing.faults(state, KINDS, TABLE | extensions.standings(state))
    yield from _foreign_frames(state)
    yield from timing.faults(state)
    yield from extensions.unreachable(state)


def _foreign_frames(state: State) -> Iterator[str]:
    """In a turn only its seat is asked, and only its steps are taken."""
    mover = moment.mover(state)
    for place, (kind, seat, of, _) in enumerate(stack(state)):
        if mover == moment.NO_SEAT or kind in (ids.ROUND, *range(ids.FILL_ROW + 1)):
            continue
        if mover != (of if kind < ids.KEEP_WEALTH else seat):
            yield f"pending[{place}] ({KINDS.names[kind]}) must be of seat {mover}, whose turn it is."
