"""Replays of a finished game, or of a record that somebody sends, as a spectator sees it.

Nothing is stored: views are those of a spectator, and events the public ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from sacbe.core import constants, record, registry
from sacbe.core.errors import SacbeError
from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.server.errors import Refused
from sacbe.server.protocol import answers
from sacbe.server.protocol.documents import Document
from sacbe.server.tables import views
from sacbe.server.tables.live_tables import LiveTables

MAX_VIEWS = 100


@dataclass(frozen=True)
class Replay:
    """A record that can be looked at move by move."""

    game: Game
    record: Record

    def outline(self) -> answers.Outline:
        """Everything but the views: what was played, what happened, and how the points grew."""
        game, header = self.game, self.record.header
        steps: list[answers.ReplayStep] = []
        scores: list[list[float]] = []
        journal = Journal()
        state = self.record.start(game, journal)
        state.journal = journal
        for move, seat, action in self._play(state):
            steps.append(
                answers.ReplayStep(
                    move=move,
                    seat=seat if seat != constants.CHANCE else None,
                    action=game.text(action),
                    ends_turn=game.ends_turn(action),
                    events=game.documents(journal.drain(), None),
                )
            )
            scores.append(views.scores(game, state))
        return answers.Outline(
            game=header.game,
            players=header.players,
            modules=list(header.modules),
            names=list(header.names),
            date=header.date,
            position=header.position,
            moves=len(steps),
            steps=steps,
            scores=scores,
            over=game.is_over(state),
            final=_final(game, state) if game.is_over(state) else None,
        )

    def views(self, first: int, last: int) -> list[Raw]:
        """What a spectator sees after each number of moves, from the first number to the last."""
        self._check(first)
        self._check(last)
        if not first <= last < first + MAX_VIEWS:
            raise Refused(f"Ask for 1 to {MAX_VIEWS} views, the first before the last.")
        state = self._at(first)
        seen = [self._view(state)]
        for _ in self._play(state, first, last):
            seen.append(self._view(state))
        return seen

    def position(self, move: int) -> Document:
        """The whole position after this many moves."""
        self._check(move)
        return self.game.position(self._at(move))

    def _view(self, state: State) -> Raw:
        return Raw(msgspec.json.encode(self.game.view(state, None)))

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
        """Play some moves; after each the number of moves so far, the seat and the action."""
        for number, (seat, action) in enumerate(self.record.moves[begin:end], begin + 1):
            record.apply_move(self.game, state, number, seat, action)
            yield number, seat, action


def _final(game: Game, state: State) -> answers.FinalScores:
    """How a game ended: points, where they came from, and who has won."""
    return answers.FinalScores(
        views.scores(game, state), views.breakdown(game, state), list(game.winners(state))
    )


def of_text(text: str) -> Replay:
    """The replay of a record that somebody sends; refused if it does not play."""
    try:
        return Replay(*record.read(text, registry.get))
    except SacbeError as error:
        raise Refused(str(error)) from None


async def of_table(tables: LiveTables, table_id: str) -> Replay:
    """The replay of a game that is over; before, it would reveal what is secret."""
    table = await tables.get(table_id)
    if not table.is_over:
        raise Refused("The replay is shown when the game is over.")
    return Replay(table.game, Record(table.header, list(table.playing().record.moves)))
