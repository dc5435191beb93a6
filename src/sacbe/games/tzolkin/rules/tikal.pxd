from sacbe.games.tzolkin cimport ids
from sacbe.games.tzolkin.rules cimport buildings, holdings, paying, technology
from sacbe.games.tzolkin.state cimport State

cdef int ONE_ADVANCE
cdef int ONE_BUILDING
cdef int TWO_ADVANCES
cdef int TWO_BUILDINGS_OR_MONUMENT
cdef int TWO_TEMPLES

cpdef bint can_act(State state, int seat, int action) noexcept nogil
cpdef void act(State state, int seat, int action) noexcept nogil
