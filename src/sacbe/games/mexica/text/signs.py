"""Prices and prizes as signs, the same in every language, and the events that need no line in the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.words import Words
from sacbe.games.mexica import actions, geometry, ids, names
from sacbe.games.mexica.rules import movement
from sacbe.games.mexica.state import State

ACTION = "◆"
TOKEN = "◎"
POINTS = "★"
TEMPLE = "▲"
CALPULLI = "⌂"
MARKER = "⚑"
NEUTRAL = "○"
POSSIBLE = "+"

NOT_LOGGED = ("spent", "neutral_cell_drawn", "neutral_draw_failed")
"""Events that repeat others."""
LOGGED_BY_DISTRICT = ("period_1", "period_2", "unfounded")
"""Sources of points that the log lists district by district."""

_COSTS: dict[str, int] = {
    "canal": 1,
    "bridge": 1,
    "relocate": 1,
    "step": 1,
    "buy_token": 1,
    "teleport": names.load("action_points")["costs"]["teleport"],
}
VALUES: dict[int, tuple[int, int, int]] = {
    tile["size"]: (tile["size"], tile["second"], tile["third"]) for tile in names.load("calpulli")["tiles"]
}
"""The three values of the calpulli of each size."""
SIZES: dict[str, int] = {tile: int(tile.removeprefix("calpulli_").rstrip("ab")) for tile in names.CALPULLI}
"""The size of each tile."""


def holdings_text(state: State, seat: int) -> str:
    """Action points and tokens."""
    return f"{state.action_points}{ACTION} {state.tokens[seat]}{TOKEN}"


def action_note(game: Game, state: State, number: int, words: Words) -> str:
    """The note beside a choice: its price, the prize of a founding, the districts that a canal makes."""
    kind, seat, _, _ = state.frame()
    if kind in (ids.LAY_SINGLE, ids.LAY_SECOND):
        return _new_districts(game, state, number)
    if kind != ids.TURN:
        return ""
    verb = actions.SPACE.verb(number)
    noun = number - actions.SPACE.base(verb)
    if verb == "found":
        _, second, third = VALUES[noun + ids.SMALLEST]
        return f"+{second}{POINTS} ({third}{POINTS})"
    if verb == "spend_token":
        return f"1{TOKEN} → 1{ACTION}"
    if verb == "temple":
        return f"{noun + 1}{ACTION}"
    if verb == "boat":
        return f"{movement.boat_cost(state, seat, noun)}{ACTION}"
    return f"{_COSTS[verb]}{ACTION}" if verb in _COSTS else ""


def _new_districts(game: Game, state: State, number: int) -> str:
    """The sizes of the districts that a canal would divide, if it divides any."""
    after = state.copy()
    game.apply(after, number)
    assert isinstance(after, State)
    before, cut = _sizes(state), _sizes(after)
    if cut.total() <= before.total():
        return ""
    return "→ " + " + ".join(str(size) for size in sorted((cut - before).elements()))


def _sizes(state: State) -> Counter[int]:
    return Counter(state.size[cell] for cell in range(ids.CELLS) if geometry.is_district(state, cell))


def log_worthy(events: Sequence[Event]) -> list[Event]:
    """Events without those that repeat others, and a walk as its last step."""
    logged: list[Event] = []
    for event in events:
        if event.kind in NOT_LOGGED or event.data.get("source") in LOGGED_BY_DISTRICT:
            continue
        if logged and logged[-1].kind == event.kind == "stepped" and logged[-1].seat == event.seat:
            logged.pop()
        logged.append(event)
    return logged
