"""What must hold in every position: matter is conserved and every number is possible."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games.mexica import changes, geometry, ids, names
from sacbe.games.mexica.state import State

_SUPPLIES = names.load("supplies")
_VARIANT = names.load("setup")["two_player_variant"]
DOUBLES: int = (
    _SUPPLIES["supplies"]["double_canals_total"] - _SUPPLIES["supplies"]["double_canals_on_board_at_start"]
)
SINGLES: int = _SUPPLIES["supplies"]["single_canals"]
BRIDGES: int = _SUPPLIES["supplies"]["bridges"]
TOKENS: int = _SUPPLIES["supplies"]["action_tokens"]
PRINTED = [cell for tile in names.load("board")["printed_canals"] for cell in tile["cells"]]
PALACE = [i for i, (row, column) in enumerate(names.PLACES) if names.ROWS[row][column] == "P"]


def temples_of(period: int, level: int) -> int:
    """Temples of a level that a colour has by a period."""
    parts = ("period_1", "period_2_added")[:period]
    return sum(int(_SUPPLIES["temples_per_player"][part]["by_level"][str(level)]) for part in parts)


def fault(state: State) -> str | None:
    """The first thing that is impossible about a state, as a sentence; None if nothing is."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything that is impossible about a state, as sentences."""
    yield from _course_faults(state)
    yield from _ground_faults(state)
    yield from _supply_faults(state)
    yield from _pilli_faults(state)
    yield from _temple_faults(state)
    yield from _tile_faults(state)
    yield from _derived_faults(state)


def _course_faults(state: State) -> Iterator[str]:
    if state.period not in (1, 2):
        yield f"Period {state.period} is neither 1 nor 2."
    if not state.round >= 1:
        yield f"Round {state.round} is not a round."
    if not 0 <= state.first_player < state.players:
        yield f"The first player is seat {state.first_player}, but there are {state.players} seats."
    if not 0 <= state.action_points <= 6 + TOKENS or not 0 <= state.bought <= 2:
        yield f"{state.action_points} action points and {state.bought} tokens bought are impossible."
    if not 0 <= state.idle_rounds <= state.quiet_rounds <= 6:
        yield f"{state.idle_rounds} idle rounds and {state.quiet_rounds} quiet ones do not fit."


def _ground_faults(state: State) -> Iterator[str]:
    for name in PRINTED:
        if not geometry.is_water(state.ground[names.CELLS.index(name)]):
            yield f"The printed canal on {name} is missing."
    for cell in PALACE:
        if state.ground[cell] != ids.DRY:
            yield f"Something lies on the palace cell {names.CELLS[cell]}."
    for cell, what in enumerate(state.ground):
        if geometry.is_bridge(what):
            for end in range(2):
                if not geometry.is_dry_land(state, geometry.ramp(cell, geometry.axis_of(what), end)):
                    yield f"The bridge on {names.CELLS[cell]} does not rest on land at both ends."


def _supply_faults(state: State) -> Iterator[str]:
    canals = sum(geometry.is_water(what) for what in state.ground) - len(PRINTED)
    bridges = sum(geometry.is_bridge(what) for what in state.ground)
    if not (0 <= state.doubles <= DOUBLES and 0 <= state.singles <= SINGLES):
        yield f"The supply cannot hold {state.doubles} double and {state.singles} single canals."
    if canals > 2 * DOUBLES + SINGLES:
        yield f"{canals} canal cells are more than {DOUBLES} double and {SINGLES} single tiles cover."
    if state.bridges < 0 or bridges + state.bridges > BRIDGES:
        yield f"There are {bridges + state.bridges} bridges, but the game has {BRIDGES}."
    if min(state.tokens) < 0 or state.tokens_left < 0 or sum(state.tokens) + state.tokens_left != TOKENS:
        yield f"There are {sum(state.tokens) + state.tokens_left} action tokens, but the game has {TOKENS}."


def _pilli_faults(state: State) -> Iterator[str]:
    cells = [cell for cell in list(state.pilli)[: state.players] if cell != ids.NOWHERE]
    if len(set(cells)) < len(cells):
        yield "Two pillis stand on one cell."
    for cell in cells:
        what = state.ground[cell]
        if what != ids.DRY and not geometry.is_bridge(what):
            yield f"The pilli on {names.CELLS[cell]} stands neither on open land nor on a bridge."


def _temple_faults(state: State) -> Iterator[str]:
    ground = list(state.ground)
    for seat in range(state.players):
        for level in range(1, ids.LEVELS + 1):
            built = ground.count(ids.TEMPLE + seat * ids.LEVELS + level - 1)
            left = state.stock[seat * ids.LEVELS + level - 1]
            if left < 0 or built + left > temples_of(state.period, level):
                yield f"Seat {seat} has {built + left} temples of level {level} in period {state.period}."
    for what in ground:
        if geometry.is_temple(what) and state.players <= geometry.temple_colour(what) < ids.NEUTRAL:
            yield f"A temple belongs to seat {geometry.temple_colour(what)}, which is not in the game."
    neutral = sum(geometry.is_temple(what) and geometry.temple_colour(what) == ids.NEUTRAL for what in ground)
    if neutral > (_VARIANT["neutral_temples"]["count"] if state.players == 2 else 0):
        yield f"There are {neutral} neutral temples."


def _tile_faults(state: State) -> Iterator[str]:
    on_board = sorted(what - ids.CALPULLI for what in state.ground if geometry.is_calpulli(what))
    founded = sorted(
        int(name.removeprefix("calpulli_").rstrip("ab"))
        for name, where in zip(names.CALPULLI, state.tiles, strict=True)
        if where == ids.FOUNDED
    )
    if on_board != founded:
        yield "The tiles on the board and the tiles founded differ."
    if state.period == 2 and ids.FACE_DOWN in state.tiles:
        yield "In period 2 no tile is face down."
    districts = [state.district[cell] for cell, what in enumerate(state.ground) if geometry.is_calpulli(what)]
    if len(set(districts)) < len(districts):
        yield "A district holds two tiles."
    for cell, what in enumerate(state.ground):
        if geometry.is_calpulli(what) and state.size[state.district[cell]] != what - ids.CALPULLI:
            size = state.size[state.district[cell]]
            yield f"The tile {what - ids.CALPULLI} on {names.CELLS[cell]} lies in a district of {size} cells."


DERIVED = ("district", "size", "founded", "empty_site", "ramp", "spans", "bridges_built")


def _derived_faults(state: State) -> Iterator[str]:
    """What is kept up to date action by action is what a survey finds from the ground and the pillis."""
    surveyed = State(state.players)
    surveyed.ground, surveyed.pilli = list(state.ground), list(state.pilli)
    changes.survey(surveyed)
    for name in DERIVED:
        if getattr(state, name) != getattr(surveyed, name):
            yield f"The derived field {name} is not what the ground says."
    if _bridge_list(state) != _bridge_list(surveyed):
        yield "The list of bridges is not what the ground says."


def _bridge_list(state: State) -> list[int]:
    return list(state.bridge_at)[: state.bridges_built]
