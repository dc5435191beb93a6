"""Plain PPO by self-play, on the vector environment: both seats of every game share one policy.

    pip install 'sacbe[envs,torch]'
    python examples/learning/ppo.py               # a minute or two on two cores
    python examples/learning/ppo.py --quick       # does it run? it learns next to nothing

Afterwards the policy plays against random opponents, and `ppo.svg` has the curve.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from learned import Point, curve, described, win_shares
from numpy.typing import NDArray
from torch import Tensor, nn

from sacbe.envs import mexica_v0, tzolkin_v0
from sacbe.envs.vector import VectorGames

GAMES = {"tzolkin": tzolkin_v0, "mexica": mexica_v0}
PLAYERS = 2
UNITS = 256
AT_ONCE = 64
"""Games that are played at the same time."""

TRACE = 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, MINIBATCH, RATE = 3, 2048, 5e-4


@dataclass(frozen=True)
class Effort:
    """How long it learns."""

    updates: int
    steps: int
    """Decisions of each game between two updates."""
    judged_every: int
    games: int
    """Games against random opponents, for each point of the curve."""


WHOLE = Effort(updates=24, steps=192, judged_every=3, games=400)
QUICK = Effort(updates=2, steps=24, judged_every=1, games=16)


class Policy(nn.Module):
    """What to do, and how well the seat that is asked stands."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU())
        self.actions, self.worth = nn.Linear(UNITS, actions), nn.Linear(UNITS, 1)
        nn.init.zeros_(self.actions.weight)
        nn.init.zeros_(self.actions.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability, and the value."""
        body = self.body(seen)
        logits = self.actions(body).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, 1), self.worth(body).squeeze(1)

    @torch.no_grad()
    def act(self, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> tuple[Tensor, Tensor, Tensor]:
        """Drawn actions, with their logarithms and the values."""
        chances, worth = self(torch.from_numpy(seen), torch.from_numpy(mask))
        actions = torch.multinomial(chances.exp(), 1)
        return actions.squeeze(1), chances.gather(1, actions).squeeze(1), worth


@dataclass
class Batch:
    """Decisions of all games, step by step."""

    seen: NDArray[np.float32]
    mask: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]
    worths: NDArray[np.float32]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]

    @classmethod
    def empty(cls, steps: int, env: VectorGames) -> Batch:
        """Room for some steps."""
        shape = (steps, env.num_envs)
        inputs = env.single_observation_space["observation"].shape
        assert inputs is not None
        return cls(
            np.zeros((*shape, *inputs), np.float32),
            np.zeros((*shape, int(env.single_action_space.n)), np.int8),
            np.zeros(shape, np.int64),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.int64),
            np.zeros((*shape, env.players), np.float32),
            np.zeros(shape, np.bool_),
        )

    def advantages(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """How much better each decision turned out than expected, and which of them can be judged yet.

        A seat's next value is that of its own next decision, or its reward when the game ends before; the
        last decisions of a seat in unfinished games have neither.
        """
        games, players = self.rewards.shape[1:]
        every = np.arange(games)
        next_worth = np.zeros((games, players), np.float32)
        carried = np.zeros((games, players), np.float32)
        is_known = np.zeros((games, players), np.bool_)
        found = np.zeros_like(self.worths)
        judged = np.zeros_like(self.ended)
        for step in reversed(range(len(self.worths))):
            over = self.ended[step]
            next_worth[over], carried[over], is_known[over] = self.rewards[step][over], 0.0, True
            seat = self.seats[step]
            gain = next_worth[every, seat] - self.worths[step] + TRACE * carried[every, seat]
            found[step], judged[step] = gain, is_known[every, seat]
            next_worth[every, seat] = self.worths[step]
            carried[every, seat] = np.where(judged[step], gain, 0.0)
            is_known[every, seat] = True
        return found, judged


class Learner:
    """Plays and learns."""

    def __init__(self, game: str, effort: Effort, seed: int) -> None:
        torch.manual_seed(seed)
        self.game, self.effort = game, effort
        self.env = GAMES[game].vector(AT_ONCE, players=PLAYERS, reward="score_difference")
        self.seen, self.infos = self.env.reset(seed=seed)
        self.batch = Batch.empty(effort.steps, self.env)
        inputs, actions = self.batch.seen.shape[2], self.batch.mask.shape[2]
        self.policy = Policy(inputs, actions)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), RATE)

    def play(self) -> None:
        """Fill the batch with decisions."""
        batch = self.batch
        for step in range(self.effort.steps):
            batch.seen[step], batch.mask[step] = self.seen["observation"], self.seen["action_mask"]
            batch.seats[step] = self.infos["seat"]
            actions, chances, worths = self.policy.act(batch.seen[step], batch.mask[step])
            batch.actions[step], batch.chances[step], batch.worths[step] = actions, chances, worths
            self.seen, _, batch.ended[step], _, self.infos = self.env.step(batch.actions[step])
            batch.rewards[step] = self.infos["rewards"]

    def learn(self) -> None:
        """Improve the policy by what was played."""
        batch = self.batch
        advantages, judged = batch.advantages()
        chosen = judged.reshape(-1)
        gains = torch.from_numpy(advantages.reshape(-1)[chosen])
        targets = gains + torch.from_numpy(batch.worths.reshape(-1)[chosen])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        seen = torch.from_numpy(batch.seen.reshape(len(chosen), -1)[chosen])
        mask = torch.from_numpy(batch.mask.reshape(len(chosen), -1)[chosen])
        actions = torch.from_numpy(batch.actions.reshape(-1)[chosen])
        before = torch.from_numpy(batch.chances.reshape(-1)[chosen])
        for _ in range(EPOCHS):
            for part in torch.split(torch.randperm(len(gains)), MINIBATCH):
                chances, worth = self.policy(seen[part], mask[part])
                now = chances.gather(1, actions[part, None]).squeeze(1)
                ratio = (now - before[part]).exp()
                gain = gains[part]
                better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                spread = -(chances.exp() * chances).sum(1).mean()
                error = (worth - targets[part]).square().mean()
                self.optimizer.zero_grad()
                (VALUE * error - better - ENTROPY * spread).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    def judged(self, decisions: int) -> Point:
        """How the policy does against random opponents."""
        shares = win_shares(
            GAMES[self.game].vector,
            PLAYERS,
            self.effort.games,
            lambda seen, mask: self.policy.act(seen, mask)[0].numpy(),
        )
        return Point(decisions, shares)


def main() -> None:
    """Learn, say how it goes, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=list(GAMES), default="tzolkin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a minute or less: only to see that it runs")
    parser.add_argument("--out", type=Path, default=Path("ppo.svg"), help="the picture of the curve")
    options = parser.parse_args()
    effort = QUICK if options.quick else WHOLE
    learner, begun = Learner(options.game, effort, options.seed), time.monotonic()
    points = [learner.judged(0)]
    print(described(points[-1], begun))
    for update in range(1, effort.updates + 1):
        learner.play()
        learner.learn()
        if update % effort.judged_every == 0:
            points.append(learner.judged(update * effort.steps * AT_ONCE))
            print(described(points[-1], begun))
    options.out.write_text(curve(f"PPO by self-play at {options.game}, two players", points), "utf-8")
    print(f"The curve is in {options.out}.")


if __name__ == "__main__":
    main()
