"""Canals: what they cost, and all that bans them from a cell (MX-5)."""

from __future__ import annotations

import pytest

from sacbe.core.errors import BadText
from sacbe.core.reasons import Reason
from tests.games.mexica.table import Table

AWAY = ["B5", "C5", "B6"]
"""Cells for pillis that have nothing to do with the scenario."""
EAST = ["R6", "Q7", "Q8", "Q9"]
"""Canals that part 13 cells in the east from the rest."""


def at(key: str, cell: str) -> Reason:
    """The reason that a cell gives for refusing a canal."""
    return Reason(key, "MX-5", {"cell": cell})


def test_single_costs_one_point() -> None:
    """MX-5, S6: a single on O5 leaves five points, five singles and one district of 191 cells."""
    table = Table(pillis=AWAY)
    table.play("canal single", "lay O5")
    assert table.action_points == 5
    assert table.position["supply"]["singles"] == 5
    assert table.position["supply"]["doubles"] == 35
    assert table.districts() == [191]


@pytest.mark.parametrize(("canals", "sails"), [([], False), (["O5"], True)])
def test_canal_at_the_shore_joins_the_lake(canals: list[str], sails: bool) -> None:
    """MX-5, S6: with O5 the printed canal meets the lake at O4, and boats leave it for another shore."""
    table = Table(pillis=["O8", *AWAY[1:]], canals=["C9", *canals], bridges={"O8": "h", "C9": "v"})
    assert ("boat C9" in table.legal) is sails


def test_double_costs_one_point() -> None:
    """MX-5: a double covers two cells for one point and leaves the singles alone."""
    table = Table(pillis=AWAY)
    table.play("canal double", "lay K7", "lay L7")
    assert table.action_points == 5
    assert table.position["canals"] == ["O6", "K7", "L7", "O7", "O8", "O9"]
    assert table.position["supply"]["doubles"] == 34
    assert table.position["supply"]["singles"] == 6


def test_double_may_be_laid_from_either_end() -> None:
    """MX-5: the order in which the two cells are named does not matter."""
    one, other = Table(pillis=AWAY), Table(pillis=AWAY)
    one.play("canal double", "lay K7", "lay L7")
    other.play("canal double", "lay L7", "lay K7")
    assert one.position == other.position


def test_canal_on_the_palace_is_refused() -> None:
    """MX-5, S8: a double on H5 and H6 is refused for the palace, whichever cell comes first."""
    table = Table(pillis=AWAY)
    table.play("canal double")
    assert table.why("lay H6") == at("palace-there", "H6")
    table.play("lay H5")
    assert sorted(table.offers("lay")) == ["G5", "H4", "I5"]
    assert table.why("lay H6") == at("palace-there", "H6")


def test_canal_on_a_canal_is_refused() -> None:
    """MX-5, S9: a double on N6 and O6 is refused for the printed canal."""
    table = Table(pillis=AWAY)
    table.play("canal double")
    assert table.why("lay O6") == at("canal-there", "O6")
    table.play("lay N6")
    assert sorted(table.offers("lay")) == ["M6", "N5", "N7"]
    assert table.why("lay O6") == at("canal-there", "O6")


def test_canal_on_the_lake_is_refused() -> None:
    """MX-5, S10: a double on U6 and V6 is refused; V6 is lake and not even a cell."""
    table = Table(pillis=AWAY)
    table.play("canal double", "lay U6")
    assert sorted(table.offers("lay")) == ["T6", "U7"]
    with pytest.raises(BadText):
        table.play("lay V6")


def test_canal_under_a_pilli_is_refused() -> None:
    """MX-5, S12: a double on K7 and L7 is refused while anyone's pilli is on L7, and legal afterwards."""
    table = Table(pillis=["L7", *AWAY[1:]])
    table.play("canal double")
    assert table.why("lay L7") == at("pilli-there", "L7")
    table.play("lay K7")
    assert table.why("lay L7") == at("pilli-there", "L7")
    table.session.reset_turn()
    table.play("step M7", "canal double", "lay K7", "lay L7")
    assert {"K7", "L7"} <= set(table.position["canals"])
    assert table.action_points == 4


def test_canal_under_an_opponent_is_refused() -> None:
    """MX-5, S12: another player's pilli bans the canal as the own one does."""
    table = Table(pillis=[AWAY[0], "L7", AWAY[2]])
    table.play("canal double", "lay K7")
    assert "L7" not in table.offers("lay")
    assert table.why("lay L7") == at("pilli-there", "L7")


def test_canal_on_a_temple_is_refused() -> None:
    """MX-5, S13: a double on D5 and D6 is refused for the temple on D5."""
    table = Table(pillis=AWAY, temples={"D5": [1, 2]})
    table.play("canal double")
    assert table.why("lay D5") == at("temple-there", "D5")
    table.play("lay D6")
    assert table.why("lay D5") == at("temple-there", "D5")


def test_canal_needs_nothing_near() -> None:
    """MX-5, S14: a double on D5 and D6 is legal with no water and no pilli near."""
    table = Table(pillis=["T7", "T8", "U8"])
    table.play("canal double", "lay D5", "lay D6")
    assert {"D5", "D6"} <= set(table.position["canals"])


