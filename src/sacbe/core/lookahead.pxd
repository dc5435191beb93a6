from sacbe.core cimport block, ids
from sacbe.core.game cimport Game, State

cdef int PERCENT
cdef int PRIME

cdef class Lookahead:
    cdef Game game
    cdef int width
    cdef int evaluations
    cdef int rivalry
    cdef int rival
    cdef int left
    cdef int kept
    cdef int found
    cdef short[ids.BEAM * ids.PLAN] plans
    cdef int[ids.BEAM] rests
    cdef int[ids.BEAM] firsts
    cdef short[ids.BEAM * ids.PLAN] next_plans
    cdef int[ids.BEAM] next_rests
    cdef int[ids.BEAM] next_firsts
    cdef int[ids.BEAM] next_worths
    cdef int[ids.BEAM] next_signs
    cdef int[ids.ANSWERS] best
    cdef int[ids.ANSWERS] glimpse
    cpdef list values(self, State state)
    cdef void think(self, State state, State base, State trial) noexcept
    cdef void search(self, State state, State base, State trial) noexcept nogil
    cdef int best_opponent(self, State state, int seat) noexcept nogil
    cdef int worth(self, State state, int seat) noexcept nogil
    cdef void replay(self, State state, State base, int plan, int length) noexcept nogil
    cdef void extend(self, State base, State trial, int seat, int plan, int length) noexcept nogil
    cdef void judge(self, State trial, int seat, int plan, int length, int first, int action) noexcept nogil
    cdef int room_for(self, int worth, int mark) noexcept nogil
    cdef void turn_over(self, int length) noexcept nogil

cdef int sign(State state, int worth) noexcept nogil
