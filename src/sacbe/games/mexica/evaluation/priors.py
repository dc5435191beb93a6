# compiled
"""Which actions does sensible play take, and how likely?

Random play wanders: it walks back and forth, relocates bridges and votes, and most games end by the stall
rule. The priors make a playout found districts, build temples and lay canals first, and keep searches from
what leads nowhere.
"""

from __future__ import annotations

from sacbe.games.mexica import actions, geometry, ids, material
from sacbe.games.mexica.evaluation import plots
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.state import State

ALWAYS = 1000
OFTEN = 24
SOMETIMES = 6
SELDOM = 1
NEVER = 0


def prior(weights: Weights, survey: Survey, state: State, action: int) -> int:
    """How likely sensible play takes an action now, as a weight."""
    if action > actions.END_TURN:
        return answer_prior(weights, survey, state, action)
    if action < actions.CANAL:
        return SELDOM  # a start cell: all alike
    if action < actions.BRIDGE:
        return digging_prior(weights, survey, state)
    if action < actions.RELOCATE:
        return SELDOM
    if action < actions.TEMPLE:
        return NEVER
    if action < actions.FOUND:
        return OFTEN
    if action < actions.STEP:
        return ALWAYS
    if action < actions.BUY_TOKEN:
        return SOMETIMES
    if action == actions.BUY_TOKEN:
        return SELDOM
    if action == actions.SPEND_TOKEN:
        return OFTEN
    if action < actions.END_TURN:
        return NEVER
    return OFTEN if state.action_points == 0 else SELDOM


def digging_prior(weights: Weights, survey: Survey, state: State) -> int:
    """Of a canal, wherever it may lie."""
    return OFTEN if plots.is_some_worth_digging(weights, survey, state, state.asked()) else SELDOM


def answer_prior(weights: Weights, survey: Survey, state: State, action: int) -> int:
    """Of a cell, an axis, a vote: canals begin at water, temples and landings lie beside it."""
    if action == actions.VOTE:
        return NEVER  # a tile that is removed scores for nobody
    if actions.LAY <= action < actions.AXIS:
        return canal_prior(weights, survey, state, action - actions.LAY)
    if actions.LAND <= action < actions.FIRST_PLAYER:
        return SELDOM if is_landing(state, action - actions.LAND) else NEVER
    if actions.BUILD <= action < actions.TILE:
        return SELDOM if is_temple_site(state, action - actions.BUILD) else NEVER
    return SELDOM


def canal_prior(weights: Weights, survey: Survey, state: State, cell: int) -> int:
    """Canals close plots; where there are none to close they begin at water."""
    if plots.is_closing_cell(weights, survey, state, state.asked(), cell):
        return OFTEN
    if state.kind() == ids.LAY_SECOND or (survey.chosen_plots == 0 and is_beside_water(state, cell)):
        return SELDOM
    return NEVER


def is_beside_water(state: State, cell: int) -> bool:
    """Does the cell touch the lake or a canal?"""
    for side in range(ids.SIDES):
        if not plots.is_dry(state, geometry.neighbour(cell, side)):
            return True
    return False


def is_landing(state: State, cell: int) -> bool:
    """Is there something to do for a pilli: at the palace, beside water, or in a district that is cut off?"""
    return material.IS_PALACE[cell] == 1 or is_temple_site(state, cell)


def is_temple_site(state: State, cell: int) -> bool:
    """Does a temple lie out of the way here: beside water, or in a district that is cut off?"""
    district = state.district[cell]
    if district != ids.NOWHERE and state.size[district] <= plots.LARGEST:
        return True
    return is_beside_water(state, cell)
