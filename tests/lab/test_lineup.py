"""Who plays an arena, and the seatings that are fair."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.core.errors import BadOptions
from sacbe.lab.lineup import filled, player, seatings


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


@pytest.mark.parametrize("name", ["master", "greedy", "skilled@20", "search@20"])
def test_who_can_play_sits_down(name: str) -> None:
    assert player(name, "tzolkin").sit_down(1) is not None


def test_who_cannot_play_is_refused_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("[]", "utf-8")
    for name in (
        "genius",
        "skilled@many",
        "greedy@30",
        "genius@30",
        "search",
        f"greedy:{tmp_path}/nowhere",
        f"greedy:{tmp_path}/no.json",
        "program:",
    ):
        with pytest.raises(BadOptions) as refusal:
            player(name, "tzolkin")
        assert str(refusal.value).count(". ") == 0
        assert name.partition(":")[0] in str(refusal.value)
