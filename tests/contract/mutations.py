"""Documents changed at random: a value, a field, an entry or a frame changed, dropped, doubled or moved."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]
Place = tuple[Any, Any]
"""A list or an object, and a key of it."""


def places(document: Any) -> Iterator[Place]:
    """Every place of a document where a value stands."""
    for key in list(document) if isinstance(document, dict) else range(len(document)):
        yield document, key
        if isinstance(document[key], dict | list):
            yield from places(document[key])


def mutated(document: Document, others: list[Document], rng: random.Random) -> Document:
    """A copy with one or two changes; `others` are documents of the same table, to take values from."""
    twin = copy.deepcopy(document)
    for _ in range(rng.choice((1, 1, 2))):
        rng.choice(CHANGES)(twin, others, rng)
    return twin


def nudge(document: Document, others: list[Document], rng: random.Random) -> None:
    """A number a little larger or smaller, a truth its opposite, a word another of the document."""
    holder, key = rng.choice(
        [place for place in places(document) if isinstance(place[0][place[1]], int | float | str)]
    )
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, str):
        words = [place[0][place[1]] for place in places(document) if isinstance(place[0][place[1]], str)]
        holder[key] = rng.choice(words)
    else:
        holder[key] = value + rng.choice((-3, -1, 1, 1, 2, 5))


def swap(document: Document, others: list[Document], rng: random.Random) -> None:
    """Two values of the same type change places."""
    holder, key = rng.choice(list(places(document)))
    alike = [place for place in places(document) if type(place[0][place[1]]) is type(holder[key])]
    other, place = rng.choice(alike)
    if not isinstance(holder[key], dict | list):
        holder[key], other[place] = other[place], holder[key]


def borrow(document: Document, others: list[Document], rng: random.Random) -> None:
    """A field as it is at another moment, of the table or of a seat."""
    other = rng.choice(others)
    seats = list(zip(document.get("seats") or (), other["seats"], strict=False))
    if rng.random() < 0.5 and seats:
        document, other = rng.choice(seats)
    if not isinstance(document, dict):
        return
    key = rng.choice([key for key in document if key in other] or [None])
    if key is not None:
        document[key] = copy.deepcopy(other[key])


def drop(document: Document, others: list[Document], rng: random.Random) -> None:
    """A field or an entry is left out."""
    holder, key = rng.choice(list(places(document)))
    del holder[key]


def double(document: Document, others: list[Document], rng: random.Random) -> None:
    """An entry of a list stands there twice, or in another list too."""
    lists = [place for place in places(document) if isinstance(place[0], list)]
    if lists:
        holder, key = rng.choice(lists)
        rng.choice(lists)[0].append(copy.deepcopy(holder[key]))


def move_frame(document: Document, others: list[Document], rng: random.Random) -> None:
    """A pending frame goes elsewhere, or away."""
    pending = document.get("pending")
    if pending:
        frame = pending.pop(rng.randrange(len(pending)))
        if rng.random() < 0.6:
            pending.insert(rng.randint(0, len(pending)), frame)


def change_frame(document: Document, others: list[Document], rng: random.Random) -> None:
    """A pending frame is another, as it is at another moment, or a field of it is."""
    frames = [frame for other in others for frame in other["pending"]]
    pending = document.get("pending")
    if pending and frames:
        place = rng.randrange(len(pending))
        if rng.random() < 0.5:
            pending[place] = dict(rng.choice(frames))
        else:
            pending.append(dict(rng.choice(frames)))


def borrow_stack(document: Document, others: list[Document], rng: random.Random) -> None:
    """Pending is what is pending at another moment."""
    document["pending"] = copy.deepcopy(rng.choice(others)["pending"])


CHANGES = (
    *(nudge, nudge, nudge, nudge),
    *(borrow, borrow, drop, drop),
    *(swap, double, move_frame, change_frame, borrow_stack),
)
