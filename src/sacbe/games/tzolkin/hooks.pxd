from sacbe.core cimport ids as core
from sacbe.core.chance cimport Stream
from sacbe.games.tzolkin cimport actions, ids
from sacbe.games.tzolkin.modules cimport decisions as frames
from sacbe.games.tzolkin.modules cimport new_buildings, outlook
from sacbe.games.tzolkin.modules cimport explain as reasons
from sacbe.games.tzolkin.modules.prophecies cimport calamities, course, taxes
from sacbe.games.tzolkin.modules.quick_actions cimport reserve, schedule, spaces
from sacbe.games.tzolkin.modules.tribes cimport abilities, bonus, dealing
from sacbe.games.tzolkin.modules.tribes cimport picking as tribe_picking
from sacbe.games.tzolkin.modules.tribes cimport placing as tribe_placing
from sacbe.games.tzolkin.modules.tribes cimport turn as tribe_turn
from sacbe.games.tzolkin.rules cimport placing
from sacbe.games.tzolkin.state cimport State

cpdef void lay_out(State state) noexcept nogil
cpdef void line_up_after_idle_workers(State state) noexcept nogil
cpdef int idle_workers(State state, int workers) noexcept nogil
cpdef bint asks_before_wealth(State state, int seat) noexcept nogil
cpdef void reveal(State state) noexcept nogil
cpdef void after_wealth(State state) noexcept nogil
cpdef void begin_turn(State state, int seat) noexcept nogil
cpdef void end_turn(State state) noexcept nogil
cpdef int beg_result(State state, int seat, int corn) noexcept nogil
cpdef void offer_instead_of_turn(State state, int seat) noexcept nogil
cpdef bint may_end_turn(State state) noexcept nogil
cpdef int last_space(State state, int seat, int last) noexcept nogil
cpdef int space_beyond(State state, int seat, int gear) noexcept nogil
cpdef int gear_cost(State state, int gear, int corn) noexcept nogil
cpdef int space_cost(State state, int place) noexcept nogil
cpdef int surcharge(State state, int seat, int placed, int corn) noexcept nogil
cpdef bint may_spend(State state, int seat, int place, int placed, int cost) noexcept nogil
cpdef int cheapest_placement(State state, int seat, int cheapest) noexcept nogil
cpdef bint can_place_otherwise(State state, int seat) noexcept nogil
cpdef void offer_places(State state, int seat, int placed) noexcept nogil
cpdef void offer_pity(State state, int seat, int cheapest) noexcept nogil
cpdef void offer_pick_up(State state, int seat) noexcept nogil
cpdef void offer_placing(State state, int seat, int placed) noexcept nogil
cpdef void apply_placing(State state, int seat, int placed, int action) noexcept nogil
cpdef void put_elsewhere(State state, int seat, int place, int cost) noexcept nogil
cpdef void placed_on_gear(State state, int seat, int space) noexcept nogil
cpdef bint can_sell_for_quick_action(State state, int seat) noexcept nogil
cpdef bint has_blocks_for_quick_action(State state, int seat) noexcept nogil
cpdef int step_fee(State state, int seat, int gear, int space, int action, int fee) noexcept nogil
cpdef int paired_gear(State state, int seat, int gear) noexcept nogil
cpdef void offer_ahead(State state, int seat, int gear, int space) noexcept nogil
cpdef void go_ahead(State state, int seat, int action) noexcept nogil
cpdef bint withholds(State state, int seat, int good, int amount) noexcept nogil
cpdef int corn_tax(State state, int block) noexcept nogil
cpdef bint is_taxed(State state, int seat, int kind, int what) noexcept nogil
cpdef bint can_pay_tax(State state, int seat, int kind, int what) noexcept nogil
cpdef void ask_icon(State state, int seat, int kind, int what, int amount) noexcept nogil
cpdef void lay_skull(State state, int seat, int tile) noexcept nogil
cpdef int harvest_corn(State state, int corn) noexcept nogil
cpdef int harvest_wood(State state, int wood) noexcept nogil
cpdef int step_corn(State state) noexcept nogil
cpdef int step_blocks(State state, int temple) noexcept nogil
cpdef bint level_works(State state, int level) noexcept nogil
cpdef int advance_cost(State state, int seat, int level, int blocks) noexcept nogil
cpdef int advance_tax(State state) noexcept nogil
cpdef bint chooses_bonus(State state, int seat) noexcept nogil
cpdef int cost_in_blocks(State state, int block, int cost) noexcept nogil
cpdef int building_tax(State state) noexcept nogil
cpdef bint is_worth_giving_up(State state, int tile) noexcept nogil
cpdef bint can_give_up_to_build(State state, int seat, int way) noexcept nogil
cpdef bint can_give_up_to_build_for_corn(State state, int seat, int corn) noexcept nogil
cpdef bint has_given_up(State state) noexcept nogil
cpdef void offer_to_give_up(State state, int seat, int way) noexcept nogil
cpdef void give_up(State state, int seat, int way, int action) noexcept nogil
cpdef void constructed(State state, int seat) noexcept nogil
cpdef void line_up_before_feeding(State state) noexcept nogil
cpdef void line_up_after_feeding(State state) noexcept nogil
cpdef void line_up_after_rewards(State state) noexcept nogil
cpdef int corn_per_worker(State state, int seat, int corn) noexcept nogil
cpdef int points_per_unfed(State state, int seat, int points) noexcept nogil
cpdef void fed(State state, int seat, int workers) noexcept nogil
cpdef void close_food_day(State state) noexcept nogil
cpdef void return_workers(State state) noexcept nogil
cpdef int on_gears(State state, int seat, int workers) noexcept nogil
cpdef int skulls_on_chichen_itza(State state, int skulls) noexcept nogil
cpdef void amend(State state, int kind, int seat, int a, int b) noexcept nogil
cpdef bint interrupts(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void legal(State state, int kind, int seat, int a) noexcept nogil
cpdef void apply(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void proceed(State state, int kind, int a) noexcept nogil
cpdef int workers_at_start(State state, int seat, int workers) noexcept nogil
cpdef int worth(State state, int seat) noexcept nogil
