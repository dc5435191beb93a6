"""The registry of games."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core import registry
from sacbe.core.errors import SacbeError, UnknownGame
from sacbe.games._template.game import Template


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that knows no game, for the length of a test."""
    monkeypatch.setattr(registry, "_games", {})


def test_the_games_of_the_package_are_registered() -> None:
    assert "tzolkin" in registry.names()
    assert registry.names() == sorted(registry.names())
    assert sacbe.game("tzolkin") is registry.get("tzolkin")


def test_the_template_is_not_registered() -> None:
    with pytest.raises(UnknownGame):
        registry.get(Template.name)


def test_a_game_is_found_by_its_name(empty: None) -> None:
    game = Template()
    registry.register(game)
    assert registry.get("template") is game
    assert registry.names() == ["template"]


def test_an_unknown_game_is_refused_with_the_names_there_are(empty: None) -> None:
    registry.register(Template())
    with pytest.raises(UnknownGame) as refusal:
        registry.get("chess")
    assert str(refusal.value) == "There is no game 'chess'; the games are: template."
    assert isinstance(refusal.value, SacbeError)


def test_a_table_is_started_by_name(empty: None) -> None:
    registry.register(Template())
    assert sacbe.start("template", 3, seed=1).to_act == 0
    document = registry.get("template").position(sacbe.start("template", 2).state)
    assert sacbe.from_position(document).state.players == 2
