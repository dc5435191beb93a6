# inlined
"""The actions of Mexica: every verb with its nouns, numbered once."""

from __future__ import annotations

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.mexica import names

SPACE = ActionSpace(
    Verb("start", names.START_CELLS),
    Verb("canal", names.CANALS),
    Verb("bridge", names.CELLS),
    Verb("relocate", names.CELLS),
    Verb("temple", names.LEVELS),
    Verb("found", names.SIZES),
    Verb("step", names.CELLS),
    Verb("boat", names.CELLS),
    Verb("teleport"),
    Verb("buy_token"),
    Verb("spend_token"),
    Verb("propose", names.SIZES),
    Verb("end_turn"),
    Verb("vote", names.VOTES),
    Verb("lay", names.CELLS),
    Verb("axis", names.AXES),
    Verb("build", names.CELLS),
    Verb("tile", names.CELLS),
    Verb("land", names.CELLS),
    Verb("first_player", names.SEATS),
    Verb("draw", names.CALPULLI),
    Verb("neutral", names.CELLS),
    absent=names.what_is,
)

START = SPACE.base("start")
CANAL = SPACE.base("canal")
BRIDGE = SPACE.base("bridge")
RELOCATE = SPACE.base("relocate")
TEMPLE = SPACE.base("temple")
FOUND = SPACE.base("found")
STEP = SPACE.base("step")
BOAT = SPACE.base("boat")
TELEPORT = SPACE.base("teleport")
BUY_TOKEN = SPACE.base("buy_token")
SPEND_TOKEN = SPACE.base("spend_token")
PROPOSE = SPACE.base("propose")
END_TURN = SPACE.base("end_turn")
VOTE = SPACE.base("vote")
LAY = SPACE.base("lay")
AXIS = SPACE.base("axis")
BUILD = SPACE.base("build")
TILE = SPACE.base("tile")
LAND = SPACE.base("land")
FIRST_PLAYER = SPACE.base("first_player")
DRAW = SPACE.base("draw")
NEUTRAL = SPACE.base("neutral")
