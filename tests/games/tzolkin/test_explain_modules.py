"""Why not, by the rules of the modules: every reason they can give, in a position where it is true."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import IllegalAction
from sacbe.games.tzolkin import names
from tests.games.scenario import in_one_line
from tests.games.tzolkin.table import Gears, Table, workers_on
from tests.games.tzolkin.test_explain import BOTTOM, KEYS, KEYS_OF_MODULES

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
WITH_SKULL = "a2_civic_any_tech_skull"
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
            fields["gears"] = workers_on(on)

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
        {"corn": 3},
        "place palenque, place tikal",
        {SPACE: "costs-corn TP-120 cost=3 have=2 parts=placing space=1 tax=0 more=2"},
        modules=QUICK,
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
        {"ahead Y1": "other-gear TZ-11 action=Y1 gear=chichen_itza"},
        on="C8",
        modules=TRIBES,
    ),
    Case(
        of("ahau_chamahez", corn=2, skulls=1),
        "pick_up C10",
        {"ahead C9": "nothing-ahead TP-154 gear=chichen_itza"},
        on="C10",
        modules=TRIBES,
    ),
    Case(
        of("ahau_chamahez", corn=2),
        "",
        {"ahead T3": "costs-blocks TZ-23 cost=1 have=0"},
        on="T2",
        modules=TRIBES,
    ),
    Case(
        of("ahau_chamahez", corn=3),
        "",
        {"ahead U1": "use-costs-corn TZ-36 cost=4 have=3 step=1 action=3"},
        on="U0",
        modules=TRIBES,
    ),
    Case(
        of("huracan"),
        "pick_up T3",
        {
            "use U1": "use-costs-corn TP-55 cost=5 have=0 step=2 action=3",
            "use U2": "costs-corn TP-54 cost=1 have=0",
            "use U4": "out-of-reach TP-53 action=U4 space=3",
            "use P1": "other-gear TZ-11 action=P1 gear=tikal",
        },
        on="T3",
        modules=TRIBES,
    ),
    Case(
        of("huracan"),
        "",
        {"use T1": "costs-blocks TP-55 cost=1 have=0"},
        on="U1",
        modules=TRIBES,
    ),
    Case(
        of("balam"),
        "pick_up U4",
        {"use U1": "use-costs-corn TZ-36 cost=2 have=0 step=-1 action=3"},
        on="U4",
        modules=TRIBES,
    ),
    Case(
        of("ahmakiq", corn=1),
        "place palenque",
        {"pass": "pass-instead TP-36"},
        modules=TRIBES,
    ),
    Case(of("ahmakiq"), "", {"end_turn": "act-or-pass TP-36"}, modules=TRIBES),
    Case(
        of("ahmakiq"),
        "pass",
        {"place palenque": "nothing-more-this-turn TP-36", "pass": "pass-instead TP-36"},
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
FULL: Gears = {"palenque": dict(enumerate([1, 1, 1, 2, 2, 2, 3, 3, 0]))}
MAKERS_OF_PRICES = [
    Case(
        {"corn": 1},
        "",
        {"place chichen_itza": "costs-corn TP-99 cost=2 have=1 parts=placing space=0 tax=2 more=0"},
        **under("high_floodwaters"),
    ),
    Case(
        of("cit_bolon_tum", corn=4),
        "",
        {"bargain chichen_itza": "costs-corn TP-49 cost=5 have=4 parts=placing space=3 tax=2 more=0"},
        **under(
            "high_floodwaters", TAXED_TRIBES, gears={"chichen_itza": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2}}
        ),
    ),
    Case(
        of("yumkaax", corn=1),
        "place palenque, place yaxchilan",
        {"place tikal": "costs-corn TP-68 cost=2 have=1 parts=placing space=0 tax=0 more=2"},
        modules=TRIBES,
    ),
    Case(
        of("itzamna", wood=1, technologies={"theology": 2}),
        "pick_up T1, use T1",
        {"advance theology": "costs-blocks TP-58 cost=2 have=1"},
        on="T1",
        modules=TRIBES,
    ),
    Case(
        of("itzamna", wood=1, technologies={"theology": 2}),
        "pick_up T1, use T1",
        {"advance theology": "costs-blocks-taxed TP-60 cost=3 have=1 tax=1"},
        on="T1",
        **under("teacher_shortage", TAXED_TRIBES),
    ),
    Case(
        {"technologies": dict.fromkeys(names.TRACKS, 3)},
        "",
        {"use T1": "costs-blocks-taxed TP-91 cost=2 have=0 tax=1"},
        on="T1",
        **under("teacher_shortage"),
    ),
    Case(
        {"corn": 4},
        "pick_up U2, use U2",
        {"buy gold": "costs-corn-taxed TP-82 cost=5 have=4 tax=1"},
        on="U2",
        **under("gold_shortage"),
    ),
    Case(
        {"corn": 7, "technologies": {"architecture": 3}},
        "pick_up U4, use U4",
        {
            "build a1_farm_one_less_corn_1": (
                "building-costs-corn TP-97 cost=8 have=7 printed=8 saved=2 tax=2"
            )
        },
        on="U4",
        **under("crowded_cities"),
    ),
    Case(
        {"wood": 3},
        "pick_up T2, use T2",
        {f"build {SHRINE}": "lacks-block-of-building TP-95 block=gold cost=1 have=0 saved=0 tax=1"},
        on="T2",
        **under("crowded_cities", row=[FARM, OTHER_FARM, SHRINE]),
    ),
    Case(
        of("xaman_ek", corn=2, wood=1),
        SPACE,
        {"barter wood": "quick-action-needs-it TP-127"},
        **quick("q1_build", QUICK_TRIBES, row=[FARM]),
    ),
    Case(
        of("cit_bolon_tum", corn=9),
        "",
        {
            "bargain palenque": "gear-is-full TP-153 gear=palenque",
            "place palenque": "gear-is-full TP-153 gear=palenque",
        },
        modules=TRIBES,
        gears=FULL,
    ),
    Case(
        of("cit_bolon_tum"),
        "place starting_player_space",
        {"turn_calendar two_days": "worker-blocks-two-days TP-52"},
        on="U7",
        modules=TRIBES,
    ),
]
LAST_THINGS = [
    Case(
        {"corn": 9},
        f"{SPACE}, quick_action",
        {
            "place palenque": "nothing-more-this-turn TP-149",
            "pick_up P3": "nothing-more-this-turn TP-149",
            "use P3": "nothing-more-this-turn TP-149",
            "beg chaac": "beg-at-the-start TZ-8",
        },
        on="P3",
        **quick("q1_corn"),
    ),
    Case(
        of("ah_chuy_kak", corn=5),
        "place palenque, place yaxchilan",
        {"pick_up T4": "no-own-worker-there TZ-11 space=T4", "use T5": "costs-blocks TZ-45 cost=1 have=0"},
        on="T5",
        modules=TRIBES,
    ),
    Case(
        of("ah_chuy_kak", corn=5),
        "place palenque, place yaxchilan, pick_up Y3, use Y3",
        {"place tikal": "nothing-more-this-turn TP-149"},
        on="Y3",
        modules=TRIBES,
    ),
    Case(
        of("ah_chuy_kak", corn=5, wood=1, workers_in_hand=3),
        f"place palenque, place yaxchilan, {SPACE}",
        {"use T5": "quick-action-needs-it TP-140"},
        on="T5",
        **quick("q1_build", QUICK_TRIBES, row=[FARM]),
    ),
    Case(
        {"technologies": {"agriculture": 2}},
        "pick_up P3, use P3",
        {"harvest irrigate": "level-is-lost TP-93 track=agriculture level=2"},
        on="P3",
        **under("forgotten_lore"),
    ),
    Case(
        {"technologies": {"agriculture": 2}, "corn": 1},
        "",
        {"use P4": "no-harvest-tiles TP-93 group=palenque_4"},
        on="P4",
        **under("forgotten_lore", jungle={"palenque_4": {"corn": 0, "wood": 0}}),
    ),
    Case(
        of("xaman_ek", wood=1, skulls=1),
        "pick_up C1, use C1, resolve temple_steps",
        {"climb kukulcan": "only-this-temple TP-71 temple=chaac"},
        on="C1",
        **under("wrathful_gods", TAXED_TRIBES),
    ),
    Case(
        of("xaman_ek", wood=9, stone=9, gold=9),
        f"pick_up T2, use T2, build {CIVIC_WITH_GOLD}, resolve goods",
        {"gain wood": "only-gold TP-80"},
        on="T2",
        **under("gold_shortage", TAXED_TRIBES, row=[CIVIC_WITH_GOLD]),
    ),
]
CROWDED: Gears = {gear: dict(enumerate([seat] * 4)) for seat, gear in enumerate(names.GEARS[:4], start=1)} | {
    "chichen_itza": {0: 1, 1: 2, 2: 3, 3: 4}
}
TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
LAST_THINGS += [
    Case(
        of("xaman_ek", corn=1, wood=1),
        "",
        {"barter wood": "sale-evades-begging TP-148 limit=2"},
        modules=QUICK_TRIBES,
        quick_spaces=[1, 2, 3],
        players=5,
        gears=CROWDED,
        marker=1,
        to_move=0,
        starting_player_space=4,
    ),
    Case(
        {"wood": 4},
        f"pick_up T2, use T2, build {CIVIC}",
        {"advance theology": "only-this-track TP-90 track=agriculture"},
        on="T2",
        **under("teacher_shortage", row=[CIVIC, FARM, OTHER_FARM]),
    ),
    Case(
        {"wood": 9, "gold": 9, "stone": 9, "corn": 9},
        "pick_up T2, use T2, build tp_b6",
        {f"build {WITH_SKULL}": f"only-a-monument TP-119 tile={WITH_SKULL}"},
        on="T2",
        modules=BUILDINGS,
        day=16,
        row=["tp_b6", WITH_SKULL],
        monuments=["m_wood_tiles", "m_corn_tiles"],
    ),
    Case(
        of("xaman_ek", wood=3, stone=3, skulls=4),
        f"pick_up T2, use T2, build {WITH_SKULL}",
        {"resolve goods": "no-skull-in-bank TP-88"},
        on="T2",
        **under(
            "desecration",
            TAXED_TRIBES,
            day=16,
            row=[WITH_SKULL, TECHNOLOGY_WITH_GOLD],
            chichen_itza_skulls=list(range(1, 10)),
        ),
    ),
    Case(
        of("xaman_ek", wood=4, gold=2, temples=TOPS),
        "pick_up T2, use T2, build a1_tomb_any_temple_and_build",
        {"resolve any_temple": "step-wasted-now TZ-35"},
        on="T2",
        modules=TAXED_TRIBES,
        row=["a1_tomb_any_temple_and_build", FARM, OTHER_FARM],
    ),
]
CASES = PLACING + QUICK_SPACES + PICKING_UP + TAXES + CONSTRUCTION + MAKERS_OF_PRICES + LAST_THINGS
# Those that have a test of their own.
TOLD_ELSEWHERE = {"sale-in-own-turn", "tribe-not-dealt"}
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
        assert in_one_line(table.why(action)) == told
        with pytest.raises(IllegalAction, match=f"{told.split()[1]}\\b"):
            table.play(action)


def test_nothing_is_sold_when_the_turns_are_over() -> None:
    """TP-66: while Xaman Ek chooses the days, and on a food day, it is nobody's turn."""
    table = Table(players=2, modules=TRIBES, seats={1: of("xaman_ek", wood=1, corn=5)})
    table.finish_turn("place palenque")
    table.finish_turn("place starting_player_space")
    assert table.legal == ["turn_calendar one_day", "turn_calendar two_days"]
    assert in_one_line(table.why("barter wood")) == "sale-in-own-turn TP-66"


