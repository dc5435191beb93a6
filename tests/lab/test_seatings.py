"""The seatings of an arena are fair to all bots."""

from __future__ import annotations

import pytest

from sacbe.core.errors import BadOptions
from sacbe.lab.seatings import filled, seatings


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert filled(["a", "b"], 4) == ("a", "b", "b", "b")
    assert filled(["a"], 2) == ("a", "a")
    with pytest.raises(BadOptions, match="3 bots are named for 2 players"):
        filled(["a", "b", "c"], 2)


@pytest.mark.parametrize("names", ["abcd", "abbb", "abab", "aabb", "aaaa", "ab", "aba"])
def test_over_all_seatings_every_bot_has_every_seat_equally_often(names: str) -> None:
    found = seatings(tuple(names))
    assert len(set(found)) == len(found)
    for name in set(names):
        held = [sum(seating[seat] == name for seating in found) for seat in range(len(names))]
        assert len(set(held)) == 1, name


def test_equal_bots_have_one_seating() -> None:
    assert seatings(("a", "a", "a")) == [("a", "a", "a")]
