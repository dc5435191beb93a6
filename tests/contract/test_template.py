"""The template's own rules: one sentence, one position, one action."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.core.errors import BadPosition, IllegalAction
from sacbe.core.session import Session
from sacbe.games._template.game import Template

GAME = Template()


def position(*seats: dict[str, Any], **fields: Any) -> Session:
    """A table in the middle of a game: two seats unless more are given, and the market as said."""
    return Session(GAME, position={"seats": list(seats) or [{}, {}], **fields}, seed=1)


def test_every_seat_has_a_turn_in_each_of_five_rounds_there_and_back() -> None:
    """TM-1."""
    table = Session(GAME, 3, seed=1)
    while not table.is_over:
        table.play(table.legal()[-1])
    turns = [event.seat for event in table.events if event.kind == "turn_began"]
    assert turns == [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2]


def test_a_tile_taken_is_replaced_as_soon_as_it_is_paid() -> None:
    """TM-2."""
    table = position(market=["jade_1", "jade_2", "jade_3"])
    table.play("take jade_1")
    assert table.view(None)["market"] == ["jade_2", "jade_3"]
    table.play("pay maize")
    assert len(table.view(None)["market"]) == 3
    assert table.to_act == 0


def test_a_tile_that_was_replaced_cannot_be_given_back() -> None:
    """TM-2."""
    table = position(market=["jade_1", "jade_2", "jade_3"])
    table.play("take jade_1")
    assert table.can_undo()
    table.play("pay maize")
    assert not table.can_undo()


def test_the_first_of_two_turns_in_a_row_cannot_be_taken_back() -> None:
    """TM-1."""
    table = position(to_move=1)
    table.play("gather maize")
    table.play("end_turn")
    assert table.to_act == 1
    assert not table.can_undo()


def test_an_empty_bag_fills_no_market() -> None:
    """TM-2."""
    owned = [f"{kind}_{worth}" for kind in ("shell", "feather") for worth in range(1, 5)]
    table = position({}, {"tiles": [*owned, "jade_4"]}, market=["jade_1", "jade_2", "jade_3"])
    for action in ("take jade_1", "pay maize", "end_turn"):
        table.play(action)
    assert table.view(None)["market"] == ["jade_2", "jade_3"]
    assert table.to_act == 1


def test_a_favour_is_secret_until_the_end() -> None:
    """TM-3."""
    table = Session(GAME, 2, seed=1)
    table.play("favour shell", seat=1)
    table.play("favour jade", seat=0)
    assert table.view(0)["seats"][0]["favour"] == "jade"
    assert "favour" not in table.view(0)["seats"][1]
    assert all("favour" not in seat for seat in table.view(None)["seats"])
    while not table.is_over:
        table.play(table.legal()[-1])
    assert [seat["favour"] for seat in table.view(None)["seats"]] == ["jade", "shell"]


def test_all_who_have_not_chosen_see_what_they_may_choose() -> None:
    """TM-3."""
    table = Session(GAME, 3, seed=1)
    for seat in range(3):
        assert table.view(seat)["legal"] == ["favour jade", "favour shell", "favour feather"]
    table.play("favour jade", seat=1)
    assert table.view(1)["legal"] == []
    assert table.view(2)["question"] == {"kind": "choose_favour", "seat": 2}


def test_a_turn_gathers_one_token_and_does_nothing_else() -> None:
    """TM-4."""
    table = position(market=["jade_1"])
    table.play("gather cacao")
    assert table.view(None)["seats"][0]["tokens"] == {"maize": 1, "cacao": 2}
    assert table.legal() == ["end_turn"]
    with pytest.raises(IllegalAction, match="gathered-already"):
        table.play("take jade_1")


def test_a_turn_cannot_be_passed() -> None:
    """TM-4."""
    with pytest.raises(IllegalAction, match="no-passing"):
        position().play("end_turn")


def test_a_turn_takes_as_many_tiles_as_there_are_tokens() -> None:
    """TM-4, TM-5."""
    table = position(market=["jade_1", "jade_2", "jade_3"])
    table.play("take jade_3")
    table.play("pay cacao")
    assert {"take jade_1", "take jade_2", "end_turn"} < set(table.legal())
    table.play("take jade_2")
    assert table.legal() == ["end_turn"]


def test_the_last_kind_of_token_is_paid_without_a_question() -> None:
    """TM-5."""
    table = position({"tokens": {"maize": 0, "cacao": 2}}, {}, market=["jade_1"])
    table.play("take jade_1")
    assert table.view(None)["seats"][0]["tokens"] == {"maize": 0, "cacao": 1}
    assert table.to_act == 0


def test_a_tile_cannot_be_taken_without_a_token() -> None:
    """TM-5."""
    table = position({"tokens": {"maize": 0, "cacao": 0}}, {}, market=["jade_1"])
    assert table.legal() == ["gather maize", "gather cacao"]
    with pytest.raises(IllegalAction, match="costs-tokens"):
        table.play("take jade_1")


def test_a_tile_scores_its_worth_at_once() -> None:
    """TM-5."""
    table = position(market=["feather_4"])
    table.play("take feather_4")
    assert table.scores() == [4, 0]


def test_tiles_of_the_favoured_kind_score_again_at_the_end() -> None:
    """TM-6."""
    seats = ({"favour": "jade", "tiles": ["jade_3", "jade_4", "shell_1"]}, {"favour": "feather"})
    table = position(*seats, round=5, to_move=1)
    for action in ("gather maize", "end_turn"):
        table.play(action)
    assert table.is_over
    assert GAME.breakdown(table.state) == [{"tiles": 8, "favour": 7}, {"tiles": 0, "favour": 0}]


@pytest.mark.parametrize(("tiles", "winners"), [(["jade_3"], [0]), (["jade_2"], [0, 1]), (["jade_1"], [1])])
def test_the_most_points_win_and_a_tie_is_shared(tiles: list[str], winners: list[int]) -> None:
    """TM-7."""
    table = position({"tiles": tiles}, {"tiles": ["shell_2"]}, round=5, to_move=1)
    for action in ("gather maize", "end_turn"):
        table.play(action)
    assert table.game.winners(table.state) == winners


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({"players": 5}, "players must be 2 to 4 in template, not 5."),
        ({"round": 6, "players": 2}, "round must be 1 to 5, not 6."),
        ({"players": 2, "to_move": 2}, "to_move must be a seat from 0 to 1, not 2."),
        ({"players": 2, "market": ["jade_9"]}, "market names 'jade_9', which is no tile."),
        ({"players": 2, "market": ["jade_1", "jade_1"]}, "market names jade_1, which is in two places."),
        (
            {"players": 2, "market": ["jade_1", "jade_2", "jade_3", "jade_4"]},
            "market must hold up to 3 tiles, not 4.",
        ),
        ({"seats": [{"tokens": {"maize": -1}}, {}]}, "seats[0].tokens must be 0 or more, not -1."),
        (
            {"seats": [{"points": {"tiles": 3}}, {}]},
            "seats[0].points.tiles must be 0, what its tiles are worth, not 3.",
        ),
        ({"seats": [{"points": {"favour": 3}}, {}]}, "seats[0].points.favour must be 0 now."),
        ({"seats": [{"favour": 3}, {}]}, "seats[0].favour must be one of jade, shell, feather, not 3."),
        ({"players": 2, "pending": [{"kind": "round"}] * 21}, "pending holds 21 frames, more than 19."),
        (
            {"players": 2, "pending": [{"kind": "turn", "seat": 0}]},
            "pending[0] (turn) must lie on round, not on nothing.",
        ),
        (
            {"players": 2, "pending": [{"kind": "round"}, {"kind": "turn", "seat": 2}]},
            "pending[1].seat must be a seat from 0 to 1, not 2.",
        ),
        (
            {"players": 2, "pending": [{"kind": "round", "seat": 0}]},
            "pending[0] has no seat: a frame 'round' asks none.",
        ),
        (
            {"players": 2, "pending": [{"kind": "round"}, {"kind": "turn", "seat": 0, "step": "over"}]},
            "pending[1].step must be nothing_yet or taking or gathered, not 'over'.",
        ),
        (
            {"players": 2, "pending": [{"kind": "round"}, {"kind": "turn", "seat": 0, "x": 1}]},
            "pending[1] has no field 'x': it is a frame 'turn'.",
        ),
        (
            {
                "seats": [{"tokens": {"maize": 0, "cacao": 0}}, {}],
                "pending": [{"kind": "round"}, {"kind": "pay", "seat": 0}],
            },
            "pending[1] (pay) must lie on fill_market, not on round.",
        ),
    ],
)
def test_an_impossible_position_is_refused(document: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position(document)
    assert str(refusal.value) == sentence
