"""What does not fit on the page as it stands: measured in the browser, text by text."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
DRAWN = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done))))"""
POLLS, POLL_MS = 8, 120
"""How often it is looked at again: a page that takes a new shape is not at fault."""


def faults(page: Page, polls: int = POLLS) -> list[str]:
    """What does not fit, one line for each text, once the page has come to rest."""
    for _ in range(polls):
        page.evaluate(DRAWN)
        found: list[str] = page.evaluate(MEASURE)
        if not found:
            break
        page.wait_for_timeout(POLL_MS)
    return found
