"""Several actions in a row: as a record writes them, or with the answers that the game gives by itself.

A follow-up with only one answer is not asked. A script that is written before the game is played
cannot know which ones those are, so a line may name such answers as well; and an answer that ends in a
question mark, such as `pay wood?`, is given only if it is legal when its turn comes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sacbe.core import constants
from sacbe.core.errors import BadText, IllegalAction
from sacbe.core.game import Game
from sacbe.core.reasons import Reason
from sacbe.core.state import State

ALWAYS_ASKED = 1 << 15
"""Above every kind of frame: a game whose follow-ups begin here answers nothing by itself."""

Actions = str | Sequence[int | str]
"""A line: its actions in a list, or as one text with semicolons."""


@dataclass(frozen=True)
class Step:
    """One action of a line; an optional one is passed over where it is not legal."""

    action: int
    is_optional: bool = False


def steps(line: Actions, number: Callable[[int | str], int]) -> list[Step]:
    """The actions of a line, one by one; `number` reads one of them."""
    if not isinstance(line, str | list | tuple):
        raise BadText(f"A line is a text or a list of actions, not {line!r}.")
    actions = [text for text in line.split(";") if text.strip()] if isinstance(line, str) else line
    return [
        Step(number(action.rstrip().removesuffix("?")), action.rstrip().endswith("?"))
        if isinstance(action, str)
        else Step(number(action))
        for action in actions
    ]


class Reader:
    """Follows a line and finds the actions that need not be played.

    A line that is not `in_full` names only what is asked.
    """

    def __init__(self, game: Game, in_full: bool) -> None:
        self.game = game
        self.in_full = in_full
        self._given: list[int] = []

    def passes_over(self, state: State, step: Step) -> bool:
        """Has the game given this answer by itself, or is it optional and not legal now?

        Otherwise it is about to be played.
        """
        if step.action in self._given:
            del self._given[: self._given.index(step.action) + 1]
            return True
        is_legal = step.action in self.game.legal(state)
        if is_legal and self.in_full:
            self._given = given_answers(self.game, state, step.action)
        return step.is_optional and not is_legal


def given_answers(game: Game, state: State, action: int) -> list[int]:
    """The answers that the game gives by itself after an action, in their order."""
    kind = type(game)
    asking = kind.__new__(kind)
    asking.follow_ups, asking.end_turn = ALWAYS_ASKED, game.end_turn
    here, given = state.copy(), []
    asking.apply(here, action)
    while _answers_itself(game, asking, here):
        (answer,) = asking.legal(here)
        given.append(answer)
        asking.apply(here, answer)
    return given


def _answers_itself(game: Game, asking: Game, state: State) -> bool:
    if asking.to_act(state) in (None, constants.CHANCE):
        return False
    return state.frame().kind >= game.follow_ups and len(asking.legal(state)) == 1


def why_not(game: Game, state: State, line: Sequence[Step], in_full: bool) -> tuple[int, Reason] | None:
    """The place in a line of the first action that is not legal there, and why; None if all are.

    The state is played along. Nobody but the seat that is asked may have to answer in between.
    """
    seat, reader = game.to_act(state), Reader(game, in_full)
    for place, step in enumerate(line):
        if reader.passes_over(state, step):
            continue
        action = step.action
        if game.to_act(state) not in (seat, None):
            who = "chance" if game.to_act(state) == constants.CHANCE else f"seat {game.to_act(state)}"
            raise IllegalAction(f"Before {game.text(action)!r} {who} decides; what comes then is not known.")
        reason = game.explain(state, action)
        if reason is not None:
            return place, reason
        game.apply(state, action)
    return None
