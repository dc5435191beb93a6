"""Tables: setting one up, taking and leaving seats, and finding them."""

from __future__ import annotations

import datetime
import secrets
import time
from typing import Any

from sqlalchemy import select

from sacbe.core import registry
from sacbe.core.errors import SacbeError
from sacbe.server.bots import LEVELS
from sacbe.server.errors import NotAllowed, Refused
from sacbe.server.hall import OPEN, Change, Hall
from sacbe.server.live import LiveTable
from sacbe.server.messages import Join, NewTable
from sacbe.server.models import Seat, Table, User
from sacbe.server.people import clean

TITLE_LENGTH = 60
LISTED = 100


async def create(hall: Hall, owner: User, wanted: NewTable) -> Table:
    """Set up a table; it begins at once if nobody is waited for."""
    game = registry.get(wanted.game)
    try:
        if wanted.position is not None:
            start = game.from_position(wanted.position)
            players, modules = start.players, tuple(wanted.position.get("modules", ()))
        else:
            players, modules = len(wanted.seats), tuple(wanted.modules)
            game.check_options(players, modules)
    except SacbeError as error:
        raise Refused(str(error)) from None
    if len(wanted.seats) != players:
        raise Refused(f"{len(wanted.seats)} seats are described, but {players} play.")
    for seat in wanted.seats:
        if seat.kind == "bot" and seat.bot not in LEVELS:
            raise Refused(f"There is no bot {seat.bot!r}; the bots are: {', '.join(LEVELS)}.")
    table = Table(
        id=secrets.token_hex(6),
        owner_id=owner.id,
        title=clean(wanted.title or f"{owner.name}: {game.name}", TITLE_LENGTH, "title"),
        game=game.name,
        players=players,
        modules=sorted(modules, key=game.modules.index),
        options={"date": datetime.date.today().isoformat(), "position": wanted.position},
        is_open=wanted.is_open,
        state=OPEN,
        created=time.time(),
    )
    async with hall.store.sessions() as session:
        session.add(table)
        await session.flush()
        for number, seat in enumerate(wanted.seats):
            session.add(
                Seat(
                    table_id=table.id,
                    number=number,
                    kind="bot" if seat.kind == "bot" else "link" if seat.kind == "link" else "person",
                    user_id=owner.id if seat.kind == "me" else None,
                    bot=seat.bot if seat.kind == "bot" else None,
                    invite=secrets.token_hex(8) if seat.kind == "link" else None,
                )
            )
        await session.commit()
    await start_if_full(hall, table.id)
    return table


def is_full(seats: list[Seat]) -> bool:
    """Does somebody sit on every seat?"""
    return all(seat.kind == "bot" or seat.user_id is not None for seat in seats)


async def start_if_full(hall: Hall, table_id: str) -> None:
    """Begin the game when nobody is waited for any more."""
    room = await hall.room(table_id)
    if room.live.session is None and is_full(room.seats):
        room.live.header = await hall.header(table_id)
        await hall.change(table_id, _start)


def _start(live: LiveTable) -> Change:
    if live.session is not None:
        raise Refused("The game has begun already.")
    return Change("start", None, None, live.plan_start())


async def join(hall: Hall, user: User, table_id: str, wanted: Join) -> int:
    """Take a seat; the number of the seat."""
    room = await hall.room(table_id)
    mine = seat_of(room.seats, user)
    if mine is not None:
        return mine
    if room.live.session is not None:
        raise NotAllowed("The game has begun; its seats are taken.")
    async with hall.store.sessions() as session:
        query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.number).with_for_update()
        for seat in await session.scalars(query):
            if _may_take(seat, wanted):
                seat.user_id = user.id
                await session.commit()
                break
        else:
            raise NotAllowed("There is no free seat for you at this table.")
    number = seat.number
    await hall.change(table_id, lambda live: Change("join", number, user.id, {"name": user.name}))
    room.seats = await hall.store.seats(table_id)
    await start_if_full(hall, table_id)
    return number


def _may_take(seat: Seat, wanted: Join) -> bool:
    """Is the seat free, the one asked for, and open or invited to?"""
    if seat.kind == "bot" or seat.user_id is not None or wanted.seat not in (None, seat.number):
        return False
    return seat.invite is None or secrets.compare_digest(seat.invite, wanted.invite or "")


async def leave(hall: Hall, user: User, table_id: str) -> None:
    """Leave a seat: before the game it is free again, in the game a bot plays on until its player returns."""
    room = await hall.room(table_id)
    seat = seat_of(room.seats, user)
    if seat is None:
        raise NotAllowed("You have no seat at this table.")
    begun = room.live.session is not None
    async with hall.store.sessions() as session:
        stored = await session.get_one(Seat, (table_id, seat))
        if begun:
            stored.bot = LEVELS[0]
        else:
            stored.user_id = None
        await session.commit()
    await hall.change(
        table_id, lambda live: Change("leave", seat, user.id, {"bot": LEVELS[0] if begun else None})
    )
    room.seats = await hall.store.seats(table_id)


async def come_back(hall: Hall, user: User, table_id: str) -> None:
    """Take one's seat back from the bot that played on."""
    room = await hall.room(table_id)
    seat = seat_of(room.seats, user)
    if seat is None:
        raise NotAllowed("You have no seat at this table.")
    if room.seats[seat].bot is None:
        return
    async with hall.store.sessions() as session:
        stored = await session.get_one(Seat, (table_id, seat))
        stored.bot = None
        await session.commit()
    await hall.change(table_id, lambda live: Change("return", seat, user.id, {}))
    room.seats = await hall.store.seats(table_id)


def seat_of(seats: list[Seat], user: User | None) -> int | None:
    """The seat of a person at a table."""
    return next((seat.number for seat in seats if user is not None and seat.user_id == user.id), None)


async def find(hall: Hall, user: User | None, which: str) -> list[Table]:
    """Open tables, those being played, or one's own; the newest first."""
    query = select(Table).order_by(Table.created.desc()).limit(LISTED)
    if which == "mine":
        if user is None:
            return []
        seated = select(Seat.table_id).where(Seat.user_id == user.id)
        query = query.where((Table.owner_id == user.id) | Table.id.in_(seated))
    else:
        query = query.where(Table.state == which, Table.is_open)
    async with hall.store.sessions() as session:
        return list(await session.scalars(query))


def describe(table: Table, seats: list[Seat], names: dict[str, str], user: User | None) -> dict[str, Any]:
    """A table as everyone may see it; the links of seats are for its owner."""
    is_owner = user is not None and user.id == table.owner_id
    return {
        "id": table.id,
        "title": table.title,
        "game": table.game,
        "players": table.players,
        "modules": table.modules,
        "state": table.state,
        "is_open": table.is_open,
        "owner": names.get(table.owner_id),
        "seats": [
            {
                "number": seat.number,
                "kind": seat.kind,
                "name": names.get(seat.user_id or "") if seat.user_id else seat.bot,
                "bot": seat.bot,
                "is_me": user is not None and seat.user_id == user.id,
                **({"invite": seat.invite} if is_owner and seat.invite else {}),
            }
            for seat in seats
        ],
    }
