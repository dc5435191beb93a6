# compiled
"""What does a seat see, as a row of numbers for a program that learns? And which actions are legal?

A game says what is `observed` of its table, and the list of its decisions says what can be asked. Here both
become one row of floating point numbers and one of flags, written without the GIL into memory that others
keep. The question of another seat is never shown, and of secret choices not even whose turn it is.
"""

from __future__ import annotations

from array import array
from typing import Any, cast

from sacbe.core import constants, sparse
from sacbe.core.blocks import Block, Blocks
from sacbe.core.decisions import DecisionKind, Local
from sacbe.core.features import Features
from sacbe.core.game import Game
from sacbe.core.layout import Byte, Long, Short, Single
from sacbe.core.state import State

ASKED = "asked"
QUESTION = "question"
"""The blocks that say who is asked, and what. That of each local is called QUESTION_ and its name."""

UNIT = 1.0 / 64.0
"""What an amount of 1 is in a row: sparse.ONE stands for 1."""

PLACES = 4
"""What is kept of each local: its first place, the number it begins with, how many there are, is it a set?"""


class Observer:
    """Writes what seats see of one game into rows of two buffers; it serves one thread at a time."""

    game: Game
    features: Features
    seats: int
    size: Long  # of a row of observations; 64 bits, for then C clears a row at once
    actions: Long  # and of a row of flags
    asked: int  # the place of the first input of its block
    questions: memoryview[Short]  # by the kind of a decision: the place of its input, -1 if it asks no seat
    secret: memoryview[Short]  # by the kind: do several seats answer at the same time?
    parts: memoryview[Short]  # by the kind: PLACES numbers for each of both locals
    observations: memoryview[Single]
    masks: memoryview[Byte]

    def __init__(self, game: Game, observations: memoryview[Single], masks: memoryview[Byte]) -> None:
        blocks = blocks_of(game)
        self.game = game
        self.features = Features(game.evaluation())
        self.seats = game.max_players
        self.size, self.actions = blocks.size, len(game.actions)
        self.observations, self.masks = observations, masks
        self.asked = blocks.first(ASKED)
        numbers = len(game.decision_kinds.names)
        questions, secret, parts = [-1] * numbers, [0] * numbers, [-1] * numbers * 2 * PLACES
        for place, kind in enumerate(asking(game)):
            questions[kind.number] = blocks.first(QUESTION) + place
            secret[kind.number] = int(kind.is_simultaneous)
            for number, local in enumerate(kind.locals):
                first = (kind.number * 2 + number) * PLACES
                place_of = blocks.first(f"{QUESTION}_{local.name}")
                parts[first : first + PLACES] = [place_of, *extent(game, local), int(local.is_set)]
        self.questions = memoryview(array("h", questions))
        self.secret = memoryview(array("h", secret))
        self.parts = memoryview(array("h", parts))

    def look(self, state: State, seat: int) -> None:
        """Into `features`: what a seat sees."""
        self.game.observe(state, seat, self.features)
        if state.depth > 0:
            frame = self.frame_of(state, seat)
            if frame >= 0:
                sparse.flag(self.features, self.asked)
                self.add_question(state.frames[frame], state.frames[frame + 2], state.frames[frame + 3])
            elif not self.secret[state.kind()] and not state.is_chance():
                away = (state.asked() - seat + state.players) % state.players
                sparse.flag(self.features, self.asked + away)

    def frame_of(self, state: State, seat: int) -> int:
        """Where the frame begins by which the seat is asked now; -1 if it is not."""
        start = state.top()
        if state.frames[start + 1] == seat:
            return start
        while start >= 0 and self.secret[state.frames[start]]:
            if state.frames[start + 1] == seat:
                return start
            start -= constants.FRAME_SIZE
        return -1

    def add_question(self, kind: int, a: int, b: int) -> None:
        """The kind of a decision, and its locals."""
        if self.questions[kind] >= 0:
            sparse.flag(self.features, self.questions[kind])
            self.add_local(kind * 2 * PLACES, a)
            self.add_local((kind * 2 + 1) * PLACES, b)

    def add_local(self, about: int, number: int) -> None:
        """One local: one of several inputs, or each that belongs to a set."""
        first = self.parts[about]
        if first < 0:
            return
        number -= self.parts[about + 1]
        if not self.parts[about + 3]:
            if 0 <= number < self.parts[about + 2]:
                sparse.flag(self.features, first + number)
            return
        for place in range(self.parts[about + 2]):
            if number & (1 << place):
                sparse.flag(self.features, first + place)

    def write(self, state: State, seat: int, row: int) -> None:
        """A row of numbers: what a seat sees."""
        first = row * self.size
        for place in range(self.size):
            self.observations[first + place] = 0.0
        self.look(state, seat)
        for number in range(self.features.count):
            self.observations[first + self.features.places[number]] += self.features.amounts[number] * UNIT

    def write_mask(self, state: State, seat: int, row: int) -> None:
        """A row of flags: the actions that are legal, none unless the seat is asked."""
        masks, first, count = self.masks, row * self.actions, self.actions
        for place in range(count):
            masks[first + place] = 0
        if state.asks(seat):
            for number in range(state.offered):
                masks[first + state.offer_at(number)] = 1

    def see(self, state: State, seat: int, row: int) -> None:  # cpdef
        """Both rows, for callers outside the compiled core."""
        self.write(state, seat, row)
        self.write_mask(state, seat, row)

    def seen(self, state: State, seat: int) -> list[tuple[int, int]]:
        """What a seat sees, as places and amounts."""
        self.look(state, seat)
        return self.features.listed()


def blocks_of(game: Game) -> Blocks:
    """All inputs of an observation: those of the game's table, and what is asked."""
    kinds = asking(game)
    names = {local.name: local for kind in kinds for local in kind.locals}
    of_locals = []
    for name, local in names.items():
        users = ", ".join(kind.name for kind in kinds if name in [other.name for other in kind.locals])
        how = "each that belongs to it 1" if local.is_set else "one of them 1"
        of_locals.append(Block(f"{QUESTION}_{name}", extent(game, local)[1], f"`{name}` of {users}: {how}"))
    return Blocks(
        *game.observed.blocks,
        Block(ASKED, game.max_players, "who is asked, from the own seat on in the order of play; no secrets"),
        Block(QUESTION, len(kinds), "what the seat is asked, one of them 1"),
        *of_locals,
    )


def asking(game: Game) -> list[DecisionKind]:
    """The kinds of decisions that seats take."""
    return [kind for kind in game.decision_kinds if not kind.is_automatic and not kind.is_chance]


def extent(game: Game, local: Local) -> tuple[int, int]:
    """The lowest number of the locals of this name, and how many there are from it on."""
    if not isinstance(local.values, range):
        return 0, len(local.values)
    alike = [other for kind in asking(game) for other in kind.locals if other.name == local.name]
    numbers = [number for other in alike for number in cast(range, other.values)]
    return min(numbers), max(numbers) - min(numbers) + 1


def room(count: int, code: str) -> Any:
    """Numbers of one kind (a letter of the module array), all zero."""
    return memoryview(array(code, bytes(count * array(code).itemsize)))
