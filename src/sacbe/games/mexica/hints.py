"""What good play looks like: priors of actions, and what a position is worth to a seat at the end.

Random play wanders: it walks back and forth, relocates bridges and votes, and most games end by the stall
rule. The priors make a playout found districts, build temples and lay canals first, and keep a look ahead
from what leads nowhere. The evaluation adds to the points so far what the districts will score as they stand,
what the own pilli may found and build soon, tokens and the palace.
"""

from __future__ import annotations

from typing import Any

from sacbe.core import ids as core
from sacbe.games.mexica import (
    actions,
    endings,
    geometry,
    ids,
    influence,
    leads,
    material,
    plots,
    prospects,
    walks,
    weights,
)
from sacbe.games.mexica.rules import points
from sacbe.games.mexica.state import State

ALWAYS = 1000
OFTEN = 24
SOMETIMES = 6
SELDOM = 1
NEVER = 0


def load(weights_by_name: dict[str, Any]) -> None:
    """Evaluate with the weights of a document like data/hints.json from now on."""
    weights.load(weights_by_name)


def prior(state: State, action: int) -> int:
    """How likely sensible play takes an action now, as a weight."""
    if action > actions.END_TURN:
        return prior_of_answer(state, action)
    if action < actions.CANAL:
        return SELDOM  # a start cell: all alike
    if action < actions.BRIDGE:
        return prior_of_digging(state)
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


def prior_of_digging(state: State) -> int:
    """Of a canal, wherever it may lie.

    This is asked before other answers to a turn are tried: plots that are known then need not be sought
    again after each of them.
    """
    prospects.find_goals(state, state.frames[(state.depth - 1) * core.FRAME + 1])
    return OFTEN if state.goals != 0 else SELDOM


def prior_of_answer(state: State, action: int) -> int:
    """Of a cell, an axis, a vote: canals begin at water, temples and landings lie beside it."""
    if action == actions.VOTE:
        return NEVER  # a tile that is removed scores for nobody
    if actions.LAY <= action < actions.AXIS:
        return prior_of_canal(state, action - actions.LAY)
    if actions.LAND <= action < actions.FIRST_PLAYER:
        return SELDOM if is_landing(state, action - actions.LAND) else NEVER
    if actions.BUILD <= action < actions.TILE:
        return SELDOM if is_temple_site(state, action - actions.BUILD) else NEVER
    return SELDOM


def prior_of_canal(state: State, cell: int) -> int:
    """Canals close plots; where there are none to close they begin at water."""
    frame = (state.depth - 1) * core.FRAME
    if prospects.is_wanted(state, state.frames[frame + 1], cell):
        return OFTEN
    if state.frames[frame] == ids.LAY_SECOND or (state.goals == 0 and is_beside_water(state, cell)):
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


# The evaluation.


def evaluate(state: State, seat: int) -> int:
    """What the position is worth to a seat, in hundredths of a point."""
    total = points.total(state, seat) * prospects.POINT
    if state.depth == 0 or state.pilli[seat] == ids.NOWHERE:
        return total
    survey(state, seat)
    total += prospects.of_founding(state) + of_districts(state, seat) + of_building(state, seat)
    return total + of_stock(state, seat) + of_tokens(state, seat) + of_palace(state, seat)


def terms(state: State, seat: int) -> dict[str, int]:
    """The same, term by term."""
    points_so_far = {"points": points.total(state, seat) * prospects.POINT}
    if state.depth == 0 or state.pilli[seat] == ids.NOWHERE:
        return points_so_far
    survey(state, seat)
    return points_so_far | {
        "founding": prospects.of_founding(state),
        "districts": of_districts(state, seat),
        "building": of_building(state, seat),
        "temples": of_stock(state, seat),
        "tokens": of_tokens(state, seat),
        "palace": of_palace(state, seat),
    }


def survey(state: State, seat: int) -> None:
    """Measure what the terms ask about: plots, ways and leads, in this order, for they share their room."""
    plots.find(state)
    walks.measure(state, seat)
    influence.measure(state)


def of_districts(state: State, seat: int) -> int:
    """What all districts will score as they stand."""
    total = 0
    for district in range(ids.CELLS):
        if state.district[district] == district and influence.own_levels(state, seat, district) > 0:
            total += of_district(state, seat, district)
    return total


def of_district(state: State, seat: int, district: int) -> int:
    """What a district will score as it stands, by how settled that is, in both scorings to come."""
    share = prospects.next_scoring(state, district) * leads.settled(state, seat, district, False)
    if state.period == 1:
        share += prospects.later_scoring(state, district) * leads.settled(state, seat, district, True)
    return prospects.points_now(state, seat, district) * share // prospects.PERCENT


def of_building(state: State, seat: int) -> int:
    """The district where building promises most, if there will be another turn for it."""
    if state.period == 2 and not endings.can_act(state, seat):
        return 0
    stock = leads.stock(state, seat)
    best = 0
    for district in range(ids.CELLS):
        if state.district[district] == district and influence.sites(state, district) > 0:
            best = max(best, prospects.of_building(state, seat, district, stock))
    return best


def of_stock(state: State, seat: int) -> int:
    """Temples not yet built."""
    if state.period == 2 and not endings.can_act(state, seat):
        return 0
    return leads.stock(state, seat) * (weights.STOCK_1 if state.period == 1 else weights.STOCK_2)


def of_tokens(state: State, seat: int) -> int:
    """Action tokens."""
    return state.tokens[seat] * (weights.TOKEN_1 if state.period == 1 else weights.TOKEN_2)


def of_palace(state: State, seat: int) -> int:
    """A pilli on one of the start cells (MX-24)."""
    for number in range(ids.START_CELLS):
        if state.pilli[seat] == material.START_CELL[number]:
            return weights.PALACE_AT_END if endings.is_ending(state) else weights.PALACE_BEFORE
    return 0
