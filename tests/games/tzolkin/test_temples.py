"""The temples: climbing, the single place on top, the player board, stepping down."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from tests.games.tzolkin.table import Table

TOPS = [("chaac", 5), ("quetzalcoatl", 7), ("kukulcan", 6)]


def climber(temple: str, **seats: dict[str, Any]) -> Table:
    """A table where seat 0 has just climbed in a temple for its corn at U1; seats are seat_0, seat_1 ..."""
    known = {int(name[-1]): dict(fields) for name, fields in seats.items()}
    known.setdefault(0, {})["corn"] = 3
    table = Table(seats=known, gears={"uxmal": {1: 0}})
    table.play("pick_up U1", "use U1", f"climb {temple}")
    return table


# The top step.


def test_step_below_a_taken_top_is_wasted() -> None:
    """TZ-43, X119: the three corn are paid and the marker stays; legal all the same."""
    table = climber("chaac", seat_0={"temples": {"chaac": 4}}, seat_1={"temples": {"chaac": 5}})
    assert table.seat(0).corn == 0
    assert table.seat(0).temples["chaac"] == 4
    assert table.seat(1).temples["chaac"] == 5
    assert table.legal == ["end_turn"]


def test_top_is_free_again_when_its_holder_begs() -> None:
    """TZ-43, X120: Red steps down from the top by begging, and Blue climbs there in the same round."""
    seats: dict[int, dict[str, Any]] = {0: {"temples": {"chaac": 5}}, 1: {"corn": 3, "temples": {"chaac": 4}}}
    table = Table(seats=seats, gears={"uxmal": {1: 1}})
    table.play("beg chaac", "place palenque", "end_turn")
    assert table.seat(0).temples["chaac"] == 4
    table.play("pick_up U1", "use U1", "climb chaac")
    assert table.seat(1).temples["chaac"] == 5
    assert table.seat(0).temples["chaac"] == 4


def test_top_is_free_again_when_its_holder_burns_wood() -> None:
    """TZ-43: any step down frees the top, also the one for burning the jungle."""
    seats: dict[int, dict[str, Any]] = {
        0: {"temples": {"kukulcan": 6}},
        1: {"corn": 3, "temples": {"kukulcan": 5}},
    }
    table = Table(seats=seats, gears={"palenque": {3: 0}, "uxmal": {1: 1}})
    table.play("pick_up P3", "use P3", "harvest burn", "descend kukulcan", "end_turn")
    table.play("pick_up U1", "use U1", "climb kukulcan")
    assert table.seat(0).temples["kukulcan"] == 5
    assert table.seat(1).temples["kukulcan"] == 6


@pytest.mark.parametrize(("temple", "top"), TOPS)
def test_every_temple_has_its_own_top(temple: str, top: int) -> None:
    """TZ-43: five steps in Chaac, seven in Quetzalcoatl, six in Kukulcan; a step beyond is wasted."""
    table = climber(temple, seat_0={"temples": {temple: top - 1}})
    assert table.seat(0).temples[temple] == top
    table = climber(temple, seat_0={"temples": {temple: top}})
    assert table.seat(0).temples[temple] == top


@pytest.mark.parametrize("step", [-1, 0, 3])
def test_lower_steps_hold_any_number(step: int) -> None:
    """TZ-43: only the top is for one; others may stand on the step climbed to, and the top may be taken."""
    others = {f"seat_{seat}": {"temples": {"chaac": step + 1}} for seat in (1, 2)}
    holder = {"seat_3": {"temples": {"chaac": 5}}}
    table = climber("chaac", seat_0={"temples": {"chaac": step}}, **others, **holder)
    assert table.seat(0).temples["chaac"] == step + 1


@pytest.mark.parametrize(("taken", "arrives"), [(True, 4), (False, 5)])
def test_several_steps_are_taken_one_by_one(taken: bool, arrives: int) -> None:
    """TZ-43: of two steps from Chaac 3 the first counts; the second is wasted if the top is taken."""
    seats: dict[int, dict[str, Any]] = {
        0: {"stone": 2, "temples": {"chaac": 3}},
        1: {"temples": {"chaac": 5 if taken else 0}},
    }
    row = ["a2_shrine_chaac_2_2vp", "a2_tomb_8vp"]
    table = Table(seats=seats, gears={"tikal": {2: 0}}, day=15, row=row)
    table.play("pick_up T2", "use T2")
    assert table.seat(0).buildings == ["a2_shrine_chaac_2_2vp"]
    assert table.seat(0).temples["chaac"] == arrives
    assert table.points(0) == 2


# The player board.


def test_arriving_on_top_turns_the_board_light() -> None:
    """TZ-44, X122: a dark board turns light at once."""
    table = climber("chaac", seat_0={"board": "dark", "temples": {"chaac": 4}})
    assert table.seat(0).temples["chaac"] == 5
    assert table.seat(0).board == "light"


def test_light_board_stays_light_on_top() -> None:
    """TZ-44: nothing happens to a board that is light already."""
    table = climber("quetzalcoatl", seat_0={"temples": {"quetzalcoatl": 6}})
    assert table.seat(0).board == "light"
    assert not [event for event in table.session.events if event.kind == "board_turned"]


def test_wasted_step_on_top_does_not_turn_the_board() -> None:
    """TZ-44: a player already on top stays dark, for nothing has been reached."""
    table = climber("chaac", seat_0={"board": "dark", "temples": {"chaac": 5}})
    assert table.seat(0).temples["chaac"] == 5
    assert table.seat(0).board == "dark"


def test_step_blocked_below_the_top_does_not_turn_the_board() -> None:
    """TZ-44: who does not arrive stays dark."""
    table = climber(
        "chaac", seat_0={"board": "dark", "temples": {"chaac": 4}}, seat_1={"temples": {"chaac": 5}}
    )
    assert table.seat(0).board == "dark"


def test_step_below_the_top_does_not_turn_the_board() -> None:
    """TZ-44: only the top step does."""
    table = climber("chaac", seat_0={"board": "dark", "temples": {"chaac": 3}})
    assert table.seat(0).temples["chaac"] == 4
    assert table.seat(0).board == "dark"


def test_stepping_down_and_up_again_turns_the_board_light() -> None:
    """TZ-44: the corn begged for on the top step pays for arriving there once more."""
    seats = {0: {"board": "dark", "temples": {"chaac": 5}}}
    table = Table(seats=seats, gears={"uxmal": {1: 0}})
    table.play("beg chaac", "pick_up U1", "use U1", "climb chaac")
    assert table.seat(0).corn == 0
    assert table.seat(0).temples["chaac"] == 5
    assert table.seat(0).board == "light"


def test_only_the_own_board_turns() -> None:
    """TZ-44: the boards of the others stay as they are."""
    table = climber("chaac", seat_0={"board": "dark", "temples": {"chaac": 4}}, seat_1={"board": "dark"})
    assert [table.seat(seat).board for seat in range(4)] == ["light", "dark", "light", "light"]


def test_two_tops_may_be_held_and_each_turns_the_board() -> None:
    """TZ-44: a board that went dark again turns light on the top of another temple."""
    table = climber("kukulcan", seat_0={"board": "dark", "temples": {"chaac": 5, "kukulcan": 5}})
    assert table.seat(0).temples == {"chaac": 5, "quetzalcoatl": 0, "kukulcan": 6}
    assert table.seat(0).board == "light"


# Two temples at Tikal 5.


def test_both_steps_of_tikal_5_may_arrive_on_top() -> None:
    """TZ-45: two temples, two tops."""
    seats = {0: {"wood": 1, "board": "dark", "temples": {"chaac": 4, "kukulcan": 5}}}
    table = Table(seats=seats, gears={"tikal": {5: 0}})
    table.play("pick_up T5", "use T5", "climb chaac", "climb kukulcan")
    assert table.seat(0).temples == {"chaac": 5, "quetzalcoatl": 0, "kukulcan": 6}
    assert table.seat(0).board == "light"


# Stepping down.


def test_nobody_begs_in_a_temple_at_the_bottom() -> None:
    """TZ-46, X125: with Quetzalcoatl at -1 only the other two can be chosen."""
    table = Table(seats={0: {"temples": {"quetzalcoatl": -1}}})
    assert [text for text in table.legal if text.startswith("beg")] == ["beg chaac", "beg kukulcan"]
    bottom = Reason("at-the-bottom", "TZ-46", {"temple": "quetzalcoatl"})
    assert table.why("beg quetzalcoatl") == bottom


def test_nobody_steps_down_for_burning_in_a_temple_at_the_bottom() -> None:
    """TZ-46, X125: the same holds for the step down after burning."""
    table = Table(seats={0: {"temples": {"quetzalcoatl": -1}}}, gears={"palenque": {3: 0}})
    table.play("pick_up P3", "use P3", "harvest burn")
    assert table.legal == ["descend chaac", "descend kukulcan"]
    bottom = Reason("at-the-bottom", "TZ-46", {"temple": "quetzalcoatl"})
    assert table.why("descend quetzalcoatl") == bottom
    table.play("descend kukulcan")
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": -1, "kukulcan": -1}


def test_several_seats_share_the_bottom() -> None:
    """TZ-46: the lowest step takes any number."""
    seats = {0: {"temples": {"chaac": 0}}, 1: {"temples": {"chaac": -1}}}
    table = Table(seats=seats)
    table.play("beg chaac")
    assert table.seat(0).temples["chaac"] == -1


def test_yellow_loses_three_points_at_the_bottom_of_kukulcan() -> None:
    """TZ-72: at the end of age 1 Yellow's steps give 6 + 0 - 3, and 3 + 1 for its ties: 7."""
    temples = [
        {"chaac": 1, "kukulcan": 5},
        {"chaac": 3, "kukulcan": 3},
        {"chaac": 3, "kukulcan": -1},
    ]
    seats = {seat: {"corn": 6, "temples": steps} for seat, steps in enumerate(temples)}
    table = Table(players=3, day=14, to_move=2, seats=seats)
    table.finish_turn("place uxmal")
    assert table.points(2) == 6 + 0 - 3 + 3 + 1
