"""The rulebook's example of the first two rounds, with all four players, and what follows from it."""

from __future__ import annotations

from tests.games.tzolkin.table import Table

GREEN, BLUE, RED, YELLOW = range(4)
START_CORN = 20


def opening() -> Table:
    """Before the first round: Green has the marker, everybody 20 corn to count down from."""
    return Table(seats={seat: {"corn": START_CORN} for seat in range(4)})


def spent(table: Table) -> list[int]:
    """Corn spent so far, by seat; gains count against it."""
    return [START_CORN - table.seat(seat).corn for seat in range(4)]


def play_round_1(table: Table) -> None:
    table.finish_turn("place tikal", "place yaxchilan", "place palenque")
    table.finish_turn("place palenque", "place palenque")
    table.finish_turn("place yaxchilan", "place yaxchilan", "place tikal")
    table.finish_turn("place tikal", "place starting_player_space")
    table.play("turn_calendar one_day")


def play_round_2(table: Table) -> None:
    table.finish_turn("place palenque", "place palenque")
    table.finish_turn("pick_up Y1", "use Y1", "pick_up T1", "use T1", "advance agriculture")
    table.finish_turn("place tikal")
    table.finish_turn("pick_up Y3", "use Y3")


def test_first_round() -> None:
    """TZ-3, TZ-5, TZ-6: Green, Blue, Red and Yellow place their workers for 3, 4, 7 and 3 corn."""
    table = opening()
    assert table.to_act == GREEN
    table.finish_turn("place tikal", "place yaxchilan", "place palenque")
    assert (table.to_act, spent(table)) == (BLUE, [3, 0, 0, 0])
    table.finish_turn("place palenque", "place palenque")
    assert (table.to_act, spent(table)) == (RED, [3, 4, 0, 0])
    table.finish_turn("place yaxchilan", "place yaxchilan", "place tikal")
    assert (table.to_act, spent(table)) == (YELLOW, [3, 4, 7, 0])
    table.play("place tikal", "place starting_player_space")
    assert spent(table) == [3, 4, 7, 3]
    assert table.gear("palenque") == {0: GREEN, 1: BLUE, 2: BLUE}
    assert table.gear("yaxchilan") == {0: GREEN, 1: RED, 2: RED}
    assert table.gear("tikal") == {0: GREEN, 1: RED, 2: YELLOW}
    assert table.position["starting_player_space"] == YELLOW


def test_calendar_after_the_first_round() -> None:
    """TZ-48, TZ-50: the worker and the marker go to Yellow, who advances one day on the light side."""
    table = opening()
    play_round_1(table)
    position = table.position
    assert (position["day"], position["marker"], position["tooth_corn"]) == (2, YELLOW, 0)
    assert position["starting_player_space"] is None
    assert [table.seat(seat).board for seat in range(4)] == ["light"] * 4
    assert [table.seat(seat).workers_in_hand for seat in range(4)] == [0, 1, 0, 2]
    assert table.gear("palenque") == {1: GREEN, 2: BLUE, 3: BLUE}
    assert table.gear("yaxchilan") == {1: GREEN, 2: RED, 3: RED}
    assert table.gear("tikal") == {1: GREEN, 2: RED, 3: YELLOW}
    assert table.gear("uxmal") == table.gear("chichen_itza") == {}
    assert spent(table) == [3, 4, 7, 3]


def test_second_round() -> None:
    """TZ-3, TZ-11, TZ-23: Yellow, Green, Blue and Red in this order, each at the printed price."""
    table = opening()
    play_round_1(table)
    assert table.to_act == YELLOW
    table.finish_turn("place palenque", "place palenque")
    assert (table.to_act, spent(table)) == (GREEN, [3, 4, 7, 3 + 5])
    table.play("pick_up Y1", "use Y1")
    assert table.seat(GREEN).wood == 1
    table.finish_turn("pick_up T1", "use T1", "advance agriculture")
    assert (table.seat(GREEN).wood, table.seat(GREEN).technologies["agriculture"]) == (0, 1)
    assert (table.to_act, spent(table)) == (BLUE, [3, 4, 7, 8])
    table.finish_turn("place tikal")
    assert (table.to_act, spent(table)) == (RED, [3, 4, 7, 8])
    table.play("pick_up Y3", "use Y3")
    assert (table.seat(RED).gold, spent(table)) == (1, [3, 4, 7 - 2, 8])


