"""Founding districts, and the tiles and pieces the game has (MX-3, MX-4, MX-8)."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core.errors import BadPosition, IllegalAction
from sacbe.core.reasons import Reason
from tests.games.mexica.table import Table

EAST = ["R6", "Q7", "Q8", "Q9"]
AROUND_PALACE = ["G5", "H5", "F6", "F7", "G8", "G9", "H9", "I9", "J7", "J8", "I5", "I6"]
CORNER = ["T7", "U8"]
"""Canals that part T6, U6 and U7 from the rest."""
VALUES = {
    3: (2, 1), 4: (2, 1), 5: (3, 2), 6: (3, 2), 7: (4, 2), 8: (4, 2),
    9: (5, 3), 10: (5, 3), 11: (6, 3), 12: (6, 3), 13: (7, 4),
}  # fmt: skip
"""Second and third value of each size."""


# The rulebook's example.


def test_founder_scores_the_second_value() -> None:
    """MX-8, S26: the closing single on Q9 costs 1 point, founding 13 nothing; A +7, the others nothing."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST[:3], open_tiles=["calpulli_13"])
    table.play("canal single", "lay Q9", "found 13", "tile T9")
    assert [table.points(seat) for seat in range(3)] == [7, 0, 0]
    assert table.action_points == 5
    assert table.position["tiles_on_board"] == {"T9": 13}
    assert table.position["open_tiles"] == []
    assert table.district_of("T9")["size"] == 13
    assert table.district_of("T9")["founded"]


def test_others_present_score_the_third_value() -> None:
    """MX-8, S27: B on T7 gets 4, C on the bridge Q8 nothing."""
    table = Table(pillis=["S8", "T7", "Q8"], canals=EAST, bridges={"Q8": "h"}, open_tiles=["calpulli_13"])
    table.play("found 13", "tile T9")
    assert [table.points(seat) for seat in range(3)] == [7, 4, 0]


def test_everyone_present_scores() -> None:
    """MX-8: with four pillis in the district three get the third value."""
    table = Table(players=4, pillis=["S8", "T7", "U7", "U8"], canals=EAST, open_tiles=["calpulli_13"])
    table.play("found 13", "tile T9")
    assert [table.points(seat) for seat in range(4)] == [7, 4, 4, 4]


def test_tile_around_the_palace_lies_on_an_ordinary_cell() -> None:
    """MX-8, S29: seven cells with the palace; A +4, B +2, and the tile may lie on G6 or I8 only."""
    table = Table(pillis=["H6", "I7", "D3"], canals=AROUND_PALACE, open_tiles=["calpulli_7"])
    assert table.district_of("H7")["cells"] == ["G6", "H6", "G7", "H7", "I7", "H8", "I8"]
    table.play("found 7")
    assert table.offers("tile") == ["G6", "I8"]
    assert table.why("tile H8") == Reason("palace-there", "MX-8", {"cell": "H8"})
    table.play("tile G6")
    assert [table.points(seat) for seat in range(3)] == [4, 2, 0]


def test_district_without_a_cell_for_the_tile_is_never_founded() -> None:
    """MX-8, S31: with temples on T6 and U6 and the pilli on U7 founding 3 is refused."""
    table = Table(
        pillis=["U7", "H6", "I7"],
        canals=CORNER,
        temples={"T6": [0, 1], "U6": [1, 1]},
        open_tiles=["calpulli_3a"],
    )
    assert table.offers("found") == []
    assert table.why("found 3") == Reason("no-cell-for-tile", "MX-8")


def test_tile_must_be_open() -> None:
    """MX-8, S32: in period 1 a district of 13 cells is not founded while tile 13 is face down."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, open_tiles=["calpulli_12", "calpulli_3a"])
    assert table.offers("found") == []
    assert table.why("found 13") == Reason("tile-face-down", "MX-20", {"size": 13})


def test_two_cells_are_never_foundable() -> None:
    """MX-8, S33: canals B3 and B4 leave A3, A4, for which there is no tile at all."""
    table = Table(
        pillis=["A3", "H6", "I7"],
        canals=["B3", "B4"],
        open_tiles=["calpulli_3a", "calpulli_3b", "calpulli_4a"],
    )
    assert table.district_of("A3")["cells"] == ["A3", "A4"]
    assert table.offers("found") == []
    assert table.why("found 3") == Reason("other-size", "MX-8", {"size": 3, "cells": 2})


def test_district_holds_one_tile() -> None:
    """MX-8, S120: with the tile on T6 and a second 3 open, founding T6, U6, U7 again is refused."""
    table = Table(
        pillis=["U7", "H6", "I7"],
        canals=CORNER,
        tiles_on_board={"T6": 3},
        open_tiles=["calpulli_3a"],
    )
    assert table.position["open_tiles"] == ["calpulli_3a"]
    assert table.offers("found") == []
    assert table.why("found 3") == Reason("founded-already", "MX-8")


# Edges.


def test_size_must_match_exactly() -> None:
    """MX-8: a tile of 12 does not found a district of 13 cells, nor one of 13 a district of 12."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, open_tiles=["calpulli_12"])
    assert table.why("found 12") == Reason("other-size", "MX-8", {"size": 12, "cells": 13})
    table = Table(pillis=["S8", "H6", "I7"], canals=[*EAST, "U8"], open_tiles=["calpulli_13"])
    assert table.why("found 13") == Reason("other-size", "MX-8", {"size": 13, "cells": 12})


