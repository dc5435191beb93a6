"""Real positions changed at random: refused with a sentence that helps, or good to play to a scored end."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from sacbe.core.chance import Stream
from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from sacbe.core.state import State
from tests.contract.mutations import mutated
from tests.contract.tables import Table

SAMPLE = 60
WHOLE = 800
ACCEPTED = {SAMPLE: 0.1, WHOLE: 0.2}
"""The share that must be accepted: at least a fifth, with room for chance in a sample."""
MAX_DECISIONS = 20000


def test_a_changed_position_is_refused_or_played_to_its_end(table: Table) -> None:
    try_mutations(table, SAMPLE, seed=1)


@pytest.mark.long
def test_many_changed_positions_are_refused_or_played_to_their_end(table: Table) -> None:
    try_mutations(table, WHOLE, seed=2)


def try_mutations(table: Table, count: int, seed: int) -> None:
    """Try so many mutations of positions of two games; enough of them must be accepted."""
    rng, wrong, accepted = random.Random(f"{table} {seed}"), [], 0
    documents = [table.game.position(state) for number in (1, 2) for state in table.moments(number, every=7)]
    for _ in range(count):
        document = mutated(rng.choice(documents), documents, rng)
        try:
            state = table.game.from_position(document)
        except BadPosition as refusal:
            fault = fault_of_sentence(str(refusal), document)
        else:
            accepted += 1
            fault = fault_of_play(table.game, state, rng)
        if fault is not None:
            wrong.append(f"{fault}\n{json.dumps(document)}")
    assert not wrong, "\n".join([f"{len(wrong)} of {count}:", *wrong[:3]])
    assert accepted >= ACCEPTED[count] * count, f"Only {accepted} of {count} are accepted."


def fault_of_sentence(sentence: str, document: Any) -> str | None:
    """What is wrong with a refusal: it must be one sentence that names a field of the document."""
    if not sentence.endswith(".") or "\n" in sentence or ". " in sentence:
        return f"No sentence: {sentence}"
    words = set(re.findall(r"[a-z][a-z_0-9]*", sentence))
    fields = {"players", "supply", "pending", "seats"}
    fields |= set(re.findall(r'"([a-z][a-z_0-9]*)":', json.dumps(document)))
    return None if words & fields else f"No field is named: {sentence}"


def fault_of_play(game: Game, state: State, rng: random.Random) -> str | None:
    """What goes wrong from a position on: invariants, documents that do not lead back, or no scored end."""
    stream = Stream(rng.randrange(1 << 30))
    before, decisions = game.scores(state), 0
    try:
        while not game.is_over(state):
            if decisions % 40 == 0:
                game.check(state)
                again = game.from_position(game.position(state))
                if again.key() != state.key():
                    return f"A document after {decisions} decisions does not lead back."
            legal = game.legal(state)
            if not legal or decisions > MAX_DECISIONS:
                return f"No end after {decisions} decisions."
            game.apply(state, legal[stream.draw(len(legal))])
            decisions += 1
        game.check(state)
    except (AssertionError, BadPosition) as error:
        return f"After {decisions} decisions: {error}"
    return None if len(game.scores(state)) == len(before) == state.players else "No scores."
