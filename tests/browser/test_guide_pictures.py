"""The pictures of the overviews: real positions, drawn by the page, with figures that are the engine's."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from sacbe.core import registry
from sacbe.core.words import LANGUAGES, Words
from tests.browser.guide_pictures import counts, facts, least_apart, pictures, same_for_all, set_ups, steps
from tests.browser.measure import faults as misfits
from tests.browser.test_for_everyone import violations
from tests.browser.user import DESKTOP, PHONE, User
from tests.server.process import Server
from tests.words.files import PAGE

WORDS = PAGE.parent / "pages" / "guide" / "words"
TABLET = {"width": 820, "height": 1180}
GAMES = ["tzolkin", "mexica"]
SAMPLE = [("tzolkin", "es", True), ("mexica", "hu", False)]
REST = [(game, language, language in ("en", "es")) for game in GAMES for language in LANGUAGES]
EVERYWHERE = pytest.mark.parametrize(
    ("game", "language", "dark"),
    [*SAMPLE, *(pytest.param(*one, marks=pytest.mark.long) for one in REST if one not in SAMPLE)],
)
PLAYED = {
    "tzolkin": [
        [],
        ["place yaxchilan"],
        ["place yaxchilan"],
        ["end_turn"],
        ["pick_up Y3", "use Y3"],
    ],
    "mexica": [
        [],
        ["step J12", "step J13"],
        ["canal double", "lay I12", "lay J12", "canal single", "lay K12"],
        ["found 5", "tile I14"],
        ["temple 2", "build K13"],
    ],
}
"""What the sentences tell."""
PIECES = {"idle": "idle-worker", "pillis": "pilli", "neutral": "neutral-temple"}
"""What is drawn on the boards as often as it is counted."""


def pages_words(language: str) -> Words:
    """The sentences of the overviews."""
    return Words(language, (WORDS / f"{language}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_table_at_its_beginning_for_each_number_of_players(game: str) -> None:
    rules = registry.get(game)
    assert list(set_ups(game)) == list(range(rules.min_players, rules.max_players + 1))
    for players, scene in set_ups(game).items():
        assert scene.position["players"] == players
        assert scene.view["question"]["kind"] == "turn" and scene.session.events[-1].kind == "turn_began"
        assert [event.kind for event in scene.session.events].count("turn_began") == 1


def test_what_is_said_of_one_number_of_players_is_so() -> None:
    """TZ-69, MX-2, MX-27, TP-9: idle workers, taken start cells, neutral temples, quick spaces."""
    tzolkin, mexica = set_ups("tzolkin"), set_ups("mexica")
    assert least_apart(mexica[2]) >= same_for_all(mexica[2])["apart"]
    assert counts(mexica[4])["pillis"] == same_for_all(mexica[4])["starts"]
    for players in (3, 4):
        assert mexica[players].position["temples"] == {}
    assert not any(tzolkin[4].position["gears"].values())
    assert [bool(tzolkin[players].position["modules"]) for players in tzolkin] == [False, False, False, True]


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_is_played_as_it_is_told(game: str) -> None:
    """TZ-4, TZ-46, MX-8: the lowest free space, everybody a space on, a new district and its tile."""
    told, seat = steps(game), pictures(game)["turn"]["seat"]
    assert [shown.played(since) for shown, since in told] == PLAYED[game]
    if game == "mexica":
        before, after = told[2][1].view["districts"], told[2][0].view["districts"]
        assert (len(before), len(after)) == (2, 3)
        assert facts(*told[3], seat)["spent"] == 0 and facts(*told[4], seat)["left"] == 0
        assert next(d for d in told[4][0].view["districts"] if d["size"] == 5)["worth"] == [5, 0, 0]
        return
    for shown, since in told[1:3]:
        space, taken = facts(shown, since, seat)["space"], since.position["gears"]["yaxchilan"]
        assert str(space) not in taken and all(str(lower) in taken for lower in range(space))
    assert facts(*told[2], seat)["paid"] == facts(*told[2], seat)["space"] + facts(*told[2], seat)["second"]
    then, now = (scene.position["gears"] for scene in reversed(told[3]))
    assert now == {
        gear: {str(int(space) + 1): who for space, who in standing.items()} for gear, standing in then.items()
    }


@EVERYWHERE
def test_the_overview_draws_each_moment_and_says_what_the_engine_has(
    browser: Browser, server: Server, game: str, language: str, dark: bool
) -> None:
    words, seat = pages_words(language), pictures(game)["turn"]["seat"]
    ana = User(browser, server, language=language, dark=dark)
    ana.open(f"/learn/{game}")
    told = [facts(shown, since, seat) for shown, since in steps(game)]
    expect(ana.page.locator(".steps svg.board")).to_have_count(len(told))
    expect(ana.page.locator(".steps li p")).to_have_text(
        [
            f"{number}{words.text(f'guide-{game}-step-{number}', **said)}"
            for number, said in enumerate(told, 1)
        ]
    )
    for picture, said in zip(ana.page.locator(".steps [role=img]").all(), told, strict=True):
        expect(picture).to_have_attribute("aria-label", words.text(f"guide-{game}-has", **said))

    tables = ana.page.locator(".set-ups .tables section")
    expect(tables.locator("svg.board")).to_have_count(len(set_ups(game)))
    figures = same_for_all(list(set_ups(game).values())[-1])
    for table, (players, scene) in zip(tables.all(), set_ups(game).items(), strict=True):
        expect(table.locator("h3")).to_have_text(words.text("guide-set-up-players", players=players))
        expect(table.locator("dt")).to_have_text([str(count) for count in counts(scene).values()])
        assert all(same_for_all(scene)[key] == figures[key] for key in figures)
        expect(table.locator("> p")).to_have_text(
            words.text(f"guide-{game}-set-up-with-{players}", **figures)
        )
        for thing, count in counts(scene).items():
            if thing in PIECES:
                expect(table.locator(f"svg.board [data-about^='{PIECES[thing]}:']")).to_have_count(count)
    expect(ana.page.locator(".set-ups section > p").first).to_have_text(
        words.text(f"guide-{game}-set-up-all", **figures)
    )
    for size in (PHONE, TABLET, DESKTOP):
        ana.page.set_viewport_size(size)
        assert misfits(ana.page) == []
    if dark:
        assert violations(ana, ".steps, .set-ups") == []
    ana.close()
