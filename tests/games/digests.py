"""A whole game with its digest: do the cards add up to what the seats have?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sacbe.core import registry
from sacbe.core.digest import TURN, Card, Digest, Sums, add, nonzero
from sacbe.core.session import Session
from sacbe.core.state import State
from tests.contract.tables import Table

Holdings = Callable[[State], list[Sums]]
"""What each seat has, by the names of a card's sums."""


def balances(table: Table, seed: int, holdings: Holdings) -> Iterator[tuple[Card | None, list[Sums]]]:
    """After each turn its last card, and what seats have less what all cards say: always the same."""
    played, digest = table.played(seed), Digest(registry.reader_of(table.game))
    session = Session.replaying(table.game, played.record.header)
    summed: list[Sums] = [{} for _ in range(table.players)]
    number, events = 0, session.events[:]
    for seat, action in played.record.moves:
        events += session.push(seat, action)
        for event in events:
            number += 1
            _count(summed, digest.add((number, 0), event))
        events = []
        now = [dict(net) for net in summed]
        _count(now, digest.last())
        if table.game.ends_turn(action):
            has = holdings(session.state)
            yield digest.last(), [_less(one, other) for one, other in zip(has, now, strict=True)]


def assert_adds_up(table: Table, seed: int, holdings: Holdings) -> None:
    """What the cards say is what happened to the goods, turn by turn."""
    first: list[Sums] | None = None
    for card, balance in balances(table, seed, holdings):
        first = first or balance
        assert balance == first, card


def _count(summed: list[Sums], card: Card | None) -> None:
    if card is None:
        return
    rows = [(card.seat, card.net)] if card.kind == TURN else []
    for seat, net in (*rows, *card.seats.items()):
        for thing, amount in net.items():
            if seat is not None:
                add(summed[seat], thing, amount)


def _less(has: Sums, summed: Sums) -> Sums:
    return nonzero({thing: amount - summed.get(thing, 0) for thing, amount in has.items()})
