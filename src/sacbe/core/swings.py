"""What won a game? Its points by their causes, and the causes by which one seat gained most on another.

A game says which causes its points had (`registry.causes_of`); those of all seats add up to their scores.
A swing is one cause seen from two seats: what the one got of it, less what the other got.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sacbe.core.events import Event, Journal
from sacbe.core.game import Game
from sacbe.core.record import Record, apply_move
from sacbe.core.state import State

SHOWN = 3
"""Swings that explain a victory."""

Facts = dict[str, int | str]


@dataclass(frozen=True)
class Share:
    """What a seat got at once, in the game's smallest unit, and on which day or in which round."""

    seat: int
    points: int
    when: int | None = None


@dataclass
class Cause:
    """Something that brought points or took them: a monument, a temple, a majority."""

    kind: str
    facts: Facts = field(default_factory=dict)
    shares: list[Share] = field(default_factory=list)
    of_seat: dict[int, Facts] = field(default_factory=dict)
    """What is true of one seat only, such as how many skulls it laid."""

    def points(self, seat: int) -> int:
        """All that a seat got of it."""
        return sum(share.points for share in self.shares if share.seat == seat)


@dataclass(frozen=True)
class Swing:
    """A cause by which one seat gained on another."""

    cause: str
    seat: int
    against: int
    own: int
    other: int
    when: int | None
    """When most of it happened."""
    place: int
    """Where the seat would have come without its own part."""
    facts: Facts

    @property
    def points(self) -> int:
        """By how much the seat gained on the other."""
        return self.own - self.other


@dataclass(frozen=True)
class Account:
    """Why a game ended as it did: what won it, and one line for each seat.

    The line of the winner is what the second gained most by. That of another seat is what cost it most points
    or, if nothing did, what it gained most by on the winner.
    """

    winner: int
    second: int
    swings: list[Swing]
    lines: list[Swing | None]


def moments(game: Game, record: Record) -> Iterator[tuple[State, list[Event]]]:
    """The state at the beginning of a record and after each of its moves, and what happened with it."""
    journal = Journal()
    state = record.start(game, journal)
    state.journal = journal
    yield state, game.events(journal.drain())
    for number, (seat, action) in enumerate(record.moves, 1):
        apply_move(game, state, number, seat, action)
        yield state, game.events(journal.drain())


def by_source(game: Game, record: Record) -> list[Cause]:
    """The causes in a game that names no others: the sources of its points."""
    for state, _ in moments(game, record):
        end = state
    rows = list(enumerate(game.breakdown(end)))
    sources = dict.fromkeys(source for _, row in rows for source in row)
    return [
        Cause(source, shares=[Share(seat, row.get(source, 0)) for seat, row in rows]) for source in sources
    ]


def account(game: Game, end: State, causes: Sequence[Cause], among: Sequence[int]) -> Account | None:
    """Why a game ended as it did, among the seats that could win; None where nobody came second."""
    winners = game.winners(end, among)
    others = [seat for seat in among if seat not in winners]
    if not winners or not others:
        return None
    scores = game.scores(end)
    winner, second = winners[0], max(others, key=lambda seat: game.ranked_by(end, seat))
    lines = [
        _line(causes, scores, seat, second if seat == winner else winner, seat == winner)
        for seat in range(end.players)
    ]
    return Account(winner, second, _swings(causes, scores, winner, second)[:SHOWN], lines)


def _line(causes: Sequence[Cause], scores: list[int], seat: int, rival: int, won: bool) -> Swing | None:
    """What is worth telling one seat of itself and its rival."""
    costliest = min(causes, key=lambda cause: cause.points(seat), default=None)
    if costliest is not None and costliest.points(seat) < 0 and not won:
        return _swing(costliest, scores, rival, seat)
    ahead, behind = (rival, seat) if won else (seat, rival)
    return next(iter(_swings(causes, scores, ahead, behind)), None)


def _swings(causes: Sequence[Cause], scores: list[int], seat: int, against: int) -> list[Swing]:
    """All swings of a seat against another, the largest first."""
    found = [_swing(cause, scores, seat, against) for cause in causes]
    return sorted((swing for swing in found if swing.points > 0), key=lambda swing: -swing.points)


def _swing(cause: Cause, scores: list[int], seat: int, against: int) -> Swing:
    own, other = cause.points(seat), cause.points(against)
    without = scores[seat] - own
    place = 1 + sum(score > without for rival, score in enumerate(scores) if rival != seat)
    facts = {**cause.facts, **cause.of_seat.get(seat, {})}
    return Swing(cause.kind, seat, against, own, other, _when(cause, seat, against), place, facts)


def _when(cause: Cause, seat: int, against: int) -> int | None:
    """The time of the largest part, whichever of the two it came from."""
    parts = [share for share in cause.shares if share.seat == seat]
    parts += [Share(seat, -share.points, share.when) for share in cause.shares if share.seat == against]
    largest = max(parts, key=lambda share: share.points, default=None)
    return largest.when if largest is not None else None
