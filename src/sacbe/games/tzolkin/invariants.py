"""What must hold in every position: matter is conserved and every number is possible."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games.tzolkin import hooks, ids, names
from sacbe.games.tzolkin.state import State

_SETUP = names.load("setup")
_CALENDAR = [food_day["day"] for food_day in names.load("calendar")["food_days"]]
_TOPS = [names.load("temples")[temple]["top_step"] for temple in names.TEMPLES]
_AGES = [tile["age"] for tile in (*names.load("buildings"), *names.load("new_buildings"))]
_MAX_WORKERS: int = _SETUP["common"]["workers_max"]
_MIN_WORKERS: int = _SETUP["common"]["workers_start"]
_SKULLS: int = _SETUP["common"]["skulls_in_bank"]
LAST_DAY = _CALENDAR[-1] + 1


def fault(state: State) -> str | None:
    """The first thing that is impossible about a state, as a sentence; None if nothing is."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything that is impossible about a state, as sentences."""
    yield from _calendar_faults(state)
    yield from _worker_faults(state)
    yield from _goods_faults(state)
    yield from _temple_faults(state)
    yield from _jungle_faults(state)
    yield from _tile_faults(state)
    yield from hooks.faults(state)


def _calendar_faults(state: State) -> Iterator[str]:
    if not 1 <= state.day <= LAST_DAY:
        yield f"Day {state.day} is not between 1 and {LAST_DAY}."
        return
    # The day after a food day it may still be due, if a double advance passed over it.
    least = sum(day <= state.day - 2 for day in _CALENDAR)
    most = sum(day <= state.day for day in _CALENDAR)
    if not least <= state.food_days <= most:
        yield f"On day {state.day} {state.food_days} food days cannot have been held."
    if state.age not in (1, 2) or ((state.age == 1) != (state.food_days <= 1) and state.food_days != 1):
        yield f"Age {state.age} does not fit {state.food_days} food days held."
    if not 0 <= state.marker < state.players:
        yield f"The marker is at seat {state.marker}, but there are {state.players} seats."
    if state.tooth_corn < 0:
        yield f"There are {state.tooth_corn} corn on the teeth."


def workers_out(state: State, seat: int) -> int:
    """A seat's workers on gears, on the starting player space and on quick spaces."""
    return (
        state.spaces.count(seat + 1)
        + (state.starting_player_space == seat + 1)
        + state.quick_spaces.count(seat + 1)
    )


def is_in_play(state: State, tile: str) -> bool:
    """Is this building part of the game? Those of the expansion only with their module."""
    return tile not in names.NEW_BUILDINGS or bool(state.modules & ids.NEW_BUILDINGS)


