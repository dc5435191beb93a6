from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying
from sacbe.games.tzolkin.state cimport State

cpdef int advance_cost(State state, int seat, int track) noexcept nogil
cpdef int price(State state, int seat, int track, int how) noexcept nogil
cpdef bint can_advance(State state, int seat, int track) noexcept nogil
cpdef bint can_advance_somewhere(State state, int seat) noexcept nogil
cpdef int extra_blocks(State state, int seat, int block) noexcept nogil
cpdef void raise_level(State state, int seat, int track) noexcept nogil
cpdef void receive_bonus(State state, int seat, int track) noexcept nogil
cpdef bint can_decline(State state, int how) noexcept nogil
cpdef void legal_advance(State state, int seat, int how) noexcept nogil
cpdef void apply_advance(State state, int seat, int left, int how, int action) noexcept nogil
cpdef void pay_and_rise(State state, int seat, int track, int blocks) noexcept nogil
