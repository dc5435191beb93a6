"""Building where two or three rules meet: renovation, architecture, calamities, chains and quick actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tzolkin.expansion import holds, steps_of
from tests.games.tzolkin.table import MODULES, Gears, Table, workers_on

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
CIVIC, CIVIC_STONE, CIVIC_GOLD = (
    "a1_civic_agriculture",
    "a1_civic_agriculture_stone",
    "a1_civic_extraction_gold",
)
CHAIN, TWO_TEMPLES = "a1_tomb_any_temple_and_build", "a1_tomb_chaac_kukulcan"
THREE_TEMPLES, ANY_ACTION = "a2_tomb_three_temples_3vp", "a2_tomb_any_action_2vp"
FOLLOWING = ("build", "renovate", "resolve", "save", "architecture")
TRACKS = ("agriculture", "extraction", "architecture", "theology")


def table(
    *row: str,
    at: str | None = None,
    tribe: str | None = None,
    prophecy: str | None = None,
    quick: str | None = None,
    levels: dict[str, int] | None = None,
    fields: dict[str, Any] | None = None,
    **seat: Any,
) -> Table:
    """A turn of seat 0 with this building row: day 10, or day 16 if the row is of age 2."""
    is_late = any(tile.startswith("a2_") or tile in ("tp_b5", "tp_b6", "tp_b7", "tp_b8") for tile in row)
    document: dict[str, Any] = {"day": 16 if is_late else 10, "row": list(row), **(fields or {})}
    document["prophecies"] = [None, prophecy] if is_late else [prophecy]
    document["quick_tiles"] = [*[None] * (7 if is_late else 4), quick] if quick else []
    me = {"tribe": tribe, "technologies": levels or {}, **seat}
    gears: Gears = workers_on(at) if at else {}
    return Table(modules=MODULES, seats={0: me}, gears=gears, **document)


def at_work(at: str, *row: str, **more: Any) -> Table:
    """The same, with the worker's own action begun."""
    made = table(*row, at=at, **more)
    made.play(f"pick_up {at}", f"use {at}")
    return made


def quick(*row: str, **more: Any) -> Table:
    """The same, with the quick build begun by the only worker placed."""
    made = table(
        *row, quick="q2_build" if "a2_" in row[0] or row[0] in ("tp_b7", "tp_b8") else "q1_build", **more
    )
    made.play("place quick_action_space", "quick_action")
    return made


def go(made: Table, *texts: str) -> Table:
    """Play these answers; one that answered itself is passed over."""
    for text in texts:
        if text in made.legal or not text.startswith(FOLLOWING):
            made.play(text)
    return made


def technologies(made: Table) -> tuple[int, int, int, int]:
    """The levels of seat 0 in agriculture, extraction, architecture and theology."""
    levels = made.seat(0).technologies
    return levels["agriculture"], levels["extraction"], levels["architecture"], levels["theology"]


# Renovation and architecture 3.


def test_discount_is_taken_from_what_renovation_leaves() -> None:
    """TP-108, TP-103: w1 s2 g1 less tp_b3 (w1 s2) is g1, less the discount nothing: c+1, VP 2 + 3."""
    made = at_work("T2", THREE_TEMPLES, levels={"architecture": 3}, buildings=["tp_b3"])
    go(made, "renovate tp_b3", f"build {THREE_TEMPLES}")
    assert (holds(made), made.points(0), made.seat(0).buildings) == ((1, 0, 0, 0, 0), 5, [THREE_TEMPLES])


def test_discount_after_renovation_is_a_block_of_choice() -> None:
    """TP-108: less tp_b4 (g2) w1 s2 are left; the wood or a stone is saved, never a gold for change."""
    made = at_work("T2", THREE_TEMPLES, levels={"architecture": 3}, buildings=["tp_b4"], wood=1, stone=2)
    go(made, "renovate tp_b4", f"build {THREE_TEMPLES}")
    assert made.legal == ["save wood", "save stone"]
    made.play("save stone")
    assert holds(made) == (1, 0, 1, 0, 0)


