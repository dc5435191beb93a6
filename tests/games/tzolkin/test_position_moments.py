"""Positions to which no game could have come are refused, each with a sentence that names what is wrong."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import sacbe
from sacbe.core import record
from sacbe.core.errors import BadText
from sacbe.core.record import Header, Record
from sacbe.core.session import Session
from tests.contract import documents
from tests.games.tzolkin.table import ROW

GAME = sacbe.game("tzolkin")
Document = dict[str, Any]
refusal = partial(documents.refusal, sacbe.from_position, most=2)


def two(*pending: Document, **fields: Any) -> Document:
    """A document for two players in which so much is pending."""
    return {"game": "tzolkin", "players": 2, "pending": list(pending), **fields}


def turn(kind: str = "turn", seat: int = 0, **fields: Any) -> list[Document]:
    """The first turn of a round."""
    return [{"kind": "round", "turns_taken": 1}, {"kind": kind, "seat": seat, **fields}]


def picking(kind: str, **fields: Any) -> list[Document]:
    """A follow-up of a pick-up in the first turn of a round."""
    return [*turn("picking"), {"kind": kind, "seat": 0, **fields}]


def food_day(*pending: Document) -> list[Document]:
    """The end of a food day with something above it."""
    return [{"kind": "calendar"}, {"kind": "close_food_day"}, *pending]


SKULL = {"kind": "final_scoring"}
TRUE_TURN = {"kind": "turn", "seat": 0}
BASE: dict[str, tuple[Document, str]] = {
    "day 28 with a turn to come": (two(*turn(), day=28), "food_days must be 3 on day 28"),
    "four food days and a turn to come": (two(*turn(), day=27, food_days=4), "food_days must be 3 on day 27"),
    "a turn without a round": (two(TRUE_TURN), "pending[0] (turn) must lie on round, not on nothing"),
    "days to choose on a dark board": (
        two({"kind": "choose_days", "seat": 0}, seats=[{"board": "dark"}, {}]),
        "pending[0] (choose_days) cannot stand there: it needs a light board",
    ),
    "days to choose with a worker that would fall off": (
        two({"kind": "choose_days", "seat": 0}, gears={"tikal": {"6": 1}}),
        "pending[0] (choose_days) cannot stand there",
    ),
    "days to choose away from the marker": (
        {**two({"kind": "choose_days", "seat": 2}), "players": 4},
        "pending[0] (choose_days) cannot stand there",
    ),
    "a block saved without architecture": (
        two(*picking("save_block", tile=ROW[0]), seats=[{"buildings": [ROW[0]], "wood": 4}, {}]),
        "pending[2] (save_block) cannot stand there: it needs architecture 3",
    ),
    "a block saved for a tile of nobody": (
        two(
            *picking("save_block", tile=ROW[0]), seats=[{"technologies": {"architecture": 3}, "wood": 4}, {}]
        ),
        "pending[2] (save_block) cannot stand there",
    ),
    "a turn of the wrong seat": (two(*turn(seat=1)), "pending[1] (turn) must be of seat 0, whose turn it is"),
    "two turns": (
        two(*turn(), TRUE_TURN),
        "pending[2] (turn) must lie on round, not on turn",
    ),
    "two rounds": (two({"kind": "round"}, {"kind": "round"}), "pending[1] (round) must lie on nothing"),
    "more turns taken than players": (
        two({"kind": "round", "turns_taken": 3}),
        "pending[0] (round) cannot stand there: it needs turns_taken of at most the number of players",
    ),
    "an action at a space that the gear does not have": (
        two(*picking("use_action", gear="palenque", space=9)),
        "pending[2] (use_action) cannot stand there: it needs a space that the gear has",
    ),
    "an action of a worker that still stands there": (
        two(*picking("use_action", gear="palenque", space=3), gears={"palenque": {"3": 0}}),
        "pending[2] (use_action) cannot stand there",
    ),
    "a step of theology without theology": (
        two(*picking("theology_step"), seats=[{"wood": 1}, {}], chichen_itza_skulls=[1]),
        "pending[2] (theology_step) cannot stand there: it needs theology 2",
    ),
    "final scoring on day 1": (
        two(SKULL),
        "pending[0] (final_scoring) cannot stand there: it needs all four",
    ),
    "both ways of placing idle workers at once": (
        two(
            {"kind": "round"},
            {"kind": "open_wealth"},
            {"kind": "ask_wealth"},
            {"kind": "place_idle_workers", "placed": 0},
            {"kind": "draw_idle_worker", "placed": 0},
        ),
        "pending[4] (draw_idle_worker) must lie on ask_wealth, deal_tribes, round or descend",
    ),
    "five wealth tiles": (
        two(
            *turn(),
            seats=[{"wealth": ["w_uxmal_1", "w_uxmal_3", "w_uxmal_5", "w_tikal_1", "w_tikal_5"]}, {}],
        ),
        "seats[0].wealth must hold up to 2 tiles, not 5",
    ),
    "wealth dealt after set-up": (
        two(*turn(), seats=[{"wealth_dealt": ["w_uxmal_1"]}, {}]),
        "seats[0].wealth_dealt must be empty after set-up",
    ),
    "the mover on the starting player space": (
        two(*turn(), starting_player_space=0),
        "starting_player_space cannot hold seat 0 now",
    ),
    "a food day held before its turns": (two(*turn(), day=8, food_days=1), "food_days must be 0 on day 8"),
    "a food day that does not come": (two({"kind": "calendar"}, day=8), "pending[0] (calendar) cannot stand"),
    "a food day on another day": (
        two({"kind": "calendar"}, {"kind": "food_day"}, day=5),
        "pending[0] (calendar) cannot stand there",
    ),
    "a game over on day 1": ({**two(), "pending": []}, "food_days must be 4 on day 1"),
    "the second age too early": (two(*turn(), day=9, age=2), "age must be 1 after 1 food days, not 2"),
    "set-up on another day": (
        two({"kind": "round"}, {"kind": "open_wealth"}, day=5),
        "pending holds set-up, which is over on day 5",
    ),
    "a worker out in set-up": (
        two({"kind": "round"}, {"kind": "open_wealth"}, gears={"tikal": {"1": 0}}),
        "seats[0].workers_in_hand must be 3 in set-up",
    ),
    "more monuments to come than there are": (
        two(
            {"kind": "round"},
            {"kind": "open_wealth"},
            {"kind": "ask_wealth"},
            {"kind": "place_idle_workers"},
            {"kind": "deal_wealth"},
            {"kind": "fill_monuments", "laid": 0},
            monuments=["m_tombs", "m_skulls"],
        ),
        "pending[5] (fill_monuments) cannot stand there: it needs as many monuments laid as are open",
    ),
    "a question of another seat in a turn": (
        two(*turn("picking"), {"kind": "trade", "seat": 1}),
        "pending[2] (trade) must be of seat 0",
    ),
    "a market in the middle of a turn that has not begun": (
        two(*turn(), {"kind": "trade", "seat": 0}),
        "pending[2] (trade) must lie on picking",
    ),
    "begging that brought another sum": (
        two(*turn(begged=True), seats=[{"corn": 9}, {}]),
        "pending[1] (turn) cannot stand there",
    ),
    "blocks owed for nothing": (
        two(*picking("pay_blocks", owed=2), seats=[{"wood": 5}, {}]),
        "pending[2] (pay_blocks) must lie on raise_level, step_up, receive or climb, not on picking",
    ),
    "more owed than the price": (
        two(
            *turn("picking"),
            {"kind": "raise_level", "of": 0},
            {"kind": "pay_blocks", "seat": 0, "owed": 2},
            seats=[{"wood": 5}, {}],
        ),
        "pending[3] (pay_blocks) cannot stand there",
    ),
    "icons of a tile that the seat does not own": (
        two(*picking("resolve_icons", thing="a1_tomb_any_temple_and_build", icons=3)),
        "pending[2] (resolve_icons) cannot stand there",
    ),
    "three steps at once": (two(*picking("climb", left=3)), "pending[2] (climb) cannot stand there"),
    "goods for a seat out of turn order": (
        two(*food_day({"kind": "seat_rewards", "of": 0}), day=8),
        "pending[2] (seat_rewards) cannot stand there",
    ),
    "corn of the teeth beyond what a document may hold": (
        two({"kind": "round", "turns_taken": 1}, {"kind": "end_turn", "of": 0})
        | {"starting_player_space": 0, "tooth_corn": 2000, "seats": [{"corn": 2000}, {}]},
        "seats[0].corn must be a whole number from 0 to 2000",
    ),
    "a second building without a first": (
        two(*picking("build", way="tikal_4_second"), row=list(ROW), seats=[{"wood": 9}, {}]),
        "pending[2] (build) cannot stand there: it needs a way that leads there",
    ),
    "a chained building without its icon": (
        two(*picking("build", way="chained"), row=list(ROW), seats=[{"wood": 9}, {}]),
        "pending[2] (build) cannot stand there",
    ),
    "any action by an icon that nobody has": (
        two(*picking("choose_any_action", optional=True), seats=[{"corn": 5}, {}]),
        "pending[2] (choose_any_action) cannot stand there",
    ),
    "blocks that nothing gives": (
        two(*picking("gain_blocks", left=2)),
        "pending[2] (gain_blocks) cannot stand there: it needs something that gives blocks, at most 2",
    ),
    "free advances that nothing gives": (
        two(*picking("advance", left=2, how="free")),
        "pending[2] (advance) cannot stand there",
    ),
    "a block both bought and sold": (
        two(*picking("trade", bought=["wood"], sold=["wood"]), seats=[{"corn": 9, "wood": 2}, {}]),
        "pending[2] (trade) cannot stand there: it needs no block that is both bought and sold",
    ),
    "a frame of a module that is not in play": (
        two(*turn("turn_over")),
        "pending[1] (turn_over) belongs to no module in play",
    ),
}


@pytest.mark.parametrize("name", BASE)
def test_what_no_game_comes_to_is_refused(name: str) -> None:
    """TZ-1 to TZ-4: a frame stands only where the rules would have put it, a day only in its round."""
    document, words = BASE[name]
    assert words in refusal(document)


# Sentences that help.

NO_GAME = "A position must name its game, mexica or tzolkin. Read as tzolkin's:"
SENTENCES: list[tuple[Document, str]] = [
    ({}, f"{NO_GAME} A position of tzolkin must say how many play: players, or a list of seats."),
    ({"players": 2, "canals": []}, f"{NO_GAME} There is no field 'canals' in a position."),
    ({"game": "tzolkin"}, "A position of tzolkin must say how many play: players, or a list of seats."),
    (
        {"game": "tzolkin", "players": 2, "seats": [{"workers_in_hand": -1}, {}]},
        "seats[0].workers_in_hand must be a whole number from 0 to 6, not -1.",
    ),
    (
        {"game": "tzolkin", "players": 2, "skull_bank": -1},
        "skull_bank must be a whole number from 0 to 13, not -1.",
    ),
    ({"game": "tzolkin", "players": 2, "marker": 4}, "marker must be a seat from 0 to 1, not 4."),
    (
        {"game": "tzolkin", "players": 2, "gears": {"palenque": {1: 0}}},
        "The fields of gears.palenque are texts, not numbers such as 1.",
    ),
    (
        two({"kind": "trun", "seat": 0}),
        "pending[0].kind must be the name of a kind of frame (perhaps turn or round), not 'trun'.",
    ),
]


@pytest.mark.parametrize(("document", "sentence"), SENTENCES)
def test_a_refusal_names_the_field_and_its_limit(document: Document, sentence: str) -> None:
    """TZ-67: whoever writes a position learns what to change."""
    assert refusal(document) == sentence


def test_an_unknown_noun_is_answered_with_the_nouns_there_are() -> None:
    """TZ-11: there is no action 10 at Chichen Itza."""
    with pytest.raises(BadText) as refused:
        sacbe.start("tzolkin", 2).explain("use C10")
    assert "29 nouns such as P1, P2" in str(refused.value)


# What only skips history is accepted.

SKIPPED: dict[str, Document] = {
    "day 28, the food day passed over": {"game": "tzolkin", "players": 2, "day": 28},
    "an empty row": {"game": "tzolkin", "players": 2, "day": 20, "row": []},
    "decks without some buildings": {"game": "tzolkin", "players": 2, "decks": {"1": [ROW[0]], "2": []}},
    "another seat on the starting player space": {
        "game": "tzolkin",
        "players": 3,
        "starting_player_space": 2,
    },
    "a food day in progress": {
        "game": "tzolkin",
        "players": 2,
        "day": 8,
        "pending": [{"kind": "calendar"}, {"kind": "food_day"}],
    },
}


@pytest.mark.parametrize("name", SKIPPED)
def test_what_only_skips_history_is_accepted(name: str) -> None:
    """TZ-67: short positions say what matters and leave out how it came to be."""
    state = GAME.from_position(SKIPPED[name])
    GAME.check(state)
    assert GAME.from_position(GAME.position(state)).key() == state.key()


STORED = ["day 28 with a turn to come", "a turn without a round", "five wealth tiles", "two rounds"]


@pytest.mark.parametrize("name", STORED)
def test_what_was_stored_before_is_read(name: str) -> None:
    """TZ-3: a document that an earlier version accepted still opens where it is stored."""
    assert GAME.legal(GAME.from_position(BASE[name][0], trusted=True))


@pytest.mark.parametrize("name", STORED)
def test_a_record_that_was_accepted_when_it_began_replays(name: str) -> None:
    """TZ-3: also one that an earlier version has written into a file."""
    kept = Record(Header("tzolkin", 2, position=BASE[name][0]))
    assert Session.from_record(GAME, kept).legal()
    assert record.read(record.write(GAME, kept), sacbe.game) == (GAME, kept)
