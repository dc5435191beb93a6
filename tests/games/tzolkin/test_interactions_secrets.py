"""Set-up with all modules, what stays secret while tribes and wealth tiles are chosen, and replaying."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core import constants as core
from sacbe.core import record
from sacbe.core.chance import Stream
from sacbe.core.errors import BadOptions, BadPosition
from sacbe.core.session import Session
from sacbe.core.state import State
from sacbe.games.tzolkin import names
from tests.games.tzolkin.table import Hands, Table, choose, set_up

GAME = sacbe.game("tzolkin")
MODULES = ("tribes", "prophecies", "buildings", "quick_actions")

WEALTH: Hands = {
    0: ["w_uxmal_1", "w_uxmal_3", "w_uxmal_5", "w_uxmal_7"],
    1: ["w_yaxchilan_1", "w_yaxchilan_3", "w_yaxchilan_5", "w_yaxchilan_7"],
    2: ["w_tikal_1", "w_tikal_3", "w_tikal_5", "w_tikal_7"],
}
TRIBES: Hands = {0: ["ixtab", "yaluk"], 1: ["balam", "bacab"], 2: ["huracan", "itzamna"]}


def dealt(players: int = 3, *, start: int = 0, modules: tuple[str, ...] = MODULES) -> State:
    """A new game up to the choice of tribes, in which chance deals the hands above."""
    wealth, tribes = ({seat: hands[seat] for seat in range(players)} for hands in (WEALTH, TRIBES))
    return set_up(players, wealth, tribes, start=start, modules=modules)


def choosing(players: int = 3, *, start: int = 0, modules: tuple[str, ...] = MODULES) -> Session:
    """A session that begins at the choice of tribes and wealth tiles."""
    return sacbe.from_position(GAME.position(dealt(players, start=start, modules=modules)), seed=1)


def seats(session: Session) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = GAME.position(session.state)["seats"]
    return found


# Set-up with five players and everything.


@pytest.mark.parametrize("seed", range(4))
def test_five_players_with_all_modules(seed: int) -> None:
    """TP-1 to TP-7, TP-144: what is dealt, laid out and left over."""
    session = sacbe.start("tzolkin", 5, modules=MODULES, seed=seed)
    position = GAME.position(session.state)
    dealt = [tribe for seat in position["seats"] for tribe in seat["tribes_dealt"]]
    assert (len(dealt), len(set(dealt))) == (10, 10)
    wealth = [tile for seat in position["seats"] for tile in seat["wealth_dealt"]]
    assert (len(wealth), len(set(wealth)), position["wealth_drawn"]) == (20, 20, [])
    assert len(position["monuments"]) == 6
    assert sum(group["corn"] for group in position["jungle"].values()) == 20
    assert sum(group["wood"] for group in position["jungle"].values()) == 15
    assert not any(position["gears"].values())
    assert position["quick_spaces"] == [None, None, None]
    assert len(set(position["prophecies"])) == 3
    assert None not in position["quick_tiles"][:7]
    assert position["quick_tiles"][7:] == [None] * 6
    assert (len(position["row"]), len(position["decks"]["1"]), len(position["decks"]["2"])) == (6, 12, 22)


@pytest.mark.parametrize(("players", "on_gears", "on_quick"), [(2, 16, 2), (3, 11, 1), (4, 5, 1), (5, 0, 0)])
def test_idle_workers_with_quick_actions_and_tribes(players: int, on_gears: int, on_quick: int) -> None:
    """TP-8, TP-9, TP-10, TP-142: after the choice all idle workers stand, whatever was drawn and kept."""
    for seed in range(6):
        session = sacbe.start("tzolkin", players, modules=MODULES, seed=seed)
        while session.view(None)["question"]["kind"] == "keep_wealth":
            session.play(session.legal()[-1])
        position = GAME.position(session.state)
        pieces = [piece for gear in position["gears"].values() for piece in gear.values()]
        assert (pieces.count("idle"), position["quick_spaces"].count("idle")) == (on_gears, on_quick)


def test_prophecies_alone_change_no_idle_workers() -> None:
    """TP-1, P1: three players with prophecies have six idle workers and no quick tiles."""
    session = sacbe.start("tzolkin", 3, modules=("prophecies",), seed=5)
    position = GAME.position(session.state)
    pieces = [piece for gear in position["gears"].values() for piece in gear.values()]
    assert pieces.count("idle") == 6
    assert "quick_tiles" not in position
    assert "tribe" not in position["seats"][0]


def test_fifth_player_needs_quick_actions() -> None:
    """TP-1: with any other modules five players are refused, at the start and as a position."""
    with pytest.raises(BadOptions):
        sacbe.start("tzolkin", 5, modules=("tribes", "prophecies", "buildings"))
    with pytest.raises(BadPosition):
        Table(players=5, modules=["tribes"])


# Secrets.


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_nothing_of_another_seats_choice_is_seen(watcher: int | None) -> None:
    """TP-2, TZ-82: dealt and kept tribes and wealth tiles are in nobody else's view, nor their number."""
    session = choosing()
    views = [session.view(watcher)]
    choose(session, 0, "ixtab")
    views.append(session.view(watcher))
    session.play("keep w_uxmal_1", seat=0)
    session.play("keep w_uxmal_3", seat=0)
    views.append(session.view(watcher))
    for view in views:
        seen = view["seats"][0]
        assert not {"tribe", "tribes_dealt", "wealth", "wealth_dealt"} & set(seen)
        assert "uxmal" not in str(view["seats"])
        assert "ixtab" not in str(view)
        assert sorted(view["to_act"]) == [0, 1, 2]
    assert views[0]["seats"] == views[1]["seats"] == views[2]["seats"]


