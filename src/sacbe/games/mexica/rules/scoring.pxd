from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.rules cimport points
from sacbe.games.mexica.state cimport State

cpdef int level_sum(State state, int district, int colour) noexcept nogil
cpdef int rank(State state, int district, int colour) noexcept nogil
cpdef int value(int size, bint is_founded, int place) noexcept nogil
cpdef int district_points(State state, int district, bint is_founded, int seat) noexcept nogil
cpdef void score_districts(State state) noexcept nogil
cpdef void score_palace(State state) noexcept nogil
