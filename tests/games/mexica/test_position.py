"""Position documents: what may be left out, and what is refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe.games.mexica import decisions, ids, names
from tests.contract import documents, tables
from tests.contract.documents import FUZZ, assert_refused_or_possible
from tests.games.mexica.table import PRINTED, START, Table

GAME = sacbe.game("mexica")
Document = dict[str, Any]
refusal = partial(documents.refusal, GAME.from_position)
KINDS = {kind.name: kind for kind in decisions.KINDS}


def two(**fields: Any) -> Document:
    """A document for two players, their pillis on the palace."""
    return {"players": 2, "seats": [{"pilli": cell} for cell in START[:2]], **fields}


def has(**fields: Any) -> Document:
    """A document for two players in which seat 0 has what is said."""
    return two(seats=[{"pilli": "H6", **fields}, {"pilli": "I7"}])


def asked(kind: str, fields: Document | None = None, **local: Any) -> Document:
    """A document for two players in which seat 0 is asked such a question in its turn."""
    turn = [{"kind": "round", "turns_taken": 1}, {"kind": "turn", "seat": 0}]
    return two(pending=[*turn, {"kind": kind, "seat": 0, **local}], **(fields or {}))


# The round trip.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_goes_on_alike_from_its_document(players: int) -> None:
    """MX-4: the same answers lead to the same end from a state and from its document."""
    for number, state in enumerate(tables.Table(GAME, players).walk(3)):
        if number % 60 == 0:
            again, twin = GAME.from_position(GAME.position(state)), state.copy()
            GAME.playout(again, 5)
            GAME.playout(twin, 5)
            assert GAME.position(again) == GAME.position(twin)


@pytest.mark.parametrize(
    ("opened", "closed"), [("calpulli_3a", "calpulli_3b"), ("calpulli_3b", "calpulli_3a")]
)
def test_which_of_two_equal_tiles_was_founded_is_kept(opened: str, closed: str) -> None:
    """MX-20: one tile 3 founded, its twin face down: the document leads back to just that."""
    table = Table(pillis=["U7", "H6", "I7"], canals=["T7", "U8"], open_tiles=[opened])
    table.play("found 3", "tile T6")
    again = GAME.from_position(table.position)
    assert again.key() == table.session.state.key()
    assert closed not in table.position["removed_tiles"]


def test_a_strength_leads_back_too() -> None:
    """MX-35: the module of the neutral colour is part of the document."""
    for number, state in enumerate(tables.Table(GAME, 2, ("neutral_hard",)).walk(1)):
        if number < 40:
            document = GAME.position(state)
            assert document["modules"] == ["neutral_hard"]
            assert GAME.from_position(document).key() == state.key()


# What may be left out.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_left_out_is_as_after_set_up(players: int) -> None:
    """MX-4: supplies, temples and canals are those of set-up, seat 0 has a fresh turn, round 2."""
    document = GAME.position(GAME.from_position({"seats": [{"pilli": cell} for cell in START[:players]]}))
    fresh = GAME.position(GAME.new(players))
    for key in ("supply", "canals", "bridges", "temples", "tiles_on_board", "period", "removed_tiles"):
        assert document[key] == fresh[key]
    assert document["supply"] == {"doubles": 35, "singles": 6, "bridges": 11, "tokens": 12}
    assert [seat["temples"] for seat in document["seats"]] == [[3, 3, 2, 1]] * players
    assert (document["players"], document["round"], document["action_points"]) == (players, 2, 6)
    assert document["pending"] == [{"kind": "round", "turns_taken": 1}, {"kind": "turn", "seat": 0}]


def test_supplies_are_what_is_not_on_the_board() -> None:
    """MX-4: bridges, temples and tokens that are out are missing in the supply."""
    table = Table(
        bridges={"O7": "h", "O8": "h"},
        temples={"D5": [0, 4], "D6": [0, 1]},
        seats={1: {"tokens": 5}},
    )
    assert table.seat(0).temples == [2, 3, 2, 0]
    assert (table.position["supply"]["bridges"], table.position["supply"]["tokens"]) == (9, 7)


def test_in_period_2_all_tiles_are_open_unless_said() -> None:
    """MX-20: by default all tiles that are nowhere else are open in period 2, and there are more temples."""
    table = Table(period=2, removed_tiles=["calpulli_13"])
    assert table.position["open_tiles"] == list(names.CALPULLI[:-1])
    assert table.seat(0).temples == [6, 5, 4, 3]
    table = Table(period=2, open_tiles=["calpulli_13"])
    assert table.position["removed_tiles"] == list(names.CALPULLI[:-1])


def test_points_may_be_one_number() -> None:
    """MX-25: a single number is filed as earned earlier."""
    table = Table(seats={0: {"points": 7}, 1: {"points": {"presence": 5, "founding": 3}}})
    assert (table.seat(0).points, table.points(1)) == ({"earlier": 7}, 8)


def test_to_move_tells_whose_turn_begins() -> None:
    """MX-20: with the first player 2 and seat 1 to move it is the last turn of the round."""
    table = Table(first_player=2, to_move=1)
    table.play("step I6", "end_turn")
    assert (table.to_act, table.position["round"]) == (2, 3)


def test_pillis_left_out_stand_on_the_palace() -> None:
    """MX-2: each seat's pilli is on a start cell of its own unless said."""
    table = GAME.position(GAME.from_position({"players": 4}))
    assert [seat["pilli"] for seat in table["seats"]] == list(START)


