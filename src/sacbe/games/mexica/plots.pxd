from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.rules cimport calpulli
from sacbe.games.mexica.state cimport State

cdef int WIDEST
cdef int MOST_CANALS
cdef int LARGEST
cdef int ALIKE
cdef int DEAR

cpdef void find(State state) noexcept nogil
cpdef bint is_corner(State state, int cell) noexcept nogil
cpdef bint is_dry(State state, int cell) noexcept nogil
cpdef bint can_be_dug(State state, int cell) noexcept nogil
cpdef bint fits(int size, int sizes) noexcept nogil
cpdef void grow(State state, int seed, int sizes, int mark) noexcept nogil
cpdef int spread(State state, int cell, int mark, int edge) noexcept nogil
cpdef int best_of_edge(State state, int seed, int edge, int mark) noexcept nogil
cpdef void consider(State state, int size, int edge) noexcept nogil
cpdef int canals_for(State state, int edge) noexcept nogil
cpdef bint touch(State state, int place, int other) noexcept nogil
cpdef int place_for(State state, int size, int canals, int last) noexcept nogil
cpdef bint holds(State state, int plot, int cell) noexcept nogil
cpdef int merit(int size, int canals) noexcept nogil
