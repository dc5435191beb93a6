from sacbe.games._template cimport ids, material
from sacbe.games._template.state cimport State

cpdef void score(State state, int seat, int source, int points) noexcept nogil
cpdef int score_favour(State state, int seat) noexcept nogil
cpdef void score_game(State state) noexcept nogil
cpdef int total(State state, int seat) noexcept nogil
