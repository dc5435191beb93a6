"""The server's description of itself as OpenAPI: what Litestar knows of the routes, and what it does not.

It knows nothing of how this server refuses: every route may answer with problem details, and a field that a
body does not have is refused.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

Json = dict[str, Any]
PATH = "/api/schema"
PROBLEM: Json = {
    "type": "object",
    "required": ["type", "kind", "status", "detail"],
    "properties": {
        "type": {"type": "string"},
        "kind": {"type": "string", "description": "What a program looks at."},
        "status": {"type": "integer", "minimum": 400, "maximum": 599},
        "detail": {"type": "string", "description": "One English sentence for a person."},
    },
}
REFUSED: Json = {
    "description": "Refused, and nothing has changed: problem details (RFC 9457).",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """What Litestar knows, with the refusals."""
        return self.render_json(request, _with_refusals(openapi_schema))


def _with_refusals(schema: Json) -> Json:
    components = schema["components"]
    bodies = {name: {**body, "additionalProperties": False} for name, body in components["schemas"].items()}
    paths = {
        path: {method: _operation(found) for method, found in methods.items()}
        for path, methods in schema["paths"].items()
    }
    return {**schema, "paths": paths, "components": {**components, "schemas": {**bodies, "Problem": PROBLEM}}}


def _operation(operation: Json) -> Json:
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
