# inlined
"""The integer ids of the material, the frames and the events."""

from __future__ import annotations

# Sizes of the table. One shape serves every player count.
SEATS = 4
TILES = 12
KINDS = 3
TOKENS = 2

# Where a tile is. A tile of a seat is OWNED + seat.
IN_BAG = 0
OPEN = 1
OWNED = 10

# The favour of a seat is the kind + 1.
NO_FAVOUR = 0

# What a seat has done in its turn.
NOTHING_YET = 0
TAKING = 1
GATHERED = 2

# Sources of points.
FROM_TILES = 0
FROM_FAVOUR = 1
SOURCES = 2

# Frames of chance.
REVEAL_TILE = 1

# Frames of automatic steps.
FILL_MARKET = 2
ASK_FAVOURS = 3
ROUND = 4

# Decisions of a turn; like chance they are asked even when there is only one answer.
CHOOSE_FAVOUR = 5
TURN = 6

# Follow-up decisions, which answer themselves when there is only one answer.
FOLLOW_UPS = 7
PAY = 7

# Events.
TILE_REVEALED = 0
FAVOUR_CHOSEN = 1
ROUND_BEGAN = 2
TURN_BEGAN = 3
TURN_ENDED = 4
TAKEN = 5
PAID = 6
GATHERED_TOKEN = 7
FAVOUR_SHOWN = 8
SCORED = 9
GAME_ENDED = 10
