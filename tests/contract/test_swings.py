"""What won a game: its causes have the numbers of the events, and the swings are the largest there are."""

from __future__ import annotations

from collections import Counter

from sacbe.core import registry, swings
from sacbe.core.chance import Stream
from sacbe.core.events import Event
from sacbe.core.session import Session
from sacbe.core.state import State
from tests.contract.tables import Table

GAMES = 3


def played(table: Table, seed: int) -> Session:
    """A random game to its end."""
    session, stream = Session(table.game, table.players, modules=table.modules, seed=seed), Stream(seed)
    while not session.is_over:
        legal = table.game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    return session


def scored(event: Event) -> tuple[int | None, int]:
    """Who scored how much, in the game's smallest unit."""
    data = event.data
    return event.seat, int(data["quarters"] if "quarters" in data else data["points"])


def best_of_the_rest(table: Table, end: State, winners: list[int]) -> list[int]:
    """The seats that may be called second."""
    rest = [seat for seat in range(table.players) if seat not in winners]
    ranks = {seat: table.game.ranked_by(end, seat) for seat in rest}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def test_the_causes_have_the_numbers_of_the_events_and_add_up_to_the_scores(table: Table) -> None:
    for seed in range(GAMES):
        session = played(table, seed)
        causes = registry.causes_of(table.game, session.record)
        totals = [sum(cause.points(seat) for cause in causes) for seat in range(table.players)]
        assert totals == table.game.scores(session.state)
        if table.game.name in registry.names():
            parts = Counter((share.seat, share.points) for cause in causes for share in cause.shares)
            assert parts == Counter(scored(event) for event in session.events if event.kind == "scored")


def test_what_won_it_are_the_largest_swings_against_the_second(table: Table) -> None:
    for seed in range(GAMES):
        session = played(table, seed)
        end, causes = session.state, registry.causes_of(table.game, session.record)
        winners, scores = table.game.winners(end), table.game.scores(end)
        found = swings.account(table.game, end, causes, range(table.players))
        if found is None:
            assert len(winners) == table.players
            continue
        assert found.winner in winners
        assert found.second in best_of_the_rest(table, end, winners)
        gaps = [cause.points(found.winner) - cause.points(found.second) for cause in causes]
        largest = sorted((gap for gap in gaps if gap > 0), reverse=True)[: swings.SHOWN]
        assert [swing.points for swing in found.swings] == largest
        for swing in found.swings:
            others = scores[: found.winner] + scores[found.winner + 1 :]
            assert swing.place == 1 + sum(score > scores[found.winner] - swing.own for score in others)


def test_the_line_of_a_seat_is_its_worst_loss_or_its_best_gain(table: Table) -> None:
    for seed in range(GAMES):
        session = played(table, seed)
        causes = registry.causes_of(table.game, session.record)
        found = swings.account(table.game, session.state, causes, range(table.players))
        if found is None:
            continue
        for seat, line in enumerate(found.lines):
            own = [cause.points(seat) for cause in causes]
            rival = found.second if seat == found.winner else found.winner
            gains = [cause.points(seat) - cause.points(rival) for cause in causes]
            if seat == found.winner:
                assert line is None or line.points == -min(gains) > 0
            elif min(own) < 0:
                assert line is not None and line.other == min(own)
            else:
                assert line is None or line.points == max(gains) > 0
