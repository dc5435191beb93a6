from sacbe.core cimport ids as core
from sacbe.core.events cimport Journal
from sacbe.games.tzolkin cimport decisions, ids
from sacbe.games.tzolkin.modules.quick_actions cimport spaces
from sacbe.games.tzolkin.rules cimport holdings
from sacbe.games.tzolkin.state cimport State

cpdef void reserve(State state) noexcept nogil
cpdef void keep_possible(State state, int kind, int seat) noexcept nogil
cdef bint leaves_it_possible(State state, int seat, int action) noexcept with gil
cdef void answer(State state, int action) noexcept nogil
cdef bint has_way_on(State state, int seat) noexcept with gil
