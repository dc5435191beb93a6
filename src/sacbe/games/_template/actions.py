# inlined
"""The actions: every verb with its nouns, numbered once."""

from __future__ import annotations

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games._template import names

SPACE = ActionSpace(
    Verb("favour", names.KINDS),
    Verb("take", names.TILES),
    Verb("gather", names.TOKENS),
    Verb("end_turn"),
    Verb("pay", names.TOKENS),
    Verb("reveal", names.TILES),
)

FAVOUR = SPACE.base("favour")
TAKE = SPACE.base("take")
GATHER = SPACE.base("gather")
END_TURN = SPACE.base("end_turn")
PAY = SPACE.base("pay")
REVEAL = SPACE.base("reveal")
