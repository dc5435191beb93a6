"""Tribes that pick up in their own way: Ahau Chamahez and Balam."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.games.tzolkin import names
from sacbe.games.tzolkin.state import State
from tests.games.tzolkin.table import MODULES, Table, workers_on

OTHER_TRIBES = ("ahmakiq", "itzamna", None)
PAIRS = {"P": "Y", "Y": "P", "T": "U", "U": "T"}


def working(
    name: str | None, *spaces: str, theology: int = 0, table: dict[str, Any] | None = None, **goods: Any
) -> Table:
    """A table where seat 0 has a tribe, the turn, and workers on these spaces."""
    fields: dict[str, Any] = {"modules": ["tribes"], **(table or {})}
    seat = {"tribe": name, "technologies": {"theology": theology}, **goods}
    return Table(seats={0: seat}, gears=workers_on(*spaces), **fields)


def picked(name: str | None, space: str, **fields: Any) -> Table:
    """The same with one worker that has just been picked up."""
    made = working(name, space, **fields)
    made.play(f"pick_up {space}")
    return made


# Ahau Chamahez.

AHAU = "ahau_chamahez"
LORE = {"modules": ["tribes", "prophecies"], "prophecies": ["forgotten_lore"], "day": 9}


def test_action_ahead_for_a_corn() -> None:
    """TP-29, P29: Y2 pays 1 corn and uses action 3: 2 corn and a gold."""
    table = picked(AHAU, "Y2", corn=1)
    assert table.offers("ahead") == ["Y3"]
    table.play("ahead Y3")
    assert table.goods("corn", "gold", "stone") == (2, 1, 0)
    assert table.seat(0).workers_in_hand == 3


def test_action_ahead_is_optional() -> None:
    """TP-29: the own action, a lower one and nothing remain."""
    table = picked(AHAU, "Y2", corn=1)
    assert sorted(table.legal) == ["ahead Y3", "nothing", "use Y1", "use Y2"]
    table.play("use Y2")
    assert table.goods("corn", "stone") == (2, 1)


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_cannot_look_ahead(name: str | None) -> None:
    """TP-29: the action ahead is Ahau Chamahez's alone."""
    assert picked(name, "Y2", corn=9).offers("ahead") == []


@pytest.mark.parametrize(("first", "second"), [("Y1", "Y2"), ("Y2", "Y1")])
def test_one_worker_in_a_turn_goes_ahead(first: str, second: str) -> None:
    """TP-30, P30: of Y1 and Y2 only one may move ahead, whichever it is."""
    table = working(AHAU, "Y1", "Y2", corn=5)
    table.play(f"pick_up {first}", f"ahead Y{int(first[1]) + 1}", f"pick_up {second}")
    assert table.offers("ahead") == []


def test_a_worker_that_stays_leaves_it_to_the_next() -> None:
    """TP-30: the first worker may use its own action and the second go ahead."""
    table = working(AHAU, "Y1", "Y2", corn=5)
    table.play("pick_up Y1", "use Y1", "pick_up Y2")
    assert table.offers("ahead") == ["Y3"]


def test_next_turn_has_it_again() -> None:
    """TP-30: once in each pick-up turn."""
    table = working(AHAU, "Y1", "Y2", corn=5, table={"players": 2})
    table.finish_turn("pick_up Y1", "ahead Y2")
    table.finish_turn("place palenque")
    table.play("pick_up Y3")
    assert table.offers("ahead") == ["Y4"]


def test_the_corn_is_paid_first() -> None:
    """TP-31, P31: without corn Y2 has only its own action, although action 3 would give corn."""
    table = picked(AHAU, "Y2")
    assert table.legal == ["use Y2", "nothing"]
    table.play("use Y2")
    assert table.goods("corn", "stone") == (1, 1)


@pytest.mark.parametrize(
    ("space", "corn", "ahead"), [("U0", 3, []), ("U0", 4, ["U1"]), ("U4", 1, []), ("U4", 2, ["U5"])]
)
def test_the_action_itself_is_paid_from_the_rest(space: str, corn: int, ahead: list[str]) -> None:
    """TP-31: U1 needs 3 corn and U5 1 corn beyond the one for going ahead."""
    table = working(AHAU, space, corn=corn)
    table.play(f"pick_up {space}")
    assert table.offers("ahead") == ahead


def test_two_ahead_with_theology() -> None:
    """TP-32, P32: C5 with theology 1 reaches space 7 for 1 corn: 10 points and a step of Quetzalcoatl."""
    table = picked(AHAU, "C5", theology=1, skulls=1, corn=1)
    table.play("ahead C7")
    assert (table.points(0), *table.goods("corn", "skulls")) == (10, 0, 0)
    assert table.seat(0).temples == {"chaac": 0, "quetzalcoatl": 1, "kukulcan": 0}


