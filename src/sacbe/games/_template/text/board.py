"""The table as text: the market, and a line for each trader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.core.game import Game
from sacbe.core.typography import Paint, pad
from sacbe.core.words import Words
from sacbe.games._template.state import State

NAME_WIDTH = 14
HOLDINGS_WIDTH = 28


def board(
    game: Game, state: State, seat: int | None, words: Words, players: Sequence[str], colour: bool
) -> str:
    """The table as a seat (None: a spectator) sees it; `players` are the names of the seats."""
    view, paint = game.view(state, seat), Paint(colour)
    market = words.listed([words.name(tile) for tile in view["market"]])
    lines = [f"{paint.strong(words('game-name'))}  {market}  (+{len(view['bag'])})", ""]
    for other, has in enumerate(view["seats"]):
        arrow = "▶" if other in view["to_act"] else " "
        name = paint.seat(other, pad(players[other], NAME_WIDTH))
        lines.append(f"{arrow} {name} {view['scores'][other]:>3}  {_holdings(has, words)}")
    return "\n".join(lines)


def _holdings(has: dict[str, Any], words: Words) -> str:
    """Tokens, tiles, and the favour where it may be known."""
    tokens = words.listed([f"{count} {words.name(token)}" for token, count in has["tokens"].items()])
    tiles = words.listed([words.name(tile) for tile in has["tiles"]])
    favour = f"  ★ {words.name(has['favour'])}" if has.get("favour") else ""
    return f"{pad(tokens, HOLDINGS_WIDTH)}{tiles}{favour}".rstrip()
