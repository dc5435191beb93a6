"""How each seat has played a game of Mexica, in numbers."""

from __future__ import annotations

from itertools import takewhile

from sacbe.core.game import Game
from sacbe.core.playthrough import PlayedTurn, Playthrough, count
from sacbe.games.mexica import actions, ids, names
from sacbe.games.mexica.rules import scoring
from sacbe.games.mexica.state import State

SPARE_POINTS = 2
"""Action points from which on a turn has left something over."""


def style(game: Game, played: Playthrough) -> list[dict[str, float]]:
    """What every seat built and founded, how it moved, where it led, and which points it did not use."""
    return [
        building(played, seat) | leading(played, seat) | spending(game, played.turns_of(seat))
        for seat in range(played.end.players)
    ]


def building(played: Playthrough, seat: int) -> dict[str, float]:
    """Foundings, canals, bridges and temples; tokens, teleports and boats."""
    first = list(takewhile(lambda event: event.kind != "period_ended", played.events))
    return {
        "districts founded": played.count("district_founded", seat),
        "districts founded in period 1": count(first, "district_founded", seat),
        "canals laid": played.count("canal_laid", seat),
        "bridges built or moved": played.count("bridge_built", seat),
        **{
            f"temples of level {level}": played.count("temple_built", seat, level=int(level))
            for level in names.LEVELS
        },
        "tokens bought": played.count("token_bought", seat),
        "teleports": played.count("teleported", seat),
        "boats": played.count("sailed", seat),
    }


def leading(played: Playthrough, seat: int) -> dict[str, float]:
    """Districts in which the seat was first, alone or with others, when each period was scored (MX-23)."""
    led = {1: 0, 2: 0}
    period = 0
    for event in played.events:
        if event.kind == "period_ended":
            period += 1
        elif event.kind == "district_scored" and event.seat == seat:
            led[period] += event.data["points"] == event.data["size"]
    return {f"districts led in period {period}": led[period] for period in led}


# Points left over.


def spending(game: Game, turns: list[PlayedTurn]) -> dict[str, float]:
    """Turns, those that left points over, and those that did although there was something to do."""
    spare = [turn for turn in turns if end_of(turn).action_points >= SPARE_POINTS]
    return {
        "turns": len(turns),
        f"turns with {SPARE_POINTS} points or more left": len(spare),
        "turns that wasted points": sum(had_use_for_points(game, turn) for turn in spare),
    }


def end_of(turn: PlayedTurn) -> State:
    """The state in which a turn was ended."""
    assert isinstance(turn.end, State)
    return turn.end


def had_use_for_points(game: Game, turn: PlayedTurn) -> bool:
    """Was a founding, a token or a temple that changes a rank to be had when the turn was ended?"""
    legal = game.legal(turn.end)
    is_founding = range(actions.FOUND, actions.FOUND + ids.SIZES)
    return (
        actions.BUY_TOKEN in legal
        or any(action in is_founding for action in legal)
        or can_change_rank(end_of(turn), turn.seat, legal)
    )


def can_change_rank(state: State, seat: int, legal: list[int]) -> bool:
    """Would some temple change anybody's rank in the district of the seat's pilli?"""
    here = state.district[state.pilli[seat]]
    if here == ids.NOWHERE:
        return False
    now = [scoring.level_sum(state, here, colour) for colour in range(ids.COLOURS)]
    levels = [level for level in range(1, ids.LEVELS + 1) if actions.TEMPLE + level - 1 in legal]
    return any(ranks(with_temple(now, seat, level)) != ranks(now) for level in levels)


def with_temple(levels: list[int], seat: int, level: int) -> list[int]:
    """The levels of all colours in a district after one more temple of a seat."""
    return [own + level * (colour == seat) for colour, own in enumerate(levels)]


def ranks(levels: list[int]) -> list[int]:
    """The rank of each colour, from 1; the last of all without any temple."""
    return [1 + sum(other > own for other in levels) if own else len(levels) for own in levels]
