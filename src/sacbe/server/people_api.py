"""The routes about people: guests, accounts, tokens (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from sacbe.server.access import Asking, Person, TheHall, ThePeople, Visitor, find_person
from sacbe.server.messages import Credentials, NewGuest, NewName, NewToken
from sacbe.server.models import User
from sacbe.server.people import COOKIE, People

YEAR = 365 * 24 * 3600
Json = dict[str, Any]


def _told(user: User) -> Json:
    return {"id": user.id, "name": user.name, "login": user.login}


def _signed_in(user: User, people: People, request: Asking) -> Response[Json]:
    secure = request.url.scheme == "https"
    cookie = Cookie(
        COOKIE, value=people.cookie_for(user), httponly=True, samesite="lax", max_age=YEAR, secure=secure
    )
    return Response(_told(user), cookies=[cookie])


class PeopleApi(Controller):
    """Guests, accounts, tokens."""

    path = "/api"
    tags = ["people"]

    @post("/guests", summary="Become a guest")
    async def make_guest(
        self, data: JSONBody[NewGuest], request: Asking, people: ThePeople, hall: TheHall
    ) -> Response[Json]:
        hall.limits.count_address("guests", request)
        return _signed_in(await people.make_guest(data.name), people, request)

    @post("/accounts", summary="Give the guest who asks a login and a password")
    async def take_account(
        self, data: JSONBody[Credentials], request: Asking, visitor: Visitor, people: ThePeople, hall: TheHall
    ) -> Json:
        hall.limits.count_address("sign-ins", request)
        person = await find_person(visitor)
        return _told(await people.take_account(person, data.login, data.password))

    @post("/sessions", summary="Sign in")
    async def sign_in(
        self, data: JSONBody[Credentials], request: Asking, people: ThePeople, hall: TheHall
    ) -> Response[Json]:
        hall.limits.count_address("sign-ins", request)
        return _signed_in(await people.sign_in(data.login, data.password), people, request)

    @get("/sessions", summary="Who is signed in, if anyone?")
    async def session(self, visitor: Visitor) -> Json:
        return {"person": _told(visitor) if visitor is not None else None}

    @delete("/sessions", summary="Sign out", status_code=200)
    async def sign_out(self) -> Response[Json]:
        return Response({}, cookies=[Cookie(COOKIE, value="", max_age=0)])

    @get("/me", summary="Who am I?")
    async def me(self, person: Person) -> Json:
        return _told(person)

    @patch("/me", summary="Take another name")
    async def rename(self, data: JSONBody[NewName], person: Person, people: ThePeople) -> Json:
        return _told(await people.rename(person, data.name))

    @post("/tokens", summary="A token for a program; it is shown once")
    async def make_token(self, data: JSONBody[NewToken], person: Person, people: ThePeople) -> Json:
        return {"token": await people.make_token(person, data.label)}
