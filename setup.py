"""Compiles the hot path, or installs the same files uncompiled where there is no C compiler.

A module is compiled if its first line is `# compiled`. tools/declarations.py writes what Cython must know of
it into build/declarations, and tools/dispatch.py which rule answers which decision. `SACBE_PLAIN=1` skips the
compiling.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from tools import declarations, outdated

SOURCES = Path("src")
DECLARATIONS = Path("build/declarations")
BUILD = Path("build/cython")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for people and mypy; C types are in the declarations
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


def extensions() -> list[Extension]:
    """One optional extension for each compiled module."""
    if os.environ.get("SACBE_PLAIN"):
        return []
    from Cython.Build import cythonize

    sources = declarations.write(SOURCES, DECLARATIONS)
    made = {name: BUILD / source.with_suffix(".c") for name, source in sources.items()}
    outdated.remove(made, DECLARATIONS)
    sanitize = os.environ.get("SACBE_SANITIZE")
    checked = ["-O1", "-g", "-fsanitize=bounds,undefined", "-fno-sanitize-recover=all"]
    flags = checked if sanitize else ["-O3", "-g0"]
    built: list[Extension] = cythonize(
        [
            Extension(
                name,
                [str(source)],
                extra_compile_args=[*flags, "-w"],  # warnings about generated C help nobody and cost time
                extra_link_args=["-fsanitize=bounds,undefined"] if sanitize else [],
            )
            for name, source in sources.items()
        ],
        include_path=[str(DECLARATIONS), str(SOURCES)],  # the sources say what is a package
        compiler_directives=DIRECTIVES,
        build_dir=str(BUILD),
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
