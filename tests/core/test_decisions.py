"""The list of a game's decisions: what it refuses, and how it calls the rules in plain Python."""

from __future__ import annotations

import pytest

from sacbe.core.decisions import DecisionKind, DecisionKinds, Local, seat_local
from sacbe.core.state import State

CALLED: list[tuple[object, ...]] = []
STATE = State(3)


def legal_advance(state: State, seat: int, how: int) -> None:
    CALLED.append(("legal", state, seat, how))


def apply_advance(state: State, how: int, steps: int, action: int) -> None:
    CALLED.append(("apply", state, how, steps, action))


def end_turn(state: State, seat: int) -> None:
    CALLED.append(("proceed", state, seat))


def advance(number: int, name: str, *names: str) -> DecisionKind:
    """A decision with locals of such names."""
    found = tuple(Local(local, range(4), argument="steps" * (local == "left")) for local in names)
    return DecisionKind(number, name, locals=found, legal=legal_advance, apply=apply_advance)


KINDS = DecisionKinds(
    advance(1, "advance", "left", "how"),
    DecisionKind(3, "end_turn", locals=(seat_local("of", 4),), proceed=end_turn),
)


def test_a_rule_gets_what_its_parameters_name() -> None:
    CALLED.clear()
    KINDS.legal(STATE, 1, 2, 10, 20)
    KINDS.apply(STATE, 1, 2, 10, 20, 99)
    KINDS.proceed(STATE, 3, 2, 0)
    assert CALLED == [("legal", STATE, 2, 20), ("apply", STATE, 20, 10, 99), ("proceed", STATE, 2)]


def test_a_rule_that_wants_something_else_is_named() -> None:
    kinds = DecisionKinds(advance(1, "advance", "left", "hwo"))
    with pytest.raises(
        TypeError, match="legal_advance wants how, but advance has only state, seat, steps, hwo"
    ):
        kinds.legal(STATE, 1, 2, 10, 20)


@pytest.mark.parametrize("again", [advance(1, "build"), advance(2, "advance")])
def test_a_kind_is_declared_once(again: DecisionKind) -> None:
    with pytest.raises(ValueError, match=rf"'{again.name}' \(number {again.number}\) is declared twice"):
        DecisionKinds(advance(1, "advance"), again)


def test_names_are_at_the_numbers_of_their_kinds() -> None:
    assert KINDS.names == ("", "advance", "", "end_turn")
    assert [kind.is_automatic for kind in KINDS] == [False, True]
