from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.rules cimport reach
from sacbe.games.mexica.state cimport State

cdef int CROSSING

cpdef void measure(State state, int seat) noexcept nogil
cpdef void go_on(State state, int here) noexcept nogil
cpdef void walk_on(State state, int cell, int here) noexcept nogil
cpdef int float_on(State state, int cell, int here, int tail) noexcept nogil
cpdef int cross_lake(State state, int here, int tail) noexcept nogil
cpdef int moor(State state, int cell, int here, int tail) noexcept nogil
cpdef bint could_cross(State state, int cell, int canal, int side) noexcept nogil
cpdef void arrive(State state, int cell, int steps) noexcept nogil
cpdef int axis_towards(int side) noexcept nogil
