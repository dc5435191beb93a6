from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport paying, picking, placing, temples
from sacbe.games.tzolkin.state cimport State

cpdef bint can_beg(State state, int seat, int begged) noexcept nogil
cpdef bint must_beg(State state, int seat, int begged) noexcept nogil
cpdef bint is_pitied(State state, int seat, int begged) noexcept nogil
cpdef void legal_turn(State state, int seat, int begged) noexcept nogil
cpdef void apply_turn(State state, int seat, int begged, int action) noexcept nogil
cpdef void beg(State state, int seat, int temple) noexcept nogil
cpdef void apply_placing(State state, int seat, int placed, int action) noexcept nogil
cpdef void apply_picking(State state, int seat, int action) noexcept nogil
cpdef void end_turn(State state, int seat) noexcept nogil
cpdef void take_tooth_corn(State state, int seat) noexcept nogil
