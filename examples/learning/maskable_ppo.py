"""A known library on the PettingZoo environment: MaskablePPO of sb3-contrib learns to beat random seats.

    pip install 'sacbe[envs,torch]' sb3-contrib
    python examples/learning/maskable_ppo.py      # a minute or two on two cores
    python examples/learning/maskable_ppo.py --quick

Afterwards it plays with seeds that it has not seen, and `maskable_ppo.svg` has the curve.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from learned import Point, curve, described, win_shares
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from sacbe.envs import mexica_v0, tzolkin_v0

GAMES = {"tzolkin": tzolkin_v0, "mexica": mexica_v0}
PLAYERS = 2
AT_ONCE = 16
STEPS = 256


class OneSeat(gymnasium.Env[NDArray[np.float32], int]):
    """One agent of the PettingZoo environment; the others act at random."""

    def __init__(self, game: str, seat: int, seed: int) -> None:
        self.env = GAMES[game].env(players=PLAYERS, reward="score_difference")
        self.env.reset(seed=seed)
        self.agent = self.env.possible_agents[seat]
        self.observation_space = self.env.observation_space(self.agent)["observation"]
        self.action_space = self.env.action_space(self.agent)
        self.random = np.random.default_rng(seed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin the next game, and play to the first own decision."""
        self.env.reset(seed=seed)
        self.play_others()
        return self.seen(), {}

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Act, and play to the next own decision."""
        self.env.step(int(action))
        self.play_others()
        is_over = self.env.terminations[self.agent]
        return self.seen(), float(self.env.rewards[self.agent]), is_over, False, {}

    def play_others(self) -> None:
        """The others act until it is the own turn or the game is over."""
        while self.env.agent_selection != self.agent and not self.env.terminations[self.agent]:
            legal = np.flatnonzero(self.env.observe(self.env.agent_selection)["action_mask"])
            self.env.step(int(self.random.choice(legal)))

    def seen(self) -> NDArray[np.float32]:
        """What the own seat sees."""
        return np.array(self.env.observe(self.agent)["observation"])

    def action_masks(self) -> NDArray[np.bool_]:
        """What it may do; the library asks for it by this name."""
        return np.array(self.env.observe(self.agent)["action_mask"], np.bool_)


def judged(model: MaskablePPO, game: str, games: int, decisions: int) -> Point:
    """How it does against random opponents."""

    def act(seen: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[np.int64]:
        return np.asarray(model.predict(seen, action_masks=mask)[0])

    return Point(decisions, win_shares(GAMES[game].vector, PLAYERS, games, act))


def main() -> None:
    """Learn, say how it goes, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=list(GAMES), default="tzolkin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a minute or less: only to see that it runs")
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.svg"), help="the picture of the curve")
    options = parser.parse_args()
    parts, steps, games = (1, 64, 16) if options.quick else (6, STEPS, 400)
    rollouts = 1 if options.quick else 5
    seats: list[Callable[[], gymnasium.Env[Any, Any]]] = [
        partial(OneSeat, options.game, number % PLAYERS, number) for number in range(AT_ONCE)
    ]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(seats),
        n_steps=steps,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=options.seed,
    )
    begun = time.monotonic()
    points = [judged(model, options.game, games, 0)]
    print(described(points[-1], begun))
    for _ in range(parts):
        model.learn(rollouts * steps * AT_ONCE, reset_num_timesteps=False)
        points.append(judged(model, options.game, games, model.num_timesteps))
        print(described(points[-1], begun))
    options.out.write_text(curve(f"MaskablePPO at {options.game}, two players", points), "utf-8")
    print(f"The curve is in {options.out}.")


if __name__ == "__main__":
    main()
