"""What clients send over HTTP (docs/protocol.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

from sacbe.bots.levels import DEFAULT
from sacbe.server.protocol.documents import Document

WhenOut = Literal["bot", "forfeit"]
"""What happens to a seat that runs out of time."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A body that a client sends."""


class NewGuest(Request):
    """A name for a guest."""

    name: str


class ChangedUser(Request):
    """Another name for a user, another sign, or both."""

    name: str | None = None
    sign: str | None = None


class Credentials(Request):
    """A login and a password."""

    login: str
    password: str


class NewPassword(Request):
    """Another password for an account, and the one it has."""

    old: str
    new: str


class DeleteUser(Request):
    """A user who wants to be deleted; an account confirms with its password."""

    password: str = ""


class LessonProgress(Request):
    """How far a lesson has come: the steps done, the actions chosen in them, and whether it is over."""

    step: int
    path: list[str]
    done: bool = False


class SentProgress(Request):
    """What a browser knows of somebody's lessons, by their ids."""

    lessons: dict[str, LessonProgress]


class NewToken(Request):
    """What a token is for."""

    label: str


class NewSeat(Request):
    """Who shall sit on a seat: the owner, anyone, anyone with the seat's link, or a bot."""

    kind: Literal["me", "open", "link", "bot"]
    bot: str = DEFAULT


class NewClock(Request):
    """Seconds for each move and a bank of seconds, or days for each move; and what happens after that."""

    per_move: float | None = None
    bank: float | None = None
    days: float | None = None
    when_out: WhenOut = "bot"


class NewTable(Request):
    """A table to be set up."""

    game: str
    seats: list[NewSeat] = []
    modules: list[str] = []
    title: str = ""
    is_open: bool = True
    position: Document | None = None
    clock: NewClock | None = None


class Join(Request):
    """Which seat, and the invitation to it; without a seat the first that is free."""

    seat: int | None = None
    invite: str | None = None


class Fill(Request):
    """Which bot shall take the seats that are free."""

    bot: str = DEFAULT


class Hide(Request):
    """Whether a table is left out of one's own list."""

    is_hidden: bool = True


class Play(Request):
    """An answer to a decision: the text of an action, or its number; or several texts, in their order."""

    decision: int
    action: str | int | None = None
    seat: int | None = None
    actions: list[str] | None = None


class Undo(Request):
    """Take back what the last answer did, or the whole turn."""

    whole_turn: bool = False
    seat: int | None = None


class Rewind(Request):
    """Ask the others to go back to where the record had this many moves."""

    moves: int


class Answer(Request):
    """Whether a seat agrees."""

    agree: bool


class Chat(Request):
    """A line of chat."""

    text: str


class Trial(Request):
    """Actions to be tried one after the other."""

    actions: list[str]


class PlannedTurn(Request):
    """The steps of a turn to come, each an action with its follow-ups."""

    steps: list[list[str]]


class SentRecord(Request):
    """A record as text."""

    record: str


class SentRecordViews(SentRecord):
    """A record, and from which number of moves to which it shall be seen."""

    first: int
    last: int


class SentRecordAt(SentRecord):
    """A record, and after how many moves its position is wanted."""

    move: int


class SentPosition(Request):
    """A position of a game."""

    game: str
    position: Document


class PlayedOn(SentPosition):
    """A position from which somebody plays on: what has been answered there so far, seen by a seat."""

    actions: list[str] = []
    seat: int = 0


class StudyPlay(PlayedOn):
    """Actions to be played from a position, the first of which are known."""

    seen: int = 0


class StudyExplain(PlayedOn, kw_only=True):
    """An action, perhaps after others that are tried first: why is it not legal?"""

    action: str
    after: list[str] = []


class StudyPreview(PlayedOn, kw_only=True):
    """Actions to be tried one after the other."""

    tried: list[str]
