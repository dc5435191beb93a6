"""`sacbe admin` while the server runs: what an operator does is seen at once, without a restart."""

from __future__ import annotations

import pytest

from tests.server.api.test_sign_ins import COME_AGAIN, PASSWORD, account, elsewhere, is_known, sent_away
from tests.server.client import Person, Problem, Wire, eagerly
from tests.server.operators import admin, refusal
from tests.server.process import Server

OTHER = "battery staple"


def sign_in(server: Server, login: str, password: str) -> int:
    """How the server answers somebody who signs in."""
    credentials = {"login": login, "password": password}
    return server.stranger().post("/api/sessions", json=credentials, headers={"x-sacbe": "1"}).status_code


# Passwords and sign-ins.


def test_a_password_is_reset_and_all_sign_ins_end(any_server: Server) -> None:
    """The new one is made up and printed, or typed: arguments can be read by others on the machine."""
    ana = account(any_server)
    wire = ana.wire(ana.new_table("mexica", ["me", "open"]))
    said = admin(any_server, "reset-password", ana.id)
    made = said.splitlines()[-1]
    assert sent_away(wire) == COME_AGAIN and not is_known(ana)
    assert [sign_in(any_server, ana.id, password) for password in (PASSWORD, made)] == [401, 201]
    assert OTHER not in admin(any_server, "reset-password", "--ask", ana.id, typed=f"{OTHER}\n")
    assert [sign_in(any_server, ana.id, password) for password in (made, OTHER)] == [401, 201]


def test_a_password_that_cannot_be_set_is_refused(any_server: Server) -> None:
    ana, guest = account(any_server), Person(any_server)
    assert "8 to 200 characters" in refusal(any_server, "reset-password", "--ask", ana.id, typed="short\n")
    assert "is a guest" in refusal(any_server, "reset-password", guest.id)
    assert "There is no person 'nobody'." in refusal(any_server, "reset-password", "nobody")
    assert sign_in(any_server, ana.id, PASSWORD) == 201


def test_sign_ins_are_listed_and_ended(any_server: Server) -> None:
    ana = account(any_server)
    other = elsewhere(ana, "Firefox on a phone")
    ana.post("/api/tokens", label="my bot")
    head, *lines = admin(any_server, "sessions", ana.id).splitlines()
    assert head.split() == ["KIND", "SINCE", "USED", "WHAT"] and len(lines) == 3
    assert any(line.endswith("Firefox on a phone") for line in lines)
    assert lines[-1].split()[0] == "token" and lines[-1].split()[2:] == ["never", "my", "bot"]
    assert "is signed out everywhere" in admin(any_server, "sign-out", ana.id)
    assert not is_known(ana) and not is_known(other)


# Tables.


def _seats(wire: Wire) -> list[tuple[str | None, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in wire.person.get(f"/api/tables/{wire.id}")["seats"]]


def test_someone_is_taken_away_from_a_table_that_waits(any_server: Server) -> None:
    ana, eve = Person(any_server), Person(any_server, "Eve")
    wire = ana.wire(ana.new_table("mexica", ["me", "open", "open"]))
    eve.at(wire.id, "join")
    wire.receive_row(1)
    assert "Eve" in admin(any_server, "remove", wire.id, eve.id)
    wire.receive_until(lambda: wire.entries[-1]["kind"] == "leave")
    assert wire.entries[-1]["data"] == {"bot": None, "removed": True}
    assert _seats(wire) == [("Ana", None), (None, None), (None, None)]
    ben = Person(any_server, "Ben")
    assert ben.at(wire.id, "join")["seat"] == 1


def test_a_bot_keeps_the_seat_of_someone_taken_away_from_a_game(any_server: Server) -> None:
    """It plays by itself, and the one who sat there cannot come back."""
    people = [Person(any_server), Person(any_server, "Eve")]
    table = people[0].new_table("mexica", ["me", "open"])
    people[1].at(table, "join")
    (first,) = people[0].state(table)["to_act"]
    eve, ana = people[first], people[1 - first]
    wire, hers = ana.wire(table), eve.wire(table)
    admin(any_server, "remove", table, eve.id)
    wire.receive_until(lambda: wire.entries[-1]["kind"] == "leave")
    hers.receive_until(lambda: hers.table["seat"] is None)
    for what in ("return", "leave"):
        with pytest.raises(Problem) as refused:
            eve.at(table, what)
        assert refused.value.kind == "not-allowed"
    wire.receive_decision()
    assert _seats(wire)[first] == ("skilled", "skilled") and _seats(wire)[1 - first][1] is None
    wire.play(eagerly(1))
    assert "has no seat" in refusal(any_server, "remove", table, eve.id)
    assert "There is no such table." in refusal(any_server, "remove", "nowhere", eve.id)


@pytest.mark.parametrize(("of_table", "of_person"), [(True, False), (False, True), (True, True)])
def test_chat_is_deleted_before_everyones_eyes(any_server: Server, of_table: bool, of_person: bool) -> None:
    ana, eve = Person(any_server), Person(any_server, "Eve")
    tables = [ana.new_table("mexica", ["me", "open"]) for _ in range(2)]
    for table in tables:
        for person in (ana, eve):
            person.at(table, "chat", text=f"{person.id} was here")
    wire = ana.wire(tables[0])
    narrower = [*(["--table", tables[0]] if of_table else []), *(["--user", eve.id] if of_person else [])]
    admin(any_server, "delete-chat", *narrower)
    wire.receive_until(lambda: wire.entries[-1]["kind"] == "erase")
    assert wire.entries[-1]["data"]["entries"] == ([2] if of_person else [1, 2])
    gone = {(table, who) for table in tables for who in (ana.id, eve.id)}
    for table in tables:
        said = [entry["data"]["text"] for entry in ana.entries(table) if entry["kind"] == "chat"]
        gone -= {(table, text.split()[0]) for text in said if text}
    where, whose = ({tables[0]} if of_table else set(tables)), ({eve.id} if of_person else {ana.id, eve.id})
    assert gone == {(table, who) for table in where for who in whose}
    assert "0 lines" in admin(any_server, "delete-chat", *narrower)
    assert ana.at(tables[0], "chat", text="and on it goes")["seq"] == 4


def test_chat_of_nobody_and_nowhere_is_not_deleted(any_server: Server) -> None:
    assert "Say whose chat" in refusal(any_server, "delete-chat")
    assert "There is no such table." in refusal(any_server, "delete-chat", "--table", "nowhere")
    assert "There is no person" in refusal(any_server, "delete-chat", "--user", "nobody")


# Registration.


def test_registration_is_closed_and_opened(any_server: Server) -> None:
    guest, known = Person(any_server), account(any_server)
    try:
        assert "guests and accounts" in admin(any_server, "close-registration")
        for deed, word in (
            (lambda: Person(any_server, "New"), "guests"),
            (lambda: guest.post("/api/accounts", login=guest.id, password=PASSWORD), "accounts"),
        ):
            with pytest.raises(Problem, match=word) as refused:
                deed()
            assert (refused.value.kind, refused.value.body["status"]) == ("closed", 403)
        assert sign_in(any_server, known.id, PASSWORD) == 201 and is_known(guest)
        admin(any_server, "open-registration", "guests")
        Person(any_server, "New")
        with pytest.raises(Problem, match="accounts"):
            guest.post("/api/accounts", login=guest.id, password=PASSWORD)
    finally:
        assert "are taken" in admin(any_server, "open-registration")
    assert guest.post("/api/accounts", login=guest.id, password=PASSWORD)["login"] == guest.id
    assert "There is no kind 'bots'" in refusal(any_server, "close-registration", "bots")
