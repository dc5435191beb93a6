"""What is stored: users, their sign-ins and tokens, tables with their seats, rows and results."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Integer, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from sacbe.server.protocol.answers import SeatKind, TableState


class Base(DeclarativeBase):
    """The schema."""

    type_annotation_map = {dict[str, Any]: JSON, list[str]: JSON}


class User(Base):
    """A person or program; without a password it is a guest."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)
    sign: Mapped[str | None] = mapped_column(String(16))
    """The picture beside the name; None if the user has not chosen one (signs.py)."""
    progress: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """How far the user has come in the lessons (progress.py); None if no lesson was begun."""
    old_cookie_until: Mapped[float | None] = mapped_column(Float)
    """Until when the server accepts this user's cookie from before sign-ins were stored (decision 15)."""


class SignIn(Base):
    """A browser in which a person is signed in, by a secret in its cookie; only the hash is kept."""

    __tablename__ = "sign_ins"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    agent: Mapped[str] = mapped_column(String(120))
    """What signed in, as it calls itself."""
    created: Mapped[float] = mapped_column(Float)
    used: Mapped[float] = mapped_column(Float, index=True)
    """When it was last used, to the hour."""


class Token(Base):
    """A token by which a program acts for a user; only its hash is kept."""

    __tablename__ = "tokens"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(40))
    created: Mapped[float] = mapped_column(Float)
    used: Mapped[float | None] = mapped_column(Float)
    """When it was last used, to the hour; None if never."""


class Table(Base):
    """A table: what is played, by what rules, and how far it is."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    owner_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    title: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int] = mapped_column(Integer)
    modules: Mapped[list[str]] = mapped_column(JSON)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    is_open: Mapped[bool] = mapped_column()
    state: Mapped[TableState] = mapped_column(String(12), index=True)
    created: Mapped[float] = mapped_column(Float)
    invite: Mapped[str | None] = mapped_column(String(24))
    """Opens any seat that waits for a person."""
    rematch: Mapped[str | None] = mapped_column(String(24))
    """The table where the same people play again."""


class Seat(Base):
    """Who sits where: a person, an invite link that waits for one, or a bot."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(8))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    invite: Mapped[str | None] = mapped_column(String(24), index=True)
    asked_since: Mapped[float | None] = mapped_column(Float)
    """Since when a decision has been waiting for this seat; None if none is."""
    has_forfeited: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Has its player lost by the clock?"""


class Result(Base):
    """How a game ended for a seat: it follows from the rows, and is kept so that many can be read at once."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    points: Mapped[float] = mapped_column(Float)
    place: Mapped[int] = mapped_column(Integer)
    ended: Mapped[float] = mapped_column(Float)


class Hidden(Base):
    """A table that a user has hidden: it is not in the list of that user's tables."""

    __tablename__ = "hidden"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class Row(Base):
    """One thing that happened at a table; rows are only ever added, and their numbers have no gap.

    The one exception is what a user wrote and the name, which are taken out of a row when they must go.
    """

    __tablename__ = "rows"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int | None] = mapped_column(Integer)
    user_id: Mapped[str | None] = mapped_column(String(24))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)


ERASED: dict[str, dict[str, Any]] = {
    "chat": {"name": "", "text": "", "erased": True},
    "join": {"name": "", "erased": True},
}
"""The kinds of rows that hold what a user wrote or a name, and what is left when that is erased."""


class Snapshot(Base):
    """The record of a table as it was at a row, so that a table is rebuilt from few rows."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    record: Mapped[str] = mapped_column(Text)


class Notice(Base):
    """Something that a server on SQLite must learn, because another process changed its database."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    text: Mapped[str] = mapped_column(String(80))


class Setting(Base):
    """What the server keeps for itself, such as whether new people may come, and its heartbeat."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
