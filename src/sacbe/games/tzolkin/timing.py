"""What fits the moment: food days held, who may stand where, and what belongs to set-up alone."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.decisions import stack
from sacbe.games.tzolkin import extensions, hooks, ids, invariants, moment, names
from sacbe.games.tzolkin.rules import holdings, setup
from sacbe.games.tzolkin.state import State

_COMMON = names.load("setup")["common"]
WEALTH_DEALT: int = _COMMON["wealth_tiles_dealt"]
WEALTH_KEPT: int = _COMMON["wealth_tiles_kept"]
WORKERS_START: int = _COMMON["workers_start"]

LOSING = (ids.FROM_EARLIER, ids.FROM_TEMPLES, ids.FROM_HUNGER, ids.FROM_PROPHECIES)
"""Sources by which points can be lost."""

AT_THE_END = (ids.FROM_CORN, ids.FROM_SKULLS, ids.FROM_MONUMENTS)

UNTOUCHED_IN_SET_UP = {
    "tooth_corn": "tooth_corn",
    "sacred": "chichen_itza_skulls",
    "jungle_corn": "jungle",
    "jungle_wood": "jungle",
    "corn": "corn",
    "blocks": "wood, stone and gold",
    "skulls": "skulls",
    "temples": "temples",
    "dark": "board",
    "corn_tiles": "corn_tiles",
    "wood_tiles": "wood_tiles",
    "points": "points",
}
"""What nobody has before wealth tiles are opened, and what documents call it; levels are for studies."""


def faults(state: State) -> Iterator[str]:
    """What does not fit the moment that the pending frames show, as sentences."""
    yield from _calendar_faults(state)
    yield from _tooth_corn_faults(state)
    yield from _worker_faults(state)
    yield from _set_up_faults(state)
    yield from _wealth_faults(state)
    yield from _point_faults(state)


def _calendar_faults(state: State) -> Iterator[str]:
    """A food day is held at the end of its round, or of the next if two days passed over it (TZ-1, TZ-53)."""
    pending = moment.kinds(state)
    if not pending:
        least = most = ids.FOOD_DAYS
    elif pending in ([ids.CALENDAR], [ids.CHOOSE_DAYS], [ids.FINAL_SCORING]):
        least = most = sum(day <= state.day for day in invariants.CALENDAR)
    else:
        least = sum(day < state.day - 1 for day in invariants.CALENDAR)
        most = min(sum(day < state.day for day in invariants.CALENDAR), ids.FOOD_DAYS - 1)
    if not least <= state.food_days <= most:
        wanted = f"{most}" if least == most else f"{least} or {most}"
        yield f"food_days must be {wanted} on day {state.day} with what is pending, not {state.food_days}."
    has_changed = state.food_days > 1 or (
        state.food_days == 1 and moment.is_fed(state) and ids.AGE_CHANGE not in pending
    )
    if state.age != 1 + has_changed:
        yield f"age must be {1 + has_changed} after {state.food_days} food days, not {state.age}."


def _tooth_corn_faults(state: State) -> Iterator[str]:
    """The seat on the starting player space has taken it all before it chooses the days (TZ-47, TZ-50)."""
    if state.tooth_corn and ids.CHOOSE_DAYS in moment.kinds(state):
        yield f"tooth_corn must be 0 when days are chosen, not {state.tooth_corn}."


def _worker_faults(state: State) -> Iterator[str]:
    """A seat never loses a worker; one is on the starting player space until the calendar step (TZ-47)."""
    for seat in range(state.players):
        least = hooks.workers_at_start(state, seat, WORKERS_START)
        if state.workers[seat] < least:
            yield (
                f"seats[{seat}].workers_in_hand must make {least} to {invariants.MAX_WORKERS} workers "
                f"with those on the table, not {state.workers[seat]}."
            )
    seat = state.starting_player_space - 1
    if seat >= 0 and not moment.may_stand(state, seat):
        yield f"starting_player_space cannot hold seat {seat} now: it has placed nobody in this round."


def _set_up_faults(state: State) -> Iterator[str]:
    if moment.is_before_first_turn(state) and (state.day, state.food_days) != (1, 0):
        yield f"pending holds set-up, which is over on day {state.day}."
    if not moment.is_set_up(state):
        return
    asked = [seat for kind, seat, _, _ in stack(state) if kind in (ids.KEEP_WEALTH, ids.KEEP_TRIBE)]
    if len(set(asked)) < len(asked):
        yield "pending asks a seat twice in set-up."
    for seat in range(state.players):
        if state.hand[seat] != WORKERS_START or state.workers[seat] != WORKERS_START:
            yield f"seats[{seat}].workers_in_hand must be {WORKERS_START} in set-up, nobody out."
    laid_out = State(state.players)
    setup.lay_out(laid_out)
    for field, said in UNTOUCHED_IN_SET_UP.items():
        if getattr(state, field) != getattr(laid_out, field):
            yield f"{said} must be as at the beginning in set-up, when nobody has received anything."
    if any(where >= ids.OWNED for where in state.tiles):
        yield "seats must have empty buildings and monuments in set-up."


def _point_faults(state: State) -> Iterator[str]:
    """What is left is scored at the end, and only some sources take points away (TZ-56, TZ-60, TZ-64)."""
    for seat in range(state.players):
        for source, name in enumerate(names.SOURCES):
            points = state.points[seat * ids.SOURCES + source] / ids.QUARTERS
            path = f"seats[{seat}].points.{name}"
            if points and source in AT_THE_END and state.depth > 0:
                yield f"{path} must be 0 before the end of the game, not {points:g}."
            if points and source == ids.FROM_PROPHECIES and not extensions.has_prophecies(state):
                yield f"{path} must be 0 without the module prophecies, not {points:g}."
            if points < 0 and source not in LOSING and not _may_cost(state, seat, source):
                yield f"{path} must be 0 or more, not {points:g}."
            if points > 0 and source == ids.FROM_HUNGER:
                yield f"{path} must be 0 or less, not {points:g}."


def _may_cost(state: State, seat: int, source: int) -> bool:
    """Has the seat the monument that scores its steps, also those below zero (TZ-66)?"""
    steps = ids.FIRST_MONUMENT + ids.M_TEMPLE_STEPS
    return source == ids.FROM_MONUMENTS and holdings.owns(state, seat, steps)


def _wealth_faults(state: State) -> Iterator[str]:
    """Every seat keeps a few of those dealt to it; the others go back (TZ-68)."""
    for seat in range(state.players):
        kept, dealt = (state.wealth.count(place + seat) for place in (ids.OWNED, ids.DEALT))
        most = hooks.wealth_kept(state, seat, WEALTH_KEPT)
        if kept > most:
            yield f"seats[{seat}].wealth must hold up to {most} tiles, not {kept}."
        if dealt and not moment.is_set_up(state):
            yield f"seats[{seat}].wealth_dealt must be empty after set-up."
        if kept + dealt > WEALTH_DEALT:
            most = WEALTH_DEALT - kept
            yield f"seats[{seat}].wealth_dealt must hold up to {most} tiles, not {dealt}."
        yield from dealing_faults(
            state, (kept, dealt), WEALTH_DEALT, ids.DEAL_WEALTH, f"seats[{seat}].wealth"
        )


def dealing_faults(state: State, hand: tuple[int, int], each: int, dealing: int, field: str) -> Iterator[str]:
    """Before anyone is asked nothing dealt is kept, and once all is dealt every seat has its own."""
    pending = moment.kinds(state)
    if ids.ASK_WEALTH in pending:
        if hand[0]:
            yield f"{field} must be empty before anyone is asked."
        if dealing not in pending and hand[1] != each:
            yield f"{field}_dealt must hold {each} tiles when all are dealt, not {hand[1]}."
