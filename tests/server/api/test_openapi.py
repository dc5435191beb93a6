"""The server keeps what its OpenAPI description promises, whatever is sent: statuses, types and bodies.

The requests are made up from the description, some as it says and some not: about a table in play, one that
is over, and tables that do not exist.
"""

from __future__ import annotations

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import sampled_from
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.server.client import Person, at_random
from tests.server.process import Server

Operation = APIOperation[Any, Any, Any, Any]
Sent = Case[Any]
PROMISES: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Asking:
    """A person who asks everything that can be asked, and the tables to ask about."""

    def __init__(self, server: Server) -> None:
        owner = Person(server)
        # An account, which nobody can delete without its password.
        owner.post("/api/accounts", login=owner.id, password="correct horse")
        self.url = server.url
        self.session = requests.Session()
        self.session.headers["authorization"] = f"Bearer {owner.post('/api/tokens', label='x')['token']}"
        self.tables = [owner.new_table("mexica", ["me", "bot"]), owner.new_table("tzolkin", ["bot", "bot"])]
        owner.play_on(self.tables[0], at_random(1), 5)
        wire = owner.wire(self.tables[1])
        wire.receive_until(lambda: bool(wire.table["over"]))

    def operations(self) -> list[Operation]:
        """All that the server describes."""
        schema = schemathesis.openapi.from_url(f"{self.url}/api/schema/openapi.json")
        return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]

    def try_out(self, operation: Operation, examples: int) -> int:
        """Make so many requests of an operation, some of them wrong; how many were made."""
        made, modes = 0, [GenerationMode.POSITIVE]
        if operation.body or operation.query:
            modes.append(GenerationMode.NEGATIVE)
        for mode in modes:

            @settings(
                max_examples=examples // len(modes),
                derandomize=True,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(operation.as_strategy(generation_mode=mode), sampled_from([None, *self.tables]))
            def ask(case: Sent, table: str | None) -> None:
                nonlocal made
                made += 1
                if table is not None and "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = table
                response = case.call(base_url=self.url, session=self.session)
                case.validate_response(response, checks=PROMISES)

            ask()
        return made


@pytest.fixture(scope="module")
def asking(server: Server) -> Asking:
    """Somebody at two tables."""
    return Asking(server)


def test_every_answer_is_as_described(asking: Asking) -> None:
    operations = asking.operations()
    assert len(operations) > 25
    assert sum(asking.try_out(operation, 12) for operation in operations) > 5 * len(operations)
    assert asking.session.get(f"{asking.url}/api/me").status_code == 200


@pytest.mark.long
def test_each_of_many_answers_is_as_described(asking: Asking) -> None:
    for operation in asking.operations():
        asking.try_out(operation, 300)


def test_every_operation_says_how_it_refuses(server: Server) -> None:
    paths = server.stranger().get("/api/schema/openapi.json").json()["paths"]
    for operation in (operation for methods in paths.values() for operation in methods.values()):
        assert list(operation["responses"]["4XX"]["content"]) == ["application/problem+json"]
        assert len(operation["responses"]) == 3
