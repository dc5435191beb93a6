"""Where the modules act: the complete list.

The rules of the base game ask these questions and know no module. Each hook passes a value through the
modules in play, in the order tribes, prophecies, new buildings, quick actions. Without modules it changes
nothing: no seat has a tribe then, and no prophecy is in force. A module is taken out by deleting its folder,
and its imports and `if` statements here, in board_hooks.py and in modules/decisions.py.
"""

from __future__ import annotations

from typing import Any

from sacbe.core import ids as core
from sacbe.core.chance import Stream
from sacbe.core.reader import Reader
from sacbe.core.reasons import Reason
from sacbe.core.standing import Standing
from sacbe.games.tzolkin import actions, ids
from sacbe.games.tzolkin.modules import decisions as frames
from sacbe.games.tzolkin.modules import documents, new_buildings, outlook, price_rules
from sacbe.games.tzolkin.modules import explain as reasons
from sacbe.games.tzolkin.modules import standing as module_standing
from sacbe.games.tzolkin.modules import timing as module_timing
from sacbe.games.tzolkin.modules.prophecies import calamities, course, taxes
from sacbe.games.tzolkin.modules.quick_actions import reserve, schedule, spaces
from sacbe.games.tzolkin.modules.tribes import abilities, dealing
from sacbe.games.tzolkin.modules.tribes import picking as tribe_picking
from sacbe.games.tzolkin.modules.tribes import placing as tribe_placing
from sacbe.games.tzolkin.modules.tribes import turn as tribe_turn
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
    """How many idle workers stand on the gears."""
    if state.modules & ids.QUICK_ACTIONS:
        workers = schedule.idle_workers(state)
    return workers


def asks_before_wealth(state: State, seat: int) -> bool:
    """Ask a seat for something else first, which leads to the choice of wealth tiles."""
    if state.modules & ids.TRIBES:
        state.ask(ids.KEEP_TRIBE, seat)
        return True
    return False


def reveal(state: State) -> None:
    """Show what was chosen together with the wealth tiles."""
    if state.modules & ids.TRIBES:
        dealing.reveal(state)


def after_wealth(state: State) -> None:
    """What follows the gains of the wealth tiles."""
    if state.modules & ids.TRIBES:
        dealing.step_down(state)
    if state.modules & ids.QUICK_ACTIONS:
        schedule.place_last_idle_worker(state)


# A turn.


def begin_turn(state: State, seat: int) -> None:
    """What comes before the first choice of a turn."""
    if state.modules & ids.TRIBES:
        tribe_turn.begin_turn(state, seat)


def end_turn(state: State) -> None:
    """Forget what belongs to the turn alone."""
    if state.modules & ids.TRIBES:
        tribe_turn.end_turn(state)


def beg_result(state: State, seat: int, corn: int) -> int:
    """The corn that begging brings a seat to."""
    if state.tribe[seat] == ids.BACAB:
        corn = abilities.beg_result()
    return corn


def offer_instead_of_turn(state: State, seat: int) -> None:
    """Offer what may replace placing and picking up."""
    if state.tribe[seat] == ids.AHMAKIQ:
        tribe_turn.offer_pass(state)


def may_end_turn(state: State) -> bool:
    """May a turn of placing end now?"""
    if state.modules & ids.QUICK_ACTIONS:
        return state.quick_action == ids.NOT_TAKEN
    return True


# Placing.


def last_space(state: State, seat: int, last: int) -> int:
    """The last space on which a seat's worker stays on a gear."""
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        last = tribe_placing.last_space(last)
    return last


def space_beyond(state: State, seat: int, gear: int) -> int:
    """A free space beyond those of the base game, or NO_SPACE."""
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        return tribe_placing.space_beyond(state, gear)
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
        corn = abilities.surcharge(placed)
    return corn


def may_spend(state: State, seat: int, place: int, placed: int, cost: int) -> bool:
    """May a seat that has the corn for a worker spend it on that?"""
    if state.quick_action != ids.NOT_TAKEN or place == ids.QUICK_ACTION_SPACE:
        return spaces.may_spend(state, seat, place, placed, cost)
    return True


def cheapest_placement(state: State, seat: int, cheapest: int) -> int:
    """Corn for the cheapest first worker of a turn."""
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        cheapest = tribe_placing.cheapest_placement(state, seat, cheapest)
    if state.modules & ids.QUICK_ACTIONS:
        cheapest = spaces.cheapest_placement(state, seat, cheapest)
    return cheapest


