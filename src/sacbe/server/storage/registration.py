"""Registration: whether the server takes new guests and new accounts; `sacbe admin` opens and closes it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from sacbe.server.errors import Closed
from sacbe.server.storage.models import Setting

CLOSED = {
    "guests": "This server takes no new guests now; sign in with an account.",
    "accounts": "This server takes no new accounts now.",
}
"""What may be closed, and the refusal then."""


async def check_open(db: AsyncSession, what: str) -> None:
    """Refuse what is closed."""
    if what in await closed(db):
        raise Closed(CLOSED[what])


async def closed(db: AsyncSession) -> set[str]:
    """What is closed now."""
    named = {_name(what): what for what in CLOSED}
    return {named[name] for name in await db.scalars(select(Setting.name).where(Setting.name.in_(named)))}


async def close(db: AsyncSession, kinds: Iterable[str]) -> None:
    """Take no new users of some kinds."""
    for what in kinds:
        await db.merge(Setting(name=_name(what), value="yes"))
    await db.commit()


async def reopen(db: AsyncSession, kinds: Iterable[str]) -> None:
    """Take new users of some kinds again."""
    for what in kinds:
        stored = await db.get(Setting, _name(what))
        if stored is not None:
            await db.delete(stored)
    await db.commit()


def _name(what: str) -> str:
    return f"closed_{what}"
