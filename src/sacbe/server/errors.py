"""What can go wrong between a client and the server, each with a status, a kind and one sentence."""

from __future__ import annotations

from typing import Any

from sacbe.core.errors import SacbeError


class Refused(SacbeError):
    """A request that the server does not carry out; nothing has changed."""

    status = 400
    kind = "bad-request"

    def __init__(self, sentence: str, **details: Any) -> None:
        super().__init__(sentence)
        self.details = details


class NotFound(Refused):
    """There is no such user, table or seat."""

    status = 404
    kind = "not-found"


class NotSignedIn(Refused):
    """A cookie or token is missing, forged or out of date."""

    status = 401
    kind = "not-signed-in"


class WrongLogin(NotSignedIn):
    """A wrong login or password; the log notes the address it came from."""


class NotAllowed(Refused):
    """Somebody else may do this, but not this user."""

    status = 403
    kind = "not-allowed"


class WrongPassword(Refused):
    """The password that confirms something is wrong."""

    status = 403
    kind = "wrong-password"


class Closed(Refused):
    """The server takes no new users."""

    status = 403
    kind = "closed"


class Stale(Refused):
    """The decision that was answered is no longer open."""

    status = 409
    kind = "stale"


class Illegal(Refused):
    """The action is not legal now."""

    status = 422
    kind = "illegal"


class TooMany(Refused):
    """Too many requests in a short time."""

    status = 429
    kind = "too-many"


class Unavailable(Refused):
    """The server cannot do it now, but will again."""

    status = 503
    kind = "unavailable"


class Limited(Refused):
    """The user has as much of something as is allowed."""

    status = 409
    kind = "limit"


class CannotStart(SacbeError):
    """The server cannot start; the sentence says why."""
