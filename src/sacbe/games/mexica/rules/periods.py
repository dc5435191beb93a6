# compiled
"""Rounds and periods: whose turn it is, when a period ends, and the rule against stalling."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.mexica import ids, material
from sacbe.games.mexica.rules import calpulli, scoring, temples, trapping
from sacbe.games.mexica.state import State


def play_round(state: State, turns_taken: int) -> None:
    """The next seat's turn, in order from the first player; after all turns the end of the round."""
    if turns_taken == 0:
        state.note(ids.ROUND_BEGAN, -1, state.round, state.period)
    if turns_taken == state.players:
        state.ask(ids.END_ROUND, core.AUTOMATIC)
        return
    seat = (state.first_player + turns_taken) % state.players
    state.ask(ids.ROUND, core.AUTOMATIC, turns_taken + 1)
    begin_turn(state, seat)


def begin_turn(state: State, seat: int) -> None:
    """Six fresh action points; those of the last turn are gone (MX-18)."""
    state.action_points = material.POINTS_PER_TURN
    state.bought = 0
    state.proposed = 0
    trapping.begin_turn(state)
    state.note(ids.TURN_BEGAN, seat)
    state.ask(ids.TURN, seat)


def end_turn(state: State, seat: int) -> None:
    """End the turn; if the end of the period is triggered, this round is its last (MX-20)."""
    state.note(ids.TURN_ENDED, seat, state.action_points)
    state.action_points = 0
    if not state.triggered and period_is_complete(state):
        state.triggered = 1
        state.note(ids.PERIOD_TRIGGERED, seat, state.period)


def period_is_complete(state: State) -> bool:
    """All tiles of the period founded or removed, and some player out of temples (MX-20)."""
    if calpulli.any_tile_open(state):
        return False
    for seat in range(state.players):
        if temples.has_no_temples(state, seat):
            return True
    return False


def end_round(state: State) -> None:
    """Count idle and quiet rounds; end the period if it is due, or go on (MX-20, MX-31)."""
    quiet = not state.events_in_round
    idle = quiet and not state.spent_in_round
    state.quiet_rounds = state.quiet_rounds + 1 if quiet else 0
    state.idle_rounds = state.idle_rounds + 1 if idle else 0
    state.events_in_round = 0
    state.spent_in_round = 0
    state.round += 1
    if state.triggered:
        state.ask(ids.END_PERIOD, core.AUTOMATIC)
    elif is_stalled(state):
        state.note(ids.PERIOD_STALLED, -1, state.period)
        remove_open_tiles(state)
        state.ask(ids.END_PERIOD, core.AUTOMATIC)
    else:
        announce_stall(state)
        state.ask(ids.ROUND, core.AUTOMATIC)


def is_stalled(state: State) -> bool:
    """Two idle rounds in a row, or six without anything irreversible (MX-31)."""
    return state.idle_rounds >= material.IDLE_ROUNDS or state.quiet_rounds >= material.QUIET_ROUNDS


def announce_stall(state: State) -> None:
    """Announce one round ahead that the period will end because there were no events (MX-31)."""
    if state.idle_rounds == material.IDLE_ROUNDS - 1 or state.quiet_rounds == material.QUIET_ROUNDS - 1:
        state.note(ids.STALL_NEAR, -1, state.idle_rounds, state.quiet_rounds)


def remove_open_tiles(state: State) -> None:
    """Tiles still open when a period stalls leave the game (MX-31)."""
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN:
            state.tiles[tile] = ids.REMOVED
            state.note(ids.TILE_REMOVED, -1, material.SIZE_OF[tile], ids.BY_STALL)


def end_period(state: State) -> None:
    """Score; then the second period opens, or the game is over (MX-20)."""
    state.note(ids.PERIOD_ENDED, -1, state.period)
    scoring.score_districts(state)
    scoring.score_palace(state)
    if state.period == 2:
        state.note(ids.GAME_ENDED, -1)
        return
    open_second_period(state)
    state.ask(ids.ROUND, core.AUTOMATIC)


def open_second_period(state: State) -> None:
    """New tiles and temples; canals and bridges are not refilled; the same player begins (MX-20, MX-34)."""
    state.period = 2
    state.triggered = 0
    state.idle_rounds = 0
    state.quiet_rounds = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.FACE_DOWN:
            state.tiles[tile] = ids.OPEN
    for seat in range(state.players):
        for level in range(ids.LEVELS):
            state.stock[seat * ids.LEVELS + level] += material.TEMPLES_OF_PERIOD[ids.LEVELS + level]
    state.note(ids.TILES_OPENED, -1)
    calpulli.remove_unfoundable(state)
    state.events_in_round = 0