def can_place_otherwise(state: State, seat: int) -> bool:
    """Can a seat that cannot pay for the cheapest placement place a worker all the same?"""
    if state.sale == seat + 1 and tribe_turn.can_sell_to_place(state, seat):
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
        tribe_placing.offer_pity(state, seat, cheapest)


def offer_pick_up(state: State, seat: int) -> None:
    """Offer workers to pick up in a turn of placing."""
    if state.modules & ids.QUICK_ACTIONS and not spaces.may_pick_up(state, seat):
        return
    if state.tribe[seat] == ids.AH_CHUY_KAK:
        tribe_placing.offer_pick_up(state, seat)


def offer_placing(state: State, seat: int, placed: int) -> None:
    """Offer other ways to place a worker, and what completes the placements."""
    if state.tribe[seat] == ids.VACUB_CAQUIX:
        tribe_placing.offer_skips(state, seat, placed)
    if state.tribe[seat] == ids.CIT_BOLON_TUM:
        tribe_placing.offer_bargains(state, seat, placed)
    if state.quick_action != ids.NOT_TAKEN:
        spaces.offer_quick_action(state, seat)


def apply_placing(state: State, seat: int, placed: int, action: int) -> None:
    """Carry out an answer of a placement turn that the base game does not have."""
    if state.modules & ids.QUICK_ACTIONS and action < actions.END_TURN:
        reserve.reserve(state)
    if state.modules & ids.TRIBES:
        if action < actions.END_TURN:
            tribe_placing.pick_up(state, seat, action - actions.PICK_UP)
            return
        if action < actions.BARGAIN:
            tribe_placing.skip(state, seat, action - actions.SKIP, placed)
            state.ask(ids.PLACING, seat, placed + 1)
            return
        if action < actions.PASS:
            tribe_placing.bargain(state, seat, action - actions.BARGAIN, placed)
            state.ask(ids.PLACING, seat, placed + 1)
            return
        if action == actions.PASS:
            tribe_turn.pass_turn(state, seat)
            return
    if state.modules & ids.QUICK_ACTIONS:
        spaces.perform(state, seat)


def put_elsewhere(state: State, seat: int, place: int, cost: int) -> None:
    """Put a worker down at a place that the base game does not have."""
    if state.modules & ids.QUICK_ACTIONS:
        spaces.take_space(state, seat, cost)


def placed_on_gear(state: State, seat: int, space: int) -> None:
    """Remember a worker placed on a gear."""
    if state.tribe[seat] == ids.AH_CHUY_KAK:
        tribe_placing.remember(state, space)


def can_sell_for_quick_action(state: State, seat: int) -> bool:
    """Could a sale still bring the corn that a quick action needs?"""
    if state.sale == seat + 1:
        return tribe_turn.can_sell_for_quick_action(state, seat)
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
        fee = tribe_picking.step_fee(state, seat, gear, space, action, fee)
    return fee


def paired_gear(state: State, seat: int, gear: int) -> int:
    """Another gear whose actions a worker may use from the same number, or the gear itself."""
    if state.tribe[seat] == ids.HURACAN:
        gear = tribe_picking.paired_gear(gear)
    return gear


def offer_ahead(state: State, seat: int, gear: int, space: int) -> None:
    """Offer actions that lie ahead of the worker."""
    if state.tribe[seat] == ids.AHAU_CHAMAHEZ:
        tribe_picking.offer_ahead(state, seat, gear, space)


def go_ahead(state: State, seat: int, action: int) -> None:
    """Use an action ahead."""
    if state.modules & ids.TRIBES:
        tribe_picking.go_ahead(state, seat, action)


# Gains, and what is due on them.


def withholds(state: State, seat: int, good: int, amount: int) -> bool:
    """Ask whether a gain is paid for, instead of giving it."""
    if state.modules & ids.PROPHECIES:
        return taxes.withholds(state, seat, good, amount)
    return False


def corn_tax(state: State, block: int) -> int:
    """Corn due on a block that is gained by choice or bought."""
    if state.calamity == ids.GOLD_SHORTAGE:
        return calamities.corn_tax(block)
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
        return calamities.step_corn()
    return 0


def step_blocks(state: State, temple: int) -> int:
    """Blocks for a step up in a temple."""
    if state.calamity == ids.ANGRY_GOD_CHAAC + temple:
        return calamities.step_blocks()
    return 0


def level_works(state: State, level: int) -> bool:
    """Do the effects of this level of the technologies work?"""
    if state.calamity == ids.FORGOTTEN_LORE:
        return calamities.level_works(level)
    return True


