"""Gaining: goods, workers, points, temple steps, levels, and whatever an icon shows."""

from __future__ import annotations

from typing import Any

from tests.games.tzolkin.slow.data import (
    BONUSES,
    GEARS,
    LEVELS,
    SETUP,
    TEMPLES,
    TOP_LEVEL,
    Document,
)


def ask(document: Document, kind: str, number: int, **fields: Any) -> None:
    """Put a question to a seat before everything else that is pending."""
    document["pending"].append({"kind": kind, "seat": number, **fields})


def seat_of(document: Document, frame: Document) -> Document:
    """The seat that a frame asks."""
    seat: Document = document["seats"][frame["seat"]]
    return seat


def extra(seat: Document, track: str, level: int, material: str) -> int:
    """What a technology level adds to a gain of this material."""
    amount: int = next(data["extra"] for data in LEVELS[track][str(level)] if "extra" in data)[material]
    return amount if seat["technologies"][track] >= level else 0


def gain(document: Document, number: int, material: str, amount: int) -> None:
    """Materials from the bank, which may be short of skulls (TZ-19)."""
    seat = document["seats"][number]
    if material == "skull":
        amount = min(amount, document["skull_bank"])
        document["skull_bank"] -= amount
        seat["skulls"] += amount
    else:
        seat[material] += amount


def gain_worker(document: Document, number: int) -> None:
    """A worker from the bank, unless all are in play (TZ-33, TZ-38)."""
    if workers_in_play(document, number) < SETUP["common"]["workers_max"]:
        document["seats"][number]["workers_in_hand"] += 1


def workers_in_play(document: Document, number: int) -> int:
    """A seat's workers in hand, on gears and on the starting player space."""
    on_gears = sum(list(document["gears"][gear].values()).count(number) for gear in GEARS)
    in_hand: int = document["seats"][number]["workers_in_hand"]
    return in_hand + on_gears + (1 if document["starting_player_space"] == number else 0)


def score(document: Document, number: int, points: float) -> None:
    """Points, from whatever source."""
    held = document["seats"][number]["points"]
    held["earlier"] = held.get("earlier", 0) + points


def step_up(document: Document, number: int, temple: str) -> None:
    """One step up, or none where the top is taken or passed (TZ-43, TZ-44)."""
    seat, top = document["seats"][number], TEMPLES[temple]["top_step"]
    taken = any(other["temples"][temple] == top for other in document["seats"])
    if seat["temples"][temple] + (1 if taken else 0) < top:
        seat["temples"][temple] += 1
        if seat["temples"][temple] == top:
            seat["board"] = "light"


def raise_level(document: Document, number: int, track: str) -> None:
    """One level up, or the bonus of the track."""
    seat = document["seats"][number]
    if seat["technologies"][track] < TOP_LEVEL:
        seat["technologies"][track] += 1
    else:
        give(document, number, BONUSES[track])


def give(document: Document, number: int, icon: Document) -> None:
    """What an icon gives, or the question that it asks."""
    kind = icon["kind"]
    if kind == "gain":
        for material, amount in icon["materials"].items():
            gain(document, number, material, amount)
    elif kind == "victory_points":
        score(document, number, icon["amount"])
    elif kind == "gain_worker":
        gain_worker(document, number)
    elif kind == "gain_any_blocks":
        ask(document, "gain_blocks", number, left=icon["amount"])
    elif kind == "temple_steps" and icon["temple"] == "any":
        ask(document, "climb", number, left=icon["steps"], climbed=[])
    elif kind == "temple_steps":
        for _ in range(icon["steps"]):
            step_up(document, number, icon["temple"])
    elif kind == "advance_technology" and icon["technology"] == "any":
        ask(document, "advance", number, left=icon["max"], how="free")
    elif kind == "advance_technology":
        raise_level(document, number, icon["technology"])
    elif kind == "construct":
        ask(document, "build", number, way="chained")
    elif kind == "market_exchange":
        ask(document, "trade", number, bought=[], sold=[])
    elif kind == "perform_any_action":
        ask(document, "choose_any_action", number, optional=True)
    else:
        assert kind in ("feeding_free_workers", "feeding_discount_per_worker")
