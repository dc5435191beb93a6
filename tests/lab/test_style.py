"""How bots play: numbers of games, their means, and the tables and documents of them."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots import specs
from sacbe.core import registry
from sacbe.games._template.game import Template
from sacbe.lab import results, tally
from sacbe.lab.arena import Arena, ArenaGame, complete_blocks, play_game
from sacbe.lab.match import play
from sacbe.lab.style import POINTS, Style, styles
from sacbe.lab.tally import Estimate, Line


def game_of(seed: int, names: str, *style: Style) -> ArenaGame:
    """A game in which only the style matters."""
    nothing = [0.0] * len(names)
    return ArenaGame(seed, 0, tuple(names), nothing, nothing, [[] for _ in names], "", list(style))


def line(name: str, **style: Estimate) -> Line:
    """A line in which only the style matters."""
    return Line(name, 1, Estimate(0, None), Estimate(0, None), [], style)


@pytest.mark.parametrize("game", registry.names())
def test_points_by_source_add_up_to_the_score(game: str) -> None:
    rules = sacbe.game(game)
    result = play(rules, [specs.read("greedy", rules)] * 2, (), 4)
    for score, style in zip(result.scores, styles(rules, result.record), strict=True):
        by_source = [value for name, value in style.items() if name.startswith(POINTS)]
        assert len(by_source) > 3
        assert sum(by_source) == score


def test_a_game_that_counts_nothing_still_has_its_points() -> None:
    game = Template()
    result = play(game, [specs.read("random", game)] * 2, (), 4)
    for style in styles(game, result.record):
        assert list(style) == ["points: tiles", "points: favoured kind"]


@pytest.mark.parametrize("game", registry.names())
def test_all_seats_of_all_games_have_the_same_numbers(game: str) -> None:
    arena = Arena(game, ("random", "greedy"), (), 2, 8)
    games = [play_game(arena, seed, seating) for seed in (8, 9) for seating in (0, 1)]
    assert len({tuple(style) for one in games for style in one.style}) == 1
    found = results.of(arena, complete_blocks(games, 2))
    for bot in found.bots:
        assert list(found.document()["style"][bot.name]) == list(bot.style) == list(games[0].style[0])
        for number, estimate in bot.style.items():
            each = [one.style[one.names.index(bot.name)][number] for one in games]
            assert estimate == tally.estimate([(each[0] + each[1]) / 2, (each[2] + each[3]) / 2])


def test_means_are_of_one_seat_and_intervals_over_blocks() -> None:
    """Two blocks have one degree of freedom: 12.706 standard errors of the means 2 and 4."""
    blocks = [
        [game_of(1, "abb", {"canals": 7}, {"canals": 1}, {"canals": 3})],
        [game_of(2, "abb", {"canals": 7}, {"canals": 4}, {"canals": 4})],
    ]
    a, b = tally.lines(blocks, tally.by_bot)
    assert a.style == {"canals": Estimate(7, (7, 7))}
    assert b.style["canals"].mean == 3
    assert b.style["canals"].interval == pytest.approx((3 - 12.706, 3 + 12.706))


def test_a_row_has_the_number_of_each_bot_with_its_margin() -> None:
    lines = [line("a", canals=Estimate(3, (2.5, 3.5))), line("b", canals=Estimate(4, None))]
    assert results.style_rows(lines) == [("canals", "3.00 ± 0.50", "4.00")]


def test_only_sources_that_gave_nobody_points_are_left_out() -> None:
    none, some = Estimate(0, (0, 0)), Estimate(-1, (-2, 0))
    lines = [
        line("a", **{"monuments": none, "points: hunger": some, "points: earlier points": none}),
        line("b", **{"monuments": none, "points: hunger": none, "points: earlier points": none}),
    ]
    assert [row[0] for row in results.style_rows(lines)] == ["monuments", "points: hunger"]


def test_long_names_keep_their_ends() -> None:
    heads = results.style_heads([line("skilled"), line("skilled@1000, seat 0"), line("skilled@1000, seat 1")])
    assert heads[1:] == ("skilled", "skille…seat 0", "skille…seat 1")
