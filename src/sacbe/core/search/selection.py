# compiled
"""Which child is visited next? PUCT with priors by rank, progressive widening and a first-play value.

Children are ranked by their heuristics. The prior of a child is one over its rank, so the exploration term is
`exploration * sqrt(visits of the parent) / (rank * (visits + 1))`.
"""

from __future__ import annotations

import math

from sacbe.core.search.tree import Tree


def select_child(tree: Tree, node: int, exploration: float, widening: int) -> int:
    """The child with the best upper confidence bound, for the seat asked at the node.

    A further child is considered whenever the visits pass the next square, times the widening.
    """
    first = tree.first_child[node]
    visits = tree.visits_of_position(node)
    exploration *= math.sqrt(visits)
    mean = tree.mean_utility(node)
    chosen = first
    best = 0.0
    for rank in range(tree.child_count[node]):
        if rank * rank * widening > visits:
            break
        tries = tree.visits[first + rank]
        # The first-play value: an action never tried is as much worse than the mean as its heuristic says.
        bound = mean + tree.heuristic[first + rank] - tree.heuristic[first]
        if tries > 0:
            bound = tree.utility[first + rank] / tries
        bound += exploration / ((rank + 1) * (tries + 1))
        if rank == 0 or bound > best:
            chosen = first + rank
            best = bound
    return chosen
