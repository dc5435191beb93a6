"""A bot that is somebody's own program: started by its command, it reads and writes lines (docs/own-bots.md).

The program is started when its seat is asked for the first time, and its input ends with the game. It gets
what `game.view` shows its seat, and nothing else. Whatever it does wrong is an error of one sentence that
names it; nothing else is played in place of its answer, because it would be counted as the program's own.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

from sacbe.bots import json_lines
from sacbe.core.errors import BadOptions, SacbeError
from sacbe.core.game import Game
from sacbe.core.state import State

PREFIX = "program:"
"""What the text of such a bot begins with; the rest is the command."""

ANSWER_TIMEOUT = 60.0
"""Seconds that a program may take for an answer."""

EXIT_TIMEOUT = 2.0
"""Seconds that a program may take to end when its input has ended."""

MAX_ANSWER = 65_536
"""Characters of an answer."""


class ProgramFailed(SacbeError):
    """A program that has ended, is silent, or answers what it must not."""


def is_program(name: str) -> bool:
    """Does this text name a program?"""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of the command; BadOptions if there is nothing to start."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words:
        raise BadOptions(f"{name!r} names no command; write {PREFIX}COMMAND.")
    if shutil.which(words[0]) is None:
        raise BadOptions(f"There is no program {words[0]!r} that could play as {name!r}.")
    return words


class ProgramBot:
    """One seat in one game, played by a program."""

    def __init__(self, name: str, seed: int, timeout: float = ANSWER_TIMEOUT) -> None:
        self._name, self._command, self._timeout = name, command_of(name), timeout
        # The seed of the game would tell a program what chance will bring; it must not follow from this one.
        self._seed = int.from_bytes(hashlib.blake2b(f"{name} {seed}".encode(), digest_size=4).digest(), "big")
        self._process: subprocess.Popen[str] | None = None
        self._stderr: IO[str] | None = None
        self._exchanges = ThreadPoolExecutor(1)

    def choose(self, game: Game, state: State) -> int:
        """The action that the program answers."""
        seat = game.to_act(state)
        assert seat is not None
        view, legal = game.view(state, seat), game.legal(state)
        if self._process is None:
            self._process = self._start()
            self._exchange(json_lines.hello(game, view, seat, self._seed), seat, is_decision=False)
        answer = self._exchange(json_lines.choose(game, view, legal), seat, is_decision=True)
        try:
            return json_lines.read_answer(answer, game, state, legal)
        except json_lines.BadAnswer as error:
            raise self._failure(seat, str(error)) from None

    def close(self) -> None:
        """End the program: its input ends, and what goes on after that is killed."""
        if self._process is not None and self._process.poll() is None:
            assert self._process.stdin is not None
            with contextlib.suppress(OSError):
                self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(EXIT_TIMEOUT)
        self._kill()

    def _start(self) -> subprocess.Popen[str]:
        self._stderr = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            return subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # an interrupt at the keyboard is not for the program
            )
        except OSError as error:
            cause = str(error.strerror).lower()
            raise ProgramFailed(f"The program {self._name!r} cannot be started: {cause}.") from None

    def _exchange(self, message: dict[str, Any], seat: int, is_decision: bool) -> str:
        """Send a line and read the answer, in a thread because the program may do neither."""
        line = json.dumps(message, ensure_ascii=False) + "\n"
        exchange = self._exchanges.submit(self._send, line, is_decision)
        try:
            answer = exchange.result(self._timeout)
        except TimeoutError:
            raise self._failure(seat, f"has been silent for {self._timeout:g} s") from None
        except OSError:  # it reads no more
            answer = ""
        if is_decision and not answer:
            raise self._failure(seat, "has ended" + self._last_words())
        return answer

    def _send(self, line: str, is_decision: bool) -> str:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        process.stdin.flush()
        return process.stdout.readline(MAX_ANSWER) if is_decision else ""

    def _last_words(self) -> str:
        """The last line of the program's standard error."""
        assert self._process is not None
        assert self._stderr is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_TIMEOUT)
        self._stderr.seek(0)
        said = [line.strip() for line in self._stderr if line.strip()]
        return f", saying {said[-1]!r}" if said else ""

    def _failure(self, seat: int, what: str) -> ProgramFailed:
        self._kill()
        return ProgramFailed(f"The program {self._name!r} in seat {seat} {what}.")

    def _kill(self) -> None:
        """Kill the program and everything that it has started."""
        if self._process is None:
            return
        if self._process.poll() is None:
            with contextlib.suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
            self._process.wait()
        self._exchanges.shutdown()
        for pipe in (self._process.stdin, self._process.stdout, self._stderr):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()
