"""What would be: tried actions and ways change nothing and tell no secret (docs/protocol.md, Choices)."""

from __future__ import annotations

import pytest

from tests.server.client import Json, Person, Problem
from tests.server.process import Server


def steps_of(state: Json) -> set[str]:
    """The cells that the pilli can step to."""
    return {choice["noun"] for choice in state["choices"] if choice["verb"] == "step"}


def test_a_preview_is_what_playing_would_bring(server: Server) -> None:
    """The view told before is the view seen after, and trying changes nothing."""
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot", "bot"], title="preview")
    state = ana.asked(table)
    choice = next(choice for choice in state["choices"] if choice["verb"] in ("start", "step", "canal"))
    before = ana.get(f"/api/tables/{table}/state")
    tried = ana.post(f"/api/tables/{table}/preview", actions=[choice["action"]])
    assert ana.get(f"/api/tables/{table}/state") == before
    assert tried["brings"] == choice["brings"]
    assert tried["view"]["seats"] != before["view"]["seats"] or choice["verb"] == "canal"


def test_a_client_can_leave_out_what_each_answer_brings(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot", "bot"])
    state = ana.asked(table)
    assert all(choice["brings"] for choice in state["choices"])
    short = [{key: choice[key] for key in ("action", "verb", "noun")} for choice in state["choices"]]
    assert ana.get(f"/api/tables/{table}/state?brings=false") == {**state, "choices": short}
    decision = ana.get(f"/api/tables/{table}/legal?brings=false")
    assert decision == {"decision": state["decision"], "choices": short}
    wire = ana.wire(table, "0&brings=false")
    assert wire.table["choices"] == short
    wire.close()
    assert ana.get(f"/api/tables/{table}/legal")["choices"] == state["choices"]


def test_what_is_not_legal_cannot_be_tried(server: Server) -> None:
    """A trial is refused as playing would be."""
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    ana.asked(table)
    with pytest.raises(Problem) as refused:
        ana.post(f"/api/tables/{table}/preview", actions=["found 13"])
    assert refused.value.kind == "illegal"
    with pytest.raises(Problem) as refused:
        ana.post(f"/api/tables/{table}/preview", actions=["fly to the moon"])
    assert refused.value.kind == "bad-request"


def test_nothing_is_tried_while_seats_choose_in_secret(server: Server) -> None:
    """The wealth tiles are kept unseen; a trial would tell the last seat what the others kept."""
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "bot"])
    state = ana.asked(table)
    with pytest.raises(Problem) as refused:
        ana.post(f"/api/tables/{table}/preview", actions=[state["choices"][0]["action"]])
    assert refused.value.kind == "not-allowed"


def test_only_the_seat_itself_can_ask_for_its_pillis_routes(server: Server) -> None:
    """A spectator is asked nothing, so there is nothing to tell."""
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    while not (steps := steps_of(state := ana.asked(table))):
        ana.at(table, "play", decision=state["decision"], action=state["choices"][-1]["action"])
    ways = ana.get(f"/api/tables/{table}/ways")["ways"]
    assert steps <= {way["to"] for way in ways if way["cost"] == 1}
    with pytest.raises(Problem) as refused:
        Person(server, "Spectator").get(f"/api/tables/{table}/ways")
    assert refused.value.kind == "not-allowed"


def test_what_would_be_illegal_later_is_explained_by_then(server: Server) -> None:
    """A cell for a canal is no answer to a turn, but to the choice of a tile; nothing changes by asking."""
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    wire = ana.wire(table)
    wire.receive_decision()
    while wire.table["view"]["question"]["kind"] != "turn":
        wire.play(lambda choices: str(choices[0]["action"]))
        wire.receive_decision()
    before = ana.state(table)
    assert wire.do("explain", action="lay H7")["reason"] == "other-question"
    assert wire.do("explain", action="lay H7", actions=["canal double"])["reason"] == "palace-there"
    dry = wire.do("preview", actions=["canal double"])["view"]["legal"][0]
    assert wire.do("explain", action=dry, actions=["canal double"])["legal"]
    with pytest.raises(Problem) as refused:
        wire.do("explain", action="lay H7", actions=["found 13"])
    assert refused.value.kind == "illegal"
    assert ana.state(table) == before
