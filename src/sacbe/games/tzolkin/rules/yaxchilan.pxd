from sacbe.games.tzolkin cimport ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying, technology
from sacbe.games.tzolkin.state cimport State

cpdef int yield_of(State state, int seat, int action, int good) noexcept nogil
cpdef void act(State state, int seat, int action) noexcept nogil
