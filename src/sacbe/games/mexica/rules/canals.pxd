from sacbe.games.mexica cimport actions, changes, geometry, ids
from sacbe.games.mexica.rules cimport calpulli, points, trapping
from sacbe.games.mexica.state cimport State

cpdef bint can_cover(State state, int cell) noexcept nogil
cpdef bint can_lay_single(State state, int seat, int cell) noexcept nogil
cpdef bint can_lay_double(State state, int seat, int cell, int other) noexcept nogil
cpdef bint can_extend(State state, int seat, int cell, int other) noexcept nogil
cpdef bint can_begin_double(State state, int seat, int cell) noexcept nogil
cpdef bint can_lay_some(State state, int seat, int tile) noexcept nogil
cpdef int tiles_left(State state, int tile) noexcept nogil
cpdef void legal_lay_single(State state, int seat) noexcept nogil
cpdef void legal_lay_first(State state, int seat) noexcept nogil
cpdef void legal_lay_second(State state, int seat, int first) noexcept nogil
cpdef void lay(State state, int seat, int cell, int other) noexcept nogil
