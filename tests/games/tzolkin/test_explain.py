"""Why not: every action that is not legal has a reason with its ruling, and the reason is true."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sacbe
from sacbe.core.errors import IllegalAction
from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import names
from sacbe.games.tzolkin.explain import why_not_two_days
from sacbe.games.tzolkin.game import own
from tests.contract import tables
from tests.games.scenario import in_one_line
from tests.games.tzolkin.table import Table, workers_on

GAME = sacbe.game("tzolkin")
BOTTOM = dict.fromkeys(names.TEMPLES, -1)
LAST_RULING = {"TZ": 83, "TP": 157}

# Every sentence that a player may be told.
KEYS = set(
    re.findall(
        r"\S+",
        """
    advance-by-action build-by-action climb-by-action
    at-the-bottom beg-at-the-start begged-already board-is-dark bought-just-now buildings-or-a-monument
    building-costs-corn chance-decides corn-tile-visible costs-blocks costs-corn days-after-the-round
    game-over
    gear-is-full lacks-block lacks-block-of-building last-round
    monument-by-tikal-4-only must-beg must-choose needs-level no-building-affordable no-building-for-corn
    no-corn-tile-visible no-harvest-tiles no-own-worker-there no-passing no-skull no-such-block no-such-icon
    no-temple-to-descend no-worker-in-hand no-worker-on-gear nobody-on-starting-player-space
    not-by-any-action not-dealt not-in-the-cost not-open
    only-the-cheapest other-gear other-question out-of-reach pick-up-first picking-already placing-already
    their-board-is-dark use-costs-corn
    skull-there-already sold-just-now starting-player-space-taken temple-climbed-already
    too-much-corn-to-beg worker-blocks-two-days module-not-in-play
    """,
    )
)
KEYS_OF_MODULES = set(
    re.findall(
        r"\S+",
        """
    ability-used already-renovating level-is-zero needs-two-placed no-quick-space-taken
    act-or-pass costs-blocks-taxed costs-corn-taxed level-is-lost no-skull-in-bank nothing-ahead
    nothing-more-this-turn only-a-monument only-gold only-this-temple only-this-track pass-instead
    sale-evades-begging sale-in-own-turn step-wasted-now
    no-temple-for-skull not-renovatable not-your-tribe nothing-saved nothing-to-skip one-quick-space-a-turn
    placed-this-turn price-is-no-help quick-action-first quick-action-impossible quick-action-needs-it
    quick-spaces-taken raised-already tax-in-blocks tax-in-corn tribe-not-dealt would-leave-unpaid
    """,
    )
)
# Those that have a test of their own.
TOLD_ELSEWHERE = {
    "board-is-dark",
    "buildings-or-a-monument",
    "days-after-the-round",
    "game-over",
    "last-round",
    "module-not-in-play",
    "nobody-on-starting-player-space",
    "not-dealt",
    "their-board-is-dark",
    "worker-blocks-two-days",
}


class Case:
    """A position of seat 0, what it plays there, and what it is told about some actions."""

    def __init__(self, told: dict[str, str], *plays: str, on: str = "", **fields: Any) -> None:
        self.told, self.plays = told, plays
        self.seat = {key: fields.pop(key) for key in list(fields) if key in SEAT_FIELDS}
        if on:
            fields["gears"] = workers_on(on)
        self.fields = fields

    def table(self) -> Table:
        table = Table(seats={0: self.seat}, **self.fields)
        table.play(*self.plays)
        return table


SEAT_FIELDS = ("corn", "wood", "stone", "gold", "skulls", "temples", "technologies")
ZEROS_TAKEN = {
    "palenque": {0: 1, 1: 1},
    "yaxchilan": {0: 1},
    "tikal": {0: 2},
    "uxmal": {0: 2},
    "chichen_itza": {0: 3},
}
LAST: dict[str, Any] = {"marker": 1, "to_move": 0, "starting_player_space": 3}
FULL_GEAR = {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3}}
VISIBLE = {"palenque_3": {"corn": 4, "wood": 3}}
EMPTY = {"palenque_4": {"corn": 0, "wood": 0}}
CHAIN = ["a1_farm_one_worker_1", "a1_tomb_any_temple_and_build"]

TURN = [
    Case({"harvest corn": "other-question TZ-3 question=turn", "end_turn": "no-passing TZ-4"}),
    Case({"reveal a1_civic_agriculture": "chance-decides TZ-82", "start_player 0": "chance-decides TZ-82"}),
    Case({"pick_up P1": "placing-already TZ-4"}, "place tikal", on="P1"),
    Case({"place tikal": "picking-already TZ-4"}, "pick_up Y1", "nothing", on="Y1"),
    Case({"beg chaac": "beg-at-the-start TZ-8"}, "place tikal"),
    Case({"beg kukulcan": "begged-already TZ-8"}, "beg chaac"),
    Case({"beg chaac": "too-much-corn-to-beg TZ-8 have=3 limit=2"}, corn=3),
    Case({"beg chaac": "at-the-bottom TZ-46 temple=chaac"}, temples={"chaac": -1}),
    Case({"place uxmal": "no-worker-in-hand TZ-5"}, gears={"tikal": {1: 0, 2: 0, 3: 0}}),
    Case({"place starting_player_space": "starting-player-space-taken TZ-6"}, **LAST),
    Case({"place palenque": "gear-is-full TZ-5 gear=palenque"}, corn=20, gears=FULL_GEAR),
    Case({"place palenque": "costs-corn TZ-5 cost=1 have=0"}, gears={"palenque": {0: 1}}),
    Case(
        {"place palenque": "costs-corn TZ-5 cost=2 have=1 parts=placing space=1 tax=0 more=1"},
        "place palenque",
        corn=1,
    ),
    Case(
        {"place tikal": "costs-corn TZ-5 cost=1 have=0 parts=placing space=0 tax=0 more=1"}, "place palenque"
    ),
    Case(
        {
            "use Y3": "pick-up-first TZ-11 action=Y3 space=Y3",
            "use Y2": "costs-corn TZ-11 cost=1 have=0",
            "use Y5": "out-of-reach TZ-11 action=Y5 space=3",
            "use C1": "no-skull TZ-40",
            "use P4": "no-harvest-tiles TZ-14 group=palenque_4",
            "use T1": "no-worker-on-gear TZ-11 action=T1 gear=tikal",
        },
        gears={"yaxchilan": {3: 0}, "chichen_itza": {1: 0}, "palenque": {4: 0}},
        jungle={"palenque_4": {"corn": 0, "wood": 0}},
    ),
    Case({"use Y1": "placing-already TZ-4"}, "place tikal", on="Y1"),
    Case({"place tikal": "must-beg TZ-9 cost=1 have=0"}, gears=ZEROS_TAKEN, **LAST),
    Case(
        {"place palenque": "only-the-cheapest TZ-10 cost=2 cheapest=1"},
        temples=BOTTOM,
        gears=ZEROS_TAKEN,
        **LAST,
    ),
    Case(
        {
            "pick_up P0": "no-own-worker-there TZ-11 space=P0",
            "pick_up P1": "no-own-worker-there TZ-11 space=P1",
            "pick_up P3": "no-own-worker-there TZ-11 space=P3",
        },
        gears={"palenque": {1: 1, 2: 0, 3: "idle"}},
        players=2,
    ),
    Case(
        {"pick_up P1": "no-own-worker-there TZ-11 space=P1"}, "place tikal", gears={"palenque": {1: 1, 2: 0}}
    ),
    Case(
        {
            "advance theology": "advance-by-action TZ-23 actions=T1, T3, U5",
            "climb chaac": "climb-by-action TZ-43 actions=T5, U1, U5, C1–C9",
            "build a1_civic_agriculture": "build-by-action TZ-27 actions=T2, T4, U4, U5",
            "build a1_shrine_theology_kukulcan": "not-open TZ-27 tile=a1_shrine_theology_kukulcan",
            "build m_wood_tiles": "monument-by-tikal-4-only TZ-34 tile=m_wood_tiles",
            "use U4": "no-worker-on-gear TZ-11 action=U4 gear=uxmal",
        },
        monuments=["m_wood_tiles"],
    ),
    Case({"advance theology": "advance-by-action TZ-23 actions=T1, T3, U5"}, "place tikal"),
]
PALENQUE_AND_YAXCHILAN = [
    Case(
        {
            "use P1": "other-gear TZ-11 action=P1 gear=yaxchilan",
            "use Y3": "out-of-reach TZ-11 action=Y3 space=2",
            "use Y1": "costs-corn TZ-11 cost=1 have=0",
        },
        "pick_up Y2",
        on="Y2",
    ),
    Case({"use P4": "no-harvest-tiles TZ-14 group=palenque_4"}, "pick_up P4", on="P4", corn=1, jungle=EMPTY),
    Case(
        {
            "harvest corn": "no-corn-tile-visible TZ-14 group=palenque_3",
            "harvest irrigate": "needs-level TZ-16 track=agriculture level=2",
        },
        *("pick_up P3", "use P3"),
        on="P3",
    ),
    Case(
        {
            "harvest burn": "no-temple-to-descend TZ-15",
            "harvest irrigate": "corn-tile-visible TZ-16 group=palenque_3",
        },
        *("pick_up P3", "use P3"),
        on="P3",
        temples=BOTTOM,
        technologies={"agriculture": 2},
        jungle=VISIBLE,
    ),
    Case(
        {"descend chaac": "at-the-bottom TZ-46 temple=chaac"},
        *("pick_up P3", "use P3", "harvest burn"),
        on="P3",
        temples={"chaac": -1},
    ),
]
TIKAL = [
    Case(
        {"advance extraction": "costs-blocks TZ-23 cost=2 have=1"},
        *("pick_up T1", "use T1"),
        on="T1",
        wood=1,
        technologies={"extraction": 1},
    ),
    Case(
        {"pay gold": "no-such-block TZ-23 block=gold"},
        *("pick_up T1", "use T1", "advance theology"),
        on="T1",
        wood=1,
        stone=1,
    ),
    Case({"use T2": "no-building-affordable TZ-27"}, "pick_up T6", on="T6", stone=1),
    Case(
        {"climb chaac": "temple-climbed-already TZ-45 temple=chaac"},
        *("pick_up T5", "use T5", "climb chaac"),
        on="T5",
        wood=1,
    ),
    Case(
        {
            "done": "must-choose TZ-80 question=build",
            "build a1_shrine_theology_kukulcan": "not-open TZ-27 tile=a1_shrine_theology_kukulcan",
            "build a1_shrine_architecture": "lacks-block TZ-27 block=gold cost=1 have=0",
            "build m_wood_tiles": "monument-by-tikal-4-only TZ-34 tile=m_wood_tiles",
        },
        *("pick_up T2", "use T2"),
        on="T2",
        wood=2,
        monuments=["m_wood_tiles"],
    ),
    Case(
        {"build m_skulls": "no-skull TZ-27"},
        *("pick_up T4", "use T4"),
        on="T4",
        wood=1,
        gold=4,
        monuments=["m_skulls"],
    ),
    Case(
        {"save gold": "not-in-the-cost TZ-28 block=gold"},
        *("pick_up T2", "use T2", "build a1_tomb_chaac_kukulcan"),
        on="T2",
        wood=1,
        stone=2,
        technologies={"architecture": 3},
    ),
    Case(
        {"resolve market": "no-such-icon TZ-35 icon=market"},
        *("pick_up T2", "use T2", "build a1_tomb_any_temple_and_build"),
        on="T2",
        wood=2,
        gold=1,
        row=CHAIN,
    ),
]
UXMAL_AND_CHICHEN_ITZA = [
    Case({"use U1": "use-costs-corn TZ-36 cost=4 have=3 step=1 action=3"}, "pick_up U2", on="U2", corn=3),
    Case({"use U1": "costs-corn TZ-36 cost=3 have=2"}, "pick_up U6", on="U6", corn=2),
    Case(
        {
            "use U1": "use-costs-corn TZ-36 cost=4 have=3 step=1 action=3",
            "use U4": "no-building-for-corn TZ-30 cost=5 have=3 step=1",
        },
        *("pick_up U5", "use U5"),
        on="U5",
        corn=3,
        row=["a1_civic_agriculture"],
    ),
    Case(
        {"build a1_farm_one_less_corn_1": "building-costs-corn TZ-30 cost=6 have=4 printed=8 saved=2 tax=0"},
        *("pick_up U4", "use U4"),
        on="U4",
        corn=4,
        technologies={"architecture": 3},
    ),
    Case(
        {
            "build a1_farm_one_less_corn_1": (
                "lacks-block-of-building TZ-27 block=wood cost=3 have=2 saved=1 tax=0"
            ),
            "build a1_tomb_chaac_kukulcan": (
                "lacks-block-of-building TZ-27 block=stone cost=1 have=0 saved=1 tax=0"
            ),
        },
        *("pick_up T2", "use T2"),
        on="T2",
        wood=2,
        technologies={"architecture": 3},
    ),
    Case(
        {"buy gold": "costs-corn TZ-37 cost=4 have=2", "sell gold": "no-such-block TZ-37 block=gold"},
        *("pick_up U2", "use U2"),
        on="U2",
        corn=2,
    ),
    Case(
        {"sell wood": "bought-just-now TZ-83 block=wood", "buy stone": "sold-just-now TZ-83 block=stone"},
        *("pick_up U2", "use U2", "sell stone", "buy wood"),
        on="U2",
        corn=9,
        stone=1,
    ),
    Case(
        {
            "use U4": "no-building-for-corn TZ-30 cost=2 have=0 step=0",
            "use U5": "costs-corn TZ-39 cost=1 have=0",
        },
        "pick_up U6",
        on="U6",
    ),
    Case(
        {"build a1_farm_one_less_corn_1": "costs-corn TZ-30 cost=8 have=4"},
        *("pick_up U4", "use U4"),
        on="U4",
        corn=4,
    ),
    Case(
        {
            "use C1": "not-by-any-action TZ-39 action=C1",
            "use U5": "not-by-any-action TZ-39 action=U5",
            "use T5": "costs-blocks TZ-45 cost=1 have=0",
            "use T1": "costs-blocks TZ-23 cost=1 have=0",
        },
        *("pick_up U5", "use U5"),
        on="U5",
        corn=2,
        skulls=1,
    ),
    Case(
        {"use C3": "skull-there-already TZ-40 space=C3"},
        "pick_up C3",
        on="C3",
        corn=1,
        skulls=1,
        chichen_itza_skulls=[3],
    ),
]
CASES = TURN + PALENQUE_AND_YAXCHILAN + TIKAL + UXMAL_AND_CHICHEN_ITZA


@pytest.mark.parametrize("case", CASES, ids=lambda case: " / ".join(case.told))
def test_an_illegal_action_is_explained_by_its_ruling(case: Case) -> None:
    """TZ-4 to TZ-46: the reason names the rule that forbids the action, and the numbers that matter."""
    table = case.table()
    for action, told in case.told.items():
        assert in_one_line(table.why(action)) == told
        with pytest.raises(IllegalAction, match=told.split()[1]):
            table.play(action)


def test_a_wealth_tile_that_was_not_dealt() -> None:
    """TZ-68: only one's own dealt tiles can be kept."""
    session = sacbe.start("tzolkin", 2, seed=1)
    dealt = session.view(0)["seats"][0]["wealth_dealt"]
    other = next(tile for tile in names.WEALTH if tile not in dealt)
    assert in_one_line(session.explain(f"keep {other}")) == f"not-dealt TZ-68 tile={other}"
    assert session.explain(f"keep {dealt[0]}") is None


