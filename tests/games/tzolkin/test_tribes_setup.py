"""Set-up with tribes: two dealt and one kept in secret; Ixtab's third wealth tile, Yaluk's five workers."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, IllegalAction
from sacbe.core.session import Session
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Hands, Table, choose, set_up

GAME = sacbe.game("tzolkin")

TRIBES: Hands = {
    0: ["ixtab", "balam"],
    1: ["yaluk", "bacab"],
    2: ["huracan", "yumkaax"],
    3: ["itzamna", "xaman_ek"],
}
WEALTH: Hands = {
    0: ["w_palenque_7", "w_tikal_3", "w_uxmal_7", "w_palenque_1"],
    1: ["w_uxmal_5", "w_yaxchilan_1", "w_yaxchilan_3", "w_yaxchilan_5"],
    2: ["w_tikal_1", "w_tikal_5", "w_tikal_7", "w_yaxchilan_7"],
    3: ["w_uxmal_1", "w_uxmal_3", "w_palenque_3", "w_palenque_5"],
}


def choosing(*, start: int = 0) -> Session:
    """Four seats at the choice of tribes, after chance has dealt the hands above."""
    state = set_up(4, WEALTH, TRIBES, start=start, modules=("tribes",))
    return sacbe.from_position(GAME.position(state), seed=1)


def all_choose(session: Session, *, ixtab: bool = False, yaluk: bool = False) -> None:
    """Seats 0 and 1 keep the tribe named or their other one, everybody the first tiles dealt."""
    choose(session, 0, TRIBES[0][0 if ixtab else 1], *WEALTH[0][: 3 if ixtab else 2])
    choose(session, 1, TRIBES[1][0 if yaluk else 1], *WEALTH[1][:2])
    for seat in (2, 3):
        choose(session, seat, TRIBES[seat][0], *WEALTH[seat][:2])


def seats(session: Session) -> list[dict[str, Any]]:
    """What the seats have."""
    found: list[dict[str, Any]] = session.game.position(session.state)["seats"]
    return found


# Two tribes, one kept.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_is_dealt_two_different_tribes(players: int) -> None:
    """TP-2: two of the thirteen for every seat, no tribe twice."""
    modules = ("tribes", "quick_actions") if players == 5 else ("tribes",)
    assert len(names.TRIBES) == 13
    for seed in range(5):
        session = sacbe.start("tzolkin", players, seed=seed, modules=modules)
        dealt = [tribe for seat in seats(session) for tribe in seat["tribes_dealt"]]
        assert [len(seat["tribes_dealt"]) for seat in seats(session)] == [2] * players
        assert len(set(dealt)) == 2 * players
        assert set(dealt) <= set(names.TRIBES)


def test_five_players_keep_five_tribes_and_eight_are_out_of_play() -> None:
    """TP-2, P2: 10 of the 13 tribes are dealt and 5 kept."""
    session = sacbe.start("tzolkin", 5, seed=3, modules=("tribes", "quick_actions"))
    dealt = [seat["tribes_dealt"] for seat in seats(session)]
    assert len({tribe for hand in dealt for tribe in hand}) == 10
    for seat in range(5):
        session.play(f"keep_tribe {dealt[seat][0]}", seat=seat)
        for tile in seats(session)[seat]["wealth_dealt"][: 3 if dealt[seat][0] == "ixtab" else 2]:
            session.play(f"keep {tile}", seat=seat)
    assert [seat["tribe"] for seat in seats(session)] == [hand[0] for hand in dealt]
    assert [seat["tribes_dealt"] for seat in seats(session)] == [[]] * 5
    shown = json.dumps(session.view(0)["seats"])
    assert len([tribe for tribe in names.TRIBES if f'"{tribe}"' not in shown]) == 8


def test_without_the_module_no_tribe_is_dealt() -> None:
    """TP-2: tribes belong to their module."""
    session = sacbe.start("tzolkin", 4, modules=("prophecies",))
    assert all("tribe" not in seat for seat in seats(session))
    assert all(text.startswith("keep w_") for text in session.legal())


def test_tribes_come_after_prophecies_and_idle_workers() -> None:
    """TP-2: everything else is laid out before the first tribe is dealt."""
    modules = ("tribes", "prophecies", "quick_actions", "buildings")
    session = sacbe.start("tzolkin", 3, seed=2, modules=modules)
    kinds = [event.kind for event in session.events]
    first = kinds.index("tribe_dealt")
    assert {"prophecy_drawn", "idle_worker_placed", "monument_revealed", "building_revealed"} <= set(
        kinds[:first]
    )
    assert set(kinds[first:]) == {"tribe_dealt"}


def test_deal_is_random() -> None:
    """TP-2: different seeds deal different tribes."""
    deals = [sacbe.start("tzolkin", 2, seed=seed, modules=("tribes",)) for seed in range(8)]
    assert len({str(seats(session)[0]["tribes_dealt"]) for session in deals}) > 1


def test_only_a_dealt_tribe_can_be_kept() -> None:
    """TP-2: neither a tribe of another seat nor an undealt one, nor both of the own."""
    session = choosing()
    assert session.view(0)["legal"] == ["keep_tribe balam", "keep_tribe ixtab"]
    for tribe in ("yaluk", "ahmakiq"):
        with pytest.raises(IllegalAction):
            session.play(f"keep_tribe {tribe}", seat=0)
    session.play("keep_tribe balam", seat=0)
    with pytest.raises(IllegalAction):
        session.play("keep_tribe ixtab", seat=0)


def test_the_other_tribe_goes_back() -> None:
    """TP-2: when all have chosen each seat has one tribe."""
    session = choosing()
    all_choose(session)
    assert [seat["tribe"] for seat in seats(session)] == ["balam", "bacab", "huracan", "itzamna"]
    assert [seat["tribes_dealt"] for seat in seats(session)] == [[], [], [], []]


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_tribes_are_hidden_until_all_have_chosen(watcher: int | None) -> None:
    """TP-2: neither views nor events show another seat's dealt or kept tribe, nor Ixtab's third tile."""
    session = choosing()
    choose(session, 0, "ixtab", *WEALTH[0][:3])
    choose(session, 3, "itzamna", *WEALTH[3][:2])
    seen = json.dumps([session.view(watcher), [event.document() for event in session.events_for(watcher)]])
    known = TRIBES.get(watcher, []) if watcher is not None else []
    assert {tribe for tribe in names.TRIBES if f'"{tribe}"' in seen or f" {tribe}" in seen} == set(known)
    own = WEALTH.get(watcher, []) if watcher is not None else []
    assert {tile for tile in names.WEALTH if tile in seen} == set(own)
    choose(session, 1, "yaluk", *WEALTH[1][:2])
    choose(session, 2, "huracan", *WEALTH[2][:2])
    shown = [seat["tribe"] for seat in session.view(watcher)["seats"]]
    assert shown == ["ixtab", "yaluk", "huracan", "itzamna"]


def test_a_seat_sees_its_own_two_tribes() -> None:
    """TP-2: the deal and the choice are told to their own seat."""
    session = choosing()
    assert set(session.view(2)["seats"][2]["tribes_dealt"]) == {"huracan", "yumkaax"}
    session.play("keep_tribe yumkaax", seat=2)
    assert session.view(2)["seats"][2]["tribe"] == "yumkaax"
    assert "tribe" not in session.view(1)["seats"][2]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_seats_may_choose_in_any_order(order: tuple[int, ...]) -> None:
    """TP-2: the choice is simultaneous, so that its order changes nothing."""
    usual, session = choosing(start=2), choosing(start=2)
    all_choose(usual)
    for seat in order:
        choose(session, seat, TRIBES[seat][0 if seat > 1 else 1], *WEALTH[seat][:2])
    assert session.state.key() == usual.state.key()
    assert session.to_act == 2


@pytest.mark.parametrize("kept", [1, 2, 3])
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_view_tells_nothing_that_a_new_guess_changes(watcher: int | None, kept: int) -> None:
    """TP-2: whatever else the others may hold, in the middle of Ixtab's choice too, a view stays the same."""
    session = choosing()
    choose(session, 3, "itzamna", *WEALTH[3][:2])
    choose(session, 0, "ixtab", *WEALTH[0][:kept])
    before, hidden = GAME.view(session.state, watcher), GAME.position(session.state)
    changed = 0
    for seed in range(10):
        other = session.state.copy()
        GAME.guess(other, watcher, Stream(seed))
        changed += GAME.position(other) != hidden
        assert GAME.view(other, watcher) == before
    assert changed >= 8


