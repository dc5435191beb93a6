"""Bots are seats like any other: they think in threads, and their moves come in by the same door.

What a bot has thought of its turn is kept while it is asked on, and given up when others are asked.

A bot is given a guess at what its seat cannot know, never the table itself. A bot that fails is a line in the
log, and any answer in its place.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from sacbe.bots.levels import BOTS, Bot
from sacbe.core.chance import Stream
from sacbe.core.game import Game, State
from sacbe.server import outages
from sacbe.server.errors import Refused
from sacbe.server.hall import Change, Hall, Room
from sacbe.server.live import LiveTable
from sacbe.server.thinking import Urgency

log = logging.getLogger("sacbe.bots")


KEPT = 16
"""Bots that are remembered in the middle of their turns, with what they have thought of them."""


def urgency(room: Room) -> Urgency:
    """How soon the answer of a bot is wanted at a table."""
    playing = [seat.number for seat in room.seats if seat.bot is None]
    if not playing:
        return Urgency.BOTS_ALONE
    present = room.presence.seats(room.live.id, room.seats)
    return Urgency.WAITED_FOR if any(seat in present for seat in playing) else Urgency.PLAYED


def choose(bot: Bot, game: Game, state: State, seat: int) -> int:
    """An answer for a seat, from what that seat may know; runs in a thread of its own."""
    game.guess(state, seat, Stream(secrets.randbits(32)))
    return bot.choose(game, state)


class Bots:
    """The bots of all tables of this worker."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[tuple[str, int, int]] = set()
        self._in_turn: dict[tuple[str, int, str], Bot] = {}
        hall.after_change.append(self.look)

    def look(self, room: Room) -> None:
        """Let every bot that is asked think."""
        live = room.live
        for seat in live.to_act():
            level = room.seats[seat].bot
            key = (live.id, seat, live.asked_at[seat])
            if level is None or key in self._busy:
                continue
            self._busy.add(key)
            task = asyncio.get_running_loop().create_task(self._play(room, level, key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _play(self, room: Room, level: str, key: tuple[str, int, int]) -> None:
        table_id, seat, decision = key
        live = room.live
        bot = self._in_turn.pop((table_id, seat, level), None)

        def plan(live: LiveTable) -> Change:
            if room.seats[seat].bot is None:
                raise Refused("The player has come back.")
            return Change("play", seat, None, live.plan_play(seat, decision, action))

        try:
            thinking = self._hall.thinking
            async with thinking.admitted(room.owner, lambda: urgency(room), has_begun=bot is not None):
                live.check_decision(seat, decision)
                bot = bot or BOTS[level](secrets.randbits(32))
                action = await thinking.in_thread(choose, bot, live.game, live.asked(seat), seat)
            await self._hall.change(table_id, plan)
            if seat in live.to_act() and not live.game.ends_turn(action):
                self._keep((table_id, seat, level), bot)
        except Refused:
            log.info("the answer of a bot came too late", extra={"table": table_id, "seat": seat})
        except Exception as error:
            log.exception("a bot failed", extra={"table": table_id, "seat": seat, "level": level})
            # While the database is away no answer can be stored; the upkeep asks the bot again.
            if not outages.is_outage(error):
                await self._answer_anything(table_id, seat, decision)
        finally:
            self._busy.discard(key)

    def _keep(self, key: tuple[str, int, str], bot: Bot) -> None:
        """Remember a bot in the middle of its turn, in place of the oldest if there are too many."""
        self._in_turn[key] = bot
        while len(self._in_turn) > KEPT:
            del self._in_turn[next(iter(self._in_turn))]

    async def _answer_anything(self, table_id: str, seat: int, decision: int) -> None:
        """Answer for a bot that failed with the first legal action."""

        def plan(live: LiveTable) -> Change:
            live.check_decision(seat, decision)
            anything = live.game.legal(live.asked(seat))[0]
            return Change("play", seat, None, live.plan_play(seat, decision, anything))

        try:
            await self._hall.change(table_id, plan)
        except Refused:
            log.info("the question to a failed bot does not stand any more", extra={"table": table_id})

    async def close(self) -> None:
        """Wait for no one: what is not stored is thought again after the next start."""
        self._hall.after_change.remove(self.look)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._hall.thinking.close()
