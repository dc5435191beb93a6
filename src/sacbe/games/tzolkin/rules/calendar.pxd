from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.state cimport State

cdef int ALL_FOOD_DAYS

cpdef bint is_food_day(State state) noexcept nogil
cpdef bint is_last_round(State state) noexcept nogil
cpdef void play_round(State state, int taken) noexcept nogil
cpdef void turn_calendar(State state) noexcept nogil
cpdef void move_marker(State state, int seat) noexcept nogil
cpdef bint can_advance_two_days(State state, int seat) noexcept nogil
cpdef bint worker_blocks_two_days(State state) noexcept nogil
cpdef bint is_player(int piece) noexcept nogil
cpdef int last_space(State state, int seat, int gear) noexcept nogil
cpdef void legal_choose_days(State state) noexcept nogil
cpdef void apply_choose_days(State state, int seat, int action) noexcept nogil
cpdef void advance(State state, int days) noexcept nogil
cpdef void turn_gears(State state) noexcept nogil
cpdef void push_off(State state, int gear, int space) noexcept nogil
