"""Names and other short lines of text: what people can read, and when two names look the same."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable

from sacbe.server.errors import Refused
from sacbe.server.storage.models import Seat

NAME_LENGTH = 30
BLANK = (
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE0E),
    *range(0xE0100, 0xE01F0),
)
"""Characters that show nothing although they are letters, marks or symbols."""
STYLES = ("\ufe0e", "\ufe0f")
"""They choose between the text and the picture of a sign: kept, but nothing by themselves."""
_NOTHING = dict.fromkeys(BLANK)


def clean(text: str, most: int, what: str) -> str:
    """A short line of text that people can read: nothing invisible, not empty, not too long."""
    seen = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign == "\n")
    line = unicodedata.normalize("NFC", " ".join(seen.translate(_NOTHING).split()))
    if not any(unicodedata.category(sign)[0] not in "MZ" for sign in line):
        raise Refused(f"The {what} must not be empty.")
    if len(line) > most:
        raise Refused(f"The {what} must not be longer than {most} characters.")
    return line


def clean_login(text: str) -> str:
    """A login, in which capitals do not matter."""
    return clean(unicodedata.normalize("NFC", text).casefold(), NAME_LENGTH, "login")


def distinct(names: Iterable[str]) -> list[str]:
    """The same names, numbered from the second on where they look the same: Ana, Ben, Ana (2)."""
    found: list[str] = []
    times: Counter[str] = Counter()
    taken: set[str] = set()
    for name in names:
        shown, look = name, _look(name)
        while _look(shown) in taken:
            times[look] += 1
            shown = f"{name} ({times[look] + 1})"
        taken.add(_look(shown))
        found.append(shown)
    return found


def names_at(seats: Iterable[Seat], names: dict[str, str]) -> dict[int, str]:
    """How those who sit at a table are called there, by seat; given how each user is called."""
    named = {seat.number: names[seat.user_id] for seat in seats if seat.user_id in names}
    return dict(zip(named, distinct(named.values()), strict=True))


def _look(name: str) -> str:
    """What two names that look the same have in common."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in plain if sign not in STYLES)
