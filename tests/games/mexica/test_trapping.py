"""The first-turn ban: in round 1 nobody may trap or surround another pilli (MX-14)."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.game import Game
from sacbe.core.reasons import Reason
from sacbe.games.mexica import names
from sacbe.games.mexica.game import own
from sacbe.games.mexica.rules import reach as reaching
from sacbe.games.mexica.state import State
from tests.games.mexica.table import Table

RING = (("G5", "H5"), ("F6", "F7"), ("G8", "G9"), ("H9", "I9"), ("J7", "J8"), ("I5", "I6"))
"""Six doubles around the palace; seven cells are left inside."""
EAST = ["R6", "Q7", "Q8", "Q9"]
"""Canals that part 13 cells in the east from the rest."""
ALONE = ["K9", "L8", "M9", "L10"]
"""Canals around L9."""


def trapped(table: Table, action: str) -> object:
    """The cell that would trap somebody, by the reason why an action is not legal."""
    reason = table.why(action)
    assert reason is not None
    assert (reason.key, reason.rule) == ("would-trap", "MX-14")
    return reason.data["cell"]


def reach(table: Table, cell: str) -> int:
    """The open cells that a pilli on a cell can get to."""
    state = own(table.session.state.copy())
    reaching.clear_labels(state)
    return reaching.flood_reach(state, names.CELLS.index(cell), 0)


def double(table: Table, first: str, second: str) -> None:
    """Lay a double; the second cell may follow by itself."""
    table.play("canal double", f"lay {first}")
    if f"lay {second}" in table.legal:
        table.play(f"lay {second}")
    assert {first, second} <= set(table.position["canals"])


def doubles(game: Game, state: State) -> set[frozenset[str]]:
    """Every pair of cells on which a double may be laid."""
    before = set(game.position(state)["canals"])
    ends, todo = set(), [state]
    while todo:
        here = todo.pop()
        covered = frozenset(game.position(here)["canals"]) - before
        if covered:
            ends.add(covered)
            continue
        for action in game.legal(here):
            if game.text(action).startswith("lay ") or game.text(action) == "canal double":
                todo.append(own(here.copy()))
                game.apply(todo[-1], action)
    return ends


def refuses_double(table: Table, first: str, second: str) -> bool:
    """Is a double on two cells refused now that would be legal in round 2?"""
    later = own(table.session.state.copy())
    later.round = 2
    table.game.relist(later)
    pair = frozenset((first, second))
    return pair in doubles(table.game, later) - doubles(table.game, own(table.session.state))


def east_closed_in_round_1(**fields: Any) -> Table:
    """A has closed the east and B teleported into it; C is to move."""
    table = Table(round=1, **fields)
    table.play("canal single", "lay R6")
    double(table, "Q7", "Q8")
    table.play("canal single", "lay Q9", "end_turn")
    table.play("teleport", "land S8", "end_turn")
    assert table.to_act == 2
    assert table.position["reach_at_start"][1] == reach(table, "S8") == 13
    return table


# The scenarios.


def test_palace_is_not_closed_in_round_1() -> None:
    """MX-14, S53: the sixth double around the palace is refused (reach 182 to 7, 173 outside)."""
    table = Table(round=1)
    for first, second in RING[:5]:
        double(table, first, second)
    assert reach(table, "H6") == 182
    assert refuses_double(table, *RING[5])


def test_palace_is_closed_in_round_2() -> None:
    """MX-14, S54: in round 2 the same is legal; from inside a v bridge on H9 makes the reach 180."""
    table = Table(round=2)
    for first, second in RING:
        double(table, first, second)
    assert table.districts() == [7, 173]
    assert reach(table, "I7") == 7
    table.play("end_turn")
    assert "teleport" in table.legal
    table.play("bridge H9")
    assert table.position["bridges"] == {"H9": "v"}
    assert reach(table, "I7") == 180


def test_temple_beside_a_pilli_is_no_trap() -> None:
    """MX-14, S57: a temple on H5 beside the pilli on H6 is legal; the reach is 191 and no other set."""
    table = Table(round=1, pillis=["I7", "H6", "H8"])
    table.play("temple 1", "build H5")
    assert table.position["temples"] == {"H5": [0, 1]}
    assert reach(table, "H6") == 191
    table.play("end_turn")
    assert table.offers("step") == ["G6", "I6", "H7"]


def test_reach_falls_to_half_of_the_turns_start() -> None:
    """MX-14, S128: C cuts B's reach from 13 to 11 and 9; T8-U8 (4) and S9-T9 (6) are refused."""
    table = east_closed_in_round_1()
    double(table, "R7", "R8")
    assert reach(table, "S8") == 11
    double(table, "S7", "T7")
    assert reach(table, "S8") == 9
    assert refuses_double(table, "T8", "U8")
    assert refuses_double(table, "S9", "T9")