@pytest.mark.parametrize(
    ("old", "prophecy", "corn"),
    [("tp_b3", None, 0), ("tp_b4", None, 4), ("tp_b3", "crowded_cities", 2), ("tp_b4", "crowded_cities", 6)],
)
def test_corn_price_after_renovation_discount_and_tax(old: str, prophecy: str | None, corn: int) -> None:
    """TP-104, TP-108, TP-97, TP-109: U4 with R=3: 2 corn for each block left, less 2, and 2 for the tax."""
    levels = {"architecture": 3}
    made = at_work("U4", THREE_TEMPLES, prophecy=prophecy, levels=levels, buildings=[old], corn=corn)
    go(made, f"renovate {old}", f"build {THREE_TEMPLES}")
    assert (made.seat(0).corn, made.seat(0).buildings) == (1, [THREE_TEMPLES])


@pytest.mark.parametrize(("old", "corn"), [("tp_b3", 1), ("tp_b4", 5)])
def test_tax_in_corn_is_not_covered(old: str, corn: int) -> None:
    """TP-97, TP-109: one corn less than that, and U4 cannot be used at all."""
    levels = {"architecture": 3}
    made = table(THREE_TEMPLES, at="U4", prophecy="crowded_cities", levels=levels, buildings=[old], corn=corn)
    made.play("pick_up U4")
    assert "use U4" not in made.legal


def test_discount_does_not_pay_the_tax_when_renovation_pays_all() -> None:
    """TP-96, TP-108, TP-109: tp_b1 covers w3; the discount finds nothing, and the tax is still one block."""
    made = table(
        CIVIC_STONE, at="T2", prophecy="crowded_cities", levels={"architecture": 3}, buildings=["tp_b1"]
    )
    made.play("pick_up T2")
    assert "use T2" not in made.legal  # nor does the stone of the building pay: it comes later (TP-146)
    rich = at_work(
        "T2", CIVIC_STONE, prophecy="crowded_cities", levels={"architecture": 3}, buildings=["tp_b1"], gold=1
    )
    go(rich, "renovate tp_b1", f"build {CIVIC_STONE}")
    assert (holds(rich), technologies(rich)) == ((1, 0, 1, 0, 0), (1, 0, 3, 0))


def test_building_of_a_tikal_4_built_with_discount_covers_its_printed_cost() -> None:
    """TP-103, TZ-29: tp_b3 for two blocks with R=3, then discarded: its printed w1 s2 pay for the tomb."""
    made = at_work("T4", "tp_b3", TWO_TEMPLES, levels={"architecture": 3}, wood=1, stone=1)
    go(made, "build tp_b3", "architecture use", "save stone", "renovate tp_b3", f"build {TWO_TEMPLES}")
    assert (holds(made), steps_of(made)) == ((1, 0, 0, 0, 0), (1, 0, 1))
    assert made.seat(0).buildings == [TWO_TEMPLES]


def test_two_renovations_of_one_tikal_4_are_taxed_twice() -> None:
    """TP-107, TP-95, TP-109: tp_b3 leaves g1, tp_b4 leaves nothing (g2); each building one block of tax."""
    row = (THREE_TEMPLES, "a2_shrine_kukulcan_2_3vp")
    made = at_work("T4", *row, prophecy="crowded_cities", buildings=["tp_b3", "tp_b4"], gold=1, wood=2)
    go(made, "renovate tp_b3", f"build {row[0]}", "renovate tp_b4", f"build {row[1]}")
    assert (holds(made), made.seat(0).buildings) == ((0, 0, 0, 0, 0), sorted(row, reverse=True))
    assert (steps_of(made), made.points(0)) == ((1, 1, 3), 6)


def test_chained_building_may_be_renovated_too() -> None:
    """TP-103, TP-105, TZ-31: tp_b2 (w2 g1) pays the tomb (w1 g1), tp_b1 the chained building (w3)."""
    made = at_work("T2", CHAIN, CIVIC_STONE, buildings=["tp_b1", "tp_b2"])
    go(made, "renovate tp_b2", f"build {CHAIN}")
    go(made, "resolve construct", "renovate tp_b1", f"build {CIVIC_STONE}", "climb chaac")
    assert (holds(made), steps_of(made)) == ((0, 0, 1, 0, 0), (1, 0, 0))
    assert made.seat(0).buildings == [CIVIC_STONE, CHAIN]


# Crowded cities.


