"""What one seat may see: the table, its own secrets, and the question that stands.

Built up from nothing. The only secrets of Tzolk'in are the wealth tiles, and what modules let a seat choose
with them, before all have chosen (TZ-82).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sacbe.core import ids as core
from sacbe.core.chance import Stream
from sacbe.core.frames import put_stack, stack
from sacbe.games.tzolkin import hooks, ids, names, position
from sacbe.games.tzolkin.frames import FRAMES
from sacbe.games.tzolkin.rules import food_day, scoring, setup
from sacbe.games.tzolkin.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game

SECRET = (ids.KEEP_WEALTH, ids.KEEP_TRIBE)
"""The questions that all seats answer at once, unseen by the others."""
PUBLIC = (
    "game",
    "rules",
    "modules",
    "players",
    "day",
    "age",
    "food_days",
    "marker",
    "tooth_corn",
    "skull_bank",
    "starting_player_space",
    "gears",
    "jungle",
    "chichen_itza_skulls",
    "row",
    "decks",
    "monuments",
    "wealth_drawn",
)
PUBLIC_OF_SEAT = (
    "corn",
    "wood",
    "stone",
    "gold",
    "skulls",
    "workers_in_hand",
    "board",
    "temples",
    "technologies",
    "corn_tiles",
    "wood_tiles",
    "buildings",
    "monuments",
    "points",
)


def view(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat, or a spectator, may know it."""
    state = _asked_first(game, state, seat)
    whole = position.write(state)
    seen = {key: whole[key] for key in PUBLIC} | hooks.view(state)
    seen["seats"] = [_seat(state, whole["seats"][other], other, seat) for other in range(state.players)]
    seen["scores"] = [scoring.total(state, other) / ids.QUARTERS for other in range(state.players)]
    seen["monument_worth"] = {
        names.TILES[tile]: [scoring.score_monument(state, other, tile) for other in range(state.players)]
        for tile in range(ids.FIRST_MONUMENT, ids.TILES)
        if state.tiles[tile] != ids.IN_DECK
    }
    if wealth_is_open(state):
        # Before that, a farm among the tiles kept in secret would show.
        seen["corn_to_feed"] = [_corn_to_feed(state, other) for other in range(state.players)]
    seen["to_act"] = game.may_act(state)
    seen["question"] = _question(state, seat)
    seen["legal"] = [game.text(action) for action in game.legal(state)] if _is_asked(state, seat) else []
    seen["over"] = game.is_over(state)
    seen["winners"] = game.winners(state)
    return seen


def _asked_first(game: Game, state: State, seat: int | None) -> State:
    """The state as a seat sees it that chooses at the same time as others: its own question on top."""
    if seat is None or seat == game.to_act(state) or seat not in game.may_act(state):
        return state
    turned = state.copy()
    game.turn_to(turned, seat)
    assert isinstance(turned, State)
    return turned


def _corn_to_feed(state: State, seat: int) -> int:
    """What a seat needs to feed all its workers, as things are now."""
    return food_day.corn_to_feed(state, seat, state.workers[seat])


def wealth_is_open(state: State) -> bool:
    """Have all chosen their wealth tiles?"""
    return not any(where >= ids.DEALT for where in state.wealth)


def _seat(state: State, whole: dict[str, Any], other: int, seat: int | None) -> dict[str, Any]:
    seen = {key: whole[key] for key in PUBLIC_OF_SEAT} | hooks.view_seat(state, other, seat)
    if wealth_is_open(state) or other == seat:
        seen["wealth"] = whole["wealth"]
    if other == seat:
        seen["wealth_dealt"] = whole["wealth_dealt"]
    return seen


def _is_asked(state: State, seat: int | None) -> bool:
    return state.depth > 0 and seat is not None and state.frames[(state.depth - 1) * core.FRAME + 1] == seat


def _question(state: State, seat: int | None) -> dict[str, Any] | None:
    """The frame on top; a secret one is shown to its own seat only."""
    if state.depth == 0:
        return None
    frame = stack(state)[-1]
    if frame[0] in SECRET and frame[1] != seat:
        return {"kind": FRAMES.names[ids.KEEP_WEALTH]}
    return FRAMES.write(frame)


def guess(state: State, seat: int | None, stream: Stream) -> None:
    """Deal anew the wealth tiles that the seat cannot know of, from nothing but what it may see."""
    if wealth_is_open(state):
        return
    _begin_choices_anew(state, seat)
    known = (ids.GONE,) if seat is None else (ids.GONE, ids.OWNED + seat, ids.DEALT + seat)
    hidden = [tile for tile, where in enumerate(state.wealth) if where not in known]
    # Sorted, holder by holder, so that a guess does not depend on what it replaces.
    places = sorted((state.wealth[tile] for tile in hidden), key=lambda where: (_holder(where), where))
    for i in range(len(places) - 1, 0, -1):
        j = stream.draw(i + 1)
        places[i], places[j] = places[j], places[i]
    wealth = list(state.wealth)
    for tile, where in zip(hidden, places, strict=True):
        wealth[tile] = where
    state.wealth = wealth
    hooks.guess(state, seat, stream)


def _holder(where: int) -> int:
    """Who has a wealth tile, kept or not; -1 for nobody."""
    return where - ids.DEALT if where >= ids.DEALT else max(-1, where - ids.OWNED)


def _begin_choices_anew(state: State, seat: int | None) -> None:
    """Let all others who still choose have chosen nothing yet: how far they are cannot be seen."""
    frames = stack(state)
    secret = [frame for frame in frames if frame[0] in SECRET]
    others = [frame[1] for frame in secret if frame[1] != seat]
    holders = [_holder(where) for where in state.wealth]
    state.wealth = [
        ids.DEALT + holder if holder in others else where
        for holder, where in zip(holders, state.wealth, strict=True)
    ]
    put_stack(state, [frame for frame in frames if frame[0] not in SECRET])
    for frame in secret:
        if frame[1] == seat:
            put_stack(state, [*stack(state), frame])
        else:
            setup.ask_wealth_of(state, frame[1])
