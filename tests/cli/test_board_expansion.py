"""The table as text with the modules of Tribes & Prophecies, and what stands beside their choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sacbe.bots.baselines import RandomBot
from sacbe.core import registry
from sacbe.core.words import LANGUAGES
from tests.cli.program import run
from tests.games.tzolkin.table import Table

ALL = ("tribes", "prophecies", "buildings", "quick_actions")
PLAYERS = ("Ana", "Bea", "Carl", "Dora", "Emil")
LONG_NAMES = [f"A rather long name {seat}" for seat in range(5)]


def table(*modules: str, **fields: Any) -> Table:
    """A table with modules, all of them if none is named."""
    return Table(modules=list(modules or ALL), **fields)


def board(table: Table, seat: int | None = 0, language: str = "en") -> list[str]:
    """The lines of the table as a seat sees it."""
    state = table.session.state
    words = registry.words_of(table.game, language)
    return table.game.board_text(state, seat, words, PLAYERS[: state.players], False).splitlines()


def line(table: Table, start: str, seat: int | None = 0) -> str:
    """The one line of the table that begins so, without its first spaces."""
    (found,) = [text.strip() for text in board(table, seat) if text.strip().startswith(start)]
    return found


def after(table: Table, start: str) -> list[str]:
    """The lines of the table below the one that begins so."""
    lines = [text.strip() for text in board(table)]
    return lines[next(i for i, text in enumerate(lines) if text.startswith(start)) + 1 :]


def note(table: Table, text: str) -> str:
    """What stands beside a choice."""
    assert text in table.legal
    state, words = table.session.state, registry.words_of(table.game, "en")
    return table.game.action_note(state, table.game.parse(state, text), words)


# Whole games.


@pytest.mark.parametrize(("language", "players"), [*((language, 5) for language in LANGUAGES), ("en", 2)])
def test_the_board_fits_a_hundred_columns_through_a_whole_game(language: str, players: int) -> None:
    game = registry.get("tzolkin")
    words, bot, state = (
        registry.words_of(game, language),
        RandomBot(players),
        game.new(players, ALL),
    )
    decisions = 0
    while not game.is_over(state):
        seat = game.to_act(state)
        if decisions % 10 == 0:
            viewer = seat if decisions % 20 and seat >= 0 else None
            text = game.board_text(state, viewer, words, LONG_NAMES[:players], False)
            assert max(map(len, text.splitlines())) <= 100
            assert "\x1b" not in text
        if seat >= 0:
            for action in game.legal(state):
                game.action_note(state, action, words)
        game.apply(state, bot.choose(game, state))
        decisions += 1
    assert game.board_text(state, None, words, LONG_NAMES[:players], True)


def test_five_players_play_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "five.record"
    options = ("--modules", ",".join(ALL), "--players", "5", "--seed", "3")
    result = run("play", "tzolkin", *options, "--record", str(path), typed="1\n" * 4000)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Keep one of your two tribes." in result.stdout
    assert "── Prophecies" in result.stdout
    assert max(map(len, result.stdout.splitlines()[:-1])) <= 100
    check = run("replay", str(path), "--check")
    assert check.stdout.startswith("OK: tzolkin, 5 players,")


def test_without_modules_the_board_says_nothing_of_them() -> None:
    text = "\n".join(board(Table()))
    for word in ("Prophecies", "Quick", "Spaces", "Days"):
        assert word not in text


# Tribes.


def test_each_seat_shows_its_tribe_and_what_it_can_do() -> None:
    players = table("tribes", seats={0: {"tribe": "ahmakiq"}, 2: {"tribe": "bacab"}})
    assert after(players, "▶A Ana")[0] == "Ahmakiq: You may pass your turn and gain 2 corn."
    assert after(players, "B Bea")[0].startswith("C Carl")
    assert after(players, "C Carl")[0].startswith("Bacab: You begin every turn with at least 2 corn")


def test_a_tribe_is_secret_until_all_have_chosen() -> None:
    game = registry.get("tzolkin")
    bot, state = RandomBot(1), game.new(3, ALL)
    while game.to_act(state) == -1:
        game.apply(state, bot.choose(game, state))
    seat = game.to_act(state)
    dealt = game.view(state, seat)["seats"][seat]["tribes_dealt"]
    game.apply(state, game.parse(state, f"keep_tribe {dealt[0]}"))
    words = registry.words_of(game, "en")
    sentence = words(f"text-{dealt[0].replace('_', '-')}")[:40]
    others = [None, *(other for other in range(3) if other != seat)]
    assert sentence in game.board_text(state, seat, words, PLAYERS[:3], False)
    for other in others:
        assert sentence not in game.board_text(state, other, words, PLAYERS[:3], False)


def test_the_tribes_offered_are_explained() -> None:
    game = registry.get("tzolkin")
    bot, state = RandomBot(1), game.new(3, ALL)
    while game.to_act(state) == -1:
        game.apply(state, bot.choose(game, state))
    words = registry.words_of(game, "en")
    for action in game.legal(state):
        tribe = game.text(action).split()[1]
        assert game.action_note(state, action, words) == words(f"text-{tribe.replace('_', '-')}")


def test_cit_bolon_tum_sees_one_more_space_on_every_gear() -> None:
    gears = {"palenque": {8: 0}, "chichen_itza": {11: 0}}
    players = table("tribes", seats={0: {"tribe": "cit_bolon_tum"}}, gears=gears)
    assert line(players, "Palenque ").endswith("6 ·   7 ·   8 A  ·")
    assert after(players, "Palenque ")[0].endswith("9●/4▬       ✱     ✱     ✱")
    assert line(players, "Chichen Itza ").endswith("10 ·  11 A ·")
    assert after(players, "Chichen Itza ")[0].endswith("✱     ✱")
    assert note(players, "pick_up P8") == "✱"
    assert line(table("tribes", seats={0: {"tribe": "bacab"}}), "Palenque ").endswith("7 ·   ·  ·")


# Prophecies.

THREE = ["gold_shortage", "hunger", "drought"]


def test_the_prophecies_stand_in_order_with_their_days() -> None:
    players = table("prophecies", prophecies=THREE)
    assert line(players, "9–14").startswith("9–14    Gold shortage: Whoever gains gold pays 1 corn")
    assert line(players, "15–21").startswith("15–21   Hunger: On the food day")
    assert line(players, "22–27").startswith("22–27   Drought: Harvesting corn at Palenque")
    assert not [text for text in board(players) if "▶9" in text or "▶1" in text or "▶2" in text]


def test_the_prophecy_in_force_is_marked_and_those_over_are_only_named() -> None:
    players = table("prophecies", prophecies=THREE, day=16)
    assert line(players, "9–14") == "9–14    Gold shortage: over"
    assert line(players, "▶15–21").startswith("▶15–21   Hunger: ")
    assert line(players, "22–27").startswith("22–27   Drought: ")


def test_bands_and_what_each_seat_has_now() -> None:
    seats = {0: {"gold": 1}, 1: {"gold": 2}, 2: {"gold": 5}, 3: {"gold": 6}}
    players = table("prophecies", prophecies=THREE, day=9, seats=seats)
    assert line(players, "≤1→−5★  2–3→0★  4–5→6★  ≥6→13★") == (
        "≤1→−5★  2–3→0★  4–5→6★  ≥6→13★ │ A 1→−5★  B 2→0★  C 5→6★  D 6→13★"
    )
    worth = players.session.view(0)["prophecy_worth"]
    assert worth == [-5, 0, 6, 13]


def test_steps_below_the_start_count_with_their_sign() -> None:
    seats = {0: {"temples": {"chaac": -1}}, 1: {"temples": {"chaac": 4}}}
    players = table("prophecies", prophecies=["angry_god_chaac"], day=9, players=2, seats=seats)
    assert line(players, "≤−1→−5★") == "≤−1→−5★  0–1→0★  2–3→6★  ≥4→13★ │ A −1→−5★  B 4→13★"


def test_hunger_counts_the_workers_that_could_be_fed_now() -> None:
    seats = {0: {"corn": 12, "workers_in_hand": 4}, 1: {"corn": 11, "workers_in_hand": 4}}
    players = table("prophecies", prophecies=["hunger"], day=9, players=2, seats=seats)
    assert line(players, "≤3→−5★").endswith("│ A 4→0★  B 3→−5★")


# New buildings.


def test_new_buildings_in_the_row_have_cost_and_text() -> None:
    players = table("buildings", row=["tp_b1", "tp_b4"])
    assert line(players, "3▬ ").endswith(
        "Granary          On every food day gain 3 corn before feeding; can be renovated."
    )
    assert line(players, "2◆ ").split()[1:3] == ["Quarry", "shrine"]


def test_the_skull_on_the_shrine_is_shown() -> None:
    players = table("buildings", day=16, seats={1: {"buildings": ["tp_b8", "tp_b5"]}})
    assert after(players, "B Bea")[0] == "Harvest farm, Skull shrine ☠"


# Quick actions.

TILES = ["q1_trade", "q1_build", "q1_corn", "q1_wood_corn", "q1_stone", "q1_technology_1", "q1_technology_2"]


def test_the_quick_action_of_today_and_the_days_to_come() -> None:
    players = table("quick_actions", players=5, quick_tiles=TILES, quick_spaces=[2, None, None], day=3)
    assert (
        line(players, "Quick action") == "Quick action: construct 1 building for 1 corn more    Spaces: C · ·"
    )
    days = line(players, "Days").split("  ")
    assert [text.strip() for text in days if text][1:] == [
        "▶3–4 1●→1⌂",
        "5–6 3●",
        "7–8 1▬ 1●",
        "9–10 1■",
        "11–12 1⚙",
        "13–14 1⚙",
    ]


def test_a_quick_space_may_be_closed_by_an_idle_worker() -> None:
    assert line(table("quick_actions"), "Quick action").endswith("Spaces: · · ○")


def test_the_tiles_of_the_second_age_appear_after_the_first_food_day() -> None:
    assert "15–16" not in line(table("quick_actions", day=8), "Days")
    later = table("quick_actions", day=9)
    text = line(later, "Days") + after(later, "Days")[0]
    assert "▶9–10" in text
    assert "25–28" in text


# What stands beside choices.


def test_skipping_shows_its_price_and_space() -> None:
    players = table("tribes", seats={0: {"tribe": "vacub_caquix", "corn": 5}}, gears={"palenque": {1: 1}})
    assert note(players, "place palenque") == "0● → P0"
    assert note(players, "skip palenque") == "−2● → P2"
    players.play("skip palenque")
    assert note(players, "place palenque") == "−1● → P0"


def test_the_fixed_price_shows_its_price_and_space() -> None:
    taken: dict[int, int | str] = {0: 1, 1: 1, 2: 2, 3: 2, 4: 3}
    players = table("tribes", seats={0: {"tribe": "cit_bolon_tum", "corn": 9}}, gears={"uxmal": taken})
    assert note(players, "place uxmal") == "−5● → U5"
    assert note(players, "bargain uxmal") == "−3● → U5"
    players.play("place tikal")
    assert note(players, "bargain uxmal") == "−4● → U5"


def test_a_quick_space_shows_its_price_and_action() -> None:
    players = table("quick_actions", quick_tiles=["q1_wood_corn"], seats={0: {"corn": 3}})
    assert note(players, "place quick_action_space") == "−1● → 1▬ 1●"
    players.play("place quick_action_space")
    assert note(players, "quick_action") == "1 wood, 1 corn"


def test_a_quick_action_shows_the_corn_taken_before_it() -> None:
    players = table("quick_actions", quick_tiles=["q1_stone"], tooth_corn=2, seats={0: {"corn": 3}})
    players.play("place quick_action_space", "place starting_player_space")
    assert note(players, "quick_action") == "+2●  1 stone"


def test_gold_by_a_quick_action_shows_the_tax() -> None:
    players = table(
        "prophecies",
        "quick_actions",
        prophecies=[None, "gold_shortage"],
        quick_tiles=[None] * 7 + ["q2_gold"],
        day=15,
        seats={0: {"corn": 3}},
    )
    players.play("place quick_action_space")
    assert note(players, "quick_action") == "1 gold  −1●"


def test_passing_and_swapping_show_the_corn_gained() -> None:
    assert note(table("tribes", seats={0: {"tribe": "ahmakiq"}}), "pass") == "+2●"
    seller = table("tribes", seats={0: {"tribe": "xaman_ek", "corn": 3, "wood": 1, "gold": 1}})
    assert [note(seller, f"barter {block}") for block in ("wood", "gold")] == ["+2●", "+4●"]


def test_going_ahead_shows_its_price() -> None:
    players = table("tribes", seats={0: {"tribe": "ahau_chamahez", "corn": 3}}, gears={"yaxchilan": {2: 0}})
    players.play("pick_up Y2")
    assert note(players, "ahead Y3") == "−1●"
    assert note(players, "use Y1") == "−1●"


def test_balam_sees_the_corn_gained_by_stepping_back() -> None:
    players = table("tribes", seats={0: {"tribe": "balam"}}, gears={"yaxchilan": {3: 0}})
    players.play("pick_up Y3")
    assert [note(players, f"use Y{number}") for number in (1, 2, 3)] == ["+1●", "+1●", ""]


def test_huracan_sees_both_gears() -> None:
    players = table("tribes", seats={0: {"tribe": "huracan", "corn": 4}}, gears={"yaxchilan": {2: 0, 7: 0}})
    assert note(players, "pick_up Y2") == "1■ 1● / 4●"
    assert note(players, "pick_up Y7") == "✱"
    players.play("pick_up Y2")
    assert [note(players, f"use {action}") for action in ("P1", "P2", "Y1", "Y2")] == ["−1●", "", "−1●", ""]


def test_a_building_after_renovation_shows_the_rest_of_its_price() -> None:
    seat = {"wood": 4, "stone": 1, "buildings": ["tp_b1"]}
    row = ["a1_farm_one_less_corn_1", "a1_civic_extraction_gold"]
    players = table("buildings", seats={0: seat}, gears={"tikal": {2: 0}}, row=row)
    players.play("pick_up T2", "use T2")
    assert note(players, "build a1_farm_one_less_corn_1").startswith("4▬  ")
    assert note(players, "renovate tp_b1").startswith("→ 3▬  On every food day gain 3 corn")
    players.play("renovate tp_b1")
    assert note(players, "build a1_farm_one_less_corn_1").startswith("1▬  ")
    assert note(players, "build a1_civic_extraction_gold").startswith("1■  ")


def test_crowded_cities_show_the_block_or_the_corn_on_top() -> None:
    row = ["a1_farm_one_less_corn_1", "a1_civic_extraction_gold"]
    fields: dict[str, Any] = {"prophecies": ["crowded_cities"], "day": 9, "row": row}
    seat = {"wood": 6, "stone": 1, "corn": 20}
    players = table("prophecies", seats={0: seat}, gears={"tikal": {2: 0}, "uxmal": {4: 0}}, **fields)
    players.play("pick_up T2", "use T2")
    assert note(players, "build a1_farm_one_less_corn_1").startswith("4▬ +1□  ")
    players = table("prophecies", seats={0: seat}, gears={"uxmal": {4: 0}}, **fields)
    players.play("pick_up U4", "use U4")
    assert note(players, "build a1_farm_one_less_corn_1").startswith("−10●  ")


def test_the_skull_of_a_building_paid_in_corn_is_shown() -> None:
    seat = {"corn": 9, "skulls": 1}
    row = ["tp_b8", "tp_b5"]
    players = table("buildings", seats={0: seat}, gears={"uxmal": {4: 0}}, row=row, day=16)
    players.play("pick_up U4", "use U4")
    assert note(players, "build tp_b8").startswith("−2● 1☠  ")


def test_gold_shows_its_tax_when_gained_or_bought() -> None:
    fields: dict[str, Any] = {"prophecies": ["gold_shortage"], "day": 9}
    players = table(
        "prophecies", seats={0: {"corn": 9}}, gears={"yaxchilan": {3: 0}, "uxmal": {2: 0}}, **fields
    )
    players.play("pick_up Y3", "use Y3")
    assert note(players, "gain gold") == "−1●"
    players = table("prophecies", seats={0: {"corn": 9, "gold": 1}}, gears={"uxmal": {2: 0}}, **fields)
    players.play("pick_up U2", "use U2")
    assert [note(players, text) for text in ("buy wood", "buy gold", "sell gold")] == ["−2●", "−5●", "+4●"]


@pytest.mark.parametrize(
    ("prophecy", "notes"),
    [("wrathful_gods", ["−1●", "−1●"]), ("angry_god_chaac", ["−1□", ""]), ("drought", ["", ""])],
)
def test_steps_show_their_tax(prophecy: str, notes: list[str]) -> None:
    seat = {"corn": 9, "wood": 2}
    players = table("prophecies", prophecies=[prophecy], day=9, seats={0: seat}, gears={"uxmal": {1: 0}})
    players.play("pick_up U1", "use U1")
    assert [note(players, f"climb {temple}") for temple in ("chaac", "kukulcan")] == notes


def test_a_skull_shows_what_the_step_down_brings() -> None:
    players = table("prophecies", prophecies=["desecration"], day=9, gears={"yaxchilan": {4: 0}})
    players.play("pick_up Y4", "use Y4")
    assert note(players, "descend chaac") == "→ 1☠"


def test_advances_show_the_block_more() -> None:
    fields: dict[str, Any] = {"prophecies": ["teacher_shortage"], "day": 9}
    seat = {"wood": 4, "stone": 2}
    players = table("prophecies", seats={0: seat}, gears={"tikal": {1: 0}}, **fields)
    players.play("pick_up T1", "use T1")
    assert note(players, "advance theology") == "2□"
    row = ["a1_civic_agriculture", "a1_farm_one_worker_1"]
    players = table("prophecies", seats={0: seat}, gears={"tikal": {2: 0}}, row=row, **fields)
    players.play("pick_up T2", "use T2", "build a1_civic_agriculture")
    assert note(players, "advance agriculture") == "1□"


def test_itzamna_sees_a_price_of_her_own() -> None:
    seat = {"wood": 1, "tribe": "itzamna", "technologies": {"theology": 1}}
    players = table("tribes", seats={0: seat}, gears={"tikal": {1: 0}})
    players.play("pick_up T1", "use T1")
    assert [note(players, f"advance {track}") for track in ("agriculture", "theology")] == ["0□", "1□"]


def test_a_position_with_modules_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    players = table(players=5, seats={0: {"tribe": "ahmakiq", "corn": 4}}, prophecies=THREE)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(players.position), "utf-8")
    result = run("play", "--position", str(path), typed="pass\nend_turn\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Pass the turn for 2 corn" in result.stdout
    assert "passes the turn" in result.stdout
