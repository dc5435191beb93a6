from sacbe.games.mexica cimport actions, changes, ids
from sacbe.games.mexica.rules cimport calpulli, founding, points, trapping
from sacbe.games.mexica.state cimport State

cpdef int stock(State state, int seat, int level) noexcept nogil
cpdef bint has_no_temples(State state, int seat) noexcept nogil
cpdef bint can_build_on(State state, int seat, int cell) noexcept nogil
cpdef bint can_build_in(State state, int seat, int district, int cell) noexcept nogil
cpdef bint has_site(State state, int seat) noexcept nogil
cpdef bint can_afford(State state, int seat, int level) noexcept nogil
cpdef bint can_build(State state, int seat, int level) noexcept nogil
cpdef void offer_levels(State state, int seat) noexcept nogil
cpdef bint can_afford_some(State state, int seat) noexcept nogil
cpdef void legal_choose_site(State state, int seat) noexcept nogil
cpdef void build(State state, int seat, int level, int cell) noexcept nogil
