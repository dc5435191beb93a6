"""A bot by what stands for it on a command line: the name of a level, or `program:COMMAND`."""

from __future__ import annotations

from sacbe.bots import program
from sacbe.bots.levels import BOTS, Bot
from sacbe.core.errors import BadOptions


def check(name: str) -> None:
    """Refuse, with one sentence, a name that no bot has."""
    if program.is_program(name):
        program.command_of(name)
    elif name not in BOTS:
        known = ", ".join([*BOTS, f"{program.PREFIX}COMMAND"])
        raise BadOptions(f"There is no bot {name!r}; the bots are: {known}.")


def sit_down(name: str, seed: int, patience: float = program.PATIENCE) -> Bot:
    """The bot of that name for one seat in one game; `leave` ends it."""
    if program.is_program(name):
        return program.ProgramBot(name, seed, patience)
    return BOTS[name](seed)


def leave(bot: Bot) -> None:
    """The game is over for a bot; one that is a program is ended."""
    if isinstance(bot, program.ProgramBot):
        bot.close()
