"""Replays: a record played through again, for a game that is over or for a record that somebody sends.

Nothing is stored, and nobody's seat is taken: views are those of a spectator, and events the public ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sacbe.core import ids, record, registry
from sacbe.core.errors import SacbeError
from sacbe.core.events import Journal
from sacbe.core.game import Game, State
from sacbe.core.record import Record
from sacbe.server import told
from sacbe.server.errors import Refused
from sacbe.server.hall import Hall

MOST_VIEWS = 100
Json = dict[str, Any]


@dataclass(frozen=True)
class Replay:
    """A record that can be looked at move by move."""

    game: Game
    record: Record

    def outline(self) -> Json:
        """Everything but the views: what was played, what happened, and how the points grew."""
        game, header = self.game, self.record.header
        steps: list[Json] = []
        scores: list[list[float]] = []
        journal = Journal()
        state = self.record.start(game, journal)
        state.journal = journal
        for move, seat, action in self._play(state):
            events = game.events(journal.take())
            steps.append(
                {
                    "move": move,
                    "seat": seat if seat != ids.CHANCE else None,
                    "action": game.text(action),
                    "ends_turn": game.ends_turn(action),
                    "events": [event.document() for event in events if event.known_to(None)],
                }
            )
            scores.append(told.scores(game, state))
        return {
            "game": header.game,
            "players": header.players,
            "modules": list(header.modules),
            "names": list(header.names),
            "date": header.date,
            "position": header.position,
            "moves": len(steps),
            "steps": steps,
            "scores": scores,
            "over": game.is_over(state),
            "final": _final(game, state) if game.is_over(state) else None,
        }

    def views(self, first: int, last: int) -> list[Json]:
        """What a spectator sees where the record has so many moves, from the first number to the last."""
        self._check(first)
        self._check(last)
        if not first <= last < first + MOST_VIEWS:
            raise Refused(f"Ask for 1 to {MOST_VIEWS} views, the first before the last.")
        state = self._at(first)
        seen = [self.game.view(state, None)]
        for _ in self._play(state, first, last):
            seen.append(self.game.view(state, None))
        return seen

    def position(self, move: int) -> Json:
        """The whole position where the record has so many moves."""
        self._check(move)
        return self.game.position(self._at(move))

    def _check(self, move: int) -> None:
        if not 0 <= move <= len(self.record.moves):
            raise Refused(
                f"The record has {len(self.record.moves)} moves; there is no number {move} of them."
            )

    def _at(self, move: int) -> State:
        state = self.record.start(self.game)
        for _ in self._play(state, 0, move):
            pass
        return state

    def _play(self, state: State, begin: int = 0, end: int | None = None) -> Iterator[tuple[int, int, int]]:
        """Play some moves on; behind each the number of moves so far, the seat and the action."""
        for number, (seat, action) in enumerate(self.record.moves[begin:end], begin + 1):
            record.take_move(self.game, state, number, seat, action)
            yield number, seat, action


def _final(game: Game, state: State) -> Json:
    """How a game ended: points, where they came from, and who has won."""
    return {**told.points(game, state), "winners": game.winners(state)}


def of_text(text: str) -> Replay:
    """The replay of a record that somebody sends; refused if it does not play."""
    try:
        return Replay(*record.read(text, registry.get))
    except SacbeError as error:
        raise Refused(str(error)) from None


async def of_table(hall: Hall, table_id: str) -> Replay:
    """The replay of a game that is over; before, it would tell what is secret."""
    live = (await hall.room(table_id)).live
    if not live.is_over:
        raise Refused("The replay is shown when the game is over.")
    return Replay(live.game, Record(live.header, list(live.playing().record.moves)))