def test_tax_falls_on_the_chained_building_as_well() -> None:
    """TP-95, TZ-31: w1 g1 and a block, then w1 and a block: w=4 g=1 are spent."""
    made = at_work("T2", CHAIN, FARM, prophecy="crowded_cities", wood=4, gold=1)
    go(made, f"build {CHAIN}", "resolve any_temple", "climb chaac", f"build {FARM}")
    assert (holds(made), made.seat(0).buildings) == ((0, 0, 0, 0, 0), [FARM, CHAIN])


def test_chained_building_fails_for_want_of_the_tax() -> None:
    """TP-95, TZ-31, X95: w=3 g=1: after the tomb and its tax one wood is left, too little for the farm."""
    made = at_work("T2", CHAIN, FARM, prophecy="crowded_cities", wood=3, gold=1)
    go(made, f"build {CHAIN}", "climb chaac")
    assert (made.legal, holds(made)) == (["end_turn"], (0, 1, 0, 0, 0))


def test_architecture_3_serves_tomb_and_chained_building_but_no_tax() -> None:
    """TP-96, TZ-31: R=3: tomb w1 or g1, farm nothing, two blocks of tax; 2 x (c+1, VP+2)."""
    made = at_work("T2", CHAIN, FARM, prophecy="crowded_cities", levels={"architecture": 3}, wood=3)
    go(made, f"build {CHAIN}", "resolve any_temple", "climb chaac", f"build {FARM}")
    assert (holds(made), made.points(0)) == ((2, 0, 0, 0, 0), 4)


def test_tax_is_any_block_left_after_the_printed_cost() -> None:
    """TP-95, TP-96: R=3, farm (w1) is free of its wood; the tax is asked of what is there."""
    made = at_work("T2", FARM, prophecy="crowded_cities", levels={"architecture": 3}, wood=1, gold=1)
    go(made, f"build {FARM}")
    assert made.legal == ["pay wood", "pay gold"]
    made.play("pay gold")
    assert holds(made) == (1, 1, 0, 0, 0)


def test_monument_after_the_monument_tomb_is_not_taxed() -> None:
    """TP-119, TP-98, TP-106: tp_b6 pays w1 g1 and a block; m_tombs with tp_b1 pays s2 g1 and no tax."""
    made = at_work(
        "T2", "tp_b6", prophecy="crowded_cities", buildings=["tp_b1"], wood=1, stone=3, gold=2,
        fields={"monuments": ["m_tombs"]},
    )  # fmt: skip
    go(made, "build tp_b6", "pay stone")
    go(made, "resolve monument", "renovate tp_b1", "build m_tombs")
    assert (holds(made), made.points(0)) == ((0, 0, 0, 0, 0), 1)
    assert (made.seat(0).buildings, made.seat(0).monuments) == (["tp_b6"], ["m_tombs"])


def test_monument_tomb_and_monument_use_one_renovation_each() -> None:
    """TP-105, TP-106, TP-119: tp_b2 pays for tp_b6 (w1 g1), tp_b1 the wood of m_tombs: s2 g1 are left."""
    made = at_work(
        "T2", "tp_b6", buildings=["tp_b1", "tp_b2"], stone=2, gold=1, fields={"monuments": ["m_tombs"]}
    )
    go(made, "renovate tp_b2", "build tp_b6")
    go(made, "resolve monument", "renovate tp_b1", "build m_tombs")
    assert (holds(made), made.seat(0).buildings) == ((0, 0, 0, 0, 0), ["tp_b6"])


def test_architecture_3_helps_the_monument_tomb_and_not_its_monument() -> None:
    """TP-119, TZ-28: R=3 at U4: tp_b6 for 2 corn; m_wood_tiles for its full blocks."""
    made = at_work(
        "U4",
        "tp_b6",
        levels={"architecture": 3},
        corn=2,
        wood=1,
        gold=4,
        fields={"monuments": ["m_wood_tiles"]},
    )
    go(made, "build tp_b6")
    go(made, "resolve monument", "build m_wood_tiles")
    assert (holds(made), made.points(0)) == ((1, 0, 0, 0, 0), 3)


def test_monument_of_the_monument_tomb_may_be_declined() -> None:
    """TP-119, TZ-80: the monument is optional, its point is not."""
    made = at_work("T2", "tp_b6", wood=2, gold=5, fields={"monuments": ["m_wood_tiles"]})
    go(made, "build tp_b6", "done")
    assert (holds(made), made.points(0), made.seat(0).monuments) == ((0, 1, 0, 4, 0), 1, [])


