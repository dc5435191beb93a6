"""New buildings: decks, income on food days, the shrine of skulls, the exchange, the monument tomb."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from tests.games.tzolkin.table import Table

GRANARY, SEASONS, GOLDSMITHS, QUARRY = "tp_b1", "tp_b2", "tp_b3", "tp_b4"
HARVEST, MONUMENT_TOMB, EXCHANGE, SKULLS = "tp_b5", "tp_b6", "tp_b7", "tp_b8"
FIRST_AGE = [GRANARY, SEASONS, GOLDSMITHS, QUARRY]
SECOND_AGE = [HARVEST, MONUMENT_TOMB, EXCHANGE, SKULLS]
TRACKS = ("agriculture", "extraction", "architecture", "theology")
ALL_SPACES = list(range(1, 10))
Seats = dict[int, dict[str, Any]]


def builder(tile: str, *, action: str = "T2", seat: dict[str, Any], **fields: Any) -> Table:
    """A table of the second age where seat 0 has picked up a worker, and this tile alone lies open."""
    gear = {"T": "tikal", "U": "uxmal"}[action[0]]
    fields = {"modules": ["buildings"], "day": 15, "row": [tile], **fields}
    table = Table(seats={0: seat}, gears={gear: {int(action[1]): 0}}, **fields)
    table.play(f"pick_up {action}")
    return table


def levels(agriculture: int, extraction: int, architecture: int, theology: int) -> dict[str, int]:
    return dict(zip(TRACKS, (agriculture, extraction, architecture, theology), strict=True))


def food_day(day: int, seats: Seats, **fields: Any) -> Table:
    """A table on which that food day is about to be held: the last seat has ended its turn."""
    fields = {"modules": ["buildings"], **fields}
    table = Table(day=day, seats=seats, to_move=3, **fields)
    table.play("place uxmal", "end_turn")
    return table


# The decks.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_buildings_are_shuffled_into_the_decks(players: int) -> None:
    """TP-144, P144: 18 buildings of the first age, six of them open, and 22 of the second."""
    seen: set[str] = set()
    for seed in range(12):
        session = sacbe.start("tzolkin", players, modules=["buildings"], seed=seed)
        position = session.game.position(session.state)
        assert [len(position["decks"][age]) for age in ("1", "2")] == [18 - 6, 22]
        assert set(FIRST_AGE) <= {*position["decks"]["1"], *position["row"]}
        assert set(SECOND_AGE) <= set(position["decks"]["2"])
        seen |= set(FIRST_AGE) & set(position["row"])
    assert seen == set(FIRST_AGE)


def test_new_buildings_come_with_the_second_age() -> None:
    """TP-144, P144: after the age change six of 22 lie open; new ones of the first age are gone."""
    seen: set[str] = set()
    for seed in range(12):
        table = food_day(14, {}, seed=seed)
        assert (len(table.position["decks"]["1"]), len(table.position["decks"]["2"])) == (0, 22 - 6)
        assert len(table.position["row"]) == 6
        seen |= set(SECOND_AGE) & set(table.position["row"])
    assert seen == set(SECOND_AGE)


def test_without_the_module_no_new_building_is_in_the_game() -> None:
    """TP-144, TP-1: the base decks hold 14 and 18."""
    session = sacbe.start("tzolkin", 4, seed=1)
    decks = session.game.position(session.state)["decks"]
    assert [len(decks[age]) for age in ("1", "2")] == [14 - 6, 18]
    assert not {*FIRST_AGE, *SECOND_AGE} & {*decks["1"], *decks["2"]}


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        (GRANARY, (3, 0, 0)),
        (SEASONS, (2, 0, 1)),
        (GOLDSMITHS, (1, 2, 0)),
        (QUARRY, (0, 0, 2)),
        (HARVEST, (2, 0, 0)),
        (MONUMENT_TOMB, (1, 0, 1)),
        (EXCHANGE, (1, 1, 0)),
        (SKULLS, (0, 0, 1)),
    ],
)
def test_printed_costs(tile: str, cost: tuple[int, int, int]) -> None:
    """TP-144: what each new building costs in wood, stone and gold."""
    have = {"wood": 5, "stone": 5, "gold": 5, "skulls": 2}
    table = builder(tile, seat=have, day=9 if tile in FIRST_AGE else 15)
    table.play("use T2")
    seat = table.seat(0)
    assert (5 - seat.wood, 5 - seat.stone, 5 - seat.gold) == cost
    assert seat.skulls == (1 if tile == SKULLS else 2)
    assert seat.buildings == [tile]


def test_harvest_farm_gives_eight_corn() -> None:
    """TP-144: the farm of the second age gives its corn at once and feeds nobody."""
    table = builder(HARVEST, seat={"wood": 2})
    table.play("use T2")
    assert (table.seat(0).corn, table.seat(0).wood) == (8, 0)
    fed = food_day(21, {0: {"corn": 6, "buildings": [HARVEST]}})
    assert (fed.seat(0).corn, fed.points(0)) == (0, 0)


# Income.


def test_building_built_in_the_round_of_a_food_day_yields_on_it() -> None:
    """TP-110, P110b: built in round 14, the Granary gives three corn before feeding in round 14."""
    seats: Seats = {3: {"wood": 3, "corn": 3}}
    table = Table(
        modules=["buildings"], day=14, seats=seats, to_move=3, gears={"tikal": {2: 3}}, row=[GRANARY]
    )
    table.play("pick_up T2", "use T2", "end_turn")
    assert (table.seat(3).buildings, table.seat(3).corn) == ([GRANARY], 3 + 3 - 6)
    assert "hunger" not in table.seat(3).points


@pytest.mark.parametrize("day", [8, 14, 21, 27])
def test_income_comes_on_every_food_day(day: int) -> None:
    """TP-110, TP-24: three corn, a gold and a stone, before feeding, on all four food days."""
    table = food_day(day, {0: {"corn": 3, "buildings": [GRANARY, GOLDSMITHS, QUARRY]}})
    kinds = [(event.kind, event.seat) for event in table.session.events]
    own = [event for event in table.session.events if event.kind == "gained" and event.seat == 0]
    gained = {(event.data["good"], event.data["amount"]) for event in own}
    assert {("corn", 3), ("gold", 1), ("stone", 1)} <= gained
    assert kinds.index(("gained", 0)) < kinds.index(("fed", 0))
    assert "hunger" not in table.seat(0).points


@pytest.mark.parametrize("day", [7, 9, 13, 15, 20, 22, 26])
def test_no_income_on_other_days(day: int) -> None:
    """TP-110: nothing comes in a round without a food day."""
    table = food_day(day, {0: {"buildings": FIRST_AGE}})
    seat = table.seat(0)
    assert (seat.corn, seat.wood, seat.stone, seat.gold, seat.skulls) == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("day", "wood", "skulls"), [(8, 1, 0), (14, 1, 0), (21, 0, 1)])
def test_tomb_of_the_seasons_gives_wood_and_then_skulls(day: int, wood: int, skulls: int) -> None:
    """TP-111, P111: a wood in round 14, a skull in round 21."""
    table = food_day(day, {0: {"corn": 6, "buildings": [SEASONS]}})
    seat = table.seat(0)
    assert (seat.wood, seat.skulls, seat.corn) == (wood, skulls, 0)
    assert table.position["skull_bank"] == 13 - skulls


def test_tomb_of_the_seasons_gives_a_skull_on_the_last_food_day() -> None:
    """TP-111: the fourth food day brings a skull, which scores three points at the end."""
    table = food_day(27, {0: {"corn": 6, "buildings": [SEASONS]}})
    assert table.session.is_over
    assert table.seat(0).points["skulls"] == 3


@pytest.mark.parametrize(("day", "food_days", "wood", "skulls"), [(9, 0, 1, 0), (15, 1, 1, 0), (22, 2, 0, 1)])
def test_tomb_of_the_seasons_counts_food_days_and_not_days(
    day: int, food_days: int, wood: int, skulls: int
) -> None:
    """TP-111, TZ-53: a delayed food day keeps its number."""
    table = food_day(day, {0: {"corn": 6, "buildings": [SEASONS]}}, food_days=food_days, age=1 + (day > 15))
    assert (table.seat(0).wood, table.seat(0).skulls) == (wood, skulls)


@pytest.mark.parametrize(("answer", "skulls", "chaac"), [("descend chaac", 1, 1), ("done", 0, 2)])
def test_skull_of_the_seasons_under_desecration(answer: str, skulls: int, chaac: int) -> None:
    """TP-111, P111: one step down for the skull, or it is declined; before feeding."""
    seats: Seats = {0: {"corn": 6, "buildings": [SEASONS], "temples": {"chaac": 2}}}
    prophecies = ["hunger", "desecration", "drought"]
    table = food_day(21, seats, modules=["buildings", "prophecies"], prophecies=prophecies)
    assert (table.to_act, table.seat(0).corn) == (0, 6)
    assert table.legal == ["descend chaac", "descend quetzalcoatl", "descend kukulcan", "done"]
    table.play(answer)
    assert (table.seat(0).skulls, table.seat(0).temples["chaac"], table.seat(0).corn) == (skulls, chaac, 0)


def test_skull_of_the_seasons_comes_before_the_temple_rewards_are_counted() -> None:
    """TP-111, P111b: the bank's last skull goes to the tomb; Kukulcan gives two wood and no skull."""
    seats: Seats = {
        0: {"corn": 6, "buildings": [SEASONS]},
        1: {"corn": 6, "temples": {"kukulcan": 4}},
        2: {"skulls": 3},
    }
    table = food_day(21, seats, chichen_itza_skulls=ALL_SPACES, skull_bank=1)
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (1, 0)
    assert (table.seat(1).wood, table.seat(1).skulls) == (2, 0)


