from sacbe.games.tzolkin cimport actions, ids
from sacbe.games.tzolkin cimport material as base
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport paying, picking
from sacbe.games.tzolkin.state cimport State

cpdef int step_fee(State state, int seat, int gear, int space, int action, int fee) noexcept nogil
cpdef int space_used(State state, int seat, int gear, int space) noexcept nogil
cpdef int paired_gear(int gear) noexcept nogil
cpdef int space_ahead(State state, int seat, int gear, int space) noexcept nogil
cpdef bint reaches(State state, int seat, int gear, int space, int action) noexcept nogil
cpdef bint can_go_ahead(State state, int seat, int gear, int space, int action) noexcept nogil
cpdef void offer_ahead(State state, int seat, int gear, int space) noexcept nogil
cpdef void go_ahead(State state, int seat, int action) noexcept nogil
