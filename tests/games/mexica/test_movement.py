"""Moving the pilli: on foot, by boat, by teleport (MX-15 to MX-17)."""

from __future__ import annotations

import heapq
from itertools import pairwise
from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.errors import IllegalAction
from sacbe.games.mexica import names
from tests.games.mexica.table import Table

FAR_CELLS = ["D4", "E4", "F4", "G4"]


def at(cell: str, *others: str, **fields: Any) -> Table:
    """Seat 0's pilli on a cell, the others' where said or far away."""
    cells = [cell, *others, *(far for far in FAR_CELLS if far not in others)]
    return Table(pillis=cells[:3], **fields)


def bridged(*cells: str, axis: str = "h") -> dict[str, str]:
    """Bridges that all lie along one axis."""
    return dict.fromkeys(cells, axis)


# On foot.


def test_over_a_bridge_in_two_steps() -> None:
    """MX-15, S58: from P8 over the bridge Q8 to R8 costs 2 AP, and the pilli may stop on the bridge."""
    table = at("P8", canals=["Q8"], bridges=bridged("Q8"))
    table.play("step Q8")
    assert (table.seat(0).pilli, table.action_points) == ("Q8", 5)
    assert "end_turn" in table.legal
    table.play("step R8")
    assert (table.seat(0).pilli, table.action_points) == ("R8", 4)


def test_the_pilli_stays_on_a_bridge_over_the_turns() -> None:
    """MX-15, S58: stopping on a bridge lasts until the pilli goes on."""
    table = at("P8", canals=["Q8"], bridges=bridged("Q8"))
    table.play("step Q8", "end_turn", "end_turn", "end_turn")
    assert (table.to_act, table.seat(0).pilli) == (0, "Q8")
    assert table.offers("step") == ["P8", "R8"]


def test_an_occupied_bridge_blocks() -> None:
    """MX-15, S59: with pilli B on the bridge Q8, A cannot walk from P8 onto it."""
    table = at("P8", "Q8", canals=["Q8"], bridges=bridged("Q8"))
    assert "Q8" not in table.offers("step")
    with pytest.raises(IllegalAction, match="MX-15"):
        table.play("step Q8")


def test_no_diagonal_step() -> None:
    """MX-15, S60: H6 to I7 is refused."""
    table = at("H6")
    assert table.offers("step") == ["H5", "G6", "I6", "H7"]
    with pytest.raises(IllegalAction, match="MX-15"):
        table.play("step I7")


def test_a_bridge_is_entered_and_left_along_its_axis_only() -> None:
    """MX-15: an h bridge has no way to the north or south, a v bridge none to the west or east."""
    for axis, ways in (("h", ["C5", "E5"]), ("v", ["D4", "D6"])):
        for cell in ("C5", "E5", "D4", "D6"):
            table = at(cell, "H6", "I7", canals=["D5"], bridges={"D5": axis})
            assert ("D5" in table.offers("step")) is (cell in ways)
        assert at("D5", "H6", "I7", canals=["D5"], bridges={"D5": axis}).offers("step") == ways


@pytest.mark.parametrize(
    "fields",
    [
        {"temples": {"D5": [1, 2]}},
        {"temples": {"D5": [0, 1]}},
        {"canals": ["D5"]},
        {"others": ("D5",)},
        {"tiles_on_board": {"T6": 3}, "canals": ["T7", "U8"], "start": "U6", "goal": "T6"},
    ],
    ids=["temple", "own temple", "canal", "pilli", "tile"],
)
def test_what_blocks_a_step(fields: dict[str, Any]) -> None:
    """MX-15: temples of any colour, tiles, pillis and open canals block."""
    others = fields.pop("others", ())
    start, goal = fields.pop("start", "D6"), fields.pop("goal", "D5")
    assert goal not in at(start, *others, **fields).offers("step")


def test_no_step_into_the_lake_or_round_the_edge_of_the_board() -> None:
    """MX-15: B1 has land to the south only, and a cell at the end of a row does not touch the next row."""
    assert at("B1").offers("step") == ["B2"]
    assert at("U6").offers("step") == ["T6", "U7"]
    assert at("R6").offers("step") == ["Q6", "R7"]


