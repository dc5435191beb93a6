"""What fits the moment: periods and rounds, supplies and the box, and what belongs to set-up alone."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.decisions import stack
from sacbe.games.mexica import geometry, ids, invariants, names
from sacbe.games.mexica.rules import setup
from sacbe.games.mexica.state import State

_ENDINGS = names.load("periods")["termination"]
IDLE_ROUNDS: int = _ENDINGS["idle_rounds_to_end_period"]
QUIET_ROUNDS: int = _ENDINGS["rounds_without_irreversible_event_to_end_period"]
OPEN_IN_PERIOD_1: int = names.load("calpulli")["drawn_period_1"]
POINTS_PER_TURN: int = names.load("action_points")["per_turn"]
_START = [names.CELLS.index(name) for name in names.START_CELLS]

UNTOUCHED_IN_SET_UP = {
    "tokens": "tokens",
    "stock": "temples",
    "points": "points",
    "bought": "tokens_bought",
    "proposed": "proposed",
    "triggered": "triggered",
    "spent_in_round": "spent_in_round",
    "events_in_round": "events_in_round",
}
"""What only turns change, and what documents call it."""


def faults(state: State) -> Iterator[str]:
    """What does not fit the moment that the pending frames show, as sentences."""
    yield from _course_faults(state)
    yield from _point_faults(state)
    yield from _score_faults(state)
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
    if state.round == 1 and state.quiet_rounds:
        yield f"quiet_rounds must be 0 in round 1, not {state.quiet_rounds}."
    if state.triggered and ids.OPEN in state.tiles:
        yield "triggered must be false while open_tiles holds some."
    if pending and pending[0] == ids.ROUND:
        if state.idle_rounds >= IDLE_ROUNDS:
            most = IDLE_ROUNDS - 1
            yield f"idle_rounds must be 0 to {most} while the period goes on, not {state.idle_rounds}."
        if state.quiet_rounds >= QUIET_ROUNDS:
            most = QUIET_ROUNDS - 1
            yield f"quiet_rounds must be 0 to {most} while the period goes on, not {state.quiet_rounds}."


def _point_faults(state: State) -> Iterator[str]:
    """A token bought costs a point; every other point is of the turn or of a token in the supply (MX-32)."""
    most = POINTS_PER_TURN - state.bought + state.tokens_left
    if state.action_points > most and stack(state):
        yield (
            f"action_points must be 0 to {most}, with {state.tokens_left} tokens to have been spent "
            f"and {state.bought} bought, not {state.action_points}."
        )


def _score_faults(state: State) -> Iterator[str]:
    """Districts and the palace are scored at the end of a period (MX-23, MX-24)."""
    is_over = not stack(state)
    for source, is_scored in (
        (ids.FROM_PERIOD_1, state.period == 2),
        (ids.FROM_PALACE, state.period == 2),
        (ids.FROM_PERIOD_2, is_over),
        (ids.FROM_UNFOUNDED, is_over),
    ):
        for seat in range(state.players):
            points = state.points[seat * ids.SOURCES + source]
            if points and not is_scored:
                path = f"seats[{seat}].points.{names.SOURCES[source]}"
                yield f"{path} must be 0 before that is scored, not {points}."


def neutral_temples(state: State) -> list[int]:
    """Neutral temples on the board, by level."""
    first = ids.TEMPLE + ids.NEUTRAL * ids.LEVELS
    ground = list(state.ground)
    return [ground.count(first + level) for level in range(ids.LEVELS)]


def _box_faults(state: State) -> Iterator[str]:
    shown = sum(where in (ids.OPEN, ids.FOUNDED) for where in state.tiles)
    if state.period == 1 and shown > OPEN_IN_PERIOD_1:
        yield f"open_tiles and tiles_on_board must be up to {OPEN_IN_PERIOD_1} in period 1, not {shown}."
    # Those of higher levels are drawn from among all of them, which begin at level 1 (MX-35).
    is_drawing = not {ids.PLACE_NEUTRAL, ids.DRAW_NEUTRAL_TEMPLE}.isdisjoint(_kinds(state))
    for level, count in enumerate(neutral_temples(state), 1):
        most = setup.neutral_temples(state, level)
        if count > most and not is_drawing:
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
    laid_out = State(state.players)
    setup.lay_out(laid_out)
    for field, said in UNTOUCHED_IN_SET_UP.items():
        if getattr(state, field) != getattr(laid_out, field):
            yield f"{said} must be as at the beginning in set-up, when nobody has had a turn."
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
