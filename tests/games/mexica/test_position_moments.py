"""Positions to which no game could have come are refused, each with a sentence that names what is wrong."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import BadText
from sacbe.games.mexica import names
from tests.contract import documents
from tests.games.mexica.table import PRINTED, START

GAME = sacbe.game("mexica")
Document = dict[str, Any]
refusal = partial(documents.refusal, sacbe.from_position)
FREE = [cell for cell in names.CELLS if cell not in (*PRINTED, *START, "H7")]
SPLIT = [*PRINTED, "T7", "U8"]


def document(*pending: Document, players: int = 3, **fields: Any) -> Document:
    """A document in which so much is pending."""
    return {"game": "mexica", "players": players, "pending": list(pending), **fields}


def turn(seat: int = 0, *above: Document, taken: int = 1) -> list[Document]:
    """A turn with something above it."""
    return [{"kind": "round", "turns_taken": taken}, {"kind": "turn", "seat": seat}, *above]


def short(**fields: Any) -> Document:
    """A document in which the turn of seat 0 begins."""
    return {"game": "mexica", "players": 3, **fields}


IMPOSSIBLE: dict[str, tuple[Document, str]] = {
    "a turn without a round": (
        document({"kind": "turn", "seat": 0}),
        "pending[0] (turn) must lie on round, not on nothing",
    ),
    "more canals than the box": (
        short(canals=[*PRINTED, *FREE[:77]]),
        "canals must be up to 76",
    ),
    "all canals laid and the whole supply": (
        short(canals=[*PRINTED, *FREE[:76]], supply={"doubles": 35, "singles": 6}),
        "canals and supply make 152 cells of canal tiles, but the game has 76",
    ),
    "reaches remembered beyond round 1": (
        short(round=3, reach_at_start=[10, 10, 10]),
        "reach_at_start must be empty in round 3",
    ),
    "period 2 in round 1": (short(period=2, round=1), "round must be 2 or more in period 2, not 1"),
    "nine open tiles": (
        short(open_tiles=list(names.CALPULLI[:9])),
        "open_tiles and tiles_on_board must be up to 8 in period 1, not 9",
    ),
    "five neutral temples of level 4": (
        {**short(temples={cell: ["neutral", 4] for cell in FREE[:5]}), "players": 2},
        "temples must hold up to 1 neutral ones of level 4, not 5",
    ),
    "neutral temples whose levels were never drawn": (
        document(
            {"kind": "round", "turns_taken": 0},
            {"kind": "place_pillis"},
            players=2,
            round=1,
            temples={cell: ["neutral", 1] for cell in FREE[:8]},
        ),
        "temples must hold up to",
    ),
    "negative points": (short(seats=[{"points": -1}, {}, {}]), "seats[0].points must be 0 or more"),
    "two idle rounds": (
        short(idle_rounds=2, quiet_rounds=2),
        "idle_rounds must be 0 to 1 while the period goes on, not 2",
    ),
    "six quiet rounds": (
        short(quiet_rounds=6),
        "quiet_rounds must be 0 to 5 while the period goes on, not 6",
    ),
    "the proposer asked to vote": (
        document(
            *turn(0, {"kind": "vote", "seat": 0, "size": 3, "left": 1}),
            open_tiles=["calpulli_3a"],
            proposed=[3],
        ),
        "pending[2] (vote) cannot stand there: it needs a size that is open and proposed",
    ),
    "a vote out of order": (
        document(
            *turn(0, {"kind": "vote", "seat": 2, "size": 3, "left": 1}),
            open_tiles=["calpulli_3a"],
            proposed=[3],
        ),
        "pending[2] (vote) cannot stand there",
    ),
    "a vote on what nobody proposed": (
        document(*turn(0, {"kind": "vote", "seat": 1, "size": 3, "left": 1}), open_tiles=["calpulli_3a"]),
        "pending[2] (vote) cannot stand there",
    ),
    "a double laid by a seat not in turn": (
        document(*turn(0, {"kind": "lay_second", "seat": 1, "first": "D5"})),
        "pending[2] (lay_second) cannot stand there: it needs the seat in turn",
    ),
    "frames in the wrong order": (
        document({"kind": "turn", "seat": 0}, {"kind": "round", "turns_taken": 1}),
        "pending[0] (turn) must lie on round, not on nothing",
    ),
    "a follow-up below its turn": (
        document({"kind": "round", "turns_taken": 1}, {"kind": "choose_landing", "seat": 0}),
        "pending[1] (choose_landing) must lie on turn, not on round",
    ),
    "the end of the game in period 1": (
        document(),
        "pending can be empty, at the end of the game, only in period 2",
    ),
    "the end of the game with open tiles": (
        document(period=2, open_tiles=["calpulli_13"]),
        "pending can be empty, at the end of the game, only in period 2 without open_tiles",
    ),
    "the end of a period that goes on": (
        document({"kind": "end_period"}, open_tiles=["calpulli_13"]),
        "pending[0] (end_period) cannot stand there: it needs a period triggered or stalled",
    ),
    "a turn of the wrong seat": (
        document(*turn(2)),
        "pending[1] (turn) cannot stand there: it needs the seat",
    ),
    "two turns": (document(*turn(0, {"kind": "turn", "seat": 0})), "pending[2] (turn) must lie on round"),
    "two rounds": (
        document({"kind": "round"}, {"kind": "round"}),
        "pending[1] (round) must lie on nothing, not on round",
    ),
    "more turns taken than players": (
        document({"kind": "round", "turns_taken": 4}),
        "pending[0] (round) cannot stand there: it needs turns_taken of at most",
    ),
    "more points than tokens can have brought": (
        short(action_points=18, seats=[{"tokens": 2}, {}, {}]),
        "action_points must be 0 to 16",
    ),
    "set-up in a later round": (
        document({"kind": "round"}, {"kind": "place_pillis"}, seats=[{"pilli": None}] * 3),
        "pending holds set-up, which is over in round 2",
    ),
    "canals laid in set-up": (
        document(
            {"kind": "round"}, {"kind": "place_pillis"}, round=1, seats=[{"pilli": None}] * 3, canals=SPLIT
        ),
        "canals must be the printed ones alone in set-up",
    ),
    "a pilli in hand after set-up": (
        short(seats=[{}, {"pilli": None}, {}]),
        "seats[1].pilli must be on the board",
    ),
    "pillis placed out of order": (
        document(
            {"kind": "round"},
            {"kind": "place_pilli", "seat": 0},
            round=1,
            seats=[{"pilli": None}, {}, {}],
        ),
        "pending[1] (place_pilli) cannot stand there",
    ),
    "neutral temples for three players": (
        document(
            {"kind": "round"},
            {"kind": "place_pillis"},
            {"kind": "place_neutral"},
            round=1,
            seats=[{"pilli": None}] * 3,
        ),
        "pending[2] (place_neutral) cannot stand there: it needs two players",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_no_game_comes_to_is_refused(name: str) -> None:
    """MX-2, MX-20, MX-31, MX-33: a frame stands only where the rules would have put it."""
    position, words = IMPOSSIBLE[name]
    assert words in refusal(position)


def test_supplies_left_out_follow_from_the_board() -> None:
    """MX-5: what lies on the board is missing in the supply: doubles first, a single for an odd cell."""
    for cells, doubles, singles in ((0, 35, 6), (2, 34, 6), (3, 34, 5), (70, 0, 6), (75, 0, 1), (76, 0, 0)):
        state = GAME.from_position(short(canals=[*PRINTED, *FREE[:cells]]))
        supply = GAME.position(state)["supply"]
        assert (supply["doubles"], supply["singles"]) == (doubles, singles)
        assert GAME.from_position(GAME.position(state)).key() == state.key()


def test_a_supply_may_be_smaller_than_the_board_leaves_it() -> None:
    """MX-5: a study may begin with few tiles left."""
    state = GAME.from_position(short(supply={"doubles": 1, "singles": 0, "bridges": 0}))
    assert GAME.position(state)["supply"] == {"doubles": 1, "singles": 0, "bridges": 0, "tokens": 12}


def test_reaches_of_round_1_lead_back() -> None:
    """MX-14: what is remembered of the first turn is in the document."""
    state = GAME.from_position(short(round=1, reach_at_start=[50, 60, 70]))
    assert GAME.position(state)["reach_at_start"] == [50, 60, 70]
    assert GAME.from_position(GAME.position(state)).key() == state.key()


STORED = ["a turn without a round", "nine open tiles", "negative points", "six quiet rounds", "two turns"]


@pytest.mark.parametrize("name", STORED)
def test_what_was_stored_before_is_read(name: str) -> None:
    """MX-4: a document that an earlier version accepted still opens where it is stored."""
    assert GAME.legal(GAME.from_position(IMPOSSIBLE[name][0], trusted=True))


# Sentences that help.

SENTENCES: list[tuple[Document, str]] = [
    ({"game": "mexica"}, "A position of mexica must say how many play: players, or a list of seats."),
    (short(first_player=7), "first_player must be a seat from 0 to 2, not 7."),
    (short(tokens_bought=3), "tokens_bought must be a whole number from 0 to 2, not 3."),
    (short(canals=[*PRINTED, "S6"]), "canals names S6, which is lake."),
    (
        {**short(temples={FREE[0]: ["neutral", 1]})},
        "temples must hold up to 0 neutral ones with 3 players, not 1.",
    ),
]


@pytest.mark.parametrize(("position", "sentence"), SENTENCES)
def test_a_refusal_names_the_field_and_its_limit(position: Document, sentence: str) -> None:
    """MX-1: whoever writes a position learns what to change."""
    assert refusal(position) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("step S6", "'step' cannot take 's6': that is lake."),
        ("step", "'step' needs one of: 196 nouns such as B1, F1, C8, J14."),
        ("found 14", "'found' knows no '14'; it takes 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13."),
    ],
)
def test_an_unknown_noun_is_answered_with_the_nouns_there_are(text: str, sentence: str) -> None:
    """MX-15: cells are many, so a few are shown; sizes are few, so all are."""
    table = sacbe.from_position(short())
    with pytest.raises(BadText) as refused:
        table.explain(text)
    assert str(refused.value) == sentence


# What is scored, counted and held has its moment.

MOMENTS: dict[str, tuple[Document, str]] = {
    "the first period scored before its end": (
        short(seats=[{"points": {"period_1": 4}}, {}, {}]),
        "seats[0].points.period_1 must be 0 before that is scored, not 4.",
    ),
    "the palace scored before the end of a period": (
        short(seats=[{}, {"points": {"palace": 5}}, {}]),
        "seats[1].points.palace must be 0 before that is scored, not 5.",
    ),
    "unfounded districts scored before the end of the game": (
        short(period=2, seats=[{"points": {"unfounded": 5}}, {}, {}]),
        "seats[0].points.unfounded must be 0 before that is scored, not 5.",
    ),
    "a point for a token that was bought": (
        short(action_points=6, tokens_bought=2, seats=[{"tokens": 12}, {}, {}]),
        "action_points must be 0 to 4, with 0 tokens to have been spent and 2 bought, not 6.",
    ),
    "a last round with tiles to found": (
        short(triggered=True, open_tiles=["calpulli_7"]),
        "triggered must be false while open_tiles holds some.",
    ),
    "quiet rounds before the first is over": (
        short(round=1, quiet_rounds=1),
        "quiet_rounds must be 0 in round 1, not 1.",
    ),
    **{
        f"{field} in set-up": (
            short(
                **{
                    "round": 1,
                    "seats": [{"pilli": None, **seat}, {"pilli": None}, {"pilli": None}],
                    **fields,
                },
                pending=[{"kind": "round"}, *({"kind": "place_pilli", "seat": seat} for seat in (2, 1, 0))],
            ),
            f"{field} must be as at the beginning in set-up, when nobody has had a turn.",
        )
        for field, seat, fields in (
            ("tokens", {"tokens": 2}, {}),
            ("temples", {"temples": [3, 3, 2, 0]}, {}),
            ("points", {"points": 2}, {}),
            ("tokens_bought", {}, {"tokens_bought": 1}),
            ("proposed", {}, {"proposed": [7]}),
            ("events_in_round", {}, {"events_in_round": True}),
        )
    },
}


@pytest.mark.parametrize("name", MOMENTS)
def test_what_does_not_fit_the_moment_is_refused(name: str) -> None:
    """MX-1, MX-18, MX-20, MX-23, MX-24, MX-31: nothing comes before its time, and no point from nowhere."""
    document, words = MOMENTS[name]
    assert words in refusal(document)


def test_a_short_position_of_a_last_round_has_no_open_tiles() -> None:
    """MX-20: a period is in its last round once all its tiles are founded or removed."""
    assert sacbe.from_position(short(period=2, triggered=True)).position()["open_tiles"] == []
