from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport chichen_itza, holdings, palenque, paying, tikal, uxmal, yaxchilan
from sacbe.games.tzolkin.state cimport State

cdef int OUT_OF_REACH

cpdef int step_fee(State state, int seat, int gear, int space, int action) noexcept nogil
cpdef int base_fee(State state, int seat, int gear, int space, int action) noexcept nogil
cpdef bint reaches_ahead(State state, int seat, int gear) noexcept nogil
cpdef bint can_perform(State state, int seat, int gear, int action, int corn) noexcept nogil
cpdef void perform(State state, int seat, int gear, int action) noexcept nogil
cpdef int action_index(int gear, int action) noexcept nogil
cpdef int gear_of(int index) noexcept nogil
cpdef int number_of(int index) noexcept nogil
cpdef void offer_workers(State state, int seat) noexcept nogil
cpdef void legal_picking(State state, int seat) noexcept nogil
cpdef void pick_up(State state, int seat, int place) noexcept nogil
cpdef void take_back(State state, int seat, int place) noexcept nogil
cpdef bint can_use(State state, int seat, int gear, int space, int action) noexcept nogil
cpdef void legal_use_action(State state, int seat, int gear, int space) noexcept nogil
cpdef void offer_actions(State state, int seat, int gear, int space) noexcept nogil
cpdef void apply_use_action(State state, int seat, int gear, int space, int action) noexcept nogil
cpdef bint can_use_any(State state, int seat, int index) noexcept nogil
cpdef void legal_choose_any_action(State state, int seat, int optional) noexcept nogil
cpdef void apply_choose_any_action(State state, int seat, int action) noexcept nogil
