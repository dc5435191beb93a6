"""The forecasts of a view are what happens when nothing else changes: food days, the calendar, the end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sacbe
from sacbe.core.events import Event
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Table, steps

GAMES = [(2, (), 1), (3, (), 2), (4, (), 3), (4, names.MODULES, 4), (5, names.MODULES, 5)]
Ending = tuple[dict[str, Any], list[Event], dict[str, Any]]


def ends_of_rounds(players: int, modules: tuple[str, ...], seed: int) -> Iterator[Ending]:
    """Every end of a round of a random game: the view before it, what happened, the view after it.

    Who would pay for income declines, as the forecast does; ends that bring corn from the teeth are left out.
    """
    session, random = sacbe.start("tzolkin", players=players, modules=modules, seed=seed), Random(seed)
    while not session.is_over:
        before, legal = session.view(None), session.legal()
        action = "end_turn" if "end_turn" in legal and random.random() < 0.6 else random.choice(legal)
        events = session.play(action)
        while not session.is_over and str(session.view(None)["question"]["kind"]).startswith("taxed_"):
            events += session.play("done")
        kinds = {event.kind for event in events}
        if action == "end_turn" and "calendar_turned" in kinds and "tooth_corn_taken" not in kinds:
            yield before, events, session.view(None)


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_a_food_day_feeds_and_costs_what_the_view_said(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    """TZ-56, TZ-57, TP-110: with farms, tribes, prophecies and income."""
    held = 0
    for before, events, _ in ends_of_rounds(players, modules, seed):
        if not any(event.kind == "food_day_came" for event in events):
            continue
        held += 1
        unfed, lost = [0] * players, [0.0] * players
        for event in events:
            if event.kind == "unfed":
                unfed[event.seat or 0] = event.data["workers"]
            elif event.kind == "scored" and event.data["source"] == "hunger":
                lost[event.seat or 0] = -event.data["quarters"] / 4
        assert [seat["unfed"] for seat in before["feeding"]] == unfed
        assert [seat["loses"] for seat in before["feeding"]] == lost
    assert held >= 2


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_a_day_brings_every_worker_where_its_timeline_said(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    """TZ-2, TP-50: one space a day, and off the gear after the last one."""
    seen = 0
    for before, events, after in ends_of_rounds(players, modules, seed):
        if after["over"] or next(e.data["days"] for e in events if e.kind == "calendar_turned") != 1:
            continue
        standing = {
            f"{letter}{space}"
            for letter, gear in zip(names.GEAR_LETTERS, names.GEARS, strict=True)
            for space, worker in after["gears"][gear].items()
            if worker != "idle"
        }
        ahead = {line["ahead"][0] for line in before["timelines"].values() if line["off"] != after["day"]}
        assert ahead == standing
        seen += len(ahead)
    assert seen > 20


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_if_it_ended_is_the_score_of_a_game_that_has_ended(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    """TZ-64: nothing is to come any more."""
    session, random = sacbe.start("tzolkin", players=players, modules=modules, seed=seed), Random(seed)
    while not session.is_over:
        session.play(random.choice(session.legal()))
    assert session.view(None)["if_ended"] == session.scores()
    assert session.view(None)["feeding"] is None


def test_the_last_day_brings_what_the_view_said_less_hunger() -> None:
    """TZ-60, TZ-64, TZ-65: temples, goods at four corn a point, skulls, monuments."""
    rich = {"corn": 1, "wood": 2, "gold": 1, "skulls": 2, "temples": steps(2, 0, 3), "workers_in_hand": 3}
    table = Table(players=2, day=27, seats={0: rich, 1: {"corn": 6}}, to_move=1, marker=0, age=2)
    before = table.session.view(None)
    table.play("place uxmal", "end_turn")
    after = table.session.view(None)
    eaten = [0, 6]
    expected = [
        points - seat["loses"] - corn / 4
        for points, seat, corn in zip(before["if_ended"], before["feeding"], eaten, strict=True)
    ]
    assert after["scores"] == expected
    assert before["feeding"][0] == {"corn": 1, "needs": 6, "unfed": 3, "loses": 9}


def test_nothing_is_forecast_while_wealth_tiles_are_chosen_in_secret() -> None:
    """TZ-82: a farm among them would show."""
    view = sacbe.start("tzolkin", players=2, seed=1).view(0)
    assert not {"if_ended", "feeding", "timelines"} & view.keys()


def test_income_before_feeding_is_in_the_forecast() -> None:
    """TP-24, TP-110: a seat feeds with what its buildings have just yielded."""
    farmer = {"corn": 1, "workers_in_hand": 3, "buildings": ["tp_b1"]}
    table = Table(players=2, day=8, seats={0: farmer}, to_move=1, marker=0, modules=["buildings"], row=[])
    forecast = table.session.view(None)["feeding"][0]
    table.play("place uxmal", "end_turn")
    assert forecast["corn"] > 1
    assert table.seat(0).points.get("hunger", 0) == -forecast["loses"]