# The Skull Shrine.


def test_skull_shrine_in_a_crowded_city_for_corn() -> None:
    """TP-113, TP-97: U4: 2 + 2 corn and the skull; with R=3 only the tax of 2 and the skull."""
    plain = at_work("U4", "tp_b8", prophecy="crowded_cities", corn=4, skulls=1)
    go(plain, "build tp_b8", "climb chaac")
    assert (holds(plain), plain.points(0)) == ((0, 0, 0, 0, 0), 7)
    level_3 = at_work("U4", "tp_b8", prophecy="crowded_cities", levels={"architecture": 3}, corn=2, skulls=1)
    go(level_3, "build tp_b8", "climb chaac")
    assert (holds(level_3), level_3.points(0)) == ((1, 0, 0, 0, 0), 9)


def test_skull_of_the_shrine_is_never_discounted_nor_renovated() -> None:
    """TP-113, TP-103: R=3 saves the gold, tp_b4 covers it; without a skull the shrine cannot be built."""
    for more in ({"levels": {"architecture": 3}}, {"buildings": ["tp_b4"]}):
        without = table("tp_b8", at="T2", gold=1, **more)
        without.play("pick_up T2")
        assert "use T2" not in without.legal
        made = at_work("T2", "tp_b8", skulls=1, **more)
        go(made, "renovate tp_b4", "build tp_b8", "climb kukulcan")
        assert (made.seat(0).skulls, made.seat(0).buildings, steps_of(made)) == (0, ["tp_b8"], (0, 0, 1))


def test_theology_2_at_the_shrine_sleeps_under_forgotten_lore() -> None:
    """TP-114, TP-92: T=3 under forgotten lore: one step, no offer of a second."""
    made = at_work("T2", "tp_b8", prophecy="forgotten_lore", levels={"theology": 3}, gold=1, wood=1, skulls=1)
    go(made, "build tp_b8", "climb chaac")
    assert (made.legal, holds(made), steps_of(made)) == (["end_turn"], (0, 1, 0, 0, 0), (1, 0, 0))


def test_both_steps_at_the_shrine_are_taxed_by_wrathful_gods() -> None:
    """TP-114, TP-72: c=2 w=1 T=2: 1 corn for the shrine's step, 1 corn and the wood for theology 2."""
    made = at_work(
        "T2", "tp_b8", prophecy="wrathful_gods", levels={"theology": 2}, corn=2, wood=1, gold=1, skulls=1
    )
    go(made, "build tp_b8", "climb chaac", "pay wood", "climb chaac")
    assert (holds(made), steps_of(made)) == ((0, 0, 0, 0, 0), (2, 0, 0))


def test_quick_build_of_the_shrine_offers_theology_2_and_no_discount() -> None:
    """TP-128, TP-114: R=3 T=2: 1 + 1 corn, g1 and the skull; then w1 for a second step."""
    levels = {"architecture": 3, "theology": 2}
    made = quick("tp_b8", levels=levels, corn=2, gold=1, wood=1, skulls=1)
    go(made, "build tp_b8", "climb chaac", "pay wood", "climb kukulcan")
    assert (holds(made), steps_of(made), made.points(0)) == ((0, 0, 0, 0, 0), (1, 0, 1), 7)


def test_skull_on_the_shrine_counts_for_its_monument_at_once() -> None:
    """TP-112, TZ-66: two skulls on Chichen Itza and one on the shrine: m_skulls is worth 9."""
    fields = {"chichen_itza_skulls": [1, 2], "monuments": ["m_skulls"]}
    made = at_work("T2", "tp_b8", gold=1, skulls=1, fields=fields)
    go(made, "build tp_b8", "climb chaac")
    assert made.session.view(0)["monument_worth"]["m_skulls"][0] == 9
    assert made.position["skull_bank"] == 10


# The Hall of Exchange.


def test_exchange_without_a_block_under_shortage_only_lowers() -> None:
    """TP-117, TP-145: the lowering is a duty, the raises cannot be paid: 2/0/1/0 becomes 1/0/1/0."""
    levels = {"agriculture": 2, "architecture": 1}
    made = at_work("T2", "tp_b7", prophecy="teacher_shortage", levels=levels, wood=1, stone=1)
    go(made, "build tp_b7", "lower agriculture")
    assert (made.legal, technologies(made), holds(made)) == (["end_turn"], (1, 0, 1, 0), (1, 0, 0, 0, 0))


