"""Where a setting comes from: the command line, else the environment, else a settings file, else the default.

A database URL may hold a password, and the command line of a process can be read by everyone on its machine.
"""

from __future__ import annotations

import argparse
import os
import stat
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sacbe.cli.arguments import BadCommand, count, port, read_text

DATABASE = "sqlite:///sacbe.db"
KNOWN: dict[str, tuple[Callable[[str], Any], Any]] = {
    "host": (str, "127.0.0.1"),
    "port": (port, 8000),
    "database": (str, DATABASE),
    "workers": (count, 1),
}
"""How each setting is read, and its default."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments that every command about a server has."""
    parser.add_argument(
        "--settings", metavar="FILE", help="a TOML file with settings (or SACBE_SETTINGS; docs/hosting.md)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE (default: sacbe.db) or postgresql://... (or SACBE_DATABASE)",
    )


def settle(args: argparse.Namespace) -> None:
    """Give every setting of a command that its command line leaves open a value."""
    if "settings" not in args:
        return
    if args.database is not None and _has_password(args.database):
        _warn("the password in --database is in the list of processes for all to read; set SACBE_DATABASE")
    path = args.settings or os.environ.get("SACBE_SETTINGS")
    in_file = _read(path) if path else {}
    for name, (read, default) in KNOWN.items():
        if name in args and getattr(args, name) is None:
            said = os.environ.get(f"SACBE_{name.upper()}")
            value = _value(read, said, f"SACBE_{name.upper()}") if said else in_file.get(name, default)
            setattr(args, name, value)


def _read(path: str) -> dict[str, Any]:
    """The settings of a file; one that is not known, or makes no sense, is refused."""
    try:
        found = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadCommand(f"{path} is no settings file: {str(error).rstrip('.')}.") from None
    for name, value in found.items():
        if name not in KNOWN:
            raise BadCommand(f"{path} has the setting {name!r}; known are: {', '.join(KNOWN)}.")
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise BadCommand(f"{path}: {name} is a text or a number.")
        found[name] = _value(KNOWN[name][0], str(value), f"{path}: {name}")
    if _has_password(found.get("database", "")) and Path(path).stat().st_mode & stat.S_IROTH:
        _warn(f"{path} holds a password and can be read by everyone; write chmod o= {path}")
    return found


def _value(read: Callable[[str], Any], text: str, where: str) -> Any:
    try:
        return read(text)
    except argparse.ArgumentTypeError as error:
        raise BadCommand(f"{where}: {error}.") from None


def _has_password(url: str) -> bool:
    kind, _, rest = url.partition("://")
    before, found, _ = rest.partition("@")
    return not kind.startswith("sqlite") and bool(found) and before.partition(":")[2] != ""


def _warn(sentence: str) -> None:
    sys.stderr.write(f"sacbe: {sentence}.\n")
