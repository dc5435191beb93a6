"""What goes over the WebSocket, in both directions (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from sacbe.server.protocol.answers import (
    Digest,
    Entry,
    Explanation,
    Nothing,
    Plan,
    Preview,
    Routes,
    TableView,
)
from sacbe.server.protocol.documents import reference
from sacbe.server.protocol.problems import Refusal
from sacbe.server.protocol.requests import Request

# From the client.


class Message(Request, tag_field="do", kw_only=True):
    """What a client asks for; the answer has the same id. A seat is a safeguard of play and undo."""

    id: int | None = None
    seat: int | None = None


class PlayMessage(Message, tag="play"):
    """Answer the pending decision, by one action or several."""

    decision: int
    action: str | int | None = None
    actions: list[str] | None = None


class UndoMessage(Message, tag="undo"):
    """Take back what the last answer did, or the whole turn."""

    whole_turn: bool = False


class RewindMessage(Message, tag="rewind"):
    """Ask the others to go back to where the record had this many moves."""

    moves: int


class AnswerMessage(Message, tag="answer"):
    """Agree to a rewind, or refuse it."""

    agree: bool


class ChatMessage(Message, tag="chat"):
    """Write a line of chat."""

    text: str


class ExplainMessage(Message, tag="explain"):
    """Ask why an action is not legal, now or after actions that are tried first."""

    action: str
    actions: list[str] | None = None


class PreviewMessage(Message, tag="preview"):
    """Try actions one after the other."""

    actions: list[str]


class PlanMessage(Message, tag="plan"):
    """Plan the next turn of this seat in steps, each an action with its follow-ups."""

    steps: list[list[str]]


class WaysMessage(Message, tag="ways"):
    """Ask where the piece of this seat can go."""


class PingMessage(Message, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = (
    PlayMessage
    | UndoMessage
    | RewindMessage
    | AnswerMessage
    | ChatMessage
    | ExplainMessage
    | PreviewMessage
    | PlanMessage
    | WaysMessage
    | PingMessage
)

# From the server.

Result = Entry | Explanation | Preview | Plan | Routes | Nothing
"""What the HTTP route of a message would answer."""
_RESULTS = {"anyOf": [reference(kind) for kind in (Entry, Explanation, Preview, Plan, Routes, Nothing)]}


class Update(Struct, tag_field="type", tag="update"):
    """What happened, and the table after it; the first one names the build of the page on the server.

    Clients that ask for it get the log as cards, too.
    """

    entries: list[Entry]
    table: TableView
    page: str | UnsetType = UNSET
    digest: Digest | UnsetType = UNSET


class PresentUser(Struct):
    """A user who is connected, and since when."""

    name: str
    seat: int | None
    since: float


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected to the table; those who are not signed in are only counted."""

    people: list[PresentUser]
    watching: int


class Done(Struct, tag_field="type", tag="done"):
    """A message was carried out."""

    id: int | None
    result: Annotated[Any, Meta(extra_json_schema=_RESULTS)]


class ProblemMessage(Refusal, tag_field="type", tag="problem", kw_only=True):
    """A message was refused; its id is null if it could not be read."""

    id: int | str | None


ServerMessage = Update | Presence | Done | ProblemMessage
