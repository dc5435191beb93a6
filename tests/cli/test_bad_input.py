"""Whatever is wrong with a command line is said in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.program import recorded, refused, session

COMMAND_LINES = {
    "no such command": ("sing",),
    "unknown option": ("play", "--loud"),
    "unknown game": ("play", "chess"),
    "unknown game to fuzz": ("fuzz", "chess"),
    "unknown game to count": ("perft", "chess"),
    "unknown game to measure": ("bench", "chess"),
    "unknown game of rules": ("rules", "chess"),
    "unknown module": ("play", "--modules", "dragons"),
    "unknown module to fuzz": ("fuzz", "tzolkin", "--modules", "dragons", "--games", "1"),
    "five players": ("play", "--players", "5"),
    "five players to fuzz": ("fuzz", "tzolkin", "--players", "5", "--games", "1"),
    "one player": ("play", "--players", "1"),
    "nobody": ("play", "--players", "0"),
    "fewer than nobody": ("play", "--players", "-2"),
    "too many names": ("play", "--players", "2", "--names", "Ana,Bea,Carl"),
    "too few seats": ("play", "--players", "3", "--seats", "human,random"),
    "unknown player": ("play", "--seats", "human,genius"),
    "unknown program to play": ("play", "--seats", "human,program:no-such-program-here"),
    "unknown language": ("play", "--lang", "de"),
    "unknown language of a replay": ("replay", "game.record", "--lang", "tlh"),
    "seed that is no number": ("play", "--seed", "seven"),
    "negative seed": ("fuzz", "tzolkin", "--seed", "-1"),
    "huge seed": ("fuzz", "tzolkin", "--seed", "9" * 30),
    "no games": ("fuzz", "tzolkin", "--games", "0"),
    "negative jobs": ("fuzz", "tzolkin", "--jobs", "-1"),
    "depth below one": ("perft", "tzolkin", "--depth", "0"),
    "no time": ("bench", "--seconds", "0"),
    "time that is no number": ("bench", "--seconds", "nan"),
    "unknown rule": ("rules", "tzolkin", "TZ-999"),
    "rule that is none": ("rules", "tzolkin", "²"),
    "missing record": ("replay", "nowhere.record"),
    "no record": ("replay",),
    "folder as a record": ("replay", "."),
    "missing position": ("play", "--position", "nowhere.json"),
    "folder as a position": ("perft", "tzolkin", "--position", "."),
    "folder to save in": ("play", "--record", "."),
}


@pytest.mark.parametrize("arguments", COMMAND_LINES.values(), ids=COMMAND_LINES.keys())
def test_a_wrong_command_line_is_refused_with_one_sentence(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    refused(*arguments, cwd=tmp_path)


def test_the_sentence_says_what_is_wrong(tmp_path: Path) -> None:
    assert "needs the module quick_actions" in refused("play", "--players", "5")
    assert "There is no game 'chess'; the games are: " in refused("play", "chess")
    assert "nowhere.record cannot be read: no such file" in refused("replay", "nowhere.record", cwd=tmp_path)
    assert "3 names are given for 2 players" in refused("play", "--players", "2", "--names", "a,b,c")


BROKEN_RECORDS: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "another file": lambda text: "Dear Ana\n",
    "another version": lambda text: text.replace("sacbe record 1", "sacbe record 9"),
    "another game": lambda text: text.replace("game: tzolkin", "game: chess"),
    "no players": lambda text: text.replace("players: 3", "players:"),
    "too many players": lambda text: text.replace("players: 3", "players: 7"),
    "other rules": lambda text: text.replace("rules: 1", "rules: 2"),
    "unknown field": lambda text: text.replace("date:", "weather:"),
    "unknown action": lambda text: text.replace("end_turn", "sleep", 1),
    "illegal action": lambda text: text.replace("place palenque", "use P5", 1),
    "wrong hash": lambda text: text.replace("#", "#0", 1),
    "wrong seat": lambda text: text.replace("\n0: ", "\n9: ", 1),
    "seat that is no number": lambda text: text.replace("\n0: ", "\n²: ", 1),
    "missing line": lambda text: "\n".join(text.splitlines()[:14] + text.splitlines()[15:]),
}


@pytest.mark.parametrize("broken", BROKEN_RECORDS)
@pytest.mark.parametrize("option", [(), ("--check",)], ids=["told", "checked"])
def test_a_broken_record_is_refused_with_one_sentence(
    broken: str, option: tuple[str, ...], tmp_path: Path
) -> None:
    path = recorded(tmp_path)
    text = path.read_text("utf-8")
    path.write_text(BROKEN_RECORDS[broken](text), "utf-8")
    assert path.read_text("utf-8") != text
    refused("replay", str(path), *option)


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.record"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert "it is no text" in refused("replay", str(path))


def test_a_record_cannot_be_told_beyond_its_end(tmp_path: Path) -> None:
    assert "actions, not 99999" in refused("replay", str(recorded(tmp_path)), "--to", "99999")


BROKEN_POSITIONS = {
    "no JSON": "day: 3",
    "a list": "[]",
    "too deep": "[" * 100_000,
    "another game": '{"game": "chess", "players": 2}',
    "no players": "{}",
    "impossible day": '{"players": 2, "day": 99}',
    "unknown field": '{"players": 2, "weather": "fine"}',
    "frame of no kind": '{"players": 2, "pending": [{"kind": []}]}',
    "points beyond measure": '{"players": 2, "seats": [{"points": 1000000000}, {}]}',
}


@pytest.mark.parametrize("command", [("play",), ("perft", "tzolkin")], ids=["play", "perft"])
@pytest.mark.parametrize("broken", BROKEN_POSITIONS)
def test_a_broken_position_is_refused_with_one_sentence(
    broken: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "position.json"
    path.write_text(BROKEN_POSITIONS[broken], "utf-8")
    refused(*command, "--position", str(path))


def test_a_position_and_a_number_of_players_are_too_much(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    table = session()
    path.write_text(json.dumps(table.game.position(table.state)), "utf-8")
    assert "leave them out" in refused("play", "--position", str(path), "--players", "3")
    assert "leave them out" in refused("perft", "tzolkin", "--position", str(path), "--players", "3")
