from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin cimport material as base
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.state cimport State

cpdef void deal(State state, int dealt) noexcept nogil
cpdef void legal_deal_tribe(State state) noexcept nogil
cpdef void apply_deal_tribe(State state, int seat, int action) noexcept nogil
cpdef void legal_keep_tribe(State state, int seat) noexcept nogil
cpdef void apply_keep_tribe(State state, int seat, int action) noexcept nogil
cpdef void reveal(State state) noexcept nogil
cpdef void gather_workers(State state, int seat) noexcept nogil
cpdef void step_down(State state) noexcept nogil