def test_blocks_won_by_one_raise_pay_the_tax_on_the_others() -> None:
    """TP-146, TP-116, TP-117: 1/3/0/0, one block left: extraction's bonus pays for the two other raises."""
    levels = {"agriculture": 1, "extraction": 3}
    made = at_work("T2", "tp_b7", prophecy="teacher_shortage", levels=levels, wood=2, stone=1)
    go(made, "build tp_b7", "lower agriculture", "advance extraction", "gain wood", "gain wood")
    go(made, "advance architecture", "advance theology")
    assert (technologies(made), holds(made)) == ((0, 3, 1, 1), (0, 0, 0, 0, 0))


def test_bonus_blocks_do_not_pay_for_their_own_raise() -> None:
    """TP-146: the same without a block left: extraction cannot be raised, nor anything else."""
    levels = {"agriculture": 1, "extraction": 3}
    made = at_work("T2", "tp_b7", prophecy="teacher_shortage", levels=levels, wood=1, stone=1)
    go(made, "build tp_b7", "lower agriculture")
    assert (made.legal, technologies(made), holds(made)) == (["end_turn"], (0, 3, 0, 0), (0, 0, 0, 0, 0))


def test_exchange_of_itzamna_gives_any_bonus() -> None:
    """TP-116, TP-61: 1/3/0/0: extraction raised beyond 3 gives the bonus of any track, here a skull."""
    levels = {"agriculture": 1, "extraction": 3}
    made = at_work("T2", "tp_b7", tribe="itzamna", levels=levels, wood=1, stone=1)
    go(made, "build tp_b7", "lower agriculture", "advance extraction")
    assert made.legal == [f"bonus {track}" for track in TRACKS]
    made.play("bonus theology")
    while made.legal != ["end_turn"]:
        made.play(made.legal[0])
    assert (technologies(made), made.seat(0).skulls) == ((0, 3, 1, 1), 1)


def test_exchange_of_itzamna_costs_a_block_for_the_bonus_under_shortage() -> None:
    """TP-117, TP-61, TP-91: one block left pays for extraction, whose bonus may be 3 VP."""
    levels = {"agriculture": 1, "extraction": 3}
    made = at_work(
        "T2", "tp_b7", tribe="itzamna", prophecy="teacher_shortage", levels=levels, wood=2, stone=1
    )
    go(made, "build tp_b7", "lower agriculture", "advance extraction", "bonus architecture")
    assert (technologies(made), holds(made), made.points(0)) == ((0, 3, 0, 0), (0, 0, 0, 0, 0), 3)


def test_architecture_won_by_the_exchange_serves_the_second_building() -> None:
    """TP-115, TZ-29: R 0 to 1 by the first of a T4: the second building gives c+1."""
    made = at_work("T4", "tp_b7", "tp_b5", levels={"agriculture": 1}, wood=3, stone=1)
    go(made, "build tp_b7")
    while "build tp_b5" not in made.legal and made.legal != ["end_turn"]:
        made.play(made.legal[0])
    go(made, "build tp_b5")
    assert (technologies(made), made.seat(0).corn) == ((0, 1, 1, 1), 8 + 1)


# Taxes on what a building gives.


def test_gold_of_the_building_pays_the_teacher() -> None:
    """TP-146, TP-90: w2 s1 are all: the gold gained pays for extraction."""
    made = at_work("T2", CIVIC_GOLD, prophecy="teacher_shortage", wood=2, stone=1)
    go(made, f"build {CIVIC_GOLD}")
    paid = [text for text in made.legal if text.startswith("advance")]
    go(made, *paid)
    assert (technologies(made), holds(made)) == ((0, 1, 0, 0), (0, 0, 0, 0, 0))


def test_gold_of_the_building_pays_for_a_bonus_beyond_3() -> None:
    """TP-91, TP-146: E=3: the gold pays the tax on the bonus, which gives two blocks."""
    made = at_work("T2", CIVIC_GOLD, prophecy="teacher_shortage", levels={"extraction": 3}, wood=2, stone=1)
    go(made, f"build {CIVIC_GOLD}", "advance extraction", "gain stone", "gain stone")
    assert (technologies(made), holds(made)) == ((0, 3, 0, 0), (0, 0, 2, 0, 0))


