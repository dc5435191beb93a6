"""One playthrough as a text: a header, then the actions with the outcomes of chance (docs/notation.md).

A replay needs no random numbers: the record says what chance decided. At the end of each turn a short hash
of the position lets a reader find the first place where a replay differs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sacbe.core import constants
from sacbe.core.errors import BadRecord, SacbeError
from sacbe.core.events import Journal
from sacbe.core.game import Game
from sacbe.core.state import State

VERSION = 1
CHANCE_NAME = "chance"
HASH_DIGITS = 8


@dataclass
class Header:
    """What is fixed before the first action."""

    game: str
    players: int
    rules: int = 1
    modules: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    date: str = ""
    seed: int | None = None
    position: dict[str, Any] | None = None
    """The position the game began from, if not from set-up."""


@dataclass
class Record:
    """A header and the actions, each with the seat that took it."""

    header: Header
    moves: list[tuple[int, int]] = field(default_factory=list)

    def start(self, game: Game, journal: Journal | None = None) -> State:
        """The state before the first action; the journal has what happens before it.

        The position was accepted when the record began, perhaps by an earlier version.
        """
        if self.header.position is not None:
            return game.from_position(self.header.position, journal, trusted=True)
        return game.new(self.header.players, self.header.modules, journal)


def position_hash(state: State) -> str:
    """The short hash of a position."""
    return f"{state.key():016x}"[:HASH_DIGITS]


def replay(game: Game, record: Record) -> Iterator[tuple[int, int, State]]:
    """Play a record through, yielding (seat, action, state after it); the state is always the same object."""
    if record.header.rules != game.rules_version:
        raise BadRecord(
            f"The record is of rules version {record.header.rules}; this is version {game.rules_version}."
        )
    state = record.start(game)
    for number, (seat, action) in enumerate(record.moves, 1):
        apply_move(game, state, number, seat, action)
        yield seat, action, state


def apply_move(game: Game, state: State, number: int, seat: int, action: int) -> None:
    """Apply one move of a record, checking that it is legal for its seat."""
    if seat != game.to_act(state) and seat in game.may_act(state):
        game.ask_first(state, seat)
    if seat != game.to_act(state) or action not in game.legal(state):
        who = CHANCE_NAME if seat == constants.CHANCE else f"seat {seat}"
        raise BadRecord(f"Action {number} of the record, {game.text(action)!r} by {who}, is not legal there.")
    game.apply(state, action)


# Writing.


def write(game: Game, record: Record) -> str:
    """The record as text: one line for each run of actions of a seat, a hash after each turn."""
    header = record.header
    lines = [
        f"sacbe record {VERSION}",
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"modules: {', '.join(header.modules)}".rstrip(),
        f"players: {header.players}",
        f"names: {json.dumps(list(header.names), ensure_ascii=False)}",
        f"date: {header.date}".rstrip(),
        f"seed: {'' if header.seed is None else header.seed}".rstrip(),
    ]
    if header.position is not None:
        lines.append(f"position: {json.dumps(header.position)}")
    lines.append("")
    line: list[str] = []
    line_seat: int | None = None
    for seat, action, state in replay(game, record):
        if line and seat != line_seat:
            lines.append(_line(line_seat, line))
            line = []
        line_seat = seat
        line.append(game.text(action))
        if game.ends_turn(action) or game.is_over(state):
            lines.append(f"{_line(line_seat, line)} #{position_hash(state)}")
            line = []
    if line:
        lines.append(_line(line_seat, line))
    return "\n".join(lines) + "\n"


def _line(seat: int | None, texts: list[str]) -> str:
    return f"{CHANCE_NAME if seat == constants.CHANCE else seat}: {'; '.join(texts)}"


# Reading.


def read(text: str, games: Any) -> tuple[Game, Record]:
    """A record from its text, replayed and checked; `games` finds a game by name."""
    if not isinstance(text, str):
        raise BadRecord(f"A record is a text, not {type(text).__name__}.")
    lines = [line.rstrip("\r") for line in text.split("\n")]
    if not lines or lines[0].strip() != f"sacbe record {VERSION}":
        raise BadRecord(f"A record begins with 'sacbe record {VERSION}'.")
    fields, body = _split(lines[1:])
    header = _header(fields)
    try:
        game: Game = games(header.game)
        record = Record(header)
        state = record.start(game)
    except SacbeError as error:
        raise BadRecord(f"The record cannot begin: {error}") from error
    if header.names and len(header.names) != header.players:
        raise BadRecord(f"The record names {len(header.names)} players, but has {header.players}.")
    if state.players != header.players:
        raise BadRecord(f"The record is for {header.players} players, its position for {state.players}.")
    if header.rules != game.rules_version:
        raise BadRecord(
            f"The record is of rules version {header.rules}; this is version {game.rules_version}."
        )
    for number, line in body:
        _play_line(game, state, record, number, line)
    return game, record


def _split(lines: list[str]) -> tuple[dict[str, str], list[tuple[int, str]]]:
    fields: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        if not line.strip():
            body = [(i, text) for i, text in enumerate(lines[number - 2 :], number) if text.strip()]
            return fields, body
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"Line {number} of the record is no 'field: value'.")
        fields[key.strip()] = value.strip()
    return fields, []


def _header(fields: dict[str, str]) -> Header:
    known = {"game", "rules", "modules", "players", "names", "date", "seed", "position"}
    for key in fields:
        if key not in known:
            raise BadRecord(f"A record has no field {key!r}.")
    for key in ("game", "players"):
        if not fields.get(key):
            raise BadRecord(f"The record does not say its {key}.")
    try:
        names = json.loads(fields.get("names") or "[]")
        position = json.loads(fields["position"]) if "position" in fields else None
        players, rules = int(fields["players"]), int(fields.get("rules") or 1)
        seed = int(fields["seed"]) if fields.get("seed") else None
    except (ValueError, RecursionError) as error:
        raise BadRecord(
            "The header of the record cannot be read: names, players, rules, seed or position."
        ) from error
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord("The names of the record must be a list of texts.")
    modules = tuple(module.strip() for module in fields.get("modules", "").split(",") if module.strip())
    return Header(
        fields["game"], players, rules, modules, tuple(names), fields.get("date", ""), seed, position
    )


def _play_line(game: Game, state: State, record: Record, number: int, line: str) -> None:
    who, colon, rest = line.partition(":")
    texts, _, expected = rest.partition("#")
    who = who.strip()
    if not colon or not (who == CHANCE_NAME or (who.isascii() and who.isdecimal() and len(who) <= 2)):
        raise BadRecord(f"Line {number} of the record must begin with a seat or 'chance'.")
    seat = constants.CHANCE if who == CHANCE_NAME else int(who)
    for text in texts.split(";"):
        try:
            action = game.parse(state, text)
        except SacbeError as error:
            raise BadRecord(f"Line {number} of the record: {error}") from error
        apply_move(game, state, len(record.moves) + 1, seat, action)
        record.moves.append((seat, action))
    if expected and expected.strip() != position_hash(state):
        raise BadRecord(
            f"Line {number} of the record should end in #{expected.strip()}, but the position is "
            f"#{position_hash(state)}."
        )
