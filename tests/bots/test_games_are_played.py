"""Do the bots play the games at all? The style of whole games of equal bots (sacbe/lab/style.py).

Shares of wins hide bots that all wait alike. One table for each game says what its levels must reach; later
work raises it. `make test` plays a few games of cheap levels, `make check-long` as many as each row says:
60 where they are cheap, fewer where a game takes from half a minute on.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

import pytest

import sacbe
from sacbe.bots import specs
from sacbe.lab.match import play
from sacbe.lab.style import Style, styles

SEED = 99_100
"""The first game; each further one has the next."""

ENOUGH = 6
"""Of the eight tiles of Mexica's first period."""


@dataclass(frozen=True)
class Mexica:
    """What a level of Mexica must reach with every number of players."""

    games: int
    founded: float
    """The least share of games in which enough tiles of the first period are founded."""
    wasted: float
    """The greatest share of turns that leave points over while a founding, a token or a rank is to be had."""


@dataclass(frozen=True)
class Tzolkin:
    """What a level of Tzolk'in must reach with every number of players; means of one seat in a game."""

    games: int
    levels: float
    """The least number of technology levels."""
    workers: float
    """The least number of workers at the end."""
    hungry: float
    """The greatest number of food days on which some worker goes hungry."""
    empty: float
    """The greatest share of turns that bring nothing."""


MEXICA = {
    "novice": Mexica(60, founded=0.80, wasted=0.08),
    "casual": Mexica(60, founded=0.80, wasted=0.08),
    "skilled": Mexica(60, founded=0.95, wasted=0.01),
    "expert": Mexica(60, founded=0.95, wasted=0.01),
    "master": Mexica(16, founded=0.95, wasted=0.01),
}
TZOLKIN = {
    "novice": Tzolkin(60, levels=3.8, workers=4.2, hungry=2.6, empty=0.03),
    "casual": Tzolkin(60, levels=3.6, workers=4.3, hungry=1.8, empty=0.015),
    "skilled": Tzolkin(60, levels=3.7, workers=4.3, hungry=1.8, empty=0.01),
    "expert": Tzolkin(8, levels=3.5, workers=4.2, hungry=1.5, empty=0.03),
}
"""`master` at Tzolk'in is left out: a game of four takes minutes. Learnt levels have half as many workers
again as hand-made ones had, and let them go hungry more often.
"""

SAMPLE = [("mexica", "skilled", 3), ("mexica", "casual", 2), ("tzolkin", "skilled", 4)]
SAMPLE_GAMES = 3
"""What `make test` plays."""


def styles_of(game: str, level: str, players: int, games: int) -> list[list[Style]]:
    """How the seats played so many games of equal bots."""
    rules = sacbe.game(game)
    bot = specs.read(level, rules)
    records = (play(rules, [bot] * players, (), SEED + number).record for number in range(games))
    return [styles(rules, record) for record in records]


def mean(found: list[list[Style]], number: str) -> float:
    """The mean of one seat in a game."""
    return fmean(seat[number] for seats in found for seat in seats)


def share(found: list[list[Style]], number: str) -> float:
    """The share of all turns that were counted under a name."""
    return mean(found, number) / mean(found, "turns")


def check(game: str, level: str, found: list[list[Style]]) -> None:
    """Compare styles with the table."""
    if game == "mexica":
        least = MEXICA[level]
        founded = [sum(seat["districts founded in period 1"] for seat in seats) for seats in found]
        assert fmean(count >= ENOUGH for count in founded) >= least.founded
        assert share(found, "turns that wasted points") <= least.wasted
        return
    wanted = TZOLKIN[level]
    assert mean(found, "levels of all technologies") >= wanted.levels
    assert mean(found, "workers") >= wanted.workers
    assert mean(found, "food days with hunger") <= wanted.hungry
    assert share(found, "turns that brought nothing") <= wanted.empty


@pytest.mark.parametrize(("game", "level", "players"), SAMPLE)
def test_a_few_games_are_played(game: str, level: str, players: int) -> None:
    check(game, level, styles_of(game, level, players, SAMPLE_GAMES))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", MEXICA)
def test_mexica_is_played(level: str, players: int) -> None:
    check("mexica", level, styles_of("mexica", level, players, MEXICA[level].games))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", TZOLKIN)
def test_tzolkin_is_played(level: str, players: int) -> None:
    check("tzolkin", level, styles_of("tzolkin", level, players, TZOLKIN[level].games))


@pytest.mark.parametrize("game", ["mexica", "tzolkin"])
def test_games_that_are_not_played_are_noticed(game: str) -> None:
    """Random bots stall, starve and waste their points."""
    found = styles_of(game, "random", 2, SAMPLE_GAMES)
    with pytest.raises(AssertionError):
        check(game, "novice", found)
