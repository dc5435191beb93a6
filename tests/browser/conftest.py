"""A real server and a real Chromium, started once for all tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from sacbe.server import pages
from tests.server.conftest import server

__all__ = ["server"]

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    assert pages.file("index.html") is not None, "The page is not built: run `make web`."
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found is not None, "Install the package chromium."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()
