"""Events of the expansion: what the log says, and nothing that did not happen."""

from __future__ import annotations

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.events import Event
from sacbe.games.tzolkin import names
from tests.games.tzolkin import expansion
from tests.games.tzolkin.table import Gears, Table, workers_on

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
CIVIC_WITH_CORN, CIVIC_WITH_STONE = "a1_civic_extraction_corn", "a1_civic_agriculture_stone"


def test_events_of_abilities() -> None:
    """TP-45, TP-62, TP-65: the price, the skip and the sale are told with what they concern."""
    gears: Gears = {"palenque": {0: 1, 1: 1, 2: 1, 3: 2, 4: 2}}
    bargain = Table(modules=["tribes"], seats={0: {"tribe": "cit_bolon_tum", "corn": 9}}, gears=gears)
    assert expansion.told(bargain.play("bargain palenque"), "bargained") == [(0, {})]
    skip = Table(modules=["tribes"], seats={0: {"tribe": "vacub_caquix", "corn": 9}})
    assert expansion.told(skip.play("skip tikal"), "skipped") == [(0, {"space": "T0"})]
    sale = Table(modules=["tribes"], seats={0: {"tribe": "xaman_ek", "stone": 1}})
    assert expansion.told(sale.play("barter stone"), "sold") == [(0, {"block": "stone"})]


def test_events_of_what_is_declined() -> None:
    """TP-71: each taxed part that is left is told by its name."""
    gold = expansion.under("gold_shortage", {}, "pick_up Y3", "use Y3", gears=workers_on("Y3"))
    assert expansion.told(gold.play("done"), "declined") == [(0, {"part": "gold"})]
    skull = expansion.under("desecration", {}, "pick_up Y4", "use Y4", gears=workers_on("Y4"))
    assert expansion.told(skull.play("done"), "declined") == [(0, {"part": "skull"})]
    step = expansion.under(
        "wrathful_gods", {"corn": 1, "skulls": 1}, "pick_up C1", "use C1", gears=workers_on("C1")
    )
    assert expansion.told(step.play("done"), "declined") == [(0, {"part": "temple_step"})]
    level = expansion.building("teacher_shortage", CIVIC_WITH_STONE, {"wood": 3})
    assert expansion.told(level.play("done"), "declined") == [(0, {"part": "level"})]


def test_events_of_buildings() -> None:
    """TP-110: the building given up is told, and so is each that yields on a food day."""
    seats = {0: {"wood": 0, "buildings": ["tp_b1", "tp_b4"]}}
    table = Table(
        modules=["buildings"], seats=seats, gears=workers_on("T2"), row=[FARM], monuments=["m_skulls"]
    )
    assert expansion.told(table.play("pick_up T2", "use T2"), "renovated") == [(0, {"tile": "tp_b1"})]
    assert table.position["monuments"] == ["m_skulls"]
    income = Table(modules=["buildings"], seats=seats, day=8, to_move=3)
    told_income = expansion.told(income.finish_turn("place uxmal"), "income_came")
    assert told_income == [(0, {"tile": "tp_b1"}), (0, {"tile": "tp_b4"})]


def test_nothing_is_told_that_did_not_happen() -> None:
    """TP-1: no gain, price, loss or score of nothing, in a whole game with all modules."""
    session = sacbe.start("tzolkin", 5, seed=3, modules=names.MODULES)
    stream, events = Stream(4), list[Event]()
    while not session.is_over:
        legal = session.legal()
        events += session.play(legal[stream.draw(len(legal))])
    amounts = {"gained": "amount", "paid": "amount", "scored": "quarters", "unfed": "workers"}
    amounts["tooth_corn_taken"] = "corn"
    for name, amount in amounts.items():
        assert expansion.told(events, name)
        assert 0 not in [data[amount] for _, data in expansion.told(events, name)]
    for seat in range(5):
        assert len([event for event in expansion.told(events, "tribe_kept") if event[0] == seat]) == 1
    assert [data["number"] for _, data in expansion.told(events, "quick_tile_revealed")] == [
        8,
        9,
        10,
        11,
        12,
        13,
    ]
