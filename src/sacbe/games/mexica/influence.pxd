from sacbe.games.mexica cimport geometry, ids
from sacbe.games.mexica.state cimport State

cdef int PLACES

cpdef void measure(State state, int seat) noexcept nogil
cpdef int colour_at(State state, int cell) noexcept nogil
cpdef void compare(State state, int colour) noexcept nogil
cpdef int own_levels(State state, int district) noexcept nogil
cpdef int best_other(State state, int district) noexcept nogil
cpdef int rank(State state, int district) noexcept nogil
cpdef int sites(State state, int district) noexcept nogil
