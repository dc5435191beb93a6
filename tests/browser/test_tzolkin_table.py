"""The table of Tzolk'in tells the truth: what is asked, what a choice brings, why something is not legal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.positions import by_decision, late
from tests.browser.user import DESKTOP, PHONE, SHOWN, User
from tests.games.tzolkin.table import Table
from tests.server.process import Server

LAPTOP = {"width": 1280, "height": 720}
TIP = "[role=tooltip]"
ALL = ("tribes", "prophecies", "buildings", "quick_actions")
PRINTED = (
    ".level, .row .bonus, .track b, .cost, .effect, .seat .name, .seat em:not(.unseen), .quarter, .medal b"
)
"""What is printed small."""
ANSWER_MS = 300
"""Longer than an answer takes."""
GEARS: dict[str, dict[int, int | str]] = {"uxmal": {1: 0, 2: 1}, "yaxchilan": {2: "idle"}}
CUT = """elements => elements.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
  .map(({textContent}) => textContent)"""
"""The texts that do not fit into their boxes."""


@pytest.fixture
def ana(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[User]:
    """A guest; at a desk, if nothing else is said."""
    ana = User(browser, server, size=getattr(request, "param", DESKTOP))
    ana.request("POST", "/guests", {"name": "Ana"})
    yield ana
    ana.close()


def at(size: dict[str, int]) -> pytest.MarkDecorator:
    """Ana has a window of this size."""
    return pytest.mark.parametrize("ana", [size], indirect=True, ids=[str(size["width"])])


def sit_down(ana: User, *plays: str, players: int = 2, **fields: Any) -> str:
    """Ana in the first seat of a position, asked; the table."""
    table = Table(players=players, **fields)
    table.play(*plays)
    found = ana.sit_down_at("tzolkin", table.position, players)
    assert ana.is_asked(found)
    return found


def place_and_end(ana: User, table: str) -> None:
    """A turn of one worker, and those of the others after it."""
    ana.page.click("[data-action='place tikal']")
    ana.settled(table)
    ana.page.click("[data-action=end_turn]")
    ana.settled(table)


def covers(ana: User, one: str, other: str) -> bool:
    """Does one thing lie over another?"""
    first, second = ana.page.locator(one).bounding_box(), ana.page.locator(other).bounding_box()
    assert first is not None
    assert second is not None
    apart = (
        first["x"] + first["width"] <= second["x"]
        or second["x"] + second["width"] <= first["x"]
        or first["y"] + first["height"] <= second["y"]
        or second["y"] + second["height"] <= first["y"]
    )
    return not apart


# What is asked.


def test_nobody_is_asked_to_place_a_worker_he_does_not_have(ana: User) -> None:
    """With no worker in hand the prompt speaks of the end of the turn only."""
    sit_down(ana, "place tikal", seats={0: {"corn": 9}}, gears={"uxmal": {1: 0, 2: 0}})
    expect(ana.page.locator("#prompt h2")).to_have_text("Finish your turn.")


def test_the_question_names_only_what_is_possible(ana: User) -> None:
    """Whoever has all workers on gears picks up; a chip says what its space offers."""
    sit_down(ana, gears={"uxmal": {1: 0, 2: 0}, "tikal": {1: 0}})
    expect(ana.page.locator("#prompt h2")).to_have_text("Pick up workers.")
    chips = ana.page.locator("#prompt .choices .option")
    assert {text[:2] for text in chips.locator(".face").all_inner_texts()} == {"U1", "U2", "T1"}
    assert chips.locator("svg").count() >= chips.count()
    sit_down(ana)
    expect(ana.page.locator("#prompt h2")).to_have_text("Place workers.")


def test_the_end_of_the_turn_is_filled_only_where_nothing_else_is_left(ana: User) -> None:
    """A turn that could go on does not press to its end."""
    end = ana.page.locator("#prompt [data-action=end_turn]")
    sit_down(ana, "place tikal", seats={0: {"corn": 9}})
    expect(end).not_to_have_class(re.compile("primary"))
    sit_down(ana, "place tikal", seats={0: {"corn": 9}}, gears={"uxmal": {1: 0, 2: 0}})
    expect(end).to_have_class(re.compile("primary"))


def test_the_temples_invite_nobody_to_beg(ana: User) -> None:
    """Begging is a quiet chip; the temples glow once it is chosen, and Escape leaves it again."""
    sit_down(ana, seats={0: {"corn": 1}})
    temples = ana.page.locator("g.temple.offered")
    expect(ana.page.locator("[data-action^=beg]")).to_have_count(0)
    ana.page.locator("#prompt").get_by_role("button", name="Beg").click()
    expect(temples).to_have_count(3)
    ana.page.keyboard.press("Escape")
    expect(temples).to_have_count(0)
    ana.page.locator("#prompt").get_by_role("button", name="Beg").click()
    ana.page.click("g.temple [data-action='beg chaac']")
    # Nothing asks for it, so the page asks once more.
    ana.page.click("dialog[open] [data-action='beg chaac']")
    expect(ana.page.locator("#prompt").get_by_role("button", name="Beg")).to_have_count(0)


def test_a_food_day_is_shown_once_and_before_the_days_are_chosen(ana: User) -> None:
    """A reload keeps it until it is closed; its heading in the log opens it again, the choice does not."""
    plays = ("place starting_player_space", "place tikal")
    table = sit_down(ana, *plays, marker=1, to_move=0, day=8, seats={0: {"corn": 9}})
    ana.page.click("[data-action=end_turn]")
    dialog = ana.page.get_by_role("dialog", name="Food day, day 8")
    expect(dialog).to_be_visible()
    ana.page.reload()
    dialog.get_by_role("button", name="Continue: one day or two?").click()
    ana.page.reload()
    ana.page.wait_for_selector(".panel-of-question [data-action='turn_calendar one_day']")
    expect(dialog).to_have_count(0)
    ana.page.get_by_role("button", name="food day").click()
    expect(dialog).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.locator(".panel-of-question [data-action='turn_calendar one_day']").click()
    ana.settled(table)
    expect(dialog).to_have_count(0)


# Why not.


def test_an_empty_space_says_which_one_a_worker_would_take(ana: User) -> None:
    """With a worker in hand an empty space is a wish to place, not to pick up."""
    sit_down(ana, seats={0: {"corn": 5}}, gears=GEARS)
    ana.page.locator("[data-place=uxmal-4]").click()
    expect(ana.page.locator(TIP)).to_contain_text("that is Uxmal 0, for 0 corn")
    expect(ana.page.locator(".whynot")).to_have_count(0)


def test_a_tooth_beyond_the_last_space_says_nothing(ana: User) -> None:
    """It is no space: neither to place on nor to pick up from."""
    sit_down(ana, seats={0: {"corn": 5}}, gears=GEARS)
    ana.page.locator("[data-place=uxmal-9] .reach").dispatch_event("click")
    ana.page.wait_for_timeout(ANSWER_MS)
    expect(ana.page.locator(".whynot")).to_have_count(0)


def test_what_is_not_legal_says_what_leads_there(ana: User) -> None:
    """That no worker there is one's own, or which actions do it."""
    sit_down(ana, seats={0: {"corn": 5}}, gears=GEARS)
    for thing, text in {
        "[data-place=uxmal-2]": "None of your workers stands on U2.",
        "[data-place=yaxchilan-2]": "None of your workers stands on Y2.",
        ".row[data-noun=theology]": "uses one of these actions: T1, T3, U5",
        "g.temple[data-noun=chaac]": "uses one of these actions: T5, U1, U5, C1–C9",
    }.items():
        ana.page.locator(thing).click()
        expect(ana.page.locator(".whynot")).to_contain_text(text)


