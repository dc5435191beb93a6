from sacbe.games.tzolkin.modules cimport material

cpdef int beg_result() noexcept nogil
cpdef int workers_at_start() noexcept nogil
cpdef int more_corn() noexcept nogil
cpdef int points_per_unfed() noexcept nogil
cpdef int advance_cost(int level) noexcept nogil
cpdef int surcharge(int placed) noexcept nogil
