# compiled
"""A position: its fields, the stack of pending frames, the actions offered, its copy and its key.

All that is pending in a game is a stack of frames, each four small integers: kind, seat, and two locals. The
top frame is the pending decision. To ask one thing and then another, rules push the later one first; if
something is optional, `done` is among the answers. Another seat's choice is a frame with that seat, and an
automatic step is a frame of the seat AUTOMATIC. Rules write `state.ask(...)` and `state.offer(...)`; game.py
drives them.
"""

from __future__ import annotations

import hashlib
from array import array
from typing import Annotated, Any, NamedTuple

import cython

from sacbe.core import constants, layout, memory
from sacbe.core.events import Journal
from sacbe.core.layout import Short, Shorts


class Frame(NamedTuple):
    """A decision on the stack: its kind, the seat that is asked, and two locals."""

    kind: int
    seat: int
    a: int
    b: int


class State:
    """A position of some game: the fields of the class that the game derives from this one.

    What a further class adds is kept beside the position, and no part of it. memory.pxd knows that the
    journal comes first, then the actions offered, and then what tells positions apart.
    """

    journal: Journal | None
    offered: Short
    depth: Short
    offers: Annotated[Shorts, constants.MAX_OFFERS]
    frames: Annotated[Shorts, constants.FRAME_SIZE * constants.MAX_FRAMES]
    players: Short

    def __init__(self, players: int = 0) -> None:
        if not cython.compiled:
            layout.zero(self)
        self.players = players

    # The stack of frames, and the actions offered to the top one.

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a decision on top of the stack."""
        start = self.depth * constants.FRAME_SIZE
        self.frames[start] = kind
        self.frames[start + 1] = seat
        self.frames[start + 2] = a
        self.frames[start + 3] = b
        self.depth += 1

    def pop(self) -> None:
        """Take the top frame off."""
        self.depth -= 1
        start = self.depth * constants.FRAME_SIZE
        self.frames[start] = 0
        self.frames[start + 1] = 0
        self.frames[start + 2] = 0
        self.frames[start + 3] = 0

    def offer(self, action: int) -> None:
        """List one answer to the pending decision; rules offer in ascending order.

        A game whose questions have more than MAX_OFFERS answers keeps its own list, by this method and the
        next.
        """
        self.offers[self.offered] = action
        self.offered += 1

    def offer_at(self, place: int) -> int:
        """One of the answers listed."""
        return self.offers[place]

    def is_offered(self, action: int) -> bool:
        """Is an action among the answers listed?"""
        for place in range(self.offered):
            if self.offer_at(place) == action:
                return True
        return False

    def asks(self, seat: int) -> bool:
        """Is this seat asked by the pending decision?"""
        return self.depth > 0 and self.frames[(self.depth - 1) * constants.FRAME_SIZE + 1] == seat

    def note(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event that all may know."""
        if self.journal is not None:
            self.journal.add(kind, seat, a, b, c, constants.EVERYONE)

    def whisper(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event that only the seat itself may know."""
        if self.journal is not None:
            self.journal.add(kind, seat, a, b, c, seat)

    # The pending decision; there is none when the game is over.

    def top(self) -> int:
        """Where its frame begins among `frames`."""
        return (self.depth - 1) * constants.FRAME_SIZE

    def kind(self) -> int:
        """Its kind."""
        return self.frames[self.top()]

    def asked(self) -> int:
        """The seat that is asked, or CHANCE."""
        return self.frames[self.top() + 1]

    def is_chance(self) -> bool:
        """Is chance asked?"""
        return self.frames[self.top() + 1] == constants.CHANCE

    def frame(self, below: int = 0) -> Frame:
        """Its frame, or one further down the stack, for callers outside the compiled core."""
        start = (self.depth - 1 - below) * constants.FRAME_SIZE
        return Frame(*list(self.frames)[start : start + constants.FRAME_SIZE])

    # The whole position.

    def copy(self) -> State:
        """An independent copy, without a journal."""
        copy: State = memory.copy_of(self)
        return copy

    def fields(self) -> tuple[str, ...]:
        """The names of the fields of the position, in their order."""
        kind: Any = type(self)
        while kind.__base__ is not State:
            kind = kind.__base__
        return layout.fields(kind)

    def numbers(self) -> list[int]:
        """Every number of the position in a fixed order."""
        numbers = [self.players, self.depth]
        numbers.extend(list(self.frames)[: self.depth * constants.FRAME_SIZE])
        for name in self.fields():
            value = getattr(self, name)
            if isinstance(value, list):
                numbers.extend(value)
            else:
                numbers.append(value)
        return numbers

    def key(self) -> int:  # python
        """A number that is equal for equal positions."""
        digest = hashlib.blake2b(array("h", self.numbers()).tobytes(), digest_size=8).digest()
        return int.from_bytes(digest, "big")
