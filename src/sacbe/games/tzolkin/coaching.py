"""What must a newcomer to Tzolk'in not overlook? Hunger, and workers that fall off their gears."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.coaching import Coaching
from sacbe.core.effects import Effect
from sacbe.core.game import Game
from sacbe.core.state import State as CoreState
from sacbe.games.tzolkin import forecast, ids, names
from sacbe.games.tzolkin.chances import chances
from sacbe.games.tzolkin.effects import held_on, with_tooth_corn
from sacbe.games.tzolkin.evaluation import units
from sacbe.games.tzolkin.reviews import review
from sacbe.games.tzolkin.rules import calendar
from sacbe.games.tzolkin.state import State

BRING_CORN = ("pick_up ", "beg ", "place starting_player_space")
"""How actions begin that may bring corn today."""


def guards(game: Game, state: CoreState, seat: int) -> list[Effect]:
    """What the seat loses soon if it does nothing about it."""
    assert isinstance(state, State)
    return [*hunger(game, state, seat), *falling(game, state, seat)]


def hunger(game: Game, state: State, seat: int) -> Iterator[Effect]:
    """A food day tonight or tomorrow on which somebody would stay hungry (TZ-55)."""
    feeding = forecast.feeding(game, with_tooth_corn(state, seat))
    days = held_on(state, state.food_days) - state.day if feeding is not None else None
    if feeding is None or days not in (0, 1) or not feeding[seat]["unfed"]:
        return
    found = feeding[seat]
    kind = "hungry_tonight" if days == 0 else "hungry_tomorrow"
    size = found["loses"] * units.POINT
    yield Effect(kind, "food", size, {"need": found["needs"], "corn": found["corn"]}, is_loss=True)


def falling(game: Game, state: State, seat: int) -> Iterator[Effect]:
    """Workers that the next day pushes off, as long as they can be taken back and do something (TZ-2)."""
    legal = {game.text(action): action for action in game.legal(state)}
    for space, days in forecast.timelines(state).items():
        is_own = calendar.is_player(piece := state.spaces[names.SPACES.index(space)]) and piece - 1 == seat
        taken = legal.get(f"pick_up {space}")
        if (
            is_own
            and days["off"] == state.day + 1
            and taken is not None
            and does_something(game, state, taken)
        ):
            yield Effect("pushed_off", "gears", 2 * units.POINT, {"space": space}, is_loss=True)


def does_something(game: Game, state: State, taken: int) -> bool:
    """Has a worker that is taken back an action to use?"""
    after = state.copy()
    game.apply(after, taken)
    return game.to_act(after) == game.to_act(state) and after.frame().kind >= game.follow_ups


def remedies(game: Game, state: CoreState, seat: int, guard: Effect) -> list[tuple[int, ...]]:
    """The worker taken back in time; or whatever may bring corn: workers, begging, the corn on the teeth."""
    legal = {game.text(action): action for action in game.legal(state)}
    if guard.kind == "pushed_off":
        taken = legal.get(f"pick_up {guard.data['space']}")
        return [] if taken is None else [(taken,)]
    return [(action,) for text, action in legal.items() if text.startswith(BRING_CORN)]


def begins(state: CoreState) -> bool:
    """Has the seat done nothing yet in its turn?"""
    return state.frame().kind == ids.TURN


COACHING = Coaching(guards, remedies, chances, review, begins, margin=150)
