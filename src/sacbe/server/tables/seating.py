"""Who sits where: setting a table up, joining, leaving, returning, filling it with bots, removing it."""

from __future__ import annotations

import datetime
import secrets
import time
from contextlib import suppress

from sacbe.bots.levels import BOTS, DEFAULT, LEVELS
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.server.errors import NotAllowed, Refused, Stale
from sacbe.server.protocol.requests import Join, NewTable
from sacbe.server.storage.models import Seat, Table, User
from sacbe.server.storage.names import clean
from sacbe.server.storage.store import OPEN
from sacbe.server.tables import allowance, clocks
from sacbe.server.tables.game import Change
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables

TITLE_LENGTH = 60


async def create(tables: LiveTables, owner: User, wanted: NewTable) -> Table:
    """Set up a table; it begins at once if every seat is taken."""
    try:
        game = registry.get(wanted.game)
        if wanted.position is not None:
            start = game.from_position(wanted.position)
            players, modules = start.players, tuple(wanted.position.get("modules", ()))
        else:
            players, modules = len(wanted.seats), tuple(wanted.modules)
            if len(set(modules)) < len(modules):
                raise Refused("A module is named twice.")
            game.check_options(players, modules)
    except SacbeError as error:
        raise Refused(str(error)) from None
    if len(wanted.seats) != players:
        raise Refused(f"{len(wanted.seats)} seats are described, but {players} play.")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("One person has one seat at a table.")
    for seat in wanted.seats:
        if seat.kind == "bot":
            _check_bot(seat.bot)
    table = Table(
        id=secrets.token_hex(6),
        owner_id=owner.id,
        title=clean(wanted.title or f"{owner.name}: {game.name}", TITLE_LENGTH, "title"),
        game=game.name,
        players=players,
        modules=sorted(modules, key=game.modules.index),
        options={
            "date": datetime.date.today().isoformat(),
            "position": wanted.position,
            "clock": clocks.options(wanted.clock) if wanted.clock is not None else None,
        },
        is_open=wanted.is_open,
        state=OPEN,
        created=time.time(),
        invite=secrets.token_hex(8),
    )
    seats = [
        Seat(
            table_id=table.id,
            number=number,
            kind="bot" if seat.kind == "bot" else "link" if seat.kind == "link" else "person",
            user_id=owner.id if seat.kind == "me" else None,
            bot=seat.bot if seat.kind == "bot" else None,
            invite=secrets.token_hex(8) if seat.kind == "link" else None,
        )
        for number, seat in enumerate(wanted.seats)
    ]
    # One after the other, so that nobody has more than is allowed by asking several times at once.
    async with tables.setting_up:
        await allowance.check_tables(tables.store, owner)
        if all(seat.kind == "bot" for seat in seats):
            await allowance.check_bots_alone(tables.store, owner)
        async with tables.store.db_sessions() as db:
            db.add(table)
            await db.flush()
            db.add_all(seats)
            await db.commit()
        await start_if_full(tables, table.id)
    return table


def _check_bot(level: str) -> None:
    if level not in BOTS:
        raise Refused(f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}.")


def is_full(seats: list[Seat]) -> bool:
    """Does somebody sit on every seat?"""
    return all(seat.kind == "bot" or seat.user_id is not None for seat in seats)


async def start_if_full(tables: LiveTables, table_id: str) -> None:
    """Begin the game when every seat is taken."""
    found = await tables.get(table_id)

    def plan(table: LiveTable) -> Change:
        if table.session is not None or not is_full(table.seats):
            raise Refused("The game has begun already, or a seat is free again.")
        return table.plan_start()

    if found.session is None and is_full(found.seats):
        # Of several who fill a table at the same time, one begins the game.
        with suppress(Refused):
            await tables.change(table_id, plan)


