"""What do the records of runs say? Sums over games, which are collected file by file and added up.

A *setup* is a kind of table: a number of players with a set of modules. A seat is measured by its score,
its *lead* (its score less the mean of its table), and its wins: its share of the win as a multiple of
an equal player's, so that 1 is fair at every table.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from sacbe.core import playthrough, record, registry
from sacbe.core.choices import Fact, Topic, Way
from sacbe.core.game import Game
from sacbe.core.playthrough import Playthrough
from sacbe.core.record import Record
from sacbe.core.words import Words
from sacbe.lab import style
from sacbe.lab.balance.sums import Sums
from sacbe.lab.style import english

VERSION = 2
"""Raised when something else is collected: what was kept before is then collected again."""

SCORE, LEAD, WINS = range(3)
"""The measures of a seat."""

BIN = 5
"""Points of a bar of the distribution."""

TAKEN, LEFT, OFFERED = "taken", "left", "offered"
"""Seats that have a thing, that were dealt it and gave it back, and to which it was offered."""

ALL = "all seats"
WINNER, MARGIN, BOTS = "winner", "margin", "bots"
TURNS, DECISIONS = "turns", "decisions"


@dataclass(frozen=True, order=True)
class Setup:
    """A kind of table."""

    modules: tuple[str, ...]
    players: int

    @property
    def text(self) -> str:
        """As a key of documents."""
        return " ".join([str(self.players), *self.modules])

    @classmethod
    def read(cls, text: str) -> Setup:
        """The setup of a key."""
        players, *modules = text.split()
        return cls(tuple(modules), int(players))


@dataclass
class OfSetup:
    """What is known of the games of one setup."""

    games: int = 0
    shared: int = 0
    """Games with more than one winner."""
    scores: Counter[int] = field(default_factory=Counter)
    """Seats by the lower end of their bar."""
    winners: Counter[int] = field(default_factory=Counter)
    """The same of the winners' score, game by game."""
    lengths: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Games by their number of turns, and of decisions."""
    totals: dict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """Measures of all seats; of the winner; of the distance to the second."""
    style: dict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """For each number of the style: its mean, and the winners' less the others'."""
    points: dict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    """The same for each source of points."""
    things: dict[tuple[str, str, str], Sums] = field(default_factory=lambda: defaultdict(Sums))
    """Measures by topic, thing, and how the seats stand to it."""
    open_seats: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Seats at tables where a thing lay open."""

    def merge(self, other: OfSetup) -> None:
        """Add the games of another."""
        self.games += other.games
        self.shared += other.shared
        self.scores.update(other.scores)
        self.winners.update(other.winners)
        for name, lengths in other.lengths.items():
            self.lengths[name].update(lengths)
        for own, more in (
            (self.totals, other.totals),
            (self.style, other.style),
            (self.points, other.points),
            (self.things, other.things),
        ):
            for key, sums in more.items():
                own[key].merge(sums)  # type: ignore[index]
        self.open_seats.update(other.open_seats)


Survey = dict[Setup, OfSetup]


def empty() -> Survey:
    """A survey of no games."""
    return defaultdict(OfSetup)


def merged(surveys: Iterable[Survey]) -> Survey:
    """All games of several surveys."""
    whole = empty()
    for survey in surveys:
        for setup, found in survey.items():
            whole[setup].merge(found)
    return whole


# Collecting.


def of_records(texts: Iterable[str]) -> bytes:
    """What some records say, packed."""
    survey = empty()
    for text in texts:
        game, read = record.read(text, registry.get)
        header = read.header
        add(survey[Setup(header.modules, header.players)], game, read)
    return packed(survey)


