"""What can go wrong at the edge, each as one sentence fit to be shown to a person."""

from __future__ import annotations

from sacbe.core.reasons import Reason


class SacbeError(Exception):
    """Any mistake of a caller; `str(error)` is the whole message."""


class UnknownGame(SacbeError):
    """No game of that name is registered."""


class BadOptions(SacbeError):
    """A game cannot be started with these players, modules or names."""


class BadText(SacbeError):
    """A text is no action of the game."""


class IllegalAction(SacbeError):
    """An action that is not legal now; `reason` says why, where a rule forbids it."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadPosition(SacbeError):
    """A position document that cannot be read or is impossible."""


class BadRecord(SacbeError):
    """A record that cannot be read or does not replay."""


class NothingToUndo(SacbeError):
    """There is nothing more to undo."""


class BadNetwork(SacbeError):
    """A file that holds no network, or one of another shape."""
