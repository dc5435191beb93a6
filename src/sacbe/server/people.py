"""People: guests with a signed cookie, accounts with a password, programs with a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server.errors import NotAllowed, NotSignedIn, Refused, WrongPassword
from sacbe.server.models import Token, User

COOKIE = "sacbe"
NAME_LENGTH = 30
LEAST_PASSWORD, MOST_PASSWORD = 8, 200


def clean(text: str, most: int, what: str) -> str:
    """A short line of text that people may read: no control characters, not empty, not too long."""
    line = " ".join("".join(c for c in text if unicodedata.category(c)[0] != "C" or c == "\n").split())
    if not line:
        raise Refused(f"The {what} must not be empty.")
    if len(line) > most:
        raise Refused(f"The {what} must not be longer than {most} characters.")
    return line


class People:
    """Everyone the server knows."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], secret: bytes) -> None:
        self._sessions = sessions
        self._secret = secret
        self._hasher = PasswordHasher()

    # Cookies and tokens.

    def cookie_for(self, user: User) -> str:
        """The value of the cookie by which a browser is known."""
        return f"{user.id}.{self._sign(user.id)}"

    def _sign(self, user_id: str) -> str:
        return hmac.new(self._secret, user_id.encode(), hashlib.sha256).hexdigest()

    async def by_cookie(self, value: str) -> User:
        """Who sent a cookie; a forged one is refused."""
        user_id, _, signature = value.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(user_id).encode()):
            raise NotSignedIn("This cookie was not made here.")
        return await self._find(user_id)

    async def by_token(self, token: str) -> User:
        """Who owns a token."""
        owner = select(User).join(Token, Token.user_id == User.id).where(Token.digest == _digest(token))
        async with self._sessions() as session:
            user: User | None = await session.scalar(owner)
        if user is None:
            raise NotSignedIn("This token is not known.")
        return user

    async def _find(self, user_id: str) -> User:
        async with self._sessions() as session:
            user = await session.get(User, user_id)
        if user is None:
            raise NotSignedIn("This person is not known any more.")
        return user

    async def make_token(self, user: User, label: str) -> str:
        """A new token for a program; it is shown once."""
        token = secrets.token_urlsafe(32)
        async with self._sessions() as session:
            session.add(
                Token(
                    digest=_digest(token),
                    user_id=user.id,
                    label=clean(label, NAME_LENGTH, "label"),
                    created=time.time(),
                )
            )
            await session.commit()
        return token

    # Guests and accounts.

    async def make_guest(self, name: str) -> User:
        """A new guest."""
        user = User(
            id=secrets.token_hex(8),
            name=clean(name, NAME_LENGTH, "name"),
            login=None,
            password=None,
            created=time.time(),
        )
        async with self._sessions() as session:
            session.add(user)
            await session.commit()
        return user

    async def rename(self, user: User, name: str) -> User:
        """Give a person another name."""
        async with self._sessions() as session:
            stored = await session.get_one(User, user.id)
            stored.name = clean(name, NAME_LENGTH, "name")
            await session.commit()
        return stored

    async def take_account(self, user: User, login: str, password: str) -> User:
        """Give a guest a login and a password; tables and tokens stay."""
        if user.login is not None:
            raise NotAllowed("This person has an account already.")
        login = clean(login.casefold(), NAME_LENGTH, "login")
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Refused(f"A password has {LEAST_PASSWORD} to {MOST_PASSWORD} characters.")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        async with self._sessions() as session:
            stored = await session.get_one(User, user.id)
            stored.login, stored.password = login, hashed
            try:
                await session.commit()
            except IntegrityError:
                raise Refused("This login is taken.") from None
        return stored

    async def sign_in(self, login: str, password: str) -> User:
        """The person behind a login and a password."""
        login = clean(login.casefold(), NAME_LENGTH, "login")
        async with self._sessions() as session:
            user = await session.scalar(select(User).where(User.login == login))
        stored = user.password if user is not None else None
        try:
            await asyncio.to_thread(lambda: self._hasher.verify(stored or _nobody(), password))
        except VerificationError:
            raise WrongPassword("The login or the password is wrong.") from None
        if user is None:
            raise WrongPassword("The login or the password is wrong.")
        return user


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@cache
def _nobody() -> str:
    """What an unknown login is compared with, so that it takes as long as a known one."""
    return PasswordHasher().hash(secrets.token_hex(8))
