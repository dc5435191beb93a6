"""A table set up from a few facts, for scenario tests: everything not said is as after set-up.

table = Table(seats={0: {"corn": 7}}, gears={"palenque": {1: 1}})
table.play("place palenque", "end_turn")
assert table.seat(0).corn == 7
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import sacbe
from sacbe.core.events import Event
from sacbe.core.reasons import Reason

# A row that most scenarios do not care about; "building row full" is the rulings' default.
ROW = (
    "a1_farm_one_worker_1",
    "a1_farm_one_less_corn_1",
    "a1_civic_agriculture",
    "a1_tomb_chaac_quetzalcoatl",
    "a1_tomb_chaac_kukulcan",
    "a1_shrine_architecture",
)


class Table:
    """A session that begins from a position, with short words for what tests ask."""

    def __init__(
        self,
        *,
        players: int = 4,
        seats: dict[int, dict[str, Any]] | None = None,
        gears: dict[str, dict[int, int | str]] | None = None,
        seed: int = 1,
        **fields: Any,
    ) -> None:
        document: dict[str, Any] = {"game": "tzolkin", "players": players, **fields}
        document["seats"] = [(seats or {}).get(seat, {}) for seat in range(players)]
        document["gears"] = {
            gear: {str(space): piece for space, piece in pieces.items()}
            for gear, pieces in (gears or {}).items()
        }
        if "row" not in document and document.get("age", 1) == 1 and document.get("food_days", 0) < 2:
            taken = {tile for seat in document["seats"] for tile in seat.get("buildings", [])}
            in_age_1 = document.get("day", 1) <= 14
            document["row"] = [tile for tile in ROW if tile not in taken] if in_age_1 else []
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

    def seat(self, seat: int) -> SimpleNamespace:
        """What a seat has, as in the position document (seat(0).corn, seat(0).temples["chaac"])."""
        return SimpleNamespace(**self.position["seats"][seat])

    def points(self, seat: int) -> float:
        """A seat's victory points."""
        return self.session.scores()[seat]

    def gear(self, gear: str) -> dict[int, int | str]:
        """Who stands on a gear: space -> seat or "idle"."""
        return {int(space): piece for space, piece in self.position["gears"][gear].items()}

    def why(self, text: str) -> Reason | None:
        """Why an action is not legal now."""
        return self.session.explain(text)

    def finish_turn(self, *texts: str) -> list[Event]:
        """Play actions and end the turn."""
        return self.play(*texts, "end_turn")