def test_nothing_is_legal_after_the_end() -> None:
    """TZ-62: after final scoring every action is refused because the game is over."""
    table = Table(day=27, to_move=3)
    table.finish_turn("place uxmal")
    assert {in_one_line(GAME.explain(table.session.state, action)) for action in GAME.actions} == {
        "game-over TZ-62"
    }


def test_why_the_calendar_may_not_turn_two_days() -> None:
    """TZ-50, TZ-51, TZ-54: a dark board, a worker on space 6 or C9, the last round; else it may."""

    def reason(seats: dict[int, dict[str, Any]], **fields: Any) -> Reason | None:
        return why_not_two_days(own(Table(seats=seats, **fields).session.state), 0)

    assert reason({}) is None
    assert reason({1: {"board": "dark"}}, gears={"uxmal": {7: 0}, "chichen_itza": {10: 1}}) is None
    assert in_one_line(reason({0: {"board": "dark"}})) == "board-is-dark TZ-50"
    assert in_one_line(reason({}, gears={"uxmal": {6: 2}})) == "worker-blocks-two-days TZ-51"
    assert in_one_line(reason({}, gears={"chichen_itza": {9: 0}})) == "worker-blocks-two-days TZ-51"
    assert in_one_line(reason({0: {"board": "dark"}}, day=27)) == "last-round TZ-54"


