"""Clocks: how much time each seat has left, computed from the times of the rows alone.

A seat has some time for each turn, and a bank that is drawn on when a turn takes longer. The clock of a seat
runs while it is asked, and stops while a bot plays for it or no server runs.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from sacbe.server.errors import Refused
from sacbe.server.protocol import answers
from sacbe.server.protocol.requests import NewClock, WhenOut
from sacbe.server.tables.game import TableGame
from sacbe.server.tables.history import Entry

DAY = 24 * 3600.0
MAX_DAYS = 30
FORFEITED = "Your time was out, and with it this game was lost; a bot plays it to its end."


def options(wanted: NewClock) -> dict[str, Any]:
    """What a table keeps of a clock; refused if it makes none."""
    return {**checked(wanted), "when_out": wanted.when_out}


def checked(wanted: NewClock) -> dict[str, float]:
    """The time per turn and the bank, in seconds; refused if they make no clock."""
    if wanted.days is not None:
        if wanted.per_move is not None or wanted.bank is not None:
            raise Refused("A clock has days, or seconds per move and a bank, but not both.")
        per_move, bank = wanted.days * DAY, 0.0
    else:
        per_move, bank = wanted.per_move or 0.0, wanted.bank or 0.0
    if not 0 < per_move <= MAX_DAYS * DAY or not 0 <= bank <= MAX_DAYS * DAY:
        raise Refused(f"The time of a clock must be more than nothing and at most {MAX_DAYS} days.")
    return {"per_move": per_move, "bank": bank}


class Clock(msgspec.Struct):
    """The clock of a table, as of its last row."""

    per_move: float
    bank: float
    left: list[float]
    """What is left of the bank of each seat."""
    away: set[int]
    """The seats that bots play for."""
    since: dict[int, float] = {}
    """The seats whose clocks run, and since when."""
    when_out: WhenOut = "bot"
    """What happens to a seat that runs out of time: a bot plays on, or it has forfeited."""

    def take(self, entry: Entry, table: TableGame) -> None:
        """Take one row in, after the table itself has."""
        if entry.kind == "outage":
            self._pause(entry.data["since"], entry.data["until"])
        self._note_absence(entry, table)
        asked = [seat for seat in table.to_act() if seat not in self.away]
        for seat in list(self.since):
            if seat not in asked or _ends_turn(entry, table, seat):
                spent = entry.at - self.since.pop(seat)
                self.left[seat] = max(0.0, self.left[seat] - max(0.0, spent - self.per_move))
        for seat in asked:
            self.since.setdefault(seat, entry.at)

    def _pause(self, began: float, ended: float) -> None:
        """Do not count a time in which nobody could move."""
        for seat, since in self.since.items():
            self.since[seat] = since + max(0.0, ended - max(began, since))

    def _note_absence(self, entry: Entry, table: TableGame) -> None:
        if entry.seat is None or (table.session is None and entry.kind != "fill"):
            return
        if entry.kind in ("leave", "timeout", "forfeit", "fill"):
            self.away.add(entry.seat)
        elif entry.kind == "return":
            self.away.discard(entry.seat)

    def deadlines(self) -> dict[int, float]:
        """When each seat whose clock runs will run out of time."""
        return {seat: since + self.per_move + self.left[seat] for seat, since in self.since.items()}

    def view(self) -> answers.TableClock:
        """The clock as everyone may see it: the seconds that each seat has now, and which clocks run."""
        now, deadlines = time.time(), self.deadlines()
        return answers.TableClock(
            per_move=self.per_move,
            bank=self.bank,
            when_out=self.when_out,
            seats=[
                answers.SeatClock(
                    left=max(0.0, deadlines.get(seat, now + self.per_move + bank) - now),
                    bank=bank,
                    is_running=seat in self.since,
                    is_away=seat in self.away,
                )
                for seat, bank in enumerate(self.left)
            ],
        )


def _ends_turn(entry: Entry, table: TableGame, seat: int) -> bool:
    """Has a seat ended its turn with a row? Going back across turns ends it for everyone."""
    if entry.kind == "rewind":
        return True
    if entry.kind != "play" or entry.seat != seat:
        return False
    return any(table.game.ends_turn(action) for who, action in entry.data["moves"] if who == seat)
