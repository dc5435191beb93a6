"""What must hold in every position: nothing is lost or made from nothing, and every number is possible."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games.tzolkin import extensions, hooks, ids, names
from sacbe.games.tzolkin.state import State

_SETUP = names.load("setup")
CALENDAR: list[int] = [food_day["day"] for food_day in names.load("calendar")["food_days"]]
TOPS: list[int] = [names.load("temples")[temple]["top_step"] for temple in names.TEMPLES]
AGES: list[int] = [tile["age"] for tile in (*names.load("buildings"), *names.load("new_buildings"))]
MAX_WORKERS: int = _SETUP["common"]["workers_max"]
MIN_WORKERS: int = _SETUP["common"]["workers_start"]
SKULLS: int = _SETUP["common"]["skulls_in_bank"]
LAST_DAY = CALENDAR[-1] + 1


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
    yield from extensions.faults(state)


def _calendar_faults(state: State) -> Iterator[str]:
    if not 1 <= state.day <= LAST_DAY:
        yield f"day must be 1 to {LAST_DAY}, not {state.day}."
        return
    # The day after a food day it may still be due, if a double advance passed over it.
    least = sum(day <= state.day - 2 for day in CALENDAR)
    most = sum(day <= state.day for day in CALENDAR)
    if not least <= state.food_days <= most:
        wanted = f"{most}" if least == most else f"{least} to {most}"
        yield f"food_days must be {wanted} on day {state.day}, not {state.food_days}."
    if state.age not in (1, 2) or ((state.age == 1) != (state.food_days <= 1) and state.food_days != 1):
        yield f"age cannot be {state.age} after {state.food_days} food days."
    if not 0 <= state.marker < state.players:
        yield f"marker must be a seat from 0 to {state.players - 1}, not {state.marker}."
    if state.tooth_corn < 0:
        yield f"tooth_corn must be 0 or more, not {state.tooth_corn}."


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
            yield f"seats[{seat}] has {state.workers[seat]} workers in play, but {there} are there."
        if not MIN_WORKERS <= state.workers[seat] <= MAX_WORKERS or state.hand[seat] < 0:
            yield (
                f"seats[{seat}].workers_in_hand must make {MIN_WORKERS} to {MAX_WORKERS} workers "
                f"with those on the table, not {state.workers[seat]}."
            )
    for place, piece in enumerate(state.spaces):
        if piece not in (ids.NOBODY, ids.IDLE) and piece > state.players:
            yield f"gears holds a worker of seat {piece - 1}, which is not in the game."
        gear = min(place // ids.GEAR_SPACES, ids.CHICHEN_ITZA)
        last = 10 if gear == ids.CHICHEN_ITZA else 7
        if piece in (ids.NOBODY, ids.IDLE) or piece > state.players:
            continue
        if place - gear * ids.GEAR_SPACES > hooks.last_space(state, piece - 1, last):
            yield f"gears has a worker of seat {piece - 1} on {names.SPACES[place]}, which has no number."
    idle = state.spaces.count(ids.IDLE)
    allowed = hooks.idle_workers(state, _SETUP["by_player_count"][str(state.players)]["dummy_workers"])
    if idle > allowed:
        yield f"gears must hold up to {allowed} idle workers with {state.players} players, not {idle}."
    if state.starting_player_space > state.players:
        yield f"starting_player_space holds seat {state.starting_player_space - 1}, which is not in the game."


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
                yield f"seats[{seat}].{good} must be 0 or more, not {amount}."
    skulls = state.skull_bank + sum(state.skulls) + sum(state.sacred) + state.laid_skulls
    if state.skull_bank < 0:
        yield (
            f"seats, chichen_itza_skulls and laid_skulls hold {skulls - state.skull_bank} crystal skulls, "
            f"but the game has {SKULLS}."
        )
    elif skulls != SKULLS:
        yield f"skull_bank makes {skulls} crystal skulls with those in use, but the game has {SKULLS}."


def _temple_faults(state: State) -> Iterator[str]:
    for temple, top in enumerate(TOPS):
        steps = [state.temples[seat * ids.TEMPLES + temple] for seat in range(state.players)]
        for seat, step in enumerate(steps):
            if not ids.BOTTOM <= step <= top:
                name = names.TEMPLES[temple]
                yield f"seats[{seat}].temples.{name} must be {ids.BOTTOM} to {top}, not {step}."
        if steps.count(top) > 1:
            yield f"temples.{names.TEMPLES[temple]} can be {top}, the top step, for one seat only."
    for seat in range(state.players):
        for track, name in enumerate(names.TRACKS):
            level = state.levels[seat * ids.TRACKS + track]
            if not 0 <= level <= ids.TOP_LEVEL:
                yield f"seats[{seat}].technologies.{name} must be 0 to {ids.TOP_LEVEL}, not {level}."


def _jungle_faults(state: State) -> Iterator[str]:
    fields = _SETUP["by_player_count"][str(state.players)]["jungle_fields_per_group"]
    for group, name in enumerate(names.JUNGLE):
        corn, wood = state.jungle_corn[group], state.jungle_wood[group]
        if not 0 <= wood <= corn <= fields or (group == 0 and wood > 0):
            yield f"jungle.{name} cannot hold {corn} corn tiles and {wood} wood tiles with {fields} fields."
    for kind, owned, jungle, most in (
        ("corn", state.corn_tiles, state.jungle_corn, 4 * fields),
        ("wood", state.wood_tiles, state.jungle_wood, 3 * fields),
    ):
        if min(owned) < 0 or sum(owned) + sum(jungle) > most:
            found = sum(owned) + sum(jungle)
            yield f"{kind}_tiles and jungle make {found} {kind} harvest tiles, but the game has {most}."


def _tile_faults(state: State) -> Iterator[str]:
    shown = [tile - 1 for tile in state.row if tile]
    if sorted(shown) != [tile for tile in range(ids.BUILDINGS) if state.tiles[tile] == ids.OPEN]:
        yield "row and the tiles that lie open differ."
    for tile, where in enumerate(state.tiles):
        if where >= ids.OWNED + state.players:
            yield f"seats has no owner of {names.TILES[tile]} in the game."
        if where not in (ids.IN_DECK, ids.GONE) and not is_in_play(state, names.TILES[tile]):
            yield f"modules must name buildings, to which {names.TILES[tile]} belongs."
        if tile < ids.BUILDINGS:
            if where == ids.OPEN and AGES[tile] != state.age:
                yield f"row cannot show {names.TILES[tile]} in age {state.age}."
            if where >= ids.OWNED and AGES[tile] > state.age:
                yield f"buildings of a seat cannot be {names.TILES[tile]} in age {state.age} already."
    monuments = sum(where != ids.IN_DECK for where in state.tiles[ids.FIRST_MONUMENT :])
    allowed = _SETUP["by_player_count"][str(state.players)]["monuments"]
    if monuments > allowed:
        yield f"monuments, open and built, must be up to {allowed}, not {monuments}."
