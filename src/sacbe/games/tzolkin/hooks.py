# compiled
"""Where do modules act on the rules? The complete list.

The rules of the base game ask these questions and know no module. Each hook passes a value through the
modules in play, in the order tribes, prophecies, new buildings, quick actions. Without modules it changes
nothing: no seat has a tribe then, and no prophecy is in force.

To remove a module, delete its folder, its imports and `if` statements here and in extensions.py, its rules in
decisions.py, and its lines in the files that all modules share (modules/documents.py, modules/explain.py).
"""

from __future__ import annotations

from sacbe.core import constants as core
from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import new_buildings
from sacbe.games.tzolkin.modules.prophecies import (
    calamities,
    gods,
    gold_shortage,
    quarters,
    taxes,
    teacher_shortage,
)
from sacbe.games.tzolkin.modules.quick_actions import reserve, schedule, spaces
from sacbe.games.tzolkin.modules.tribes import (
    ah_chuy_kak,
    ahau_chamahez,
    ahmakiq,
    bacab,
    balam,
    cit_bolon_tum,
    dealing,
    huracan,
    itzamna,
    ixtab,
    vacub_caquix,
    xaman_ek,
    yaluk,
    yumkaax,
)
from sacbe.games.tzolkin.rules import placing
from sacbe.games.tzolkin.state import State

# Set-up.


def lay_out(state: State) -> None:
    """Lay out what is drawn before the base game's own set-up."""
    if state.modules & ids.PROPHECIES:
        state.ask(ids.DRAW_PROPHECIES, core.AUTOMATIC)
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.shuffle_in(state)
    if state.modules & ids.QUICK_ACTIONS:
        schedule.lay_out(state)


def line_up_after_idle_workers(state: State) -> None:
    """Line up what is dealt when everything is laid out."""
    if state.modules & ids.TRIBES:
        state.ask(ids.DEAL_TRIBES, core.AUTOMATIC)


def idle_workers(state: State, workers: int) -> int:
    """How many idle workers are on the gears."""
    if state.modules & ids.QUICK_ACTIONS:
        workers = schedule.idle_workers(state)
    return workers


def has_choice_before_wealth(state: State) -> bool:
    """Does every seat choose something else before its wealth tiles?"""
    return (state.modules & ids.TRIBES) != 0


def ask_before_wealth(state: State, seat: int) -> None:
    """Ask a seat for what it chooses first; the answer leads to the wealth tiles."""
    if state.modules & ids.TRIBES:
        state.ask(ids.KEEP_TRIBE, seat)


def wealth_kept(state: State, seat: int, tiles: int) -> int:
    """How many wealth tiles a seat keeps."""
    if state.modules & ids.TRIBES:
        tiles = ixtab.wealth_kept(state, seat, tiles)
    return tiles


def reveal(state: State) -> None:
    """Show what was chosen together with the wealth tiles."""
    if state.modules & ids.TRIBES:
        dealing.reveal(state)


def workers_at_start(state: State, seat: int, workers: int) -> int:
    """How many workers a seat has after set-up."""
    if state.tribe[seat] == ids.YALUK:
        workers = yaluk.workers_at_start()
    return workers


def after_wealth(state: State) -> None:
    """What follows the gains of the wealth tiles."""
    if state.modules & ids.TRIBES:
        ixtab.step_down(state)
    if state.modules & ids.QUICK_ACTIONS:
        schedule.place_last_idle_worker(state)


# A turn.


def begin_turn(state: State, seat: int) -> None:
    """What comes before the first choice of a turn."""
    if state.tribe[seat] == ids.BACAB:
        bacab.begin_turn(state, seat)
    if state.tribe[seat] == ids.XAMAN_EK:
        xaman_ek.begin_turn(state, seat)


