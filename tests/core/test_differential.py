"""Do compiled and plain agree? The same seeds must give the same games, decision by decision."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

import sacbe

GAMES = """
import sys
import sacbe
from array import array
from sacbe.core import observation, registry
from sacbe.core.observation import Observer
from sacbe.core.learned import LearnedEvaluation
from sacbe.core.network import Network, size
from sacbe.core.search.turn_beam import TurnBeam
from sacbe.core.chance import Stream
from sacbe.core.search.decision_beam import DecisionBeam
from sacbe.core.search.mcts import TreeSearch
seeds = range(*map(int, sys.argv[1:3]))
every_table = sys.argv[3:] == ["every"]

def learned_of(game):
    if not game.stages:
        return None
    count, stream = size(game.blocks.size, 34, game.stages), Stream(5)
    weights = array("h", [stream.draw(201) - 100 for _ in range(count)])
    return LearnedEvaluation(game, Network(game.blocks.size, 34, game.stages, weights), game.evaluation())

for name in registry.names():
    game = sacbe.game(name)
    evaluation = game.evaluation()
    learned = learned_of(game)
    blocks = observation.blocks_of(game)
    observer = Observer(game, observation.room(blocks.size, 'f'), observation.room(len(game.actions), 'b'))
    for players, modules in game.tables():
        if len(modules) > 1 and modules != game.modules and not every_table:
            continue
        for seed in seeds if not modules else seeds[:1]:
            state, stream = game.new(players, modules), Stream(seed)
            while legal := game.legal(state):
                game.apply(state, legal[stream.draw(len(legal))])
                print(name, players, modules, seed, legal, state.key())
                if state.key() % 8 == 0:
                    print([evaluation.evaluate(state, seat) for seat in range(players)])
                if state.key() % 32 == 0:
                    print([observer.seen(state, seat) for seat in range(players)])
                if learned and state.key() % 32 == 0:
                    print([learned.evaluate(state, seat) for seat in range(players)])
                if state.key() % 160 == 0 and game.to_act(state) in range(players):
                    print(DecisionBeam(game, evaluation, 4, 40, 30).utilities(state))
                    print(TurnBeam(game, evaluation, Stream(seed), 2, 3, 30, 20, 60).best_ends(state))
                if state.key() % 2500 == 0 and game.to_act(state) in range(players):
                    horizon = 0 if name == "mexica" else 1
                    search = TreeSearch(game, evaluation, 400, seed, 0.02, 4, 30, 20, horizon)
                    search.set_root(state)
                    search.run(4)
                    print(search.candidates())
            print(state.key(), game.scores(state))
            for sensible in (False, True):
                after = game.new(players, modules)
                print(game.playout(after, seed, sensible), after.key())
print(sacbe.is_compiled())
"""


def run(seeds: range, plain: bool) -> list[str]:
    """The games of some seeds played in a process of their own, with or without the compiled core."""
    environment = {key: value for key, value in os.environ.items() if key != "SACBE_PLAIN"}
    if plain:
        environment["SACBE_PLAIN"] = "1"
    result = subprocess.run(
        [
            sys.executable,
            "-c",
            GAMES,
            str(seeds.start),
            str(seeds.stop),
            "every" if len(seeds) > 1 else "few",
        ],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout.splitlines()


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 12), marks=pytest.mark.long)], ids=str)
def test_compiled_and_plain_play_the_same_games(seeds: range) -> None:
    *compiled, is_compiled = run(seeds, plain=False)
    *plain, is_plain = run(seeds, plain=True)
    assert is_plain == "False"
    assert is_compiled == "True" or no_compiler()
    assert compiled == plain


def no_compiler() -> bool:
    """Is there nothing to compile with?"""
    return not any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang"))


def test_the_core_is_compiled_where_it_can_be() -> None:
    assert sacbe.is_compiled() or os.environ.get("SACBE_PLAIN") or no_compiler()
