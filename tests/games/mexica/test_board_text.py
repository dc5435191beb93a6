"""The table of Mexica as text: what the map shows, the notes beside choices, and what is told of a turn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sacbe.bots.baselines import RandomBot
from sacbe.core import registry
from sacbe.core.events import Event
from sacbe.core.words import LANGUAGES
from tests.games.mexica.table import Table

PLAYERS = ("Ana", "Bea", "Carl", "Dan")
EAST = ["R6", "Q7", "Q8", "Q9"]  # cut off thirteen cells


def drawn(table: Table, seat: int | None = 0, colour: bool = False, language: str = "en") -> list[str]:
    """The lines of a table as a seat sees it."""
    state = table.session.state
    words = registry.words_of(table.game, language)
    return table.game.board_text(state, seat, words, PLAYERS[: state.players], colour).splitlines()


def shown(lines: list[str], cell: str) -> str:
    """The three columns of a cell on the map."""
    row, column = cell[1:], ord(cell[0]) - ord("A")
    line = next(line for line in lines if re.match(rf"\s*{row} [ ~·≈═║\[]", line.ljust(70)))
    return line.ljust(70)[3 + 3 * column : 6 + 3 * column]


def beside(lines: list[str]) -> list[str]:
    """The districts beside the map."""
    start = next(number for number, line in enumerate(lines) if line.startswith("    A  B  C"))
    return [line[68:].strip() for line in lines[start + 1 : start + 15]]


def line_with(lines: list[str], text: str) -> str:
    """The first line that holds a text."""
    return next(line for line in lines if text in line)


def note(table: Table, text: str) -> str:
    """What stands beside a choice."""
    state = table.session.state
    return table.game.action_note(state, table.game.parse(state, text), registry.words_of(table.game, "en"))


# The map.


def test_the_map_shows_what_lies_on_each_cell() -> None:
    table = Table(
        pillis=["S8", "H6", "Q8"],
        canals=EAST,
        bridges={"Q8": "h", "O7": "h"},
        temples={"D5": [1, 3], "T8": [0, 2]},
        tiles_on_board={"T9": 13},
    )
    lines = drawn(table)
    looks = {
        "A1": " ~ ",
        "C5": " · ",
        "Q7": "≈≈≈",
        "O7": "═══",
        "Q8": "═C═",
        "S8": " A ",
        "H6": "[B]",
        "G7": "[ ]",
        "H7": "[♛]",
        "D5": " B3",
        "T8": " A2",
        "T9": "⌂13",
    }
    assert {cell: shown(lines, cell) for cell in looks} == looks


def test_a_bridge_shows_its_axis() -> None:
    table = Table(pillis=["N5", "H6", "I7"], canals=["N5", "C9"], bridges={"N5": "v", "C9": "v"})
    assert shown(drawn(table), "C9") == "║ ║"
    assert shown(drawn(table), "N5") == "║A║"


def test_an_unfounded_district_shows_its_size_on_its_first_free_cell() -> None:
    table = Table(pillis=["U6", "H6", "I7"], canals=EAST, temples={"T6": [0, 4], "U7": [1, 1]})
    lines = drawn(table)
    assert shown(lines, "R7") == " 13"
    assert shown(lines, "B1") == "175"
    assert beside(lines)[:2] == ["R7   13  A4 B1", "B1   175"]


def test_a_founded_district_is_listed_by_its_calpulli_and_the_leader_first() -> None:
    table = Table(
        pillis=["S8", "H6", "I7"],
        canals=EAST,
        temples={"T8": [0, 2], "S9": [2, 4], "R7": [0, 1]},
        tiles_on_board={"T9": 13},
    )
    assert beside(drawn(table))[0] == "T9  ⌂13  C4 A3"


def test_many_districts_end_in_a_line_of_sizes() -> None:
    canals = [f"{column}{row}" for row in (2, 4, 10, 12) for column in "BCDEFGHIJK"]
    canals += [f"{column}{row}" for row in (1, 3, 11, 13) for column in "BDFHJ" if (column, row) != ("D", 1)]
    lines = beside(drawn(Table(canals=canals, supply={"doubles": 5, "singles": 6})))
    assert all(lines)
    assert lines[-1].startswith("others: ")


def test_neutral_temples_have_a_sign_of_their_own() -> None:
    table = Table(players=2, pillis=["H6", "I7"], temples={"H5": ["neutral", 3], "C5": [0, 1]})
    lines = drawn(table)
    assert shown(lines, "H5") == " ○3"
    assert "○2 neutral temple" in "\n".join(lines)
    assert "neutral temple" not in "\n".join(drawn(Table()))


def test_the_cells_that_may_be_chosen_are_marked() -> None:
    table = Table(canals=EAST)
    table.play("canal double", "lay D5")
    lines = drawn(table)
    assert [shown(lines, cell) for cell in ("D4", "C5", "E5", "D6", "D5")] == [" + "] * 4 + [" · "]
    assert "+ possible now" in "\n".join(lines)
    assert "+ possible now" not in "\n".join(drawn(table, seat=1))


# Around the map.


def test_every_seat_has_a_line() -> None:
    table = Table(
        pillis=["S8", "H6", "I7"],
        canals=EAST,
        temples={"T8": [0, 2]},
        tiles_on_board={"T9": 13},
        seats={0: {"points": 7, "tokens": 2}},
        action_points=4,
    )
    lines = drawn(table)
    assert line_with(lines, "A Ana").split() == [
        "▶A",
        "Ana",
        "⚑",
        "7",
        "+13",
        "4",
        "2",
        "3",
        "2",
        "2",
        "1",
        "S8",
    ]
    assert line_with(lines, "B Bea").split() == ["B", "Bea", "0", "+5", "0", "3", "3", "2", "1", "H6"]


def test_unfounded_districts_count_in_the_second_period_only() -> None:
    first = drawn(Table(pillis=["S8", "H6", "I7"], temples={"T8": [0, 2]}, period=1))
    second = drawn(Table(pillis=["S8", "H6", "I7"], temples={"T8": [0, 2]}, period=2, open_tiles=[]))
    assert "+0" in line_with(first, "A Ana")
    assert "+192" in line_with(second, "A Ana")


def test_open_calpulli_stand_with_their_values() -> None:
    table = Table(
        open_tiles=["calpulli_3a", "calpulli_3b", "calpulli_13"], supply={"doubles": 1, "bridges": 4}
    )
    lines = drawn(table)
    assert "3/2/1 ×2   13/7/4   (12 face down)" in "\n".join(lines)
    assert (
        line_with(lines, "Supply").strip().startswith("Supply: 1 double canal · 6 single canals · 4 bridges")
    )


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"idle_rounds": 1, "quiet_rounds": 1}, "idle rounds: 1 of 2"),
        ({"quiet_rounds": 4}, "rounds without change: 4 of 6"),
        ({"triggered": True, "open_tiles": []}, "the period ends with this round"),
        ({}, "round 2 ─"),
    ],
)
def test_what_may_end_the_period_is_announced(fields: dict[str, Any], text: str) -> None:
    assert text in line_with(drawn(Table(**fields)), "Period 1 of 2")


def test_colours_change_nothing_but_colours() -> None:
    table = Table(canals=EAST, bridges={"Q8": "h"}, temples={"D5": [1, 3]}, tiles_on_board={"T9": 13})
    coloured = "\n".join(drawn(table, colour=True))
    assert "\x1b[44;97m" in coloured
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in plain.splitlines()] == drawn(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fits_a_screen_through_a_whole_game(language: str, players: int) -> None:
    game = registry.get("mexica")
    words, bot, state = registry.words_of(game, language), RandomBot(players), game.new(players)
    seats = [f"A rather long name {seat}" for seat in range(players)]
    decisions = 0
    while not game.is_over(state):
        action = bot.choose(game, state)
        if decisions % 20 == 0:
            spectator = decisions % 40 == 0 or game.to_act(state) == -1
            seat = None if spectator else game.to_act(state)
            lines = game.board_text(state, seat, words, seats, False).splitlines()
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 32
        if game.to_act(state) != -1:
            game.action_note(state, action, words)
        game.apply(state, action)
        decisions += 1
    assert game.board_text(state, None, words, seats, True)


# Beside the choices.


def test_a_choice_shows_its_price() -> None:
    table = Table(
        pillis=["S8", "H6", "O7"],
        canals=EAST,
        bridges={"O7": "h"},
        open_tiles=["calpulli_13"],
        seats={0: {"tokens": 1}},
    )
    prices = {
        "canal single": "1◆",
        "bridge Q8": "1◆",
        "temple 3": "3◆",
        "found 13": "+7★ (4★)",
        "step S7": "1◆",
        "teleport": "5◆",
        "buy_token": "1◆",
        "spend_token": "1◎ → 1◆",
        "propose 13": "",
        "end_turn": "",
    }
    assert {text: note(table, text) for text in prices} == prices
    assert table.game.holdings_text(table.session.state, 0) == "6◆ 1◎"


def test_a_boat_shows_how_many_bridges_it_passes() -> None:
    table = Table(pillis=["O6", "H6", "I7"], bridges={"O6": "h", "O8": "h", "O9": "h"})
    assert note(table, "boat O8") == "1◆"
    assert note(table, "boat O9") == "2◆"


def test_a_canal_shows_the_districts_it_parts() -> None:
    table = Table(canals=EAST[:-1])
    table.play("canal single")
    assert note(table, "lay Q9") == "→ 13 + 175"
    assert note(table, "lay D5") == ""
    assert table.legal == table.session.legal()


# The story.


def test_a_walk_is_told_as_its_last_step_and_points_spent_not_at_all() -> None:
    table = Table()
    events = table.play("step H5", "step H4", "canal single", "lay D5")
    told = table.game.log_worthy(events)
    assert [(event.kind, event.data["cell"]) for event in told] == [("stepped", "H4"), ("canal_laid", "D5")]


def test_two_players_walks_stay_apart() -> None:
    walks = [Event("stepped", seat, {"cell": cell}) for seat, cell in ((0, "H5"), (1, "I6"), (1, "I5"))]
    told = registry.get("mexica").log_worthy(walks)
    assert [(event.seat, event.data["cell"]) for event in told] == [(0, "H5"), (1, "I5")]


def test_the_points_of_a_district_are_told_once() -> None:
    events = [
        Event("district_scored", 0, {"cell": "T9", "size": 13, "points": 13}),
        Event("scored", 0, {"source": "period_1", "points": 13}),
        Event("scored", 0, {"source": "palace", "points": 5}),
    ]
    told = registry.get("mexica").log_worthy(events)
    assert [event.data.get("source", "district") for event in told] == ["district", "palace"]
