from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport holdings, paying, technology, temples
from sacbe.games.tzolkin.state cimport State

cdef int GOLD
cdef int SKULL
cdef int TEMPLE_STEP
cdef int LEVEL

cpdef bint is_taxed_good(State state, int good) noexcept nogil
cpdef bint withholds(State state, int seat, int good, int amount) noexcept nogil
cpdef bint is_taxed(State state, int seat, int kind, int what) noexcept nogil
cpdef bint waits_for_skull(State state, int seat, int temple) noexcept nogil
cpdef bint brings_bonus(State state, int seat, int track) noexcept nogil
cpdef bint can_pay_for_good(State state, int seat, int good) noexcept nogil
cpdef bint can_step_somewhere(State state, int seat) noexcept nogil
cpdef bint can_pay_tax(State state, int seat, int kind, int what) noexcept nogil
cpdef void ask_icon(State state, int seat, int kind, int what, int amount) noexcept nogil
cpdef void decline(State state, int seat, int part) noexcept nogil
cpdef void legal_taxed_gold(State state, int seat) noexcept nogil
cpdef void apply_taxed_gold(State state, int seat, int left, int action) noexcept nogil
cpdef void take_gold(State state, int seat) noexcept nogil
cpdef void legal_taxed_skulls(State state, int seat) noexcept nogil
cpdef void apply_taxed_skulls(State state, int seat, int left, int action) noexcept nogil
cpdef void legal_taxed_steps(State state, int seat, int temple) noexcept nogil
cpdef void apply_taxed_steps(State state, int seat, int temple, int left, int action) noexcept nogil
cpdef void legal_taxed_level(State state, int seat, int track) noexcept nogil
cpdef void apply_taxed_level(State state, int seat, int track, int action) noexcept nogil
