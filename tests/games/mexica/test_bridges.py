"""Bridges: where they may stand, their axis, and relocating them (MX-9 to MX-12)."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.errors import BadPosition, BadText
from sacbe.core.reasons import Reason
from tests.games.mexica.table import Table

AWAY = ["B5", "C5", "B6"]
"""Cells for pillis that have nothing to do with the scenario."""
NONE_LEFT = {"bridges": 0}


def table_of(**fields: Any) -> Table:
    """A table with the pillis out of the way."""
    return Table(**{"pillis": AWAY, **fields})


# Building (MX-9).


@pytest.mark.parametrize("cell", ["O6", "O7", "O8", "O9"])
def test_printed_canal_is_bridged_across(cell: str) -> None:
    """MX-9, S36: h on O6 to O9 is legal, v on none of them: the axis is not even asked."""
    table = table_of()
    assert table.offers("bridge") == ["O6", "O7", "O8", "O9"]
    table.play(f"bridge {cell}")
    assert table.offers("axis") == []
    assert table.position["bridges"] == {cell: "h"}
    assert table.action_points == 5
    assert table.position["supply"]["bridges"] == 10


@pytest.mark.parametrize("cell", ["O6", "O7", "O8", "O9"])
def test_printed_canal_with_a_v_bridge_is_impossible(cell: str) -> None:
    """MX-9, S36: a position with a v bridge on the printed canal is refused."""
    with pytest.raises(BadPosition, match=cell):
        table_of(bridges={cell: "v"})


@pytest.mark.parametrize("cell", ["S6", "B9"])
def test_lake_is_never_bridged(cell: str) -> None:
    """MX-9, S37: S6 and B9 lie between land, but they are lake."""
    table = table_of()
    with pytest.raises(BadText):
        table.play(f"bridge {cell}")
    assert cell not in table.offers("bridge")


def test_bridge_needs_land_at_both_ends() -> None:
    """MX-9, S38: on a double F10, G10 the bridge on F10 may lie v (F9, F11) only."""
    table = table_of(canals=["F10", "G10"])
    table.play("bridge F10")
    assert table.position["bridges"] == {"F10": "v"}
    with pytest.raises(BadPosition, match="F10"):
        table_of(canals=["F10", "G10"], bridges={"F10": "h"})


def test_parallel_bridges_are_two_bridges() -> None:
    """MX-9, S40: O7 and O8 both bridged h is legal; on foot O7 to O8 is refused, by boat it costs 1."""
    table = table_of(pillis=["O7", "C5", "B6"], bridges={"O7": "h"})
    table.play("bridge O8")
    assert table.position["bridges"] == {"O7": "h", "O8": "h"}
    assert table.offers("step") == ["N7", "P7"]
    assert table.why("step O8") == Reason("not-along-the-bridge", "MX-15", {"cell": "O8"})
    table.play("boat O8")
    assert table.seat(0).pilli == "O8"
    assert table.action_points == 4


def test_ramp_may_hold_a_temple() -> None:
    """MX-9, S41: with a temple on P7 the h bridge on O7 is legal; from N7 one goes onto it, not beyond."""
    table = table_of(pillis=["N7", "C5", "B6"], temples={"P7": [1, 1]})
    table.play("bridge O7", "step O7")
    assert table.seat(0).pilli == "O7"
    assert table.offers("step") == ["N7"]
    assert table.why("step P7") == Reason("temple-there", "MX-15", {"cell": "P7"})


def test_one_bridge_on_a_cell() -> None:
    """MX-9, S122: on the bridged O7 a second bridge is refused."""
    table = table_of(bridges={"O7": "h"})
    assert table.offers("bridge") == ["O6", "O8", "O9"]
    assert table.why("bridge O7") == Reason("bridge-there", "MX-9", {"cell": "O7"})


def test_one_bridge_on_a_cell_whatever_the_axis() -> None:
    """MX-9, S122: on D5, free on all sides, a second bridge is refused though the other axis has land."""
    table = table_of(canals=["D5"], bridges={"D5": "h"})
    assert "D5" not in table.offers("bridge")
    assert table.why("bridge D5") == Reason("bridge-there", "MX-9", {"cell": "D5"})


def test_one_cell_of_land_between_two_bridges_is_enough() -> None:
    """MX-9, S123: h on J10 and h on L10 are both legal, and K10 is a ramp of both."""
    table = table_of(canals=["J10", "L10"])
    table.play("bridge J10", "axis h", "bridge L10", "axis h")
    assert table.position["bridges"] == {"J10": "h", "L10": "h"}
    table.play("canal single")
    assert table.why("lay K10") == Reason("ramp-there", "MX-5", {"cell": "K10"})


def test_one_cell_is_the_ramp_of_four_bridges() -> None:
    """MX-9: K9 between four single canals is the ramp of four bridges, and all of them are crossed."""
    table = table_of(pillis=["K9", "C5", "B6"], canals=["K8", "J9", "L9", "K10"])
    table.play("bridge K8", "axis v", "bridge J9", "axis h", "bridge L9", "axis h", "bridge K10", "axis v")
    assert table.position["bridges"] == {"K8": "v", "J9": "h", "L9": "h", "K10": "v"}
    assert table.offers("step") == ["K8", "J9", "L9", "K10"]


def test_long_bridge_is_excluded() -> None:
    """MX-9: over two canal cells in line no bridge stands along the line."""
    table = table_of(canals=["D5", "E5"])
    table.play("bridge D5")
    assert table.position["bridges"] == {"D5": "v"}
    table.play("bridge E5")
    assert table.position["bridges"] == {"D5": "v", "E5": "v"}


def test_canal_amid_canals_takes_no_bridge() -> None:
    """MX-9: a canal cell with water at one end of either axis is not bridged."""
    table = table_of(canals=["D5", "E5", "D6"])
    assert "D5" not in table.offers("bridge")
    assert table.why("bridge D5") == Reason("no-land-at-both-ends", "MX-9", {"cell": "D5"})


def test_canal_at_the_shore_has_the_lake_for_one_end() -> None:
    """MX-9: the lake is no ramp: on O5, with lake above and canal below, only h is possible."""
    table = table_of(canals=["O5"])
    table.play("bridge O5")
    assert table.position["bridges"] == {"O5": "h"}


def test_dry_land_is_not_bridged() -> None:
    """MX-9: a bridge stands over a canal."""
    table = table_of()
    assert table.why("bridge D8") == Reason("no-canal-there", "MX-9", {"cell": "D8"})


def test_ramps_may_lie_in_founded_districts_and_hold_tile_or_pilli() -> None:
    """MX-9: a bridge may rest on a calpulli tile on one side and under a pilli on the other."""
    table = table_of(pillis=["P8", "C5", "B6"], canals=["R6", "Q7", "Q8", "Q9"], tiles_on_board={"R8": 13})
    table.play("bridge Q8")
    assert table.position["bridges"] == {"Q8": "h"}


def test_bridge_needs_no_pilli_near() -> None:
    """MX-9: the bridge may stand anywhere, the pilli where it likes."""
    table = table_of(pillis=["B1", "C5", "B6"])
    assert table.offers("bridge") == ["O6", "O7", "O8", "O9"]


def test_bridge_needs_a_point_and_a_bridge() -> None:
    """MX-9: without action points or bridges none is built."""
    table = table_of(action_points=0)
    assert table.offers("bridge") == []
    assert table.why("bridge O6") == Reason("costs-points", "MX-9", {"cost": 1, "have": 0})
    table = table_of(supply=NONE_LEFT)
    assert table.offers("bridge") == []
    assert table.why("bridge O6") == Reason("no-bridge-left", "MX-11")


# The axis (MX-10).


@pytest.mark.parametrize("axis", ["h", "v"])
def test_builder_chooses_the_axis(axis: str) -> None:
    """MX-10: on a canal with land on all sides the axis is asked and kept."""
    table = table_of(canals=["D8"])
    table.play("bridge D8")
    assert table.offers("axis") == ["h", "v"]
    assert table.action_points == 6
    table.play(f"axis {axis}")
    assert table.position["bridges"] == {"D8": axis}
    assert table.action_points == 5


def test_axis_is_never_computed_again() -> None:
    """MX-10: later canals beside the bridge leave its axis; only along it the bridge is crossed."""
    table = table_of(pillis=["D9", "C5", "B6"], canals=["D8"], bridges={"D8": "v"})
    table.play("canal single", "lay C8", "canal single", "lay E8")
    assert table.position["bridges"] == {"D8": "v"}
    table.play("step D8", "step D7")
    assert table.seat(0).pilli == "D7"


def test_bridge_is_not_entered_across_its_axis() -> None:
    """MX-10: an h bridge with land on all sides is not entered from north or south."""
    table = table_of(pillis=["D7", "C5", "B6"], canals=["D8"], bridges={"D8": "h"})
    assert "D8" not in table.offers("step")
    assert table.why("step D8") == Reason("not-along-the-bridge", "MX-15", {"cell": "D8"})


# Relocating (MX-11).


def test_relocating_needs_an_empty_supply() -> None:
    """MX-11, S43: with one bridge in the supply O7 cannot be relocated."""
    table = table_of(bridges={"O7": "h"}, supply={"bridges": 1})
    assert table.offers("relocate") == []
    assert table.why("relocate O7") == Reason("bridges-left", "MX-11", {"left": 1})


def test_relocating_costs_one_point() -> None:
    """MX-11, S44: with none in the supply the empty O7 goes to O9 for one point."""
    table = table_of(bridges={"O7": "h"}, supply=NONE_LEFT)
    table.play("relocate O7", "bridge O9")
    assert table.position["bridges"] == {"O9": "h"}
    assert table.position["supply"]["bridges"] == 0
    assert table.action_points == 5


def test_same_cell_takes_the_other_axis() -> None:
    """MX-11, S125: D5 from h to v is legal and frees C5 at once; to h again is refused."""
    table = table_of(canals=["D5"], bridges={"D5": "h"}, supply=NONE_LEFT)
    table.play("relocate D5", "bridge D5")
    assert table.position["bridges"] == {"D5": "v"}
    assert table.action_points == 5
    table.play("canal single")
    assert {"C5", "E5"} & set(table.offers("lay")) == {"E5"}  # a pilli is on C5
    assert not {"D4", "D6"} & set(table.offers("lay"))


def test_old_ramp_takes_a_canal_at_once() -> None:
    """MX-11, S125: after D5 was turned a canal on C5 is legal in the same turn."""
    table = table_of(pillis=["T7", "T8", "U8"], canals=["D5"], bridges={"D5": "h"}, supply=NONE_LEFT)
    table.play("canal single")
    assert table.why("lay C5") == Reason("ramp-there", "MX-5", {"cell": "C5"})
    table.session.undo()
    table.play("relocate D5", "bridge D5", "canal single", "lay C5")
    assert table.position["canals"][:2] == ["C5", "D5"]


def test_same_cell_with_the_same_axis_is_refused() -> None:
    """MX-11, S125: a bridge that can lie one way only is not set where it was, and that is the reason."""
    table = table_of(
        canals=["D5", "C5", "E5"], bridges={"D5": "v"}, supply=NONE_LEFT, pillis=["T7", "T8", "U8"]
    )
    table.play("relocate D5")
    assert "D5" not in table.offers("bridge")
    assert table.offers("bridge") == ["C5", "E5", "O6", "O7", "O8", "O9"]
    assert table.why("bridge D5") == Reason("same-bridge-again", "MX-11", {"cell": "D5"})


def test_ramp_of_another_bridge_stays_banned() -> None:
    """MX-11, S126: F10 relocated to O7 frees E10, but G10 is still a ramp of H10."""
    table = table_of(canals=["F10", "H10"], bridges={"F10": "h", "H10": "h"}, supply=NONE_LEFT)
    table.play("relocate F10", "bridge O7")
    assert table.position["bridges"] == {"O7": "h", "H10": "h"}
    table.play("canal single")
    assert "E10" in table.offers("lay")
    assert table.why("lay G10") == Reason("ramp-there", "MX-5", {"cell": "G10"})


@pytest.mark.parametrize("seat", [0, 1])
def test_bridge_with_a_pilli_stays(seat: int) -> None:
    """MX-11: a bridge with anyone on it, the own pilli included, is not relocated."""
    pillis = list(AWAY)
    pillis[seat] = "O7"
    table = table_of(pillis=pillis, bridges={"O7": "h", "O9": "h"}, supply=NONE_LEFT)
    assert table.offers("relocate") == ["O9"]
    assert table.why("relocate O7") == Reason("pilli-there", "MX-11", {"cell": "O7"})


def test_relocating_asks_the_axis_of_the_goal() -> None:
    """MX-11, MX-10: at a goal with land on all sides the axis is chosen."""
    table = table_of(canals=["D8"], bridges={"O7": "h"}, supply=NONE_LEFT)
    table.play("relocate O7", "bridge D8")
    assert table.offers("axis") == ["h", "v"]
    table.play("axis v")
    assert table.position["bridges"] == {"D8": "v"}
    assert table.action_points == 5


def test_goal_of_a_relocation_must_be_free() -> None:
    """MX-11, MX-9: the goal has no bridge yet, is a canal and has land at both ends."""
    table = table_of(canals=["D8", "E8", "D9"], bridges={"O7": "h", "O9": "h"}, supply=NONE_LEFT)
    table.play("relocate O7")
    assert table.offers("bridge") == ["O6", "E8", "O8", "D9"]
    assert table.why("bridge O9") == Reason("bridge-there", "MX-9", {"cell": "O9"})
    assert table.why("bridge D8") == Reason("no-land-at-both-ends", "MX-9", {"cell": "D8"})
    assert table.why("bridge F6") == Reason("no-canal-there", "MX-9", {"cell": "F6"})


def test_relocating_needs_a_goal_and_a_point() -> None:
    """MX-11: no relocation without a point, and none of a cell without a bridge."""
    table = table_of(bridges={"O7": "h"}, supply=NONE_LEFT, action_points=0)
    assert table.offers("relocate") == []
    assert table.why("relocate O7") == Reason("costs-points", "MX-11", {"cost": 1, "have": 0})
    assert table.why("relocate O9") == Reason("no-bridge-there", "MX-11", {"cell": "O9"})


def test_bridge_with_nowhere_to_go_is_not_relocated() -> None:
    """MX-11: with all other canals bridged and no other axis the bridge has no goal."""
    bridges = {"O6": "h", "O7": "h", "O8": "h", "O9": "h"}
    table = table_of(bridges=bridges, supply=NONE_LEFT)
    assert table.offers("relocate") == []
    assert table.why("relocate O7") == Reason("no-goal-for-bridge", "MX-11", {"cell": "O7"})


def test_relocating_is_spending_but_no_event() -> None:
    """MX-11, MX-31: a relocation spends a point and is nothing irreversible."""
    table = table_of(bridges={"O7": "h"}, supply=NONE_LEFT)
    table.play("relocate O7", "bridge O9")
    assert table.position["spent_in_round"]
    assert not table.position["events_in_round"]


# Ramps on the palace (MX-12).


def test_ramp_may_stand_on_the_palace() -> None:
    """MX-12, S46: over the single canal H9 a v bridge H8-H10 is legal, and H8 is entered from it."""
    table = table_of(pillis=["H10", "C5", "B6"], canals=["H9"])
    table.play("bridge H9", "axis v", "step H9", "step H8")
    assert table.position["bridges"] == {"H9": "v"}
    assert table.seat(0).pilli == "H8"
