"""The fit: slopes against differences, and samples that a network can learn."""

from __future__ import annotations

from array import array

import pytest

from sacbe.core.chance import Stream
from sacbe.lab.learning.fit import Fit
from sacbe.lab.learning.samples import Samples, joined, read, write

INPUTS, UNITS, STAGES = 6, 4, 2


def sample(features: dict[int, int], stage: int, target: float) -> Samples:
    """One sample."""
    return Samples(
        array("i", [0, len(features)]),
        array("h", features.keys()),
        array("h", features.values()),
        array("h", [stage]),
        array("f", [target]),
    )


def drawn(stream: Stream, count: int) -> Samples:
    """Samples of a rule that is not linear: the first input counts only where the second is not there."""
    parts = []
    for _ in range(count):
        features = {place: 64 for place in range(INPUTS) if stream.draw(2)}
        stage = stream.draw(STAGES)
        parts.append(sample(features, stage, (0 in features and 1 not in features) + 0.5 * stage))
    return joined(parts)


def test_samples_come_back_as_they_were() -> None:
    samples = drawn(Stream(1), 20)
    assert read(write(samples)) == samples
    assert len(samples) == 20


def test_a_network_learns_a_rule_that_is_not_linear() -> None:
    fit = Fit(INPUTS, UNITS, STAGES)
    fit.randomise(Stream(1))
    fit.load(drawn(Stream(2), 2000))
    first = fit.train(1, 64, 0.0, 2.0, Stream(3))
    fit.train(1500, 64, 0.01, 2.0, Stream(3))
    fit.load(drawn(Stream(4), 500))
    assert fit.train(1, 500, 0.0, 2.0, Stream(5)) < 0.01 < first


def test_the_same_seed_fits_the_same_weights() -> None:
    fits = []
    for _ in range(2):
        fit = Fit(INPUTS, UNITS, STAGES)
        fit.randomise(Stream(1))
        fit.load(drawn(Stream(2), 100))
        fit.train(20, 16, 0.01, 2.0, Stream(3))
        fits.append(list(fit.weights))
    assert fits[0] == fits[1]


def test_a_step_goes_down_the_slope() -> None:
    """With one sample and a small rate the error falls, whatever the weights."""
    for seed in range(5):
        fit = Fit(INPUTS, UNITS, STAGES)
        fit.randomise(Stream(seed))
        fit.load(sample({1: 64, 4: -32}, 1, 0.7))
        errors = [fit.train(1, 1, 0.001, 2.0, Stream(0)) for _ in range(30)]
        assert errors == sorted(errors, reverse=True)


def test_a_rounded_network_says_what_the_fit_says() -> None:
    fit = Fit(INPUTS, UNITS, STAGES)
    fit.randomise(Stream(1))
    rounded = fit.rounded()
    assert [weight / 1024 for weight in rounded.weights] == pytest.approx(list(fit.weights), abs=1 / 2048)