def test_founder_must_be_present() -> None:
    """MX-8: a seat whose pilli is elsewhere cannot found the district of another."""
    table = Table(pillis=["H6", "S8", "I7"], canals=EAST, open_tiles=["calpulli_13"])
    assert table.offers("found") == []
    assert table.why("found 13") == Reason("other-size", "MX-8", {"size": 13, "cells": 175})


def test_founding_needs_no_action_point() -> None:
    """MX-8: founding is legal with no points left and takes none."""
    table = Table(pillis=["S8", "H6", "I7"], canals=EAST, open_tiles=["calpulli_13"], action_points=0)
    table.play("found 13", "tile T9")
    assert table.points(0) == 7
    assert table.action_points == 0
    assert table.to_act == 0


def test_two_districts_are_founded_in_one_turn() -> None:
    """MX-8: any number of times a turn: found 3, cross a bridge, found 8."""
    table = Table(
        pillis=["T6", "H6", "I7"],
        canals=[*EAST, "T7", "U8"],
        bridges={"T7": "v"},
        open_tiles=["calpulli_3a", "calpulli_8"],
    )
    assert table.districts() == [3, 8, 175]
    table.play("found 3", "tile U7", "step T7", "step T8", "found 8", "tile S9")
    assert table.points(0) == 2 + 4
    assert table.action_points == 4


def test_equal_tiles_found_two_districts() -> None:
    """MX-8, MX-3: the two tiles of size 3 found two districts, one each."""
    table = Table(
        pillis=["T6", "A11", "I7"],
        canals=[*CORNER, "B11", "B12", "B13"],
        open_tiles=["calpulli_3a", "calpulli_3b"],
    )
    table.play("found 3", "tile U7", "end_turn", "found 3", "tile A13")
    assert table.position["tiles_on_board"] == {"U7": 3, "A13": 3}
    assert table.position["open_tiles"] == []


def test_second_district_of_a_size_needs_its_own_tile() -> None:
    """MX-8: with one tile of size 3 open only the first district of three cells is founded."""
    table = Table(
        pillis=["T6", "A11", "I7"],
        canals=[*CORNER, "B11", "B12", "B13"],
        open_tiles=["calpulli_3a", "calpulli_4a"],
    )
    table.play("found 3", "tile U7", "end_turn")
    assert table.why("found 3") == Reason("tile-face-down", "MX-20", {"size": 3})


def test_tile_needs_an_empty_cell_of_the_district() -> None:
    """MX-8: no cell with a pilli or temple, none of another district; a ramp is allowed."""
    table = Table(
        pillis=["S8", "T7", "H6"],
        canals=EAST,
        bridges={"Q8": "h"},
        temples={"U6": [1, 1]},
        open_tiles=["calpulli_13"],
    )
    table.play("found 13")
    assert sorted(table.offers("tile")) == ["R7", "R8", "R9", "S7", "S9", "T6", "T8", "T9", "U7", "U8"]
    assert table.why("tile S8") == Reason("pilli-there", "MX-8", {"cell": "S8"})
    assert table.why("tile T7") == Reason("pilli-there", "MX-8", {"cell": "T7"})
    assert table.why("tile U6") == Reason("temple-there", "MX-8", {"cell": "U6"})
    assert table.why("tile P8") == Reason("other-district", "MX-8", {"cell": "P8"})
    assert table.why("tile Q8") == Reason("canal-there", "MX-8", {"cell": "Q8"})
    table.play("tile R8")
    assert table.position["tiles_on_board"] == {"R8": 13}


def test_tile_cell_is_blocked_for_good() -> None:
    """MX-8: on the tile's cell no step, temple or landing is legal; a tile on a ramp shuts that end."""
    table = Table(pillis=["S8", "Q8", "H6"], canals=EAST, bridges={"Q8": "h"}, open_tiles=["calpulli_13"])
    table.play("found 13", "tile R8")
    assert table.offers("step") == ["S7", "T8", "S9"]
    assert table.why("step R8") == Reason("tile-there", "MX-15", {"cell": "R8"})
    table.play("temple 1")
    assert table.why("build R8") == Reason("tile-there", "MX-13", {"cell": "R8"})
    table.session.undo()
    table.play("teleport")
    assert table.why("land R8") == Reason("tile-there", "MX-17", {"cell": "R8"})
    table.play("land D5", "end_turn")
    assert table.offers("step") == ["P8"]


