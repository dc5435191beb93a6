"""Tables: setting one up, taking seats there and leaving them, filling it, and taking it away again."""

from __future__ import annotations

import datetime
import secrets
import time
from contextlib import suppress

from sacbe.bots.levels import BOTS, DEFAULT, LEVELS
from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.server import allowance, clocks
from sacbe.server.errors import NotAllowed, Refused, Stale
from sacbe.server.hall import Change, Hall
from sacbe.server.live import LiveTable
from sacbe.server.messages import Join, NewTable
from sacbe.server.models import Seat, Table, User
from sacbe.server.names import clean
from sacbe.server.store import OPEN

TITLE_LENGTH = 60


async def create(hall: Hall, owner: User, wanted: NewTable) -> Table:
    """Set up a table; it begins at once if nobody is waited for."""
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
    async with hall.setting_up:
        await allowance.check_tables(hall.store, owner)
        if all(seat.kind == "bot" for seat in seats):
            await allowance.check_bots_alone(hall.store, owner)
        async with hall.store.sessions() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            await session.commit()
        await start_if_full(hall, table.id)
    return table


def _check_bot(level: str) -> None:
    if level not in BOTS:
        raise Refused(f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}.")


def is_full(seats: list[Seat]) -> bool:
    """Does somebody sit on every seat?"""
    return all(seat.kind == "bot" or seat.user_id is not None for seat in seats)


async def start_if_full(hall: Hall, table_id: str) -> None:
    """Begin the game when nobody is waited for any more."""
    room = await hall.room(table_id)

    def plan(live: LiveTable) -> Change:
        if live.session is not None or not is_full(room.seats):
            raise Refused("The game has begun already, or a seat is free again.")
        return Change("start", None, None, live.plan_start())

    if room.live.session is None and is_full(room.seats):
        # Of several who fill a table at the same time, one begins the game.
        with suppress(Refused):
            await hall.change(table_id, plan)


async def join(hall: Hall, user: User, table_id: str, wanted: Join) -> int:
    """Take a seat; the number of the seat."""
    table = await hall.store.table(table_id)
    room = await hall.room(table_id)

    def plan(live: LiveTable) -> Change:
        if live.session is not None:
            raise NotAllowed("The game has begun; its seats are taken.")
        free = [
            seat.number
            for seat in room.seats
            if _is_free(seat, wanted) and _is_invited(table, seat, user, wanted.invite)
        ]
        if seat_of(room.seats, user) is not None or not free:
            raise NotAllowed("There is no free seat for you at this table.")
        return Change("join", free[0], user.id, {"name": user.name}, {"user_id": user.id})

    try:
        await hall.change(table_id, plan)
    except NotAllowed:
        # Who sits here already keeps the seat.
        if seat_of(room.seats, user) is None:
            raise
    await start_if_full(hall, table_id)
    return _own_seat(room.seats, user).number


def _is_free(seat: Seat, wanted: Join) -> bool:
    """Does the seat wait for a person, and is it the one asked for?"""
    return seat.kind != "bot" and seat.user_id is None and wanted.seat in (None, seat.number)


def _is_invited(table: Table, seat: Seat, user: User, invite: str | None) -> bool:
    """May a person take a seat: by its invitation or the table's, or because it is open to everyone?"""
    if invite:
        return any(
            secrets.compare_digest(invite.encode(), known.encode())
            for known in (seat.invite, table.invite)
            if known
        )
    return seat.invite is None and (table.is_open or table.owner_id == user.id)


async def fill(hall: Hall, user: User, table_id: str, level: str) -> None:
    """Let bots take the seats that are free, and begin."""
    _check_bot(level)
    await _check_owner(hall, user, table_id)
    room = await hall.room(table_id)

    def plan(live: LiveTable) -> Change:
        free = [seat.number for seat in room.seats if seat.kind != "bot" and seat.user_id is None]
        if live.session is not None or not free:
            raise Stale("No seat is free.")
        return Change("fill", free[0], user.id, {"bot": level}, {"kind": "bot", "bot": level, "invite": None})

    async with hall.setting_up:
        if all(seat.bot or seat.user_id is None for seat in room.seats):
            await allowance.check_bots_alone(hall.store, user)
        with suppress(Stale):
            while True:
                await hall.change(table_id, plan)
        await start_if_full(hall, table_id)


async def remove(hall: Hall, user: User, table_id: str) -> None:
    """Take a table away that has not begun."""
    await _check_owner(hall, user, table_id)
    if not await hall.store.remove(table_id):
        raise NotAllowed("The game has begun; its table stays.")
    hall.forget(table_id)


async def _check_owner(hall: Hall, user: User, table_id: str) -> None:
    table = await hall.store.table(table_id)
    if table.owner_id != user.id:
        raise NotAllowed("Only the owner of the table may do this.")


async def leave(hall: Hall, user: User, table_id: str) -> None:
    """Leave a seat: before the game it is free again, in the game a bot plays on until its player returns."""
    room = await hall.room(table_id)

    def plan(live: LiveTable) -> Change:
        seat = _own_seat(room.seats, user)
        if seat.bot is not None:
            raise Stale("A bot plays on for you already.")
        bot = DEFAULT if live.session is not None else None
        return Change("leave", seat.number, user.id, {"bot": bot}, {"bot": bot} if bot else {"user_id": None})

    with suppress(Stale):
        await hall.change(table_id, plan)


async def come_back(hall: Hall, user: User, table_id: str) -> None:
    """Take one's seat back from the bot that played on."""
    room = await hall.room(table_id)

    def plan(live: LiveTable) -> Change:
        seat = _own_seat(room.seats, user)
        if seat.has_forfeited:
            raise NotAllowed(clocks.FORFEITED)
        if seat.bot is None:
            raise Stale("No bot plays for you.")
        return Change("return", seat.number, user.id, {}, {"bot": None})

    with suppress(Stale):
        await hall.change(table_id, plan)


def _own_seat(seats: list[Seat], user: User) -> Seat:
    number = seat_of(seats, user)
    if number is None:
        raise NotAllowed("You have no seat at this table.")
    return seats[number]


def seat_of(seats: list[Seat], who: User | str | None) -> int | None:
    """The seat of a person, or of the id of one, at a table."""
    user_id = who.id if isinstance(who, User) else who
    return next((seat.number for seat in seats if user_id is not None and seat.user_id == user_id), None)