def test_one_ahead_without_theology() -> None:
    """TP-32: without theology C5 reaches space 6 for 1 corn and not space 7."""
    table = picked(AHAU, "C5", skulls=1, corn=1)
    assert table.offers("ahead") == ["C6"]
    table.play("ahead C6")
    assert table.seat(0).corn == 0


def test_theology_alone_stays_free() -> None:
    """TP-32: action 6 by theology costs no corn and leaves the action ahead to another worker."""
    table = working(AHAU, "C5", "Y2", theology=1, skulls=1, corn=1)
    table.play("pick_up C5", "use C6", "gain wood")
    assert (table.points(0), *table.goods("corn", "wood")) == (8, 1, 1)
    table.play("pick_up Y2")
    assert table.offers("ahead") == ["Y3"]


def test_theology_helps_on_chichen_itza_only() -> None:
    """TP-32: Y2 reaches no more than action 3."""
    assert picked(AHAU, "Y2", theology=1, corn=5).offers("ahead") == ["Y3"]


def test_filled_space_ahead_cannot_be_used() -> None:
    """TP-32: a skull on space 7, or no skull in hand, closes it."""
    table = picked(AHAU, "C5", theology=1, skulls=1, corn=1, table={"chichen_itza_skulls": [7]})
    assert "C7" not in table.offers("ahead")
    assert picked(AHAU, "C5", theology=1, corn=1).legal == ["end_turn"]


def test_free_choice_space_ahead() -> None:
    """TP-33, P33: T5 pays 1, uses T2 and pays only the blocks of the building."""
    table = picked(AHAU, "T5", corn=1, wood=1)
    table.play("ahead T2")
    assert table.goods("corn", "wood") == (0, 0)
    assert table.seat(0).buildings == ["a1_farm_one_worker_1"]


def test_all_actions_of_the_gear_from_space_6_ahead() -> None:
    """TP-33: Y5 reaches actions 1 to 3 for 1 corn in all; actions 4 and 5 cost no more without it."""
    table = picked(AHAU, "Y5", corn=1)
    assert {"Y1", "Y2", "Y3"} <= set(table.offers("ahead"))
    assert table.offers("use") == ["Y4", "Y5"]
    table.play("ahead Y1")
    assert table.goods("corn", "wood") == (0, 1)


def test_free_choice_space_of_chichen_itza_ahead() -> None:
    """TP-33: C9 reaches space 10 for 1 corn, where action 2 costs nothing more."""
    table = picked(AHAU, "C9", corn=1, skulls=1)
    assert set(table.offers("ahead")) >= {f"C{number}" for number in range(1, 8)}
    table.play("ahead C2")
    assert (table.points(0), *table.goods("corn", "skulls")) == (5, 0, 0)


def test_theology_carries_on_to_space_10() -> None:
    """TP-34: C8 and theology 1 reach space 10, a free choice, for 1 corn."""
    table = picked(AHAU, "C8", theology=1, corn=1, skulls=1)
    assert set(table.offers("ahead")) >= {f"C{number}" for number in range(1, 7)}
    table.play("ahead C3")
    assert (table.points(0), *table.goods("corn", "skulls")) == (6, 0, 0)
    assert table.seat(0).temples["chaac"] == 1


def test_without_theology_c8_reaches_c9() -> None:
    """TP-34: one space ahead of C8 is C9 and no free choice."""
    assert picked(AHAU, "C8", corn=1, skulls=1).offers("ahead") == ["C9"]


def test_forgotten_lore_leaves_theology_1() -> None:
    """TP-35, P35: theology 2 under forgotten lore: C5 still reaches 7; no paid extra step is offered."""
    table = picked(AHAU, "C5", theology=2, corn=1, skulls=1, wood=1, table=LORE)
    table.play("ahead C7")
    assert table.legal == ["end_turn"]
    assert (table.points(0), *table.goods("corn", "wood")) == (10, 0, 1)


def test_without_forgotten_lore_theology_2_offers_its_step() -> None:
    """TP-35: otherwise the block may be paid after an action ahead as after any other."""
    table = picked(AHAU, "C5", theology=2, corn=1, skulls=1, wood=1)
    table.play("ahead C7")
    assert table.legal == ["pay wood", "done"]