def test_events_of_the_choice_are_for_its_seat_only() -> None:
    """TP-2, TZ-82: another seat hears of no tribe dealt or kept and of no wealth tile kept."""
    session = choosing()
    choose(session, 0, "ixtab", "w_uxmal_1")
    heard = [event.kind for event in session.events_for(1) + session.events_for(None)]
    assert not {"tribe_kept", "wealth_kept", "tribe_dealt"} & set(heard)
    assert {"tribe_kept", "wealth_kept"} <= {event.kind for event in session.events_for(0)}


def test_question_of_ixtab_looks_like_any_other() -> None:
    """TP-11, TZ-82: whether two or three tiles are to be kept is not told to others."""
    seen = []
    for tribe in ("ixtab", "yaluk"):
        session = choosing()
        choose(session, 0, tribe, "w_uxmal_1")
        seen.append((session.view(None)["question"], session.view(None)["seats"]))
        assert session.view(0)["question"]["left"] == (2 if tribe == "ixtab" else 1)
    assert seen[0] == seen[1]


def test_own_secrets_are_seen() -> None:
    """TP-2: a seat sees its two tribes and four tiles, then what it kept."""
    session = choosing()
    assert sorted(session.view(2)["seats"][2]["tribes_dealt"]) == ["huracan", "itzamna"]
    assert session.view(2)["legal"] == ["keep_tribe huracan", "keep_tribe itzamna"]
    choose(session, 2, "itzamna", "w_tikal_3")
    own = session.view(2)["seats"][2]
    assert (own["tribe"], own["wealth"], len(own["wealth_dealt"])) == ("itzamna", ["w_tikal_3"], 3)


def test_prophecies_and_first_quick_tiles_are_open_to_all() -> None:
    """TP-3, TP-135, TP-137: before anyone chooses, everybody sees them; the age 2 tiles nobody."""
    session = choosing()
    view = session.view(None)
    assert None not in view["prophecies"]
    assert None not in view["quick_tiles"][:7]
    assert view["quick_tiles"][7:] == [None] * 6
    assert view["calamity"] is None


def all_chosen(order: tuple[int, ...], start: int = 0) -> Session:
    """All three seats have chosen, in this order; Ixtab has still to step down."""
    session = choosing(start=start)
    choices = {
        0: ("ixtab", "w_uxmal_1", "w_uxmal_5", "w_uxmal_7"),
        1: ("bacab", "w_yaxchilan_1", "w_yaxchilan_3"),
        2: ("itzamna", "w_tikal_1", "w_tikal_5"),
    }
    for seat in order:
        choose(session, seat, *choices[seat])
    return session


def test_order_of_answers_does_not_matter() -> None:
    """TP-2, TZ-82: whoever answers first, the table is the same."""
    positions = [GAME.position(all_chosen(order).state) for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0))]
    assert positions[0] == positions[1] == positions[2]


