"""By what a person is known: sign-ins of browsers, by cookie, and tokens of programs.

Both are random secrets of which only the hash is stored. A sign-in ends when it has not been used for a
while, when the person signs out, or when someone ends it elsewhere; a token holds until it is revoked.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server import notices
from sacbe.server.errors import NotAllowed, NotKnown, NotSignedIn
from sacbe.server.models import SignIn, Token, User
from sacbe.server.names import NAME_LENGTH, clean

COOKIE = "sacbe"
DAY = 24 * 3600.0
UNUSED = 90 * DAY
"""A sign-in that was not used for so long has ended."""
NOTED = 3600.0
"""Use is noted to the hour, so that reading does not mean writing."""
GRACE = 60.0
"""How long an old cookie is still taken after its successor was used: some requests are under way."""
MOST_SIGN_INS, MOST_TOKENS = 50, 20
AGENT_LENGTH = 120
ID_LENGTH = 16
Json = dict[str, Any]
Sessions = async_sessionmaker[AsyncSession]


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class SignIns:
    """The sign-ins and tokens of everyone."""

    def __init__(self, sessions: Sessions, secret: bytes | None) -> None:
        self._sessions = sessions
        self._secret = secret
        """What signed the cookies before sign-ins were stored; None if there never were any."""

    # Browsers.

    async def begin(self, user: User, agent: str) -> str:
        """Sign a person in at a browser; the value of its cookie. Of very many sign-ins the oldest end."""
        now, value = time.time(), secrets.token_urlsafe(32)
        mine = select(SignIn.digest).where(SignIn.user_id == user.id).order_by(SignIn.used.desc())
        surplus = mine.offset(MOST_SIGN_INS - 1)
        async with self._sessions() as session:
            await session.execute(delete(SignIn).where(SignIn.used < now - UNUSED))
            await session.execute(
                delete(SignIn).where(SignIn.digest.in_(list(await session.scalars(surplus))))
            )
            session.add(
                SignIn(digest=digest(value), user_id=user.id, agent=_short(agent), created=now, used=now)
            )
            await session.commit()
        return value

    async def by_cookie(self, value: str) -> User | None:
        """Who sent a cookie; None if it was not made here, or has ended."""
        now, known = time.time(), digest(value)
        query = select(User, SignIn.used).join(SignIn, SignIn.user_id == User.id)
        async with self._sessions() as session:
            found = (await session.execute(query.where(SignIn.digest == known))).one_or_none()
            if found is None:
                return await self._by_old_cookie(session, value)
            user, used = found
            if used < now - UNUSED:
                return None
            ends = now + GRACE
            is_late = user.old_cookie_until is not None and user.old_cookie_until > ends
            if is_late:
                await session.execute(update(User).where(User.id == user.id).values(old_cookie_until=ends))
            if used < now - NOTED:
                await session.execute(update(SignIn).where(SignIn.digest == known).values(used=now))
            if is_late or used < now - NOTED:
                await session.commit()
        return user

    async def _by_old_cookie(self, session: AsyncSession, value: str) -> User | None:
        """Who sent a cookie of the time before sign-ins were stored: a person's id, and its signature."""
        if not self.is_old(value):
            return None
        user = await session.get(User, value.partition(".")[0])
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

    async def listed(self, user: User, cookie: str | None = None) -> list[Json]:
        """Where a person is signed in, the last used first."""
        mine = select(SignIn).where(SignIn.user_id == user.id, SignIn.used >= time.time() - UNUSED)
        async with self._sessions() as session:
            found = list(await session.scalars(mine.order_by(SignIn.used.desc(), SignIn.created.desc())))
        own = digest(cookie) if cookie is not None else None
        return [
            {
                "id": one.digest[:ID_LENGTH],
                "agent": one.agent,
                "created": one.created,
                "used": one.used,
                "is_this": one.digest == own,
            }
            for one in found
        ]

    async def end(self, user: User, sign_in_id: str) -> None:
        """End one sign-in of a person."""
        await self._take_away(SignIn, user, sign_in_id, "sign-in")

    async def end_this(self, cookie: str) -> None:
        """Sign out at the browser that sends a cookie."""
        user = await self.by_cookie(cookie)
        if user is None:
            return
        async with self._sessions() as session:
            await session.execute(delete(SignIn).where(SignIn.digest == digest(cookie)))
            if self.is_old(cookie):
                await _end_old(session, user.id)
            await notices.send(session, user.id, notices.SIGNED_OUT)
            await session.commit()

    async def end_others(self, user: User, cookie: str | None = None) -> None:
        """Sign a person out everywhere, except at the browser that sends a cookie."""
        own = digest(cookie) if cookie is not None else ""
        async with self._sessions() as session:
            await end_all(session, user.id, own)
            await session.commit()

    # Programs.

    async def by_token(self, token: str) -> User:
        """Who owns a token."""
        now, known = time.time(), digest(token)
        owner = select(User, Token.used).join(Token, Token.user_id == User.id).where(Token.digest == known)
        async with self._sessions() as session:
            found = (await session.execute(owner)).one_or_none()
            if found is None:
                raise NotSignedIn("This token is not known.")
            user: User = found[0]
            if found[1] is None or found[1] < now - NOTED:
                await session.execute(update(Token).where(Token.digest == known).values(used=now))
                await session.commit()
        return user

    async def make_token(self, user: User, label: str) -> Json:
        """A new token for a program; it is shown once."""
        token = secrets.token_urlsafe(32)
        made = Token(
            digest=digest(token),
            user_id=user.id,
            label=clean(label, NAME_LENGTH, "label"),
            created=time.time(),
        )
        mine = select(func.count()).where(Token.user_id == user.id)
        async with self._sessions() as session:
            # Whoever writes first holds the person, so that tokens made at the same moment are counted, too.
            await session.execute(update(User).where(User.id == user.id).values(name=User.name))
            if (await session.scalar(mine) or 0) >= MOST_TOKENS:
                raise NotAllowed(f"A person has at most {MOST_TOKENS} tokens; revoke one first.")
            session.add(made)
            await session.commit()
        return {"token": token, **_told(made)}

    async def tokens(self, user: User) -> list[Json]:
        """The tokens of a person, the newest first."""
        mine = select(Token).where(Token.user_id == user.id).order_by(Token.created.desc())
        async with self._sessions() as session:
            return [_told(token) for token in await session.scalars(mine)]

    async def revoke(self, user: User, token_id: str) -> None:
        """Let a token of a person open nothing any more."""
        await self._take_away(Token, user, token_id, "token")

    async def _take_away(
        self, kind: type[SignIn] | type[Token], user: User, known_as: str, what: str
    ) -> None:
        mine = select(kind.digest).where(kind.user_id == user.id)
        async with self._sessions() as session:
            found = [one for one in await session.scalars(mine) if one[:ID_LENGTH] == known_as]
            if not found:
                raise NotKnown(f"There is no such {what}.")
            await session.execute(delete(kind).where(kind.digest.in_(found)))
            await notices.send(session, user.id, notices.SIGNED_OUT)
            await session.commit()


async def end_all(session: AsyncSession, user_id: str, own: str = "") -> None:
    """End all sign-ins of a person but one's own, in a transaction."""
    await session.execute(delete(SignIn).where(SignIn.user_id == user_id, SignIn.digest != own))
    await _end_old(session, user_id)
    await notices.send(session, user_id, notices.SIGNED_OUT)


async def _end_old(session: AsyncSession, user_id: str) -> None:
    await session.execute(update(User).where(User.id == user_id).values(old_cookie_until=None))


def _told(token: Token) -> Json:
    return {
        "id": token.digest[:ID_LENGTH],
        "label": token.label,
        "created": token.created,
        "used": token.used,
    }


def _short(agent: str) -> str:
    return "".join(sign for sign in agent if sign.isprintable())[:AGENT_LENGTH]
