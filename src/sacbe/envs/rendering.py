"""The table for people: as the text of the terminal, or as the page's own board in SVG."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from sacbe.core import registry
from sacbe.core.errors import BadOptions
from sacbe.core.game import Game
from sacbe.core.state import State

ANSI = "ansi"
HUMAN = "human"
SVG = "svg"
MODES = {ANSI: "text", HUMAN: "text, printed after each step", SVG: "the page's board"}

PICTURE = "SACBE_PICTURE"
"""The environment variable that says where the program is that draws, if not in a checkout."""

SECONDS = 60

METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}
"""What every environment says of its pictures."""


class Renderer:
    """Shows positions of one game, as one mode says."""

    def __init__(self, game: Game, players: int, mode: str | None, language: str) -> None:
        if mode is not None and mode not in MODES:
            raise BadOptions(f"There is no render mode {mode!r}; the modes are: {', '.join(MODES)}.")
        self.game, self.mode = game, mode
        self.words = registry.words_of(game, language)
        self.names = names_of(players)

    def render(self, state: State, seat: int | None = None) -> str | None:
        """The table as a seat (None: a spectator) sees it; printed, too, where people watch."""
        if self.mode is None:
            return None
        if self.mode == SVG:
            return svg(self.game, state, seat, self.names, self.words.language)
        text = self.game.board_text(state, seat, self.words, self.names, False)
        if self.mode == HUMAN:
            print(text, flush=True)
            return None
        return text


def names_of(players: int) -> list[str]:
    """What the seats are called: as the agents are."""
    return [f"seat_{seat}" for seat in range(players)]


def svg(game: Game, state: State, seat: int | None, names: list[str], language: str) -> str:
    """The page's board of a position, drawn by its own program."""
    node = shutil.which("node")
    program = Path(os.environ.get(PICTURE) or _in_checkout())
    if node is None or not program.is_file():
        raise BadOptions(
            "SVG needs Node and the page's drawing program: run `npm run picture` in web/, "
            f"or name the program in {PICTURE}."
        )
    document: dict[str, Any] = {"view": game.view(state, seat), "names": names, "language": language}
    drawn = subprocess.run(
        [node, str(program)],
        input=json.dumps(document),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if drawn.returncode != 0:
        raise BadOptions(f"The page's program could not draw {game.name}: {drawn.stderr.strip()[-200:]}")
    return drawn.stdout


def _in_checkout() -> Path:
    """Where `npm run picture` puts the program."""
    return Path(__file__).parents[3] / "build" / "picture" / "main.js"
