"""Boats on boards with all canals and bridges: the cost is always the fewest bridges (MX-16).

The oracle knows the ruling and the printed map alone: water links where two water squares share a side, the
lake with all that lies around the island is water, and each bridge reached or passed under costs a point.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import sacbe
from sacbe.games.mexica import names

Square = tuple[int, int]
GAME = sacbe.game("mexica")
PRINTED = ("O6", "O7", "O8", "O9")
PALACE = ("H6", "G7", "H7", "I7", "H8")
SQUARES = dict(zip(names.CELLS, names.PLACES, strict=True))
DOUBLES, SINGLES, BRIDGES, POINTS = 35, 6, 11, 6

# Found by searching for boards on which a search that drops work when its queue is full goes wrong.
MAZES = [
    (
        "M7-L7 I14-J14 H3-H4 N8-M8 F2-F3 E5-E6 G2-G3 L4-K4 I1-I2 F9-F8 G9-H9 E8-D8 K8-K7 I5-I6 "
        "D5-C5 B10-C10 K11-J11 I4-I3 U6-U7 A11-B11 E3-D3 F6-F7 F4-G4 C4-B4 J3-K3 M6-N6 B8-C8 "
        "G11-F11 H11-H12 B2-B3 M4-N4 I12-J12 J9-J10 D10-D11 M9-L9 K13 J5 F10 I9 K9 G13 ",
        "O9h I2h L9v D8v G9v I1h C8v H9v E8v I9v N8v",
    ),
    (
        "D7-D6 I11-I12 G11-F11 C8-D8 F5-E5 H9-I9 I5-I6 J4-J5 K9-J9 M11-N11 C6-C5 C4-C3 H4-H3 "
        "K5-K6 E10-E11 G2-G3 L8-L9 J6-J7 I3-I4 E9-F9 F3-E3 J11-J10 G10-G9 G4-G5 E7-F7 L5-M5 K3-J3 "
        "F6-G6 L4-K4 H12-G12 O10-N10 I2-H2 B3-A3 L11-K11 M8-M7 K7 C2 L6 J2 D3 N7 ",
        "F9v L11v M11v G10h D3v K11v E3v I9v F3v C2h H9v",
    ),
    (
        "C7-B7 H9-G9 G3-G2 C12-C13 C4-C5 E5-E4 H11-H10 K10-K9 E13-D13 M6-N6 J9-I9 G11-F11 C10-C11 "
        "K11-L11 F6-F7 I11-J11 D8-D7 L7-L6 K6-K5 F14-F13 G6-G5 F10-F9 D3-E3 M5-M4 H5-I5 E8-E7 "
        "K3-K4 C3-B3 J2-J3 F2-F3 D5-D4 L8-L9 H3-H4 M9-N9 D10-D9 I1 D6 F4 I4 B4 I2 ",
        "I11v K10h M4h M5h C7v H10h L8h B7v L7h D6h J11v",
    ),
]


def around(square: Square) -> list[Square]:
    """The squares west, east, north and south of one."""
    row, column = square
    return [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]


def fares(canals: list[str], bridges: dict[str, str], start: str) -> dict[str, int]:
    """The fewest bridges on a water route from a bridge to each other: what k bridges reach, for each k."""
    land = set(SQUARES.values()) - {SQUARES[cell] for cell in canals}
    spanned = {SQUARES[cell]: cell for cell in bridges}
    reached, edge, found = {SQUARES[start]}, {SQUARES[start]}, {}
    for passed in range(len(bridges)):
        while edge:
            square = edge.pop()
            for beside in around(square):
                on_map = 0 <= beside[0] < len(names.ROWS) and 0 <= beside[1] < len(names.ROWS[0])
                if on_map and beside not in land and beside not in reached and beside not in spanned:
                    reached.add(beside)
                    edge.add(beside)
        edge = {beside for square in reached for beside in around(square) if beside in spanned} - reached
        reached |= edge
        found |= {spanned[square]: passed + 1 for square in edge}
    return found


def position(canals: list[str], bridges: dict[str, str], start: str) -> dict[str, Any]:
    """A pilli on a bridge, every canal and bridge on the board, the others on the palace."""
    return {
        "game": "mexica",
        "players": 3,
        "canals": canals,
        "bridges": bridges,
        "supply": {"doubles": 0, "singles": 0, "bridges": 0},
        "seats": [{"pilli": start}, {"pilli": "H6"}, {"pilli": "H8"}],
    }


def check(canals: list[str], bridges: dict[str, str]) -> int:
    """From every bridge every other is offered, refused for its price or unreachable, as the oracle says."""
    compared = 0
    for start in bridges:
        costs = fares(canals, bridges, start)
        session = sacbe.from_position(position(canals, bridges, start))
        legal = session.legal()
        for goal in bridges:
            if goal == start:
                continue
            cost = costs.get(goal)
            assert (f"boat {goal}" in legal) is (cost is not None and cost <= POINTS), (start, goal, cost)
            if f"boat {goal}" in legal:
                session.play(f"boat {goal}")
                assert POINTS - GAME.position(session.state)["action_points"] == cost, (start, goal)
                session.undo()
                continue
            reason = session.explain(f"boat {goal}")
            assert reason is not None
            told = "no-water-route" if cost is None else "costs-points"
            assert (reason.key, reason.data.get("cost")) == (told, cost), (start, goal)
            compared += 1
    return compared


def with_axes(canals: list[str], chance: random.Random) -> dict[str, str]:
    """As many bridges as there are, where dry land lies at both ends."""
    wet = {SQUARES[cell] for cell in canals}
    dry = set(SQUARES.values()) - wet
    found: dict[str, str] = {}
    for cell in chance.sample(canals, len(canals)):
        west, east, north, south = around(SQUARES[cell])
        axes = [axis for axis, ends in (("h", {west, east}), ("v", {north, south})) if ends <= dry]
        if axes and len(found) < BRIDGES:
            found[cell] = chance.choice(axes)
    return found


def dense(seed: int) -> tuple[list[str], dict[str, str]]:
    """A board on which all doubles, singles and bridges lie, the canals in long arms or at random."""
    chance = random.Random(seed)
    canals, free = list(PRINTED), set(names.CELLS) - set(PRINTED) - set(PALACE)
    cell_at = {square: cell for cell, square in SQUARES.items()}
    winding = seed % 2
    for size in [2] * DOUBLES + [1] * SINGLES:
        while True:
            near = [cell for cell in sorted(free) if touches(cell, canals, cell_at) == winding]
            first = chance.choice(near if near and winding else sorted(free))
            beside = [cell_at[square] for square in around(SQUARES[first]) if cell_at.get(square) in free]
            if size == 1 or beside:
                break
        tile = [first] if size == 1 else [first, chance.choice(beside)]
        canals += tile
        free -= set(tile)
    return canals, with_axes(canals, chance)


def touches(cell: str, canals: list[str], cell_at: dict[Square, str]) -> int:
    """How many canals lie beside a cell."""
    return sum(cell_at.get(square) in canals for square in around(SQUARES[cell]))


@pytest.mark.parametrize("maze", MAZES, ids=["first", "second", "third"])
def test_boats_cost_the_fewest_bridges_in_a_maze_of_all_canals(maze: tuple[str, str]) -> None:
    """MX-16: 35 doubles, 6 singles and 11 bridges, laid so that every cheaper way is a longer one."""
    tiles, spans = maze
    canals = [*PRINTED, *(cell for tile in tiles.split() for cell in tile.split("-"))]
    assert len(canals) == len(PRINTED) + 2 * DOUBLES + SINGLES
    check(canals, {span[:-1]: span[-1] for span in spans.split()})


@pytest.mark.parametrize("seed", range(20))
def test_boats_cost_the_fewest_bridges_on_dense_boards(seed: int) -> None:
    """MX-16: every canal on the board, at random or in long arms."""
    canals, bridges = dense(seed)
    assert len(set(canals)) == len(PRINTED) + 2 * DOUBLES + SINGLES
    check(canals, bridges)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20, 1000))
def test_boats_cost_the_fewest_bridges_on_many_dense_boards(seed: int) -> None:
    """MX-16: the same on many more."""
    check(*dense(seed))
