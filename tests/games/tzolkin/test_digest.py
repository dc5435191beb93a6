"""The log of Tzolk'in: what a turn, a food day and a prophecy amount to."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core import registry
from sacbe.core.digest import Sums, cards
from sacbe.core.state import State
from sacbe.games.tzolkin import digest, names
from tests.contract.tables import Table
from tests.games.digests import assert_adds_up
from tests.games.tzolkin.table import Table as Scene

GAME = sacbe.game("tzolkin")


def holdings(state: State) -> list[Sums]:
    """What the cards have sums of."""
    scores = GAME.scores(state)
    return [
        {
            **{good: seat[good] for good in ("corn", *names.BLOCKS)},
            "skull": seat["skulls"],
            "corn_tile": seat["corn_tiles"],
            "wood_tile": seat["wood_tiles"],
            **seat["temples"],
            "points": scores[number] / GAME.score_unit,
        }
        for number, seat in enumerate(GAME.view(state, None)["seats"])
    ]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players, modules", [(2, ()), (4, ()), (3, names.MODULES), (5, names.MODULES)])
def test_the_cards_add_up_to_what_the_seats_have(
    players: int, modules: tuple[str, ...], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digest, "ROW_SOURCES", ())
    assert_adds_up(Table(GAME, players, modules), seed, holdings)


def test_who_sells_before_taking_a_worker_back_for_nothing_has_withdrawn_it() -> None:
    """TP-66: the sale comes between the worker and its answer."""
    table = Scene(
        modules=["tribes"], seats={0: {"tribe": "xaman_ek", "stone": 1}}, gears={"palenque": {2: 0}}
    )
    events = [
        *table.play("pick_up P2"),
        *table.play("barter stone"),
        *table.play("nothing"),
        *table.play("end_turn"),
    ]
    card = cards(registry.reader_of(GAME), events)[0]
    assert [(deed.verb, deed.places) for deed in card.deeds] == [("withdrew", ("P2",)), ("sold", ())]
