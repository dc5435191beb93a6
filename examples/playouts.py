"""Random playouts in two threads: the core releases the GIL, so both cores are used."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import sacbe

GAMES = 500


def mean_winning_score(seed: int) -> float:
    """The mean score of the winners of some random games."""
    game = sacbe.game("tzolkin")
    total = 0
    for number in range(GAMES):
        state = game.new(4)
        game.playout(state, seed + number)
        total += max(game.scores(state))
    return total / GAMES / game.score_unit


def main() -> None:
    """Two threads, each with its own seeds."""
    with ThreadPoolExecutor(2) as threads:
        for mean in threads.map(mean_winning_score, (0, GAMES)):
            print(f"random players win with {mean:.1f} points on average")


if __name__ == "__main__":
    main()
