"""The folder of a run: the same files whoever plays and whatever interrupts them, and no game twice."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sacbe.core import record, registry
from sacbe.core.errors import BadRecord
from sacbe.lab import run, run_folder, workers
from sacbe.lab.report import BadFolder
from sacbe.lab.run import Run
from sacbe.lab.run_folder import BLOCK, RunFolder
from tests.cli.program import COMMAND

RANDOM = Run("tzolkin", ("random", "random", "greedy"), (), 40)
WITH_SHARDS = Run("tzolkin", ("greedy", "greedy"), (), 40, shards=True)
KILLS = 2


def play(folder: Path, asked: Run, games: int, jobs: int = 2) -> int:
    """Play what is missing; the number of new games."""
    kept = RunFolder(folder, asked, games)
    missing = kept.missing()
    with workers.open(jobs) as team:
        for ended in run.play(asked, missing, team):
            for game in ended:
                kept.keep(game)
    kept.close()
    return len(missing)


def files(folder: Path) -> dict[str, bytes]:
    """All files in a folder by name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def records(folder: Path) -> list[str]:
    """All records in the folder of a run."""
    return [text for packed in run_folder.packed_files(folder) for text in run_folder.records_in(packed)]


@pytest.mark.parametrize("asked", [RANDOM, WITH_SHARDS], ids=["records", "shards"])
def test_one_process_and_two_write_the_same_files(asked: Run, tmp_path: Path) -> None:
    for jobs in (1, 2):
        assert play(tmp_path / str(jobs), asked, 6, jobs) == 6
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_each_game_has_the_next_seed_and_the_bots_sit_one_seat_further(tmp_path: Path) -> None:
    play(tmp_path, RANDOM, 5)
    headers = [record.read(text, registry.get)[1].header for text in records(tmp_path)]
    assert [header.seed for header in headers] == [40, 41, 42, 43, 44]
    assert [header.names.index("greedy") for header in headers] == [2, 1, 0, 2, 1]


@pytest.mark.parametrize("asked", [RANDOM, WITH_SHARDS], ids=["records", "shards"])
def test_games_are_added_as_if_all_had_been_wanted_at_once(asked: Run, tmp_path: Path) -> None:
    for games, new in ((3, 3), (3, 0), (2, 0), (5, 2)):
        assert play(tmp_path / "grown", asked, games) == new
    play(tmp_path / "at once", asked, 5)
    assert files(tmp_path / "grown") == files(tmp_path / "at once")


def test_a_complete_block_is_not_played_again_for_more_games(tmp_path: Path) -> None:
    play(tmp_path, RANDOM, BLOCK)
    first = files(tmp_path)
    assert play(tmp_path, RANDOM, BLOCK + 2) == 2
    assert first.items() <= files(tmp_path).items()
    assert len(records(tmp_path)) == BLOCK + 2


def test_after_each_kill_it_goes_on_without_a_lost_or_doubled_game(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = [
        *COMMAND,
        "lab",
        "selfplay",
        "tzolkin",
        "--bots",
        "random,greedy",
        "--games",
        "30",
        "--jobs",
        "2",
    ]
    done = 0
    for _ in range(KILLS):
        process = subprocess.Popen([*command, "--out", str(killed)], stderr=subprocess.DEVNULL)
        while len(list(killed.glob("unfinished/*.record"))) < done + 3:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        done = len(list(killed.glob("unfinished/*.record")))
    goes_on = subprocess.run([*command, "--out", str(killed)], capture_output=True, text=True, check=True)
    (new,) = re.findall(r"30 games are in .*, (\d+) of them new\.", goes_on.stdout)
    assert int(new) == 30 - done
    subprocess.run([*command, "--out", str(whole)], capture_output=True, check=True)
    assert files(killed) == files(whole)


@pytest.mark.parametrize("asked", [RANDOM, WITH_SHARDS], ids=["records", "shards"])
def test_whatever_was_written_before_a_kill_is_taken_up(asked: Run, tmp_path: Path) -> None:
    """All states of a folder between two writes, one after the other, lead to the same files."""
    play(tmp_path / "whole", asked, 3)
    whole = files(tmp_path / "whole")
    packed = [name for name in whole if name.startswith(("records", "shards"))]
    played = [run.play_game(asked, asked.seed + number) for number in range(3)]
    alone = {f"unfinished/{game.seed}.arrow": game.shard for game in played if game.shard is not None}
    alone |= {f"unfinished/{game.seed}.record": game.record for game in played}
    about = {"run.json": whole["run.json"]}
    states: list[dict[str, bytes]] = [
        {},
        {"lock": b"", "run.json.part": b"{"},
        about | {"unfinished/41.record.part": b"sacbe"},
        about | dict(list(alone.items())[:-1]),
        about | alone,
        about | alone | {name + ".part": b"x" for name in packed},
        about | alone | {name: whole[name] for name in packed if name.startswith("shards")},
        about | alone | {name: whole[name] for name in packed},
        about | dict(list(alone.items())[:-1]) | {name: whole[name] for name in packed},
    ]
    if asked.shards:  # when there were two games and a third was wanted
        states.append(about | alone | {"shards/0000000040-0000000041.parquet": b"of two games"})
    for number, state in enumerate(states):
        folder = tmp_path / str(number)
        for name, content in state.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        play(folder, asked, 3, 1)
        assert files(folder) == whole, state.keys()


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    play(tmp_path / "run", RANDOM, 1)
    other = Run("tzolkin", ("random", "random", "greedy"), (), 41)
    with pytest.raises(BadFolder, match=r"has games of another run: seed 40, not 41\.$"):
        RunFolder(tmp_path / "run", other, 1)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "letter.txt").touch()
    with pytest.raises(BadFolder, match=r"is not used because it has no games of a run\.$"):
        RunFolder(tmp_path / "letters", RANDOM, 1)
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["letter.txt"]


def test_a_second_process_is_refused_as_long_as_the_first_one_is_there(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom pathlib import Path\nfrom sacbe.lab.run_folder import RunFolder\n"
        "from sacbe.lab.run import Run\n"
        "RunFolder(Path(sys.argv[1]), Run('tzolkin', ('random', 'random', 'greedy'), (), 40), 1)\n"
    )
    kept = RunFolder(tmp_path, RANDOM, 1)
    second = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True)
    assert f"Another process writes games to {tmp_path}." in second.stderr
    kept.close()
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True)


def test_a_damaged_file_of_records_is_refused_with_a_sentence(tmp_path: Path) -> None:
    play(tmp_path, RANDOM, 2)
    (packed,) = run_folder.packed_files(tmp_path)
    packed.write_bytes(packed.read_bytes()[:-20])
    with pytest.raises(BadRecord, match=r"cannot be read: it is no file of records\.$"):
        run_folder.records_in(packed)