def test_all_is_shown_when_all_have_chosen() -> None:
    """TP-2: the tribes kept are seen by everybody, those given back are out of play."""
    session = all_chosen((1, 0, 2))
    for watcher in (0, 1, 2, None):
        assert [seat["tribe"] for seat in session.view(watcher)["seats"]] == ["ixtab", "bacab", "itzamna"]
        assert "yaluk" not in str(session.view(watcher))


@pytest.mark.parametrize("temple", names.TEMPLES)
def test_ixtab_steps_down_after_its_gains(temple: str) -> None:
    """TP-11, TP-12: c=13 s=1 g=1, Ch+1 and a worker; then one step down, also in the temple just climbed."""
    session = all_chosen((0, 1, 2))
    assert (session.to_act, session.legal()) == (0, [f"descend {name}" for name in names.TEMPLES])
    session.play(f"descend {temple}")
    seat = seats(session)[0]
    assert (seat["corn"], seat["stone"], seat["gold"], seat["workers_in_hand"]) == (13, 1, 1, 4)
    steps = {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 0}
    assert seat["temples"] == steps | {temple: steps[temple] - 1}


def test_gains_come_in_turn_order_with_ixtabs_question_among_them() -> None:
    """TZ-82, TP-12: seat 1 begins: the tiles of 1, 2, 0 are shown in this order."""
    session = all_chosen((0, 1, 2), start=1)
    revealed = [event.seat for event in session.events if event.kind == "wealth_revealed"]
    assert list(dict.fromkeys(revealed)) == [1, 2, 0]
    session.play("descend chaac")
    assert session.to_act == 1


def test_yaluk_with_a_worker_tile_has_six() -> None:
    """TP-13, P13: 5 workers and w_uxmal_5 are 6; the others have three."""
    session = choosing()
    choose(session, 0, "yaluk", "w_uxmal_5", "w_uxmal_3")
    choose(session, 1, "bacab", "w_yaxchilan_1", "w_yaxchilan_3")
    choose(session, 2, "itzamna", "w_tikal_1", "w_tikal_5")
    assert [seat["workers_in_hand"] for seat in seats(session)] == [6, 3, 3]


def test_left_over_idle_worker_takes_a_tile_that_nobody_kept() -> None:
    """TP-142, TP-11: two players, 15 of 16 placed; Ixtab gives back one tile, the other two."""
    state = dealt(2)
    pieces = [piece for gear in GAME.position(state)["gears"].values() for piece in gear.values()]
    assert pieces.count("idle") == 15
    for text in ("keep_tribe ixtab", "keep w_uxmal_1", "keep w_uxmal_5", "keep w_uxmal_7"):
        GAME.apply(state, GAME.parse(state, text))
    for text in ("keep_tribe balam", "keep w_yaxchilan_1", "keep w_yaxchilan_3"):
        GAME.apply(state, GAME.parse(state, text))
    while GAME.to_act(state) != core.CHANCE:
        GAME.apply(state, GAME.legal(state)[0])
    drawn = {GAME.text(action).split()[1] for action in GAME.legal(state)}
    assert drawn == {"w_uxmal_3", "w_yaxchilan_5", "w_yaxchilan_7"}
    GAME.apply(state, GAME.parse(state, "idle w_uxmal_3"))
    assert GAME.position(state)["gears"]["uxmal"] == {"3": "idle"}


# Guessing.


def test_guess_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    """TP-2, TZ-82: seat 1 holds other tribes of seat 0 possible; its own view never changes."""
    session = choosing()
    choose(session, 0, "ixtab", "w_uxmal_1", "w_uxmal_3", "w_uxmal_5")
    choose(session, 1, "bacab", "w_yaxchilan_1")
    view, found = session.view(1), set()
    for seed in range(40):
        twin = session.state.copy()
        GAME.guess(twin, 1, Stream(seed))
        assert GAME.view(twin, 1) == view
        GAME.check(twin)
        found.add(GAME.position(twin)["seats"][0]["tribe"])
    assert len(found) > 3
    assert "bacab" not in found


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_guessed_hands_keep_as_many_tiles_as_their_tribe(watcher: int | None) -> None:
    """TP-7, TP-11: in every guess a seat that is done has three tiles with Ixtab, else two."""
    session = choosing()
    choose(session, 0, "ixtab", "w_uxmal_1", "w_uxmal_3", "w_uxmal_5")
    choose(session, 2, "itzamna", "w_tikal_1", "w_tikal_5")
    for seed in range(40):
        twin = session.state.copy()
        GAME.guess(twin, watcher, Stream(seed))
        for seat in (0, 2):
            hand = GAME.position(twin)["seats"][seat]
            assert len(hand["wealth"]) == (3 if hand["tribe"] == "ixtab" else 2)
            assert len(hand["wealth"]) + len(hand["wealth_dealt"]) == 4
        assert GAME.from_position(GAME.position(twin)).numbers() == twin.numbers()


