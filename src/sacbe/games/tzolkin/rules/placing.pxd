from sacbe.games.tzolkin cimport actions, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying
from sacbe.games.tzolkin.state cimport State

cdef int NO_SPACE

cpdef int lowest_free_space(State state, int gear) noexcept nogil
cpdef int space_cost(State state, int place) noexcept nogil
cpdef int surcharge(int placed) noexcept nogil
cpdef int placing_cost(State state, int place, int placed) noexcept nogil
cpdef bint can_place(State state, int seat, int place, int placed) noexcept nogil
cpdef int cheapest_placement(State state) noexcept nogil
cpdef bint cannot_afford_to_place(State state, int seat) noexcept nogil
cpdef void offer_places(State state, int seat, int placed) noexcept nogil
cpdef void offer_pity(State state) noexcept nogil
cpdef void place_worker(State state, int seat, int place, int placed) noexcept nogil
cpdef void legal_placing(State state, int seat, int placed) noexcept nogil
