"""Effects of turns: every number in them is what the rules give when they are carried out."""

from __future__ import annotations

from collections import Counter

import pytest

import sacbe
from sacbe.bots.turn_beam import BeamSettings, TurnBeamBot
from sacbe.core import registry
from sacbe.core.effects import Effect
from sacbe.core.words import LANGUAGES
from sacbe.games.mexica import geometry, ids, names
from sacbe.games.mexica.effects import effects
from sacbe.games.mexica.rules import calpulli, points, scoring
from sacbe.games.mexica.state import State
from tests.contract.messages import assert_reads_well
from tests.games.turns import turns

GAME = sacbe.game("mexica")
BOTS = {seed: TurnBeamBot(seed, BeamSettings(width=1, answers=3, noise=200)) for seed in (2, 4, 5)}
"""Who plays the games of some seeds; games by chance alone found hardly anything."""


def scored(state: State) -> list[int]:
    """What each seat would score for districts now."""
    after = state.copy()
    assert isinstance(after, State)
    scoring.score_districts(after)
    return [points.total(after, seat) - points.total(state, seat) for seat in range(state.players)]


def in_district(state: State, cell: int, seat: int) -> int:
    """What the district of a cell would score for a seat now, by the rules' own events."""
    district = state.district[cell]
    is_founded = geometry.is_founded(state, district)
    counts = is_founded or state.period == 2
    return scoring.district_points(state, district, is_founded, seat) if counts else 0


def levels(state: State, cell: int) -> list[int]:
    """The level sums of all colours in the district of a cell, counted on the ground."""
    sums = [0] * ids.COLOURS
    for other in range(ids.CELLS):
        if state.district[other] == state.district[cell] and geometry.is_temple(state.ground[other]):
            sums[geometry.temple_colour(state.ground[other])] += geometry.temple_level(state.ground[other])
    return sums


def fault(effect: Effect, before: State, after: State, seat: int) -> str | None:
    """What is wrong with an effect, recomputed by carrying the rules out; None if all of it is true."""
    data = effect.data
    cell = names.CELLS.index(str(data["cell"])) if "cell" in data else ids.NOWHERE
    size = after.size[after.district[cell]] if cell != ids.NOWHERE else data.get("size")
    sums = levels(after, cell) if cell != ids.NOWHERE else []
    best_other = max((total for colour, total in enumerate(sums) if colour != seat), default=0)
    gains = [points.total(after, one) - points.total(before, one) for one in range(after.players)]
    other = int(data.get("seat", seat))
    match effect.kind:
        case "founded":
            documents = [GAME.position(state) for state in (before, after)]
            founded = [sum(state.founded) for state in (before, after)]
            if founded[0] == founded[1] or documents[0] == documents[1]:
                return "nothing was founded"
            right = {"size": size, "points": scoring.value(int(size or 0), True, 2)}
        case "points":
            right = {"points": data["points"]} if gains[seat] >= int(data["points"]) else {}
        case "takes_lead" | "leads":
            if sums[seat] <= best_other:
                return "does not lead"
            if effect.kind == "takes_lead" and levels(before, cell)[other] < max(levels(before, cell)):
                return "the other did not lead"
            right = standing(before, after, cell, seat, data)
        case "draws_level" | "shares":
            if sums[seat] != best_other or sums[other] != best_other:
                return "is not level"
            right = standing(before, after, cell, seat, data)
        case "alone":
            right = standing(before, after, cell, seat, data) if best_other == 0 else {}
        case "place":
            place = 1 + sum(total > sums[seat] for total in sums)
            right = standing(before, after, cell, seat, data) | {"place": place}
        case "lead_grows":
            right = {"size": size, "cell": data["cell"], "levels": sums[seat] - best_other}
        case "ahead":
            right = {"cell": data["cell"], "levels": sums[seat] - best_other}
            if geometry.is_founded(after, after.district[cell]) or after.period == 2:
                return "scores already"
        case "costs_other":
            right = {"seat": other, "points": scored(before)[other] - scored(after)[other]}
        case "other_scores":
            right = {"seat": other, "points": gains[other]}
        case "falls":
            right = {"points": scored(before)[seat] - scored(after)[seat]}
        case "closed":
            worth = scoring.value(int(size or 0), True, 2)
            right = {"size": size, "cell": data["cell"], "points": worth}
            if not calpulli.open_tiles(after, int(size or 0)):
                return "no calpulli is open"
        case "begun":
            right = {"size": data["size"], "canals": data["canals"], "cell": data["cell"]}
            if not calpulli.open_tiles(after, int(data["size"])):
                return "no calpulli is open"
            if int(data["canals"]) > after.doubles + after.singles or int(data["size"]) > int(size or 0):
                return "cannot be closed"
        case "arrives":
            right = {
                "size": after.size[after.district[after.pilli[seat]]],
                "sites": sum(
                    geometry.is_empty_site(after, one)
                    for one in range(ids.CELLS)
                    if after.district[one] == after.district[after.pilli[seat]]
                ),
            }
        case "tokens":
            right = {"more": after.tokens[seat] - before.tokens[seat], "tokens": after.tokens[seat]}
        case "palace":
            is_there = names.CELLS[after.pilli[seat]] in names.START_CELLS
            right = {"points": 5} if is_there else {}
        case _:
            return "unknown"
    return None if data == right else f"{data} is not {right}"


def standing(
    before: State, after: State, cell: int, seat: int, data: dict[str, int | str]
) -> dict[str, object]:
    """What an effect says of a district, recomputed."""
    named = {"seat": data["seat"]} if "seat" in data else {}
    return {
        "size": after.size[after.district[cell]],
        "cell": data["cell"],
        "points": in_district(after, cell, seat),
        "had": in_district(before, cell, seat),
        **named,
    }


def test_every_number_is_what_the_rules_give() -> None:
    """MX-8, MX-23, MX-24: foundings, leads, canals, tokens and the palace of many turns."""
    kinds: Counter[str] = Counter()
    for seed in range(6):
        for before, after, seat in turns(GAME, 2 + seed % 3, seed, bot=BOTS.get(seed)):
            assert isinstance(before, State) and isinstance(after, State)
            for effect in effects(before, after, seat):
                kinds[effect.kind] += 1
                assert fault(effect, before, after, seat) is None, (
                    effect,
                    fault(effect, before, after, seat),
                )
    assert set(kinds) >= {
        *("founded", "closed", "begun", "arrives", "tokens", "palace", "alone", "ahead"),
        *("takes_lead", "leads", "draws_level", "place", "lead_grows", "costs_other", "other_scores"),
    }, kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_reads_well(language: str) -> None:
    """In every language, with names of players where it names one."""
    words = registry.words_of(GAME, language)
    for before, after, seat in turns(GAME, 4, 2):
        for effect in effects(before, after, seat):
            assert_reads_well(words.effect(effect, ("Ana", "Béla", "Chico", "Dolores")))


def test_what_has_not_changed_is_no_effect() -> None:
    """A turn that has only begun has no effect."""
    for before, _, seat in turns(GAME, 3, 4):
        assert effects(before, before, seat) == []
