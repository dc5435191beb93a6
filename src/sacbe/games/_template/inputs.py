# inlined
"""What is observed of the table: named blocks of numbers, the own seat first, one shape for all tables."""

from __future__ import annotations

from sacbe.core.blocks import Block, Blocks
from sacbe.games._template import ids

OBSERVED = Blocks(
    Block("round", 1, "the round; 16 are 1"),
    Block("market", ids.TILES, "tiles that are open"),
    Block("bag", ids.TILES, "tiles in the bag"),
    Block("tiles", ids.SEATS * ids.TILES, "tiles owned, the own seat first"),
    Block("tokens", ids.SEATS * ids.TOKENS, "tokens, the own seat first; 4 are 1"),
    Block("favour", ids.KINDS, "the own favour, one of them 1"),
)

ROUND = OBSERVED.first("round")
MARKET = OBSERVED.first("market")
BAG = OBSERVED.first("bag")
OWNED = OBSERVED.first("tiles")
TOKENS = OBSERVED.first("tokens")
FAVOUR = OBSERVED.first("favour")
