"""How did a game end for each seat? Points, and the place by the game's own rule of who wins."""

from __future__ import annotations

from sacbe.core.session import Session
from sacbe.server.storage.store import Standing
from sacbe.server.tables.live_table import LiveTable


def standings(table: LiveTable, session: Session) -> list[Standing]:
    """The points and the place of each seat of a game that is over; who has forfeited is last."""
    game, state = session.game, session.state
    left = [seat.number for seat in table.seats if not seat.has_forfeited]
    forfeited = [seat.number for seat in table.seats if seat.has_forfeited]
    places, place = dict.fromkeys(forfeited, 1 + len(left)), 1
    while left and (best := game.winners(state, left)):
        places |= dict.fromkeys(best, place)
        place += len(best)
        left = [seat for seat in left if seat not in best]
    return [
        Standing(points / game.score_unit, places[seat]) for seat, points in enumerate(game.scores(state))
    ]