def advance_cost(state: State, seat: int, level: int, blocks: int) -> int:
    """Blocks for the advance from a level to the next."""
    if state.tribe[seat] == ids.ITZAMNA:
        blocks = abilities.advance_cost(level)
    return blocks + advance_tax(state)


def advance_tax(state: State) -> int:
    """Blocks due on an advance that is free otherwise."""
    if state.calamity == ids.TEACHER_SHORTAGE:
        return calamities.advance_tax()
    return 0


def chooses_bonus(state: State, seat: int) -> bool:
    """Ask which bonus beyond the third level the seat takes."""
    if state.tribe[seat] == ids.ITZAMNA:
        state.ask(ids.CHOOSE_BONUS, seat)
        return True
    return False


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


def is_worth_giving_up(state: State, tile: int) -> bool:
    """Does what is given up for a tile, if anything is, help to pay for it?"""
    if state.modules & ids.NEW_BUILDINGS:
        return new_buildings.is_worth_giving_up(state, tile)
    return True


def can_give_up_to_build(state: State, seat: int, way: int) -> bool:
    """Could something be built by giving up something else?"""
    if state.modules & ids.NEW_BUILDINGS:
        return new_buildings.can_renovate_something(state, seat, way)
    return False


def can_give_up_to_build_for_corn(state: State, seat: int, corn: int) -> bool:
    """The same for so much corn."""
    if state.modules & ids.NEW_BUILDINGS:
        return new_buildings.can_renovate_for_corn(state, seat, corn)
    return False


def has_given_up(state: State) -> bool:
    """Has the seat chosen what it gives up for the tile that it must build now?"""
    if state.modules & ids.NEW_BUILDINGS:
        return state.renovated > 0
    return False


def offer_to_give_up(state: State, seat: int, way: int) -> None:
    """Offer what may be given up for a tile."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.offer_renovation(state, seat, way)


def give_up(state: State, seat: int, way: int, action: int) -> None:
    """Choose what is given up for a tile."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.renovate(state, seat, way, action)


def constructed(state: State, seat: int) -> None:
    """A tile is paid."""
    if state.modules & ids.NEW_BUILDINGS:
        new_buildings.constructed(state, seat)


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
        corn += abilities.more_corn()
    if state.calamity == ids.HUNGER:
        corn += calamities.more_corn()
    return corn


def points_per_unfed(state: State, seat: int, points: int) -> int:
    """Points lost for each worker that is not fed."""
    if state.tribe[seat] == ids.YALUK:
        points = abilities.points_per_unfed()
    return points


def fed(state: State, seat: int, workers: int) -> None:
    """Remember how many workers were fed."""
    if state.modules & ids.PROPHECIES:
        state.fed[seat] = workers


def close_food_day(state: State) -> None:
    """The quarter ends with its food day."""
    if state.modules & ids.PROPHECIES:
        course.begin_quarter(state)


def return_workers(state: State) -> None:
    """Return workers to hand in the calendar step."""
    if state.modules & ids.QUICK_ACTIONS:
        spaces.return_workers(state)


def on_gears(state: State, seat: int, workers: int) -> int:
    """How many of a seat's workers ride on gears."""
    if state.modules & ids.QUICK_ACTIONS:
        workers -= spaces.workers_on_quick_spaces(state, seat)
    return workers


def skulls_on_chichen_itza(state: State, skulls: int) -> int:
    """Skulls that count as laid on Chichen Itza."""
    if state.modules & ids.NEW_BUILDINGS:
        skulls += state.laid_skulls
    return skulls


# Hints.


def worth(state: State, seat: int) -> int:
    """What else a position is worth to a seat, in hundredths of a point."""
    total = 0
    if state.modules & ids.TRIBES:
        total += outlook.of_tribe(state, seat)
    if state.modules & ids.PROPHECIES:
        total += outlook.of_prophecies(state, seat)
    if state.modules & ids.NEW_BUILDINGS:
        total += outlook.of_income(state, seat)
    return total


# Frames of the modules.


def amend(state: State, kind: int, seat: int, a: int, b: int) -> None:
    """Add to the answers of any question, or strike some."""
    if state.sale > 0:
        tribe_turn.offer_sale(state, kind, seat, a, b)
    if state.quick_action == ids.RESERVED:
        reserve.keep_possible(state, kind, seat)


