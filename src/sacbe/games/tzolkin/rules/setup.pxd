from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport icons
from sacbe.games.tzolkin.state cimport State

cpdef void lay_out(State state) noexcept nogil
cpdef void legal_draw_start_player(State state) noexcept nogil
cpdef void apply_draw_start_player(State state, int action) noexcept nogil
cpdef void fill_monuments(State state, int laid) noexcept nogil
cpdef void legal_reveal_monument(State state) noexcept nogil
cpdef void apply_reveal_monument(State state, int action) noexcept nogil
cpdef void deal_wealth(State state, int dealt) noexcept nogil
cpdef void legal_deal_wealth_tile(State state) noexcept nogil
cpdef void apply_deal_wealth_tile(State state, int seat, int action) noexcept nogil
cpdef void ask_wealth(State state) noexcept nogil
cpdef void ask_wealth_of(State state, int seat) noexcept nogil
cpdef void legal_keep_wealth(State state, int seat) noexcept nogil
cpdef void apply_keep_wealth(State state, int seat, int left, int action) noexcept nogil
cpdef void open_wealth(State state) noexcept nogil
cpdef void place_idle_workers(State state, int placed) noexcept nogil
cpdef int idle_workers(State state) noexcept nogil
cpdef bint has_undealt_tiles(State state) noexcept nogil
cpdef void legal_draw_idle_worker(State state) noexcept nogil
cpdef void apply_draw_idle_worker(State state, int placed, int action) noexcept nogil
cpdef bint is_empty(State state, int gear) noexcept nogil
cpdef void stand_idle(State state, int gear, int space) noexcept nogil
