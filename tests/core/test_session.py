"""A live game: what is played, refused, told and taken back."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core import constants
from sacbe.core.errors import BadOptions, BadText, IllegalAction, NothingToUndo
from sacbe.core.game import Game
from sacbe.core.session import Session
from sacbe.games._template.game import Template

GAME = Template()


def in_turn() -> Session:
    """Seat 0 begins its turn; three tiles lie in the market."""
    return Session(GAME, position={"players": 2, "market": ["jade_1", "jade_2", "shell_3"]}, seed=3)


def snapshot(session: Session) -> tuple[Any, ...]:
    """All of a session that a refusal must leave alone."""
    return (
        session.state.key(),
        session.legal(),
        list(session.record.moves),
        list(session.events),
        session.can_undo(),
    )


# Beginning.


def test_a_session_begins_with_the_first_question_to_a_seat() -> None:
    session = Session(GAME, 3, seed=1)
    assert session.to_act == 0
    assert session.legal() == ["favour jade", "favour shell", "favour feather"]
    assert [seat for seat, _ in session.record.moves] == [constants.CHANCE] * 3
    assert [event.kind for event in session.events] == ["tile_revealed"] * 3


def test_the_seed_decides_what_chance_does() -> None:
    records = [Session(GAME, 2, seed=seed).record.moves for seed in (1, 1, 2, 2**70)]
    assert records[0] == records[1]
    assert records[0] != records[2] != records[3]


def test_the_header_says_how_it_began() -> None:
    header = Session(GAME, 2, names=("Ana", "Bo"), seed=4, date="2026-11-15").record.header
    assert (header.game, header.players, header.names) == ("template", 2, ("Ana", "Bo"))
    assert (header.seed, header.date, header.position, header.modules) == (4, "2026-11-15", None, ())


def test_without_a_number_the_fewest_players_play() -> None:
    assert Session(GAME).state.players == GAME.min_players


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": 2, "modules": ["x"]}, {"players": 2, "names": ["A"]}]
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Session(GAME, **options)


def test_a_position_says_how_many_play() -> None:
    session = Session(GAME, position={"players": 4})
    assert session.record.header.players == 4
    with pytest.raises(BadOptions, match="1 names are given for 4 players"):
        Session(GAME, position={"players": 4}, names=("Ana",))


# Playing.


def test_an_action_is_played_by_text_or_by_number() -> None:
    one, other = in_turn(), in_turn()
    one.play("Take  JADE_2")
    other.play(GAME.parse(other.state, "take jade_2"))
    assert one.record.moves == other.record.moves
    assert one.state.key() == other.state.key()


def test_playing_tells_what_happened() -> None:
    session = in_turn()
    assert [event.kind for event in session.play("take jade_2")] == ["taken", "scored"]
    assert [event.kind for event in session.play("pay maize")] == ["paid", "tile_revealed"]
    assert [event.document() for event in session.play("end_turn")] == [
        {"event": "turn_ended", "seat": 0},
        {"event": "turn_began", "seat": 1},
    ]
    assert session.to_act == 1


@pytest.mark.parametrize(
    ("action", "error", "words"),
    [
        ("end_turn", IllegalAction, "'end_turn' is not legal now (no-passing, TM-4)."),
        (
            "take jade_4",
            IllegalAction,
            "'take jade_4' is not legal now (not-in-the-market, tile jade_4, TM-2).",
        ),
        ("reveal jade_4", IllegalAction, "'reveal jade_4' is not legal now (chance-decides, TM-2)."),
        (-1, IllegalAction, "There is no action number -1."),
        (1000, IllegalAction, "There is no action number 1000."),
        (
            "jump",
            BadText,
            "No action begins with 'jump'; the verbs are: favour, take, gather, end_turn, pay, reveal.",
        ),
    ],
)
def test_a_refused_action_changes_nothing(action: int | str, error: type[Exception], words: str) -> None:
    session = in_turn()
    before = snapshot(session)
    with pytest.raises(error) as refusal:
        session.play(action)
    assert str(refusal.value) == words
    assert snapshot(session) == before


def test_a_seat_that_is_not_asked_is_refused() -> None:
    session = in_turn()
    before = snapshot(session)
    for seat in (1, 2, -1, 99):
        with pytest.raises(IllegalAction, match=f"^Seat {seat} is not asked now.$"):
            session.play("gather maize", seat=seat)
    assert snapshot(session) == before
    session.play("gather maize", seat=0)


@pytest.mark.parametrize("game", [GAME, sacbe.game("tzolkin")], ids=lambda game: game.name)
@pytest.mark.parametrize("action", ["end_turn", "no such action"])
def test_a_refused_answer_out_of_order_changes_nothing(game: Game, action: str) -> None:
    session = Session(game, 3, seed=1)
    before = snapshot(session)
    with pytest.raises((IllegalAction, BadText)):
        session.play(action, seat=2)
    assert snapshot(session) == before


def test_nothing_can_be_played_after_the_end() -> None:
    session = in_turn()
    while not session.is_over:
        session.play(session.legal()[-1])
    assert session.to_act is None
    assert session.legal() == []
    with pytest.raises(IllegalAction, match="game-over"):
        session.play("end_turn")
    with pytest.raises(IllegalAction):
        session.play("end_turn", seat=0)


def test_chance_is_never_left_waiting() -> None:
    session = Session(GAME, 4, seed=9)
    while not session.is_over:
        assert session.to_act != constants.CHANCE
        session.play(session.legal()[0])


# Asking.


def test_an_action_is_explained_by_text_or_number() -> None:
    session = in_turn()
    reason = session.explain("end_turn")
    assert reason is not None
    assert reason.document() == {"reason": "no-passing", "rule": "TM-4"}
    assert session.explain(GAME.parse(session.state, "end_turn")) == reason
    assert session.explain("gather maize") is None


def test_scores_are_in_points() -> None:
    session = in_turn()
    session.play("take shell_3")
    assert session.scores() == [3, 0]


def test_a_seat_hears_what_it_may_know() -> None:
    session = Session(GAME, 2, seed=1)
    session.play("favour jade", seat=0)
    session.play("favour shell", seat=1)
    heard = [
        [event.data["kind"] for event in session.events_for(seat) if event.kind == "favour_chosen"]
        for seat in (0, 1, None)
    ]
    assert heard == [["jade"], ["shell"], []]


# Undoing.


def test_undo_takes_back_one_action_and_reset_all_of_the_turn() -> None:
    empty_bag = [f"{kind}_{worth}" for kind in ("feather", "shell") for worth in range(1, 5)]
    seats: list[dict[str, Any]] = [{}, {"tiles": [*empty_bag, "jade_4"]}]
    session = Session(GAME, position={"seats": seats, "market": ["jade_1", "jade_2", "jade_3"]})
    begin = snapshot(session)
    session.play("take jade_1")
    taken = snapshot(session)
    session.play("pay cacao")
    session.undo()
    assert snapshot(session) == taken
    session.play("pay maize")
    session.reset_turn()
    assert snapshot(session) == begin


def test_what_chance_has_shown_cannot_be_taken_back() -> None:
    session = in_turn()
    session.play("take jade_1")
    session.play("pay cacao")
    assert session.to_act == 0
    assert not session.can_undo()


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    session = in_turn()
    session.play("gather maize")
    session.play("end_turn")
    before = snapshot(session)
    for take_back in (session.undo, session.reset_turn):
        with pytest.raises(NothingToUndo, match=r"^Nothing of this turn can be taken back\.$"):
            take_back()
    assert snapshot(session) == before


def test_a_secret_answer_cannot_be_taken_back_by_the_next_seat() -> None:
    session = Session(GAME, 2, seed=1)
    session.play("favour jade", seat=0)
    assert not session.can_undo()


def test_undo_restores_the_position_also_after_an_answer_out_of_order() -> None:
    session = Session(sacbe.game("tzolkin"), 3, seed=1)
    before = snapshot(session)
    tile = session.view(2)["seats"][2]["wealth_dealt"][0]
    session.play(f"keep {tile}", seat=2)
    session.undo()
    assert snapshot(session) == before


def test_a_turn_interrupted_by_another_seat_can_be_taken_back_once_that_seat_has_gone_back() -> None:
    session = Session(sacbe.game("tzolkin"), 3, seed=1)
    for seat in (0, 2):
        before = snapshot(session)
        session.play(f"keep {session.view(seat)['seats'][seat]['wealth_dealt'][0]}", seat=seat)
    session.undo()
    assert snapshot(session) == before
    assert session.can_undo()
    session.undo()
    assert session.record.moves and not session.can_undo()


def test_events_go_on_after_undo() -> None:
    session = in_turn()
    session.play("gather maize")
    session.undo()
    assert [event.kind for event in session.play("gather cacao")] == ["gathered"]


def test_rewinding_goes_back_across_turns() -> None:
    session = in_turn()
    begin = snapshot(session)
    for action in ("gather maize", "end_turn", "gather cacao", "end_turn"):
        session.play(action)
    session.rewind(0)
    assert snapshot(session) == begin


def test_rewinding_to_the_future_does_nothing() -> None:
    session = in_turn()
    session.play("gather maize")
    before = snapshot(session)
    session.rewind(1000)
    assert snapshot(session) == before


# Going on from a record.


def test_a_session_of_a_record_can_be_played_on_and_undone() -> None:
    session = in_turn()
    session.play("take jade_1")
    again = Session.from_record(GAME, session.record)
    assert snapshot(again) == snapshot(session)
    again.undo()
    assert again.record.moves == []
    assert session.record.moves != []


def test_a_session_of_a_record_plays_the_chance_that_is_due() -> None:
    session = Session(GAME, 2, seed=1)
    del session.record.moves[1:]
    again = Session.from_record(GAME, session.record, seed=5)
    assert again.to_act == 0
    assert again.record.moves[0] == session.record.moves[0]
