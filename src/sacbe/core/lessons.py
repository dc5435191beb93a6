"""What does a game teach, step by step? Its lessons: a position, what is wanted there, and a goal, as data.

A lesson is a file of the game's folder `lessons`, and the name of the file is its id. Its sentences are in
`lessons/words`, under keys that begin with `learn-` and the id (docs/adding-a-lesson.md). The page plays
lessons through the server; here they are only read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from sacbe.core.game import Game

FOLDER = "lessons"
FULL_TABLE = "-full"
"""How an id ends that stands for a whole game instead of a lesson."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """One action of the learner, seat 0, and what others do after it."""

    light: list[str]
    """What is lit: nouns of actions, or parts of the page."""
    arrow: dict[str, str] | None = None
    want: list[str]
    """The actions that lead on."""
    tolerate: dict[str, str | None]
    """Wrong actions with an answer, each with the reason for which it is refused; null if it is legal."""
    replies: list[str]
    """What follows, as lines of a record."""
    after: dict[str, Any]
    """What the learner's view shows then, by paths such as `seats.0.corn`."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson; one without steps is a whole game against bots."""

    id: str
    minutes: int
    rules: list[str]
    players: int
    modules: list[str]
    names: list[str | None]
    """The names of the bots; the learner has none here."""
    position: dict[str, Any]
    steps: list[Step]
    goal: dict[str, Any]
    """What the learner's view shows in the end, by paths."""
    unlocks: list[str]
    """The lessons that are offered next."""
    opponents: list[str] = field(default_factory=list)
    coach: dict[str, Any] = field(default_factory=dict)

    def messages(self) -> Iterator[str]:
        """The keys of its sentences, in their order."""
        for part in ("title", "new", "goal", "close"):
            yield f"learn-{self.id}-{part}"
        for line in self.coach.get("opening", ()):
            yield f"learn-{self.id}-opening-{line}"
        for number, step in enumerate(self.steps, 1):
            parts = ["say", *(["arrow"] if step.arrow else []), "then"]
            parts += [f"wrong-{place}" for place in range(1, len(step.tolerate) + 1)]
            yield from (f"learn-{self.id}-{number}-{part}" for part in parts)


def package_of(game: Game) -> str:
    """Where a game's lessons and their words are."""
    return f"{type(game).__module__.rpartition('.')[0]}.{FOLDER}"


def of_game(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order in which they are offered; none if it teaches nothing."""
    root = files(type(game).__module__.rpartition(".")[0]) / FOLDER
    if not root.is_dir():
        return {}
    names = sorted(file.name for file in root.iterdir() if file.name.endswith(".json"))
    found = {
        name.removesuffix(".json"): _lesson(
            name.removesuffix(".json"), json.loads((root / name).read_text("utf-8"))
        )
        for name in names
    }
    return {id: found[id] for id in _in_order(found)}


def _lesson(id: str, document: dict[str, Any]) -> Lesson:
    return Lesson(id=id, **{**document, "steps": [Step(**step) for step in document["steps"]]})


def _in_order(lessons: dict[str, Lesson]) -> list[str]:
    """The ids along what each unlocks, from those that nothing unlocks."""
    unlocked = {id for lesson in lessons.values() for id in lesson.unlocks}
    waiting, order = [id for id in lessons if id not in unlocked], list[str]()
    while waiting:
        id = waiting.pop(0)
        order.append(id)
        waiting = [next for next in lessons[id].unlocks if next in lessons and next not in order] + waiting
    return order
