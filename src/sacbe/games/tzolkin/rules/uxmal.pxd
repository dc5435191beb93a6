from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport buildings, paying
from sacbe.games.tzolkin.state cimport State

cdef int TEMPLE_STEP
cdef int MARKET
cdef int NEW_WORKER
cdef int BUILDING_FOR_CORN
cdef int ANY_ACTION

cpdef bint can_act(State state, int seat, int action, int corn) noexcept nogil
cpdef void act(State state, int seat, int action) noexcept nogil
cpdef bint can_sell(State state, int seat, int block, int bought) noexcept nogil
cpdef bint can_buy(State state, int seat, int block, int sold) noexcept nogil
cpdef int buying_price(State state, int block) noexcept nogil
cpdef void legal_trade(State state, int seat, int bought, int sold) noexcept nogil
cpdef void apply_trade(State state, int seat, int bought, int sold, int action) noexcept nogil
