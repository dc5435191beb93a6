"""Training: rounds of self-play and fitting, from a seed to a file of weights.

The folder of a training has its settings, the weights after the last round, what Adam remembers, the samples
that are still drawn from, and a line for each round. After a kill it goes on where it was, and ends with the
same weights as without. The number of games may change then: what is left of the schedule adapts.
"""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sacbe.core import network, registry
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions
from sacbe.core.game import Game
from sacbe.lab.learning import curves, rounds, samples
from sacbe.lab.learning.curves import RoundResult
from sacbe.lab.learning.fit import Fit, numbers
from sacbe.lab.learning.samples import Samples, joined
from sacbe.lab.learning.selfplay import Exploration
from sacbe.lab.workers import Workers

WINDOW = 500_000
"""Samples from which a fit draws: those of the last rounds."""

BATCH = 256
LIMIT = 2.0
"""Samples of a batch; and how large an error counts, in units of the output."""

BY_DECISION = (
    Exploration(
        noise=40,
        wild_noise=0,
        wild_turns=0,
        random_actions=20_000,
        random_setup=150_000,
        gifts_at_start=400_000,
        gifts=20_000,
        by_hand=0,
    ),
    Exploration(
        noise=15,
        wild_noise=0,
        wild_turns=0,
        random_actions=2_000,
        random_setup=50_000,
        gifts_at_start=50_000,
        gifts=4_000,
        by_hand=0,
    ),
)
BY_ACTION = (
    Exploration(
        noise=30,
        wild_noise=200,
        wild_turns=120_000,
        random_actions=5_000,
        random_setup=500_000,
        gifts_at_start=100_000,
        gifts=8_000,
        by_hand=400_000,
    ),
    Exploration(
        noise=15,
        wild_noise=200,
        wild_turns=40_000,
        random_actions=2_000,
        random_setup=500_000,
        gifts_at_start=50_000,
        gifts=4_000,
        by_hand=400_000,
    ),
)
"""Exploration at first and at last, for games whose turns are planned by decisions or by whole actions."""

POINTS_OF_ONE = 20
"""Points for which an output of 1 stands."""

SEEDS = 1_000_003
"""Seeds of rounds lie this far apart for neighbouring seeds of trainings."""