# Ixtab.


def test_ixtab_keeps_three_tiles_and_steps_down() -> None:
    """TP-11, P11: w_palenque_7, w_tikal_3 and w_uxmal_7 give 23 corn, 3 stone, 1 gold; one step down."""
    session = choosing()
    all_choose(session, ixtab=True)
    ixtab = seats(session)[0]
    assert set(ixtab["wealth"]) == {"w_palenque_7", "w_tikal_3", "w_uxmal_7"}
    assert [ixtab[good] for good in ("corn", "wood", "stone", "gold")] == [23, 0, 3, 1]
    assert session.to_act == 0
    assert session.legal() == ["descend chaac", "descend quetzalcoatl", "descend kukulcan"]
    session.play("descend kukulcan")
    assert seats(session)[0]["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": -1}
    assert "place palenque" in session.legal()


@pytest.mark.parametrize("temple", names.TEMPLES)
def test_ixtab_chooses_the_temple(temple: str) -> None:
    """TP-11: the step down is exactly one, in any of the three temples."""
    session = choosing()
    all_choose(session, ixtab=True)
    session.play(f"descend {temple}")
    assert seats(session)[0]["temples"] == {name: -1 if name == temple else 0 for name in names.TEMPLES}


def test_ixtab_keeps_neither_two_nor_four() -> None:
    """TP-11: after two tiles a third must be kept, after three no fourth can be."""
    session = choosing()
    choose(session, 0, "ixtab", *WEALTH[0][:2])
    assert set(session.view(0)["legal"]) == {"keep w_uxmal_7", "keep w_palenque_1"}
    session.play("keep w_uxmal_7", seat=0)
    with pytest.raises(IllegalAction):
        session.play("keep w_palenque_1", seat=0)


