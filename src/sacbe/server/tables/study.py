"""What comes of some actions from a position? A game without a table, for lessons: nothing is stored.

It is a table's game with a row for each action, so a seat sees the same as at a table, and a refusal is the
same. Chance draws from a fixed seed: the same request always has the same answer.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.errors import SacbeError
from sacbe.core.record import Header
from sacbe.server.errors import Illegal, Refused
from sacbe.server.protocol import answers
from sacbe.server.protocol.messages import Update
from sacbe.server.protocol.requests import PlayedOn
from sacbe.server.storage.store import StoredRow
from sacbe.server.tables import account, views
from sacbe.server.tables.digests import TableDigest
from sacbe.server.tables.game import Change, TableGame

SEED = 0
MAX_ACTIONS = 200
BEGUN = 1
"""The row with which the game begins; each action has the next."""


def of_request(asked: PlayedOn) -> TableGame:
    """The game after the actions of a request, each by the seat that is asked first."""
    if len(asked.actions) > MAX_ACTIONS:
        raise Refused(f"At most {MAX_ACTIONS} actions are played from a position.")
    table = _begun(asked)
    if not 0 <= asked.seat < table.header.players:
        raise Refused(f"There is no seat {asked.seat} at a table for {table.header.players}.")
    for action in asked.actions:
        if table.is_over:
            raise Illegal(f"{action!r} is not legal then: the game is over.", action=action)
        seat = table.to_act()[0]
        _take(table, table.plan_play(seat, None, table.decision_numbers[seat], action))
    return table


def update(asked: PlayedOn, seen: int) -> Update:
    """What a live table would send to a seat that knows the first actions: the rest, and the table then."""
    if not 0 <= seen <= len(asked.actions):
        raise Refused(f"Of {len(asked.actions)} actions nobody has seen {seen}.")
    table, known = of_request(asked), BEGUN + seen
    entries = table.history.after(0)
    cards = TableDigest(table.game, entries)
    return Update(
        entries=[views.entry_view(entry, asked.seat) for entry in entries if entry.seq > known],
        table=_seen(table, asked.seat),
        digest=cards.news(cards.known_after([], known)),
    )


def _begun(asked: PlayedOn) -> TableGame:
    try:
        game = registry.get(asked.game)
        players = game.from_position(asked.position).players
    except SacbeError as error:
        raise Refused(str(error)) from None
    modules = tuple(asked.position.get("modules", ()))
    header = Header(game.name, players, game.rules_version, modules, position=asked.position)
    table = TableGame("", header, draw=Stream(SEED).draw)
    _take(table, table.plan_start())
    return table


def _take(table: TableGame, change: Change) -> None:
    table.take(StoredRow(table.seq + 1, 0.0, change.kind, change.seat, None, change.data), change.outcome)


def _seen(table: TableGame, seat: int) -> answers.TableView:
    session = table.playing()
    seen = views.seen_alone(table, seat, _json(table.game.view(session.state, seat)), _asked(table, seat), [])
    if table.is_over:
        everybody = range(table.header.players)
        seen.account = account.of_record(table.game, session.record, session.state, everybody)
    return seen


def _asked(table: TableGame, seat: int) -> answers.Decision:
    if seat not in table.to_act():
        return answers.Decision(None, views.NO_CHOICES)
    return answers.Decision(table.decision_numbers[seat], _json(views.choices(table, seat)))


def _json(found: object) -> Raw:
    return Raw(msgspec.json.encode(found))
