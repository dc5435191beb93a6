"""Matches of the laboratory: every entrant has every seat, and the counts add up."""

from __future__ import annotations

import sacbe
from sacbe.lab.entrants import Entrant
from sacbe.lab.match import match


def test_a_match_counts_every_game_once_for_every_entrant() -> None:
    entrants = [Entrant("random", "mexica"), Entrant("greedy@40", "mexica")]
    tallies = match(sacbe.game("mexica"), entrants, (), seeds=[1, 2], seatings=2)
    assert [tally.name for tally in tallies] == ["random", "greedy@40"]
    assert all(len(tally.scores) == len(tally.wins) == 2 for tally in tallies)
    assert sum(sum(tally.wins) for tally in tallies) == 2


def test_the_same_seeds_give_the_same_match() -> None:
    entrants = [Entrant("greedy@30", "tzolkin"), Entrant("random", "tzolkin")]
    matches = [match(sacbe.game("tzolkin"), entrants, (), seeds=[3], seatings=1) for _ in range(2)]
    assert [tally.scores for tally in matches[0]] == [tally.scores for tally in matches[1]]
