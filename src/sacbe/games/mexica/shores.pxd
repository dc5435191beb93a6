from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.state cimport State

cdef int LAKE_BODY
cdef int NEW_BODY

cpdef void find_shores(State state) noexcept nogil
cpdef bint is_unnumbered(State state, int cell) noexcept nogil
cpdef bint meets_lake(int cell) noexcept nogil
cpdef void number_body(State state, int start, int number) noexcept nogil
cpdef bint parts_ground(State state, int cell, int other) noexcept nogil
cpdef bint closes_ring(State state, int cell, int joined) noexcept nogil
cpdef int body_before(State state, int cell, int side) noexcept nogil
cpdef int body_at(State state, int cell, int place) noexcept nogil
cpdef int bodies_around(State state, int cell) noexcept nogil
