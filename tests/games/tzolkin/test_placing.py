"""Placing workers."""

from __future__ import annotations

from tests.games.tzolkin.table import Table


def test_second_and_third_worker_cost_more() -> None:
    """TZ-5, X10: P0, P2 and Y0 cost 0+2+0+3 corn; a fourth worker is too dear."""
    table = Table(
        seats={1: {"corn": 7, "workers_in_hand": 4}}, gears={"palenque": {1: 0}}, marker=1, to_move=1
    )
    table.play("place palenque", "place palenque", "place yaxchilan")
    assert table.seat(1).corn == 2
    assert table.gear("palenque") == {0: 1, 1: 0, 2: 1}
    assert table.legal == ["end_turn"]
    reason = table.why("place uxmal")
    assert reason is not None
    assert (reason.key, reason.rule, reason.data) == ("costs-corn", "TZ-5", {"cost": 3, "have": 2})
