"""How could a newcomer to Tzolk'in grow? A technology that brings more at each visit, and one worker more.

Like all chances, one of these is worth a word only if a good turn takes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from sacbe.core.coaching import Chance
from sacbe.core.effects import Data, Effect
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.effects import last_action, space_name, weights
from sacbe.games.tzolkin.evaluation import units, values
from sacbe.games.tzolkin.rules import food_day, holdings, palenque, yaxchilan
from sacbe.games.tzolkin.state import State

WORKERS_MAX: int = names.load("setup")["common"]["workers_max"]

LONG = 5
"""Turns left in which a level or a worker repays itself."""
FISHING = 1
"""The action of Palenque that needs no jungle."""


def grown(state: State, seat: int) -> Iterator[Chance]:
    """Levels and workers that the seat could still gain early enough."""
    if values.turns_left(state) >= LONG:
        yield from levels(state, seat)
        yield from hiring(state, seat)


def levels(state: State, seat: int) -> Iterator[Chance]:
    """The next level of a technology that adds to what an action brings (TZ-16, TZ-17)."""
    for track in range(ids.TRACKS):
        level = holdings.level(state, seat, track)
        found = added(state, seat, track) if level < ids.TOP_LEVEL else None
        if found is not None:
            space, good, amount = found
            data: Data = {
                "track": names.TRACKS[track],
                "level": level + 1,
                "space": space,
                "good": names.GOODS[good],
                "amount": amount,
                "turns": values.turns_left(state),
            }
            size = values.next_level_value(weights(), state, seat, track)
            yield Chance(
                Effect("level_pays", "technology", size, data), partial(has_risen, seat, track, level)
            )


def added(state: State, seat: int, track: int) -> tuple[str, int, int] | None:
    """The first action to which the next level of a track adds, the good and how much; None if to none."""
    risen = cast(State, state.copy())
    place = seat * ids.TRACKS + track
    risen.levels = [level + (at == place) for at, level in enumerate(state.levels)]
    fished = palenque.fishing_corn(risen, seat) - palenque.fishing_corn(state, seat)
    if fished > 0:
        return space_name(ids.PALENQUE, FISHING), ids.CORN, fished
    for action in range(1, last_action(ids.YAXCHILAN) + 1):
        for good in range(ids.GOODS):
            before, after = (yaxchilan.yield_of(table, seat, action, good) for table in (state, risen))
            if after > before:
                return space_name(ids.YAXCHILAN, action), good, after - before
    return None


def has_risen(seat: int, track: int, level: int, after: CoreState) -> bool:
    """Is the seat above a level of a track?"""
    return holdings.level(cast(State, after), seat, track) > level


def hiring(state: State, seat: int) -> Iterator[Chance]:
    """One worker more, with what it eats; it can be placed from the next turn on (TZ-13)."""
    workers = state.workers[seat]
    if workers < WORKERS_MAX:
        eats = food_day.corn_to_feed(state, seat, workers + 1) - food_day.corn_to_feed(state, seat, workers)
        data: Data = {
            "turns": values.turns_left(state),
            "corn": eats,
            "days": ids.FOOD_DAYS - state.food_days,
        }
        yield Chance(
            Effect("worker_pays", "workers", units.POINT, data),
            lambda after: cast(State, after).workers[seat] > workers,
        )