def test_a_tribe_that_was_not_dealt() -> None:
    """TP-2: only one of the two tribes dealt to a seat can be kept."""
    session = sacbe.start("tzolkin", 2, seed=1, modules=TRIBES)
    dealt = session.view(0)["seats"][0]["tribes_dealt"]
    assert [session.explain(f"keep_tribe {tribe}") for tribe in dealt] == [None, None]
    for tribe in set(names.TRIBES) - set(dealt):
        assert in_one_line(session.explain(f"keep_tribe {tribe}")) == f"tribe-not-dealt TP-2 tribe={tribe}"


@pytest.mark.parametrize(("action", "module"), NOT_IN_PLAY.items())
def test_a_module_that_is_not_in_play(action: str, module: str) -> None:
    """TP-1: whatever the game of today does without is refused by the name of its module."""
    others = [name for name in names.MODULES if name != module]
    for modules in ([], others):
        table = Table(seats={0: {"corn": 9, "wood": 1}}, modules=modules)
        assert in_one_line(table.why(action)) == f"module-not-in-play TP-1 module={module}"
        with pytest.raises(IllegalAction, match=r"TP-1\b"):
            table.play(action)
    reason = Table(seats={0: {"corn": 9, "wood": 1}}, modules=[module]).why(action)
    assert reason is None or reason.key != "module-not-in-play"


def test_every_key_is_shown_by_an_example() -> None:
    """TP-1: the examples show every key that the modules know, and none that they do not know."""
    folder = files("sacbe.games.tzolkin.modules")
    source = "".join((folder / name).read_text("utf-8") for name in ("explain.py", "explain_taxes.py"))
    known = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source))
    shown = {told.split()[0] for case in CASES for told in case.told.values()} | TOLD_ELSEWHERE
    assert known <= shown
    assert shown - KEYS == KEYS_OF_MODULES
