"""Playing in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sacbe.core.words import LANGUAGES
from tests.bots import programs
from tests.bots.programs import program
from tests.cli.program import run, session

FIRST_TURN = "1\n1\n"  # the two wealth tiles
SEATS = ("--seed", "5", "--names", "Ana,Bea,Carl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_always_answering_1(language: str, tmp_path: Path) -> None:
    path = tmp_path / "whole.record"
    result = run("play", "--seed", "8", "--lang", language, "--record", str(path), typed="1\n" * 3000)
    assert (result.returncode, result.stderr) == (0, "")
    *lines, last = result.stdout.splitlines()
    assert str(path) in last
    assert max(map(len, lines)) <= 100
    assert "\x1b" not in result.stdout
    check = run("replay", str(path), "--check")
    assert check.stdout.startswith("OK: tzolkin, 3 players,")
    assert "complete" in check.stdout


def test_the_end_shows_points_by_source_and_the_winner(tmp_path: Path) -> None:
    result = run("play", "--seed", "8", *SEATS[2:], "--record", str(tmp_path / "r"), typed="1\n" * 3000)
    end = result.stdout.splitlines()[-9:]
    assert any(line.startswith("unfed workers") for line in end)
    assert any(line.startswith("Total") for line in end)
    assert any(line.endswith(" wins.") or "share the victory" in line for line in end)


def test_play_alone_is_a_person_against_two_bots() -> None:
    result = run("play", typed=FIRST_TURN + "q\n\n")
    assert result.returncode == 0
    assert "Player 1" in result.stdout
    assert "Bot 3" in result.stdout
    assert "Your turn" in result.stdout
    assert result.stdout.rstrip().endswith("Goodbye.")


def test_the_end_of_input_ends_cleanly() -> None:
    result = run("play", *SEATS, typed="1\n")
    assert (result.returncode, result.stderr) == (0, "")


def test_choices_show_their_price() -> None:
    result = run("play", *SEATS, typed=FIRST_TURN + "place palenque\n")
    assert "0● → P0" in result.stdout
    assert "−3● → P2" in result.stdout


def test_an_action_may_be_written_or_begun() -> None:
    result = run("play", *SEATS, typed=FIRST_TURN + "Place  Uxmal\npl pal\n")
    assert "places a worker on Uxmal 0 for free" in result.stdout
    assert "places a worker on Palenque 0 for 1 corn" in result.stdout


def test_undo_takes_back_one_action_and_reset_the_turn() -> None:
    typed = FIRST_TURN + "u\nplace uxmal\nplace tikal\nu\nr\nu\n"
    result = run("play", *SEATS, typed=typed)
    assert result.stdout.count("Taken back.") == 2
    assert result.stdout.count("There is nothing of this turn to take back.") == 2
    assert result.stdout.count("1 worker placed") == 2
    assert result.stdout.count("Your turn") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tzolkin", "mexica"])
def test_a_hint_names_choices_by_number_and_says_why(game: str, language: str) -> None:
    result = run("play", game, *SEATS, "--lang", language, typed=FIRST_TURN + "hint\nq\n\n")
    shown = result.stdout.rpartition("Ana>")[0].rpartition("Ana>")[2].splitlines()
    numbers = [found[1] for line in shown if (found := re.match(r" {0,3}(\d{1,3})  \S", line))]
    assert 1 <= len(numbers) <= 3
    assert len(set(numbers)) == len(numbers)
    assert any(re.match(r" {5}\S.*[.)]$", line) for line in shown), shown
    assert max(map(len, shown)) <= 100


def test_why_gives_the_reason_and_the_rule() -> None:
    result = run("play", *SEATS, typed=FIRST_TURN + "why end_turn\nend_turn\nwhy place uxmal\nwhy\nwhy foo\n")
    assert result.stdout.count("You cannot pass: place a worker or pick one up. (TZ-4)") == 2
    assert "That is possible now." in result.stdout
    assert "Name an action after “why”" in result.stdout
    assert "“foo” is neither an action nor a command" in result.stdout


def test_what_is_not_understood_is_said() -> None:
    result = run("play", *SEATS, typed="0\n99\n-1\nnonsense\n²\n\n")
    assert result.stdout.count("Choose a number from 1 to 4.") == 2
    assert result.stdout.count("is neither an action nor a command") == 3


def test_board_log_rules_and_help_can_be_asked_for() -> None:
    result = run("play", *SEATS, typed=FIRST_TURN + "board\nlog\nrules TZ-5\nrules TZ-999\n?\n")
    assert result.stdout.count("── Temples") == 3
    assert result.stdout.count("Ana  is dealt") == 1
    assert "TZ-5 — Price of placing" in result.stdout
    assert "There is no rule 'TZ-999'" in result.stdout
    assert "What you can type:" in result.stdout


def test_save_writes_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "my game.record"
    result = run("play", *SEATS, typed=FIRST_TURN + f"place uxmal\nsave {path}\nsave\nsave {tmp_path}\n")
    assert f"The record is saved in {path}." in result.stdout
    assert "Name a file after “save”." in result.stdout
    assert f"{tmp_path} cannot be written" in result.stdout
    assert run("replay", "--check", str(path)).stdout.startswith("OK: tzolkin, 3 players,")


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    result = run("play", *SEATS, typed=FIRST_TURN + f"q\n{tmp_path / 'kept'}\n")
    assert result.returncode == 0
    assert run("replay", "--check", str(tmp_path / "kept")).returncode == 0


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    result = run("play", *SEATS, typed=f"save {letter}\n")
    assert f"{letter} is not overwritten because it is no record." in result.stdout
    assert letter.read_text() == "Dear Ana"


def test_secret_choices_of_several_people_are_kept_apart() -> None:
    result = run(
        "play", "--seats", "human,human", "--names", "Ana,Bea", "--seed", "3", typed="\n1\n1\n\n1\n1\n"
    )
    to_ana, to_bea = (f"pass the keyboard to {name}" for name in ("Ana", "Bea"))
    first, second = sorted((to_ana, to_bea), key=result.stdout.index)
    between = result.stdout.partition(first)[2].partition(second)[0]
    after = result.stdout.partition(second)[2].partition("shows “")[0]
    keeper = "Ana" if first == to_ana else "Bea"
    assert "Keep 2 wealth tiles." in between
    assert f"{keeper}  keeps" in between
    assert f"{keeper}  keeps" not in after
    assert "Keep 2 wealth tiles." in after


def test_bots_alone_play_without_being_asked() -> None:
    result = run("play", "--seats", "random,random", "--seed", "2")
    assert (result.returncode, result.stderr) == (0, "")
    assert "The game is over." in result.stdout


def test_a_program_can_have_a_seat(tmp_path: Path) -> None:
    result = run("play", "--seats", f"random,{program(tmp_path, programs.GOOD)}", "--seed", "2")
    assert (result.returncode, result.stderr) == (0, "")
    assert "The game is over." in result.stdout


def test_a_program_that_fails_is_named_and_the_record_is_kept(tmp_path: Path) -> None:
    bot, saved = program(tmp_path, programs.ILLEGAL), tmp_path / "game.record"
    result = run("play", "--seats", f"random,{bot}", "--seed", "2", "--record", str(saved))
    assert result.returncode == 1
    assert result.stderr.startswith(f"sacbe: The program {bot!r} in seat 1 answers ")
    assert len(result.stderr.splitlines()) == 1
    assert "unfinished" in run("replay", "--check", str(saved)).stdout


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    for name in ("a", "b"):
        run("play", "--seats", "random,random,random", "--seed", "4", "--record", str(tmp_path / name))
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_a_position_can_be_played_on(tmp_path: Path) -> None:
    table = session()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.game.position(table.state)), "utf-8")
    saved = tmp_path / "on.record"
    result = run("play", "--position", str(path), "--record", str(saved), typed="1\n" * 3000)
    assert (result.returncode, result.stderr) == (0, "")
    assert "complete" in run("replay", "--check", str(saved)).stdout