def test_corn_of_architecture_pays_the_tax_on_the_buildings_gold() -> None:
    """TP-80, TZ-32: c=0: R=1 earns a corn with the same construction, which may pay for the gold."""
    without = at_work("T2", CIVIC_GOLD, prophecy="gold_shortage", wood=2, stone=1)
    go(without, f"build {CIVIC_GOLD}")
    assert (without.legal, holds(without)) == (["end_turn"], (0, 0, 0, 0, 0))
    made = at_work("T2", CIVIC_GOLD, prophecy="gold_shortage", levels={"architecture": 1}, wood=2, stone=1)
    go(made, f"build {CIVIC_GOLD}", "gain gold")
    assert (holds(made), technologies(made)) == ((0, 0, 0, 1, 0), (0, 1, 1, 0))


def test_two_steps_of_a_shrine_are_taxed_one_by_one() -> None:
    """TP-72, TP-71: a2_shrine_chaac_2_2vp with c=1: one step, VP+2; the second step lacks its corn."""
    tile = "a2_shrine_chaac_2_2vp"
    made = at_work("T2", tile, prophecy="wrathful_gods", corn=1, stone=2)
    go(made, f"build {tile}", "climb chaac")
    assert (made.legal, made.seat(0).corn, steps_of(made), made.points(0)) == (["end_turn"], 0, (1, 0, 0), 2)


def test_angry_god_takes_no_block_on_the_top_step() -> None:
    """TP-75, TP-74: Ch=5 under angry Chaac: the tomb's Chaac step is lost, its Kukulcan step free."""
    made = at_work("T2", TWO_TEMPLES, prophecy="angry_god_chaac", wood=2, stone=2, temples={"chaac": 5})
    go(made, f"build {TWO_TEMPLES}")
    assert (made.legal, holds(made), steps_of(made)) == (["end_turn"], (0, 1, 0, 0, 0), (5, 0, 1))


def test_market_of_a_tomb_sells_gold_dearer_under_shortage() -> None:
    """TP-82, X98: a2_tomb_market_6vp: a gold costs 5, selling one brings 4."""
    tile = "a2_tomb_market_6vp"
    made = at_work("T2", tile, prophecy="gold_shortage", corn=5, stone=3)
    go(made, f"build {tile}", "buy gold")
    assert (holds(made), made.points(0)) == ((0, 0, 0, 1, 0), 6)
    poor = at_work("T2", tile, prophecy="gold_shortage", corn=4, stone=3)
    go(poor, f"build {tile}")
    assert "buy gold" not in poor.legal


def test_skull_of_a_building_is_desecrated_and_its_level_free() -> None:
    """TP-85, TZ-20: T=3, a2_civic_any_tech_skull: the advance, and one skull for one step down."""
    tile = "a2_civic_any_tech_skull"
    levels = {"theology": 3}
    made = at_work("T2", tile, prophecy="desecration", levels=levels, wood=2, stone=2, temples={"chaac": 1})
    go(made, f"build {tile}")
    while made.legal != ["end_turn"]:
        options = ("descend chaac", "advance agriculture", "resolve goods")
        made.play(next(text for text in options if text in made.legal))
    assert (made.seat(0).skulls, steps_of(made), technologies(made)) == (1, (0, 0, 0), (1, 0, 0, 3))


def test_bonus_blocks_of_the_first_free_advance_pay_for_the_second() -> None:
    """TP-146, TP-90, TP-91: one block pays for extraction beyond 3, its two blocks for the second advance."""
    tile = "a2_shrine_two_any_tech"
    more = {"prophecy": "teacher_shortage", "levels": {"extraction": 3}}
    made = at_work("T2", tile, wood=1, stone=1, gold=2, **more)
    go(made, f"build {tile}", "advance extraction", "gain wood", "gain wood", "advance theology")
    assert (technologies(made), holds(made)) == ((0, 3, 0, 1), (0, 1, 0, 0, 0))
    without = at_work("T2", tile, stone=1, gold=2, **more)
    assert (without.legal, technologies(without)) == (["end_turn"], (0, 3, 0, 0))


