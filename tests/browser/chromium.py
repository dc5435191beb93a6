"""The browser: Chromium as the machine has it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # Two people at two windows: neither window sleeps because the other lies over it.
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling",
]


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser, as long as it is needed."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "Install the package chromium."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()
