"""The program that draws a position: the page's board as one SVG, in a language and a theme."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser

import sacbe
from tests.words.files import PAGE, ROOT

WEB = ROOT / "web"
CORNERS = """() => {
  const board = document.querySelector('svg svg.board');
  const { x, y, width, height } = board.viewBox.baseVal;
  const seen = (x, y) => new DOMPoint(x, y).matrixTransform(board.getScreenCTM());
  return [seen(x, y), seen(x + width, y + height)].flatMap((point) => [point.x, point.y]).map(Math.round);
}"""
"""Where the first and the last corner of the board are in the window."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, as the sources are now."""
    folder = tmp_path_factory.mktemp("picture")
    command = ["npx", "vite", "build", "--config", "vite.picture.config.ts", "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], cwd=WEB, check=True, capture_output=True)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder / "main.js"


@pytest.mark.long
@pytest.mark.parametrize(("game", "theme"), [("tzolkin", "dark"), ("mexica", "light")])
def test_a_position_becomes_a_picture_of_its_own(
    browser: Browser, program: Path, tmp_path: Path, game: str, theme: str
) -> None:
    view = json.loads((PAGE.parent / "games" / game / "guide" / "view.json").read_text("utf-8"))
    wanted = {"view": view, "names": ["Ana", "Bea", "Cem"], "language": "hu", "theme": theme}
    node = subprocess.run(
        ["node", program], input=json.dumps(wanted), check=True, capture_output=True, text=True
    )
    picture = ElementTree.fromstring(node.stdout)
    if game == "tzolkin":
        assert sacbe.words(game, "hu").name("market").split()[-1].capitalize() in "".join(picture.itertext())
    file = tmp_path / "picture.svg"
    file.write_text(node.stdout, "utf-8")
    page = browser.new_page(viewport={"width": 1000, "height": 1000})
    page.goto(file.as_uri())
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    assert page.evaluate(CORNERS) == [0, 0, round(width), round(height)]
    page.close()
