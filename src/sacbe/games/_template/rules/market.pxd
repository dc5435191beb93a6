from sacbe.core cimport ids as core
from sacbe.games._template cimport actions, ids, material
from sacbe.games._template.state cimport State

cpdef int tiles_at(State state, int where) noexcept nogil
cpdef void fill_market(State state) noexcept nogil
cpdef void legal_reveal_tile(State state) noexcept nogil
cpdef void apply_reveal_tile(State state, int action) noexcept nogil