async def join(tables: LiveTables, user: User, table_id: str, wanted: Join) -> int:
    """Take a seat; the number of the seat."""
    stored = await tables.store.table(table_id)

    def plan(table: LiveTable) -> Change:
        if table.session is not None:
            raise NotAllowed("The game has begun; its seats are taken.")
        free = [
            seat.number
            for seat in table.seats
            if _is_free(seat, wanted) and _is_invited(stored, seat, user, wanted.invite)
        ]
        if seat_of(table.seats, user) is not None or not free:
            raise NotAllowed("There is no free seat for you at this table.")
        return Change("join", free[0], user.id, {"name": user.name}, seating={"user_id": user.id})

    try:
        await tables.change(table_id, plan)
    except NotAllowed:
        # A user who sits here already keeps the seat.
        if seat_of((await tables.get(table_id)).seats, user) is None:
            raise
    await start_if_full(tables, table_id)
    return _own_seat((await tables.get(table_id)).seats, user).number


def _is_free(seat: Seat, wanted: Join) -> bool:
    """Does the seat wait for a player, and is it the one asked for?"""
    return seat.kind != "bot" and seat.user_id is None and wanted.seat in (None, seat.number)


def _is_invited(table: Table, seat: Seat, user: User, invite: str | None) -> bool:
    """May a user take a seat: by its invitation or the table's, or because it is open to everyone?"""
    if invite:
        return any(
            secrets.compare_digest(invite.encode(), known.encode())
            for known in (seat.invite, table.invite)
            if known
        )
    return seat.invite is None and (table.is_open or table.owner_id == user.id)


async def fill(tables: LiveTables, user: User, table_id: str, level: str) -> None:
    """Let bots take the seats that are free, and begin."""
    _check_bot(level)
    await _check_owner(tables, user, table_id)
    seats = (await tables.get(table_id)).seats

    def plan(table: LiveTable) -> Change:
        free = [seat.number for seat in table.seats if seat.kind != "bot" and seat.user_id is None]
        if table.session is not None or not free:
            raise Stale("No seat is free.")
        seating = {"kind": "bot", "bot": level, "invite": None}
        return Change("fill", free[0], user.id, {"bot": level}, seating=seating)

    async with tables.setting_up:
        if all(seat.bot or seat.user_id is None for seat in seats):
            await allowance.check_bots_alone(tables.store, user)
        with suppress(Stale):
            while True:
                await tables.change(table_id, plan)
        await start_if_full(tables, table_id)


async def remove(tables: LiveTables, user: User, table_id: str) -> None:
    """Remove a table that has not begun, or where nobody else sits; its result goes with it."""
    await _check_owner(tables, user, table_id)
    if not await tables.store.remove(table_id, user.id):
        raise NotAllowed("Others play at this table; it stays.")
    tables.close(table_id)


async def _check_owner(tables: LiveTables, user: User, table_id: str) -> None:
    table = await tables.store.table(table_id)
    if table.owner_id != user.id:
        raise NotAllowed("Only the owner of the table may do this.")


async def leave(tables: LiveTables, user: User, table_id: str) -> None:
    """Leave a seat: before the game it is free again, in the game a bot plays on until its player returns."""

    def plan(table: LiveTable) -> Change:
        seat = _own_seat(table.seats, user)
        if seat.bot is not None:
            raise Stale("A bot plays on for you already.")
        bot = DEFAULT if table.session is not None else None
        seating = {"bot": bot} if bot else {"user_id": None}
        return Change("leave", seat.number, user.id, {"bot": bot}, seating=seating)

    with suppress(Stale):
        await tables.change(table_id, plan)


async def come_back(tables: LiveTables, user: User, table_id: str) -> None:
    """Take one's seat back from the bot that played on."""

    def plan(table: LiveTable) -> Change:
        seat = _own_seat(table.seats, user)
        if seat.has_forfeited:
            raise NotAllowed(clocks.FORFEITED)
        if seat.bot is None:
            raise Stale("No bot plays for you.")
        return Change("return", seat.number, user.id, {}, seating={"bot": None})

    with suppress(Stale):
        await tables.change(table_id, plan)


def _own_seat(seats: list[Seat], user: User) -> Seat:
    number = seat_of(seats, user)
    if number is None:
        raise NotAllowed("You have no seat at this table.")
    return seats[number]


def seat_of(seats: list[Seat], who: User | str | None) -> int | None:
    """The seat of a user, or of a user's id, at a table."""
    user_id = who.id if isinstance(who, User) else who
    return next((seat.number for seat in seats if user_id is not None and seat.user_id == user_id), None)
