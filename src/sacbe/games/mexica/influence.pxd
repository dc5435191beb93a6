from sacbe.games.mexica cimport geometry, ids
from sacbe.games.mexica.state cimport State

cdef int PLACES
cdef int SUMS

cpdef void measure(State state, int seat) noexcept nogil
cpdef void compare(State state, int colour, int last) noexcept nogil
cpdef int own_levels(State state, int district) noexcept nogil
cpdef int best_other(State state, int district) noexcept nogil
cpdef int rank(State state, int district) noexcept nogil
cpdef int sites(State state, int district) noexcept nogil
