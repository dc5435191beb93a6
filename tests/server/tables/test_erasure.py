"""Erasure that erases: whoever is deleted leaves no name and no word, and everyone else plays on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sacbe
from tests.server import databases
from tests.server.api.test_sign_ins import COME_AGAIN, PASSWORD, account, elsewhere, is_known, sent_away
from tests.server.client import Json, Person, Problem, eagerly
from tests.server.operators import admin
from tests.server.process import Server

NAME, EARLIER, WORDS = "Xiuhcoatl", "Quetzalli", "my obsidian secret"


def near_the_end() -> Json:
    """A position of a game of two that is soon over."""
    game, before_the_end = sacbe.start("tzolkin", 2, seed=1), 8
    positions = [game.game.position(game.state)]
    while not game.is_over:
        game.play(game.legal()[0])
        positions.append(game.game.position(game.state))
    return positions[-before_the_end]


class Left:
    """A person who has been everywhere, and Ben, who was there too."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ana, self.ben = account(server, EARLIER), Person(server, "Ben")
        ana, ben = self.ana, self.ben
        self.over = self._together(position=near_the_end())
        ana.patch("/api/me", name=NAME)
        self.playing = self._together()
        self.waiting = ana.new_table("mexica", ["me", "open", "open"])
        ben.at(self.waiting, "join")
        self.joined = ben.new_table("mexica", ["me", "open", "open"], title="Ben's")
        ana.at(self.joined, "join")
        self.alone = ana.new_table("mexica", ["me", "open"])
        self.watched = ben.new_table("mexica", ["me", "open"], title="Watched")
        for table in (self.over, self.playing, self.waiting, self.joined, self.watched):
            ana.at(table, "chat", text=WORDS)
            ben.at(table, "chat", text="hello")
        ben.at(self.over, "leave")
        ana.play_on(self.over, eagerly(1))
        self.rematch = ben.at(self.over, "rematch")["id"]
        self.tables = [self.over, self.playing, self.waiting, self.joined, self.watched, self.rematch]
        self.token = ana.post("/api/tokens", label="bot")["token"]

    def _together(self, **fields: Json) -> str:
        """A game of both, at Ana's table under the title that it gets by itself."""
        table = self.ana.new_table("tzolkin", ["me", "open"], **fields)
        self.ben.at(table, "join")
        return table

    def delete(self, way: str) -> None:
        """Ana goes, by herself or by an operator."""
        if way == "herself":
            assert self.ana.delete("/api/me", password=PASSWORD) == {}
        else:
            assert "is deleted." in admin(self.server, "delete-user", self.ana.id)

    def told(self) -> str:
        """Everything that is told about these tables to whoever asks."""
        lists = ("mine", "open", "over")
        found: list[object] = [self.ben.get(f"/api/tables?which={which}") for which in lists]
        for table in self.tables:
            found += [self.ben.get(f"/api/tables/{table}"), self.ben.entries(table), self.ben.state(table)]
        found += [self.ben.http.get(f"/api/tables/{self.over}/record").text]
        found += [self.ben.get(f"/api/tables/{self.over}/replay")]
        return json.dumps(found)


def _seats(table: Json) -> list[tuple[str | None, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in table["seats"]]


@pytest.mark.parametrize("way", ["herself", "operator"])
def test_nothing_of_a_deleted_person_is_left(any_server: Server, way: str, tmp_path: Path) -> None:
    left = Left(any_server)
    ben, other = left.ben, elsewhere(left.ana)
    before = left.told()
    assert all(text in before for text in (NAME, EARLIER, WORDS))
    wire, own = ben.wire(left.playing), other.wire(left.waiting)
    left.delete(way)

    assert sent_away(own) == COME_AGAIN
    assert not any(map(is_known, (left.ana, other, Person(any_server, token=left.token))))
    wire.receive_until(lambda: wire.entries[-1]["kind"] == "erase")
    chat = next(entry["seq"] for entry in wire.entries if entry.get("data", {}).get("text") == WORDS)
    assert chat in wire.entries[-1]["data"]["entries"]

    exported = tmp_path / "over.json"
    admin(any_server, "export", left.over, str(exported))
    stored, told = databases.everything(any_server), left.told()
    for text in (NAME, EARLIER, WORDS, left.ana.id):
        assert text not in stored, text
        assert text not in told, text
        assert text not in exported.read_text()

    assert _seats(ben.get(f"/api/tables/{left.over}")) == [(None, None), ("Ben", "skilled")]
    assert _seats(ben.get(f"/api/tables/{left.playing}")) == [("skilled", "skilled"), ("Ben", None)]
    assert _seats(ben.get(f"/api/tables/{left.waiting}")) == [(None, None), ("Ben", None), (None, None)]
    assert _seats(ben.get(f"/api/tables/{left.joined}")) == [("Ben", None), (None, None), (None, None)]
    titles = [ben.get(f"/api/tables/{table}")["title"] for table in left.tables]
    assert titles == ["tzolkin", "tzolkin", "mexica", "Ben's", "Watched", "tzolkin"]
    assert ben.http.get(f"/api/tables/{left.alone}").status_code == 404
    chats = [entry["data"] for entry in ben.entries(left.watched) if entry["kind"] == "chat"]
    assert chats == [{"name": "", "text": "", "erased": True}, {"name": "Ben", "text": "hello"}]
    # The game goes on: a bot answers for the one who went, as far as it must.
    wire.receive_until(lambda: wire.table["decision"] is not None)
    wire.play(eagerly(1))


def test_an_account_is_deleted_by_its_password_alone(any_server: Server) -> None:
    ana, guest = account(any_server), Person(any_server, "Guest")
    for fields in ({}, {"password": "wrong horse"}):
        with pytest.raises(Problem) as refused:
            ana.delete("/api/me", **fields)
        assert refused.value.kind in ("wrong-password", "bad-request")
    assert is_known(ana)
    assert guest.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert not is_known(guest) and "sacbe" not in guest.http.cookies
    assert guest.id not in databases.everything(any_server)


def test_a_login_is_free_again(any_server: Server) -> None:
    ana = account(any_server)
    ana.delete("/api/me", password=PASSWORD)
    credentials = {"login": ana.id, "password": PASSWORD}
    answer = any_server.stranger().post("/api/sessions", json=credentials, headers={"x-sacbe": "1"})
    assert answer.status_code == 401
    Person(any_server).post("/api/accounts", **credentials)
