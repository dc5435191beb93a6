from sacbe.core cimport ids as core
from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.rules cimport periods
from sacbe.games.mexica.state cimport State

cdef int NEAR

cpdef bint is_ending(State state) noexcept nogil
cpdef bint is_near(State state) noexcept nogil
cpdef int fewest_temples(State state) noexcept nogil
cpdef bint has_turn_left(State state, int seat) noexcept nogil
cpdef bint can_act(State state, int seat) noexcept nogil
