"""What is installed for playing and testing: a version within the range of every dependency."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


def test_every_dependency_is_locked_to_a_version_in_its_range() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    locked = {
        canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)
    }
    for texts in (project["dependencies"], *project["optional-dependencies"].values()):
        for requirement in map(Requirement, texts):
            if requirement.name != project["name"]:
                assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), (
                    requirement
                )
