# compiled
"""Which prophecy is in force in each quarter of the game, and what does it score when the quarter ends?"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import material
from sacbe.games.tzolkin.rules import holdings, paying, scoring
from sacbe.games.tzolkin.state import State

# Drawing.


def draw(state: State, drawn: int) -> None:
    """Draw three prophecies, one after the other, before anyone chooses (TP-3)."""
    if drawn < ids.PROPHECIES_DRAWN:
        state.ask(ids.DRAW_PROPHECIES, core.AUTOMATIC, drawn + 1)
        state.ask(ids.DRAW_PROPHECY, core.CHANCE, drawn)


def is_drawn(state: State, prophecy: int) -> bool:
    """Is the prophecy one of the three?"""
    for place in range(ids.PROPHECIES_DRAWN):
        if state.prophecies[place] == prophecy + 1:
            return True
    return False


def legal_draw_prophecy(state: State) -> None:
    """Every prophecy not yet drawn may come."""
    for prophecy in range(ids.ALL_PROPHECIES):
        if not is_drawn(state, prophecy):
            state.offer(actions.PROPHECY + prophecy)


def apply_draw_prophecy(state: State, place: int, action: int) -> None:
    """Lay the prophecy down for its quarter."""
    prophecy = action - actions.PROPHECY
    state.prophecies[place] = prophecy + 1
    state.note(ids.PROPHECY_DRAWN, -1, prophecy, place + 1)


# In force.


def in_force(state: State) -> int:
    """The prophecy of this quarter; the first quarter and the end of the game have none (TP-3, TP-102)."""
    if not 1 <= state.food_days <= ids.PROPHECIES_DRAWN:
        return ids.NO_CALAMITY
    return state.prophecies[state.food_days - 1]


def begin_quarter(state: State) -> None:
    """The prophecy ends with the food day, and the next begins (TP-69, TP-70)."""
    state.calamity = in_force(state)
    if state.calamity != ids.NO_CALAMITY:
        state.note(ids.PROPHECY_BEGAN, -1, state.calamity - 1)
    for seat in range(state.players):
        state.fed[seat] = 0


# Points.


def score_all(state: State) -> None:
    """Every seat scores the prophecy that ends, after the temple rewards (TP-24, TP-101)."""
    if state.calamity == ids.NO_CALAMITY:
        return
    for turn in range(state.players):
        seat = (state.marker + turn) % state.players
        paying.score(state, seat, ids.FROM_PROPHECIES, score_prophecy(state, seat))


def score_prophecy(state: State, seat: int) -> int:
    """The points of the band that the seat has reached."""
    count = counted(state, seat, state.calamity)
    points = 0
    for band in range(ids.BANDS):
        place = state.calamity * ids.BANDS + band
        if band == 0 or count >= material.BAND_FROM[place]:
            points = material.BAND_POINTS[place]
    return points


def counted(state: State, seat: int, prophecy: int) -> int:
    """What a prophecy counts."""
    if prophecy == ids.WRATHFUL_GODS:
        return all_steps(state, seat)
    if ids.ANGRY_GOD_CHAAC <= prophecy <= ids.ANGRY_GOD_KUKULCAN:
        return holdings.step(state, seat, prophecy - ids.ANGRY_GOD_CHAAC)
    if prophecy == ids.FOREST_FIRES:
        return state.wood_tiles[seat]
    if prophecy == ids.DROUGHT:
        return state.corn_tiles[seat]
    if prophecy == ids.GOLD_SHORTAGE:
        return state.blocks[seat * ids.BLOCKS + ids.GOLD]
    if prophecy == ids.DESECRATION:
        return state.skulls[seat]  # those in hand only (TP-89)
    if prophecy == ids.TEACHER_SHORTAGE:
        return scoring.technology_levels(state, seat)  # nothing beyond level 3 (TP-91)
    if prophecy == ids.FORGOTTEN_LORE:
        return technologies_from_level_2(state, seat)
    if prophecy == ids.CROWDED_CITIES:
        return buildings_owned(state, seat)
    if prophecy == ids.HUNGER:
        return state.fed[seat]  # also those fed by farms (TP-22)
    return workers_on_chichen_itza(state, seat)


def all_steps(state: State, seat: int) -> int:
    """The steps of the seat in all temples together."""
    total = 0
    for temple in range(ids.TEMPLES):
        total += holdings.step(state, seat, temple)
    return total


def technologies_from_level_2(state: State, seat: int) -> int:
    """Tracks on level 2 or 3."""
    count = 0
    for track in range(ids.TRACKS):
        if holdings.level(state, seat, track) >= material.LOST_LEVEL:
            count += 1
    return count


def buildings_owned(state: State, seat: int) -> int:
    """Buildings that the seat owns now, without monuments (TP-98)."""
    count = 0
    for tile in range(ids.BUILDINGS):
        if holdings.owns(state, seat, tile):
            count += 1
    return count


def workers_on_chichen_itza(state: State, seat: int) -> int:
    """The seat's workers on Chichen Itza before the gears turn (TP-100)."""
    count = 0
    for space in range(ids.FIRST_CHICHEN, ids.SPACES):
        if state.spaces[space] == seat + 1:
            count += 1
    return count