def test_calendar_after_the_second_round() -> None:
    """TZ-47: nobody used the starting player space: 1 corn on the teeth, one day."""
    table = opening()
    play_round_1(table)
    play_round_2(table)
    position = table.position
    assert (position["day"], position["marker"], position["tooth_corn"]) == (3, YELLOW, 1)
    assert table.gear("palenque") == {1: YELLOW, 2: GREEN, 3: BLUE, 4: BLUE, 5: YELLOW}
    assert table.gear("yaxchilan") == {3: RED}
    assert table.gear("tikal") == {1: BLUE, 3: RED, 4: YELLOW}
    assert table.gear("uxmal") == table.gear("chichen_itza") == {}
    assert [table.seat(seat).workers_in_hand for seat in range(4)] == [2, 0, 1, 0]
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert spent(table) == [3, 4, 5, 8]
    assert [(seat["wood"], seat["stone"], seat["gold"], seat["skulls"]) for seat in position["seats"]] == [
        (0, 0, 0, 0),
        (0, 0, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 0),
    ]


def test_green_harvests_in_the_third_round() -> None:
    """TZ-16, X191: with agriculture 1 Green's worker on P2 brings a corn tile and 4 + 1 corn."""
    table = opening()
    play_round_1(table)
    play_round_2(table)
    # Yellow comes first and fishes.
    table.finish_turn("pick_up P1", "use P1")
    assert table.to_act == GREEN
    before = table.seat(GREEN).corn
    table.finish_turn("pick_up P2", "use P2")
    assert (table.seat(GREEN).corn - before, table.seat(GREEN).corn_tiles) == (5, 1)
    assert table.position["jungle"]["palenque_2"] == {"corn": 3, "wood": 0}


def test_building_is_paid_with_exactly_its_printed_blocks() -> None:
    """TZ-27: a building showing 1 stone and 1 gold takes these, and no other two blocks."""
    row = ["a1_shrine_theology_kukulcan"]
    table = Table(
        seats={0: {"wood": 2, "stone": 1, "gold": 2}}, gears={"tikal": {2: 0}}, row=row, decks={"1": []}
    )
    table.finish_turn("pick_up T2", "use T2")
    seat = table.seat(0)
    assert (seat.wood, seat.stone, seat.gold, seat.buildings) == (2, 0, 1, row)
    poor = Table(seats={0: {"wood": 5, "gold": 5}}, gears={"tikal": {2: 0}}, row=row, decks={"1": []})
    poor.play("pick_up T2")
    assert poor.legal == ["end_turn"]


def test_two_blocks_cost_four_corn_at_uxmal_4() -> None:
    """TZ-30: any two-block building costs 4 corn at U4."""
    for tile in ("a1_civic_agriculture", "a1_shrine_theology_kukulcan", "a1_civic_extraction_corn"):
        table = Table(seats={0: {"corn": 4}}, gears={"uxmal": {4: 0}}, row=[tile], decks={"1": []})
        events = table.play("pick_up U4", "use U4")
        paid = [(event.data["good"], event.data["amount"]) for event in events if event.kind == "paid"]
        assert (paid, table.seat(0).buildings) == ([("corn", 4)], [tile])


def test_tomb_of_three_temples() -> None:
    """TZ-27: a2_tomb_three_temples_3vp gives one step in each temple and 3 points."""
    tile = "a2_tomb_three_temples_3vp"
    table = Table(
        seats={0: {"wood": 1, "stone": 2, "gold": 1}},
        gears={"tikal": {2: 0}},
        day=15,
        row=[tile],
        decks={"2": []},
    )
    table.finish_turn("pick_up T2", "use T2")
    assert table.seat(0).temples == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
    assert (table.points(0), table.seat(0).buildings) == (3, [tile])
    assert (table.seat(0).wood, table.seat(0).stone, table.seat(0).gold) == (0, 0, 0)
