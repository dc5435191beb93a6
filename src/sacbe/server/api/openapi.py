"""The server's description of itself as OpenAPI: routes as Litestar knows them, structs as msgspec does.

Litestar knows nothing of how this server refuses: every route may answer with problem details.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sacbe.server.api.problems import MEDIA_TYPE
from sacbe.server.protocol import schema
from sacbe.server.protocol.documents import reference
from sacbe.server.protocol.problems import Problem

PATH = "/api/schema"
REFUSED = {
    "description": "Refused, and nothing has changed: problem details (RFC 9457).",
    "content": {MEDIA_TYPE: {"schema": reference(Problem)}},
}

components = cache(schema.components)


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The routes with their refusals, and everything that is sent."""
        paths = {
            path: {method: _operation(found) for method, found in methods.items()}
            for path, methods in openapi_schema["paths"].items()
        }
        known = {**openapi_schema["components"], "schemas": components()}
        return self.render_json(request, {**openapi_schema, "paths": paths, "components": known})


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    answers = {status: answer for status, answer in operation["responses"].items() if status < "4"}
    return {**operation, "responses": {**answers, "4XX": REFUSED, "5XX": REFUSED}}


def _refuse_unknown(response: Response[Any]) -> Response[Any]:
    """Litestar answers unknown paths beside the description with a page of its own; here they are refused."""
    if response.status_code == 404:
        raise NotFoundException
    return response


def config() -> OpenAPIConfig:
    """What is served under /api/schema: openapi.json alone."""
    router = Router(PATH, route_handlers=[], include_in_schema=False, after_request=_refuse_unknown)
    return OpenAPIConfig(title="Sacbe", version="1", render_plugins=[Described()], openapi_router=router)
