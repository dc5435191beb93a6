from sacbe.games.tzolkin cimport ids
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.state cimport State

cpdef int step_corn(State state) noexcept nogil
cpdef int step_blocks(State state, int temple) noexcept nogil
cpdef int harvest_wood(State state, int wood) noexcept nogil
cpdef int harvest_corn(State state, int corn) noexcept nogil
cpdef int corn_tax(State state, int block) noexcept nogil
cpdef int advance_tax(State state) noexcept nogil
cpdef bint level_works(State state, int level) noexcept nogil
cpdef int building_tax(State state) noexcept nogil
cpdef int corn_per_worker(State state, int corn) noexcept nogil
cpdef int gear_cost(State state, int gear, int corn) noexcept nogil