def end_turn(state: State, seat: int) -> None:
    """Forget what belongs to the turn alone."""
    if state.tribe[seat] == ids.AH_CHUY_KAK:
        ah_chuy_kak.end_turn(state)
    if state.tribe[seat] == ids.AHAU_CHAMAHEZ:
        ahau_chamahez.end_turn(state)
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        cit_bolon_tum.end_turn(state)
    if state.tribe[seat] == ids.VACUB_CAQUIX:
        vacub_caquix.end_turn(state)
    if state.tribe[seat] == ids.XAMAN_EK:
        xaman_ek.end_turn(state)


def beg_result(state: State, seat: int, corn: int) -> int:
    """The corn that begging brings a seat to."""
    if state.tribe[seat] == ids.BACAB:
        corn = bacab.beg_result()
    return corn


def offer_instead_of_turn(state: State, seat: int) -> None:
    """Offer what may replace placing and picking up."""
    if state.tribe[seat] == ids.AHMAKIQ:
        ahmakiq.offer_pass(state)


def may_end_turn(state: State) -> bool:
    """May a turn of placing end now?"""
    if state.modules & ids.QUICK_ACTIONS:
        return state.quick_action == ids.NOT_TAKEN
    return True


# Placing.


def last_space(state: State, seat: int, last: int) -> int:
    """The last space on which a seat's worker stays on a gear."""
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        last = cit_bolon_tum.last_space(last)
    return last


def space_beyond(state: State, seat: int, gear: int) -> int:
    """A free space beyond those of the base game, or NO_SPACE."""
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        return cit_bolon_tum.space_beyond(state, gear)
    return placing.NO_SPACE


def gear_cost(state: State, gear: int, corn: int) -> int:
    """Corn for a space of a gear, from its number."""
    if state.calamity == ids.HIGH_FLOODWATERS:
        corn = calamities.gear_cost(gear, corn)
    return corn


def space_cost(state: State, place: int) -> int:
    """Corn for a place that the base game does not have, or NO_SPACE."""
    if state.modules & ids.QUICK_ACTIONS:
        return spaces.space_cost(state)
    return placing.NO_SPACE


def surcharge(state: State, seat: int, placed: int, corn: int) -> int:
    """Corn on top for one more worker."""
    if state.tribe[seat] == ids.YUMKAAX:
        corn = yumkaax.surcharge(placed)
    return corn


def may_spend(state: State, seat: int, place: int, placed: int, cost: int) -> bool:
    """May a seat that has the corn for a worker spend it on that?"""
    if state.quick_action != ids.NOT_TAKEN or place == ids.QUICK_ACTION_SPACE:
        return spaces.may_spend(state, seat, place, placed, cost)
    return True


def cheapest_placement(state: State, seat: int, cheapest: int) -> int:
    """Corn for the cheapest first worker of a turn."""
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        cheapest = cit_bolon_tum.cheapest_placement(state, seat, cheapest)
    if state.modules & ids.QUICK_ACTIONS:
        cheapest = spaces.cheapest_placement(state, seat, cheapest)
    return cheapest


def can_place_otherwise(state: State, seat: int) -> bool:
    """Can a seat that cannot pay for the cheapest placement place a worker all the same?"""
    if state.sale == seat + 1 and xaman_ek.can_sell_to_place(state, seat):
        return True
    if state.modules & ids.QUICK_ACTIONS:
        return placing.can_place(state, seat, ids.QUICK_ACTION_SPACE, 0)
    return False


def offer_places(state: State, seat: int, placed: int) -> None:
    """Offer the places that the base game does not have."""
    if state.modules & ids.QUICK_ACTIONS:
        spaces.offer_places(state, seat, placed)


def offer_pity(state: State, seat: int, cheapest: int) -> None:
    """Offer other cheapest placements to a seat that can neither pay nor beg."""
    if state.modules & ids.QUICK_ACTIONS:
        spaces.offer_pity(state, seat, cheapest)
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        cit_bolon_tum.offer_pity(state, seat, cheapest)


def offer_pick_up(state: State, seat: int) -> None:
    """Offer workers to pick up in a turn of placing."""
    if state.modules & ids.QUICK_ACTIONS and not spaces.may_pick_up(state, seat):
        return
    if state.tribe[seat] == ids.AH_CHUY_KAK:
        ah_chuy_kak.offer_pick_up(state, seat)


