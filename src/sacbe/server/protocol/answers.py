"""What the server answers over HTTP; the WebSocket sends the same (docs/protocol.md).

A field that is UNSET is left out.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from sacbe.server.protocol.documents import CardDocument, Document, EventDocument, ViewJson, reference
from sacbe.server.protocol.requests import LessonProgress, WhenOut

TableState = Literal["open", "playing", "over"]
SeatKind = Literal["person", "link", "bot"]


class Nothing(Struct):
    """It is done, and there is nothing to add."""


class Status(Struct):
    """The server answers, or can also store something."""

    status: Literal["ok", "ready"]


# Users.


class User(Struct):
    """A guest, whose login is null, or an account; the sign is the picture beside the name."""

    id: str
    name: str
    login: str | None
    sign: str


class SignIn(Struct):
    """A browser in which a user is signed in."""

    id: str
    agent: str
    created: float
    used: float
    is_this: bool


class Sessions(Struct):
    """The user who is signed in, if any, and where else."""

    person: User | None
    sessions: list[SignIn]


class Token(Struct):
    """A token by which a program acts for a user."""

    id: str
    label: str
    created: float
    used: float | None


class MadeToken(Token):
    """A new token, and its secret, which is shown once."""

    token: str


class GameResults(Struct):
    """How a user has done in a game: games to the end, those that were won, and the average of points."""

    game: str
    games: int
    won: int
    average: float


class PastGame(Struct):
    """A game that a user has played to its end; the lead is over the best of the others."""

    table: str
    game: str
    ended: float
    players: int
    place: int
    points: float
    lead: float


class Results(Struct):
    """How a user has done in all games, and in the last ones, the newest first."""

    games: list[GameResults]
    last: list[PastGame]


class Progress(Struct):
    """How far a user has come in the lessons, by their ids."""

    lessons: dict[str, LessonProgress]


# Games.


class TableOptions(Struct):
    """A number of players with a set of modules that a table can be set up with."""

    players: int
    modules: list[str]


class GameInfo(Struct):
    """A game: least and most players, the tables that can be set up, and its bots, the strongest first."""

    name: str
    players: Annotated[list[int], Meta(min_length=2, max_length=2)]
    modules: list[str]
    tables: list[TableOptions]
    rules: int
    bots: list[str]


class CheckedPosition(Struct):
    """A position with every field filled in, who is asked there, and what may be answered."""

    position: Document
    to_act: int | None
    asked: list[int]
    legal: list[str]


# Tables, as the list describes them.


class ClockOptions(Struct):
    """The seconds for each turn, the bank, and what happens when both have run out."""

    per_move: float
    bank: float
    when_out: WhenOut | UnsetType = UNSET


class SeatDescription(Struct):
    """Who sits on a seat, and the bot that plays for it now; points and place once the game is over."""

    number: int
    kind: SeatKind
    name: str | None
    bot: str | None
    is_me: bool
    invite: str | UnsetType = UNSET
    sign: str | UnsetType = UNSET
    points: float | UnsetType = UNSET
    place: int | UnsetType = UNSET


class Table(Struct, kw_only=True):
    """A table described: what is played, by whom, and how far it is."""

    id: str
    title: str
    game: str
    players: int
    modules: list[str]
    state: TableState
    stopped: bool
    is_open: bool
    clock: ClockOptions | None
    owner: str | None
    is_owner: bool
    created: float
    last: float
    ended: float | None
    to_act: list[int]
    turn_since: float | None
    forfeited: list[int]
    rematch: str | None
    invite: str | UnsetType | None = UNSET
    seats: list[SeatDescription]


class Joined(Struct):
    """The seat that was taken."""

    seat: int


# A table, as one seat sees it.


class NamedAction(Struct):
    """An action as text, and its halves."""

    action: str
    verb: str
    noun: str | None


class Choice(NamedAction):
    """A legal answer, and what it would bring at once."""

    brings: list[EventDocument] | UnsetType = UNSET


ChoicesJson = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": reference(Choice)})]


class Decision(Struct):
    """The pending decision of a seat, and what it may answer; null and nothing if none is pending."""

    decision: int | None
    choices: ChoicesJson


class SeatClock(Struct):
    """The seconds that a seat has left, and of them the bank when its clock began to run."""

    left: float
    bank: float
    is_running: bool
    is_away: bool


class TableClock(Struct):
    """The clock of a table."""

    per_move: float
    bank: float
    when_out: WhenOut
    seats: list[SeatClock]


class AskedRewind(Struct):
    """A rewind that was asked for: to how many moves, by which seat, and who has agreed."""

    moves: int
    by: int
    agreed: list[int]


class Swing(Struct, kw_only=True):
    """A cause of points by which a seat gained on another: what both got of it, and when."""

    cause: str
    seat: int
    against: int
    points: float
    own: float
    other: float
    when: int | None
    place: int
    """Where the seat would have come without its own part."""
    facts: Document


class Account(Struct):
    """Why a game ended as it did: what won it against the second place, and one line for each seat."""

    winner: int
    second: int
    swings: list[Swing]
    lines: list[Swing | None]


class TableView(Struct, kw_only=True):
    """A table as a seat, or a spectator, sees it now; from `scores` on only once the game is over."""

    seq: int
    seat: int | None
    begun: bool
    over: bool
    stopped: bool
    forfeited: list[int]
    to_act: list[int]
    present: list[int]
    watching: int
    rewind: AskedRewind | None
    clock: TableClock | None
    view: ViewJson | None
    decision: int | None
    choices: ChoicesJson
    can_undo: bool
    scores: list[float] | UnsetType = UNSET
    breakdown: list[dict[str, float]] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    account: Account | UnsetType | None = UNSET


class Entry(Struct, kw_only=True):
    """One thing that happened at a table, with the events that the reader may know."""

    seq: int
    at: float
    kind: str
    seat: int | None
    moves: int
    data: Document | UnsetType = UNSET
    events: list[EventDocument]


class Digest(Struct):
    """The log as cards, from the card of this number on; whatever was known from there on has changed."""

    first: int
    cards: list[CardDocument]


class Explanation(Struct):
    """Is an action legal, and why not?"""

    action: str
    legal: bool
    reason: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    data: Document | UnsetType = UNSET


class Preview(Struct):
    """The view after actions that were only tried, and the events they would bring."""

    view: ViewJson
    brings: list[EventDocument]


class Route(Struct):
    """The cheapest route of a piece to a place, as single actions."""

    to: str
    cost: int
    actions: list[str]


class PlannedStep(Struct):
    """One step of a plan: what it would bring, or why it is not possible."""

    legal: bool
    brings: list[EventDocument] | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    data: Document | UnsetType = UNSET


class Plan(Struct):
    """The view after the steps of a plan that are possible, and what could be planned next."""

    view: ViewJson
    choices: ChoicesJson
    ways: list[Route]
    steps: list[PlannedStep]


class Routes(Struct):
    """Where the piece of a seat can go."""

    ways: list[Route]


class Board(Struct):
    """The board as text."""

    board: str


class TermChange(Struct):
    """A term of the evaluation, and by how many hundredths of a point it grows or falls."""

    term: str
    by: int


class PlanStep(Struct):
    """An action with its follow-ups, and the events they would bring."""

    actions: list[NamedAction]
    brings: list[EventDocument]


class Effect(Struct):
    """One thing that a plan changes, counted by the game: the kind of sentence, and what it names."""

    kind: str
    data: Document


class Hint(Struct):
    """An answer worth a thought, the expected final points in hundredths, and the rest of the turn."""

    action: str
    worth: int
    changes: list[TermChange]
    plan: list[PlanStep]
    reason: Effect | UnsetType = UNSET
    warning: Effect | UnsetType = UNSET


class Hints(Struct):
    """What a strong bot would consider, the best first."""

    advice: list[Hint]


class Counsel(Struct):
    """What a coach says, if anything: what must not be overlooked, or a turn that is clearly better.

    `remedy` is the rest of a turn that prevents what the guard warns of, or most of it. `review` comes once
    after a food day or a scoring: what made the difference for the seat.
    """

    guard: Effect | UnsetType = UNSET
    remedy: Hint | UnsetType = UNSET
    review: Effect | UnsetType = UNSET
    advice: Hint | UnsetType = UNSET


# Replays.


class ReplayStep(Struct):
    """One move of a record; its seat is null for chance."""

    move: int
    seat: int | None
    action: str
    ends_turn: bool
    events: list[EventDocument]


class SeenMove(Struct):
    """The table after a move as somebody saw it, who moved, and what happened in it."""

    move: int
    seat: int | None
    events: list[EventDocument]
    view: ViewJson


class FinalScores(Struct):
    """How a game ended: points, the same by source, who has won and why."""

    scores: list[float]
    breakdown: list[dict[str, float]]
    winners: list[int]
    account: Account | None


class Outline(Struct):
    """A record move by move, with the points of each seat after each move, but without views."""

    game: str
    players: int
    modules: list[str]
    names: list[str]
    date: str
    position: Document | None
    moves: int
    steps: list[ReplayStep]
    scores: list[list[float]]
    over: bool
    final: FinalScores | None
    cards: list[CardDocument]
