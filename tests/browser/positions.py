"""Positions in which each kind of decision is asked, found in random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.session import Session

Json = dict[str, Any]
SEAT = 0
"""The seat of the person at the browser."""
GAMES = 12


def by_decision(
    game_name: str, players: int, modules: Sequence[str] = (), games: int = GAMES
) -> dict[str, Json]:
    """For each kind of decision one position in which the first seat is asked it."""
    found: dict[str, Json] = {}
    for seed in range(games):
        for kind, position in _asked(game_name, players, modules, seed):
            found.setdefault(kind, position)
    return found


def _asked(game_name: str, players: int, modules: Sequence[str], seed: int) -> Iterator[tuple[str, Json]]:
    """The questions to the first seat in one random game, each with its position."""
    game, stream = registry.get(game_name), Stream(seed)
    session = Session(game, players, modules=modules, seed=seed)
    seen: set[str] = set()
    while not session.is_over:
        if session.to_act == SEAT:
            kind = session.view(SEAT)["question"]["kind"]
            if kind not in seen:
                seen.add(kind)
                yield kind, game.position(session.state)
        legal = game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])


def late(game_name: str, players: int, modules: Sequence[str] = (), seed: int = 3) -> Json:
    """A position in the last quarter of a random game, where the first seat may begin something."""
    found = turns(game_name, players, modules, seed)
    return found[len(found) * 3 // 4]


def turns(game_name: str, players: int, modules: Sequence[str], seed: int) -> list[Json]:
    """The positions of a random game in which a turn of the first seat begins."""
    game, stream = registry.get(game_name), Stream(seed)
    session = Session(game, players, modules=modules, seed=seed)
    found: list[Json] = []
    while not session.is_over:
        if session.to_act == SEAT and session.view(SEAT)["question"]["kind"] == "turn":
            found.append(game.position(session.state))
        legal = game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    return found
