"""The log as cards: who asks for it gets what is new of it, and the same as everybody (docs/protocol.md)."""

from __future__ import annotations

import json

from tests.server.client import Json, Person, Wire
from tests.server.process import Server

DIGEST = "&digest=true"


def play(wire: Wire, is_wanted: str) -> Json:
    """Play the first choice of a verb, or the first one; the answer."""
    wire.receive_decision()
    choices = wire.table["choices"]
    choice = next((choice for choice in choices if choice["verb"] == is_wanted), choices[0])
    number = wire.send("play", decision=wire.table["decision"], action=choice["action"])
    entry = wire.answer(number)
    wire.receive_row(entry["seq"])
    return entry


def play_turns(wire: Wire, turns: int) -> None:
    """Play some turns of one action."""
    for _ in range(turns):
        play(wire, "step")
        play(wire, "end_turn")
    wire.receive_decision()


def test_only_who_asks_gets_cards(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table)
    assert "digest" not in json.loads(wire.received[0])
    wire.close()


def test_the_cards_that_come_one_by_one_are_those_of_a_new_client(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table, f"0{DIGEST}")
    play_turns(wire, 3)
    again, spectator = ana.wire(table, f"0{DIGEST}"), Person(server).wire(table, f"0{DIGEST}")
    assert wire.cards == again.cards == spectator.cards
    mine = [card for card in wire.cards if card["kind"] == "turn" and card["seat"] == wire.table["seat"]]
    assert len(mine) == 3
    firsts = [json.loads(text)["digest"]["first"] for text in wire.received if '"digest"' in text]
    assert firsts[0] == 0 < firsts[-1], "later updates send only the end of the log"
    for each in (wire, again, spectator):
        each.close()


def test_a_client_that_comes_back_gets_the_cards_it_lacks(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table, f"0{DIGEST}")
    play_turns(wire, 2)
    known, seq = list(wire.cards), wire.seq
    play_turns(wire, 1)
    back = ana.wire(table, f"{seq}{DIGEST}")
    digest = json.loads(back.received[0])["digest"]
    assert 0 < digest["first"] <= len(known)
    assert [*known[: digest["first"]], *digest["cards"]] == wire.cards
    wire.close()
    back.close()


def test_what_is_taken_back_has_no_card(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table, f"0{DIGEST}")
    play_turns(wire, 1)
    before = list(wire.cards)
    play(wire, "step")
    assert wire.cards[-1]["deeds"][-1]["verb"] == "walked"
    wire.receive_row(wire.answer(wire.send("undo"))["seq"])
    assert wire.cards == before
    wire.close()
