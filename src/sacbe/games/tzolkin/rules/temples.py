# compiled
"""The temples: climbing, stepping down, the single place on top, and what the steps give on food days."""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, hooks, ids, material
from sacbe.games.tzolkin.rules import holdings, paying
from sacbe.games.tzolkin.state import State


def top_is_taken(state: State, temple: int) -> bool:
    """Does some player stand on the top step? It holds only one (TZ-43)."""
    for seat in range(state.players):
        if holdings.step(state, seat, temple) == material.TOP_STEP[temple]:
            return True
    return False


def can_climb(state: State, seat: int, temple: int) -> bool:
    """Would a step up move the marker, or be wasted (TZ-43)?"""
    here = holdings.step(state, seat, temple)
    top = material.TOP_STEP[temple]
    return here < top - 1 or (here == top - 1 and not top_is_taken(state, temple))


def can_descend(state: State, seat: int, temple: int) -> bool:
    """Only a marker above the bottom step can go down (TZ-46)."""
    return holdings.step(state, seat, temple) > ids.BOTTOM


def can_descend_anywhere(state: State, seat: int) -> bool:
    """Is some temple above the bottom step?"""
    for temple in range(ids.TEMPLES):
        if can_descend(state, seat, temple):
            return True
    return False


def climb(state: State, seat: int, temple: int, steps: int) -> None:
    """Climb step by step; arriving on top turns the player board to its light side (TZ-43, TZ-44)."""
    for _ in range(steps):
        if not can_climb(state, seat, temple):
            state.note(ids.STEP_WASTED, seat, temple)
            continue
        state.temples[seat * ids.TEMPLES + temple] += 1
        here = holdings.step(state, seat, temple)
        state.note(ids.CLIMBED, seat, temple, here)
        if here == material.TOP_STEP[temple] and state.dark[seat]:
            state.dark[seat] = 0
            state.note(ids.BOARD_TURNED, seat, 0)


def step_up(state: State, seat: int, temple: int) -> None:
    """Climb one step, when what it costs is paid."""
    climb(state, seat, temple, 1)


def descend(state: State, seat: int, temple: int) -> None:
    """Go down one step."""
    state.temples[seat * ids.TEMPLES + temple] -= 1
    state.note(ids.DESCENDED, seat, temple, holdings.step(state, seat, temple))


def is_taxed(state: State, seat: int, temple: int) -> bool:
    """Does a step here cost something? A wasted one never does."""
    tax = hooks.step_corn(state) + hooks.step_blocks(state, temple)
    return tax > 0 and can_climb(state, seat, temple)


def can_pay_step(state: State, seat: int, temple: int) -> bool:
    """Has the seat what a step in this temple costs?"""
    return not is_taxed(state, seat, temple) or (
        state.corn[seat] >= hooks.step_corn(state)
        and holdings.blocks(state, seat) >= hooks.step_blocks(state, temple)
    )


def can_decline_steps(state: State, seat: int, left: int, climbed: int) -> bool:
    """Could all steps left be taxed ones? Such steps may be declined, others may not."""
    taxed = 0
    for temple in range(ids.TEMPLES):
        if not climbed & (1 << temple) and is_taxed(state, seat, temple):
            taxed += 1
    return taxed >= left


def legal_climb(state: State, seat: int, left: int, climbed: int) -> None:
    """Offer each temple not climbed yet by the same action; a wasted step is legal (TZ-43, TZ-45)."""
    for temple in range(ids.TEMPLES):
        if not climbed & (1 << temple) and can_pay_step(state, seat, temple):
            state.offer(actions.CLIMB + temple)
    if can_decline_steps(state, seat, left, climbed):
        state.offer(actions.DONE)


def apply_climb(state: State, seat: int, left: int, climbed: int, action: int) -> None:
    """Climb in the chosen temple, then in another one if a step is left."""
    if action == actions.DONE:
        return
    temple = action - actions.CLIMB
    if left > 1:
        state.ask(ids.CLIMB, seat, left - 1, climbed | (1 << temple))
    pay_and_climb(state, seat, temple)


