"""The engine's constants, once for Python (here) and once for C (`ids.pxd`; a test compares them)."""

from __future__ import annotations

CHANCE = -1
"""The seat of a frame that waits for an outcome of chance."""

AUTOMATIC = -2
"""The seat of a frame that waits for nobody: the next step of the game's own course."""

EVERYONE = -1
"""The audience of an event that all may know."""

FRAME = 4
"""Integers in a frame: kind, seat, two locals."""

FRAMES = 24
"""Frames a stack holds."""

OFFERS = 64
"""Answers a question may have."""

ENTRY = 6
"""Integers in a journal entry: kind, seat, a, b, c, audience."""

ENTRIES = 400
"""Entries a journal holds; no single action comes near it."""

PLAN = 48
"""Actions that a plan of a turn may hold."""

BEAM = 64
"""Plans that a look ahead may follow at the same time."""

ENDS = 32
"""Ways to spend a turn that a look ahead remembers."""

ANSWERS = 256
"""Answers that any question of any game may have."""

SEEN = 1024
"""Positions that a look ahead knows again."""

CHILDREN = 24
"""Answers that a node of a search keeps, below its root."""

PATH = 256
"""Decisions that one walk of a search may be long."""

GLIMPSES = 12
"""Answers to a follow-up that a search weighs at a glance."""

MOST_SEATS = 8
"""Seats that any game may have."""

NO_LIMIT = 1000000000
"""More positions than anybody weighs."""

UNKNOWN = -1000000000
"""The worth of an action after which a look ahead has found no end of the turn."""
