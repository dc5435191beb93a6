"""Programs that play: what they are told, and what becomes of those that play badly."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import sacbe
from sacbe.bots import json_lines, specs
from sacbe.bots.program import ProgramBot, ProgramFailed
from sacbe.core import registry
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions
from sacbe.core.session import Session
from tests.bots import programs
from tests.bots.programs import program


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("source", [programs.GOOD, programs.BY_NUMBER], ids=["text", "number"])
def test_a_program_plays_a_whole_game(game: str, source: str, tmp_path: Path) -> None:
    bot, table = ProgramBot(program(tmp_path, source), 1), sacbe.start(game, 2, seed=1)
    try:
        while not table.is_over:
            action = bot.choose(table.game, table.state)
            legal = table.game.legal(table.state)
            assert action == (legal[0] if source == programs.GOOD else legal[-1])
            table.play(action)
    finally:
        bot.close()


BAD = {
    "illegal": (programs.ILLEGAL, "which is not legal there"),
    "true": (programs.TRUE, "which is not legal there"),
    "no JSON": (programs.NO_JSON, "answers 'My pleasure!' instead of"),
    "no object": (programs.NO_OBJECT, "answers '[1]' instead of"),
    "silent": (programs.SILENT, "has been silent for 0.5 s"),
    "crashing": (programs.CRASHING, "has ended, saying 'ZeroDivisionError: alas'"),
    "ending": (programs.ENDING, "has ended."),
}


@pytest.mark.parametrize(("source", "what"), BAD.values(), ids=BAD.keys())
def test_a_bad_program_is_named_in_one_sentence_and_ended(source: str, what: str, tmp_path: Path) -> None:
    name = program(tmp_path, source)
    patience = 0.5 if source == programs.SILENT else 60.0
    bot, table = ProgramBot(name, 1, patience), sacbe.start("tzolkin", 2, seed=1)
    begun = time.monotonic()
    with pytest.raises(ProgramFailed) as failure:
        bot.choose(table.game, table.state)
    assert time.monotonic() - begun < patience + 8
    sentence = str(failure.value)
    assert sentence.startswith(f"The program {name!r} in seat {table.to_act} ")
    assert what in sentence
    assert sentence.count("\n") == 0
    assert bot._process is not None
    assert bot._process.poll() is not None


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    """Its input fills up after some questions; each answer is legal, so only the writing can show it."""
    bot, game = ProgramBot(program(tmp_path, programs.DEAF), 1, 1.0), sacbe.game("tzolkin")
    state = game.new(2)
    stream = Stream(1)
    while "end_turn" not in [game.text(action) for action in game.legal(state)]:
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
    begun = time.monotonic()
    with pytest.raises(ProgramFailed, match="has been silent for 1 s"):
        for _ in range(1000):
            bot.choose(game, state)
    assert time.monotonic() - begun < 30


def test_commands_that_cannot_be_started_are_refused() -> None:
    for name in ("program:", "program:   ", "program:'open", "program:no-such-program-here"):
        with pytest.raises(BadOptions):
            specs.read(name, sacbe.game("tzolkin"))
    with pytest.raises(BadOptions, match="There is no bot 'genius'"):
        specs.read("genius", sacbe.game("tzolkin"))


@pytest.mark.parametrize("game", registry.names())
def test_a_program_is_told_the_view_of_its_seat_and_nothing_else(game: str) -> None:
    """Two positions that the seat cannot tell apart are told in the same words."""
    rules = sacbe.game(game)
    for players, modules in rules.tables()[:1] + rules.tables()[-1:]:
        table = Session(rules, players, modules=modules, seed=2)
        for step in range(60):
            seat = table.to_act
            assert seat is not None
            other = table.state.copy()
            rules.guess(other, seat, Stream(step))
            told = [
                json.dumps(json_lines.choose(rules, rules.view(state, seat), rules.legal(state)))
                for state in (table.state, other)
            ]
            assert told[0] == told[1]
            table.play(table.legal()[step % len(table.legal())])


def test_the_lines_are_what_the_page_says() -> None:
    table = sacbe.start("tzolkin", 3, seed=1, modules=("tribes",))
    view = table.view(0)
    assert json_lines.hello(table.game, view, 0, 7) == {
        "message": "hello",
        "protocol": 1,
        "game": "tzolkin",
        "rules": 1,
        "players": 3,
        "modules": ["tribes"],
        "seat": 0,
        "seed": 7,
    }
    asked = json_lines.choose(table.game, view, table.game.legal(table.state))
    assert list(asked) == ["message", "question", "actions", "view"]
    assert [action["text"] for action in asked["actions"]] == table.legal()
    assert asked["view"] == view


def test_the_seed_of_a_program_does_not_give_away_that_of_the_game(tmp_path: Path) -> None:
    name = program(tmp_path, programs.GOOD)
    seeds = [ProgramBot(name, seed)._seed for seed in (0, 1, 2)]
    assert len(set(seeds)) == 3
    assert min(seeds) > 100
