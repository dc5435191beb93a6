"""Why not: a reason as a key, its numbers and the rule it comes from, to be put into words elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: `key` names the sentence in the words files, `rule` the ruling."""

    key: str
    rule: str
    data: dict[str, int | str] = field(default_factory=dict)

    def document(self) -> dict[str, int | str]:
        """The reason as a flat document."""
        return {"reason": self.key, "rule": self.rule, **self.data}
