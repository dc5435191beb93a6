"""The memory of a search: nodes side by side in arrays, made once and bounded.

The arrays are pages of the operating system: one that no node has come to takes no memory, and all go back
with the tree.

A node stands for the answer that leads to it. Its children are the answers to the next question, in one block
and the most promising first. What is counted at a node is what its chooser, the seat that was asked before,
has made of it; so a walk down the tree looks at one block at a time.

Equal positions share their children: many orders of the same actions lead to one position, and what was found
out after one order serves them all. Positions are known again by their marks (block.py), in a table.
"""

from __future__ import annotations

import math
import mmap
import sys

ROOT = 0

FREE = -1
"""What stands in a slot of the table with no position."""

PROBES = 8
"""Slots of the table that are looked at for one mark."""


def pages(size: int) -> memoryview:
    """So many bytes, all zero, on pages of their own."""
    if sys.platform == "win32":
        return memoryview(mmap.mmap(-1, size))
    return memoryview(mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS))


class Tree:
    """Nodes by number."""

    def __init__(self, room: int) -> None:
        assert room > 0
        self.room = room
        self.used = 1
        self.root = ROOT
        self.action = pages(2 * room).cast("h")  # the answer that leads here
        self.asked = pages(2 * room).cast("h")  # whose choice the children are
        self.count = pages(2 * room).cast("h")  # of the children
        self.first = pages(4 * room).cast("i")  # the first child; 0 while there are none
        self.hint = pages(4 * room).cast("i")  # what the chooser saw in it at a glance
        self.visits = pages(4 * room).cast("i")
        self.standing = pages(8 * room).cast("d")  # of the chooser, summed over the visits
        self.worth = pages(8 * room).cast("q")  # the chooser's own evaluation, summed over the visits
        self.slots = max(1, (1 << room.bit_length()) // 4)  # most positions have several answers
        self.marks = pages(8 * self.slots).cast("Q")  # of positions whose answers are children of some node
        self.parent = pages(4 * self.slots).cast("i")  # that node; FREE where there is none

    def plant(self) -> None:
        """Begin anew with nothing but a root."""
        self.used = 1
        self.root = ROOT
        self.clear(ROOT)
        for slot in range(self.slots):
            self.parent[slot] = FREE

    def clear(self, node: int) -> None:
        """Make a node one that nobody has visited."""
        self.count[node] = 0
        self.first[node] = 0
        self.visits[node] = 0
        self.standing[node] = 0
        self.worth[node] = 0

    def branch(self, node: int, seat: int, count: int) -> bool:
        """Give a node so many children to be filled in, the choice of a seat; not if the room is used up."""
        if self.used + count > self.room:
            return False
        self.asked[node] = seat
        self.count[node] = count
        self.first[node] = self.used
        self.used += count
        return True

    def remember(self, node: int, mark: int) -> None:
        """Let other nodes with the position of this one find its children; not if the table is full there."""
        slot = mark % self.slots
        for _ in range(PROBES):
            if self.parent[slot] == FREE:
                self.marks[slot] = mark
                self.parent[slot] = node
                return
            slot = (slot + 1) % self.slots

    def recall(self, node: int, mark: int) -> bool:
        """Give a node the children of one with the same position; False if none is known."""
        slot = mark % self.slots
        for _ in range(PROBES):
            twin = self.parent[slot]
            if twin == FREE:
                return False
            if self.marks[slot] == mark:
                self.asked[node] = self.asked[twin]
                self.count[node] = self.count[twin]
                self.first[node] = self.first[twin]
                return True
            slot = (slot + 1) % self.slots
        return False

    def put(self, node: int, action: int, hint: int) -> None:
        """Fill in a child."""
        self.clear(node)
        self.action[node] = action
        self.hint[node] = hint

    def child(self, node: int, action: int) -> int:
        """The child that an action leads to; the root if there is none."""
        for place in range(self.count[node]):
            if self.action[self.first[node] + place] == action:
                return self.first[node] + place
        return self.root

    def add(self, node: int, standing: float, worth: int) -> None:
        """One visit more, and what it has brought the chooser."""
        self.visits[node] += 1
        self.standing[node] += standing
        self.worth[node] += worth

    def promising(self, node: int, urge: float, slowness: int) -> int:
        """The child that has stood best, with a favour for those that were tried little.

        A further child is looked at whenever the visits pass the next square, times the slowness.
        """
        first = self.first[node]
        visits = self.visits_below(node)
        urge *= math.sqrt(visits)
        mean = self.mean(node)
        chosen = first
        best = 0.0
        for rank in range(self.count[node]):
            if rank * rank * slowness > visits:
                break
            tries = self.visits[first + rank]
            # An answer never tried is taken to be as much worse than the others as it looked at a glance.
            value = mean + self.hint[first + rank] - self.hint[first]
            if tries > 0:
                value = self.standing[first + rank] / tries
            value += urge / ((rank + 1) * (tries + 1))
            if rank == 0 or value > best:
                chosen = first + rank
                best = value
        return chosen

    def visits_below(self, node: int) -> int:
        """Visits of the position of a node, by whichever order: the first, and those of its answers."""
        visits = 1
        for child in range(self.first[node], self.first[node] + self.count[node]):
            visits += self.visits[child]
        return visits

    def mean(self, node: int) -> float:
        """The mean standing, of the seat asked at a node, over what it has tried there."""
        total = 0.0
        tries = 0
        for child in range(self.first[node], self.first[node] + self.count[node]):
            total += self.standing[child]
            tries += self.visits[child]
        return total / tries if tries > 0 else 0.0

    def lead(self) -> int:
        """By how many visits the first among the root's children is ahead of the next."""
        most = 0
        next_most = 0
        first = self.first[self.root]
        for child in range(first, first + self.count[self.root]):
            if self.visits[child] > most:
                next_most = most
                most = self.visits[child]
            else:
                next_most = max(next_most, self.visits[child])
        return most - next_most

    def found(self) -> list[tuple[int, int, float, int]]:
        """Of each child of the root: action, visits, sum of standings, sum of worths."""
        first = self.first[self.root]
        return [
            (self.action[node], self.visits[node], self.standing[node], self.worth[node])
            for node in range(first, first + self.count[self.root])
        ]
