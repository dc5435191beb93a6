from sacbe.core cimport ids as core
from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.rules cimport periods
from sacbe.games.mexica.state cimport State

cpdef bint is_ending(State state) noexcept nogil
cpdef bint has_turn_left(State state, int seat) noexcept nogil
cpdef bint can_act(State state, int seat) noexcept nogil
