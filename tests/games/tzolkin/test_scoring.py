"""The end of the game: the last advance, goods, skulls, monuments, the breakdown by source, who has won."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.errors import BadPosition, IllegalAction
from sacbe.core.session import Session
from sacbe.games.tzolkin import ids, names
from sacbe.games.tzolkin.game import own
from sacbe.games.tzolkin.rules.scoring import score_monument
from tests.games.tzolkin.table import Table

# What feeds three workers on the last food day.
FOOD = 6
LAST_DAY = 27


def worth(table: Table, seat: int, monument: str) -> int:
    """What a monument would score for a seat as things stand."""
    return score_monument(own(table.session.state), seat, names.TILES.index(monument))


def ended(
    seats: dict[int, dict[str, Any]],
    *,
    players: int = 2,
    last: str = "place starting_player_space",
    **fields: Any,
) -> Table:
    """A table after the last turn of the last day; the last seat ends it on the starting player space."""
    fed = {seat: {**holdings, "corn": holdings.get("corn", 0) + FOOD} for seat, holdings in seats.items()}
    table = Table(players=players, seats=fed, day=LAST_DAY, to_move=players - 1, **fields)
    table.play(last, "end_turn")
    assert table.session.is_over
    return table


def winners(table: Table) -> list[int]:
    return table.game.winners(table.session.state)


def breakdown(table: Table, seat: int) -> dict[str, float]:
    """A seat's points by source, those that are not zero."""
    sources = table.game.breakdown(table.session.state)[seat]
    return {source: quarters / 4 for source, quarters in sources.items() if quarters}


def test_last_food_day_is_followed_by_one_more_advance_which_decides_a_tie() -> None:
    """TZ-62, X166: 50 to 50; Red's worker on P7 is pushed off, Blue's moves from P5 to P6: Blue wins."""
    # Both are tied for every temple: 1 + 3 + 2 points each.
    table = ended({0: {"points": 44}, 1: {"points": 44}}, gears={"palenque": {7: 0, 5: 1}})
    assert [table.points(seat) for seat in range(2)] == [50, 50]
    assert table.gear("palenque") == {6: 1}
    assert winners(table) == [1]


def test_game_is_over_after_the_last_round() -> None:
    """TZ-62: after final scoring nobody is asked, nothing is legal, and it stays day 27."""
    table = ended({0: {}, 1: {}})
    assert (table.to_act, table.legal, table.position["pending"], table.position["day"]) == (None, [], [], 27)
    assert [event.kind for event in table.session.events][-1] == "game_ended"
    with pytest.raises(IllegalAction, match="game-over"):
        table.play("place palenque")


def test_final_scoring_follows_the_last_advance() -> None:
    """TZ-62: temple points, then the calendar, then corn, skulls and monuments."""
    table = ended({0: {"corn": 1, "skulls": 1, "monuments": ["m_tombs"]}, 1: {}})
    seen = [
        event.kind if event.kind == "calendar_turned" else event.data["source"]
        for event in table.session.events
        if event.kind == "calendar_turned" or (event.kind == "scored" and event.seat == 0)
    ]
    assert seen == ["temples"] * 3 + ["calendar_turned", "corn", "skulls", "monuments"]


def test_nobody_has_won_before_the_end() -> None:
    """TZ-62: winners are named only when the game is over."""
    assert winners(Table(players=2, seats={0: {"points": 50}})) == []


def test_equal_points_and_equal_workers_share_the_victory() -> None:
    """TZ-63, X167: equal points, one worker each on the gears: both win."""
    table = ended({0: {}, 1: {}}, gears={"palenque": {4: 0, 5: 1}})
    assert winners(table) == [0, 1]


def test_starting_player_space_is_no_gear_in_the_tie_break() -> None:
    """TZ-63: a worker on the starting player space counts no more than one in hand."""
    table = ended({0: {}, 1: {}})
    assert table.seat(1).workers_in_hand == 3
    assert winners(table) == [0, 1]


def test_idle_workers_do_not_break_a_tie() -> None:
    """TZ-63, TZ-70: idle workers belong to nobody."""
    table = ended({0: {}, 1: {}}, gears={"tikal": {3: "idle", 8: "idle"}, "uxmal": {0: "idle"}})
    assert winners(table) == [0, 1]


def test_workers_on_gears_decide_only_among_those_with_most_points() -> None:
    """TZ-63: more workers on the gears do not help a player with fewer points."""
    table = ended({0: {"points": 1}, 1: {}}, gears={"palenque": {1: 1, 2: 1}})
    assert winners(table) == [0]


