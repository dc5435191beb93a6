"""The table as text, the words of the command line, and the terminal itself."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from importlib.resources import files

import pytest

from sacbe.bots.baselines import RandomBot
from sacbe.core import registry
from sacbe.core.typography import letters
from sacbe.core.words import LANGUAGES
from tests.cli.program import COMMAND, session
from tests.cli.screen import on_terminal


def keys(language: str) -> list[str]:
    """The keys of a words file, in order."""
    text = (files("sacbe.cli") / "words" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_a_hundred_columns_through_a_whole_game(language: str, players: int) -> None:
    game = registry.get("tzolkin")
    words, bot, state = registry.words_of(game, language), RandomBot(players), game.new(players)
    names = [f"A rather long name {seat}" for seat in range(players)]
    decisions = 0
    while not game.is_over(state):
        action = bot.choose(game, state)
        if decisions % 10 == 0:
            board = game.board_text(
                state, game.to_act(state) if decisions % 20 else None, words, names, False
            )
            assert max(map(len, board.splitlines())) <= 100
            assert "\x1b" not in board
        if game.to_act(state) != -1:
            game.action_note(state, action, words)
        game.apply(state, action)
        decisions += 1
    assert game.board_text(state, None, words, names, True)


def test_the_board_shows_who_stands_where() -> None:
    table = session()
    words = registry.words_of(table.game, "en")
    board = table.game.board_text(table.state, 0, words, ["Ana", "Bea", "Carl"], False)
    for gear, name in (("palenque", "Palenque"), ("tikal", "Tikal"), ("chichen_itza", "Chichen Itza")):
        line = next(line for line in board.splitlines() if line.startswith(f" {name} "))
        for space, piece in table.view(0)["gears"][gear].items():
            mark = "○" if piece == "idle" else "ABC"[piece]
            assert f"{space} {mark}" in line or int(space) > 7


def test_seats_have_different_letters() -> None:
    assert letters(["Ana", "bea"]) == ["A", "B"]
    assert letters(["Ana", "Anton", "Carl"]) == ["A", "B", "C"]
    assert letters(["1. játékos", "2. robot"]) == ["A", "B"]


# On a terminal.


def test_a_terminal_gets_colours() -> None:
    code, screen = on_terminal(*COMMAND[1:], "play", "--seed", "1", typed="q\n\n")
    assert code == 0
    assert "\x1b[1;31m" in screen


def test_no_color_is_honoured() -> None:
    _, screen = on_terminal(*COMMAND[1:], "play", "--seed", "1", typed="q\n\n", NO_COLOR="1")
    assert "\x1b[" not in screen


def test_an_interrupt_ends_with_one_line() -> None:
    code, screen = on_terminal(*COMMAND[1:], "play", "--seed", "1", typed="", interrupt=True)
    assert code == 130
    assert screen.rstrip().endswith("sacbe: interrupted.")
    assert "Traceback" not in screen


def test_the_tests_hear_interrupts_in_the_background() -> None:
    """A script that starts the tests with `&` makes them deaf to interrupts, and so all they start."""
    here = f"{__file__}::{test_an_interrupt_ends_with_one_line.__name__}"
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", here],
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout
