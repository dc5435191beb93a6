"""What the games themselves send: views, events and questions.

The server passes these documents on as they are. The structs here say what those of all games have in common;
each game adds fields of its own.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

COMPONENT = "#/components/schemas/{name}"
"""Where a struct is described (schema.py)."""


class GameEvent(Struct):
    """Something that happened, with its particulars by name (docs/events.md)."""

    event: str
    seat: int | None


class Question(Struct):
    """A pending decision as a frame, with its locals by name (docs/positions.md).

    While several seats choose in secret, others see only what is asked, and no seat.
    """

    kind: str
    seat: int | UnsetType = UNSET


class View(Struct):
    """The game as a seat, or a spectator, may see it."""

    game: str
    players: int
    scores: list[float]
    to_act: list[int]
    question: Question | None
    legal: list[str]
    over: bool
    winners: list[int]


class Deed(Struct):
    """Something that a seat did: a verb, where, to or with what, and what it gained and lost by it."""

    verb: str
    places: list[str] | UnsetType = UNSET
    to: str | UnsetType = UNSET
    thing: str | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    net: dict[str, float] | UnsetType = UNSET


class SeatNet(Struct):
    """What a seat gained and lost."""

    seat: int
    net: dict[str, float] | UnsetType = UNSET


class Card(Struct):
    """One card of the log: a turn, a heading, or something that happened to all seats.

    `at` is the row of its first event (in a replay: the move) and the place there, `end` the row of its last.
    Games without a digest of their own tell their turns by events.
    """

    at: Annotated[list[int], Meta(min_length=2, max_length=2)]
    end: int
    kind: str
    seat: int | None
    data: dict[str, int | str] | UnsetType = UNSET
    deeds: list[Deed] | UnsetType = UNSET
    net: dict[str, float] | UnsetType = UNSET
    seats: list[SeatNet] | UnsetType = UNSET
    events: list[GameEvent] | UnsetType = UNSET


def reference(kind: type[Struct]) -> dict[str, str]:
    """The schema of something that has the form of a struct but is none here."""
    return {"$ref": COMPONENT.format(name=kind.__name__)}


EventDocument = Annotated[Any, Meta(extra_json_schema=reference(GameEvent))]
CardDocument = Annotated[Any, Meta(extra_json_schema=reference(Card))]
ViewJson = Annotated[Raw, Meta(extra_json_schema=reference(View))]
Document = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
"""Fields that only a game knows, or only a kind of entry: a position, what a reason says."""
