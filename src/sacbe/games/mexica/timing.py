"""What fits the moment: periods and rounds, supplies and the box, and what belongs to set-up alone."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.frames import stack
from sacbe.games.mexica import geometry, ids, invariants, names
from sacbe.games.mexica.rules import setup
from sacbe.games.mexica.state import State

_ENDINGS = names.load("periods")["termination"]
IDLE_ROUNDS: int = _ENDINGS["idle_rounds_to_end_period"]
QUIET_ROUNDS: int = _ENDINGS["rounds_without_irreversible_event_to_end_period"]
OPEN_IN_PERIOD_1: int = names.load("calpulli")["drawn_period_1"]
POINTS_PER_TURN: int = names.load("action_points")["per_turn"]
_START = [names.CELLS.index(name) for name in names.START_CELLS]


def faults(state: State) -> Iterator[str]:
    """What does not fit the moment that the pending frames tell, as sentences."""
    yield from _course_faults(state)
    yield from _point_faults(state)
    yield from _box_faults(state)
    yield from _pilli_faults(state)
    yield from _set_up_faults(state)


def _kinds(state: State) -> list[int]:
    return [frame[0] for frame in stack(state)]


def is_set_up(state: State) -> bool:
    """Does anything of set-up still lie on the first round?"""
    frames = stack(state)
    return len(frames) > 1 and frames[0][:3:2] == [ids.ROUND, 0]


def _course_faults(state: State) -> Iterator[str]:
    pending = _kinds(state)
    if not pending and (state.period != 2 or ids.OPEN in state.tiles):
        yield "pending can be empty, at the end of the game, only in period 2 without open_tiles."
    if state.round < state.period:
        yield f"round must be {state.period} or more in period {state.period}, not {state.round}."
    if pending and pending[0] == ids.ROUND:
        if state.idle_rounds >= IDLE_ROUNDS:
            most = IDLE_ROUNDS - 1
            yield f"idle_rounds must be 0 to {most} while the period goes on, not {state.idle_rounds}."
        if state.quiet_rounds >= QUIET_ROUNDS:
            most = QUIET_ROUNDS - 1
            yield f"quiet_rounds must be 0 to {most} while the period goes on, not {state.quiet_rounds}."


def _point_faults(state: State) -> Iterator[str]:
    """Every point beyond those of a turn is a token spent, which is in the supply now (MX-32)."""
    most = POINTS_PER_TURN + state.tokens_left
    if state.action_points > most:
        yield (
            f"action_points must be 0 to {most}, with {state.tokens_left} tokens to have been spent, "
            f"not {state.action_points}."
        )


def neutral_temples(state: State) -> list[int]:
    """Neutral temples on the board, by level."""
    first = ids.TEMPLE + ids.NEUTRAL * ids.LEVELS
    ground = list(state.ground)
    return [ground.count(first + level) for level in range(ids.LEVELS)]


def _box_faults(state: State) -> Iterator[str]:
    shown = sum(where in (ids.OPEN, ids.FOUNDED) for where in state.tiles)
    if state.period == 1 and shown > OPEN_IN_PERIOD_1:
        yield f"open_tiles and tiles_on_board must be up to {OPEN_IN_PERIOD_1} in period 1, not {shown}."
    for level, count in enumerate(neutral_temples(state), 1):
        most = setup.neutral_temples(state, level)
        if count > most and not is_set_up(state):
            yield f"temples must hold up to {most} neutral ones of level {level}, not {count}."
    for seat in range(state.players):
        for source, name in enumerate(names.SOURCES):
            if state.points[seat * ids.SOURCES + source] < 0:
                yield f"seats[{seat}].points must be 0 or more, not less by {name}."


def _pilli_faults(state: State) -> Iterator[str]:
    """Pillis come to the board at the end of set-up, on the start cells, and stay there (MX-2)."""
    pending = _kinds(state)
    placing = {frame[1] for frame in stack(state) if frame[0] == ids.PLACE_PILLI}
    for seat in range(state.players):
        is_out = state.pilli[seat] != ids.NOWHERE
        if ids.PLACE_PILLIS in pending:
            if is_out:
                yield f"seats[{seat}].pilli must be null before pillis are placed."
        elif not is_out and seat not in placing:
            yield f"seats[{seat}].pilli must be on the board."
        elif is_out and placing and state.pilli[seat] not in _START:
            yield f"seats[{seat}].pilli must be on a start cell in set-up."


def _set_up_faults(state: State) -> Iterator[str]:
    if not is_set_up(state):
        return
    if (state.round, state.period) != (1, 1):
        yield f"pending holds set-up, which is over in round {state.round}."
    if invariants.canal_cells(state) > 0:
        yield "canals must be the printed ones alone in set-up."
    for what in state.ground:
        is_neutral = geometry.is_temple(what) and geometry.temple_colour(what) == ids.NEUTRAL
        if (
            geometry.is_bridge(what)
            or geometry.is_calpulli(what)
            or (geometry.is_temple(what) and not is_neutral)
        ):
            yield "bridges, tiles_on_board and temples of players must be empty in set-up."
            return
