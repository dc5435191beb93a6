"""Messages over a WebSocket that cannot be understood: which part of them, and how they are answered."""

from __future__ import annotations

import msgspec

from sacbe.server.errors import Refused

NOT_UNDERSTOOD = "The message is not as docs/protocol.md says."
NEEDED = {
    "play": "decision",
    "rewind": "moves",
    "answer": "agree",
    "chat": "text",
    "explain": "action",
    "preview": "actions",
}
"""The field without which a message makes no sense."""


def refusal(error: Exception) -> Refused:
    """A message that does not decode; `fields` has the form that it has for a request over HTTP."""
    what, _, path = str(error).partition(" - at `$")
    field = {"message": what, "key": path.strip(".`")} if path else {"message": what}
    return Refused(NOT_UNDERSTOOD, fields=[{**field, "source": "body"}])


def lacks(do: str) -> Refused:
    """A message without the field that it needs, or with something else in its place."""
    name = NEEDED[do]
    field = {"message": f"Object missing required field `{name}`", "key": name, "source": "body"}
    return Refused(f"A field of {do!r} is missing: {name!r}.", fields=[field])


def number_of(text: str) -> int | str | None:
    """The id of a message that could not be understood otherwise, if there is one to be read."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if isinstance(number, int | str) and not isinstance(number, bool) else None