def test_six_steps_a_turn() -> None:
    """MX-15: each cell costs 1 AP, and without AP there is no step."""
    table = at("H6")
    table.play("step H7", "step H8", "step H9", "step H10", "step H11", "step H12")
    assert (table.action_points, table.offers("step")) == (0, [])


# By boat.


def test_a_boat_to_the_next_bridge() -> None:
    """MX-16, S61: from bridge O6 to bridge O9 over the open canal costs 1 AP."""
    table = at("O6", bridges=bridged("O6", "O9"))
    table.play("boat O9")
    assert (table.seat(0).pilli, table.action_points) == ("O9", 5)


def test_water_that_touches_at_a_corner_is_not_linked() -> None:
    """MX-16, S63: between N5 and O6 there is no boat."""
    table = at("O6", canals=["N5"], bridges={"N5": "v", "O6": "h"})
    assert table.offers("boat") == []
    with pytest.raises(IllegalAction, match="no-water-route"):
        table.play("boat N5")


def test_a_boat_over_the_lake() -> None:
    """MX-16, S64: O8, O5, lake, B9, C9 costs 1 AP; without the canal on O5 there is no link."""
    bridges = {"O8": "h", "C9": "v"}
    table = at("O8", canals=["O5", "C9"], bridges=bridges)
    assert table.offers("boat") == ["C9"]
    table.play("boat C9")
    assert (table.seat(0).pilli, table.action_points) == ("C9", 5)
    assert at("O8", canals=["C9"], bridges=bridges).offers("boat") == []


def test_a_boat_starts_and_ends_on_a_bridge() -> None:
    """MX-16, S66: no boat from O8 to the land S7, none from the land S7."""
    table = at("O8", bridges=bridged("O6", "O8"))
    with pytest.raises(IllegalAction, match="MX-16"):
        table.play("boat S7")
    assert table.offers("boat") == ["O6"]
    assert at("S7", bridges=bridged("O6", "O8")).offers("boat") == []


def test_a_boat_never_ends_on_open_water() -> None:
    """MX-16: the canal between two bridges is no goal."""
    assert at("O6", bridges=bridged("O6", "O9")).offers("boat") == ["O9"]


@pytest.mark.parametrize("others", [(), ("O7",), ("O7", "O8")])
def test_bridges_passed_under_cost_one_each(others: tuple[str, ...]) -> None:
    """MX-16: from O6 under O7 and O8 to O9 costs 3 AP, whether somebody stands on them or not."""
    table = at("O6", *others, bridges=bridged("O6", "O7", "O8", "O9"))
    assert table.offers("boat") == [cell for cell in ("O7", "O8", "O9") if cell not in others]
    table.play("boat O9")
    assert table.action_points == 3


def test_the_goal_of_a_boat_must_be_empty() -> None:
    """MX-16: a bridge with a pilli is no goal."""
    table = at("O6", "O9", bridges=bridged("O6", "O9"))
    with pytest.raises(IllegalAction, match="pilli-there"):
        table.play("boat O9")


def test_a_boat_needs_its_points() -> None:
    """MX-16: with 2 AP the third bridge is out of reach; a token brings it near."""
    table = at("O6", action_points=2, bridges=bridged("O6", "O7", "O8", "O9"), seats={0: {"tokens": 1}})
    assert table.offers("boat") == ["O7", "O8"]
    table.play("spend_token", "boat O9")
    assert table.action_points == 0


def test_the_cheapest_route_is_paid() -> None:
    """MX-16: a way round over the lake is cheaper than one under two bridges."""
    bridges = bridged("O6", "O7", "O8", "O9")
    assert cost_of(at("O6", canals=["O5"], bridges=bridges), "O9") == 3
    # With O5, O10 and O11 the printed canal opens into the lake at both ends.
    assert cost_of(at("O6", canals=["O5", "O10", "O11"], bridges=bridges), "O9") == 1


def cost_of(table: Table, goal: str) -> int:
    """What the boat to a bridge costs."""
    before = table.action_points
    table.play(f"boat {goal}")
    return before - table.action_points


