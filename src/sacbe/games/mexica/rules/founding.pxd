from sacbe.games.mexica cimport actions, changes, geometry, ids, material
from sacbe.games.mexica.rules cimport calpulli, points, trapping
from sacbe.games.mexica.state cimport State

cpdef int own_district(State state, int seat) noexcept nogil
cpdef bint can_take_tile(State state, int seat, int cell) noexcept nogil
cpdef bint can_found(State state, int seat, int size) noexcept nogil
cpdef void offer_founding(State state, int seat) noexcept nogil
cpdef void legal_choose_tile_cell(State state, int seat) noexcept nogil
cpdef void found(State state, int seat, int size, int cell) noexcept nogil
