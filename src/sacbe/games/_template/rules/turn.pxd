from sacbe.core cimport ids as core
from sacbe.games._template cimport actions, ids, material
from sacbe.games._template.rules cimport scoring
from sacbe.games._template.state cimport State

cpdef void play_round(State state, int taken) noexcept nogil
cpdef int in_order(State state, int place) noexcept nogil
cpdef int tokens_of(State state, int seat) noexcept nogil
cpdef bint can_take(State state, int seat, int tile, int step) noexcept nogil
cpdef void legal_turn(State state, int seat, int step) noexcept nogil
cpdef void apply_turn(State state, int seat, int step, int action) noexcept nogil
cpdef void take_tile(State state, int seat, int tile) noexcept nogil
cpdef void gather(State state, int seat, int token) noexcept nogil
cpdef void legal_pay(State state, int seat) noexcept nogil
cpdef void apply_pay(State state, int seat, int action) noexcept nogil