# What a choice brings, and what things are.


def test_a_pick_up_shows_what_the_worker_could_do(ana: User) -> None:
    """The card lists the actions with their fees and leaves the plate in sight; no corn is guessed at."""
    sit_down(ana, seats={0: {"corn": 3}}, gears={"palenque": {3: 0}})
    ana.page.hover(".board [data-action='pick_up P3']")
    expect(ana.page.locator(f"{TIP} li")).to_have_count(3)
    expect(ana.page.locator(f"{TIP} li").nth(1)).to_contain_text("2 −1 +4")
    assert not covers(ana, TIP, "[data-plate=P3]")
    expect(ana.page.locator("#prompt .summary").first).to_have_text("Pick up the worker on P3.")


def test_two_answers_with_one_action_are_two_lines(ana: User) -> None:
    """TP-33: Ahau Chamahez comes to Palenque 3 by stepping back, or cheaper over the free choice ahead."""
    tribes = {0: {"corn": 9, "tribe": "ahau_chamahez"}, 1: {"tribe": "huracan"}}
    sit_down(ana, modules=["tribes"], seats=tribes, gears={"palenque": {5: 0}})
    ana.page.hover(".board [data-action='pick_up P5']")
    lines = ana.page.locator(f"{TIP} li")
    expect(lines.filter(has_text="3 −2")).to_have_count(1)
    expect(lines.filter(has_text="3 −1")).to_have_count(1)


