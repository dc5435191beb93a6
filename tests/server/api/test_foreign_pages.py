"""What a page of another site may make a browser send: nothing of it changes anything.

Every route that the server describes is tried, so that a new one cannot be forgotten. What Chromium itself
sends from another origin is tried in tests/browser.
"""

from __future__ import annotations

import re
from itertools import product

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import Json, Person, problem
from tests.server.process import Server

ASKING = {
    *(f"/api/positions{what}" for what in ("", "/play", "/explain", "/preview", "/ways")),
    *(f"/api/records{what}" for what in ("", "/views", "/position")),
}
"""Routes that change nothing although they are sent a body: they may be asked by anyone."""
BODIES: dict[str, Json] = {
    "/api/guests": {"name": "Eve"},
    "/api/sessions": {"login": "eve", "password": "correct horse"},
    "/api/accounts": {"login": "eve", "password": "correct horse"},
    "/api/tables": {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    "/api/tokens": {"label": "stolen"},
    "/api/me": {"name": "Eve"},
    "/api/me/password": {"old": "correct horse", "new": "battery staple"},
    "play": {"decision": 1, "action": "pass"},
    "rewind": {"moves": 1},
    "answer": {"agree": True},
    "chat": {"text": "hi"},
    "preview": {"actions": []},
    "plan": {"steps": []},
}


def _changes(server: Server, table: str) -> list[tuple[str, str]]:
    """Every method and path by which something can be changed."""
    paths: dict[str, Json] = server.stranger().get("/api/schema/openapi.json").json()["paths"]
    found = [(method, path) for path, methods in paths.items() for method in methods if method != "get"]
    return [(method.upper(), _filled(path, table)) for method, path in found if path not in ASKING]


def _filled(path: str, table: str) -> str:
    return re.sub(r"{\w+}", "1", path.replace("{table_id}", table))


def _body(path: str) -> Json:
    return BODIES.get(path) or BODIES.get(path.split("/")[-1], {})


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"content-type": "text/plain"},
        {"origin": "https://evil.example", "x-sacbe": "1"},
        {"origin": "null", "x-sacbe": "1"},
        {"origin": "http://127.0.0.1:1", "x-sacbe": "1"},
        {"origin": "http://127.0.0.1", "x-sacbe": "1"},
        {"origin": "{url}.evil.example", "x-sacbe": "1"},
        {"origin": "", "x-sacbe": "1"},
    ],
    ids=str,
)
def test_no_route_that_changes_something_listens_to_a_foreign_page(
    server: Server, headers: dict[str, str]
) -> None:
    guest = Person(server)
    table = guest.new_table("mexica", ["me", "open"])
    del guest.http.headers["x-sacbe"]
    sent = {name: value.format(url=server.url) for name, value in headers.items()}
    routes = _changes(server, table)
    assert len(routes) >= 20 and ("POST", "/api/guests") in routes and ("DELETE", "/api/sessions") in routes
    for (method, path), by_cookie in product(routes, (True, False)):
        browser = guest.http if by_cookie else server.stranger()
        answer = browser.request(method, path, json=_body(path), headers=sent)
        assert (answer.status_code, problem(answer)["kind"]) == (403, "not-allowed"), (method, path)
        assert "set-cookie" not in answer.headers, (method, path)
    assert guest.get("/api/me")["id"] == guest.id
    assert (guest.state(table)["seat"], guest.entries(table)) == (0, [])


def test_a_page_of_this_site_and_a_program_are_listened_to(server: Server) -> None:
    """The page sends its own origin, a program none; a token is proof enough, because no page knows it."""
    table = Person(server).new_table("mexica", ["bot", "open"])
    path = f"/api/tables/{table}/chat"
    own = Person(server)
    token = own.post("/api/tokens", label="mine")["token"]
    own.http.headers["origin"] = server.url
    assert own.post(path, text="from the page")["seq"] == 1
    del own.http.headers["origin"]
    assert own.post(path, text="from a program")["seq"] == 2
    answer = server.stranger().post(path, json={"text": "x"}, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200


@pytest.mark.parametrize("path", sorted(ASKING))
def test_what_only_asks_may_be_asked_without_the_header(server: Server, path: str) -> None:
    assert server.stranger().post(path, json={}).status_code == 400


def test_a_page_of_another_site_cannot_listen(server: Server) -> None:
    guest = Person(server)
    table = guest.new_table("mexica", ["me", "bot"])
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    headers = {"cookie": f"sacbe={guest.http.cookies['sacbe']}"}
    with connect(url, additional_headers=headers, origin=Origin("https://evil.example")) as socket:
        assert '"not-allowed"' in str(socket.recv(10))
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    with connect(url, additional_headers=headers, origin=Origin(server.url)) as socket:
        assert '"update"' in str(socket.recv(10))