def test_ahead_from_space_0() -> None:
    """TP-154, P154a: Y0 pays 1 corn for action 1."""
    table = picked(AHAU, "Y0", corn=1)
    assert sorted(table.legal) == ["ahead Y1", "nothing"]
    table.play("ahead Y1")
    assert table.goods("corn", "wood") == (0, 1)


def test_two_ahead_from_space_0() -> None:
    """TP-154, P154b: C0 with theology 1 pays 1 corn for action 2: 5 points and a step of Chaac."""
    table = picked(AHAU, "C0", theology=1, corn=1, skulls=1)
    table.play("ahead C2")
    assert (table.points(0), *table.goods("corn", "skulls")) == (5, 0, 0)
    assert table.seat(0).temples["chaac"] == 1


@pytest.mark.parametrize("space", ["Y7", "C10"])
def test_nothing_lies_ahead_of_the_last_space(space: str) -> None:
    """TP-154: from 7, on Chichen Itza 10, it gives nothing."""
    assert picked(AHAU, space, corn=5, skulls=1, theology=1).offers("ahead") == []


def test_ahead_and_back_are_not_combined() -> None:
    """TP-154: Y3 reaches action 4 ahead and no lower one by way of it."""
    table = picked(AHAU, "Y3", corn=5)
    assert table.offers("ahead") == ["Y4"]
    assert table.offers("use") == ["Y1", "Y2", "Y3"]


def test_an_action_ahead_that_costs_no_less_may_be_chosen() -> None:
    """TP-34, TP-32: from C8 with theology 1 any action on 10, also 9, 8 and 7; from C5 the next one too."""
    table = picked(AHAU, "C8", theology=1, corn=1, skulls=1)
    assert table.offers("ahead") == [f"C{number}" for number in range(1, 10)]
    assert {"C7", "C8", "C9"} <= set(table.offers("use"))
    table.play("ahead C9")
    assert table.goods("corn", "skulls") == (0, 0)
    assert picked(AHAU, "C5", theology=1, corn=1, skulls=1).offers("ahead") == ["C6", "C7"]


def test_ahead_and_theology_from_c9() -> None:
    """TP-154: with theology 1 space 10 is free already, and going ahead adds nothing but its price."""
    every = [f"C{number}" for number in range(1, 10)]
    assert picked(AHAU, "C9", theology=1, skulls=1, corn=1).offers("ahead") == every
    table = picked(AHAU, "C9", theology=1, skulls=1)
    assert (table.offers("use"), table.offers("ahead")) == (every, [])
    table.play("use C1")
    assert (table.points(0), table.seat(0).corn) == (4, 0)


# Balam.

BALAM = "balam"


def test_lower_action_earns_a_corn() -> None:
    """TP-41, P41: Y4 uses action 1 without corn: 1 corn and 1 wood, whatever the distance."""
    table = picked(BALAM, "Y4")
    assert table.offers("use") == ["Y1", "Y2", "Y3", "Y4"]
    table.play("use Y1")
    assert table.goods("corn", "wood") == (1, 1)


@pytest.mark.parametrize(("number", "corn"), [(1, 1), (2, 2), (3, 3)])
def test_corn_does_not_grow_with_the_distance(number: int, corn: int) -> None:
    """TP-41: 1 corn for one step back as for three, beside what the action gives."""
    table = picked(BALAM, "Y4")
    table.play(f"use Y{number}")
    assert table.seat(0).corn == corn


def test_own_action_and_nothing_earn_none() -> None:
    """TP-41: only a lower action does."""
    table = picked(BALAM, "Y1")
    table.play("use Y1")
    assert table.seat(0).corn == 0
    table = picked(BALAM, "Y4")
    table.play("nothing")
    assert table.seat(0).corn == 0


def test_each_worker_earns_its_corn() -> None:
    """TP-41: two workers with lower actions earn 2 corn."""
    table = working(BALAM, "Y4", "Y5")
    table.play("pick_up Y4", "use Y1", "pick_up Y5", "use Y1")
    assert table.goods("corn", "wood") == (2, 2)


@pytest.mark.parametrize("name", OTHER_TRIBES)
def test_others_pay_for_stepping_back(name: str | None) -> None:
    """TP-41: the step fee is spared by Balam alone."""
    assert picked(name, "Y4").offers("use") == ["Y4"]


def test_the_corn_may_pay_for_the_action() -> None:
    """TP-42: 2 corn and the one earned pay for U1 from U2; 1 corn does not."""
    table = picked(BALAM, "U2", corn=2)
    table.play("use U1")
    table.play("climb chaac")
    assert (table.seat(0).corn, table.seat(0).temples["chaac"]) == (0, 1)
    assert "U1" not in picked(BALAM, "U2", corn=1).offers("use")
    assert picked(BALAM, "U1", corn=2).legal == ["end_turn"]


