"""What can be asked? Every kind of decision, and every automatic step."""

from __future__ import annotations

from sacbe.core.decisions import DecisionKind, DecisionKinds, Local
from sacbe.games._template import ids, names
from sacbe.games._template.rules import market, setup, turn

KINDS = DecisionKinds(
    DecisionKind(
        ids.REVEAL_TILE,
        "reveal_tile",
        verbs=("reveal",),
        legal=market.legal_reveal_tile,
        apply=market.apply_reveal_tile,
        is_chance=True,
    ),
    DecisionKind(ids.FILL_MARKET, "fill_market", proceed=market.fill_market),
    DecisionKind(ids.ASK_FAVOURS, "ask_favours", proceed=setup.ask_favours),
    DecisionKind(
        ids.ROUND, "round", locals=(Local("turns_taken", range(ids.SEATS + 1)),), proceed=turn.play_round
    ),
    DecisionKind(
        ids.CHOOSE_FAVOUR,
        "choose_favour",
        verbs=("favour",),
        legal=setup.legal_choose_favour,
        apply=setup.apply_choose_favour,
        is_simultaneous=True,
    ),
    DecisionKind(
        ids.TURN,
        "turn",
        locals=(Local("step", names.STEPS),),
        verbs=("take", "gather", "end_turn"),
        legal=turn.legal_turn,
        apply=turn.apply_turn,
    ),
    DecisionKind(ids.PAY, "pay", verbs=("pay",), legal=turn.legal_pay, apply=turn.apply_pay),
)