def offer_placing(state: State, seat: int, placed: int) -> None:
    """Offer other ways to place a worker, and what completes the placements."""
    if state.tribe[seat] == ids.VACUB_CAQUIX:
        vacub_caquix.offer_skips(state, seat, placed)
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        cit_bolon_tum.offer_bargains(state, seat, placed)
    if state.quick_action != ids.NOT_TAKEN:
        spaces.offer_quick_action(state, seat)


def apply_placing(state: State, seat: int, placed: int, action: int) -> None:
    """Carry out an answer of a placement turn that the base game does not have."""
    if state.modules & ids.QUICK_ACTIONS and action < actions.END_TURN:
        reserve.reserve(state)
    if state.modules & ids.TRIBES:
        if action < actions.END_TURN:
            ah_chuy_kak.pick_up(state, seat, action - actions.PICK_UP)
            return
        if action < actions.BARGAIN:
            vacub_caquix.skip(state, seat, action - actions.SKIP, placed)
            state.ask(ids.PLACING, seat, placed + 1)
            return
        if action < actions.PASS:
            cit_bolon_tum.bargain(state, seat, action - actions.BARGAIN, placed)
            state.ask(ids.PLACING, seat, placed + 1)
            return
        if action == actions.PASS:
            ahmakiq.pass_turn(state, seat)
            return
    if state.modules & ids.QUICK_ACTIONS:
        spaces.perform(state, seat)


def put_elsewhere(state: State, seat: int, place: int, cost: int) -> None:
    """Put a worker down at a place that the base game does not have."""
    if state.modules & ids.QUICK_ACTIONS:
        spaces.take_space(state, seat, cost)


def track_placement(state: State, seat: int, space: int) -> None:
    """Keep track of a worker placed on a gear."""
    if state.tribe[seat] == ids.AH_CHUY_KAK:
        ah_chuy_kak.track_placement(state, space)


def can_sell_for_quick_action(state: State, seat: int) -> bool:
    """Could a sale still bring the corn that a quick action needs?"""
    if state.sale == seat + 1:
        return xaman_ek.can_sell_for_quick_action(state, seat)
    return False


def has_blocks_for_quick_action(state: State, seat: int) -> bool:
    """Has the seat the blocks that the quick action in force costs?"""
    if state.modules & ids.QUICK_ACTIONS:
        return spaces.has_blocks_for_it(state, seat)
    return True


# Picking up.


def step_fee(state: State, seat: int, gear: int, space: int, action: int, fee: int) -> int:
    """Corn for using an action from a space; corn gained if negative."""
    if state.tribe[seat] == ids.BALAM:
        fee = balam.step_fee(state, seat, gear, space, action, fee)
    return fee


def paired_gear(state: State, seat: int, gear: int) -> int:
    """Another gear whose actions a worker may use from the same number, or the gear itself."""
    if state.tribe[seat] == ids.HURACAN:
        gear = huracan.paired_gear(gear)
    return gear


def offer_ahead(state: State, seat: int, gear: int, space: int) -> None:
    """Offer actions that lie ahead of the worker."""
    if state.tribe[seat] == ids.AHAU_CHAMAHEZ:
        ahau_chamahez.offer_ahead(state, seat, gear, space)


def go_ahead(state: State, seat: int, action: int) -> None:
    """Use an action ahead."""
    if state.modules & ids.TRIBES:
        ahau_chamahez.go_ahead(state, seat, action)


# Gains, and what is due on them.


def is_taxed_good(state: State, good: int) -> bool:
    """Is something due on a good that is gained?"""
    if state.calamity != ids.NO_CALAMITY:
        return taxes.is_taxed_good(state, good)
    return False


def ask_tax(state: State, seat: int, good: int, amount: int) -> None:
    """Ask whether a seat pays for a taxed good, instead of giving it."""
    if state.modules & ids.PROPHECIES:
        taxes.ask_tax(state, seat, good, amount)


