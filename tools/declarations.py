"""Writes the C declarations (`.pxd`) with which Cython compiles the package; the `.py` is their only source.

The first line of a module says what becomes of it; a module without such a line stays Python.

    # compiled   Cython compiles it, with the types that its annotations give
    # inlined    stays Python for Python, and compiled modules take in its constants and functions instead

Where only C will do, a `.pxd` beside the module is written by hand (core/memory.pxd) and taken as it is.

What is declared in a compiled module:

* imports of other such modules, and of what they declare (`cimport`);
* whole numbers in capitals (`cdef int`; `double` if the value says so), and tables, `NAME = shorts(count)`;
* classes, if their bases are compiled too and they have no decorator. The annotations in the class body are
  its fields: numbers, compiled classes, `Annotated[Shorts, count]` (an array), `memoryview[Short]`;
* functions that take only numbers and compiled classes and return a number or nothing: they run without the
  GIL and raise nothing. A method is for C alone (`cdef`), any other function for Python too (`cpdef`).

All else stays Python, and so does what begins with an underscore. A comment at the end of a function's head
says where that does not fit:

    # python     stays Python although it takes and returns numbers alone
    # cpdef      a method for Python and C, with typed arguments; it holds the GIL and may raise
    # with gil   takes the GIL when it is called without it

Short, Shorts and the like stand for types of C: src/sacbe/core/layout.py.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from tools import dispatch

KINDS = {"# compiled": "compiled", "# inlined": "inlined"}
MARK = re.compile(r":  # (python|cpdef|with gil)$")
TABLES = {"shorts": "short", "ints": "int"}
ARRAYS = {"Shorts": "short", "Ints": "int", "Floats": "double"}
NUMBERS = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "Single": "float",
    "Byte": "signed char",
    "Short": "short",
    "Long": "long long",
    "Word": "unsigned long long",
    "None": "void",
}


def write(sources: Path, into: Path) -> dict[str, Path]:
    """Write the declarations of every module that wants some; the sources to compile, by the modules' names.

    A source that dispatches decisions is written out first (tools/dispatch.py). A file is touched only if it
    changes, so that nothing is compiled again without need.
    """
    package = read_package(sources)
    compiled = {name: module.path for name, module in package.items() if module.kind == "compiled"}
    texts: dict[Path, str] = {}
    for name, module in package.items():
        place = into / name.replace(".", "/")
        texts[place.with_suffix(".pxd")] = module.text(sources)
        if module.lists:
            compiled[name] = place.with_suffix(".py")
            texts[compiled[name]] = dispatch.written_out(module)
    for path in {*into.rglob("*.pxd"), *into.rglob("*.py")} - set(texts):
        path.unlink()
    for path, text in texts.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return compiled


def read_package(sources: Path) -> dict[str, Module]:
    """The modules that are compiled or inlined, by their names."""
    package: dict[str, Module] = {}
    for path in sorted(sources.rglob("*.py")):
        source = path.read_text("utf-8")
        kind = "by hand" if path.with_suffix(".pxd").exists() else KINDS.get(source.partition("\n")[0])
        if kind is not None:
            name = ".".join(path.relative_to(sources).with_suffix("").parts)
            package[name] = Module(name, kind, path, source, package)
    return package


def constants(name: str, sources: Path) -> dict[str, int]:
    """The whole numbers in capitals of a module.

    It is imported without running the `__init__` of the packages around it: they want modules that are
    not yet compiled, and libraries that are not yet installed.
    """
    root, *inner = name.split(".")[:-1]
    kept = {key: sys.modules.pop(key) for key in list(sys.modules) if key.split(".")[0] == root}
    try:
        for place in range(len(inner) + 1):
            folder = sources.joinpath(root, *inner[:place])
            spec = spec_from_file_location(
                ".".join([root, *inner[:place]]),
                folder / "__init__.py",
                submodule_search_locations=[str(folder)],
            )
            assert spec is not None
            sys.modules[spec.name] = module_from_spec(spec)
        found = vars(import_module(name))
        return {key: value for key, value in found.items() if key.isupper() and type(value) is int}
    finally:
        for key in [key for key in sys.modules if key.split(".")[0] == root]:
            del sys.modules[key]
        sys.modules.update(kept)


@dataclass
class Module:
    """A module that is compiled or inlined, among all those of its package."""

    name: str
    kind: str
    path: Path
    source: str
    package: dict[str, Module]

    @cached_property
    def body(self) -> list[ast.stmt]:
        """The statements of the module."""
        return ast.parse(self.source).body

    @cached_property
    def imports(self) -> dict[str, str]:
        """What each imported name stands for, in full."""
        return {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in self.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    @cached_property
    def lists(self) -> list[Module]:
        """The lists of decisions that it dispatches by, if it is compiled."""
        if self.kind != "compiled":
            return []
        return list({owner.name: owner for _, owner, _ in dispatch.calls(self)}.values())

    def other(self, name: str) -> Module:
        """Another module of the same sources, compiled or not."""
        if name in self.package:
            return self.package[name]
        root = self.path.parents[self.name.count(".")]
        path = root.joinpath(*name.split(".")).with_suffix(".py")
        return Module(name, "python", path, path.read_text("utf-8"), self.package)

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        """The classes that are compiled."""
        found: dict[str, ast.ClassDef] = {}
        for node in self.body:
            match node:
                case ast.ClassDef(decorator_list=[]) if all(
                    ast.unparse(base) in found or self.is_imported_class(base) for base in node.bases
                ):
                    found[node.name] = node
        return found

    @cached_property
    def declared(self) -> dict[str, str]:
        """The declaration of each name that compiled modules may use."""
        if self.kind == "inlined":
            return {node.name: self.inlined(node) for node in self.body if isinstance(node, ast.FunctionDef)}
        return dict(self.declarations())

    def text(self, sources: Path) -> str:
        """The whole file of declarations."""
        if self.kind == "by hand":
            return self.path.with_suffix(".pxd").read_text("utf-8")
        lines = [f"# Written from {self.path.name} by tools/declarations.py."]
        lines += self.cimports()
        lines += [line for owner in self.lists for line in owner.cimports()]
        if self.kind == "inlined":
            lines.append("cdef enum:")
            lines += [f"    {name} = {value}" for name, value in constants(self.name, sources).items()]
        return "\n".join([*lines, *self.declared.values(), ""])

    def cimports(self) -> Iterator[str]:
        """The imports that Cython can follow, without those that a method of the same name would hide."""
        members = [part for node in self.classes.values() for part in node.body]
        methods = {part.name for part in members if isinstance(part, ast.FunctionDef)}
        for node in self.body:
            if isinstance(node, ast.Import) and node.names[0].name == "math":
                yield "from libc cimport math"
            if isinstance(node, ast.ImportFrom):
                names = [alias for alias in node.names if (alias.asname or alias.name) not in methods]
                found = [alias for alias in names if self.is_declared(node.module or "", alias.name)]
                if found:
                    yield f"from {node.module} cimport {', '.join(ast.unparse(alias) for alias in found)}"

    def is_declared(self, owner: str, name: str) -> bool:
        """Is this a module with declarations, or something that one declares?"""
        return f"{owner}.{name}" in self.package or (
            owner in self.package and name in self.package[owner].declared
        )

    def declarations(self) -> Iterator[tuple[str, str]]:
        """Names and declarations of a compiled module, in the order of the source."""
        for node in self.body:
            declaration = None
            match node:
                case ast.Assign([ast.Name(name)], value) if name.isupper():
                    declaration = declaration_of(name, type_of_value(value))
                case ast.AnnAssign(ast.Name(name), annotation) if name.isupper():
                    declaration = declaration_of(name, NUMBERS.get(ast.unparse(annotation)))
                case ast.ClassDef(name) if name in self.classes:
                    declaration = "\n    ".join(self.class_lines(node))
                case ast.FunctionDef(name):
                    declaration = self.signature(node)
            if declaration is not None:
                yield name, declaration

    def class_lines(self, node: ast.ClassDef) -> Iterator[str]:
        """A class with its fields and its methods."""
        bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
        yield f"cdef class {node.name}{bases}:"
        members = [self.field(part) for part in node.body if isinstance(part, ast.AnnAssign)]
        members += [self.signature(part, node) for part in node.body if isinstance(part, ast.FunctionDef)]
        yield from filter(None, members if any(members) else ["pass"])

    def field(self, node: ast.AnnAssign) -> str | None:
        """An attribute of the objects of a compiled class; None for one of the class itself, with a value."""
        if node.value is not None:
            return None
        match node.annotation:
            case ast.Subscript(ast.Name("Annotated"), ast.Tuple([ast.Name(array), size])) if array in ARRAYS:
                kind: str | None = f"{ARRAYS[array]}[{ast.unparse(size)}]"
            case ast.Subscript(ast.Name("memoryview"), ast.Name(number)) if number in NUMBERS:
                kind = f"{NUMBERS[number]}[::1]"
            case annotation:
                kind = self.c_type(annotation)
        if kind is None:
            raise SyntaxError(f"{self.path}:{node.lineno}: no type of C for {ast.unparse(node)}")
        return f"cdef public {kind} {ast.unparse(node.target)}"

    def signature(self, node: ast.FunctionDef, owner: ast.ClassDef | None = None) -> str | None:
        """The declaration of a function or method; None if it stays Python."""
        mark = self.mark(node)
        if mark == "python" or node.name.startswith("_") or node.args.kwonlyargs:
            return None
        arguments = node.args.args[1:] if owner else node.args.args
        types = [self.c_type(argument.annotation) for argument in arguments]
        result = self.c_type(node.returns)
        if mark == "cpdef":
            how, then, result = "cpdef", "", "" if result == "void" else result
        elif {None, "list"} & {*types} or result not in NUMBERS.values():
            return None
        else:
            is_for_c = owner or mark or any(str(kind).endswith("*") for kind in types)
            how = "cdef" if is_for_c else "cpdef"
            then = " noexcept with gil" if mark else " noexcept nogil"
        listed = [f"{kind or ''} {argument.arg}" for kind, argument in zip(types, arguments, strict=True)]
        for place in range(len(listed) - len(node.args.defaults), len(listed)):
            listed[place] += "=*"
        listed = ["self", *listed] if owner else listed
        return f"{how} {result or ''} {node.name}({', '.join(map(str.strip, listed))}){then}".replace(
            "  ", " "
        )

    def inlined(self, node: ast.FunctionDef) -> str:
        """A function with its body, for C alone."""
        signature = self.signature(node)
        assert signature is not None and ast.get_docstring(node) is not None, f"{self.path}:{node.lineno}"
        body = ast.unparse(ast.Module(node.body[1:], [])).replace("\n", "\n    ")
        return f"{signature.replace('cpdef', 'cdef inline', 1)}:\n    {body}"

    def mark(self, node: ast.FunctionDef) -> str | None:
        """What a comment at the end of a function's head says."""
        head = self.source.splitlines()[node.lineno - 1 : node.body[0].lineno]
        return next((found[1] for found in map(MARK.search, head) if found), None)

    def c_type(self, node: ast.expr | None) -> str | None:
        """The type of C that an annotation stands for; None if it stands for none."""
        match node:
            case ast.Name(name) if name in ARRAYS:
                return f"{ARRAYS[name]}*"
            case ast.Subscript(ast.Name("list")):
                return "list"
            case ast.BinOp(kind, ast.BitOr(), ast.Constant(None)):
                return None if ast.unparse(kind) in NUMBERS else self.c_type(kind)
            case ast.Name() | ast.Attribute() | ast.Constant():
                text = ast.unparse(node)
                is_class = text in self.classes or self.is_imported_class(node)
                return text if is_class else NUMBERS.get(text)
        return None

    def is_imported_class(self, node: ast.expr) -> bool:
        """Is this a compiled class of another module, by itself (`State`) or in its module (`game.State`)?"""
        first, _, rest = ast.unparse(node).partition(".")
        owner, _, name = f"{self.imports.get(first, '')}.{rest}".rstrip(".").rpartition(".")
        return owner in self.package and name in self.package[owner].classes


def declaration_of(name: str, kind: str | None) -> str | None:
    """The declaration of a module's number or table."""
    return None if kind is None else f"cdef {kind} {name}"


def type_of_value(node: ast.expr) -> str | None:
    """The type of a table, a number, a constant, or a sum of those; None for all else."""
    match node:
        case ast.Call(ast.Name(table), [size]) if table in TABLES:
            return f"{TABLES[table]}[{ast.unparse(size)}]"
        case ast.Constant(value):
            return {int: "int", float: "double"}.get(type(value))
        case ast.Name(name) | ast.Attribute(attr=name):
            return "int" if name.isupper() else None
        case ast.UnaryOp(operand=operand):
            return type_of_value(operand)
        case ast.BinOp(left, _, right):
            types = {type_of_value(left), type_of_value(right)}
            return "int" if types == {"int"} else "double" if types <= {"int", "double"} else None
    return None
