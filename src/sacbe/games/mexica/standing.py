"""Where each kind of frame may be: what it lies on, and what the position must be like (core/standing.py).

The questions are those of the rules that push the frame.
"""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core import standing
from sacbe.core.standing import BOTTOM, Frame, Standing
from sacbe.games.mexica import geometry, ids, timing
from sacbe.games.mexica.decisions import KINDS
from sacbe.games.mexica.rules import bridges, calpulli, canals, founding, movement, periods, setup, temples
from sacbe.games.mexica.state import State

MAX_DRAWS = 100


def fault(state: State) -> str | None:
    """The first thing about a state that no game could reach, as a sentence."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything about a state that no game could reach, as sentences."""
    yield from standing.faults(state, KINDS, TABLE)
    yield from timing.faults(state)


# Set-up.


def is_before_turns(state: State, frame: Frame) -> bool:
    """Does the frame lie on a round without turns?"""
    return frame.below[2] == 0


def is_deal(state: State, frame: Frame) -> bool:
    """Are as many tiles open as the frame says, and does the next step of set-up wait (MX-1)?"""
    dealt = list(state.tiles).count(ids.OPEN) + (frame.above[0] == ids.DRAW_CALPULLI)
    later = ids.PLACE_NEUTRAL if state.players == 2 else ids.PLACE_PILLIS
    return frame.below[0] == later and frame.a == dealt <= timing.OPEN_IN_PERIOD_1


def is_neutral_draw(state: State, frame: Frame) -> bool:
    """Are neutral cells drawn for two players? The hundredth failed draw lays out the fallback (MX-27)."""
    drawn = setup.neutral_cells(state)
    if state.players != 2 or drawn != sum(timing.neutral_temples(state)):
        return False
    if frame.above[0] == ids.DEAL_CALPULLI:
        return drawn == 0 and frame.a == 0
    return frame.a < MAX_DRAWS or drawn > 0


def is_neutral_temple(state: State, frame: Frame) -> bool:
    """Are all higher temples set, none lower, and so many of this level left (MX-26, MX-35)?"""
    allowed = [setup.neutral_temples(state, level) for level in range(1, ids.LEVELS + 1)]
    wanted = [count if level > frame.a else 0 for level, count in enumerate(allowed, 1)]
    wanted[frame.a - 1] = allowed[frame.a - 1] - frame.b
    wanted[0] = sum(allowed) - sum(wanted[1:])
    return state.players == 2 and wanted == timing.neutral_temples(state)


def is_placing(state: State, frame: Frame) -> bool:
    """Is the pilli in hand, and do the seats come in turn order (MX-2)?"""
    after = frame.below[1] if frame.below[0] == ids.PLACE_PILLI else state.first_player
    is_next = (frame.seat + 1) % state.players == after
    is_last = frame.below[0] == ids.ROUND
    return (
        is_next
        and (is_last or after != state.first_player)
        and (not is_last or is_before_turns(state, frame))
        and state.pilli[frame.seat] == ids.NOWHERE
    )


# Rounds and turns.


def is_round(state: State, frame: Frame) -> bool:
    """Are there as many turns as the frame says?"""
    return frame.a <= state.players


def is_turn(state: State, frame: Frame) -> bool:
    """Is it the turn of this seat, in order from the first player (MX-20)?"""
    seat = frame.a if frame.kind == ids.END_TURN else frame.seat
    return frame.below[2] >= 1 and seat == (state.first_player + frame.below[2] - 1) % state.players


def is_due(state: State, frame: Frame) -> bool:
    """Is the period complete, or has it stalled (MX-20, MX-31)? Either leaves no tile open."""
    return bool(state.triggered or periods.is_stalled(state)) and not calpulli.any_tile_open(state)


def is_vote(state: State, frame: Frame) -> bool:
    """Is it another seat's turn to vote on an open tile that was proposed (MX-33)?"""
    voters_before = (frame.seat - frame.below[1]) % state.players - 1
    return (
        voters_before >= 0
        and frame.b == state.players - 2 - voters_before
        and calpulli.open_tiles(state, frame.a) > 0
        and bool(state.proposed & (1 << (frame.a - ids.SMALLEST)))
    )


# What a turn has begun.


def is_own(state: State, frame: Frame) -> bool:
    """Is the seat asked in its own turn, its pilli on the board?"""
    return frame.seat == frame.below[1] and state.pilli[frame.seat] != ids.NOWHERE


def can_lay(state: State, frame: Frame) -> bool:
    """Has the seat the point, the tile and a place for it (MX-5)?"""
    tile = ids.SINGLE if frame.kind == ids.LAY_SINGLE else ids.DOUBLE
    return is_own(state, frame) and canals.can_lay_some(state, frame.seat, tile)


