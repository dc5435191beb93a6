from sacbe.games.tzolkin cimport ids
from sacbe.games.tzolkin.modules cimport material

cpdef int step_corn() noexcept nogil
cpdef int step_blocks() noexcept nogil
cpdef int harvest(int amount) noexcept nogil
cpdef int corn_tax(int block) noexcept nogil
cpdef int advance_tax() noexcept nogil
cpdef bint level_works(int level) noexcept nogil
cpdef int building_tax() noexcept nogil
cpdef int more_corn() noexcept nogil
cpdef int gear_cost(int gear, int corn) noexcept nogil
