"""The numbering of a game's actions: number <-> (verb, noun) <-> text.

An action is a verb and at most one noun. Verbs are numbered in the order given, nouns within them, once for
all player counts and modules; a golden file pins the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sacbe.core.errors import BadText

FEW = 14
"""The most nouns that a sentence lists; of more it shows a few."""


@dataclass(frozen=True)
class Verb:
    """A verb and the nouns it takes; no nouns for a verb that is used alone."""

    name: str
    nouns: tuple[str, ...] = ()

    def takes(self) -> str:
        """The nouns in words: all of a few, or what the first, a middle and the last look like."""
        if len(self.nouns) <= FEW:
            return ", ".join(self.nouns) or "no noun"
        shown = (self.nouns[0], self.nouns[1], self.nouns[len(self.nouns) // 2], self.nouns[-1])
        return f"{len(self.nouns)} nouns such as {', '.join(shown)}"


class ActionSpace:
    """All actions of a game; `absent` may say what a noun is that no verb takes."""

    def __init__(self, *verbs: Verb, absent: Callable[[str], str | None] | None = None) -> None:
        self.verbs = verbs
        self._absent = absent
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
                raise BadText(self._refusal(known, noun))
        raise BadText(
            f"No action begins with {verb!r}; the verbs are: {', '.join(v.name for v in self.verbs)}."
        )

    def _refusal(self, verb: Verb, noun: str) -> str:
        if not noun:
            return f"{verb.name!r} needs one of: {verb.takes()}."
        known = self._absent(noun) if self._absent is not None else None
        if known is not None:
            return f"{verb.name!r} cannot take {noun!r}: {known}."
        return f"{verb.name!r} knows no {noun!r}; it takes {verb.takes()}."


def _loose(text: str) -> str:
    return " ".join(text.lower().split())
