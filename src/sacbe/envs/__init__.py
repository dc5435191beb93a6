"""Both games as environments for programs that learn.

from sacbe.envs import tzolkin_v0

env = tzolkin_v0.env(players=4)

Importing this registers `sacbe/Tzolkin-v0` and `sacbe/Mexica-v0` with Gymnasium and PettingZoo. See
docs/research.md.
"""

from __future__ import annotations

import gymnasium
import pettingzoo

from sacbe.core import registry

VERSION = 0
"""The version of all environments; it rises when the same actions no longer lead to the same observations."""


def _register() -> None:
    """Make every game known under its name: to Gymnasium a single seat, to PettingZoo all of them."""
    for name in registry.names():
        made = f"sacbe/{name.capitalize()}-v{VERSION}"
        if made not in gymnasium.registry:
            gymnasium.register(made, entry_point="sacbe.envs.single:SingleSeat", kwargs={"game": name})
        if made not in pettingzoo.aec_registry:
            pettingzoo.register("aec", made, entry_point=f"sacbe.envs.{name}_v{VERSION}:env")


_register()
