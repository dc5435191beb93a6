"""Bots play like anyone else: they think in threads, and their moves become changes like those of people.

What a bot has thought of its turn is kept while it has the turn, and dropped when others are asked. A bot
gets a guess at what its seat cannot know, never the state itself. If a bot fails, the log says so, and the
first legal action is played in its place.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from sacbe.bots.bot import Bot
from sacbe.bots.levels import BOTS
from sacbe.core.chance import Stream
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.server.errors import Refused
from sacbe.server.storage import outages
from sacbe.server.tables.game import Change
from sacbe.server.tables.live_table import LiveTable
from sacbe.server.tables.live_tables import LiveTables
from sacbe.server.tables.thinking import Urgency

log = logging.getLogger("sacbe.bots")


KEPT = 16
"""Bots that are kept in the middle of their turns, with what they have thought of them."""


def urgency(table: LiveTable) -> Urgency:
    """How soon the answer of a bot is wanted at a table."""
    playing = [seat.number for seat in table.seats if seat.bot is None]
    if not playing:
        return Urgency.BOTS_ALONE
    present = table.present().present
    return Urgency.WAITED_FOR if any(seat in present for seat in playing) else Urgency.PLAYED


def choose(bot: Bot, game: Game, state: State, seat: int) -> int:
    """An answer for a seat, from what that seat may know; runs in a thread of its own."""
    game.guess(state, seat, Stream(secrets.randbits(32)))
    return bot.choose(game, state)


class Bots:
    """The bots of all tables of this worker."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[tuple[str, int, int]] = set()
        self._in_turn: dict[tuple[str, int, str], Bot] = {}
        tables.after_change.append(self.on_change)

    def on_change(self, table: LiveTable) -> None:
        """Let every bot that is asked think."""
        for seat in table.to_act():
            level = table.seats[seat].bot
            key = (table.id, seat, table.decision_numbers[seat])
            if level is None or key in self._busy:
                continue
            self._busy.add(key)
            task = asyncio.get_running_loop().create_task(self._play(table, level, key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _play(self, table: LiveTable, level: str, key: tuple[str, int, int]) -> None:
        table_id, seat, decision = key
        bot = self._in_turn.pop((table_id, seat, level), None)

        def plan(table: LiveTable) -> Change:
            if table.seats[seat].bot is None:
                raise Refused("The player has come back.")
            return table.plan_play(seat, None, decision, action)

        try:
            thinking = self._tables.thinking
            async with thinking.admitted(table.owner, lambda: urgency(table), has_begun=bot is not None):
                table.check_decision(seat, decision)
                bot = bot or BOTS[level](secrets.randbits(32))
                action = await thinking.in_thread(choose, bot, table.game, table.state_for(seat), seat)
            await self._tables.change(table_id, plan)
            if seat in table.to_act() and not table.game.ends_turn(action):
                self._keep((table_id, seat, level), bot)
        except Refused:
            log.info("the answer of a bot came too late", extra={"table": table_id, "seat": seat})
        except Exception as error:
            log.exception("a bot failed", extra={"table": table_id, "seat": seat, "level": level})
            # While the database is away no answer can be stored; the upkeep asks the bot again.
            if not outages.is_outage(error):
                await self._answer_first_legal(table_id, seat, decision)
        finally:
            self._busy.discard(key)

    def _keep(self, key: tuple[str, int, str], bot: Bot) -> None:
        """Keep a bot in the middle of its turn, in place of the oldest if there are too many."""
        self._in_turn[key] = bot
        while len(self._in_turn) > KEPT:
            del self._in_turn[next(iter(self._in_turn))]

    async def _answer_first_legal(self, table_id: str, seat: int, decision: int) -> None:
        """Answer for a bot that failed with the first legal action."""

        def plan(table: LiveTable) -> Change:
            table.check_decision(seat, decision)
            first = table.game.legal(table.state_for(seat))[0]
            return table.plan_play(seat, None, decision, first)

        try:
            await self._tables.change(table_id, plan)
        except Refused:
            log.info("the decision of a failed bot is no longer open", extra={"table": table_id})

    async def close(self) -> None:
        """Wait for no bot: what is not stored is thought again after the next start."""
        self._tables.after_change.remove(self.on_change)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tables.thinking.close()
