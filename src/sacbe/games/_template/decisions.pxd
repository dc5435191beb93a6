from sacbe.games._template cimport ids
from sacbe.games._template.rules cimport market, setup, turn
from sacbe.games._template.state cimport State

cpdef void legal(State state, int kind, int seat, int a, int b) noexcept nogil
cpdef void apply(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void proceed(State state, int kind, int a, int b) noexcept nogil
