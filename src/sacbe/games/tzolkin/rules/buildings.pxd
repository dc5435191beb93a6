from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying
from sacbe.games.tzolkin.state cimport State

cdef int NO_BLOCK

cpdef bint is_monument(int tile) noexcept nogil
cpdef bint takes_architecture(int way) noexcept nogil
cpdef int architecture(State state, int seat, int way) noexcept nogil
cpdef int cost_in_blocks(State state, int tile, int block) noexcept nogil
cpdef int cost_in_skulls(int tile) noexcept nogil
cpdef int all_blocks(State state, int tile) noexcept nogil
cpdef int tax_in_blocks(State state, int tile) noexcept nogil
cpdef bint can_pay_tax(State state, int seat, int tile, int saved) noexcept nogil
cpdef bint can_pay_printed(State state, int seat, int tile) noexcept nogil
cpdef bint can_save(State state, int seat, int tile, int saved) noexcept nogil
cpdef int cost_in_corn(State state, int seat, int tile) noexcept nogil
cpdef bint saves_block(int level) noexcept nogil
cpdef bint can_pay_in_blocks(State state, int seat, int tile, int level) noexcept nogil
cpdef bint can_pay_in_corn(State state, int seat, int tile, int corn) noexcept nogil
cpdef bint can_pay(State state, int seat, int tile, int way) noexcept nogil
cpdef bint takes(int way, int tile) noexcept nogil
cpdef bint can_build(State state, int seat, int tile, int way) noexcept nogil
cpdef bint can_build_as_it_is(State state, int seat, int way) noexcept nogil
cpdef bint can_build_something(State state, int seat, int way) noexcept nogil
cpdef bint can_build_for_corn(State state, int seat, int corn) noexcept nogil
cpdef bint is_optional(int way) noexcept nogil
cpdef void legal_build(State state, int seat, int way) noexcept nogil
cpdef void apply_build(State state, int seat, int way, int action) noexcept nogil
cpdef void legal_use_architecture(State state, int seat, int tile) noexcept nogil
cpdef void apply_use_architecture(State state, int seat, int tile, int action) noexcept nogil
cpdef void build_first_of_two(State state, int seat, int tile, int level) noexcept nogil
cpdef void build_monument(State state, int seat, int tile) noexcept nogil
cpdef void construct(State state, int seat, int tile, int way, int level) noexcept nogil
cpdef void legal_save_block(State state, int seat, int tile) noexcept nogil
cpdef void apply_save_block(State state, int seat, int tile, int action) noexcept nogil
cpdef void pay_in_blocks(State state, int seat, int tile, int level, int saved) noexcept nogil
cpdef void pay_cost(State state, int seat, int tile, int saved) noexcept nogil
cpdef void receive(State state, int seat, int tile, int level) noexcept nogil
cpdef void take_tile(State state, int seat, int tile) noexcept nogil
cpdef bint can_be_revealed(State state, int tile) noexcept nogil
cpdef bint deck_is_empty(State state) noexcept nogil
cpdef void fill_row(State state) noexcept nogil
cpdef void legal_reveal_building(State state) noexcept nogil
cpdef void apply_reveal_building(State state, int place, int action) noexcept nogil
