# compiled
"""Set-up: the table for each number of players, wealth tiles and idle workers."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import icons
from sacbe.games.tzolkin.state import State


def lay_out(state: State) -> None:
    """Put everything in its place and line up the steps of set-up, the last first (TZ-67)."""
    state.skull_bank = material.SKULLS
    for seat in range(state.players):
        state.hand[seat] = material.WORKERS_START
        state.workers[seat] = material.WORKERS_START
    for group in range(ids.JUNGLE_GROUPS):
        state.jungle_corn[group] = material.JUNGLE_FIELDS[state.players]
        # The first group has corn tiles only (TZ-14).
        state.jungle_wood[group] = 0 if group == 0 else material.JUNGLE_FIELDS[state.players]
    for tile in range(ids.BASE_BUILDINGS, ids.BUILDINGS):
        state.tiles[tile] = ids.GONE  # these stay in the box unless a module takes them out
    state.ask(ids.ROUND, core.AUTOMATIC)
    state.ask(ids.OPEN_WEALTH, core.AUTOMATIC)
    state.ask(ids.ASK_WEALTH, core.AUTOMATIC)
    hooks.line_up_after_idle_workers(state)
    state.ask(ids.PLACE_IDLE_WORKERS, core.AUTOMATIC)
    state.ask(ids.DEAL_WEALTH, core.AUTOMATIC)
    state.ask(ids.FILL_MONUMENTS, core.AUTOMATIC)
    state.ask(ids.FILL_ROW, core.AUTOMATIC)
    state.ask(ids.DRAW_START_PLAYER, core.CHANCE)
    hooks.lay_out(state)


def legal_draw_start_player(state: State) -> None:
    """The first start player is drawn (TZ-82)."""
    for seat in range(state.players):
        state.offer(actions.START_PLAYER + seat)


def apply_draw_start_player(state: State, action: int) -> None:
    """Give the marker to the seat drawn."""
    state.marker = action - actions.START_PLAYER
    state.note(ids.START_PLAYER_DRAWN, state.marker)


# Monuments.


def fill_monuments(state: State, laid: int) -> None:
    """Lay out monuments one by one (TZ-67)."""
    if laid < material.MONUMENTS_OPEN[state.players]:
        state.ask(ids.FILL_MONUMENTS, core.AUTOMATIC, laid + 1)
        state.ask(ids.REVEAL_MONUMENT, core.CHANCE)


def legal_reveal_monument(state: State) -> None:
    """Every monument not yet laid out may come."""
    for tile in range(ids.FIRST_MONUMENT, ids.TILES):
        if state.tiles[tile] == ids.IN_DECK:
            state.offer(actions.REVEAL + tile)


def apply_reveal_monument(state: State, action: int) -> None:
    """Lay the monument out."""
    state.tiles[action - actions.REVEAL] = ids.OPEN
    state.note(ids.MONUMENT_REVEALED, -1, action - actions.REVEAL)


# Wealth tiles.


def deal_wealth(state: State, dealt: int) -> None:
    """Deal four tiles to every seat, one after the other (TZ-68)."""
    if dealt < material.WEALTH_DEALT * state.players:
        state.ask(ids.DEAL_WEALTH, core.AUTOMATIC, dealt + 1)
        state.ask(ids.DEAL_WEALTH_TILE, core.CHANCE, dealt // material.WEALTH_DEALT)


def legal_deal_wealth_tile(state: State) -> None:
    """Every tile not yet dealt may come."""
    for tile in range(ids.WEALTH):
        if state.wealth[tile] == ids.IN_DECK:
            state.offer(actions.DEAL + tile)


def apply_deal_wealth_tile(state: State, seat: int, action: int) -> None:
    """Deal the tile; only its seat sees it (TZ-82)."""
    state.wealth[action - actions.DEAL] = ids.DEALT + seat
    state.whisper(ids.WEALTH_DEALT, seat, action - actions.DEAL)


def ask_wealth(state: State) -> None:
    """Ask every seat at once, to be answered in any order (TZ-82)."""
    for seat in range(state.players - 1, -1, -1):
        ask_wealth_of(state, seat)


def ask_wealth_of(state: State, seat: int) -> None:
    """Ask a seat which tiles it keeps (TZ-68)."""
    if hooks.has_choice_before_wealth(state):
        hooks.ask_before_wealth(state, seat)
    else:
        state.ask(ids.KEEP_WEALTH, seat, material.WEALTH_KEPT)


def legal_keep_wealth(state: State, seat: int) -> None:
    """Offer the tiles dealt to the seat and not yet kept."""
    for tile in range(ids.WEALTH):
        if state.wealth[tile] == ids.DEALT + seat:
            state.offer(actions.KEEP + tile)


def apply_keep_wealth(state: State, seat: int, left: int, action: int) -> None:
    """Keep the tile, and ask for the next one."""
    state.wealth[action - actions.KEEP] = ids.OWNED + seat
    state.whisper(ids.WEALTH_KEPT, seat, action - actions.KEEP)
    if left > 1:
        state.ask(ids.KEEP_WEALTH, seat, left - 1)


def open_wealth(state: State) -> None:
    """All have chosen: the tiles are shown and their gains applied in turn order (TZ-68, TZ-82)."""
    hooks.reveal(state)
    for turn in range(state.players):
        seat = (state.marker + turn) % state.players
        for tile in range(ids.WEALTH):
            if state.wealth[tile] == ids.OWNED + seat:
                state.note(ids.WEALTH_REVEALED, seat, tile)
                icons.receive(state, seat, ids.FIRST_WEALTH + tile)
    for tile in range(ids.WEALTH):
        if state.wealth[tile] >= ids.DEALT:
            state.wealth[tile] = ids.IN_DECK
    hooks.after_wealth(state)


# Idle workers.


def place_idle_workers(state: State, placed: int) -> None:
    """Draw undealt wealth tiles until all idle workers are on gears (TZ-69)."""
    if placed < idle_workers(state) and has_undealt_tiles(state):
        state.ask(ids.DRAW_IDLE_WORKER, core.CHANCE, placed)


def idle_workers(state: State) -> int:
    """How many idle workers stand on the gears (TZ-69)."""
    return hooks.idle_workers(state, material.IDLE_WORKERS[state.players])


def has_undealt_tiles(state: State) -> bool:
    """Is some wealth tile neither dealt nor drawn?"""
    for tile in range(ids.WEALTH):
        if state.wealth[tile] == ids.IN_DECK:
            return True
    return False


def legal_draw_idle_worker(state: State) -> None:
    """Every undealt tile may be drawn."""
    for tile in range(ids.WEALTH):
        if state.wealth[tile] == ids.IN_DECK:
            state.offer(actions.IDLE + tile)


def apply_draw_idle_worker(state: State, placed: int, action: int) -> None:
    """One worker on the tile's space; for the first of a small gear another one opposite (TZ-69)."""
    tile = action - actions.IDLE
    gear = material.WEALTH_GEAR[tile]
    space = material.WEALTH_SPACE[tile]
    first_of_gear = is_empty(state, gear)
    state.wealth[tile] = ids.GONE
    stand_idle(state, gear, space)
    placed += 1
    if first_of_gear and gear != ids.CHICHEN_ITZA and placed < idle_workers(state):
        stand_idle(state, gear, (space + 5) % material.TEETH[gear])
        placed += 1
    state.ask(ids.PLACE_IDLE_WORKERS, core.AUTOMATIC, placed)


def is_empty(state: State, gear: int) -> bool:
    """Does nobody stand on the gear yet?"""
    for space in range(material.TEETH[gear]):
        if state.spaces[gear * ids.GEAR_SPACES + space] != ids.NOBODY:
            return False
    return True


def stand_idle(state: State, gear: int, space: int) -> None:
    """Put an idle worker on a space."""
    state.spaces[gear * ids.GEAR_SPACES + space] = ids.IDLE
    state.note(ids.IDLE_WORKER_PLACED, -1, gear * ids.GEAR_SPACES + space)
