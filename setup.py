"""Compiles the hot path, or installs the same files uncompiled where there is no C compiler.

A module is compiled when a `.pxd` of the same name stands beside it and holds more than constants:
the `.py` is the source in both cases, the `.pxd` gives the C types. `SACBE_PLAIN=1` skips the compiling.
"""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

SOURCES = Path("src")
BUILD = "build/cython"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for people and mypy; C types stand in the .pxd
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "nonecheck": False,
    "binding": False,  # functions and classes without what only introspection needs compile in half the time
    "auto_pickle": False,
}
RULES = "docs/rules"


def compiled_modules() -> list[str]:
    """The sources to compile: each `.py` whose `.pxd` does not open with "constants only"."""
    companions = sorted(SOURCES.glob("sacbe/**/*.pxd"))
    return [str(p.with_suffix(".py")) for p in companions if not p.read_text().startswith("# constants only")]


def types_have_changed() -> bool:
    """Is some `.pxd` newer than some C file? Then all are compiled again: modules share layouts."""
    made = [path.stat().st_mtime for path in Path(BUILD).glob("src/sacbe/**/*.c")]
    return any(path.stat().st_mtime > min(made, default=0) for path in SOURCES.glob("sacbe/**/*.pxd"))


def extensions() -> list[Extension]:
    """One optional extension for each compiled module."""
    if os.environ.get("SACBE_PLAIN"):
        return []
    from Cython.Build import cythonize

    sanitize = os.environ.get("SACBE_SANITIZE")
    checked = ["-O1", "-g", "-fsanitize=bounds,undefined", "-fno-sanitize-recover=all"]
    flags = checked if sanitize else ["-O3", "-g0"]
    built: list[Extension] = cythonize(
        [
            Extension(
                str(Path(source).relative_to(SOURCES).with_suffix("")).replace(os.sep, "."),
                [source],
                extra_compile_args=[*flags, "-w"],  # warnings about generated C help nobody and cost time
                extra_link_args=["-fsanitize=bounds,undefined"] if sanitize else [],
            )
            for source in compiled_modules()
        ],
        include_path=[str(SOURCES)],
        compiler_directives=DIRECTIVES,
        build_dir=BUILD,
        force=types_have_changed(),
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    for extension in built:
        extension.optional = True  # cythonize() drops the flag when it is given to Extension()
    return built


class WithRules(build_py):
    """Puts the texts of the rules into the package, where `sacbe rules` finds them without a checkout."""

    def run(self) -> None:
        """Copy the modules, then the texts."""
        super().run()
        if not self.editable_mode:
            shutil.copytree(RULES, Path(self.build_lib, "sacbe", RULES), dirs_exist_ok=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithRules},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
