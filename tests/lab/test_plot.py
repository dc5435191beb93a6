"""The picture of an arena: valid SVG in which means lie inside their intervals and inside the panels."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from sacbe.lab.plot import PANEL, scale, svg
from sacbe.lab.tally import Estimate, Line

SVG = "{http://www.w3.org/2000/svg}"


def line(name: str, score: Estimate, wins: Estimate) -> Line:
    """A line without decisions."""
    return Line(name, 1, score, wins, [])


LINES = [
    line(
        "program:a <&> b that has a very long name", Estimate(61.5, (58.0, 65.0)), Estimate(0.7, (0.6, 0.8))
    ),
    line("random", Estimate(-20.0, None), Estimate(0.3, None)),
]


def test_every_line_is_a_point_in_both_panels_and_an_interval_where_there_is_one() -> None:
    picture = ET.fromstring(svg("Title", "subtitle", LINES, 0.5))
    assert len(picture.findall(f"{SVG}circle")) == 4
    intervals = picture.findall(f"{SVG}line[@class='interval']")
    assert len(intervals) == 2
    means = [float(point.attrib["cx"]) for point in picture.findall(f"{SVG}circle")][:2]
    for mean, interval in zip(means, intervals, strict=True):
        assert float(interval.attrib["x1"]) < mean < float(interval.attrib["x2"])


def test_names_are_shortened_and_written_as_text() -> None:
    words = [text.text for text in ET.fromstring(svg("Title", "", LINES, 0.5)).iter(f"{SVG}text")]
    assert "program:a <&> b that has a …" in words


@pytest.mark.parametrize("values", [[0.0], [60.7, 61.0], [-90.0, 140.0], [3.0, 3.0], [0.0, 1000.0]])
def test_a_scale_has_round_steps_and_holds_all_values(values: list[float]) -> None:
    found = scale(values, 100)
    ticks = list(found.ticks())
    assert 2 <= len(ticks) <= 9
    assert all(100 <= found.x(value) <= 100 + PANEL for value in [*values, *ticks])
    assert f"{found.step:e}"[0] in "125"
