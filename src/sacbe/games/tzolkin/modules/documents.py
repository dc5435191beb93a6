"""What the modules add to documents: fields of positions and views, and a new guess at the secrets."""

from __future__ import annotations

from typing import Any

from sacbe.core.chance import Stream
from sacbe.core.decisions import stack
from sacbe.core.errors import BadPosition
from sacbe.core.reader import Places, Reader, quoted
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.modules.prophecies import quarters
from sacbe.games.tzolkin.modules.quick_actions import schedule
from sacbe.games.tzolkin.modules.tribes import ixtab
from sacbe.games.tzolkin.state import State

FIELDS = {
    **dict.fromkeys(
        ("tribe", "tribes_dealt", "sale", "went_ahead", "bargained", "skipped", "placed"), "tribes"
    ),
    **dict.fromkeys(("prophecies", "fed"), "prophecies"),
    **dict.fromkeys(("laid_skulls", "renovated"), "buildings"),
    **dict.fromkeys(("quick_tiles", "quick_spaces", "quick_action"), "quick_actions"),
    "this_turn": "tribes, buildings or quick_actions",
}
"""The module that each field comes with."""

MAX_WORKERS: int = names.load("setup")["common"]["workers_max"]
QUICK = ("not_taken", "taken", "reserved")
_IDLE_ON_QUICK_SPACES = names.load("quick_actions")["fewer_players"]["of_these_on_quick_spaces"]
_WEALTH_KEPT = names.load("setup")["common"]["wealth_tiles_kept"]


# Writing.


def write(state: State) -> dict[str, Any]:
    """The fields of the table."""
    fields: dict[str, Any] = {}
    if state.modules & ids.PROPHECIES:
        fields["prophecies"] = [
            names.PROPHECIES[number - 1] if number else None for number in state.prophecies
        ]
    if state.modules & ids.NEW_BUILDINGS:
        fields["laid_skulls"] = state.laid_skulls
    if state.modules & ids.QUICK_ACTIONS:
        fields["quick_tiles"] = [names.QUICK_TILES[tile - 1] if tile else None for tile in state.quick_tiles]
        fields["quick_spaces"] = [_piece(piece) for piece in state.quick_spaces]
    if state.modules:
        fields["this_turn"] = _write_turn(state)
    return fields


def _piece(piece: int) -> int | str | None:
    return "idle" if piece == ids.IDLE else None if piece == ids.NOBODY else piece - 1


def _write_turn(state: State) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if state.modules & ids.TRIBES:
        fields["sale"] = state.sale - 1 if state.sale else None
        fields["went_ahead"] = state.went_ahead == 1
        fields["bargained"] = state.bargained == 1
        fields["skipped"] = names.SPACES[state.skipped - 1] if state.skipped else None
        fields["placed"] = [names.SPACES[space - 1] for space in state.placed_now if space]
    if state.modules & ids.NEW_BUILDINGS:
        fields["renovated"] = names.TILES[state.renovated - 1] if state.renovated else None
    if state.modules & ids.QUICK_ACTIONS:
        fields["quick_action"] = QUICK[state.quick_action]
    return fields


def write_seat(state: State, seat: int) -> dict[str, Any]:
    """The fields of a seat."""
    fields: dict[str, Any] = {}
    if state.modules & ids.TRIBES:
        kept = [
            name for name, where in zip(names.TRIBES, state.tribes, strict=True) if where == ids.OWNED + seat
        ]
        dealt = [
            name for name, where in zip(names.TRIBES, state.tribes, strict=True) if where == ids.DEALT + seat
        ]
        fields["tribe"] = kept[0] if kept else None
        fields["tribes_dealt"] = dealt
    if state.modules & ids.PROPHECIES:
        fields["fed"] = state.fed[seat]
    return fields


# Reading.


