"""Begging for corn, when it must be done, and pity for those who cannot even beg."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import names
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import Gears, Table

BEGGING = ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")

# Every space 0 taken by seats 1 and 2.
ZEROS: Gears = {
    "palenque": {0: 1},
    "yaxchilan": {0: 1},
    "tikal": {0: 1},
    "uxmal": {0: 2},
    "chichen_itza": {0: 2},
}
# Every space 0 and 1 and P2 taken, by four workers each of seats 1, 2 and 3, the last one of which is on the
# starting player space.
ZEROS_AND_ONES: Gears = {
    "palenque": {0: 1, 1: 1, 2: 1},
    "yaxchilan": {0: 1, 1: 2},
    "tikal": {0: 2, 1: 2},
    "uxmal": {0: 2, 1: 3},
    "chichen_itza": {0: 3, 1: 3},
}
SPACE = "place quick_action_space"


def crowded(seat: dict[str, Any], **own: int) -> Table:
    """Zeros, ones, P2 and the starting player space taken; seat 0 to move, with workers on `own` spaces."""
    gears = {gear: dict(pieces) for gear, pieces in ZEROS_AND_ONES.items()}
    for gear, space in own.items():
        gears[gear][space] = 0
    return Table(marker=3, to_move=0, starting_player_space=3, seats={0: seat}, gears=gears)


def test_begging_costs_one_temple_step() -> None:
    """TZ-8, X19: with 2 corn begging on Chaac leaves 3 corn and Chaac one step lower."""
    table = Table(seats={0: {"corn": 2}})
    events = table.play("beg chaac")
    assert [event.kind for event in events] == ["begged", "gained", "descended"]
    assert table.seat(0).corn == 3
    assert table.seat(0).temples == {"chaac": -1, "quetzalcoatl": 0, "kukulcan": 0}


def test_begging_with_three_corn_is_illegal() -> None:
    """TZ-8, X20: who has 3 corn cannot beg."""
    table = Table(seats={0: {"corn": 3}})
    assert not set(BEGGING) & set(table.legal)
    assert table.why("beg chaac") == Reason("too-much-corn-to-beg", "TZ-8", {"have": 3, "limit": 2})


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_begging_leaves_exactly_three_corn(corn: int) -> None:
    """TZ-8, X21: corn becomes exactly 3, not more."""
    table = Table(seats={0: {"corn": corn, "temples": {"quetzalcoatl": 4}}})
    table.play("beg quetzalcoatl")
    assert table.seat(0).corn == 3
    assert table.seat(0).temples["quetzalcoatl"] == 3


def test_only_temples_above_the_bottom_can_be_chosen() -> None:
    """TZ-8, X23: with Chaac and Kukulcan at the bottom only Quetzalcoatl may be chosen."""
    table = Table(seats={0: {"temples": {**BOTTOM, "quetzalcoatl": 0}}})
    assert [text for text in table.legal if text.startswith("beg")] == ["beg quetzalcoatl"]
    assert table.why("beg chaac") == Reason("at-the-bottom", "TZ-46", {"temple": "chaac"})


def test_begging_with_all_temples_at_the_bottom_is_illegal() -> None:
    """TZ-8, X23: with all three temples at the bottom nobody can beg."""
    table = Table(seats={0: {"temples": BOTTOM}})
    assert not set(BEGGING) & set(table.legal)
    assert table.why("beg kukulcan") == Reason("at-the-bottom", "TZ-46", {"temple": "kukulcan"})


def test_begging_after_placing_is_illegal() -> None:
    """TZ-8, X24: begging is for the start of the turn, not after a worker was placed."""
    table = Table()
    table.play("place palenque")
    assert table.legal == ["end_turn"]
    assert table.why("beg chaac") == Reason("beg-at-the-start", "TZ-8")


def test_begging_after_picking_up_is_illegal() -> None:
    """TZ-8: begging is for the start of the turn, not after a worker was picked up."""
    table = Table(gears={"yaxchilan": {1: 0}, "tikal": {1: 0}})
    table.play("pick_up Y1", "use Y1")
    assert table.legal == ["pick_up T1", "end_turn"]
    assert table.why("beg chaac") == Reason("beg-at-the-start", "TZ-8")


def test_begging_twice_in_a_turn_is_illegal() -> None:
    """TZ-8, X24: a second begging in one turn is refused."""
    table = Table()
    table.play("beg chaac")
    assert not set(BEGGING) & set(table.legal)
    assert table.why("beg quetzalcoatl") == Reason("begged-already", "TZ-8")


def test_begging_again_in_the_next_turn_is_legal() -> None:
    """TZ-8: once a turn, not once a game."""
    table = Table(players=2)
    table.finish_turn("beg chaac", "place palenque", "place yaxchilan", "place tikal")
    assert table.seat(0).corn == 0
    table.finish_turn("place uxmal")
    assert table.legal[:2] == ["beg quetzalcoatl", "beg kukulcan"]
    table.play("beg kukulcan")
    assert table.seat(0).corn == 3
    assert table.seat(0).temples == {"chaac": -1, "quetzalcoatl": 0, "kukulcan": -1}


def test_begged_corn_pays_the_placing_of_the_same_turn() -> None:
    """TZ-8: begging before placing is allowed, and its 3 corn may be spent at once."""
    table = Table()
    table.play("beg chaac", "place palenque", "place palenque")
    assert table.gear("palenque") == {0: 0, 1: 0}
    assert table.seat(0).corn == 3 - 2


def test_begged_corn_pays_a_step_down_of_the_same_turn() -> None:
    """TZ-8, TZ-11: begging before picking up is allowed, and its corn pays for a lower action."""
    table = Table(gears={"yaxchilan": {3: 0}})
    table.play("beg chaac", "pick_up Y3", "use Y1")
    assert (table.seat(0).corn, table.seat(0).wood) == (1, 1)


def test_begging_with_all_workers_on_gears_is_legal() -> None:
    """TZ-8: a player who can only pick up may beg before."""
    table = Table(seats={0: {"corn": 2}}, gears={"palenque": {1: 0, 2: 0, 3: 0}})
    assert table.legal == [*BEGGING, "pick_up P1", "pick_up P2", "pick_up P3"]
    table.play("beg quetzalcoatl")
    assert table.legal == ["pick_up P1", "pick_up P2", "pick_up P3"]
    assert table.seat(0).corn == 3


def test_begging_on_a_top_step_goes_down_one_step() -> None:
    """TZ-8: the step down is a real one, also from the top of a temple, and leaves the board as it is."""
    table = Table(seats={0: {"temples": {"chaac": 5}, "board": "dark"}})
    table.play("beg chaac")
    assert table.seat(0).temples["chaac"] == 4
    assert table.seat(0).board == "dark"


def test_begging_is_obligatory_when_no_placement_can_be_paid() -> None:
    """TZ-9, X25: without corn, own workers on gears and a space for nothing the only start is begging."""
    table = Table(marker=3, to_move=0, starting_player_space=3, gears=ZEROS)
    assert table.legal == BEGGING
    assert table.why("place yaxchilan") == Reason("must-beg", "TZ-9", {"cost": 1, "have": 0})
    table.play("beg chaac", "place yaxchilan")
    assert table.gear("yaxchilan") == {0: 1, 1: 0}
    assert table.seat(0).corn == 2


def test_begging_is_optional_while_the_starting_player_space_is_free() -> None:
    """TZ-9, X26: the starting player space costs nothing, so nobody must beg while it is free."""
    table = Table(gears=ZEROS)
    assert table.legal == [*BEGGING, "place starting_player_space"]
    table.play("place starting_player_space")
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


def test_begging_is_optional_with_a_worker_to_pick_up() -> None:
    """TZ-9: who has a worker on a gear may pick it up instead, though no placement can be paid."""
    table = crowded({}, uxmal=4)
    assert table.legal == [*BEGGING, "pick_up U4"]
    assert table.why("place tikal") == Reason("costs-corn", "TZ-5", {"cost": 2, "have": 0})


def test_begging_is_optional_when_the_cheapest_space_can_just_be_paid() -> None:
    """TZ-9: with 1 corn and spaces 1 free nobody must beg, but may."""
    table = Table(marker=3, to_move=0, starting_player_space=3, seats={0: {"corn": 1}}, gears=ZEROS)
    assert table.legal == [*BEGGING, *(f"place {gear}" for gear in GEARS)]


def test_pity_is_not_for_those_who_can_beg() -> None:
    """TZ-10, X29: with Chaac above the bottom there is no pity; the player must beg there."""
    table = crowded({"corn": 1, "temples": {**BOTTOM, "chaac": 0}})
    assert table.legal == ["beg chaac"]
    assert table.why("place tikal") == Reason("must-beg", "TZ-9", {"cost": 2, "have": 1})
    table.play("beg chaac")
    assert table.legal == [f"place {gear}" for gear in GEARS]
    table.play("place tikal")
    assert (table.seat(0).corn, table.seat(0).temples) == (1, BOTTOM)


def test_pity_places_on_a_cheapest_space_for_all_corn() -> None:
    """TZ-10: who can neither pay nor beg places one worker on a cheapest space and gives up all corn."""
    table = crowded({"corn": 1, "temples": BOTTOM})
    assert table.legal == [f"place {gear}" for gear in GEARS[1:]]
    assert table.why("place palenque") == Reason("only-the-cheapest", "TZ-10", {"cost": 3, "cheapest": 2})
    events = table.play("place uxmal")
    assert [event.kind for event in events] == ["pitied", "paid", "placed"]
    assert table.gear("uxmal") == {0: 2, 1: 3, 2: 0}
    assert (table.seat(0).corn, table.seat(0).workers_in_hand) == (0, 2)


def test_pity_is_for_exactly_one_worker() -> None:
    """TZ-10: after the pitied worker no other one can be placed."""
    table = crowded({"temples": BOTTOM})
    table.play("place chichen_itza")
    assert table.gear("chichen_itza") == {0: 3, 1: 3, 2: 0}
    assert table.legal == ["end_turn"]
    parts: dict[str, int | str] = {"cost": 3, "have": 0, "parts": "placing", "space": 2, "tax": 0, "more": 1}
    assert table.why("place yaxchilan") == Reason("costs-corn", "TZ-5", parts)


def test_no_pity_for_those_who_can_pay() -> None:
    """TZ-10: with 2 corn a space 2 is paid as usual, and a dearer one is refused."""
    table = crowded({"corn": 2, "temples": BOTTOM})
    assert table.legal == [f"place {gear}" for gear in GEARS[1:]]
    assert table.why("place palenque") == Reason("costs-corn", "TZ-5", {"cost": 3, "have": 2})
    events = table.play("place yaxchilan")
    assert table.seat(0).corn == 0
    assert [event.kind for event in events] == ["paid", "placed"]


def test_no_pity_with_a_worker_to_pick_up() -> None:
    """TZ-10: who has a worker on a gear must pick it up and gets nothing out of pity."""
    table = crowded({"corn": 1, "temples": BOTTOM}, tikal=5)
    assert table.legal == ["pick_up T5"]
    assert table.why("place tikal") == Reason("costs-corn", "TZ-5", {"cost": 2, "have": 1})


def test_no_pity_while_the_starting_player_space_is_free() -> None:
    """TZ-10: the starting player space costs nothing, so it is the only place for a player without corn."""
    table = Table(seats={0: {"temples": BOTTOM}}, gears=ZEROS)
    assert table.legal == ["place starting_player_space"]
    assert table.why("place palenque") == Reason("costs-corn", "TZ-5", {"cost": 1, "have": 0})


def test_pity_with_idle_workers_on_the_spaces() -> None:
    """TZ-7, TZ-10: idle workers on every space 0 make the spaces 1 the cheapest ones."""
    table = Table(
        players=2,
        marker=1,
        to_move=0,
        starting_player_space=1,
        seats={0: {"temples": BOTTOM}},
        gears={**{gear: {0: "idle"} for gear in GEARS}, "palenque": {0: "idle", 1: "idle"}},
    )
    assert table.legal == [f"place {gear}" for gear in GEARS[1:]]
    table.play("place yaxchilan")
    assert table.gear("yaxchilan") == {0: "idle", 1: 0}
    assert table.seat(0).corn == 0


def besieged(taken: int, seat: dict[str, Any], tile: str = "q1_stone", **fields: Any) -> Table:
    """Five players, seat 0 with all temples at the bottom; so much is taken of every gear, and the space."""
    fields = {"quick_spaces": [1, 2, 3], "starting_player_space": 4, **fields}
    fields = {"gears": expansion.crowded(taken), "quick_tiles": [tile], "marker": 1, "to_move": 0, **fields}
    return Table(players=5, modules=expansion.QUICK_TRIBES, seats={0: {"temples": BOTTOM, **seat}}, **fields)


def test_pity_offers_the_fixed_price_where_it_is_the_cheapest() -> None:
    """TP-45, TP-141: every space costs four, Cit-Bolon-Tum's price three: one worker for all corn."""
    table = besieged(4, {"tribe": "cit_bolon_tum", "corn": 2})
    assert table.legal == [f"bargain {gear}" for gear in names.GEARS]
    table.play("bargain tikal")
    assert (table.seat(0).corn, table.gear("tikal")[4]) == (0, 0)
    assert table.legal == ["end_turn"]


