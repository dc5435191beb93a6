"""What would come of the table as it is: points if the game ended now, the next food day, days to come?

Every answer is found by playing the rules themselves on a copy; nobody else does anything meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from sacbe.core.decisions import put_stack
from sacbe.games.tzolkin import actions, extensions, hooks, ids, invariants, moment, names
from sacbe.games.tzolkin.rules import calendar, food_day, scoring, temples
from sacbe.games.tzolkin.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game

LAST_DAY = invariants.CALENDAR[-1]


def if_ended(game: Game, state: State) -> list[float]:
    """The points of each seat if the game ended now, without hunger to come.

    The temples count with the bonus of this age, then the prophecy in force, then the final scoring.
    """
    ended = _alone(state)
    if not game.is_over(state):
        if not _has_last_temple_points(state):
            temples.give_points(ended, 1 if state.food_days < 2 else 2)
        scoring.score_game(ended)
    owed = _owed_by_prophecy(state)
    return [scoring.total(ended, seat) / ids.QUARTERS + owed[seat] for seat in range(state.players)]


def _owed_by_prophecy(state: State) -> list[int]:
    """What the prophecy in force has still to bring each seat."""
    pending = moment.kinds(state)
    none = [0] * state.players
    if ids.CLOSE_FOOD_DAY in pending and ids.PROPHECY_POINTS not in pending:
        return none
    return list(extensions.view(state).get("prophecy_worth", none))


def _has_last_temple_points(state: State) -> bool:
    """Have the temples given their points for the last time?"""
    if state.food_days < ids.FOOD_DAYS - 1:
        return False
    pending = moment.kinds(state)
    is_held = ids.CLOSE_FOOD_DAY in pending and ids.TEMPLE_REWARDS not in pending
    return is_held or state.food_days == ids.FOOD_DAYS


def feeding(game: Game, state: State) -> list[dict[str, int]] | None:
    """How the next food day would go for each seat; None if there is none to come.

    `corn` is what the seat would have when it feeds, `needs` what all its workers need, `unfed` how many it
    could not feed and `loses` the points that they would cost.
    """
    if state.food_days == ids.FOOD_DAYS or moment.is_fed(state):
        return None
    paid = with_income(game, state)
    fed = _alone(paid)
    food_day.feed_all(fed)
    return [
        {
            "corn": paid.corn[seat],
            "needs": food_day.corn_to_feed(paid, seat, paid.workers[seat]),
            "unfed": paid.workers[seat] - food_day.workers_fed(paid, seat),
            "loses": (scoring.total(paid, seat) - scoring.total(fed, seat)) // ids.QUARTERS,
        }
        for seat in range(state.players)
    ]


def with_income(game: Game, state: State) -> State:
    """The table when every seat has taken what comes before feeding, and declined what it would pay for."""
    trial = _alone(state)
    hooks.line_up_before_feeding(trial)
    decline_all(game, trial)
    return trial


def decline_all(game: Game, state: State) -> None:
    """Carry out what is pending; every seat that is asked declines."""
    game.relist(state)
    while state.depth > 0:
        game.apply(state, actions.DONE)


def timelines(state: State) -> dict[str, dict[str, Any]]:
    """Where each player's worker on a gear will stand day after day, if the calendar turns by single days.

    `ahead` are the spaces of the days to come, `off` the day on which the worker is pushed off, if it is.
    """
    days = max(0, LAST_DAY - state.day)
    found: dict[str, dict[str, Any]] = {}
    for space, piece in enumerate(state.spaces):
        if not calendar.is_player(piece):
            continue
        last = calendar.last_space(state, piece - 1, _gear_of(space))
        number = space - _gear_of(space) * ids.GEAR_SPACES
        stays = last - number
        found[names.SPACES[space]] = {
            "ahead": [names.SPACES[space + day] for day in range(1, min(days, stays) + 1)],
            "off": state.day + stays + 1 if stays < days else None,
        }
    return found


def _gear_of(space: int) -> int:
    return min(space // ids.GEAR_SPACES, ids.CHICHEN_ITZA)


def _alone(state: State) -> State:
    """A copy with nothing pending."""
    copied = cast(State, state.copy())
    put_stack(copied, [])
    return copied