def read_quick_spaces(reader: Reader, state: State) -> None:
    """Who stands on the quick spaces; workers there are in play, so this comes before the seats."""
    if not state.modules & ids.QUICK_ACTIONS:
        return
    idle = _IDLE_ON_QUICK_SPACES.get(str(state.players), 0)
    usual: list[Any] = [None] * (ids.QUICK_SPACES - idle) + ["idle"] * idle
    given = reader.entries("quick_spaces") if "quick_spaces" in reader else usual
    if len(given) != ids.QUICK_SPACES:
        raise BadPosition(f"quick_spaces must have {ids.QUICK_SPACES} entries, not {len(given)}.")
    state.quick_spaces = [_read_piece(piece, state.players) for piece in given]


def _read_piece(piece: Any, players: int) -> int:
    if piece is None:
        return ids.NOBODY
    if piece == "idle":
        return ids.IDLE
    if type(piece) is not int or not 0 <= piece < players:
        raise BadPosition(
            f"quick_spaces must hold seats from 0 to {players - 1} or idle, not {quoted(piece)}."
        )
    return piece + 1


def read(reader: Reader, state: State) -> None:
    """All other fields, when the pending frames are on the stack."""
    seats = reader.parts("seats", state.players)
    if state.modules & ids.TRIBES:
        _read_tribes(seats, state)
    if state.modules & ids.PROPHECIES:
        _read_prophecies(reader, state)
        fed = [seat.number("fed", 0, 0, MAX_WORKERS) for seat in seats]
        state.fed = fed + [0] * (ids.SEATS - state.players)
    if state.modules & ids.NEW_BUILDINGS:
        shrine = state.tiles[names.TILES.index("tp_b8")]
        state.laid_skulls = reader.number("laid_skulls", 1 if shrine >= ids.OWNED else 0, 0, 1)
    if state.modules & ids.QUICK_ACTIONS:
        _read_quick_tiles(reader, state)
    if state.modules:
        _read_turn(reader, state)


def _read_tribes(seats: list[Reader], state: State) -> None:
    """A tribe that was kept is shown when all have chosen; a seat may have none."""
    are_shown = ids.OPEN_WEALTH not in [frame[0] for frame in stack(state)]
    places = Places()
    shown = [ids.NO_TRIBE] * ids.SEATS
    for i, seat in enumerate(seats):
        kept = seat.take("tribe", None)
        path, owned = seat.path("tribe"), [kept] if kept is not None else []
        places.claim(path, owned, ids.OWNED + i, names.TRIBES, "tribe")
        places.claim(path, seat.entries("tribes_dealt"), ids.DEALT + i, names.TRIBES, "tribe")
        if kept is not None and are_shown:
            shown[i] = names.TRIBES.index(kept) + 1
    others = ids.GONE if are_shown else ids.IN_DECK
    state.tribes = [places.get(tribe, others) for tribe in names.TRIBES]
    state.tribe = shown


def _read_prophecies(reader: Reader, state: State) -> None:
    given = reader.entries("prophecies")
    known = [prophecy for prophecy in given if prophecy is not None]
    if len(given) > ids.PROPHECIES_DRAWN or len(set(known)) < len(known):
        raise BadPosition(f"prophecies must list up to {ids.PROPHECIES_DRAWN} different ones.")
    for prophecy in known:
        if prophecy not in names.PROPHECIES:
            raise BadPosition(f"prophecies names {quoted(prophecy)}, which is no prophecy.")
    numbers = [names.PROPHECIES.index(prophecy) + 1 if prophecy is not None else 0 for prophecy in given]
    state.prophecies = numbers + [0] * (ids.PROPHECIES_DRAWN - len(numbers))
    state.calamity = quarters.in_force(state)


