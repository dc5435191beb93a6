"""The table as text, for the command line: the players, the calpulli, and a map of the island.

The map is at the bottom, just above the prompt; a legend names its signs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sacbe.core.game import Game
from sacbe.core.typography import Paint, length, letters, pad, pad_left
from sacbe.core.words import Words
from sacbe.games.mexica import ids, names
from sacbe.games.mexica.state import State
from sacbe.games.mexica.text import signs
from sacbe.games.mexica.text.island import BRIDGES, HINT, LAKE, WATER, Island

WIDTH = 100
TILE_PLACES = ("open_tiles", "removed_tiles", "tiles_on_board")

_ENDS: dict[str, Any] = names.load("periods")["termination"]
_IDLE_ROUNDS: int = _ENDS["idle_rounds_to_end_period"]
_QUIET_ROUNDS: int = _ENDS["rounds_without_irreversible_event_to_end_period"]


def board(
    game: Game, state: State, seat: int | None, words: Words, players: Sequence[str], colour: bool
) -> str:
    """The table as a seat (None: a spectator) sees it; `players` are the names of the seats."""
    return "\n".join(_Board(game, state, seat, words, players, Paint(colour)).lines())


class _Board:
    """One drawing of a table."""

    def __init__(
        self, game: Game, state: State, seat: int | None, words: Words, players: Sequence[str], paint: Paint
    ) -> None:
        self.view = game.view(state, seat)
        self.words, self.players, self.paint = words, players, paint
        self.letters = [*letters(players), *[""] * (ids.SEATS - len(players)), signs.NEUTRAL]
        self.island = Island(self.view, words, self.letters, paint)
        pending = game.position(state)["pending"]
        self.in_turn = next((frame["seat"] for frame in pending if frame["kind"] == "turn"), None)

    def lines(self) -> list[str]:
        """All lines."""
        return [*self._seats(), *self._calpulli(), self._course(), *self.island.lines(), *self._legend()]

    def _heading(self, text: str) -> str:
        rule = self.paint.faint("─" * (WIDTH - len(text) - 4))
        return f"{self.paint.faint('──')} {self.paint.strong(text)} {rule}"

    # Seats.

    def _seats(self) -> list[str]:
        """A line for each seat: points, what a scoring would bring, action points, tokens, temples, pilli."""
        heads = [signs.POINTS, self.words("board-now"), signs.ACTION, signs.TOKEN]
        widths = [6, max(8, len(heads[1]) + 3), 5, 5]
        temples = "".join(f"{signs.TEMPLE}{level}".rjust(5) for level in names.LEVELS)
        lines = [
            self._heading(self.words("board-players")),
            self.paint.faint(f"{' ' * 23}{_columns(heads, widths)}  {temples}   pilli"),
        ]
        return lines + [self._seat(seat, data, widths) for seat, data in enumerate(self.view["seats"])]

    def _seat(self, seat: int, data: dict[str, Any], widths: list[int]) -> str:
        arrow = "▶" if seat in self.view["to_act"] else " "
        marker = signs.MARKER if seat == self.view["first_player"] else " "
        name = self.paint.seat(seat, pad(f"{self.letters[seat]} {self.players[seat]}"[:18], 18))
        left = str(self.view["action_points"]) if seat == self.in_turn else ""
        scored, worth = self.view["scores"][seat], self.view["period_worth"][seat]
        numbers = [str(scored), f"+{worth}", left, str(data["tokens"])]
        temples = "".join(f"{count or '·':>5}" for count in data["temples"])
        cells = f"{_columns(numbers, widths)}  {temples}   {data['pilli'] or ''}"
        return f" {arrow}{name} {marker} {cells}".rstrip()

    # Calpulli and supplies, and how far the game is.

    def _calpulli(self) -> list[str]:
        words, supply = self.words, self.view["supply"]
        sizes = Counter(signs.SIZES[tile] for tile in self.view["open_tiles"])
        tiles = [
            "/".join(map(str, signs.VALUES[size])) + (f" ×{count}" if count > 1 else "")
            for size, count in sorted(sizes.items())
        ]
        line = "   ".join(tiles) or words("board-no-calpulli")
        hidden = ids.TILES - sum(len(self.view[place]) for place in TILE_PLACES)
        if hidden > 0:
            line += self.paint.faint(f"   ({words('board-face-down', count=hidden)})")
        left = [
            words("board-doubles", count=supply["doubles"]),
            words("board-singles", count=supply["singles"]),
            words("board-bridges", count=supply["bridges"]),
            words("board-tokens", count=supply["tokens"]),
        ]
        return [
            self._heading(words("board-calpulli", sign=signs.POINTS)),
            f" {line}",
            f" {words('board-left')} {' · '.join(left)}",
        ]

    def _course(self) -> str:
        """Period and round, and what may end the period soon."""
        words, view = self.words, self.view
        parts = [words("board-period", period=view["period"]), words("board-round", round=view["round"])]
        if view["triggered"]:
            parts.append(words("board-last-round"))
        elif view["idle_rounds"] >= _IDLE_ROUNDS - 1:
            parts.append(words("board-idle", rounds=view["idle_rounds"], most=_IDLE_ROUNDS))
        elif view["quiet_rounds"] >= _QUIET_ROUNDS - 2:
            parts.append(words("board-quiet", rounds=view["quiet_rounds"], most=_QUIET_ROUNDS))
        return self._heading(" · ".join(parts))

    def _legend(self) -> list[str]:
        """What the signs mean, in as many lines as it takes."""
        words, paint, letter = self.words, self.paint, self.letters[0]
        bridges = f"{paint.code(WATER, BRIDGES['h'])} {paint.code(WATER, BRIDGES['v'])}"
        entries = [
            (paint.seat(0, letter), words("board-sign-pilli", letter=letter)),
            (paint.seat(0, f"{letter}2"), words("board-sign-level", letter=letter)),
            (signs.CALPULLI + "5", words("board-sign-calpulli")),
            (paint.strong("9"), words("board-sign-size")),
            ("[ ]", words("board-sign-palace")),
            (paint.code(LAKE, "~"), words("board-sign-lake")),
            (paint.code(WATER, BRIDGES[None]), words("board-sign-canal")),
            (bridges, words("board-sign-bridge")),
            (signs.POINTS, words("board-sign-points")),
            (signs.ACTION, words("board-sign-action")),
            (signs.TOKEN, words("board-sign-token")),
            (signs.TEMPLE, words("board-sign-temples")),
            (signs.MARKER, words("board-sign-marker")),
        ]
        if len(self.players) == 2:
            neutral = self.island.coloured(ids.NEUTRAL, f"{signs.NEUTRAL}2")
            entries.append((neutral, words("board-sign-neutral")))
        if self.island.possible:
            entries.append((paint.code(HINT, signs.POSSIBLE), words("board-sign-possible")))
        lines = [""]
        for sign, meaning in entries:
            entry = f" {sign} {paint.faint(meaning)} "
            if length(lines[-1]) + length(entry) > WIDTH:
                lines.append("")
            lines[-1] += entry
        return [line.rstrip() for line in lines]


def _columns(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(pad_left(text, width) for text, width in zip(texts, widths, strict=True))
