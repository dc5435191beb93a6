# compiled
"""The tree of a search: nodes side by side in arrays, allocated once and bounded.

A node stands for the action that leads to it. Its children are the actions of the next decision, one after
the other and ranked by their heuristics. The visits, utilities and values of a node are those of its chooser,
the seat that took the action; so selection reads one run of the arrays at a time.

Equal positions share their children: many orders of the same actions lead to one position
(transpositions.py).
"""

from __future__ import annotations

from sacbe.core.layout import Long, Short, Word
from sacbe.core.search import transpositions
from sacbe.core.search.transpositions import TranspositionTable, pages

ROOT = 0


class Tree:
    """Nodes by number."""

    capacity: int
    used: int
    root: int
    transpositions: TranspositionTable
    action: memoryview[Short]  # that leads here
    asked: memoryview[Short]  # the seat that chooses among the children
    child_count: memoryview[Short]
    first_child: memoryview[int]  # 0 while there are no children
    heuristic: memoryview[int]  # the chooser's value one step ahead
    visits: memoryview[int]
    utility: memoryview[float]  # of the chooser, summed over the visits
    value: memoryview[Long]  # of the chooser, summed over the visits

    def __init__(self, capacity: int) -> None:
        assert capacity > 0
        self.capacity = capacity
        self.used = 1
        self.root = ROOT
        self.transpositions = TranspositionTable(capacity)
        self.action = pages(2 * capacity).cast("h")
        self.asked = pages(2 * capacity).cast("h")
        self.child_count = pages(2 * capacity).cast("h")
        self.first_child = pages(4 * capacity).cast("i")
        self.heuristic = pages(4 * capacity).cast("i")
        self.visits = pages(4 * capacity).cast("i")
        self.utility = pages(8 * capacity).cast("d")
        self.value = pages(8 * capacity).cast("q")

    def reset(self) -> None:
        """Begin again with nothing but a root."""
        self.used = 1
        self.root = ROOT
        self.clear(ROOT)
        self.transpositions.clear()

    def clear(self, node: int) -> None:
        """Make a node one without children and visits."""
        self.child_count[node] = 0
        self.first_child[node] = 0
        self.visits[node] = 0
        self.utility[node] = 0
        self.value[node] = 0

    def add_children(self, node: int, seat: int, count: int) -> bool:
        """Give a node `count` children, the choice of a seat, for `set_child`; False beyond the capacity."""
        if self.used + count > self.capacity:
            return False
        self.asked[node] = seat
        self.child_count[node] = count
        self.first_child[node] = self.used
        self.used += count
        return True

    def set_child(self, node: int, action: int, heuristic: int) -> None:
        """Fill in a child."""
        self.clear(node)
        self.action[node] = action
        self.heuristic[node] = heuristic

    def find_children(self, node: int, position: Word) -> bool:
        """Give a node the children of one with the same position, by its hash; False if none is known."""
        equal = self.transpositions.find(position)
        if equal == transpositions.EMPTY:
            return False
        self.asked[node] = self.asked[equal]
        self.child_count[node] = self.child_count[equal]
        self.first_child[node] = self.first_child[equal]
        return True

    def child(self, node: int, action: int) -> int:
        """The child that an action leads to; the root if there is none."""
        for place in range(self.child_count[node]):
            if self.action[self.first_child[node] + place] == action:
                return self.first_child[node] + place
        return self.root

    def add_visit(self, node: int, utility: float, value: int) -> None:
        """One visit more, and its results for the chooser."""
        self.visits[node] += 1
        self.utility[node] += utility
        self.value[node] += value

    def visits_of_position(self, node: int) -> int:
        """Visits of the position of a node in whichever order: the first, and those of its children."""
        visits = 1
        for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            visits += self.visits[child]
        return visits

    def mean_utility(self, node: int) -> float:
        """The mean utility of the seat asked at a node, over all visits of its children."""
        total = 0.0
        visits = 0
        for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            total += self.utility[child]
            visits += self.visits[child]
        return total / visits if visits > 0 else 0.0

    def visit_lead(self) -> int:  # cpdef
        """By how many visits the most visited child of the root is ahead of the next."""
        most = 0
        next_most = 0
        first = self.first_child[self.root]
        for child in range(first, first + self.child_count[self.root]):
            if self.visits[child] > most:
                next_most = most
                most = self.visits[child]
            else:
                next_most = max(next_most, self.visits[child])
        return most - next_most

    def root_children(self) -> list[tuple[int, int, float, int]]:  # cpdef
        """Of each child of the root: action, visits, sum of utilities, sum of values."""
        first = self.first_child[self.root]
        return [
            (self.action[node], self.visits[node], self.utility[node], self.value[node])
            for node in range(first, first + self.child_count[self.root])
        ]
