"""What must hold in every position: nothing is lost or made from nothing, and every number is possible."""

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
MAX_CELLS = 2 * DOUBLES + SINGLES
SPARE_CELLS = 12
"""Canals that a study may show without taking them from the supply; laying tiles changes no such sum."""

BRIDGES: int = _SUPPLIES["supplies"]["bridges"]
TOKENS: int = _SUPPLIES["supplies"]["action_tokens"]
PRINTED = [cell for tile in names.load("board")["printed_canals"] for cell in tile["cells"]]
PALACE = [i for i, (row, column) in enumerate(names.PLACES) if names.ROWS[row][column] == "P"]


MAX_BOUGHT: int = names.load("action_points")["max_tokens_bought_per_turn"]
MAX_QUIET: int = names.load("periods")["termination"]["rounds_without_irreversible_event_to_end_period"]


def canal_cells(state: State) -> int:
    """Cells that canal tiles cover, the printed canal left out."""
    return sum(geometry.is_water(what) for what in state.ground) - len(PRINTED)


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
        yield f"period must be 1 or 2, not {state.period}."
    if not state.round >= 1:
        yield f"round must be 1 or more, not {state.round}."
    if not 0 <= state.first_player < state.players:
        yield f"first_player must be a seat from 0 to {state.players - 1}, not {state.first_player}."
    if not 0 <= state.action_points <= 6 + TOKENS:
        yield f"action_points must be 0 to {6 + TOKENS}, not {state.action_points}."
    if not 0 <= state.bought <= MAX_BOUGHT:
        yield f"tokens_bought must be 0 to {MAX_BOUGHT}, not {state.bought}."
    if not 0 <= state.idle_rounds <= state.quiet_rounds <= MAX_QUIET:
        yield (
            f"idle_rounds must be 0 to quiet_rounds, and these up to {MAX_QUIET}, "
            f"not {state.idle_rounds} and {state.quiet_rounds}."
        )


def _ground_faults(state: State) -> Iterator[str]:
    for name in PRINTED:
        if not geometry.is_water(state.ground[names.CELLS.index(name)]):
            yield f"canals must hold the printed canal on {name}."
    for cell in PALACE:
        if state.ground[cell] != ids.DRY:
            yield f"{_field(state.ground[cell])} names the palace cell {names.CELLS[cell]}, which stays free."
    for cell, what in enumerate(state.ground):
        if geometry.is_bridge(what):
            for end in range(2):
                if not geometry.is_dry_land(state, geometry.ramp(cell, geometry.axis_of(what), end)):
                    yield f"bridges.{names.CELLS[cell]} does not rest on land at both ends."


def _field(what: int) -> str:
    """The field that says what lies on a cell."""
    if geometry.is_temple(what):
        return "temples"
    return "tiles_on_board" if geometry.is_calpulli(what) else "canals"


def _supply_faults(state: State) -> Iterator[str]:
    canals = canal_cells(state)
    bridges = sum(geometry.is_bridge(what) for what in state.ground)
    if not (0 <= state.doubles <= DOUBLES and 0 <= state.singles <= SINGLES):
        yield f"supply cannot hold {state.doubles} doubles and {state.singles} singles."
    cells = canals + 2 * state.doubles + state.singles
    if cells > MAX_CELLS + SPARE_CELLS:
        yield (
            f"canals and supply make {cells} cells of canal tiles, but the game has {MAX_CELLS}, "
            f"and a study up to {SPARE_CELLS} more."
        )
    if state.bridges < 0 or bridges + state.bridges > BRIDGES:
        found = bridges + state.bridges
        yield f"bridges and supply.bridges make {found} bridges, but the game has {BRIDGES}."
    if min(state.tokens) < 0 or state.tokens_left < 0 or sum(state.tokens) + state.tokens_left != TOKENS:
        found = sum(state.tokens) + state.tokens_left
        yield f"tokens of the seats and supply.tokens must make {TOKENS} action tokens, not {found}."


def _pilli_faults(state: State) -> Iterator[str]:
    cells = [cell for cell in list(state.pilli)[: state.players] if cell != ids.NOWHERE]
    if len(set(cells)) < len(cells):
        yield "seats must have each pilli on a cell of its own."
    for cell in cells:
        what = state.ground[cell]
        if what != ids.DRY and not geometry.is_bridge(what):
            yield f"seats has a pilli on {names.CELLS[cell]}, which is neither open land nor a bridge."


def _temple_faults(state: State) -> Iterator[str]:
    ground = list(state.ground)
    for seat in range(state.players):
        for level in range(1, ids.LEVELS + 1):
            built = ground.count(ids.TEMPLE + seat * ids.LEVELS + level - 1)
            left = state.stock[seat * ids.LEVELS + level - 1]
            if left < 0 or built + left > temples_of(state.period, level):
                most = temples_of(state.period, level)
                yield (
                    f"temples of seat {seat}, built and left, must be up to {most} of level {level} "
                    f"in period {state.period}, not {built + left}."
                )
    for what in ground:
        if geometry.is_temple(what) and state.players <= geometry.temple_colour(what) < ids.NEUTRAL:
            yield f"temples has one of seat {geometry.temple_colour(what)}, which is not in the game."
    neutral = sum(geometry.is_temple(what) and geometry.temple_colour(what) == ids.NEUTRAL for what in ground)
    most = _VARIANT["neutral_temples"]["count"] if state.players == 2 else 0
    if neutral > most:
        yield f"temples must hold up to {most} neutral ones with {state.players} players, not {neutral}."


def _tile_faults(state: State) -> Iterator[str]:
    on_board = sorted(what - ids.CALPULLI for what in state.ground if geometry.is_calpulli(what))
    founded = sorted(
        int(name.removeprefix("calpulli_").rstrip("ab"))
        for name, where in zip(names.CALPULLI, state.tiles, strict=True)
        if where == ids.FOUNDED
    )
    if on_board != founded:
        yield "tiles_on_board and the tiles founded differ."
    if state.period == 2 and ids.FACE_DOWN in state.tiles:
        yield "face_down_tiles must be empty in period 2."
    districts = [state.district[cell] for cell, what in enumerate(state.ground) if geometry.is_calpulli(what)]
    if len(set(districts)) < len(districts):
        yield "tiles_on_board must have one tile in a district."
    for cell, what in enumerate(state.ground):
        if geometry.is_calpulli(what) and state.size[state.district[cell]] != what - ids.CALPULLI:
            size = state.size[state.district[cell]]
            name = names.CELLS[cell]
            yield f"tiles_on_board.{name} is {what - ids.CALPULLI} in a district of {size} cells."


DERIVED = ("district", "size", "founded", "empty_site", "ramp", "spans", "bridges_built", "ground_hash")


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
