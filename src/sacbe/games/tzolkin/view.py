"""What one seat may see: the table, its own secrets, and the pending decision.

Built up from nothing. The only secrets of Tzolk'in are the wealth tiles, and what modules let a seat choose
with them, before all have chosen (TZ-82).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sacbe.core.chance import Stream
from sacbe.core.decisions import put_stack, stack
from sacbe.games.tzolkin import dispatch, extensions, forecast, ids, names, position
from sacbe.games.tzolkin.decisions import KINDS
from sacbe.games.tzolkin.rules import calendar, food_day, scoring, setup
from sacbe.games.tzolkin.state import State

if TYPE_CHECKING:
    from sacbe.core.game import Game

SECRET = tuple(kind.number for kind in KINDS if kind.is_simultaneous)
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

STARTS_WITH = ("corn", "wood", "stone", "gold", "skulls", "workers_in_hand", "temples", "technologies")
"""What wealth tiles and tribes give a seat."""


def views(game: Game, state: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """The position as some seats, or spectators, may know it; what all may know is written once."""
    whole, everyone, is_open = position.write(state), range(state.players), wealth_is_open(state)
    table = {key: whole[key] for key in PUBLIC} | extensions.view(state)
    others = [_seat(state, whole["seats"][other], other, None, is_open) for other in everyone]
    facts: dict[str, Any] = {
        "scores": [scoring.total(state, seat) / ids.QUARTERS for seat in everyone],
        "monument_worth": {
            names.TILES[tile]: [scoring.score_monument(state, seat, tile) for seat in everyone]
            for tile, where in enumerate(state.tiles)
            if tile >= ids.FIRST_MONUMENT and where != ids.IN_DECK
        },
    }
    if is_open:
        # Before that, a farm among the tiles kept in secret would show.
        facts["corn_to_feed"] = [_corn_to_feed(state, seat) for seat in everyone]
        facts["if_ended"] = forecast.if_ended(game, state)
        facts["feeding"] = forecast.feeding(game, state)
        facts["timelines"] = forecast.timelines(state)
    end = {"over": game.is_over(state), "winners": game.winners(state)}
    seen = []
    for seat in seats:
        seated = list(others)
        if seat is not None:
            seated[seat] = _seat(state, whole["seats"][seat], seat, seat, is_open)
            if not is_open:
                seated[seat]["starts"] = _starts(game, _asked_first(game, state, seat), seat)
        seen.append({**table, "seats": seated, **facts, **_asked(game, state, seat), **end})
    return seen


def _asked(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """Who is asked, and what, as a seat may know it."""
    state = _asked_first(game, state, seat)
    return {
        "to_act": game.may_act(state),
        "question": _question(state, seat),
        "legal": [game.text(action) for action in game.legal(state)] if _is_asked(state, seat) else [],
    }


def _asked_first(game: Game, state: State, seat: int | None) -> State:
    """The state as a seat sees it that chooses at the same time as others: its own question on top."""
    if seat is None or seat == game.to_act(state) or seat not in game.may_act(state):
        return state
    turned = _copy(state)
    game.ask_first(turned, seat)
    return turned


def _corn_to_feed(state: State, seat: int) -> int:
    """What a seat needs to feed all its workers, as things are now."""
    return food_day.corn_to_feed(state, seat, state.workers[seat])


def _starts(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What a seat would start with: as it has chosen (""), and with each tile or tribe it may keep next."""
    starts = {"": _start(state, seat)}
    if _is_asked(state, seat):
        for action in game.legal(state):
            trial = _copy(state)
            *below, (kind, _, a, b) = stack(trial)
            put_stack(trial, below)
            dispatch.carry_out(trial, kind, seat, a, b, action)
            starts[str(game.actions.noun(action))] = _start(trial, seat)
    return starts


def _start(state: State, seat: int) -> dict[str, Any]:
    """What a seat would have if all had chosen."""
    opened = _copy(state)
    setup.open_wealth(opened)
    whole = position.write(opened)["seats"][seat]
    return {key: whole[key] for key in STARTS_WITH}


def _copy(state: State) -> State:
    copied = state.copy()
    assert isinstance(copied, State)
    return copied


def wealth_is_open(state: State) -> bool:
    """Have all chosen their wealth tiles?"""
    return max(state.wealth) < ids.DEALT


def _seat(state: State, whole: dict[str, Any], other: int, seat: int | None, is_open: bool) -> dict[str, Any]:
    seen = {key: whole[key] for key in PUBLIC_OF_SEAT} | extensions.view_seat(state, other, seat)
    if is_open:
        seen["last_spaces"] = {
            name: calendar.last_space(state, other, gear) for gear, name in enumerate(names.GEARS)
        }
    if is_open or other == seat:
        seen["wealth"] = whole["wealth"]
    if other == seat:
        seen["wealth_dealt"] = whole["wealth_dealt"]
    return seen


def _is_asked(state: State, seat: int | None) -> bool:
    return state.depth > 0 and state.frame().seat == seat


def _question(state: State, seat: int | None) -> dict[str, Any] | None:
    """The frame on top; a secret one is shown to its own seat only."""
    if state.depth == 0:
        return None
    frame = stack(state)[-1]
    if frame[0] in SECRET and frame[1] != seat:
        return {"kind": KINDS.names[ids.KEEP_WEALTH]}
    return KINDS.write(frame)


def guess(state: State, seat: int | None, stream: Stream) -> None:
    """Deal the wealth tiles again that the seat cannot know of, from nothing but what it may see."""
    if wealth_is_open(state):
        return
    _begin_choices_again(state, seat)
    known = (ids.GONE,) if seat is None else (ids.GONE, ids.OWNED + seat, ids.DEALT + seat)
    hidden = [tile for tile, where in enumerate(state.wealth) if where not in known]
    # Sorted, holder by holder, so that a guess does not depend on what it replaces.
    places = sorted((state.wealth[tile] for tile in hidden), key=lambda where: (_holder(where), where))
    wealth = list(state.wealth)
    for tile, where in zip(hidden, stream.shuffled(places), strict=True):
        wealth[tile] = where
    state.wealth = wealth
    extensions.guess(state, seat, stream)


def _holder(where: int) -> int:
    """Who has a wealth tile, kept or not; -1 for nobody."""
    return where - ids.DEALT if where >= ids.DEALT else max(-1, where - ids.OWNED)


def _begin_choices_again(state: State, seat: int | None) -> None:
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