def corn_tax(state: State, block: int) -> int:
    """Corn due on a block that is gained by choice or bought."""
    if state.calamity == ids.GOLD_SHORTAGE:
        return gold_shortage.corn_tax(block)
    return 0


def is_taxed(state: State, seat: int, kind: int, what: int) -> bool:
    """Is something due on an icon that gives goods, steps or a level?"""
    if state.modules & ids.PROPHECIES:
        return taxes.is_taxed(state, seat, kind, what)
    return False


def can_pay_tax(state: State, seat: int, kind: int, what: int) -> bool:
    """Could the seat pay now what is due on an icon?"""
    if state.modules & ids.PROPHECIES:
        return taxes.can_pay_tax(state, seat, kind, what)
    return True


def ask_icon(state: State, seat: int, kind: int, what: int, amount: int) -> None:
    """Put the question of an icon that the base game does not ask about."""
    if state.modules & ids.PROPHECIES:
        taxes.ask_icon(state, seat, kind, what, amount)
    if state.modules & ids.NEW_BUILDINGS and kind == ids.EXCHANGE:
        new_buildings.ask_exchange(state, seat)


def lay_skull(state: State, seat: int, tile: int) -> None:
    """A building keeps the skull of its cost."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.lay_skull(state, seat, tile)


# Harvests, temples and technologies.


def harvest_corn(state: State, corn: int) -> int:
    """Corn of a corn harvest."""
    if state.calamity == ids.DROUGHT:
        corn = calamities.harvest(corn)
    return corn


def harvest_wood(state: State, wood: int) -> int:
    """Wood of a wood harvest."""
    if state.calamity == ids.FOREST_FIRES:
        wood = calamities.harvest(wood)
    return wood


def step_corn(state: State) -> int:
    """Corn for a step up in any temple."""
    if state.calamity == ids.WRATHFUL_GODS:
        return gods.step_corn()
    return 0


def step_blocks(state: State, temple: int) -> int:
    """Blocks for a step up in a temple."""
    if state.calamity == ids.ANGRY_GOD_CHAAC + temple:
        return gods.step_blocks()
    return 0


def level_works(state: State, level: int) -> bool:
    """Do the effects of this level of the technologies work?"""
    if state.calamity == ids.FORGOTTEN_LORE:
        return calamities.level_works(level)
    return True


def advance_cost(state: State, seat: int, level: int, blocks: int) -> int:
    """Blocks for the advance from a level to the next."""
    if state.tribe[seat] == ids.ITZAMNA:
        blocks = itzamna.advance_cost(level)
    return blocks + advance_tax(state)


def advance_tax(state: State) -> int:
    """Blocks due on an advance that is free otherwise."""
    if state.calamity == ids.TEACHER_SHORTAGE:
        return teacher_shortage.advance_tax()
    return 0


def may_choose_bonus(state: State, seat: int) -> bool:
    """May the seat take the bonus of any track for an advance beyond the third level?"""
    return state.tribe[seat] == ids.ITZAMNA


def ask_bonus(state: State, seat: int) -> None:
    """Ask which bonus the seat takes."""
    if state.tribe[seat] == ids.ITZAMNA:
        state.ask(ids.CHOOSE_BONUS, seat)


# Construction.


def cost_in_blocks(state: State, block: int, cost: int) -> int:
    """Blocks of a kind to pay for the tile under construction."""
    if state.modules & ids.NEW_BUILDINGS:
        cost = new_buildings.cost_in_blocks(state, block, cost)
    return cost


def building_tax(state: State) -> int:
    """Blocks of any kind due on a building, on top of its cost."""
    if state.calamity == ids.CROWDED_CITIES:
        return calamities.building_tax()
    return 0


def is_worth_renovating(state: State, tile: int) -> bool:
    """Does the building given up for a tile, if there is one, help to pay for it?"""
    if state.modules & ids.NEW_BUILDINGS:
        return new_buildings.is_worth_renovating(state, tile)
    return True


def can_renovate_to_build(state: State, seat: int, construction: int) -> bool:
    """Could the seat construct some tile by renovation?"""
    if state.modules & ids.NEW_BUILDINGS:
        return new_buildings.can_renovate_something(state, seat, construction)
    return False


def can_renovate_to_build_for_corn(state: State, seat: int, corn: int) -> bool:
    """The same for this much corn."""
    if state.modules & ids.NEW_BUILDINGS:
        return new_buildings.can_renovate_for_corn(state, seat, corn)
    return False


def has_renovated(state: State) -> bool:
    """Has the seat chosen the building that it gives up for the tile it must construct now?"""
    if state.modules & ids.NEW_BUILDINGS:
        return state.renovated > 0
    return False


def offer_renovation(state: State, seat: int, construction: int) -> None:
    """Offer the buildings that the seat may give up for a tile."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.offer_renovation(state, seat, construction)


