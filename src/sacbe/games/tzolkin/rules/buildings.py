# compiled
"""Construction: what buildings and monuments cost, architecture, and the building row.

`construction` says what leads to the building: Tikal 2, Tikal 4 (as the first or the second), Uxmal 4, the
icon of another building, the right to a monument only, or a construction without architecture.
"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State

NO_BLOCK = -1

# What a building costs.


def is_monument(tile: int) -> bool:
    """Monuments are numbered after the buildings."""
    return tile >= ids.FIRST_MONUMENT


def takes_architecture(construction: int) -> bool:
    """Does architecture work for a building reached this way (TZ-29, TZ-81)?"""
    return construction != ids.SECOND_WITHOUT_ARCHITECTURE and construction != ids.WITHOUT_ARCHITECTURE


def architecture(state: State, seat: int, construction: int) -> int:
    """The level of architecture that works for a building reached this way."""
    return holdings.level(state, seat, ids.ARCHITECTURE) if takes_architecture(construction) else 0


def cost_in_blocks(state: State, tile: int, block: int) -> int:
    """Blocks of a kind to pay for a tile: those printed on it, less what pays for some of them."""
    return hooks.cost_in_blocks(state, block, material.COST[tile * ids.GOODS + block])


def cost_in_skulls(tile: int) -> int:
    """Skulls printed on a tile."""
    return material.COST[tile * ids.GOODS + ids.SKULL]


def all_blocks(state: State, tile: int) -> int:
    """Blocks of all kinds to pay for a tile."""
    total = 0
    for block in range(ids.BLOCKS):
        total += cost_in_blocks(state, tile, block)
    return total


def tax_in_blocks(state: State, tile: int) -> int:
    """Blocks of any kind due on top of the cost; never on monuments."""
    return 0 if is_monument(tile) else hooks.building_tax(state)


def can_pay_tax(state: State, seat: int, tile: int, saved: int) -> bool:
    """Are blocks left for what is due on top, when some are saved on the cost?"""
    tax = tax_in_blocks(state, tile)
    return tax == 0 or holdings.blocks(state, seat) >= all_blocks(state, tile) - saved + tax


def can_pay_printed(state: State, seat: int, tile: int) -> bool:
    """Has the seat exactly what the tile costs (TZ-27)?"""
    for block in range(ids.BLOCKS):
        if state.blocks[seat * ids.BLOCKS + block] < cost_in_blocks(state, tile, block):
            return False
    return state.skulls[seat] >= cost_in_skulls(tile) and can_pay_tax(state, seat, tile, 0)


def can_save(state: State, seat: int, tile: int, saved: int) -> bool:
    """Can the seat pay the tile if one block of this kind is saved (TZ-28)?"""
    if cost_in_blocks(state, tile, saved) == 0:
        return False
    for block in range(ids.BLOCKS):
        need = cost_in_blocks(state, tile, block) - (1 if block == saved else 0)
        if state.blocks[seat * ids.BLOCKS + block] < need:
            return False
    return state.skulls[seat] >= cost_in_skulls(tile) and can_pay_tax(state, seat, tile, 1)


def cost_in_corn(state: State, seat: int, tile: int) -> int:
    """Corn for a building at Uxmal 4, less with architecture 3 (TZ-28, TZ-30)."""
    saved = material.CORN_SAVED if saves_block(architecture(state, seat, ids.AT_UXMAL_4)) else 0
    corn = all_blocks(state, tile) * material.CORN_PER_BLOCK
    return max(0, corn - saved) + tax_in_blocks(state, tile) * material.CORN_PER_BLOCK


def saves_block(level: int) -> bool:
    """Does this much architecture save a block, or the corn for one (TZ-28)?"""
    return level == ids.TOP_LEVEL


def can_pay_in_blocks(state: State, seat: int, tile: int, level: int) -> bool:
    """Can the seat pay a building with this much architecture?"""
    if can_pay_printed(state, seat, tile):
        return True
    if not saves_block(level):
        return False
    for block in range(ids.BLOCKS):
        if can_save(state, seat, tile, block):
            return True
    return False


def can_pay_in_corn(state: State, seat: int, tile: int, corn: int) -> bool:
    """Does this much corn pay for a building at Uxmal 4? A skull in its cost is paid as a skull (TZ-30)."""
    return corn >= cost_in_corn(state, seat, tile) and state.skulls[seat] >= cost_in_skulls(tile)


def can_pay(state: State, seat: int, tile: int, construction: int) -> bool:
    """Can the seat pay for an open tile that it constructs this way?"""
    if construction == ids.AT_UXMAL_4:
        return can_pay_in_corn(state, seat, tile, state.corn[seat])
    if is_monument(tile):
        return can_pay_printed(state, seat, tile)
    return can_pay_in_blocks(state, seat, tile, architecture(state, seat, construction))


def takes(construction: int, tile: int) -> bool:
    """May such a tile be constructed this way? Monuments only where a monument is named (TZ-34)."""
    if is_monument(tile):
        return construction == ids.AT_TIKAL_4 or construction == ids.ONLY_A_MONUMENT
    return construction != ids.ONLY_A_MONUMENT


def can_build(state: State, seat: int, tile: int, construction: int) -> bool:
    """Is the tile open, allowed this way, and payable?"""
    return (
        state.tiles[tile] == ids.OPEN
        and takes(construction, tile)
        and can_pay(state, seat, tile, construction)
        and hooks.is_worth_renovating(state, tile)
    )


def can_build_as_it_is(state: State, seat: int, construction: int) -> bool:
    """Is there any tile that the seat can construct this way with what it has?"""
    for place in range(ids.ROW):
        if state.row[place] > 0 and can_build(state, seat, state.row[place] - 1, construction):
            return True
    if takes(construction, ids.FIRST_MONUMENT):
        for tile in range(ids.FIRST_MONUMENT, ids.TILES):
            if can_build(state, seat, tile, construction):
                return True
    return False


def can_build_something(state: State, seat: int, construction: int) -> bool:
    """Is there any tile that the seat can construct this way, perhaps by renovation?"""
    return can_build_as_it_is(state, seat, construction) or hooks.can_renovate_to_build(
        state, seat, construction
    )


def can_build_for_corn(state: State, seat: int, corn: int) -> bool:
    """Is there a building that this much corn pays for at Uxmal 4?"""
    for place in range(ids.ROW):
        if state.row[place] > 0 and can_pay_in_corn(state, seat, state.row[place] - 1, corn):
            return True
    return hooks.can_renovate_to_build_for_corn(state, seat, corn)


def is_optional(construction: int) -> bool:
    """May the seat decline the construction? Any but the first of an action (TZ-29, TZ-31)."""
    return (
        construction == ids.SECOND_AT_TIKAL_4
        or construction == ids.SECOND_WITHOUT_ARCHITECTURE
        or construction == ids.CHAINED
        or construction == ids.ONLY_A_MONUMENT
    )


# Choosing what to build.


def legal_build(state: State, seat: int, construction: int) -> None:
    """Offer every tile that can be built this way."""
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN and can_build(state, seat, tile, construction):
            state.offer(actions.BUILD + tile)
    if is_optional(construction) and not hooks.has_renovated(state):
        state.offer(actions.DONE)
    hooks.offer_renovation(state, seat, construction)


def apply_build(state: State, seat: int, construction: int, action: int) -> None:
    """Build the chosen tile; at Tikal 4 architecture is asked first if the seat has any (TZ-81)."""
    if action == actions.DONE:
        return
    if action > actions.DONE:
        hooks.renovate(state, seat, construction, action)
        return
    tile = action - actions.BUILD
    if is_monument(tile):
        build_monument(state, seat, tile)
    elif construction == ids.AT_TIKAL_4 and architecture(state, seat, construction) > 0:
        state.ask(ids.USE_ARCHITECTURE, seat, tile)
    elif construction == ids.AT_TIKAL_4:
        build_first_of_two(state, seat, tile, 0)
    else:
        construct(state, seat, tile, construction, architecture(state, seat, construction))


def legal_use_architecture(state: State, seat: int, tile: int) -> None:
    """Offer to use architecture on the first building, or to keep it for the second (TZ-81)."""
    if can_pay_in_blocks(state, seat, tile, architecture(state, seat, ids.AT_TIKAL_4)):
        state.offer(actions.ARCHITECTURE)
    if can_pay_printed(state, seat, tile):
        state.offer(actions.ARCHITECTURE + 1)


def apply_use_architecture(state: State, seat: int, tile: int, action: int) -> None:
    """Use architecture on the first building or waive it there (TZ-29)."""
    level = architecture(state, seat, ids.AT_TIKAL_4) if action == actions.ARCHITECTURE else 0
    build_first_of_two(state, seat, tile, level)


def build_first_of_two(state: State, seat: int, tile: int, level: int) -> None:
    """Build the first tile of Tikal 4; its gains come before the second is chosen (TZ-29)."""
    state.ask(ids.BUILD, seat, ids.SECOND_AT_TIKAL_4 if level == 0 else ids.SECOND_WITHOUT_ARCHITECTURE)
    construct(state, seat, tile, ids.AT_TIKAL_4, level)


# Paying and receiving.


def build_monument(state: State, seat: int, tile: int) -> None:
    """Pay a monument and own it; architecture never helps (TZ-28)."""
    take_tile(state, seat, tile)
    pay_cost(state, seat, tile, NO_BLOCK)


def construct(state: State, seat: int, tile: int, construction: int, level: int) -> None:
    """Take the tile from the row and pay for it with this much architecture, then receive what it gives."""
    take_tile(state, seat, tile)
    if construction == ids.AT_UXMAL_4:
        paying.pay(state, seat, ids.CORN, cost_in_corn(state, seat, tile))
        paying.pay(state, seat, ids.SKULL, cost_in_skulls(tile))
        hooks.finish_construction(state, seat)
        receive(state, seat, tile, level)
    elif saves_block(level) and all_blocks(state, tile) > 0:
        state.ask(ids.SAVE_BLOCK, seat, tile)
    else:
        pay_in_blocks(state, seat, tile, level, NO_BLOCK)


def legal_save_block(state: State, seat: int, tile: int) -> None:
    """Offer each kind of block that architecture 3 may save (TZ-28)."""
    for block in range(ids.BLOCKS):
        if can_save(state, seat, tile, block):
            state.offer(actions.SAVE + block)


def apply_save_block(state: State, seat: int, tile: int, action: int) -> None:
    """Pay all but the saved block, then receive what the building gives."""
    pay_in_blocks(state, seat, tile, ids.TOP_LEVEL, action - actions.SAVE)


def pay_in_blocks(state: State, seat: int, tile: int, level: int, saved: int) -> None:
    """Pay a building, and what is due on top, before receiving what it gives."""
    pay_cost(state, seat, tile, saved)
    receive(state, seat, tile, level)
    paying.ask_blocks(state, seat, tax_in_blocks(state, tile))


def pay_cost(state: State, seat: int, tile: int, saved: int) -> None:
    """Pay exactly what the tile costs, less a block of the kind saved (TZ-27, TZ-28)."""
    for block in range(ids.BLOCKS):
        paying.pay(state, seat, block, cost_in_blocks(state, tile, block) - (1 if block == saved else 0))
    paying.pay(state, seat, ids.SKULL, cost_in_skulls(tile))
    hooks.finish_construction(state, seat)


def receive(state: State, seat: int, tile: int, level: int) -> None:
    """Corn and points of architecture first, then the icons of the building (TZ-28, TZ-32, TZ-81)."""
    if level >= 1:
        paying.gain(state, seat, ids.CORN, material.BUILDING_CORN)
    if level >= 2 and hooks.level_works(state, 2):
        paying.score(state, seat, ids.FROM_TECHNOLOGY, material.BUILDING_POINTS)
    state.ask(ids.RECEIVE, core.AUTOMATIC, seat, tile)


def take_tile(state: State, seat: int, tile: int) -> None:
    """Take an open tile; its place in the row stays empty until the end of the turn (TZ-27)."""
    state.tiles[tile] = ids.OWNED + seat
    for place in range(ids.ROW):
        if state.row[place] == tile + 1:
            state.row[place] = 0
    state.note(ids.BUILT, seat, tile)


# The building row.


def can_be_revealed(state: State, tile: int) -> bool:
    """Is the building in the deck of the current age (TZ-27)?"""
    return state.tiles[tile] == ids.IN_DECK and material.AGE[tile] == state.age


def deck_is_empty(state: State) -> bool:
    """Is no building of the current age left to reveal?"""
    for tile in range(ids.BUILDINGS):
        if can_be_revealed(state, tile):
            return False
    return True


def fill_row(state: State) -> None:
    """Fill the first gap of the row, and come back for the next; an empty deck leaves gaps (TZ-27)."""
    for place in range(ids.ROW):
        if state.row[place] == 0:
            if not deck_is_empty(state):
                state.ask(ids.FILL_ROW, core.AUTOMATIC)
                state.ask(ids.REVEAL_BUILDING, core.CHANCE, place)
            return


def legal_reveal_building(state: State) -> None:
    """Every building left in the deck may come."""
    for tile in range(ids.BUILDINGS):
        if can_be_revealed(state, tile):
            state.offer(actions.REVEAL + tile)


def apply_reveal_building(state: State, place: int, action: int) -> None:
    """Lay the building into the row."""
    tile = action - actions.REVEAL
    state.tiles[tile] = ids.OPEN
    state.row[place] = tile + 1
    state.note(ids.BUILDING_REVEALED, -1, tile)
