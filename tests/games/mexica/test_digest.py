"""The log of Mexica: what a turn and a period amount to."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core.digest import Sums
from sacbe.core.state import State
from tests.contract.tables import Table
from tests.games.digests import assert_adds_up

GAME = sacbe.game("mexica")


def holdings(state: State) -> list[Sums]:
    """What the cards have sums of."""
    seats = GAME.view(state, None)["seats"]
    return [
        {"tokens": seat["tokens"], "points": points}
        for seat, points in zip(seats, GAME.scores(state), strict=True)
    ]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_add_up_to_what_the_seats_have(players: int, seed: int) -> None:
    assert_adds_up(Table(GAME, players), seed, holdings)