def test_every_key_is_shown_by_an_example() -> None:
    """TZ-3: the list of keys is complete, and none is on it that nobody is ever told."""
    assert {told.split()[0] for case in CASES for told in case.told.values()} == KEYS - TOLD_ELSEWHERE


@pytest.mark.parametrize(
    ("players", "seed", "modules"),
    [
        *[(players, seed, ()) for players in (2, 3, 4) for seed in (1, 2)],
        *[(players, seed, names.MODULES) for players in (2, 5) for seed in (1, 2, 3)],
    ],
)
def test_every_action_is_legal_or_explained_at_every_moment(
    players: int, seed: int, modules: tuple[str, ...]
) -> None:
    """TZ-3: None exactly when legal; else a known key, a ruling, and a price that cannot be paid."""
    for number, state in enumerate(tables.Table(GAME, players, modules).walk(seed)):
        if number % 4:
            continue
        legal, key = set(GAME.legal(state)), state.key()
        for action in GAME.actions:
            reason = GAME.explain(state, action)
            assert (reason is None) is (action in legal)
            if reason is not None:
                check(reason)
        assert (state.key(), set(GAME.legal(state))) == (key, legal)


def check(reason: Reason) -> None:
    ruling = re.fullmatch(r"(TZ|TP)-(\d+)", reason.rule)
    assert ruling is not None
    assert 1 <= int(ruling[2]) <= LAST_RULING[ruling[1]]
    assert reason.key in KEYS | KEYS_OF_MODULES
    if "have" in reason.data and "cost" in reason.data:
        assert int(reason.data["have"]) < int(reason.data["cost"])
    if "cheapest" in reason.data:
        assert int(reason.data["cheapest"]) < int(reason.data["cost"])


