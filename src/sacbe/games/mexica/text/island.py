"""The island as text: a map whose cells are three columns wide, and the districts beside it.

Everything has its letter or sign, whether there are colours or not. A district without a calpulli shows its
size on its first free cell; the list names each district by the cell that shows its size.
"""

from __future__ import annotations

from typing import Any

from sacbe.core.typography import Paint, pad, pad_left
from sacbe.core.words import Words
from sacbe.games.mexica import ids, names
from sacbe.games.mexica.text import signs

CELL = 3
PANEL = 32
WATER = "44;97"
LAND = "2;32"
LAKE = "34"
STONE = "33"
HINT = "1;36"
BRIDGES = {"h": "═══", "v": "║ ║", None: "≈≈≈"}
CHOOSES_CELL = ("start", "bridge", "lay", "build", "tile", "land")

_COLUMNS = range(1, len(names.ROWS[0]) - 1)  # all round there is nothing but lake
_ROWS = range(1, len(names.ROWS) - 1)
_ISLAND = frozenset(names.CELLS)
_PALACE = frozenset(
    names.cell_name(row, column) for row, column in names.PLACES if names.ROWS[row][column] == "P"
)


class Island:
    """One drawing of the island, from a view; `letters` are those of the colours."""

    def __init__(self, view: dict[str, Any], words: Words, letters: list[str], paint: Paint) -> None:
        self.view, self.words, self.letters, self.paint = view, words, letters, paint
        self.pillis = {data["pilli"]: seat for seat, data in enumerate(view["seats"])}
        self.possible = _possible(view)
        self.districts = [(self._shown_at(district), district) for district in view["districts"]]
        self.sizes = {cell: str(d["size"]) for cell, d in self.districts if not d["founded"]}

    def lines(self) -> list[str]:
        """The map with its districts beside it."""
        letters = "".join(f" {chr(ord('A') - 1 + column)} " for column in _COLUMNS)
        rows = [self.paint.faint(" " * CELL + letters)]
        for row in _ROWS:
            cells = "".join(self._cell(names.cell_name(row, column)) for column in _COLUMNS)
            rows.append(self.paint.faint(f"{row:>2} ") + cells)
        panel = self._panel(len(rows))
        return [f"{line}  {beside}".rstrip() for line, beside in zip(rows, panel, strict=True)]

    # Cells.

    def _cell(self, cell: str) -> str:
        """What lies on a cell, and who stands there, in three columns."""
        view, paint = self.view, self.paint
        if cell not in _ISLAND:
            return paint.code(LAKE, " ~ ")
        if cell in view["temples"]:
            colour, level = view["temples"][cell]
            colour = ids.NEUTRAL if colour == names.COLOURS[ids.NEUTRAL] else colour
            return f" {self.coloured(colour, f'{self.letters[colour]}{level}')}"
        if cell in view["tiles_on_board"]:
            return paint.code(STONE, pad(f"{signs.CALPULLI}{view['tiles_on_board'][cell]}", CELL))
        if cell in view["canals"]:
            return self._ground(cell, BRIDGES[view["bridges"].get(cell)], WATER)
        if cell in _PALACE:
            return self._ground(cell, "[ ]" if cell in names.START_CELLS else "[♛]", STONE)
        if cell in self.sizes and cell not in self.possible:
            return paint.strong(pad_left(pad(self.sizes[cell], CELL - 1), CELL))
        return self._ground(cell, " · ", LAND)

    def _ground(self, cell: str, looks: str, code: str) -> str:
        """Ground with the pilli in its middle, or the sign that the cell may be chosen."""
        left, middle, right = (self.paint.code(code, sign) for sign in looks)
        if cell in self.pillis:
            middle = self.coloured(self.pillis[cell], self.letters[self.pillis[cell]])
        elif cell in self.possible:
            middle = self.paint.code(HINT, signs.POSSIBLE)
        return left + middle + right

    def coloured(self, colour: int, text: str) -> str:
        """A text in the colour of a seat, or of the neutral temples."""
        return self.paint.faint(text) if colour == ids.NEUTRAL else self.paint.seat(colour, text)

    # Districts.

    def _shown_at(self, district: dict[str, Any]) -> str:
        """The cell that represents a district: its calpulli, its first free cell, or just its first."""
        cells: list[str] = district["cells"]
        taken = {*self.view["temples"], *self.pillis, *_PALACE}
        tiles = (cell for cell in cells if cell in self.view["tiles_on_board"])
        return next(tiles, next((cell for cell in cells if cell not in taken), cells[0]))

    def _panel(self, lines: int) -> list[str]:
        """A line for each district; if there are too many, the last without temples share one."""
        order = sorted(
            self.districts,
            key=lambda entry: (-any(entry[1]["levels"]), -entry[1]["founded"], -entry[1]["size"]),
        )
        room = lines - 1 if len(order) < lines else lines - 2
        panel = [self.paint.strong(self.words("board-districts")[:PANEL])]
        panel += [self._district(cell, district) for cell, district in order[:room]]
        if order[room:]:
            sizes = " ".join(str(district["size"]) for _, district in order[room:])
            panel.append(self.paint.faint(self.words("board-more", sizes=sizes)[:PANEL]))
        return panel + [""] * (lines - len(panel))

    def _district(self, cell: str, district: dict[str, Any]) -> str:
        """Where it is, whether it is founded, its size, and the level sums, the highest first."""
        ranked = sorted(enumerate(district["levels"]), key=lambda entry: -entry[1])
        sums = [self.coloured(colour, f"{self.letters[colour]}{total}") for colour, total in ranked if total]
        size = f"{signs.CALPULLI if district['founded'] else ' '}{district['size']:<3}"
        return f"{self.paint.faint(pad(cell, CELL))} {self.paint.code(STONE, size)} {' '.join(sums)}"


def _possible(view: dict[str, Any]) -> set[str]:
    """The cells that the question leaves to choose from, unless it is the turn's own."""
    if view["question"] is None or view["question"]["kind"] == "turn":
        return set()
    choices = (text.partition(" ") for text in view["legal"])
    return {noun for verb, _, noun in choices if verb in CHOOSES_CELL}
