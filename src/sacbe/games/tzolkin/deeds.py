"""Which actions of workers do what: for those who ask how something is done that is not asked now."""

from __future__ import annotations

from typing import Any

from sacbe.games.tzolkin import names

ANY_ACTION = "perform_any_action"
MAX_LISTED = 5
"""More actions of a gear than these are all that it has."""


def actions_that(*kinds: str) -> str:
    """The printed actions with an effect of these kinds, as a list."""
    return ", ".join(_listed(gear, found) for gear in names.GEARS if (found := _on_gear(gear, kinds)))


def _on_gear(gear: str, kinds: tuple[str, ...]) -> list[int]:
    """The numbers of a gear's actions that have one of these effects."""
    return [n for n, effects in _printed(gear).items() if any(effect["kind"] in kinds for effect in effects)]


def _listed(gear: str, numbers: list[int]) -> str:
    letter = names.GEAR_LETTERS[names.GEARS.index(gear)]
    if len(numbers) > MAX_LISTED:
        return f"{letter}{numbers[0]}–{letter}{numbers[-1]}"
    return ", ".join(f"{letter}{number}" for number in numbers)


def _printed(gear: str) -> dict[int, list[dict[str, Any]]]:
    """The numbers of a gear's actions, each with its effects."""
    if gear == "chichen_itza":
        return {entry["space"]: entry["effects"] for entry in names.load(gear)["spaces"]}
    actions = names.load("gears")["gears"][gear]["actions"]
    return {int(number): [effect] for number, effect in actions.items()}