def pay_and_climb(state: State, seat: int, temple: int) -> None:
    """Pay what a step costs, if anything, and climb it."""
    if not is_taxed(state, seat, temple):
        climb(state, seat, temple, 1)
        return
    paying.pay(state, seat, ids.CORN, hooks.step_corn(state))
    state.ask(ids.STEP_UP, core.AUTOMATIC, seat, temple)
    paying.ask_blocks(state, seat, hooks.step_blocks(state, temple))


def legal_descend(state: State, seat: int) -> None:
    """Offer each temple in which the seat can go down."""
    for temple in range(ids.TEMPLES):
        if can_descend(state, seat, temple):
            state.offer(actions.DESCEND + temple)


def apply_descend(state: State, seat: int, action: int) -> None:
    """Go down in the chosen temple."""
    descend(state, seat, action - actions.DESCEND)


# Rewards.

NO_REWARD = -1
"""A step that shows none."""


def step_points(temple: int, step: int) -> int:
    """The victory points printed on a step."""
    return material.STEP_POINTS[temple * ids.STEPS + step - ids.BOTTOM]


def highest_step(state: State, temple: int) -> int:
    """The highest step any player stands on."""
    highest = ids.BOTTOM
    for seat in range(state.players):
        highest = max(highest, holdings.step(state, seat, temple))
    return highest


def highest_bonus(state: State, seat: int, temple: int, age: int) -> int:
    """Quarter points for standing highest; tied players each get half, however many they are (TZ-60)."""
    highest = highest_step(state, temple)
    if holdings.step(state, seat, temple) < highest:
        return 0
    tied = 0
    for other in range(state.players):
        if holdings.step(state, other, temple) == highest:
            tied += 1
    bonus = material.HIGHEST_BONUS[temple * 2 + age - 1] * ids.QUARTERS
    return bonus if tied == 1 else bonus // 2


def give_points(state: State, age: int) -> None:
    """End of an age: each seat scores its step in each temple, and the highest seats the bonus (TZ-60)."""
    for seat in range(state.players):
        for temple in range(ids.TEMPLES):
            points = step_points(temple, holdings.step(state, seat, temple)) * ids.QUARTERS
            bonus = highest_bonus(state, seat, temple, age)
            paying.score_quarters(state, seat, ids.FROM_TEMPLES, points + bonus)


def skulls_suffice(state: State) -> bool:
    """Can the bank serve every player entitled to a skull? Otherwise nobody gets one (TZ-59)."""
    entitled = 0
    for seat in range(state.players):
        for temple in range(ids.TEMPLES):
            for step in range(1, holdings.step(state, seat, temple) + 1):
                if step_reward(temple, step) == ids.SKULL:
                    entitled += 1
    return state.skull_bank >= entitled


def give_rewards(state: State) -> None:
    """Mid-era: every seat takes its rewards, in turn order; whether skulls suffice is settled before."""
    skulls = 1 if skulls_suffice(state) else 0
    for turn in range(state.players - 1, -1, -1):
        state.ask(ids.SEAT_REWARDS, core.AUTOMATIC, (state.marker + turn) % state.players, skulls)


def give_seat_rewards(state: State, seat: int, skulls: int) -> None:
    """In every temple, the rewards of the seat's step and all steps below (TZ-58)."""
    for temple in range(ids.TEMPLES):
        for step in range(1, holdings.step(state, seat, temple) + 1):
            good = step_reward(temple, step)
            if good != NO_REWARD and (good != ids.SKULL or skulls):
                paying.gain(state, seat, good, 1)


def step_reward(temple: int, step: int) -> int:
    """The good printed on a step, or NO_REWARD."""
    return material.STEP_REWARD[temple * ids.STEPS + step - ids.BOTTOM]
