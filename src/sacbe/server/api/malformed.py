"""Messages over a WebSocket that cannot be understood: which part of them, and how they are answered."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sacbe.server.protocol.messages import ProblemMessage
from sacbe.server.protocol.problems import WrongPart

NOT_UNDERSTOOD = "The message is not as docs/protocol.md says."
_missing = re.compile("Object missing required field `(?!do`)(.*)`").fullmatch


def problem(text: str, error: Exception) -> ProblemMessage:
    """The answer to a message that does not decode; `fields` is as for a request over HTTP."""
    sent = _sent(text)
    what, _, path = str(error).partition(" - at `$")
    missing = _missing(what)
    key = missing[1] if missing else path.strip(".`")
    return ProblemMessage(
        id=_id(sent),
        kind="bad-request",
        detail=f"A field of {sent['do']!r} is missing: {key!r}." if missing else NOT_UNDERSTOOD,
        fields=[WrongPart(what, key or msgspec.UNSET, "body")],
    )


def _sent(text: str) -> dict[str, Any]:
    """As much of a message as can be read."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _id(sent: dict[str, Any]) -> int | str | None:
    """The id of a message, if there is one to be read."""
    number = sent.get("id")
    return number if isinstance(number, int | str) and not isinstance(number, bool) else None
