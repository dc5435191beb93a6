"""Guests, accounts, signing in; and cookies and tokens that were not made here."""

from __future__ import annotations

import hashlib

import pytest
from websockets.sync.client import connect

from sacbe.server.storage.signs import SIGNS
from tests.server.client import Person, Problem, problem
from tests.server.process import Server

PROOF = {"x-sacbe": "1"}


def test_a_guest_is_known_by_the_cookie(server: Server) -> None:
    guest = Person(server, "  Ana\u0000 María \u202e")
    found = guest.get("/api/me")
    assert found == {"id": guest.id, "name": "Ana María", "login": None, "sign": found["sign"]}
    response = server.stranger().post("/api/guests", json={"name": "Ben"}, headers=PROOF)
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


@pytest.mark.parametrize("name", ["", "   ", "\u0000\u200b", "x" * 31])
def test_a_name_that_nobody_can_read_is_refused(server: Server, name: str) -> None:
    with pytest.raises(Problem, match="name"):
        Person(server, name)


def test_a_person_takes_another_name_at_every_table(any_server: Server) -> None:
    """The name is as clean as a guest's; the tables name the person anew, and the login stays."""
    ana, ben = Person(any_server), Person(any_server, "Ben")
    login = f"ana-{ana.id}"
    ana.post("/api/accounts", login=login, password="correct horse")
    table = ana.new_table("mexica", ["me", "open"])
    ben.at(table, "join")
    renamed = {"id": ana.id, "name": "Ana María", "login": login, "sign": ana.get("/api/me")["sign"]}
    assert ana.patch("/api/me", name="  Ana\u0000 María \u202e") == renamed
    assert ana.get("/api/me") == ana.get("/api/sessions")["person"] == renamed
    described = ben.get(f"/api/tables/{table}")
    assert [described["owner"], *(seat["name"] for seat in described["seats"])] == [
        "Ana María",
        "Ana María",
        "Ben",
    ]
    for name in ("", "   ", "\u0000\u200b", "x" * 31):
        with pytest.raises(Problem, match="name"):
            ana.patch("/api/me", name=name)
    assert ana.get("/api/me") == renamed


def test_a_person_chooses_a_sign_that_every_table_shows(any_server: Server) -> None:
    """Whoever has chosen none has one all the same; a name alone leaves it as it is."""
    ana, ben = Person(any_server), Person(any_server, "Ben")
    table = ana.new_table("mexica", ["me", "open", "bot"])
    ben.at(table, "join")
    first = ana.get("/api/me")["sign"]
    chosen = next(sign for sign in SIGNS if sign != first)
    assert first in SIGNS
    assert ana.patch("/api/me", sign=chosen)["sign"] == chosen
    assert ana.patch("/api/me", name="Zoe")["sign"] == chosen
    seats = ben.get(f"/api/tables/{table}")["seats"]
    assert [seat.get("sign") for seat in seats] == [chosen, ben.get("/api/me")["sign"], None]
    with pytest.raises(Problem, match="no sign"):
        ana.patch("/api/me", sign="crown-gold")
    assert ana.get("/api/me")["sign"] == chosen


def test_nobody_has_no_name_to_change(server: Server) -> None:
    """Asking who is signed in is answered all the same."""
    stranger = server.stranger()
    refused = stranger.patch("/api/me", json={"name": "Zoe"}, headers=PROOF)
    assert (refused.status_code, problem(refused)["kind"]) == (401, "not-signed-in")
    asked = stranger.get("/api/sessions")
    assert (asked.status_code, asked.json()) == (200, {"person": None, "sessions": []})


def test_a_guest_takes_an_account_and_keeps_the_tables(any_server: Server) -> None:
    guest = Person(any_server)
    table = guest.new_table("mexica", ["me", "open"])
    login = f"Ana-{guest.id}"
    assert guest.post("/api/accounts", login=login, password="correct horse")["login"] == login.casefold()
    elsewhere = Person(any_server, "Nobody")
    assert elsewhere.post("/api/sessions", login=login.upper(), password="correct horse")["id"] == guest.id
    assert elsewhere.state(table)["seat"] == 0
    with pytest.raises(Problem, match="already"):
        guest.post("/api/accounts", login="other", password="correct horse")
    with pytest.raises(Problem, match="taken"):
        Person(any_server).post("/api/accounts", login=login.upper(), password="correct horse")
    for wrong in ("Correct horse", "", "x" * 10_000):
        with pytest.raises(Problem) as refused:
            elsewhere.post("/api/sessions", login=login, password=wrong)
        assert refused.value.kind == "not-signed-in"


@pytest.mark.parametrize(
    ("login", "password"),
    [
        ("", "long enough"),
        ("x" * 31, "long enough"),
        ("ß" * 20, "long enough"),
        ("a", "short"),
        ("a", "x" * 201),
    ],
)
def test_an_account_needs_a_login_and_a_password(any_server: Server, login: str, password: str) -> None:
    with pytest.raises(Problem) as refused:
        Person(any_server).post("/api/accounts", login=login, password=password)
    assert refused.value.kind == "bad-request"


