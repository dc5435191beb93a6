from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin cimport material as base
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport picking, placing
from sacbe.games.tzolkin.state cimport State

cpdef int last_space(int last) noexcept nogil
cpdef int space_beyond(State state, int gear) noexcept nogil
cpdef int bargain_cost(State state, int seat, int gear, int placed) noexcept nogil
cpdef void offer_bargains(State state, int seat, int placed) noexcept nogil
cpdef void bargain(State state, int seat, int gear, int placed) noexcept nogil
cpdef int cheapest_placement(State state, int seat, int cheapest) noexcept nogil
cpdef void offer_pity(State state, int seat, int cheapest) noexcept nogil
cpdef int space_after_skip(State state, int seat, int gear) noexcept nogil
cpdef int skip_cost(State state, int seat, int gear, int placed) noexcept nogil
cpdef void offer_skips(State state, int seat, int placed) noexcept nogil
cpdef void skip(State state, int seat, int gear, int placed) noexcept nogil
cpdef void remember(State state, int space) noexcept nogil
cpdef int placed_on_gears(State state) noexcept nogil
cpdef bint was_placed_now(State state, int space) noexcept nogil
cpdef void offer_pick_up(State state, int seat) noexcept nogil
cpdef void pick_up(State state, int seat, int space) noexcept nogil
