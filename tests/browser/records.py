"""Records of whole games, as somebody would open them from disk."""

from __future__ import annotations

import random

from playwright.sync_api import FilePayload

from sacbe.core import record, registry
from sacbe.core.session import Session


def finished(game: str, players: int) -> str:
    """The record of a whole game, played at random."""
    session, stream = Session(registry.get(game), players, seed=3), random.Random(3)
    while not session.is_over:
        session.play(stream.choice(session.legal()))
    return record.write(session.game, session.record)


def text_file(text: str) -> FilePayload:
    """A file as somebody would choose it."""
    return {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
