"""A tab left open across an upgrade: one line says so, it is loaded again once, and nothing is lost."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sacbe.server.api import pages
from tests.browser.user import User
from tests.server.conftest import on_sqlite
from tests.server.process import Server

LINE = "There is a new version of Sacbe: this page will reload."
OLDER = r'\g<1>older"'
BUILD = re.compile(r'(<meta name="build" content=")\w+"')
SERVE_FROM = """
from pathlib import Path

from sacbe.server.api import pages

pages.BUILT = Path(__file__).parent / "web"
"""
"""Serve the page beside this file: Python runs it at the start of every process."""
LONGER_THAN_A_RELOAD_MS = 8000


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Server]:
    """A server that has an older build of the page."""
    shutil.copytree(pages.BUILT, tmp_path / "web")
    index = tmp_path / "web" / "index.html"
    index.write_text(BUILD.sub(OLDER, index.read_text("utf-8")), "utf-8")
    (tmp_path / "sitecustomize.py").write_text(SERVE_FROM)
    server = Server(on_sqlite(tmp_path), tmp_path / "log")
    server.environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    server.start()
    yield server
    server.stop()


def upgrade(server: Server) -> None:
    """Start a server again with the build of today."""
    server.stop()
    server.environment = {}
    server.start()


def test_a_table_is_loaded_again_and_the_line_of_chat_is_still_there(browser: Browser, older: Server) -> None:
    ana = User(browser, older)
    table = ana.sit_down("mexica", 2)
    ana.is_asked(table)
    ana.page.get_by_role("tab", name="Chat").first.click()
    field = ana.page.get_by_label("Say something").first
    field.fill("Shall we play another one")
    with ana.page.expect_event("load"):
        upgrade(older)
        expect(ana.page.get_by_text(LINE)).to_be_visible()
    expect(field).to_have_value("Shall we play another one")
    expect(ana.page.locator("meta[name=build]")).to_have_attribute("content", str(pages.build()))
    ana.is_asked(table)
    expect(ana.page.get_by_text(LINE)).to_have_count(0)
    field.press("Enter")
    expect(ana.page.get_by_role("log", name="Chat").first).to_contain_text("Shall we play another one")
    ana.faults.clear()
    ana.close()


def test_what_was_begun_in_mexica_is_still_begun(browser: Browser, older: Server) -> None:
    ana = User(browser, older)
    table = ana.sit_down("mexica", 2)
    ana.is_asked(table)
    while ana.state(table)["view"]["question"]["kind"] != "turn":
        ana.click_something()
        ana.is_asked(table)
    ana.page.locator("[data-mode=canal]:visible").first.click()
    ana.page.locator("[data-action^='lay ']").first.wait_for(state="attached")
    begun = ana.offered()
    with ana.page.expect_event("load"):
        upgrade(older)
    ana.page.locator("[data-action^='lay ']").first.wait_for(state="attached")
    assert ana.offered() == begun
    ana.faults.clear()
    ana.close()


def test_the_first_page_is_loaded_again(browser: Browser, older: Server) -> None:
    ana = User(browser, older)
    ana.open("/")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    with ana.page.expect_event("load"):
        upgrade(older)
    expect(ana.page.locator("meta[name=build]")).to_have_attribute("content", str(pages.build()))
    ana.faults.clear()
    ana.close()


def test_a_page_that_stays_older_is_loaded_again_only_once(
    browser: Browser, older: Server, tmp_path: Path
) -> None:
    """A server, or something before it, that goes on to serve the old page."""
    with (tmp_path / "sitecustomize.py").open("a") as site:
        site.write('pages.build = lambda: "newer"\n')
    older.stop()
    older.start()
    ana = User(browser, older)
    loads: list[Page] = []
    ana.page.on("load", lambda page: loads.append(page))
    with ana.page.expect_event("load", lambda _: len(loads) == 2):
        table = ana.sit_down("mexica", 2)
    ana.is_asked(table)
    ana.page.wait_for_timeout(LONGER_THAN_A_RELOAD_MS)
    assert len(loads) == 2
    expect(ana.page.get_by_text(LINE)).to_have_count(0)
    ana.close()
