"""Whole games by several clients at the same time, over WebSocket and HTTP, with bots and without."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sacbe.core import record, registry
from tests.server.client import Json, Person, Wire, at_random, eagerly
from tests.server.process import Server

EVERY_MODULE = list(registry.get("tzolkin").modules)
GAMES = [
    pytest.param("tzolkin", [], id="tzolkin"),
    pytest.param("tzolkin", EVERY_MODULE, id="tzolkin-every-module"),
    pytest.param("mexica", [], id="mexica"),
]


def _seated(server: Server, game: str, modules: list[str], kinds: list[str]) -> tuple[list[Person], str]:
    """Users at a new table, on all seats that are no bots'."""
    owner = Person(server, "Ana")
    table = owner.new_table(game, kinds, modules=modules)
    others = [Person(server, f"Guest {number}") for number in range(kinds.count("open"))]
    for person in others:
        person.at(table, "join")
    return [owner, *others], table


def _all(*work: Any) -> list[Any]:
    """Do several things at the same time."""
    with ThreadPoolExecutor(len(work)) as pool:
        return [future.result(timeout=60) for future in [pool.submit(part) for part in work]]


def _check_numbers(entries: list[Json]) -> None:
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))


def _check_record(person: Person, table: str, folder: Path) -> None:
    """The record replays, and ends with the scores that the table shows."""
    text = person.http.get(f"/api/tables/{table}/record").text
    path = folder / "game.sacbe"
    path.write_text(text)
    command = [sys.executable, "-m", "sacbe.cli.main", "replay", "--check", str(path)]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert result.returncode == 0, result.stderr
    game, found = record.read(text, registry.get)
    *_, (_, _, end) = record.replay(game, found)
    assert [score / game.score_unit for score in game.scores(end)] == person.state(table)["scores"]


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_three_people_play_a_whole_game_over_websockets(
    server: Server, game: str, modules: list[str], tmp_path: Path
) -> None:
    _play_over_websockets(server, game, modules, tmp_path)


def test_three_people_play_a_whole_game_on_postgresql(postgres_server: Server, tmp_path: Path) -> None:
    _play_over_websockets(postgres_server, "tzolkin", EVERY_MODULE, tmp_path)


def _play_over_websockets(server: Server, game: str, modules: list[str], folder: Path) -> None:
    people, table = _seated(server, game, modules, ["me", "open", "open"])
    wires = [person.wire(table) for person in people]
    spectator = Person(server, "Zoe").wire(table)
    answers = _all(*(lambda w=wire, n=n: w.play_on(eagerly(n)) for n, wire in enumerate(wires)))
    last = max(wire.seq for wire in wires)
    for wire in (*wires, spectator):
        wire.receive_row(last)
        _check_numbers(wire.entries)
        assert wire.table["scores"] == wires[0].table["scores"]
    played = [entry["seq"] for entry in wires[0].entries if entry["kind"] == "play"]
    assert sorted(answer["seq"] for given in answers for answer in given) == played
    _check_record(people[0], table, folder)


@pytest.mark.parametrize(
    ("game", "modules", "kinds"),
    [
        ("tzolkin", EVERY_MODULE, ["me", "bot", "open"]),
        ("mexica", [], ["me", "open"]),
    ],
)
def test_a_whole_game_is_played_over_http(
    server: Server, game: str, modules: list[str], kinds: list[str], tmp_path: Path
) -> None:
    people, table = _seated(server, game, modules, kinds)
    _all(*(lambda p=person, n=n: p.play_on(table, eagerly(n)) for n, person in enumerate(people)))
    entries = people[0].entries(table)
    _check_numbers(entries)
    assert {entry["seat"] for entry in entries if entry["kind"] == "play"} == set(range(len(kinds)))
    _check_record(people[1], table, tmp_path)


def test_bots_play_a_whole_game_among_themselves(any_server: Server, tmp_path: Path) -> None:
    owner = Person(any_server)
    table = owner.new_table("tzolkin", ["bot", "bot", "bot"], modules=EVERY_MODULE)
    wire = owner.wire(table)
    wire.receive_until(lambda: wire.table["over"])
    _check_numbers(wire.entries)
    _check_record(owner, table, tmp_path)


def test_a_table_goes_on_from_a_position(server: Server, tmp_path: Path) -> None:
    game = registry.get("tzolkin")
    state = game.new(2, ())
    while game.to_act(state) == -1:
        game.apply(state, game.legal(state)[0])
    owner = Person(server)
    table = owner.new_table("tzolkin", ["me", "bot"], position=game.position(state))
    owner.wire(table).play_on(eagerly(5))
    _check_record(owner, table, tmp_path)


def test_a_game_is_shown_alike_over_http_and_websocket(server: Server) -> None:
    people, table = _seated(server, "mexica", [], ["me", "open"])
    wires = [Wire(person, table) for person in people]
    for turn in range(30):
        actor = next(wire for wire in wires if wire.table["decision"] is not None)
        last = actor.play(at_random(turn))["seq"]
        for person, wire in zip(people, wires, strict=True):
            wire.receive_row(last)
            assert wire.table == person.state(table)
            assert wire.entries == person.entries(table)
