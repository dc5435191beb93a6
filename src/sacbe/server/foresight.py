"""What would be: why an action is not legal, the table after actions that are only tried, and a piece's ways.

Nothing is stored and nothing is drawn: a trial ends where chance or another seat would answer. Where seats
choose in secret nothing is tried, for the last of them would see what the others chose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sacbe.core.errors import SacbeError
from sacbe.core.events import Journal
from sacbe.core.game import Game, State
from sacbe.core.ways import ways
from sacbe.server.errors import Illegal, NotAllowed, Refused
from sacbe.server.live import LiveTable, why

MOST_TRIED = 20
FRAME = 4
"""Numbers in a frame of the stack; the first is its kind."""


def explain(live: LiveTable, seat: int | None, text: str, after: Sequence[str] = ()) -> dict[str, Any]:
    """Why an action is not legal for a seat that is asked, now or after actions that are only tried."""
    state = _tried(live, seat, after, Journal()) if after else asked(live, seat)
    action = _read(live.game, state, text)
    reason = live.game.explain(state, action)
    told = why(reason) if reason is not None else {}
    return {"action": live.game.text(action), "legal": reason is None, **told}


def preview(live: LiveTable, seat: int | None, texts: Sequence[str]) -> dict[str, Any]:
    """The view of a seat as it would be after some actions, and the events they would bring."""
    journal = Journal()
    state = _tried(live, seat, texts, journal)
    events = [event.document() for event in live.game.events(journal.take()) if event.known_to(seat)]
    return {"view": live.game.view(state, seat), "brings": events}


def _tried(live: LiveTable, seat: int | None, texts: Sequence[str], journal: Journal) -> State:
    """A copy of the game after some actions of a seat that is asked; the journal has what they bring."""
    state = asked(live, seat)
    if chooses_in_secret(live.game, state):
        raise NotAllowed("Nothing is tried while seats choose in secret.")
    if len(texts) > MOST_TRIED:
        raise Refused(f"At most {MOST_TRIED} actions are tried at once.")
    state.journal = journal
    for text in texts:
        _try(live.game, state, seat, text)
    return state


def chooses_in_secret(game: Game, state: State) -> bool:
    """Is the question that stands one of several that seats answer unseen?"""
    return len(game.may_act(state)) > 1 or game.is_simultaneous(state.frames[(state.depth - 1) * FRAME])


def _try(game: Game, state: State, seat: int | None, text: str) -> None:
    action = _read(game, state, text)
    if game.to_act(state) != seat or action not in game.legal(state):
        raise Illegal(f"{text!r} is not legal then.", action=text)
    game.apply(state, action)


def _read(game: Game, state: State, text: str) -> int:
    """The action that a text names; refused if there is none."""
    try:
        return game.parse(state, text)
    except SacbeError as error:
        raise Refused(str(error)) from None


def travel(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """Where the piece of a seat can go now, with the actions that lead there."""
    return {"ways": [asdict(way) for way in ways(live.game, asked(live, seat))]}


def asked(live: LiveTable, seat: int | None) -> State:
    """A copy of the game for a seat that is asked; refused to others."""
    live.playing()
    if seat is None or seat not in live.to_act():
        raise NotAllowed("Nothing is asked of you now.")
    return live.asked(seat)
