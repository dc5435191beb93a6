"""What is shown while something long goes on."""

from __future__ import annotations

import pytest

from sacbe.cli import progress
from sacbe.cli.progress import Progress, duration


def test_a_line_says_how_much_is_done_and_how_long_it_will_take(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 100.0
    monkeypatch.setattr(progress.time, "monotonic", lambda: now)
    with Progress("playing", 200) as shown:
        shown.add()
        now += 50
        shown.add(49)
        now += 300
        shown.add(150)
    assert capsys.readouterr().err.splitlines() == [
        "playing: 50 of 200 (25%), 50 s, about 2 min left",
        "playing: 200 of 200 (100%), 6 min",
    ]


def test_times_are_told_in_seconds_minutes_or_hours() -> None:
    assert [duration(seconds) for seconds in (3, 99, 150, 5400, 9000)] == [
        "3 s",
        "99 s",
        "2 min",
        "90 min",
        "2.5 h",
    ]
