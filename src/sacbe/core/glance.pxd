from sacbe.core cimport block, ids
from sacbe.core.chance cimport Stream
from sacbe.core.game cimport Game, State

cdef class Glance:
    cdef Game game
    cdef Stream stream
    cdef int jitter
    cdef State probe
    cdef State inner
    cpdef make_room(self, State state)
    cpdef int choose(self, State state)
    cdef void play_on(self, State state, int seat, int turns) noexcept nogil
    cdef void finish(self, State state) noexcept nogil
    cdef int best(self, State state, int seat) noexcept nogil
    cdef int at(self, State state, int action, int seat) noexcept nogil
    cdef void answer_follow_ups(self, State state, int seat) noexcept nogil
    cdef bint is_follow_up(self, State state) noexcept nogil
    cdef int best_follow_up(self, State state, int seat) noexcept nogil
