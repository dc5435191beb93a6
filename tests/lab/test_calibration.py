"""Shares of the win: temperatures are found again in games that were made by them, and faults are seen."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import sacbe
from sacbe.core.win_share import installed, of_game, softmax
from sacbe.lab import calibration, reliability
from sacbe.lab.calibration import Observed
from tests.cli.program import run
from tests.contract.tables import find_game

GAME = sacbe.game("tzolkin")
TRUE_TEMPERATURE = 900
STAGE = 12


def drawn(players: int, temperature: int, count: int, stage: int = STAGE) -> list[list[Observed]]:
    """Games of one turn each, won as often as a temperature says."""
    stream, games = random.Random(players), list[list[Observed]]()
    for seed in range(count):
        values = tuple(stream.randrange(5000, 9000) for _ in range(players))
        winner = stream.choices(range(players), softmax(values, temperature))[0]
        wins = tuple(1.0 if seat == winner else 0.0 for seat in range(players))
        games.append([Observed(seed, players, stage, True, values, wins)])
    return games


def test_a_softmax_adds_up_and_prefers_the_leader() -> None:
    shares = softmax([6000, 7000, 5000], 1000)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] / shares[0] == pytest.approx(2.71828, rel=1e-4)
    assert softmax([-200_000, 300_000], 1) == [0.0, 1.0]


def test_the_temperature_by_which_games_were_drawn_is_found() -> None:
    found = calibration.calibrate(GAME, drawn(3, TRUE_TEMPERATURE, 4000))
    assert found.temperatures[3][STAGE] == pytest.approx(TRUE_TEMPERATURE, rel=0.1)
    (line,) = found.lines
    assert (line.players, line.games) == (3, 2000)
    assert line.error < 0.03
    assert line.brier < 0.75 * line.equal_brier


def test_wrong_temperatures_show_as_an_error() -> None:
    games = drawn(3, TRUE_TEMPERATURE, 2000)
    cold = {3: [TRUE_TEMPERATURE // 5] * GAME.stages}
    assert calibration.line(3, games, cold).error > 0.08


def test_stages_that_nobody_saw_take_the_temperature_of_their_neighbours() -> None:
    assert calibration.filled([None, 300, None, None, 500, None]) == [300, 300, 300, 500, 500, 500]
    assert set(calibration.filled([None, None])) == {calibration.HOTTEST}


def test_the_picture_has_a_panel_for_each_number_of_players() -> None:
    found = calibration.calibrate(GAME, [*drawn(2, 700, 40), *drawn(4, 700, 40)])
    picture = reliability.svg("tzolkin", found)
    assert "2 players" in picture
    assert "4 players" in picture
    assert picture.count("<circle") == sum(len(line.bins) for line in found.lines)


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_the_installed_shares_add_up_and_are_certain_at_the_end(name: str) -> None:
    game, stream = sacbe.game(name), random.Random(4)
    shares = of_game(game)
    for players, temperatures in installed(game).items():
        assert len(temperatures) == game.stages
        state = game.new(players, dict(game.tables()).get(players, ()))
        while legal := game.legal(state):
            game.apply(state, stream.choice(legal))
            if game.legal(state) == [game.end_turn]:
                assert sum(shares.of(state)) == pytest.approx(1)
        winners = game.winners(state)
        assert [share > 0 for share in shares.of(state)] == [seat in winners for seat in range(players)]


def test_a_game_without_a_network_has_no_shares_of_the_win() -> None:
    with pytest.raises(sacbe.BadOptions, match="no network"):
        of_game(find_game("template"))


def test_the_command_plays_fits_and_judges(tmp_path: Path) -> None:
    result = run(
        "lab",
        "calibrate",
        "tzolkin",
        "--games",
        "2",
        "--bot",
        "turn@1",
        "--jobs",
        "2",
        "--out",
        str(tmp_path),
    )
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) == 6
    fitted = json.loads((tmp_path / "win_share.json").read_text("utf-8"))
    assert [len(stages) for stages in fitted.values()] == [GAME.stages] * 4
    assert "<svg" in (tmp_path / "reliability.svg").read_text("utf-8")
