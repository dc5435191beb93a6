"""Registration: whether the server takes new guests and new accounts; `sacbe admin` opens and closes it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server.errors import Closed
from sacbe.server.models import Setting

CLOSED = {
    "guests": "This server takes no new guests now; sign in with an account.",
    "accounts": "This server takes no new accounts now.",
}
"""What may be closed, and what is said then."""


async def check_open(session: AsyncSession, what: str) -> None:
    """Refuse what is closed."""
    if what in await closed(session):
        raise Closed(CLOSED[what])


async def closed(session: AsyncSession) -> set[str]:
    """What is closed now."""
    named = {_name(what): what for what in CLOSED}
    return {
        named[name] for name in await session.scalars(select(Setting.name).where(Setting.name.in_(named)))
    }


async def close(session: AsyncSession, kinds: Iterable[str]) -> None:
    """Take nobody new of some kinds."""
    for what in kinds:
        await session.merge(Setting(name=_name(what), value="yes"))
    await session.commit()


async def reopen(session: AsyncSession, kinds: Iterable[str]) -> None:
    """Take new people of some kinds again."""
    for what in kinds:
        stored = await session.get(Setting, _name(what))
        if stored is not None:
            await session.delete(stored)
    await session.commit()


def _name(what: str) -> str:
    return f"closed_{what}"
