"""Reads arguments: numbers, lists, games and files; a wrong one is refused with one sentence."""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from sacbe.core import record, registry
from sacbe.core.errors import BadPosition, SacbeError
from sacbe.core.game import Game
from sacbe.core.words import LANGUAGES
from sacbe.lab import run_folder, workers

DEFAULT_GAME = "tzolkin"
MOST = 10**9
MAX_PORT = 65_535


class BadCommand(SacbeError):
    """A command line that cannot be carried out."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        sentence = message[:1].upper() + message[1:]
        sys.stderr.write(f"{self.prog}: {sentence.rstrip('.')}; see {self.prog} --help.\n")
        sys.exit(2)


# Single values.


def count(text: str) -> int:
    """A whole number of at least one."""
    return _whole(text, 1)


def number(text: str) -> int:
    """A whole number of at least zero."""
    return _whole(text, 0)


def port(text: str) -> int:
    """The number of a port."""
    return _whole(text, 1, MAX_PORT)


def _whole(text: str, least: int, most: int = MOST) -> int:
    digits = text if text.isascii() and text.isdigit() and len(text) <= len(str(most)) else "-1"
    if not least <= int(digits) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most:,}")
    return int(digits)


def seconds(text: str) -> float:
    """A time of more than zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return value


def language(text: str) -> str:
    """One of the languages."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(
            f"there is no language {text!r}; the languages are: {', '.join(LANGUAGES)}"
        )
    return text


def listed(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


# Arguments that several commands share.


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game."""
    parser.add_argument(
        "game", metavar="GAME", nargs="?" if optional else None, help=f"one of: {', '.join(registry.names())}"
    )


def add_modules(parser: argparse.ArgumentParser) -> None:
    """The modules."""
    parser.add_argument("--modules", metavar="A,B", type=listed, default=(), help="optional rules, by name")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language."""
    parser.add_argument(
        "--lang", metavar="LANG", type=language, default="en", help=f"{', '.join(LANGUAGES)} (default: en)"
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The seed, zero if none is given."""
    parser.add_argument("--seed", metavar="S", type=number, default=0, help="the seed of chance (default: 0)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who plays: processes of this machine, or Ray."""
    parser.add_argument(
        "--jobs", metavar="N", type=count, help="the number of processes (default: all cores)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        nargs="?",
        const=workers.LOCAL,
        help="play with Ray: on the cluster at HOST:PORT, or without an address on this machine",
    )


# Files.


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadCommand(f"{path} cannot be read: it is no text.") from error
    except (OSError, ValueError) as error:
        raise BadCommand(f"{path} cannot be read: {_cause(error)}.") from error


def write_text(path: str, text: str, rights: int = 0o666) -> None:
    """Write a file, making the folders it needs; a new one gets these rights, less the mask."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with open(path, "w", encoding="utf-8", opener=partial(os.open, mode=rights)) as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise BadCommand(f"{path} cannot be written: {_cause(error)}.") from error


def check_writable(path: str) -> None:
    """Refuse early a file that a record must not or cannot be written to."""
    file = Path(path)
    try:
        if file.is_dir():
            raise BadCommand(f"{path} cannot be written: it is a folder.")
        if file.exists() and file.stat().st_size and not file.read_bytes().startswith(b"sacbe record"):
            raise BadCommand(f"{path} is not overwritten because it is no record.")
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a"):
            pass
    except (OSError, ValueError) as error:
        raise BadCommand(f"{path} cannot be written: {_cause(error)}.") from error


def _cause(error: Exception) -> str:
    strerror = getattr(error, "strerror", None) or str(error)
    return str(strerror).lower()


def read_record(path: str, seed: int | None = None) -> tuple[Game, record.Record]:
    """A record, replayed and checked; in a file of a run it is that of a seed, or the first one."""
    if path.endswith(run_folder.PACKED):
        text = run_folder.record_of(Path(path), seed)
    elif seed is None:
        text = read_text(path)
    else:
        raise BadCommand(f"{path} has one record; a seed chooses among those of a run.")
    return record.read(text, registry.get)


def read_position(path: str) -> dict[str, Any]:
    """A position document."""
    try:
        document = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"{path} is no position: it is not JSON.") from error
    if not isinstance(document, dict):
        raise BadPosition(f"{path} is no position: a position is an object.")
    return document