def test_things_say_what_they_are(ana: User) -> None:
    """A card under the pointer."""
    sit_down(ana, gears=GEARS)
    for thing, text in {
        ".row[data-noun=agriculture] .level >> nth=1": "Harvest corn without a tile where no corn tile",
        ".row[data-noun=theology] .bonus": "1 crystal skull.",
        "g.temple[data-noun=kukulcan] .step >> nth=5": "1 crystal skull for whoever stands here or higher",
        ".day.of-goods >> nth=0": "goods of the temples",
        "[data-place=yaxchilan-2] .worker": "it belongs to nobody",
        ".board use[href='#i-tile-wood'] >> nth=0": "Wood tiles, each on a corn tile: 2. Open corn tiles: 0.",
    }.items():
        ana.page.hover(thing)
        expect(ana.page.locator(TIP)).to_contain_text(text)


def test_the_wheel_shows_no_day_after_the_last(ana: User) -> None:
    """The game ends on day 27."""
    sit_down(ana, day=22, age=2, food_days=3, row=[])
    days = [int(day) for day in ana.page.locator(".calendar .day").all_text_contents()]
    assert max(days) == 27


def test_a_turn_of_others_is_one_card_of_the_log(ana: User) -> None:
    """It says what was done and its price, unfolds into sentences, and lights its places."""
    table = sit_down(ana, players=3, seats={seat: {"corn": 9} for seat in range(3)})
    place_and_end(ana, table)
    expect(ana.page.locator(".logpanel .since")).to_contain_text("since your turn")
    card = ana.page.locator(".logpanel .turn button").last
    assert " placed " in (card.locator(".unseen").text_content() or "")
    card.hover()
    expect(ana.page.locator(".lighted rect").first).to_be_visible()
    card.click()
    expect(ana.page.locator(".logpanel .full").last).to_contain_text("Placed a worker")


# Room for everything.


@at(LAPTOP)
def test_choices_are_whole_and_nothing_lies_over_the_board(ana: User) -> None:
    """On a small screen chips go on in the next row; what happened since is in the log."""
    corn = {seat: {"corn": 2} for seat in range(3)}
    table = sit_down(ana, players=3, seats=corn, gears={"uxmal": {2: 0}})
    place_and_end(ana, table)
    assert ana.is_asked(table)
    expect(ana.page.locator(".since")).to_be_visible()
    assert not covers(ana, ".since", ".stage")
    assert ana.page.locator("#prompt .option, #prompt .name").count() > 5
    assert not ana.page.locator("#prompt .option, #prompt .name").evaluate_all(CUT)


