"""Set-up: the table for two to four players, wealth tiles chosen in secret, idle workers."""

from __future__ import annotations

import json

import pytest

import sacbe
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, IllegalAction
from sacbe.core.session import Session
from sacbe.core.state import State
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Hands, Table, set_up

GAME = sacbe.game("tzolkin")


def choosing(players: int = 4, *, start: int = 0, hands: Hands | None = None) -> Session:
    """A session that begins at the choice of wealth tiles."""
    return sacbe.from_position(GAME.position(set_up(players, hands or {}, start=start)), seed=1)


def idle_workers(state: State) -> list[str]:
    """The spaces on which idle workers stand."""
    gears = GAME.position(state)["gears"]
    return [
        f"{gear}_{space}" for gear in names.GEARS for space, piece in gears[gear].items() if piece == "idle"
    ]


def keep_first_two(session: Session, seat: int) -> None:
    for tile in session.view(seat)["seats"][seat]["wealth_dealt"][:2]:
        session.play(f"keep {tile}", seat=seat)


HANDS: Hands = {
    0: ["w_palenque_7", "w_palenque_5", "w_palenque_1", "w_palenque_3"],
    1: ["w_yaxchilan_1", "w_yaxchilan_3", "w_yaxchilan_5", "w_yaxchilan_7"],
    2: ["w_tikal_1", "w_tikal_3", "w_tikal_5", "w_tikal_7"],
    3: ["w_uxmal_1", "w_uxmal_3", "w_uxmal_5", "w_uxmal_7"],
}


# The table.


@pytest.mark.parametrize(
    ("players", "monuments", "fields", "idle"),
    [(2, 4, 2, 12), (3, 5, 3, 6), (4, 6, 4, 0)],
)
def test_material_depends_on_the_number_of_players(
    players: int, monuments: int, fields: int, idle: int
) -> None:
    """TZ-67, X179: three players have 5 monuments, 3 fields in each group and 6 idle workers."""
    for seed in range(5):
        session = sacbe.start("tzolkin", players, seed=seed)
        position = session.game.position(session.state)
        assert len(position["monuments"]) == monuments
        assert position["jungle"] == {
            "palenque_2": {"corn": fields, "wood": 0},
            **{f"palenque_{space}": {"corn": fields, "wood": fields} for space in (3, 4, 5)},
        }
        assert len(idle_workers(session.state)) == idle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players: int) -> None:
    """TZ-67: 3 workers, nothing else, all on the start steps; six age 1 buildings; 13 skulls in the bank."""
    position = GAME.position(set_up(players))
    assert len({tile for tile in position["row"] if tile.startswith("a1_")}) == 6
    assert [len(position["decks"][age]) for age in ("1", "2")] == [8, 18]
    assert (position["day"], position["age"], position["skull_bank"], position["tooth_corn"]) == (1, 1, 13, 0)
    for seat in position["seats"]:
        assert (seat["corn"], seat["workers_in_hand"], seat["board"], seat["skulls"]) == (0, 3, "light", 0)
        assert seat["temples"] == dict.fromkeys(names.TEMPLES, 0)
        assert seat["technologies"] == dict.fromkeys(names.TRACKS, 0)


@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """TZ-67: the base game is for two to four."""
    with pytest.raises(BadOptions):
        sacbe.start("tzolkin", players)


# Wealth tiles.


def test_four_tiles_are_dealt_and_two_kept() -> None:
    """TZ-68: each seat is dealt four tiles and keeps two; the others leave it."""
    session = choosing(hands=HANDS)
    for seat, hand in HANDS.items():
        assert session.view(seat)["seats"][seat]["wealth_dealt"] == sorted(hand, key=names.WEALTH.index)
        for tile in hand[:2]:
            session.play(f"keep {tile}", seat=seat)
    seats = session.game.position(session.state)["seats"]
    assert [set(seat["wealth"]) for seat in seats] == [set(hand[:2]) for hand in HANDS.values()]
    assert [seat["wealth_dealt"] for seat in seats] == [[], [], [], []]


