"""What can be asked? The kinds of decisions of a game, each declared once, and its frames as documents.

A game lists its kinds in its `decisions.py`, with the rules that answer them. In plain Python the list itself
calls the rules; for compiled modules the build writes it out as comparisons (tools/dispatch.py). A rule gets
what its parameters name: `state`, `seat` (the seat that is asked), `action`, and the locals.

A frame is written as {"kind": ..., "seat": ..., local: value, ...}; a frame of an automatic step has no
seat, a frame of chance has the seat "chance".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from inspect import signature
from typing import Any

from sacbe.core import constants
from sacbe.core.errors import BadPosition
from sacbe.core.reader import quoted
from sacbe.core.state import State

FEW = 14
"""The most words that a sentence lists."""

Rule = Callable[..., None]


@dataclass(frozen=True)
class Local:
    """One local: its name, and the values that its number stands for.

    `values` is a range of numbers, or names by index. A seat's range is cut to the players of the game.
    `is_set` makes the number a set of the names, as bits; `or_none` lets -1 stand for null. `argument` is
    what the rules call it, if not by its name.
    """

    name: str
    values: Sequence[int] | Sequence[str] | Sequence[bool]
    is_seat: bool = False
    is_set: bool = False
    or_none: bool = False
    argument: str = ""

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
            raise BadPosition(f"{path}.{self.name} must be {_choices(values)}, not {quoted(value)}.")
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
    """A local that is a seat, of a frame that asks none: it is the `seat` of its rules."""
    return Local(name, range(seats), is_seat=True, argument="seat")


@dataclass(frozen=True)
class DecisionKind:
    """A kind of decision: its number and name, its locals, the verbs that answer it, and its rules.

    `legal` offers the answers and `apply` carries one out. An automatic step has `proceed`
    instead. `rule` is the id of the rule that asks, where explanations cite it.
    """

    number: int
    name: str
    locals: tuple[Local, ...] = ()
    verbs: tuple[str, ...] = ()
    legal: Rule | None = None
    apply: Rule | None = None
    proceed: Rule | None = None
    rule: str = ""
    is_chance: bool = False
    is_simultaneous: bool = False
    """Do several seats answer at the same time, in any order?"""

    @property
    def is_automatic(self) -> bool:
        """Is it an automatic step, which asks nobody?"""
        return self.proceed is not None

    @cached_property
    def calls(self) -> dict[str, Rule]:
        """Its rules in plain Python, to be called with all values: state, seat, a, b, action."""
        asks = not self.is_automatic and not self.is_chance
        words = ["state", "seat" if asks else "", *(local.argument or local.name for local in self.locals)]
        words += [""] * (constants.FRAME_SIZE - len(words)) + ["action"]
        rules = {"legal": self.legal, "apply": self.apply, "proceed": self.proceed}
        return {name: self._call(rule, words) for name, rule in rules.items() if rule is not None}

    def _call(self, rule: Rule, words: list[str]) -> Rule:
        """A rule that picks its arguments from as many values as there are words."""
        wanted = list(signature(rule).parameters)
        for name in wanted:
            if name not in words:
                known = ", ".join(filter(None, words))
                raise TypeError(f"{rule.__name__} wants {name}, but {self.name} has only {known}.")
        places = [words.index(name) for name in wanted]
        return lambda *values: rule(*[values[place] for place in places])


class DecisionKinds:
    """All kinds of decisions of a game."""

    def __init__(self, *kinds: DecisionKind) -> None:
        self._kinds: dict[int, DecisionKind] = {}
        self._numbers: dict[str, int] = {}
        for kind in kinds:
            if kind.number in self._kinds or kind.name in self._numbers:
                raise ValueError(f"The decision {kind.name!r} (number {kind.number}) is declared twice.")
            self._kinds[kind.number] = kind
            self._numbers[kind.name] = kind.number
        numbers = range(max(self._kinds, default=0) + 1)
        self.names = tuple(self._kinds[number].name if number in self._kinds else "" for number in numbers)
        self.chance = {verb: kind for kind in reversed(kinds) if kind.is_chance for verb in kind.verbs}
        """By a verb that chance answers with, the kind it answers."""

    def __getitem__(self, number: int) -> DecisionKind:
        return self._kinds[number]

    def __iter__(self) -> Iterator[DecisionKind]:
        return iter(self._kinds.values())

    # The rules in plain Python. In a compiled module tools/dispatch.py puts comparisons in their place.

    def legal(self, state: State, kind: int, seat: int, a: int, b: int) -> None:
        """Offer the answers to a decision."""
        self._kinds[kind].calls["legal"](state, seat, a, b, 0)

    def apply(self, state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        """Carry out the answer to a decision."""
        self._kinds[kind].calls["apply"](state, seat, a, b, action)

    def proceed(self, state: State, kind: int, a: int, b: int) -> None:
        """Carry out an automatic step."""
        self._kinds[kind].calls["proceed"](state, constants.AUTOMATIC, a, b, 0)

    # Frames as documents.

    def write(self, frame: Sequence[int]) -> dict[str, Any]:
        """A frame as a document."""
        kind = self._kinds[frame[0]]
        document: dict[str, Any] = {"kind": kind.name}
        if frame[1] != constants.AUTOMATIC:
            document["seat"] = "chance" if frame[1] == constants.CHANCE else frame[1]
        for local, number in zip(kind.locals, frame[2:], strict=False):
            document[local.name] = local.write(number)
        return document

    def read(self, document: Any, path: str, players: int) -> list[int]:
        """The frame that a document describes."""
        if not isinstance(document, dict):
            raise BadPosition(f"{path} must be an object with a kind, not {quoted(document)}.")
        kind = self._read_kind(document.get("kind"), path)
        unknown = set(document) - {"kind", "seat"} - {local.name for local in kind.locals}
        if unknown:
            raise BadPosition(
                f"{path} has no field {quoted(min(map(str, unknown)))}: it is a frame {kind.name!r}."
            )
        frame = [kind.number, _read_seat(path, kind, document.get("seat"), players)]
        frame += [local.read(path, document.get(local.name), players) for local in kind.locals]
        return frame + [0] * (constants.FRAME_SIZE - len(frame))

    def _read_kind(self, name: Any, path: str) -> DecisionKind:
        if isinstance(name, str) and name in self._numbers:
            return self._kinds[self._numbers[name]]
        near = get_close_matches(str(name), list(self._numbers), n=3)
        hint = f" (perhaps {' or '.join(near)})" if near else ""
        raise BadPosition(f"{path}.kind must be the name of a kind of frame{hint}, not {quoted(name)}.")

    def write_stack(self, state: State) -> list[dict[str, Any]]:
        """The pending frames of a state as documents, bottom to top."""
        return [self.write(frame) for frame in stack(state)]

    def read_stack(self, documents: list[Any], state: State) -> list[list[int]]:
        """Frames read from documents; settling needs some room above them."""
        most = constants.MAX_FRAMES - 5
        if len(documents) > most:
            raise BadPosition(f"pending holds {len(documents)} frames, more than {most}.")
        return [self.read(document, f"pending[{i}]", state.players) for i, document in enumerate(documents)]


def _read_seat(path: str, kind: DecisionKind, seat: Any, players: int) -> int:
    if kind.is_chance and seat in (None, "chance"):
        return constants.CHANCE
    if kind.is_automatic and seat is None:
        return constants.AUTOMATIC
    if kind.is_chance or kind.is_automatic:
        raise BadPosition(f"{path} has no seat: a frame {quoted(kind.name)} asks none.")
    if type(seat) is not int or not 0 <= seat < players:
        raise BadPosition(f"{path}.seat must be a seat from 0 to {players - 1}, not {quoted(seat)}.")
    return seat


def stack(state: State) -> list[list[int]]:
    """The pending frames, bottom to top."""
    numbers = list(state.frames)
    return [numbers[i * constants.FRAME_SIZE : (i + 1) * constants.FRAME_SIZE] for i in range(state.depth)]


def put_stack(state: State, frames: list[list[int]]) -> None:
    """Replace the pending frames."""
    numbers = [number for frame in frames for number in frame]
    state.frames = numbers + [0] * (constants.FRAME_SIZE * constants.MAX_FRAMES - len(numbers))
    state.depth = len(frames)