def test_skull_of_the_seasons_from_an_empty_bank() -> None:
    """TP-111, TZ-19: an empty bank gives none."""
    seats: Seats = {0: {"corn": 6, "buildings": [SEASONS]}, 2: {"skulls": 4}}
    table = food_day(21, seats, chichen_itza_skulls=ALL_SPACES, skull_bank=0)
    assert (table.seat(0).skulls, table.position["skull_bank"]) == (0, 0)


# The shrine of skulls.


def test_skull_shrine_gives_seven_points_and_a_step() -> None:
    """TP-112, P112: a gold and a skull for seven points and a step in any temple; the skull stays there."""
    table = builder(SKULLS, seat={"gold": 1, "skulls": 1})
    table.play("use T2")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb quetzalcoatl")
    seat = table.seat(0)
    assert (seat.gold, seat.skulls, seat.temples["quetzalcoatl"], table.points(0)) == (0, 0, 1, 7)
    assert table.position["skull_bank"] == 12
    assert table.position["chichen_itza_skulls"] == []
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize("seat", [{"gold": 1}, {"skulls": 1}, {"wood": 5, "stone": 5, "gold": 1}])
def test_skull_shrine_needs_gold_and_skull(seat: dict[str, Any]) -> None:
    """TP-112: neither half of the cost is enough, and no block stands for the skull."""
    assert "use T2" not in builder(SKULLS, seat=seat).legal


