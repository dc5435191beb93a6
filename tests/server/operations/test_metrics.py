"""The figures for Prometheus count what happens."""

from __future__ import annotations

import time
from collections.abc import Iterator

from prometheus_client.parser import text_string_to_metric_families

from tests.server.client import Person, at_random
from tests.server.process import Server


def samples(server: Server) -> Iterator[tuple[str, dict[str, str], float]]:
    """Every figure with its labels."""
    answer = server.stranger().get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            yield sample.name, sample.labels, sample.value


def figure(server: Server, name: str, **labels: str) -> float:
    """The sum of the figures of a name that bear some labels."""
    return sum(
        value for found, its, value in samples(server) if found == name and labels.items() <= its.items()
    )


def test_requests_are_counted_by_route_and_answer(server: Server) -> None:
    def counted(status: str) -> float:
        route = "/api/tables/{table_id}"
        return figure(server, "sacbe_requests_total", method="GET", route=route, status=status)

    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    found, missing = counted("200"), counted("404")
    for _ in range(3):
        ana.get(f"/api/tables/{table}")
    server.stranger().get(f"/api/tables/{'x' * 50}")
    assert (counted("200"), counted("404")) == (found + 3, missing + 1)


def test_paths_that_lead_nowhere_are_one_route(server: Server) -> None:
    before = figure(server, "sacbe_requests_total", route="other", status="404")
    http = server.stranger()
    for number in range(5):
        http.get(f"/nowhere/{number}")
    assert figure(server, "sacbe_requests_total", route="other", status="404") == before + 5
    assert not any("nowhere" in labels.get("route", "") for _, labels, _ in samples(server))


def test_moves_and_the_time_to_store_them_are_counted(server: Server) -> None:
    before = figure(server, "sacbe_moves_stored_total")
    ana, bo = Person(server, "Ana"), Person(server, "Bo")
    table = ana.new_table("tzolkin", ["me", "open"])
    bo.at(table, "join")
    ana.play_on(table, at_random(1), 2)
    bo.play_on(table, at_random(2), 2)
    assert figure(server, "sacbe_moves_stored_total") == before + 4
    assert figure(server, "sacbe_store_seconds_count", kind="play") == before + 4
    assert 0 < figure(server, "sacbe_store_seconds_sum", kind="play") < 60
    assert figure(server, "sacbe_live_tables") >= 1


def test_connected_clients_are_those_connected_now(server: Server) -> None:
    ana = Person(server)
    table = ana.new_table("tzolkin", ["me", "open"])
    before = figure(server, "sacbe_connected_clients")
    wires = [ana.wire(table) for _ in range(3)]
    assert figure(server, "sacbe_connected_clients") == before + 3
    for wire in wires:
        wire.close()
    end = time.monotonic() + 10
    while figure(server, "sacbe_connected_clients") > before and time.monotonic() < end:
        time.sleep(0.05)
    assert figure(server, "sacbe_connected_clients") == before
