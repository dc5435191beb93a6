"""The table as text, for the command line: everything a seat may see, in a hundred columns.

Goods and effects are signs, as on the printed board; a legend names them. The tiles are at the top and the
gears at the bottom, just above the prompt.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from sacbe.core.events import Event
from sacbe.core.game import Game
from sacbe.core.typography import Paint, length, letters, pad, pad_left
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import extensions, ids, names
from sacbe.games.tzolkin.rules import food_day
from sacbe.games.tzolkin.state import State
from sacbe.games.tzolkin.text import signs

WIDTH = 100
LABEL = 13
SMALL_CELLS = (5, *[12] * 5, 6, 6, 3, 3)
CHICHEN_CELLS = (5, *[7] * 9, 6, 3, 3)
STEP_CELL = 9
NAMES_PAYMENT = ("placed", "fed")
COST_COLUMN = 10

_GEARS = names.load("gears")["gears"]
_TEMPLES = names.load("temples")
_TILES = {
    tile["id"]: tile
    for tile in [*names.load("buildings"), *names.load("new_buildings"), *names.load("monuments")]
}
_FOOD_DAYS = names.load("calendar")["food_days"]


def board(
    game: Game, state: State, seat: int | None, words: Words, players: Sequence[str], colour: bool
) -> str:
    """The table as a seat (None: a spectator) sees it; `players` are the names of the seats."""
    return "\n".join(_Board(game, state, seat, words, players, colour).lines())


def log_worthy(events: Sequence[Event]) -> list[Event]:
    """Events without the payments that the next event repeats."""
    kinds = [*(event.kind for event in events), ""]
    return [
        event for i, event in enumerate(events) if event.kind != "paid" or kinds[i + 1] not in NAMES_PAYMENT
    ]


class _Board:
    """One drawing of a table."""

    def __init__(
        self, game: Game, state: State, seat: int | None, words: Words, players: Sequence[str], colour: bool
    ) -> None:
        self.view = game.view(state, seat)
        self.state, self.seat, self.words, self.players = state, seat, words, players
        self.paint = Paint(colour)
        self.letters = letters(players)

    def lines(self) -> list[str]:
        """All lines."""
        return [
            *self._tiles("board-monuments", self.view["monuments"]),
            *self._tiles("board-buildings", [tile for tile in self.view["row"] if tile is not None]),
            *self._prophecies(),
            *self._temples(),
            *self._seats(),
            self._calendar(),
            *self._gears(),
            self._legend(),
        ]

    def _heading(self, text: str) -> str:
        rule = self.paint.faint("─" * (WIDTH - len(text) - 4))
        return f"{self.paint.faint('──')} {self.paint.strong(text)} {rule}"

    def _piece(self, piece: int | str | None) -> str:
        if piece is None:
            return self.paint.faint("·")
        if isinstance(piece, str):
            return self.paint.faint(signs.IDLE)
        return self.paint.seat(piece, self.letters[piece])

    def _signs(self, text: str) -> str:
        return signs.coloured(text, self.paint)

    # Buildings and monuments on display.

    def _tiles(self, heading: str, tiles: list[str]) -> list[str]:
        """A line for each face: cost, name, what a monument is worth to the seat so far, text."""
        faces: dict[str, list[str]] = {}
        for tile in tiles:
            faces.setdefault(self.words.name(tile), []).append(tile)
        column = max(map(len, faces), default=0) + 4
        lines = [self._heading(self.words(heading, seated="yes" if self.seat is not None else "no"))]
        for name, copies in faces.items():
            title = f"{name} ×{len(copies)}" if len(copies) > 1 else name
            lines += self._tile(copies[0], pad(title, column))
        return lines

    def _tile(self, tile: str, title: str) -> list[str]:
        worth = ""
        if tile in self.view["monument_worth"] and self.seat is not None:
            worth = pad(f"{self.words.figure(self.view['monument_worth'][tile][self.seat])}{signs.POINTS}", 5)
        column = 1 + COST_COLUMN + len(title) + len(worth)
        first, *rest = textwrap.wrap(self.words(key("text", tile)), WIDTH - column)
        cost = pad(self._signs(signs.goods(_TILES[tile]["cost"])), COST_COLUMN)
        return [
            f" {cost}{self._typed(tile, title)}{self._signs(worth)}{first}",
            *(" " * column + line for line in rest),
        ]

    def _typed(self, tile: str, name: str) -> str:
        return self.paint.code(signs.TYPE_COLOURS[_TILES[tile]["type"]], name)

    # Prophecies.

    def _prophecies(self) -> list[str]:
        lines = extensions.prophecy_lines(self.view, self.state, self.words, self.paint, self.letters)
        return [self._heading(self.words("board-prophecies")), *lines] if lines else []

    # Temples.

    def _temples(self) -> list[str]:
        return [
            self._heading(self.words("board-temples")),
            *(self._temple(temple) for temple in names.TEMPLES),
        ]

    def _temple(self, temple: str) -> str:
        """The steps with their points, their goods and who stands there; the bonus at the end of this age."""
        data = _TEMPLES[temple]
        standing: dict[int, str] = {}
        for seat, holdings in enumerate(self.view["seats"]):
            step = holdings["temples"][temple]
            standing[step] = standing.get(step, "") + self._piece(seat)
        cells = []
        for step in data["steps"]:
            reward = "".join(signs.GOODS[good] for good in step["mid_era_reward"] or {})
            worth = self._signs(self.words.figure(step["victory_points"]) + reward)
            cells.append(pad(f"{worth} {standing.get(step['step'], self._piece(None))}", STEP_CELL))
        age = f"end_of_age_{self.view['age']}"
        bonus = self.paint.faint(f"↑{data['highest_player_bonus'][age]}")
        return f" {pad(self.words.name(temple), LABEL)}{''.join(cells)}{bonus}"

    # Seats.

    def _seats(self) -> list[str]:
        tracks = [self.words.name(track)[:4].capitalize() for track in names.TRACKS]
        goods = [signs.GOODS[good] for good in ("corn", *names.BLOCKS, "skull")]
        head = [pad_left(signs.POINTS, 6), *(pad_left(good, 4) for good in goods), pad_left(signs.WORKER, 6)]
        head += [pad_left(signs.FOOD, 6), *(pad_left(track, 6) for track in tracks)]
        head += [pad_left(f"{signs.TILE}{signs.GOODS[good]}", 5) for good in names.HARVEST_TILES]
        lines = [self._heading(self.words("board-players")), self.paint.faint(" " * 23 + "".join(head))]
        for seat, data in enumerate(self.view["seats"]):
            lines += self._seat(seat, data)
        return lines

    def _seat(self, seat: int, data: dict[str, Any]) -> list[str]:
        """Everything a seat has, in one line; its tribe and its tiles in others."""
        marks = (signs.MARKER if self.view["marker"] == seat else " ") + (
            " " if data["board"] == "dark" else signs.TWO_DAYS
        )
        arrow = "▶" if seat in self.view["to_act"] else " "
        goods = [data["corn"], *(data[block] for block in names.BLOCKS), data["skulls"]]
        food = food_day.corn_to_feed(self.state, seat, self.state.workers[seat])
        cells = [pad_left(self.words.figure(self.view["scores"][seat]), 6), *(f"{good:>4}" for good in goods)]
        cells.append(f"{data['workers_in_hand']}/{self.state.workers[seat]}".rjust(6))
        cells.append(f"{food:>6}")
        cells += [f"{level:>6}" for level in data["technologies"].values()]
        cells += [f"{data[f'{good}_tiles']:>5}" for good in names.HARVEST_TILES]
        name = self.paint.seat(seat, pad(f"{self.letters[seat]} {self.players[seat]}"[:18], 18))
        lines = [f" {arrow}{name} {marks}{''.join(cells)}"]
        lines += extensions.tribe_lines(self.state, data, self.words, self.paint)
        owned = [*data["buildings"], *data["monuments"]]
        if owned:
            lines += textwrap.wrap(
                ", ".join(
                    extensions.building_name(self.state, tile, self.view, self.words) for tile in owned
                ),
                WIDTH,
                initial_indent="    ",
                subsequent_indent="    ",
            )
        return lines

    # The calendar and the gears.

    def _calendar(self) -> str:
        view, words = self.view, self.words
        parts = [
            words("board-day", day=view["day"], last=_FOOD_DAYS[-1]["day"]),
            words("board-age", age=view["age"]),
        ]
        if view["food_days"] < len(_FOOD_DAYS):
            food = _FOOD_DAYS[view["food_days"]]
            days, kind = max(0, food["day"] - view["day"]), words.name(food["kind"])
            parts.append(words("board-food-day", days=days, kind=kind))
        parts.append(words("board-tooth-corn", corn=view["tooth_corn"]))
        return self._heading(" · ".join(parts))

    def _gears(self) -> list[str]:
        lines = []
        for gear in names.GEARS:
            lines += self._gear(gear)
            if gear == names.GEARS[ids.PALENQUE]:
                lines.append(self._jungle())
        space = self.words.name(names.PLACES[ids.STARTING_PLAYER_SPACE])
        standing = self._piece(self.view["starting_player_space"])
        bank = self.words("board-skulls", skulls=self.view["skull_bank"])
        lines.append(
            f" {space[:1].upper()}{space[1:]}: {standing}    {self._signs(signs.GOODS['skull'])} {bank}"
        )
        pieces = [self._piece(piece) for piece in self.view.get("quick_spaces", ())]
        return lines + extensions.quick_action_lines(self.state, self.view, self.words, self.paint, pieces)

    def _gear(self, gear: str) -> list[str]:
        """Two lines: the spaces with who stands there, and the actions."""
        data, pieces = _GEARS[gear], self.view["gears"][gear]
        is_chichen = gear == names.GEARS[ids.CHICHEN_ITZA]
        widths = list(CHICHEN_CELLS if is_chichen else SMALL_CELLS)
        last = data["last_space"]
        if extensions.has_more_spaces(self.state, self.view):
            last += 1
            widths[last] += 2
        top, bottom = [], []
        for space, cell in enumerate(widths):
            numbered = self.paint.faint(f"{space} ") if space <= last else ""
            top.append(pad(numbered + self._piece(pieces.get(str(space))), cell))
            action = signs.action(gear, space) or (signs.ANY if 0 < space <= last else "")
            if is_chichen and space in self.view["chichen_itza_skulls"]:
                action = signs.GOODS["skull"]
            bottom.append(pad(self._signs(action), cell))
        name = self.paint.strong(pad(self.words.name(gear), LABEL))
        return [f" {name}{''.join(top).rstrip()}", f" {' ' * LABEL}{''.join(bottom).rstrip()}"]

    def _jungle(self) -> str:
        """The harvest tiles left, below the actions of Palenque."""
        cells = ["", ""]
        for group in names.JUNGLE:
            left = self.view["jungle"][group]
            cells.append(
                "".join(
                    f"{signs.TILE}{left[good]}{signs.GOODS[good]} " for good in ("corn", "wood") if left[good]
                )
            )
        padded = [pad(self._signs(cell), SMALL_CELLS[i]) for i, cell in enumerate(cells)]
        return f" {' ' * LABEL}{''.join(padded).rstrip()}"

    def _legend(self) -> str:
        """What the signs mean."""
        named = [*((sign, self.words.name(good)) for good, sign in signs.GOODS.items())]
        named += [(sign, self.words(f"board-sign-{word}")) for word, sign in signs.LEGEND.items()]
        lines, line = [], ""
        for sign, name in named:
            entry = f" {self._signs(sign)}{self.paint.faint(name)}"
            if length(line) + length(entry) > WIDTH:
                lines.append(line)
                line = ""
            line += entry
        return "\n".join([*lines, line])
