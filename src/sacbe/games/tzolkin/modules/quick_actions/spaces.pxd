from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.modules.quick_actions cimport schedule
from sacbe.games.tzolkin.rules cimport buildings, paying, placing, technology, turn
from sacbe.games.tzolkin.state cimport State

cdef int NO_QUICK_SPACE

cpdef int free_quick_space(State state) noexcept nogil
cpdef int space_cost(State state) noexcept nogil
cpdef int workers_on_quick_spaces(State state, int seat) noexcept nogil
cpdef int corn_needed(State state) noexcept nogil
cpdef bint has_blocks_for_it(State state, int seat) noexcept nogil
cpdef bint can_build(State state, int seat) noexcept nogil
cpdef int blocks_needed(State state, int seat) noexcept nogil
cpdef int corn_then(State state, int seat, int corn) noexcept nogil
cpdef bint can_perform(State state, int seat) noexcept nogil
cpdef bint can_get_tooth_corn(State state, int seat, int placed, int corn) noexcept nogil
cpdef bint may_spend(State state, int seat, int place, int placed, int cost) noexcept nogil
cpdef bint will_have_corn(State state, int seat, int place, int placed, int corn) noexcept nogil
cpdef void offer_places(State state, int seat, int placed) noexcept nogil
cpdef bint counts_for_pity(State state, int seat) noexcept nogil
cpdef int cheapest_placement(State state, int seat, int cheapest) noexcept nogil
cpdef void offer_pity(State state, int seat, int cheapest) noexcept nogil
cpdef void take_space(State state, int seat, int cost) noexcept nogil
cpdef void return_workers(State state) noexcept nogil
cpdef bint may_pick_up(State state, int seat) noexcept nogil
cpdef void offer_quick_action(State state, int seat) noexcept nogil
cpdef void perform(State state, int seat) noexcept nogil
