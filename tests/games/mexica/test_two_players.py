"""Two players: the neutral temples, how they are drawn, how strong they are (MX-26, MX-27, MX-35)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, count

import pytest

import sacbe
from sacbe.core import constants as core
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, BadPosition
from sacbe.core.state import State
from sacbe.games.mexica import names
from tests.games.mexica.table import Table

GAME = sacbe.game("mexica")
FALLBACK = ["F2", "Q7", "B4", "K8", "C11", "H5", "E7", "M5", "J12", "O10"]
AROUND_PALACE = ["G6", "I6", "H5", "F7", "J7", "G8", "I8", "H9"]
LEVELS = {
    (): {1: 4, 2: 3, 3: 2, 4: 1},
    ("neutral_hard",): {1: 2, 2: 3, 3: 3, 4: 2},
    ("neutral_very_hard",): {1: 1, 2: 2, 3: 4, 4: 3},
}


def offers(state: State) -> list[str]:
    """The legal actions as texts."""
    return [GAME.text(action) for action in GAME.legal(state)]


def play(state: State, *texts: str) -> None:
    """Play actions that must be legal."""
    for text in texts:
        assert text in offers(state)
        GAME.apply(state, GAME.parse(state, text))


def question(state: State) -> str:
    """The kind of question that stands."""
    pending = GAME.position(state)["pending"]
    return str(pending[-1]["kind"])


def drawing(*modules: str) -> State:
    """A new game of two whose neutral cells are about to be drawn."""
    state = GAME.new(2, modules)
    play(state, "first_player 0", *(f"draw {tile}" for tile in names.CALPULLI[:8]))
    assert question(state) == "draw_neutral_cell"
    return state


def finish_draw(state: State, seed: int) -> None:
    """Let chance place all neutral temples."""
    stream = Stream(seed)
    while GAME.to_act(state) == core.CHANCE:
        legal = GAME.legal(state)
        GAME.apply(state, legal[stream.draw(len(legal))])


def neutral(state: State) -> dict[str, int]:
    """The cells of neutral temples and their levels."""
    temples = GAME.position(state)["temples"]
    return {cell: level for cell, (colour, level) in temples.items() if colour == "neutral"}


def spacing(cell: str, other: str) -> int:
    """Manhattan distance."""
    (row, column), (row2, column2) = (names.PLACES[names.CELLS.index(name)] for name in (cell, other))
    return abs(row - row2) + abs(column - column2)


def failing_draw() -> list[str]:
    """Cells that come one after the other and leave no room for the tenth."""
    for seed in count():
        state, stream, cells = drawing(), Stream(seed), list[str]()
        while question(state) == "draw_neutral_cell":
            legal = GAME.legal(state)
            action = legal[stream.draw(len(legal))]
            cells.append(GAME.text(action))
            GAME.apply(state, action)
            if not neutral(state):
                return cells
    raise AssertionError


# The neutral colour.


@pytest.mark.parametrize("seed", range(5))
def test_ten_neutral_temples_away_from_the_lake(seed: int) -> None:
    """MX-26: 10 temples on dry ordinary land, none beside the lake, before the pillis are placed."""
    state = drawing()
    finish_draw(state, seed)
    cells = neutral(state)
    assert (len(cells), question(state)) == (10, "place_pilli")
    for cell in cells:
        row, column = names.PLACES[names.CELLS.index(cell)]
        around = [
            names.ROWS[row - 1][column],
            names.ROWS[row + 1][column],
            *names.ROWS[row][column - 1 : column + 2],
        ]
        assert "~" not in around
        assert names.ROWS[row][column] == "."


def test_neutral_temples_block_like_others() -> None:
    """MX-26: no step, canal, temple or landing on one."""
    table = Table(players=2, pillis=["D6", "H6"], temples={"D5": ["neutral", 1]})
    assert "D5" not in table.offers("step")
    for verb, question_ in (("lay", "canal single"), ("build", "temple 1"), ("land", "teleport")):
        table = Table(players=2, pillis=["D6", "H6"], temples={"D5": ["neutral", 1]})
        table.play(question_)
        assert table.offers(verb)
        assert "D5" not in table.offers(verb)


def test_the_neutral_colour_has_no_turn() -> None:
    """MX-26: the two players alternate."""
    table = Table(players=2)
    turns = []
    for _ in range(4):
        turns.append(table.to_act)
        table.play("step H7" if table.to_act == 0 and len(turns) == 1 else "buy_token", "end_turn")
    assert turns == [0, 1, 0, 1]


def test_the_neutral_colour_never_ends_a_period() -> None:
    """MX-26: all its temples are built from the beginning; only the players' temples count."""
    table = Table(
        players=2,
        to_move=1,
        temples={
            cell: ["neutral", level]
            for cell, level in zip(FALLBACK, (1, 1, 1, 1, 2, 2, 2, 3, 3, 4), strict=True)
        },
        removed_tiles=list(names.CALPULLI[:8]),
        seats={0: {"temples": [1, 0, 0, 0]}, 1: {"temples": [1, 0, 0, 0]}},
    )
    table.play("step J7", "end_turn")
    assert (table.position["period"], table.position["triggered"]) == (1, False)


def test_three_and_four_players_have_no_neutral_temples() -> None:
    """MX-26: the third colour is for two players only."""
    for players in (3, 4):
        assert sacbe.start("mexica", players, seed=1).view(None)["temples"] == {}
        with pytest.raises(BadPosition, match="neutral"):
            GAME.from_position({"players": players, "temples": {"D5": ["neutral", 1]}})


# The draw.