def test_pity_knows_no_fixed_price_for_other_tribes() -> None:
    """TP-141: the others give all their corn for a space that costs four."""
    table = besieged(4, {"tribe": "yumkaax", "corn": 2})
    assert table.legal == [f"place {gear}" for gear in names.GEARS]


def test_pity_passes_over_a_price_that_is_no_help() -> None:
    """TP-47, TZ-10: where spaces cost one, Cit-Bolon-Tum places on them like everybody."""
    table = besieged(1, {"tribe": "cit_bolon_tum"})
    assert table.legal == [f"place {gear}" for gear in names.GEARS]


@pytest.mark.parametrize(("tile", "offered"), [("q1_stone", True), ("q1_build", False)])
def test_pity_offers_a_quick_space_only_for_an_action_without_corn(tile: str, offered: bool) -> None:
    """TP-150: the quick space costs one like the gears; building needs a corn that is given up."""
    table = besieged(1, {"wood": 1}, tile, quick_spaces=[None, 2, 3])
    assert table.legal == [f"place {gear}" for gear in names.GEARS] + [SPACE] * offered


def test_sale_is_free_when_no_turn_begins_with_it() -> None:
    """TP-65, TP-148: who must beg may not sell too much, but who has picked up a worker may."""
    seat = {"tribe": "xaman_ek", "stone": 1, "temples": {}, "workers_in_hand": 3}
    begging = besieged(4, seat)
    assert begging.legal == [f"beg {temple}" for temple in names.TEMPLES]
    gears = expansion.crowded(4)
    gears["palenque"][5] = 0
    picking = besieged(4, seat | {"workers_in_hand": 2}, gears=gears)
    picking.play("pick_up P5", "nothing")
    assert picking.legal == ["end_turn", "barter stone"]
