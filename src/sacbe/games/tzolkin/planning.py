"""How does the next turn of a seat begin, if nobody else did anything until then?

Later in this round it begins on the table as it is; otherwise tomorrow, when the calendar has turned by one
day, after the food day if there is one. Buildings that would be revealed meanwhile are unknown: their places
stay empty.
"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.core.decisions import put_stack, stack
from sacbe.core.game import Game
from sacbe.games.tzolkin import forecast, hooks, ids, moment
from sacbe.games.tzolkin.rules import calendar, food_day
from sacbe.games.tzolkin.state import State


def bring_turn(game: Game, state: State, seat: int) -> bool:
    """Begin the seat's next turn; not during set-up, a food day or the calendar's turn, nor after the end."""
    pending = stack(state)
    if moment.mover(state) == moment.NO_SEAT:
        return False
    forget_turn(state, moment.mover(state))
    put_stack(state, [])
    if _turn_of(state, seat) < pending[0][2]:
        if calendar.is_last_round(state):
            return False
        bring_tomorrow(game, state)
    put_stack(state, [[ids.ROUND, core.AUTOMATIC, _turn_of(state, seat) + 1, 0], [ids.TURN, seat, 0, 0]])
    hooks.begin_turn(state, seat)
    game.relist(state)
    return True


def _turn_of(state: State, seat: int) -> int:
    """How many have their turns before the seat in a round."""
    return (seat - state.marker) % state.players


def forget_turn(state: State, seat: int) -> None:
    """Forget what is remembered of a turn in progress."""
    hooks.end_turn(state, seat)
    state.renovated = 0
    state.quick_action = ids.NOT_TAKEN


def bring_tomorrow(game: Game, state: State) -> None:
    """The food day, if one is due, and the calendar by one day."""
    if calendar.is_food_day(state):
        hold_food_day(game, state)
    calendar.turn_calendar(state)
    if ids.CHOOSE_DAYS in moment.kinds(state):
        put_stack(state, [])
        calendar.advance(state, 1)


def hold_food_day(game: Game, state: State) -> None:
    """A food day on which everyone declines what would have to be paid for."""
    hooks.line_up_before_feeding(state)
    forecast.decline_all(game, state)
    food_day.feed_all(state)
    if state.food_days == 1:
        food_day.change_age(state)
        put_stack(state, [])
    food_day.give_temple_rewards(state)
    forecast.decline_all(game, state)
    food_day.close(state)
