from sacbe.games.mexica cimport actions, changes, geometry, ids
from sacbe.games.mexica.rules cimport points, trapping
from sacbe.games.mexica.state cimport State

cdef int NO_BRIDGE

cpdef bint has_ramps(State state, int cell, int axis) noexcept nogil
cpdef bint can_span(State state, int cell, int axis) noexcept nogil
cpdef bint can_build(State state, int cell) noexcept nogil
cpdef bint can_span_somehow(State state, int cell) noexcept nogil
cpdef void offer_bridges(State state) noexcept nogil
cpdef bint is_time_to_relocate(State state) noexcept nogil
cpdef bint can_lift(State state, int cell) noexcept nogil
cpdef bint can_move_to(State state, int seat, int origin, int goal, int axis) noexcept nogil
cpdef bint can_move_somewhere(State state, int seat, int origin, int goal) noexcept nogil
cpdef bint can_relocate(State state, int seat, int origin) noexcept nogil
cpdef bint is_goal(State state, int origin, int goal) noexcept nogil
cpdef void legal_choose_goal(State state, int seat, int origin) noexcept nogil
cpdef bint some_canal_is_free(State state) noexcept nogil
cpdef void offer_relocations(State state, int seat) noexcept nogil
cpdef bint can_take_axis(State state, int seat, int cell, int origin, int axis) noexcept nogil
cpdef void legal_choose_axis(State state, int seat, int cell, int origin) noexcept nogil
cpdef void build(State state, int seat, int cell, int origin, int axis) noexcept nogil
