"""The JSON Schema of everything on the wire, made from the structs.

The OpenAPI document contains it (api/openapi.py). `make protocol` makes the page's types from what
`python -m sacbe.server.protocol.schema` prints.
"""

from __future__ import annotations

from inspect import cleandoc
from types import ModuleType
from typing import Any

import msgspec

from sacbe.server.protocol import answers, documents, messages, problems, requests

UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
"""All that goes over a WebSocket, by direction."""
BASES = (requests.Request, messages.Message)
"""What others have in common, and nobody sends."""


def components() -> dict[str, Any]:
    """Every struct and union on the wire, by name, as it is found in an OpenAPI document."""
    modules = (requests, answers, problems, messages, documents)
    kinds = [kind for module in modules for kind in _structs(module) if kind not in BASES]
    schemas, found = msgspec.json.schema_components(
        [*UNIONS.values(), *kinds], ref_template=documents.COMPONENT
    )
    for kind in _structs(documents):
        found[kind.__name__]["additionalProperties"] = True
    for described in found.values():
        if "description" in described:  # Python 3.13 takes the indentation out of docstrings, 3.11 does not
            described["description"] = cleandoc(described["description"])
    return {**found, **dict(zip(UNIONS, schemas, strict=False))}


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module declares."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode({"components": {"schemas": components()}})).decode())
