from sacbe.games.tzolkin cimport actions, ids
from sacbe.games.tzolkin.rules cimport technology
from sacbe.games.tzolkin.state cimport State

cpdef void legal_choose_bonus(State state) noexcept nogil
cpdef void apply_choose_bonus(State state, int seat, int action) noexcept nogil
