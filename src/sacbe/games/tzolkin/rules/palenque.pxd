from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying, technology, temples
from sacbe.games.tzolkin.state cimport State

cdef int FISHING

cpdef int group_of(int action) noexcept nogil
cpdef bint corn_is_visible(State state, int group) noexcept nogil
cpdef bint can_burn(State state, int seat, int group) noexcept nogil
cpdef bint can_irrigate(State state, int seat, int group) noexcept nogil
cpdef bint can_harvest(State state, int seat, int group, int way) noexcept nogil
cpdef bint can_act(State state, int seat, int action) noexcept nogil
cpdef void act(State state, int seat, int action) noexcept nogil
cpdef int fishing_corn(State state, int seat) noexcept nogil
cpdef int harvest_corn(State state, int seat, int group) noexcept nogil
cpdef int harvest_wood(State state, int seat, int group) noexcept nogil
cpdef void legal_harvest(State state, int seat, int group) noexcept nogil
cpdef void apply_harvest(State state, int seat, int group, int action) noexcept nogil
cpdef void take_wood_tile(State state, int seat, int group) noexcept nogil
cpdef void take_corn_tile(State state, int seat, int group) noexcept nogil