@pytest.mark.parametrize("owner", [0, 1])
def test_skull_on_the_shrine_counts_as_on_chichen_itza(owner: int) -> None:
    """TP-112, P112: for the monument of skulls, whoever has it, the skull counts one more."""
    points = []
    for buildings in ([], [SKULLS]):
        seats: Seats = {
            0: {"corn": 6, "monuments": ["m_skulls"]},
            1: {"corn": 6},
        }
        seats[owner]["buildings"] = buildings
        table = food_day(27, seats, chichen_itza_skulls=[1, 2])
        assert table.session.is_over
        points.append(table.seat(0).points["monuments"])
    assert points == [2 * 3, 3 * 3]


@pytest.mark.parametrize(("architecture", "corn"), [(0, 2), (3, 0)])
def test_skull_shrine_at_uxmal(architecture: int, corn: int) -> None:
    """TP-113, P113: two corn for the gold and the skull itself; architecture 3 saves the corn only."""
    technologies = {"architecture": architecture}
    seat = {"corn": corn, "skulls": 1, "technologies": technologies}
    table = builder(SKULLS, action="U4", seat=seat)
    table.play("use U4", "climb chaac")
    assert (table.seat(0).skulls, table.seat(0).corn) == (0, 1 if architecture else 0)
    assert table.seat(0).points["buildings"] == 7
    poor = builder(SKULLS, action="U4", seat={"corn": 9, "gold": 9, "technologies": technologies})
    assert "use U4" not in poor.legal
    if corn:
        short = builder(SKULLS, action="U4", seat={"corn": corn - 1, "gold": 9, "skulls": 1})
        assert "use U4" not in short.legal


