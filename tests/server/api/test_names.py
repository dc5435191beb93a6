"""Names that people can read and tell apart: nothing invisible, one form, and no two alike at one table."""

from __future__ import annotations

import unicodedata

import pytest

from tests.server.client import Person, Problem
from tests.server.process import Server

IGNORED = [
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
]
"""Unicode's Default_Ignorable_Code_Point: what shows nothing where it is not known what to do with it."""
SAMPLE = 37
"""Of the last range every so manyth is enough."""
BLANKS = [
    chr(sign) for sign in range(0x110000) if unicodedata.category(chr(sign)) in ("Zs", "Zl", "Zp", "Cc")
]
INVISIBLE = [
    *(chr(sign) for first, last in IGNORED[:-1] for sign in range(first, last + 1)),
    *(chr(sign) for sign in range(*IGNORED[-1], SAMPLE)),
    *BLANKS,
    "\u2800",
]
STYLES = "\ufe0e\ufe0f"
"""They belong to the sign before them, and are kept with it."""


def test_a_name_of_invisible_signs_is_none(server: Server) -> None:
    """Each sign alone, several of them, and marks without a letter."""
    ana = Person(server)
    for sign in [*INVISIBLE, "\u2800\u3164 \u200d\ufe0f", "\u0301", "\u0301\u0302", " \u20dd "]:
        with pytest.raises(Problem, match="must not be empty"):
            ana.patch("/api/me", name=sign)
    with pytest.raises(Problem, match="must not be empty"):
        Person(server, "\u3164")
    assert ana.get("/api/me")["name"] == "Ana"


def test_invisible_signs_are_taken_out_of_a_name(server: Server) -> None:
    ana = Person(server)
    for sign in set(INVISIBLE) - {*STYLES, *BLANKS}:
        assert ana.patch("/api/me", name=f"{sign}A{sign}n{sign}a{sign}")["name"] == "Ana", hex(ord(sign))


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("  Ana \u00a0 María ", "Ana María"),
        ("Jose\u0301", "José"),
        ("한글", "한글"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("עברית", "עברית"),
        ("नमस्ते", "नमस्ते"),
    ],
)
def test_names_of_all_languages_are_kept_in_one_form(server: Server, written: str, stored: str) -> None:
    assert Person(server, written).get("/api/me")["name"] == stored


def test_a_login_is_one_however_it_is_written(any_server: Server) -> None:
    ana = Person(any_server)
    login = f"{ana.id}-josé"
    ana.post("/api/accounts", login=login, password="correct horse")
    for written in (login.upper(), unicodedata.normalize("NFD", login), f" \u2800{login}\u200b"):
        other = Person(any_server, "Ben")
        with pytest.raises(Problem, match="taken"):
            other.post("/api/accounts", login=written, password="correct horse")
        assert other.post("/api/sessions", login=written, password="correct horse")["id"] == ana.id


def test_users_of_the_same_name_are_numbered_at_a_table(any_server: Server) -> None:
    """At the table, in the chat of those who sit there or watch, and among those present."""
    first, second, third = (Person(any_server, name) for name in ("Ana", "ANA", "\uff21na"))
    watching, ben = Person(any_server, "Ana"), Person(any_server, "Ben")
    table = first.new_table("tzolkin", ["me", "open", "open", "open"])
    for person in (ben, second, third):
        person.at(table, "join")
    names = [seat["name"] for seat in first.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Ana", "Ben", "ANA (2)", "\uff21na (3)"]
    said = [person.at(table, "chat", text="hi")["data"]["name"] for person in (first, second, watching, ben)]
    assert said == ["Ana", "ANA (2)", "Ana (4)", "Ben"]
    wires = [person.wire(table) for person in (first, watching)]
    wires[1].receive_until(lambda: len(wires[1].people) == 2)
    assert [someone["name"] for someone in wires[1].people] == ["Ana", "Ana (2)"]