def test_a_third_tile_cannot_be_kept() -> None:
    """TZ-68: a seat that has kept two is not asked again."""
    session = choosing(hands=HANDS)
    session.play("keep w_uxmal_1", seat=3)
    session.play("keep w_uxmal_3", seat=3)
    with pytest.raises(IllegalAction):
        session.play("keep w_uxmal_5", seat=3)
    assert sorted(session.game.may_act(session.state)) == [0, 1, 2]


@pytest.mark.parametrize("tile", ["w_yaxchilan_1", "w_chichen_itza_0"])
def test_only_dealt_tiles_can_be_kept(tile: str) -> None:
    """TZ-68: neither another seat's tile nor an undealt one, nor one tile twice."""
    session = choosing(hands=HANDS)
    with pytest.raises(IllegalAction, match="not-dealt"):
        session.play(f"keep {tile}", seat=0)
    session.play("keep w_palenque_1", seat=0)
    with pytest.raises(IllegalAction, match="not-dealt"):
        session.play("keep w_palenque_1", seat=0)


def test_worker_and_farm_symbol_of_uxmal_tiles() -> None:
    """TZ-68, X180: w_uxmal_5 and w_uxmal_3: 4 workers, 3 corn, 1 wood, one worker free on food days."""
    session = choosing(hands=HANDS)
    for tile in ("w_uxmal_5", "w_uxmal_3"):
        session.play(f"keep {tile}", seat=3)
    for seat in (0, 1, 2):
        keep_first_two(session, seat)
    seat = session.game.position(session.state)["seats"][3]
    assert (seat["workers_in_hand"], seat["corn"], seat["wood"]) == (4, 3, 1)
    assert (seat["stone"], seat["gold"], seat["skulls"]) == (0, 0, 0)
    table = Table(day=8, to_move=3, seats={3: {**seat, "corn": 10, "points": 0}})
    table.finish_turn("place uxmal")
    assert (table.seat(3).corn, table.points(3)) == (10 - 3 * 2, 0)


def test_goods_and_level_of_palenque_tiles() -> None:
    """TZ-68, X181: w_palenque_7 and w_palenque_5: 9 corn, 2 stone, 1 gold, agriculture 1."""
    session = choosing(hands=HANDS)
    for tile in ("w_palenque_7", "w_palenque_5"):
        session.play(f"keep {tile}", seat=0)
    for seat in (1, 2, 3):
        keep_first_two(session, seat)
    seat = session.game.position(session.state)["seats"][0]
    assert [seat[good] for good in ("corn", "wood", "stone", "gold", "skulls")] == [9, 0, 2, 1, 0]
    assert seat["technologies"] == {"agriculture": 1, "extraction": 0, "architecture": 0, "theology": 0}


def test_gains_come_only_when_all_have_chosen() -> None:
    """TZ-68, TZ-82: nothing is gained before the last seat has chosen."""
    session = choosing(hands=HANDS)
    for seat in (2, 0, 1):
        keep_first_two(session, seat)
        assert [other["corn"] for other in session.view(None)["seats"]] == [0, 0, 0, 0]
    keep_first_two(session, 3)
    assert [other["corn"] for other in session.view(None)["seats"]] == [8, 2, 8, 8]


# Secrecy.


