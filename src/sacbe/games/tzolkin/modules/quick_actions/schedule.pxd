from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, ids
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport setup
from sacbe.games.tzolkin.state cimport State

cpdef int tile_in_force(State state) noexcept nogil
cpdef int action_in_force(State state) noexcept nogil
cpdef void lay_out(State state) noexcept nogil
cpdef void line_up_second_age(State state) noexcept nogil
cpdef void lay_out_tiles(State state, int slot) noexcept nogil
cpdef bint is_laid_out(State state, int tile) noexcept nogil
cpdef void legal_reveal_quick_tile(State state, int slot) noexcept nogil
cpdef void apply_reveal_quick_tile(State state, int slot, int action) noexcept nogil
cpdef int idle_workers(State state) noexcept nogil
cpdef int idle_on_gears(State state) noexcept nogil
cpdef void place_last_idle_worker(State state) noexcept nogil
