"""Writes out which rule each kind of decision calls, for compiled modules.

A game lists its decisions in its `decisions.py`: KINDS = DecisionKinds(DecisionKind(...), ...). Python looks
a kind up in that list. C cannot, so for the compiler the statement

    decisions.KINDS.legal(state, kind, seat, a, b)

becomes comparisons, of which the C compiler makes one jump:

    if kind == ids.ADVANCE:
        technology.legal_advance(state, seat, b)
    elif ...

A rule gets what its parameters name (sacbe/core/decisions.py): the state, the seat that is asked, the action
and the locals. A list that does not fit its rules stops the build with one sentence.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.declarations import Module

ARGUMENTS = {
    "legal": ("state", "kind", "seat", "a", "b"),
    "apply": ("state", "kind", "seat", "a", "b", "action"),
    "proceed": ("state", "kind", "a", "b"),
}
"""What KINDS is called with, for each of its methods."""


@dataclass
class Kind:
    """A kind of decision as it is listed: its number, what rules call each value, and its rules."""

    number: str
    values: dict[str, str]
    rules: dict[str, ast.Attribute]
    line: int


def written_out(module: Module) -> str:
    """The source of a module in which every call of a list of decisions is written out."""
    written: dict[int, list[str]] = {}
    for call, owner, how in calls(module):
        given = dict(zip(ARGUMENTS[how], map(ast.unparse, call.args), strict=True))
        written[call.lineno] = [" " * call.col_offset + line for line in comparisons(owner, how, given)]
    lines = enumerate(module.source.splitlines(), start=1)
    return "".join(f"{line}\n" for number, old in lines for line in written.get(number, [old]))


def calls(module: Module) -> Iterator[tuple[ast.Call, Module, str]]:
    """The calls of lists of decisions, one on a line, with the module of the list and what is called."""
    for node in ast.walk(ast.Module(module.body, [])):
        match node:
            case ast.Call(ast.Attribute(ast.Attribute(ast.Name(name), "KINDS"), how)) if how in ARGUMENTS:
                yield node, module.other(module.imports[name]), how


def comparisons(owner: Module, how: str, given: dict[str, str]) -> Iterator[str]:
    """One comparison for each kind that has such a rule."""
    word = "if"
    for kind in kinds(owner):
        if how in kind.rules:
            yield f"{word} {given['kind']} == {kind.number}:"
            yield f"    {rule_call(owner, kind, how, given)}"
            word = "elif"


def rule_call(owner: Module, kind: Kind, how: str, given: dict[str, str]) -> str:
    """The call of a rule with the values that its parameters name."""
    rule = kind.rules[how]
    name = ast.unparse(rule)
    functions = owner.other(owner.imports[ast.unparse(rule.value)]).body
    found = [node for node in functions if isinstance(node, ast.FunctionDef) and node.name == rule.attr]
    if not found:
        raise fault(owner, kind.line, f"there is no rule {name}.")
    values = {"state": given["state"], **{word: given[value] for word, value in kind.values.items()}}
    values |= {"action": given["action"]} if "action" in given else {}
    wanted = [parameter.arg for parameter in found[0].args.args]
    for parameter in wanted:
        if parameter not in values:
            known = ", ".join(values)
            raise fault(owner, kind.line, f"{name} wants {parameter}, but gets only {known}.")
    return f"{name}({', '.join(values[parameter] for parameter in wanted)})"


def kinds(owner: Module) -> list[Kind]:
    """The decisions that a module lists."""
    found: dict[str, Kind] = {}
    for node in owner.body:
        match node:
            case ast.Assign([ast.Name("KINDS")], ast.Call(args=entries)):
                for kind in (read(owner, entry) for entry in entries):
                    if kind.number in found:
                        raise fault(owner, kind.line, f"{kind.number} is declared twice.")
                    found[kind.number] = kind
    for module, line, number in asked(owner):
        if number not in found:
            raise fault(module, line, f"{number} is asked, but {owner.path.name} does not declare it.")
    return list(found.values())


def read(owner: Module, entry: ast.expr) -> Kind:
    """A kind of decision from its declaration."""
    assert isinstance(entry, ast.Call)
    keywords = {keyword.arg: keyword.value for keyword in entry.keywords}
    rules = {how: rule for how in ARGUMENTS if isinstance(rule := keywords.get(how), ast.Attribute)}
    number = ast.unparse(entry.args[0])
    if [*rules] not in (["legal", "apply"], ["proceed"]):
        raise fault(owner, entry.lineno, f"{number} needs the rules legal and apply, or proceed.")
    values = {} if "proceed" in rules or "is_chance" in keywords else {"seat": "seat"}
    listed = keywords.get("locals", ast.Tuple([]))
    for local, value in zip(listed.elts if isinstance(listed, ast.Tuple) else [listed], "ab", strict=False):
        word = argument(local)
        if word is None:
            raise fault(owner, local.lineno, f"{ast.unparse(local)} is no Local with a name.")
        values[word] = value
    return Kind(number, values, rules, entry.lineno)


def argument(local: ast.expr) -> str | None:
    """What rules call a local: by its name unless it says otherwise, one that is a seat `seat`."""
    match local:
        case ast.Call(ast.Name("seat_local")):
            return "seat"
        case ast.Call(args=[ast.Constant(str(name)), *_], keywords=keywords):
            said = {keyword.arg: keyword.value for keyword in keywords}
            return str(ast.literal_eval(said["argument"])) if "argument" in said else name
    return None


def asked(owner: Module) -> Iterator[tuple[Module, int, str]]:
    """The kinds that the compiled modules of a game ask, each with its module and line."""
    game = owner.name.rpartition(".")[0]
    for name, module in owner.package.items():
        if not name.startswith(f"{game}."):
            continue
        for node in ast.walk(ast.Module(module.body, [])):
            match node:
                case ast.Call(ast.Attribute(attr="ask"), [kind, *_]):
                    for part in ast.walk(kind):
                        match part:
                            case ast.Attribute(ast.Name("ids")):
                                yield module, node.lineno, ast.unparse(part)


def fault(module: Module, line: int, sentence: str) -> SyntaxError:
    """What is wrong, and where."""
    return SyntaxError(f"{module.path}:{line}: {sentence}")
