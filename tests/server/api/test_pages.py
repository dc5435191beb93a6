"""The server brings the page along, and nothing else that lies beside it."""

from __future__ import annotations

import pytest

from sacbe.server.api import pages
from tests.server.process import Server

IS_BUILT = pages.file("index.html") is not None


@pytest.mark.skipif(not IS_BUILT, reason="the page is not built")
@pytest.mark.parametrize(
    "path", ["/", "/table/abc123", "/replay", "/replay/abc123", "/rules/tzolkin/placing"]
)
def test_every_address_of_the_page_is_the_page(server: Server, path: str) -> None:
    """A link to a table can be opened anew."""
    answer = server.stranger().get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "<title>Sacbe</title>" in answer.text


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/assets/..%2Fapp.py", "/..%2Fapp.py"])
def test_there_is_nothing_else(server: Server, path: str) -> None:
    """What is no file of the page is not found, and no file outside of it is shown."""
    answer = server.stranger().get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
