"""Tasks in several processes: the same results in any case, and a clear end of whatever goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sacbe.core.errors import BadOptions
from sacbe.lab import arena, workers
from sacbe.lab.arena import Arena
from tests.cli.program import refused

GAMES = Arena("mexica", ("greedy", "random"), (), 3, 11)


def slow_square(number: int, seconds: float) -> int:
    """A number squared, after a while."""
    time.sleep(seconds)
    return number * number


def fail(number: int) -> None:
    """Fail at one number."""
    if number == 2:
        raise BadOptions("Two is too many.")


def end_the_process(number: int) -> None:
    """End the process at one number, as if the machine had run out of memory."""
    if number == 2:
        os._exit(1)


def stay(folder: Path, seconds: float = 10_000) -> None:
    """Leave the number of this process in a folder, and stay for hours, or not as long."""
    (folder / str(os.getpid())).touch()
    time.sleep(seconds)


def pids(folder: Path, count: int) -> list[int]:
    """The processes that have left their numbers, once there are so many."""
    while len(found := [int(path.name) for path in folder.iterdir()]) < count:
        time.sleep(0.05)
    return found


def is_running(pid: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def records(jobs: int) -> dict[str, str]:
    """The records of an arena by name."""
    with workers.open(jobs) as team:
        return {game.title: game.record for ended in arena.play(GAMES, team) for game in ended}


def test_one_process_and_two_play_the_same_games() -> None:
    one, two = records(1), records(2)
    assert one == two
    assert len(one) == GAMES.games


def test_results_are_in_the_order_of_the_items_whichever_ends_first() -> None:
    with workers.open(2) as team:
        items = [(number, 0.0 if number else 0.5) for number in range(20)]
        assert team.in_order(slow_square, items) == [number * number for number in range(20)]


def test_the_same_processes_serve_every_call() -> None:
    with workers.open(2) as team:
        found = {pid for _ in range(20) for pid in team.in_order(os.getpid, [()] * 8)}
        assert len(found) <= 2
        assert os.getpid() not in found


def test_tasks_are_handed_out_as_they_are_needed() -> None:
    taken = 0

    def items() -> Iterator[tuple[int, float]]:
        nonlocal taken
        for taken in range(1, 1001):
            yield taken, 0.01

    with workers.open(2) as team, closing(team.as_they_end(slow_square, items())) as ends:
        assert next(filter(None, ends))
        assert taken <= 3 * workers.QUEUED_PER_JOB


def test_what_a_task_raises_ends_the_call_but_not_the_team() -> None:
    with workers.open(2) as team:
        with pytest.raises(BadOptions) as raised:
            team.in_order(fail, [(number,) for number in range(50)])
        assert str(raised.value) == "Two is too many."
        assert "in fail" in raised.value.__notes__[0]
        assert team.in_order(slow_square, [(3, 0.0)]) == [9]


def test_a_process_that_ends_by_itself_is_one_sentence() -> None:
    with workers.open(2) as team:
        with pytest.raises(workers.WorkerLost, match=r"^A process ended by itself, and its task with it\.$"):
            team.in_order(end_the_process, [(number,) for number in range(50)])
        assert team.in_order(slow_square, [(3, 0.0)]) == [9]


def test_nobody_waits_for_tasks_that_the_caller_has_given_up(tmp_path: Path) -> None:
    with workers.open(2) as team:
        with closing(team.as_they_end(stay, [(tmp_path,)] * 5)) as ends:
            assert next(ends) == []
            begun = pids(tmp_path, 2)
        assert not any(map(is_running, begun))
        assert team.in_order(slow_square, [(3, 0.0)]) == [9]


def test_an_error_of_the_caller_ends_the_processes(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), workers.open(2) as team:
        ends = team.as_they_end(stay, [(tmp_path,)] * 5)
        next(ends)
        begun = pids(tmp_path, 2)
        raise ZeroDivisionError
    assert not any(map(is_running, begun))


PROGRAM = """
import sys
from pathlib import Path
from sacbe.lab import workers
from tests.lab.test_workers import stay
with workers.open(3) as team:
    team.in_order(stay, [(Path(sys.argv[1]), *map(float, sys.argv[2:]))] * 2)
"""


def test_an_interrupt_at_the_keyboard_ends_all_processes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    begun = pids(tmp_path, 2)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)
    printed = [line for line in err.splitlines() if not line.startswith(" ")]
    assert printed == ["Traceback (most recent call last):", "KeyboardInterrupt"]
    assert not any(map(is_running, begun))


def test_processes_end_when_nobody_is_there_any_more(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path), "0.5"]
    process = subprocess.Popen(command)
    begun = pids(tmp_path, 2)
    process.kill()
    process.wait()
    deadline = time.monotonic() + 60
    while any(map(is_running, begun)):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_long_results_do_not_keep_anybody_waiting() -> None:
    with workers.open(2) as team:
        for _ in range(3):
            with closing(team.as_they_end(bytes, [(20_000_000,)] * 9)) as ends:
                next(ends)


def test_without_ray_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "sacbe.lab.ray_cluster", raising=False)
    with pytest.raises(BadOptions, match=r"^Ray is not installed: pip install 'sacbe\[ray\]'\.$"):
        workers.open(2, workers.LOCAL)
    sentence = refused("arena", "tzolkin", "--bots", "random", "--ray", cwd=tmp_path)
    assert "Ray is not installed: pip install 'sacbe[ray]'" in sentence
    assert not list(tmp_path.iterdir())