def test_three_of_four_may_share_the_victory() -> None:
    """TZ-63: all tied players win, and only they."""
    seats: dict[int, dict[str, Any]] = {0: {}, 1: {"points": -1}, 2: {}, 3: {}}
    assert winners(ended(seats, players=4)) == [0, 2, 3]


def test_goods_become_points() -> None:
    """TZ-64, X168: 5 corn and a block of each kind are 14 corn, 3.5 points; two skulls are 6."""
    table = ended({0: {"corn": 5, "wood": 1, "stone": 1, "gold": 1, "skulls": 2}, 1: {}})
    assert breakdown(table, 0) == {"temples": 6, "corn": 3.5, "skulls": 6}


def test_skulls_on_chichen_itza_are_nobodys_points() -> None:
    """TZ-64: 3 points are for skulls in hand only."""
    table = ended({0: {"skulls": 1}, 1: {}}, chichen_itza_skulls=[1, 2, 3])
    assert breakdown(table, 0)["skulls"] == 3
    assert "skulls" not in breakdown(table, 1)


def test_corn_left_after_feeding_is_what_counts() -> None:
    """TZ-64, TZ-55: the last food day takes its corn first."""
    table = Table(players=2, day=LAST_DAY, to_move=1, seats={0: {"corn": 7}, 1: {"corn": 3, "gold": 1}})
    table.finish_turn("place uxmal")
    # Seat 1 feeds one of its three workers; its gold cannot feed anybody, but counts as 4 corn.
    assert breakdown(table, 0) == {"temples": 6, "corn": 0.25}
    assert breakdown(table, 1) == {"temples": 6, "hunger": -6, "corn": 1.25}


@pytest.mark.parametrize(("corn", "points"), [(1, 0.25), (2, 0.5), (3, 0.75), (4, 1), (7, 1.75)])
def test_quarter_points_are_exact(corn: int, points: float) -> None:
    """TZ-65: 1/4 point for each corn, never rounded."""
    table = ended({0: {"corn": corn}, 1: {}})
    assert breakdown(table, 0)["corn"] == points


def test_a_quarter_point_wins_the_game() -> None:
    """TZ-65: scores are compared as quarter points; the tie-break is not asked."""
    table = ended({0: {"corn": 3, "points": 9}, 1: {"points": 9.5}}, gears={"palenque": {1: 1, 2: 1}})
    assert [table.points(seat) for seat in range(2)] == [15.75, 15.5]
    assert winners(table) == [0]


X170_SEATS: dict[int, dict[str, Any]] = {
    0: {
        "buildings": ["a1_farm_one_less_corn_2", "a1_civic_agriculture", "a1_civic_extraction_corn"],
        "monuments": ["m_tombs", "m_buildings_and_monuments", "m_all_monuments", "m_shrines"],
        "corn_tiles": 3,
        "wood_tiles": 2,
        "workers_in_hand": 5,
        "technologies": {"agriculture": 3, "extraction": 3, "architecture": 1},
        "temples": {"chaac": 2, "quetzalcoatl": 3, "kukulcan": 4},
    },
    1: {"monuments": ["m_wood_tiles"]},
}
X170_BOARD: dict[str, Any] = {"jungle": {"palenque_3": {"corn": 1, "wood": 1}}, "chichen_itza_skulls": [4, 7]}
X170_WORTH = {
    "m_tombs": 12,
    "m_buildings_and_monuments": 14,
    "m_corn_tiles": 12,
    "m_wood_tiles": 8,
    "m_all_monuments": 20,
    "m_civics": 8,
    "m_maxed_technologies": 20,
    "m_technology_levels": 21,
    "m_workers": 12,
    "m_shrines": 4,
    "m_temple_steps_vp": 15,
    "m_best_temple": 12,
    "m_skulls": 6,
}


@pytest.mark.parametrize("monument", names.MONUMENTS)
def test_each_monument_is_worth_what_is_printed(monument: str) -> None:
    """TZ-66, X170: each of the thirteen monuments on the same holdings."""
    assert worth(Table(seats=X170_SEATS, **X170_BOARD), 0, monument) == X170_WORTH[monument]


def test_only_owned_monuments_score() -> None:
    """TZ-66: at the end of X170's game the four monuments owned score 12 + 14 + 20 + 4, another's 0."""
    table = ended(X170_SEATS, players=4, **X170_BOARD)
    assert breakdown(table, 0)["monuments"] == 12 + 14 + 20 + 4
    assert "monuments" not in breakdown(table, 1)


@pytest.mark.parametrize(("players", "points"), [(2, 18), (3, 15), (4, 12)])
def test_all_monuments_depends_on_the_number_of_players(players: int, points: int) -> None:
    """TZ-66, X171: three monuments built by anyone: 18, 15, 12 points with two, three, four players."""
    table = Table(
        players=players,
        seats={0: {"monuments": ["m_all_monuments"]}, 1: {"monuments": ["m_workers", "m_civics"]}},
        monuments=["m_tombs"],
    )
    assert worth(table, 0, "m_all_monuments") == points


