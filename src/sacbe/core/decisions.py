"""The stack of pending questions.

All that is pending in a game is a stack of frames, each four small integers: kind, seat, and two locals.
The top frame is the question that stands. *Then* is asking the later question first; *optional* is a `done`
among the answers; *another seat's choice* is a frame with that seat; a step of the game's own course is a
frame of the seat AUTOMATIC. Rules write `state.ask(...)` and `state.offer(...)`; the driving is in game.py.
"""

from __future__ import annotations

import cython

from sacbe.core import ids
from sacbe.core.events import Journal


class Stack:
    """Pending frames, the answers to the top one, and the journal if there is one."""

    def __init__(self) -> None:
        self.journal: Journal | None = None
        self.offered = 0
        self.depth = 0
        if not cython.compiled:
            self.offers = [0] * ids.OFFERS
            self.frames = [0] * (ids.FRAME * ids.FRAMES)

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a question on top of the stack."""
        start = self.depth * ids.FRAME
        self.frames[start] = kind
        self.frames[start + 1] = seat
        self.frames[start + 2] = a
        self.frames[start + 3] = b
        self.depth += 1

    def drop(self) -> None:
        """Take the top frame off."""
        self.depth -= 1
        start = self.depth * ids.FRAME
        self.frames[start] = 0
        self.frames[start + 1] = 0
        self.frames[start + 2] = 0
        self.frames[start + 3] = 0

    def offer(self, action: int) -> None:
        """List one answer to the question; rules offer in ascending order.

        A game whose questions have more answers than OFFERS keeps its own list, by this method and the next.
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
        """Does the question that stands go to this seat?"""
        return self.depth > 0 and self.frames[(self.depth - 1) * ids.FRAME + 1] == seat

    def note(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event that all may know."""
        if self.journal is not None:
            self.journal.enter(kind, seat, a, b, c, ids.EVERYONE)

    def whisper(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event that only the seat itself may know."""
        if self.journal is not None:
            self.journal.enter(kind, seat, a, b, c, seat)
