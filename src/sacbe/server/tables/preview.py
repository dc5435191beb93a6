"""What a seat sees after tried actions, why an action is not legal, and the routes of its piece.

Nothing is stored and nothing is drawn: a trial ends where chance or another seat would answer. Where seats
choose in secret nothing is tried, because the last of them would see what the others chose.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.server.errors import Illegal, NotAllowed, Refused
from sacbe.server.protocol import answers
from sacbe.server.tables.game import TableGame, read_action, why

MAX_TRIED = 20


def explain(table: TableGame, seat: int | None, text: str, after: Sequence[str] = ()) -> answers.Explanation:
    """Why an action is not legal for a seat that is asked, now or after actions that are only tried."""
    state = _tried(table, seat, after, Journal()) if after else state_of_asked(table, seat)
    action = read_action(table.game, state, text)
    reason = table.game.explain(state, action)
    details = why(reason) if reason is not None else {}
    return answers.Explanation(table.game.text(action), reason is None, **details)


def preview(table: TableGame, seat: int | None, texts: Sequence[str]) -> answers.Preview:
    """The view of a seat as it would be after some actions, and the events they would bring."""
    journal = Journal()
    state = _tried(table, seat, texts, journal)
    seen = Raw(msgspec.json.encode(table.game.view(state, seat)))
    return answers.Preview(seen, table.game.documents(journal.drain(), seat))


def _tried(table: TableGame, seat: int | None, texts: Sequence[str], journal: Journal) -> State:
    """A copy of the game after some actions of a seat that is asked; the journal has what they bring."""
    state = state_of_asked(table, seat)
    if chooses_in_secret(table.game, state):
        raise NotAllowed("Nothing is tried while seats choose in secret.")
    if len(texts) > MAX_TRIED:
        raise Refused(f"At most {MAX_TRIED} actions are tried at once.")
    state.journal = journal
    for text in texts:
        _try(table.game, state, seat, text)
    return state


def chooses_in_secret(game: Game, state: State) -> bool:
    """Is the pending decision one of several that seats answer unseen?"""
    return len(game.may_act(state)) > 1 or game.is_simultaneous(state.frame().kind)


def _try(game: Game, state: State, seat: int | None, text: str) -> None:
    action = read_action(game, state, text)
    if game.to_act(state) != seat or action not in game.legal(state):
        raise Illegal(f"{text!r} is not legal then.", action=text)
    game.apply(state, action)


def routes(table: TableGame, seat: int | None) -> answers.Routes:
    """Where the piece of a seat can go now, with the actions that lead there."""
    return answers.Routes(routes_of(table.game, state_of_asked(table, seat)))


def routes_of(game: Game, state: State) -> list[answers.Route]:
    """The same for any state, as clients get it."""
    return [answers.Route(route.to, route.cost, list(route.actions)) for route in game.routes(state)]


def state_of_asked(table: TableGame, seat: int | None) -> State:
    """A copy of the state for a seat that is asked; refused to others."""
    table.playing()
    if seat is None or seat not in table.to_act():
        raise NotAllowed("Nothing is asked of you now.")
    return table.state_for(seat)