def add(into: OfSetup, game: Game, read: Record) -> None:
    """Count one game."""
    played = playthrough.of(game, read)
    end = played.end
    scores = [units / game.score_unit for units in game.scores(end)]
    winners = game.winners(end)
    mean = fmean(scores)
    seats = [
        (score, score - mean, end.players / len(winners) if seat in winners else 0.0)
        for seat, score in enumerate(scores)
    ]
    into.games += 1
    into.shared += len(winners) > 1
    into.scores.update(int(score // BIN) * BIN for score in scores)
    into.winners[int(max(scores) // BIN) * BIN] += 1
    into.lengths[TURNS][len(played.turns)] += 1
    into.lengths[DECISIONS][sum(seat >= 0 for seat, _ in read.moves)] += 1
    into.totals[ALL].add(seats)
    into.totals[WINNER].add([seats[winners[0]]])
    first, second = sorted(scores)[:-3:-1]
    into.totals[MARGIN].add([(first - second,)])
    _add_numbers(into.style, game.style(played), winners)
    _add_numbers(into.points, [_points(game, row) for row in game.breakdown(end)], winners)
    _add_things(into, game, played, seats)
    if len(set(read.header.names)) > 1:
        for name in set(read.header.names):
            own = [seats[seat] for seat, other in enumerate(read.header.names) if other == name]
            into.things[BOTS, name, TAKEN].add(own)


def _points(game: Game, row: dict[str, int]) -> dict[str, float]:
    return {name.removeprefix(style.POINTS): value for name, value in style.points(game, row).items()}


def _add_numbers(into: dict[str, Sums], seats: Sequence[dict[str, float]], winners: Sequence[int]) -> None:
    """Each number of a game: the mean of its seats, and of the winners less the others."""
    for name in seats[0]:
        values = [seat[name] for seat in seats]
        won = fmean(values[seat] for seat in winners)
        others = [value for seat, value in enumerate(values) if seat not in winners]
        into[name].add([(fmean(values), won - fmean(others) if others else 0.0)])


def _add_things(into: OfSetup, game: Game, played: Playthrough, seats: Sequence[Sequence[float]]) -> None:
    """Each thing with the seats that have it, or were offered it."""
    choices, words = registry.choices_of(game), english(game)
    topics = {topic.name: topic for topic in choices.topics}
    taken: dict[tuple[str, str], set[int]] = defaultdict(set)
    offered: dict[tuple[str, str], set[int]] = defaultdict(set)
    for fact in choices.facts(game, played):
        key = (fact.topic, _named(words, topics[fact.topic], fact))
        if fact.seat is None:
            offered[key].update(range(played.end.players))
        else:
            (taken if fact.is_taken else offered)[key].add(fact.seat)
    for (topic, thing), those in taken.items():
        into.things[topic, thing, TAKEN].add([seats[seat] for seat in sorted(those)])
    for (topic, thing), those in offered.items():
        if topics[topic].way == Way.OPEN:
            into.open_seats[topic, thing] += len(those)
            continue
        left = those - taken[topic, thing]
        into.things[topic, thing, OFFERED].add([seats[seat] for seat in sorted(those)])
        into.things[topic, thing, LEFT].add([seats[seat] for seat in sorted(left)])


def _named(words: Words, topic: Topic, fact: Fact) -> str:
    """The name of a thing, or of several at once."""
    return ", ".join(words.name(part, topic.within) for part in fact.thing.split(", "))


# Keeping.


def packed(survey: Survey) -> bytes:
    """A survey as bytes."""
    document = {setup.text: _written(found) for setup, found in sorted(survey.items())}
    return zlib.compress(json.dumps({"version": VERSION, "setups": document}).encode())


def unpacked(content: bytes) -> Survey | None:
    """The survey of some bytes; None if another version collected it, or if it cannot be read."""
    try:
        document = json.loads(zlib.decompress(content))
    except (ValueError, zlib.error):
        return None
    if document["version"] != VERSION:
        return None
    return {Setup.read(text): _read(found) for text, found in document["setups"].items()}


def _written(found: OfSetup) -> dict[str, Any]:
    return {
        "games": found.games,
        "shared": found.shared,
        "scores": list(found.scores.items()),
        "winners": list(found.winners.items()),
        "lengths": [[name, list(counts.items())] for name, counts in found.lengths.items()],
        "totals": [[name, sums.written()] for name, sums in found.totals.items()],
        "style": [[name, sums.written()] for name, sums in found.style.items()],
        "points": [[name, sums.written()] for name, sums in found.points.items()],
        "things": [[*key, sums.written()] for key, sums in found.things.items()],
        "open": [[*key, count] for key, count in found.open_seats.items()],
    }


def _read(document: dict[str, Any]) -> OfSetup:
    found = OfSetup(document["games"], document["shared"])
    found.scores.update(dict(document["scores"]))
    found.winners.update(dict(document["winners"]))
    for name, counts in document["lengths"]:
        found.lengths[name].update(dict(counts))
    for own, key in ((found.totals, "totals"), (found.style, "style"), (found.points, "points")):
        own.update({name: Sums.read(sums) for name, sums in document[key]})
    found.things.update(
        {(topic, thing, how): Sums.read(sums) for topic, thing, how, sums in document["things"]}
    )
    found.open_seats.update({(topic, thing): count for topic, thing, count in document["open"]})
    return found
