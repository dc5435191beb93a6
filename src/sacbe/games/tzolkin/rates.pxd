from sacbe.games.tzolkin cimport ids, material, shares, weights

cdef enum:
    TURNS = 28

cdef int[TURNS * ids.GOODS] GOOD
cdef int[TURNS * ids.TEMPLES * ids.STEPS] STEP_GOODS

cpdef int at_the_end(int good) noexcept nogil
cpdef void fill() noexcept nogil
cpdef void fill_goods(int turns) noexcept nogil
cpdef void fill_steps(int turns) noexcept nogil
