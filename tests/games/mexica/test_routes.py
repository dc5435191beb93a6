"""The routes of a pilli in one turn: the cheapest of foot and boat to every place (MX-15, MX-16)."""

from __future__ import annotations

import sacbe
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.session import Session
from sacbe.core.turns import Route
from tests.games.mexica.table import Table


def routes_of(table: Table) -> dict[str, Route]:
    """The routes of the seat that is asked, by where they lead."""
    return {route.to: route for route in sacbe.game("mexica").routes(table.session.state)}


def test_a_boat_is_taken_where_it_is_cheaper() -> None:
    """MX-16: from the bridge D4 a boat to the bridge D8 costs 1, on foot 6."""
    water = [f"D{row}" for row in range(4, 9)]
    table = Table(pillis=["D4", "H4", "I4"], canals=water, bridges={"D4": "h", "D8": "h"})
    route = routes_of(table)["D8"]
    assert (route.cost, route.actions) == (1, ("boat D8",))


def test_on_foot_every_step_costs_one_and_the_points_end_the_route() -> None:
    """MX-15: with 6 action points nothing farther than 6 steps is told; a route is as long as its cost."""
    table = Table(pillis=["D4", "A4", "B4"])
    found = routes_of(table)
    assert found["D5"].actions == ("step D5",)
    assert max(route.cost for route in found.values()) == 6
    assert all(len(route.actions) == route.cost for route in found.values())
    assert "D4" not in found


def test_every_route_can_be_played_and_costs_what_it_says() -> None:
    """In a random game, each route leads where it says for its price."""
    game, stream = registry.get("mexica"), Stream(7)
    session = Session(game, 3, seed=7)
    for _ in range(300):
        legal = game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    while not game.routes(session.state):
        legal = game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    seat = session.to_act
    before = session.view(seat)["action_points"]
    for route in game.routes(session.state):
        state = session.state.copy()
        for text in route.actions:
            game.apply(state, game.parse(state, text))
        view = game.view(state, seat)
        assert (view["seats"][seat]["pilli"], before - view["action_points"]) == (route.to, route.cost)


def test_a_game_without_pieces_that_travel_has_no_routes() -> None:
    """Tzolk'in has no routes."""
    game = registry.get("tzolkin")
    assert game.routes(Session(game, 2, seed=1).state) == []
