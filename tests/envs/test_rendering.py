"""Tables are shown as text, and as the page's own board where it has been built."""

from __future__ import annotations

import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sacbe
from sacbe.envs import rendering
from tests.envs.tables import BOTH_GAMES, VERSIONS

WEB = Path(__file__).parents[2] / "web"


@BOTH_GAMES
def test_a_table_is_shown_as_the_terminal_shows_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = VERSIONS[name].env(players=2, render_mode="ansi", language="es")
    env.reset(seed=1)
    session = sacbe.start(name, 2, seed=1)
    names = ["seat_0", "seat_1"]
    text = session.game.board_text(session.state, None, sacbe.words(name, "es"), names, False)
    assert env.render() == text
    env = VERSIONS[name].single(players=2, render_mode="human", opponents=("random",), seat=0)
    env.reset(seed=1)
    assert "seat_0" in capsys.readouterr().out


def test_a_picture_that_cannot_be_drawn_says_how_it_could(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(rendering.PICTURE, "/nowhere/main.js")
    env = VERSIONS["tzolkin"].env(render_mode="svg")
    env.reset(seed=1)
    with pytest.raises(sacbe.BadOptions, match=r"npm run picture.*SACBE_PICTURE\.$"):
        env.render()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's drawing program, built once."""
    folder = tmp_path_factory.mktemp("picture")
    command = ["npx", "vite", "build", "--config", "vite.picture.config.ts", "--outDir", str(folder)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder / "main.js"


@pytest.mark.long
@BOTH_GAMES
def test_a_table_is_drawn_as_the_page_draws_it(
    name: str, program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(rendering.PICTURE, str(program))
    env = VERSIONS[name].single(players=2, render_mode="svg", opponents=("random",), seat=1)
    env.reset(seed=1)
    picture = ElementTree.fromstring(str(env.render()))
    assert picture.tag.endswith("svg")
    assert len(list(picture.iter())) > 300
