"""Reasons are true: what is missing is granted, exactly and then one less, in positions of all modules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sacbe.cli import rulebook, rules
from sacbe.core.errors import BadPosition
from sacbe.core.reasons import Reason
from sacbe.core.state import State
from tests.contract.grants import GRANTS, NO_RULE, Document, Missing, granted
from tests.contract.tables import Table

EACH = 3
"""How often the same reason for the same verb at the same question is looked into in one game."""


@cache
def texts_of_rules(game: str) -> frozenset[str]:
    """The ids of the rules that a game's chapters explain; none for a game without chapters."""
    checkout = rules.find_checkout(game)
    chapters = rulebook.read_english(checkout / "docs" / "rules" / game) if checkout else []
    return frozenset(rule.id for chapter in chapters for rule in chapter.rules)


class Sweep:
    """One game's positions, and what its reasons say in them."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.game, self.grants = table, table.game, GRANTS[table.game.name]
        self.chance = random.Random(seed)
        self.seen: Counter[tuple[str, ...]] = Counter()
        self.granted: Counter[str] = Counter()

    def look(self, state: State) -> None:
        """Ask why not of every action that is not legal."""
        seat = self.game.to_act(state)
        if seat is None or seat < 0:
            return
        document = self.game.position(state)
        kind = str(document["pending"][-1]["kind"])
        verbs = {self.game.actions.verb(action) for action in self.game.legal(state)}
        for action in self.game.actions:
            reason = self.game.explain(state, action)
            if reason is None:
                continue
            verb, text = self.game.actions.verb(action), self.game.text(action)
            assert reason.key != "other-question" or verb not in verbs, self.about(text, reason, document)
            key = (kind, verb, reason.key, reason.rule)
            self.seen[key] += 1
            if self.seen[key] <= EACH:
                self.check_rule(document, seat, text, reason)
                self.check_missing(document, seat, action, reason)

    def check_rule(self, document: Document, seat: int, text: str, reason: Reason) -> None:
        """The rule exists, it is a module's only if that is in play, and it is that of the price's maker."""
        known = texts_of_rules(self.game.name)
        assert not known or reason.rule in known, self.about(text, reason, document)
        if not self.table.modules and reason.key != "module-not-in-play":
            assert not reason.rule.startswith("TP-"), self.about(text, reason, document)
        wanted = self.grants.rule(document, seat, text, reason)
        assert wanted in (NO_RULE, reason.rule), f"{wanted} wanted: {self.about(text, reason, document)}"

    def check_missing(self, document: Document, seat: int, action: int, reason: Reason) -> None:
        """What is missing makes the action legal or the reason another; one less leaves it as it is."""
        missing = self.grants.missing(reason)
        if missing is None:
            return
        text = self.game.text(action)
        assert missing.amount != 0, self.about(text, reason, document)
        one = 1 if missing.amount > 0 else -1
        for amount, stays in ((missing.amount, False), (missing.amount - one, True)):
            told = self.told(document, seat, Missing(missing.good, amount), action)
            if told is not UNKNOWN:
                same = told is not None and same_reason(told, reason)
                assert same is stays, f"{amount} {missing.good}, {told}: {self.about(text, reason, document)}"
                self.granted[reason.key] += 1

    def told(self, document: Document, seat: int, more: Missing, action: int) -> Any:
        """What is told when a seat has more; UNKNOWN if that is no position or asks something else."""
        try:
            state = self.game.from_position(granted(self.grants, document, seat, more.good, more.amount))
        except BadPosition:
            return UNKNOWN
        if self.game.is_over(state) or self.game.position(state)["pending"] != document["pending"]:
            return UNKNOWN
        return self.game.explain(state, action)

    def about(self, text: str, reason: Reason, document: Document) -> str:
        return f"{text}: {reason} in {document}"

    def positions(self, every: int) -> Iterator[State]:
        """Moments of a random game that goes on with other goods, levels and calamities now and then."""
        state, number = self.table.new(), 0
        while actions := self.game.legal(state):
            number += 1
            seat = self.game.to_act(state)
            if number % every == 0 and seat is not None and seat >= 0:
                yield state
                state = self.varied(state, seat)
                yield state
                actions = self.game.legal(state)
            verbs = sorted({self.game.actions.verb(action) for action in actions})
            verb = self.chance.choice(verbs)
            answers = [action for action in actions if self.game.actions.verb(action) == verb]
            self.game.apply(state, self.chance.choice(answers))

    def varied(self, state: State, seat: int) -> State:
        """The same position with other goods, or as it was if that is none."""
        document = self.game.position(state)
        self.grants.vary(document, seat, self.chance)
        try:
            varied = self.game.from_position(document)
        except BadPosition:
            return state
        return state if self.game.is_over(varied) else varied


UNKNOWN = object()


def same_reason(one: Reason, other: Reason) -> bool:
    """The same key, price and parts; what the seat has, or what is left, may differ."""
    counts = {"have": 0, "left": 0}
    return one.key == other.key and {**one.data, **counts} == {**other.data, **counts}


def swept(table: Table, seed: int, every: int) -> Sweep:
    """A whole random game looked through."""
    sweep = Sweep(table, seed)
    for state in sweep.positions(every):
        sweep.look(state)
    return sweep


def test_reasons_are_true(table: Table) -> None:
    """A few hundred positions of each table: the whole is for check-long."""
    sweep = swept(table, 1, 20)
    assert sweep.granted or table.game.name == "template"


@pytest.mark.long
@pytest.mark.parametrize("seed", (2, 3))
def test_reasons_are_true_at_every_moment(table: Table, seed: int) -> None:
    """Thousands of positions of each table."""
    swept(table, seed, 2)
