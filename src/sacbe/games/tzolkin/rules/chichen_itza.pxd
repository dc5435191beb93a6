from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, ids
from sacbe.games.tzolkin.rules cimport holdings, paying
from sacbe.games.tzolkin.state cimport State

cpdef bint can_act(State state, int seat, int action) noexcept nogil
cpdef void act(State state, int seat, int action) noexcept nogil
cpdef void offer_theology_step(State state, int seat) noexcept nogil
cpdef void legal_theology_step(State state, int seat) noexcept nogil
cpdef void apply_theology_step(State state, int seat, int action) noexcept nogil
