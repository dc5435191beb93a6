"""The HTTP API: everything that can be done, without a WebSocket too (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from sacbe.core import record, registry
from sacbe.core.errors import SacbeError
from sacbe.server import doors, tables, told
from sacbe.server.access import known, who
from sacbe.server.errors import Refused
from sacbe.server.hall import Hall
from sacbe.server.messages import (
    Answer,
    Chat,
    Credentials,
    Document,
    Join,
    NewGuest,
    NewTable,
    NewToken,
    Play,
    Rewind,
    Undo,
)
from sacbe.server.models import User
from sacbe.server.people import COOKIE, People

YEAR = 365 * 24 * 3600
Json = dict[str, Any]


def _person(user: User) -> Json:
    return {"id": user.id, "name": user.name, "login": user.login}


def _signed_in(user: User, people: People, secure: bool) -> Response[Json]:
    cookie = Cookie(
        COOKIE, value=people.cookie_for(user), httponly=True, samesite="lax", max_age=YEAR, secure=secure
    )
    return Response(_person(user), cookies=[cookie])


class PeopleApi(Controller):
    """Guests, accounts, tokens."""

    path = "/api"
    tags = ["people"]

    @post("/guests", summary="Become a guest")
    async def make_guest(
        self, data: NewGuest, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Response[Json]:
        hall.limits.count_address("guests", request)
        return _signed_in(await people.make_guest(data.name), people, request.url.scheme == "https")

    @post("/accounts", summary="Give the guest who asks a login and a password")
    async def take_account(
        self, data: Credentials, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        hall.limits.count_address("sign-ins", request)
        user = await known(request, people)
        return _person(await people.take_account(user, data.login, data.password))

    @post("/sessions", summary="Sign in")
    async def sign_in(
        self, data: Credentials, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Response[Json]:
        hall.limits.count_address("sign-ins", request)
        user = await people.sign_in(data.login, data.password)
        return _signed_in(user, people, request.url.scheme == "https")

    @delete("/sessions", summary="Sign out", status_code=200)
    async def sign_out(self) -> Response[Json]:
        return Response({}, cookies=[Cookie(COOKIE, value="", max_age=0)])

    @get("/me", summary="Who am I?")
    async def me(self, request: Request[Any, Any, Any], people: People) -> Json:
        return _person(await known(request, people))

    @post("/tokens", summary="A token for a program; it is shown once")
    async def make_token(self, data: NewToken, request: Request[Any, Any, Any], people: People) -> Json:
        return {"token": await people.make_token(await known(request, people), data.label)}


class GamesApi(Controller):
    """What can be played."""

    path = "/api"
    tags = ["games"]

    @get("/games", summary="The games, with players and modules")
    async def games(self) -> list[Json]:
        return [
            {
                "name": name,
                "players": [registry.get(name).min_players, registry.get(name).max_players],
                "modules": list(registry.get(name).modules),
                "rules": registry.get(name).rules_version,
            }
            for name in registry.names()
        ]

    @post("/positions", summary="Check a position, and see it with what may be played there", status_code=200)
    async def position(self, data: Document) -> Json:
        try:
            game = registry.get(data.game)
            state = game.from_position(data.position)
        except SacbeError as error:
            raise Refused(str(error)) from None
        return {
            "position": game.position(state),
            "to_act": game.to_act(state),
            "legal": [game.text(action) for action in game.legal(state)],
        }


class TablesApi(Controller):
    """Tables, and play at them."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", summary="Tables: open, playing, over, or mine")
    async def find(
        self,
        request: Request[Any, Any, Any],
        people: People,
        hall: Hall,
        which: Annotated[str, Parameter(pattern="^(open|playing|over|mine)$")] = "open",
    ) -> list[Json]:
        user = await who(request, people)
        found = await tables.find(hall, user, which)
        return [await _described(hall, table.id, user) for table in found]

    @post("/", summary="Set up a table")
    async def create(
        self, data: NewTable, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        user = await known(request, people)
        hall.limits.count("tables", user.id)
        table = await tables.create(hall, user, data)
        return await _described(hall, table.id, user)

    @get("/{table_id:str}", summary="A table")
    async def show(self, table_id: str, request: Request[Any, Any, Any], people: People, hall: Hall) -> Json:
        return await _described(hall, table_id, await who(request, people))

    @post("/{table_id:str}/join", summary="Take a seat", status_code=200)
    async def join(
        self, table_id: str, data: Join, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        user = await known(request, people)
        hall.limits.count("joins", user.id)
        return {"seat": await tables.join(hall, user, table_id, data)}

    @post("/{table_id:str}/leave", summary="Leave the seat; in a game a bot plays on", status_code=200)
    async def leave(self, table_id: str, request: Request[Any, Any, Any], people: People, hall: Hall) -> Json:
        await tables.leave(hall, await known(request, people), table_id)
        return {}

    @post("/{table_id:str}/return", summary="Take the seat back from the bot", status_code=200)
    async def come_back(
        self, table_id: str, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        await tables.come_back(hall, await known(request, people), table_id)
        return {}

    @get("/{table_id:str}/state", summary="The table as my seat sees it, with my choices")
    async def state(self, table_id: str, request: Request[Any, Any, Any], people: People, hall: Hall) -> Json:
        room = await hall.room(table_id)
        return told.table(room, tables.seat_of(room.seats, await who(request, people)))

    @get("/{table_id:str}/entries", summary="What happened behind a number")
    async def entries(
        self, table_id: str, request: Request[Any, Any, Any], people: People, hall: Hall, after: int = 0
    ) -> list[Json]:
        room = await hall.room(table_id)
        seat = tables.seat_of(room.seats, await who(request, people))
        await hall.remember(room, after)
        return [told.entry(room.live, entry, seat) for entry in room.live.entries if entry.seq > after]

    @post("/{table_id:str}/play", summary="Answer the decision that stands", status_code=200)
    async def play(
        self, table_id: str, data: Play, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        return await doors.play(hall, await known(request, people), table_id, data)

    @post("/{table_id:str}/undo", summary="Take back an action or the turn", status_code=200)
    async def undo(
        self, table_id: str, data: Undo, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        return await doors.undo(hall, await known(request, people), table_id, data)

    @post("/{table_id:str}/rewind", summary="Ask the others to go back across turns", status_code=200)
    async def rewind(
        self, table_id: str, data: Rewind, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        return await doors.ask_rewind(hall, await known(request, people), table_id, data.moves)

    @post("/{table_id:str}/rewind/answer", summary="Agree to going back, or refuse", status_code=200)
    async def answer(
        self, table_id: str, data: Answer, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        return await doors.answer_rewind(hall, await known(request, people), table_id, data.agree)

    @post("/{table_id:str}/chat", summary="Say something", status_code=200)
    async def chat(
        self, table_id: str, data: Chat, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        return await doors.chat(hall, await known(request, people), table_id, data.text)

    @get("/{table_id:str}/explain", summary="Why is an action not legal?")
    async def explain(
        self, table_id: str, action: str, request: Request[Any, Any, Any], people: People, hall: Hall
    ) -> Json:
        return await doors.explain(hall, await who(request, people), table_id, action)

    @get("/{table_id:str}/record", summary="The record of a game that is over", media_type="text/plain")
    async def record(self, table_id: str, hall: Hall) -> str:
        room = await hall.room(table_id)
        if not room.live.is_over:
            raise Refused("The record is shown when the game is over.")
        return record.write(room.live.game, room.live.playing().record)


async def _described(hall: Hall, table_id: str, user: User | None) -> Json:
    table = await hall.store.table(table_id)
    seats = await hall.store.seats(table_id)
    names = await hall.store.names([table.owner_id, *(seat.user_id for seat in seats if seat.user_id)])
    return tables.describe(table, seats, names, user)
