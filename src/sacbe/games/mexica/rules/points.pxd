from sacbe.games.mexica cimport ids
from sacbe.games.mexica.state cimport State

cpdef void score(State state, int seat, int source, int points) noexcept nogil
cpdef int total(State state, int seat) noexcept nogil
cpdef bint can_spend(State state, int cost) noexcept nogil
cpdef void spend(State state, int seat, int cost) noexcept nogil
cpdef void note_irreversible(State state) noexcept nogil