def _worker_faults(state: State) -> Iterator[str]:
    for seat in range(state.players):
        outside = workers_out(state, seat)
        if state.hand[seat] + outside != state.workers[seat]:
            there = state.hand[seat] + outside
            yield f"Seat {seat} has {state.workers[seat]} workers in play, but {there} are there."
        if not _MIN_WORKERS <= state.workers[seat] <= _MAX_WORKERS or state.hand[seat] < 0:
            yield f"Seat {seat} has {state.workers[seat]} workers, not {_MIN_WORKERS} to {_MAX_WORKERS}."
    for place, piece in enumerate(state.spaces):
        if piece not in (ids.NOBODY, ids.IDLE) and piece > state.players:
            yield f"A worker on {names.SPACES[place]} is of seat {piece - 1}, which is not in the game."
        gear = min(place // ids.GEAR_SPACES, ids.CHICHEN_ITZA)
        last = 10 if gear == ids.CHICHEN_ITZA else 7
        if piece in (ids.NOBODY, ids.IDLE) or piece > state.players:
            continue
        if place - gear * ids.GEAR_SPACES > hooks.last_space(state, piece - 1, last):
            yield f"A player's worker cannot stand on {names.SPACES[place]}, which has no number."
    idle = state.spaces.count(ids.IDLE)
    allowed = hooks.idle_workers(state, _SETUP["by_player_count"][str(state.players)]["dummy_workers"])
    if idle > allowed:
        yield f"{idle} idle workers stand on the gears, but {state.players} players have {allowed}."
    if state.starting_player_space > state.players:
        yield f"Seat {state.starting_player_space - 1}, on the starting player space, is not in the game."


def _goods_faults(state: State) -> Iterator[str]:
    for seat in range(state.players):
        for good, amount in zip(
            names.GOODS,
            (
                *state.blocks[seat * ids.BLOCKS : (seat + 1) * ids.BLOCKS],
                state.corn[seat],
                state.skulls[seat],
            ),
            strict=True,
        ):
            if amount < 0:
                yield f"Seat {seat} has {amount} {good}."
    skulls = state.skull_bank + sum(state.skulls) + sum(state.sacred) + state.laid_skulls
    if state.skull_bank < 0:
        yield f"There are {skulls - state.skull_bank} crystal skulls in use, but the game has {_SKULLS}."
    elif skulls != _SKULLS:
        yield f"There are {skulls} crystal skulls, but the game has {_SKULLS}."


def _temple_faults(state: State) -> Iterator[str]:
    for temple, top in enumerate(_TOPS):
        steps = [state.temples[seat * ids.TEMPLES + temple] for seat in range(state.players)]
        for seat, step in enumerate(steps):
            if not ids.BOTTOM <= step <= top:
                name = names.TEMPLES[temple]
                yield f"Seat {seat} is on step {step} of {name}, which has steps {ids.BOTTOM} to {top}."
        if steps.count(top) > 1:
            yield f"Two players stand on the top step of {names.TEMPLES[temple]}, which holds one."
    for seat in range(state.players):
        for track, name in enumerate(names.TRACKS):
            level = state.levels[seat * ids.TRACKS + track]
            if not 0 <= level <= ids.TOP_LEVEL:
                yield f"Seat {seat} is on level {level} of {name}, which has levels 0 to {ids.TOP_LEVEL}."


def _jungle_faults(state: State) -> Iterator[str]:
    fields = _SETUP["by_player_count"][str(state.players)]["jungle_fields_per_group"]
    for group, name in enumerate(names.JUNGLE):
        corn, wood = state.jungle_corn[group], state.jungle_wood[group]
        if not 0 <= wood <= corn <= fields or (group == 0 and wood > 0):
            yield f"{name} cannot hold {corn} corn tiles and {wood} wood tiles with {fields} fields."
    for kind, owned, jungle, most in (
        ("corn", state.corn_tiles, state.jungle_corn, 4 * fields),
        ("wood", state.wood_tiles, state.jungle_wood, 3 * fields),
    ):
        if min(owned) < 0 or sum(owned) + sum(jungle) > most:
            yield f"There are {sum(owned) + sum(jungle)} {kind} harvest tiles, but the game has {most}."


def _tile_faults(state: State) -> Iterator[str]:
    shown = [tile - 1 for tile in state.row if tile]
    if sorted(shown) != [tile for tile in range(ids.BUILDINGS) if state.tiles[tile] == ids.OPEN]:
        yield "The building row and the tiles that lie open differ."
    for tile, where in enumerate(state.tiles):
        if where >= ids.OWNED + state.players:
            yield f"{names.TILES[tile]} belongs to a seat that is not in the game."
        if where not in (ids.IN_DECK, ids.GONE) and not is_in_play(state, names.TILES[tile]):
            yield f"{names.TILES[tile]} is not part of a game without the new buildings."
        if tile < ids.BUILDINGS:
            if where == ids.OPEN and _AGES[tile] != state.age:
                yield f"{names.TILES[tile]} lies in the row of age {state.age}."
            if where >= ids.OWNED and _AGES[tile] > state.age:
                yield f"{names.TILES[tile]} is owned in age {state.age} already."
    monuments = sum(where != ids.IN_DECK for where in state.tiles[ids.FIRST_MONUMENT :])
    allowed = _SETUP["by_player_count"][str(state.players)]["monuments"]
    if monuments > allowed:
        yield f"{monuments} monuments are open or built, but {state.players} players have {allowed}."