@pytest.mark.parametrize(
    ("temples", "points"),
    [
        ({"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}, 0),
        ({"quetzalcoatl": 7}, 21),
        ({"chaac": 5, "quetzalcoatl": -1, "kukulcan": 4}, 15),
        ({}, 0),
    ],
)
def test_best_temple_counts_steps_above_the_start_and_is_never_negative(
    temples: dict[str, int], points: int
) -> None:
    """TZ-66, X172: 3 points for each step above the start step in the best temple."""
    assert worth(Table(seats={0: {"temples": temples}}), 0, "m_best_temple") == points


def test_farms_count_for_no_type_and_wealth_tiles_for_nothing() -> None:
    """TZ-66, X174: farms count for m_buildings_and_monuments alone; wealth tiles never."""
    farms = ["a1_farm_one_worker_1", "a1_farm_one_worker_2"]
    table = Table(seats={0: {"buildings": farms, "wealth": ["w_uxmal_3", "w_palenque_7"]}})
    assert worth(table, 0, "m_buildings_and_monuments") == 4
    assert [worth(table, 0, monument) for monument in ("m_tombs", "m_civics", "m_shrines")] == [0, 0, 0]


def test_type_monuments_count_buildings_and_monuments_of_their_colour() -> None:
    """TZ-66, TZ-76: each counts buildings and monuments of its border colour, itself included."""
    buildings = [
        "a1_tomb_chaac_kukulcan",
        "a2_tomb_8vp",
        "a1_civic_agriculture",
        "a1_shrine_architecture",
        "a2_farm_three_workers_1",
    ]
    monuments = ["m_tombs", "m_corn_tiles", "m_civics", "m_shrines", "m_best_temple"]
    other = {"buildings": ["a2_tomb_worker_6vp"], "monuments": ["m_skulls"]}
    table = Table(age=2, day=15, seats={0: {"buildings": buildings, "monuments": monuments}, 1: other})
    assert [worth(table, 0, monument) for monument in ("m_tombs", "m_civics", "m_shrines")] == [16, 8, 12]


@pytest.mark.parametrize(("hand", "points"), [(1, 0), (2, 6), (3, 12), (4, 18)])
def test_workers_count_in_hand_and_on_gears(hand: int, points: int) -> None:
    """TZ-66, X176: three workers in hand and two on gears are five: 12 points."""
    table = Table(seats={0: {"workers_in_hand": hand}}, gears={"palenque": {0: 0}, "chichen_itza": {10: 0}})
    assert worth(table, 0, "m_workers") == points


def test_worker_on_the_starting_player_space_counts() -> None:
    """TZ-66: a worker on the starting player space is in play; idle workers are nobody's."""
    table = Table(
        players=2,
        seats={0: {"workers_in_hand": 3}},
        starting_player_space=0,
        gears={"tikal": {0: "idle"}},
        to_move=1,
    )
    assert [worth(table, seat, "m_workers") for seat in (0, 1)] == [6, 0]


@pytest.mark.parametrize(("tracks", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_maxed_technologies(tracks: int, points: int) -> None:
    """TZ-66, X177: four tracks at level 3 are worth 33 points."""
    technologies = {track: 3 if i < tracks else 2 for i, track in enumerate(names.TRACKS)}
    assert worth(Table(seats={0: {"technologies": technologies}}), 0, "m_maxed_technologies") == points


def test_bonuses_beyond_the_third_level_add_no_levels() -> None:
    """TZ-66, X178: twelve levels at most, 36 points; a bonus beyond level 3 adds nothing."""
    technologies = dict.fromkeys(names.TRACKS, 3)
    table = Table(seats={0: {"technologies": technologies, "wood": 2}}, gears={"tikal": {3: 0}})
    assert worth(table, 0, "m_technology_levels") == 36
    table.finish_turn("pick_up T3", "use T3", "advance architecture", "advance architecture")
    assert (table.points(0), worth(table, 0, "m_technology_levels")) == (6, 36)


def test_sum_of_temple_steps_may_be_negative() -> None:
    """TZ-66: m_temple_steps_vp is the literal sum, -1 - 2 - 3 at the bottom, and costs points at the end."""
    bottom = dict.fromkeys(names.TEMPLES, -1)
    table = ended({0: {"temples": bottom, "monuments": ["m_temple_steps_vp"]}, 1: {}})
    assert breakdown(table, 0) == {"temples": -6, "monuments": -6}


def test_a_game_that_ends_with_negative_monuments_can_be_written_and_read() -> None:
    """TZ-66: the position is possible with that monument, and refused without it."""
    bottom = dict.fromkeys(names.TEMPLES, -1)
    table = ended({0: {"temples": bottom, "monuments": ["m_temple_steps_vp"]}, 1: {}})
    document = table.position
    assert sacbe.from_position(document).scores() == table.session.scores()
    document["seats"][0]["monuments"], document["monuments"] = [], ["m_temple_steps_vp"]
    with pytest.raises(BadPosition, match=r"seats\[0\].points.monuments must be 0 or more, not -6"):
        sacbe.from_position(document)


def test_burned_wood_tiles_count_for_nobody() -> None:
    """TZ-66, TZ-15: a burned wood tile is no wood tile for m_wood_tiles; the corn tile counts."""
    table = Table(gears={"palenque": {3: 0}})
    table.finish_turn("pick_up P3", "use P3", "harvest burn", "descend chaac")
    assert [worth(table, 0, monument) for monument in ("m_wood_tiles", "m_corn_tiles")] == [0, 4]


def test_skull_paid_for_a_monument_is_not_on_chichen_itza() -> None:
    """TZ-66, TZ-22: m_skulls counts the skulls laid by anyone, not the one that it cost."""
    table = Table(
        seats={0: {"gold": 4, "skulls": 1}},
        gears={"tikal": {4: 0}},
        monuments=["m_skulls"],
        chichen_itza_skulls=[2, 9],
    )
    table.finish_turn("pick_up T4", "use T4", "build m_skulls")
    assert (table.seat(0).monuments, table.seat(0).skulls) == (["m_skulls"], 0)
    assert (worth(table, 0, "m_skulls"), table.position["skull_bank"]) == (6, 11)


def random_game(players: int, seed: int) -> Session:
    session = sacbe.start("tzolkin", players, seed=seed)
    turn = seed
    while not session.is_over:
        turn = (turn * 1103515245 + 12345) % 2**31
        legal = session.game.legal(session.state)
        session.play(legal[(turn >> 8) % len(legal)])
    return session


@pytest.mark.parametrize("players", [2, 3, 4])
def test_breakdown_sums_to_the_scores_and_to_what_was_told(players: int) -> None:
    """TZ-64, TZ-66: the sources sum to the scores, and to the points that the events told of."""
    session = random_game(players, 11)
    told = [dict.fromkeys(names.SOURCES, 0) for _ in range(players)]
    for event in session.events:
        if event.kind == "scored":
            assert event.seat is not None
            told[event.seat][str(event.data["source"])] += int(event.data["quarters"])
    sources = session.game.breakdown(session.state)
    assert sources == told
    assert [sum(source.values()) for source in sources] == session.game.scores(session.state)
    assert session.game.score_unit == ids.QUARTERS == 4


def test_a_score_may_be_negative() -> None:
    """TZ-71: 1 point and three hungry workers make -8, not 0."""
    table = Table(day=8, to_move=3, seats={0: {"points": 1}, 1: {"corn": 6}})
    table.finish_turn("place uxmal")
    assert [table.points(seat) for seat in (0, 1)] == [-8, 0]


def test_type_monuments_count_every_building_and_monument_of_their_colour() -> None:
    """TZ-76: a shrine building and two shrine monuments are three shrines."""
    own_tiles = {"buildings": ["a1_shrine_theology_kukulcan"], "monuments": ["m_shrines", "m_skulls"]}
    table = Table(seats={0: own_tiles, 1: {"monuments": ["m_best_temple"]}})
    assert worth(table, 0, "m_shrines") == 12


def test_there_are_thirteen_monuments_and_one_is_for_wood_tiles() -> None:
    """TZ-78: m_wood_tiles exists, can be built, and gives 4 points for each wood tile."""
    assert len(set(names.MONUMENTS)) == 13
    table = Table(
        seats={0: {"wood": 1, "gold": 4, "wood_tiles": 3}},
        gears={"tikal": {4: 0}},
        jungle={"palenque_3": {"corn": 4, "wood": 1}},
        monuments=["m_wood_tiles"],
    )
    table.finish_turn("pick_up T4", "use T4", "build m_wood_tiles")
    assert (table.seat(0).monuments, worth(table, 0, "m_wood_tiles")) == (["m_wood_tiles"], 12)


def test_workers_on_gears_count_for_the_monument_of_workers() -> None:
    """TZ-79: three in hand and one on a gear are four workers, 6 points."""
    table = Table(seats={0: {"workers_in_hand": 3}}, gears={"tikal": {1: 0}})
    assert worth(table, 0, "m_workers") == 6
