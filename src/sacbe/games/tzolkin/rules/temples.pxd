from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying
from sacbe.games.tzolkin.state cimport State

cdef int NO_REWARD

cpdef bint top_is_taken(State state, int temple) noexcept nogil
cpdef bint can_climb(State state, int seat, int temple) noexcept nogil
cpdef bint can_descend(State state, int seat, int temple) noexcept nogil
cpdef bint can_descend_anywhere(State state, int seat) noexcept nogil
cpdef void climb(State state, int seat, int temple, int steps) noexcept nogil
cpdef void descend(State state, int seat, int temple) noexcept nogil
cpdef bint is_taxed(State state, int seat, int temple) noexcept nogil
cpdef bint can_pay_step(State state, int seat, int temple) noexcept nogil
cpdef bint can_decline_steps(State state, int seat, int left, int climbed) noexcept nogil
cpdef void legal_climb(State state, int seat, int left, int climbed) noexcept nogil
cpdef void apply_climb(State state, int seat, int left, int climbed, int action) noexcept nogil
cpdef void pay_and_climb(State state, int seat, int temple) noexcept nogil
cpdef void legal_descend(State state, int seat) noexcept nogil
cpdef void apply_descend(State state, int seat, int action) noexcept nogil
cpdef int step_points(int temple, int step) noexcept nogil
cpdef int highest_step(State state, int temple) noexcept nogil
cpdef int highest_bonus(State state, int seat, int temple, int age) noexcept nogil
cpdef void give_points(State state, int age) noexcept nogil
cpdef bint skulls_suffice(State state) noexcept nogil
cpdef void give_rewards(State state) noexcept nogil
cpdef void give_seat_rewards(State state, int seat, int skulls) noexcept nogil
cpdef int step_reward(int temple, int step) noexcept nogil
