# compiled
"""One game for a driver that learns: chance is played from a seed, and a seat is always asked until the end.

With the same seed and the same actions it is the game that a Session plays.
"""

from __future__ import annotations

from sacbe.core import constants, memory
from sacbe.core.chance import Seed, Stream
from sacbe.core.game import Game
from sacbe.core.observation import Observer
from sacbe.core.state import State


class Solo:
    """A game in progress."""

    game: Game
    start: State
    state: State
    stream: Stream
    observer: Observer

    def __init__(self, game: Game, players: int, modules: tuple[str, ...], observer: Observer) -> None:
        self.game = game
        self.observer = observer
        self.start = game.new(players, modules)
        self.state = self.start.copy()
        self.stream = Stream(0)

    def begin(self, seed: Seed) -> None:
        """A new game; `seed` is any whole number."""
        self.stream = Stream(seed)
        self.restart()

    def restart(self) -> None:  # cpdef
        """The game from its beginning, with the stream as it is."""
        memory.overwrite(self.state, self.start)
        self.play_chance()

    def play(self, action: int) -> int:  # cpdef
        """Carry out a legal action, and what chance decides after it; the seat that is asked then."""
        self.game.step(self.state, action)
        self.play_chance()
        return self.state.asked() if self.state.depth > 0 else constants.NOBODY

    def asked(self) -> int:  # cpdef
        """The seat that is asked; constants.NOBODY at the end."""
        return self.state.asked() if self.state.depth > 0 else constants.NOBODY

    def is_legal(self, action: int) -> bool:  # cpdef
        """Is the action legal now?"""
        return self.state.is_offered(action)

    def see(self, seat: int) -> None:  # cpdef
        """Write what a seat sees, and what it may do, into the first row."""
        self.observer.write(self.state, seat, 0)
        self.observer.write_mask(self.state, seat, 0)

    def play_chance(self) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        while self.state.depth > 0 and self.state.is_chance():
            self.game.step(self.state, self.state.offer_at(self.stream.below(self.state.offered)))
