"""What is heard at a table: each sound rendered offline, and who is asked for sound."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import PHONE, User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

WEB = Path(__file__).parents[2] / "web"
TRANSPILED = """
const typescript = require("typescript");
const source = require("fs").readFileSync("src/table/sounds.ts", "utf8");
const compilerOptions = { module: "esnext", target: "es2022" };
console.log(typescript.transpileModule(source, { compilerOptions }).outputText);
"""
RENDER = """async ({source, sound}) => {
  const {write, LENGTH} = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const RATE = 44100;
  const context = new OfflineAudioContext(1, RATE, RATE);
  write(sound, context, context.destination);
  const samples = [...(await context.startRendering()).getChannelData(0)].map(Math.abs);
  const loud = samples.findLastIndex((sample) => sample > 0.003);
  return {
    promised: LENGTH[sound],
    heard: loud / RATE,
    peak: Math.max(...samples),
    loudness: Math.hypot(...samples.slice(0, LENGTH[sound] * RATE)) / Math.sqrt(LENGTH[sound] * RATE),
  };
}"""
"""One sound in a second of silence: how long it is heard, its peak, its loudness."""


@pytest.fixture(scope="module")
def source() -> str:
    """What makes the sounds, as a browser reads it."""
    node = subprocess.run(["node", "-e", TRANSPILED], cwd=WEB, capture_output=True, text=True, check=True)
    return node.stdout


@pytest.fixture(scope="module")
def listener(browser: Browser, server: Server) -> Iterator[User]:
    user = User(browser, server)
    yield user
    user.close()


@pytest.mark.parametrize(
    ("sound", "length"), [("gear", 0.24), ("water", 0.22), ("stone", 0.12), ("coin", 0.16)]
)
def test_a_sound_is_as_long_as_promised_audible_and_never_clipped(
    listener: User, source: str, sound: str, length: float
) -> None:
    heard = listener.page.evaluate(RENDER, {"source": source, "sound": sound})
    assert heard["promised"] == length
    assert length * 0.6 < heard["heard"] <= length + 0.01
    assert 0.15 < heard["peak"] < 0.95
    assert heard["loudness"] > 0.02


def test_sound_is_asked_for_once_and_not_again(browser: Browser, server: Server) -> None:
    user = User(browser, server, size=PHONE, knows_sound=False)
    user.request("POST", "/guests", {"name": "Ana"})
    user.sit_down_at("tzolkin", Table(players=2, marker=1, to_move=0).position, 2)
    user.page.get_by_role("button", name="Not now").tap()
    expect(user.page.get_by_text("Sound?")).not_to_be_visible()
    user.page.reload()
    user.page.wait_for_selector("[data-seq]")
    expect(user.page.get_by_text("Sound?")).not_to_be_visible()
    user.close()
