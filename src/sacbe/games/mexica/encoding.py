# compiled
"""Writes a position as a seat sees it into inputs (inputs.py).

The base is the seat's lead by hand: its hand-made value less that of the best other. A network corrects it.
What the values are made of, and what was measured for them (plots, levels, distances), become inputs.
"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.core import sparse
from sacbe.core.features import Features
from sacbe.games.mexica import ids, inputs, material
from sacbe.games.mexica.evaluation import distances, districts, plots, terms
from sacbe.games.mexica.evaluation.summary import Summary
from sacbe.games.mexica.evaluation.survey import Survey
from sacbe.games.mexica.evaluation.terms import Evaluation
from sacbe.games.mexica.evaluation.weights import Weights
from sacbe.games.mexica.rules import points, scoring
from sacbe.games.mexica.state import State

FOUNDED = 0
CLOSED = 1
OPEN_GROUND = 2
"""Kinds of districts."""


def encode(evaluation: Evaluation, state: State, seat: int, into: Features) -> None:
    """All inputs of a seat; the stage is -1 where its lead is certain, or not worth a thought."""
    if not evaluation.survey.is_of(state) and evaluation.prior_survey.is_of(state):
        encode_with(evaluation.weights, evaluation.prior_survey, evaluation.summary, state, seat, into)
    else:
        encode_with(evaluation.weights, evaluation.survey, evaluation.summary, state, seat, into)


def encode_with(
    weights: Weights, survey: Survey, summary: Summary, state: State, seat: int, into: Features
) -> None:
    """The same, with the measurements of the position's ground, if there are some."""
    into.count = 0
    into.stage = -1
    for number in range(state.players):
        summary.value[number] = points.total(state, number) * districts.POINT
    if state.depth == 0 or not all_are_placed(state):
        into.base = lead(summary, state, seat)
        return
    plots.find(survey, state)
    districts.measure(survey, state)
    list_districts(summary, state)
    if is_settled(state):
        for number in range(state.players):
            summary.value[number] = final_points(survey, summary, state, number) * districts.POINT
        into.base = lead(summary, state, seat)
        return
    for number in range(1, state.players + 1):  # the seat itself last: the inputs ask for its distances
        weigh(weights, survey, summary, state, (seat + number) % state.players)
    sort_others(summary, state, seat)
    into.base = lead(summary, state, seat)
    into.stage = (state.players - 2) * 2 * inputs.STAGES_OF_PERIOD + stage_of(state, seat)
    encode_terms(survey, summary, state, seat, into)
    for number in range(summary.district_count):
        encode_district(weights, survey, summary, state, seat, summary.districts[number], into)
    encode_tiles(survey, summary, state, seat, into)
    encode_stock(state, seat, into)
    encode_time(state, seat, into)
    encode_order(summary, state, seat, into)
    encode_place(survey, summary, state, seat, into)
    for number in range(state.players - 1):
        encode_other(summary, state, seat, number, into)


# What is counted first.


def all_are_placed(state: State) -> bool:
    """Does every pilli stand somewhere?"""
    for seat in range(state.players):
        if state.pilli[seat] == ids.NOWHERE:
            return False
    return True


def is_settled(state: State) -> bool:
    """Will nobody have another turn?"""
    if state.period == 1 or not districts.is_ending(state):
        return False
    for seat in range(state.players):
        if districts.has_turn_left(state, seat):
            return False
    return True


def list_districts(summary: Summary, state: State) -> None:
    """Into `districts`: all of them."""
    summary.district_count = 0
    for cell in range(ids.CELLS):
        if state.district[cell] == cell:
            summary.districts[summary.district_count] = cell
            summary.district_count += 1


def final_points(survey: Survey, summary: Summary, state: State, seat: int) -> int:
    """The seat's points when all is scored as it is."""
    total = points.total(state, seat)
    for number in range(summary.district_count):
        total += points_now(survey, state, seat, summary.districts[number])
    return total + (material.START_CELL_BONUS if terms.is_on_start_cell(state, seat) else 0)


def points_now(survey: Survey, state: State, seat: int, district: int) -> int:
    """What a district would score now."""
    if districts.own_levels(survey, seat, district) == 0:
        return 0
    return scoring.value(
        state.size[district], state.founded[district] == 1, districts.rank(survey, seat, district)
    )


