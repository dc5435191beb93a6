"""Could a pending frame have been pushed where it is?

A game says so once for each kind of frame: the kinds it may lie on, and a question to the position. Frames
are judged from the bottom to the top, each with its neighbours, so that a stack is accepted only if every
frame of it could have come about. The tests ask the same after every action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from sacbe.core.decisions import DecisionKinds, stack
from sacbe.core.state import State

BOTTOM = 0
"""Below the lowest frame lies none; no kind of frame has this number."""

NONE = (BOTTOM, 0, 0, 0)
Position = TypeVar("Position", bound=State)


@dataclass(frozen=True)
class Frame:
    """A frame in its place; its neighbours are NONE at the ends of the stack."""

    kind: int
    seat: int
    a: int
    b: int
    below: Sequence[int]
    above: Sequence[int]

    @property
    def is_top(self) -> bool:
        """Is this the pending decision?"""
        return self.above[0] == BOTTOM


@dataclass(frozen=True)
class Standing(Generic[Position]):
    """What a kind of frame lies on, and what else must be true: a question, and the condition in words."""

    on: tuple[int, ...]
    can_stand: Callable[[Position, Frame], bool] | None = None
    needs: str = ""


def faults(state: Position, kinds: DecisionKinds, table: Mapping[int, Standing[Position]]) -> Iterator[str]:
    """What is impossible about the pending frames of a state, as sentences."""
    frames = stack(state)
    for place, (kind, seat, a, b) in enumerate(frames):
        below = frames[place - 1] if place > 0 else NONE
        above = frames[place + 1] if place + 1 < len(frames) else NONE
        standing = table.get(kind)
        name = f"pending[{place}] ({kinds.names[kind]})"
        if standing is None:
            yield f"{name} belongs to no module in play."
            return
        if below[0] not in standing.on:
            yield f"{name} must lie on {_listed(kinds, standing.on)}, not on {_named(kinds, below[0])}."
            return
        frame = Frame(kind, seat, a, b, below, above)
        if standing.can_stand is not None and not standing.can_stand(state, frame):
            yield f"{name} cannot stand there: it needs {standing.needs}."


def _named(kinds: DecisionKinds, kind: int) -> str:
    return "nothing" if kind == BOTTOM else kinds.names[kind]


def _listed(kinds: DecisionKinds, on: tuple[int, ...]) -> str:
    words = [_named(kinds, kind) for kind in on]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