def test_the_corn_may_pay_for_a_building_at_uxmal() -> None:
    """TP-42: from U5 action 4 builds a farm of one block with 1 corn in hand and 1 earned."""
    table = picked(BALAM, "U5", corn=1)
    table.play("use U4", "build a1_farm_one_worker_1")
    assert (table.seat(0).corn, table.seat(0).buildings) == (0, ["a1_farm_one_worker_1"])


def test_free_choice_earns_the_corn() -> None:
    """TP-43, P43: Y6 uses action 3: 1+2 corn and a gold."""
    table = picked(BALAM, "Y6")
    table.play("use Y3")
    assert table.goods("corn", "gold") == (3, 1)


@pytest.mark.parametrize("space", ["Y6", "Y7"])
def test_every_free_choice_is_lower(space: str) -> None:
    """TP-43: action 5 earns the corn too, from 6 and from 7."""
    table = picked(BALAM, space)
    table.play("use Y5")
    assert table.goods("corn", "gold", "stone") == (3, 1, 1)


def test_chichen_itza_earns_the_corn() -> None:
    """TP-44, P44: C5 uses action 4: 7 points, a step of Kukulcan, 1 corn."""
    table = picked(BALAM, "C5", skulls=1)
    table.play("use C4")
    assert (table.points(0), *table.goods("corn", "skulls")) == (7, 1, 0)
    assert table.seat(0).temples["kukulcan"] == 1


def test_own_action_and_free_choice_of_chichen_itza() -> None:
    """TP-44: C5 with its own action earns none, a choice on C10 earns it."""
    for space, action, corn in (("C5", "C5", 0), ("C10", "C7", 1)):
        table = picked(BALAM, space, skulls=1)
        table.play(f"use {action}")
        assert table.seat(0).corn == corn


def test_one_ahead_by_theology_earns_none() -> None:
    """TP-152, P152a: C5 with theology 1 uses action 6: 8 points, a step, a block, no corn."""
    table = picked(BALAM, "C5", theology=1, skulls=1)
    table.play("use C6", "gain stone")
    assert (table.points(0), *table.goods("corn", "stone", "skulls")) == (8, 0, 1, 0)
    assert table.seat(0).temples["kukulcan"] == 1


def test_space_10_reached_by_theology_earns_the_corn() -> None:
    """TP-152, P152b: C9 with theology 1 uses action 3 on space 10: 1 corn, 6 points, a step of Chaac."""
    table = picked(BALAM, "C9", theology=1, skulls=1)
    table.play("use C3")
    assert (table.points(0), *table.goods("corn", "skulls")) == (6, 1, 0)
    assert table.seat(0).temples["chaac"] == 1


@pytest.mark.parametrize(("theology", "corn"), [(0, 0), (1, 1)])
def test_action_9_chosen_on_space_10_earns_the_corn(theology: int, corn: int) -> None:
    """TP-152: action 9 is the own one of C9, but with theology 1 it may be the choice on space 10."""
    table = picked(BALAM, "C9", theology=theology, skulls=1)
    table.play("use C9", "gain wood")
    assert (table.points(0), table.seat(0).corn) == (13, corn)


def test_any_action_pays_its_fee_from_the_corn() -> None:
    """TP-152, P152c: U6 uses action 5: 1 corn earned and paid; P1 then gives 3 and earns nothing itself."""
    table = picked(BALAM, "U6")
    table.play("use U5", "use P1")
    assert table.seat(0).corn == 3


def test_any_action_from_its_own_space_earns_none() -> None:
    """TP-152: U5 used from U5: the lower number of the action chosen earns nothing."""
    table = picked(BALAM, "U5", corn=1)
    table.play("use U5", "use Y1")
    assert table.goods("corn", "wood") == (0, 1)


def test_action_without_effect_earns_the_corn() -> None:
    """TP-152, P152d: the bank is empty, Y5 uses action 4: 1 corn and no skull."""
    table = picked(
        BALAM, "Y5", table={"skull_bank": 0, "chichen_itza_skulls": [1, 2, 3, 4, 5, 6, 7, 8, 9]}, skulls=4
    )
    assert "Y4" in table.offers("use")
    table.play("use Y4")
    assert table.goods("corn", "skulls") == (1, 4)