def weigh(weights: Weights, survey: Survey, summary: Summary, state: State, seat: int) -> None:
    """Into `value`: a seat's hand-made value; and beside it what it is made of."""
    distances.measure(survey, state, seat)
    count_points(weights, survey, summary, state, seat)
    summary.founding[seat] = plots.founding_value(weights, survey, state)
    summary.building[seat] = terms.building_term(weights, survey, state, seat)
    summary.value[seat] += (
        summary.founding[seat]
        + summary.building[seat]
        + summary.settled[seat]
        + terms.temples_term(weights, state, seat)
        + terms.tokens_term(weights, state, seat)
        + terms.palace_term(weights, state, seat)
    )


def lead(summary: Summary, state: State, seat: int) -> int:
    """How far a seat's value is above that of the best other."""
    best = core.NO_VALUE
    for other in range(state.players):
        if other != seat:
            best = max(best, summary.value[other])
    return summary.value[seat] - best


def count_points(weights: Weights, survey: Survey, summary: Summary, state: State, seat: int) -> None:
    """Into `settled`, `founded_points` and `unfounded_points`: what a seat's districts are worth."""
    summary.settled[seat] = 0
    summary.founded_points[seat] = 0
    summary.unfounded_points[seat] = 0
    for number in range(summary.district_count):
        district = summary.districts[number]
        if districts.own_levels(survey, seat, district) > 0:
            summary.settled[seat] += terms.district_value(weights, survey, state, seat, district)
            if state.founded[district]:
                summary.founded_points[seat] += districts.points_now(weights, survey, state, seat, district)
            else:
                summary.unfounded_points[seat] += districts.points_now(weights, survey, state, seat, district)


def sort_others(summary: Summary, state: State, seat: int) -> None:
    """Into `others`: the other seats by their value; equals in the order of play."""
    for number in range(1, state.players):
        other = (seat + number) % state.players
        place = number - 1
        while place > 0 and summary.value[summary.others[place - 1]] < summary.value[other]:
            summary.others[place] = summary.others[place - 1]
            place -= 1
        summary.others[place] = other


