"""What a position of Tzolk'in is worth: exact after the last turn, and the right way round before it."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe.core import constants
from sacbe.core.chance import Stream
from sacbe.core.state import State

GAME = sacbe.game("tzolkin")


def first_turn() -> dict[str, Any]:
    """The position before the first turn of a game, as a document."""
    state, chance = GAME.new(2), Stream(11)
    while "turn" not in str((GAME.view(state, 0)["question"] or {}).get("kind")):
        actions = GAME.legal(state)
        GAME.apply(state, actions[chance.draw(len(actions))])
    return GAME.position(state)


def worth(**changes: Any) -> int:
    """What the first turn is worth to seat 0 when it holds something else."""
    document = first_turn()
    document["seats"][0] |= changes
    return GAME.evaluation().evaluate(GAME.from_position(document), 0)


def test_more_of_any_good_is_worth_more() -> None:
    here = first_turn()["seats"][0]
    for good in ("corn", "wood", "stone", "gold"):
        assert worth(**{good: here[good] + 1}) > worth()


def test_gold_is_worth_more_than_wood() -> None:
    here = first_turn()["seats"][0]
    assert worth(gold=here["gold"] + 1) > worth(wood=here["wood"] + 1)


def test_levels_and_steps_are_worth_more() -> None:
    here = first_turn()["seats"][0]
    for track in here["technologies"]:
        level = here["technologies"][track]
        assert worth(technologies=here["technologies"] | {track: level + 1}) > worth()
    for temple in here["temples"]:
        assert worth(temples=here["temples"] | {temple: here["temples"][temple] + 1}) > worth()


def test_after_the_last_turn_of_the_game_nothing_is_left_to_guess() -> None:
    """At the last seat's last question the end of the turn ends the game, and its score was known before."""
    for seed in range(6):
        before, seat = last_question(seed)
        told = GAME.evaluation().evaluate(before, seat)
        GAME.apply(before, GAME.end_turn)
        while GAME.to_act(before) == constants.CHANCE:
            GAME.apply(before, GAME.legal(before)[0])
        assert GAME.is_over(before)
        assert told == GAME.evaluation().evaluate(before, seat)


def last_question(seed: int) -> tuple[State, int]:
    """The last question of a random game at which a turn could end, and the seat asked."""
    state, chance = GAME.new(2), Stream(seed)
    found = (state, 0)
    while (asked := GAME.to_act(state)) is not None:
        actions = GAME.legal(state)
        if GAME.end_turn in actions:
            found = (state.copy(), asked)
        GAME.apply(state, actions[chance.draw(len(actions))])
    return found
