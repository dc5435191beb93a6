"""A table set up from a few facts, for scenario tests: everything not said is as after set-up.

    table = Table(pillis=["S8", "H6", "I7"], canals=["R6", "Q7", "Q8"], open_tiles=["calpulli_13"])
    table.play("canal single", "lay Q9", "found 13", "tile T9")
    assert table.points(0) == 7

The round is 2, so that the first-turn ban does not hold, and seat 0 is to move with six action points.
"""

from __future__ import annotations

from typing import Any

from tests.games.scenario import Scenario

PRINTED = ("O6", "O7", "O8", "O9")
START = ("H6", "I7", "H8", "G7")


class Table(Scenario):
    """A session of Mexica."""

    def __init__(
        self,
        *,
        players: int = 3,
        pillis: list[str] | None = None,
        canals: list[str] | None = None,
        seats: dict[int, dict[str, Any]] | None = None,
        seed: int = 1,
        **fields: Any,
    ) -> None:
        document: dict[str, Any] = {"game": "mexica", "players": players, **fields}
        document["canals"] = [*PRINTED, *(cell for cell in canals or [] if cell not in PRINTED)]
        cells = pillis if pillis is not None else list(START[:players])
        document["seats"] = [{"pilli": cells[seat], **(seats or {}).get(seat, {})} for seat in range(players)]
        super().__init__(document, seed)

    @property
    def action_points(self) -> int:
        """Action points left in the turn."""
        return int(self.position["action_points"])

    def districts(self) -> list[int]:
        """The sizes of all districts, ascending."""
        return sorted(district["size"] for district in self.session.view(None)["districts"])

    def district_of(self, cell: str) -> dict[str, Any]:
        """The district of a cell, as in the view."""
        found = [d for d in self.session.view(None)["districts"] if cell in d["cells"]]
        assert found, f"{cell} is in no district."
        return dict(found[0])
