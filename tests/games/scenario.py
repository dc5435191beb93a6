"""A table that begins from a position, with short words for what scenario tests ask in every game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import sacbe
from sacbe.core.events import Event
from sacbe.core.reasons import Reason


class Scenario:
    """A session from a document; each game's `Table` writes the document from a few facts."""

    def __init__(self, document: dict[str, Any], seed: int) -> None:
        self.session = sacbe.from_position(document, seed=seed)
        self.game = self.session.game

    def play(self, *texts: str) -> list[Event]:
        """Play actions for whoever is asked; the events of all of them."""
        return [event for text in texts for event in self.session.play(text)]

    @property
    def legal(self) -> list[str]:
        """The legal actions as texts."""
        return self.session.legal()

    def offers(self, verb: str) -> list[str]:
        """The nouns of the legal actions with this verb."""
        return [text.partition(" ")[2] for text in self.legal if text.partition(" ")[0] == verb]

    @property
    def to_act(self) -> int | None:
        """The seat that is asked."""
        return self.session.to_act

    @property
    def position(self) -> dict[str, Any]:
        """The whole position as a document."""
        return self.game.position(self.session.state)

    def seat(self, seat: int) -> SimpleNamespace:
        """What a seat has, as in the position document (seat(0).corn, seat(0).pilli)."""
        return SimpleNamespace(**self.position["seats"][seat])

    def points(self, seat: int) -> float:
        """A seat's points."""
        return self.session.scores()[seat]

    def why(self, text: str) -> Reason | None:
        """Why an action is not legal now."""
        return self.session.explain(text)


def in_one_line(reason: Reason | None) -> str:
    """A reason as its key, its rule and its numbers."""
    assert reason is not None
    return " ".join([reason.key, reason.rule, *(f"{key}={value}" for key, value in reason.data.items())])
