"""Set-up with modules: which may be combined, the fifth player, and idle workers with quick actions."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe.core import constants as core
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, BadPosition
from sacbe.core.state import State
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Table

GAME = sacbe.game("tzolkin")
QUICK = ("quick_actions",)
ALL = ("tribes", "prophecies", "buildings", "quick_actions")
Hands = dict[int, list[str]]


def tiles_of(*gears: str) -> list[str]:
    """All wealth tiles of small gears."""
    return [f"w_{gear}_{space}" for gear in gears for space in (1, 3, 5, 7)]


def texts(state: State) -> list[str]:
    return [GAME.text(action) for action in GAME.legal(state)]


def set_up(
    players: int,
    modules: tuple[str, ...] = QUICK,
    *,
    dealt: list[str] | None = None,
    idle: tuple[str, ...] = (),
    tribes: Hands | None = None,
) -> State:
    """A new game up to the first choice; chance deals wealth tiles of `dealt` only and these tribes, and
    draws the tiles `idle` first, in this order.
    """
    state = GAME.new(players, modules)
    wanted = {tribe: seat for seat, hand in (tribes or {}).items() for tribe in hand}
    while GAME.to_act(state) == core.CHANCE:
        legal = texts(state)
        kept = [text for text in legal if _is_wanted(state, text, dealt, idle, wanted)]
        GAME.apply(state, GAME.parse(state, (kept or legal)[0]))
    return state


def _is_wanted(
    state: State, text: str, dealt: list[str] | None, idle: tuple[str, ...], tribes: dict[str, int]
) -> bool:
    verb, *rest = text.split()
    if verb == "deal" and dealt is not None:
        return rest[0] in dealt
    if verb == "deal":
        return rest[0] not in idle
    if verb == "idle":
        drawn = len(GAME.position(state)["wealth_drawn"])
        return drawn >= len(idle) or rest[0] == idle[drawn]
    if verb == "deal_tribe":
        to = GAME.position(state)["pending"][-1]["to"]
        return tribes.get(rest[0], -1) == to if to in tribes.values() else rest[0] not in tribes
    return True


def idle_workers(state: State) -> list[str]:
    """The spaces of gears on which idle workers stand."""
    gears = GAME.position(state)["gears"]
    return [
        names.GEAR_LETTERS[i] + space
        for i, gear in enumerate(names.GEARS)
        for space, piece in gears[gear].items()
        if piece == "idle"
    ]


def choose(state: State, wanted: Callable[[str], bool] = lambda text: True) -> None:
    """Let every seat choose the first answer that is wanted, until chance or a turn is asked."""
    while any(text.startswith("keep") for text in texts(state)) and GAME.to_act(state) != core.CHANCE:
        legal = texts(state)
        answer = next((text for text in legal if wanted(text)), legal[0])
        GAME.apply(state, GAME.parse(state, answer))


# Modules.


@pytest.mark.parametrize("count", range(5))
def test_modules_may_be_combined_as_one_likes(count: int) -> None:
    """TP-1: any of the four alone and together, for two to four players."""
    for modules in itertools.combinations(ALL, count):
        for players in (2, 3, 4):
            session = sacbe.start("tzolkin", players, modules=modules, seed=players)
            assert list(session.game.position(session.state)["modules"]) == list(modules)
            assert session.legal()


@pytest.mark.parametrize("count", range(5))
def test_only_five_players_need_quick_actions(count: int) -> None:
    """TP-1: with quick actions any other module may be there or not; without them five cannot play."""
    for modules in itertools.combinations(ALL, count):
        if "quick_actions" in modules:
            assert len(sacbe.start("tzolkin", 5, modules=modules, seed=1).view(None)["seats"]) == 5
        else:
            with pytest.raises(BadOptions):
                sacbe.start("tzolkin", 5, modules=modules)
            with pytest.raises(BadPosition):
                sacbe.from_position({"game": "tzolkin", "players": 5, "modules": list(modules)})


@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused_with_all_modules(players: int) -> None:
    """TP-1: two to five."""
    with pytest.raises(BadOptions):
        sacbe.start("tzolkin", players, modules=ALL)


def test_prophecies_alone_leave_the_base_set_up() -> None:
    """TP-1, P1: three players have six idle workers on gears and no quick board."""
    state = set_up(3, ("prophecies",))
    position = GAME.position(state)
    assert len(idle_workers(state)) == 6
    assert "quick_spaces" not in position
    assert len(position["prophecies"]) == 3


def test_prophecies_and_quick_actions_for_three() -> None:
    """TP-1, P1, TP-9: 12 idle workers, one of them on a quick space."""
    state = set_up(3, ("prophecies", "quick_actions"), idle=("w_palenque_1", "w_tikal_1"))
    assert len(idle_workers(state)) == 11
    assert GAME.position(state)["quick_spaces"].count("idle") == 1


# Five players.


def test_five_fields_in_each_group_of_palenque() -> None:
    """TP-4, P4: five corn tiles in each group, five wood tiles on them in three groups."""
    jungle = GAME.position(set_up(5))["jungle"]
    assert jungle["palenque_2"] == {"corn": 5, "wood": 0}
    assert [jungle[f"palenque_{space}"] for space in (3, 4, 5)] == [{"corn": 5, "wood": 5}] * 3
    assert sum(group["corn"] for group in jungle.values()) == 20
    assert sum(group["wood"] for group in jungle.values()) == 15


def test_six_monuments_for_five() -> None:
    """TP-5, P5: as many as there are spaces on the board."""
    assert len(GAME.position(set_up(5))["monuments"]) == 6


def test_nobody_is_idle_in_the_game_for_five() -> None:
    """TP-4, TP-122: three open quick spaces and no idle worker."""
    for seed in range(5):
        session = sacbe.start("tzolkin", 5, modules=ALL, seed=seed)
        assert idle_workers(session.state) == []
        assert session.game.position(session.state)["quick_spaces"] == [None, None, None]


@pytest.mark.parametrize(("built", "points"), [(1, 3), (5, 15), (6, 18)])
def test_monument_of_all_monuments_for_five(built: int, points: int) -> None:
    """TP-6, P6: three points for each monument built, five of them fifteen."""
    others = ["m_skulls", "m_maxed_technologies", "m_wood_tiles", "m_corn_tiles", "m_best_temple"][
        : built - 1
    ]
    seats: dict[int, dict[str, Any]] = {1: {"monuments": ["m_all_monuments"]}}
    for number, monument in enumerate(others):
        seats.setdefault((2, 3, 4, 0, 2)[number], {}).setdefault("monuments", []).append(monument)
    table = Table(players=5, modules=list(QUICK), day=27, seats=seats, marker=1, to_move=0)
    table.play("place palenque", "end_turn")
    assert table.session.is_over
    assert table.seat(1).points["monuments"] == points


def test_everybody_is_dealt_four_wealth_tiles_and_keeps_two() -> None:
    """TP-7, P7: 20 of 21 are dealt, one is unused, and everybody keeps two."""
    state = set_up(5)
    seats = GAME.position(state)["seats"]
    assert [len(seat["wealth_dealt"]) for seat in seats] == [4] * 5
    assert len({tile for seat in seats for tile in seat["wealth_dealt"]}) == 20
    choose(state)
    assert [len(seat["wealth"]) for seat in GAME.position(state)["seats"]] == [2] * 5


def test_ixtab_keeps_three_wealth_tiles() -> None:
    """TP-7, P7: Ixtab keeps three, everybody else two."""
    tribes = {seat: list(names.TRIBES[2 * seat : 2 * seat + 2]) for seat in range(5)}
    holder = next(seat for seat, hand in tribes.items() if "ixtab" in hand)
    state = set_up(5, ("tribes", "quick_actions"), tribes=tribes)
    choose(state, lambda text: text == "keep_tribe ixtab")
    while GAME.position(state)["pending"][-1]["kind"] != "turn":
        GAME.apply(state, GAME.legal(state)[0])
    kept = [len(seat["wealth"]) for seat in GAME.position(state)["seats"]]
    assert kept == [3 if seat == holder else 2 for seat in range(5)]


def test_round_of_five() -> None:
    """TP-4: five turns from the marker on, then the calendar."""
    table = Table(players=5, modules=list(QUICK), marker=3)
    order = []
    for gear in names.GEARS:
        order.append(table.to_act)
        table.play(f"place {gear}", "end_turn")
    assert order == [3, 4, 0, 1, 2]
    assert table.position["day"] == 2


# Idle workers with quick actions.


@pytest.mark.parametrize(("players", "on_gears", "on_quick"), [(2, 16, 2), (3, 11, 1), (4, 5, 1)])
def test_idle_workers_with_quick_actions(players: int, on_gears: int, on_quick: int) -> None:
    """TP-8, TP-9, TP-10: 18, 12 and 6 in all; two, one and one of them on quick spaces."""
    for seed in range(8):
        session = sacbe.start("tzolkin", players, modules=QUICK, seed=seed)
        placed = [event.data["space"] for event in session.events if event.kind == "idle_worker_placed"]
        dealt = [
            tile for seat in range(players) for tile in session.view(seat)["seats"][seat]["wealth_dealt"]
        ]
        assert len(dealt) == 4 * players
        assert not set(session.view(None)["wealth_drawn"]) & set(dealt)
        assert len(set(placed)) == len(placed) == len(idle_workers(session.state)) <= on_gears
        assert len(placed) >= on_gears - 1
        spaces = session.game.position(session.state)["quick_spaces"]
        assert (spaces.count("idle"), spaces.count(None)) == (on_quick, 3 - on_quick)


def test_idle_workers_stop_at_sixteen_for_two() -> None:
    """TP-8, P8: 13 tiles that touch all four small gears would place 17; the last tile is not drawn."""
    dealt = [f"w_{gear}_{space}" for gear in names.GEARS[:4] for space in (1, 3)]
    state = set_up(2, dealt=dealt)
    assert (len(idle_workers(state)), len(GAME.position(state)["wealth_drawn"])) == (16, 12)
    assert GAME.position(state)["quick_spaces"].count(None) == 1
    choose(state)
    assert len(idle_workers(state)) == 16
    assert GAME.position(state)["pending"][-1]["kind"] == "turn"


def test_sixteenth_idle_worker_may_lack_its_opposite() -> None:
    """TP-8, P8: 15 stand when the first tile of a gear is drawn as the last: one more, no opposite."""
    dealt = ["w_palenque_1", "w_yaxchilan_1", *tiles_of("tikal")[:3], *tiles_of("uxmal")[:3]]
    undealt = [tile for tile in names.WEALTH if tile not in dealt and tile != "w_uxmal_7"]
    state = set_up(2, dealt=dealt, idle=(*undealt, "w_uxmal_7"))
    assert len(GAME.position(state)["wealth_drawn"]) == 13
    assert len(idle_workers(state)) == 16
    assert [space for space in idle_workers(state) if space[0] == "U"] == ["U7"]


def test_idle_workers_for_four() -> None:
    """TP-10, P10: the first of five undealt tiles is w_tikal_3: T3 and T8, then three more."""
    state = set_up(4, idle=("w_tikal_3",))
    standing = idle_workers(state)
    assert len(standing) == 5
    assert {"T3", "T8"} <= set(standing)
    assert GAME.position(state)["wealth_drawn"][0] == "w_tikal_3"
    assert GAME.position(state)["quick_spaces"].count(None) == 2


def test_undealt_tiles_always_suffice_for_four() -> None:
    """TP-142: five undealt tiles place five idle workers, also if all are of Chichen Itza."""
    state = set_up(4, dealt=tiles_of("palenque", "yaxchilan", "tikal", "uxmal"))
    assert idle_workers(state) == ["C0", "C3", "C5", "C7", "C10"]
    choose(state)
    assert GAME.position(state)["pending"][-1]["kind"] == "turn"
    assert len(idle_workers(state)) == 5


# The last idle worker.


KEPT = ["w_uxmal_1", "w_uxmal_5", "w_yaxchilan_3", "w_yaxchilan_7"]
DISCARDED = ["w_uxmal_3", "w_uxmal_7", "w_yaxchilan_1", "w_yaxchilan_5"]


def short_of_one() -> State:
    """Two players; all tiles of Chichen Itza, Palenque and Tikal are undealt."""
    return set_up(2, dealt=tiles_of("uxmal", "yaxchilan"))


def test_one_idle_worker_may_be_left_over_for_two() -> None:
    """TP-142, P142: 5 + 4+1 + 4+1 = 15 stand before the choice, and nothing is drawn before it."""
    state = short_of_one()
    assert len(idle_workers(state)) == 15
    assert not [space for space in idle_workers(state) if space[0] in "UY"]
    assert GAME.to_act(state) != core.CHANCE
    assert all(text.startswith("keep ") for text in texts(state))


@pytest.mark.parametrize("drawn", DISCARDED)
def test_discarded_tile_is_drawn_for_the_last_idle_worker(drawn: str) -> None:
    """TP-142, P142, TP-143: chance draws one of the four discards; only its space is taken, no opposite."""
    state = short_of_one()
    before = idle_workers(state)
    choose(state, lambda text: text.split()[1] in KEPT)
    assert GAME.to_act(state) == core.CHANCE
    assert sorted(texts(state)) == sorted(f"idle {tile}" for tile in DISCARDED)
    assert GAME.from_position(GAME.position(state)).key() == state.key()
    GAME.apply(state, GAME.parse(state, f"idle {drawn}"))
    _, gear, space = drawn.split("_")
    assert set(idle_workers(state)) - set(before) == {gear[0].upper() + space}
    assert len(idle_workers(state)) == 16
    assert GAME.position(state)["pending"][-1]["kind"] == "turn"


def test_players_do_not_choose_among_the_discards() -> None:
    """TP-143, TP-142: in a session chance has drawn the tile when the first turn begins."""
    seen = set()
    for seed in range(16):
        session = sacbe.from_position(GAME.position(short_of_one()), seed=seed)
        for seat in (0, 1):
            for tile in [tile for tile in session.view(seat)["seats"][seat]["wealth_dealt"] if tile in KEPT]:
                session.play(f"keep {tile}", seat=seat)
        assert len(idle_workers(session.state)) == 16
        assert session.game.position(session.state)["pending"][-1]["kind"] == "turn"
        seen |= {space for space in idle_workers(session.state) if space[0] in "UY"}
    assert seen == {"U3", "U7", "Y1", "Y5"}


def test_gains_of_the_wealth_tiles_come_as_always() -> None:
    """TP-142, TZ-68: the draw takes nothing from the tiles kept."""
    state = short_of_one()
    choose(state, lambda text: text.split()[1] in KEPT)
    GAME.apply(state, GAME.parse(state, "idle w_uxmal_3"))
    seats = GAME.position(state)["seats"]
    assert sorted(tile for seat in seats for tile in seat["wealth"]) == sorted(KEPT)
    assert sum(seat["workers_in_hand"] for seat in seats) == 3 + 3 + 1
    assert sum(seat["corn"] for seat in seats) == 5 + 0 + 2 + 3


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_one_idle_worker_may_be_left_over_for_three(gear: str) -> None:
    """TP-142, TP-9: undealt Chichen Itza and one small gear: ten of eleven, then one of six discards."""
    others = [other for other in names.GEARS[:4] if other != gear]
    state = set_up(3, dealt=tiles_of(*others))
    assert len(idle_workers(state)) == 10
    choose(state)
    kept = [tile for seat in GAME.position(state)["seats"] for tile in seat["wealth"]]
    discarded = [tile for tile in tiles_of(*others) if tile not in kept]
    assert (len(discarded), GAME.to_act(state)) == (6, core.CHANCE)
    assert sorted(texts(state)) == sorted(f"idle {tile}" for tile in discarded)
    before = idle_workers(state)
    GAME.apply(state, GAME.parse(state, f"idle {discarded[0]}"))
    assert len(idle_workers(state)) == len(before) + 1 == 11


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_drawn_later_where_the_undealt_tiles_suffice(players: int) -> None:
    """TP-142: with undealt tiles of three or two small gears all stand before the choice."""
    dealt = [*tiles_of("uxmal", "yaxchilan", "tikal", "palenque")[: 4 * players - 1], "w_chichen_itza_0"]
    state = set_up(players, dealt=dealt)
    placed = len(idle_workers(state))
    assert placed == {2: 16, 3: 11}[players]
    choose(state)
    assert (len(idle_workers(state)), GAME.position(state)["pending"][-1]["kind"]) == (placed, "turn")


def test_last_idle_worker_with_tribes() -> None:
    """TP-142, TP-11: Ixtab keeps three, so one of three discards is drawn; the draw follows all choices."""
    tribes = {0: ["ixtab", "yaluk"], 1: ["balam", "bacab"]}
    state = set_up(2, ("tribes", "quick_actions"), dealt=tiles_of("uxmal", "yaxchilan"), tribes=tribes)
    assert len(idle_workers(state)) == 15
    choose(state, lambda text: text == "keep_tribe ixtab")
    seats = GAME.position(state)["seats"]
    assert [len(seat["wealth"]) for seat in seats] == [3, 2]
    while GAME.to_act(state) != core.CHANCE:
        GAME.apply(state, GAME.legal(state)[0])
    discarded = set(tiles_of("uxmal", "yaxchilan")) - {tile for seat in seats for tile in seat["wealth"]}
    assert sorted(texts(state)) == sorted(f"idle {tile}" for tile in discarded)
    assert len(discarded) == 3


def test_without_quick_actions_no_idle_worker_is_left_over() -> None:
    """TP-142, TZ-69: twelve stand in the base game, whatever was dealt."""
    state = set_up(2, (), dealt=tiles_of("uxmal", "yaxchilan"))
    assert len(idle_workers(state)) == 12
    choose(state)
    assert GAME.position(state)["pending"][-1]["kind"] == "turn"


def test_view_before_the_draw_hides_the_other_hand() -> None:
    """TP-142, TZ-82: a guess deals the hidden tiles anew, and one worker is still to come."""
    state = short_of_one()
    other = state.copy()
    GAME.guess(other, 0, Stream(3))
    assert GAME.view(other, 0) == GAME.view(state, 0)
    assert len(idle_workers(other)) == 15


# Slips.


@pytest.mark.parametrize("day", range(1, 9))
def test_first_quarter_has_no_prophecy(day: int) -> None:
    """TP-143, TP-3: not every quarter has a prophecy."""
    table = Table(modules=["prophecies"], prophecies=["hunger", "drought", "desecration"], day=day)
    assert table.session.view(None)["calamity"] is None


def test_third_prophecy_does_not_touch_final_scoring() -> None:
    """TP-143, TP-102: it ends with the fourth food day; leftover gold becomes four corn each, untaxed."""
    prophecies = ["hunger", "drought", "gold_shortage"]
    seats = {0: {"corn": 6, "gold": 4}}
    table = Table(modules=["prophecies"], prophecies=prophecies, seats=seats, day=27, to_move=3)
    table.play("place palenque", "end_turn")
    assert table.session.is_over
    assert table.seat(0).points["corn"] == 4


def test_drought_takes_one_corn_from_a_harvest() -> None:
    """TP-143, TP-78: one corn, neither a block nor a tile."""
    prophecies = ["drought", "hunger", "desecration"]
    table = Table(modules=["prophecies"], prophecies=prophecies, day=9, gears={"palenque": {2: 0}})
    table.play("pick_up P2", "use P2")
    assert (table.seat(0).corn, table.seat(0).corn_tiles) == (4 - 1, 1)
