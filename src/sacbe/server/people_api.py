"""The routes about people: guests, accounts, where they are signed in, tokens (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from sacbe.server import erasure
from sacbe.server.access import Asking, Person, TheHall, ThePeople, Visitor, find_person
from sacbe.server.messages import Credentials, Farewell, NewGuest, NewName, NewPassword, NewToken
from sacbe.server.models import User
from sacbe.server.people import People
from sacbe.server.sign_ins import COOKIE

YEAR = 365 * 24 * 3600
Json = dict[str, Any]


def _told(user: User) -> Json:
    return {"id": user.id, "name": user.name, "login": user.login}


def _cookie(value: str, request: Asking) -> Cookie:
    """The cookie by which a browser is known; an empty one is taken away."""
    secure, max_age = request.url.scheme == "https", YEAR if value else 0
    return Cookie(COOKIE, value=value, httponly=True, samesite="lax", max_age=max_age, secure=secure)


def _sent(request: Asking) -> str | None:
    """The cookie by which the person who asks is known; None if it is by a token."""
    return request.cookies.get(COOKIE) if "authorization" not in request.headers else None


async def _signed_in(user: User, people: People, request: Asking) -> Response[Json]:
    """A person signed in at the browser that asks, in place of whoever was."""
    before = request.cookies.get(COOKIE)
    if before is not None:
        await people.sign_ins.end_this(before)
    value = await people.sign_ins.begin(user, request.headers.get("user-agent", ""))
    return Response(_told(user), cookies=[_cookie(value, request)])


class PeopleApi(Controller):
    """Guests and accounts."""

    path = "/api"
    tags = ["people"]

    @post("/guests", summary="Become a guest")
    async def make_guest(
        self, data: JSONBody[NewGuest], request: Asking, people: ThePeople, hall: TheHall
    ) -> Response[Json]:
        hall.limits.count_address("guests", request)
        return await _signed_in(await people.make_guest(data.name), people, request)

    @post("/accounts", summary="Give the guest who asks a login and a password")
    async def take_account(
        self, data: JSONBody[Credentials], request: Asking, visitor: Visitor, people: ThePeople, hall: TheHall
    ) -> Json:
        hall.limits.count_address("sign-ins", request)
        person = await find_person(visitor)
        return _told(await people.take_account(person, data.login, data.password))

    @get("/me", summary="Who am I?")
    async def me(self, person: Person) -> Json:
        return _told(person)

    @patch("/me", summary="Take another name")
    async def rename(self, data: JSONBody[NewName], person: Person, people: ThePeople) -> Json:
        return _told(await people.rename(person, data.name))

    @put("/me/password", summary="Take another password, and be signed out everywhere else", status_code=200)
    async def change_password(
        self, data: JSONBody[NewPassword], request: Asking, person: Person, people: ThePeople, hall: TheHall
    ) -> Json:
        hall.limits.count("sign-ins", person.id)
        await people.change_password(person, data.old, data.new, _sent(request))
        return {}

    @delete("/me", summary="Delete myself, with all I said", status_code=200)
    async def erase(
        self, data: JSONBody[Farewell], request: Asking, person: Person, people: ThePeople, hall: TheHall
    ) -> Response[Json]:
        if person.password is not None:
            hall.limits.count("sign-ins", person.id)
            await people.check_password(person, data.password)
        await erasure.erase(hall, person.id)
        return Response({}, cookies=[_cookie("", request)])


class SignInsApi(Controller):
    """Where a person is signed in, and tokens for programs."""

    path = "/api"
    tags = ["people"]

    @post("/sessions", summary="Sign in")
    async def sign_in(
        self, data: JSONBody[Credentials], request: Asking, people: ThePeople, hall: TheHall
    ) -> Response[Json]:
        hall.limits.count_address("sign-ins", request)
        return await _signed_in(await people.sign_in(data.login, data.password), people, request)

    @get("/sessions", summary="Who is signed in, if anyone, and where else?")
    async def sessions(self, request: Asking, visitor: Visitor, people: ThePeople) -> Response[Json]:
        """The cookie is renewed, replaced if an earlier version made it, taken away if it holds no more."""
        value = _sent(request)
        if visitor is None:
            cookies = [_cookie("", request)] if value is not None else []
            return Response({"person": None, "sessions": []}, cookies=cookies)
        if value is not None and people.sign_ins.is_old(value):
            value = await people.sign_ins.begin(visitor, request.headers.get("user-agent", ""))
        found = await people.sign_ins.listed(visitor, value)
        cookies = [_cookie(value, request)] if value is not None else []
        return Response({"person": _told(visitor), "sessions": found}, cookies=cookies)

    @delete("/sessions", summary="Sign out, here or everywhere", status_code=200)
    async def sign_out(
        self, request: Asking, visitor: Visitor, people: ThePeople, everywhere: FromQuery[bool] = False
    ) -> Response[Json]:
        cookie = _sent(request)
        if everywhere and visitor is not None:
            await people.sign_ins.end_others(visitor)
        elif cookie is not None:
            await people.sign_ins.end_this(cookie)
        return Response({}, cookies=[_cookie("", request)])

    @delete("/sessions/{session_id:str}", summary="Sign out elsewhere", status_code=200)
    async def end(self, session_id: FromPath[str], person: Person, people: ThePeople) -> Json:
        await people.sign_ins.end(person, session_id)
        return {}

    @get("/tokens", summary="My tokens")
    async def tokens(self, person: Person, people: ThePeople) -> list[Json]:
        return await people.sign_ins.tokens(person)

    @post("/tokens", summary="A token for a program; it is shown once")
    async def make_token(self, data: JSONBody[NewToken], person: Person, people: ThePeople) -> Json:
        return await people.sign_ins.make_token(person, data.label)

    @delete("/tokens/{token_id:str}", summary="Revoke a token", status_code=200)
    async def revoke(self, token_id: FromPath[str], person: Person, people: ThePeople) -> Json:
        await people.sign_ins.revoke(person, token_id)
        return {}
