"""Corners of the expansion that a second look found: every space, every order, everything in reserve."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from sacbe.games.tzolkin.ids import FOLLOW_UPS
from sacbe.games.tzolkin.state import State
from tests.games.tzolkin.table import Table

MODULES = ["tribes", "prophecies", "buildings", "quick_actions"]
GEARS = {"P": "palenque", "Y": "yaxchilan", "T": "tikal", "U": "uxmal", "C": "chichen_itza"}
PAIRS = {"P": "Y", "Y": "P", "T": "U", "U": "T"}
FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
SHRINE, LATE_SHRINE = "a1_shrine_theology_kukulcan", "a2_shrine_theology_chaac_kukulcan"
CIVIC_GOLD = "a1_civic_extraction_gold"


def states_after(made: Table) -> Iterator[State]:
    """Every state in which the action begun can end, whatever is answered on the way."""
    seen: set[int] = set()
    open_states = [made.session.state.copy()]
    while open_states:
        state = open_states.pop()
        if state.key() in seen:
            continue
        seen.add(state.key())
        assert isinstance(state, State)
        if state.frames[(state.depth - 1) * 4] < FOLLOW_UPS:
            yield state
            continue
        for action in made.game.legal(state):
            after = state.copy()
            made.game.apply(after, action)
            open_states.append(after)


def ends(made: Table) -> list[dict[str, Any]]:
    """Seat 0 in each of these states, as in a position document."""
    found: list[dict[str, Any]] = [made.game.position(state)["seats"][0] for state in states_after(made)]
    return found


def begun(at: str, row: list[str], prophecy: str, **seat: Any) -> Table:
    """The worker of seat 0 uses the action of its space, on day 10 or, with tiles of age 2, on day 16."""
    is_late = row[0].startswith("a2")
    prophecies = ["hunger", prophecy] if is_late else [prophecy]
    gears: dict[str, dict[int, int | str]] = {GEARS[at[0]]: {int(at[1:]): 0}}
    day = 16 if is_late else 10
    made = Table(modules=MODULES, day=day, row=row, prophecies=prophecies, seats={0: seat}, gears=gears)
    made.play(f"pick_up {at}", f"use {at}")
    return made


# A quick action in reserve.


def in_reserve(at: str, tile: str, row: list[str], **seat: Any) -> Table:
    """Ah Chuy Kak has paid 4 corn for P0, Y0 and a quick space, and picks up an older worker."""
    monuments = seat.pop("open_monuments", [])
    gears: dict[str, dict[int, int | str]] = {GEARS[at[0]]: {int(at[1:]): 0}}
    tiles = [None, None, None, None, tile]
    me = {"tribe": "ah_chuy_kak", "workers_in_hand": 4, **seat, "corn": seat.get("corn", 0) + 4}
    made = Table(
        modules=MODULES, day=10, row=row, monuments=monuments, quick_tiles=tiles, seats={0: me}, gears=gears
    )
    made.play("place palenque", "place yaxchilan", "place quick_action_space", f"pick_up {at}")
    return made


def test_renovation_at_uxmal_leaves_the_quick_build_possible() -> None:
    """TP-126, TP-104: U4 builds the shrine (s1 g1) with tp_b4 for 2 corn; w1 and c=4 are left for a farm."""
    made = in_reserve("U4", "q1_build", [FARM, SHRINE], corn=6, wood=1, buildings=["tp_b4"])
    made.play("use U4")
    built = [(seat["corn"], seat["wood"]) for seat in ends(made) if seat["buildings"] == [SHRINE]]
    assert built == [(4, 1)]


def test_renovation_with_architecture_3_leaves_the_quick_build_possible() -> None:
    """TP-126, TP-108: at T2 tp_b4 covers the gold, R=3 saves the stone; the wood is left for a farm."""
    levels = {"architecture": 3}
    made = in_reserve(
        "T2", "q1_build", [FARM, SHRINE], corn=1, wood=1, buildings=["tp_b4"], technologies=levels
    )
    assert "use T2" in made.legal
    made.play("use T2")
    assert [seat["wood"] for seat in ends(made) if seat["buildings"] == [SHRINE]] == [1]


def test_renovation_for_a_monument_leaves_the_quick_build_possible() -> None:
    """TP-126, TP-106: w=4 s=2: m_tombs with tp_b4 costs w3 s2; one wood is left for a farm."""
    goods = {"corn": 1, "wood": 4, "stone": 2}
    made = in_reserve(
        "T4", "q1_build", [FARM, OTHER_FARM], buildings=["tp_b4"], open_monuments=["m_tombs"], **goods
    )
    made.play("use T4")
    assert "renovate tp_b4" in made.legal
    assert [seat["wood"] for seat in ends(made) if seat["monuments"] == ["m_tombs"]] == [1]


def test_only_farm_of_the_quick_build_is_not_built_at_uxmal() -> None:
    """TP-126: the same: a farm bought at U4 would leave the shrine, and tp_b4 does not pay for its stone."""
    made = in_reserve("U4", "q1_build", [FARM, SHRINE], corn=6, wood=1, buildings=["tp_b4"])
    made.play("use U4")
    assert not [seat for seat in ends(made) if FARM in seat["buildings"]]


RICH = """
from tests.games.tzolkin.test_review import in_reserve
made = in_reserve("U2", "q1_stone", [], corn=12, wood=5, stone=4, gold=3)
made.play("use U2", "sell wood", "done", "quick_action")
"""


def test_market_is_answered_in_time_while_a_quick_action_is_in_reserve() -> None:
    """TP-140, TZ-37: w=5 s=4 g=3 c=12 at U2: trading hurts no quick stone, and is offered without delay."""
    done = subprocess.run([sys.executable, "-c", RICH], timeout=20, check=False, capture_output=True)
    assert done.returncode == 0


def test_last_corn_of_the_quick_build_pays_no_step_fee() -> None:
    """TP-127, TP-126: c=1: Y3 from Y4 would give 2 corn back, but first spend what the build needs."""
    made = in_reserve("Y4", "q1_build", [FARM], corn=1, wood=1)
    assert made.legal == ["use Y4", "nothing"]
    assert "use Y3" in in_reserve("Y4", "q1_build", [FARM], corn=2, wood=1).legal


# What a tile gives pays for other parts of it, in any order.


@pytest.mark.parametrize(
    ("tile", "god", "cost"),
    [
        (SHRINE, "kukulcan", {"stone": 1, "gold": 1}),
        (LATE_SHRINE, "kukulcan", {"stone": 2, "gold": 1}),
        (LATE_SHRINE, "chaac", {"stone": 2, "gold": 1}),
    ],
)
def test_blocks_of_itzamnas_bonus_pay_the_angry_god(tile: str, god: str, cost: dict[str, int]) -> None:
    """TP-146, TP-61, TP-74, TZ-35: T=3: the level gives 2 blocks, one of them pays for the step."""
    levels = {"theology": 3}
    made = begun("T2", [tile], f"angry_god_{god}", tribe="itzamna", technologies=levels, **cost)
    climbed = [seat for seat in ends(made) if seat["temples"][god] == 1]
    assert climbed
    assert {seat["wood"] + seat["stone"] + seat["gold"] for seat in climbed} == {1}


def test_block_of_the_bonus_is_sold_for_the_tax_on_the_gold() -> None:
    """TP-146, TP-65, TP-80, TZ-35: E=3 c=0: of 2 wood won one is sold (c=2), and the tile's gold taken."""
    levels = {"extraction": 3}
    goods = {"wood": 2, "stone": 1}
    made = begun("T2", [CIVIC_GOLD], "gold_shortage", tribe="xaman_ek", technologies=levels, **goods)
    assert (1, 1, 0, 1) in [
        tuple(seat[good] for good in ("corn", "wood", "stone", "gold")) for seat in ends(made)
    ]