def interrupts(state: State, kind: int, seat: int, a: int, b: int, action: int) -> bool:
    """Carry out an answer that leaves the question standing."""
    if state.modules & ids.TRIBES and action < actions.DEAL_TRIBE:
        tribe_turn.sell(state, seat, action - actions.BARTER)
        state.ask(kind, seat, a, b)
        return True
    return False


def legal(state: State, kind: int, seat: int, a: int) -> None:
    """Offer the answers to a question of a module."""
    if state.modules:
        frames.legal(state, kind, seat, a)


def apply(state: State, kind: int, seat: int, a: int, b: int, action: int) -> None:
    """Carry out the answer to a question of a module."""
    if state.modules:
        frames.apply(state, kind, seat, a, b, action)


def proceed(state: State, kind: int, a: int) -> None:
    """Carry out a step of a module's own course."""
    if state.modules:
        frames.proceed(state, kind, a)


# Documents.


def write_position(state: State) -> dict[str, Any]:
    """Fields of the table in a position."""
    if state.modules:
        return documents.write(state)
    return {}


def write_seat(state: State, seat: int) -> dict[str, Any]:
    """Fields of a seat in a position."""
    if state.modules:
        return documents.write_seat(state, seat)
    return {}


def read_places(reader: Reader, state: State) -> None:
    """Read who stands on places that the base game does not have."""
    if state.modules:
        documents.read_quick_spaces(reader, state)


def workers_at_start(state: State, seat: int, workers: int) -> int:
    """How many workers a seat has after set-up."""
    if state.tribe[seat] == ids.YALUK:
        workers = abilities.workers_at_start()
    return workers


def read_position(reader: Reader, state: State) -> None:
    """Read all other fields, when the pending frames are on the stack."""
    if state.modules:
        documents.read(reader, state)


def module_of(field: str) -> str | None:
    """The module that a field comes with."""
    if field in documents.FIELDS:
        return documents.FIELDS[field]
    return None


def view(state: State) -> dict[str, Any]:
    """Fields of the table in a view."""
    if state.modules:
        return documents.view(state)
    return {}


def view_seat(state: State, other: int, seat: int | None) -> dict[str, Any]:
    """Fields of a seat in a view of another."""
    if state.modules:
        return documents.view_seat(state, other, seat)
    return {}


def guess(state: State, seat: int | None, stream: Stream) -> None:
    """Replace what a seat cannot know."""
    if state.modules:
        documents.guess(state, seat, stream)


def faults(state: State) -> list[str]:
    """What is impossible about the modules' part of a state."""
    if state.modules:
        return documents.faults(state)
    return []


# Could a game have come here?


def standings(state: State) -> dict[int, Standing[State]]:
    """Where frames may stand that the base game does not have."""
    if state.modules:
        return module_standing.table(state)
    return {}


def unreachable(state: State) -> list[str]:
    """What does not fit the moment of the game."""
    if state.modules:
        return list(module_timing.faults(state))
    return []


def wealth_kept(state: State, seat: int, tiles: int) -> int:
    """How many wealth tiles a seat keeps."""
    if state.modules & ids.TRIBES:
        tiles = module_timing.wealth_kept(state, seat, tiles)
    return tiles


def after_rewards(state: State, step: int) -> int:
    """The step that follows the temple rewards."""
    if state.modules & ids.PROPHECIES:
        step = ids.PROPHECY_POINTS
    return step


def after_feeding(state: State, step: int) -> int:
    """The step that follows feeding."""
    if state.modules & ids.QUICK_ACTIONS and state.food_days == 0:
        step = ids.LAY_OUT_QUICK_TILES
    return step


def chooses_any_bonus(state: State, seat: int) -> bool:
    """May a seat take the bonus of any track beyond the third level?"""
    return state.tribe[seat] == ids.ITZAMNA


# Why not.


def explain(
    state: State, frame: tuple[int, int, int, int], verb: str, noun: int, action: int
) -> Reason | None:
    """Why an action is not legal, by the rules of the modules."""
    if state.modules:
        return reasons.explain(state, frame, verb, noun, action)
    return None


def price_rule(state: State, seat: int, what: str, noun: int, rule: str) -> str:
    """The rule that makes a price: the base game's, or that of a module which changes it."""
    if state.modules:
        return price_rules.of(state, seat, what, noun, rule)
    return rule


def of_paired_gear(state: State, reason: Reason) -> Reason:
    """Why an action of a paired gear cannot be used."""
    if state.modules & ids.TRIBES:
        return price_rules.of_paired_gear(reason)
    return reason
