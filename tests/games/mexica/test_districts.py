"""Districts: what joins dry cells, what parts them, and what counts as a cell of one (MX-6, MX-7)."""

from __future__ import annotations

import pytest

from sacbe.core.reasons import Reason
from tests.games.mexica.table import Table

AWAY = ["D8", "E8", "D9"]
"""Cells for pillis that have nothing to do with the scenario."""
EAST = ["R6", "Q7", "Q8", "Q9"]
EAST_CELLS = ["T6", "U6", "R7", "S7", "T7", "U7", "R8", "S8", "T8", "U8", "R9", "S9", "T9"]


def test_water_touching_at_a_corner_closes_a_district() -> None:
    """MX-6, S18: canals R6, Q7, Q8, Q9 leave 13 and 175 cells; R6 and Q7 touch at a corner only."""
    table = Table(pillis=AWAY, canals=EAST)
    assert table.districts() == [13, 175]
    assert table.district_of("T6")["cells"] == EAST_CELLS


@pytest.mark.parametrize("gap", EAST)
def test_one_missing_canal_leaves_one_district(gap: str) -> None:
    """MX-6, S18: without any one of the four canals the east is not cut off."""
    assert Table(pillis=AWAY, canals=[cell for cell in EAST if cell != gap]).districts() == [189]


def test_bridge_joins_no_districts() -> None:
    """MX-6, S19: with an h bridge on Q8 there are still districts of 13 and 175 cells."""
    table = Table(pillis=AWAY, canals=EAST)
    table.play("bridge Q8")
    assert table.position["bridges"] == {"Q8": "h"}
    assert table.districts() == [13, 175]


def test_bridge_cell_is_in_no_district() -> None:
    """MX-6: the cell under a bridge is water and belongs to no district."""
    table = Table(pillis=AWAY, canals=EAST, bridges={"Q8": "h"})
    assert all("Q8" not in district["cells"] for district in table.session.view(None)["districts"])


@pytest.mark.parametrize(
    ("canals", "cells", "sizes"),
    [
        pytest.param(["B2"], ["B1"], [1, 190], id="S20"),
        pytest.param(["T7", "U8"], ["T6", "U6", "U7"], [3, 187], id="S21"),
        pytest.param(["B11", "B12", "B13"], ["A11", "A12", "A13"], [3, 186], id="S22"),
        pytest.param(["F2", "G2", "H2", "I2", "J2"], ["F1", "G1", "H1", "I1", "J1"], [5, 182], id="S23"),
    ],
)
def test_few_canals_close_a_corner_of_the_island(
    canals: list[str], cells: list[str], sizes: list[int]
) -> None:
    """MX-6, S20, S21, S22, S23: small districts at the shore, closed by one to five canals."""
    table = Table(pillis=AWAY, canals=canals)
    assert table.district_of(cells[0])["cells"] == cells
    assert table.districts() == sizes


def test_canal_played_parts_a_district() -> None:
    """MX-6, S20: the single on B2, played and not just set up, leaves B1 alone."""
    table = Table(pillis=AWAY)
    table.play("canal single", "lay B2")
    assert table.districts() == [1, 190]


def test_closed_pilli_may_only_bridge_or_teleport() -> None:
    """MX-6, S133: on B1 alone there is no step, no temple and no founding; a bridge and teleport remain."""
    table = Table(pillis=["B1", *AWAY[1:]], canals=["B2"], open_tiles=["calpulli_3a"])
    assert (
        table.offers("step") == table.offers("boat") == table.offers("temple") == table.offers("found") == []
    )
    assert table.why("step B2") == Reason("canal-there", "MX-15", {"cell": "B2"})
    assert table.why("temple 1") == Reason("no-site", "MX-13")
    assert table.why("found 3") == Reason("other-size", "MX-8", {"size": 3, "cells": 1})
    assert "teleport" in table.legal
    table.play("bridge B2")
    assert table.position["bridges"] == {"B2": "v"}
    table.play("step B2", "step B3")
    assert table.seat(0).pilli == "B3"


def test_closed_pilli_may_teleport() -> None:
    """MX-6, S133: from the district of one cell a teleport is legal."""
    table = Table(pillis=["B1", *AWAY[1:]], canals=["B2"])
    table.play("teleport", "land U8")
    assert table.seat(0).pilli == "U8"


def test_palace_temple_tile_and_ramp_cells_count() -> None:
    """MX-6: a district's size counts cells with a temple or tile, palace cells and ramps."""
    table = Table(
        pillis=AWAY,
        canals=EAST,
        bridges={"Q8": "h"},
        temples={"T6": [0, 1], "U6": [1, 2]},
        tiles_on_board={"T9": 13},
    )
    assert table.districts() == [13, 175]
    assert "H7" in table.district_of("H6")["cells"]


def test_pilli_on_a_bridge_builds_no_temple() -> None:
    """MX-6: a pilli on a bridge is in no district, so it cannot build a temple."""
    table = Table(pillis=["Q8", *AWAY[1:]], canals=EAST, bridges={"Q8": "h"})
    assert table.offers("temple") == []
    assert table.why("temple 1") == Reason("pilli-on-bridge", "MX-6")


def test_pilli_on_a_bridge_founds_nothing() -> None:
    """MX-6: a pilli on a bridge beside a district of 13 cells cannot found it."""
    table = Table(pillis=["Q8", *AWAY[1:]], canals=EAST, bridges={"Q8": "h"}, open_tiles=["calpulli_13"])
    assert table.offers("found") == []
    assert table.why("found 13") == Reason("pilli-on-bridge", "MX-6")


def test_canal_may_swallow_a_district() -> None:
    """MX-6: a district of one cell disappears under a canal."""
    table = Table(pillis=AWAY, canals=["B2"])
    table.play("canal single", "lay B1")
    assert table.districts() == [190]


def test_unfounded_district_is_cut_by_anyone() -> None:
    """MX-7: a seat with no pilli in it may cut another's unfounded district further."""
    table = Table(pillis=["D8", "S8", "T8"], canals=EAST)
    table.play("canal double", "lay T7", "lay U7")
    assert table.districts() == [2, 9, 175]
    assert table.district_of("T6")["cells"] == ["T6", "U6"]


def test_founded_district_is_not_cut() -> None:
    """MX-7, MX-8: once founded the same district is frozen."""
    table = Table(pillis=["D8", "S8", "T8"], canals=EAST, tiles_on_board={"T9": 13})
    table.play("canal double")
    assert table.why("lay T7") == Reason("district-is-founded", "MX-5", {"cell": "T7"})
