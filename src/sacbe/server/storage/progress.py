"""How far has a user come in the lessons? Of each lesson, what is further counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from sacbe.server.errors import Refused
from sacbe.server.protocol.requests import LessonProgress
from sacbe.server.storage.models import User

Progress = dict[str, LessonProgress]

MAX_LESSONS, MAX_ID, MAX_STEPS, MAX_ACTION = 200, 60, 100, 80


def joined(one: Mapping[str, LessonProgress], other: Mapping[str, LessonProgress]) -> Progress:
    """Of each lesson the further one; where both are equally far, the first."""
    all = dict(one)
    for lesson, reached in other.items():
        if lesson not in all or _far(reached) > _far(all[lesson]):
            all[lesson] = reached
    return all


def _far(reached: LessonProgress) -> tuple[bool, int]:
    return reached.done, reached.step


def checked(sent: Progress) -> Progress:
    """What a client has sent, if it is not out of proportion."""
    if len(sent) > MAX_LESSONS or any(len(lesson) > MAX_ID for lesson in sent):
        raise Refused(f"There are at most {MAX_LESSONS} lessons, with ids of at most {MAX_ID} characters.")
    for lesson, reached in sent.items():
        is_long = len(reached.path) > MAX_STEPS or any(len(action) > MAX_ACTION for action in reached.path)
        if is_long or not 0 <= reached.step <= MAX_STEPS:
            raise Refused(f"{lesson!r} has more steps, or longer actions, than a lesson can have.")
    return sent


class ProgressOfUsers:
    """The progress of all users."""

    def __init__(self, db_sessions: async_sessionmaker[AsyncSession]) -> None:
        self._db_sessions = db_sessions

    async def of(self, user: User) -> Progress:
        """What is stored of a user."""
        async with self._db_sessions() as db:
            return _read((await db.get_one(User, user.id)).progress)

    async def join(self, user: User, sent: Progress) -> Progress:
        """Store what a user has reached, too; all that is known then."""
        async with self._db_sessions() as db:
            stored = await db.get_one(User, user.id, with_for_update=True)
            known = joined(_read(stored.progress), checked(sent))
            if len(known) > MAX_LESSONS:
                raise Refused(f"There are at most {MAX_LESSONS} lessons.")
            stored.progress = msgspec.to_builtins(known)
            await db.commit()
        return known


def _read(stored: dict[str, Any] | None) -> Progress:
    return msgspec.convert(stored or {}, Progress)
