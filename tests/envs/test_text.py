"""Games in words: every seat can play them by reading alone, and reads only what it may know."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.words import LANGUAGES
from sacbe.envs.text import TextGame, Turn
from tests.contract.tables import Table
from tests.envs.tables import BOTH_GAMES, EVERY_TABLE, VERSIONS

FEW = 60


def play(env: TextGame, seed: int, most: int) -> list[Turn]:
    """The first turns of a game at random, answered by texts and by numbers in turn."""
    stream, turn = Stream(seed), env.reset(seed)
    turns = [turn]
    while not turn.is_over and len(turns) < most:
        place = stream.draw(len(turn.choices))
        turn = env.step(turn.choices[place].text if len(turns) % 2 else str(place + 1))
        assert not turn.refusal
        turns.append(turn)
    return turns


def assert_readable(turns: list[Turn]) -> None:
    """Every question names its seat, and every choice has words."""
    for turn in turns:
        if not turn.is_over:
            assert turn.choices
            assert all(choice.words for choice in turn.choices)
            assert turn.question.startswith(f"seat_{turn.seat}: ")


@EVERY_TABLE
def test_a_game_can_be_played_by_reading(table: Table) -> None:
    assert_readable(play(VERSIONS[table.game.name].text(table.players, table.modules), 3, FEW))


@pytest.mark.long
@EVERY_TABLE
def test_a_game_can_be_read_to_its_end(table: Table) -> None:
    turns = play(VERSIONS[table.game.name].text(table.players, table.modules), 3, 10_000)
    assert_readable(turns)
    assert sum(turns[-1].rewards) == pytest.approx(0.0)
    assert max(turns[-1].rewards) > 0


def test_the_end_has_the_rewards() -> None:
    end = play(VERSIONS["tzolkin"].text(players=2, reward="win_share"), 3, 10_000)[-1]
    assert end.is_over
    assert sum(end.rewards) == 1.0


@BOTH_GAMES
def test_every_language_says_something_else(name: str) -> None:
    texts = set()
    for language in LANGUAGES:
        env = VERSIONS[name].text(players=2, language=language)
        turn = env.reset(seed=2)
        for _ in range(6):
            turn = env.step("1")
        assert turn.news
        texts |= {turn.news, turn.table, turn.question, turn.choices[0].words}
    assert len(texts) == 4 * len(LANGUAGES)


def test_a_seat_reads_nothing_of_what_others_choose_in_secret() -> None:
    """The first seat keeps other wealth tiles; the second reads the same."""
    read = []
    for first in ("1", "2"):
        env = VERSIONS["tzolkin"].text(players=2)
        turn = env.reset(seed=5)
        while turn.seat == 0:
            turn = env.step(first)
        read.append(str(turn))
    assert read[0] == read[1]


def test_what_happened_is_told_once() -> None:
    env = VERSIONS["mexica"].text(players=2)
    turn = env.reset(seed=4)
    told = []
    for _ in range(30):
        if turn.seat == 0:
            told += turn.news.splitlines()
        turn = env.step("1")
    events = [env.words.log(event, env.names) for event in env.session.events_for(0)]
    assert told
    assert all(told.count(line) <= events.count(line) for line in told)


def test_a_refusal_gives_the_reason_in_the_readers_language() -> None:
    env = VERSIONS["tzolkin"].text(players=2, language="hu", attempts=2)
    turn = env.reset(seed=1)
    while "place" not in turn.choices[0].text:
        turn = env.step("1")
    refused = env.step("pick_up P3")
    reason = env.session.explain("pick_up P3")
    assert reason is not None
    assert refused.refusal == f"{sacbe.words('tzolkin', 'hu').reason(reason, env.names)} ({reason.rule})"
    assert (refused.seat, refused.choices) == (turn.seat, turn.choices)
    assert refused.refusal in str(refused)
    over = env.step("42 llamas")
    assert over.is_over
    assert over.rewards == tuple(-1.0 if seat == turn.seat else 0.0 for seat in range(2))
    with pytest.raises(RuntimeError, match="over"):
        env.step("1")