def test_architecture_saves_the_gold_of_the_skull_shrine_and_never_the_skull() -> None:
    """TP-113: at T2 with architecture 3 the gold is saved; without a skull there is no building."""
    top = {"architecture": 3}
    table = builder(SKULLS, seat={"skulls": 1, "technologies": top})
    table.play("use T2", "climb chaac")
    assert (table.seat(0).skulls, table.seat(0).corn, table.points(0)) == (0, 1, 2 + 7)
    assert "use T2" not in builder(SKULLS, seat={"gold": 9, "technologies": top}).legal


def test_theology_may_be_used_after_the_skull_shrine() -> None:
    """TP-114, P114: with theology 2 a wood buys a second step, in any temple."""
    seat = {"gold": 1, "skulls": 1, "wood": 2, "technologies": {"theology": 2}}
    table = builder(SKULLS, seat=seat)
    table.play("use T2", "climb chaac")
    assert table.legal == ["pay wood", "done"]
    declined = sacbe.from_position(table.position, seed=1)
    declined.play("done")
    assert declined.legal() == ["end_turn"]
    table.play("pay wood")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb chaac")
    assert (table.seat(0).temples["chaac"], table.seat(0).wood) == (2, 1)
    assert table.legal == ["end_turn"]


@pytest.mark.parametrize(
    "seat", [{"technologies": {"theology": 1}, "wood": 2}, {"technologies": {"theology": 2}}]
)
def test_no_second_step_without_theology_2_or_a_block(seat: dict[str, Any]) -> None:
    """TP-114, TZ-42: level 1 buys no step, and neither does an empty hand."""
    table = builder(SKULLS, seat={"gold": 1, "skulls": 1, **seat})
    table.play("use T2", "climb chaac")
    assert table.legal == ["end_turn"]


# The hall of exchange.


def exchange(have: dict[str, int], **seat: Any) -> Table:
    """Seat 0 has just built the hall of exchange and is left with `seat`."""
    paid = {"wood": seat.pop("wood", 0) + 1, "stone": seat.pop("stone", 0) + 1}
    table = builder(EXCHANGE, seat={**seat, **paid, "technologies": have})
    table.play("use T2")
    return table


def advance_all(table: Table) -> None:
    """Raise whatever is offered, in the order of the tracks."""
    while table.legal[0].startswith("advance"):
        table.play(table.legal[0])


def test_one_technology_goes_down_and_three_go_up() -> None:
    """TP-115, P115: lowering agriculture turns 2/0/1/0 into 1/1/2/1, without a block."""
    table = exchange(levels(2, 0, 1, 0), wood=3)
    assert table.legal == ["lower agriculture", "lower architecture"]
    table.play("lower agriculture")
    advance_all(table)
    assert table.seat(0).technologies == levels(1, 1, 2, 1)
    assert (table.seat(0).wood, table.seat(0).stone) == (3, 0)
    assert table.legal == ["end_turn"]


def test_the_other_technology_may_go_down() -> None:
    """TP-115: lowering architecture turns 2/0/1/0 into 3/1/0/1."""
    table = exchange(levels(2, 0, 1, 0))
    table.play("lower architecture")
    advance_all(table)
    assert table.seat(0).technologies == levels(3, 1, 0, 1)


@pytest.mark.parametrize("first", ["extraction", "architecture", "theology"])
def test_raises_come_in_any_order_and_are_obligatory(first: str) -> None:
    """TP-145: any of the three may be first, none is the lowered one, and none may be left out."""
    table = exchange(levels(2, 0, 1, 0))
    table.play("lower agriculture")
    others = [track for track in TRACKS[1:] if track != first]
    assert table.legal == [f"advance {track}" for track in TRACKS[1:]]
    again = sacbe.from_position(table.position, seed=1)
    assert again.legal() == table.legal
    table.play(f"advance {first}")
    assert table.legal == [f"advance {track}" for track in others]


