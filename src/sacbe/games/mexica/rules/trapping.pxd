from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.state cimport State

cpdef bint is_banned_time(State state) noexcept nogil
cpdef void measure_reaches(State state) noexcept nogil
cpdef void begin_turn(State state) noexcept nogil
cpdef void measure_in_first_round(State state) noexcept nogil
cpdef void clear_labels(State state) noexcept nogil
cpdef int flood_reach(State state, int start, int name) noexcept nogil
cpdef int label(State state, int cell, int name, int tail) noexcept nogil
cpdef int step_on(State state, int cell, int name, int tail) noexcept nogil
cpdef bint is_way(State state, int cell, int side) noexcept nogil
cpdef int step_off(State state, int cell, int name, int tail) noexcept nogil
cpdef int sail_on(State state, int cell, int name, int tail) noexcept nogil
cpdef int cross_lake(State state, int name, int tail) noexcept nogil
cpdef int largest_other_set(State state) noexcept nogil
cpdef bint can_move(State state, int seat) noexcept nogil
cpdef bint can_sail(State state, int cell) noexcept nogil
cpdef int movers(State state) noexcept nogil
cpdef bint traps(State state, int seat, int movers_before) noexcept nogil
cpdef bint is_trapped(State state, int seat, int largest, int movers_before) noexcept nogil
cpdef bint would_trap(State state, int seat, int cell, int other, int ground) noexcept nogil
cpdef void put(State state, int cell, int other, int ground) noexcept nogil
cpdef bint would_trap_by_moving(State state, int seat, int origin, int goal, int axis) noexcept nogil
cpdef bint is_harmless(State state, int seat, int cell, int other) noexcept nogil
cpdef bint is_beside(int cell, int beside) noexcept nogil
cpdef bint cuts(State state, int cell) noexcept nogil
cpdef bint is_open_around(State state, int cell, int place) noexcept nogil
