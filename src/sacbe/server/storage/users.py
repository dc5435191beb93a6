"""Users: guests who give a name, and accounts with a login and a password."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server.errors import NotAllowed, Refused, WrongLogin, WrongPassword
from sacbe.server.storage import registration, signs
from sacbe.server.storage.models import User
from sacbe.server.storage.names import NAME_LENGTH, clean, clean_login
from sacbe.server.storage.progress import ProgressOfUsers
from sacbe.server.storage.sign_ins import SignIns, digest, end_all

MIN_PASSWORD, MAX_PASSWORD = 8, 200


class Users:
    """All users."""

    def __init__(self, db_sessions: async_sessionmaker[AsyncSession], secret: bytes | None = None) -> None:
        self._db_sessions = db_sessions
        self._hasher = PasswordHasher()
        self.sign_ins = SignIns(db_sessions, secret)
        self.progress = ProgressOfUsers(db_sessions)

    async def make_guest(self, name: str) -> User:
        """A new guest."""
        user = User(
            id=secrets.token_hex(8),
            name=clean(name, NAME_LENGTH, "name"),
            login=None,
            password=None,
            created=time.time(),
        )
        async with self._db_sessions() as db:
            await registration.check_open(db, "guests")
            db.add(user)
            await db.commit()
        return user

    async def change(self, user: User, name: str | None, sign: str | None) -> User:
        """Give a user another name, another sign, or both."""
        async with self._db_sessions() as db:
            stored = await db.get_one(User, user.id)
            if name is not None:
                stored.name = clean(name, NAME_LENGTH, "name")
            if sign is not None:
                stored.sign = signs.checked(sign)
            await db.commit()
        return stored

    async def take_account(self, user: User, login: str, password: str) -> User:
        """Give a guest a login and a password, once; tables, sign-ins and tokens stay."""
        if user.login is not None:
            raise NotAllowed("This person has an account already.")
        login, hashed = clean_login(login), await self.hashed(password)
        has_none = (User.id == user.id, User.login.is_(None))
        taking = update(User).where(*has_none).values(login=login, password=hashed).returning(User)
        async with self._db_sessions() as db:
            await registration.check_open(db, "accounts")
            try:
                stored: User | None = await db.scalar(taking)
                await db.commit()
            except IntegrityError:
                raise Refused("This login is taken.") from None
        if stored is None:
            raise NotAllowed("This person has an account already.")
        return stored

    async def sign_in(self, login: str, password: str) -> User:
        """The user with a login and a password."""
        login = clean_login(login)
        # Earlier versions stored a login as it was typed: letters and accents may be separate characters.
        known_as = {login, unicodedata.normalize("NFD", login)}
        async with self._db_sessions() as db:
            user = await db.scalar(select(User).where(User.login.in_(known_as)).limit(1))
        if not await self._is_password(user, password) or user is None:
            raise WrongLogin("The login or the password is wrong.")
        return user

    async def change_password(self, user: User, old: str, new: str, cookie: str | None) -> None:
        """Give an account another password; it is signed out everywhere but at the browser that asks."""
        await self.check_password(user, old)
        hashed = await self.hashed(new)
        async with self._db_sessions() as db:
            await db.execute(update(User).where(User.id == user.id).values(password=hashed))
            await end_all(db, user.id, digest(cookie) if cookie is not None else "")
            await db.commit()

    async def check_password(self, user: User, password: str) -> None:
        """Refuse a wrong password of an account."""
        if user.password is None:
            raise NotAllowed("A guest has no password; take an account first.")
        if not await self._is_password(user, password):
            raise WrongPassword("The password is wrong.")

    async def hashed(self, password: str) -> str:
        """What is stored of a password; refused if it is too short or too long."""
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise Refused(f"A password has {MIN_PASSWORD} to {MAX_PASSWORD} characters.")
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _is_password(self, user: User | None, password: str) -> bool:
        """Is it the password of a user? An unknown user takes as long as a known one."""
        stored = (user.password if user is not None else None) or _nobody()
        try:
            return await asyncio.to_thread(lambda: self._hasher.verify(stored, password))
        except (VerificationError, InvalidHashError):
            return False


@cache
def _nobody() -> str:
    """What an unknown login is compared with."""
    return PasswordHasher().hash(secrets.token_hex(8))
