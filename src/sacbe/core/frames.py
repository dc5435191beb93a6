"""Pending frames as documents: the name of each kind and the meaning of its two locals.

A frame is written as {"kind": ..., "seat": ..., local: value, ...}; a frame of the game's own course has no
seat, a frame of chance has the seat "chance". A game gives the table of its kinds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from sacbe.core import ids
from sacbe.core.errors import BadPosition
from sacbe.core.game import State

FEW = 14
"""More words than so many are not listed in a sentence."""


@dataclass(frozen=True)
class Local:
    """One local: its name, and the values that its number stands for.

    `values` is a range of numbers, or names by index. A seat's range is cut to the players of the game.
    `is_set` makes the number a set of the names, as bits; `or_none` lets -1 stand for null.
    """

    name: str
    values: Sequence[int] | Sequence[str] | Sequence[bool]
    is_seat: bool = False
    is_set: bool = False
    or_none: bool = False

    def write(self, number: int) -> Any:
        """The number as a value of a document."""
        if self.is_set:
            return [value for i, value in enumerate(self.values) if number & (1 << i)]
        if self.or_none and number == -1:
            return None
        return number if isinstance(self.values, range) else self.values[number]

    def read(self, path: str, value: Any, players: int) -> int:
        """The number of a value; a value left out is the first, no value, or the empty set."""
        values = list(self.values)[:players] if self.is_seat else list(self.values)
        if self.is_set:
            items = value if isinstance(value, list) else [] if value is None else [None]
            if any(item not in values for item in items):
                raise BadPosition(f"{path}.{self.name} must list some of {', '.join(map(str, values))}.")
            return sum(1 << i for i, item in enumerate(values) if item in items)
        if value is None:
            return -1 if self.or_none else self._number(0)
        if value not in values or type(value) is not type(values[0]):
            raise BadPosition(f"{path}.{self.name} must be {_choices(values)}, not {value!r}.")
        return self._number(values.index(value))

    def _number(self, index: int) -> int:
        return self.values[index] if isinstance(self.values, range) else index


def _choices(values: list[Any]) -> str:
    """What may be chosen from: limits of numbers, all of a few words, or how one of many looks."""
    if type(values[0]) is int:
        return f"a whole number from {values[0]} to {values[-1]}"
    words = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    return " or ".join(words) if len(words) <= FEW else f"one of {len(words)} such as {words[0]}"


def seat_local(name: str, seats: int) -> Local:
    """A local that is a seat."""
    return Local(name, range(seats), is_seat=True)


class FrameKinds:
    """The kinds of frames of a game: kind -> its name and locals."""

    def __init__(
        self,
        kinds: Mapping[int, tuple[str, tuple[Local, ...]]],
        chance: Sequence[int],
        automatic: Sequence[int],
    ) -> None:
        self._kinds = kinds
        self._numbers = {name: kind for kind, (name, _) in kinds.items()}
        self._chance, self._automatic = chance, automatic
        self.names = tuple(kinds[kind][0] if kind in kinds else "" for kind in range(max(kinds) + 1))

    def write(self, frame: Sequence[int]) -> dict[str, Any]:
        """A frame as a document."""
        name, local_specs = self._kinds[frame[0]]
        document: dict[str, Any] = {"kind": name}
        if frame[1] != ids.AUTOMATIC:
            document["seat"] = "chance" if frame[1] == ids.CHANCE else frame[1]
        for local, number in zip(local_specs, frame[2:], strict=False):
            document[local.name] = local.write(number)
        return document

    def read(self, document: Any, path: str, players: int) -> list[int]:
        """The frame that a document describes."""
        if not isinstance(document, dict):
            raise BadPosition(f"{path} must be an object with a kind, not {document!r}.")
        kind = self._read_kind(document.get("kind"), path)
        name, local_specs = self._kinds[kind]
        unknown = set(document) - {"kind", "seat"} - {local.name for local in local_specs}
        if unknown:
            raise BadPosition(f"{path} has no field {min(map(str, unknown))!r}: it is a frame {name!r}.")
        frame = [kind, self._read_seat(path, kind, document.get("seat"), players)]
        frame += [local.read(path, document.get(local.name), players) for local in local_specs]
        return frame + [0] * (ids.FRAME - len(frame))

    def _read_kind(self, name: Any, path: str) -> int:
        if isinstance(name, str) and name in self._numbers:
            return self._numbers[name]
        near = get_close_matches(str(name), list(self._numbers), n=3)
        hint = f" (perhaps {' or '.join(near)})" if near else ""
        raise BadPosition(f"{path}.kind must be the name of a kind of frame{hint}, not {name!r}.")

    def _read_seat(self, path: str, kind: int, seat: Any, players: int) -> int:
        if kind in self._chance and seat in (None, "chance"):
            return ids.CHANCE
        if kind in self._automatic and seat is None:
            return ids.AUTOMATIC
        if kind in self._chance or kind in self._automatic:
            raise BadPosition(f"{path} has no seat: a frame {self.names[kind]!r} asks none.")
        if type(seat) is not int or not 0 <= seat < players:
            raise BadPosition(f"{path}.seat must be a seat from 0 to {players - 1}, not {seat!r}.")
        return seat

    # Whole stacks.

    def write_stack(self, state: State) -> list[dict[str, Any]]:
        """The pending frames of a state as documents, bottom to top."""
        return [self.write(frame) for frame in stack(state)]

    def read_stack(self, documents: list[Any], state: State) -> list[list[int]]:
        """Frames read from documents; settling needs some room above them."""
        most = ids.FRAMES - 5
        if len(documents) > most:
            raise BadPosition(f"pending holds {len(documents)} frames, more than {most}.")
        return [self.read(document, f"pending[{i}]", state.players) for i, document in enumerate(documents)]


def stack(state: State) -> list[list[int]]:
    """The pending frames, bottom to top."""
    numbers = list(state.frames)
    return [numbers[i * ids.FRAME : (i + 1) * ids.FRAME] for i in range(state.depth)]


def put_stack(state: State, frames: list[list[int]]) -> None:
    """Replace the pending frames."""
    numbers = [number for frame in frames for number in frame]
    state.frames = numbers + [0] * (ids.FRAME * ids.FRAMES - len(numbers))
    state.depth = len(frames)