@pytest.mark.parametrize("login", ["nobody", "\u0000", "a\u0000b", "ΐ" * 30, "' OR 1=1 --", "😀"])
def test_an_unknown_login_is_refused(any_server: Server, login: str) -> None:
    wrong = {"login": login, "password": "x\u0000y"}
    response = any_server.stranger().post("/api/sessions", json=wrong, headers=PROOF)
    assert problem(response)["kind"] in ("not-signed-in", "bad-request")


def test_signing_out_takes_the_cookie_away(server: Server) -> None:
    guest = Person(server)
    assert guest.http.delete("/api/sessions").status_code == 200
    with pytest.raises(Problem) as refused:
        guest.get("/api/me")
    assert refused.value.kind == "not-signed-in"


def test_a_program_acts_for_its_owner_by_token(server: Server) -> None:
    owner = Person(server)
    token = owner.post("/api/tokens", label="my bot")["token"]
    program = Person(server, token=token)
    assert program.get("/api/me")["id"] == owner.id
    table = program.new_table("mexica", ["me", "bot"])
    wire = program.wire(table)
    assert wire.table["seat"] == 0
    # No cookie, so no proof against other sites is needed either.
    headers = {"authorization": f"Bearer {token}"}
    path = f"/api/tables/{table}/chat"
    assert server.stranger().post(path, json={"text": "hi"}, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "value", ["forged", "Bearer", "Bearer forged", "Basic YTpi", "Bearer é", "Bearer " + "x" * 4000]
)
def test_a_forged_token_is_refused(any_server: Server, value: str) -> None:
    headers = {b"authorization": value.encode()}
    response = any_server.stranger().get("/api/me", headers=headers)
    assert (response.status_code, problem(response)["kind"]) == (401, "not-signed-in")


@pytest.mark.parametrize(
    "change",
    ["{id}.forged", "{id}", "", ".", "{id}.{own}", "é.é", "{own}x", "{part}", "{digest}", "{session}"],
)
def test_a_forged_cookie_is_refused(any_server: Server, change: str) -> None:
    """Not even what is stored of the cookie, or what the list of sign-ins shows of it, opens anything."""
    guest = Person(any_server)
    own = guest.http.cookies["sacbe"]
    digest, (sign_in,) = hashlib.sha256(own.encode()).hexdigest(), guest.get("/api/sessions")["sessions"]
    value = change.format(id=guest.id, own=own, part=own[:-1], digest=digest, session=sign_in["id"])
    response = any_server.stranger().get("/api/me", headers={b"cookie": f"sacbe={value}".encode()})
    assert (response.status_code, problem(response)["kind"]) == (401, "not-signed-in")


def test_a_cookie_and_a_token_of_another_server_are_refused(server: Server, postgres_server: Server) -> None:
    foreigner = Person(postgres_server)
    token = foreigner.post("/api/tokens", label="abroad")["token"]
    cookie = f"sacbe={foreigner.http.cookies['sacbe']}"
    for headers in ({"cookie": cookie}, {"authorization": f"Bearer {token}"}):
        response = server.stranger().get("/api/me", headers=headers)
        assert (response.status_code, problem(response)["kind"]) == (401, "not-signed-in")


def test_nobody_acts_for_another_by_a_cookie_that_was_changed(server: Server) -> None:
    owner, thief = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "bot"])
    wire = owner.wire(table)
    wire.receive_decision()
    for cookie in (f"{owner.id}.{thief.http.cookies['sacbe']}", thief.http.cookies["sacbe"]):
        response = server.stranger().post(
            f"/api/tables/{table}/play",
            json={"decision": wire.table["decision"], "action": wire.table["choices"][0]["action"]},
            headers={"cookie": f"sacbe={cookie}", "x-sacbe": "1"},
        )
        assert problem(response)["kind"] in ("not-signed-in", "not-allowed")
    assert owner.state(table)["decision"] == wire.table["decision"]


def test_who_is_not_signed_in_may_watch_but_not_act(server: Server) -> None:
    table = Person(server).new_table("mexica", ["me", "bot"])
    assert server.stranger().get(f"/api/tables/{table}/state").json()["seat"] is None
    path = f"/api/tables/{table}/chat"
    response = server.stranger().post(path, json={"text": "hi"}, headers=PROOF)
    assert (response.status_code, problem(response)["kind"]) == (401, "not-signed-in")
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(url) as socket:
        assert '"update"' in str(socket.recv(10))
        socket.send('{"do": "chat", "id": 1, "text": "hi"}')
        answer = next(text for text in map(str, socket) if '"id":1' in text)
        assert '"not-signed-in"' in answer
