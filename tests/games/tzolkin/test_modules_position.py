"""Positions with modules to which no game could have come are refused; what skips history is accepted."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.errors import BadPosition
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import ROW, Table
from tests.games.tzolkin.test_position_moments import Document, food_day, picking, refusal, turn

GAME = sacbe.game("tzolkin")
FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"


def with_modules(*modules: str, players: int = 2, **fields: Any) -> Document:
    """A document with modules; a turn of seat 0 begins unless said otherwise."""
    return {"game": "tzolkin", "players": players, "modules": list(modules), "pending": turn(), **fields}


ALL = ("tribes", "prophecies", "buildings", "quick_actions")
MODULES: dict[str, tuple[Document, str]] = {
    "a sale without Xaman Ek": (
        with_modules("tribes", this_turn={"sale": 0}, seats=[{"tribe": "balam"}, {}]),
        "this_turn.sale must be the seat of xaman_ek in its own turn",
    ),
    "a sale in the turn of another": (
        with_modules("tribes", this_turn={"sale": 1}, seats=[{}, {"tribe": "xaman_ek"}]),
        "this_turn.sale must be the seat of xaman_ek in its own turn",
    ),
    "renovation of a tile that is not owned": (
        with_modules(
            "buildings",
            this_turn={"renovated": "tp_b1"},
            pending=picking("build", way="tikal_2"),
            row=list(ROW),
            seats=[{"wood": 9, "stone": 9, "gold": 9}, {}],
        ),
        "this_turn.renovated must be a building of the seat that constructs another now",
    ),
    "renovation without construction": (
        with_modules("buildings", this_turn={"renovated": "tp_b1"}, seats=[{"buildings": ["tp_b1"]}, {}]),
        "this_turn.renovated must be a building",
    ),
    "a quick action without a worker there": (
        with_modules(
            "quick_actions",
            this_turn={"quick_action": "taken"},
            pending=turn("placing", placed=1),
            gears={"tikal": {"0": 0}},
        ),
        "this_turn.quick_action must be taken while a worker of the seat stands on a quick space",
    ),
    "a worker on a quick space without its action": (
        with_modules("quick_actions", pending=turn("placing", placed=1), quick_spaces=[0, "idle", "idle"]),
        "this_turn.quick_action must be taken while",
    ),
    "a quick action reserved by another tribe": (
        with_modules(
            "tribes",
            "quick_actions",
            this_turn={"quick_action": "reserved"},
            pending=turn("turn_over"),
            quick_spaces=[0, "idle", "idle"],
            seats=[{"tribe": "balam"}, {}],
        ),
        "this_turn.quick_action must be reserved only while ah_chuy_kak",
    ),
    "gold taxed without a gold shortage": (
        with_modules("prophecies", pending=picking("taxed_gold", left=2)),
        "pending[2] (taxed_gold) cannot stand there: it needs gold_shortage in force",
    ),
    "skulls taxed without desecration": (
        with_modules("prophecies", pending=picking("taxed_skulls", left=1)),
        "pending[2] (taxed_skulls) cannot stand there: it needs desecration in force",
    ),
    "a bonus to choose without Itzamná": (
        with_modules("tribes", pending=picking("choose_bonus"), seats=[{"tribe": "balam"}, {}]),
        "pending[2] (choose_bonus) cannot stand there: it needs Itzamná",
    ),
    "a space skipped without Vacub-Caquix": (
        with_modules(
            "tribes",
            this_turn={"skipped": "P0"},
            pending=turn("placing", placed=1),
            gears={"palenque": {"1": 0}},
        ),
        "this_turn.skipped is for vacub_caquix",
    ),
    "a space skipped by nobody": (
        with_modules(
            "tribes",
            this_turn={"skipped": "P0"},
            pending=turn("placing", placed=1),
            gears={"tikal": {"1": 0}},
            seats=[{"tribe": "vacub_caquix"}, {}],
        ),
        "this_turn.skipped is for vacub_caquix",
    ),
    "a bargain without Cit-Bolon-Tum": (
        with_modules(
            "tribes",
            this_turn={"bargained": True},
            pending=turn("placing", placed=1),
            gears={"tikal": {"1": 0}},
        ),
        "this_turn.bargained is for cit_bolon_tum",
    ),
    "an action ahead without Ahau Chamahez": (
        with_modules("tribes", this_turn={"went_ahead": True}, pending=turn("picking")),
        "this_turn.went_ahead is for ahau_chamahez",
    ),
    "placements remembered for another tribe": (
        with_modules(
            "tribes",
            this_turn={"placed": ["T1"]},
            pending=turn("placing", placed=1),
            gears={"tikal": {"1": 0}},
        ),
        "this_turn.placed is for ah_chuy_kak",
    ),
    "more fed than there are workers": (
        with_modules(
            "prophecies",
            pending=food_day({"kind": "prophecy_points"}),
            day=8,
            seats=[{"fed": 4}, {}],
        ),
        "seats[0].fed must be 0 to 3 at this moment, not 4",
    ),
    "fed outside a food day": (
        with_modules("prophecies", seats=[{"fed": 1}, {}]),
        "seats[0].fed must be 0 to 0 at this moment, not 1",
    ),
    "a skull on a shrine that nobody owns": (
        with_modules("buildings", laid_skulls=1),
        "laid_skulls must be 0, not 1",
    ),
    "no skull on a shrine that is owned": (
        with_modules("buildings", laid_skulls=0, day=15, seats=[{"buildings": ["tp_b8"]}, {}]),
        "laid_skulls must be 1, not 0",
    ),
    "Yaluk with three workers": (
        with_modules("tribes", seats=[{"tribe": "yaluk", "workers_in_hand": 3}, {}]),
        "seats[0].workers_in_hand must make 5 to 6 workers with those on the table, not 3",
    ),
    "tribes dealt after set-up": (
        with_modules("tribes", seats=[{"tribes_dealt": ["balam", "yaluk"]}, {}]),
        "seats[0].tribes_dealt must be empty after set-up",
    ),
    "a seat twice on quick spaces": (
        with_modules(
            "quick_actions",
            players=5,
            quick_spaces=[1, 1, None],
            pending=[{"kind": "round", "turns_taken": 3}, {"kind": "turn", "seat": 2}],
        ),
        "quick_spaces must hold a seat once, not 2 times seat 1",
    ),
    "quick tiles of the second age in the first quarter": (
        with_modules("quick_actions", quick_tiles=[None] * 7 + ["q2_trade"]),
        "quick_tiles",
    ),
    "a module twice": (with_modules("tribes", "tribes"), "modules names tribes twice"),
    "an exchange of technologies without its building": (
        with_modules("buildings", pending=picking("lower"), seats=[{"technologies": {"theology": 2}}, {}]),
        "pending[2] (lower) cannot stand there: it needs a building that exchanges technologies",
    ),
    "a worker picked up after a pass": (
        with_modules(
            "tribes",
            pending=[*turn("turn_over"), {"kind": "use_action", "seat": 0, "gear": "tikal", "space": 3}],
            seats=[{"tribe": "ahmakiq"}, {}],
        ),
        "pending[1] (turn_over) cannot stand there: it needs a pass, a pick-up or a quick action",
    ),
    "a pick-up of Ah Chuy Kak without two placements": (
        with_modules("tribes", pending=turn("turn_over"), seats=[{"tribe": "ah_chuy_kak"}, {}]),
        "pending[1] (turn_over) cannot stand there",
    ),
    "a space skipped while a lower one is free": (
        with_modules(
            "tribes",
            this_turn={"skipped": "P1"},
            pending=turn("placing", placed=1),
            gears={"palenque": {"3": 0}},
            seats=[{"tribe": "vacub_caquix"}, {}],
        ),
        "this_turn.skipped is for vacub_caquix",
    ),
    "a prophecy's points left out": (
        with_modules(*ALL, pending=food_day({"kind": "temple_rewards"}), day=21),
        "pending[2] (temple_rewards) cannot stand there",
    ),
    "three tiles of wealth without Ixtab": (
        with_modules(
            "tribes", seats=[{"tribe": "balam", "wealth": ["w_uxmal_1", "w_uxmal_3", "w_uxmal_5"]}, {}]
        ),
        "seats[0].wealth must hold up to 2 tiles, not 3",
    ),
}


@pytest.mark.parametrize("name", MODULES)
def test_what_no_game_with_modules_comes_to_is_refused(name: str) -> None:
    """TP-2 to TP-137: what belongs to a turn, a tribe, a prophecy or a food day is refused elsewhere."""
    document, words = MODULES[name]
    assert words in refusal(document)


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (
            {"game": "tzolkin", "players": 2, "seats": [{"tribe": "balam"}, {}]},
            "seats[0].tribe needs the module tribes.",
        ),
        (
            {"game": "tzolkin", "players": 2, "modules": ["tribes"], "this_turn": {"renovated": None}},
            "this_turn.renovated needs the module buildings.",
        ),
    ],
)
def test_a_field_without_its_module_is_refused_with_its_name(document: Document, sentence: str) -> None:
    """TP-1: whoever writes a position learns which module is missing."""
    assert refusal(document) == sentence


SKIPPED = {
    "a tribe for one seat alone": with_modules("tribes", seats=[{"tribe": "xaman_ek"}, {}]),
    "prophecies that are not known": with_modules("prophecies", day=15),
}


@pytest.mark.parametrize("name", SKIPPED)
def test_what_only_skips_history_is_accepted(name: str) -> None:
    """TP-2, TP-3: a seat may have no tribe, and prophecies may be left out."""
    state = GAME.from_position(SKIPPED[name])
    GAME.check(state)
    assert GAME.from_position(GAME.position(state)).key() == state.key()


@pytest.mark.parametrize(
    "fields",
    [
        {"quick_spaces": [None, None]},
        {"quick_spaces": [7, None, "idle"]},
        {"quick_spaces": [0.5, None, "idle"]},
        {"quick_tiles": ["q1_corn", "q1_corn"]},
        {"quick_tiles": [None] * 14},
        {"prophecies": ["rain"]},
        {"laid_skulls": 2},
        {"this_turn": {"sale": 9}},
        {"this_turn": {"sale": "x"}},
        {"this_turn": {"skipped": "P99"}},
        {"this_turn": {"placed": ["P0"] * 7}},
        {"this_turn": {"renovated": FARM}},
    ],
    ids=str,
)
def test_impossible_field_of_a_module_is_refused(fields: dict[str, Any]) -> None:
    """TP-1: with one sentence, and never with an error of another kind."""
    with pytest.raises(BadPosition):
        Table(modules=list(names.MODULES), **fields)
