"""What follows from the board for each cell is kept up to date by every change."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.games.mexica import invariants
from sacbe.games.mexica.game import own
from sacbe.games.mexica.state import State
from tests.games.mexica.table import Table
from tests.games.mexica.test_geometry import scattered, walk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_is_what_a_survey_finds(players: int) -> None:
    """MX-5, MX-6, MX-9: districts, empty sites, ramps, spans and bridges after every action."""
    for state in walk(11, players, 1500):
        assert invariants.fault(state) is None


def test_a_position_that_is_read_is_surveyed() -> None:
    """MX-5, MX-6, MX-9: the same when a board is set up at once."""
    for seed in range(20):
        assert invariants.fault(scattered(seed)) is None


@pytest.mark.parametrize("field", invariants.DERIVED)
def test_a_fact_that_is_out_of_date_is_noticed(field: str) -> None:
    """MX-6: the comparison bites for every field."""
    state: State = own(Table(bridges={"O7": "h"}).session.state.copy())
    was = getattr(state, field)
    setattr(state, field, was + 1 if isinstance(was, int) else [1 - was[0], *was[1:]])
    with pytest.raises(AssertionError, match=field):
        sacbe.game("mexica").check(state)


def test_a_wrong_list_of_bridges_is_noticed() -> None:
    """MX-9: the list holds the cells of all bridges, in their order."""
    state = own(Table(bridges={"O7": "h", "O9": "h"}).session.state.copy())
    state.bridge_at = [state.bridge_at[1], state.bridge_at[0], *state.bridge_at[2:]]
    with pytest.raises(AssertionError, match="bridges"):
        sacbe.game("mexica").check(state)
