"""The stall rule: two idle rounds or six without an irreversible event end a period (MX-31)."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.events import Event
from sacbe.games.mexica import names
from tests.games.mexica.table import Table

DEALT = list(names.CALPULLI[:8])
NEW = list(names.CALPULLI[8:])
FIRST_ROW = ["F2", "G2", "H2", "I2", "J2"]
"""Canals that make F1 to J1 a district of five."""


def idle(table: Table, rounds: int = 1) -> list[Event]:
    """All players end their turns unspent."""
    return table.play(*["end_turn"] * (rounds * table.position["players"]))


def walk(table: Table, rounds: int = 1) -> list[Event]:
    """All players go one step each."""
    events = []
    for _ in range(rounds * table.position["players"]):
        events += table.play(f"step {table.offers('step')[0]}", "end_turn")
    return events


def counters(table: Table) -> tuple[int, int]:
    """Idle rounds and rounds without an irreversible event."""
    return table.position["idle_rounds"], table.position["quiet_rounds"]


def period(table: Table) -> int:
    """The period that is played."""
    return int(table.position["period"])


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def test_two_idle_rounds() -> None:
    """MX-31, S116: all tiles gone, each player 1 temple left, two rounds unspent: the period is scored."""
    table = Table(removed_tiles=DEALT, seats={seat: {"temples": [0, 0, 0, 1]} for seat in range(3)})
    events = idle(table)
    assert (period(table), counters(table)) == (1, (1, 1))
    assert "stall_near" in kinds(events)
    events = idle(table)
    assert period(table) == 2
    assert kinds(events).index("period_stalled") < kinds(events).index("period_ended")
    assert [table.points(seat) for seat in range(3)] == [5, 5, 5]


def test_six_rounds_of_walking() -> None:
    """MX-31, S117: without an irreversible event the sixth round is the last."""
    table = Table()
    events = walk(table, 4)
    assert "stall_near" not in kinds(events)
    assert kinds(walk(table)).count("stall_near") == 1
    assert (period(table), counters(table)) == (1, (0, 5))
    events = walk(table)
    assert ("period_stalled" in kinds(events), period(table)) == (True, 2)


def test_a_temple_resets_the_counter() -> None:
    """MX-31, S118: five rounds of walking, then one temple: the counter is back at 0."""
    table = Table()
    walk(table, 5)
    table.play("temple 1", "build D5")
    idle(table)
    assert (period(table), counters(table)) == (1, (0, 0))


def test_founding_for_nothing_is_an_event() -> None:
    """MX-31, S147: after an idle round A founds for 0 AP and nobody does anything else: both are 0."""
    table = Table(pillis=["F1", "I7", "H8"], canals=FIRST_ROW, open_tiles=["calpulli_5a"])
    idle(table)
    table.play("found 5", "tile J1")
    idle(table)
    assert (period(table), counters(table)) == (1, (0, 0))


def test_period_2_counts_anew() -> None:
    """MX-31, S148: period 1 ends by six quiet rounds; after one more of walking the counter is 1."""
    table = Table(quiet_rounds=5)
    walk(table)
    assert (period(table), counters(table)) == (2, (0, 0))
    walk(table)
    assert (period(table), counters(table)) == (2, (0, 1))


def test_an_idle_end_counts_anew_too() -> None:
    """MX-31, S148: after two idle rounds period 2 begins with both counters at 0."""
    table = Table()
    idle(table, 2)
    assert (period(table), counters(table)) == (2, (0, 0))
    idle(table)
    assert (period(table), counters(table)) == (2, (1, 1))


@pytest.mark.parametrize("action", ["step H5", "buy_token", "bridge O7", "spend_token"])
def test_what_is_spending(action: str) -> None:
    """MX-31: AP or tokens; the round is not idle, but it is without an event."""
    table = Table(idle_rounds=1, quiet_rounds=1, seats={0: {"tokens": 1}})
    table.play(action)
    idle(table)
    assert (period(table), counters(table)) == (1, (0, 2))


def test_proposing_is_neither() -> None:
    """MX-31: a proposal that fails is no spending and no event."""
    table = Table(open_tiles=["calpulli_10"], idle_rounds=1, quiet_rounds=1)
    table.play("propose 10", "vote no")
    idle(table)
    assert period(table) == 2


def test_a_removal_by_vote_is_an_event() -> None:
    """MX-31: the removal costs nothing and resets both counters."""
    table = Table(open_tiles=["calpulli_10", "calpulli_11"], idle_rounds=1, quiet_rounds=1)
    table.play("propose 10", "vote yes", "vote yes")
    idle(table)
    assert (period(table), counters(table)) == (1, (0, 0))


@pytest.mark.parametrize("canal", [("canal single", "lay D5"), ("canal double", "lay D5", "lay D6")])
def test_a_canal_is_an_event(canal: tuple[str, ...]) -> None:
    """MX-31: both counters are 0 after a round with a canal."""
    table = Table(idle_rounds=1, quiet_rounds=5)
    table.play(*canal)
    idle(table)
    assert (period(table), counters(table)) == (1, (0, 0))


def test_a_bridge_is_no_event() -> None:
    """MX-31: building and relocating bridges can go on only so long."""
    table = Table(quiet_rounds=5)
    table.play("bridge O7")
    idle(table)
    assert period(table) == 2


def test_one_player_who_spends_keeps_the_round_from_being_idle() -> None:
    """MX-31: nobody may spend; the last seat's step is enough."""
    table = Table(idle_rounds=1, quiet_rounds=1)
    table.play("end_turn", "end_turn", "step H9", "end_turn")
    assert (period(table), counters(table)) == (1, (0, 2))


