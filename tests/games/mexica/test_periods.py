"""The end of a period, the end of a turn, and that nothing forces either (MX-20, MX-28 to MX-30)."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.errors import IllegalAction
from sacbe.core.events import Event
from sacbe.games.mexica import names
from tests.games.mexica.table import Table

DEALT = list(names.CALPULLI[:8])
NEW = list(names.CALPULLI[8:])
ONE_LEFT = {"temples": [1, 0, 0, 0]}
NONE_LEFT = {"temples": [0, 0, 0, 0]}
BUILD = ("temple 1", "build D5")
FIRST_ROW = ["F2", "G2", "H2", "I2", "J2"]
"""Canals that make F1 to J1 a district of five."""


def four(**fields: Any) -> Table:
    """Four seats in period 1; all tiles of the period are gone unless some are open."""
    gone = [tile for tile in DEALT if tile not in fields.get("open_tiles", [])]
    return Table(players=4, removed_tiles=gone, **fields)


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def period(table: Table) -> int:
    """The period that is played."""
    return int(table.position["period"])


# The end of a period.


def test_the_round_is_completed_after_the_trigger() -> None:
    """MX-20, S75: the second seat meets both: the third and the fourth play, scoring, the first opens."""
    table = four(to_move=1, seats={1: ONE_LEFT})
    events = table.play(*BUILD, "end_turn")
    assert "period_triggered" in kinds(events)
    assert (table.to_act, period(table)) == (2, 1)
    assert "period_ended" not in kinds(table.play("end_turn"))
    assert (table.to_act, period(table)) == (3, 1)
    assert "period_ended" in kinds(table.play("end_turn"))
    assert (table.to_act, period(table), table.action_points) == (0, 2, 6)


def test_the_last_seat_triggers() -> None:
    """MX-20, S76: the fourth seat meets both: scoring right after that turn."""
    table = four(to_move=3, seats={3: ONE_LEFT})
    table.play(*BUILD)
    assert (table.to_act, period(table)) == (3, 1)  # the turn is not over
    assert "period_ended" in kinds(table.play("end_turn"))
    assert (table.to_act, period(table)) == (0, 2)


def test_the_first_seat_triggers() -> None:
    """MX-20, S77: the first seat meets both: the other three play."""
    table = four(to_move=0, seats={0: ONE_LEFT})
    table.play(*BUILD, "end_turn")
    turns = []
    while period(table) == 1:
        turns.append(table.to_act)
        table.play("end_turn")
    assert (turns, table.to_act) == ([1, 2, 3], 0)


def test_temples_left_with_everybody() -> None:
    """MX-20, S78: all 8 tiles gone, everybody has a temple left: play goes on."""
    table = four(to_move=3, seats=dict.fromkeys(range(4), ONE_LEFT))
    assert "period_triggered" not in kinds(table.play("step G6", "end_turn"))
    assert (table.to_act, period(table), table.position["triggered"]) == (0, 1, False)


def test_a_tile_is_still_open() -> None:
    """MX-20, S79: all 9 temples built by one player, 1 tile open: play goes on."""
    cells = ["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"]
    levels = [1, 1, 1, 2, 2, 2, 3, 3, 4]
    temples = {cell: [0, level] for cell, level in zip(cells, levels, strict=True)}
    table = four(to_move=3, temples=temples, open_tiles=[DEALT[0]])
    assert table.seat(0).temples == [0, 0, 0, 0]
    assert "period_triggered" not in kinds(table.play("step G6", "end_turn"))
    assert (table.to_act, period(table)) == (0, 1)


def test_new_tiles_stay_closed_in_the_last_turns() -> None:
    """MX-20, S81: after the trigger the 7 new tiles are not open; with period 2 they are."""
    table = Table(
        players=4,
        pillis=["H6", "I7", "H8", "F1"],
        canals=FIRST_ROW,
        removed_tiles=[*DEALT[:4], *NEW[:4]],
        to_move=2,
        triggered=True,
    )
    assert table.position["open_tiles"] == []
    table.play("end_turn")
    assert table.position["open_tiles"] == []
    with pytest.raises(IllegalAction, match="tile-face-down"):
        table.play("found 5")
    with pytest.raises(IllegalAction, match="tile-face-down"):
        table.play("propose 5")
    table.play("end_turn")
    assert table.position["open_tiles"] == [*DEALT[4:], *NEW[4:]]
    table.play("end_turn", "end_turn", "end_turn", "found 5", "tile J1")
    assert table.seat(3).points["founding"] == 3


def test_canals_and_bridges_are_not_refilled() -> None:
    """MX-20, S136: period 2 begins with exactly the canals and bridges that period 1 left."""
    left = {"doubles": 3, "singles": 0, "bridges": 1}
    table = four(to_move=3, triggered=True, supply=left)
    table.play("end_turn")
    assert period(table) == 2
    assert table.position["supply"] == {**left, "tokens": 12}


def test_unused_temples_are_kept() -> None:
    """MX-20: period 2 adds 3, 2, 2, 2 temples to those left."""
    table = four(to_move=3, triggered=True, seats={0: NONE_LEFT, 1: {"temples": [3, 0, 1, 1]}})
    table.play("end_turn")
    assert table.seat(0).temples == [3, 2, 2, 2]
    assert table.seat(1).temples == [6, 2, 3, 3]
    assert table.seat(2).temples == [6, 5, 4, 3]


def test_removed_tiles_stay_out() -> None:
    """MX-20: what was removed in period 1 does not come back."""
    table = four(to_move=3, triggered=True)
    table.play("end_turn")
    assert table.position["removed_tiles"] == DEALT
    assert table.position["open_tiles"] == NEW


def test_the_board_is_kept() -> None:
    """MX-20: pillis, canals, bridges, temples and founded tiles stay where they are."""
    table = Table(
        canals=["T7", "U8"],
        bridges={"O7": "h"},
        temples={"D5": [2, 3]},
        tiles_on_board={"T6": 3},
        triggered=True,
        to_move=2,
    )
    before = table.position
    table.play("end_turn")
    assert period(table) == 2
    for key in ("canals", "bridges", "temples", "tiles_on_board"):
        assert table.position[key] == before[key]
    assert [table.seat(seat).pilli for seat in range(3)] == [seat["pilli"] for seat in before["seats"]]


@pytest.mark.parametrize(("first_player", "seat"), [(2, 1), (1, 0), (3, 2)])
def test_the_same_first_player_begins_period_2(first_player: int, seat: int) -> None:
    """MX-20: the round ends with the seat before the first player, who opens period 2."""
    table = four(first_player=first_player, to_move=seat, seats={seat: ONE_LEFT})
    table.play(*BUILD, "end_turn")
    assert (table.to_act, period(table)) == (first_player, 2)


def test_period_2_ends_the_game() -> None:
    """MX-20: the same end in period 2 is the end of the game, the round completed."""
    table = Table(players=4, period=2, open_tiles=[], to_move=2, seats={2: ONE_LEFT})
    table.play(*BUILD, "end_turn")
    assert not table.session.is_over
    events = table.play("end_turn")
    assert kinds(events)[-1] == "game_ended"
    assert (table.session.is_over, table.legal, table.to_act) == (True, [], None)


def test_a_tile_founded_last_triggers_too() -> None:
    """MX-20: temples first, then the last tile: the founding turn is the triggering one."""
    table = four(
        pillis=["F1", "I7", "H8", "G7"],
        canals=FIRST_ROW,
        open_tiles=["calpulli_5a"],
        to_move=0,
        seats={2: NONE_LEFT},
    )
    table.play("found 5", "tile J1")
    assert "period_triggered" in kinds(table.play("end_turn"))
    table.play("end_turn", "end_turn", "end_turn")
    assert period(table) == 2


def test_the_trigger_comes_once() -> None:
    """MX-20: another seat that meets the conditions in the last turns changes nothing."""
    table = four(to_move=0, seats={0: ONE_LEFT, 1: ONE_LEFT})
    table.play(*BUILD, "end_turn")
    assert "period_triggered" not in kinds(table.play("temple 1", "build D7", "end_turn"))
    table.play("end_turn", "end_turn")
    assert (table.to_act, period(table)) == (0, 2)


# The end of a turn.


def test_founding_and_tokens_after_the_last_action_point() -> None:
    """MX-28, S146: the sixth AP lays the closing canal; founding is legal, then a token and a temple."""
    table = Table(
        pillis=["S8", "H6", "I7"],
        canals=["R6", "Q7", "Q8"],
        open_tiles=["calpulli_13"],
        action_points=1,
        seats={0: {"tokens": 1}},
    )
    table.play("canal single", "lay Q9")
    assert (table.to_act, table.action_points) == (0, 0)
    table.play("found 13", "tile T9", "spend_token", "temple 1", "build U8")
    assert (table.to_act, table.action_points, table.points(0)) == (0, 0, 7)
    assert table.position["temples"] == {"U8": [0, 1]}
    table.play("end_turn")
    assert table.to_act == 1


def test_a_turn_waits_for_its_end_with_nothing_left_to_do() -> None:
    """MX-28: at 0 AP without a token the end of the turn is the only answer, and it is asked."""
    table = Table(action_points=0)
    assert (table.to_act, table.legal) == (0, ["end_turn"])


def test_a_turn_may_end_at_any_number_of_points() -> None:
    """MX-28: ending a turn is always among the answers."""
    for action_points in (0, 1, 6, 18):
        assert "end_turn" in Table(action_points=action_points).legal


def test_nothing_is_begun_that_cannot_be_left_by_its_answers() -> None:
    """MX-28: within a canal the turn cannot be ended; the canal is laid first."""
    table = Table()
    table.play("canal double")
    with pytest.raises(IllegalAction, match="other-question"):
        table.play("end_turn")


# Nobody is stuck, nothing is forced.


def test_a_walled_in_pilli_teleports() -> None:
    """MX-29: on B1 behind a canal, with no bridge left, 5 of the 6 AP lead out."""
    table = Table(pillis=["B1", "H6", "I7"], canals=["B2"], supply={"bridges": 0})
    assert (table.offers("step"), table.offers("bridge")) == ([], [])
    table.play("teleport")
    assert len(table.offers("land")) == 192 - 1 - 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_begins_with_a_way_out(players: int) -> None:
    """MX-29: in random games teleport is legal whenever 5 AP are there, and has somewhere to land."""
    game = sacbe.game("mexica")
    state, stream, turns = game.new(players), Stream(11), 0
    teleport, end_turn = game.parse(state, "teleport"), game.parse(state, "end_turn")
    while not game.is_over(state):
        legal = game.legal(state)
        if end_turn in legal and game.view(state, None)["action_points"] >= 5:
            turns += 1
            assert teleport in legal
            twin = state.copy()
            game.apply(twin, teleport)
            assert game.legal(twin) or game.is_over(twin)
        game.apply(state, legal[stream.draw(len(legal))])
    assert turns > 20


def test_a_last_temple_may_be_withheld() -> None:
    """MX-30: as long as something happens in every round, nobody is made to build the last temple."""
    table = four(seats=dict.fromkeys(range(4), ONE_LEFT), supply={"doubles": 0})
    for cell in ("B3", "D3", "F3", "H3", "J3", "L3"):
        table.play("canal single", f"lay {cell}", "end_turn", "end_turn", "end_turn", "end_turn")
    assert (period(table), table.position["quiet_rounds"], table.position["idle_rounds"]) == (1, 0, 0)
    assert [table.seat(seat).temples for seat in range(4)] == [[1, 0, 0, 0]] * 4


def test_a_tile_may_be_left_unfounded() -> None:
    """MX-30: a district that could be founded, and temples all built: nobody must found it."""
    table = four(
        pillis=["F1", "I7", "H8", "G7"],
        canals=FIRST_ROW,
        open_tiles=["calpulli_5a"],
        seats=dict.fromkeys(range(4), NONE_LEFT),
    )
    assert table.offers("found") == ["5"]
    table.play("step G1", "end_turn", "end_turn", "end_turn", "end_turn")
    assert (period(table), table.to_act, table.offers("found")) == (1, 0, ["5"])
