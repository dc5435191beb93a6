from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin cimport material as base
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport buildings, chichen_itza, holdings, paying, technology
from sacbe.games.tzolkin.state cimport State

cpdef void shuffle_in(State state) noexcept nogil
cpdef int cost_in_blocks(State state, int block, int cost) noexcept nogil
cpdef bint is_worth_giving_up(State state, int tile) noexcept nogil
cpdef bint can_renovate(State state, int seat, int old, int way) noexcept nogil
cpdef bint can_renovate_something(State state, int seat, int way) noexcept nogil
cpdef bint can_renovate_for_corn(State state, int seat, int corn) noexcept nogil
cpdef void offer_renovation(State state, int seat, int way) noexcept nogil
cpdef void renovate(State state, int seat, int way, int action) noexcept nogil
cpdef void constructed(State state, int seat) noexcept nogil
cpdef void line_up_income(State state) noexcept nogil
cpdef void take_income(State state, int seat) noexcept nogil
cpdef void take_income_of(State state, int seat, int number) noexcept nogil
cpdef void lay_skull(State state, int seat, int tile) noexcept nogil
cpdef bint has_level(State state, int seat) noexcept nogil
cpdef void ask_exchange(State state, int seat) noexcept nogil
cpdef void legal_lower(State state, int seat) noexcept nogil
cpdef void apply_lower(State state, int seat, int action) noexcept nogil
cpdef void legal_raise_others(State state, int seat, int tracks) noexcept nogil
cpdef void apply_raise_others(State state, int seat, int tracks, int action) noexcept nogil
