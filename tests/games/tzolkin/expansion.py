"""Tables of the expansion that several files of tests set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sacbe.core.events import Event
from sacbe.games.tzolkin import names
from sacbe.games.tzolkin.ids import FOLLOW_UPS
from sacbe.games.tzolkin.state import State
from tests.games.tzolkin.table import Gears, Table, workers_on

QUICK_TRIBES = ["tribes", "quick_actions"]


def states_after(made: Table) -> Iterator[State]:
    """Every state in which the action begun can end, whatever is answered on the way."""
    seen: set[int] = set()
    open_states = [made.session.state.copy()]
    while open_states:
        state = open_states.pop()
        if state.key() in seen:
            continue
        seen.add(state.key())
        assert isinstance(state, State)
        if state.frame().kind < FOLLOW_UPS:
            yield state
            continue
        for action in made.game.legal(state):
            after = state.copy()
            made.game.apply(after, action)
            open_states.append(after)


def ends(made: Table) -> list[dict[str, Any]]:
    """Seat 0 in each of these states, as in a position document."""
    found: list[dict[str, Any]] = [made.game.position(state)["seats"][0] for state in states_after(made)]
    return found


def crowded(taken: int) -> Gears:
    """So many spaces of every gear are taken, for five players up to four."""
    places = [(gear, space) for gear in names.GEARS for space in range(taken)]
    gears: Gears = {gear: {} for gear in names.GEARS}
    for number, (gear, space) in enumerate(places):
        gears[gear][space] = 1 + number % 4
    return gears


def under(prophecy: str, seat: dict[str, Any], *plays: str, day: int = 9, **fields: Any) -> Table:
    """A table of the quarter, the second or from day 15 on the third, in which the prophecy is in force."""
    prophecies = [prophecy] if day < 15 else ["forest_fires", prophecy]
    table = Table(
        **{
            "modules": ["tribes", "prophecies"],
            "day": day,
            "prophecies": prophecies,
            "seats": {0: seat},
            **fields,
        }
    )
    table.play(*plays)
    return table


def tribe(
    name: str | None, *, gears: Gears | None = None, table: dict[str, Any] | None = None, **goods: Any
) -> Table:
    """A table where seat 0 has a tribe and the turn."""
    fields: dict[str, Any] = {"modules": ["tribes"], **(table or {})}
    return Table(seats={0: {"tribe": name, **goods}}, gears=gears, **fields)


def building(prophecy: str, tile: str, seat: dict[str, Any], **fields: Any) -> Table:
    """Seat 0 has just built that tile at T2; it was the only one to build."""
    day = 16 if tile.startswith("a2") else 9
    return under(
        prophecy, seat, "pick_up T2", "use T2", gears=workers_on("T2"), row=[tile], day=day, **fields
    )


def told(events: list[Event], name: str) -> list[tuple[int | None, dict[str, Any]]]:
    """Who did what, of all events of a name."""
    return [(event.seat, dict(event.data)) for event in events if event.kind == name]


def quick(tile: str, seat: dict[str, Any], *plays: str, **fields: Any) -> Table:
    """Seat 0 is to move on the first day, on which this quick tile is in force."""
    table = Table(
        **{"modules": QUICK_TRIBES, "quick_tiles": [tile], "seats": {0: seat}, **fields},
    )
    table.play(*plays)
    return table


def holds(made: Table) -> tuple[int, ...]:
    """Corn, wood, stone, gold and skulls of seat 0."""
    return made.goods("corn", *names.BLOCKS, "skulls")


def steps_of(made: Table) -> tuple[int, ...]:
    """The steps of seat 0 in the temples of Chaac, Quetzalcoatl and Kukulcan."""
    return tuple(made.seat(0).temples[temple] for temple in names.TEMPLES)