def test_exchange_is_obligatory() -> None:
    """TP-145, P145: with 1/0/0/0 agriculture must go down: 0/1/1/1."""
    table = exchange(levels(1, 0, 0, 0))
    advance_all(table)
    assert table.seat(0).technologies == levels(0, 1, 1, 1)
    assert table.legal == ["end_turn"]


def test_exchange_without_any_level_has_no_effect() -> None:
    """TP-118, P118: the building is owned and all levels stay 0."""
    table = exchange(levels(0, 0, 0, 0))
    assert table.seat(0).buildings == [EXCHANGE]
    assert table.seat(0).technologies == levels(0, 0, 0, 0)
    assert table.legal == ["end_turn"]


def test_raise_beyond_the_third_level_gives_the_bonus() -> None:
    """TP-116: from 1/3/3/3 two blocks, three points and a skull; the levels stay on 3."""
    table = exchange(levels(1, 3, 3, 3))
    table.play("save wood", "lower agriculture", "advance extraction", "gain gold", "gain gold")
    table.play("advance architecture")
    seat = table.seat(0)
    assert seat.technologies == levels(0, 3, 3, 3)
    assert (seat.gold, seat.skulls, table.points(0)) == (2, 1, 2 + 3)
    assert table.legal == ["end_turn"]


def test_bonus_of_agriculture_is_a_temple_step() -> None:
    """TP-116: agriculture beyond 3 climbs a temple of choice."""
    table = exchange(levels(3, 0, 0, 1))
    table.play("lower theology", "advance agriculture")
    assert table.legal == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    table.play("climb kukulcan")
    advance_all(table)
    assert table.seat(0).temples["kukulcan"] == 1
    assert table.seat(0).technologies == levels(3, 1, 1, 0)


def test_technology_on_the_top_level_may_go_down() -> None:
    """TP-115: a level 3 becomes 2, and no bonus comes of it."""
    table = exchange(levels(0, 0, 0, 3))
    advance_all(table)
    assert table.seat(0).technologies == levels(1, 1, 1, 2)
    assert table.seat(0).skulls == 0


def taught(have: dict[str, int], wood: int) -> Table:
    """The same under teacher shortage, with so much wood left."""
    fields: dict[str, Any] = {
        "modules": ["buildings", "prophecies"],
        "prophecies": ["hunger", "teacher_shortage", "drought"],
    }
    seat = {"wood": wood + 1, "stone": 1, "technologies": have}
    table = builder(EXCHANGE, seat=seat, **fields)
    table.play("use T2")
    return table


def test_each_raise_costs_a_block_under_teacher_shortage() -> None:
    """TP-117: three wood pay the three raises."""
    table = taught(levels(1, 0, 0, 0), wood=3)
    table.play("advance theology", "advance extraction", "advance architecture")
    assert table.seat(0).technologies == levels(0, 1, 1, 1)
    assert (table.seat(0).wood, table.legal) == (0, ["end_turn"])


@pytest.mark.parametrize(("raises", "after"), [([], (0, 0, 0, 0)), (["theology"], (0, 0, 0, 1))])
def test_raises_may_be_declined_under_teacher_shortage(raises: list[str], after: tuple[int, ...]) -> None:
    """TP-117, TP-145: each of the raises may be declined, the lowering not."""
    table = taught(levels(1, 0, 0, 0), wood=3)
    assert table.seat(0).technologies == levels(0, 0, 0, 0)
    table.play(*(f"advance {track}" for track in raises), "done")
    assert tuple(table.seat(0).technologies.values()) == after
    assert (table.seat(0).wood, table.legal) == (3 - len(raises), ["end_turn"])


def test_level_goes_down_though_no_raise_can_be_paid() -> None:
    """TP-117, TP-145: without a block the lowering happens all the same."""
    table = taught(levels(2, 0, 0, 0), wood=0)
    assert table.seat(0).technologies == levels(1, 0, 0, 0)
    assert table.legal == ["end_turn"]


