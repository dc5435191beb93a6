# compiled
"""Set-up: supplies, the first calpulli, neutral temples for two players, pillis on the palace."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.mexica import actions, changes, geometry, ids, material
from sacbe.games.mexica.state import State

CHOSEN = ids.TEMPLE + ids.NEUTRAL * ids.LEVELS
"""What lies on a cell drawn for a neutral temple until its level is known: one of level 1."""


def lay_out(state: State) -> None:
    """Supplies, printed canals, and the steps of set-up, the last first (MX-1, MX-4)."""
    state.doubles = material.DOUBLES
    state.singles = material.SINGLES
    state.bridges = material.BRIDGES
    state.tokens_left = material.TOKENS
    for cell in range(ids.CELLS):
        state.ground[cell] = ids.CANAL if material.IS_PRINTED_CANAL[cell] else ids.DRY
    for seat in range(ids.SEATS):
        state.pilli[seat] = ids.NOWHERE
    changes.survey(state)
    for seat in range(state.players):
        for level in range(ids.LEVELS):
            state.stock[seat * ids.LEVELS + level] = material.TEMPLES_OF_PERIOD[level]
    state.ask(ids.ROUND, core.AUTOMATIC)
    state.ask(ids.PLACE_PILLIS, core.AUTOMATIC)
    if state.players == 2:
        state.ask(ids.PLACE_NEUTRAL, core.AUTOMATIC)
    state.ask(ids.DEAL_CALPULLI, core.AUTOMATIC)
    state.ask(ids.DRAW_FIRST_PLAYER, core.CHANCE)


def legal_draw_first_player(state: State) -> None:
    """The first player is drawn."""
    for seat in range(state.players):
        state.offer(actions.FIRST_PLAYER + seat)


def apply_draw_first_player(state: State, action: int) -> None:
    """Note the first player; the order stays the same all game."""
    state.first_player = action - actions.FIRST_PLAYER
    state.note(ids.FIRST_PLAYER_DRAWN, state.first_player)


# The calpulli of the first period.


def deal_calpulli(state: State, dealt: int) -> None:
    """Eight of the fifteen tiles are drawn face up."""
    if dealt < material.OPEN_IN_PERIOD_1:
        state.ask(ids.DEAL_CALPULLI, core.AUTOMATIC, dealt + 1)
        state.ask(ids.DRAW_CALPULLI, core.CHANCE)


def legal_draw_calpulli(state: State) -> None:
    """Every tile still face down may come."""
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.FACE_DOWN:
            state.offer(actions.DRAW + tile)


def apply_draw_calpulli(state: State, action: int) -> None:
    """Open the tile."""
    state.tiles[action - actions.DRAW] = ids.OPEN
    state.note(ids.CALPULLI_DRAWN, -1, action - actions.DRAW)


# Neutral temples (MX-26, MX-27): cells first, drawn one by one, then the levels among them.


def is_near_neutral(state: State, cell: int) -> bool:
    """Is some neutral temple closer than the spacing allows?"""
    for other in range(ids.CELLS):
        if state.ground[other] == CHOSEN and geometry.distance(cell, other) < material.NEUTRAL_DISTANCE:
            return True
    return False


def can_take_neutral(state: State, cell: int) -> bool:
    """Ordinary dry land away from the lake and from other neutral temples."""
    return (
        state.ground[cell] == ids.DRY
        and not material.IS_PALACE[cell]
        and not material.TOUCHES_LAKE[cell]
        and not is_near_neutral(state, cell)
    )


def neutral_cells(state: State) -> int:
    """Cells drawn so far."""
    count = 0
    for cell in range(ids.CELLS):
        if state.ground[cell] == CHOSEN:
            count += 1
    return count


def some_cell_fits(state: State) -> bool:
    """Is there a cell for one more neutral temple?"""
    for cell in range(ids.CELLS):
        if can_take_neutral(state, cell):
            return True
    return False


def place_neutral(state: State, failed: int) -> None:
    """Draw one more cell; where none fits restart the draw, and after a hundred use the fallback layout."""
    if neutral_cells(state) == material.NEUTRAL_COUNT:
        state.ask(ids.DRAW_NEUTRAL_TEMPLE, core.CHANCE, ids.LEVELS, neutral_temples(state, ids.LEVELS))
    elif some_cell_fits(state):
        state.ask(ids.PLACE_NEUTRAL, core.AUTOMATIC, failed)
        state.ask(ids.DRAW_NEUTRAL_CELL, core.CHANCE)
    else:
        restart_neutral(state, failed + 1)


def restart_neutral(state: State, failed: int) -> None:
    """Clear the cells drawn, or lay out the fallback."""
    for cell in range(ids.CELLS):
        if state.ground[cell] == CHOSEN:
            changes.build_on(state, cell, ids.DRY)
    state.note(ids.NEUTRAL_DRAW_FAILED, -1, failed)
    if failed == material.MAX_NEUTRAL_DRAWS:
        for number in range(material.NEUTRAL_COUNT):
            changes.build_on(state, material.FALLBACK[number], CHOSEN)
    state.ask(ids.PLACE_NEUTRAL, core.AUTOMATIC, failed)


def legal_draw_neutral_cell(state: State) -> None:
    """Every cell that fits may be drawn."""
    for cell in range(ids.CELLS):
        if can_take_neutral(state, cell):
            state.offer(actions.NEUTRAL + cell)


def apply_draw_neutral_cell(state: State, action: int) -> None:
    """Mark the cell."""
    changes.build_on(state, action - actions.NEUTRAL, CHOSEN)
    state.note(ids.NEUTRAL_CELL_DRAWN, -1, action - actions.NEUTRAL)


def neutral_temples(state: State, level: int) -> int:
    """Neutral temples of a level, by the strength chosen (MX-35)."""
    return material.NEUTRAL_TEMPLES[state.strength * ids.LEVELS + level - 1]


def legal_draw_neutral_temple(state: State) -> None:
    """A temple of the level in hand may come to any cell that still waits for its level."""
    for cell in range(ids.CELLS):
        if state.ground[cell] == CHOSEN:
            state.offer(actions.NEUTRAL + cell)


def apply_draw_neutral_temple(state: State, level: int, left: int, action: int) -> None:
    """Set the temple; those of level 1 stay where no higher one came."""
    cell = action - actions.NEUTRAL
    changes.build_on(state, cell, ids.TEMPLE + ids.NEUTRAL * ids.LEVELS + level - 1)
    state.note(ids.NEUTRAL_TEMPLE_PLACED, -1, cell, level)
    left -= 1
    while left == 0 and level > 2:
        level -= 1
        left = neutral_temples(state, level)
    if left > 0:
        state.ask(ids.DRAW_NEUTRAL_TEMPLE, core.CHANCE, level, left)


# Pillis.


def place_pillis(state: State) -> None:
    """In turn order each player puts the pilli on a free start cell (MX-2)."""
    for turn in range(state.players - 1, -1, -1):
        state.ask(ids.PLACE_PILLI, (state.first_player + turn) % state.players)


def legal_place_pilli(state: State) -> None:
    """Offer the free start cells."""
    for number in range(ids.START_CELLS):
        if not geometry.has_pilli(state, material.START_CELL[number]):
            state.offer(actions.START + number)


def apply_place_pilli(state: State, seat: int, action: int) -> None:
    """Put the pilli down."""
    changes.move_pilli(state, seat, material.START_CELL[action - actions.START])
    state.note(ids.PILLI_PLACED, seat, state.pilli[seat])
