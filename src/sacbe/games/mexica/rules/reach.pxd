from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.state cimport State

cpdef void measure_reaches(State state) noexcept nogil
cpdef int reach_of(State state, int seat) noexcept nogil
cpdef void clear_labels(State state) noexcept nogil
cpdef int flood_reach(State state, int start, int name, int enough=*) noexcept nogil
cpdef int label(State state, int cell, int name, int tail) noexcept nogil
cpdef int step_on(State state, int cell, int name, int tail) noexcept nogil
cpdef bint is_way(State state, int cell, int side) noexcept nogil
cpdef int step_off(State state, int cell, int name, int tail) noexcept nogil
cpdef int sail_on(State state, int cell, int name, int tail) noexcept nogil
cpdef int cross_lake(State state, int name, int tail) noexcept nogil
cpdef int largest_other_set(State state) noexcept nogil
cpdef int ways_out(State state, int seat) noexcept nogil
cpdef bint is_step(State state, int here, int cell, int side) noexcept nogil
cpdef bint can_move(State state, int seat) noexcept nogil
cpdef bint can_sail(State state, int cell) noexcept nogil
cpdef int movers(State state) noexcept nogil
