"""Why not: every action that is not legal has a reason with its ruling, and the reason is true."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import IllegalAction
from sacbe.core.reasons import Reason
from tests.contract import tables
from tests.games.mexica.table import Table
from tests.games.mexica.test_calpulli import frozen_but_for
from tests.games.scenario import in_one_line

GAME = sacbe.game("mexica")
LAST_RULING = 35
PALACE = {"H6", "G7", "H7", "I7", "H8"}

# Every sentence that a player may be told.
KEYS = set(
    re.findall(
        r"\S+",
        """
    boat-from-bridge-only bridge-there bridges-left canal-there cells-do-not-touch chance-decides costs-points
    district-is-founded founded-already game-over no-bridge-left no-bridge-there no-canal-left no-canal-there
    no-cell-for-tile no-goal-for-bridge no-land-at-both-ends no-room-for-canal no-second-cell no-site
    no-temple-left no-token-held no-tokens-left no-water-route no-way-there not-along-the-bridge not-beside
    other-district
    other-question other-size palace-there pilli-on-bridge pilli-there proposed-already ramp-there
    same-bridge-again temple-there tile-face-down tile-founded tile-not-open tile-removed
    tile-there tokens-bought-already
    way-costs
    would-trap
    """,
    )
)
# Those that have a test of their own.
TOLD_ELSEWHERE = {"game-over", "no-room-for-canal"}


class Case:
    """A position of seat 0, what it plays there, and what it is told about some actions."""

    def __init__(self, told: dict[str, str], *plays: str, at: str = "H6", **fields: Any) -> None:
        self.told, self.plays = told, plays
        self.seat = {key: fields.pop(key) for key in list(fields) if key in ("tokens", "stock")}
        if "stock" in self.seat:
            self.seat["temples"] = self.seat.pop("stock")
        self.fields = {"pillis": [at, "I7", "H8"], **fields}

    def table(self) -> Table:
        table = Table(seats={0: self.seat}, **self.fields)
        table.play(*self.plays)
        return table


THREE = ["T7", "U8"]
THIRTEEN = ["R6", "Q7", "Q8", "Q9"]
ROUND_THE_PALACE = ["G5", "H5", "F6", "F7", "G8", "G9", "H9", "I9", "J7", "J8"]
FOUNDED: dict[str, Any] = {"canals": THREE, "tiles_on_board": {"T6": 3}}
FOUR_BRIDGES = {"O6": "h", "O7": "h", "O8": "h", "O9": "h"}
ONE_WAY_OUT: dict[str, Any] = {
    "pillis": ["B3", "B1", "H6"],
    "canals": ["C2", "C3", "B4", "A4"],
    "temples": {"A3": [2, 1]},
    "round": 1,
}
"""Four cells in the north-west; only B2 is free, the one way out for the pilli on B1."""
CROWD: dict[str, Any] = {
    "canals": [*THREE, "D8"],
    "tiles_on_board": {"T6": 3},
    "temples": {"D5": [1, 2]},
    "bridges": {"D8": "h"},
}

QUESTIONS = [
    Case(
        {
            "lay D5": "other-question MX-5 question=turn",
            "vote yes": "other-question MX-33 question=turn",
            "start H6": "other-question MX-2 question=turn",
            "axis h": "other-question MX-10 question=turn",
            "draw calpulli_13": "chance-decides MX-3",
            "first_player 0": "chance-decides MX-4",
            "neutral D5": "chance-decides MX-27",
        }
    ),
    Case({"end_turn": "other-question MX-5 question=lay_single"}, "canal single"),
    Case({"end_turn": "other-question MX-33 question=vote"}, "propose 10", open_tiles=["calpulli_10"]),
]
CANALS = [
    Case({"canal single": "no-canal-left MX-5 tile=single"}, supply={"singles": 0}),
    Case({"canal double": "costs-points MX-5 cost=1 have=0"}, action_points=0),
    Case(
        {
            "lay H7": "palace-there MX-5 cell=H7",
            "lay O6": "canal-there MX-5 cell=O6",
            "lay D5": "temple-there MX-5 cell=D5",
            "lay T6": "tile-there MX-5 cell=T6",
            "lay D4": "pilli-there MX-5 cell=D4",
            "lay C8": "ramp-there MX-5 cell=C8",
            "lay U6": "district-is-founded MX-5 cell=U6",
        },
        "canal single",
        at="D4",
        **CROWD,
    ),
    Case({"lay B1": "no-second-cell MX-5 cell=B1"}, "canal double", canals=["B2"]),
    Case({"lay E6": "cells-do-not-touch MX-5 cell=E6"}, "canal double", "lay D5"),
    Case(
        {"lay I6": "would-trap MX-14 cell=I6 seat=1 before=182 after=7"},
        *("canal double", "lay I5"),
        canals=ROUND_THE_PALACE,
        round=1,
    ),
]
BRIDGES = [
    Case(
        {
            "bridge O7": "costs-points MX-9 cost=1 have=0",
            "bridge D5": "no-canal-there MX-9 cell=D5",
            "relocate D5": "no-bridge-there MX-11 cell=D5",
        },
        action_points=0,
    ),
    Case(
        {"bridge O7": "no-bridge-left MX-11", "bridge D5": "no-canal-there MX-9 cell=D5"},
        supply={"bridges": 0},
        action_points=0,
    ),
    Case(
        {
            "bridge O7": "bridge-there MX-9 cell=O7",
            "bridge D5": "no-canal-there MX-9 cell=D5",
            "bridge B1": "no-land-at-both-ends MX-9 cell=B1",
            "relocate O7": "bridges-left MX-11 left=10",
        },
        bridges={"O7": "h"},
        canals=["B1"],
    ),
    Case(
        {"relocate O8": "no-bridge-there MX-11 cell=O8", "relocate O7": "pilli-there MX-11 cell=O7"},
        at="O7",
        bridges={"O7": "h"},
        supply={"bridges": 0},
    ),
    Case(
        {"relocate O7": "costs-points MX-11 cost=1 have=0"},
        bridges={"O7": "h"},
        supply={"bridges": 0},
        action_points=0,
    ),
    Case({"relocate O7": "no-goal-for-bridge MX-11 cell=O7"}, bridges=FOUR_BRIDGES, supply={"bridges": 0}),
    Case(
        {
            "bridge O6": "bridge-there MX-9 cell=O6",
            "bridge D5": "no-canal-there MX-9 cell=D5",
            "bridge B1": "no-land-at-both-ends MX-9 cell=B1",
            "bridge O7": "same-bridge-again MX-11 cell=O7",
        },
        "relocate O7",
        bridges={"O6": "h", "O7": "h"},
        canals=["B1"],
        supply={"bridges": 0},
    ),
    Case(
        {
            "bridge O7": "would-trap MX-14 cell=O7 seat=1 before=188 after=3",
            "bridge B1": "no-land-at-both-ends MX-9 cell=B1",
            "bridge B12": "same-bridge-again MX-11 cell=B12",
        },
        "relocate B12",
        pillis=["H6", "A12", "I7"],
        canals=["B1", "B11", "B12", "B13"],
        bridges={"B12": "h"},
        supply={"bridges": 0},
        round=1,
    ),
    Case(
        {"relocate B12": "would-trap MX-14 cell="},
        pillis=["H6", "A12", "I7"],
        canals=["B11", "B12", "B13"],
        temples={"A11": [2, 1], "A13": [2, 1]},
        bridges={"B12": "h"},
        supply={"bridges": 0},
        round=1,
    ),
]
TEMPLES = [
    Case({"temple 4": "no-temple-left MX-13 level=4"}, stock=[3, 3, 2, 0]),
    Case({"temple 3": "costs-points MX-13 cost=3 have=2"}, action_points=2),
    Case({"temple 1": "pilli-on-bridge MX-6"}, at="O7", bridges={"O7": "h"}),
    Case({"temple 1": "no-site MX-13"}, at="B1", canals=["B2"]),
    Case(
        {
            "build H7": "palace-there MX-13 cell=H7",
            "build O6": "canal-there MX-13 cell=O6",
            "build D8": "canal-there MX-13 cell=D8",
            "build D5": "temple-there MX-13 cell=D5",
            "build T6": "tile-there MX-13 cell=T6",
            "build D4": "pilli-there MX-13 cell=D4",
            "build U6": "other-district MX-13 cell=U6",
        },
        "temple 1",
        at="D4",
        **CROWD,
    ),
    Case({"temple 1": "no-site MX-13"}, at="B1", canals=["B2"], action_points=0),
    Case(
        {"build B2": "would-trap MX-14 cell=B2 seat=1 before=192 after=1"},
        "temple 1",
        pillis=["H6", "B1", "I7"],
        round=1,
    ),
    Case({"temple 1": "would-trap MX-14 cell="}, **ONE_WAY_OUT),
]
FOUNDING = [
    Case(
        {"found 13": "tile-face-down MX-20 size=13", "found 5": "other-size MX-8 size=5 cells=192"},
        open_tiles=["calpulli_5a"],
    ),
    Case({"found 5": "pilli-on-bridge MX-6"}, at="O7", bridges={"O7": "h"}, open_tiles=["calpulli_5a"]),
    Case({"found 3": "founded-already MX-8"}, at="U6", open_tiles=["calpulli_3a"], **FOUNDED),
    Case(
        {"found 3": "no-cell-for-tile MX-8"},
        at="U7",
        canals=THREE,
        temples={"T6": [1, 1], "U6": [1, 1]},
        open_tiles=["calpulli_3a"],
    ),
    Case({"found 4": "would-trap MX-14 cell="}, open_tiles=["calpulli_4a"], **ONE_WAY_OUT),
    Case(
        {
            "tile T7": "temple-there MX-8 cell=T7",
            "tile Q7": "canal-there MX-8 cell=Q7",
            "tile S8": "pilli-there MX-8 cell=S8",
            "tile H7": "palace-there MX-8 cell=H7",
            "tile A12": "tile-there MX-8 cell=A12",
            "tile D5": "other-district MX-8 cell=D5",
            "tile U6": "would-trap MX-14 cell=U6 seat=1 before=12 after=1",
        },
        "found 13",
        pillis=["S8", "T6", "H6"],
        canals=[*THIRTEEN, "B11", "B12", "B13"],
        tiles_on_board={"A12": 3},
        temples={"T7": [2, 1]},
        open_tiles=["calpulli_13"],
        round=1,
    ),
]
MOVES = [
    Case(
        {
            "step D6": "not-beside MX-15 cell=D6",
            "step E5": "not-beside MX-15 cell=E5",
            "step D5": "temple-there MX-15 cell=D5",
            "boat D8": "boat-from-bridge-only MX-16",
            "boat D5": "boat-from-bridge-only MX-16",
        },
        at="D4",
        **CROWD,
    ),
    Case(
        {"step T6": "tile-there MX-15 cell=T6", "step U7": "pilli-there MX-15 cell=U7"},
        pillis=["U6", "U7", "H6"],
        **FOUNDED,
    ),
    Case({"step O6": "canal-there MX-15 cell=O6"}, at="N6"),
    Case(
        {
            "step H1": "way-costs MX-15 cell=H1 cost=5 have=2",
            "step H4": "not-beside MX-15 cell=H4",
            "step I7": "pilli-there MX-15 cell=I7",
            "step O7": "canal-there MX-15 cell=O7",
            "step U7": "no-way-there MX-15 cell=U7",
        },
        action_points=2,
        canals=THREE,
    ),
    Case({"step D7": "not-along-the-bridge MX-15 cell=D7"}, at="D8", canals=["D8"], bridges={"D8": "h"}),
    Case({"step D8": "not-along-the-bridge MX-15 cell=D8"}, at="D7", canals=["D8"], bridges={"D8": "h"}),
    Case({"step O8": "not-along-the-bridge MX-15 cell=O8"}, at="O7", bridges=FOUR_BRIDGES),
    Case(
        {
            "step H5": "costs-points MX-15 cost=1 have=0",
            "teleport": "costs-points MX-17 cost=5 have=0",
            "buy_token": "costs-points MX-18 cost=1 have=0",
        },
        action_points=0,
    ),
    Case(
        {
            "boat S7": "no-bridge-there MX-16 cell=S7",
            "boat O7": "pilli-there MX-16 cell=O7",
            "boat D8": "no-water-route MX-16 cell=D8",
            "boat O9": "costs-points MX-16 cost=3 have=2",
        },
        pillis=["O6", "O7", "H6"],
        canals=["D8"],
        bridges={**FOUR_BRIDGES, "D8": "h"},
        action_points=2,
    ),
    Case(
        {
            "land D4": "pilli-there MX-17 cell=D4",
            "land I7": "pilli-there MX-17 cell=I7",
            "land D5": "temple-there MX-17 cell=D5",
            "land T6": "tile-there MX-17 cell=T6",
            "land O6": "canal-there MX-17 cell=O6",
        },
        "teleport",
        at="D4",
        **CROWD,
    ),
]
TOKENS_AND_VOTES = [
    Case({"buy_token": "no-tokens-left MX-18"}, tokens=12),
    Case({"buy_token": "tokens-bought-already MX-18 most=2"}, "buy_token", "buy_token"),
    Case({"spend_token": "no-token-held MX-32"}),
    Case({"propose 10": "tile-face-down MX-20 size=10"}),
    Case(
        {"propose 10": "tile-removed MX-21 size=10", "found 10": "tile-removed MX-21 size=10"},
        removed_tiles=["calpulli_10"],
    ),
    Case(
        {"found 3": "tile-founded MX-8 size=3", "propose 3": "tile-founded MX-33 size=3"},
        canals=[*THREE, "B11", "B12", "B13"],
        tiles_on_board={"T6": 3, "A12": 3},
        removed_tiles=["calpulli_4a"],
    ),
    Case(
        {"found 3": "tile-not-open MX-8 size=3"},
        canals=THREE,
        tiles_on_board={"T6": 3},
        removed_tiles=["calpulli_3b"],
    ),
    Case(
        {"propose 10": "proposed-already MX-33 size=10"},
        *("propose 10", "vote no"),
        open_tiles=["calpulli_10"],
    ),
]
CASES = QUESTIONS + CANALS + BRIDGES + TEMPLES + FOUNDING + MOVES + TOKENS_AND_VOTES


@pytest.mark.parametrize("case", CASES, ids=lambda case: " / ".join(case.told))
def test_an_illegal_action_is_explained_by_its_ruling(case: Case) -> None:
    """MX-5 to MX-33: the reason names the rule that forbids the action, and the numbers that matter."""
    table = case.table()
    for action, told in case.told.items():
        assert in_one_line(table.why(action)) == told
        with pytest.raises(IllegalAction, match=told.split()[1]):
            table.play(action)


def test_a_start_cell_that_is_taken() -> None:
    """MX-2: two pillis never share a start cell."""
    session = sacbe.start("mexica", 3, seed=1)
    session.play("start H6")
    assert in_one_line(session.explain("start H6")) == "pilli-there MX-2 cell=H6"
    assert session.explain("start G7") is None


def test_no_room_for_a_double_canal() -> None:
    """MX-5: doubles are left, but no two cells that touch are free."""
    table = frozen_but_for("S7", "T9")
    assert in_one_line(table.why("canal double")) == "no-room-for-canal MX-5 tile=double"


@pytest.mark.parametrize(("round_", "told"), [(1, "would-trap MX-14 cell="), (2, None)])
def test_the_ban_alone_leaves_no_room_for_a_canal(round_: int, told: str | None) -> None:
    """MX-14: a double has room only where it takes the pilli on T9 its last way; in round 2 it may."""
    table = frozen_but_for("T7", "T8", "T9", pillis=["H6", "T9", "H8", "G7"])
    # So many temples are of period 2, which has no round 1.
    state = table.game.from_position({**table.position, "round": round_}, trusted=True)
    reason = table.game.explain(state, table.game.parse(state, "canal double"))
    assert reason is None if told is None else in_one_line(reason) == told


def test_an_axis_that_is_asked_for_is_legal() -> None:
    """MX-10: the axis is a question only where both are possible, so neither ever needs a reason."""
    table = Table(canals=["D5"])
    table.play("bridge D5")
    assert table.legal == ["axis h", "axis v"]
    assert table.why("axis h") is None
    assert table.why("axis v") is None
    table = Table(canals=["D5", "D6"])
    table.play("bridge D5")
    assert table.position["bridges"] == {"D5": "h"}


def test_nothing_is_legal_after_the_end() -> None:
    """MX-20: after final scoring every action is refused because the game is over."""
    table = Table(period=2, triggered=True, to_move=2)
    table.play("end_turn")
    assert {in_one_line(GAME.explain(table.session.state, action)) for action in GAME.actions} == {
        "game-over MX-20"
    }


def test_chance_is_asked_before_anybody_else() -> None:
    """MX-27: while chance decides, the seats are told what is decided."""
    state = GAME.new(2)
    assert in_one_line(GAME.explain(state, GAME.parse(state, "end_turn"))) == (
        "other-question MX-4 question=draw_first_player"
    )
    assert in_one_line(GAME.explain(state, GAME.parse(state, "first_player 2"))) == "chance-decides MX-4"


def test_every_key_is_shown_by_an_example() -> None:
    """MX-28: the list of keys is complete, and none is on it that nobody is ever told."""
    assert {told.split()[0] for case in CASES for told in case.told.values()} == KEYS - TOLD_ELSEWHERE


@pytest.mark.parametrize(
    ("players", "seed"),
    [
        (3, 1),
        *(pytest.param(*rest, marks=pytest.mark.long) for rest in ((2, 1), (4, 1), (2, 2), (3, 2), (4, 2))),
    ],
)
def test_every_action_is_legal_or_explained_at_every_moment(players: int, seed: int) -> None:
    """MX-28: None exactly when legal; else a known key, a ruling, and a reason that is true on the board."""
    for number, state in enumerate(tables.Table(GAME, players).walk(seed)):
        if number % 29:
            continue
        legal, key, document = set(GAME.legal(state)), state.key(), GAME.position(state)
        for action in GAME.actions:
            reason = GAME.explain(state, action)
            assert (reason is None) is (action in legal)
            if reason is not None:
                check(reason, document)
        assert (state.key(), set(GAME.legal(state))) == (key, legal)


def check(reason: Reason, document: dict[str, Any]) -> None:
    ruling = re.fullmatch(r"MX-(\d+)", reason.rule)
    assert ruling is not None
    assert 1 <= int(ruling[1]) <= LAST_RULING
    assert reason.key in KEYS
    if "have" in reason.data:
        assert int(reason.data["have"]) < int(reason.data["cost"])
        assert reason.data["have"] == document["action_points"]
    there = {
        "canal-there": document["canals"],
        "bridge-there": document["bridges"],
        "temple-there": document["temples"],
        "tile-there": document["tiles_on_board"],
        "pilli-there": [seat["pilli"] for seat in document["seats"]],
        "palace-there": PALACE,
    }
    if reason.key in there:
        assert reason.data["cell"] in there[reason.key]
    if reason.key in ("no-canal-there", "no-bridge-there"):
        lies = document["canals"] if reason.key == "no-canal-there" else document["bridges"]
        assert reason.data["cell"] not in lies
    if reason.key == "would-trap":
        assert document["round"] == 1
