from sacbe.core cimport block, ids
from sacbe.core.chance cimport Stream
from sacbe.core.decisions cimport Stack

cdef class State(Stack):
    cdef public short players

cdef class Game:
    cdef public int follow_ups
    cdef public int end_turn
    cpdef list legal(self, State state)
    cpdef apply(self, State state, int action)
    cpdef int playout(self, State state, seed, sensible=*)
    cdef int prior(self, State state, int action) noexcept nogil
    cpdef int evaluate(self, State state, int seat)
    cdef int points_so_far(self, State state, int seat) noexcept
    cdef int weigh(self, State state, int seat) noexcept nogil
    cdef void list_legal(self, State state, int kind, int seat, int a, int b) noexcept nogil
    cdef void resolve(self, State state, int kind, int seat, int a, int b, int action) noexcept nogil
    cdef void proceed(self, State state, int kind, int a, int b) noexcept nogil
    cdef void step(self, State state, int action) noexcept nogil
    cdef void answer(self, State state, int action) noexcept nogil
    cdef void settle(self, State state) noexcept nogil
    cdef int run_sensibly(self, State state, Stream stream) noexcept nogil
    cdef int run(self, State state, Stream stream) noexcept nogil
