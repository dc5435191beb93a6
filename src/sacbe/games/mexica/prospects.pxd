from sacbe.games.mexica cimport geometry, ids, material, weights
from sacbe.games.mexica.rules cimport calpulli, founding
from sacbe.games.mexica.state cimport State

cdef int POINT
cdef int PERCENT
cdef int NOT_SEEN
cdef int SEEN
cdef int LARGEST_TILE

cpdef int of_founding(State state, int seat) noexcept nogil
cpdef bint fits(int size, int sizes) noexcept nogil
cpdef int of_room(State state, int start, int sizes) noexcept nogil
cpdef int of_ground(int size, int gaps, int sizes) noexcept nogil
cpdef int gap_width(State state, int cell, int side) noexcept nogil
cpdef bint is_shore(State state, int cell) noexcept nogil
