"""How each seat has played a game of Tzolk'in, in numbers."""

from __future__ import annotations

from sacbe.core.playthrough import PlayedTurn, Playthrough
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.state import State

USEFUL = {
    "placed",
    "gained",
    "climbed",
    "advanced",
    "built",
    "scored",
    "skull_placed",
    "worker_gained",
    "tile_taken",
}
"""Events by which a turn has brought something."""


def style(played: Playthrough) -> list[dict[str, float]]:
    """What every seat has at the end, and what it did on the way."""
    assert isinstance(played.end, State)
    return [at_the_end(played.end, seat) | on_the_way(played, seat) for seat in range(played.end.players)]


def at_the_end(state: State, seat: int) -> dict[str, float]:
    """Technologies, workers, tiles and temples."""
    levels = state.levels[seat * ids.TRACKS : (seat + 1) * ids.TRACKS]
    steps = state.temples[seat * ids.TEMPLES : (seat + 1) * ids.TEMPLES]
    owned = [tile for tile, where in enumerate(state.tiles) if where == ids.OWNED + seat]
    return {
        **{f"level of {track}": level for track, level in zip(names.TRACKS, levels, strict=True)},
        "levels of all technologies": sum(levels),
        "workers": state.workers[seat],
        "buildings": sum(tile < ids.FIRST_MONUMENT for tile in owned),
        "monuments": sum(tile >= ids.FIRST_MONUMENT for tile in owned),
        **{f"steps in {temple.title()}": step for temple, step in zip(names.TEMPLES, steps, strict=True)},
    }


def on_the_way(played: Playthrough, seat: int) -> dict[str, float]:
    """Skulls, hunger, begging, double advances, and turns without use."""
    unfed = [event for event in played.events if event.kind == "unfed" and event.seat == seat]
    turns = played.turns_of(seat)
    return {
        "skulls in Chichen Itza": played.count("skull_placed", seat),
        "workers not fed": sum(int(event.data["workers"]) for event in unfed),
        "food days with hunger": len(unfed),
        "times begged": played.count("begged", seat),
        "double advances": played.count("board_turned", seat, side="dark"),
        "actions used": played.count("action_used", seat),
        "turns": len(turns),
        "turns that brought nothing": sum(map(is_empty, turns)),
    }


def is_empty(turn: PlayedTurn) -> bool:
    """Did the turn bring its seat nothing?"""
    return not any(event.seat == turn.seat and event.kind in USEFUL for event in turn.events)
