"""Seats: taken by whoever comes or by link, watched, left to a bot, and taken back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product
from typing import Any

import pytest

from sacbe.core import registry
from tests.server.client import Json, Person, Problem, at_random
from tests.server.process import Server


def _invites(owner: Person, table: str) -> dict[int, str]:
    seats: list[Json] = owner.get(f"/api/tables/{table}")["seats"]
    return {seat["number"]: seat["invite"] for seat in seats if "invite" in seat}


def test_a_link_leads_to_its_seat_even_where_others_are_open(server: Server) -> None:
    owner, guest = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "open", "link"])
    assert guest.at(table, "join", invite=_invites(owner, table)[2]) == {"seat": 2}


def test_a_link_works_once(server: Server) -> None:
    owner = Person(server)
    table = owner.new_table("mexica", ["me", "open", "link"])
    invite = _invites(owner, table)[2]
    Person(server, "Ben").at(table, "join", invite=invite, seat=2)
    with pytest.raises(Problem) as refused:
        Person(server, "Cid").at(table, "join", invite=invite)
    assert refused.value.kind == "not-allowed"


@pytest.mark.parametrize(
    "wanted",
    [{"seat": 2}, {"seat": 2, "invite": "wrong"}, {"invite": "✗"}, {"seat": 9}, {"seat": -1}, {"seat": 0}],
)
def test_without_the_link_its_seat_stays_free(server: Server, wanted: Json) -> None:
    table = Person(server).new_table("mexica", ["me", "link", "link"])
    with pytest.raises(Problem, match="no free seat"):
        Person(server, "Ben").at(table, "join", **wanted)


def test_only_the_owner_sees_the_links(server: Server) -> None:
    owner, guest = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "link"])
    assert len(_invites(owner, table)) == 1
    assert _invites(guest, table) == {}


def test_the_game_begins_when_the_last_seat_is_taken(server: Server) -> None:
    owner, guest = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "open"])
    wire = owner.wire(table)
    assert not wire.table["begun"]
    with pytest.raises(Problem, match="has not begun"):
        owner.at(table, "play", decision=0, action="pass")
    watching = guest.wire(table)
    assert guest.at(table, "join") == {"seat": 1}
    wire.receive_until(lambda: wire.table["begun"])
    assert [entry["kind"] for entry in wire.entries] == ["join", "start"]
    watching.receive_until(lambda: watching.table["begun"])
    assert watching.table["seat"] == 1


def test_joining_twice_gives_the_same_seat(server: Server) -> None:
    owner, guest = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "open", "open"])
    assert [guest.at(table, "join")["seat"] for _ in range(2)] == [1, 1]
    assert owner.at(table, "join") == {"seat": 0}


def test_of_many_who_want_the_last_seats_each_seat_is_taken_once(any_server: Server) -> None:
    owner = Person(any_server)
    table = owner.new_table("mexica", ["me", "open", "open", "open"])
    guests = [Person(any_server, f"Guest {number}") for number in range(8)]

    def come(guest: Person) -> Any:
        try:
            return guest.at(table, "join")["seat"]
        except Problem as refused:
            return refused.kind

    with ThreadPoolExecutor(len(guests)) as pool:
        found = list(pool.map(come, guests))
    assert sorted(found, key=str) == [1, 2, 3, *["not-allowed"] * 5]
    kinds = [entry["kind"] for entry in owner.entries(table)]
    assert sorted(kinds) == ["join", "join", "join", "start"]
    assert owner.state(table)["begun"]


def test_nobody_has_two_seats(server: Server) -> None:
    with pytest.raises(Problem, match="one seat"):
        Person(server).new_table("mexica", ["me", "me"])


def test_a_seat_left_before_the_game_is_free_again(server: Server) -> None:
    owner, guest = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "open", "open"])
    guest.at(table, "join")
    guest.at(table, "leave")
    assert Person(server, "Cid").at(table, "join") == {"seat": 1}
    with pytest.raises(Problem, match="no seat"):
        guest.at(table, "leave")


def test_a_bot_plays_on_for_who_leaves_at_once_until_the_player_returns(any_server: Server) -> None:
    owner, guest = Person(any_server), Person(any_server, "Ben")
    table = owner.new_table("mexica", ["me", "open"])
    guest.at(table, "join")
    here, there = owner.wire(table), guest.wire(table)
    leaver, leaving = (owner, here) if here.table["decision"] is not None else (guest, there)
    stayer = there if leaving is here else here
    seat = leaving.table["seat"]
    leaver.at(table, "leave")
    leaver.at(table, "leave")
    stayer.play_on(at_random(1), 10)
    assert any(entry["kind"] == "play" and entry["seat"] == seat for entry in stayer.entries)
    assert [entry["kind"] for entry in stayer.entries].count("leave") == 1
    leaver.at(table, "return")
    stayer.receive_until(lambda: stayer.entries[-1]["kind"] == "return")
    returned = stayer.seq
    while stayer.table["decision"] is not None:
        stayer.play(at_random(2))
    leaving.receive_until(lambda: leaving.seq == stayer.seq and leaving.table["decision"] is not None)
    leaving.play(at_random(3))
    own = [entry for entry in leaving.entries if entry["seat"] == seat and entry["seq"] > returned]
    assert [entry["kind"] for entry in own] == ["play"]


def test_spectators_see_but_do_not_act(server: Server) -> None:
    owner, spectator = Person(server), Person(server, "Zoe")
    table = owner.new_table("mexica", ["me", "bot"])
    wire = owner.wire(table)
    wire.play_on(at_random(1), 3)
    wire.receive_decision()
    seen = spectator.state(table)
    assert (seen["seat"], seen["decision"], seen["choices"]) == (None, None, [])
    assert seen["view"] is not None
    decision = wire.table["decision"]
    before = len(owner.entries(table))
    for what, fields in (
        ("play", {"decision": decision, "action": 0}),
        ("play", {"decision": decision, "action": 0, "seat": 0}),
        ("undo", {}),
        ("rewind", {"moves": 1}),
        ("rewind/answer", {"agree": True}),
        ("leave", {}),
        ("return", {}),
    ):
        with pytest.raises(Problem) as refused:
            spectator.at(table, what, **fields)
        assert refused.value.kind == "not-allowed"
    assert len(owner.entries(table)) == before


def test_nobody_answers_for_another_seat(server: Server) -> None:
    owner, guest = Person(server), Person(server, "Ben")
    table = owner.new_table("mexica", ["me", "open"])
    guest.at(table, "join")
    people = sorted((owner, guest), key=lambda person: person.state(table)["decision"] is None)
    asked, other = people
    seen = asked.state(table)
    fields = {"decision": seen["decision"], "action": seen["choices"][0]["action"]}
    with pytest.raises(Problem) as refused:
        other.at(table, "play", **fields, seat=seen["seat"])
    assert refused.value.kind == "not-allowed"
    with pytest.raises(Problem) as refused:
        other.at(table, "play", **fields)
    assert refused.value.kind == "stale"
    assert asked.at(table, "play", **fields, seat=seen["seat"])["seat"] == seen["seat"]


def test_tables_are_found_by_how_far_they_are(server: Server) -> None:
    owner = Person(server)
    waiting = owner.new_table("mexica", ["me", "open"], title="Waiting")
    playing = owner.new_table("mexica", ["me", "bot"], title="Playing")
    hidden = owner.new_table("mexica", ["me", "open"], is_open=False)

    def ids(who: Person, which: str) -> list[str]:
        return [table["id"] for table in who.get(f"/api/tables?which={which}")]

    stranger = Person(server, "Zoe")
    assert waiting in ids(stranger, "open") and playing in ids(stranger, "playing")
    assert hidden not in ids(stranger, "open")
    assert {waiting, playing, hidden} <= set(ids(owner, "mine"))
    assert ids(stranger, "mine") == []


def test_chat_is_kept_as_plain_text(server: Server) -> None:
    owner, spectator = Person(server), Person(server, "Zoe")
    table = owner.new_table("mexica", ["me", "open"])
    wire = spectator.wire(table)
    line = "<script>alert('1')</script> &amp; ¡hola!\u202e\u0000\u0007\n  twice"
    said = wire.do("chat", text=line)
    assert said["data"] == {"name": "Zoe", "text": "<script>alert('1')</script> &amp; ¡hola! twice"}
    assert owner.entries(table)[-1]["data"] == said["data"]
    assert owner.at(table, "chat", text="x" * 500)["data"]["text"] == "x" * 500
    for text in ("x" * 501, "", "\u0000", " \n\t "):
        with pytest.raises(Problem) as refused:
            owner.at(table, "chat", text=text)
        assert refused.value.kind == "bad-request"
    assert len(owner.entries(table)) == 2


def test_the_rules_explain_why_an_action_is_not_legal(server: Server) -> None:
    owner = Person(server)
    table = owner.new_table("tzolkin", ["me", "bot"])
    wire = owner.wire(table)
    wire.play_on(at_random(1), 5)
    wire.receive_until(lambda: wire.table["decision"] is not None)
    legal = wire.table["choices"][0]["action"]
    assert wire.do("explain", action=legal) == {"action": legal, "legal": True}
    game, may = registry.get("tzolkin"), {choice["action"] for choice in wire.table["choices"]}
    wrong = next(text for text in map(game.text, game.actions) if text not in may)
    told = wire.do("explain", action=wrong)
    assert told == owner.get(f"/api/tables/{table}/explain?action={wrong}")
    assert told["legal"] is False and told["reason"] and told["rule"]
    with pytest.raises(Problem) as refused:
        wire.do("explain", action="fly to the moon")
    assert refused.value.kind == "bad-request"
    with pytest.raises(Problem) as illegal:
        wire.do("play", decision=wire.table["decision"], action=wrong)
    assert illegal.value.kind == "illegal"
    assert illegal.value.body["reason"] == told["reason"]


def test_every_table_that_a_game_lists_can_be_set_up_and_no_other(server: Server) -> None:
    for told in Person(server).get("/api/games"):
        least, most = told["players"]
        sets = [
            list(modules)
            for size in range(len(told["modules"]) + 1)
            for modules in combinations(told["modules"], size)
        ]
        for players, modules in product(range(least, most + 1), sets):
            # A person each, for nobody may set up so many.
            owner, seats = Person(server), [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
            if {"players": players, "modules": modules} in told["tables"]:
                owner.post("/api/tables", game=told["name"], seats=seats, modules=modules)
            else:
                with pytest.raises(Problem):
                    owner.post("/api/tables", game=told["name"], seats=seats, modules=modules)


def test_a_game_names_its_levels_and_bots_that_are_given_seats_play_to_the_end(server: Server) -> None:
    owner = Person(server)
    (game,) = [game for game in owner.get("/api/games") if game["name"] == "tzolkin"]
    assert game["bots"] == ["master", "expert", "skilled", "casual", "novice"]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in ("greedy", "random")), {"kind": "bot"}]
    table = owner.post("/api/tables", game="tzolkin", seats=seats)
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "random", "skilled"]
    owner.play_on(table["id"], at_random(1))
    scores = owner.state(table["id"])["scores"]
    assert scores[1] > scores[2] and scores[3] > scores[2]