def test_a_turn_needs_a_pilli() -> None:
    """MX-2: a pilli that is said to be nowhere cannot take a turn: it could neither walk nor build."""
    seats = [{"pilli": "H6"}, {"pilli": None}]
    for pending in (
        {},
        asked("choose_site"),
        {"pending": [{"kind": "round", "turns_taken": 2}, {"kind": "turn", "seat": 1}]},
    ):
        assert "pilli" in refusal({"players": 2, "to_move": 1, **pending, "seats": seats})


# What is refused.

ALL_CELLS = [cell for cell in names.CELLS if cell not in ("H6", "G7", "H7", "I7", "H8")]
IMPOSSIBLE: list[tuple[Document, str]] = [
    *[
        (two(period=period), f"period must be a whole number from 1 to 2, not {period}")
        for period in (0, 3, -1)
    ],
    *[
        (two(round=number), f"round must be a whole number from 1 to 2000, not {number}")
        for number in (0, -1)
    ],
    *[
        (two(first_player=seat, to_move=0), f"first_player must be a seat from 0 to 1, not {seat}")
        for seat in (7, 2, -1)
    ],
    *[(two(to_move=seat), "to_move") for seat in (2, -1)],
    *[
        (two(action_points=points), f"action_points must be a whole number from 0 to 18, not {points}")
        for points in (-1, 19)
    ],
    *[
        (two(tokens_bought=bought), f"tokens_bought must be a whole number from 0 to 2, not {bought}")
        for bought in (-1, 3)
    ],
    *[(two(idle_rounds=a, quiet_rounds=b), "rounds must be ") for a, b in ((-1, 0), (1, 0), (0, 7), (0, -1))],
    *[(two(canals=[c for c in PRINTED if c != cell]), f"canal on {cell}") for cell in PRINTED],
    (two(canals=[]), "printed canal"),
    *[(two(canals=[*PRINTED, cell]), f"palace cell {cell}") for cell in ("G7", "H7")],
    *[(two(temples={cell: [0, 1]}), f"palace cell {cell}") for cell in ("G7", "H7")],
    (two(canals=ALL_CELLS), "canals must be up to 76"),
    (two(canals=[*PRINTED, "D5"], bridges={"D6": "h"}), "no canal under"),
    *[(two(bridges={"O7": axis}), "h or v") for axis in ("x", "H", None, 0, ["h"])],
    (two(bridges={"O7": "v"}), "land at both ends"),
    (two(canals=[*PRINTED, "B1"], bridges={"B1": "h"}), "land at both ends"),
    (two(canals=[*PRINTED, "F10", "G10"], bridges={"F10": "h"}), "land at both ends"),
    (two(temples={"O7": [0, 1]}), "lies where something else lies"),
    (two(temples={"T6": [0, 1]}, tiles_on_board={"T6": 3}), "lies where something else lies"),
    (two(canals=[*PRINTED, "T7", "U8", "T6"], tiles_on_board={"T6": 3}), "lies where something else lies"),
    *[(two(temples={"D5": [0, level]}), "level") for level in (0, 5, -1, True, "1", None)],
    *[(two(temples={"D5": [colour, 1]}), "colour") for colour in (4, -1, True, "red", None, 99)],
    *[(two(temples={"D5": [seat, 1]}), f"seat {seat}") for seat in (2, 3)],
    *[
        (two(temples={"D5": temple}), "[colour, level]")
        for temple in ([0], [0, 1, 1], 3, "x", {"x": 1}, None)
    ],
    (two(temples={c: [0, 4] for c in ("D5", "D6")}), "up to 1 of level 4 in period 1, not 2"),
    (two(temples={c: [0, 1] for c in ("D5", "D6", "D7", "D8")}), "up to 3 of level 1 in period 1, not 4"),
    (
        two(temples={c: ["neutral", 1] for c in ALL_CELLS[:11]}),
        "temples must hold up to 10 neutral ones with 2 players, not 11",
    ),
    (
        {
            **two(),
            "players": 3,
            "seats": [{"pilli": c} for c in START[:3]],
            "temples": {"D5": ["neutral", 1]},
        },
        "neutral",
    ),
    (has(temples=[4, 0, 0, 0]), "up to 3 of level 1 in period 1, not 4"),
    (
        two(temples={"D5": [0, 4]}, seats=[{"pilli": "H6", "temples": [0, 0, 0, 1]}, {"pilli": "I7"}]),
        "up to 1 of level 4 in period 1, not 2",
    ),
    *[
        (has(temples=stock), "temples")
        for stock in ([1, 1, 1], [-1, 0, 0, 0], [True] * 4, ["1"] * 4, [7] * 4)
    ],
    *[
        (has(tokens=tokens), f"tokens must be a whole number from 0 to 12, not {tokens}")
        for tokens in (13, -1)
    ],
    (two(supply={"tokens": 11}), "must make 12 action tokens, not 11"),
    *[
        (two(supply={"tokens": tokens}), "supply.tokens must be a whole number from 0 to 12")
        for tokens in (13, -1)
    ],
    *[(two(supply={"doubles": n}), "supply.doubles must be a whole number from 0 to 35") for n in (36, -1)],
    *[(two(supply={"singles": n}), "supply.singles must be a whole number from 0 to 6") for n in (7, -1)],
    *[(two(supply={"bridges": n}), "bridges") for n in (12, -1)],
    (two(bridges={"O7": "h"}, supply={"bridges": 11}), "12 bridges"),
    *[(has(pilli=cell), f"pilli on {cell}") for cell in ("O6",)],
    (two(seats=[{"pilli": "H6"}, {"pilli": "H6"}]), "each pilli on a cell of its own"),
    (two(temples={"H5": [1, 1]}, seats=[{"pilli": "H5"}, {"pilli": "I7"}]), "pilli on H5"),
    (
        two(
            canals=[*PRINTED, "T7", "U8"], tiles_on_board={"T6": 3}, seats=[{"pilli": "T6"}, {"pilli": "I7"}]
        ),
        "T6",
    ),
    (two(tiles_on_board={"D5": 13}), "192 cells"),
    (two(canals=[*PRINTED, "T7", "U8"], tiles_on_board={"T6": 4}), "3 cells"),
    (two(canals=[*PRINTED, "R6", "Q7", "Q8", "Q9"], tiles_on_board={"T6": 13, "T9": 13}), "more tiles"),
    (two(canals=[*PRINTED, "T7", "U8"], tiles_on_board={"T6": 3, "U6": 3}), "one tile in a district"),
    (
        two(canals=[*PRINTED, "R6", "Q7", "Q8", "Q9"], tiles_on_board={"T6": 13}, open_tiles=["calpulli_13"]),
        "tiles",
    ),
    *[(two(tiles_on_board={"T6": size}), "size") for size in (2, 14, "3", True, None, 3.0)],
    (two(open_tiles=["calpulli_13", "calpulli_13"]), "two places"),
    (two(open_tiles=["calpulli_13"], removed_tiles=["calpulli_13"]), "two places"),
    (two(open_tiles=["calpulli_13"], face_down_tiles=["calpulli_13"]), "two places"),
    (two(face_down_tiles=["calpulli_13"], period=2), "face_down_tiles must be empty in period 2"),
    *[(two(open_tiles=[tile]), "no calpulli") for tile in ("calpulli_3", "calpulli_14", 13, None)],
    *[(two(proposed=[size]), "proposed") for size in (2, 14, "x", None)],
    *[
        (two(modules=modules), "modules")
        for modules in (["tribes"], ["neutral_hard", "neutral_very_hard"], [3])
    ],
    ({"players": 3, "seats": [{"pilli": c} for c in START[:3]], "modules": ["neutral_hard"]}, "two players"),
    *[({"players": players}, "2 to 4") for players in (0, 1, 5)],
    ({"players": 3, "seats": [{}, {}]}, "2 entries"),
    *[
        (two(round=1, reach_at_start=reach), "reach")
        for reach in ([1], [1, 2, 3], [-1, 1], [197, 1], ["x", 1])
    ],
    *[(two(**field), "must be") for field in ({"game": "tzolkin"}, {"rules": 2})],
]
MALFORMED: list[tuple[Any, str]] = [
    *[(document, "an object") for document in ([1], "mexica", None, 7)],
    ({}, "players"),
    (two(weather="rain"), "weather"),
    (has(hats=1), "seats[0].hats"),
    (two(supply={"gold": 1}), "supply.gold"),
    (has(points={"luck": 1}), "luck"),
    *[(has(tokens=tokens), "tokens") for tokens in (True, None, 20000, 10**9, 10**5000, 1.0)],
    *[
        (has(points=points), "points")
        for points in ("9", True, None, 0.5, float("nan"), float("inf"), 10**40)
    ],
    *[(has(pilli=cell), f"names {cell}, which is lake") for cell in ("A1", "@0", "K1")],
    *[(has(pilli=cell), "no cell") for cell in ("h6", "", 7, ["H6"], {"H6": 1}, True)],
    *[
        (two(canals=canals), "canals")
        for canals in ("O6", None, {"O6": 1}, [["O6"]], [{"c": 1}], [6], ["S6"])
    ],
    *[(two(bridges=bridges), "bridges") for bridges in (["O7"], None, {"S6": "h"}, {7: "h"})],
    *[(two(temples=temples), "temples") for temples in ([1], 3, {"A1": [0, 1]}, {5: [0, 1]})],
    *[(two(tiles_on_board=tiles), "tiles_on_board") for tiles in ([1], "x", {"K1": 3})],
    *[(two(**{key: 1}), key) for key in ("triggered", "spent_in_round", "events_in_round")],
    *[(two(seats=seats), "seats") for seats in ({"x": 1}, "x", [1, 2], [None, None])],
    *[(two(supply=supply), "supply") for supply in ([1], None, 3)],
]
FRAMES: list[tuple[Any, str]] = [
    *[(pending, "pending") for pending in (None, {"kind": "turn"}, ["turn"], [[0]], [{"seat": 0}])],
    *[([{"kind": kind, "seat": 0}], "kind") for kind in ("dream", None, ["turn"], {"turn": 0}, 13)],
    *[([{"kind": "turn", "seat": seat}], "seat") for seat in (None, 2, -1, True, "chance", [0], {"x": 1})],
    *[([{"kind": "round", "seat": seat}], "seat") for seat in (1, "chance", [0])],
    *[([{"kind": "draw_calpulli", "seat": seat}], "seat") for seat in (0, [0])],
    ([{"kind": "turn", "seat": 0, "hats": 1}], "hats"),
    *[([{"kind": "round", "turns_taken": taken}], "turns_taken") for taken in (-1, 5, "1", True, [1])],
    *[([{"kind": "vote", "seat": 0, "size": size}], "size") for size in (2, 14, "3", [3])],
    *[([{"kind": "choose_site", "seat": 0, "level": level}], "level") for level in (0, 5, True)],
    *[([{"kind": "lay_second", "seat": 0, "first": cell}], "first") for cell in ("A1", 3, ["D5"])],
    *[([{"kind": "choose_axis", "seat": 0, "cell": cell}], "cell") for cell in ("K1", {"x": 1})],
    ([{"kind": "end_turn", "of": 2}], "of"),
    *[([{"kind": "place_neutral", "failed": failed}], "failed") for failed in (-1, 101)],
    ([{"kind": "turn", "seat": 0}] * 25, "25 frames"),
    ([{"kind": "turn", "seat": 0}] * 20, "20 frames"),
]
SPLIT = [*PRINTED, "T7", "U8"]
DEAD_ENDS: list[Document] = [
    asked("lay_single", {"supply": {"singles": 0}}),
    asked("lay_first", {"supply": {"doubles": 0}}),
    asked("lay_single", {"action_points": 0}),
    asked("lay_second", first="H7"),
    asked("lay_second", first="O6"),
    asked("choose_axis", cell="D5"),
    asked("choose_axis", {"supply": {"bridges": 0}}, cell="O7"),
    asked("choose_axis", cell="O7", origin="D5"),
    asked("choose_goal", origin="D5"),
    asked("choose_goal", {"bridges": {"O7": "h"}}, origin="O7"),
    asked("choose_goal", origin=None),
    asked("choose_site", {"action_points": 1}, level=2),
    asked(
        "choose_site", level=4, fields={"seats": [{"pilli": "H6", "temples": [1, 0, 0, 0]}, {"pilli": "I7"}]}
    ),
    asked("choose_tile_cell", size=13),
    asked("choose_tile_cell", {"canals": SPLIT, "seats": [{"pilli": "T6"}, {"pilli": "I7"}]}, size=3),
    asked("choose_landing", {"action_points": 4}),
    asked("vote", size=13),
    two(pending=[{"kind": "draw_calpulli"}], removed_tiles=list(names.CALPULLI)),
    two(pending=[{"kind": "round", "turns_taken": 3}, {"kind": "turn", "seat": 0}]),
    two(pending=[{"kind": "round"}, {"kind": "place_neutral", "failed": 100}]),
    {
        "players": 3,
        "seats": [{"pilli": c} for c in START[:3]],
        "pending": [{"kind": "round"}, {"kind": "place_neutral"}],
    },
    two(pending=[{"kind": "draw_neutral_temple", "level": 4, "left": 1}]),
    two(seats=[{"pilli": None}] * 2, pending=[{"kind": "round"}, {"kind": "draw_first_player"}]),
    {"players": 4, "seats": [{"pilli": c} for c in START], "pending": [{"kind": "place_pilli", "seat": 0}]},
]


