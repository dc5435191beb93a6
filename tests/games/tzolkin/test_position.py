"""Position documents: what may be left out, and what is refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe.core.errors import BadPosition
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.decisions import KINDS
from tests.contract import documents, tables
from tests.contract.documents import FUZZ, assert_refused_or_possible
from tests.games.tzolkin.table import ROW, Table

GAME = sacbe.game("tzolkin")
BOTTOM = dict.fromkeys(names.TEMPLES, -1)
Document = dict[str, Any]
refusal = partial(documents.refusal, GAME.from_position)


def two(**fields: Any) -> Document:
    """A document for two players."""
    return {"players": 2, **fields}


def has(**fields: Any) -> Document:
    """A document for two players in which seat 0 has what is said."""
    return two(seats=[fields, {}])


def asked(kind: str, seat: Document | None = None, **local: Any) -> Document:
    """A document for two players in which seat 0 has what is said and is asked such a question."""
    pending = [{"kind": "round", "turns_taken": 1}, {"kind": kind, "seat": 0, **local}]
    return two(seats=[seat or {}, {}], pending=pending)


# What may be left out.


@pytest.mark.parametrize(("players", "fields"), [(2, 2), (3, 3), (4, 4)])
def test_an_empty_document_is_the_table_after_set_up(players: int, fields: int) -> None:
    """TZ-67: what is left out is as after set-up, and the marker's seat begins its turn."""
    document = GAME.position(GAME.from_position({"players": players}))
    assert GAME.position(GAME.from_position({"seats": [{}] * players})) == document
    assert document["seats"] == [GAME.position(GAME.new(players))["seats"][0]] * players
    assert document["jungle"] == GAME.position(GAME.new(players))["jungle"]
    assert document["jungle"]["palenque_5"] == {"corn": fields, "wood": fields}
    assert (document["day"], document["age"], document["food_days"], document["marker"]) == (1, 1, 0, 0)
    assert (document["skull_bank"], document["tooth_corn"], document["starting_player_space"]) == (
        13,
        0,
        None,
    )
    assert (document["row"], document["monuments"]) == ([None] * 6, [])
    assert [len(document["decks"][age]) for age in ("1", "2")] == [14, 18]
    assert document["pending"] == [
        {"kind": "round", "turns_taken": 1},
        {"kind": "turn", "seat": 0, "begged": False},
    ]


@pytest.mark.parametrize(
    ("day", "food_days", "age"), [(8, 0, 1), (9, 1, 1), (14, 1, 1), (15, 2, 2), (22, 3, 2), (27, 3, 2)]
)
def test_food_days_and_age_follow_from_the_day(day: int, food_days: int, age: int) -> None:
    """TZ-1: food days before the day have been held; after two of them it is age 2, its first deck gone."""
    document = GAME.position(GAME.from_position(two(day=day)))
    found = document["food_days"], document["age"], len(document["decks"]["1"])
    assert found == (food_days, age, 14 if age == 1 else 0)


def test_workers_in_hand_make_three() -> None:
    """TZ-67: workers out on the table are missing in hand; skulls out are missing in the bank."""
    table = Table(
        players=2,
        gears={"palenque": {2: 0}},
        starting_player_space=0,
        seats={1: {"skulls": 2}},
        chichen_itza_skulls=[3],
        to_move=1,
    )
    assert [table.seat(seat).workers_in_hand for seat in (0, 1)] == [1, 3]
    assert table.position["skull_bank"] == 10


def test_points_may_be_one_number() -> None:
    """TZ-65: a single number is filed as earned earlier, exact to the quarter."""
    table = Table(seats={0: {"points": 7.25}, 1: {"points": {"hunger": -3, "temples": 0.5}}})
    assert (table.seat(0).points, table.points(1)) == ({"earlier": 7.25}, -2.5)


