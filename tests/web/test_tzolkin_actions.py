"""The browser's list of Tzolk'in's actions is the game's own; its tests find a place for each of them."""

from __future__ import annotations

import json
from pathlib import Path

from sacbe.games.tzolkin.actions import SPACE

LISTED = Path(__file__).parents[2] / "web" / "src" / "tzolkin" / "actions.json"


def test_the_browser_knows_every_verb_and_noun() -> None:
    """Written anew by `python -m tests.web.test_tzolkin_actions` when the numbering grows."""
    assert json.loads(LISTED.read_text("utf-8")) == actions()


def actions() -> dict[str, list[str]]:
    """Every verb with its nouns, in the order of the numbering."""
    return {verb.name: list(verb.nouns) for verb in SPACE.verbs}


if __name__ == "__main__":
    LISTED.write_text(json.dumps(actions(), indent=1) + "\n", "utf-8")
