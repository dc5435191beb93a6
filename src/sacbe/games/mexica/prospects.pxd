from sacbe.games.mexica cimport geometry, ids, material, weights
from sacbe.games.mexica.rules cimport calpulli, founding
from sacbe.games.mexica.state cimport State

cdef int POINT
cdef int PERCENT
cdef int WIDEST_CUT
cdef int LARGEST_TILE

cpdef int of_founding(State state, int seat) noexcept nogil
cpdef bint can_be_founded(State state, int district, int sizes) noexcept nogil
cpdef bint fits(int size, int sizes) noexcept nogil
cpdef int of_cuts(State state, int seat, int sizes) noexcept nogil
cpdef bint is_shore(State state, int cell) noexcept nogil
cpdef int line_to_shore(State state, int cell, int side) noexcept nogil
cpdef int of_cut(State state, int seat, int cell, int side, int width, int sizes, int mark) noexcept nogil
cpdef int ground_behind(State state, int cell, int side, int width, int across, int mark) noexcept nogil
cpdef int of_ground(int size, int sizes) noexcept nogil
