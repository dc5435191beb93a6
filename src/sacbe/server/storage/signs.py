"""Signs: the small pictures beside the names of users. Everybody has one, chosen or drawn by the id."""

from __future__ import annotations

from zlib import crc32

from sacbe.server.errors import Refused
from sacbe.server.storage.models import User

PICTURES = ("sun", "moon", "maize", "flower", "shell", "water", "mountain", "jaguar", "bird", "star")
COLOURS = ("red", "yellow", "blue", "green", "plum", "stone")
SIGNS = tuple(f"{picture}-{colour}" for picture in PICTURES for colour in COLOURS)


def checked(sign: str) -> str:
    """A sign that there is."""
    if sign not in SIGNS:
        raise Refused(f"There is no sign {sign!r}; one of them is {SIGNS[0]!r}.")
    return sign


def of(user: User) -> str:
    """The sign of a user."""
    return user.sign or SIGNS[crc32(user.id.encode()) % len(SIGNS)]
