"""What the modules' choices and quick tiles look like in signs."""

from __future__ import annotations

from sacbe.core import ids as core
from sacbe.core.words import Words, key
from sacbe.games.tzolkin import hooks, ids, names, signs
from sacbe.games.tzolkin.modules.quick_actions import schedule
from sacbe.games.tzolkin.modules.tribes import placing as tribe_placing
from sacbe.games.tzolkin.rules import placing, temples
from sacbe.games.tzolkin.state import State

_TRIBES = {tribe["id"]: tribe["ability"][0] for tribe in names.load("tribes")}
_QUICK = names.load("quick_actions")
_SHOWN = dict(
    zip(names.QUICK_TILES, [*_QUICK["tiles"]["age_1"], *_QUICK["tiles"]["age_2"]], strict=True),
)


def quick_action(tile: str) -> str:
    """What a quick tile offers."""
    shown = _SHOWN[tile]
    if shown == "technology":
        return f"1{signs.TECHNOLOGY}"
    if shown == "trade":
        return signs.TRADE
    if shown == "build":
        return f"{_QUICK['actions'][shown]['cost']['corn']}{signs.GOODS['corn']}→1{signs.BUILDING}"
    return signs.goods(_QUICK["actions"][shown]["materials"])


def note_of_place(state: State) -> str:
    """Where a quick space leads."""
    return f" → {quick_action(names.QUICK_TILES[schedule.tile_in_force(state)])}"


def note(state: State, verb: str, noun: int, words: Words) -> str:
    """What stands beside a choice of a module, or one that a calamity taxes."""
    kind, seat, a, _ = state.frames[(state.depth - 1) * core.FRAME : state.depth * core.FRAME]
    placed = a if kind == ids.PLACING else 0
    if verb == "keep_tribe":
        return words(key("text", names.TRIBES[noun]))
    if verb == "skip":
        cost = signs.corn(tribe_placing.skip_cost(state, seat, noun, placed))
        return f"{cost} → {signs.space_name(noun, tribe_placing.space_after_skip(state, seat, noun))}"
    if verb == "bargain":
        cost = signs.corn(tribe_placing.bargain_cost(state, seat, noun, placed))
        return f"{cost} → {signs.space_name(noun, placing.lowest_free_space(state, seat, noun))}"
    if verb == "pass":
        return signs.corn(-_TRIBES["ahmakiq"]["materials"]["corn"])
    if verb == "ahead":
        return signs.corn(_TRIBES["ahau_chamahez"]["corn_cost"])
    if verb == "barter":
        return signs.corn(-signs.PRICES[names.BLOCKS[noun]])
    if verb == "quick_action":
        return _quick_action_note(state, seat, words)
    if verb == "renovate":
        tile = names.RENOVATABLE[noun]
        return f"→ {signs.goods(signs.COSTS[tile])}  {words(key('text', tile))}"
    return _taxed_note(state, seat, kind, verb, noun)


def _quick_action_note(state: State, seat: int, words: Words) -> str:
    """What the action of today does, the corn that is taken before it, and what is due on it."""
    taken = state.tooth_corn if state.starting_player_space == seat + 1 else 0
    parts = [signs.fee(-taken), words.name(names.QUICK_TILES[schedule.tile_in_force(state)])]
    if schedule.action_in_force(state) == ids.QUICK_GOLD:
        parts.append(signs.fee(hooks.corn_tax(state, ids.GOLD)))
    return "  ".join(filter(None, parts))


def _taxed_note(state: State, seat: int, kind: int, verb: str, noun: int) -> str:
    """What a calamity asks for a gain or a step, or gives for a step down."""
    if verb == "gain":
        return signs.fee(hooks.corn_tax(state, noun))
    if verb == "descend" and kind == ids.TAXED_SKULLS:
        return f"→ 1{signs.GOODS['skull']}"
    if verb == "climb" and temples.is_taxed(state, seat, noun):
        blocks = hooks.step_blocks(state, noun)
        return f"−{blocks}{signs.BLOCK}" if blocks else signs.fee(hooks.step_corn(state))
    return ""