def test_to_move_tells_whose_turn_begins() -> None:
    """TZ-3: with the marker at seat 2 and seat 1 to move it is the last turn of the round."""
    table = Table(marker=2, to_move=1)
    assert table.to_act == 1
    table.finish_turn("place uxmal")
    assert (table.to_act, table.position["day"]) == (2, 2)


# What is refused.

IMPOSSIBLE: list[tuple[Document, str]] = [
    (has(skulls=14), "seats[0].skulls must be a whole number from 0 to 13, not 14"),
    (two(seats=[{"skulls": 7}, {"skulls": 7}]), "14 crystal skulls"),
    (two(skull_bank=12), "12 crystal skulls"),
    *[(two(skull_bank=skulls), "skull_bank must be a whole number from 0 to 13") for skulls in (-1, 14)],
    (
        two(seats=[{"temples": {"chaac": 5}}, {"temples": {"chaac": 5}}]),
        "temples.chaac can be 5, the top step",
    ),
    *[
        (has(temples={"kukulcan": step}), f"temples.kukulcan must be a whole number from -1 to 6, not {step}")
        for step in (-2, 7)
    ],
    *[
        (
            has(technologies={"theology": level}),
            f"technologies.theology must be a whole number from 0 to 3, not {level}",
        )
        for level in (-1, 4)
    ],
    *[(two(row=[tile]), tile) for tile in ("a1_pyramid", "m_tombs", "a2_tomb_8vp")],
    (two(monuments=["a1_civic_agriculture"]), "a1_civic_agriculture"),
    (has(wealth=["w_nowhere_1"]), "w_nowhere_1"),
    (two(row=[ROW[0], ROW[0]]), "two places"),
    (two(row=[ROW[0]], seats=[{"buildings": [ROW[0]]}, {}]), "two places"),
    (two(row=[ROW[0]], decks={"1": [ROW[0]]}), "two places"),
    (two(seats=[{"buildings": [ROW[0]]}, {"buildings": [ROW[0]]}]), "two places"),
    (two(monuments=["m_tombs"], seats=[{"monuments": ["m_tombs"]}, {}]), "two places"),
    (two(wealth_drawn=["w_uxmal_1"], seats=[{"wealth_dealt": ["w_uxmal_1"]}, {}]), "two places"),
    (two(row=["a1_civic_agriculture"], day=16), "a1_civic_agriculture"),
    (has(buildings=["a2_tomb_8vp"]), "a2_tomb_8vp"),
    (two(decks={"1": ["a2_tomb_8vp"]}), "a2_tomb_8vp"),
    (two(decks={"2": ["a1_civic_agriculture"]}), "a1_civic_agriculture"),
    (two(row=[*ROW, "a1_farm_one_worker_2"]), "row must have up to 6 places, not 7"),
    (
        two(monuments=["m_tombs"], seats=[{"monuments": list(names.MONUMENTS[1:5])}, {}]),
        "monuments, open and built, must be up to 4, not 5",
    ),
    (has(workers_in_hand=2), "workers_in_hand must make 3 to 6 workers with those on the table, not 2"),
    *[
        (has(workers_in_hand=number), f"workers_in_hand must be a whole number from 0 to 6, not {number}")
        for number in (-1, 7)
    ],
    (
        two(seats=[{"workers_in_hand": -1}, {}], gears={"tikal": dict.fromkeys("1234", 0)}),
        "seats[0].workers_in_hand",
    ),
    (two(gears={"palenque": {"8": 0}}), "P8"),
    (two(gears={"chichen_itza": {"11": 1}}), "C11"),
    *[(two(gears={"palenque": {"1": seat}}), "palenque.1") for seat in (2, -1, True, "zero", [0])],
    (two(gears={"palenque": {"10": 0}}), "palenque.10"),
    (
        {"players": 4, "gears": {"palenque": {"1": "idle"}}},
        "gears must hold up to 0 idle workers with 4 players, not 1",
    ),
    (
        {"players": 3, "gears": {"palenque": dict.fromkeys("0123456", "idle")}},
        "gears must hold up to 6 idle workers with 3 players, not 7",
    ),
    *[(two(starting_player_space=seat), "starting_player_space") for seat in (2, "idle", True)],
    *[(two(marker=seat, to_move=0), f"marker must be a seat from 0 to 1, not {seat}") for seat in (4, 2, -1)],
    (two(to_move=2), "to_move"),
    *[(two(day=day), f"day must be a whole number from 1 to 28, not {day}") for day in (0, 29)],
    *[
        (two(day=day, food_days=held), "food_days must be ")
        for day, held in ((8, 2), (20, 1), (7, 1), (27, -1))
    ],
    *[(two(day=day, age=age), "age ") for day, age in ((1, 2), (16, 1), (16, 3))],
    *[
        (has(**{good: -1}), f"seats[0].{good} must be a whole number from 0 to 2000, not -1")
        for good in ("corn", "wood", "gold")
    ],
    (two(tooth_corn=-1), "tooth_corn must be a whole number from 0 to 2000, not -1"),
    *[(two(jungle={"palenque_2": tiles}), "palenque_2") for tiles in ({"corn": 3}, {"wood": 1})],
    (two(jungle={"palenque_3": {"corn": 1, "wood": 2}}), "palenque_3"),
    (has(corn_tiles=1), "corn_tiles and jungle make 9 corn harvest tiles, but the game has 8"),
    (has(wood_tiles=-1), "seats[0].wood_tiles must be a whole number from 0 to 6, not -1"),
    *[(two(chichen_itza_skulls=skulls), "chichen_itza_skulls") for skulls in ([4, 4], [0], [10], ["1"])],
    *[({"players": players}, "2 to 5") for players in (0, 1, 6)],
    ({"players": 5}, "needs the module quick_actions"),
    (two(modules=["elephants"]), "no module"),
    ({"players": 3, "seats": [{}, {}]}, "2 entries"),
    *[(two(**field), "must be") for field in ({"game": "mexica"}, {"rules": 2})],
]
MALFORMED: list[tuple[Any, str]] = [
    *[(document, "an object") for document in ([1], "tzolkin", None, 7)],
    ({}, "players"),
    (two(weather="rain"), "weather"),
    (has(hats=1), "seats[0].hats"),
    (has(temples={"itzamna": 1}), "seats[0].temples.itzamna"),
    (two(gears={"copan": {}}), "gears.copan"),
    (two(jungle={"palenque_2": {"stone": 1}}), "jungle.palenque_2.stone"),
    (two(decks={"3": []}), "decks.3"),
    (has(points={"luck": 1}), "luck"),
    *[(has(gold=gold), "gold") for gold in (True, None, 20000, 10**9, 10**5000)],
    *[(has(board=side), "light or dark") for side in ("grey", ["dark"])],
    *[(has(points=points), "points") for points in ("9", True, None, 0.1, float("nan"), float("inf"))],
    *[(has(points=points), "points") for points in (1e300, 10**40, 9000, -9000)],
    *[(two(row=row), "row") for row in ([["a1_civic_agriculture"]], [{"tile": 1}], [3])],
]
FRAMES: list[tuple[Any, str]] = [
    *[(pending, "pending") for pending in (None, {"kind": "turn"}, ["turn"], [[0]], [{"seat": 0}])],
    *[([{"kind": kind, "seat": 0}], "kind") for kind in ("dream", None, ["turn"], {"turn": 0})],
    *[([{"kind": "turn", "seat": seat}], "seat") for seat in (None, 2, True, "chance", [0])],
    ([{"kind": "round", "seat": 1}], "seat"),
    ([{"kind": "turn", "seat": 0, "hats": 1}], "hats"),
    ([{"kind": "turn", "seat": 0, "begged": 1}], "begged"),
    *[([{"kind": "climb", "seat": 0, "left": left}], "left") for left in (0, 4, True, [1])],
    *[([{"kind": "climb", "seat": 0, "climbed": to}], "climbed") for to in ("x", ["x"], [["x"]])],
    ([{"kind": "build", "seat": 0, "way": "by_night"}], "way"),
    *[([{"kind": kind, "of": 2}], "of") for kind in ("end_turn", "receive", "raise_level")],
    ([{"kind": "deal_wealth_tile", "to": 2}], "to"),
    ([{"kind": "picking", "seat": 0}] * 25, "25 frames"),
    ([{"kind": "picking", "seat": 0}] * 23 + [{"kind": "round"}], "frames"),  # no room for what follows
]
DEAD_ENDS: list[Document] = [
    asked("descend", {"temples": dict.fromkeys(names.TEMPLES, -1)}),
    asked("pay_blocks", owed=1),
    asked("climb", climbed=["chaac", "quetzalcoatl", "kukulcan"]),
    asked("build", way="tikal_2"),
    asked("choose_any_action"),
    asked("advance", how="paid"),
    asked("resolve_icons", thing="C1", icons=1),
    asked("keep_wealth", {"wealth_dealt": ["w_uxmal_1"]}, left=2),
    asked("placing", {"workers_in_hand": 6}, placed=6),
    two(decks={"1": []}, pending=[{"kind": "reveal_building", "place": 0}]),
    two(row=[ROW[0]], pending=[{"kind": "round"}, {"kind": "reveal_building", "place": 0}]),
    two(day=16, pending=[{"kind": "age_change"}]),
    two(pending=[{"kind": "food_day"}]),
]