def test_choice_is_secret_and_gains_come_in_turn_order() -> None:
    """TZ-82, X201: seat 0 sees its own four tiles only; gains come in the order 3, 0, 1, 2."""
    session = choosing(start=3, hands=HANDS)
    assert session.to_act == 0
    seen = json.dumps(session.view(0))
    assert [tile for tile in names.WEALTH if tile in seen] == sorted(HANDS[0], key=names.WEALTH.index)
    assert session.view(0)["legal"] == [f"keep {tile}" for tile in sorted(HANDS[0], key=names.WEALTH.index)]
    for seat in range(4):
        keep_first_two(session, seat)
    revealed = [event.seat for event in session.events if event.kind == "wealth_revealed"]
    assert revealed == [3, 3, 0, 0, 1, 1, 2, 2]
    gaining = [event.seat for event in session.events if event.kind == "gained"]
    assert sorted(set(gaining), key=gaining.index) == [3, 0, 1, 2]
    assert session.to_act == 3


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_seats_may_choose_in_any_order(order: tuple[int, ...]) -> None:
    """TZ-82: whoever chooses first, the position after the choice is the same."""
    session, usual = choosing(start=1, hands=HANDS), choosing(start=1, hands=HANDS)
    for seat in order:
        keep_first_two(session, seat)
    for seat in range(4):
        keep_first_two(usual, seat)
    assert session.state.key() == usual.state.key()
    assert session.to_act == 1


def test_single_choices_of_seats_may_alternate() -> None:
    """TZ-82: a seat may keep its second tile after others have kept their first."""
    session = choosing(hands=HANDS)
    for place in (0, 1):
        for seat in (3, 1, 0, 2):
            session.play(f"keep {HANDS[seat][place]}", seat=seat)
    seats = session.view(None)["seats"]
    assert [set(seat["wealth"]) for seat in seats] == [set(hand[:2]) for hand in HANDS.values()]


@pytest.mark.parametrize("watcher", [1, 2, 3, None])
def test_dealt_and_kept_tiles_are_hidden_from_others_until_all_have_chosen(watcher: int | None) -> None:
    """TZ-82: neither views nor events show another seat's dealt or kept tiles before the end."""
    session = choosing(hands=HANDS)
    session.play("keep w_palenque_7", seat=0)
    session.play("keep w_palenque_5", seat=0)
    session.play("keep w_uxmal_1", seat=3)
    seen = json.dumps([session.view(watcher), [event.document() for event in session.events_for(watcher)]])
    known = HANDS.get(watcher, []) if watcher is not None else []
    assert [tile for tile in names.WEALTH if tile in seen] == sorted(known, key=names.WEALTH.index)
    for seat in (1, 2):
        keep_first_two(session, seat)
    session.play("keep w_uxmal_7", seat=3)
    for number, seat in enumerate(session.view(watcher)["seats"]):
        assert len(seat["wealth"]) == 2, number
    assert set(session.view(watcher)["seats"][0]["wealth"]) == {"w_palenque_7", "w_palenque_5"}


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_deal_is_told_to_its_own_seat_only(watcher: int | None) -> None:
    """TZ-82: the events of the deal show each seat its own four tiles, and a spectator none."""
    session = sacbe.start("tzolkin", 3, seed=5)
    told = [event.seat for event in session.events_for(watcher) if event.kind == "wealth_dealt"]
    assert told == ([] if watcher is None else [watcher] * 4)
    assert len([event for event in session.events if event.kind == "wealth_dealt"]) == 12


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_view_tells_nothing_that_a_new_guess_changes(watcher: int | None) -> None:
    """TZ-82: whatever else the others may hold, a seat's view stays the same."""
    state = set_up(3, {seat: HANDS[seat] for seat in range(3)})
    before, hidden = GAME.view(state, watcher), GAME.position(state)
    changed = 0
    for seed in range(10):
        other = state.copy()
        GAME.guess(other, watcher, Stream(seed))
        changed += GAME.position(other) != hidden
        assert GAME.view(other, watcher) == before
    assert changed >= 8


