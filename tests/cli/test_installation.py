"""The installation that docs/hosting.md describes, in an empty environment outside the sources."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.server.process import Server

ROOT = Path(__file__).parents[2]
PLACE = "/opt/sacbe"
"""Where docs/hosting.md installs it."""
SIGNED = {"x-sacbe": "1"}


def commands() -> list[str]:
    """The two blocks of commands that build and install, as the page prints them."""
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    blocks = [block for language, block in fenced if not language]
    first = next(number for number, block in enumerate(blocks) if block.startswith("make wheel"))
    return blocks[first : first + 2]


@pytest.mark.long
def test_the_page_about_hosting_installs_everything(tmp_path: Path) -> None:
    """The rules, the page with its fonts, the compiled core and a table against a bot."""
    place = tmp_path / "sacbe"
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "SACBE"))}
    printed = ""
    for block in commands():
        script = ["sh", "-euc", block.replace(PLACE, str(place))]
        printed = subprocess.run(script, cwd=ROOT, env=clean, check=True, stdout=-1, text=True).stdout
    assert printed.endswith("(compiled core)\n")
    for game, rule in (("tzolkin", "TZ-5"), ("mexica", "MX-5")):
        command = [place / "bin/sacbe", "rules", game, rule]
        text = subprocess.run(command, cwd=tmp_path, env=clean, check=True, stdout=-1, text=True).stdout
        assert text.startswith(rule)
    server = Server(f"sqlite:///{tmp_path}/sacbe.db", tmp_path / "log", python=place / "bin/python")
    server.start()
    try:
        _use(server)
    finally:
        server.stop()
    assert not server.mistakes()


def _use(server: Server) -> None:
    """Open the page with all it asks for, and sit down against a bot."""
    guest = server.stranger()
    page = guest.get("/")
    assert page.status_code == 200
    assets = re.findall(r'"(/assets/[^"]+)"', page.text)
    assert any(asset.endswith(".woff2") for asset in assets)
    assert all(guest.get(asset).status_code == 200 for asset in assets)
    guest.post("/api/guests", json={"name": "Ana"}, headers=SIGNED).raise_for_status()
    wanted = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert guest.post("/api/tables", json=wanted, headers=SIGNED).status_code == 201
