"""What C dispatches by follows from the list of decisions."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tools import declarations

IDS = "# inlined\nROUND = 1\nDEAL = 2\nADVANCE = 3\nBUILD = 4\n"
STATE = "# compiled\nclass State:\n    depth: int\n"
RULES = """
    # compiled
    from town import ids
    from town.state import State

    def play_round(state: State, seat: int) -> None:
        state.ask(ids.ADVANCE if seat else ids.BUILD, seat)

    def legal_deal(state: State) -> None: ...
    def apply_deal(state: State, seat: int, action: int) -> None: ...
    def legal_advance(state: State, seat: int, how: int) -> None: ...
    def apply_advance(state: State, seat: int, left: int, how: int, action: int) -> None: ...
    def legal_build(state: State, construction: int) -> None: ...
    def apply_build(state: State, construction: int, action: int) -> None: ...
    """
DECISIONS = """
    from town import ids, rules

    HOW = ("paid", "free")
    KINDS = DecisionKinds(
        DecisionKind(ids.ROUND, "round", locals=(seat_local("of", 4),), proceed=rules.play_round),
        DecisionKind(
            ids.DEAL,
            "deal",
            locals=(seat_local("to", 4),),
            legal=rules.legal_deal,
            apply=rules.apply_deal,
            is_chance=True,
        ),
        DecisionKind(
            ids.ADVANCE,
            "advance",
            locals=(Local("left", range(4)), Local("how", HOW)),
            legal=rules.legal_advance,
            apply=rules.apply_advance,
        ),
        DecisionKind(
            ids.BUILD,
            "build",
            locals=(Local("way", HOW, argument="construction"),),
            legal=rules.legal_build,
            apply=rules.apply_build,
        ),
    )
    """
DISPATCH = """
    # compiled
    from town import decisions
    from town.state import State

    def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
        decisions.KINDS.legal(state, kind, seat, a, b)

    def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
        if action >= 0:
            decisions.KINDS.apply(state, kind, seat, a, b, action)

    def proceed(state: State, kind: int, a: int, b: int) -> None:
        decisions.KINDS.proceed(state, kind, a, b)
    """


def built(tmp_path: Path, decisions: str = DECISIONS, rules: str = RULES) -> tuple[str, str]:
    """The source and the declarations with which such a game's dispatch is compiled."""
    folder, into = tmp_path / "src" / "town", tmp_path / "into"
    folder.mkdir(parents=True)
    sources = {"ids": IDS, "state": STATE, "rules": rules, "decisions": decisions, "dispatch": DISPATCH}
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(dedent(source).lstrip(), "utf-8")
    compiled = declarations.write(tmp_path / "src", into)
    assert compiled["town.rules"] == folder / "rules.py"
    return compiled["town.dispatch"].read_text("utf-8"), (into / "town" / "dispatch.pxd").read_text("utf-8")


def test_each_kind_is_compared_and_its_rule_gets_what_its_parameters_name(tmp_path: Path) -> None:
    source, declared = built(tmp_path)
    assert source.partition("\n\n")[2] == dedent(
        """
        def legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
            if kind == ids.DEAL:
                rules.legal_deal(state)
            elif kind == ids.ADVANCE:
                rules.legal_advance(state, seat, b)
            elif kind == ids.BUILD:
                rules.legal_build(state, a)

        def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
            if action >= 0:
                if kind == ids.DEAL:
                    rules.apply_deal(state, a, action)
                elif kind == ids.ADVANCE:
                    rules.apply_advance(state, seat, a, b, action)
                elif kind == ids.BUILD:
                    rules.apply_build(state, a, action)

        def proceed(state: State, kind: int, a: int, b: int) -> None:
            if kind == ids.ROUND:
                rules.play_round(state, a)
        """
    ).removeprefix("\n")
    assert "from town cimport ids, rules" in declared.splitlines()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("ids.BUILD", "ids.ADVANCE", r"decisions.py:21: ids.ADVANCE is declared twice"),
        ("ids.BUILD", "ids.PAY", r"rules.py:6: ids.BUILD is asked, but decisions.py does not declare it"),
        (
            'Local("how"',
            'Local("hwo"',
            r"decisions.py:14: rules.legal_advance wants how, but gets only state, seat, left, hwo",
        ),
        ("rules.apply_build", "rules.apply_bild", r"decisions.py:21: there is no rule rules.apply_bild"),
        ("proceed=", "legal=", r"decisions.py:5: ids.ROUND needs the rules legal and apply, or proceed"),
        ('Local("left", range(4))', "LEFT", r"decisions.py:17: LEFT is no Local with a name"),
    ],
)
def test_a_list_that_does_not_fit_its_rules_is_refused(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(SyntaxError, match=sentence):
        built(tmp_path, decisions=DECISIONS.replace(old, new))


def test_a_rule_that_wants_the_seat_of_a_decision_of_nobody_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError, match=r"rules.play_round wants seat, but gets only state, of"):
        built(tmp_path, decisions=DECISIONS.replace('seat_local("of", 4)', 'Local("of", HOW)'))
