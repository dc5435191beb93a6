"""One random game of the fuzzer: run to its end inside the core, or played step by step with every check."""

from __future__ import annotations

import os
import sys
import threading
import time
from dataclasses import dataclass

from sacbe.cli import arguments
from sacbe.core import record
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.record import Header, Record
from sacbe.core.state import State

MAX_DECISIONS = 20_000
"""Decisions after which a game counts as stuck."""
SAMPLE = 40
"""Decisions between two rounds of the more expensive checks."""
TIMEOUT = 30.0
"""Seconds after which a run inside the core counts as stuck."""


@dataclass
class Failure:
    """What went wrong, and the game up to there."""

    what: str
    game: Game
    played: Record
    seed: int

    def save(self) -> str:
        """Write the record; one sentence that names it."""
        header = self.played.header
        path = f"fuzz-{header.game}-{header.players}-{self.seed}.record"
        arguments.write_text(path, record.write(self.game, self.played))
        return f"FAILED: {self.what} ({header.players} players, seed {self.seed}); saved as {path}."


class RandomGame:
    """A random game: the same seed makes the same choices both ways."""

    def __init__(self, game: Game, players: int, modules: tuple[str, ...], seed: int) -> None:
        self.game, self.players, self.modules, self.seed = game, players, modules, seed

    def run(self) -> Failure | None:
        """Play to the end inside the core and check the last position; a failure is run checked."""
        state = self.game.new(self.players, self.modules)
        with WATCHDOG.over(self):
            decisions = self.game.playout(state, self.seed)
        fault = _fault(self.game, state)
        if fault is None and decisions <= MAX_DECISIONS:
            return None
        return self.run_checked() or self.failure(
            fault or "The run failed, but not the same game step by step", []
        )

    def run_checked(self) -> Failure | None:
        """Play step by step with every check."""
        game, state, stream = self.game, self.game.new(self.players, self.modules), Stream(self.seed)
        moves: list[tuple[int, int]] = []
        while not game.is_over(state):
            fault = self._fault_of_step(state, len(moves))
            if fault is not None:
                return self.failure(fault, moves)
            actions, seat = game.legal(state), game.to_act(state)
            action = actions[stream.draw(len(actions))]
            try:
                game.apply(state, action)
            except Exception as error:
                return self.failure(f"{game.text(action)!r} raised {error!r}", moves)
            moves.append((seat if seat is not None else -1, action))
        fault = _fault(game, state) or _round_trip_fault(game, state)
        return self.failure(fault, moves) if fault is not None else None

    def _fault_of_step(self, state: State, decisions: int) -> str | None:
        fault = _fault(self.game, state)
        if fault is None and decisions >= MAX_DECISIONS:
            return f"The game did not end within {MAX_DECISIONS:,} decisions"
        if fault is None and decisions % SAMPLE == 0:
            return _round_trip_fault(self.game, state) or _reason_fault(self.game, state)
        return fault

    def failure(self, what: str, moves: list[tuple[int, int]]) -> Failure:
        """The failure of this game after some moves."""
        header = Header(self.game.name, self.players, self.game.rules_version, self.modules)
        return Failure(what.rstrip("."), self.game, Record(header, moves), self.seed)


# What must hold.


def _fault(game: Game, state: State) -> str | None:
    """Invariants, and a sorted list of actions that is empty only at the end."""
    try:
        game.check(state)
    except Exception as error:
        return (str(error) or repr(error)).splitlines()[0]
    actions = game.legal(state)
    if bool(actions) == game.is_over(state):
        return "Nothing is legal before the end" if not actions else "Something is legal after the end"
    return None if sorted(set(actions)) == actions else "The legal actions are not sorted"


def _round_trip_fault(game: Game, state: State) -> str | None:
    """Positions and texts are read back as they were written."""
    try:
        document = game.position(state)
        again = game.from_position(document)
        if (
            again.key() != state.key()
            or game.position(again) != document
            or game.legal(again) != game.legal(state)
        ):
            return "The position is not read back as it was written"
        for action in game.legal(state):
            if game.parse(state, game.text(action)) != action:
                return f"{game.text(action)!r} is not read back as it was written"
    except Exception as error:
        return f"A round trip raised {error!r}"
    return None


def _reason_fault(game: Game, state: State) -> str | None:
    """Exactly the actions that are not legal have a reason why not."""
    legal = set(game.legal(state))
    for action in game.actions:
        try:
            reason = game.explain(state, action)
        except Exception as error:
            return f"Explaining {game.text(action)!r} raised {error!r}"
        if (reason is None) != (action in legal):
            return f"{game.text(action)!r} is explained wrongly"
    return None


class Watchdog:
    """Notices a run inside the core that does not end: it cannot be stopped from within its own thread."""

    def __init__(self) -> None:
        self._game: RandomGame | None = None
        self._since = 0.0
        self._thread: threading.Thread | None = None

    def over(self, game: RandomGame) -> Watchdog:
        """Watch over the run of a game."""
        self._game, self._since = game, time.monotonic()
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, daemon=True)
            self._thread.start()
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._game = None

    def _look(self) -> None:
        while True:
            time.sleep(1.0)
            game, since = self._game, self._since
            if game is not None and time.monotonic() - since > TIMEOUT:
                failure = game.run_checked() or game.failure(
                    f"The run did not end within {TIMEOUT:.0f} s", []
                )
                sys.stdout.write(failure.save() + "\n")
                sys.stdout.flush()
                os._exit(1)


WATCHDOG = Watchdog()