def test_first_start_player_is_drawn() -> None:
    """TZ-82: every seat may be drawn, and has the first turn."""
    drawn = {sacbe.start("tzolkin", 3, seed=seed).view(None)["marker"] for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert [GAME.text(action) for action in GAME.legal(GAME.new(3))] == [
        f"start_player {i}" for i in range(3)
    ]


# Idle workers.


@pytest.mark.parametrize(
    ("tile", "spaces"),
    [
        pytest.param("w_palenque_5", ["palenque_0", "palenque_5"], id="X182"),
        pytest.param("w_tikal_3", ["tikal_3", "tikal_8"], id="X183"),
        pytest.param("w_yaxchilan_1", ["yaxchilan_1", "yaxchilan_6"], id="X184-yaxchilan"),
        pytest.param("w_uxmal_7", ["uxmal_2", "uxmal_7"], id="X184-uxmal"),
    ],
)
def test_first_tile_of_a_small_gear_places_an_opposite_worker_too(tile: str, spaces: list[str]) -> None:
    """TZ-69, X182, X183, X184: one on the tile's space, one on the space opposite."""
    first_of_gear = [name for name in idle_after(tile) if name.startswith(tile[2:-2])]
    assert first_of_gear == spaces


def idle_after(*tiles: str, players: int = 3) -> list[str]:
    """Where idle workers stand after these tiles have been drawn; nobody was dealt any of them."""
    state = GAME.new(players)
    for tile in tiles:
        while f"idle {tile}" not in [GAME.text(action) for action in GAME.legal(state)]:
            GAME.apply(state, next(a for a in GAME.legal(state) if not GAME.text(a).endswith(tiles)))
        GAME.apply(state, GAME.parse(state, f"idle {tile}"))
    return idle_workers(state)


def test_second_tile_of_a_gear_places_one_worker() -> None:
    """TZ-69, X185: only the first tile of a gear has an opposite."""
    assert idle_after("w_palenque_5", "w_palenque_7") == ["palenque_0", "palenque_5", "palenque_7"]


@pytest.mark.parametrize("space", [0, 3, 5, 7, 10])
def test_chichen_itza_has_no_opposite(space: int) -> None:
    """TZ-69, X186: a tile of Chichen Itza places one worker on its space."""
    assert idle_after(f"w_chichen_itza_{space}") == [f"chichen_itza_{space}"]


def test_last_idle_worker_may_lack_its_opposite() -> None:
    """TZ-69: with one worker left the first tile of a gear places it alone."""
    sacred = [f"w_chichen_itza_{space}" for space in (0, 3, 5, 7, 10)]
    standing = idle_after(*sacred, "w_palenque_5", "w_yaxchilan_5", "w_tikal_5", "w_uxmal_3", players=2)
    assert len(standing) == 12
    assert [name for name in standing if name.startswith("uxmal")] == ["uxmal_3"]


@pytest.mark.parametrize(("players", "undealt", "idle"), [(2, 13, 12), (3, 9, 6)])
def test_idle_workers_never_meet(players: int, undealt: int, idle: int) -> None:
    """TZ-69, X188: 13 undealt tiles for 12 workers, 9 for 6; no two ever stand on one space."""
    for seed in range(40):
        session = sacbe.start("tzolkin", players, seed=seed)
        draws = [action for _, action in session.record.moves if session.game.actions.verb(action) == "idle"]
        placed = [event.data["space"] for event in session.events if event.kind == "idle_worker_placed"]
        drawn = session.view(None)["wealth_drawn"]
        dealt = [
            tile for seat in range(players) for tile in session.view(seat)["seats"][seat]["wealth_dealt"]
        ]
        assert len(draws) == len(drawn) <= undealt == len(names.WEALTH) - len(dealt)
        assert len(set(placed)) == len(placed) == idle
        assert not set(drawn) & set(dealt)


def test_idle_workers_stand_before_the_choice() -> None:
    """TZ-69: they are placed after the deal and before the choice of wealth tiles."""
    session = sacbe.start("tzolkin", 2, seed=3)
    verbs = [session.game.actions.verb(action) for _, action in session.record.moves]
    assert verbs.index("idle") > max(i for i, verb in enumerate(verbs) if verb == "deal")
    assert (len(idle_workers(session.state)), session.game.may_act(session.state)) == (12, [0, 1])
