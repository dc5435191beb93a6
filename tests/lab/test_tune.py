"""Tuning: documents of weights to numbers and back, and what a candidate is worth."""

from __future__ import annotations

import pytest

from sacbe.lab import tune
from sacbe.lab.entrants import weights_of


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_weights_come_back_as_they_were_and_those_kept_stay(game: str) -> None:
    hints = weights_of(game)
    kept = (next(iter(hints)),)
    row = tune.flat(hints, kept)
    assert tune.shaped(hints, kept, row) == hints
    changed = tune.shaped(hints, kept, [weight + 1 for weight in row])
    assert changed[kept[0]] == hints[kept[0]]
    assert tune.flat(changed, kept) == [weight + 1 for weight in row]


def test_against_its_like_a_candidate_leads_by_nothing_and_among_themselves_by_points() -> None:
    hints = weights_of("tzolkin")
    seeds = range(1, 2)
    alone = tune.Trial("tzolkin", "skilled@20", (2,), (), None).worth(hints, seeds)
    against = tune.Trial("tzolkin", "skilled@20", (2, 3), (), hints).worth(hints, seeds)
    assert alone > 0
    assert abs(against) < alone
