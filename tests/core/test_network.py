"""Networks: what they compute, and files of weights."""

from __future__ import annotations

from array import array

import pytest

import sacbe
from sacbe.core import network
from sacbe.core.blocks import Block, Blocks
from sacbe.core.chance import Stream
from sacbe.core.errors import BadNetwork
from sacbe.core.learned import TO_COME, LearnedEvaluation, evaluation_of, scaled
from sacbe.core.network import Network

UNITS, STAGES = 3, 2


def random_network(inputs: int, units: int, stages: int, seed: int = 1) -> Network:
    """A network whose weights are drawn."""
    stream = Stream(seed)
    count = network.size(inputs, units, stages)
    return Network(inputs, units, stages, array("h", [stream.draw(401) - 200 for _ in range(count)]))


def expected(net: Network, features: list[tuple[int, int]], stage: int) -> int:
    """The output by the definition, with fractions."""
    weights = list(net.weights)
    inner, units = net.inputs * net.units, net.units
    sums = [64 * weights[inner + unit] for unit in range(units)]
    for place, amount in features:
        sums = [total + amount * weights[place * units + unit] for unit, total in enumerate(sums)]
    outputs = weights[inner + units : inner + units + net.stages * units]
    biases = weights[inner + units + net.stages * units :][: net.stages]
    straight = weights[-net.inputs :]
    total = 64 * biases[stage] + sum(amount * straight[place] for place, amount in features)
    total = total * 16 + sum(
        (max(0, value) // 64) * outputs[stage * units + unit] for unit, value in enumerate(sums)
    )
    return total * 2000 // 2**20


@pytest.mark.parametrize("units", [3, 32, 33, 64, 96])
def test_a_network_computes_what_its_definition_says(units: int) -> None:
    game = sacbe.game("tzolkin")
    net = random_network(game.blocks.size, units, game.stages)
    evaluation = LearnedEvaluation(game, net, game.evaluation())
    state, stream = game.new(3), Stream(7)
    for _ in range(90):
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
        for seat in range(3):
            value = evaluation.evaluate(state, seat)
            features = evaluation.features
            if features.stage >= 0:
                assert value == features.base + expected(net, features.listed(), features.stage)


def test_a_file_of_weights_comes_back_as_it_was() -> None:
    blocks = Blocks(Block("few", 5, ""))
    net = random_network(5, UNITS, STAGES)
    content = network.write({"layout": blocks.digest(), "seed": 3}, net)
    head, again = network.read(content)
    assert head == {"inputs": 5, "units": UNITS, "stages": STAGES, "layout": blocks.digest(), "seed": 3}
    assert list(again.weights) == list(net.weights)
    assert list(network.fitting(content, blocks).weights) == list(net.weights)
    with pytest.raises(BadNetwork, match="other inputs"):
        network.fitting(content, Blocks(Block("other", 5, "")))


@pytest.mark.parametrize(
    "content",
    [b"", b"{}\n", b"nonsense", b'{"inputs": 5, "units": 3, "stages": 2}\nab', b"[1]\nab", b"\xff\n"],
)
def test_what_is_no_file_of_weights_is_refused(content: bytes) -> None:
    with pytest.raises(BadNetwork):
        network.read(content)


def test_terms_add_up_to_what_the_network_says() -> None:
    game = sacbe.game("tzolkin")
    evaluation = evaluation_of(game, random_network(game.blocks.size, UNITS, game.stages))
    state = game.new(2)
    assert sum(evaluation.terms(state, 0).values()) == evaluation.evaluate(state, 0)
    assert TO_COME in evaluation.terms(state, 0)


def test_changes_are_scaled_so_that_they_add_up_and_nothing_is_made_up() -> None:
    told = scaled({"points": 100, "goods": 300, "food": 100, "temples": 0, TO_COME: 400})
    assert told == {"points": 100, "goods": 600, "food": 200, "temples": 0, TO_COME: 0}
    far = scaled({"points": 0, "goods": 100, TO_COME: -900})
    assert far == {"points": 0, "goods": 33, TO_COME: -833}
    by_hand = {"points": 100, "goods": -300}
    assert scaled(by_hand) == {**by_hand, TO_COME: 0}


def test_the_network_that_is_installed_fits_the_inputs() -> None:
    """One that did not fit would be left out without a word."""
    game = sacbe.game("tzolkin")
    assert game.network is not None
    assert (game.network.inputs, game.network.stages) == (game.blocks.size, game.stages)
