"""Temples: what they cost, where they may stand and how many there are (MX-13)."""

from __future__ import annotations

import pytest

from sacbe.core.reasons import Reason
from tests.games.mexica.table import Table

AWAY = ["B5", "C5", "B6"]
EAST = ["R6", "Q7", "Q8", "Q9"]


def test_temple_costs_its_level() -> None:
    """MX-13, S47: A on H6 builds level 3 on D5, far away in the one district, for three points."""
    table = Table()
    table.play("temple 3", "build D5")
    assert table.action_points == 3
    assert table.position["temples"] == {"D5": [0, 3]}
    assert table.seat(0).temples == [3, 3, 1, 1]


@pytest.mark.parametrize(("level", "left"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_price_of_every_level(level: int, left: int) -> None:
    """MX-13: level 1 to 4 costs 1 to 4 points."""
    table = Table()
    table.play(f"temple {level}", "build L7")
    assert table.action_points == left
    assert table.position["temples"] == {"L7": [0, level]}


def test_temple_in_another_district_is_refused() -> None:
    """MX-13, S48: with the east cut off A on S8 cannot build on L7."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST)
    table.play("temple 1")
    assert len(table.offers("build")) == 12
    assert table.why("build L7") == Reason("other-district", "MX-13", {"cell": "L7"})


@pytest.mark.parametrize(
    ("cell", "key"),
    [
        ("D5", "pilli-there"),
        ("E5", "pilli-there"),
        ("H7", "palace-there"),
        ("H6", "palace-there"),
        ("O6", "canal-there"),
        ("O7", "canal-there"),
        ("L7", "temple-there"),
        ("M7", "temple-there"),
    ],
)
def test_temple_needs_an_empty_ordinary_cell(cell: str, key: str) -> None:
    """MX-13, S49: no temple on a pilli's cell, own or not, on H7, O6, a bridge or another temple."""
    table = Table(pillis=["D5", "E5", "B6"], bridges={"O7": "h"}, temples={"L7": [0, 1], "M7": [1, 3]})
    table.play("temple 2")
    assert cell not in table.offers("build")
    assert table.why(f"build {cell}") == Reason(key, "MX-13", {"cell": cell})


def test_stock_of_a_level_runs_out() -> None:
    """MX-13, S50: the one level 4 of period 1 built, a second one is refused."""
    table = Table(temples={"D5": [0, 4]})
    assert table.seat(0).temples == [3, 3, 2, 0]
    assert table.offers("temple") == ["1", "2", "3"]
    assert table.why("temple 4") == Reason("no-temple-left", "MX-13", {"level": 4})


def test_stock_runs_out_in_play() -> None:
    """MX-13, S50: level 4 built, and in the next turn it is refused though the points are there."""
    table = Table(players=2)
    table.play("temple 4", "build D5", "end_turn", "end_turn")
    assert table.action_points == 6
    assert table.offers("temple") == ["1", "2", "3"]


def test_token_pays_the_missing_point() -> None:
    """MX-13, S51: with 2 points and a token, spend it and build level 3; nothing is left."""
    table = Table(action_points=2, seats={0: {"tokens": 1}})
    assert table.offers("temple") == ["1", "2"]
    assert table.why("temple 3") == Reason("costs-points", "MX-13", {"cost": 3, "have": 2})
    table.play("spend_token", "temple 3", "build D5")
    assert table.action_points == 0
    assert table.seat(0).tokens == 0


def test_temple_on_a_ramp_shuts_the_bridge_on_that_side() -> None:
    """MX-13, S127: level 1 on the ramp P7 is legal, and O7 is neither entered nor left there."""
    table = Table(pillis=["P8", "O7", "B6"], bridges={"O7": "h"})
    table.play("temple 1", "build P7")
    assert table.position["temples"] == {"P7": [0, 1]}
    assert "P7" not in table.offers("step")
    table.play("end_turn")
    assert table.offers("step") == ["N7"]


def test_bridge_behind_a_temple_is_entered_from_the_other_side_only() -> None:
    """MX-13, S127: with the temple on P7 the way onto O7 is from N7."""
    table = Table(pillis=["N7", "C5", "B6"], bridges={"O7": "h"}, temples={"P7": [1, 1]})
    table.play("step O7")
    assert table.offers("step") == ["N7"]


def test_founded_district_takes_temples() -> None:
    """MX-13: founded or not, a district takes temples, but not on its tile."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, tiles_on_board={"T9": 13})
    table.play("temple 1")
    assert len(table.offers("build")) == 11
    assert table.why("build T9") == Reason("tile-there", "MX-13", {"cell": "T9"})
    table.play("build T8")
    assert table.position["temples"] == {"T8": [0, 1]}


def test_own_temple_is_not_raised() -> None:
    """MX-13: there is no upgrade: a cell with an own temple takes no other."""
    table = Table(temples={"D5": [0, 1]})
    table.play("temple 2")
    assert "D5" not in table.offers("build")


def test_temple_stays_when_its_owner_has_left() -> None:
    """MX-13: there is no removal, and nobody need stay with a temple."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST)
    table.play("temple 1", "build T8", "teleport", "land D5", "end_turn")
    assert table.position["temples"] == {"T8": [0, 1]}


def test_full_district_has_no_site() -> None:
    """MX-13: where every other cell of the district is taken no temple is built."""
    table = Table(pillis=["U7", "H6", "I7"], canals=["T7", "U8"], temples={"T6": [0, 1], "U6": [1, 1]})
    assert table.offers("temple") == []
    assert table.why("temple 1") == Reason("no-site", "MX-13")


def test_only_site_left_is_taken_by_itself() -> None:
    """MX-13: with one cell left the site is not asked."""
    table = Table(pillis=["U7", "H6", "I7"], canals=["T7", "U8"], temples={"T6": [1, 1]})
    table.play("temple 2")
    assert table.position["temples"]["U6"] == [0, 2]
    assert table.action_points == 4


def test_palace_alone_has_no_site() -> None:
    """MX-13: in a district of palace cells only there is nowhere for a temple."""
    around = ["H5", "G6", "I6", "F7", "J7", "G8", "I8", "H9"]
    table = Table(pillis=["H7", "B5", "C5"], canals=around)
    assert table.district_of("H7")["size"] == 5
    assert table.offers("temple") == []
    assert table.why("temple 1") == Reason("no-site", "MX-13")


def test_temple_needs_points() -> None:
    """MX-13: with no points no temple is offered."""
    table = Table(action_points=0)
    assert table.offers("temple") == []
    assert table.why("temple 1") == Reason("costs-points", "MX-13", {"cost": 1, "have": 0})


def test_levels_count_for_their_colour_in_the_district() -> None:
    """MX-13: temples stand for their owner's colour and level in the district they are in."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, temples={"T6": [0, 3], "U6": [1, 2], "L7": [0, 1]})
    table.play("temple 4", "build T8")
    assert table.district_of("S8")["levels"] == [7, 2, 0, 0, 0]
    assert table.district_of("L7")["levels"] == [1, 0, 0, 0, 0]