def test_largest_set_is_never_a_trap() -> None:
    """MX-14, S129: sets of 43, 45 and 80 with all pillis in the largest; a temple on H5 leaves 79."""
    table = Table(round=1)
    for row in range(2, 12, 2):
        double(table, f"L{row}", f"L{row + 1}")
    table.play("canal single", "lay L12", "end_turn")
    for row in range(2, 14, 2):
        double(table, f"E{row}", f"E{row + 1}")
    table.play("end_turn", "canal single", "lay E14")
    assert table.districts() == [43, 45, 80]
    assert [reach(table, cell) for cell in ("B5", "T7", "H6", "I7", "H8")] == [43, 45, 80, 80, 80]
    table.play("temple 1", "build H5")
    assert reach(table, "H6") == 79


def closing_in_on_b(table: Table) -> None:
    """Three doubles of C that leave B on S8 seven cells."""
    for (first, second), left in zip((("T6", "U6"), ("U7", "U8"), ("T7", "T8")), (11, 9, 7), strict=True):
        double(table, first, second)
        assert reach(table, "S8") == left


def test_reach_of_seven_of_thirteen_is_enough_and_five_is_not() -> None:
    """MX-14, S130: T6-U6, U7-U8 and T7-T8 are legal (7 left), then S9-T9 (5) is refused."""
    table = east_closed_in_round_1()
    closing_in_on_b(table)
    assert refuses_double(table, "S9", "T9")


def test_round_2_knows_no_ban() -> None:
    """MX-14, S130: in round 2 the same four doubles are all legal."""
    table = Table(round=2, pillis=["H6", "S8", "H8"], canals=EAST)
    closing_in_on_b(table)
    double(table, "S9", "T9")
    assert reach(table, "S8") == 5


def test_small_part_of_a_reach_may_be_cut_off() -> None:
    """MX-14, S132: of the 25 cells in the east C takes T7 (24) and U8 (20), and both are legal."""
    table = Table(round=1)
    table.play("canal single", "lay O5")
    double(table, "O10", "O11")
    assert table.districts() == [25, 164]
    table.play("end_turn", "teleport", "land Q8", "end_turn", "canal single", "lay T7")
    assert reach(table, "Q8") == 24
    table.play("canal single", "lay U8")
    assert reach(table, "Q8") == 20
    assert table.district_of("T6")["cells"] == ["T6", "U6", "U7"]


# Edges of the two conditions.


def test_half_of_the_reach_is_enough() -> None:
    """MX-14: 2 cells of 4 are not less than half, 2 of 5 are."""
    four = Table(round=1, pillis=["H6", "U6", "H8"], canals=["T7", "T8"])
    assert reach(four, "U6") == 4
    four.play("canal single", "lay U7")
    assert reach(four, "U6") == 2
    five = Table(round=1, pillis=["H6", "F1", "H8"], canals=["F2", "G2", "H2", "I2", "J2"])
    assert reach(five, "F1") == 5
    five.play("canal single")
    assert trapped(five, "lay H1") == "H1"
    assert {"I1", "J1"} <= set(five.offers("lay"))


def test_last_step_must_not_be_taken() -> None:
    """MX-14: of two cells one is half, but B on A3 could step before and cannot afterwards."""
    table = Table(round=1, pillis=["H6", "A3", "H8"], canals=["B3", "B4"])
    table.play("canal single")
    assert trapped(table, "lay A4") == "A4"
    later = Table(round=2, pillis=["H6", "A3", "H8"], canals=["B3", "B4"])
    later.play("canal single", "lay A4")
    assert reach(later, "A3") == 1


def test_pilli_that_cannot_move_anyway_is_no_hindrance() -> None:
    """MX-14: B alone on B1 is shut in already, so canals elsewhere are legal."""
    table = Table(round=1, pillis=["H6", "B1", "H8"], canals=["B2"])
    table.play("canal single", "lay B3", "canal single", "lay C2")
    assert {"B3", "C2"} <= set(table.position["canals"])


