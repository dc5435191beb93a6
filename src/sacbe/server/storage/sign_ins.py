"""What identifies a user: sign-ins of browsers, by cookie, and tokens of programs.

Both are random secrets of which only the hash is stored. A sign-in ends when it has not been used for a
while, when the user signs out there or ends it elsewhere; a token is valid until it is revoked.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server.errors import NotAllowed, NotFound, NotSignedIn
from sacbe.server.protocol import answers
from sacbe.server.storage import notices
from sacbe.server.storage.models import SignIn, Token, User
from sacbe.server.storage.names import NAME_LENGTH, clean

COOKIE = "sacbe"
DAY = 24 * 3600.0
UNUSED = 90 * DAY
"""Seconds without use after which a sign-in has ended."""
NOTED = 3600.0
"""Use is noted to the hour, so that reading does not mean writing."""
GRACE = 60.0
"""How long an old cookie is still accepted after its successor was used: some requests are under way."""
MAX_SIGN_INS, MAX_TOKENS = 50, 20
AGENT_LENGTH = 120
ID_LENGTH = 16
Sessions = async_sessionmaker[AsyncSession]


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class SignIns:
    """The sign-ins and tokens of everyone."""

    def __init__(self, db_sessions: Sessions, secret: bytes | None) -> None:
        self._db_sessions = db_sessions
        self._secret = secret
        """What signed the cookies before sign-ins were stored; None if there never were any."""

    # Browsers.

    async def begin(self, user: User, agent: str) -> str:
        """Sign a user in at a browser; the value of its cookie. Of very many sign-ins the oldest end."""
        now, value = time.time(), secrets.token_urlsafe(32)
        mine = select(SignIn.digest).where(SignIn.user_id == user.id).order_by(SignIn.used.desc())
        surplus = mine.offset(MAX_SIGN_INS - 1)
        async with self._db_sessions() as db:
            await db.execute(delete(SignIn).where(SignIn.used < now - UNUSED))
            await db.execute(delete(SignIn).where(SignIn.digest.in_(list(await db.scalars(surplus)))))
            db.add(SignIn(digest=digest(value), user_id=user.id, agent=_short(agent), created=now, used=now))
            await db.commit()
        return value

    async def by_cookie(self, value: str) -> User | None:
        """Who sent a cookie; None if it was not made here, or has ended."""
        now, known = time.time(), digest(value)
        query = select(User, SignIn.used).join(SignIn, SignIn.user_id == User.id)
        async with self._db_sessions() as db:
            found = (await db.execute(query.where(SignIn.digest == known))).one_or_none()
            if found is None:
                return await self._by_old_cookie(db, value)
            user, used = found
            if used < now - UNUSED:
                return None
            ends = now + GRACE
            is_late = user.old_cookie_until is not None and user.old_cookie_until > ends
            if is_late:
                await db.execute(update(User).where(User.id == user.id).values(old_cookie_until=ends))
            if used < now - NOTED:
                await db.execute(update(SignIn).where(SignIn.digest == known).values(used=now))
            if is_late or used < now - NOTED:
                await db.commit()
        return user

    async def _by_old_cookie(self, db: AsyncSession, value: str) -> User | None:
        """Who sent a cookie from before sign-ins were stored: a user's id, and its signature."""
        if not self.is_old(value):
            return None
        user = await db.get(User, value.partition(".")[0])
        if user is None or (user.old_cookie_until or 0.0) < time.time():
            return None
        return user

    def is_old(self, value: str) -> bool:
        """Was a cookie signed here before sign-ins were stored?"""
        user_id, dot, signature = value.partition(".")
        if self._secret is None or not dot:
            return False
        expected = hmac.new(self._secret, user_id.encode(errors="replace"), hashlib.sha256).hexdigest()
        return hmac.compare_digest(signature.encode(errors="replace"), expected.encode())

    async def listed(self, user: User, cookie: str | None = None) -> list[answers.SignIn]:
        """Where a user is signed in, the last used first."""
        mine = select(SignIn).where(SignIn.user_id == user.id, SignIn.used >= time.time() - UNUSED)
        async with self._db_sessions() as db:
            found = list(await db.scalars(mine.order_by(SignIn.used.desc(), SignIn.created.desc())))
        own = digest(cookie) if cookie is not None else None
        return [
            answers.SignIn(one.digest[:ID_LENGTH], one.agent, one.created, one.used, one.digest == own)
            for one in found
        ]

    async def end(self, user: User, sign_in_id: str) -> None:
        """End one sign-in of a user."""
        await self._take_away(SignIn, user, sign_in_id, "sign-in")

    async def end_this(self, cookie: str) -> None:
        """Sign out at the browser that sends a cookie."""
        user = await self.by_cookie(cookie)
        if user is None:
            return
        async with self._db_sessions() as db:
            await db.execute(delete(SignIn).where(SignIn.digest == digest(cookie)))
            if self.is_old(cookie):
                await _end_old(db, user.id)
            await notices.send(db, user.id, notices.SIGNED_OUT)
            await db.commit()

    async def end_others(self, user: User, cookie: str | None = None) -> None:
        """Sign a user out everywhere, except at the browser that sends a cookie."""
        own = digest(cookie) if cookie is not None else ""
        async with self._db_sessions() as db:
            await end_all(db, user.id, own)
            await db.commit()

    # Programs.

    async def by_token(self, token: str) -> User:
        """Who owns a token."""
        now, known = time.time(), digest(token)
        owner = select(User, Token.used).join(Token, Token.user_id == User.id).where(Token.digest == known)
        async with self._db_sessions() as db:
            found = (await db.execute(owner)).one_or_none()
            if found is None:
                raise NotSignedIn("This token is not known.")
            user: User = found[0]
            if found[1] is None or found[1] < now - NOTED:
                await db.execute(update(Token).where(Token.digest == known).values(used=now))
                await db.commit()
        return user

    async def make_token(self, user: User, label: str) -> answers.MadeToken:
        """A new token for a program; it is shown once."""
        token = secrets.token_urlsafe(32)
        made = Token(
            digest=digest(token),
            user_id=user.id,
            label=clean(label, NAME_LENGTH, "label"),
            created=time.time(),
        )
        mine = select(func.count()).where(Token.user_id == user.id)
        async with self._db_sessions() as db:
            # The first to write locks the user, so that tokens made at the same moment are counted, too.
            await db.execute(update(User).where(User.id == user.id).values(name=User.name))
            if (await db.scalar(mine) or 0) >= MAX_TOKENS:
                raise NotAllowed(f"A person has at most {MAX_TOKENS} tokens; revoke one first.")
            db.add(made)
            await db.commit()
        return answers.MadeToken(made.digest[:ID_LENGTH], made.label, made.created, made.used, token)

    async def tokens(self, user: User) -> list[answers.Token]:
        """The tokens of a user, the newest first."""
        mine = select(Token).where(Token.user_id == user.id).order_by(Token.created.desc())
        async with self._db_sessions() as db:
            return [
                answers.Token(one.digest[:ID_LENGTH], one.label, one.created, one.used)
                for one in await db.scalars(mine)
            ]

    async def revoke(self, user: User, token_id: str) -> None:
        """Let a token of a user open nothing any more."""
        await self._take_away(Token, user, token_id, "token")

    async def _take_away(
        self, kind: type[SignIn] | type[Token], user: User, known_as: str, what: str
    ) -> None:
        mine = select(kind.digest).where(kind.user_id == user.id)
        async with self._db_sessions() as db:
            found = [one for one in await db.scalars(mine) if one[:ID_LENGTH] == known_as]
            if not found:
                raise NotFound(f"There is no such {what}.")
            await db.execute(delete(kind).where(kind.digest.in_(found)))
            await notices.send(db, user.id, notices.SIGNED_OUT)
            await db.commit()


async def end_all(db: AsyncSession, user_id: str, own: str = "") -> None:
    """End all sign-ins of a user but one's own, in a transaction."""
    await db.execute(delete(SignIn).where(SignIn.user_id == user_id, SignIn.digest != own))
    await _end_old(db, user_id)
    await notices.send(db, user_id, notices.SIGNED_OUT)


async def _end_old(db: AsyncSession, user_id: str) -> None:
    await db.execute(update(User).where(User.id == user_id).values(old_cookie_until=None))


def _short(agent: str) -> str:
    return "".join(sign for sign in agent if sign.isprintable())[:AGENT_LENGTH]
