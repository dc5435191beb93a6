"""How soon the page answers: measured and printed, and bounded far above what it should be."""

from __future__ import annotations

import statistics
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sacbe.server.api import pages
from tests.browser.positions import late
from tests.browser.user import User
from tests.server.process import Server

MAX_SCRIPT = 200_000
CLICKS = 15
SENT = "[data-action]:not([disabled], [data-begins])"
"""What is sent at once; the rest only begins something."""
ANSWERED = """async (selector) => {
  const before = document.querySelector('[data-seq]').dataset.seq;
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!element) return null;
  const began = performance.now();
  element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  while (document.querySelector('[data-seq]').dataset.seq === before) {
    if (performance.now() - began > 5000) return null;
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - began;
}"""


def test_the_first_load_is_light(browser: Browser, server: Server) -> None:
    """All scripts that the home page and then a table load, compressed, stay under 200 kB."""
    ana = User(browser, server)
    loaded: list[str] = []
    ana.page.on("response", lambda answer: loaded.append(answer.url))
    ana.open("/")
    ana.page.wait_for_selector("h1")
    ana.sit_down("tzolkin", 2)
    ana.page.wait_for_selector("[data-action]")
    scripts = {Path(url).name for url in loaded if url.endswith(".js")}
    size = sum(len(zlib.compress((pages.BUILT / "assets" / name).read_bytes(), 9)) for name in scripts)
    print(f"home and table of Tzolk'in: {size / 1000:.0f} kB of compressed script in {len(scripts)} files")
    assert size < MAX_SCRIPT
    ana.close()


@pytest.mark.parametrize(("game", "players"), [("tzolkin", 4), ("mexica", 3)])
def test_a_click_is_answered_on_the_screen(
    browser: Browser, server: Server, game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the click to the frame that shows the new table; the figure is reported, not judged here."""
    ana = User(browser, server)
    ana.request("POST", "/guests", {"name": "Ana"})
    table = ana.sit_down_at(game, late(game, players), players)
    times: list[float] = []
    while len(times) < CLICKS and ana.is_asked(table):
        taken = ana.page.evaluate(ANSWERED, SENT)
        if taken is not None:
            times.append(taken)
    with capsys.disabled():
        print(f"\n{game}: a click is answered in {statistics.median(times):.0f} ms (median of {len(times)})")
    assert times
    ana.close()
