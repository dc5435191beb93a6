"""Scoring: ranks in districts, the palace, the winner (MX-23 to MX-25)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sacbe
from tests.games.mexica.table import Table

NINE = ["R7", "R8", "R9", "S9"]
"""Canals that cut off T6 U6 S7 T7 U7 S8 T8 U8 T9, a district of nine."""
SITES = ["T6", "U6", "S7", "T7", "U7", "S8", "T8", "U8"]
EAST = ["O5", "O10", "O11"]
"""Canals that cut off the 25 cells in the east."""
EAST_SITES = ["P5", "P6", "Q6", "R6", "P7", "Q7", "R7"]
AWAY = ["D4", "E4", "F4", "G4"]
PARTS = {0: [], 1: [1], 2: [2], 3: [3], 4: [4], 5: [4, 1], 6: [4, 2]}
"""Temples that make a level sum."""


def temples(colours: list[int | str], sums: list[int], sites: list[str]) -> dict[str, list[int | str]]:
    """Temples of such level sums, one after the other on the sites."""
    each = [[colour, level] for colour, total in zip(colours, sums, strict=True) for level in PARTS[total]]
    return dict(zip(sites, each, strict=False))


def score(players: int, board: dict[str, list[int | str]], **fields: Any) -> list[float]:
    """Points from a scoring of the board alone, nobody on the palace."""
    table = Table(
        players=players,
        **{"pillis": AWAY[:players], "triggered": True, "to_move": players - 1, **fields},
        temples=board,
    )
    table.play("end_turn")
    return table.session.scores()


def tile_9(*sums: int, period: int = 1) -> list[float]:
    """What four players score in a founded district of nine with such level sums."""
    board = temples([0, 1, 2, 3], list(sums), SITES)
    return score(4, board, canals=NINE, tiles_on_board={"T9": 9}, period=period)


def two_tile_9(a: int, b: int, neutral: int) -> list[float]:
    """The same for two players and the neutral colour."""
    board = temples([0, 1, "neutral"], [a, b, neutral], SITES)
    return score(2, board, canals=NINE, tiles_on_board={"T9": 9})


# Ranks.


def test_four_ranks() -> None:
    """MX-23, S88: [5,4,3,2] scores 9, 5, 3, 0."""
    assert tile_9(5, 4, 3, 2) == [9, 5, 3, 0]


def test_a_tie_for_first() -> None:
    """MX-23, S89: [5,5,3,2] scores 9, 9, 3, 0."""
    assert tile_9(5, 5, 3, 2) == [9, 9, 3, 0]


def test_three_tied_for_first() -> None:
    """MX-23, S90: [4,4,4,1] scores 9, 9, 9, 0."""
    assert tile_9(4, 4, 4, 1) == [9, 9, 9, 0]


def test_all_tied() -> None:
    """MX-23, S91: [4,4,4,4] scores 9 each."""
    assert tile_9(4, 4, 4, 4) == [9, 9, 9, 9]


def test_a_tie_for_second() -> None:
    """MX-23, S92: [5,3,3,2] scores 9, 5, 5, 0."""
    assert tile_9(5, 3, 3, 2) == [9, 5, 5, 0]


def test_three_tied_for_second() -> None:
    """MX-23, S93: [6,2,2,2] scores 9, 5, 5, 5."""
    assert tile_9(6, 2, 2, 2) == [9, 5, 5, 5]


def test_a_tie_for_third() -> None:
    """MX-23, S94: [5,3,2,2] scores 9, 5, 3, 3."""
    assert tile_9(5, 3, 2, 2) == [9, 5, 3, 3]


def test_without_temples_nothing() -> None:
    """MX-23, S96: [3,0,0,0] scores 9, 0, 0, 0."""
    assert tile_9(3, 0, 0, 0) == [9, 0, 0, 0]


def test_level_sums_decide() -> None:
    """MX-23, S97: 3+3+2 beats 4+3."""
    board: dict[str, list[int | str]] = {
        "T6": [0, 3],
        "U6": [0, 3],
        "S7": [0, 2],
        "T7": [1, 4],
        "U7": [1, 3],
    }
    assert score(2, board, canals=NINE, tiles_on_board={"T9": 9}) == [9, 5]


def test_the_number_of_temples_does_not_decide() -> None:
    """MX-23: one temple of level 4 beats three of level 1."""
    board: dict[str, list[int | str]] = {"T6": [0, 1], "U6": [0, 1], "S7": [0, 1], "T7": [1, 4]}
    assert score(2, board, canals=NINE, tiles_on_board={"T9": 9}) == [5, 9]


def test_printed_values_in_period_2() -> None:
    """MX-23: founded districts score the same in both periods."""
    assert tile_9(5, 4, 3, 2, period=2) == [9, 5, 3, 0]


def test_an_empty_founded_district_scores_nothing() -> None:
    """MX-23: nobody has a temple, nobody scores."""
    assert tile_9(0, 0, 0, 0) == [0, 0, 0, 0]


def test_points_add_up_over_districts() -> None:
    """MX-23: each founded district is scored by itself."""
    board: dict[str, list[int | str]] = {"T6": [0, 1], "U6": [1, 2], "A12": [0, 3]}
    canals = [*NINE, "B11", "B12", "B13"]
    assert score(3, board, canals=canals, tiles_on_board={"T9": 9, "A11": 3}) == [5 + 3, 9, 0]


@pytest.mark.parametrize(
    ("size", "canals", "tile", "sites", "values"),
    [
        (3, ["B11", "B12", "B13"], "A11", ["A12", "A13"], [3, 2]),
        (5, ["F2", "G2", "H2", "I2", "J2"], "F1", ["G1", "H1", "I1"], [5, 3, 2]),
        (13, ["R6", "Q7", "Q8", "Q9"], "T9", ["T6", "U6", "R7"], [13, 7, 4]),
    ],
)
def test_values_of_other_tiles(
    size: int, canals: list[str], tile: str, sites: list[str], values: list[int]
) -> None:
    """MX-23: first, second and third value as printed on the tile."""
    board: dict[str, list[int | str]] = {cell: [seat, 3 - seat] for seat, cell in enumerate(sites)}
    found = score(3, board, canals=canals, tiles_on_board={tile: size})
    assert found[: len(values)] == values


# Two players and the neutral colour.


def test_the_neutral_colour_leads() -> None:
    """MX-23, S98: A, B, N [2,1,5] scores 5, 3."""
    assert two_tile_9(2, 1, 5) == [5, 3]


def test_both_tied_behind_the_neutral_colour() -> None:
    """MX-23, S100: [2,2,5] scores 5, 5."""
    assert two_tile_9(2, 2, 5) == [5, 5]


def test_all_three_tied() -> None:
    """MX-23, S101: [4,4,4] scores 9, 9."""
    assert two_tile_9(4, 4, 4) == [9, 9]


def test_tied_with_the_neutral_colour_for_second() -> None:
    """MX-23, S102: [5,2,2] scores 9, 5."""
    assert two_tile_9(5, 2, 2) == [9, 5]


def test_no_points_without_a_temple_against_the_neutral_colour() -> None:
    """MX-23, S103: [5,0,2] scores 9, 0."""
    assert two_tile_9(5, 0, 2) == [9, 0]


def test_the_neutral_colour_last() -> None:
    """MX-23, S104: [4,4,1] scores 9, 9."""
    assert two_tile_9(4, 4, 1) == [9, 9]


def test_the_neutral_colour_alone() -> None:
    """MX-23, S105: [0,0,3] scores 0, 0."""
    assert two_tile_9(0, 0, 3) == [0, 0]


# Unfounded districts.


def test_unfounded_districts_score_in_period_2_only() -> None:
    """MX-23, S106: 25 cells, [6,4,1,0]: 25, 13, 7, 0 in period 2, nothing in period 1."""
    board = temples([0, 1, 2, 3], [6, 4, 1, 0], EAST_SITES)
    assert score(4, board, canals=EAST, period=2) == [25, 13, 7, 0]
    assert score(4, board, canals=EAST, period=1) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("canals", "sites", "values"),
    [
        (["B2"], ["B1"], [1]),
        (["B3", "B4"], ["A3", "A4"], [2, 1]),
        (["T7", "U8"], ["T6", "U6", "U7"], [3, 2, 1]),
        (["F2", "G2", "H2", "I2", "J2"], ["F1", "G1", "H1"], [5, 3, 2]),
        (["R6", "Q7", "Q8", "Q9"], ["T6", "U6", "R7"], [13, 7, 4]),
        ([], ["B1", "T6", "D5"], [192, 96, 48]),
    ],
)
def test_values_of_unfounded_districts(canals: list[str], sites: list[str], values: list[int]) -> None:
    """MX-23: n, ceil(n/2), half of that rounded up, also where no tile would fit."""
    board: dict[str, list[int | str]] = {cell: [seat, 3 - seat] for seat, cell in enumerate(sites)}
    found = score(3, board, canals=canals, period=2)
    assert found == values + [0] * (3 - len(values))


def test_bridges_do_not_join_districts_in_scoring() -> None:
    """MX-23, MX-6: the level sums on both sides of a bridge are apart."""
    board: dict[str, list[int | str]] = {"T6": [0, 1], "P7": [0, 4], "U6": [1, 2]}
    bridges = {"R8": "h"}
    assert score(2, board, canals=NINE, bridges=bridges, tiles_on_board={"T9": 9}) == [5, 9]


# The palace.


def palace(*cells: str, period: int = 1) -> list[int]:
    """Points from the palace with pillis on these cells."""
    table = Table(pillis=list(cells), triggered=True, to_move=2, period=period)
    table.play("end_turn")
    return [part["palace"] for part in table.game.breakdown(table.session.state)]


def test_start_cells_but_not_the_centre() -> None:
    """MX-24, S108: A on H6 and B on I7 score 5 each, C on H7 nothing."""
    assert palace("H6", "I7", "H7") == [5, 5, 0]


def test_all_four_start_cells_in_both_periods() -> None:
    """MX-24: G7 and H8 too, and again in period 2; a cell beside the palace gives nothing."""
    assert palace("G7", "H8", "H5") == [5, 5, 0]
    assert palace("G7", "H8", "G6", period=2) == [5, 5, 0]


def test_the_palace_twice_makes_ten() -> None:
    """MX-24: at each scoring."""
    table = Table(idle_rounds=1, quiet_rounds=1)
    table.play(*["end_turn"] * 9)
    assert (table.session.is_over, table.session.scores()) == (True, [10, 10, 10])


def test_the_view_says_what_the_period_would_bring_now() -> None:
    """MX-23, MX-24: the districts that count in this period, and the palace."""
    board = temples([0, 1, 2, 3], [6, 4, 1, 0], EAST_SITES)
    for period, worth in ((1, [0, 0, 0, 0]), (2, [25, 13, 7, 0])):
        table = Table(players=4, pillis=AWAY[:4], temples=board, canals=EAST, period=period, open_tiles=[])
        assert table.session.view(None)["period_worth"] == worth
    assert Table().session.view(None)["period_worth"] == [5, 5, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_period_brings_what_the_view_said_of_an_end_now(players: int) -> None:
    """MX-20, MX-23, MX-24: at both ends of a random game, and nothing more when it is over."""
    session, random, ends = sacbe.start("mexica", players=players, seed=players), Random(players), 0
    while not session.is_over:
        before, legal = session.view(None), session.legal()
        action = "end_turn" if "end_turn" in legal and random.random() < 0.1 else random.choice(legal)
        if any(event.kind == "period_ended" for event in session.play(action)):
            ends += 1
            assert session.scores() == before["if_ended"]
    assert ends == 2
    assert session.view(None)["if_ended"] == session.scores()


# The winner.


def winners(*standings: tuple[int, int]) -> list[int]:
    """Who wins with such points and tokens."""
    seats = {seat: {"points": points, "tokens": tokens} for seat, (points, tokens) in enumerate(standings)}
    players = len(standings)
    table = Table(
        players=players,
        pillis=AWAY[:players],
        seats=seats,
        period=2,
        triggered=True,
        to_move=players - 1,
    )
    assert table.game.winners(table.session.state) == []
    table.play("end_turn")
    return table.game.winners(table.session.state)


def test_tokens_break_a_tie() -> None:
    """MX-25, S109: A 80 with 1 token, B 80 with 3: B wins."""
    assert winners((80, 1), (80, 3)) == [1]


def test_a_shared_victory() -> None:
    """MX-25, S110: 80 with 2 tokens each: shared."""
    assert winners((80, 2), (80, 2)) == [0, 1]


def test_points_come_before_tokens() -> None:
    """MX-25, S111: A 81 without a token beats B 80 with 5."""
    assert winners((81, 0), (80, 5)) == [0]


def test_a_shared_victory_of_some() -> None:
    """MX-25: of four, two share; tokens of those behind do not matter."""
    assert winners((80, 2), (79, 6), (80, 2), (80, 1)) == [0, 2]


def test_a_breakdown_adds_up() -> None:
    """MX-23, MX-24: points are kept by source, and the sources make the sum."""
    board = temples([0, 1, 2], [4, 3, 2], SITES)
    table = Table(
        temples={**board, "P5": [2, 1]},
        canals=[*NINE, *EAST],
        tiles_on_board={"T9": 9},
        period=2,
        triggered=True,
        to_move=2,
    )
    table.play("end_turn")
    parts = table.game.breakdown(table.session.state)
    assert [part["period_2"] for part in parts] == [9, 5, 3]
    assert [part["unfounded"] for part in parts] == [0, 0, 12]
    assert [part["palace"] for part in parts] == [5, 5, 5]
    assert [sum(part.values()) for part in parts] == table.session.scores()
