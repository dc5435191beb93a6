"""The board: the shape of the island, the lake, the printed canal and the palace (MX-1, MX-2)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import BadPosition
from sacbe.core.reasons import Reason
from sacbe.games.mexica import names
from tests.games.mexica.table import START, Table

PALACE = ("H6", "G7", "H7", "I7", "H8")
BOARD = json.loads((files("sacbe.games.mexica") / "data" / "board.json").read_text("utf-8"))["rows"]
ISLAND = {
    f"{chr(64 + column)}{row}": (row, column)
    for row, line in enumerate(BOARD)
    for column, ground in enumerate(line)
    if ground != "~"
}


def beside(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The places of the whole board that touch a place."""
    row, column = place
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [(r, c) for r, c in around if 0 <= r < 16 and 0 <= c < 23]


def body_of_water(start: tuple[int, int], land: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All places joined to a start without crossing land."""
    seen, todo = {start}, [start]
    while todo:
        for place in beside(todo.pop()):
            if place not in land and place not in seen:
                seen.add(place)
                todo.append(place)
    return seen


def test_island_has_196_cells() -> None:
    """MX-1, S1: 196 island cells, 192 of them dry, and so many in each row."""
    table = Table()
    assert len(names.CELLS) == len(set(names.CELLS)) == 196
    assert set(names.CELLS) == set(ISLAND)
    rows = [int(cell[1:]) for cell in names.CELLS]
    assert [rows.count(row) for row in range(16)] == [
        *(0, 6, 11, 12, 14, 15, 19, 20),
        *(20, 18, 16, 15, 13, 11, 6, 0),
    ]
    assert len(table.position["canals"]) == 4
    assert sum(table.districts()) == 192


def test_island_has_187_ordinary_cells() -> None:
    """MX-1: a temple may stand on 187 cells, the palace's five and the printed canal's four apart."""
    table = Table(pillis=["B2", "T7", "H7"])
    table.play("temple 1")
    assert len(table.offers("build")) == 187 - 2  # B2 and T7 are taken, H7 is no ordinary cell
    assert not {*PALACE, "O6", "O7", "O8", "O9"} & set(table.offers("build"))


def test_printed_canal_is_two_doubles() -> None:
    """MX-1, S2: the printed canal is O6 to O9; 35 doubles and 6 singles are in the supply."""
    view = sacbe.start("mexica", 3, seed=4).view(None)
    assert view["canals"] == ["O6", "O7", "O8", "O9"]
    assert view["supply"]["doubles"] == 35
    assert view["supply"]["singles"] == 6


def test_printed_canal_does_not_cut_the_island() -> None:
    """MX-1, S3: at the start there is one district of 192 cells; O5, O10 and O11 are land."""
    table = Table()
    assert table.districts() == [192]
    assert {"O5", "O10", "O11"} <= set(table.district_of("A4")["cells"])


def test_lake_is_one_body() -> None:
    """MX-1, S4: the lake is one body of 172 cells, and the printed canal does not touch it."""
    land = set(ISLAND.values())
    lake = body_of_water((0, 0), land)
    assert len(lake) == 172
    assert len(lake) + len(land) == 16 * 23
    printed = {ISLAND[cell] for cell in ("O6", "O7", "O8", "O9")}
    assert body_of_water(ISLAND["O6"], land - printed) == printed


@pytest.mark.parametrize("cell", ["K1", "@11", "R11", "P12", "S6", "B9"])
def test_lake_cells_are_no_cells_of_the_island(cell: str) -> None:
    """MX-1: K1, @11, R11 and P12 are lake, and so are the two cells between two shores."""
    assert cell not in names.CELLS
    with pytest.raises(BadPosition):
        Table(canals=[cell])


@pytest.mark.parametrize("cell", ["B1", "A3", "A13", "U6", "U8", "F14", "J14", "O5", "O10", "O11", "Q10"])
def test_shore_cells_are_land(cell: str) -> None:
    """MX-1: the outermost cells of the island are land, on which a pilli may stand."""
    assert Table(pillis=[cell, "I7", "H8"]).seat(0).pilli == cell


def test_palace_is_crossed_on_foot() -> None:
    """MX-2, S5: from H6 over the centre H7 to H8 is two steps."""
    table = Table(pillis=["H6", "B2", "C2"])
    table.play("step H7", "step H8")
    assert table.seat(0).pilli == "H8"
    assert table.action_points == 4


def test_start_cells_are_four() -> None:
    """MX-2: the first player chooses among H6, G7, I7 and H8; the centre is no start cell."""
    session = sacbe.start("mexica", 4, seed=2)
    assert sorted(session.legal()) == sorted(f"start {cell}" for cell in START)
    assert session.to_act == session.view(None)["first_player"]


def test_start_cell_is_taken_once() -> None:
    """MX-2: no two pillis start on one cell."""
    session = sacbe.start("mexica", 4, seed=2)
    order = []
    for cell in START:
        order.append(session.to_act)
        assert f"start {cell}" in session.legal()
        session.play(f"start {cell}")
        if cell != START[-1]:
            assert f"start {cell}" not in session.legal()
            assert session.explain(f"start {cell}") == Reason("pilli-there", "MX-2", {"cell": cell})
    first = session.view(None)["first_player"]
    assert order == [(first + turn) % 4 for turn in range(4)]


@pytest.mark.parametrize("cell", PALACE)
def test_nothing_is_built_on_the_palace(cell: str) -> None:
    """MX-2: no canal and no temple on any of the five palace cells."""
    table = Table(pillis=["D5", "C5", "B5"])
    table.play("canal single")
    assert table.why(f"lay {cell}") == Reason("palace-there", "MX-5", {"cell": cell})
    table.play("lay D3", "temple 1")
    assert table.why(f"build {cell}") == Reason("palace-there", "MX-13", {"cell": cell})


@pytest.mark.parametrize("ground", ["canals", "temples", "tiles_on_board"])
def test_position_with_something_on_the_palace_is_refused(ground: str) -> None:
    """MX-2: a position with a canal, temple or tile on a palace cell is impossible."""
    things: dict[str, Any] = {"canals": ["H7"], "temples": {"H7": [0, 1]}, "tiles_on_board": {"H7": 13}}
    with pytest.raises(BadPosition, match="H7"):
        Table(pillis=["D5", "C5", "B5"], **{ground: things[ground]})


def test_position_without_the_printed_canal_is_refused() -> None:
    """MX-1: the printed canal cannot be missing."""
    with pytest.raises(BadPosition, match="O6"):
        sacbe.from_position(
            {
                "game": "mexica",
                "players": 2,
                "canals": ["O7", "O8", "O9"],
                "seats": [{"pilli": "H6"}, {"pilli": "H8"}],
            }
        )