def test_without_a_sale_the_gold_of_the_tile_stays_out_of_reach() -> None:
    """TP-80: the same with no tribe: no corn, no gold."""
    levels = {"extraction": 3}
    made = begun("T2", [CIVIC_GOLD], "gold_shortage", technologies=levels, wood=2, stone=1)
    assert {seat["gold"] for seat in ends(made)} == {0}


# Every action from every space.


def fees(tribe: str | None, letter: str, space: int, theology: int) -> dict[str, int]:
    """What each action costs for the step, on each way to it, by the rulings; negative: corn gained."""
    last, free = (9, 10) if letter == "C" else (5, 6)
    back = -1 if tribe == "balam" else None
    reach = 1 if letter == "C" and theology else 0
    found: dict[str, int] = {}
    for gear in letter + (PAIRS.get(letter, "") if tribe == "huracan" else ""):
        for action in range(1, last + 1):
            if space >= free or (reach and space + 1 == free):
                found[f"use {gear}{action}"] = 0 if back is None else back
            elif action <= space:
                fee = space - action if back is None else back
                found[f"use {gear}{action}"] = 0 if action == space else fee
            elif reach and action == space + 1:
                found[f"use {gear}{action}"] = 0
            is_ahead = space < action <= space + 1 + reach or space + 1 + reach >= free
            if tribe == "ahau_chamahez" and is_ahead and space < (10 if letter == "C" else 7):
                found[f"ahead {gear}{action}"] = 1
    return found


def is_payable(action: str, corn: int) -> bool:
    """Is so much corn enough for the action's own cost? The cheapest building of the row has one block."""
    return corn >= {"U1": 3, "U4": 2, "U5": 1}.get(action, 0)


