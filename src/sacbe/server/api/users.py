"""Endpoints for users: guests, accounts, where they are signed in, tokens (docs/protocol.md)."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from sacbe.server.api.auth import AnyRequest, MaybeSignedIn, SignedIn, TablesDep, UsersDep, provide_user
from sacbe.server.api.limits import LimitsDep
from sacbe.server.protocol import answers
from sacbe.server.protocol.requests import (
    ChangedUser,
    Credentials,
    DeleteUser,
    NewGuest,
    NewPassword,
    NewToken,
    SentProgress,
)
from sacbe.server.storage import signs
from sacbe.server.storage.models import User
from sacbe.server.storage.sign_ins import COOKIE
from sacbe.server.storage.users import Users
from sacbe.server.tables import erasure, past_games

YEAR = 365 * 24 * 3600


def _user_view(user: User) -> answers.User:
    return answers.User(user.id, user.name, user.login, signs.of(user))


def _cookie(value: str, request: AnyRequest) -> Cookie:
    """The cookie that identifies a browser; an empty one is deleted."""
    secure, max_age = request.url.scheme == "https", YEAR if value else 0
    return Cookie(COOKIE, value=value, httponly=True, samesite="lax", max_age=max_age, secure=secure)


def _sent(request: AnyRequest) -> str | None:
    """The cookie that identifies the sender; None if a token does."""
    return request.cookies.get(COOKIE) if "authorization" not in request.headers else None


async def _signed_in(user: User, users: Users, request: AnyRequest) -> Response[answers.User]:
    """Sign a user in at the browser that asks, in place of any other user."""
    before = request.cookies.get(COOKIE)
    if before is not None:
        await users.sign_ins.end_this(before)
    value = await users.sign_ins.begin(user, request.headers.get("user-agent", ""))
    return Response(_user_view(user), cookies=[_cookie(value, request)])


class UsersApi(Controller):
    """Guests and accounts."""

    path = "/api"
    tags = ["people"]

    @post("/guests", summary="Become a guest")
    async def make_guest(
        self, data: JSONBody[NewGuest], request: AnyRequest, users: UsersDep, limits: LimitsDep
    ) -> Response[answers.User]:
        limits.count_address("guests", request)
        return await _signed_in(await users.make_guest(data.name), users, request)

    @post("/accounts", summary="Give the guest who asks a login and a password")
    async def take_account(
        self,
        data: JSONBody[Credentials],
        request: AnyRequest,
        maybe_user: MaybeSignedIn,
        users: UsersDep,
        limits: LimitsDep,
    ) -> answers.User:
        limits.count_address("sign-ins", request)
        user = await provide_user(maybe_user)
        return _user_view(await users.take_account(user, data.login, data.password))

    @get("/me", summary="Who am I?")
    async def me(self, user: SignedIn) -> answers.User:
        return _user_view(user)

    @patch("/me", summary="Take another name or sign")
    async def change(self, data: JSONBody[ChangedUser], user: SignedIn, users: UsersDep) -> answers.User:
        return _user_view(await users.change(user, data.name, data.sign))

    @get("/me/results", summary="How have I done, in all games and in the last ones?")
    async def results(self, user: SignedIn, tables: TablesDep) -> answers.Results:
        return await past_games.results(tables, user)

    @get("/me/progress", summary="How far have I come in the lessons?")
    async def progress(self, user: SignedIn, users: UsersDep) -> answers.Progress:
        return answers.Progress(await users.progress.of(user))

    @put("/me/progress", summary="Add what a browser knows of my lessons", status_code=200)
    async def add_progress(
        self, data: JSONBody[SentProgress], user: SignedIn, users: UsersDep
    ) -> answers.Progress:
        return answers.Progress(await users.progress.join(user, data.lessons))

    @put("/me/password", summary="Take another password, and be signed out everywhere else", status_code=200)
    async def change_password(
        self,
        data: JSONBody[NewPassword],
        request: AnyRequest,
        user: SignedIn,
        users: UsersDep,
        limits: LimitsDep,
    ) -> answers.Nothing:
        limits.count("sign-ins", user.id)
        await users.change_password(user, data.old, data.new, _sent(request))
        return answers.Nothing()

    @delete("/me", summary="Delete myself, with all I wrote", status_code=200)
    async def erase(
        self,
        data: JSONBody[DeleteUser],
        request: AnyRequest,
        user: SignedIn,
        users: UsersDep,
        tables: TablesDep,
        limits: LimitsDep,
    ) -> Response[answers.Nothing]:
        if user.password is not None:
            limits.count("sign-ins", user.id)
            await users.check_password(user, data.password)
        await erasure.erase(tables, user.id)
        return Response(answers.Nothing(), cookies=[_cookie("", request)])


class SignInsApi(Controller):
    """Where a user is signed in, and tokens for programs."""

    path = "/api"
    tags = ["people"]

    @post("/sessions", summary="Sign in")
    async def sign_in(
        self, data: JSONBody[Credentials], request: AnyRequest, users: UsersDep, limits: LimitsDep
    ) -> Response[answers.User]:
        limits.count_address("sign-ins", request)
        return await _signed_in(await users.sign_in(data.login, data.password), users, request)

    @get("/sessions", summary="Who is signed in, if anyone, and where else?")
    async def sessions(
        self, request: AnyRequest, maybe_user: MaybeSignedIn, users: UsersDep
    ) -> Response[answers.Sessions]:
        """The cookie is renewed, replaced if an earlier version made it, deleted if it has ended."""
        value = _sent(request)
        if maybe_user is None:
            cookies = [_cookie("", request)] if value is not None else []
            return Response(answers.Sessions(None, []), cookies=cookies)
        if value is not None and users.sign_ins.is_old(value):
            value = await users.sign_ins.begin(maybe_user, request.headers.get("user-agent", ""))
        found = await users.sign_ins.listed(maybe_user, value)
        cookies = [_cookie(value, request)] if value is not None else []
        return Response(answers.Sessions(_user_view(maybe_user), found), cookies=cookies)

    @delete("/sessions", summary="Sign out, here or everywhere", status_code=200)
    async def sign_out(
        self,
        request: AnyRequest,
        maybe_user: MaybeSignedIn,
        users: UsersDep,
        everywhere: FromQuery[bool] = False,
    ) -> Response[answers.Nothing]:
        cookie = _sent(request)
        if everywhere and maybe_user is not None:
            await users.sign_ins.end_others(maybe_user)
        elif cookie is not None:
            await users.sign_ins.end_this(cookie)
        return Response(answers.Nothing(), cookies=[_cookie("", request)])

    @delete("/sessions/{session_id:str}", summary="Sign out elsewhere", status_code=200)
    async def end(self, session_id: FromPath[str], user: SignedIn, users: UsersDep) -> answers.Nothing:
        await users.sign_ins.end(user, session_id)
        return answers.Nothing()

    @get("/tokens", summary="My tokens")
    async def tokens(self, user: SignedIn, users: UsersDep) -> list[answers.Token]:
        return await users.sign_ins.tokens(user)

    @post("/tokens", summary="A token for a program; it is shown once")
    async def make_token(
        self, data: JSONBody[NewToken], user: SignedIn, users: UsersDep
    ) -> answers.MadeToken:
        return await users.sign_ins.make_token(user, data.label)

    @delete("/tokens/{token_id:str}", summary="Revoke a token", status_code=200)
    async def revoke(self, token_id: FromPath[str], user: SignedIn, users: UsersDep) -> answers.Nothing:
        await users.sign_ins.revoke(user, token_id)
        return answers.Nothing()