def test_corn_of_the_building_pays_for_the_temple_bonus_of_its_advance() -> None:
    """TP-146, TP-72: c=0, A=3: the 6 corn of the tile pay wrathful gods for the bonus of its advance."""
    tile = "a2_civic_any_tech_6_corn"
    made = at_work("T2", tile, prophecy="wrathful_gods", levels={"agriculture": 3}, wood=3, stone=1)
    go(made, f"build {tile}", "advance agriculture", "climb chaac")
    assert (made.seat(0).corn, steps_of(made)) == (5, (1, 0, 0))


def test_empty_bank_asks_for_no_step_down() -> None:
    """TP-85, TZ-19: the theology bonus without a skull in the bank costs its block and no step."""
    fields = {"chichen_itza_skulls": list(range(1, 10))}
    made = at_work(
        "T1", FARM, prophecy="desecration", levels={"theology": 3}, wood=1, skulls=4, fields=fields
    )
    made.play("advance theology")
    assert (made.legal, holds(made), steps_of(made)) == (["end_turn"], (0, 0, 0, 0, 4), (0, 0, 0))


@pytest.mark.parametrize(("answer", "corn", "wood"), [("advance architecture", 1, 0), ("done", 0, 1)])
def test_taxed_level_of_the_first_building_serves_the_second(answer: str, corn: int, wood: int) -> None:
    """TP-90, TZ-29: T4: a1_shrine_architecture, its level for a wood; the farm then gives c+1, or not."""
    tile = "a1_shrine_architecture"
    made = at_work("T4", tile, FARM, prophecy="teacher_shortage", wood=2, gold=1)
    go(made, f"build {tile}", answer, f"build {FARM}")
    assert (holds(made), made.seat(0).buildings) == ((corn, wood, 0, 0, 0), [FARM, tile])


# Quick builds, and other quick actions, under the calamities.


def test_quick_build_leaves_no_corn_for_wrathful_gods() -> None:
    """TP-126, TP-72: c=2: 1 for the space, 1 for the action; the tomb is built without its steps."""
    made = quick(TWO_TEMPLES, prophecy="wrathful_gods", corn=2, wood=1, stone=2)
    go(made, f"build {TWO_TEMPLES}")
    assert (made.legal, steps_of(made), made.seat(0).buildings) == (["end_turn"], (0, 0, 0), [TWO_TEMPLES])


def test_quick_build_pays_the_angry_god_in_blocks() -> None:
    """TP-129, TP-74: w2 s2: one wood is the Chaac step's tax; Kukulcan is free."""
    made = quick(TWO_TEMPLES, prophecy="angry_god_chaac", corn=2, wood=2, stone=2)
    while made.legal != ["end_turn"]:
        made.play(next(text for text in ("climb chaac", "resolve temple_steps") if text in made.legal))
    assert (holds(made), steps_of(made)) == ((0, 0, 0, 0, 0), (1, 0, 1))


@pytest.mark.parametrize(("wood", "level"), [(2, 0), (3, 1)])
def test_quick_build_under_teacher_shortage(wood: int, level: int) -> None:
    """TP-90, TP-129: a1_civic_agriculture (w2): its level costs one block more, or is lost."""
    made = quick(CIVIC, prophecy="teacher_shortage", corn=2, wood=wood)
    if level:
        made.play("advance agriculture")
    assert (technologies(made), holds(made)) == ((level, 0, 0, 0), (0, 0, 0, 0, 0))


@pytest.mark.parametrize(("corn", "gold"), [(2, 0), (3, 1)])
def test_quick_build_under_gold_shortage(corn: int, gold: int) -> None:
    """TP-80, TP-128: the gold of the building costs the third corn; R=3 brings neither corn nor discount."""
    levels = {"architecture": 3}
    made = quick(CIVIC_GOLD, prophecy="gold_shortage", levels=levels, corn=corn, wood=2, stone=1)
    if gold:
        made.play("gain gold")
    assert (holds(made), technologies(made)) == ((0, 0, 0, gold, 0), (0, 1, 3, 0))


