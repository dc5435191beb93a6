"""Which C files must be made again? Those that take in a declaration which is newer than they are.

Cython itself looks only at the source of a module and at the declarations beside it. Ours lie in a folder of
their own, and modules share the layouts in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

CIMPORT = re.compile(r"^(?:from (\S+) )?cimport (.+)$", re.MULTILINE)


def remove(made: Mapping[str, Path], declarations: Path) -> None:
    """Remove the C files that are outdated; each is given with the name of its module."""
    for name, path in made.items():
        if path.exists() and newest(name, declarations) > path.stat().st_mtime_ns:
            path.unlink()


def newest(name: str, declarations: Path) -> int:
    """When a declaration of a module, or one that it takes in, last changed."""
    seen, waiting = set[Path](), [file_of(name, declarations)]
    while waiting:
        file = waiting.pop()
        if file not in seen and file.exists():
            seen.add(file)
            waiting += [file_of(other, declarations) for other in taken_in(file.read_text("utf-8"))]
    return max((file.stat().st_mtime_ns for file in seen), default=0)


def file_of(name: str, declarations: Path) -> Path:
    """The declarations of a module."""
    return declarations / f"{name.replace('.', '/')}.pxd"


def taken_in(text: str) -> Iterator[str]:
    """The modules that declarations take in: `from a cimport b` may mean the module a or the module a.b."""
    for package, names in CIMPORT.findall(text):
        if package:
            yield package
        for name in names.split(","):
            yield f"{package}.{name.strip()}" if package else name.strip()
