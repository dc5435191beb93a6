from sacbe.core cimport block, ids
from sacbe.core.chance cimport Stream
from sacbe.core.game cimport Game, State

cdef int PERCENT
cdef int PRIME
cdef int DEPTH

cdef class Room:
    cdef State state
    cdef int left
    cdef Room inner

cdef class Beam:
    cdef Game game
    cdef Stream stream
    cdef int width
    cdef int answers
    cdef int rivalry
    cdef int error
    cdef int evaluations
    cdef int seat
    cdef int rival
    cdef int left
    cdef int kept
    cdef int found
    cdef int ends
    cdef int seen
    cdef int length
    cdef int first
    cdef bint is_improved
    cdef short[ids.PLAN] actions
    cdef short[ids.BEAM * ids.PLAN] plans
    cdef int[ids.BEAM] lengths
    cdef int[ids.BEAM] worths
    cdef int[ids.BEAM] errors
    cdef int[ids.BEAM] signs
    cdef short[ids.BEAM * ids.PLAN] next_plans
    cdef int[ids.BEAM] next_lengths
    cdef int[ids.BEAM] next_worths
    cdef int[ids.BEAM] next_errors
    cdef int[ids.BEAM] next_signs
    cdef int[ids.BEAM] next_ranks
    cdef short[ids.ENDS * ids.PLAN] end_plans
    cdef int[ids.ENDS] end_lengths
    cdef int[ids.ENDS] end_worths
    cdef int[ids.ENDS] end_signs
    cdef int[ids.ENDS] end_ranks
    cdef int[ids.SEEN] seen_signs
    cdef int[ids.ANSWERS] best
    cpdef list values(self, State state)
    cdef void think(self, State state, Room room) noexcept
    cdef void search(self, State state, Room room) noexcept nogil
    cdef void begin(self, State state) noexcept nogil
    cdef int best_opponent(self, State state) noexcept nogil
    cdef int worth(self, State state) noexcept nogil
    cdef void take_up(self, State state, State base, int plan) noexcept nogil
    cdef void extend(self, State base, Room room, int plan, int asked) noexcept nogil
    cdef int least_prior(self, State base) noexcept nogil
    cdef int stride(self, State base, int least, int asked) noexcept nogil
    cdef bint is_whole(self, State state) noexcept nogil
    cdef void consider(self, State state, int plan) noexcept nogil
    cdef bint is_finished(self, State state) noexcept nogil
    cdef void keep_plan(self, int worth, int error, int mark, bint is_end) noexcept nogil
    cdef void keep_end(self, int worth, int error, int mark) noexcept nogil
    cdef bint has_been(self, int mark) noexcept nogil
    cdef void turn_over(self) noexcept nogil

cdef int room_for(int* ranks, int* signs, int count, int most, int rank, int mark) noexcept nogil
cdef int sign(State state, int value) noexcept nogil