@pytest.mark.parametrize(("seat", "tribe"), [(0, "balam"), (1, "yaluk"), (2, "huracan")])
def test_other_tribes_keep_two_tiles(seat: int, tribe: str) -> None:
    """TP-11: the third tile is Ixtab's alone, and nobody else steps down."""
    session = choosing()
    choose(session, seat, tribe, *WEALTH[seat][:2])
    with pytest.raises(IllegalAction):
        session.play(f"keep {WEALTH[seat][2]}", seat=seat)


def test_nobody_steps_down_without_ixtab() -> None:
    """TP-11: the turn of the first player follows at once."""
    session = choosing()
    all_choose(session)
    assert "place palenque" in session.legal()


def test_ixtab_may_step_down_where_it_has_just_climbed() -> None:
    """TP-12: w_palenque_1 gives a step of Quetzalcoatl first, which the step down may take back."""
    session = choosing()
    choose(session, 0, "ixtab", "w_palenque_1", "w_palenque_7", "w_tikal_3")
    for seat in (1, 2, 3):
        choose(session, seat, TRIBES[seat][1], *WEALTH[seat][2:])
    assert seats(session)[0]["temples"] == {"chaac": 0, "quetzalcoatl": 1, "kukulcan": 0}
    assert session.legal() == ["descend chaac", "descend quetzalcoatl", "descend kukulcan"]
    session.play("descend quetzalcoatl")
    assert seats(session)[0]["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert seats(session)[0]["technologies"]["agriculture"] == 1


def test_ixtab_steps_down_before_the_first_turn_whoever_begins() -> None:
    """TP-12: seat 2 begins, yet seat 0 finishes its set-up before that turn."""
    session = choosing(start=2)
    all_choose(session, ixtab=True)
    assert session.to_act == 0
    session.play("descend chaac")
    assert session.to_act == 2


# Yaluk.


def test_yaluk_begins_with_five_workers_and_ends_at_six() -> None:
    """TP-13, P13: five workers and w_uxmal_5 make six; a later U3 leaves them at six."""
    session = choosing()
    all_choose(session, yaluk=True)
    workers = [seat["workers_in_hand"] for seat in seats(session)]
    assert workers == [3, 6, 3, 3]
    table = Table(
        modules=["tribes"],
        seats={0: {"tribe": "yaluk", "workers_in_hand": 5}},
        gears={"uxmal": {3: 0}},
    )
    table.play("pick_up U3", "use U3")
    assert table.seat(0).workers_in_hand == 6


def test_yaluk_without_a_worker_tile_has_five() -> None:
    """TP-13: five workers to begin with, and U3 brings the sixth."""
    session = choosing()
    choose(session, 1, "yaluk", "w_yaxchilan_1", "w_yaxchilan_3")
    choose(session, 0, "balam", *WEALTH[0][:2])
    for seat in (2, 3):
        choose(session, seat, TRIBES[seat][0], *WEALTH[seat][:2])
    assert [seat["workers_in_hand"] for seat in seats(session)] == [3, 5, 3, 3]
    table = Table(
        modules=["tribes"],
        seats={0: {"tribe": "yaluk", "workers_in_hand": 4}},
        gears={"uxmal": {3: 0}},
    )
    table.play("pick_up U3", "use U3")
    assert table.seat(0).workers_in_hand == 6


def test_yaluk_refused_keeps_three_workers() -> None:
    """TP-13: the tribe that went back gives nothing."""
    session = choosing()
    all_choose(session)
    assert [seat["workers_in_hand"] for seat in seats(session)] == [3, 4, 3, 3]


def test_unknown_modules_are_refused() -> None:
    """TP-2: a misspelt module is no game without it."""
    with pytest.raises(BadOptions):
        sacbe.start("tzolkin", 4, modules=("tribe",))


# What a seat would start with.


@pytest.mark.parametrize(
    ("seat", "tribe", "first", "second"), [(0, "ixtab", *WEALTH[0][:2]), (1, "yaluk", *WEALTH[1][:2])]
)
def test_the_view_says_what_each_choice_would_start_with(
    seat: int, tribe: str, first: str, second: str
) -> None:
    """TZ-68, TP-2: with the tribe, and with each tile that may be kept next; only the seat itself sees it."""
    session = choosing()
    starts = session.view(seat)["seats"][seat]["starts"]
    assert set(starts) == {"", *TRIBES[seat]}
    assert starts[tribe]["workers_in_hand"] == (5 if tribe == "yaluk" else 3)
    choose(session, seat, tribe, first)
    promised = session.view(seat)["seats"][seat]["starts"][second]
    session.play(f"keep {second}", seat=seat)
    assert session.view(seat)["seats"][seat]["starts"][""] == promised
    assert "starts" not in session.view(1 - seat)["seats"][seat]


def test_what_the_view_promised_is_what_one_starts_with() -> None:
    """TZ-68: all have chosen, and the gains are applied."""
    session = choosing()
    choose(session, 1, "bacab", *WEALTH[1][:2])
    promised = session.view(1)["seats"][1]["starts"][""]
    choose(session, 0, "balam", *WEALTH[0][:2])
    for seat in (2, 3):
        choose(session, seat, TRIBES[seat][0], *WEALTH[seat][:2])
    has = session.view(1)["seats"][1]
    assert "starts" not in has
    assert {key: has[key] for key in promised} == promised
