"""Did anything change? Action numbers, inputs, whole playthroughs and perft counts, compared with text files.

`SACBE_GOLDEN=write` rewrites the files; the diff is then reviewed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import sacbe
from sacbe.core import constants, observation, record, registry
from sacbe.core.blocks import Blocks
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.perft import perft
from sacbe.core.session import Session
from sacbe.core.state import State

GOLDEN = Path(__file__).parent
MAX_DEPTH, ENOUGH = 6, 1000
"""How deep perft goes: so many decisions, unless there are so many ways already."""


def tables(game: Game) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of players without modules and with all of them, and each module alone."""
    alone = {modules: players for players, modules in reversed(game.tables()) if len(modules) == 1}
    usual = [table for table in game.tables() if table[1] in ((), game.modules)]
    return [*usual, *((players, modules) for modules, players in alone.items() if modules != game.modules)]


CASES = [(name, *table) for name in registry.names() for table in tables(sacbe.game(name))]


def compare(path: str, text: str) -> None:
    """Compare a text with its golden file, or write the file if asked to."""
    file = GOLDEN / path
    if os.environ.get("SACBE_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.is_file(), f"{path} is missing; SACBE_GOLDEN=write makes it."
    assert text == file.read_text("utf-8"), f"{path} has changed."


@pytest.mark.parametrize("name", registry.names())
def test_the_numbering_of_actions_is_pinned(name: str) -> None:
    space = sacbe.game(name).actions
    compare(f"{name}/numbering.txt", "".join(f"{action:4} {space.text(action)}\n" for action in space))


@pytest.mark.parametrize("name", [name for name in registry.names() if sacbe.game(name).blocks.size])
def test_the_layout_of_inputs_is_pinned(name: str) -> None:
    """A network fits one layout only."""
    compare(f"{name}/layout.txt", layout(sacbe.game(name).blocks))


@pytest.mark.parametrize("name", registry.names())
def test_the_layout_of_observations_is_pinned(name: str) -> None:
    """A program that has learnt fits one layout only; a change means a new version of the environments."""
    compare(f"{name}/observation.txt", layout(observation.blocks_of(sacbe.game(name))))


def layout(blocks: Blocks) -> str:
    """The blocks with their places and sizes."""
    return "".join(f"{blocks.first(block.name):5} {block.size:4} {block.name}\n" for block in blocks.blocks)


def playthrough(game: Game, players: int, modules: tuple[str, ...], seed: int) -> str:
    """A random game as a record, with every event and the final score by source."""
    names = [f"Player {seat}" for seat in range(players)]
    session = Session(game, players, modules=modules, seed=seed, names=names)
    stream = Stream(seed + 1000)
    while not session.is_over:
        legal = game.legal(session.state)
        session.play(legal[stream.draw(len(legal))])
    lines = [record.write(game, session.record)]
    for event in session.events:
        lines.append(" ".join(f"{key}={value}" for key, value in event.document().items()))
    lines += [f"seat {seat}: {sources}" for seat, sources in enumerate(game.breakdown(session.state))]
    lines.append(f"scores {session.scores()} winners {game.winners(session.state)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "players", "modules"), CASES)
def test_a_playthrough_stays_the_same(name: str, players: int, modules: tuple[str, ...]) -> None:
    game = sacbe.game(name)
    said = "all" if modules and modules == game.modules else "-".join(modules)
    file = "-".join(part for part in ("playthrough", str(players), said) if part)
    compare(f"{name}/{file}.txt", playthrough(game, players, modules, seed=players))


def opening(game: Game, players: int, modules: tuple[str, ...], seed: int, decisions: int) -> State:
    """A state some random decisions into a game."""
    state, stream = game.new(players, modules), Stream(seed)
    for _ in range(decisions):
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
    while game.to_act(state) == constants.CHANCE:
        legal = game.legal(state)
        game.apply(state, legal[stream.draw(len(legal))])
    return state


@pytest.mark.parametrize("name", registry.names())
def test_perft_counts_stay_the_same(name: str) -> None:
    game = sacbe.game(name)
    lines = []
    for players, modules in tables(game):
        for decisions in (60, 110, 160):
            state = opening(game, players, modules, seed=players, decisions=decisions)
            counts = [perft(game, state, 1)]
            while len(counts) < MAX_DEPTH and counts[-1] < ENOUGH:
                counts.append(perft(game, state, len(counts) + 1))
            position = record.position_hash(state)
            said = f"{players} players, {'+'.join(modules)}{', ' if modules else ''}{decisions} decisions"
            lines.append(f"{said}, position {position}: {counts}")
    compare(f"{name}/perft.txt", "\n".join(lines) + "\n")
