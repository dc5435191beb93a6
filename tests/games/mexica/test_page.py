"""The page has an element for every action; the list it goes by must be the game's."""

from __future__ import annotations

import json
from pathlib import Path

from sacbe.games.mexica.actions import SPACE

LISTED = Path(__file__).parents[3] / "web" / "src" / "mexica" / "actions.json"


def test_the_page_knows_every_action_of_the_game() -> None:
    """Verbs and nouns, in the order of their numbers."""
    listed = json.loads(LISTED.read_text("utf-8"))
    assert listed == {verb.name: list(verb.nouns) for verb in SPACE.verbs}
    assert list(listed) == [verb.name for verb in SPACE.verbs]
