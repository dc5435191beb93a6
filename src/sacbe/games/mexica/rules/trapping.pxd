from sacbe.games.mexica cimport geometry, ids, shores
from sacbe.games.mexica.rules cimport reach
from sacbe.games.mexica.state cimport State

cdef int NOBODY

cpdef bint is_banned_time(State state) noexcept nogil
cpdef void begin_turn(State state) noexcept nogil
cpdef void measure_in_first_round(State state) noexcept nogil
cpdef bint traps(State state, int seat, int movers_before) noexcept nogil
cpdef int first_trapped(State state, int seat, int movers_before) noexcept nogil
cpdef bint all_are_free(State state, int seat, int movers_before) noexcept nogil
cpdef bint is_trapped(State state, int seat, int largest, int movers_before) noexcept nogil
cpdef bint would_trap(State state, int seat, int cell, int other, int ground) noexcept nogil
cpdef void put(State state, int cell, int other, int ground) noexcept nogil
cpdef bint would_trap_by_moving(State state, int seat, int origin, int goal, int axis) noexcept nogil
cpdef bint is_harmless(State state, int seat, int cell, int other) noexcept nogil