def test_at_least_four_spaces_between() -> None:
    """MX-27, S112: after H5 the cell H9 (distance 4) is refused, H10 (5) is legal."""
    state = drawing()
    play(state, "neutral H5")
    assert "neutral H9" not in offers(state)
    assert "neutral H10" in offers(state)


def test_not_beside_the_lake() -> None:
    """MX-27, S113: B5 beside the lake A5 is refused, C5 is legal."""
    assert "neutral B5" not in offers(drawing())
    assert "neutral C5" in offers(drawing())


def test_one_cell_around_the_palace_at_most() -> None:
    """MX-27, S115: whichever of the 8 cells is taken, the other 7 are too near."""
    for cell in AROUND_PALACE:
        state = drawing()
        play(state, f"neutral {cell}")
        assert not {f"neutral {other}" for other in AROUND_PALACE} & set(offers(state))


def test_a_hundred_failed_draws() -> None:
    """MX-27, S145: after 100 failed draws the fallback layout, and no further draw; levels are dealt."""
    state, cells = drawing(), failing_draw()
    assert len(cells) < 10
    for _ in range(99):
        play(state, *cells)
    assert (question(state), len(neutral(state))) == ("draw_neutral_cell", 0)
    play(state, *cells)
    assert question(state) == "draw_neutral_temple"
    assert sorted(neutral(state)) == sorted(FALLBACK)
    assert offers(state) == [f"neutral {cell}" for cell in names.CELLS if cell in FALLBACK]
    finish_draw(state, 1)
    assert sorted(neutral(state)) == sorted(FALLBACK)
    assert Counter(neutral(state).values()) == LEVELS[()]


def test_the_hundredth_draw_may_still_succeed() -> None:
    """MX-27, S145: 99 failures and then a good draw: the cells drawn are used."""
    pending = [
        {"kind": "round"},
        {"kind": "place_pillis"},
        {"kind": "place_neutral", "failed": 99},
    ]
    seats = [{"pilli": None}] * 2
    state = GAME.from_position({"players": 2, "round": 1, "seats": seats, "pending": pending})
    # The fallback's own order with one cell moved: all ten fit.
    good = ["C10" if cell == "C11" else cell for cell in FALLBACK]
    assert all(spacing(a, b) >= 5 for a, b in combinations(good, 2))
    play(state, *(f"neutral {cell}" for cell in good))
    assert question(state) == "draw_neutral_temple"
    assert sorted(neutral(state)) == sorted(good)


def test_a_failed_draw_starts_again_from_nothing() -> None:
    """MX-27: all cells are open again after a dead end."""
    state = drawing()
    first = offers(state)
    play(state, *failing_draw())
    assert (neutral(state), offers(state)) == ({}, first)


def test_133_cells_qualify() -> None:
    """MX-27: no palace, no printed canal, nothing beside the lake; beside the printed canal is allowed."""
    cells = [text.split()[1] for text in offers(drawing())]
    assert len(cells) == 133
    assert not set(cells) & {"H6", "G7", "H7", "I7", "H8", "O6", "O7", "O8", "O9"}
    assert {"N7", "P7"} <= set(cells)


@pytest.mark.parametrize("seed", range(5))
def test_spacing_holds_among_all_ten(seed: int) -> None:
    """MX-27: any two neutral temples are at least 5 apart."""
    state = drawing()
    finish_draw(state, seed)
    assert min(spacing(a, b) for a, b in combinations(neutral(state), 2)) >= 5


def test_the_fallback_layout_obeys_the_rules() -> None:
    """MX-27: its cells qualify and keep their distance."""
    assert {f"neutral {cell}" for cell in FALLBACK} <= set(offers(drawing()))
    assert min(spacing(a, b) for a, b in combinations(FALLBACK, 2)) >= 5


def test_levels_are_dealt_to_the_cells_drawn() -> None:
    """MX-27: a temple of a level may come to any of the ten cells that has none yet."""
    state = drawing()
    play(state, *(f"neutral {cell}" for cell in FALLBACK))
    play(state, "neutral K8")
    assert neutral(state)["K8"] == 4
    assert "neutral K8" not in offers(state)
    play(state, "neutral H5", "neutral F2")
    assert (neutral(state)["H5"], neutral(state)["F2"]) == (3, 3)
    play(state, "neutral B4", "neutral E7", "neutral M5")
    assert question(state) == "place_pilli"
    assert [neutral(state)[cell] for cell in ("B4", "E7", "M5", "J12")] == [2, 2, 2, 1]


# Strengths.


def test_strengths() -> None:
    """MX-35, S143: hard has 25 levels, very hard 29, nothing chosen 20; always 10 temples."""
    for (modules, levels), total in zip(LEVELS.items(), (20, 25, 29), strict=True):
        state = drawing(*modules)
        finish_draw(state, 3)
        assert Counter(neutral(state).values()) == levels
        assert sum(neutral(state).values()) == total


def test_strengths_are_for_two_players() -> None:
    """MX-35: with three or four players the option is refused, and there is only one strength."""
    for players in (3, 4):
        with pytest.raises(BadOptions, match="two players"):
            GAME.new(players, ("neutral_hard",))
    with pytest.raises(BadOptions, match="one strength"):
        GAME.new(2, ("neutral_hard", "neutral_very_hard"))
    with pytest.raises(BadOptions):
        GAME.new(2, ("neutral_soft",))


def test_a_strength_is_part_of_the_position() -> None:
    """MX-35: a game saved before the levels are dealt goes on with its strength."""
    state = drawing("neutral_very_hard")
    again = GAME.from_position(GAME.position(state))
    finish_draw(again, 5)
    assert sum(neutral(again).values()) == 29
