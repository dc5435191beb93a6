# compiled
"""Palenque: fishing, and harvesting corn and wood in the jungle."""

from __future__ import annotations

from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying, technology, temples
from sacbe.games.tzolkin.state import State

FISHING = 1


def group_of(action: int) -> int:
    """The jungle group of an action: 2 to 5 have the groups 0 to 3."""
    return action - 2


def corn_is_visible(state: State, group: int) -> bool:
    """Is some corn tile of the group not covered by a wood tile (TZ-14)?"""
    return state.jungle_corn[group] > state.jungle_wood[group]


def can_burn(state: State, seat: int, group: int) -> bool:
    """Burning needs a wood tile to burn and a temple to go down in (TZ-15)."""
    return state.jungle_wood[group] > 0 and temples.can_descend_anywhere(state, seat)


def can_irrigate(state: State, seat: int, group: int) -> bool:
    """Agriculture 2 harvests corn without a tile, but only where no corn tile is visible (TZ-16)."""
    return holdings.has_effect(state, seat, ids.AGRICULTURE, 2) and not corn_is_visible(state, group)


def can_harvest(state: State, seat: int, group: int, harvest_kind: int) -> bool:
    """Can the group be harvested in this way?"""
    if harvest_kind == ids.HARVEST_CORN:
        return corn_is_visible(state, group)
    if harvest_kind == ids.HARVEST_WOOD:
        return state.jungle_wood[group] > 0
    if harvest_kind == ids.HARVEST_BURN:
        return can_burn(state, seat, group)
    return can_irrigate(state, seat, group)


def can_act(state: State, seat: int, action: int) -> bool:
    """Fishing always works; a harvest needs a tile, or agriculture 2 (TZ-14, TZ-16)."""
    if action == FISHING:
        return True
    group = group_of(action)
    return corn_is_visible(state, group) or state.jungle_wood[group] > 0 or can_irrigate(state, seat, group)


def act(state: State, seat: int, action: int) -> None:
    """Fish, or ask how to harvest."""
    if action == FISHING:
        paying.gain(state, seat, ids.CORN, fishing_corn(state, seat))
    else:
        state.ask(ids.HARVEST, seat, group_of(action))


def fishing_corn(state: State, seat: int) -> int:
    """Corn for fishing, one more with agriculture 2 (TZ-16)."""
    extra = material.EXTRA_FISHING if holdings.has_effect(state, seat, ids.AGRICULTURE, 2) else 0
    return material.FISHING_CORN + extra


def harvest_corn(state: State, seat: int, group: int) -> int:
    """Corn of a corn harvest: one more with agriculture 1, two more again with agriculture 3 (TZ-16)."""
    corn = material.HARVEST_CORN[group]
    for level in range(1, ids.TOP_LEVEL + 1):
        if holdings.has_effect(state, seat, ids.AGRICULTURE, level):
            corn += material.EXTRA_HARVEST[level]
    return hooks.harvest_corn(state, corn)


def harvest_wood(state: State, seat: int, group: int) -> int:
    """Wood of a wood harvest, one more with extraction 1 (TZ-17)."""
    return hooks.harvest_wood(
        state, material.HARVEST_WOOD[group] + technology.extra_blocks(state, seat, ids.WOOD)
    )


def legal_harvest(state: State, seat: int, group: int) -> None:
    """Offer the ways to harvest the group."""
    for harvest_kind in range(4):
        if can_harvest(state, seat, group, harvest_kind):
            state.offer(actions.HARVEST + harvest_kind)


def apply_harvest(state: State, seat: int, group: int, action: int) -> None:
    """Harvest in the chosen way."""
    harvest_kind = action - actions.HARVEST
    if harvest_kind == ids.HARVEST_WOOD:
        take_wood_tile(state, seat, group)
        paying.gain(state, seat, ids.WOOD, harvest_wood(state, seat, group))
        return
    if harvest_kind == ids.HARVEST_BURN:
        # The wood tile leaves the game and counts for nobody (TZ-15).
        state.jungle_wood[group] -= 1
        state.note(ids.WOOD_TILE_BURNED, seat, group)
        state.ask(ids.DESCEND, seat)
    if harvest_kind != ids.HARVEST_IRRIGATE:
        take_corn_tile(state, seat, group)
    paying.gain(state, seat, ids.CORN, harvest_corn(state, seat, group))


def take_wood_tile(state: State, seat: int, group: int) -> None:
    """Take a wood tile; the corn tile under it is visible from now on (TZ-14)."""
    state.jungle_wood[group] -= 1
    state.wood_tiles[seat] += 1
    state.note(ids.TILE_TAKEN, seat, 1, group)


def take_corn_tile(state: State, seat: int, group: int) -> None:
    """Take a visible corn tile."""
    state.jungle_corn[group] -= 1
    state.corn_tiles[seat] += 1
    state.note(ids.TILE_TAKEN, seat, 0, group)
