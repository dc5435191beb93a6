from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.state cimport State

cdef int CROSSING

cpdef void measure(State state, int seat) noexcept nogil
cpdef int walk_on(State state, int cell, int here, int tail) noexcept nogil
cpdef int float_on(State state, int cell, int here, int tail) noexcept nogil
cpdef int cross_lake(State state, int here, int tail) noexcept nogil
cpdef int moor(State state, int cell, int here, int tail) noexcept nogil
cpdef bint is_step(int here, int ground, int side) noexcept nogil
cpdef bint could_cross(State state, int cell, int canal, int side) noexcept nogil
cpdef int arrive(State state, int cell, int steps, int tail) noexcept nogil
cpdef int axis_towards(int side) noexcept nogil
cpdef bint runs_along(int ground, int side) noexcept nogil
