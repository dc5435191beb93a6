"""How people have done: points and places of the games they played to the end, and what does not count."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete

from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.session import Session
from sacbe.server.protocol import answers
from sacbe.server.protocol.requests import NewSeat, NewTable
from sacbe.server.storage.models import Result, Seat, User
from sacbe.server.tables import listing, past_games, seating, views
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.presence import Presence
from sacbe.server.tables.standings import standings
from tests.server.client import Person, Problem
from tests.server.conftest import on_postgres, on_sqlite
from tests.server.in_process import Worker, begun, play, worker
from tests.server.process import Server
from tests.server.tables.test_erasure import near_the_end

MANY = 10_000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return on_sqlite(tmp_path)
    return on_postgres(request.getfixturevalue("postgres"))


async def _read(at: Worker, user: User) -> tuple[list[answers.GameResults], list[answers.PastGame]]:
    found = await past_games.results(at.tables, user)
    return found.games, found.last


def _points(live: LiveTable) -> list[float]:
    return views.scores(live.game, live.playing().state)


def test_results_are_those_of_the_games_played_to_the_end(url: str) -> None:
    """As the games score them; the tables say the same, and lost results are computed again."""

    async def scene() -> None:
        async with worker(url) as at:
            table, people = await begun(at, "tzolkin", 3)
            assert await past_games.results(at.tables, people[0]) == answers.Results([], [])
            live = await play(at, table, MANY)
            points, winners = _points(live), live.game.winners(live.playing().state)
            for seat, person in enumerate(people):
                (of_game,), (past,) = await _read(at, person)
                assert (of_game.game, of_game.games, of_game.average) == ("tzolkin", 1, points[seat])
                assert of_game.won == (seat in winners) == (past.place == 1)
                assert past.lead == points[seat] - max(points[:seat] + points[seat + 1 :])
            described = await listing.show(at.tables.store, table, people[0])
            assert [seat.points for seat in described.seats] == points
            assert sorted(seat.place for seat in described.seats)[0] == 1
            assert described.ended == live.history.after(0)[-1].at
            before = await _read(at, people[0])
            async with at.tables.store.db_sessions() as db:
                await db.execute(delete(Result))
                await db.commit()
            assert await _read(at, people[0]) == before

    asyncio.run(scene())


def test_a_game_from_a_position_and_one_that_a_bot_finished_do_not_count(url: str) -> None:
    async def scene() -> None:
        async with worker(url) as at:
            table, (ana, ben) = await begun(at, "tzolkin", 2)
            await seating.leave(at.tables, ben, table)
            await play(at, table, MANY)
            seats = [NewSeat("me"), NewSeat("bot")]
            wanted = NewTable("tzolkin", seats, position=near_the_end())
            from_position = await seating.create(at.tables, ben, wanted)
            await play(at, from_position.id, MANY)
            assert [past.table for past in (await past_games.results(at.tables, ana)).last] == [table]
            assert (await past_games.results(at.tables, ben)).last == []
            described = await listing.show(at.tables.store, from_position.id, ben)
            assert [seat.points for seat in described.seats] == _points(await at.tables.get(from_position.id))

    asyncio.run(scene())


def test_places_follow_the_rule_of_who_wins_and_who_has_forfeited_is_last() -> None:
    session, stream = Session(registry.get("tzolkin"), 3, seed=1), Stream(1)
    while not session.is_over:
        legal = session.legal()
        session.play(legal[stream.draw(len(legal))])
    first = session.game.winners(session.state)[0]
    for forfeits in (None, first):
        seats = [Seat(number=number, has_forfeited=number == forfeits) for number in range(3)]
        header = session.record.header
        live = LiveTable(id="t", header=header, owner="", seats=seats, clock=None, presence=Presence())
        found = standings(live, session)
        assert sorted(place for _, place in found) == [1, 2, 3]
        assert found[first].place == (1 if forfeits is None else 3)
        others = [standing for seat, standing in enumerate(found) if seat != first]
        assert others == sorted(others, key=lambda one: -one.points) or others[0].place > others[1].place


def test_a_table_where_nobody_else_sits_is_removed_at_any_time(any_server: Server) -> None:
    """With its result; where somebody else sits it stays."""
    ana, ben = Person(any_server), Person(any_server, "Ben")
    alone = ana.new_table("mexica", ["me", "bot"])
    assert ana.state(alone)["begun"]
    ana.delete(f"/api/tables/{alone}")
    with pytest.raises(Problem, match="no such table"):
        ana.state(alone)
    together = ana.new_table("mexica", ["me", "open"])
    ben.at(together, "join")
    for person, why in ((ana, "Others play"), (ben, "owner")):
        with pytest.raises(Problem, match=why):
            person.delete(f"/api/tables/{together}")
    assert ana.get("/api/me/results") == {"games": [], "last": []}
