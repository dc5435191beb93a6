"""What each game's reasons say is missing, and how to grant it in a position; which rule makes a price.

Everything is read from the position as a document and from the rules' texts, nothing from the engine's own
prices. A game says for each key with numbers what is missing; a key that says nothing has no numbers.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sacbe.core.reasons import Reason
from sacbe.games.tzolkin import names

Document = dict[str, Any]
NO_RULE = ""
"""The oracle does not know the rule of such a reason."""


@dataclass(frozen=True)
class Missing:
    """What a reason says: so much more of something is needed (or less, if negative)."""

    good: str
    amount: int


@dataclass(frozen=True)
class Grants:
    """How the sweep asks one game."""

    missing: Callable[[Reason], Missing | None]
    give: Callable[[Document, int, str, int], None]
    vary: Callable[[Document, int, random.Random], None]
    rule: Callable[[Document, int, str, Reason], str]


def granted(grants: Grants, document: Document, seat: int, good: str, amount: int) -> Document:
    """A document in which a seat has so much more of something."""
    richer = copy.deepcopy(document)
    grants.give(richer, seat, good, amount)
    return richer


# Tzolk'in.

CORN = {
    "costs-corn",
    "use-costs-corn",
    "no-building-for-corn",
    "costs-corn-taxed",
    "building-costs-corn",
    "tax-in-corn",
    "must-beg",
}
ANY_BLOCKS = {"costs-blocks", "costs-blocks-taxed", "tax-in-blocks"}
ONE_BLOCK = {"lacks-block", "lacks-block-of-building"}
ONE_OF = {"no-skull": "skulls", "no-skull-in-bank": "skull_bank", "no-worker-in-hand": "workers_in_hand"}


def tzolkin_missing(reason: Reason) -> Missing | None:
    """Corn, blocks of any kind or of one, a skull, a worker, a level; too much corn to beg."""
    data = reason.data
    if reason.key in CORN:
        return Missing("corn", int(data["cost"]) - int(data["have"]))
    if reason.key in ANY_BLOCKS:
        return Missing("wood", int(data["cost"]) - int(data["have"]))
    if reason.key in ONE_BLOCK:
        return Missing(str(data["block"]), int(data["cost"]) - int(data["have"]))
    if reason.key == "no-such-block":
        return Missing(str(data["block"]), 1)
    if reason.key == "too-much-corn-to-beg":
        return Missing("corn", int(data["limit"]) - int(data["have"]))
    return Missing(ONE_OF[reason.key], 1) if reason.key in ONE_OF else None


def tzolkin_give(document: Document, seat: int, good: str, amount: int) -> None:
    """Goods come from the bank, which is endless but for skulls."""
    if good == "skull_bank":
        document["skull_bank"] += amount
        return
    document["seats"][seat][good] += amount
    if good == "skulls":
        document["skull_bank"] -= amount


def tzolkin_vary(document: Document, seat: int, chance: random.Random) -> None:
    """Other goods and levels for a seat, another tribe, another prophecy in force."""
    me = document["seats"][seat]
    for good, most in (("corn", 8), ("wood", 4), ("stone", 3), ("gold", 3)):
        me[good] = chance.choice([0, 1, chance.randint(0, most)])
    me["technologies"] = {track: chance.choice([0, 1, 2, 3]) for track in names.TRACKS}
    if me.get("tribe") is not None:
        taken = {other["tribe"] for other in document["seats"]}
        me["tribe"] = chance.choice([tribe for tribe in names.TRIBES if tribe not in taken])
        document["this_turn"] |= {"sale": None, "went_ahead": False, "bargained": False, "skipped": None}
    quarter = document["food_days"]
    if document.get("prophecies") and 1 <= quarter <= len(document["prophecies"]):
        free = [name for name in names.PROPHECIES if name not in document["prophecies"]]
        document["prophecies"][quarter - 1] = chance.choice(free)


def calamity(document: Document) -> str:
    """The prophecy in force: none in the first quarter."""
    drawn, quarter = document.get("prophecies") or [], document["food_days"]
    return str(drawn[quarter - 1]) if 1 <= quarter <= len(drawn) else ""


def tzolkin_rule(document: Document, seat: int, action: str, reason: Reason) -> str:
    """The rule of the module that makes a price, by the texts of the expansion's rules."""
    verb, _, noun = action.partition(" ")
    prophecy, tribe = calamity(document), document["seats"][seat].get("tribe")
    if verb in ("place", "skip", "bargain") and reason.key == "costs-corn":
        return _rule_of_placing(verb, noun, prophecy, tribe, reason)
    if verb == "advance" and reason.key in ("costs-blocks", "costs-blocks-taxed"):
        level = document["seats"][seat]["technologies"][noun]
        if prophecy == "teacher_shortage":
            return "TP-60" if tribe == "itzamna" else "TP-91" if level == 3 else "TP-90"
        return "TP-58" if tribe == "itzamna" else "TZ-23"
    if verb == "buy" and reason.key in ("costs-corn", "costs-corn-taxed"):
        return "TP-82" if prophecy == "gold_shortage" and noun == "gold" else "TZ-37"
    is_price = reason.key in CORN | ONE_BLOCK | {"tax-in-blocks"}
    if verb == "build" and is_price and prophecy == "crowded_cities" and not noun.startswith("m_"):
        renovated = (document.get("this_turn") or {}).get("renovated")
        return "TP-97" if reason.key in CORN else "TP-109" if renovated else "TP-95"
    return NO_RULE


