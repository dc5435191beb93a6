# compiled
"""Who leads in each district, how surely, and what building there would add.

Levels are counted for all districts at once, and kept in the survey until those of another ground are asked
for. How sure a rank is depends on what the others can still build before a scoring: the neutral colour
builds nothing, a full district is settled, and in the last round of a period only those count who still have
a turn in it. Districts are named by their first cell.
"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.mexica import geometry, ids, material
from sacbe.games.mexica.evaluation import distances
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.rules import periods, scoring
from sacbe.games.mexica.state import State

POINT = 100
PERCENT = 100


# Levels and ranks.


def measure(survey: Survey, state: State) -> None:
    """Count the levels of every colour and the sites in every district, unless they are known."""
    if survey.has_levels and survey.levels_ground == state.ground_hash:
        return
    survey.has_levels = 1
    survey.levels_ground = state.ground_hash
    for place in range(ids.CELLS * ids.COLOURS):
        survey.levels[place] = 0
    for cell in range(ids.CELLS):
        survey.sites[cell] = 0
    for cell in range(ids.CELLS):
        ground = state.ground[cell]
        if ground == ids.DRY:
            survey.sites[state.district[cell]] += 1 - material.IS_PALACE[cell]
        elif ids.TEMPLE <= ground < ids.CALPULLI:
            place = state.district[cell] * ids.COLOURS + geometry.temple_colour(ground)
            survey.levels[place] += geometry.temple_level(ground)


def own_levels(survey: Survey, seat: int, district: int) -> int:
    """The seat's level sum."""
    return survey.levels[district * ids.COLOURS + seat]


def best_other(survey: Survey, seat: int, district: int) -> int:
    """The highest level sum of another colour."""
    best = 0
    for colour in range(ids.COLOURS):
        if colour != seat:
            best = max(best, survey.levels[district * ids.COLOURS + colour])
    return best


def rank(survey: Survey, seat: int, district: int) -> int:
    """The seat's rank, from 1."""
    place = 1
    own = own_levels(survey, seat, district)
    for colour in range(ids.COLOURS):
        if survey.levels[district * ids.COLOURS + colour] > own:
            place += 1
    return place


def sites(survey: Survey, district: int) -> int:
    """Cells on which a temple may still be built; pillis are overlooked."""
    return survey.sites[district]


# The end of the period.


def is_ending(state: State) -> bool:
    """Will the period end with this round, as things are?"""
    if state.triggered or state.quiet_rounds >= material.QUIET_ROUNDS - 1:
        return True
    return state.idle_rounds >= material.IDLE_ROUNDS - 1 or periods.period_is_complete(state)


def has_turn_left(state: State, seat: int) -> bool:
    """Is the seat's turn in this round still to begin? The round keeps count of the turns begun."""
    if state.depth == 0 or state.frames[0] != ids.ROUND:
        return True
    place = (seat - state.first_player + state.players) % state.players
    return place >= state.frames[core.FRAME_SIZE - 2]


def can_act(state: State, seat: int) -> bool:
    """Will the seat have a turn before the period is scored, the one in progress not counted?"""
    return has_turn_left(state, seat) or not is_ending(state)


# How sure a rank is.


def rank_confidence(
    weights: Weights, survey: Survey, state: State, seat: int, district: int, is_later: bool
) -> int:
    """How sure the seat's rank is against all others, in percent, in the next scoring or the one after it."""
    sure = PERCENT
    for other in range(state.players):
        if other != seat:
            sure = (
                sure * confidence_against(weights, survey, state, seat, other, district, is_later) // PERCENT
            )
    return sure


def confidence_against(
    weights: Weights, survey: Survey, state: State, seat: int, other: int, district: int, is_later: bool
) -> int:
    """The same against one of the others; one who is ahead has taken the better rank already."""
    lead = own_levels(survey, seat, district) - own_levels(survey, other, district)
    threat = min(
        sites(survey, district) * ids.LEVELS,
        levels_possible(weights, state, other, district, is_later),
    )
    if lead < 0 or lead >= threat:
        return PERCENT
    return weights.no_lead + (PERCENT - weights.no_lead) * lead // threat


def levels_possible(weights: Weights, state: State, other: int, district: int, is_later: bool) -> int:
    """The levels that another may still build in a district, if it has nothing else to do."""
    levels = levels_in_stock(state, other)
    if is_later:
        return levels + levels_to_come(state)
    if not is_ending(state):
        return levels
    if not has_turn_left(state, other):
        return 0
    left = material.POINTS_PER_TURN + state.tokens[other]
    cell = state.pilli[other]
    if cell == ids.NOWHERE or state.district[cell] != district:
        left -= weights.way_in
    return min(levels, max(0, left))


def levels_in_stock(state: State, seat: int) -> int:
    """The levels of all temples that a seat may build."""
    levels = 0
    for level in range(ids.LEVELS):
        levels += state.stock[seat * ids.LEVELS + level] * (level + 1)
    return levels


def levels_to_come(state: State) -> int:
    """The levels of the temples that the second period brings, in the first."""
    levels = 0
    if state.period == 1:
        for level in range(ids.LEVELS):
            levels += material.TEMPLES_OF_PERIOD[ids.LEVELS + level] * (level + 1)
    return levels


# Building.


def building_value(
    weights: Weights, survey: Survey, state: State, seat: int, district: int, stock: int
) -> int:
    """What the lead in a district would add in the scorings to come, less its temples and the way there."""
    levels = best_other(survey, seat, district) - own_levels(survey, seat, district) + 1
    if levels > stock:
        return 0
    more = lasting_points(weights, state, district, 1) - points_now(weights, survey, state, seat, district)
    gain = more * scorings(weights, state, district) * weights.goal // PERCENT
    way = distances.to_district(survey, district) * weights.action_point
    return gain - max(1, levels) * weights.goal_level - way


def points_now(weights: Weights, survey: Survey, state: State, seat: int, district: int) -> int:
    """Points of the seat's rank; none without a temple."""
    if own_levels(survey, seat, district) == 0:
        return 0
    return lasting_points(weights, state, district, rank(survey, seat, district))


def lasting_points(weights: Weights, state: State, district: int, rank: int) -> int:
    """Points of a rank in a district, of which canals may leave less."""
    return scoring.value(lasting_size(weights, state, district), state.founded[district] == 1, rank)


def lasting_size(weights: Weights, state: State, district: int) -> int:
    """Cells that a district will keep: canals and tiles to come take most of large unfounded ground."""
    size = state.size[district]
    if state.founded[district] or size <= weights.plot or (state.triggered and state.period == 2):
        return size
    cells = 2 * state.doubles + state.singles
    for tile in range(ids.TILES):
        if state.tiles[tile] in (ids.FACE_DOWN, ids.OPEN):
            cells += material.SIZE_OF[tile]
    return max(weights.plot, size - cells * weights.erosion // PERCENT)


def scorings(weights: Weights, state: State, district: int) -> int:
    """Percent of a scoring still to come, both together."""
    return next_scoring(weights, state, district) + later_scoring(weights, state, district)


def next_scoring(weights: Weights, state: State, district: int) -> int:
    """Percent of the next scoring that a district will have as it is: none if it does not count then."""
    if state.founded[district]:
        return PERCENT if state.triggered else weights.next_scoring
    if state.period == 1:
        return 0
    return PERCENT if state.triggered else weights.unfounded_2


def later_scoring(weights: Weights, state: State, district: int) -> int:
    """The same of the scoring after it."""
    if state.period == 2:
        return 0
    return weights.later_scoring if state.founded[district] else weights.unfounded_1
