"""The report on runs: its numbers are those of the records, and its page needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from statistics import fmean

import pytest

from sacbe.core import playthrough, record, registry
from sacbe.core.choices import Way
from sacbe.lab import run_folder, workers
from sacbe.lab.balance import survey, topics
from sacbe.lab.balance.folder import KEPT, Surveyed
from sacbe.lab.balance.page import page
from sacbe.lab.balance.survey import ALL, LEAD, LEFT, OFFERED, SCORE, TAKEN, WINS, Setup, Survey
from sacbe.lab.report import BadFolder
from sacbe.lab.run import Run
from tests.lab.test_run_folder import play, records

GAMES, OF_TRIBES = 40, 150
BASE = Run("tzolkin", ("greedy", "random"), (), 5)
TRIBES = Run("tzolkin", ("random",) * 3, ("tribes",), 9)
MOST_BYTES = 2_000_000


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two runs."""
    folder = tmp_path_factory.mktemp("runs")
    play(folder / "base", BASE, GAMES)
    play(folder / "tribes", TRIBES, OF_TRIBES)
    return folder


@pytest.fixture(scope="module")
def found(runs: Path) -> Survey:
    """What the records of both say."""
    return read(runs).survey()


def read(*folders: Path) -> Surveyed:
    """Read whatever was not read."""
    surveyed = Surveyed(folders)
    with workers.open(2) as team:
        assert sum(surveyed.read(team)) == surveyed.games
    return surveyed


def texts(runs: Path) -> Iterator[record.Record]:
    """The records of the games with tribes."""
    for text in records(runs / "tribes"):
        yield record.read(text, registry.get)[1]


def test_the_sums_are_those_of_the_records(runs: Path, found: Survey) -> None:
    game, scores, won = registry.get("tzolkin"), [], []
    kept: dict[str, list[float]] = {}
    for told in texts(runs):
        played = playthrough.of(game, told)
        own = [units / game.score_unit for units in game.scores(played.end)]
        scores += own
        won.append(max(own))
        for event in played.events:
            if event.kind == "tribe_kept" and event.seat is not None:
                kept.setdefault(str(event.data["tribe"]), []).append(own[event.seat] - fmean(own))
    of_setup = found[Setup(("tribes",), 3)]
    assert of_setup.games == OF_TRIBES
    assert of_setup.totals[ALL].estimate(SCORE).mean == pytest.approx(fmean(scores))
    assert of_setup.totals["winner"].estimate(SCORE).mean == pytest.approx(fmean(won))
    assert sum(of_setup.scores.values()) == 3 * OF_TRIBES
    words = survey.english(game)
    for tribe, leads in kept.items():
        sums = of_setup.things["tribes", words.name(tribe), TAKEN]
        assert sums.seats == len(leads)
        assert sums.estimate(LEAD).mean == pytest.approx(fmean(leads))


def test_all_seats_together_are_neither_ahead_nor_lucky(found: Survey) -> None:
    for of_setup in found.values():
        assert of_setup.totals[ALL].estimate(LEAD).mean == pytest.approx(0)
        assert of_setup.totals[ALL].estimate(WINS).mean == pytest.approx(1)
        points = sum(sums.estimate(0).mean for sums in of_setup.points.values())
        assert points == pytest.approx(of_setup.totals[ALL].estimate(SCORE).mean)


def test_whoever_was_dealt_something_kept_it_or_gave_it_back(found: Survey) -> None:
    things = found[Setup(("tribes",), 3)].things
    dealt = {thing for topic, thing, how in things if topic == "tribes" and how == OFFERED}
    assert len(dealt) > 5
    for thing in dealt:
        taken, left, offered = (things["tribes", thing, how].seats for how in (TAKEN, LEFT, OFFERED))
        assert taken + left == offered
    assert sum(things["tribes", thing, OFFERED].seats for thing in dealt) == 6 * OF_TRIBES


