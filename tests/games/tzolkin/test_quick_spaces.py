"""The quick spaces: their cost and number, who may take one, begging and pity around them."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import Gears, Table

QUICK = ["quick_actions"]
SPACE = "place quick_action_space"
BEGGING = ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
FARM = "a1_farm_one_worker_1"
SHRINE = "a1_shrine_architecture"


def quick(tile: str, seat: dict[str, Any], *modules: str, **fields: Any) -> Table:
    """Seat 0 is to move on day 1, this tile is in force."""
    fields = {"modules": [*QUICK, *modules], "quick_tiles": [tile], **fields}
    return Table(seats={0: seat, **fields.pop("seats", {})}, **fields)


def full_up_to(space: int, others: tuple[int, ...] = (1, 2, 3)) -> Gears:
    """All spaces up to a number taken on every gear, by the others in turn."""
    places = [(gear, number) for gear in GEARS for number in range(space + 1)]
    gears: Gears = {gear: {} for gear in GEARS}
    for i, (gear, number) in enumerate(places):
        gears[gear][number] = others[i % len(others)]
    return gears


# The price.


@pytest.mark.parametrize(
    ("before", "cost"),
    [
        ([], 1),
        (["place palenque"], 2),
        (["place palenque", "place tikal"], 4),
        (["place starting_player_space"], 2),
    ],
)
def test_quick_space_costs_one_corn_and_the_surcharge(before: list[str], cost: int) -> None:
    """TP-120, P120: after a worker on P0 a quick space costs two in all."""
    table = quick("q1_stone", {"corn": 10})
    table.play(*before, SPACE)
    assert table.seat(0).corn == 10 - cost
    assert table.position["quick_spaces"].count(0) == 1
    assert table.seat(0).workers_in_hand == 3 - len(before) - 1


@pytest.mark.parametrize(("corn", "is_legal"), [(0, False), (1, True)])
def test_quick_space_must_be_paid(corn: int, is_legal: bool) -> None:
    """TP-120: without its corn there is no quick space."""
    assert (SPACE in quick("q1_stone", {"corn": corn}).legal) is is_legal


def test_quick_space_counts_for_the_surcharge_of_later_workers() -> None:
    """TP-120: the worker after it is the second of the turn."""
    table = quick("q1_stone", {"corn": 5})
    table.play(SPACE, "place palenque")
    assert table.seat(0).corn == 5 - 1 - 1


# How many.


def test_one_quick_space_in_a_turn() -> None:
    """TP-121, P121: two in a turn are illegal."""
    table = quick("q1_stone", {"corn": 20}, players=5)
    table.play(SPACE)
    assert SPACE not in table.legal
    table.play("place palenque")
    assert SPACE not in table.legal


@pytest.mark.parametrize(
    "order", [[SPACE, "place starting_player_space"], ["place starting_player_space", SPACE]]
)
def test_quick_space_and_starting_player_space_in_one_turn(order: list[str]) -> None:
    """TP-121, P121: both in one turn are legal, in either order."""
    table = quick("q1_stone", {"corn": 2})
    table.play(*order, "quick_action", "end_turn")
    assert (table.seat(0).corn, table.seat(0).stone) == (0, 1)
    assert table.position["starting_player_space"] == 0


def test_three_spaces_for_five_players() -> None:
    """TP-122, P122: when three have used them the other two cannot, and next round all are free."""
    rich = {seat: {"corn": 20} for seat in range(5)}
    table = quick("q1_stone", rich[0], players=5, seats=rich)
    for _ in range(3):
        assert SPACE in table.legal
        table.play(SPACE, "quick_action", "end_turn")
    assert table.position["quick_spaces"] == [0, 1, 2]
    for _ in range(2):
        assert SPACE not in table.legal
        table.play("place palenque", "end_turn")
    assert table.position["quick_spaces"] == [None, None, None]
    assert SPACE in table.legal


@pytest.mark.parametrize(("players", "free"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_idle_workers_close_spaces_for_the_whole_game(players: int, free: int) -> None:
    """TP-123, P123: with two players one space each round for both together; idle workers never leave."""
    rich = {seat: {"corn": 60} for seat in range(players)}
    table = quick("q1_stone", rich[0], players=players, seats=rich)
    closed = table.position["quick_spaces"]
    assert closed.count("idle") == 3 - free
    for day in (1, 2):
        assert table.position["day"] == day
        for turn in range(players):
            assert (SPACE in table.legal) is (turn < free)
            own = SPACE if turn < free else "place starting_player_space"
            if own not in table.legal:
                own = "place palenque"
            table.play(own)
            if own == SPACE:
                table.play("quick_action")
            table.play("end_turn")
            if table.legal == ["turn_calendar one_day", "turn_calendar two_days"]:
                table.play("turn_calendar one_day")
        assert table.position["quick_spaces"] == closed


# Can it be performed?


@pytest.mark.parametrize(
    ("seat", "is_legal"),
    [
        ({"corn": 1, "wood": 1}, False),
        ({"corn": 2, "wood": 1}, True),
        ({"corn": 9}, False),
        ({"corn": 9, "stone": 9}, False),
        ({"corn": 9, "technologies": {"architecture": 3}}, False),
    ],
)
def test_quick_building_must_be_affordable(seat: dict[str, Any], is_legal: bool) -> None:
    """TP-126, P126: after the space a corn must be left and the blocks of an open building be there."""
    table = quick("q1_build", seat)
    assert (SPACE in table.legal) is is_legal
    if is_legal:
        table.play(SPACE, "quick_action")
        assert (table.seat(0).buildings, table.goods()) == ([FARM], (0, 0, 0, 0))


def test_quick_building_needs_an_open_building() -> None:
    """TP-126: monuments do not count, and an empty row gives nothing to build."""
    rich = {"corn": 9, "wood": 9, "stone": 9, "gold": 9}
    table = quick("q1_build", rich, row=[], monuments=["m_tombs"])
    assert SPACE not in table.legal
    table = quick("q1_build", rich, row=[FARM, SHRINE], monuments=["m_tombs"])
    table.play(SPACE, "quick_action")
    assert table.legal == [f"build {FARM}", f"build {SHRINE}"]
    table.play(f"build {FARM}")
    assert table.legal == ["end_turn"]


def test_workers_placed_later_may_not_spend_what_the_action_needs() -> None:
    """TP-126, TP-127: with two corn a quick building leaves none for another worker; with three it does."""
    table = quick("q1_build", {"corn": 2, "wood": 1})
    table.play(SPACE)
    assert table.legal == ["quick_action"]
    table = quick("q1_build", {"corn": 3, "wood": 1})
    table.play(SPACE)
    assert "place palenque" in table.legal
    table.play("place palenque")
    assert table.legal == ["quick_action"]


@pytest.mark.parametrize(("tooth_corn", "is_legal"), [(0, False), (1, True)])
def test_tooth_corn_counts_for_the_test(tooth_corn: int, is_legal: bool) -> None:
    """TP-126: a worker on the starting player space brings the corn for a quick building."""
    table = quick("q1_build", {"corn": 2, "wood": 1}, tooth_corn=tooth_corn)
    table.play("place starting_player_space")
    assert (SPACE in table.legal) is is_legal
    if is_legal:
        table.play(SPACE, "quick_action")
        assert (table.seat(0).buildings, table.goods()) == ([FARM], (0, 0, 0, 0))


@pytest.mark.parametrize(
    "order", [(SPACE, "place starting_player_space"), ("place starting_player_space", SPACE)]
)
def test_test_is_made_when_all_workers_are_placed(order: tuple[str, str]) -> None:
    """TP-126: Yumkaax places a second worker for nothing, so the tooth corn may come last."""
    seat = {"corn": 1, "wood": 1, "tribe": "yumkaax"}
    table = quick("q1_build", seat, "tribes", tooth_corn=1)
    table.play(order[0])
    assert "quick_action" not in table.legal
    table.play(order[1], "quick_action")
    assert (table.seat(0).buildings, table.goods()) == ([FARM], (0, 0, 0, 0))
    assert SPACE not in quick("q1_build", seat, "tribes").legal


def test_tooth_corn_of_another_does_not_count() -> None:
    """TP-126: only who has put a worker on the starting player space takes the corn."""
    taken: dict[str, Any] = {"tooth_corn": 5, "starting_player_space": 3, "marker": 3, "to_move": 0}
    table = quick("q1_build", {"corn": 1, "wood": 1}, **taken)
    assert SPACE not in table.legal


@pytest.mark.parametrize(
    ("seat", "is_legal"),
    [
        ({}, False),
        ({"gold": 1}, True),
        (
            {
                "gold": 1,
                "technologies": dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), 1),
            },
            False,
        ),
    ],
)
def test_quick_technology_must_be_affordable(seat: dict[str, Any], is_legal: bool) -> None:
    """TP-126, TP-129: the blocks of some level must be there."""
    table = quick("q1_technology_1", {"corn": 5, **seat})
    assert (SPACE in table.legal) is is_legal


def test_quick_trade_can_always_be_performed() -> None:
    """TP-151, P151: with one corn and no block the space may be taken; no exchange follows."""
    table = quick("q1_trade", {"corn": 1})
    table.play(SPACE, "quick_action")
    assert (table.goods(), table.legal) == ((0, 0, 0, 0), ["end_turn"])


def test_quick_trade_has_the_market_rates_and_no_limit() -> None:
    """TP-151, TZ-37: any number of exchanges, both ways, or none."""
    table = quick("q1_trade", {"corn": 4, "stone": 2, "gold": 1})
    table.play(SPACE, "quick_action")
    assert table.legal == ["sell stone", "sell gold", "buy wood", "buy stone", "done"]
    table.play("sell stone", "sell stone", "sell gold", "buy wood", "done")
    assert table.goods() == (3 + 6 + 4 - 2, 1, 0, 0)
    none = quick("q1_trade", {"corn": 4})
    none.play(SPACE, "quick_action", "done")
    assert none.goods() == (3, 0, 0, 0)


def test_block_of_a_quick_technology_may_not_be_sold_first() -> None:
    """TP-127, P127: Xaman Ek may not sell the only wood once the space is taken, but another block."""
    table = quick("q1_technology_1", {"corn": 3, "wood": 1, "tribe": "xaman_ek"}, "tribes")
    assert "barter wood" in table.legal
    table.play(SPACE)
    assert "barter wood" not in table.legal
    table.play("quick_action", "advance theology")
    assert (table.goods(), table.seat(0).technologies["theology"]) == ((2, 0, 0, 0), 1)
    rich = quick("q1_technology_1", {"corn": 3, "wood": 1, "gold": 1, "tribe": "xaman_ek"}, "tribes")
    rich.play(SPACE, "barter gold")
    assert "quick_action" in rich.legal
    assert "barter wood" not in rich.legal


def test_sale_made_before_counts_for_the_test() -> None:
    """TP-126: Xaman Ek sells a stone first, and its corn pays for the quick building."""
    table = quick("q1_build", {"corn": 1, "wood": 1, "stone": 1, "tribe": "xaman_ek"}, "tribes")
    table.play("barter stone", SPACE, "quick_action")
    assert (table.seat(0).buildings, table.goods()) == ([FARM], (2, 0, 0, 0))
    poor = quick("q1_build", {"corn": 1, "wood": 1, "tribe": "xaman_ek"}, "tribes")
    assert SPACE not in poor.legal
    poor.play("barter wood")
    assert SPACE not in poor.legal


# The worker there.


def test_worker_on_a_quick_space_returns_at_the_end_of_the_round() -> None:
    """TP-134, P134: of three workers one is placed, on a quick space; three are in hand next round."""
    table = quick("q1_stone", {"corn": 1}, players=2)
    table.play(SPACE, "quick_action", "end_turn")
    assert table.seat(0).workers_in_hand == 2
    table.play("place palenque", "end_turn")
    assert (table.position["day"], table.seat(0).workers_in_hand) == (2, 3)


@pytest.mark.parametrize("days", ["one_day", "two_days"])
def test_worker_returns_together_with_that_of_the_starting_player_space(days: str) -> None:
    """TP-150: both return in the calendar step, however many days it turns."""
    table = quick("q1_stone", {"corn": 5}, marker=1, to_move=0, players=2)
    table.play(SPACE, "place starting_player_space", "quick_action")
    assert (table.seat(0).workers_in_hand, table.position["quick_spaces"][0]) == (1, 0)
    table.play("end_turn", f"turn_calendar {days}")
    assert (table.seat(0).workers_in_hand, table.position["quick_spaces"][0]) == (3, None)
    assert table.position["starting_player_space"] is None


def test_worker_on_a_quick_space_is_fed() -> None:
    """TP-150, P150a: on day 8 three workers, one of them on a quick space, need six corn."""
    tiles = [None, None, None, "q1_stone"]
    fields: dict[str, Any] = {"day": 8, "marker": 1, "to_move": 0, "players": 2, "quick_tiles": tiles}
    table = quick("", {"corn": 7}, **fields)
    table.play(SPACE, "quick_action", "end_turn")
    assert (table.seat(0).corn, "hunger" in table.seat(0).points) == (0, False)
    hungry = quick("", {"corn": 6}, **fields)
    hungry.play(SPACE, "quick_action", "end_turn")
    assert (hungry.seat(0).corn, hungry.seat(0).points["hunger"]) == (1, -3)


def test_worker_on_a_quick_space_counts_for_hunger() -> None:
    """TP-150: four workers fed, one of them on a quick space, are in the second band."""
    fields = {"modules": [*QUICK, "prophecies"], "prophecies": ["hunger"], "day": 14, "players": 2}
    tiles = [None] * 6 + ["q1_stone"]
    seat = {"corn": 13, "workers_in_hand": 4}
    table = quick("", seat, marker=1, to_move=0, **{**fields, "quick_tiles": tiles})
    table.play(SPACE, "quick_action", "end_turn")
    assert (table.seat(0).corn, table.seat(0).points.get("prophecies", 0)) == (0, 0)


def test_worker_on_a_quick_space_is_on_no_gear() -> None:
    """TP-150, TZ-63: at a tie the worker on a gear wins over the one on a quick space."""
    fields: dict[str, Any] = {"day": 27, "players": 2, "marker": 1, "to_move": 0}
    tiles = [None] * 12 + ["q2_trade"]
    seats = {1: {"corn": 6, "workers_in_hand": 2}}
    table = quick("", {"corn": 7}, quick_tiles=tiles, seats=seats, gears={"palenque": {0: 1}}, **fields)
    table.play(SPACE, "quick_action", "done", "end_turn")
    assert table.session.is_over
    assert table.points(0) == table.points(1)
    assert table.game.winners(table.session.state) == [1]


def test_worker_on_a_quick_space_cannot_be_picked_up() -> None:
    """TP-150: it stands on no gear, so there is nothing to pick up."""
    table = quick("q1_stone", {"corn": 5, "workers_in_hand": 4})
    document = {**table.position, "quick_spaces": [0, None, "idle"]}
    # It goes back before its seat's next turn, so that only a trusted document shows it then.
    state = table.game.from_position(document, trusted=True)
    assert not [a for a in table.game.legal(state) if table.game.text(a).startswith("pick_up")]


# Begging and pity.


@pytest.mark.parametrize(("tile", "is_optional"), [("q1_stone", True), ("q1_build", False)])
def test_quick_space_makes_begging_optional_only_if_its_action_can_be_performed(
    tile: str, is_optional: bool
) -> None:
    """TP-150, P150b: with one corn and all spaces 0 and 1 taken a stone may be fetched, a building not."""
    fields: dict[str, Any] = {"marker": 3, "to_move": 0, "starting_player_space": 3}
    table = quick(tile, {"corn": 1, "wood": 1}, gears=full_up_to(1), **fields)
    assert table.legal == [*BEGGING, *([SPACE] if is_optional else [])]
    table.play("beg chaac")
    assert SPACE in table.legal
    assert table.seat(0).corn == 3


def test_quick_building_that_can_be_paid_makes_begging_optional() -> None:
    """TP-150: with two corn and a wood the quick building can be performed, so nobody must beg."""
    fields: dict[str, Any] = {"marker": 3, "to_move": 0, "starting_player_space": 3}
    table = quick("q1_build", {"corn": 2, "wood": 1}, gears=full_up_to(2), **fields)
    assert table.legal == [*BEGGING, SPACE]
    table = quick("q1_build", {"corn": 2}, gears=full_up_to(2), **fields)
    assert table.legal == BEGGING
    proud = quick("q1_build", {"corn": 2, "wood": 1, "temples": BOTTOM}, gears=full_up_to(2), **fields)
    assert proud.legal == [SPACE]
    proud.play(SPACE)
    assert proud.seat(0).corn == 1


@pytest.mark.parametrize(
    ("tile", "seat", "places"),
    [
        ("q1_stone", {}, [SPACE]),
        ("q1_corn", {}, [SPACE]),
        ("q1_trade", {}, [SPACE]),
        ("q1_technology_1", {"wood": 1}, [SPACE]),
        ("q1_technology_1", {}, [f"place {gear}" for gear in GEARS]),
        ("q1_build", {"wood": 1}, [f"place {gear}" for gear in GEARS]),
    ],
)
def test_pity_counts_a_quick_space_whose_action_needs_no_corn(
    tile: str, seat: dict[str, Any], places: list[str]
) -> None:
    """TP-150, TZ-10: for pity the action must be possible after all corn is given up."""
    fields: dict[str, Any] = {"marker": 3, "to_move": 0, "starting_player_space": 3}
    table = quick(tile, {**seat, "temples": BOTTOM}, gears=full_up_to(1), **fields)
    assert table.legal == places
    table.play(places[0])
    assert table.seat(0).corn == 0
    assert table.legal == (["quick_action"] if places == [SPACE] else ["end_turn"])
    if places == [SPACE]:
        table.play("quick_action")
        assert [text for text in table.legal if text.startswith("place")] == []


def test_pity_does_not_count_a_quick_space_that_is_taken() -> None:
    """TP-150: with both spaces taken the cheapest placements are those on the gears."""
    fields: dict[str, Any] = {"marker": 3, "to_move": 0, "starting_player_space": 3}
    table = quick("q1_stone", {"temples": BOTTOM}, gears=full_up_to(1), quick_spaces=[1, 2, "idle"], **fields)
    assert table.legal == [f"place {gear}" for gear in GEARS]


def full_table(seat: dict[str, Any], free: tuple[tuple[str, int], ...] = (), **fields: Any) -> Table:
    """Five players; on every gear the spaces 0 to 3 are taken but for those `free`, and all other spaces."""
    gears = full_up_to(3, (1, 2, 3, 4))
    for gear, space in free:
        del gears[gear][space]
    taken = {"starting_player_space": 4, "quick_spaces": [1, 2, 3], "marker": 4, "to_move": 0}
    return quick("q1_stone", seat, players=5, gears=gears, **taken, **fields)


def test_begging_that_does_not_pay_for_a_placement_is_followed_by_pity() -> None:
    """TP-141, P141: every placement costs four; the player begs, then gives up all for exactly one worker."""
    table = full_table({"corn": 0})
    assert table.legal == BEGGING
    table.play("beg kukulcan")
    assert table.seat(0).corn == 3
    assert table.legal == [f"place {gear}" for gear in GEARS]
    again = sacbe.from_position(table.position, seed=1)
    assert again.legal() == table.legal
    table.play("place yaxchilan")
    assert (table.seat(0).corn, table.gear("yaxchilan")[4]) == (0, 0)
    assert table.legal == ["end_turn"]


def test_no_pity_where_the_corn_begged_for_pays_a_placement() -> None:
    """TP-141: with T3 free three corn are enough, so that it is paid, and nothing dearer is open."""
    table = full_table({"corn": 0}, free=(("tikal", 3),))
    table.play("beg chaac")
    assert table.legal == ["place tikal"]
    table.play("place tikal")
    assert table.seat(0).corn == 0
    assert "pitied" not in [event.kind for event in table.session.events]


def test_pity_after_begging_takes_a_cheapest_space_only() -> None:
    """TP-141: where P4 is taken too, Palenque is dearer than the others and not open."""
    gears = full_up_to(3, (1, 2, 3, 4))
    gears["palenque"][4] = 1
    # The quick spaces are free, but nobody can build without a block.
    taken: dict[str, Any] = {"starting_player_space": 2, "marker": 4, "to_move": 0}
    table = quick("q1_build", {"corn": 2}, players=5, gears=gears, **taken)
    assert table.legal == BEGGING
    table.play("beg chaac")
    assert table.legal == [f"place {gear}" for gear in GEARS[1:]]


def test_pity_without_begging_on_a_full_table() -> None:
    """TP-141, TZ-10: with all temples at the bottom nobody begs; three corn are given up for a space 4."""
    table = full_table({"corn": 3, "temples": BOTTOM})
    assert table.legal == [f"place {gear}" for gear in GEARS]
    table.play("place tikal")
    assert (table.seat(0).corn, table.legal) == (0, ["end_turn"])


def test_no_pity_with_a_worker_on_a_gear() -> None:
    """TP-141: who may pick up need not beg and is not pitied after begging."""
    gears = full_up_to(3, (1, 2, 3, 4))
    gears["uxmal"][3] = 0
    taken: dict[str, Any] = {"starting_player_space": 4, "quick_spaces": [1, 2, 3], "marker": 4, "to_move": 0}
    table = quick("q1_stone", {"corn": 0}, players=5, gears=gears, **taken)
    assert table.legal == [*BEGGING, "pick_up U3"]
    table.play("beg chaac")
    assert table.legal == ["pick_up U3"]


@pytest.mark.parametrize(("flooded", "is_pitied"), [(3, True), (2, False)])
def test_bacab_is_pitied_only_where_every_placement_costs_five(flooded: int, is_pitied: bool) -> None:
    """TP-141: begging brings Bacab to four corn; with five to pay everywhere he gives up all of it."""
    gears = full_up_to(4, (1, 2, 3, 4))
    # The flood makes each space of Chichen Itza two corn dearer.
    gears["chichen_itza"] = dict(zip(range(flooded), (1, 2, 3), strict=False))
    fields: dict[str, Any] = {
        "modules": [*QUICK, "tribes", "prophecies"],
        "prophecies": ["high_floodwaters"],
        "quick_tiles": [None] * 4 + ["q1_build"],
        "starting_player_space": 4,
    }
    seat = {"tribe": "bacab", "corn": 2}
    table = quick("", seat, players=5, day=9, marker=4, to_move=0, gears=gears, **fields)
    assert table.legal == BEGGING
    table.play("beg chaac")
    assert table.seat(0).corn == 4
    assert table.legal == ([f"place {gear}" for gear in GEARS] if is_pitied else ["place chichen_itza"])
    table.play("place chichen_itza")
    assert (table.seat(0).corn, table.legal) == (0, ["end_turn"])
    assert ("pitied" in [event.kind for event in table.session.events]) is is_pitied


def test_worker_returns_from_the_quick_space_by_name() -> None:
    """TP-134: the seat that gets its worker back is told."""
    table = expansion.quick("q1_corn", {}, SPACE, "quick_action", seats={3: {"corn": 1}}, to_move=3)
    assert expansion.told(table.play("end_turn"), "quick_worker_returned") == [(3, {})]