def can_go_on(state: State, frame: Frame) -> bool:
    """May a double begin on this cell?"""
    return can_lay(state, frame) and canals.can_begin_double(state, frame.seat, frame.a)


def can_turn_bridge(state: State, frame: Frame) -> bool:
    """May a bridge be built there, from the supply or from where it was lifted (MX-9 to MX-11)?"""
    if not is_own(state, frame):
        return False
    if frame.b == ids.NOWHERE:
        return bridges.can_build(state, frame.a)
    return bridges.can_lift(state, frame.b) and bridges.can_move_somewhere(
        state, frame.seat, frame.b, frame.a
    )


def can_relocate(state: State, frame: Frame) -> bool:
    """May this bridge be lifted and set somewhere else (MX-11)?"""
    is_bridge = geometry.is_bridge(state.ground[frame.a])
    return is_bridge and is_own(state, frame) and bridges.can_relocate(state, frame.seat, frame.a)


def can_build(state: State, frame: Frame) -> bool:
    """Has the seat such a temple, the points and a cell for it (MX-13)?"""
    return is_own(state, frame) and temples.can_build(state, frame.seat, frame.a)


def can_found(state: State, frame: Frame) -> bool:
    """Can the seat found its district with a tile of this size (MX-8)?"""
    return is_own(state, frame) and founding.can_found(state, frame.seat, frame.a)


def can_teleport(state: State, frame: Frame) -> bool:
    """Has the seat five points (MX-17)?"""
    return is_own(state, frame) and movement.can_teleport(state)


TABLE: dict[int, Standing[State]] = {
    # Set-up.
    ids.DRAW_FIRST_PLAYER: Standing((ids.DEAL_CALPULLI,)),
    ids.DRAW_CALPULLI: Standing((ids.DEAL_CALPULLI,)),
    ids.DRAW_NEUTRAL_CELL: Standing((ids.PLACE_NEUTRAL,)),
    ids.DRAW_NEUTRAL_TEMPLE: Standing(
        (ids.PLACE_PILLIS,), is_neutral_temple, "two players, and the neutral temples set so far"
    ),
    ids.DEAL_CALPULLI: Standing(
        (ids.PLACE_NEUTRAL, ids.PLACE_PILLIS),
        is_deal,
        f"as many tiles dealt as are open, up to {timing.OPEN_IN_PERIOD_1}, and what is next in set-up",
    ),
    ids.PLACE_NEUTRAL: Standing(
        (ids.PLACE_PILLIS,),
        is_neutral_draw,
        f"two players, and a draw that has failed up to {MAX_DRAWS} times",
    ),
    ids.PLACE_PILLIS: Standing((ids.ROUND,), is_before_turns, "a round without turns"),
    ids.PLACE_PILLI: Standing(
        (ids.ROUND, ids.PLACE_PILLI), is_placing, "a pilli in hand, and the seats in turn order"
    ),
    # Rounds and turns.
    ids.ROUND: Standing((BOTTOM,), is_round, "turns_taken of at most the number of players"),
    ids.END_ROUND: Standing((BOTTOM,)),
    ids.END_PERIOD: Standing((BOTTOM,), is_due, "a period triggered or stalled, without open tiles"),
    ids.TURN: Standing((ids.ROUND,), is_turn, "the seat whose turn it is by first_player and turns_taken"),
    ids.END_TURN: Standing(
        (ids.ROUND,), is_turn, "the seat whose turn it is by first_player and turns_taken"
    ),
    ids.VOTE: Standing(
        (ids.TURN,),
        is_vote,
        "a size that is open and proposed, and a seat other than the proposer's, in order",
    ),
    # What a turn has begun.
    ids.LAY_SINGLE: Standing(
        (ids.TURN,), can_lay, "the seat in turn, with a point, a tile and a place for it"
    ),
    ids.LAY_FIRST: Standing(
        (ids.TURN,), can_lay, "the seat in turn, with a point, a tile and a place for it"
    ),
    ids.LAY_SECOND: Standing(
        (ids.TURN,), can_go_on, "the seat in turn, and a cell on which a double may begin"
    ),
    ids.CHOOSE_AXIS: Standing(
        (ids.TURN,), can_turn_bridge, "the seat in turn, and a cell over which the bridge may lie"
    ),
    ids.CHOOSE_GOAL: Standing(
        (ids.TURN,), can_relocate, "the seat in turn, and a bridge that may be relocated"
    ),
    ids.CHOOSE_SITE: Standing(
        (ids.TURN,), can_build, "the seat in turn, with the points, the temple and a cell for it"
    ),
    ids.CHOOSE_TILE_CELL: Standing(
        (ids.TURN,), can_found, "the seat in turn, in a district of this size that it can found"
    ),
    ids.CHOOSE_LANDING: Standing((ids.TURN,), can_teleport, "the seat in turn, with five action points"),
}
