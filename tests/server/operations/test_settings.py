"""A setting comes from the command line, else from the environment, else from a file; passwords need not be
where everyone can read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import complaint
from tests.server.client import Person
from tests.server.process import Server


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, where the default database is not."""
    monkeypatch.chdir(tmp_path)


def refusal(*arguments: str) -> str:
    """The sentence with which a command about the database is refused; it names the one it looked for."""
    (sentence,) = complaint("admin", *arguments, "tables")
    return sentence


def written(folder: Path, text: str) -> str:
    """A settings file."""
    (folder / "sacbe.toml").write_text(text, "utf-8")
    return str(folder / "sacbe.toml")


def test_the_command_line_wins_then_the_environment_then_the_file_then_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'database = "sqlite:///in-the-file.db"\nport = 8001\n')
    assert "no database sacbe.db" in refusal()
    assert "no database in-the-file.db" in refusal("--settings", file)
    monkeypatch.setenv("SACBE_SETTINGS", file)
    assert "no database in-the-file.db" in refusal()
    monkeypatch.setenv("SACBE_DATABASE", "sqlite:///in-the-environment.db")
    assert "no database in-the-environment.db" in refusal()
    assert "no database on-the-line.db" in refusal("--database", "sqlite:///on-the-line.db")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('databse = "sqlite:///x.db"', "the setting 'databse'; known are: host, port, database, workers"),
        ("[server]\nport = 1", "the setting 'server'; known are"),
        ("port = 99999", "port: '99999' is no whole number from 1 to 65,535"),
        ("port = true", "port is a text or a number"),
        ("workers = 0", "workers: '0' is no whole number"),
        ("database = [1]", "database is a text or a number"),
        ("port 8000", "is no settings file"),
        ("port = 1\nport = 2", "is no settings file"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence in refusal("--settings", written(tmp_path, text))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal("--settings", "nowhere.toml")
    assert "cannot be read" in refusal("--settings", str(tmp_path))


@pytest.mark.parametrize(("name", "value"), [("SACBE_PORT", "99999"), ("SACBE_WORKERS", "many")])
def test_an_environment_that_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    (sentence,) = complaint("serve")
    assert sentence.startswith(f"sacbe: {name}: '{value}' is no whole number")


def test_a_server_that_is_set_up_by_file_and_environment_shows_nothing_in_the_list_of_processes(
    tmp_path: Path,
) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    server.arguments = []
    server.environment = {
        "SACBE_SETTINGS": written(tmp_path, f'port = {server.port}\ndatabase = "sqlite:///wrong.db"\n'),
        "SACBE_DATABASE": server.database,
    }
    server.start()
    Person(server)
    assert b"tables.db" not in Path(f"/proc/{server.pid}/cmdline").read_bytes()
    assert "Sacbe is at" in server.log.read_text().splitlines()[0]
    server.stop()
    assert (tmp_path / "tables.db").exists()


def test_a_password_that_others_can_read_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = "postgresql://sacbe:secret@127.0.0.1:1/sacbe"
    warning, sentence = complaint("admin", "--database", url, "tables")
    assert "list of processes" in warning and "cannot be reached" in sentence
    file = Path(written(tmp_path, f'database = "{url}"'))
    file.chmod(0o644)
    warning, sentence = complaint("admin", "--settings", str(file), "tables")
    assert "can be read by everyone" in warning and "cannot be reached" in sentence
    file.chmod(0o640)
    assert "secret" not in refusal("--settings", str(file))
    monkeypatch.setenv("SACBE_DATABASE", url)
    assert "secret" not in refusal()
