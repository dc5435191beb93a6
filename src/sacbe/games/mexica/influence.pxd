from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.state cimport State

cpdef void measure(State state) noexcept nogil
cpdef int own_levels(State state, int seat, int district) noexcept nogil
cpdef int best_other(State state, int seat, int district) noexcept nogil
cpdef int rank(State state, int seat, int district) noexcept nogil
cpdef int sites(State state, int district) noexcept nogil