def stage_of(state: State, seat: int) -> int:
    """How far the game is, among the stages of both periods."""
    stage = (state.period - 1) * inputs.STAGES_OF_PERIOD
    if districts.is_ending(state):
        return stage + (6 if districts.has_turn_left(state, seat) else 7)
    tiles = open_tiles(state)
    if tiles == 0:
        return stage + (5 if least_temples(state) <= 2 else 4)
    if tiles == 1:
        return stage + 3
    return stage + max(0, 3 - tiles // 2)


def open_tiles(state: State) -> int:
    """Tiles that are open."""
    count = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN:
            count += 1
    return count


def temples_left(state: State, seat: int) -> int:
    """Temples that a seat may still build."""
    count = 0
    for level in range(ids.LEVELS):
        count += state.stock[seat * ids.LEVELS + level]
    return count


def least_temples(state: State) -> int:
    """The fewest temples that a seat may still build."""
    least = temples_left(state, 0)
    for seat in range(1, state.players):
        least = min(least, temples_left(state, seat))
    return least


# What the seat has.


def encode_terms(survey: Survey, summary: Summary, state: State, seat: int, into: Features) -> None:
    """The lead by hand, and the parts of the seat's own value."""
    away = material.TELEPORT_COST
    for number in range(ids.START_CELLS):
        away = min(away, distances.from_pilli(survey, material.START_CELL[number]))
    put_term(into, 0, summary.founded_points[seat] * 3)
    put_term(into, 1, summary.unfounded_points[seat] * 3)
    put_term(into, 2, summary.settled[seat] // 32)
    put_term(into, 3, summary.founding[seat] // 8)
    put_term(into, 4, summary.building[seat] // 16)
    put_term(into, 5, districts.levels_in_stock(state, seat) * 3)
    put_term(into, 6, state.tokens[seat] * 16)
    put_term(into, 7, sparse.ONE if terms.is_on_start_cell(state, seat) else 0)
    put_term(into, 8, (material.TELEPORT_COST - away) * 12)
    put_term(into, 9, min(200, points.total(state, seat)) * 2)
    put_term(into, 10, max(0, into.base) // 32)
    put_term(into, 11, max(0, -into.base) // 32)


def put_term(into: Features, term: int, amount: int) -> None:
    """A term, by itself and for the stage: what it is worth changes with the stage."""
    sparse.put(into, inputs.TERMS + term, amount)
    sparse.put(into, inputs.BY_STAGE + into.stage * inputs.BY_STAGE_SIZE + term, amount)


def encode_stock(state: State, seat: int, into: Features) -> None:
    """Temples and tokens."""
    for level in range(ids.LEVELS):
        sparse.flag(into, inputs.TEMPLES + level * 7 + min(6, state.stock[seat * ids.LEVELS + level]))
    sparse.flag(into, inputs.TOKENS + min(6, state.tokens[seat]))
    sparse.put(into, inputs.TOKENS + 7, sparse.ONE if state.tokens_left == 0 else 0)
    sparse.put(into, inputs.TOKENS + 8, state.bridges * 6)


def encode_place(survey: Survey, summary: Summary, state: State, seat: int, into: Features) -> None:
    """Where the pilli is, and how far it is from founded districts."""
    district = state.district[state.pilli[seat]]
    if district == ids.NOWHERE:
        sparse.flag(into, inputs.PLACE)
    else:
        sparse.flag(into, inputs.PLACE + 1 + kind_of(state, district))
    for away in range(inputs.REACH_SIZE):
        summary.reach[away] = 0
    for number in range(summary.district_count):
        district = summary.districts[number]
        if state.founded[district] and districts.sites(survey, district) > 0:
            away = min(inputs.REACH_SIZE - 1, distances.to_district(survey, district))
            summary.reach[away] += state.size[district] * 3
    for away in range(inputs.REACH_SIZE):
        sparse.put(into, inputs.REACH + away, summary.reach[away])


# Districts.


def encode_district(
    weights: Weights, survey: Survey, summary: Summary, state: State, seat: int, district: int, into: Features
) -> None:
    """One district: who leads, who is there, how far it is."""
    own = districts.own_levels(survey, seat, district)
    best = districts.best_other(survey, seat, district)
    if state.size[district] < ids.SMALLEST and own == 0 and best == 0:
        return
    kind = kind_of(state, district)
    lead = lead_class(own, best)
    sites = districts.sites(survey, district)
    cells = state.size[district]
    if kind == OPEN_GROUND:
        cells = districts.lasting_size(weights, state, district)
    elif cells >= ids.SMALLEST:
        sparse.flag(into, inputs.SIZES + (cells - ids.SMALLEST) * inputs.LEADS + lead)
    amount = cells * 6
    late = (state.period - 1) * inputs.KINDS + kind
    room = 0 if sites == 0 else (1 if sites <= 2 else 2)
    sparse.put(into, inputs.DISTRICTS + (late * inputs.LEADS + lead) * inputs.ROOMS + room, amount)
    who = who_is_inside(state, seat, district)
    if who > 0:
        sparse.put(into, inputs.INSIDE + (kind * inputs.LEADS + lead) * 3 + who - 1, amount)
    if sites > 0:
        way = way_class(distances.to_district(survey, district))
        sparse.put(into, inputs.NEAR + (kind * inputs.LEADS + lead) * inputs.WAYS + way, amount)
    leader = districts.own_levels(survey, summary.others[0], district)
    if leader > 0:
        sparse.put(into, inputs.LEADER + late * 6 + contest_class(own, leader), amount)


def kind_of(state: State, district: int) -> int:
    """Founded, closed or open ground."""
    if state.founded[district]:
        return FOUNDED
    return CLOSED if state.size[district] <= plots.LARGEST else OPEN_GROUND


def lead_class(own: int, best: int) -> int:
    """How far the own levels are ahead of the best of others."""
    if own == 0:
        return 0 if best == 0 else 1
    lead = own - best
    if lead < 0:
        return 2 if lead <= -4 else 3
    if lead <= 2:
        return 4 + lead
    return 7 if lead <= 4 else 8


def contest_class(own: int, leader: int) -> int:
    """Who is ahead of the best other seat."""
    if own == 0:
        return 0
    if own < leader:
        return 1 if own < leader - 2 else 2
    if own == leader:
        return 3
    return 4 if own <= leader + 2 else 5


def way_class(away: int) -> int:
    """How near something is."""
    if away <= 2:
        return 0 if away <= 0 else 1
    return 2 if away < material.TELEPORT_COST else 3


def who_is_inside(state: State, seat: int, district: int) -> int:
    """1 if the own pilli stands in a district, 2 if another does, 3 for both."""
    who = 0
    for number in range(state.players):
        if state.district[state.pilli[number]] == district:
            who |= 1 if number == seat else 2
    return who


# Tiles and plots.


def encode_tiles(survey: Survey, summary: Summary, state: State, seat: int, into: Features) -> None:
    """Open tiles, and the plots that fit them."""
    last = 0
    for tile in range(ids.TILES):
        if state.tiles[tile] == ids.OPEN:
            place = inputs.OPEN_TILES + (material.SIZE_OF[tile] - ids.SMALLEST) * 2
            sparse.flag(into, place + (1 if last == material.SIZE_OF[tile] else 0))
            last = material.SIZE_OF[tile]
    for place in range(inputs.PLOTS_SIZE):
        summary.plots[place] = 0
    for place in range(inputs.OTHERS_PLOTS_SIZE):
        summary.others_plots[place] = 0
    for plot in range(survey.plots):
        worth = material.SECOND[survey.plot_size[plot]] * 13
        place = survey.plot_canals[plot] * inputs.WAYS + way_class(plots.plot_distance(survey, plot))
        summary.plots[place] = max(summary.plots[place], worth)
        for number in range(state.players - 1):
            if plots.holds(survey, plot, state.pilli[summary.others[number]]):
                place = survey.plot_canals[plot] * inputs.OTHER_SEATS + number
                summary.others_plots[place] = max(summary.others_plots[place], worth)
    for place in range(inputs.PLOTS_SIZE):
        sparse.put(into, inputs.PLOTS + place, summary.plots[place])
    for place in range(inputs.OTHERS_PLOTS_SIZE):
        sparse.put(into, inputs.OTHERS_PLOTS + place, summary.others_plots[place])


# Time and the others.


def encode_time(state: State, seat: int, into: Features) -> None:
    """How far the game is."""
    least = least_temples(state)
    sparse.flag(into, inputs.STAGE + stage_of(state, seat))
    sparse.flag(into, inputs.TILES_LEFT + min(8, open_tiles(state)))
    sparse.flag(into, inputs.LEAST_TEMPLES + min(9, least))
    sparse.put(into, inputs.LEAST_TEMPLES + 10, (temples_left(state, seat) - least) * 13)
    sparse.put(into, inputs.CANALS_LEFT, (2 * state.doubles + state.singles) * 2)
    sparse.put(into, inputs.CANALS_LEFT + 1, state.quiet_rounds * 13)
    sparse.put(into, inputs.CANALS_LEFT + 2, state.idle_rounds * sparse.ONE)


def encode_order(summary: Summary, state: State, seat: int, into: Features) -> None:
    """Whose turn it is, and who comes when."""
    mover = mover_of(state)
    since = (mover - seat + state.players) % state.players
    since_other = (mover - summary.others[0] + state.players) % state.players
    place = (seat - state.first_player + state.players) % state.players
    sparse.flag(into, inputs.ORDER + since)
    sparse.flag(into, inputs.ORDER + 4 + since_other)
    sparse.flag(into, inputs.ORDER + 8 + place)
    sparse.flag(into, inputs.ORDER + 12 + (state.players - 2) * 2 + state.period - 1)


def mover_of(state: State) -> int:
    """The seat whose turn it is."""
    for below in range(state.depth - 1, -1, -1):
        if state.frames[below * core.FRAME_SIZE] == ids.TURN:
            return state.frames[below * core.FRAME_SIZE + 1]
    return state.first_player


def encode_other(summary: Summary, state: State, seat: int, number: int, into: Features) -> None:
    """One of the others."""
    other = summary.others[number]
    put_other(into, number, 0, summary.founded_points[other] * 3)
    put_other(into, number, 1, summary.unfounded_points[other] * 3)
    put_other(into, number, 2, summary.settled[other] // 32)
    put_other(into, number, 3, districts.levels_in_stock(state, other) * 3)
    put_other(into, number, 4, state.tokens[other] * 16)
    put_other(into, number, 5, sparse.ONE if terms.is_on_start_cell(state, other) else 0)
    put_other(into, number, 6, (points.total(state, seat) - points.total(state, other)) * 3)
    put_other(into, number, 7, sparse.ONE if districts.has_turn_left(state, other) else 0)
    for level in range(ids.LEVELS):
        put_other(into, number, 8 + level, state.stock[other * ids.LEVELS + level] * 16)
    put_other(into, number, 12, summary.founding[other] // 8)
    put_other(into, number, 13, summary.building[other] // 16)
    put_other(into, number, 14, max(0, summary.value[seat] - summary.value[other]) // 32)
    put_other(into, number, 15, max(0, summary.value[other] - summary.value[seat]) // 32)


def put_other(into: Features, number: int, term: int, amount: int) -> None:
    """A term of one of the others; for the best of them also for the stage."""
    sparse.put(into, inputs.OTHERS + number * inputs.OTHER_SIZE + term, amount)
    if number == 0:
        place = inputs.BY_STAGE + into.stage * inputs.BY_STAGE_SIZE + inputs.TERMS_SIZE
        sparse.put(into, place + term, amount)
