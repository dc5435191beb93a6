from sacbe.core cimport ids as core
from sacbe.games._template cimport actions, ids, material
from sacbe.games._template.state cimport State

cpdef void lay_out(State state) noexcept nogil
cpdef void ask_favours(State state) noexcept nogil
cpdef void legal_choose_favour(State state) noexcept nogil
cpdef void apply_choose_favour(State state, int seat, int action) noexcept nogil