@pytest.mark.parametrize(
    ("prophecy", "wood", "points"), [(None, 1, 2), ("crowded_cities", 3, 2), ("forgotten_lore", 1, 0)]
)
def test_architecture_serves_only_the_building_chained_to_a_quick_build(
    prophecy: str | None, wood: int, points: int
) -> None:
    """TP-128, TP-95, TP-94: R=3: the tomb costs w1 g1 in full, the chained farm no wood, c+1 and VP+2.

    Crowded cities take a block for each; under forgotten lore the points are gone and the discount stays.
    """
    made = quick(CHAIN, FARM, prophecy=prophecy, levels={"architecture": 3}, corn=2, wood=wood, gold=1)
    go(made, f"build {CHAIN}", "resolve any_temple", "climb chaac", f"build {FARM}")
    assert (holds(made), made.points(0), steps_of(made)) == ((1, 0, 0, 0, 0), points, (1, 0, 0))
    assert made.seat(0).buildings == [FARM, CHAIN]


def test_action_icon_of_a_quick_build_uses_technologies() -> None:
    """TP-128, TZ-32: a2_tomb_any_action_2vp for 1 + 1 corn; 1 more for Y5 with E=3: g2 s2 c2."""
    made = quick(ANY_ACTION, levels={"extraction": 3}, corn=3, wood=2, stone=1, gold=1)
    go(made, f"build {ANY_ACTION}", "use Y5")
    assert (holds(made), made.points(0)) == ((2, 0, 2, 2, 0), 2)


@pytest.mark.parametrize(
    ("row", "more"),
    [
        (FARM, {"levels": {"architecture": 3}}),
        (FARM, {"prophecy": "crowded_cities", "wood": 1}),
        (CIVIC_STONE, {"prophecy": "crowded_cities", "buildings": ["tp_b1"]}),
        ("tp_b8", {"gold": 1}),
        ("tp_b6", {"wood": 1, "fields": {"monuments": ["m_wood_tiles"]}}),
    ],
)
def test_quick_space_is_closed_where_no_building_can_be_paid(row: str, more: dict[str, Any]) -> None:
    """TP-126, TP-128, TP-132, TP-133: no discount helps, the tax is due, monuments do not count."""
    tile = "q2_build" if row in ("tp_b6", "tp_b8") else "q1_build"
    assert "place quick_action_space" not in table(row, quick=tile, corn=9, **more).legal


def test_quick_build_by_renovation_in_a_crowded_city() -> None:
    """TP-133, TP-132, TP-109: tp_b1 covers w3; 1 corn and one block of tax are paid."""
    made = quick(CIVIC_STONE, prophecy="crowded_cities", buildings=["tp_b1"], corn=2, gold=1)
    go(made, "renovate tp_b1", f"build {CIVIC_STONE}")
    assert (holds(made), made.seat(0).buildings) == ((0, 0, 1, 0, 0), [CIVIC_STONE])


def test_quick_technology_of_itzamna_beyond_3_under_shortage() -> None:
    """TP-129, TP-59, TP-91: all tracks at 3: two blocks for the bonus of any track; with one it is closed."""
    more: dict[str, Any] = {"quick": "q1_technology_1", "tribe": "itzamna", "prophecy": "teacher_shortage"}
    more |= {"levels": dict.fromkeys(TRACKS, 3), "corn": 1}
    assert "place quick_action_space" not in table(FARM, wood=1, **more).legal
    made = table(FARM, wood=2, **more)
    made.play("place quick_action_space", "quick_action", "advance theology", "bonus architecture")
    assert (holds(made), made.points(0)) == ((0, 0, 0, 0, 0), 3)


def test_quick_trade_under_gold_shortage() -> None:
    """TP-151, TP-82: a gold costs 5; one sold brings 4."""
    made = table(FARM, quick="q1_trade", prophecy="gold_shortage", corn=6)
    made.play("place quick_action_space", "quick_action", "buy gold")
    assert holds(made) == (0, 0, 0, 1, 0)
    assert "buy gold" not in made.legal


def test_quick_gold_under_shortage_is_not_declined() -> None:
    """TP-130, TP-127: c=2: 1 for the space, 1 for the tax, and the gold is taken; c=1 closes the space."""
    more: dict[str, Any] = {"quick": "q2_gold", "prophecy": "gold_shortage"}
    assert "place quick_action_space" not in table("tp_b8", corn=1, **more).legal
    made = table("tp_b8", corn=2, **more)
    made.play("place quick_action_space", "quick_action")
    if made.legal != ["end_turn"]:
        made.play("gain gold")
    assert holds(made) == (0, 0, 0, 1, 0)
