"""The tables of names are indexed by the ids."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import sacbe

PACKAGE = Path(sacbe.__file__).parent


@pytest.mark.parametrize("folder", sorted(path.parent for path in PACKAGE.glob("games/*/game.py")), ids=str)
def test_every_decision_and_event_has_the_name_and_number_of_its_id(folder: Path) -> None:
    name = ".".join(("sacbe", *folder.relative_to(PACKAGE).parts))
    decisions = importlib.import_module(f"{name}.decisions")
    events = importlib.import_module(f"{name}.events")
    numbers = vars(importlib.import_module(f"{name}.ids"))
    for kind in decisions.KINDS:
        assert numbers[kind.name.upper()] == kind.number
    assert sorted(kind.number for kind in decisions.KINDS) == list(range(1, len(decisions.KINDS.names)))
    names = [kind.name for kind in events.EVENT_KINDS]
    assert len(set(names)) == len(names) == numbers[names[-1].upper()] + 1
