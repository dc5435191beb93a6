from sacbe.games.mexica cimport actions, changes, geometry, ids, material
from sacbe.games.mexica.rules cimport points, reach
from sacbe.games.mexica.state cimport State

cpdef bint can_step(State state, int seat, int side) noexcept nogil
cpdef void offer_steps(State state, int seat) noexcept nogil
cpdef void step(State state, int seat, int cell) noexcept nogil
cpdef bint is_on_bridge(State state, int seat) noexcept nogil
cpdef int boat_cost(State state, int seat, int goal) noexcept nogil
cpdef void offer_boats(State state, int seat) noexcept nogil
cpdef void sail(State state, int seat, int goal) noexcept nogil
cpdef bint can_land(State state, int cell) noexcept nogil
cpdef bint can_teleport(State state) noexcept nogil
cpdef void legal_choose_landing(State state) noexcept nogil
cpdef void teleport(State state, int seat, int cell) noexcept nogil
