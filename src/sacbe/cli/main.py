"""The program `sacbe`: finds the command and turns every mistake of its caller into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import sacbe
from sacbe.cli import admin, arena, arguments, bench, fuzz, lab, perft, play, replay, rules, serve, settings
from sacbe.core.errors import SacbeError

COMMANDS = (play, serve, admin, replay, arena, lab, fuzz, perft, bench, rules)
INTERRUPTED = 130


def version() -> str:
    """The version, and how the core runs."""
    return f"sacbe {sacbe.__version__} ({'compiled' if sacbe.is_compiled() else 'plain Python'} core)"


def parser() -> arguments.Parser:
    """The whole command line."""
    whole = arguments.Parser(prog="sacbe", description="Heavy board games on the computer.")
    whole.add_argument("--version", action="version", version=version())
    commands = whole.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    whole = parser()
    args = whole.parse_args(argv)
    if not hasattr(args, "run"):
        whole.print_help()
        return 0
    try:
        settings.settle(args)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SacbeError as error:
        sys.stderr.write(f"sacbe: {error}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\n" * sys.stderr.isatty() + "sacbe: interrupted.\n")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; let the interpreter's own flush at exit find an open file.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