# The monument tomb.


@pytest.mark.parametrize("builds", [True, False])
def test_monument_tomb_may_build_a_monument(builds: bool) -> None:
    """TP-119, P119: a wood and a gold, then a monument at its price if wanted; one point either way."""
    monuments = ["m_tombs", "m_skulls"]
    table = builder(MONUMENT_TOMB, seat={"wood": 4, "stone": 2, "gold": 2}, monuments=monuments)
    table.play("use T2")
    assert table.legal == ["build m_tombs", "done"]
    table.play("build m_tombs" if builds else "done")
    seat = table.seat(0)
    assert (seat.wood, seat.stone, seat.gold) == ((0, 0, 0) if builds else (3, 2, 1))
    assert (seat.monuments, seat.buildings) == (["m_tombs"] if builds else [], [MONUMENT_TOMB])
    assert (table.points(0), table.legal) == (1, ["end_turn"])


def test_monument_of_the_tomb_is_paid_in_full() -> None:
    """TP-119, TZ-28: architecture 3 saves a block of the tomb, none of the monument."""
    seat = {"wood": 3, "stone": 2, "gold": 2, "technologies": {"architecture": 3}}
    table = builder(MONUMENT_TOMB, seat=seat, monuments=["m_tombs"])
    table.play("use T2", "save wood")
    assert table.legal == ["build m_tombs", "done"]
    short = builder(MONUMENT_TOMB, seat={**seat, "wood": 2}, monuments=["m_tombs"])
    short.play("use T2", "save wood")
    assert (short.seat(0).buildings, short.legal) == ([MONUMENT_TOMB], ["end_turn"])


def test_monument_of_the_tomb_is_never_paid_in_corn() -> None:
    """TP-119: the tomb bought at U4 costs four corn; its monument costs blocks."""
    rich = builder(MONUMENT_TOMB, action="U4", seat={"corn": 40}, monuments=["m_tombs"])
    rich.play("use U4")
    assert (rich.seat(0).corn, rich.legal, rich.points(0)) == (36, ["end_turn"], 1)
    blocks = {"corn": 4, "wood": 3, "stone": 2, "gold": 1}
    table = builder(MONUMENT_TOMB, action="U4", seat=blocks, monuments=["m_tombs"])
    table.play("use U4", "build m_tombs")
    assert table.seat(0).monuments == ["m_tombs"]


def test_monument_tomb_offers_no_building_and_one_monument() -> None:
    """TP-119: only a monument, and only one."""
    have = {"wood": 9, "stone": 9, "gold": 9}
    row = [MONUMENT_TOMB, "a2_tomb_8vp"]
    table = builder(MONUMENT_TOMB, seat=have, monuments=["m_tombs", "m_workers"], row=row)
    table.play("use T2", f"build {MONUMENT_TOMB}")
    assert table.legal == ["build m_tombs", "build m_workers", "done"]
    table.play("build m_workers")
    assert table.legal == ["end_turn"]


def test_monument_of_the_tomb_may_be_renovated() -> None:
    """TP-119, TP-106: it is built as with T4, so an old tile may pay a part of it."""
    seat = {"wood": 1, "stone": 2, "gold": 2, "buildings": [GRANARY]}
    table = builder(MONUMENT_TOMB, seat=seat, monuments=["m_tombs"])
    table.play("use T2", f"build {MONUMENT_TOMB}")
    assert table.legal == ["done", f"renovate {GRANARY}"]
    table.play(f"renovate {GRANARY}")
    assert (table.seat(0).monuments, table.seat(0).buildings) == (["m_tombs"], [MONUMENT_TOMB])


def test_monument_tomb_as_first_of_two_buildings() -> None:
    """TP-119, TZ-29: at T4 the tomb brings its monument, and a second building may follow."""
    have = {"wood": 5, "stone": 2, "gold": 4}
    row = [MONUMENT_TOMB, "a2_tomb_8vp"]
    table = builder(MONUMENT_TOMB, action="T4", seat=have, monuments=["m_tombs"], row=row)
    table.play("use T4", f"build {MONUMENT_TOMB}", "build m_tombs")
    assert table.legal == ["build a2_tomb_8vp", "done"]
