"""Who sits where in an arena, fairly to all bots."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.errors import BadOptions


def filled(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat: where there are too few, the last one sits there too."""
    if not names:
        raise BadOptions("Name at least one bot.")
    if len(names) > players:
        raise BadOptions(f"{len(names)} bots are named for {players} players.")
    return (*names, *[names[-1]] * (players - len(names)))


def seatings(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rotations of the bots, each once: of equal bots there is only one."""
    rotations = (names[first:] + names[:first] for first in range(len(names)))
    return list(dict.fromkeys(rotations))