def renovate(state: State, seat: int, construction: int, action: int) -> None:
    """Choose the building that the seat gives up for a tile."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.renovate(state, seat, construction, action)


def finish_construction(state: State, seat: int) -> None:
    """Do what follows the payment for a tile."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.finish_construction(state, seat)


# Food days and the calendar.


def line_up_before_feeding(state: State) -> None:
    """Line up what comes before feeding."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.line_up_income(state)


def line_up_after_feeding(state: State) -> None:
    """Line up what comes between feeding and the change of the age."""
    if state.modules & ids.QUICK_ACTIONS:
        schedule.line_up_second_age(state)


def line_up_after_rewards(state: State) -> None:
    """Line up what comes after the temple rewards."""
    if state.modules & ids.PROPHECIES:
        state.ask(ids.PROPHECY_POINTS, core.AUTOMATIC)


def corn_per_worker(state: State, seat: int, corn: int) -> int:
    """Corn that a worker needs."""
    if state.tribe[seat] == ids.YALUK:
        corn += yaluk.more_corn()
    if state.calamity == ids.HUNGER:
        corn += calamities.more_corn()
    return corn


def points_per_unfed(state: State, seat: int, points: int) -> int:
    """Points lost for each worker that is not fed."""
    if state.tribe[seat] == ids.YALUK:
        points = yaluk.points_per_unfed()
    return points


def count_fed(state: State, seat: int, workers: int) -> None:
    """Keep how many workers a seat has fed."""
    if state.modules & ids.PROPHECIES:
        state.fed[seat] = workers


def close_food_day(state: State) -> None:
    """The quarter ends with its food day."""
    if state.modules & ids.PROPHECIES:
        quarters.begin_quarter(state)


def return_workers(state: State) -> None:
    """Return workers to hand in the calendar step."""
    if state.modules & ids.QUICK_ACTIONS:
        spaces.return_workers(state)


def on_gears(state: State, seat: int, workers: int) -> int:
    """How many of a seat's workers are on gears."""
    if state.modules & ids.QUICK_ACTIONS:
        workers -= spaces.workers_on_quick_spaces(state, seat)
    return workers


def skulls_on_chichen_itza(state: State, skulls: int) -> int:
    """Skulls that count as laid on Chichen Itza."""
    if state.modules & ids.NEW_BUILDINGS:
        skulls += state.laid_skulls
    return skulls


# Any question.


def amend_legal(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Add to the legal answers of any question, or strike some."""
    if state.sale > 0:
        xaman_ek.offer_sale(state, kind, seat, a, b)
    if state.quick_action == ids.RESERVED:
        reserve.keep_possible(state, kind, seat)


def is_interruption(state: State, action: int) -> bool:
    """Does an answer leave its question pending?"""
    if state.modules & ids.TRIBES:
        return actions.BARTER <= action < actions.DEAL_TRIBE
    return False


def interrupt(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out an answer that leaves its question pending, and ask again."""
    if state.modules & ids.TRIBES:
        xaman_ek.sell(state, seat, action - actions.BARTER)
        state.ask(kind, seat, a, b)
