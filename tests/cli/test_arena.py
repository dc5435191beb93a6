"""`sacbe arena`: bots against each other, and what is told of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bots import programs
from tests.bots.programs import program
from tests.cli.program import COMMAND, run

ROUNDING = 1e-9
LINE = ["name", "seats", "mean_score", "mean_score_ci", "win_share", "win_share_ci", "seconds_per_decision"]
UNTIMED = LINE[:-1]


def arena(folder: Path, *arguments: str) -> dict[str, Any]:
    """Run an arena with its report in a folder; what it prints as JSON."""
    result = run("arena", *arguments, "--json", "--out", str(folder))
    assert result.returncode == 0, result.stderr
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def untimed(document: dict[str, Any]) -> dict[str, Any]:
    """The results without what the clock says."""
    return document | {"bots": [{key: line[key] for key in UNTIMED} for line in document["bots"]]}


def records(folder: Path) -> dict[str, str]:
    """The records of a report by name."""
    return {path.name: path.read_text("utf-8") for path in (folder / "records").iterdir()}


def test_the_results_are_told_as_json_and_nothing_else(tmp_path: Path) -> None:
    found = arena(tmp_path, "tzolkin", "--bots", "skilled@20,random", "--players", "3", "--games", "6")
    assert list(found) == ["game", "players", "modules", "games", "mean_winner", "bots", "style"]
    assert (found["game"], found["players"], found["modules"], found["games"]) == ("tzolkin", 3, [], 6)
    assert [list(line) for line in found["bots"]] == [LINE, LINE]
    assert [(line["name"], line["seats"]) for line in found["bots"]] == [("skilled@20", 1), ("random", 2)]
    assert sum(line["seats"] * line["win_share"] for line in found["bots"]) == pytest.approx(1)
    for line in found["bots"]:
        assert line["mean_score_ci"][0] <= line["mean_score"] <= line["mean_score_ci"][1]
        assert 0 <= line["win_share_ci"][0] <= line["win_share"] <= line["win_share_ci"][1] <= 1
    assert found["mean_winner"] >= max(line["mean_score"] for line in found["bots"]) - ROUNDING


@pytest.mark.parametrize(
    "table",
    [
        ("tzolkin", "--players", "4", "--modules", "tribes,prophecies,buildings,quick_actions"),
        ("mexica", "--players", "3"),
    ],
    ids=["tzolkin", "mexica"],
)
def test_two_processes_play_the_same_games_as_one(table: tuple[str, ...], tmp_path: Path) -> None:
    options = [*table, "--bots", "skilled@20,random", "--games", "4", "--seed", "5"]
    one, two = (arena(tmp_path / jobs, *options, "--jobs", jobs) for jobs in "12")
    assert untimed(one) == untimed(two)
    assert records(tmp_path / "1") == records(tmp_path / "2")


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    options = ["tzolkin", "--bots", "random", "--players", "2", "--games", "3"]
    first, again, other = (arena(tmp_path / seed, *options, "--seed", seed[0]) for seed in ("1a", "1b", "9"))
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)


def test_games_are_rounded_up_so_that_everyone_has_every_seat(tmp_path: Path) -> None:
    result = run(
        *("arena", "tzolkin", "--bots", "random,skilled@5,skilled@6", "--games", "4"),
        *("--out", str(tmp_path), "--seed", "7"),
    )
    assert "6 games are played instead of 4: 2 seeds in 3 seatings each." in result.stderr
    names = {name: text.split("names: ")[1].split("\n")[0] for name, text in records(tmp_path).items()}
    assert sorted(names) == [
        f"seed-{seed}-seating-{seating}.record" for seed in (7, 8) for seating in (1, 2, 3)
    ]
    assert names["seed-8-seating-1.record"] == '["random", "skilled@5", "skilled@6"]'
    assert names["seed-8-seating-2.record"] == '["skilled@5", "skilled@6", "random"]'


@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_every_game_can_be_replayed(game: str, tmp_path: Path) -> None:
    arena(tmp_path, game, "--bots", "skilled@20,random", "--games", "2")
    for path in sorted((tmp_path / "records").iterdir()):
        checked = run("replay", str(path), "--check")
        assert "complete" in checked.stdout, checked.stderr
    assert "skilled@20" in run("replay", str(path)).stdout


def test_the_report_has_the_tables_the_picture_and_the_command(tmp_path: Path) -> None:
    options = ["tzolkin", "--bots", "skilled@20,random", "--games", "4", "--seed", "3", "--modules", "tribes"]
    told = run("arena", *options, "--out", str(tmp_path / "report"))
    assert f"The report is in {tmp_path / 'report'}." in told.stdout
    page = (tmp_path / "report" / "report.md").read_text("utf-8")
    assert "| skilled@20 | 1 | " in page
    assert "](plot.svg)" in page
    assert (tmp_path / "report" / "plot.svg").read_text("utf-8").startswith("<svg")
    (command,) = (line for line in page.splitlines() if line.startswith("sacbe arena"))
    again = arena(tmp_path / "again", *command.split()[2:])
    found = json.loads((tmp_path / "report" / "results.json").read_text("utf-8"))
    assert untimed(found) == untimed(again)


@pytest.mark.parametrize(
    ("game", "number"), [("tzolkin", "level of agriculture"), ("mexica", "districts led in period 2")]
)
def test_how_the_bots_play_is_told_everywhere(game: str, number: str, tmp_path: Path) -> None:
    told = run("arena", game, "--bots", "greedy,random", "--games", "4", "--out", str(tmp_path))
    assert max(map(len, told.stdout.splitlines())) <= 100
    (row,) = (line for line in told.stdout.splitlines() if line.startswith(number))
    document = json.loads((tmp_path / "results.json").read_text("utf-8"))
    greedy, other = (document["style"][bot][number] for bot in ("greedy", "random"))
    margins = [f"{one['mean']:.2f} ± {one['ci'][1] - one['mean']:.2f}" for one in (greedy, other)]
    assert row.split(number)[1].split() == " ".join(margins).split()
    assert f"| {number} | {margins[0]} | {margins[1]} |" in (tmp_path / "report.md").read_text("utf-8")
    assert {name for one in document["style"].values() for name in one} == set(document["style"]["greedy"])


def test_equal_bots_are_told_seat_by_seat_too(tmp_path: Path) -> None:
    told = run(
        "arena", "tzolkin", "--bots", "random", "--players", "3", "--games", "5", "--out", str(tmp_path)
    )
    assert told.stderr == ""
    names = [line.split("  ")[0] for line in told.stdout.splitlines()]
    assert [name for name in names if name.startswith("random")] == [
        "random",
        "random, seat 0",
        "random, seat 1",
        "random, seat 2",
    ]
    (line,) = json.loads((tmp_path / "results.json").read_text("utf-8"))["bots"]
    assert (line["name"], line["seats"]) == ("random", 3)
    assert line["win_share"] == pytest.approx(1 / 3)


def test_a_null_control_puts_the_first_bot_in_all_seats(tmp_path: Path) -> None:
    found = arena(tmp_path, "mexica", "--bots", "random,greedy", "--games", "3", "--null")
    assert [(line["name"], line["seats"]) for line in found["bots"]] == [
        ("random, seat 0", 1),
        ("random, seat 1", 1),
    ]
    assert found["games"] == 3


def test_without_a_folder_the_report_is_in_a_new_one(tmp_path: Path) -> None:
    told = run("arena", "tzolkin", "--bots", "random", "--games", "1", cwd=tmp_path)
    (folder,) = (tmp_path / "arena").iterdir()
    assert folder.name.startswith("tzolkin-")
    assert f"The report is in arena/{folder.name}." in told.stdout


def test_a_report_replaces_an_older_one_but_nothing_else(tmp_path: Path) -> None:
    options = ["tzolkin", "--bots", "random", "--games"]
    arena(tmp_path / "report", *options, "3")
    arena(tmp_path / "report", *options, "2")
    assert len(records(tmp_path / "report")) == 2
    (tmp_path / "diary").mkdir()
    (tmp_path / "diary" / "monday").write_text("Rain.", "utf-8")
    refused = run("arena", *options, "1", "--out", str(tmp_path / "diary"))
    assert refused.returncode == 2
    assert "is not overwritten because it is no report of an arena" in refused.stderr


def test_a_program_plays_in_the_arena(tmp_path: Path) -> None:
    name = program(tmp_path, programs.GOOD)
    found = arena(tmp_path / "report", "tzolkin", "--bots", f"{name},random", "--games", "2")
    assert [line["name"] for line in found["bots"]] == [name, "random"]


def test_a_bad_program_stops_the_arena_with_one_sentence(tmp_path: Path) -> None:
    name = program(tmp_path, programs.ILLEGAL)
    result = run("arena", "tzolkin", "--bots", f"random,{name}", "--games", "4", "--out", str(tmp_path / "r"))
    assert (result.returncode, result.stdout) == (1, "")
    *_, sentence = result.stderr.splitlines()
    assert sentence.startswith("sacbe: Seed ")
    assert f"The program {name!r} in seat " in sentence
    assert "Traceback" not in result.stderr


def test_an_interrupt_ends_at_once_and_tells_what_was_played(tmp_path: Path) -> None:
    command = [*COMMAND, "arena", "tzolkin", "--bots", "random", "--games", "100000", "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while len(list(tmp_path.glob("records/*"))) < 5:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    begun = time.monotonic()
    out, err = process.communicate(timeout=60)
    assert time.monotonic() - begun < 30
    assert process.returncode == 130
    assert " of 100,000 games were played; " in err
    assert err.endswith("sacbe: interrupted.\n")
    assert "Traceback" not in err
    assert "random, seat 1" in out
    assert (tmp_path / "report.md").exists()


def test_an_interrupt_waits_for_no_game(tmp_path: Path) -> None:
    sign = tmp_path / "started"
    bot = program(tmp_path, programs.MUTE % str(sign))
    command = [*COMMAND, "arena", "tzolkin", "--bots", bot, "--games", "9", "--patience", "500"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path / "report")], stderr=subprocess.PIPE, text=True
    )
    while not sign.exists():
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert err.splitlines()[-2:] == [
        "sacbe: 0 of 9 games were played; 0 are counted.",
        "sacbe: interrupted.",
    ]


WRONG = {
    "unknown game": ("chess", "--bots", "random"),
    "no bots": ("tzolkin",),
    "nobody": ("tzolkin", "--bots", ","),
    "unknown bot": ("tzolkin", "--bots", "genius"),
    "unknown program": ("tzolkin", "--bots", "program:no-such-program-here"),
    "too many bots": ("tzolkin", "--bots", "random,random,random", "--players", "2"),
    "too many players": ("mexica", "--bots", "random", "--players", "5"),
    "unknown module": ("mexica", "--bots", "random", "--modules", "dragons"),
    "no games": ("tzolkin", "--bots", "random", "--games", "0"),
    "seed that is no number": ("tzolkin", "--bots", "random", "--seed", "x"),
    "no process": ("tzolkin", "--bots", "random", "--jobs", "0"),
    "no patience": ("tzolkin", "--bots", "random", "--patience", "0"),
    "weights that are not there": ("tzolkin", "--bots", "greedy:nowhere.json"),
    "folder that cannot be made": ("tzolkin", "--bots", "random", "--out", f"{os.devnull}/report"),
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_refused_with_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    result = run("arena", *arguments, cwd=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("sacbe arena: ")
    assert not list(tmp_path.iterdir())
