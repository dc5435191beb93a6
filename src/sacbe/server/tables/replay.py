"""Replays of a finished game, or of a record that somebody sends, as a spectator sees it.

Nothing is stored: views are those of a spectator, and events the public ones. Of a game in progress
everyone may look back at what they could see themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from sacbe.core import constants, record, registry
from sacbe.core.digest import Card, Digest
from sacbe.core.errors import SacbeError
from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.server.errors import Refused
from sacbe.server.protocol import answers
from sacbe.server.protocol.documents import Document, EventDocument
from sacbe.server.tables import account, views
from sacbe.server.tables.live_table import LiveTable
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
        digest, cards = Digest(registry.reader_of(game)), list[Card | None]()
        journal = Journal()
        state = self.record.start(game, journal)
        state.journal = journal
        for move, seat, action in self._play(state):
            rows = journal.drain()
            known = [event for event in game.events(rows) if event.known_to(None)]
            cards += [digest.add((move, place), event) for place, event in enumerate(known)]
            steps.append(
                answers.ReplayStep(
                    move=move,
                    seat=seat if seat != constants.CHANCE else None,
                    action=game.text(action),
                    ends_turn=game.ends_turn(action),
                    events=game.documents(rows, None),
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
            final=self._final(state) if game.is_over(state) else None,
            cards=[card.document() for card in (*cards, digest.last()) if card is not None],
        )

    def views(self, first: int, last: int) -> list[Raw]:
        """What a spectator sees after each number of moves, from the first number to the last."""
        self._check_span(first, last)
        state = self._at(first)
        seen = [self._view(state)]
        for _ in self._play(state, first, last):
            seen.append(self._view(state))
        return seen

    def seen(self, first: int, last: int, viewer: int | None) -> list[answers.SeenMove]:
        """What a seat, or a spectator, saw after each move; those of chance go with the one before."""
        self._check_span(first, last)
        game, journal, state = self.game, Journal(), self._at(first)
        state.journal = journal
        found = (
            [answers.SeenMove(first, None, [], self._view(state, viewer))] if _is_asked(game, state) else []
        )
        acting, events = None, list[EventDocument]()
        for move, seat, _ in self._play(state, first, last):
            acting = seat if seat != constants.CHANCE else acting
            events += game.documents(journal.drain(), viewer)
            if _is_asked(game, state):
                found.append(answers.SeenMove(move, acting, events, self._view(state, viewer)))
                acting, events = None, []
        return found

    def position(self, move: int) -> Document:
        """The whole position after this many moves."""
        self._check(move)
        return self.game.position(self._at(move))

    def _final(self, end: State) -> answers.FinalScores:
        """How the game ended: points, where they came from, who has won and why."""
        game = self.game
        return answers.FinalScores(
            views.scores(game, end),
            views.breakdown(game, end),
            list(game.winners(end)),
            account.of_record(game, self.record, end, range(end.players)),
        )

    def _view(self, state: State, viewer: int | None = None) -> Raw:
        return Raw(msgspec.json.encode(self.game.view(state, viewer)))

    def _check_span(self, first: int, last: int) -> None:
        self._check(first)
        self._check(last)
        if not first <= last < first + MAX_VIEWS:
            raise Refused(f"Ask for 1 to {MAX_VIEWS} views, the first before the last.")

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


def _is_asked(game: Game, state: State) -> bool:
    """Is a seat asked, or nobody, and not chance? People see the table only then."""
    return game.to_act(state) != constants.CHANCE


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
    return of_moves(table)


def of_moves(table: LiveTable) -> Replay:
    """The moves of a game so far: ask it only for what somebody may see."""
    return Replay(table.game, Record(table.header, list(table.playing().record.moves)))