@dataclass(frozen=True)
class Settings:
    """What a training does; with the same settings it ends with the same weights."""

    game: str
    games: int
    seed: int = 1
    units: int = 96
    games_per_round: int = 400
    by_hand: int = 3200
    """Games at the beginning that the hand-made evaluation plays; if none, the network first adds nothing."""
    trace: float = 0.8
    reuse: float = 3.0
    """How often a sample is drawn, on average."""
    first_rate: float = 1e-3
    last_rate: float = 2e-5
    first_share: float = 0.5
    last_share: float = 0.1
    """How far the weights that play follow those that are fitted, after each round."""
    start: str = ""
    """A file of weights to go on from, with the second half of the schedule; no games by hand then."""

    @classmethod
    def of_correction(cls, game: str, games: int, seed: int = 1, start: str = "") -> Settings:
        """For a network that corrects a hand-made value, and so begins with it."""
        return cls(
            game,
            games,
            seed,
            units=64,
            games_per_round=100,
            by_hand=0,
            trace=0.7,
            reuse=3.0,
            first_rate=6e-4,
            last_rate=6e-5,
            first_share=0.7,
            last_share=0.3,
            start=start,
        )

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return -(-self.games // self.games_per_round)

    def part(self, number: int) -> float:
        """Which part of the schedule is over when a round begins."""
        part = number / self.rounds
        return (1 + part) / 2 if self.start else part


class Training:
    """A training in a folder."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder, self.settings = folder, settings
        self.game: Game = registry.get(settings.game)
        if not self.game.stages:
            raise BadOptions(f"{settings.game} has no inputs to learn from.")
        sizes = (self.game.blocks.size, settings.units, self.game.stages)
        self.fitted, self.playing = Fit(*sizes), Fit(*sizes)
        self.done = 0
        self.results: list[RoundResult] = []
        self._window: dict[int, Samples] = {}  # by the number of the round
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "settings.json").exists():
            self._resume()
        else:
            self._begin()

    def run(self, workers: Workers, after_round: Callable[[RoundResult], None]) -> None:
        """Play and fit all rounds that are left."""
        while self.done < self.settings.rounds:
            after_round(self._round(workers))

    def weights(self) -> bytes:
        """The file of weights as they are now."""
        head = {
            "game": self.game.name,
            "layout": self.game.blocks.digest(),
            "games": self.done * self.settings.games_per_round,
            "seed": self.settings.seed,
        }
        return network.write(head, self.playing.rounded())

    def _round(self, workers: Workers) -> RoundResult:
        settings, number = self.settings, self.done
        part = settings.part(number)
        is_by_hand = not settings.start and number * settings.games_per_round < settings.by_hand
        tasks = rounds.tasks(
            self.game,
            None if is_by_hand else self.weights(),
            between(*(BY_ACTION if self.game.plans_by_action else BY_DECISION), part),
            1.0 if is_by_hand else settings.trace,
            settings.games_per_round,
            settings.seed * SEEDS + number,
        )
        parts = workers.in_order(rounds.play, tasks)
        played = joined(part.samples for part in parts)
        self._remember(number, played)
        self.fitted.load(joined(self._window.values()))
        batches = max(1, round(len(played) * settings.reuse / BATCH))
        rate = settings.first_rate * (settings.last_rate / settings.first_rate) ** part
        error = self.fitted.train(batches, BATCH, rate, LIMIT, Stream(-settings.seed * SEEDS - number))
        share = settings.first_share + (settings.last_share - settings.first_share) * part
        self.playing.follow(self.fitted, 1.0 if is_by_hand else share)
        self.done += 1
        score = statistics.fmean(score for part in parts for score in part.scores)
        games = self.done * settings.games_per_round
        result = RoundResult(self.done, games, len(played), math.sqrt(error) * POINTS_OF_ONE, score)
        self._save(result)
        return result

    # The folder.

    def _begin(self) -> None:
        if self.settings.start:
            self._go_on_from(Path(self.settings.start).read_bytes())
        else:
            self.fitted.randomise(Stream(self.settings.seed), is_silent=self.settings.by_hand == 0)
            self.playing.follow(self.fitted, 1.0)
        self._write("settings.json", json.dumps(asdict(self.settings), indent=1).encode())

    def _go_on_from(self, content: bytes) -> None:
        """Take the weights of a file as the first ones."""
        head, given = network.read(content)
        if head.get("layout") != self.game.blocks.digest() or given.units != self.settings.units:
            raise BadOptions("The network to start from has another layout.")
        for fit in (self.fitted, self.playing):
            fit.take(given)

    def _resume(self) -> None:
        """Go on where the folder says."""
        kept = json.loads((self.folder / "settings.json").read_text("utf-8"))
        if kept | {"games": self.settings.games} != asdict(self.settings):
            raise BadOptions(f"{self.folder} has a training with other settings: {kept}.")
        state = self.folder / "state.bin"
        if not state.exists():
            return
        line, _, rest = state.read_bytes().partition(b"\n")
        head: dict[str, Any] = json.loads(line)
        self.done, self.fitted.step = head["done"], head["step"]
        lines = (self.folder / "rounds.jsonl").read_text("utf-8").splitlines()
        self.results = [RoundResult(**json.loads(line)) for line in lines[: self.done]]
        size = 4 * self.fitted.count
        parts = [numbers(rest[start : start + size]) for start in range(0, 4 * size, size)]
        self.fitted.weights, self.fitted.first, self.fitted.second, self.playing.weights = parts
        self._window = {
            number: samples.read(self._samples_file(number).read_bytes()) for number in head["window"]
        }

    def _samples_file(self, number: int) -> Path:
        return self.folder / f"samples-{number}.bin"

    def _remember(self, number: int, played: Samples) -> None:
        """Add the samples of a round to the window, and forget the oldest that are too many."""
        self._write(self._samples_file(number).name, samples.write(played))
        self._window[number] = played
        while sum(map(len, self._window.values())) - len(self._window[min(self._window)]) >= WINDOW:
            del self._window[min(self._window)]

    def _save(self, result: RoundResult) -> None:
        """Keep all that the next round needs; what `state.bin` says was done, was done."""
        self.results.append(result)
        lines = [json.dumps(asdict(result)) + "\n" for result in self.results]
        self._write("rounds.jsonl", "".join(lines).encode())
        self._write("curves.svg", curves.svg(self.game.name, self.results).encode())
        self._write("weights.net", self.weights())
        head = {"done": self.done, "step": self.fitted.step, "window": list(self._window)}
        parts = [self.fitted.weights, self.fitted.first, self.fitted.second, self.playing.weights]
        self._write("state.bin", json.dumps(head).encode() + b"\n" + b"".join(map(bytes, parts)))
        for path in self.folder.glob("samples-*.bin"):
            if int(path.stem.partition("-")[2]) not in self._window:
                path.unlink()

    def _write(self, name: str, content: bytes) -> None:
        """Write a file whole or not at all."""
        path = self.folder / name
        new = path.with_suffix(".new")
        new.write_bytes(content)
        new.replace(path)


def between(first: Exploration, last: Exploration, part: float) -> Exploration:
    """An exploration part of the way from one to another."""
    pairs = zip(asdict(first).items(), asdict(last).values(), strict=True)
    return Exploration(**{name: round(begin + (end - begin) * part) for (name, begin), end in pairs})