def test_diagonal_double_is_refused() -> None:
    """MX-5, S15: a double on D5 and E6 is refused, for they touch at a corner only."""
    table = Table(pillis=["T7", "T8", "U8"])
    table.play("canal double", "lay D5")
    assert sorted(table.offers("lay")) == ["C5", "D4", "D6", "E5"]
    assert table.why("lay E6") == at("cells-do-not-touch", "E6")


def test_single_needs_a_single_tile() -> None:
    """MX-5, S16: with no singles and ten doubles left a single is refused, a double is not."""
    table = Table(pillis=AWAY, supply={"singles": 0, "doubles": 10})
    assert table.offers("canal") == ["double"]
    assert table.why("canal single") == Reason("no-canal-left", "MX-5", {"tile": "single"})


def test_double_needs_a_double_tile() -> None:
    """MX-5: with no doubles left two singles are the way, for two points."""
    table = Table(pillis=AWAY, supply={"singles": 2, "doubles": 0})
    assert table.offers("canal") == ["single"]
    assert table.why("canal double") == Reason("no-canal-left", "MX-5", {"tile": "double"})
    table.play("canal single", "lay D5", "canal single", "lay D6")
    assert table.action_points == 4
    assert table.offers("canal") == []


def test_canal_needs_a_point() -> None:
    """MX-5: without action points no canal is laid."""
    table = Table(pillis=AWAY, action_points=0)
    assert table.offers("canal") == []
    assert table.why("canal double") == Reason("costs-points", "MX-5", {"cost": 1, "have": 0})


def test_canal_on_a_calpulli_or_in_its_district_is_refused() -> None:
    """MX-5, MX-8: a founded district is frozen, its tile's cell included."""
    table = Table(pillis=AWAY, canals=EAST, tiles_on_board={"T9": 13})
    table.play("canal single")
    assert table.why("lay T9") == at("tile-there", "T9")
    assert table.why("lay T7") == at("district-is-founded", "T7")
    assert not set(table.district_of("T9")["cells"]) & set(table.offers("lay"))
    assert "P8" in table.offers("lay")


def test_canal_on_a_ramp_is_refused() -> None:
    """MX-5: the two cells a bridge rests on are banned, the cells beside them are not."""
    table = Table(pillis=AWAY, bridges={"O7": "h"})
    table.play("canal single")
    assert table.why("lay N7") == at("ramp-there", "N7")
    assert table.why("lay P7") == at("ramp-there", "P7")
    assert {"N6", "N8", "P6", "P8"} <= set(table.offers("lay"))


def test_canal_beside_a_bridge_but_not_at_its_ramp_is_legal() -> None:
    """MX-5: only the cells along the axis are ramps; the cells across it take canals."""
    table = Table(pillis=AWAY, canals=["K9"], bridges={"K9": "v"})
    table.play("canal single")
    assert {"J9", "L9"} <= set(table.offers("lay"))
    assert not {"K8", "K9", "K10"} & set(table.offers("lay"))


def test_canal_under_a_bridge_is_refused() -> None:
    """MX-5: a bridged canal is a canal."""
    table = Table(pillis=AWAY, bridges={"O7": "h"})
    table.play("canal single")
    assert table.why("lay O7") == at("canal-there", "O7")


def test_cell_without_a_free_neighbour_takes_no_double() -> None:
    """MX-5: B1 alone beyond a canal takes a single but not a double."""
    table = Table(pillis=["C5", "D5", "E5"], canals=["B2"])
    table.play("canal double")
    assert table.why("lay B1") == at("no-second-cell", "B1")
    table.session.undo()
    table.play("canal single")
    assert "B1" in table.offers("lay")


def test_second_cell_without_choice_is_laid_by_itself() -> None:
    """MX-5: from a cell with one free neighbour a double lies at once."""
    table = Table(pillis=["C5", "D5", "E5"], canals=["B3"])
    table.play("canal double", "lay B1")
    assert table.position["canals"][:2] == ["B1", "B2"]
    assert table.action_points == 5


def test_canals_cover_their_own_builders_districts_and_others() -> None:
    """MX-5: a canal may lie in any unfounded district, not only in the one with the own pilli."""
    table = Table(pillis=AWAY, canals=EAST)
    table.play("canal single")
    assert {"S8", "T9", "L7"} <= set(table.offers("lay"))


def test_single_is_offered_on_every_free_ordinary_cell() -> None:
    """MX-5: at the start, pillis on the palace, a single may lie on all 187 ordinary cells."""
    table = Table()
    table.play("canal single")
    assert len(table.offers("lay")) == 187


def test_last_single_is_laid_on_the_last_point() -> None:
    """MX-5: six singles cost the six points of a turn, and the supply is empty then."""
    table = Table(pillis=AWAY)
    for cell in ("D3", "F3", "H3", "J3", "L3", "D8"):
        table.play("canal single", f"lay {cell}")
    assert table.action_points == 0
    assert table.position["supply"]["singles"] == 0
    assert table.to_act == 0
    assert table.offers("canal") == []
