from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying
from sacbe.games.tzolkin.state cimport State

cdef int NO_SPACE

cpdef int lowest_free_space(State state, int seat, int gear) noexcept nogil
cpdef int free_space_from(State state, int seat, int gear, int first) noexcept nogil
cpdef int surcharge(State state, int seat, int placed) noexcept nogil
cpdef int space_cost(State state, int seat, int place) noexcept nogil
cpdef int placing_cost(State state, int seat, int place, int placed) noexcept nogil
cpdef bint can_place(State state, int seat, int place, int placed) noexcept nogil
cpdef bint can_take(State state, int seat, int place, int placed, int extra) noexcept nogil
cpdef bint can_afford(State state, int seat, int place, int placed, int cost) noexcept nogil
cpdef int cheapest_placement(State state, int seat) noexcept nogil
cpdef bint cannot_afford_to_place(State state, int seat) noexcept nogil
cpdef void offer_places(State state, int seat, int placed) noexcept nogil
cpdef void offer_pity(State state, int seat) noexcept nogil
cpdef void place_worker(State state, int seat, int place, int placed) noexcept nogil
cpdef void put_on_gear(State state, int seat, int gear, int space, int cost) noexcept nogil
cpdef int pay_for_placing(State state, int seat, int cost) noexcept nogil
cpdef void legal_placing(State state, int seat, int placed) noexcept nogil
