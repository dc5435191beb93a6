"""What docs/hosting.md tells operators is so: the unit, the settings, the line for fail2ban."""

from __future__ import annotations

import configparser
import re
import tomllib
from pathlib import Path

import pytest

from sacbe.cli.settings import KNOWN
from tests.cli.program import complaint
from tests.server.client import Person, Problem
from tests.server.process import Server

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "hosting.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_shows_the_unit_that_is_shipped() -> None:
    unit = (DOCS / "sacbe.service").read_text("utf-8")
    assert unit in blocks("ini")
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(unit)
    service = dict(read["Service"])
    assert service["UMask"] == "0077" and service["EnvironmentFile"] and int(service["LimitNOFILE"]) > 1024
    assert "--" not in service["ExecStart"]


def test_the_page_names_every_setting(tmp_path: Path) -> None:
    for name in KNOWN:
        assert f"| `--{name}` | `SACBE_{name.upper()}` |" in PAGE
    (example,) = blocks("toml")
    assert set(tomllib.loads(example)) <= set(KNOWN)
    (tmp_path / "sacbe.toml").write_text(example, "utf-8")
    (tmp_path / "sacbe.toml").chmod(0o600)
    (sentence,) = complaint("admin", "--settings", str(tmp_path / "sacbe.toml"), "tables")
    assert "cannot be reached" in sentence


def test_a_wrong_password_is_a_line_that_fail2ban_finds(server: Server) -> None:
    (rule,) = re.findall(r"^failregex = (.*)$", PAGE, re.MULTILINE)
    found = re.compile(rule.replace("<HOST>", r"(?P<host>[0-9a-f.:]+)"))
    ana = Person(server)
    for address in ("203.0.113.201", "2001:db8::7"):
        ana.http.headers["x-forwarded-for"] = address
        for login in ("nobody", 'x", "address": "192.0.2.1'):
            with pytest.raises(Problem, match="wrong"):
                ana.post("/api/sessions", login=login, password="wrong horse")
        hosts = [match["host"] for match in found.finditer(server.log.read_text())]
        assert hosts.count(address) == 2
    assert "192.0.2.1" not in server.log.read_text() and "horse" not in server.log.read_text()