def test_only_cell_left_takes_the_tile_by_itself() -> None:
    """MX-8: with one cell for the tile it is not asked where it goes."""
    table = Table(
        pillis=["U7", "H6", "I7"], canals=CORNER, temples={"T6": [1, 1]}, open_tiles=["calpulli_3a"]
    )
    table.play("found 3")
    assert table.position["tiles_on_board"] == {"U6": 3}


def test_founding_is_for_the_own_turn() -> None:
    """MX-8: B, whose district it is, cannot found while A is asked."""
    table = Table(pillis=["H6", "S8", "I7"], canals=EAST, open_tiles=["calpulli_13"])
    with pytest.raises(IllegalAction):
        table.session.play("found 13", seat=1)
    table.play("end_turn", "found 13", "tile T9")
    assert [table.points(seat) for seat in range(3)] == [0, 7, 0]


# The tiles (MX-3).


def closing(size: int) -> list[str]:
    """Canals that leave a district of so many cells in the east, S8, T8 and R8 among them."""
    inside = ["S8", "T8", "R8", "U8", "R9", "S9", "T9", "R7", "S7", "T7", "U7", "U6", "T6"]
    return [*EAST, *inside[size:]]


@pytest.mark.parametrize("size", sorted(VALUES))
def test_values_of_the_tiles(size: int) -> None:
    """MX-3: founding pays the second value of the tile, presence the third."""
    table = Table(
        pillis=["S8", "T8", "H6"],
        canals=closing(size),
        open_tiles=[f"calpulli_{size}{'a' if size < 7 else ''}"],
        supply={"doubles": 5},
    )
    assert table.district_of("S8")["size"] == size
    table.play(f"found {size}")
    if table.offers("tile"):
        table.play(f"tile {table.offers('tile')[0]}")
    assert (table.points(0), table.points(1), table.points(2)) == (*VALUES[size], 0)


def test_first_value_is_the_size() -> None:
    """MX-3: the leader of a founded district of 13 cells would score 13, then 7, then 4."""
    table = Table(
        pillis=["H6", "I7", "H8"],
        canals=EAST,
        tiles_on_board={"T9": 13},
        temples={"T6": [0, 3], "U6": [1, 2], "U7": [2, 1]},
    )
    assert table.district_of("T9")["worth"] == [13, 7, 4]


def test_fifteen_tiles_eight_of_them_open() -> None:
    """MX-3: 3 to 6 twice, 7 to 13 once; eight are open in period 1, all fifteen are known by name."""
    names = {
        tile for seed in range(30) for tile in sacbe.start("mexica", 3, seed=seed).view(None)["open_tiles"]
    }
    assert names == {
        *(f"calpulli_{size}{copy}" for size in range(3, 7) for copy in "ab"),
        *(f"calpulli_{size}" for size in range(7, 14)),
    }
    view = sacbe.start("mexica", 3, seed=5).view(None)
    assert len(view["open_tiles"]) == len(set(view["open_tiles"])) == 8
    assert view["removed_tiles"] == []


# The pieces (MX-4).


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_at_the_start(players: int) -> None:
    """MX-4: 35 doubles beside the two printed ones, 6 singles, 11 bridges, 12 tokens; 3, 3, 2, 1 temples."""
    view = sacbe.start("mexica", players, seed=3).view(None)
    assert view["supply"] == {"doubles": 35, "singles": 6, "bridges": 11, "tokens": 12}
    assert [seat["temples"] for seat in view["seats"]] == [[3, 3, 2, 1]] * players
    assert [seat["tokens"] for seat in view["seats"]] == [0] * players


def test_second_period_adds_temples() -> None:
    """MX-4: the second period adds 3, 2, 2, 2 temples to each seat's rest, eighteen in all."""
    table = Table(
        seats={0: {"temples": [0, 0, 0, 0]}, 1: {"temples": [1, 0, 2, 1]}}, triggered=True, to_move=2
    )
    table.play("end_turn")
    assert table.position["period"] == 2
    assert [table.seat(seat).temples for seat in range(3)] == [[3, 2, 2, 2], [4, 2, 4, 3], [6, 5, 4, 3]]


@pytest.mark.parametrize(
    "supply", [{"doubles": 36}, {"singles": 7}, {"bridges": 12}, {"tokens": 13}, {"tokens": 11}]
)
def test_more_pieces_than_the_game_has_are_refused(supply: dict[str, int]) -> None:
    """MX-4: a position with a piece too many, or a token gone, is impossible."""
    with pytest.raises(BadPosition):
        Table(supply=supply)


@pytest.mark.parametrize("temples", [[4, 3, 2, 1], [3, 4, 2, 1], [3, 3, 3, 1], [3, 3, 2, 2]])
def test_more_temples_than_a_colour_has_are_refused(temples: list[int]) -> None:
    """MX-4: a seat cannot have a temple more than 3, 3, 2, 1 in period 1."""
    with pytest.raises(BadPosition):
        Table(seats={0: {"temples": temples}})
