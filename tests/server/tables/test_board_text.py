"""The board as text (docs/protocol.md): as a seat sees it, with the names of the table, in each language."""

from __future__ import annotations

import pytest

from tests.server.client import Person, Problem
from tests.server.process import Server


def test_the_board_is_drawn_for_the_seat_that_asks(server: Server) -> None:
    """A spectator gets one too, without what only the seat sees."""
    ana = Person(server, "Ana")
    table = ana.new_table("tzolkin", ["me", "bot"])
    own = ana.get(f"/api/tables/{table}/board")["board"]
    seen = Person(server, "Spectator").get(f"/api/tables/{table}/board?lang=hu")["board"]
    assert "Ana" in own and "\x1b" not in own
    assert seen and own != seen


def test_a_language_that_there_is_not_is_refused(server: Server) -> None:
    """With the languages that there are."""
    ana = Person(server)
    table = ana.new_table("mexica", ["me", "bot"])
    with pytest.raises(Problem) as refused:
        ana.get(f"/api/tables/{table}/board?lang=xx")
    assert refused.value.kind == "bad-request"