# Records and positions.


def played_turn() -> Session:
    """A turn with a sale, a quick space, a renovation and a tax on the building."""
    me = {"tribe": "xaman_ek", "corn": 1, "stone": 2, "buildings": ["tp_b1"]}
    table = Table(
        modules=list(MODULES),
        day=10,
        prophecies=["crowded_cities"],
        quick_tiles=[None] * 4 + ["q1_build"],
        row=["a1_civic_agriculture_stone"],
        seats={0: me},
    )
    table.play("barter stone", "place quick_action_space", "quick_action")
    while table.to_act == 0:
        table.play(next(text for text in (*table.legal, "end_turn") if not text.startswith("barter")))
    return table.session


def test_turn_of_many_rules_is_written_and_replayed() -> None:
    """TP-65, TP-133, TP-132: c=1 + 3 - 1 - 1 = 2, s 2 - 1 - 1 + 1 = 1, A=1; the record leads to the same."""
    session = played_turn()
    seat = seats(session)[0]
    assert (seat["corn"], seat["stone"], seat["technologies"]["agriculture"]) == (2, 1, 1)
    assert seat["buildings"] == ["a1_civic_agriculture_stone"]
    game, read = record.read(record.write(GAME, session.record), sacbe.game)
    assert Session.from_record(game, read).state.key() == session.state.key()
    assert played_turn().record == session.record


def test_same_seed_and_answers_give_the_same_game() -> None:
    """TZ-82: chance is all in the seed: two games with five players and all modules are alike to the end."""
    keys = []
    for _ in range(2):
        session = sacbe.start("tzolkin", 5, modules=MODULES, seed=11)
        for number in range(150):
            legal = session.legal()
            session.play(legal[(7 * number) % len(legal)])
        keys.append((session.state.key(), tuple(session.record.moves)))
    assert keys[0] == keys[1]


def test_position_in_the_middle_of_a_renovation_is_read_back() -> None:
    """TP-103, TP-108: after the choice of the old building the document holds what is to be done."""
    me = {"technologies": {"architecture": 3}, "buildings": ["tp_b4"], "wood": 1, "stone": 2}
    table = Table(
        modules=list(MODULES),
        day=16,
        row=["a2_tomb_three_temples_3vp"],
        seats={0: me},
        gears={"tikal": {2: 0}},
    )
    table.play("pick_up T2", "use T2", "renovate tp_b4")
    assert table.legal == ["save wood", "save stone"]
    again = GAME.from_position(table.position)
    assert again.numbers() == table.session.state.numbers()
    GAME.apply(again, GAME.parse(again, "save stone"))
    seat = GAME.position(again)["seats"][0]
    assert (seat["stone"], seat["buildings"]) == (1, ["a2_tomb_three_temples_3vp"])


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": {0: {"tribe": "balam"}, 1: {"tribe": "balam"}}},
        {"prophecies": ["hunger", "hunger"]},
        {"quick_spaces": ["idle", "idle", "idle"]},
        {"quick_tiles": ["q2_gold"]},
        {"seats": {0: {"buildings": ["tp_b1"]}}, "row": ["tp_b1"]},
        {"seats": {0: {"tribe": "ixtab_"}}},
    ],
)
def test_impossible_table_is_refused(fields: dict[str, Any]) -> None:
    """TP-2, TP-3, TP-10, TP-135, TP-144: something twice, or where it cannot be, is refused."""
    with pytest.raises(BadPosition):
        Table(modules=list(MODULES), **fields)
