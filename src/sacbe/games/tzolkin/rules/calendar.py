# compiled
"""The calendar: rounds, the starting player marker, turning the gears by one day or two."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.state import State

ALL_FOOD_DAYS = 4


def is_food_day(state: State) -> bool:
    """Does a food day follow this round, also if two days have passed over it (TZ-1, TZ-53)?"""
    return state.food_days < ALL_FOOD_DAYS and state.day >= material.FOOD_DAYS[state.food_days]


def is_last_round(state: State) -> bool:
    """The round of the last food day is the last (TZ-1)."""
    return state.food_days >= ALL_FOOD_DAYS - 1 and state.day >= material.FOOD_DAYS[ALL_FOOD_DAYS - 1]


def play_round(state: State, turns_taken: int) -> None:
    """The next turn, clockwise from the marker; after all turns the food day and the calendar (TZ-3)."""
    if turns_taken == 0:
        state.note(ids.DAY_BEGAN, -1, state.day)
    if turns_taken < state.players:
        seat = (state.marker + turns_taken) % state.players
        state.note(ids.TURN_BEGAN, seat)
        state.ask(ids.ROUND, core.AUTOMATIC, turns_taken + 1)
        state.ask(ids.TURN, seat)
        hooks.begin_turn(state, seat)
        return
    state.ask(ids.CALENDAR, core.AUTOMATIC)
    if is_food_day(state):
        state.ask(ids.FOOD_DAY, core.AUTOMATIC)


def turn_calendar(state: State) -> None:
    """The calendar step: corn on the teeth, or the starting player space is resolved (TZ-47 to TZ-50)."""
    hooks.return_workers(state)
    if state.starting_player_space == ids.NOBODY:
        state.tooth_corn += 1
        state.note(ids.TOOTH_CORN_ADDED, -1, state.tooth_corn)
        advance(state, 1)
        return
    seat = state.starting_player_space - 1
    state.starting_player_space = ids.NOBODY
    state.hand[seat] += 1
    if is_last_round(state):
        advance(state, 1)  # marker and double advance have no effect any more (TZ-54)
        return
    move_marker(state, seat)
    if can_advance_two_days(state, seat):
        state.ask(ids.CHOOSE_DAYS, seat)
    else:
        advance(state, 1)


def move_marker(state: State, seat: int) -> None:
    """The user of the space gets the marker; its holder passes it to the left (TZ-48)."""
    state.marker = (seat + 1) % state.players if state.marker == seat else seat
    state.note(ids.MARKER_MOVED, state.marker)


def can_advance_two_days(state: State, seat: int) -> bool:
    """Only with the light side up, and if no player's worker would miss its last space (TZ-50 to TZ-52)."""
    return not state.dark[seat] and not worker_blocks_two_days(state)


def worker_blocks_two_days(state: State) -> bool:
    """Would one day leave a player's worker on its gear, and two push it off (TZ-51, TZ-52)?"""
    for gear in range(ids.GEARS):
        for space in range(material.LAST_SPACE[gear] - 1, material.LAST_SPACE[gear] + 1):
            piece = state.spaces[gear * ids.GEAR_SPACES + space]
            if is_player(piece) and space == last_space(state, piece - 1, gear) - 1:
                return True
    return False


def is_player(piece: int) -> bool:
    """Is this a player's worker, not an idle one and not nobody?"""
    return piece != ids.NOBODY and piece != ids.IDLE


def last_space(state: State, seat: int, gear: int) -> int:
    """The last space on which a seat's worker stays on the gear (TZ-2)."""
    return hooks.last_space(state, seat, material.LAST_SPACE[gear])


def legal_choose_days(state: State) -> None:
    """One day or two; asked only where two are allowed."""
    state.offer(actions.TURN_CALENDAR)
    state.offer(actions.TURN_CALENDAR + 1)


def apply_choose_days(state: State, seat: int, action: int) -> None:
    """Advance; two days turn the player board to its dark side (TZ-50)."""
    days = action - actions.TURN_CALENDAR + 1
    if days == 2:
        state.dark[seat] = 1
        state.note(ids.BOARD_TURNED, seat, 1)
    advance(state, days)


def advance(state: State, days: int) -> None:
    """Turn all gears; then the next round begins, or the game is scored (TZ-62)."""
    state.note(ids.CALENDAR_TURNED, -1, days)
    for _ in range(days):
        turn_gears(state)
    if state.food_days == ALL_FOOD_DAYS:
        state.ask(ids.FINAL_SCORING, core.AUTOMATIC)
        return
    state.day += days
    state.ask(ids.ROUND, core.AUTOMATIC)


def turn_gears(state: State) -> None:
    """One day: every piece moves up a space; workers pushed off the end go back to hand (TZ-2, TZ-70)."""
    for gear in range(ids.GEARS):
        first = gear * ids.GEAR_SPACES
        teeth = material.TEETH[gear]
        wrapping = state.spaces[first + teeth - 1]
        for space in range(teeth - 1, 0, -1):
            state.spaces[first + space] = state.spaces[first + space - 1]
        state.spaces[first] = wrapping
        for space in range(material.LAST_SPACE[gear] + 1, teeth):
            if is_player(state.spaces[first + space]):
                push_off(state, gear, space)


def push_off(state: State, gear: int, space: int) -> None:
    """Return a player's worker that has moved beyond its last space, without an action (TZ-2)."""
    seat = state.spaces[gear * ids.GEAR_SPACES + space] - 1
    if space > last_space(state, seat, gear):
        state.spaces[gear * ids.GEAR_SPACES + space] = ids.NOBODY
        state.hand[seat] += 1
        state.note(ids.WORKER_RETURNED, seat, gear)
