"""Bodies are read strictly: a number that is written as a text is refused, and so is the reverse."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must have the types that its route names; the framework would convert them."""

    async def json(self) -> Any:
        """The body."""
        body = await super().json()
        wanted = self.route_handler.parsed_data_field
        if wanted is None or _is(body, wanted.annotation, strict=True):
            return body
        if _is(body, wanted.annotation, strict=False):
            raise ValidationException(extra=[{"message": "A number and a text are not the same."}])
        # The framework reports what is wrong.
        return body


def _is(body: Any, wanted: Any, strict: bool) -> bool:
    try:
        msgspec.convert(body, wanted, strict=strict)
    except msgspec.ValidationError:
        return False
    return True