@pytest.mark.parametrize("corn", [0, 1, 3, 30])
@pytest.mark.parametrize("theology", [0, 1])
@pytest.mark.parametrize("tribe", [None, "ahau_chamahez", "balam", "huracan", "cit_bolon_tum"])
def test_actions_from_every_space_of_every_gear(tribe: str | None, theology: int, corn: int) -> None:
    """TP-29, TP-34, TP-41, TP-43, TP-50, TP-53, TP-57, TP-152, TP-154: what can be used, and the fee."""
    for letter, gear in GEARS.items():
        last = (10 if letter == "C" else 7) + (1 if tribe == "cit_bolon_tum" else 0)
        for space in range(last + 1):
            me = {"tribe": tribe, "corn": corn, "wood": 9, "stone": 9, "gold": 9, "skulls": 2}
            made = Table(
                modules=MODULES,
                day=10,
                seats={0: {**me, "technologies": {"theology": theology}}},
                gears={gear: {space: 0}},
            )
            made.play(f"pick_up {letter}{space}")
            offered = {text for text in made.legal if text.startswith(("use", "ahead"))}
            wanted = {
                way: fee
                for way, fee in fees(tribe, letter, space, theology).items()
                if corn >= fee and is_payable(way.split()[1], corn - fee)
            }
            assert offered == set(wanted), (letter, space)
            for way, fee in wanted.items():
                state = made.session.state.copy()
                made.game.apply(state, made.game.parse(state, way))
                assert isinstance(state, State)
                # No corn comes or goes before the own answer of these.
                if way.split()[1] in ("T1", "T3", "U2", "U3", "U5"):
                    assert state.corn[0] == corn - fee, (letter, space, way)


# The extra space of Cit-Bolon-Tum on the calendar.


@pytest.mark.parametrize("piece", [0, 1, "idle"])
@pytest.mark.parametrize(("gear", "last", "teeth"), [("palenque", 7, 10), ("chichen_itza", 10, 13)])
def test_two_days_with_a_piece_on_every_space(piece: int | str, gear: str, last: int, teeth: int) -> None:
    """TP-51, TP-52, TP-153, TZ-51, TZ-52: only a worker that one day keeps and two push off blocks them."""
    stays = last + 1 if piece == 0 else last
    spaces = range(teeth) if piece == "idle" else range(stays + 1)
    for space in spaces:
        seats: dict[int, dict[str, Any]] = {
            0: {"tribe": "cit_bolon_tum", "corn": 9},
            1: {"corn": 9},
            2: {"corn": 9},
        }
        made = Table(players=3, modules=MODULES, day=10, seats=seats, gears={gear: {space: piece}})
        made.play("place tikal", "end_turn", "place tikal", "end_turn")
        made.play("place starting_player_space", "end_turn")
        blocks = piece != "idle" and space == stays - 1
        assert ("turn_calendar two_days" in made.legal) != blocks, space
        if blocks:
            continue
        made.play("turn_calendar two_days")
        there = {(space + 2) % teeth} if piece == "idle" or space + 2 <= stays else set()
        assert set(made.gear(gear)) == there, space


# Skips.


def reached(taken: set[int], workers: int, skipped: int) -> set[tuple[frozenset[int], int]]:
    """Where workers can end on a gear, and for how much, if one space may be treated as taken by each."""
    ways = {(frozenset(taken), 0)}
    for placed in range(workers):
        further = set()
        for there, corn in ways:
            for barred in (there, there | {skipped}):
                free = [space for space in range(8) if space not in barred]
                if free:
                    further.add((there | {free[0]}, corn + free[0] + placed))
        ways = further
    return ways


def test_skips_reach_what_one_space_treated_as_taken_allows() -> None:
    """TP-62, TP-63, TP-64: every way to place up to three workers on a gear with some spaces taken."""
    stream = random.Random(7)
    for _ in range(40):
        taken = {space for space in range(8) if stream.random() < 0.4}
        workers = stream.choice([1, 2, 3])
        pieces: dict[int, int | str] = {space: 1 + place % 3 for place, space in enumerate(sorted(taken))}
        me = {"tribe": "vacub_caquix", "corn": 40}
        made = Table(modules=MODULES, seats={0: me}, gears={"yaxchilan": pieces})
        states = [made.session.state.copy()]
        for _ in range(workers):
            after = []
            for state in states:
                for action in made.game.legal(state):
                    if made.game.text(action) in ("place yaxchilan", "skip yaxchilan"):
                        after.append(state.copy())
                        made.game.apply(after[-1], action)
            states = after
        found = set()
        for state in states:
            assert isinstance(state, State)
            found.add((frozenset(s for s in range(8) if state.spaces[10 + s]), 40 - state.corn[0]))
        free = set(range(8)) - taken
        assert found == {way for skipped in free for way in reached(taken, workers, skipped)}
