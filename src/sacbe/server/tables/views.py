"""What a seat, or a spectator, may see: the table as it is now, and rows with the events it may know."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from sacbe.core import registry
from sacbe.core.errors import BadOptions
from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.server.errors import Refused
from sacbe.server.protocol import answers
from sacbe.server.tables import account
from sacbe.server.tables.game import TableGame
from sacbe.server.tables.history import Entry
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.preview import chooses_in_secret

SECRET_DATA = ("moves",)
"""Data of rows for the server alone: the numbers of actions, some of them secret."""

NO_CHOICES = Raw(b"[]")

_encode = msgspec.json.Encoder().encode


def entry_view(entry: Entry, seat: int | None) -> answers.Entry:
    """A row as a seat, or a spectator, may know it."""
    is_public = entry.kind == "undo"
    data = {key: value for key, value in entry.data.items() if is_public or key not in SECRET_DATA}
    return answers.Entry(
        seq=entry.seq,
        at=entry.at,
        kind=entry.kind,
        seat=entry.seat,
        moves=entry.moves,
        data=data or UNSET,
        events=[event.document() for event in entry.events if event.known_to(seat)],
    )


def game_view(table: LiveTable, seat: int | None) -> Raw | None:
    """What a seat sees of the game, as JSON; None before it begins."""
    if table.session is None:
        return None
    if seat not in table.views:
        audience = list({seat, *table.audience()} - table.views.keys())
        views = table.game.views(table.session.state, audience)
        table.views.update((who, Raw(_encode(seen))) for who, seen in zip(audience, views, strict=True))
    return table.views[seat]


def board_text(table: LiveTable, seat: int | None, players: list[str], language: str) -> str:
    """The board as text, as a seat sees it; empty before the game begins, and if the game draws none."""
    if table.session is None:
        return ""
    try:
        words = registry.words_of(table.game, language)
    except BadOptions as error:
        raise Refused(str(error)) from None
    return table.game.board_text(table.session.state, seat, words, players, False)


def table_view(table: LiveTable, seat: int | None, brings: bool = True) -> answers.TableView:
    """The table as a seat sees it now, with its decision and what it may answer."""
    session, asked, present = table.session, decision(table, seat, brings), table.present()
    forfeited = [seat.number for seat in table.seats if seat.has_forfeited]
    seen = seen_alone(table, seat, game_view(table, seat), asked, forfeited)
    seen.present, seen.watching = present.present, present.watching
    seen.clock = table.clock.view() if table.clock is not None else None
    if session is not None and asked.decision is not None:
        seen.can_undo = session.to_act == seat and session.can_undo()
    if session is not None and table.is_over:
        seen.account = account.of_table(table)
    return seen


def seen_alone(
    table: TableGame, seat: int | None, view: Raw | None, asked: answers.Decision, forfeited: list[int]
) -> answers.TableView:
    """The part of it that follows from the game alone: nobody is there, and nothing can be undone."""
    session = table.session
    seen = answers.TableView(
        seq=table.seq,
        seat=seat,
        begun=session is not None,
        over=table.is_over,
        stopped=table.is_stopped,
        forfeited=forfeited,
        to_act=table.to_act(),
        present=[],
        watching=0,
        rewind=table.rewind,
        clock=None,
        view=view,
        decision=asked.decision,
        choices=asked.choices,
        can_undo=False,
    )
    if session is not None and table.is_over:
        seen.scores = scores(table.game, session.state)
        seen.breakdown = breakdown(table.game, session.state)
        among = [number for number in range(table.header.players) if number not in forfeited]
        seen.winners = table.game.winners(session.state, among)
    return seen


def scores(game: Game, state: State) -> list[float]:
    """The points of each seat."""
    return [score / game.score_unit for score in game.scores(state)]


def breakdown(game: Game, state: State) -> list[dict[str, float]]:
    """The points of each seat by source."""
    return [
        {source: score / game.score_unit for source, score in sources.items()}
        for sources in game.breakdown(state)
    ]


def decision(table: LiveTable, seat: int | None, brings: bool = True) -> answers.Decision:
    """The pending decision of a seat, and what it may answer, with or without what each answer brings."""
    if seat is None or seat not in table.to_act() or table.seats[seat].has_forfeited:
        return answers.Decision(None, NO_CHOICES)
    key = (seat, brings)
    if key not in table.choices:
        table.choices[key] = Raw(_encode(choices(table, seat, brings)))
    return answers.Decision(table.decision_numbers[seat], table.choices[key])


def choices(table: TableGame, seat: int, brings: bool = True) -> list[answers.Choice]:
    """What a seat may answer: verb and noun of each action, and what it would bring at once.

    Where seats choose in secret nothing is tried, because the last of them would see what the others chose.
    """
    return choices_of(table.game, table.state_for(seat), seat, brings)


def choices_of(game: Game, state: State, seat: int, brings: bool = True) -> list[answers.Choice]:
    """The same for any state that asks the seat."""
    tries = brings and not chooses_in_secret(game, state)
    found, journal = [], Journal()
    for action in game.legal(state):
        choice = answers.Choice(game.text(action), game.actions.verb(action), game.actions.noun(action))
        if tries:
            trial = state.copy()
            trial.journal = journal
            game.apply(trial, action)
            choice.brings = game.documents(journal.drain(), seat)
        found.append(choice)
    return found