@pytest.mark.parametrize(("document", "words"), IMPOSSIBLE)
def test_impossible_positions_are_refused_with_a_sentence(document: Document, words: str) -> None:
    """TZ-19, TZ-43, TZ-67: what the material or the rules exclude is refused, and the sentence says what."""
    assert words in refusal(document)


@pytest.mark.parametrize(("document", "words"), MALFORMED)
def test_malformed_documents_are_refused_with_a_sentence(document: Any, words: str) -> None:
    """TZ-67: unknown fields and wrong values are named."""
    assert words in refusal(document)


@pytest.mark.parametrize(("pending", "words"), FRAMES)
def test_malformed_frames_are_refused_with_a_sentence(pending: Any, words: str) -> None:
    """TZ-3: a pending frame is a known kind with a seat of the game and the locals of its kind."""
    assert words in refusal(two(pending=pending))


@pytest.mark.parametrize("document", DEAD_ENDS)
def test_questions_that_cannot_stand_are_refused(document: Document) -> None:
    """TZ-4, TZ-11: no question without an answer, none that the game cannot have come to."""
    refusal(document)


FULL = next(GAME.position(state) for i, state in enumerate(tables.Table(GAME, 3).walk(4)) if i == 200)


def test_a_space_given_as_a_number_is_not_lost() -> None:
    """TZ-67: a key that is a number is refused or understood, never passed over."""
    try:
        state = GAME.from_position(two(gears={"palenque": {1: 0}}))
    except BadPosition:
        return
    assert GAME.position(state)["gears"]["palenque"] == {"1": 0}


@FUZZ
@given(
    st.sampled_from(sorted(filter(None, KINDS.names))),
    st.lists(st.sampled_from([*names.BLOCKS, *names.TEMPLES])),
)
def test_any_question_is_refused_or_can_be_answered(kind: str, held: list[str]) -> None:
    """TZ-3: any frame put on top of the round of a real position."""
    number = KINDS.names.index(kind)
    frame: Document = {"kind": kind, **({"seat": 1} if number >= ids.KEEP_WEALTH else {})}
    sets = [local.name for local in KINDS[number].locals if local.is_set]
    assert_refused_or_possible(
        GAME, {**FULL, "pending": [FULL["pending"][0], {**frame, **dict.fromkeys(sets, held)}]}
    )
