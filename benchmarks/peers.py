"""How fast are the environments beside other libraries' games, in the same run on the same machine?

    pip install 'sacbe[envs,openspiel]' chess pygame
    python -m benchmarks.peers [--seconds S] [--json]

Every game is played at random by the same loop: take the mask, draw one of the legal actions, step. A game of
a library that is not installed is left out, with one line that says what to install.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from pettingzoo.env_registry.exceptions import FailedToImport

from sacbe.cli.bench_batch import batch_speed
from sacbe.core import registry
from sacbe.envs import mexica_v0, tzolkin_v0

CHESS = "PettingZoo chess-v6"
TOGETHER = 256
"""Games in the vector environments that are compared."""

GROWTH = (1, 4, 16, 64, 256, 1024, 4096)
"""Numbers of games in a vector environment."""


class Rate:
    """Decisions per second of processor time and by the clock: others may use the machine, too."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.decisions = seconds, 0
        self.began, self.worked = time.perf_counter(), time.process_time()

    def goes_on(self) -> bool:
        """Is there time left?"""
        return time.perf_counter() - self.began < self.seconds

    def result(self) -> dict[str, float]:
        """What has been measured."""
        return {
            "per_cpu_second": self.decisions / (time.process_time() - self.worked),
            "per_second": self.decisions / (time.perf_counter() - self.began),
        }


def step_aec(env: Any, seconds: float) -> dict[str, float]:
    """A PettingZoo environment, as its own documentation steps it."""
    draw, rate = random.Random(1), Rate(seconds)
    while rate.goes_on():
        env.reset(seed=rate.decisions)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(draw.random() * len(legal))]))
            rate.decisions += 1
            if not rate.goes_on():
                break
    return rate.result()


def step_spiel(game: Any, seconds: float) -> dict[str, float]:
    """An OpenSpiel game through its Python API, with the observation of the player and the legal actions."""
    draw, rate = random.Random(1), Rate(seconds)
    while rate.goes_on():
        state = game.new_initial_state()
        while not state.is_terminal() and rate.goes_on():
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                rate.decisions += 1
            state.apply_action(legal[int(draw.random() * len(legal))])
    return rate.result()


def step_vector(env: Any, seconds: float) -> dict[str, float]:
    """A vector environment through Gymnasium's API; the core draws the actions."""
    rate = Rate(seconds)
    env.reset(seed=1)
    while rate.goes_on():
        for _ in range(8):
            env.step(env.sample())
        rate.decisions += 8 * env.num_envs
    env.close()
    return rate.result()


def pettingzoo_game(name: str) -> Any:
    """One of PettingZoo's classic games."""
    return import_module("pettingzoo").make("aec", f"classic/{name}")


def spiel_game(name: str) -> Any:
    """One of OpenSpiel's games, or one of ours as OpenSpiel has it."""
    if name.startswith("sacbe_"):
        import_module("sacbe.envs.openspiel")
    return import_module("pyspiel").load_game(name)


Measure = Callable[[float], dict[str, float]]


def measures() -> Iterator[tuple[str, str, Measure]]:
    """What is measured, what must be installed for it, and how."""
    for name in ("chess-v6", "connect_four-v3"):
        yield (
            f"PettingZoo {name}",
            "pettingzoo chess pygame",
            partial(measured, step_aec, pettingzoo_game, name),
        )
    for name in ("chess", "backgammon", "sacbe_tzolkin(players=4)", "sacbe_mexica(players=4)"):
        yield f"OpenSpiel {name}", "open-spiel", partial(measured, step_spiel, spiel_game, name)
    for title, version in (("Tzolk'in", tzolkin_v0), ("Mexica", mexica_v0)):
        for make in (version.env, version.raw_env):
            yield f"{title}, {make.__name__}", "", partial(measured, step_aec, make, 4)
        for threads in sorted({1, os.cpu_count() or 1}):
            make = partial(version.vector, players=4, threads=threads)
            yield f"{title}, vector, threads: {threads}", "", partial(measured, step_vector, make, TOGETHER)


def measured(
    step: Callable[[Any, float], dict[str, float]], make: Callable[[Any], Any], what: Any, seconds: float
) -> dict[str, float]:
    """Make an environment, and step it."""
    return step(make(what), seconds)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Compare the speed of environments.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    rows: dict[str, dict[str, float]] = {}
    for title, needs, measure in measures():
        try:
            rows[title] = measure(args.seconds)
        except (ImportError, FailedToImport) as missing:
            print(f"{title} is left out ({missing}): pip install {needs}", file=sys.stderr)
    growth = {
        name: {count: batch_speed(registry.get(name), 4, (), args.seconds / 3, count, 1) for count in GROWTH}
        for name in registry.names()
    }
    if args.json:
        print(json.dumps({"rows": rows, "growth": growth}, indent=1))
        return
    chess = rows.get(CHESS, {}).get("per_cpu_second", np.nan)
    print("| game | decisions per CPU second | per second | times chess-v6 |\n|---|--:|--:|--:|")
    for title, row in rows.items():
        speed = row["per_cpu_second"]
        print(f"| {title} | {speed:,.0f} | {row['per_second']:,.0f} | {speed / chess:,.1f} |")
    print("\n| games together, one thread | " + " | ".join(f"{count:,}" for count in GROWTH) + " |")
    print("|---|" + "--:|" * len(GROWTH))
    for name, found in growth.items():
        print(f"| {name} | " + " | ".join(f"{speed:,.0f}" for speed in found.values()) + " |")


if __name__ == "__main__":
    main()
