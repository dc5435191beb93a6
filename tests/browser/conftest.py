"""A real server and a real Chromium, started once for all tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from sacbe.server.api import pages
from tests.browser.chromium import launched
from tests.browser.user import TIMEOUT_MS
from tests.server.conftest import server

__all__ = ["server"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    assert pages.file("index.html") is not None, "The page is not built: run `make web`."
    expect.set_options(timeout=TIMEOUT_MS)
    with launched() as browser:
        yield browser
