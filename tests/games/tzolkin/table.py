"""A table set up from a few facts, for scenario tests: everything not said is as after set-up.

table = Table(seats={0: {"corn": 7}}, gears={"palenque": {1: 1}})
table.play("place palenque", "end_turn")
assert table.seat(0).corn == 7
"""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe.core import constants as core
from sacbe.core.events import Event
from sacbe.core.session import Session
from sacbe.core.state import State
from sacbe.games.tzolkin import names
from tests.games.scenario import Scenario

Gears = dict[str, dict[int, int | str]]
Hands = dict[int, list[str]]
MODULES = list(names.MODULES)

# A row that most scenarios do not care about; "building row full" is the rulings' default.
ROW = (
    "a1_farm_one_worker_1",
    "a1_farm_one_less_corn_1",
    "a1_civic_agriculture",
    "a1_tomb_chaac_quetzalcoatl",
    "a1_tomb_chaac_kukulcan",
    "a1_shrine_architecture",
)


class Table(Scenario):
    """A session of Tzolk'in."""

    def __init__(
        self,
        *,
        players: int = 4,
        seats: dict[int, dict[str, Any]] | None = None,
        gears: Gears | None = None,
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
        super().__init__(document, seed)

    def gear(self, gear: str) -> dict[int, int | str]:
        """Who stands on a gear: space -> seat or "idle"."""
        return {int(space): piece for space, piece in self.position["gears"][gear].items()}

    def finish_turn(self, *texts: str) -> list[Event]:
        """Play actions and end the turn."""
        return self.play(*texts, "end_turn")

    def goods(self, *kinds: str) -> tuple[int, ...]:
        """What seat 0 has of these, or corn, wood, stone and gold."""
        seat = self.seat(0)
        return tuple(getattr(seat, kind) for kind in kinds or ("corn", *names.BLOCKS))

    def earned(self, seat: int, source: str) -> float:
        """A seat's points from a source."""
        points: dict[str, float] = self.seat(seat).points
        return points.get(source, 0)


def workers_on(*actions: str) -> Gears:
    """Workers of seat 0 on the spaces of these actions."""
    gears: Gears = {}
    for action in actions:
        gear = names.GEARS[names.GEAR_LETTERS.index(action[0])]
        gears.setdefault(gear, {})[int(action[1:])] = 0
    return gears


def steps(chaac: int, quetzalcoatl: int, kukulcan: int) -> dict[str, int]:
    """The steps of a seat in the temples."""
    return {"chaac": chaac, "quetzalcoatl": quetzalcoatl, "kukulcan": kukulcan}


def set_up(players: int, *deals: Hands, start: int = 0, modules: tuple[str, ...] = ()) -> State:
    """A new game up to the first choice of a seat, in which chance deals these hands."""
    game = sacbe.game("tzolkin")
    state = game.new(players, modules)
    wanted = {tile: seat for hands in deals for seat, hand in hands.items() for tile in hand}
    while game.to_act(state) == core.CHANCE:
        to = game.position(state)["pending"][-1].get("to")
        drawn = [game.text(action).split() for action in game.legal(state)]
        # What is asked for, or the first that nobody shall have.
        places = [i for i, what in enumerate(drawn) if what == ["start_player", str(start)]]
        places += [i for i, (_, tile) in enumerate(drawn) if wanted.get(tile, -1) == to]
        places += [i for i, (_, tile) in enumerate(drawn) if tile not in wanted]
        game.apply(state, game.legal(state)[places[0]])
    return state


def choose(session: Session, seat: int, tribe: str, *tiles: str) -> None:
    """A seat keeps a tribe and wealth tiles."""
    session.play(f"keep_tribe {tribe}", seat=seat)
    for tile in tiles:
        session.play(f"keep {tile}", seat=seat)
