from sacbe.games.tzolkin cimport ids
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.state cimport State

cpdef int beg_result(State state, int seat, int corn) noexcept nogil
cpdef int corn_per_worker(State state, int seat, int corn) noexcept nogil
cpdef int points_per_unfed(State state, int seat, int points) noexcept nogil
cpdef int advance_cost(State state, int seat, int level, int blocks) noexcept nogil
cpdef int surcharge(State state, int seat, int placed, int corn) noexcept nogil