def test_counters_are_read_at_the_end_of_a_round_only() -> None:
    """MX-31: within the second idle round nothing ends."""
    table = Table(idle_rounds=1, quiet_rounds=1)
    table.play("end_turn", "end_turn")
    assert (period(table), table.to_act, counters(table)) == (1, 2, (1, 1))


def test_idle_and_quiet_rounds_mixed() -> None:
    """MX-31: idle, walking, idle is no stall of the first kind, but three rounds of the second."""
    table = Table()
    idle(table)
    walk(table)
    idle(table)
    assert (period(table), counters(table)) == (1, (1, 3))


def test_open_tiles_leave_the_game() -> None:
    """MX-31: tiles still open are removed before scoring, and period 2 has the new ones only."""
    table = Table(open_tiles=DEALT, idle_rounds=1, quiet_rounds=1)
    events = idle(table)
    removed = [event.data for event in events if event.kind == "tile_removed"]
    assert [data["size"] for data in removed] == [3, 3, 4, 4, 5, 5, 6, 6]
    assert {data["why"] for data in removed} == {"stall"}
    assert kinds(events).index("tile_removed") < kinds(events).index("period_ended")
    assert (table.position["removed_tiles"], table.position["open_tiles"]) == (DEALT, NEW)


@pytest.mark.parametrize("fields", [{"idle_rounds": 1, "quiet_rounds": 1}, {"quiet_rounds": 5}])
def test_a_triggered_period_ends_by_itself(fields: dict[str, Any]) -> None:
    """MX-31: a period already triggered ends by MX-20, not as a stall."""
    table = Table(triggered=True, removed_tiles=DEALT, **fields)
    events = idle(table)
    assert period(table) == 2
    assert "period_stalled" not in kinds(events)


def test_a_stall_in_period_2_ends_the_game() -> None:
    """MX-31: the game is over, open tiles removed, unfounded districts scored."""
    table = Table(period=2, idle_rounds=1, quiet_rounds=1, temples={"D5": [1, 1]})
    idle(table)
    assert table.session.is_over
    assert (table.position["open_tiles"], table.points(1)) == ([], 192 + 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_idlers_end_the_game_in_four_rounds(players: int) -> None:
    """MX-31: two idle rounds for each period, whatever the number of players."""
    table = Table(players=players, round=1)
    idle(table, 4)
    assert (table.session.is_over, table.position["round"]) == (True, 5)


def test_a_round_that_began_before_the_position_counts_as_told() -> None:
    """MX-31: what the earlier seats of the round spent or did is part of the position."""
    for fields, found in (
        ({"spent_in_round": True}, (0, 2)),
        ({"events_in_round": True}, (0, 0)),
        ({}, None),
    ):
        given: dict[str, Any] = {"to_move": 2, "idle_rounds": 1, "quiet_rounds": 1, **fields}
        table = Table(**given)
        table.play("end_turn")
        if found is None:
            assert period(table) == 2
        else:
            assert (period(table), counters(table)) == (1, found)
