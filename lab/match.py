"""A match: games with equal seeds in every seating, and what each entrant made of them.

    python -m lab.match tzolkin greedy random random random --games 25

plays 25 seeds in four seatings each, and prints mean score, share of wins and seconds per decision with 95 %
intervals over the seeds.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import sacbe
from lab.entrants import Entrant
from sacbe.core import ids
from sacbe.core.chance import Stream
from sacbe.core.game import Game

NORMAL_95 = 1.96


@dataclass
class Tally:
    """What one entrant achieved: a mean over the seatings for each seed, and the time it took."""

    name: str
    scores: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@dataclass
class Outcome:
    """One game: scores in points, shares of the win, and seconds of each decision, by entrant."""

    scores: list[float]
    wins: list[float]
    seconds: list[list[float]]


def play(game: Game, entrants: Sequence[Entrant], first: int, modules: tuple[str, ...], seed: int) -> Outcome:
    """One game in which the entrant `first` has seat 0 and the others follow it."""
    players = len(entrants)
    at = [(first + seat) % players for seat in range(players)]
    bots = [entrants[at[seat]].sit_down(seed * 100 + seat) for seat in range(players)]
    seconds: list[list[float]] = [[] for _ in entrants]
    chance, state = Stream(seed), game.new(players, modules)
    while (seat := game.to_act(state)) is not None:
        if seat == ids.CHANCE:
            outcomes = game.legal(state)
            game.apply(state, outcomes[chance.draw(len(outcomes))])
            continue
        entrants[at[seat]].get_ready()
        begun = time.process_time()
        action = bots[seat].choose(game, state)
        seconds[at[seat]].append(time.process_time() - begun)
        game.apply(state, action)
    scores, wins, winners = [0.0] * players, [0.0] * players, game.winners(state)
    for seat, units in enumerate(game.scores(state)):
        scores[at[seat]] = units / game.score_unit
        wins[at[seat]] = 1 / len(winners) if seat in winners else 0.0
    return Outcome(scores, wins, seconds)


def match(
    game: Game, entrants: Sequence[Entrant], modules: tuple[str, ...], seeds: Sequence[int], seatings: int
) -> list[Tally]:
    """Play every seed in so many seatings."""
    tallies = [Tally(entrant.name) for entrant in entrants]
    for seed in seeds:
        outcomes = [play(game, entrants, first, modules, seed) for first in range(seatings)]
        for number, tally in enumerate(tallies):
            tally.scores.append(statistics.fmean(outcome.scores[number] for outcome in outcomes))
            tally.wins.append(statistics.fmean(outcome.wins[number] for outcome in outcomes))
            tally.seconds += [second for outcome in outcomes for second in outcome.seconds[number]]
    return tallies


def interval(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean."""
    return NORMAL_95 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")


def line(tally: Tally) -> str:
    """A tally as a row of the table."""
    slow = sorted(tally.seconds)[int(len(tally.seconds) * 0.99)]
    return (
        f"{tally.name:<28} {statistics.fmean(tally.scores):>7.1f} ±{interval(tally.scores):>4.1f}"
        f"{100 * statistics.fmean(tally.wins):>8.1f} % ±{100 * interval(tally.wins):>4.1f}"
        f"{1000 * statistics.fmean(tally.seconds):>10.2f} ms"
        f"{1000 * slow:>8.1f} ms{1000 * max(tally.seconds):>8.1f} ms"
    )


def main() -> None:
    """Play the match that the command line asks for."""
    parser = argparse.ArgumentParser(description="Let bots play each other, and count.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "entrants", metavar="BOT", nargs="+", help="a level, greedy, random, greedy@N, search@N"
    )
    parser.add_argument("--games", metavar="N", type=int, default=10, help="seeds to play (default: 10)")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--modules", metavar="A,B", default="", help="optional rules, by name")
    parser.add_argument("--seatings", metavar="N", type=int, help="default: as many as there are seats")
    args = parser.parse_args()
    modules = tuple(name for name in args.modules.split(",") if name)
    entrants = [Entrant(name, args.game) for name in args.entrants]
    seeds = range(args.seed, args.seed + args.games)
    tallies = match(sacbe.game(args.game), entrants, modules, seeds, args.seatings or len(entrants))
    print(f"{'':<28} {'score':>7} {'':>5}{'wins':>10} {'':>5}{'decision':>13}{'99 %':>11}{'most':>11}")
    for tally in tallies:
        print(line(tally))


if __name__ == "__main__":
    main()
