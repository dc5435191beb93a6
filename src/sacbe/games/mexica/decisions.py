"""What can be asked in Mexica? Every kind of decision, and every automatic step."""

from __future__ import annotations

from sacbe.core.decisions import DecisionKind, DecisionKinds, Local, seat_local
from sacbe.games.mexica import ids, names
from sacbe.games.mexica.rules import bridges, canals, founding, movement, periods, setup, temples, turn

NUMBER = range(101)
SIZE = range(ids.SMALLEST, ids.SMALLEST + ids.SIZES)
IN_TURN = (
    "canal",
    "bridge",
    "relocate",
    "temple",
    "found",
    "step",
    "boat",
    "teleport",
    "buy_token",
    "spend_token",
    "propose",
    "end_turn",
)

KINDS = DecisionKinds(
    # Chance.
    DecisionKind(
        ids.DRAW_FIRST_PLAYER,
        "draw_first_player",
        verbs=("first_player",),
        legal=setup.legal_draw_first_player,
        apply=setup.apply_draw_first_player,
        rule="MX-4",
        is_chance=True,
    ),
    DecisionKind(
        ids.DRAW_CALPULLI,
        "draw_calpulli",
        verbs=("draw",),
        legal=setup.legal_draw_calpulli,
        apply=setup.apply_draw_calpulli,
        rule="MX-3",
        is_chance=True,
    ),
    DecisionKind(
        ids.DRAW_NEUTRAL_CELL,
        "draw_neutral_cell",
        verbs=("neutral",),
        legal=setup.legal_draw_neutral_cell,
        apply=setup.apply_draw_neutral_cell,
        rule="MX-27",
        is_chance=True,
    ),
    DecisionKind(
        ids.DRAW_NEUTRAL_TEMPLE,
        "draw_neutral_temple",
        locals=(Local("level", range(2, 5)), Local("left", range(1, 11))),
        verbs=("neutral",),
        legal=setup.legal_draw_neutral_temple,
        apply=setup.apply_draw_neutral_temple,
        rule="MX-27",
        is_chance=True,
    ),
    # Automatic steps.
    DecisionKind(
        ids.DEAL_CALPULLI, "deal_calpulli", locals=(Local("dealt", NUMBER),), proceed=setup.deal_calpulli
    ),
    DecisionKind(
        ids.PLACE_NEUTRAL, "place_neutral", locals=(Local("failed", NUMBER),), proceed=setup.place_neutral
    ),
    DecisionKind(
        ids.ROUND,
        "round",
        locals=(Local("turns_taken", range(ids.SEATS + 1)),),
        proceed=periods.play_round,
    ),
    DecisionKind(ids.END_ROUND, "end_round", proceed=periods.end_round),
    DecisionKind(ids.END_PERIOD, "end_period", proceed=periods.end_period),
    DecisionKind(ids.END_TURN, "end_turn", locals=(seat_local("of", ids.SEATS),), proceed=periods.end_turn),
    DecisionKind(ids.PLACE_PILLIS, "place_pillis", proceed=setup.place_pillis),
    # Decisions of a turn.
    DecisionKind(
        ids.PLACE_PILLI,
        "place_pilli",
        verbs=("start",),
        legal=setup.legal_place_pilli,
        apply=setup.apply_place_pilli,
        rule="MX-2",
    ),
    DecisionKind(ids.TURN, "turn", verbs=IN_TURN, legal=turn.legal_turn, apply=turn.apply_turn),
    DecisionKind(
        ids.VOTE,
        "vote",
        locals=(Local("size", SIZE), Local("left", range(ids.SEATS))),
        verbs=("vote",),
        legal=turn.legal_vote,
        apply=turn.apply_vote,
        rule="MX-33",
    ),
    # Follow-up decisions.
    DecisionKind(
        ids.LAY_SINGLE,
        "lay_single",
        verbs=("lay",),
        legal=canals.legal_lay_single,
        apply=canals.apply_lay_single,
        rule="MX-5",
    ),
    DecisionKind(
        ids.LAY_FIRST,
        "lay_first",
        verbs=("lay",),
        legal=canals.legal_lay_first,
        apply=canals.apply_lay_first,
        rule="MX-5",
    ),
    DecisionKind(
        ids.LAY_SECOND,
        "lay_second",
        locals=(Local("first", names.CELLS),),
        verbs=("lay",),
        legal=canals.legal_lay_second,
        apply=canals.apply_lay_second,
        rule="MX-5",
    ),
    DecisionKind(
        ids.CHOOSE_AXIS,
        "choose_axis",
        locals=(Local("cell", names.CELLS), Local("origin", names.CELLS, or_none=True)),
        verbs=("axis",),
        legal=bridges.legal_choose_axis,
        apply=bridges.apply_choose_axis,
        rule="MX-10",
    ),
    DecisionKind(
        ids.CHOOSE_GOAL,
        "choose_goal",
        locals=(Local("origin", names.CELLS),),
        verbs=("bridge",),
        legal=bridges.legal_choose_goal,
        apply=bridges.apply_choose_goal,
        rule="MX-11",
    ),
    DecisionKind(
        ids.CHOOSE_SITE,
        "choose_site",
        locals=(Local("level", range(1, 5)),),
        verbs=("build",),
        legal=temples.legal_choose_site,
        apply=temples.apply_choose_site,
        rule="MX-13",
    ),
    DecisionKind(
        ids.CHOOSE_TILE_CELL,
        "choose_tile_cell",
        locals=(Local("size", SIZE),),
        verbs=("tile",),
        legal=founding.legal_choose_tile_cell,
        apply=founding.apply_choose_tile_cell,
        rule="MX-8",
    ),
    DecisionKind(
        ids.CHOOSE_LANDING,
        "choose_landing",
        verbs=("land",),
        legal=movement.legal_choose_landing,
        apply=movement.apply_choose_landing,
        rule="MX-17",
    ),
)
