"""The log of Tzolk'in: what a turn, a food day and a prophecy amount to."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core.digest import Sums
from sacbe.core.state import State
from sacbe.games.tzolkin import digest, names
from tests.contract.tables import Table
from tests.games.digests import assert_adds_up

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
