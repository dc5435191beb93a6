"""Both games as environments for programs that learn.

from sacbe.envs import tzolkin_v0

env = tzolkin_v0.env(players=4)

Importing this registers `sacbe/Tzolkin-v0` and `sacbe/Mexica-v0` with Gymnasium. See docs/research.md.
"""

from __future__ import annotations

import gymnasium

from sacbe.core import registry

VERSION = 0
"""The version of all environments; it rises when the same actions no longer lead to the same observations."""


def _register() -> None:
    """Make every game known to Gymnasium under its name."""
    for name in registry.names():
        made = f"sacbe/{name.capitalize()}-v{VERSION}"
        if made not in gymnasium.registry:
            # The environment counts its own resets, and its games always end.
            gymnasium.register(made, entry_point="sacbe.envs.single:SingleSeat", kwargs={"game": name})


_register()
