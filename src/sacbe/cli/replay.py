"""`sacbe replay`: shows a record turn by turn, or only checks it."""

from __future__ import annotations

import argparse
from typing import Any

from sacbe.cli import arguments, console, scores
from sacbe.cli.game_log import GameLog
from sacbe.core import registry
from sacbe.core.digest import Card, Digest
from sacbe.core.events import Event, Journal
from sacbe.core.figures import figure
from sacbe.core.game import Game
from sacbe.core.record import Record, apply_move
from sacbe.core.state import State
from sacbe.core.words import Words

MARGIN = 7


def add(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "replay",
        help="show or check a record",
        description="Show a recorded game turn by turn with its final scores; --check only verifies it.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, or a file of records of `sacbe lab selfplay`")
    parser.add_argument(
        "--seed", metavar="S", type=arguments.number, help="which game of such a file (default: the first)"
    )
    parser.add_argument(
        "--check", action="store_true", help="only verify that it replays, and say so in one line"
    )
    parser.add_argument(
        "--to", metavar="N", type=arguments.number, help="stop after N actions and show the table"
    )
    arguments.add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read the record, which checks it, then show it."""
    game, record = arguments.read_record(args.file, args.seed)
    if args.to is not None and args.to > len(record.moves):
        raise arguments.BadCommand(f"{args.file} has {len(record.moves)} actions, not {args.to}.")
    if args.check:
        print(_summary(game, record))
        return 0
    words = registry.words_of(game, args.lang, "sacbe.cli")
    state = show(game, record, words, len(record.moves) if args.to is None else args.to)
    players, paint = names_of(record, words), console.paint()
    if args.to is not None and not game.is_over(state):
        print(game.board_text(state, None, words, players, paint.colour))
    print()
    print(scores.score_table(game, state, words, players, paint))
    if game.is_over(state):
        print(paint.strong(scores.verdict(game, state, words, players)))
    return 0


def names_of(record: Record, words: Words) -> list[str]:
    """The names of the seats, numbered where the record has none."""
    given = record.header.names
    if len(given) == record.header.players:
        return list(given)
    return [words("cli-seat", number=seat + 1) for seat in range(record.header.players)]


def show(game: Game, record: Record, words: Words, moves: int) -> State:
    """Print what happens in the first moves, turn by turn; the state after them."""
    log = GameLog(game, words, names_of(record, words), console.paint())
    digest, journal = Digest(registry.reader_of(game)), Journal()
    state = record.start(game, journal)
    state.journal = journal
    setup: list[Event] = []
    cards: list[Card] = []
    for number, (seat, action) in enumerate(record.moves[:moves], 1):
        apply_move(game, state, number, seat, action)
        for event in game.events(journal.drain()):
            if event.known_to(None):
                complete = digest.add((number, 0), event)
                cards += [complete] if complete else []
                setup += [event] if not cards and digest.last() is None else []
    last = digest.last()
    _print(1, log.events(setup, MARGIN))
    for card in (*cards, *([last] if last else [])):
        _print(card.at[0], log.card(card, MARGIN))
    return state


def _print(number: int, lines: list[str]) -> None:
    """Some lines, after the number of the first action."""
    for place, line in enumerate(lines):
        head = f"{number}" if place == 0 else ""
        print(f"{head:>{MARGIN - 2}}  {line}")


def _summary(game: Game, record: Record) -> str:
    """One line about a record that has been checked."""
    state = record.start(game)
    for number, (seat, action) in enumerate(record.moves, 1):
        apply_move(game, state, number, seat, action)
    turns = sum(game.ends_turn(action) for _, action in record.moves)
    totals = ", ".join(figure(score / game.score_unit, "en_GB") for score in game.scores(state))
    end = "complete" if game.is_over(state) else "unfinished"
    return (
        f"OK: {game.name}, {record.header.players} players, {len(record.moves)} actions, {turns} turns, "
        f"{end}; points: {totals}."
    )
