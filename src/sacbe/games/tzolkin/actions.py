# inlined
"""The actions of Tzolk'in: every verb with its nouns, numbered once."""

from __future__ import annotations

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.tzolkin import names

SPACE = ActionSpace(
    Verb("keep", names.WEALTH),
    Verb("beg", names.TEMPLES),
    Verb("place", names.PLACES),
    Verb("pick_up", names.SPACES),
    Verb("end_turn"),
    Verb("use", names.ACTIONS),
    Verb("nothing"),
    Verb("harvest", names.HARVESTS),
    Verb("climb", names.TEMPLES),
    Verb("descend", names.TEMPLES),
    Verb("pay", names.BLOCKS),
    Verb("gain", names.BLOCKS),
    Verb("advance", names.TRACKS),
    Verb("sell", names.BLOCKS),
    Verb("buy", names.BLOCKS),
    Verb("build", names.TILES),
    Verb("architecture", names.ARCHITECTURE_CHOICES),
    Verb("save", names.BLOCKS),
    Verb("resolve", names.CHOICE_ICONS),
    Verb("done"),
    Verb("turn_calendar", names.DAYS),
    Verb("start_player", names.SEATS),
    Verb("reveal", names.TILES),
    Verb("deal", names.WEALTH),
    Verb("idle", names.WEALTH),
    Verb("skip", names.GEARS),
    Verb("bargain", names.GEARS),
    Verb("pass"),
    Verb("ahead", names.ACTIONS),
    Verb("quick_action"),
    Verb("renovate", names.RENOVATABLE),
    Verb("lower", names.TRACKS),
    Verb("bonus", names.TRACKS),
    Verb("keep_tribe", names.TRIBES),
    Verb("barter", names.BLOCKS),
    Verb("deal_tribe", names.TRIBES),
    Verb("prophecy", names.PROPHECIES),
    Verb("quick_tile", names.QUICK_TILES),
)

KEEP = SPACE.base("keep")
BEG = SPACE.base("beg")
PLACE = SPACE.base("place")
PICK_UP = SPACE.base("pick_up")
END_TURN = SPACE.base("end_turn")
USE = SPACE.base("use")
NOTHING = SPACE.base("nothing")
HARVEST = SPACE.base("harvest")
CLIMB = SPACE.base("climb")
DESCEND = SPACE.base("descend")
PAY = SPACE.base("pay")
GAIN = SPACE.base("gain")
ADVANCE = SPACE.base("advance")
SELL = SPACE.base("sell")
BUY = SPACE.base("buy")
BUILD = SPACE.base("build")
ARCHITECTURE = SPACE.base("architecture")
SAVE = SPACE.base("save")
RESOLVE = SPACE.base("resolve")
DONE = SPACE.base("done")
TURN_CALENDAR = SPACE.base("turn_calendar")
START_PLAYER = SPACE.base("start_player")
REVEAL = SPACE.base("reveal")
DEAL = SPACE.base("deal")
IDLE = SPACE.base("idle")
SKIP = SPACE.base("skip")
BARGAIN = SPACE.base("bargain")
PASS = SPACE.base("pass")
AHEAD = SPACE.base("ahead")
QUICK_ACTION = SPACE.base("quick_action")
RENOVATE = SPACE.base("renovate")
LOWER = SPACE.base("lower")
BONUS = SPACE.base("bonus")
KEEP_TRIBE = SPACE.base("keep_tribe")
BARTER = SPACE.base("barter")
DEAL_TRIBE = SPACE.base("deal_tribe")
PROPHECY = SPACE.base("prophecy")
QUICK_TILE = SPACE.base("quick_tile")
