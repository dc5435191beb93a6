"""What some actions change for a seat, in things that a person can count.

A game compares two positions and lists effects: "4 temple points more on day 14", "takes the lead in the
district of 12". Each is true as the table stands, and is put into words elsewhere (`effect-<kind>`). Its term
says to which part of the evaluation it belongs, so that a hint can tell the one that matters most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sacbe.core.state import State

Data = dict[str, int | str]
"""Numbers and ids by name, for a sentence."""


@dataclass(frozen=True)
class Effect:
    """One thing that changes: `kind` names the sentence in the words files."""

    kind: str
    term: str
    """The term of the evaluation that it is a part of."""
    size: int
    """About how many hundredths of a point it is worth, to compare it with others of its term."""
    data: Data = field(default_factory=dict)
    is_loss: bool = False
    """Is it something to be warned of?"""


Effects = Callable[[State, State, int], list[Effect]]
"""Lists the effects of going from one position to another, for a seat that knows both."""


def no_effects(before: State, after: State, seat: int) -> list[Effect]:
    """What a game lists that counts nothing."""
    return []
