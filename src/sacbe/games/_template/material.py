# compiled
"""The material: the data files as tables of small integers for the rules.

Tables in capitals are C arrays when compiled and seen by compiled modules only; Python code that wants to
show the material uses `names` and the data files.
"""

from __future__ import annotations

from sacbe.core.layout import shorts
from sacbe.games._template import ids, names

KIND = shorts(ids.TILES)
WORTH = shorts(ids.TILES)
STARTING_TOKENS = shorts(ids.TOKENS)

ROUNDS = 0
MARKET = 0


def _load() -> None:
    global ROUNDS, MARKET
    setup = names.load("setup")
    ROUNDS, MARKET = setup["rounds"], setup["market"]
    for token, name in enumerate(names.TOKENS):
        STARTING_TOKENS[token] = setup["tokens"][name]
    for tile, printed in enumerate(names.load("tiles")):
        KIND[tile] = names.KINDS.index(printed["kind"])
        WORTH[tile] = printed["points"]


_load()