def test_own_pilli_is_never_tested() -> None:
    """MX-14: A may shut in its own pilli, by canal or temple."""
    table = Table(round=1, pillis=["A3", "H6", "H8"], canals=["B3", "B4"])
    table.play("canal single", "lay A4")
    assert reach(table, "A3") == 1
    table = Table(round=1, pillis=["A3", "H6", "H8"], canals=["B3", "B4"])
    table.play("temple 1")
    assert table.position["temples"] == {"A4": [0, 1]}


@pytest.mark.parametrize(("seats", "legal"), [(("A3", "H6"), True), (("H6", "A3"), False)])
def test_second_opponent_is_tested_too(seats: tuple[str, str], legal: bool) -> None:
    """MX-14: every opponent counts, not the next seat only."""
    table = Table(round=1, pillis=[seats[0], "H8", seats[1]], canals=["B3", "B4"])
    table.play("canal single")
    assert ("lay A4" in table.legal) is legal


def test_equal_other_set_is_no_trap() -> None:
    """MX-14: cut into two sets of 68 cells nobody is trapped; one cell fewer, and the same cut is."""
    west = [cell for cell in names.CELLS if cell[0] in "ABCD" and cell != "D5"]
    cut = [cell for cell in names.CELLS if cell[0] == "J" and cell != "J5"]
    table = Table(round=1, canals=[*west, *cut])
    assert table.districts() == [137]
    table.play("canal single", "lay J5")
    assert reach(table, "I7") == reach(table, "T7") == 68
    table = Table(round=1, canals=[*west, "D5", *cut])
    table.play("canal single")
    assert trapped(table, "lay J5") == "J5"


def test_ban_looks_at_the_start_of_the_turn_in_progress() -> None:
    """MX-14: what C leaves of B's reach is the measure of D's turn: 13 to 7, then 7 to 5."""
    table = east_closed_in_round_1(players=4)
    closing_in_on_b(table)
    assert refuses_double(table, "S9", "T9")
    table.play("end_turn")
    assert table.position["round"] == 1
    assert table.position["reach_at_start"][1] == 7
    double(table, "S9", "T9")
    assert reach(table, "S8") == 5


def test_reach_at_the_start_is_part_of_the_position() -> None:
    """MX-14: with 13 cells now, 24 at the start allow a temple beside B, and 25 do not."""
    fields: dict[str, Any] = {"round": 1, "pillis": ["T8", "S8", "H6"], "canals": EAST}
    table = Table(**fields, reach_at_start=[24, 24, 175])
    table.play("temple 1")
    assert len(table.offers("build")) == 11
    assert Table(**fields, reach_at_start=[25, 25, 175]).offers("temple") == []


def test_reach_that_does_not_shrink_is_no_trap() -> None:
    """MX-14: below half of the start already, but a canal elsewhere makes nothing smaller."""
    table = Table(round=1, pillis=["H6", "S8", "H8"], canals=EAST, reach_at_start=[175, 27, 175])
    table.play("canal single")
    assert "L7" in table.offers("lay")
    assert trapped(table, "lay T8") == "T8"


# Bridges, boats, temples, tiles and relocations.


def test_bridge_joins_the_reach() -> None:
    """MX-14: with an h bridge on Q8 B on S8 reaches 188 cells; the bridge cell itself does not count."""
    table = Table(round=1, pillis=["H6", "S8", "H8"], canals=EAST, bridges={"Q8": "h"})
    assert reach(table, "S8") == reach(table, "H6") == reach(table, "Q8") == 188


def test_temple_on_the_ramp_is_a_trap() -> None:
    """MX-14: a temple on P8, the far ramp of the only bridge, would leave B 13 cells."""
    table = Table(round=1, pillis=["H6", "S8", "H8"], canals=EAST, bridges={"Q8": "h"})
    table.play("temple 1")
    assert trapped(table, "build P8") == "P8"
    assert {"P7", "P9"} <= set(table.offers("build"))


