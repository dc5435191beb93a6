"""Every route refuses in the same way: problem details, whoever asks and whatever is wrong.

That every answer bears the headers that protect a page is checked with each request of every test.
"""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.client import Json, Person, problem
from tests.server.process import Server

METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE"}


def _routes(server: Server) -> dict[str, Json]:
    """The paths that the server describes, with their methods; their tables do not exist."""
    found: dict[str, Json] = server.stranger().get("/api/schema/openapi.json").json()["paths"]
    paths = {path.replace("{table_id}", "0" * 12): methods for path, methods in found.items()}
    return {re.sub(r"{\w+}", "1", path): methods for path, methods in paths.items()}


def test_every_route_refuses_other_methods(server: Server) -> None:
    stranger = server.stranger()
    routes = _routes(server)
    assert len(routes) > 20
    for path, known in routes.items():
        for method in METHODS - {method.upper() for method in known}:
            found = problem(stranger.request(method, path))
            assert (found["status"], found["kind"]) == (405, "bad-method"), (method, path)


def _example(path: str) -> Json:
    """A body that can be understood."""
    bodies: dict[str, Json] = {
        "play": {"decision": 1, "action": "pass"},
        "rewind": {"moves": 1},
        "answer": {"agree": True},
        "chat": {"text": "hi"},
        "tables": {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        "tokens": {"label": "stolen"},
        "accounts": {"login": "thief", "password": "correct horse"},
    }
    return bodies.get(path.split("/")[-1], {})


@pytest.mark.parametrize(
    "path", ["", "state", "entries", "record", "play", "join", "chat", "explain?action=x"]
)
def test_every_route_of_a_table_refuses_one_that_does_not_exist(server: Server, path: str) -> None:
    person = Person(server)
    address = f"/api/tables/{'0' * 12}/{path}".rstrip("/")
    method = "POST" if path in ("play", "join", "chat") else "GET"
    body = _example(path) if method == "POST" else None
    assert problem(person.http.request(method, address, json=body))["kind"] == "not-found"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("POST", "/nowhere/at/all", 404),
        ("GET", "/api", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/schema/nowhere", 404),
        ("GET", "/api/schema/nowhere.json", 404),
        ("GET", "/api/%00", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("BREW", "/api/me", 405),
        ("HEAD", "/api/me", 401),
        ("GET", "/api/tables?which=%00", 400),
        ("GET", "/api/tables/x/entries?after=x", 400),
        ("GET", "/api/tables/x/entries?after=1e999", 400),
        ("GET", "/api/tables/x/explain", 400),
        ("GET", "/api/me", 401),
    ],
)
def test_an_address_that_leads_nowhere_is_refused(
    server: Server, method: str, path: str, status: int
) -> None:
    request = server.stranger().build_request(method, "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    response = server.stranger().send(request)
    assert response.status_code == status
    if method != "HEAD":
        assert problem(response)["status"] == status


def test_what_is_served_bears_the_headers_too(server: Server) -> None:
    for path in ("/api/games", "/api/tables", "/health", "/metrics", "/api/schema/openapi.json", "/"):
        response: httpx.Response = server.stranger().get(path)
        assert response.status_code == 200 or path == "/"