def test_other_actions_without_effect() -> None:
    """TP-152: U3 with six workers, and U2 without an exchange, earn the corn."""
    table = picked(BALAM, "U4", workers_in_hand=5)
    table.play("use U3")
    assert table.goods("corn", "workers_in_hand") == (1, 6)
    table = picked(BALAM, "U3", wood=1)
    table.play("use U2")
    assert "sell wood" in table.legal
    table.play("done")
    assert table.goods("corn", "wood") == (1, 1)


def test_impossible_action_earns_nothing() -> None:
    """TP-152: a filled space of Chichen Itza and a group without tiles cannot be used."""
    table = picked(BALAM, "C5", skulls=1, table={"chichen_itza_skulls": [4]})
    assert "C4" not in table.offers("use")
    bare = {"palenque_2": {"corn": 0, "wood": 0}}
    assert "P2" not in picked(BALAM, "P3", table={"jungle": bare}).offers("use")


def fees(tribe: str | None, letter: str, space: int, theology: int) -> dict[str, int]:
    """What each action costs for the step, on each way to it, by the rulings; negative: corn gained."""
    last, free = (9, 10) if letter == "C" else (5, 6)
    back = -1 if tribe == "balam" else None
    reach = 1 if letter == "C" and theology else 0
    found: dict[str, int] = {}
    for gear in letter + (PAIRS.get(letter, "") if tribe == "huracan" else ""):
        for action in range(1, last + 1):
            if space >= free or (reach and space + 1 == free):
                found[f"use {gear}{action}"] = 0 if back is None else back
            elif action <= space:
                fee = space - action if back is None else back
                found[f"use {gear}{action}"] = 0 if action == space else fee
            elif reach and action == space + 1:
                found[f"use {gear}{action}"] = 0
            is_ahead = space < action <= space + 1 + reach or space + 1 + reach >= free
            if tribe == "ahau_chamahez" and is_ahead and space < (10 if letter == "C" else 7):
                found[f"ahead {gear}{action}"] = 1
    return found


def is_payable(action: str, corn: int) -> bool:
    """Is so much corn enough for the action's own cost? The cheapest building of the row has one block."""
    return corn >= {"U1": 3, "U4": 2, "U5": 1}.get(action, 0)


@pytest.mark.parametrize("corn", [0, 1, 3, 30])
@pytest.mark.parametrize("theology", [0, 1])
@pytest.mark.parametrize("tribe", [None, "ahau_chamahez", "balam", "huracan", "cit_bolon_tum"])
def test_actions_from_every_space_of_every_gear(tribe: str | None, theology: int, corn: int) -> None:
    """TP-29, TP-34, TP-41, TP-43, TP-50, TP-53, TP-57, TP-152, TP-154: what can be used, and the fee."""
    for letter, gear in zip(names.GEAR_LETTERS, names.GEARS, strict=True):
        last = (10 if letter == "C" else 7) + (1 if tribe == "cit_bolon_tum" else 0)
        for space in range(last + 1):
            me = {"tribe": tribe, "corn": corn, "wood": 9, "stone": 9, "gold": 9, "skulls": 2}
            made = Table(
                modules=MODULES,
                day=10,
                seats={0: {**me, "technologies": {"theology": theology}}},
                gears={gear: {space: 0}},
            )
            made.play(f"pick_up {letter}{space}")
            offered = {text for text in made.legal if text.startswith(("use", "ahead"))}
            wanted = {
                way: fee
                for way, fee in fees(tribe, letter, space, theology).items()
                if corn >= fee and is_payable(way.split()[1], corn - fee)
            }
            assert offered == set(wanted), (letter, space)
            for way, fee in wanted.items():
                state = made.session.state.copy()
                made.game.apply(state, made.game.parse(state, way))
                assert isinstance(state, State)
                # No corn comes or goes before the own answer of these.
                if way.split()[1] in ("T1", "T3", "U2", "U3", "U5"):
                    assert state.corn[0] == corn - fee, (letter, space, way)


def test_ahead_reaches_the_actions_of_the_gear_and_no_others() -> None:
    """TP-33, TP-34: one ahead of Y5 all may be chosen, also those as cheap in the usual way."""
    table = Table(
        modules=["tribes"], seats={0: {"tribe": "ahau_chamahez", "corn": 1}}, gears=workers_on("Y5")
    )
    table.play("pick_up Y5")
    assert table.legal == ["use Y4", "use Y5", "nothing", *(f"ahead Y{number}" for number in range(1, 6))]


def test_no_corn_reaches_an_action_ahead() -> None:
    """TZ-11: a hundred corn and more do not lead a worker upwards."""
    table = Table(seats={0: {"corn": 150}}, gears=workers_on("Y2"))
    table.play("pick_up Y2")
    assert table.legal == ["use Y1", "use Y2", "nothing"]
