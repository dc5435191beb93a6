"""Errors as clients see them: problem details (RFC 9457), one sentence, nothing of the server's internals."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from sacbe.server.errors import Refused, TooMany, Unavailable, WrongLogin
from sacbe.server.protocol.problems import Problem
from sacbe.server.storage import outages

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
"""What every answer bears, errors too, to protect the page that gets it; files of the page may be kept."""
SENTENCES = {
    404: ("not-found", "There is nothing at this address."),
    405: ("bad-method", "This address does not know this method."),
    413: ("too-large", "The request is too large."),
}
MEDIA_TYPE = "application/problem+json"
NOT_UNDERSTOOD = ("bad-request", "The request is not as docs/protocol.md says.")
log = logging.getLogger("sacbe.server")


def problem(status: int, kind: str, detail: str, **more: Any) -> Problem:
    """Problem details."""
    return Problem(type=f"about:{kind}", kind=kind, status=status, detail=detail, **more)


def _response(status: int, kind: str, detail: str, **more: Any) -> Response[Problem]:
    found = problem(status, kind, detail, **more)
    return Response(found, status_code=status, media_type=MEDIA_TYPE, headers=HEADERS)


def refuse(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A refusal."""
    if isinstance(error, WrongLogin):
        # Tools that lock addresses out look for this line (docs/hosting.md).
        address = request.client.host if request.client is not None else None
        log.warning("a sign-in was refused", extra={"address": address})
    answer = _response(error.status, error.kind, str(error), **error.details)
    if isinstance(error, TooMany | Unavailable):
        answer.headers["retry-after"] = str(error.details["seconds"])
    return answer


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that cannot be understood; `fields` names the part of it."""
    kind, detail = SENTENCES.get(error.status_code, NOT_UNDERSTOOD)
    return _response(error.status_code, kind, detail, **({"fields": error.extra} if error.extra else {}))


def refuse_text(
    request: Request[Any, Any, Any], error: UnicodeDecodeError | RecursionError
) -> Response[Problem]:
    """A body that is no UTF-8, or nested too deeply to be read."""
    return _response(400, *NOT_UNDERSTOOD)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the server: the log explains it, not the answer; or an outage of the database."""
    log.error("a request failed", exc_info=error, extra={"table": request.path_params.get("table_id")})
    if outages.is_outage(error):
        return refuse(request, outages.unavailable())
    return _response(500, "fault", "The server made a mistake; it has been noted.")


HANDLERS: ExceptionHandlersMap = {
    Refused: refuse,
    HTTPException: refuse_http,
    UnicodeDecodeError: refuse_text,
    RecursionError: refuse_text,
    Exception: fail,
}
