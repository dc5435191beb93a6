"""Reading a document field by field: each is taken once, with its type checked, and none may be left over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from reprlib import Repr
from typing import Any

from sacbe.core.errors import BadPosition

LIMIT = 2000
"""The largest number a document may hold, so that sums of many stay small."""


LARGEST = 10**30
"""Whole numbers beyond it are not written out."""

_REPR = Repr()
_REPR.maxstring = _REPR.maxother = 60

SINGLE = (str, int, float, type(None))


class Reader:
    """An object of a document, and the path that leads to it."""

    def __init__(self, document: Any, path: str = "") -> None:
        if not isinstance(document, dict):
            raise BadPosition(f"{path or 'A position'} must be an object, not {_kind(document)}.")
        for key in document:
            if not isinstance(key, str):
                raise BadPosition(
                    f"The fields of {path or 'a position'} are texts, not numbers such as {quoted(key)}."
                )
        self._document: dict[str, Any] = document
        self._path = path
        self._taken: set[str] = set()
        self._parts: dict[str, list[Reader]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._document

    def path(self, key: str) -> str:
        """How a message names a field."""
        return f"{self._path}.{key}" if self._path else key

    def take(self, key: str, default: Any) -> Any:
        """A field, unchecked."""
        self._taken.add(key)
        return self._document.get(key, default)

    def number(self, key: str, default: int, least: int = -LIMIT, most: int = LIMIT) -> int:
        """A whole number between two limits. A default beyond them is for the caller to judge."""
        value = self.take(key, default)
        if type(value) is not int or (key in self and not least <= value <= most):
            raise BadPosition(
                f"{self.path(key)} must be a whole number from {least} to {most}, not {_kind(value)}."
            )
        return value

    def seat(self, key: str, default: int, players: int) -> int:
        """A seat of the game."""
        value = self.take(key, default)
        if type(value) is not int or not 0 <= value < players:
            raise BadPosition(f"{self.path(key)} must be a seat from 0 to {players - 1}, not {_kind(value)}.")
        return value

    def players(self, name: str, least: int, most: int) -> int:
        """How many play: as the document says, or as many as it lists."""
        if "players" not in self and not self.entries("seats"):
            raise BadPosition(f"A position of {name} must say how many play: players, or a list of seats.")
        value = self.take("players", len(self.entries("seats")))
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(f"players must be {least} to {most} in {name}, not {_kind(value)}.")
        return value

    def flag(self, key: str) -> bool:
        """True or false, false if it is not given."""
        value = self.take(key, False)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.path(key)} must be true or false, not {_kind(value)}.")
        return value

    def table(self, key: str) -> dict[str, Any]:
        """An object whose keys are data, empty if none is given."""
        value = self.take(key, {})
        if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
            raise BadPosition(f"{self.path(key)} must be an object, not {_kind(value)}.")
        return value

    def choice(self, key: str, words: tuple[str, ...]) -> str:
        """One of some words, the first if none is given."""
        value = self.take(key, words[0])
        if value not in words:
            raise BadPosition(f"{self.path(key)} must be {' or '.join(words)}, not {quoted(value)}.")
        return str(value)

    def entries(self, key: str) -> list[Any]:
        """A list, empty if none is given."""
        value = self.take(key, [])
        if not isinstance(value, list):
            raise BadPosition(f"{self.path(key)} must be a list, not {_kind(value)}.")
        if any(
            not isinstance(entry, SINGLE) and (not isinstance(entry, dict) or key not in ("seats", "pending"))
            for entry in value
        ):
            raise BadPosition(f"{self.path(key)} must be a flat list.")
        return value

    def part(self, key: str) -> Reader:
        """An object inside, empty if none is given."""
        return Reader(self.take(key, {}), self.path(key))

    def parts(self, key: str, count: int) -> list[Reader]:
        """A list of `count` objects, empty ones if none is given; the same readers at every call."""
        if key not in self._parts:
            entries = self.entries(key) or [{}] * count
            if len(entries) != count:
                raise BadPosition(
                    f"{self.path(key)} has {len(entries)} entries, but there are {count} players."
                )
            self._parts[key] = [Reader(entry, f"{self.path(key)}[{i}]") for i, entry in enumerate(entries)]
        return self._parts[key]

    def expect(self, key: str, value: Any) -> None:
        """A field that may be left out but has only one value."""
        if self.take(key, value) != value:
            raise BadPosition(f"{self.path(key)} must be {quoted(value)}, not {quoted(self._document[key])}.")

    def finish(self, module_of: Callable[[str], str | None] | None = None) -> None:
        """Refuse fields that nobody took; `module_of` names the module that a field would need."""
        unknown = sorted(key for key in self._document if key not in self._taken)
        if unknown:
            module = module_of(unknown[0]) if module_of is not None else None
            if module is not None:
                raise BadPosition(f"{self.path(unknown[0])} needs the module {module}.")
            raise BadPosition(f"There is no field {quoted(self.path(unknown[0]))} in a position.")


class Places(dict[str, int]):
    """Where the things of a document are, by name; each is in one place."""

    def claim(self, path: str, things: Iterable[Any], where: int, known: Sequence[str], what: str) -> None:
        """Things that a field of the document puts somewhere; `what` says what all things there are."""
        for thing in things:
            if thing not in known:
                raise BadPosition(f"{path} names {quoted(thing)}, which is no {what}.")
            if thing in self:
                raise BadPosition(f"{path} names {thing}, which is in two places.")
            self[thing] = where


def _kind(value: Any) -> str:
    if isinstance(value, int | float) and abs(value) > LIMIT:
        return "one so large"
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "nothing"}
    return names[type(value)] if type(value) in names else quoted(value)


def quoted(value: Any) -> str:
    """A value as a sentence shows it, cut short if it is long or nested."""
    if isinstance(value, int) and abs(value) > LARGEST:
        return "one so large"
    return _REPR.repr(value)