def _read_quick_tiles(reader: Reader, state: State) -> None:
    """A tile for each slot; a slot left open takes the first tile of its age that is nowhere else."""
    given = reader.entries("quick_tiles")
    given = [*given, *[None] * (ids.QUICK_TILES - len(given))]
    known = [tile for tile in given if tile is not None]
    if len(given) > ids.QUICK_TILES or len(set(known)) < len(known):
        raise BadPosition(f"quick_tiles must list up to {ids.QUICK_TILES} different tiles.")
    first, second = range(ids.QUICK_TILES_OF_AGE_1), range(ids.QUICK_TILES_OF_AGE_1, ids.QUICK_TILES)
    is_laying = _is_laying_out(state)
    tiles = [0] * ids.QUICK_TILES
    for slots, is_laid in ((first, not is_laying or state.food_days > 0), (second, state.food_days > 0)):
        words = [names.QUICK_TILES[tile] for tile in slots]
        left = [word for word in words if word not in known]
        for slot in slots:
            if given[slot] is None and (not is_laid or (is_laying and slots is second)):
                continue
            tile = given[slot] if given[slot] is not None else left.pop(0)
            if tile not in words:
                raise BadPosition(
                    f"quick_tiles[{slot}] is {quoted(tile)}, which is no quick tile of that age."
                )
            tiles[slot] = names.QUICK_TILES.index(tile) + 1
    state.quick_tiles = tiles


def _read_turn(reader: Reader, state: State) -> None:
    turn = reader.part("this_turn")
    if state.modules & ids.TRIBES:
        state.sale = _read_sale(turn, state)
        state.went_ahead = int(turn.flag("went_ahead"))
        state.bargained = int(turn.flag("bargained"))
        skipped = turn.take("skipped", None)
        state.skipped = _space(turn, "skipped", skipped) + 1 if skipped is not None else 0
        placed = [_space(turn, "placed", space) + 1 for space in turn.entries("placed")]
        if len(placed) > len(state.placed_now):
            raise BadPosition(f"{turn.path('placed')} names more workers than a seat has.")
        state.placed_now = placed + [0] * (len(state.placed_now) - len(placed))
    if state.modules & ids.NEW_BUILDINGS:
        renovated = turn.take("renovated", None)
        if renovated not in (None, *names.RENOVATABLE):
            raise BadPosition(f"{turn.path('renovated')} is {quoted(renovated)}, which cannot be renovated.")
        state.renovated = names.TILES.index(renovated) + 1 if renovated is not None else 0
    if state.modules & ids.QUICK_ACTIONS:
        state.quick_action = QUICK.index(turn.choice("quick_action", QUICK))
    turn.finish(FIELDS.get)


def _read_sale(turn: Reader, state: State) -> int:
    """The seat that may still sell; by default Xaman Ek at the start of its turn."""
    asked = [frame[1] for frame in stack(state) if frame[0] == ids.TURN]
    usual = asked[0] if asked and state.tribe[asked[0]] == ids.XAMAN_EK else None
    seat = turn.take("sale", usual)
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.players):
        raise BadPosition(
            f"{turn.path('sale')} must be a seat from 0 to {state.players - 1}, not {quoted(seat)}."
        )
    return 0 if seat is None else seat + 1


def _space(turn: Reader, key: str, space: Any) -> int:
    if space not in names.SPACES:
        raise BadPosition(f"{turn.path(key)} names {quoted(space)}, which is no space of a gear.")
    return names.SPACES.index(space)


# Views.


def view(state: State) -> dict[str, Any]:
    """What follows from the position: the prophecy in force and its worth, the quick action in force."""
    seen: dict[str, Any] = write(state)
    if state.modules & ids.PROPHECIES:
        seen["calamity"] = names.PROPHECIES[state.calamity - 1] if state.calamity else None
        seen["prophecy_worth"] = [
            quarters.score_prophecy(state, seat) if state.calamity else 0 for seat in range(state.players)
        ]
        seen["prophecy_count"] = [
            quarters.counted(state, seat, state.calamity) if state.calamity else 0
            for seat in range(state.players)
        ]
    if state.modules & ids.QUICK_ACTIONS:
        tile = schedule.tile_in_force(state)
        seen["quick_tile"] = names.QUICK_TILES[tile] if tile >= 0 else None
    return seen