def test_bots_are_compared_where_there_are_several(found: Survey) -> None:
    of_setup = found[Setup((), 2)]
    greedy, random = (of_setup.things["bots", bot, TAKEN].estimate(WINS).mean for bot in ("greedy", "random"))
    assert greedy + random == pytest.approx(2)
    assert greedy > 1.5


def test_what_was_read_is_not_read_again(runs: Path, found: Survey) -> None:
    kept = {path: path.stat().st_mtime_ns for path in runs.glob(f"*/{KEPT}/*")}
    assert len(kept) == 3
    lost, *others = kept
    lost.unlink()
    again = read(runs)
    assert all(path.stat().st_mtime_ns == kept[path] for path in others)
    assert lost.is_file()
    assert again.survey() == found


def test_what_another_version_has_read_is_read_again(runs: Path, found: Survey) -> None:
    (path, *_) = (runs / "base" / KEPT).iterdir()
    content = path.read_bytes()
    for spoilt in (b"", survey.zlib.compress(b'{"version": 0, "setups": {}}')):
        path.write_bytes(spoilt)
        assert read(runs / "base").survey()[Setup((), 2)] == found[Setup((), 2)]
        assert path.read_bytes() == content


class Links(HTMLParser):
    """What a page refers to, and which of its parts have names."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links.update(str(value) for name, value in attrs if name in ("href", "src", "xlink:href"))
        self.ids.update(str(value) for name, value in attrs if name == "id")


def test_the_page_needs_nothing_from_elsewhere_and_its_links_lead_somewhere(runs: Path) -> None:
    surveyed = read(runs)
    text = page(registry.get("tzolkin"), surveyed.survey(), surveyed.runs)
    assert len(text.encode()) < MOST_BYTES
    seen = Links()
    seen.feed(text)
    assert seen.links == {f"#{name}" for name in seen.ids}
    assert "script" not in seen.tags
    assert not re.search(r"url\(|@import|https?:", text)
    for name in (
        "Tribes",
        "Wealth tiles",
        "Place in the turn order at the start",
        "Where points come from",
        f"{GAMES + OF_TRIBES} games",
    ):
        assert name in text
    assert (
        "sacbe lab selfplay tzolkin --bots random --players 3 --modules tribes --games 150 --seed 9" in text
    )


def test_the_best_line_comes_first_and_numbers_are_in_their_order(found: Survey) -> None:
    for topic in registry.choices_of(registry.get("tzolkin")).topics:
        shown = topics.lines(found, topic)
        keys = [float(line.name) if topic.way == Way.COUNT else -line.lead.mean for line in shown]
        assert keys == sorted(keys)
        assert all(line.taken.games >= topics.FEWEST for line in shown)


def test_names_of_bots_are_no_markup() -> None:
    text = page(registry.get("tzolkin"), survey.empty(), [(Run("tzolkin", ("program:<b>",) * 2, (), 1), 1)])
    assert "<b>" not in text
    assert "program:&lt;b&gt;" in text


def test_folders_without_games_and_with_two_games_are_refused(runs: Path, tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match=r"^There are no games of `sacbe lab selfplay` in "):
        Surveyed([tmp_path])
    play(tmp_path, Run("mexica", ("greedy", "greedy"), (), 1), 1)
    with pytest.raises(BadFolder, match=r"^A report is about one game, not about mexica and tzolkin\.$"):
        Surveyed([tmp_path, runs])


def test_a_run_tells_the_command_that_plays_it() -> None:
    asked = Run("tzolkin", ("turn@4", "random", "random"), ("tribes", "prophecies"), 3, shards=True)
    assert asked.command(10) == (
        "sacbe lab selfplay tzolkin --bots turn@4,random --players 3 --modules tribes,prophecies --games 10 "
        "--seed 3 --shards --out DIR"
    )
    assert run_folder.differences(asked, asked) == ""