@pytest.mark.parametrize(
    ("verb", "noun"), [("advance", "theology"), ("climb", "chaac"), ("build", "a1_civic_agriculture")]
)
def test_the_actions_that_are_named_lead_there(verb: str, noun: str) -> None:
    """TZ-11: using such an action asks for the very thing, or does it at once; no other action does."""
    rich = {"corn": 20, "wood": 9, "skulls": 1}
    reason = Table(seats={0: rich}).why(f"{verb} {noun}")
    assert reason is not None
    named = str(reason.data["actions"]).replace("C1–C9", ", ".join(f"C{n}" for n in range(1, 10))).split(", ")
    for action in names.ACTIONS:
        gear = names.GEARS[names.GEAR_LETTERS.index(action[0])]
        table = Table(seats={0: rich}, gears={gear: {int(action[1:]): 0}})
        told = {event.kind for event in table.play(f"pick_up {action}", f"use {action}")}
        if action == "U5":
            table.play("use T1" if verb == "advance" else "use T2" if verb == "build" else "use U1")
        is_asked = any(text.startswith(verb) for text in table.legal)
        assert (is_asked or (verb == "climb" and "climbed" in told)) is (action in named), action


def test_two_days_are_explained_while_a_worker_waits_for_the_calendar() -> None:
    """TZ-50: whoever asks why the calendar cannot turn by two days hears it before the calendar step."""
    dark = Table(seats={0: {"board": "dark"}})
    dark.play("place starting_player_space")
    assert dark.why("turn_calendar two_days") == Reason("board-is-dark", "TZ-50")
    dark.play("end_turn")
    assert dark.why("turn_calendar two_days") == Reason("their-board-is-dark", "TZ-50")
    light = Table(starting_player_space=0, to_move=1)
    assert light.why("turn_calendar two_days") == Reason("days-after-the-round", "TZ-50")


def test_two_days_need_somebody_on_the_starting_player_space() -> None:
    """TZ-50: without a worker there nobody decides, and the calendar turns by one day."""
    assert Table().why("turn_calendar two_days") == Reason("nobody-on-starting-player-space", "TZ-50")
