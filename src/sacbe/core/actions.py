"""The numbering of a game's actions: number <-> (verb, noun) <-> text.

An action is a verb and at most one noun. Verbs are numbered in the order given, nouns within them, once for
all player counts and modules; a golden file pins the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sacbe.core.errors import BadText


@dataclass(frozen=True)
class Verb:
    """A verb and the nouns it takes; no nouns for a verb that stands alone."""

    name: str
    nouns: tuple[str, ...] = ()


class ActionSpace:
    """All actions of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._bases: dict[str, int] = {}
        self._parts: list[tuple[str, str | None]] = []
        for verb in verbs:
            self._bases[verb.name] = len(self._parts)
            self._parts.extend((verb.name, noun) for noun in (verb.nouns or (None,)))
        self._numbers = {self.text(number): number for number in range(len(self._parts))}
        self._loose = {_loose(text): number for text, number in self._numbers.items()}

    def __len__(self) -> int:
        return len(self._parts)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._parts)))

    def base(self, verb: str) -> int:
        """The number of a verb's first noun."""
        return self._bases[verb]

    def verb(self, action: int) -> str:
        """The verb of an action."""
        return self._parts[action][0]

    def noun(self, action: int) -> str | None:
        """The noun of an action, if it has one."""
        return self._parts[action][1]

    def number(self, verb: str, noun: str | None = None) -> int:
        """The number of an action; KeyError if there is none."""
        return self._numbers[verb if noun is None else f"{verb} {noun}"]

    def text(self, action: int) -> str:
        """An action as text: the verb, a space, the noun."""
        verb, noun = self._parts[action]
        return verb if noun is None else f"{verb} {noun}"

    def parse(self, text: str) -> int:
        """The action a text names; capitals and spare spaces do not matter."""
        number = self._loose.get(_loose(text))
        if number is not None:
            return number
        verb, _, noun = _loose(text).partition(" ")
        for known in self.verbs:
            if known.name == verb:
                if not noun:
                    raise BadText(f"{verb!r} needs one of: {', '.join(known.nouns)}.")
                raise BadText(f"{verb!r} knows no {noun!r}.")
        raise BadText(
            f"No action begins with {verb!r}; the verbs are: {', '.join(v.name for v in self.verbs)}."
        )


def _loose(text: str) -> str:
    return " ".join(text.lower().split())
