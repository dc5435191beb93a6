"""Tasks with a real Ray: the same games as in processes, even when a node of the cluster is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.errors import BadOptions
from sacbe.lab import arena, workers
from sacbe.lab import run as run_of_games
from sacbe.lab.arena import Arena, ArenaGame
from sacbe.lab.run import Run, RunGame
from sacbe.lab.run_folder import RunFolder
from tests.bots import programs
from tests.bots.programs import program
from tests.cli.program import COMMAND, run
from tests.lab.test_run_folder import files, play

pytestmark = pytest.mark.long

GAMES = Arena("mexica", ("turn@1", "greedy"), (), 6, 7)
RUN = Run("tzolkin", ("turn@1", "random"), (), 5, shards=True)
BOTS = ("mexica", "--bots", "turn@1,greedy", "--seed", "7")


def noted_game(folder: Path, doomed: str, seed: int, seating: int) -> ArenaGame:
    """A game of the arena; a file says that it has begun, and on which node.

    The third game of the doomed node never ends, and until it has begun no other node ends one.
    """
    import ray

    node = ray.get_runtime_context().get_node_id()
    (folder / f"{seed} {seating} {node}").touch()
    while (begun(folder, doomed) > 2) == (node == doomed):
        time.sleep(0.05)
    return arena.play_game(GAMES, seed, seating)


def begun(folder: Path, node: str = "*") -> int:
    """How many games have begun on a node, or on all of them together."""
    return len(list(folder.glob(f"* {node}")))


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of two nodes with one core each."""
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        yield nodes
    finally:
        nodes.shutdown()


def test_when_a_node_is_lost_no_game_is_lost_and_none_is_doubled(cluster: Any, tmp_path: Path) -> None:
    (doomed,) = cluster.worker_nodes
    games: list[ArenaGame] = []
    with workers.open(1, cluster.address) as team:
        items = product(range(GAMES.seed, GAMES.seed + GAMES.blocks), range(2))
        for ended in team.as_they_end(partial(noted_game, tmp_path, doomed.node_id), items):
            games += ended
            if begun(tmp_path, doomed.node_id) > 2 and doomed in cluster.worker_nodes:
                cluster.remove_node(doomed, allow_graceful=False)
    assert doomed not in cluster.worker_nodes
    assert begun(tmp_path) == GAMES.games + 1
    assert len(games) == GAMES.games
    with workers.open(2) as team:
        expected = {game.title: game.record for ended in arena.play(GAMES, team) for game in ended}
    assert {game.title: game.record for game in games} == expected


def noted_game_of_a_run(folder: Path, doomed: str, seed: int) -> RunGame:
    """A game of a run, played like `noted_game`."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    (folder / f"{seed} {node}").touch()
    while (begun(folder, doomed) > 2) == (node == doomed):
        time.sleep(0.05)
    return run_of_games.play_game(RUN, seed)


def test_a_run_is_the_same_when_a_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    (doomed,) = cluster.worker_nodes
    (tmp_path / "begun").mkdir()
    kept = RunFolder(tmp_path / "ray", RUN, 8)
    with workers.open(1, cluster.address) as team:
        task = partial(noted_game_of_a_run, tmp_path / "begun", doomed.node_id)
        for ended in team.as_they_end(task, ((seed,) for seed in kept.missing())):
            for game in ended:
                kept.keep(game)
            if begun(tmp_path / "begun", doomed.node_id) > 2 and doomed in cluster.worker_nodes:
                cluster.remove_node(doomed, allow_graceful=False)
    assert doomed not in cluster.worker_nodes
    play(tmp_path / "processes", RUN, 8)
    assert files(tmp_path / "ray") == files(tmp_path / "processes")


def test_selfplay_and_its_report_are_the_same_with_ray(tmp_path: Path) -> None:
    pages = []
    for name, options in (("processes", []), ("ray", ["--ray"])):
        out = str(tmp_path / name)
        played = run("lab", "selfplay", *BOTS, "--games", "4", "--shards", "--out", out, *options)
        assert (played.returncode, complaints(played.stderr)) == (0, [])
        assert run("lab", "report", out, *options).returncode == 0
        page = tmp_path / name / "report.html"
        pages.append(page.read_text("utf-8"))
        page.unlink()
    assert pages[0] == pages[1]
    assert files(tmp_path / "processes") == files(tmp_path / "ray")


def records(folder: Path) -> dict[str, str]:
    """The records of a report by name."""
    return {path.name: path.read_text("utf-8") for path in (folder / "records").iterdir()}


def complaints(stderr: str) -> list[str]:
    """What is printed besides the progress, which a slow machine prints every five seconds."""
    return [line for line in stderr.splitlines() if not line.startswith("playing ")]


def test_the_arena_plays_the_same_games_with_ray_and_prints_nothing_else(tmp_path: Path) -> None:
    for folder, options in (("processes", []), ("ray", ["--ray"])):
        told = run("arena", *BOTS, "--games", "6", "--json", "--out", str(tmp_path / folder), *options)
        assert (told.returncode, complaints(told.stderr)) == (0, [])
        assert told.stdout == (tmp_path / folder / "results.json").read_text("utf-8")
    assert records(tmp_path / "processes") == records(tmp_path / "ray")


def test_the_arena_plays_on_a_cluster_that_has_an_address(cluster: Any, tmp_path: Path) -> None:
    told = run("arena", *BOTS, "--games", "4", "--out", str(tmp_path), "--ray", cluster.address)
    assert (told.returncode, complaints(told.stderr)) == (0, [])
    assert len(records(tmp_path)) == 4


def test_a_bad_program_stops_the_arena_with_one_sentence(tmp_path: Path) -> None:
    name = program(tmp_path, programs.ILLEGAL)
    told = run("arena", "tzolkin", "--bots", f"random,{name}", "--out", str(tmp_path / "report"), "--ray")
    *_, sentence = told.stderr.splitlines()
    assert (told.returncode, told.stdout) == (1, "")
    assert sentence.startswith("sacbe: Seed ")
    assert "Traceback" not in told.stderr


def test_an_interrupt_waits_for_no_game(tmp_path: Path) -> None:
    sign = tmp_path / "started"
    bot = program(tmp_path, programs.MUTE % str(sign))
    command = [*COMMAND, "arena", "tzolkin", "--bots", bot, "--games", "9", "--patience", "500", "--ray"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path / "report")],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not sign.exists():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert err.splitlines()[-2:] == [
        "sacbe: 0 of 9 games were played; 0 are counted.",
        "sacbe: interrupted.",
    ]
    assert "Traceback" not in err


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nowhere", "ray://127.0.0.1:9", "127.0.0.1:99999999"])
def test_an_address_where_nothing_answers_is_refused(address: str) -> None:
    with pytest.raises(BadOptions, match=r"^No Ray cluster answers at "):
        workers.open(1, address)
