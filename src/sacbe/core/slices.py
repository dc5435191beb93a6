# compiled
"""How does one thread play many games (batch.py)? A slice of them, without the GIL.

A game that ends is scored and begins again, with a new seed, in the same call. What is asked next is then
seen in rows of numbers. There are two banks of these rows, which take turns: what one call wrote stays as it
is during the next.
"""

from __future__ import annotations

import cython

from sacbe.core import chance, constants, memory
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.layout import Byte, Single, Word
from sacbe.core.observation import Observer, room
from sacbe.core.rewards import Rewards
from sacbe.core.state import State


class Slot:
    """The place of one game, and the slots on both sides of it: C walks through a tree of them."""

    place: int
    state: State
    stream: Stream  # of chance
    chooser: Stream  # of actions at random
    before: Slot | None
    after: Slot | None

    def __init__(self, place: int, start: State) -> None:
        self.place = place
        self.state = start.copy()
        self.stream, self.chooser = Stream(0), Stream(0)


def grow(first: int, last: int, start: State) -> Slot | None:
    """The tree of the slots from the first up to the last, which is left out."""
    if first >= last:
        return None
    slot = Slot((first + last) // 2, start)
    slot.before, slot.after = grow(first, slot.place, start), grow(slot.place + 1, last, start)
    return slot


def slots(slot: Slot | None) -> list[Slot]:
    """The slots of a tree, in their order."""
    return [] if slot is None else [*slots(slot.before), slot, *slots(slot.after)]


class Rows:
    """The memory that all slices share: one entry or row for each game."""

    count: int
    actions: memoryview[int]  # to be taken, or drawn at random
    observations: memoryview[Single]  # in both banks
    masks: memoryview[Byte]
    finals: memoryview[Single]  # what the seat saw at the end whose action ended the game
    seats: memoryview[int]  # that are asked
    acted: memoryview[int]  # seats that took the last action
    rewards: memoryview[Single]  # of all seats
    scores: memoryview[Single]  # of all seats at the last end
    ended: memoryview[Byte]
    illegal: memoryview[Byte]  # did it end with an action that was not legal?
    lengths: memoryview[int]  # decisions of the game so far
    final_lengths: memoryview[int]  # and of the one that has ended
    seeds: memoryview[Word]  # of the games in progress
    next_seeds: memoryview[Word]

    def __init__(self, count: int, players: int, size: int, actions: int) -> None:
        self.count = count
        self.actions = room(count, "i")
        self.observations = room(constants.BANKS * count * size, "f")
        self.masks = room(constants.BANKS * count * actions, "b")
        self.finals = room(count * size, "f")
        self.seats, self.acted = room(count, "i"), room(count, "i")
        self.rewards = room(count * players, "f")
        self.scores = room(count * players, "f")
        self.ended, self.illegal = room(count, "b"), room(count, "b")
        self.lengths, self.final_lengths = room(count, "i"), room(count, "i")
        self.seeds, self.next_seeds = room(count, "Q"), room(count, "Q")


class Slice:
    """Neighbouring games, which one thread plays."""

    game: Game
    players: int
    rewards: Rewards
    rows: Rows
    observer: Observer  # of what is asked
    last: Observer  # of ends
    start: State
    tree: Slot
    bank: int  # that was written last

    def __init__(
        self, game: Game, players: int, rewards: Rewards, rows: Rows, start: State, first: int, last: int
    ) -> None:
        self.game = game
        self.players = players
        self.rewards = rewards
        self.rows = rows
        self.observer = Observer(game, rows.observations, rows.masks)
        self.last = Observer(game, rows.finals, rows.masks)
        self.start = start
        tree = grow(first, last, start)
        assert tree is not None
        self.tree = tree
        self.bank = 0

    def run(self) -> None:  # cpdef
        """Take the action of each game."""
        with cython.nogil:
            self.play_all(self.tree)
            self.bank = 1 - self.bank

    def begin(self) -> None:  # cpdef
        """Begin all games, with their next seeds."""
        with cython.nogil:
            self.begin_all(self.tree)
            self.bank = 1 - self.bank

    def draw(self) -> None:  # cpdef
        """Draw a legal action for each game."""
        with cython.nogil:
            self.draw_all(self.tree)

    # All slots of a tree.

    def play_all(self, slot: Slot) -> None:
        """Take their actions."""
        if slot.before is not None:
            self.play_all(slot.before)
        self.play(slot, slot.state)
        if slot.after is not None:
            self.play_all(slot.after)

    def begin_all(self, slot: Slot) -> None:
        """Begin their games."""
        if slot.before is not None:
            self.begin_all(slot.before)
        slot.chooser.reseed(~self.rows.next_seeds[slot.place])
        self.restart(slot, slot.state)
        self.show(slot, slot.state)
        if slot.after is not None:
            self.begin_all(slot.after)

    def draw_all(self, slot: Slot) -> None:
        """Draw their actions."""
        if slot.before is not None:
            self.draw_all(slot.before)
        self.rows.actions[slot.place] = slot.state.offer_at(slot.chooser.below(slot.state.offered))
        if slot.after is not None:
            self.draw_all(slot.after)

    # One slot.

    def play(self, slot: Slot, state: State) -> None:
        """Take the action of one game; if that ends it, begin another."""
        place = slot.place
        action = self.rows.actions[place]
        self.rows.acted[place] = self.rows.seats[place]
        self.rows.lengths[place] += 1
        self.rows.ended[place] = 0
        self.rows.illegal[place] = 0
        for seat in range(self.players):
            self.rows.rewards[place * self.players + seat] = 0.0
        row = (self.bank * self.rows.count + place) * self.observer.actions
        if action < 0 or action >= self.observer.actions or not self.rows.masks[row + action]:
            self.rows.illegal[place] = 1
        else:
            self.game.step(state, action)
            self.play_chance(slot, state)
        if self.rows.illegal[place] or state.depth == 0:
            self.rows.ended[place] = 1
            self.last.write(state, self.rows.acted[place], place)
            self.reward(state, place)
            self.rows.final_lengths[place] = self.rows.lengths[place]
            self.restart(slot, state)
        self.show(slot, state)

    def reward(self, state: State, place: int) -> None:  # with gil
        """Note the rewards of a game that has ended, and its scores."""
        first = place * self.players
        seat = self.rows.acted[place]
        given = self.rewards.illegal(state, seat) if self.rows.illegal[place] else self.rewards.of(state)
        scores = self.game.scores(state)
        for other in range(self.players):
            self.rows.rewards[first + other] = given[other]
            self.rows.scores[first + other] = scores[other] / self.game.score_unit

    def restart(self, slot: Slot, state: State) -> None:
        """Begin a game, with the next seed."""
        place = slot.place
        memory.overwrite(state, self.start)
        self.rows.seeds[place] = self.rows.next_seeds[place]
        self.rows.next_seeds[place] = (self.rows.seeds[place] + self.rows.count) & chance.MASK
        slot.stream.reseed(self.rows.seeds[place])
        self.rows.lengths[place] = 0
        self.play_chance(slot, state)

    def play_chance(self, slot: Slot, state: State) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        while state.depth > 0 and state.is_chance():
            self.game.step(state, state.offer_at(slot.stream.below(state.offered)))

    def show(self, slot: Slot, state: State) -> None:
        """Write what the seat sees that is asked, into the other bank."""
        row = (1 - self.bank) * self.rows.count + slot.place
        self.rows.seats[slot.place] = state.asked()
        self.observer.write(state, state.asked(), row)
        self.observer.write_mask(state, state.asked(), row)
