from sacbe.games.tzolkin cimport hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying, temples
from sacbe.games.tzolkin.state cimport State

cpdef int score_corn(State state, int seat) noexcept nogil
cpdef int score_skulls(State state, int seat) noexcept nogil
cpdef int owned_of_type(State state, int seat, int kind) noexcept nogil
cpdef int owned_tiles(State state, int seat) noexcept nogil
cpdef int monuments_built(State state) noexcept nogil
cpdef int maxed_technologies(State state, int seat) noexcept nogil
cpdef int technology_levels(State state, int seat) noexcept nogil
cpdef int temple_points(State state, int seat) noexcept nogil
cpdef int best_temple(State state, int seat) noexcept nogil
cpdef int skulls_on_chichen_itza(State state) noexcept nogil
cpdef int score_monument(State state, int seat, int tile) noexcept nogil
cpdef void score_game(State state) noexcept nogil
cpdef int total(State state, int seat) noexcept nogil