def water_costs(document: dict[str, Any], start: str) -> dict[str, int]:
    """Fewest bridges from a bridge to all others, found in another way than the engine's."""
    canals, bridges = set(document["canals"]), set(document["bridges"])
    squares = [(row, column) for row in range(16) for column in range(23)]
    water = {s for s in squares if names.ROWS[s[0]][s[1]] == "~" or names.cell_name(*s) in canals}
    costs = {names.PLACES[names.CELLS.index(start)]: 0}
    heap = [(0, names.PLACES[names.CELLS.index(start)])]
    while heap:
        cost, (row, column) = heapq.heappop(heap)
        if cost > costs[row, column]:
            continue
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            price = cost + (names.cell_name(*beside) in bridges)
            if beside in water and price < costs.get(beside, 1000):
                costs[beside] = price
                heapq.heappush(heap, (price, beside))
    return {names.cell_name(*s): c for s, c in costs.items() if names.cell_name(*s) in bridges}


@pytest.mark.parametrize("seed", [1, 2])
def test_boats_offered_are_those_that_the_points_reach(seed: int) -> None:
    """MX-16: in random games every boat offered is the right one at the right price."""
    game = sacbe.game("mexica")
    state, stream, seen, moment = game.new(4), Stream(seed), 0, 0
    while not game.is_over(state):
        legal = game.legal(state)
        document = game.position(state)
        moment += 1
        if moment % 4 == 0 and document["pending"][-1]["kind"] == "turn" and document["bridges"]:
            # Put the pilli on a bridge, as if it had come there.
            seat, free = document["pending"][-1]["seat"], set(document["bridges"])
            free -= {other["pilli"] for other in document["seats"]}
            if free:
                start = sorted(free)[seen % len(free)]
                document["seats"][seat]["pilli"] = start
                table = game.from_position(document)
                taken = {other["pilli"] for other in document["seats"]}
                texts = [game.text(action) for action in game.legal(table)]
                costs = water_costs(document, start)
                near = {c for c, n in costs.items() if n <= document["action_points"] and c not in taken}
                assert {text.split()[1] for text in texts if text.startswith("boat")} == near
                seen += 1
        game.apply(state, legal[stream.draw(len(legal))])
    assert seen > 20


# Anywhere.


def test_teleport_across_the_island() -> None:
    """MX-17, S67: from B1 to U8, and 1 AP is left."""
    table = at("B1")
    table.play("teleport", "land U8")
    assert (table.seat(0).pilli, table.action_points) == ("U8", 1)


def test_teleport_with_a_token() -> None:
    """MX-17, S68: 4 AP and 1 token are just enough."""
    table = at("B1", action_points=4, seats={0: {"tokens": 1}})
    with pytest.raises(IllegalAction, match="MX-17"):
        table.play("teleport")
    table.play("spend_token", "teleport", "land U8")
    assert (table.seat(0).pilli, table.seat(0).tokens, table.action_points) == ("U8", 0, 0)


def test_teleport_to_the_palace() -> None:
    """MX-17, S69: the occupied H6 is refused, the free one is legal and gives 5 at scoring."""
    table = at("B1", "H6")
    table.play("teleport")
    with pytest.raises(IllegalAction, match="pilli-there"):
        table.play("land H6")
    table = at("B1", triggered=True, first_player=1, to_move=0)
    table.play("teleport", "land H6", "end_turn")
    assert (table.position["period"], table.points(0)) == (2, 5)


def test_every_empty_place_is_a_landing() -> None:
    """MX-17: palace cells and empty bridges too, but no canal, temple, tile or pilli, the own too."""
    table = at(
        "D4",
        "H6",
        "O7",
        canals=["T7", "U8"],
        bridges=bridged("O7", "O8"),
        temples={"E5": [1, 1]},
        tiles_on_board={"T6": 3},
    )
    table.play("teleport")
    closed = {"D4", "H6", "O7", "O6", "O9", "T7", "U8", "E5", "T6"}
    assert table.offers("land") == [cell for cell in names.CELLS if cell not in closed]


def test_the_last_step_is_never_a_jump() -> None:
    """MX-15: every step of a random walk joins neighbours."""
    table, stream = at("H6"), Stream(7)
    path = ["H6"]
    for _ in range(60):
        steps = table.offers("step")
        if not steps:
            table.play("end_turn", "end_turn", "end_turn")
            steps = table.offers("step")
        path.append(steps[stream.draw(len(steps))])
        table.play(f"step {path[-1]}")
    for here, there in pairwise(path):
        (row, column), (row2, column2) = (names.PLACES[names.CELLS.index(cell)] for cell in (here, there))
        assert abs(row - row2) + abs(column - column2) == 1
