"""Tuning: documents of weights to numbers and back, and the fitness of a candidate."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.lab import tune


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_weights_come_back_as_they_were_and_those_kept_stay(game: str) -> None:
    weights = sacbe.game(game).weights
    kept = (next(iter(weights)),)
    row = tune.flat(weights, kept)
    assert tune.shaped(weights, kept, row) == weights
    changed = tune.shaped(weights, kept, [weight + 1 for weight in row])
    assert changed[kept[0]] == weights[kept[0]]
    assert tune.flat(changed, kept) == [weight + 1 for weight in row]


def test_against_its_like_a_candidate_leads_by_nothing_and_among_themselves_by_points() -> None:
    weights = sacbe.game("tzolkin").weights
    seeds = range(1, 2)
    alone = tune.Trial("tzolkin", "skilled@20", (2,), (), None).fitness(weights, seeds)
    against = tune.Trial("tzolkin", "skilled@20", (2, 3), (), weights).fitness(weights, seeds)
    assert alone > 0
    assert abs(against) < alone
