"""A table set up from a few facts, for scenario tests: everything not said is as after set-up.

    table = Table(pillis=["S8", "H6", "I7"], canals=["R6", "Q7", "Q8"], open_tiles=["calpulli_13"])
    table.play("canal single", "lay Q9", "found 13", "tile T9")
    assert table.points(0) == 7

The round is 2, so that the first-turn ban does not hold, and seat 0 is to move with six action points.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import sacbe
from sacbe.core.events import Event
from sacbe.core.reasons import Reason

PRINTED = ("O6", "O7", "O8", "O9")
START = ("H6", "I7", "H8", "G7")


class Table:
    """A session that begins from a position, with short words for what tests ask."""

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
        self.session = sacbe.from_position(document, seed=seed)
        self.game = self.session.game

    def play(self, *texts: str) -> list[Event]:
        """Play actions for whoever is asked; the events of all of them."""
        return [event for text in texts for event in self.session.play(text)]

    @property
    def legal(self) -> list[str]:
        """The legal actions as texts."""
        return self.session.legal()

    @property
    def to_act(self) -> int | None:
        """The seat that is asked."""
        return self.session.to_act

    @property
    def position(self) -> dict[str, Any]:
        """The whole position as a document."""
        return self.game.position(self.session.state)

    @property
    def action_points(self) -> int:
        """Action points left in the turn."""
        return int(self.position["action_points"])

    def seat(self, seat: int) -> SimpleNamespace:
        """What a seat has, as in the position document (seat(0).pilli, seat(0).tokens)."""
        return SimpleNamespace(**self.position["seats"][seat])

    def points(self, seat: int) -> float:
        """A seat's points."""
        return self.session.scores()[seat]

    def districts(self) -> list[int]:
        """The sizes of all districts, ascending."""
        return sorted(district["size"] for district in self.session.view(None)["districts"])

    def district_of(self, cell: str) -> dict[str, Any]:
        """The district of a cell, as in the view."""
        found = [d for d in self.session.view(None)["districts"] if cell in d["cells"]]
        assert found, f"{cell} is in no district."
        return dict(found[0])

    def offers(self, verb: str) -> list[str]:
        """The nouns of the legal actions with this verb."""
        return [text.partition(" ")[2] for text in self.legal if text.partition(" ")[0] == verb]

    def why(self, text: str) -> Reason | None:
        """Why an action is not legal now."""
        return self.session.explain(text)
