# inlined
"""The engine's reserved seats and size limits."""

from __future__ import annotations

CHANCE = -1
"""The seat of a frame that waits for an outcome of chance."""

AUTOMATIC = -2
"""The seat of a frame that waits for nobody: an automatic step."""

NOBODY = -3
"""The seat that is asked when the game is over."""

EVERYONE = -1
"""The audience of an event that all may know."""

FRAME_SIZE = 4
"""Integers in a frame: kind, seat, two locals."""

MAX_FRAMES = 24
"""Frames a stack holds."""

MAX_OFFERS = 64
"""Actions that a decision may offer, unless a game keeps its own list."""

EVENT_SIZE = 6
"""Integers in a journal entry: kind, seat, a, b, c, audience."""

MAX_EVENTS = 400
"""Entries a journal holds; no single action comes near it."""

MAX_SEATS = 8
"""Seats that any game may have."""

MAX_ACTIONS = 256
"""Legal actions of any decision of any game."""

# Searches.

MAX_PLAN = 48
"""Actions in a plan of a turn."""

MAX_BEAM = 64
"""Plans that a beam search follows at the same time."""

MAX_ENDS = 32
"""Ends of a turn that a beam search keeps."""

MAX_SEEN = 1024
"""Positions that a beam search knows again."""

MAX_CHILDREN = 24
"""Children of a node of a tree search, below its root."""

MAX_PATH = 256
"""Decisions from the root of a tree search to a leaf."""

MAX_TRIED = 12
"""Actions that a rollout tries at a follow-up."""

MAX_FEATURES = 640
"""Inputs of a position that are not zero."""

MAX_UNITS = 128
"""Units in the layer of a network."""

MAX_RECORDS = 2000
"""Positions of a game that self-play keeps."""

BANKS = 2
"""Banks of rows of many games; each call writes the next."""

HUNDREDTHS = 100
"""Units in one point of an evaluation."""

NO_LIMIT = 1000000000
"""More positions than any search evaluates."""

NO_VALUE = -1000000000
"""The value of an action after which a search has found no end of the turn."""