def view_seat(state: State, other: int, seat: int | None) -> dict[str, Any]:
    """The fields of a seat that others may know; its tribe is secret until all have chosen."""
    seen = write_seat(state, other)
    if state.modules & ids.TRIBES:
        if other != seat:
            del seen["tribes_dealt"]
        if other != seat and state.tribe[other] == ids.NO_TRIBE:
            del seen["tribe"]
    return seen


def guess(state: State, seat: int | None, stream: Stream) -> None:
    """Deal the tribes again that the seat cannot know; a seat that is asked for its tribe has kept none."""
    if not state.modules & ids.TRIBES or not _tribes_are_secret(state):
        return
    asked = [frame[1] for frame in stack(state) if frame[0] == ids.KEEP_TRIBE]
    state.tribes = [
        ids.DEALT + where - ids.OWNED if where - ids.OWNED in asked else where for where in state.tribes
    ]
    known = () if seat is None else (ids.OWNED + seat, ids.DEALT + seat)
    hidden = [tribe for tribe, where in enumerate(state.tribes) if where not in known]
    # Sorted, so that a guess does not depend on what it replaces.
    places = sorted(state.tribes[tribe] for tribe in hidden)
    tribes = list(state.tribes)
    for tribe, where in zip(hidden, stream.shuffled(places), strict=True):
        tribes[tribe] = where
    state.tribes = tribes
    for other in range(state.players):
        if other != seat and ids.OWNED + other in state.tribes:
            _keep_as_many_as_the_tribe(state, other, stream)


def _tribes_are_secret(state: State) -> bool:
    return any(where >= ids.DEALT for where in state.tribes)


def _keep_as_many_as_the_tribe(state: State, seat: int, stream: Stream) -> None:
    """Let a seat that has chosen keep as many wealth tiles as its guessed tribe may."""
    wealth = list(state.wealth)
    held = [tile for tile, where in enumerate(wealth) if where in (ids.OWNED + seat, ids.DEALT + seat)]
    for tile in held:
        wealth[tile] = ids.DEALT + seat
    for _ in range(ixtab.wealth_kept(state, seat, _WEALTH_KEPT)):
        wealth[held.pop(stream.draw(len(held)))] = ids.OWNED + seat
    state.wealth = wealth


# What must hold.


def _is_laying_out(state: State) -> bool:
    kinds = [frame[0] for frame in stack(state)]
    return ids.LAY_OUT_QUICK_TILES in kinds or ids.REVEAL_QUICK_TILE in kinds


def faults(state: State) -> list[str]:
    """What is impossible about the modules' part of a state, as sentences."""
    found: list[str] = []
    if state.modules & ids.QUICK_ACTIONS:
        idle = state.quick_spaces.count(ids.IDLE)
        allowed = _IDLE_ON_QUICK_SPACES.get(str(state.players), 0)
        if idle != allowed:
            found.append(f"quick_spaces must hold {allowed} idle workers, not {idle}.")
        if state.depth > 0 and schedule.tile_in_force(state) < 0 and not _is_laying_out(state):
            found.append(f"quick_tiles has no tile for day {state.day}.")
    if state.calamity != (quarters.in_force(state) if state.modules & ids.PROPHECIES else ids.NO_CALAMITY):
        found.append("prophecies and food_days make another prophecy be in force.")
    if not 0 <= state.laid_skulls <= 1:
        found.append(f"laid_skulls must be 0 or 1, not {state.laid_skulls}.")
    for seat in range(state.players):
        if state.tribe[seat] and state.tribes[state.tribe[seat] - 1] != ids.OWNED + seat:
            found.append(f"seats[{seat}].tribe is one that it does not have.")
    return found