def _rule_of_placing(verb: str, noun: str, prophecy: str, tribe: Any, reason: Reason) -> str:
    if prophecy == "high_floodwaters" and noun == "chichen_itza":
        return "TP-49" if verb == "bargain" else "TP-99"
    if int(reason.data.get("more", 0)) > 0 and tribe == "yumkaax":
        return "TP-68"
    if noun == "quick_action_space":
        return "TP-120"
    return {"place": "TZ-5", "skip": "TP-62", "bargain": "TP-45"}[verb]


# Mexica.


def mexica_missing(reason: Reason) -> Missing | None:
    """Action points, tokens, tiles and bridges of the supply, temples."""
    if reason.key in ("costs-points", "way-costs"):
        return Missing("action_points", int(reason.data["cost"]) - int(reason.data["have"]))
    if reason.key == "no-canal-left":
        return Missing(f"{reason.data['tile']}s", 1)
    if reason.key == "no-temple-left":
        return Missing(f"temples {reason.data['level']}", 1)
    if reason.key == "bridges-left":
        return Missing("bridges", -int(reason.data["left"]))
    one = {"no-bridge-left": "bridges", "no-tokens-left": "tokens", "no-token-held": "held"}
    return Missing(one[reason.key], 1) if reason.key in one else None


def mexica_give(document: Document, seat: int, good: str, amount: int) -> None:
    """Tokens and temples of a seat, tiles of the supply, points of the turn."""
    if good == "action_points":
        document["action_points"] += amount
    elif good == "held":
        document["seats"][seat]["tokens"] += amount
        document["supply"]["tokens"] -= amount
    elif good.startswith("temples"):
        document["seats"][seat]["temples"][int(good[-1]) - 1] += amount
    else:
        document["supply"][good] += amount


def mexica_vary(document: Document, seat: int, chance: random.Random) -> None:
    """Fewer points, tiles and bridges; perhaps the first round."""
    document["action_points"] = chance.choice([0, 0, 1, 2, 3, 4, document["action_points"]])
    supply = document["supply"]
    for tile in ("doubles", "singles"):
        supply[tile] = chance.choice([0, supply[tile], supply[tile]])
    document["seats"][seat]["temples"] = [chance.choice([0, n]) for n in document["seats"][seat]["temples"]]


def no_rule(document: Document, seat: int, action: str, reason: Reason) -> str:
    """No module makes a price."""
    return NO_RULE


# The template.


def template_missing(reason: Reason) -> Missing | None:
    """Tokens of any kind, or of one."""
    return None


def nothing(*_: Any) -> None:
    """There is nothing to give or to vary."""


GRANTS = {
    "tzolkin": Grants(tzolkin_missing, tzolkin_give, tzolkin_vary, tzolkin_rule),
    "mexica": Grants(mexica_missing, mexica_give, mexica_vary, no_rule),
    "template": Grants(template_missing, nothing, nothing, no_rule),
}
