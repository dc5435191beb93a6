from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.rules cimport points
from sacbe.games.mexica.state cimport State

cpdef int open_tiles(State state, int size) noexcept nogil
cpdef int open_sizes(State state) noexcept nogil
cpdef bint any_tile_open(State state) noexcept nogil
cpdef void take_tile(State state, int size, int where) noexcept nogil
cpdef void remove(State state, int size, int why) noexcept nogil
cpdef void count_candidates(State state) noexcept nogil
cpdef void count_built_and_palace(State state) noexcept nogil
cpdef bint has_capacity(State state, int district) noexcept nogil
cpdef int largest_candidate(State state) noexcept nogil
cpdef bint can_ever_cover(State state, int cell) noexcept nogil
cpdef bint is_frozen(State state) noexcept nogil
cpdef int proof(State state, int size, bint frozen, int largest) noexcept nogil
cpdef void remove_unfoundable(State state) noexcept nogil