@pytest.mark.parametrize(("document", "words"), IMPOSSIBLE)
def test_impossible_positions_are_refused_with_a_sentence(document: Document, words: str) -> None:
    """MX-1 to MX-9: what the material or the rules exclude is refused, and the sentence says what."""
    assert words in refusal(document)


@pytest.mark.parametrize(("document", "words"), MALFORMED)
def test_malformed_documents_are_refused_with_a_sentence(document: Any, words: str) -> None:
    """MX-1: unknown fields and wrong values are named."""
    assert words in refusal(document)


@pytest.mark.parametrize(("pending", "words"), FRAMES)
def test_malformed_frames_are_refused_with_a_sentence(pending: Any, words: str) -> None:
    """MX-28: a pending frame is a known kind with a seat of the game and the locals of its kind."""
    assert words in refusal(two(pending=pending))


@pytest.mark.parametrize("document", DEAD_ENDS, ids=lambda document: str(document["pending"][-1]))
def test_questions_that_cannot_stand_are_refused(document: Document) -> None:
    """MX-28: no question without an answer, none that the game cannot have come to."""
    refusal(document)


FULL = next(GAME.position(state) for i, state in enumerate(tables.Table(GAME, 3).walk(4)) if i == 300)


@FUZZ
@given(
    st.sampled_from(sorted(KINDS)),
    st.integers(0, 14),
    st.sampled_from([*names.CELLS]),
    st.integers(0, 6),
    st.sampled_from(["round", "turn"]),
)
def test_any_question_is_refused_or_can_be_answered(
    kind: str, number: int, cell: str, points: int, below: str
) -> None:
    """MX-28: any frame put on top of the round, or of the turn, of a real position."""
    frame: Document = {"kind": kind, **({"seat": 1} if KINDS[kind].number >= ids.PLACE_PILLI else {})}
    for local in KINDS[kind].locals:
        frame[local.name] = cell if "D5" in local.values else number
    stack = [FULL["pending"][0], *([{"kind": "turn", "seat": 1}] if below == "turn" else []), frame]
    assert_refused_or_possible(GAME, {**FULL, "pending": stack, "action_points": points})
