# compiled
"""Gifts: positions for learning that play does not reach by itself.

A seat that has never had technology does not know what it is good for, so it never gets any. In some games of
self-play seats are given levels, workers, goods or farms, and find out.
"""

from __future__ import annotations

from sacbe.core.chance import Stream
from sacbe.games.tzolkin import ids, material
from sacbe.games.tzolkin.rules import holdings
from sacbe.games.tzolkin.state import State

KINDS = 15


def give(state: State, seat: int, stream: Stream) -> None:
    """Give a seat one thing, or take a step in a temple from it; nothing if it has no room for it."""
    kind = stream.below(KINDS)
    if kind < 5:
        give_level(state, seat, kind % ids.TRACKS)
    elif kind < 7:
        give_worker(state, seat)
    elif kind == 7:
        state.corn[seat] += 1 + stream.below(6)
    elif kind < 10:
        state.blocks[seat * ids.BLOCKS + stream.below(ids.BLOCKS)] += 1 + stream.below(2)
    elif kind == 10:
        if state.skull_bank > 0:
            state.skull_bank -= 1
            state.skulls[seat] += 1
    elif kind < 13:
        move_in_temple(state, seat, stream.below(ids.TEMPLES), 1 if kind == 11 else -1)
    else:
        give_farm(state, seat, stream)


def give_level(state: State, seat: int, track: int) -> None:
    """One level of a track."""
    if holdings.level(state, seat, track) < ids.TOP_LEVEL:
        state.levels[seat * ids.TRACKS + track] += 1


def give_worker(state: State, seat: int) -> None:
    """One more worker, in hand."""
    if state.workers[seat] < material.WORKERS_MAX:
        state.workers[seat] += 1
        state.hand[seat] += 1


def move_in_temple(state: State, seat: int, temple: int, steps: int) -> None:
    """A step up, but not to the top, or down, but not below the start."""
    step = holdings.step(state, seat, temple) + steps
    if 0 <= step < material.TOP_STEP[temple]:
        state.temples[seat * ids.TEMPLES + temple] = step


def give_farm(state: State, seat: int, stream: Stream) -> None:
    """A farm of this age that lies in the deck."""
    first = stream.below(material.FARMS)
    for number in range(material.FARMS):
        tile = material.FARM[(first + number) % material.FARMS]
        if tile < ids.BASE_BUILDINGS and state.tiles[tile] == ids.IN_DECK and material.AGE[tile] == state.age:
            state.tiles[tile] = ids.OWNED + seat
            return
