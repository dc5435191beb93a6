"""Tiles that cannot be founded any more: proof and vote (MX-21, MX-22, MX-33, MX-34)."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.errors import IllegalAction
from sacbe.core.events import Event
from sacbe.games.mexica import names
from tests.games.mexica.table import Table

# The island cut into districts of 5 to 11 cells; # is a canal.
AT_MOST_11 = """
~~~~~~~~~~~~~~~~~~~~~~~
~~.~~~.....~~~~~~~~~~~~
~~....#...#..~~~~~~~~~~
~....#.#.#...~~~~~~~~~~
~..##...#...#..~~~~~~~~
~~#.#...#..#....#~~~~~~
~~...#.#P#.#...#...~..~
~~....#PPP#..###...#..~
~~.#.#.#P#.##..##.#...~
~~~.#...#......#.#...~~
~~..##...#..###...~~~~~
~..#..#.#.##....~~~~~~~
~...#..#...#..~~~~~~~~~
~..#..#.....~~~~~~~~~~~
~~~....~~..~~~~~~~~~~~~
"""
# One district of 9 cells in the east, all others of at most 6.
NINE_AND_SMALL = """
~~~~~~~~~~~~~~~~~~~~~~~
~~.~~~..#..~~~~~~~~~~~~
~~..#.#..##..~~~~~~~~~~
~..#..#.#.#..~~~~~~~~~~
~.#..#.#..#.#..~~~~~~~~
~~.#.#..#..#..#..~~~~~~
~~..#..#P#.#.#.#...~..~
~~..#.#PPP#.#..#.##...~
~~.#.#.#P.#..#.##.#...~
~~~.#...##.#..##.###.~~
~~..#..#..#.##....~~~~~
~.#..##.#.#...#.~~~~~~~
~..#.#...#.#..~~~~~~~~~
~.#.#.#..#..~~~~~~~~~~~
~~~....~~..~~~~~~~~~~~~
"""
FIRST_ROW = ["F2", "G2", "H2", "I2", "J2"]
"""Canals that make F1 to J1 a district of five."""
SPARE = "canal single", "lay D7"
"""A canal that cuts nothing off."""


def canals(chart: str) -> list[str]:
    """The canal cells of a chart."""
    rows = enumerate(chart.strip().splitlines())
    return [names.cell_name(row, column) for row, line in rows for column, c in enumerate(line) if c == "#"]


def tiles(*sizes: str) -> list[str]:
    """The names of tiles: 13, 5a."""
    return [f"calpulli_{size}" for size in sizes]


def open_sizes(table: Table) -> list[str]:
    """The open tiles: 13, 5a."""
    return [tile.removeprefix("calpulli_") for tile in table.position["open_tiles"]]


def cut(chart: str = AT_MOST_11, *sizes: str, **fields: Any) -> Table:
    """A table on a chart with open tiles, where seat 0 may build a temple beside its pilli."""
    given: dict[str, Any] = {"pillis": ["B1", "F1", "G1", "I1"][: fields.get("players", 3)], **fields}
    return Table(canals=canals(chart), open_tiles=tiles(*sizes), **given)


def supply(doubles: int, singles: int) -> dict[str, int]:
    """Canal tiles left."""
    return {"doubles": doubles, "singles": singles}


def build_somewhere(table: Table) -> list[Event]:
    """A temple of level 1, which makes the proofs be tested; what happened."""
    events = table.play("temple 1")
    if table.offers("build"):
        events += table.play(f"build {table.offers('build')[0]}")
    return events


def test_the_charts_are_what_they_say() -> None:
    """MX-22: sizes of the districts that the tests below rely on."""
    assert cut().districts() == [5, 7, 8, 8, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11]
    assert cut(NINE_AND_SMALL).districts()[-2:] == [6, 9]
    assert cut(NINE_AND_SMALL).district_of("T9")["size"] == 9


# The vote.


def test_a_tile_is_removed_when_all_agree() -> None:
    """MX-21: the tile is out of the game at once and not replaced, in both periods."""
    for period in (1, 2):
        table = Table(open_tiles=tiles("10", "11"), period=period)
        table.play("propose 10", "vote yes", "vote yes")
        assert (open_sizes(table), table.to_act) == (["11"], 0)
        assert "calpulli_10" in table.position["removed_tiles"]
        assert table.action_points == 6


def test_one_of_two_equal_tiles_is_removed() -> None:
    """MX-21: the vote is on one open tile; its twin stays."""
    table = Table(open_tiles=tiles("5a", "5b"))
    table.play("propose 5", "vote yes", "vote yes")
    assert len(open_sizes(table)) == 1


def test_the_first_no_ends_a_vote() -> None:
    """MX-22, S87: 4 doubles left, 10 not proven: one no keeps it, all yes may end the period."""
    none_left = {"temples": [0, 0, 0, 0]}
    table = Table(open_tiles=tiles("10"), supply=supply(4, 0), seats={0: none_left})
    table.play("propose 10", "vote yes", "vote no")
    assert (open_sizes(table), table.to_act) == (["10"], 0)
    table = Table(open_tiles=tiles("10"), supply=supply(4, 0), seats={0: none_left})
    table.play("propose 10", "vote yes", "vote yes")
    assert (open_sizes(table), table.to_act, table.position["period"]) == ([], 0, 1)
    table.play("end_turn")
    assert table.position["triggered"]
    table.play("end_turn", "end_turn")
    assert (table.position["period"], table.to_act) == (2, 0)


def test_once_for_each_size_and_turn() -> None:
    """MX-33, S137: 10 again in the same turn is refused, 11 legal, 10 in the next turn legal."""
    table = Table(open_tiles=tiles("10", "11"))
    table.play("propose 10", "vote no")
    with pytest.raises(IllegalAction, match="proposed-already"):
        table.play("propose 10")
    table.play("propose 11", "vote yes", "vote no")
    assert open_sizes(table) == ["10", "11"]
    table.play("end_turn", "end_turn", "end_turn", "propose 10")
    assert table.to_act == 1


def test_another_player_may_propose_the_same_size() -> None:
    """MX-33: once per turn, not once per round."""
    table = Table(open_tiles=tiles("10"))
    table.play("propose 10", "vote no", "end_turn")
    assert (table.to_act, table.offers("propose")) == (1, ["10"])


def test_once_for_both_tiles_of_a_size() -> None:
    """MX-33: after 5 was removed by vote the other 5 waits for another turn."""
    table = Table(open_tiles=tiles("5a", "5b"))
    table.play("propose 5", "vote yes", "vote yes")
    with pytest.raises(IllegalAction, match="proposed-already"):
        table.play("propose 5")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_others_answer_in_turn_order(players: int) -> None:
    """MX-33: from the seat after the proposer on, and nothing else can be done meanwhile."""
    table = Table(players=players, open_tiles=tiles("10"), to_move=1)
    table.play("propose 10")
    asked = []
    while table.legal == ["vote yes", "vote no"]:
        asked.append(table.to_act)
        table.play("vote yes")
    assert asked == [(1 + turn) % players for turn in range(1, players)]
    assert (table.to_act, open_sizes(table)) == (1, [])


def test_nobody_is_asked_after_a_no() -> None:
    """MX-33: the first no ends it."""
    table = Table(players=4, open_tiles=tiles("10"))
    table.play("propose 10", "vote no")
    assert (table.to_act, open_sizes(table)) == (0, ["10"])


def test_proposing_at_any_point_of_the_turn() -> None:
    """MX-33: with 0 AP, in round 1, after other actions; it costs nothing."""
    table = Table(open_tiles=tiles("10"), action_points=0, round=1)
    table.play("propose 10")
    assert table.to_act == 1
    table = Table(open_tiles=tiles("10"))
    table.play("step H5", "propose 10", "vote no")
    assert table.action_points == 5


def test_only_open_tiles_are_proposed() -> None:
    """MX-33: not those that are face down, founded or removed."""
    table = Table(
        canals=["T7", "U8"],
        tiles_on_board={"T6": 3},
        open_tiles=tiles("4a", "13"),
        removed_tiles=tiles("12"),
    )
    assert table.offers("propose") == ["4", "13"]


# Proof by freezing.


def test_no_canal_left() -> None:
    """MX-22, S82: no canals, unfounded 4, 9 and 25: of the tiles 3, 4, 9, 13 only 4 and 9 stay."""
    four = ["F1", "G2", "H2", "I2", "J2"]
    nine = ["B10", "C10", "D11", "D12", "D13", "C14"]
    table = Table(
        canals=[*four, *nine, "O5", "O10", "O11"],
        open_tiles=tiles("3a", "4a", "9", "13"),
        supply=supply(0, 1),
    )
    assert table.districts()[:3] == [4, 9, 25]
    table.play(*SPARE)
    assert open_sizes(table) == ["4a", "9"]
    assert set(tiles("3a", "13")) <= set(table.position["removed_tiles"])


def test_a_removal_says_why() -> None:
    """MX-21, MX-22: the event names the vote, or which of the three proofs it was."""
    voted = Table(open_tiles=tiles("10"))
    assert removals(voted.play("propose 10", "vote yes", "vote yes")) == {10: "vote"}
    frozen = Table(canals=FIRST_ROW, open_tiles=tiles("5a", "5b"), supply=supply(0, 1))
    assert removals(frozen.play(*SPARE)) == {5: "frozen"}
    too_large = cut(AT_MOST_11, "11", "12", "13", supply=supply(5, 0))
    assert removals(build_somewhere(too_large)) == {12: "too_large", 13: "too_large"}
    one_too_many = cut(NINE_AND_SMALL, "8", supply=supply(5, 0))
    assert removals(build_somewhere(one_too_many)) == {8: "one_too_many"}


def removals(events: list[Event]) -> dict[object, object]:
    """The sizes of the tiles that were removed, and why."""
    return {event.data["size"]: event.data["why"] for event in events if event.kind == "tile_removed"}


def test_equal_tiles_are_matched_one_to_one() -> None:
    """MX-22, S83: no canals, tiles 5 and 5, one 5-cell district: one 5 is removed."""
    table = Table(canals=FIRST_ROW, open_tiles=tiles("5a", "5b"), supply=supply(0, 1))
    table.play(*SPARE)
    assert len(open_sizes(table)) == 1
    assert open_sizes(table)[0] in ("5a", "5b")


def frozen_but_for(*free: str, **fields: Any) -> Table:
    """Temples on every other cell, so that no two free cells touch but those said of the district of 9."""
    chart = NINE_AND_SMALL.strip().splitlines()
    nine = set(cut(NINE_AND_SMALL).district_of("T9")["cells"])
    ordinary = [(row, column) for row, column in names.PLACES if chart[row][column] == "."]
    sites = [names.cell_name(row, column) for row, column in ordinary if (row + column) % 2]
    sites = [cell for cell in sites if cell not in nine] + sorted(nine - set(free))
    stock = [
        [seat, level] for seat in range(4) for level, n in ((1, 6), (2, 5), (3, 4), (4, 3)) for _ in range(n)
    ]
    temples = dict(zip(sites, stock, strict=False))
    assert len(temples) == len(sites)
    given: dict[str, Any] = {"pillis": ["H6", "I7", "H8", "G7"], **fields}
    return cut(
        NINE_AND_SMALL, "7", "9", "13", players=4, period=2, temples=temples, supply=supply(5, 0), **given
    )


def test_canals_that_cannot_be_laid_freeze_too() -> None:
    """MX-22: doubles are left, but no two free cells touch: only tiles of exact size stay."""
    table = frozen_but_for("S7", "T9")
    table.play("propose 13", "vote yes", "vote yes", "vote yes")
    assert open_sizes(table) == ["9"]


def test_a_single_left_thaws() -> None:
    """MX-22: in the same place a single could be laid, and nothing is proven about 7."""
    table = frozen_but_for("S7", "T9")
    document = {**table.position, "supply": {**table.position["supply"], "singles": 1}}
    table.session = sacbe.from_position(document, seed=1)
    table.play("propose 13", "vote yes", "vote yes", "vote yes")
    assert open_sizes(table) == ["7", "9"]


def test_pillis_and_ramps_do_not_freeze() -> None:
    """MX-22: two free cells touch, one under a pilli, one a ramp: a double could come there one day."""
    table = frozen_but_for("S7", "S8", bridges={"R8": "h"}, pillis=["S7", "I7", "H8", "G7"])
    table.play("propose 13", "vote yes", "vote yes", "vote yes")
    assert open_sizes(table) == ["7", "9"]


# Proof by size, and by a single step.


def test_no_district_is_large_enough() -> None:
    """MX-22, S84: 5 doubles left, the largest unfounded district has 11: 12 and 13 are removed."""
    table = cut(AT_MOST_11, "11", "12", "13", supply=supply(5, 0))
    build_somewhere(table)
    assert open_sizes(table) == ["11"]


def test_two_cells_too_many_are_no_proof() -> None:
    """MX-22, S141: 1 double and 1 single left, one district of 9, the others too small: 7 stays."""
    table = cut(NINE_AND_SMALL, "7", supply=supply(1, 1))
    build_somewhere(table)
    assert open_sizes(table) == ["7"]


def test_two_cells_too_many_are_no_proof_with_doubles_alone() -> None:
    """MX-22: a double makes 7 of 9."""
    table = cut(NINE_AND_SMALL, "7", supply=supply(1, 0))
    build_somewhere(table)
    assert open_sizes(table) == ["7"]


@pytest.mark.parametrize(("singles", "left"), [(0, []), (1, ["8"])])
def test_one_cell_too_many(singles: int, left: list[str]) -> None:
    """MX-22: 8 against a district of 9 is unfoundable exactly when no single is left."""
    table = cut(NINE_AND_SMALL, "8", supply=supply(5, singles))
    build_somewhere(table)
    assert open_sizes(table) == left


def test_a_single_step_is_no_proof_where_a_larger_district_is() -> None:
    """MX-22: one district of 9 for tile 8, but the rest of the island is larger."""
    table = Table(canals=["R7", "R8", "R9", "S9"], open_tiles=tiles("8"), supply=supply(5, 0))
    build_somewhere(table)
    assert open_sizes(table) == ["8"]


def test_founded_districts_do_not_count() -> None:
    """MX-22: the district of 9 is founded, so 7 to 13 have no district left."""
    table = cut(NINE_AND_SMALL, "6a", "7", "13", tiles_on_board={"T9": 9}, supply=supply(5, 2))
    build_somewhere(table)
    assert open_sizes(table) == ["6a"]


@pytest.mark.parametrize(("free", "left"), [(1, []), (2, ["9"])])
def test_districts_without_room_do_not_count(free: int, left: list[str]) -> None:
    """MX-22: a district of 9 with one cell without temple has no capacity, with two it has."""
    sites = ["T6", "U6", "S7", "T7", "U7", "S8", "T8", "U8", "T9"][: 9 - free]
    temples = {cell: [1 + i % 2, 1 + i // 2 % 4] for i, cell in enumerate(sites)}
    table = cut(NINE_AND_SMALL, "9", temples=temples, supply=supply(5, 2))
    build_somewhere(table)
    assert open_sizes(table) == left


def test_a_district_of_palace_cells_alone_has_no_capacity() -> None:
    """MX-22: two cells without a temple are not enough if both are palace cells."""
    around = ["H5", "G6", "F7", "G8", "H9", "I8", "J7", "I6"]
    table = Table(
        pillis=["D4", "H6", "I7"],
        canals=around,
        open_tiles=tiles("5a"),
        supply=supply(0, 1),
    )
    assert table.district_of("H7")["size"] == 5
    table.play(*SPARE)
    assert open_sizes(table) == []


def test_without_proof_tiles_stay() -> None:
    """MX-22: nothing else counts as proof; on an open island all tiles stay."""
    table = Table(open_tiles=list(names.CALPULLI[:8]))
    table.play("canal double", "lay D5", "lay D6", "temple 1", "build D8")
    assert len(open_sizes(table)) == 8


# When the proofs are tested.


def test_a_removal_triggers_the_end_of_the_period() -> None:
    """MX-34, S139: seat 2 cuts the last district of 13 or more: 13 goes, seats 3 and 4 play, scoring."""
    table = closing_canal("F2")
    table.play("end_turn")
    assert (table.position["triggered"], table.to_act) == (True, 2)
    table.play("end_turn", "end_turn")
    assert (table.position["period"], table.to_act) == (2, 0)


def closing_canal(cell: str) -> Table:
    """Four seats; the second lays the canal that leaves no district of 13, seat 0 has no temples left."""
    water = [other for other in canals(AT_MOST_11) if other != cell]
    table = Table(
        players=4,
        canals=water,
        open_tiles=tiles("13"),
        to_move=1,
        seats={0: {"temples": [0, 0, 0, 0]}},
    )
    assert table.districts()[-1] >= 13
    table.play("canal single", f"lay {cell}")
    assert (open_sizes(table), table.to_act, table.position["triggered"]) == ([], 1, False)
    return table


def test_new_tiles_are_tested_when_period_2_opens() -> None:
    """MX-34, S140: no canals and no district of 8: tile 8 goes before the first turn, not earlier."""
    table = Table(
        players=4,
        canals=FIRST_ROW,
        removed_tiles=list(names.CALPULLI[:8]),
        supply=supply(0, 0),
        to_move=2,
        triggered=True,
    )
    build_somewhere(table)
    assert "calpulli_8" not in table.position["removed_tiles"]
    table.play("end_turn", "end_turn")
    assert (table.position["period"], table.to_act) == (2, 0)
    assert "calpulli_8" in table.position["removed_tiles"]
    assert "8" not in open_sizes(table)


def test_tiles_that_fit_stay_when_period_2_opens() -> None:
    """MX-34: frozen, one district of 5 and one tile 5 among the new: it is the only one to stay."""
    table = Table(
        canals=FIRST_ROW,
        removed_tiles=[tile for tile in names.CALPULLI[:8] if tile != "calpulli_5a"],
        supply=supply(0, 0),
        to_move=2,
        triggered=True,
    )
    table.play("end_turn")
    assert open_sizes(table) == ["5a"]


def test_face_down_tiles_are_not_tested() -> None:
    """MX-34, S142: 13 is face down, the largest district has 11: it goes when period 2 opens, not earlier."""
    table = cut(AT_MOST_11, "3a", "12", to_move=2)
    build_somewhere(table)
    assert open_sizes(table) == ["3a"]
    assert table.position["removed_tiles"] == tiles("12")
    table.play("propose 3", "vote yes", "vote yes")
    assert table.position["removed_tiles"] == tiles("3a", "12")
    table = cut(AT_MOST_11, to_move=2, triggered=True, removed_tiles=list(names.CALPULLI[:8]))
    assert "calpulli_13" not in table.position["removed_tiles"]
    table.play("end_turn")
    assert "calpulli_13" in table.position["removed_tiles"]
    assert open_sizes(table) == ["7", "8", "9", "10", "11"]


def test_the_proofs_are_tested_after_a_canal() -> None:
    """MX-34: the canal that cuts the last large district removes the tile at once."""
    table = closing_canal("F2")
    assert "calpulli_13" in table.position["removed_tiles"]


def test_the_proofs_are_tested_after_a_founding() -> None:
    """MX-34: the district of 9 is founded; 8, which could have been cut out of it, goes."""
    table = cut(NINE_AND_SMALL, "8", "9", pillis=["T6", "H6", "I7"], supply=supply(5, 5))
    table.play("found 9", "tile T9")
    assert open_sizes(table) == []


def test_the_proofs_are_tested_after_a_removal_by_vote() -> None:
    """MX-34: removing 3 by vote makes the others be looked at."""
    table = cut(AT_MOST_11, "3a", "13")
    table.play("propose 3", "vote yes", "vote yes")
    assert open_sizes(table) == []


def test_the_proofs_are_not_tested_after_other_actions() -> None:
    """MX-34: steps, bridges and tokens remove nothing."""
    table = cut(AT_MOST_11, "13")
    table.play(f"step {table.offers('step')[0]}", "buy_token", f"bridge {table.offers('bridge')[0]}")
    if table.offers("axis"):
        table.play("axis h")
    table.play("end_turn")
    assert open_sizes(table) == ["13"]