@pytest.mark.parametrize("ana", [DESKTOP, LAPTOP, PHONE], indirect=True, ids=["desktop", "laptop", "phone"])
def test_nothing_on_the_panels_is_cut(ana: User) -> None:
    """Cells of technologies, prices and names of five seats, in the language of the longest words."""
    ana.page.add_init_script("localStorage.setItem('sacbe-language', 'hu')")
    table = ana.sit_down_at("tzolkin", late("tzolkin", 5, ALL), 5)
    assert ana.is_asked(table)
    tabs = ana.page.locator("nav button")
    for tab in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(tab).click()
        assert not ana.page.locator(PRINTED).evaluate_all(CUT)
    if not tabs.count():
        assert not covers(ana, "#prompt", ".stage")
        expect(ana.page.locator("#prompt .option").last).to_be_in_viewport(ratio=1)


def test_no_choice_moves_from_under_the_pointer(ana: User) -> None:
    """What is said of a choice takes the place of a longer or shorter line, and yet the choice stays."""
    sit_down(
        ana, "pick_up U2", "use U2", "buy wood", "buy stone", seats={0: {"corn": 9}}, gears={"uxmal": {2: 0}}
    )
    chip = ana.page.locator("#prompt .choices [data-action]").first
    before = chip.bounding_box()
    chip.hover()
    ana.page.wait_for_timeout(ANSWER_MS)
    assert chip.bounding_box() == pytest.approx(before, abs=2)  # It rises a little, to be pressed.


def test_prices_of_monuments_are_whole_while_one_sets_up(ana: User) -> None:
    """Three goods beside each other fit on a card."""
    ana.sit_down("tzolkin", 4)
    ana.page.wait_for_selector(".setup .cost")
    assert not ana.page.locator(".setup .cost, .setup .effect").evaluate_all(CUT)


@at(PHONE)
def test_a_finger_tries_a_chip_before_it_takes_it(ana: User) -> None:
    """The first touch shows what the choice brings and moves nothing, the second does it: as on the board."""
    table = sit_down(ana, seats={0: {"corn": 5}})
    chip, before = ana.page.locator("#prompt [data-action='place tikal']"), ana.page.evaluate(SHOWN)
    spot = chip.bounding_box()
    chip.tap()
    expect(ana.page.locator("#prompt")).to_contain_text("Touch again to confirm.")
    assert chip.bounding_box() == pytest.approx(spot, abs=2)
    assert ana.page.evaluate(SHOWN) == before
    chip.tap()
    expect(ana.page.locator("#prompt h2")).to_contain_text("1 worker placed")
    assert ana.settled(table)["seq"] > int(before)


@pytest.mark.parametrize("ana", [DESKTOP, PHONE], indirect=True, ids=["desktop", "phone"])
def test_forced_colours_show_whose_turn_it_is_and_what_is_chosen(ana: User) -> None:
    """A thick edge and a word or a mark, since shadows and tints are gone."""
    ana.page.emulate_media(forced_colors="active")
    sit_down(ana)
    seat = ana.page.locator("[data-seat='0']").first
    expect(seat).to_have_css("border-top-width", "3px")
    expect(seat).to_contain_text("to play", use_inner_text=True)
    expect(ana.page.locator("[data-seat='1']").first).not_to_contain_text("to play", use_inner_text=True)
    beg = ana.page.locator("[data-mode=beg]")
    beg.click()
    expect(beg).to_have_css("border-top-width", "3px")


def test_forced_colours_edge_the_cards_that_can_be_built(ana: User) -> None:
    """In the panel beside the board, where otherwise only the ground of a card is lit."""
    ana.page.emulate_media(forced_colors="active")
    ana.request("POST", "/guests", {"name": "Ana"})
    assert ana.is_asked(ana.sit_down_at("tzolkin", by_decision("tzolkin", 4, games=3)["build"], 4))
    cards = ana.page.locator(".columns button.card")
    expect(cards.and_(ana.page.locator("[data-action]")).first).to_have_css("outline-style", "solid")
    expect(cards.and_(ana.page.locator(":not([data-action])")).first).to_have_css("outline-style", "none")
