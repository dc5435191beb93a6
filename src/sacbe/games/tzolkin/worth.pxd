from sacbe.games.tzolkin cimport ids, material, rates, shares, weights
from sacbe.games.tzolkin.rules cimport food_day, holdings, temples
from sacbe.games.tzolkin.state cimport State

cdef int ALL_FOOD_DAYS

cpdef int turns_left(State state) noexcept nogil
cpdef int turns_to_food_day(State state) noexcept nogil
cpdef int faded(State state, int amount) noexcept nogil
cpdef int of_game_left(State state, int amount) noexcept nogil
cpdef int ends_of_ages(State state) noexcept nogil
cpdef int middles_of_ages(State state) noexcept nogil
cpdef int of_good(State state, int good) noexcept nogil
cpdef int of_skulls(State state, int skulls) noexcept nogil
cpdef int cheapest_blocks(State state, int seat, int count) noexcept nogil
cpdef bint is_fed(State state, int seat) noexcept nogil
cpdef int highest_other(State state, int seat, int temple) noexcept nogil
cpdef int of_step(State state, int seat, int temple, int step) noexcept nogil
cpdef int sureness(State state, int end) noexcept nogil
cpdef int of_highest(State state, int temple, int ahead, int age) noexcept nogil
cpdef int of_next_step(State state, int seat, int temple) noexcept nogil
cpdef int of_best_steps(State state, int seat, int steps) noexcept nogil
cpdef int of_next_level(State state, int seat, int track) noexcept nogil
cpdef int of_best_level(State state, int seat) noexcept nogil
cpdef int of_more_workers(State state, int workers) noexcept nogil
cpdef int of_next_worker(State state, int seat) noexcept nogil
cpdef int of_thing(State state, int seat, int thing) noexcept nogil
cpdef int of_icon(State state, int seat, int kind, int what, int amount) noexcept nogil
cpdef int of_farm(State state, int seat, int kind, int amount) noexcept nogil
cpdef int of_icon_action(int kind) noexcept nogil
