"""Why not, by the rules of the modules: every reason they can give, in a position where it is true."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import IllegalAction
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Table
from tests.games.tzolkin.test_explain import BOTTOM, KEYS, KEYS_OF_MODULES, words

SPACE = "place quick_action_space"
TRIBES = ["tribes"]
QUICK = ["quick_actions"]
QUICK_TRIBES = ["tribes", "quick_actions"]
PROPHECIES = ["prophecies"]
TAXED_TRIBES = ["tribes", "prophecies"]
BUILDINGS = ["buildings"]

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
CIVIC, SHRINE = "a1_civic_agriculture", "a1_shrine_architecture"
SHRINE_WITH_STONE = "a1_shrine_theology_kukulcan"
CIVIC_WITH_GOLD = "a1_civic_extraction_gold"
TECHNOLOGY_WITH_GOLD = "a2_civic_any_tech_gold"
GRANARY, GOLD_TILE, EXCHANGE = "tp_b1", "tp_b4", "tp_b7"
FIVE_TAKEN = {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2}}
LAST_SPACE_FREE = {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3}}
NO_HAND = {"tikal": {1: 0, 2: 0, 3: 0}}


class Case:
    """What seat 0 has and plays, and what it is told about some actions afterwards."""

    def __init__(
        self, seat: dict[str, Any], plays: str, told: dict[str, str], on: str = "", **fields: Any
    ) -> None:
        self.seat, self.told, self.fields = seat, told, fields
        self.plays = [play.strip() for play in plays.split(",") if play.strip()]
        if on:
            fields["gears"] = {names.GEARS[names.GEAR_LETTERS.index(on[0])]: {int(on[1:]): 0}}

    def table(self) -> Table:
        table = Table(seats={0: self.seat}, **self.fields)
        table.play(*self.plays)
        return table


def of(tribe: str, **goods: Any) -> dict[str, Any]:
    """A seat of a tribe."""
    return {"tribe": tribe, **goods}


def under(prophecy: str, modules: list[str] = PROPHECIES, day: int = 9, **fields: Any) -> dict[str, Any]:
    """Fields of a table in whose second quarter, or third from day 15 on, the prophecy is in force."""
    return {
        "modules": modules,
        "day": day,
        "prophecies": [prophecy] if day < 15 else ["hunger", prophecy],
        **fields,
    }


def quick(tile: str, modules: list[str] = QUICK, **fields: Any) -> dict[str, Any]:
    """Fields of a table on whose first day this quick tile is in force."""
    return {"modules": modules, "quick_tiles": [tile], **fields}


PLACING = [
    Case(
        {"corn": 9, "wood": 1},
        "",
        {
            "skip palenque": "not-your-tribe TP-62 tribe=vacub_caquix",
            "bargain palenque": "not-your-tribe TP-45 tribe=cit_bolon_tum",
            "pass": "not-your-tribe TP-36 tribe=ahmakiq",
            "ahead P1": "not-your-tribe TP-29 tribe=ahau_chamahez",
            "bonus theology": "not-your-tribe TP-59 tribe=itzamna",
            "barter wood": "not-your-tribe TP-65 tribe=xaman_ek",
        },
        modules=TRIBES,
    ),
    Case(of("yaluk", corn=9), "", {"pass": "not-your-tribe TP-36 tribe=ahmakiq"}, modules=TRIBES),
    Case(
        of("vacub_caquix"),
        "",
        {"skip palenque": "costs-corn TP-62 cost=1 have=0"},
        modules=TRIBES,
    ),
    Case(
        of("vacub_caquix", corn=9),
        "",
        {"skip palenque": "no-worker-in-hand TZ-5"},
        modules=TRIBES,
        gears=NO_HAND,
    ),
    Case(
        of("vacub_caquix", corn=20),
        "",
        {"skip palenque": "nothing-to-skip TP-62"},
        modules=TRIBES,
        gears=LAST_SPACE_FREE,
    ),
    Case(of("vacub_caquix", corn=9), "skip palenque", {"skip tikal": "ability-used TP-64"}, modules=TRIBES),
    Case(
        of("vacub_caquix", corn=3, wood=1),
        SPACE,
        {"skip palenque": "quick-action-needs-it TP-127"},
        **quick("q1_build", QUICK_TRIBES),
    ),
    Case(
        of("cit_bolon_tum", corn=2),
        "",
        {
            "bargain palenque": "costs-corn TP-45 cost=3 have=2",
            "bargain tikal": "price-is-no-help TP-47",
        },
        modules=TRIBES,
        gears=FIVE_TAKEN,
    ),
    Case(
        of("cit_bolon_tum", corn=9),
        "",
        {"bargain palenque": "no-worker-in-hand TZ-5"},
        modules=TRIBES,
        gears=NO_HAND,
    ),
    Case(
        of("cit_bolon_tum", corn=9),
        "bargain palenque",
        {"bargain palenque": "ability-used TP-45"},
        modules=TRIBES,
        gears=FIVE_TAKEN,
    ),
    Case(
        of("cit_bolon_tum", corn=5, wood=1),
        SPACE,
        {"bargain palenque": "quick-action-needs-it TP-127"},
        **quick("q1_build", QUICK_TRIBES, gears=FIVE_TAKEN),
    ),
    Case(
        of("ah_chuy_kak", corn=9),
        "place palenque",
        {"pick_up Y3": "needs-two-placed TP-25", "pick_up P0": "needs-two-placed TP-25"},
        on="Y3",
        modules=TRIBES,
    ),
    Case(
        of("ah_chuy_kak", corn=9),
        "place palenque, place palenque",
        {"pick_up P0": "placed-this-turn TP-27", "pick_up P1": "placed-this-turn TP-27"},
        on="Y3",
        modules=TRIBES,
    ),
]
QUICK_SPACES = [
    Case(
        {},
        "",
        {SPACE: "costs-corn TP-120 cost=1 have=0", "quick_action": "no-quick-space-taken TP-120"},
        modules=QUICK,
    ),
    Case(
        {"corn": 3}, "place palenque, place tikal", {SPACE: "costs-corn TP-120 cost=3 have=2"}, modules=QUICK
    ),
    Case({"corn": 6}, "", {SPACE: "quick-spaces-taken TP-122"}, modules=QUICK, quick_spaces=[1, 2, "idle"]),
    Case(
        {"corn": 2, "wood": 1},
        SPACE,
        {
            SPACE: "one-quick-space-a-turn TP-121",
            "place palenque": "quick-action-needs-it TP-127",
            "end_turn": "quick-action-first TP-127",
        },
        **quick("q1_build"),
    ),
    Case(
        {"corn": 1, "wood": 1},
        "",
        {SPACE: "quick-action-impossible TP-126 tile=q1_build"},
        **quick("q1_build"),
    ),
    Case({"corn": 9}, "", {SPACE: "quick-action-impossible TP-126 tile=q1_build"}, **quick("q1_build")),
    Case(
        of("yumkaax", corn=1, wood=1),
        SPACE,
        {
            "quick_action": "quick-action-impossible TP-126 tile=q1_build",
            "end_turn": "quick-action-first TP-127",
        },
        **quick("q1_build", QUICK_TRIBES, tooth_corn=1),
    ),
    Case(
        of("ah_chuy_kak", corn=5, wood=1, stone=1, gold=1, workers_in_hand=3),
        f"place palenque, place yaxchilan, {SPACE}, pick_up T5, use T5",
        {"pay wood": "quick-action-needs-it TP-140"},
        on="T5",
        **quick("q1_build", QUICK_TRIBES, row=[FARM]),
    ),
]
PICKING_UP = [
    Case(
        of("ahau_chamahez"),
        "pick_up Y2",
        {
            "ahead Y3": "costs-corn TP-31 cost=1 have=0",
            "ahead P3": "other-gear TZ-11 action=P3 gear=yaxchilan",
            "ahead Y4": "out-of-reach TP-29 action=Y4 space=2",
            "ahead Y2": "out-of-reach TP-29 action=Y2 space=2",
        },
        on="Y2",
        modules=TRIBES,
    ),
    Case(
        of("ahau_chamahez", corn=3),
        "pick_up Y2, ahead Y3, pick_up Y1",
        {"ahead Y2": "ability-used TP-30"},
        modules=TRIBES,
        gears={"yaxchilan": {1: 0, 2: 0}},
    ),
    Case(
        of("ahau_chamahez", corn=2, skulls=1, technologies={"theology": 1}),
        "pick_up C8",
        {"ahead C9": "no-cheaper TP-154", "ahead C7": "no-cheaper TP-154"},
        on="C8",
        modules=TRIBES,
    ),
    Case(
        of("xaman_ek", corn=3, wood=2),
        "",
        {"barter gold": "no-such-block TP-65 block=gold"},
        modules=TRIBES,
    ),
    Case(
        of("xaman_ek", corn=3, wood=2), "barter wood", {"barter wood": "ability-used TP-67"}, modules=TRIBES
    ),
    Case(
        of("xaman_ek", corn=3, wood=1),
        "pick_up T1, use T1",
        {"barter wood": "would-leave-unpaid TP-65"},
        on="T1",
        modules=TRIBES,
    ),
]
TAXES = [
    Case(
        {"corn": 3},
        "pick_up U1, use U1",
        {"climb chaac": "tax-in-blocks TP-74 cost=1 have=0"},
        on="U1",
        **under("angry_god_chaac"),
    ),
    Case(
        of("xaman_ek", corn=3, wood=1),
        "pick_up U1, use U1",
        {
            "climb chaac": "tax-in-corn TP-72 cost=1 have=0",
            "climb kukulcan": "tax-in-corn TP-72 cost=1 have=0",
        },
        on="U1",
        **under("wrathful_gods", TAXED_TRIBES),
    ),
    Case(
        of("xaman_ek", wood=1, skulls=1),
        "pick_up C1, use C1, resolve temple_steps",
        {"climb chaac": "tax-in-corn TP-72 cost=1 have=0"},
        on="C1",
        **under("wrathful_gods", TAXED_TRIBES),
    ),
    Case(
        {"skulls": 1},
        "pick_up C6, use C6",
        {"gain gold": "tax-in-corn TP-80 cost=1 have=0"},
        on="C6",
        **under("gold_shortage"),
    ),
    Case(
        of("xaman_ek", wood=9, stone=9, gold=9),
        f"pick_up T2, use T2, build {CIVIC_WITH_GOLD}, resolve goods",
        {"gain gold": "tax-in-corn TP-80 cost=1 have=0"},
        on="T2",
        **under("gold_shortage", TAXED_TRIBES, row=[CIVIC_WITH_GOLD]),
    ),
    Case(
        of("xaman_ek", wood=9, stone=9, gold=9),
        f"pick_up T2, use T2, build {TECHNOLOGY_WITH_GOLD}",
        {"resolve goods": "tax-in-corn TP-80 cost=1 have=0"},
        on="T2",
        **under("gold_shortage", TAXED_TRIBES, day=16, row=[TECHNOLOGY_WITH_GOLD]),
    ),
    Case(
        {"temples": {"chaac": -1}},
        "pick_up Y4, use Y4",
        {"descend chaac": "at-the-bottom TP-85 temple=chaac"},
        on="Y4",
        **under("desecration"),
    ),
    Case(
        of("xaman_ek", wood=1, temples=BOTTOM),
        "pick_up Y4, use Y4",
        {"descend chaac": "no-temple-for-skull TP-86", "descend kukulcan": "no-temple-for-skull TP-86"},
        on="Y4",
        **under("desecration", TAXED_TRIBES),
    ),
    Case(
        {"wood": 2},
        "pick_up T2, use T2",
        {f"build {CIVIC}": "tax-in-blocks TP-95 cost=1 have=0"},
        on="T2",
        **under("crowded_cities", row=[CIVIC, FARM, OTHER_FARM]),
    ),
]
CONSTRUCTION = [
    Case(
        {"wood": 9, "stone": 9, "gold": 9, "buildings": [GRANARY, GOLD_TILE]},
        f"pick_up T2, use T2, renovate {GRANARY}",
        {
            f"renovate {GOLD_TILE}": "already-renovating TP-105",
            f"build {SHRINE}": "nothing-saved TP-103",
        },
        on="T2",
        modules=BUILDINGS,
    ),
    Case(
        {"wood": 3, "buildings": [GOLD_TILE]},
        "pick_up T2, use T2",
        {
            f"renovate {GRANARY}": "not-renovatable TP-103",
            f"renovate {GOLD_TILE}": "no-building-affordable TP-103",
        },
        on="T2",
        modules=BUILDINGS,
        row=[CIVIC, FARM, SHRINE_WITH_STONE],
    ),
    Case(
        {"wood": 1, "stone": 1, "technologies": {"agriculture": 1, "theology": 2}},
        "pick_up T2, use T2",
        {"lower extraction": "level-is-zero TP-115 track=extraction"},
        on="T2",
        modules=BUILDINGS,
        day=16,
        row=[EXCHANGE],
    ),
    Case(
        {"wood": 1, "stone": 1, "technologies": {"agriculture": 1, "theology": 2}},
        "pick_up T2, use T2, lower theology, advance agriculture",
        {
            "advance theology": "raised-already TP-115 track=theology",
            "advance agriculture": "raised-already TP-115 track=agriculture",
        },
        on="T2",
        modules=BUILDINGS,
        day=16,
        row=[EXCHANGE],
    ),
]
CASES = PLACING + QUICK_SPACES + PICKING_UP + TAXES + CONSTRUCTION
NOT_IN_PLAY = {
    "skip palenque": "tribes",
    "bargain palenque": "tribes",
    "pass": "tribes",
    "ahead P1": "tribes",
    "bonus theology": "tribes",
    "barter wood": "tribes",
    "keep_tribe bacab": "tribes",
    "renovate tp_b1": "buildings",
    "lower theology": "buildings",
    "quick_action": "quick_actions",
    SPACE: "quick_actions",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: " / ".join(case.told))
def test_an_illegal_action_is_explained_by_its_ruling(case: Case) -> None:
    """TP-25 to TP-154: the reason names the rule that forbids the action, and the numbers that matter."""
    table = case.table()
    for action, told in case.told.items():
        assert words(table.why(action)) == told
        with pytest.raises(IllegalAction, match=f"{told.split()[1]}\\b"):
            table.play(action)


def test_a_tribe_that_was_not_dealt() -> None:
    """TP-2: only one of the two tribes dealt to a seat can be kept."""
    session = sacbe.start("tzolkin", 2, seed=1, modules=TRIBES)
    dealt = session.view(0)["seats"][0]["tribes_dealt"]
    assert [session.explain(f"keep_tribe {tribe}") for tribe in dealt] == [None, None]
    for tribe in set(names.TRIBES) - set(dealt):
        assert words(session.explain(f"keep_tribe {tribe}")) == f"tribe-not-dealt TP-2 tribe={tribe}"


@pytest.mark.parametrize(("action", "module"), NOT_IN_PLAY.items())
def test_a_module_that_is_not_in_play(action: str, module: str) -> None:
    """TP-1: whatever the game of today does without is refused by the name of its module."""
    others = [name for name in names.MODULES if name != module]
    for modules in ([], others):
        table = Table(seats={0: {"corn": 9, "wood": 1}}, modules=modules)
        assert words(table.why(action)) == f"module-not-in-play TP-1 module={module}"
        with pytest.raises(IllegalAction, match=r"TP-1\b"):
            table.play(action)
    reason = Table(seats={0: {"corn": 9, "wood": 1}}, modules=[module]).why(action)
    assert reason is None or reason.key != "module-not-in-play"


def test_every_key_is_shown_by_an_example() -> None:
    """TP-1: the examples show every key that the modules know, and none that they do not know."""
    source = (files("sacbe.games.tzolkin.modules") / "explain.py").read_text("utf-8")
    known = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source))
    shown = {told.split()[0] for case in CASES for told in case.told.values()} | {"tribe-not-dealt"}
    assert shown == known
    assert shown - KEYS == KEYS_OF_MODULES