def test_tile_on_the_ramp_is_a_trap() -> None:
    """MX-14: A founds 13 with B present; the tile may lie anywhere but on R8, the ramp of the only bridge."""
    table = Table(
        round=1, pillis=["T8", "S8", "H8"], canals=EAST, bridges={"Q8": "h"}, open_tiles=["calpulli_13"]
    )
    table.play("found 13")
    assert sorted(table.offers("tile")) == ["R7", "R9", "S7", "S9", "T6", "T7", "T9", "U6", "U7", "U8"]
    assert trapped(table, "tile R8") == "R8"


def test_relocating_the_only_bridge_is_a_trap() -> None:
    """MX-14: the bridge Q8 may go to Q9, where B still gets out, not to O7."""
    table = Table(round=1, pillis=["H6", "S8", "H8"], canals=EAST, bridges={"Q8": "h"}, supply={"bridges": 0})
    table.play("relocate Q8")
    assert table.offers("bridge") == ["Q7", "Q9"]
    assert trapped(table, "bridge O7") == "O7"


def test_relocation_is_free_in_round_2() -> None:
    """MX-14: in round 2 the only bridge goes to O7."""
    table = Table(pillis=["H6", "S8", "H8"], canals=EAST, bridges={"Q8": "h"}, supply={"bridges": 0})
    table.play("relocate Q8", "bridge O7")
    assert table.position["bridges"] == {"O7": "h"}
    assert reach(table, "S8") == 13


def test_axis_that_traps_is_not_offered() -> None:
    """MX-14: B alone on L9 gets out over K9; set on L8 the bridge must lie v, for h leads past B."""
    table = Table(
        round=1, pillis=["H6", "L9", "H8"], canals=ALONE, bridges={"K9": "h"}, supply={"bridges": 0}
    )
    table.play("relocate K9")
    assert table.offers("bridge") == ["L8", "M9", "L10"]
    table.play("bridge L8")
    assert table.position["bridges"] == {"L8": "v"}


def test_goal_without_land_is_refused_for_that() -> None:
    """MX-14, MX-9: in round 1 too a goal between canals is refused for want of land, not as a trap."""
    table = Table(
        round=1,
        pillis=["H6", "S8", "H8"],
        canals=[*EAST, "D8", "E8", "D9"],
        bridges={"Q8": "h"},
        supply={"bridges": 0},
    )
    table.play("relocate Q8")
    assert table.why("bridge D8") == Reason("no-land-at-both-ends", "MX-9", {"cell": "D8"})


def test_boat_link_is_enough() -> None:
    """MX-14: B leaves the east from bridge Q8 by boat to O7, though Q8's far ramp holds a temple."""
    fields: dict[str, Any] = {"round": 1, "pillis": ["H6", "S8", "H8"], "canals": [*EAST, "P9"]}
    linked = Table(**fields, bridges={"Q8": "h", "O7": "h"})
    linked.play("temple 1", "build P8")
    assert reach(linked, "S8") == 186
    alone = Table(**fields, bridges={"Q8": "h"})
    alone.play("temple 1")
    assert trapped(alone, "build P8") == "P8"


def test_pilli_on_a_bridge_must_keep_a_move() -> None:
    """MX-14: B on bridge O7 with a temple on P7: a temple on N7 would leave it no step and no boat."""
    fields: dict[str, Any] = {"round": 1, "pillis": ["H6", "O7", "H8"], "temples": {"P7": [2, 1]}}
    table = Table(**fields, bridges={"O7": "h"})
    table.play("temple 1")
    assert trapped(table, "build N7") == "N7"
    with_boat = Table(**fields, bridges={"O7": "h", "O9": "h"})
    with_boat.play("temple 1", "build N7")
    assert with_boat.position["temples"]["N7"] == [0, 1]


def test_pillis_do_not_block_the_reach() -> None:
    """MX-14: a pilli in the way counts for nothing: B on A3 behind C on A4 reaches both cells."""
    table = Table(round=1, pillis=["H6", "A3", "A4"], canals=["B3", "B4"])
    assert reach(table, "A3") == 2


def test_every_player_has_the_ban_in_the_first_turn() -> None:
    """MX-14: the ban holds for the last seat of round 1, and is over when round 2 begins."""
    table = Table(round=1, to_move=2, pillis=["A3", "H6", "H8"], canals=["B3", "B4"])
    table.play("canal single")
    assert "lay A4" not in table.legal
    table.play("lay D5", "end_turn", "end_turn", "canal single")
    assert table.position["round"] == 2
    assert "lay A4" in table.legal
