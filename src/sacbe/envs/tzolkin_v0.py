"""Tzolk'in for programs that learn: docs/research.md."""

from __future__ import annotations

from sacbe.envs.versions import Version

_version = Version("tzolkin")
raw_env = _version.raw_env
env = _version.env
single = _version.single
vector = _version.vector
text = _version.text
